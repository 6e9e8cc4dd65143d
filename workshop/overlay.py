"""Python finds the compiled modules of a working copy, while its sources stay where they are.

Installing the working copy (`pip install --editable`) puts this module into the environment and has
it called at each start of Python. The compiled modules lie apart, in `build/engine`, so nothing in
`src` can hide an edited source. They are refused when a source is not what was compiled: what runs
is what is written. ASCLEPIA_PURE=1 leaves them out.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

ADVICE = "`make build` compiles it again, ASCLEPIA_PURE=1 runs the sources as they are"


class Compiled:
    """Finds compiled modules for the sources of one working copy."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.package = os.path.join(root, "src", "asclepia")
        self.library = os.path.join(root, "build", "engine", "lib")
        self.fresh = False  # checked, once a process

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("asclepia."):
            if not path or not path[0].startswith(self.package):
                return None  # another installation
        elif not self.fresh or not name.endswith("__mypyc"):
            return None
        place = os.path.join(self.library, *name.split("."))
        for suffix in EXTENSION_SUFFIXES:
            if os.path.exists(place + suffix):
                self.check()
                return spec_from_file_location(name, place + suffix)
        return None

    def check(self) -> None:
        """Refuse what was compiled from other sources."""
        if self.fresh:
            return
        if why := stale(self.root):
            raise ImportError(why)
        self.fresh = True


def stale(root: str) -> str:
    """Why the compiled engine is not what is written; nothing if it is, or if there is none."""
    try:
        with open(os.path.join(root, "build", "engine", "made.json"), encoding="utf-8") as file:
            made: dict[str, str] = json.load(file)["sources"]
    except FileNotFoundError:
        return ""
    for name, digest in made.items():
        try:
            with open(os.path.join(root, name), "rb") as source:
                now = hashlib.sha256(source.read()).hexdigest()[:32]
        except FileNotFoundError:
            return f"{name} is gone, and the compiled engine still has it: {ADVICE}"
        if now != digest:
            return f"{name} was changed after the engine was compiled: {ADVICE}"
    return ""


def install(root: str) -> None:
    """Called at the start of each Python of the environment."""
    if not os.environ.get("ASCLEPIA_PURE"):
        sys.meta_path.insert(0, Compiled(root))
