"""`python workshop/step.py NAME COMMAND …` runs a step of `make`, and says how long it took.

It runs before anything is installed, so it needs Python alone.
"""

from __future__ import annotations

import subprocess
import sys
import time


def main(name: str, *command: str) -> int:
    print(f"== {name}", flush=True)
    before = time.monotonic()
    code = subprocess.run(command).returncode
    failed = f", and it failed: {name}" if code else ""
    print(f"   {time.monotonic() - before:.0f} s{failed}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
