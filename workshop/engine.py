"""Compiles the engine with mypyc, in parts: what has not changed is not compiled again.

`python -m workshop.engine` compiles into `build/engine`. The sources stay as they are; see
`overlay.py` for how a working copy finds what was compiled, and `hatch_build.py` for how it comes
into the wheel. mypy keeps its cache, C files are compiled on all cores, and an object is kept as
long as its C file, the headers and the way of compiling are the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from workshop import sources

FOLDER = sources.BUILD / "engine"
LIBRARY = FOLDER / "lib"
MADE = FOLDER / "made.json"
LINES = 3  # of a long tale that are kept in the wheel; the build's output has them all
# No other library calls in: calls inside can be direct.
DIRECT = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []
# GCC looks at all C files as one when it links them, so a call into another module costs no more
# than one inside. -O2 with the inlining of -O3 is as fast as -O3, and compiles in half the time.
INLINING = [
    "-fipa-cp-clone",
    "--param=early-inlining-insns=14",
    "--param=inline-min-speedup=15",
    "--param=max-inline-insns-auto=30",
]
GCC = ["-O2", "-flto", *INLINING]
OTHERS = ["-O3"]


class Uncompiled(Exception):
    """The engine could not be compiled; the message is all that was said."""

    def in_short(self) -> str:
        """The first lines that name an error; if none does, the last ones."""
        lines = str(self).splitlines()
        # Each C file may fail in the same way.
        errors = list(dict.fromkeys(line for line in lines if "error:" in line.lower()))
        kept = errors[:LINES] or lines[-LINES:]
        if len(errors) > LINES:
            kept.append(f"({len(errors) - LINES} more errors: `pip install -v` shows them)")
        return "\n".join(kept)


def recipe() -> dict[str, Any]:
    """All that the compiled engine depends on."""
    return {
        "by": [version("mypy"), sysconfig.get_config_var("EXT_SUFFIX"), *DIRECT, *GCC, *OTHERS],
        "sources": sources.contents(sources.engine()),
    }


def changed() -> str:
    """Why the engine has to be compiled; nothing if it is there and as it is written."""
    if not MADE.exists():
        return "it was never compiled"
    made, now = json.loads(MADE.read_text(encoding="utf-8")), recipe()
    if made["by"] != now["by"]:
        return "the tools were changed"
    return sources.first_difference(made["sources"], now["sources"])


def build() -> str:
    """Compile what has changed, and say why; nothing if nothing has."""
    why = changed()
    if why:
        shutil.rmtree(LIBRARY, ignore_errors=True)  # whatever happens, no half of it remains
        MADE.unlink(missing_ok=True)
        now = recipe()  # an edit while it compiles is not in it
        _compile_apart()
        MADE.write_text(json.dumps(now, indent=1), encoding="utf-8")
    return why


def _compile_apart() -> None:
    """In a process of its own: mypyc exits, the C compiler writes where it likes, and both must be
    heard. In English, because `hatch_build.py` looks for errors in what was said."""
    done = subprocess.run(
        [sys.executable, "-m", "workshop.engine", "compile"],
        cwd=sources.ROOT,
        env={**os.environ, "LC_ALL": "C", "ASCLEPIA_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        said = done.stdout.strip()
        raise Uncompiled(said or f"the compilation ended with code {done.returncode}")


def _compile() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import CompileError, LinkError

    compiler = c_compiler()
    if compiler and not shutil.which(compiler):
        sys.exit(f"no C compiler was found ({compiler}): install one, then Asclepia again")
    os.chdir(sources.SOURCE)
    options = ["--config-file", str(sources.ROOT / "pyproject.toml")]
    options += ["--cache-dir", str(FOLDER / "mypy")]
    modules = [str(path.relative_to(sources.SOURCE)) for path in sources.engine()]
    extensions = mypycify(
        [*options, *modules], debug_level="0", multi_file=True, target_dir=str(FOLDER / "c")
    )
    flags, linking = (GCC, in_parallel(GCC)) if is_gcc(compiler) else (OTHERS, [])
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
        if extension.name.endswith("__mypyc"):  # it holds all modules, the others only lead to it
            extension.extra_compile_args += flags
            extension.extra_link_args = [*extension.extra_link_args, *linking]
    command = in_parts()(Distribution({"name": "asclepia", "ext_modules": extensions}))
    command.build_lib = str(LIBRARY)
    command.build_temp = str(FOLDER / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:  # it has told itself what was wrong
        sys.exit(f"{error}\nerror: the C compiler failed")


def in_parts() -> Any:
    """setuptools' command, but it compiles C files on all cores, and none that it has compiled."""
    from setuptools.command.build_ext import build_ext

    class InParts(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            Path(self.build_temp).mkdir(parents=True, exist_ok=True)
            headers = hashlib.sha256(repr(recipe()["by"]).encode())
            for header in sorted((FOLDER / "c").rglob("*.h")):
                headers.update(header.read_bytes())
            compile_c = compiler.compile

            def compiled(source: str, extension: Any) -> str:
                key = headers.copy()
                key.update(" ".join(extension.extra_compile_args).encode())
                key.update(Path(source).read_bytes())
                kept = Path(self.build_temp) / f"{key.hexdigest()[:32]}.o"
                if not kept.exists():
                    [made] = compile_c(
                        [source],
                        output_dir=self.build_temp,
                        include_dirs=extension.include_dirs,
                        extra_postargs=extension.extra_compile_args,
                    )
                    os.replace(made, kept)
                return str(kept)

            todo = [(one, extension) for extension in self.extensions for one in extension.sources]
            todo.sort(key=lambda one: -Path(one[0]).stat().st_size)  # the longest first
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                objects = list(threads.map(lambda one: compiled(*one), todo))
            place = {source: made for (source, _), made in zip(todo, objects, strict=True)}
            for old in set(Path(self.build_temp).glob("*.o")) - {*map(Path, objects)}:
                old.unlink()
            compiler.compile = lambda sources, **_: [place[one] for one in sources]
            super().build_extensions()  # links them

    return InParts


def c_compiler() -> str:
    """The C compiler that setuptools will call; nothing where it searches for one itself."""
    from distutils import ccompiler, sysconfig  # setuptools brings them

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return str(compiler.compiler_so[0]) if compiler.compiler_type == "unix" else ""


def is_gcc(compiler: str) -> bool:
    """Whether it is GCC itself: on a Mac, clang answers to that name."""
    if not compiler:
        return False
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said


def in_parallel(flags: list[str]) -> list[str]:
    """How to link: GCC leaves parallel work to make, which not every machine has."""
    parallel = f"-flto={os.cpu_count()}" if shutil.which("make") else "-flto"
    return [parallel if one == "-flto" else one for one in flags]


if __name__ == "__main__":
    if sys.argv[1:] == ["compile"]:
        _compile()
    else:
        build()
