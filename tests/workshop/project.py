"""A tiny working copy: our build files around two modules to compile and a page of one file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
PLACE = "../src/asclepia/server/page"
PAGE = (
    f"const fs = require('fs'); fs.mkdirSync('{PLACE}', {{ recursive: true }});"
    f"fs.writeFileSync('{PLACE}/index.html', 'a page')"
)
PURE = "asclepia-1-py3-none-any.whl"


class Project:
    """A folder with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "workshop", folder / "workshop", ignore=ignored)
        self.write("src/asclepia/__init__.py", '__version__ = "1"')
        self.write("src/asclepia/table/__init__.py", "")
        self.write("src/asclepia/table/module.py", "number: int = 1")
        self.write("src/asclepia/table/other.py", "letter: str = 'a'")
        self.write("web/package-lock.json", "{}")
        self.write("web/node_modules/.installed", "{}")  # nothing needs installing
        self.write("web/src/main.ts", "")
        self.write("web/public/robots.txt", "")
        self.script(PAGE)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def script(self, text: str) -> None:
        """How the page is built."""
        self.write("web/build.cjs", text)
        self.write("web/package.json", json.dumps({"scripts": {"build": "node build.cjs"}}))

    def build(self, code: int = 0, **settings: str) -> str:
        """Build the wheel; what was said."""
        words = ("-m", "hatchling", "build", "-t", "wheel")
        return run(*words, cwd=self.folder, code=code, **settings)

    def wheels(self) -> list[str]:
        return sorted(path.name for path in self.folder.glob("dist/*"))

    def kept(self) -> str:
        """The reason that the wheel keeps."""
        assert self.wheels() == [PURE]
        with ZipFile(self.folder / "dist" / PURE) as wheel:
            assert wheel.read("asclepia/server/page/index.html") == b"a page"
            return wheel.read("asclepia/uncompiled.txt").decode()


def run(*words: str, cwd: Path, code: int | None = 0, **settings: str) -> str:
    """Run Python in an environment that only these settings change; what it said."""
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in ("PYTHONPATH", "ASCLEPIA_PURE")
    }
    done = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**environment, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert code is None or done.returncode == code, done.stdout
    return done.stdout
