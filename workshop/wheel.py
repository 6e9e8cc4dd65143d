"""`make wheel`: the package in `dist`, built as pip builds it for anybody, in an empty environment.

Only the tools have the pinned versions, so what `make build` has compiled is taken as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from workshop import sources

DIST = sources.ROOT / "dist"


def build(folder: Path = DIST) -> Path:
    """Build the wheel, the only one in the folder."""
    pins = str(sources.ROOT / "requirements.lock")
    shutil.rmtree(folder, ignore_errors=True)
    words = ("wheel", "--disable-pip-version-check", "--no-deps", "--wheel-dir", str(folder), ".")
    subprocess.run(
        [sys.executable, "-m", "pip", *words],
        cwd=sources.ROOT,
        # The first name is for pip before 25.3.
        env={**os.environ, "PIP_CONSTRAINT": pins, "PIP_BUILD_CONSTRAINT": pins},
        check=True,
    )
    [wheel] = folder.glob("*.whl")
    return wheel


if __name__ == "__main__":
    build()
