"""Why a bot moved: told when the game is over, thought about once, from what it knew then."""

from __future__ import annotations

import asyncio

import pytest

from asclepia.server import thinking, wire
from tests.server.test_bots import Clock, Thinkers, act, chairs, played, settle

pytestmark = pytest.mark.usefixtures("tiny_games")


class Lookers(Thinkers):
    """Look back here and at once, unless they are to wait."""

    def __init__(self, gate=None):
        super().__init__()
        self.looked = []
        self.gate = gate

    async def explain(self, question, done, person):
        self.looked.append((question.seat, len(question.moves), done, person))
        if self.gate is not None:
            await self.gate.wait()
        return thinking.explain(question, done)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(thinking, "HINT_SECONDS", 0.01)


async def begun(service, *who, person="ada"):
    table = await service.seating.create(person, "Ada", wire.NewTable("clinic", chairs(*who)))
    room, _ = await service.watching.enter(table, person)
    await settle()
    return room


async def finish(service, room, clock):
    """Ada and the bots play to the end."""
    while not room.match.state.over:
        if 0 in room.match.state.pending and 0 not in room.bots:
            await act(service, room)
        else:
            await clock.ring()
    assert room.row.status == "over"


def plies(room, seat):
    return [ply for ply, (one, _) in enumerate(room.match.moves, 1) if one == seat]


async def refused(answer):
    with pytest.raises(wire.Refused) as found:
        await answer
    return found.value.key, found.value.status


def test_a_bots_move_is_explained_from_what_it_knew_then(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        for ply in plies(room, 1)[:4]:
            told = await service.archive.why(room.row.id, "eve", ply)
            assert (told.ply, told.seat, told.level) == (ply, 1, "novice")
            assert told.verdict in ("only", "best", "equal", "better")
            assert (told.better is None) == (told.verdict != "better")
            done = room.match.moves[ply - 1][1].code
            assert thinkers.looked[-1] == (1, ply - 1, done, "eve")

    played(tmp_path, thinkers, clock, story)


def test_it_is_thought_about_once(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        ply = plies(room, 1)[0]
        asked = [service.archive.why(room.row.id, who, ply) for who in ("ada", "eve")]
        one, two = await asyncio.gather(*asked)
        assert one == two == await service.archive.why(room.row.id, "bede", ply)
        assert len(thinkers.looked) == 1

    played(tmp_path, thinkers, clock, story)


def test_nothing_is_told_while_the_game_goes_on(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        while not plies(room, 1):
            if 0 in room.match.state.pending:
                await act(service, room)
            else:
                await clock.ring()
        for person in ("ada", "eve"):
            asked = service.archive.why(room.row.id, person, plies(room, 1)[0])
            assert await refused(asked) == ("not-over", 403)
        assert thinkers.looked == []

    played(tmp_path, thinkers, clock, story)


def test_ones_own_move_is_looked_at_again(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        told = await service.archive.why(room.row.id, "ada", plies(room, 0)[0])
        assert (told.seat, told.level) == (0, "you")

    played(tmp_path, thinkers, clock, story)


def test_nor_by_playing_on_in_their_seat(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        last = len(room.match.moves) - 1
        wish = wire.Branch(last, chairs("me", "me"))
        taken = await service.archive.branch(room.row.id, "eve", "Eve", wish)
        room, _ = await service.watching.enter(taken, "eve")
        while not room.match.state.over:
            [seat, *_] = room.match.state.pending
            code = room.match.state.choices(seat)[0].code
            await service.playing.act(taken, "eve", wire.Act(seat, room.ply, code))
        asked = service.archive.why(taken, "eve", plies(room, 0)[0])
        assert await refused(asked) == ("no-bot", 404)
        assert thinkers.looked == []

    played(tmp_path, thinkers, clock, story)


def test_another_persons_move_is_refused(tmp_path):
    """What somebody might have done better is nobody else's business."""
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        why = service.archive.why
        assert await refused(why(room.row.id, "eve", plies(room, 0)[0])) == ("no-bot", 404)
        for ply in (0, -1, len(room.match.moves) + 1, 10**9):
            assert await refused(why(room.row.id, "ada", ply)) == ("bad-ply", 400)
        assert thinkers.looked == []

    played(tmp_path, thinkers, clock, story)


def test_a_stand_in_is_a_bot_as_long_as_it_plays(tmp_path):
    thinkers, clock = Lookers(), Clock()

    async def story(service):
        room = await begun(service, "me", "apprentice")
        while not plies(room, 0):
            await act(service, room)
        made = len(room.match.moves)
        await service.leaving.stand_in(room.row.id, "ada", 0, "physician")
        await settle()
        await finish(service, room, clock)
        levels = [room.bot_then(0, ply - 1) for ply in plies(room, 0)]
        assert levels == [None if ply <= made else "physician" for ply in plies(room, 0)]
        assert {room.bot_then(1, ply - 1) for ply in plies(room, 1)} == {"apprentice"}

    played(tmp_path, thinkers, clock, story)


def test_one_person_has_only_a_few_thought_about_at_once(tmp_path):
    clock = Clock()

    async def story(service):
        gate = service.archive.whys.thinkers.gate = asyncio.Event()
        room = await begun(service, "me", "novice")
        await finish(service, room, clock)
        some = plies(room, 1)[:6]
        assert len(some) == 6
        why = service.archive.why
        waiting = [asyncio.ensure_future(why(room.row.id, "eve", ply)) for ply in some[:4]]
        await settle()
        assert await refused(why(room.row.id, "eve", some[4])) == ("too-many", 429)
        other = asyncio.ensure_future(why(room.row.id, "bede", some[5]))
        await settle()
        gate.set()
        await asyncio.gather(*waiting, other)
        assert (await why(room.row.id, "eve", some[4])).ply == some[4]

    played(tmp_path, Lookers(), clock, story)
