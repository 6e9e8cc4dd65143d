"""What hatchling calls while it builds the wheel: it takes the compiled engine and the page along.

`workshop/engine.py` and `workshop/page.py` make both, or find them made. Where compiling fails, or
with ASCLEPIA_PURE=1, the wheel is plain Python and works all the same; `uncompiled.txt` in it then
keeps the reason, because pip shows nothing of what a build says unless it is called with `-v`.
An editable install takes nothing along: it is told where the working copy is, and
`workshop/overlay.py` does the rest.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from workshop import engine, npm, page, sources  # noqa: E402
from workshop.build import told  # noqa: E402

NOTICE = "Asclepia is built without compiling its engine: it works, several times slower."


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        taken: dict[str, str] = build_data["force_include"]
        if version == "editable":
            self._lead_to_the_working_copy(build_data["force_include_editable"])
            return
        print("== engine and page: the first time this takes a minute or more", flush=True)
        with ThreadPoolExecutor() as threads:  # the page is built while the engine compiles
            built = threads.submit(told, "page", page.build)
            if os.environ.get("ASCLEPIA_PURE"):
                print("   engine: ASCLEPIA_PURE is set, it stays uncompiled", flush=True)
                self._keep("ASCLEPIA_PURE was set when it was built", taken)
            else:
                self._compile(build_data)
        try:
            built.result()
        except npm.Failed as error:
            self.app.abort(f"Asclepia's page could not be built: {error}")
        taken[str(sources.PAGE)] = "asclepia/server/page"

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            told("engine", engine.build)
        except engine.Uncompiled as error:
            self.app.display_warning(f"{NOTICE} The reason:\n{error}")
            self._keep(error.in_short(), build_data["force_include"])
            return
        for path in engine.LIBRARY.rglob("*.*"):
            if path.is_file():
                place = path.relative_to(engine.LIBRARY)
                build_data["force_include"][str(path)] = str(place)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _keep(self, reason: str, taken: dict[str, str]) -> None:
        taken[self._written("uncompiled.txt", f"{reason}\n")] = "asclepia/uncompiled.txt"

    def _lead_to_the_working_copy(self, taken: dict[str, str]) -> None:
        line = f"import _asclepia_overlay; _asclepia_overlay.install({str(ROOT)!r})\n"
        taken[self._written("overlay.pth", line)] = "_asclepia_overlay.pth"
        taken[str(ROOT / "workshop" / "overlay.py")] = "_asclepia_overlay.py"

    def _written(self, name: str, text: str) -> str:
        path = sources.BUILD / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return str(path)
