"""Which tests run, and in which order: the slowest first, so that no worker is left with one.

`durations.json` says how long the slow ones take; `pytest --note-durations` notes it anew. Workers
get tests one by one, but a file that makes something once for its tests stays together.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
DURATIONS = TESTS / "durations.json"
SLOW = 0.5  # seconds

_took: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    nightly = "also the tests that are marked `nightly`: they are too long for each push"
    parser.addoption("--nightly", action="store_true", help=nightly)
    noted = f"note in {DURATIONS.name} how long the slow ones of these tests took"
    parser.addoption("--note-durations", action="store_true", help=noted)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("nightly"):
        left_out = [one for one in items if is_for_the_night(one)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [one for one in items if not is_for_the_night(one)]
    known: dict[str, float] = json.loads(DURATIONS.read_text())
    long: dict[str, float] = {}
    for item in items:
        unit = unit_of(item.nodeid)
        long[unit] = long.get(unit, 0.0) + known.get(item.nodeid, 0.0)
    place = {unit: number for number, unit in enumerate(long)}
    # Browser tests come last: the browser's driver keeps an event loop running in its process,
    # beside which no other could be run.
    browsing = {one.path for one in items if "browser" in getattr(one, "fixturenames", ())}

    def turn(item: pytest.Item) -> tuple[bool, float, int]:
        unit = unit_of(item.nodeid)
        return item.path in browsing, -long[unit], place[unit]

    items.sort(key=turn)


def at_night(*values: Any) -> Any:
    """A case of a test that others stand for on each push."""
    return pytest.param(*values, marks=pytest.mark.nightly)


def first_by_day(values: Iterable[Any]) -> list[Any]:
    """Cases that differ little: on each push the first one stands for all."""
    first, *others = values
    return [first, *map(at_night, others)]


def is_for_the_night(item: pytest.Item) -> bool:
    import asclepia  # not before it is known that it is what is written

    return item.get_closest_marker("nightly") is not None or (
        item.get_closest_marker("compiled") is not None and not asclepia.compiled
    )


def unit_of(nodeid: str) -> str:
    """What one worker does without a break: a test, or a file whose tests share something."""
    file = nodeid.partition("::")[0]
    return file if shares(TESTS.parent / file) else nodeid


@cache
def shares(file: Path) -> bool:
    """Whether a file, or a conftest above it, makes something once for all tests of a file."""
    above = [folder / "conftest.py" for folder in file.parents if folder.is_relative_to(TESTS)]
    texts = [one.read_text(encoding="utf-8") for one in (file, *above) if one.is_file()]
    return any('scope="module"' in text for text in texts)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from xdist.scheduler import LoadScopeScheduling

    class SlowestFirst(LoadScopeScheduling):
        """Gives out the units in the order in which they were collected."""

        def _split_scope(self, nodeid: str) -> str:
            return unit_of(nodeid)

    config.option.loadscopereorder = False
    return SlowestFirst(config, log)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _took[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    worker = hasattr(session.config, "workerinput")
    if session.config.getoption("note_durations") and not worker:
        known: dict[str, float] = json.loads(DURATIONS.read_text())
        gone = {one for one in known if not (TESTS.parent / one.partition("::")[0]).exists()}
        known = {one: took for one, took in known.items() if one not in _took.keys() | gone}
        known |= {one: round(took, 1) for one, took in _took.items() if took >= SLOW}
        DURATIONS.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n")
