"""Looking at games again costs the loop nothing: a replay is made elsewhere, once for all who
see the same, and nobody gets one that is not theirs to see."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from asclepia.server import replays, thinking, wire
from tests.server.test_bots import Clock, Thinkers, act, chairs, played, settle

pytestmark = pytest.mark.usefixtures("tiny_games")


class Readers(Thinkers):
    """They replay here, when the test lets them, and count."""

    def __init__(self):
        super().__init__()
        self.replayed = []
        self.ready = asyncio.Event()

    async def replay(self, log, perspective, person):
        self.replayed.append((len(log.moves), perspective, person))
        await self.ready.wait()
        return thinking.replay(log, perspective)


async def table(service, *words):
    made = await service.seating.create("ada", "Ada", wire.NewTable("clinic", chairs(*words)))
    room, _ = await service.watching.enter(made, "ada")
    return made, room


def look(service, made, perspective="watch", person="ada"):
    return asyncio.ensure_future(service.archive.replay(made, person, perspective))


def test_many_readers_of_the_same_are_served_once(tmp_path):
    readers = Readers()

    async def story(service):
        made, room = await table(service, "me", "me")
        await act(service, room)
        looks = [look(service, made, person=f"guest {i}") for i in range(8)]
        await settle()
        looks[0].cancel()  # whoever came first goes: the others wait for it all the same
        readers.ready.set()
        found = [await one for one in looks[1:]]
        assert readers.replayed == [(1, "watch", "guest 0")]
        steps = [msgspec.to_builtins(msgspec.json.decode(one.steps)) for one in found]
        assert [step["ply"] for step in steps[0]] == [0, 1]
        assert all(one == steps[0] for one in steps)
        await look(service, made)
        assert len(readers.replayed) == 1
        await look(service, made, "0")
        await act(service, room)  # and there is more to see
        await look(service, made)
        assert readers.replayed[1:] == [(1, "0", "ada"), (2, "watch", "ada")]

    played(tmp_path, readers, Clock(), story)


def test_what_one_may_see_is_not_shown_to_another(tmp_path):
    readers = Readers()
    readers.ready.set()

    async def story(service):
        made, _ = await table(service, "me", "me")
        await look(service, made, "0")
        with pytest.raises(wire.Refused, match="not yours"):
            await look(service, made, "0", person="ben")
        with pytest.raises(wire.Refused, match="hands"):
            await look(service, made, "open")

    played(tmp_path, readers, Clock(), story)


def test_only_so_much_is_kept(tmp_path, monkeypatch):
    readers = Readers()
    readers.ready.set()

    async def story(service):
        made, _ = await table(service, "me", "me")
        first = await look(service, made, "0")
        size = len(first.steps) + len(first.printed)
        monkeypatch.setattr(replays, "KEPT", int(2.5 * size))
        for perspective in ("0", "1", "0", "watch", "0", "1"):
            await look(service, made, perspective)
        # The spectator's took the place of seat 1's: seat 0's had been looked at since.
        assert [seen for _, seen, _ in readers.replayed] == ["0", "1", "watch", "1"]

    played(tmp_path, readers, Clock(), story)


def test_a_replay_that_failed_is_tried_again(tmp_path):
    readers = Readers()
    readers.ready.set()
    real = readers.replay

    async def failing(*asked):
        readers.replay = real
        raise LookupError

    async def story(service):
        made, _ = await table(service, "me", "me")
        readers.replay = failing
        with pytest.raises(LookupError):
            await look(service, made)
        assert (await look(service, made)).steps

    played(tmp_path, readers, Clock(), story)
