"""`make build`: the engine and the page, side by side, each only if its sources have changed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from workshop import engine, npm, page, sources

REASON = sources.SOURCE / "asclepia" / "uncompiled.txt"  # as in a wheel: the command tells it


def told(what: str, build: Callable[[], str]) -> None:
    """Build a part, and say how long it took, or that nothing had to be done."""
    before = time.monotonic()
    if why := build():
        print(f"   {what}: {why}; made in {time.monotonic() - before:.0f} s", flush=True)


def compiled() -> str:
    """The engine; without a C compiler it runs uncompiled, several times slower."""
    try:
        why = engine.build()
    except engine.Uncompiled as error:
        REASON.write_text(f"{error.in_short()}\n", encoding="utf-8")
        return f"NOT compiled, it runs several times slower. The reason:\n{error}"
    REASON.unlink(missing_ok=True)
    return why


def main() -> None:
    print("== engine and page", flush=True)
    with ThreadPoolExecutor() as threads:
        built = threads.submit(told, "page", page.build)
        if os.environ.get("ASCLEPIA_PURE"):
            print("   engine: ASCLEPIA_PURE is set, it runs uncompiled", flush=True)
        else:
            told("engine", compiled)
        try:
            built.result()
        except npm.Failed as error:
            sys.exit(f"The page could not be built: {error}")


if __name__ == "__main__":
    main()
