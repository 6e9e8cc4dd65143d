"""The hosted workflows do only what a developer can do with `make`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
#: Of those who host the repository, make wheels or run the package index.
OFFICIAL = ("actions/", "pypa/")


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_step_calls_make_or_an_official_action(path):
    for step in steps(path):
        if "uses" in step:
            assert step["uses"].startswith(OFFICIAL), step
        else:
            called = re.fullmatch(r"make (\w+)( \w+=\S*( \S+)*)?", step["run"])
            assert called, step
            assert called[1] in TARGETS, step


def test_what_is_promised_of_the_workflows_is_in_them():
    called = {step["run"].split()[1] for path in WORKFLOWS for step in steps(path) if "run" in step}
    assert {"test", "nightly", "gate", "sdist"} <= called
    matrix = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    assert matrix["jobs"]["test"]["strategy"]["matrix"]["python"][0] == "3.11"
