"""Bots take the same moment whatever they hold: how long they take tells nothing."""

from __future__ import annotations

import asyncio
import random

import pytest

from asclepia.players import LEVELS, seconds_of_thought
from asclepia.server import thinking, wire
from asclepia.server.bus import Bus
from asclepia.server.service import Service
from asclepia.server.storage import Storage


class Thinkers:
    """Think here and at once, and keep how many choices there were."""

    count = 2

    def __init__(self):
        self.choices = []

    async def decide(self, question, level, person):
        await asyncio.sleep(0)
        self.choices.append(len(question.glimpse().choices()))
        return thinking.decide(question, "novice", 1)


async def waits_of_a_game(database, level, pause):
    """What two bots waited for in a game, and how many choices they had each time."""
    storage = Storage(f"sqlite+aiosqlite:///{database}")
    await storage.open()
    thinkers = Thinkers()
    waits = []

    async def wait(seconds):
        waits.append((seconds, len(thinkers.choices)))

    service = Service(storage, Bus(), thinkers, pause, wait)
    chairs = [wire.ChairWish("bot", level)] * 2
    wish = wire.NewTable("garum", chairs, {"board": "baelo"})
    table = await service.seating.create("ada", "Ada", wish)
    while service.bots.tasks:
        await asyncio.gather(*service.bots.tasks)
    assert (await service.rooms.room(table)).row.status == "over"
    await service.close()
    await storage.close()
    return waits, thinkers.choices


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_takes_the_same_moment(tmp_path, monkeypatch, level):
    monkeypatch.setattr(random, "random", lambda: 0.5)
    waits, choices = asyncio.run(waits_of_a_game(tmp_path / "a.db", level, 0.0))
    assert len(set(choices)) > 3  # easy questions and hard ones
    assert len(waits) == len(choices)
    assert len({seconds for seconds, _ in waits}) == 1
    assert waits[0][0] > seconds_of_thought(level)
    # It runs from the question on, beside the thinking.
    assert [thought for _, thought in waits] == list(range(len(waits)))


def test_people_can_follow_however_fast_a_level_thinks(tmp_path, monkeypatch):
    monkeypatch.setattr(random, "random", lambda: 0.0)
    waits, _ = asyncio.run(waits_of_a_game(tmp_path / "a.db", "novice", 0.5))
    assert {seconds for seconds, _ in waits} == {0.5}
