"""Clocks: they run for people who are asked and only then, are stored with every move, stand still
while the server is down, and what happens when one runs out happens once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.util import await_only

import asclepia
from asclepia.server import clock, wire
from asclepia.server.bus import Bus
from asclepia.server.clocks import DAY, Clocks, Entry, Players, Step
from asclepia.server.endings import idle
from asclepia.server.flags import OUT_OF_PLAY
from asclepia.server.pace import UNTIMED, agreed
from asclepia.server.schema import TIME_UP
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import GAP, Storage
from tests.server.databases import ON_POSTGRES
from tests.server.service import PATIENCE, Hands, side_by_side
from tests.server.test_bots import Clock, Thinkers, chairs, settle, watched
from tests.server.test_rooms import hear, heard

pytestmark = pytest.mark.usefixtures("tiny_games")

LIVE = wire.Pace("live", bank=60, increment=10)
DAYS = wire.Pace("days", days=2)
BOTH = (0, 1)  # people
PEOPLE = Players(BOTH)


# The arithmetic


class Table:
    """Clocks of a table for two people, and who is asked there."""

    def __init__(self, pace, *asked, players=PEOPLE):
        self.pace, self.asked, self.players, self.ply = pace, asked, players, 0
        self.clocks = Clocks.new(pace, 2).gone_on(pace, 1000, 0, players, (), asked)
        self.begun, self.log = (pace, 2, players, asked), []

    def goes_on(self, at, mover, *asked, in_turn=True, back=False):
        self.ply += 1
        step = None if mover is None else Step(mover, in_turn, back)
        entry = Entry(self.players, self.asked, asked, step)
        self.clocks = self.clocks.gone_on(self.pace, at, self.ply, *entry[:4])
        if back:
            before = Clocks.timeless(*self.begun, self.log)
            mine = (one for one in reversed(self.log) if one.step and one.step.seat == mover)
            self.log.remove(next(mine))
            after = Clocks.timeless(*self.begun, self.log)
            self.clocks = self.clocks.with_increments(before, after)
        else:
            self.log.append(entry)
        self.asked = asked

    def stand_in(self, at, *stand_ins, people=BOTH):
        """Seats change hands: others are asked the same as before."""
        self.players = Players(people, stand_ins)
        self.goes_on(at, None, *self.asked)

    def left(self, at):
        return [one.left for one in self.clocks.told(at, self.players)]

    @property
    def running(self):
        return [seat for seat, since in enumerate(self.clocks.asked) if since is not None]


def test_a_clock_runs_while_its_person_is_asked():
    table = Table(LIVE, 0)
    assert (table.running, table.clocks.flag) == ([0], 61_000)
    assert table.left(8000) == [53_000, 60_000]
    table.goes_on(8000, 0, 1)
    assert table.running == [1]
    assert table.left(20_000) == [63_000, 48_000]


def test_the_increment_is_for_a_turn_and_not_for_its_steps():
    table = Table(LIVE, 0)
    for step in range(1, 5):
        table.goes_on(1000 + step * 2000, 0, 0)
    assert table.left(11_000) == [50_000, 60_000]
    table.goes_on(11_000, 0, 1)
    assert table.left(11_000) == [60_000, 60_000]


def test_who_is_asked_at_once_has_a_clock_at_once():
    table = Table(LIVE, 0, 1)
    table.goes_on(4000, 0, 1)
    assert table.left(9000) == [67_000, 52_000]
    assert table.clocks.flag == 61_000
    assert table.clocks.over(60_999) == []
    assert table.clocks.over(61_000) == [1]


def test_who_answers_last_has_the_increment_too_although_all_are_asked_again():
    table = Table(LIVE, 0, 1)
    table.goes_on(4000, 0, 1)
    table.goes_on(5000, 1, 1)  # in two steps
    table.goes_on(6000, 1, 0, 1)
    assert table.left(6000) == [67_000, 65_000]
    # Taken back, that was no end.
    table.goes_on(8000, 1, 1, back=True)
    assert table.left(8000) == [65_000, 53_000]
    table.goes_on(9000, 1, 0, 1)
    assert table.left(9000) == [65_000, 62_000]


def test_bots_have_no_clock():
    table = Table(LIVE, 0, 1, players=Players([1]))
    assert table.running == [1]
    assert table.left(2000) == [None, 59_000]
    table.stand_in(3000, people=())  # the seat is given up for good
    assert (table.running, table.clocks.flag) == ([], None)
    assert table.left(9000) == [None, None]


def test_an_answer_in_the_course_of_another_s_turn_earns_nothing():
    """However often the seat is asked, and whatever it answers."""
    table = Table(LIVE, 0)
    table.goes_on(2000, 0, 1)
    assert table.left(2000)[0] == 69_000
    for at in range(3000, 9000, 2000):
        table.goes_on(at, 1, 0, in_turn=False)
        table.goes_on(at + 1000, 0, 1, in_turn=False)
    assert table.left(8000) == [66_000, 57_000]


def test_a_turn_that_begins_with_an_answer_earns_once():
    table = Table(LIVE, 0)
    table.goes_on(2000, 0, 0, in_turn=False)  # the last pass, then its own turn
    table.goes_on(3000, 0, 0)
    table.goes_on(4000, 0, 1)
    assert table.left(4000)[0] == 67_000
    # A turn that ends with an answer has been a turn.
    table = Table(LIVE, 0)
    table.goes_on(2000, 0, 0)
    table.goes_on(3000, 0, 1, in_turn=False)
    assert table.left(3000)[0] == 68_000


def test_a_turn_that_is_taken_back_earns_nothing_for_the_answer_before_it():
    table = Table(LIVE, 0)
    table.goes_on(2000, 0, 0, in_turn=False)
    table.goes_on(3000, 0, 1)
    assert table.left(3000)[0] == 68_000
    table.goes_on(4000, 0, 0, back=True)
    assert table.left(4000)[0] == 58_000
    table.goes_on(5000, 0, 0, in_turn=False, back=True)
    table.goes_on(6000, 0, 1, in_turn=False)  # another answer, which ends it
    assert table.left(6000)[0] == 56_000


def test_the_increment_of_an_answer_that_is_taken_back_is_not_taken_away():
    table = Table(LIVE, 0)
    table.goes_on(2000, 0, 1, in_turn=False)
    table.goes_on(3000, 0, 0, in_turn=False, back=True)
    assert table.left(3000)[0] == 59_000


def test_what_is_taken_back_gives_no_time():
    table = Table(LIVE, 0)
    table.goes_on(6000, 0, 1)
    assert table.left(6000) == [65_000, 60_000]
    table.goes_on(9000, 0, 0, back=True)
    # The increment is gone, what was spent is spent; who was asked for nothing gets nothing.
    assert table.left(9000) == [55_000, 57_000]
    table.goes_on(10_000, 0, 1)
    assert table.left(10_000) == [64_000, 57_000]


def test_of_several_moves_that_are_taken_back_no_increment_is_left(told, hands):
    """A turn, and two answers that earn nothing: what has ended last is not what was taken back."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me")
        await act(service, room, 0)
        for _ in range(2):
            for seat in (0, 1, 0):  # a dose, and both pass
                await act(service, room, seat)
            assert room.clocks.left == [70_000, 60_000]
            for seat in (0, 1, 0):
                await service.playing.undo(room.row.id, "ada", wire.Undo(seat, room.ply))
            assert room.clocks.left == [60_000, 60_000]

    told(story)


def test_a_turn_by_days_has_the_whole_time_and_taking_back_does_not_renew_it():
    table = Table(DAYS, 0)
    assert table.clocks.flag == 1000 + 2 * DAY
    table.goes_on(DAY, 0, 1)
    table.goes_on(DAY + 5, 0, 0, back=True)
    assert table.left(DAY + 5)[0] == DAY + 1000
    table.goes_on(DAY + 6, 0, 1)
    table.goes_on(DAY + 7, 1, 0)
    assert table.left(DAY + 7)[0] == 2 * DAY


@pytest.mark.parametrize("asked", [[1], [0, 1]])
def test_after_the_time_there_is_the_increment(asked):
    table = Table(LIVE, 0)
    table.clocks = table.clocks.run_out(0)
    assert (table.clocks.out, table.running, table.clocks.flag) == ([0], [], None)
    table.goes_on(70_000, 0, 0)
    assert table.clocks.out == [0]  # its turn is not over
    table.goes_on(71_000, 0, *asked)
    assert (table.clocks.out, table.clocks.firm) == ([], [2, 0])
    assert table.running == asked
    assert table.left(71_000) == [10_000, 60_000]


# What is agreed


def test_a_live_table_has_the_game_s_own_measure():
    for name in asclepia.games():
        game = asclepia.load(name)
        if len(game.seats) > 1:
            found = agreed(game, game.seats[-1], wire.Pace("live"))
            assert (found.bank, found.increment) == game.live
    garum = asclepia.load("garum")
    assert agreed(garum, 2, None) == UNTIMED
    assert agreed(garum, 2, wire.Pace("untimed", bank=5, days=9)) == UNTIMED
    assert agreed(garum, 2, wire.Pace("days", bank=5, days=3)) == wire.Pace("days", days=3)
    assert agreed(garum, 2, LIVE) == LIVE


@pytest.mark.parametrize(
    ("pace", "words"),
    [
        (wire.Pace("live", bank=5), "bank: 30 to 10800 seconds, not 5"),
        (wire.Pace("live", bank=10**9), "bank: 30 to 10800"),
        (wire.Pace("live", increment=-1), "increment: 5 to 600 seconds, not -1"),
        (wire.Pace("days"), "days: 1 to 7 for a decision, not 0"),
        (wire.Pace("days", days=8), "days: 1 to 7 for a decision, not 8"),
    ],
)
def test_what_cannot_be_agreed_is_refused(pace, words):
    with pytest.raises(wire.Refused, match=words) as refused:
        agreed(asclepia.load("garum"), 2, pace)
    assert (refused.value.key, refused.value.status) == ("bad-pace", 400)


def test_a_game_for_one_has_no_clock():
    with pytest.raises(wire.Refused, match="a game for one"):
        agreed(asclepia.load("hippocrates"), 1, LIVE)


# Tables


@pytest.fixture
def hands(tmp_path, monkeypatch) -> Iterator[Hands]:
    """The clock of this process, which goes on only when it is turned."""
    found, since = Hands(tmp_path), time.time()
    monkeypatch.setattr(clock, "time", SimpleNamespace(time=lambda: since))
    clock.turned_by(tmp_path / "ahead")
    yield found
    clock.turned_by(None)
    clock.was_down(0)


class House:
    """Services on one database, in this process, which do not hear of each other; they sweep when
    the test says so."""

    def __init__(self, database):
        self.url = Settings.from_environment(database).database
        self.services = []

    async def open(self):
        kept = watched(Storage(self.url))
        await kept.open()
        await kept.beat()
        service = Service(kept, Bus(), Thinkers(), 0.0, Clock())
        await service.rooms.open()
        self.services.append(service)
        side_by_side(self.services)
        return service

    async def leave(self, service):
        self.services.remove(service)
        await service.close()
        await service.rooms.storage.close()

    async def tidy(self):
        """Nothing of this story is found by the next."""
        service = await self.open()
        async with service.rooms.storage.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET status = 'closed', flag = NULL")


@pytest.fixture
def told(database, hands):
    """Tells a story in a house."""

    def tell(story):
        async def whole():
            house = House(database)
            try:
                return await asyncio.wait_for(story(house), PATIENCE)
            finally:
                await house.tidy()
                for service in list(house.services):
                    await house.leave(service)

        return asyncio.run(whole())

    return tell


async def sat(service, *words, game="clinic", pace=LIVE):
    """A table, its room, and Ada's page, which was greeted."""
    wish = wire.NewTable(game, chairs(*words), pace=pace)
    table = await service.seating.create("ada", "Ada", wish)
    room, page = await service.watching.enter(table, "ada")
    hello = await hear(page, "hello")
    return room, page, hello


async def act(service, room, seat, choice=0):
    code = room.match.state.choices(seat)[choice].code
    await service.playing.act(room.row.id, "ada", wire.Act(seat, room.ply, code))


async def let_bots_play(service):
    await settle()
    waits = service.bots._wait.waits
    while waits:
        if waits[0][1].done():  # another process has answered, and it was given up
            waits.pop(0)
        else:
            await service.bots._wait.ring()


def seconds(clocks):
    """What the page was told."""
    return [None if one["left"] is None else one["left"] / 1000 for one in clocks]


def test_every_move_tells_and_stores_the_clocks(told, hands):
    async def story(house):
        service = await house.open()
        room, page, hello = await sat(service, "me", "me", "novice")
        assert hello["info"]["pace"]["kind"] == "live"
        assert seconds(hello["info"]["clocks"]) == [60, 60, None]
        assert [one["running"] for one in hello["info"]["clocks"]] == [True, False, False]
        hands.later(20)
        await act(service, room, 0)
        update = await hear(page, "update")
        assert seconds(update["clocks"]) == [40, 60, None]  # the turn has two steps
        hands.later(10)
        await act(service, room, 0)
        update = await hear(page, "update")
        assert [one["running"] for one in update["clocks"]] == [False, True, False]
        assert seconds(update["clocks"]) == [40, 60, None]
        row = await service.rooms.storage.table(room.row.id)
        assert row.clocks == room.clocks
        assert row.flag == room.clocks.flag
        # Whoever comes later, and the lobby, are told the same.
        hands.later(5)
        await service.rooms.storage.beat()
        other = await house.open()
        _, watcher = await other.watching.enter(room.row.id, "eve")
        assert seconds((await hear(watcher, "hello"))["info"]["clocks"]) == [40, 55, None]
        (mine,) = [one for one in (await other.lists.lobby("ada")).mine if one.clocks]
        assert [one.running for one in mine.clocks] == [False, True, False]

    told(story)


def test_an_untimed_table_has_none(told):
    async def story(house):
        service = await house.open()
        room, page, hello = await sat(service, "me", "me", pace=None)
        assert (hello["info"]["pace"]["kind"], hello["info"]["clocks"]) == ("untimed", [])
        await act(service, room, 0)
        assert (await hear(page, "update"))["clocks"] == []
        row = await service.rooms.storage.table(room.row.id)
        assert (row.pace, row.clocks, row.flag) == (wire.Pace(), None, None)

    told(story)


def test_a_clock_tells_no_more_than_who_is_asked(told):
    """To whoever watches, in a whole game of sealed bids and of several cooks at once."""

    async def story(house):
        service = await house.open()
        for game in ("auction", "kitchen"):
            room, _, _ = await sat(service, "me", "me", "me", game=game)
            _, watcher = await service.watching.enter(room.row.id, "eve")
            heard(watcher)
            updates = 0
            while pending := room.match.state.pending:
                await act(service, room, pending[-1])
                for update in heard(watcher):
                    if update["type"] != "update":
                        continue
                    updates += 1
                    clocks = update["clocks"]
                    running = [seat for seat, one in enumerate(clocks) if one["running"]]
                    assert running == update["position"]["pending"]
            assert updates > 8

    told(story)


def test_when_time_is_over_a_bot_answers_this_once(told, hands):
    async def story(house):
        service = await house.open()
        room, page, _ = await sat(service, "me", "me")
        await act(service, room, 0)
        hands.later(61)
        heard(page)
        await service.flags.sweep()
        told = (await hear(page, "table"))["info"]["handovers"]
        assert [(one["seat"], one["ply"], one["kind"]) for one in told] == [(0, 1, "late")]
        update = await hear(page, "update")
        assert [one["out"] for one in update["clocks"]] == [True, False]
        with pytest.raises(wire.Refused) as refused:
            await act(service, room, 0)
        assert refused.value.key == "time-up"
        await let_bots_play(service)
        assert room.match.state.pending == (1,)
        assert [one["seat"] for one in (await hear(page, "update"))["log"]] == [0]
        assert seconds(told_clocks(room)) == [10, 60]
        # What was answered stands; what comes next is the person's own again.
        assert not on_page(room.position("ada"))["seats"]["0"]["undo"]
        with pytest.raises(wire.Refused, match="time was over"):
            await service.playing.undo(room.row.id, "ada", wire.Undo(0, room.ply))
        while room.match.state.pending == (1,):
            await act(service, room, 1, -1)
        assert room.match.state.pending == (0,)
        await act(service, room, 0)
        assert service.bots._wait.waits == []

    told(story)


def on_page(position):
    """As a page hears it: views are encoded beforehand."""
    return json.loads(msgspec.json.encode(position))


def told_clocks(room):
    return [{"left": one.left} for one in room.info("ada").clocks]


def test_a_move_that_is_stored_before_counts(told, hands):
    """Time is over when the server says so."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me")
        await act(service, room, 0)
        hands.later(61)
        await act(service, room, 0)
        await service.flags.sweep()
        assert room.match.state.pending == (1,)
        assert TIME_UP not in [code for _, code in room.stored]
        assert seconds(told_clocks(room)) == [9, 60]  # what was overdrawn is missing

    told(story)


def test_of_time_and_a_move_elsewhere_one_is_stored(told, hands):
    """A process that does not know of the move yet says that time is over."""

    async def story(house):
        first, second = await house.open(), await house.open()
        room, _, _ = await sat(first, "me", "me")
        behind, _ = await second.watching.enter(room.row.id, "ada")
        await act(first, room, 0)
        await act(first, room, 0)
        async with behind.lock:
            with pytest.raises(wire.Refused, match="faster"):
                await second.rooms.move(behind, 0, TIME_UP)
        assert behind.stored == room.stored
        assert behind.clocks == room.clocks

    told(story)


def test_several_run_out_at_once_and_each_is_answered_for(told, hands):
    async def story(house):
        first, second = await house.open(), await house.open()
        room, _, _ = await sat(first, "me", "me", "me", game="auction")
        await act(first, room, 1)
        hands.later(61)
        await asyncio.gather(first.flags.sweep(), second.flags.sweep())
        await let_bots_play(first)
        await let_bots_play(second)
        await asyncio.gather(first.flags.sweep(), second.flags.sweep())
        async with first.rooms.locked(room.row.id) as room:
            ups = [seat for seat, code in room.stored if code == TIME_UP]
            assert sorted(ups) == [0, 2]  # each once, whoever swept
            assert len(room.match.moves) == 3
            assert seconds(told_clocks(room)) == [10, 70, 10]

    told(story)


def test_a_seat_is_lost_where_that_was_agreed(told, hands):
    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, page, _ = await sat(service, "me", "me", pace=pace)
        hands.later(59)
        await service.flags.sweep()
        assert room.row.status == "playing"
        hands.later(2)
        await service.flags.sweep()
        assert room.row.status == "closed"
        ended = room.row.ended
        assert (ended.why, ended.seat, ended.winners) == ("time", 0, [1])
        assert (await hear(page, "table"))["info"]["seed"] is None
        assert await service.rooms.storage.flagged(clock.awake() + DAY, 10) == []

    told(story)


def test_of_three_who_loses_the_seat_leaves_it_to_a_bot_without_a_clock(told, hands):
    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, _, _ = await sat(service, "me", "me", "me", pace=pace)
        hands.later(61)
        await service.flags.sweep()
        assert [chair.kind for chair in room.chairs] == ["bot", "person", "person"]
        assert [one.kind for one in room.told_handovers()] == ["time"]
        assert [one.left for one in room.info("ada").clocks] == [None, 60_000, 60_000]
        await let_bots_play(service)
        assert room.match.state.pending == (1,)
        assert room.clocks.flag == clock.awake() + 60_000

    told(story)


def test_while_a_bot_plays_for_somebody_their_clock_runs_on(told, hands):
    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", "me")
        table = room.row.id
        hands.later(20)
        await service.leaving.stand_in(table, "ada", 0, "novice")
        hands.later(10)
        assert seconds(told_clocks(room)) == [30, 60, 60]
        assert (await service.rooms.storage.table(table)).flag is None  # the bot answers anyway
        await service.leaving.come_back(table, "ada", 0)
        assert seconds(told_clocks(room)) == [30, 60, 60]
        hands.later(31)
        await service.flags.sweep()
        assert room.clocks.out == [0]

    told(story)


def test_a_bot_s_turn_brings_its_person_no_time(told, hands):
    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", "me")
        table = room.row.id
        await service.leaving.stand_in(table, "ada", 0, "novice")
        await let_bots_play(service)
        assert room.match.state.pending == (1,)
        await service.leaving.come_back(table, "ada", 0)
        assert seconds(told_clocks(room)) == [60, 60, 60]

    told(story)


def test_who_hands_the_turn_to_a_bot_at_the_last_moment_loses_the_seat_all_the_same(told, hands):
    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, _, _ = await sat(service, "me", "me", pace=pace)
        hands.later(59)
        await service.leaving.stand_in(room.row.id, "ada", 0, "apprentice")
        hands.later(2)
        await service.flags.sweep()
        assert room.row.status == "closed"
        ended = room.row.ended
        assert (ended.why, ended.winners, ended.losers) == ("time", [1], [0])

    told(story)


def test_passing_by_itself_again_and_again_brings_no_time(told, hands):
    """Where everybody may answer what one has done, only that one's turn was a turn."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", game="quackery")
        turns, treating, passed = {0: 0, 1: 0}, set(), 0
        while sum(turns.values()) < 6 or not passed:  # some games begin without a chance to pass
            (seat,) = room.match.state.pending
            choices = room.match.state.choices(seat)
            passes = [one for one in choices if one.kind.name == "pass"]
            if choices[0].kind.name == "treat":
                treating.add(seat)
            passed += bool(passes)
            code = (passes or choices)[0].code
            await service.playing.act(room.row.id, "ada", wire.Act(seat, room.ply, code))
            for one in treating - {*room.match.state.pending}:
                treating.remove(one)
                turns[one] += 1
        assert seconds(told_clocks(room)) == [60 + 10 * turns[0], 60 + 10 * turns[1]]

    told(story)


def test_when_the_game_is_over_there_are_no_clocks(told):
    async def story(house):
        service = await house.open()
        room, page, _ = await sat(service, "me", "me", game="auction")
        while pending := room.match.state.pending:
            await act(service, room, pending[0])
        told = heard(page)
        assert [one["clocks"] for one in told if one["type"] == "update"][-1] == []
        assert [one["info"]["clocks"] for one in told if one["type"] == "table"] == [[]]
        assert (await service.watching.enter(room.row.id, "eve"))[0].info("eve").clocks == []

    told(story)


def test_a_table_by_days(told, hands):
    async def story(house):
        service = await house.open()
        room, page, hello = await sat(service, "me", "me", pace=DAYS)
        assert seconds(hello["info"]["clocks"]) == [2 * 86400] * 2
        hands.later(2 * 86400 - 5)
        await service.flags.sweep()
        await act(service, room, 0)
        assert seconds((await hear(page, "update"))["clocks"])[0] == 5
        hands.later(6)
        await service.flags.sweep()
        await let_bots_play(service)
        assert room.match.state.pending == (1,)
        assert seconds(told_clocks(room))[1] == 2 * 86400

    told(story)


def test_leaving_and_coming_back_does_not_renew_a_turn_by_days(told, hands):
    """Nor the turn that a bot was to answer for lack of time. One that began while a bot played
    has the whole time, from its beginning."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", "me", pace=DAYS)
        table, whole = room.row.id, 2 * 86400

        async def leave_and_come_back(seat):
            await service.leaving.stand_in(table, "ada", seat, "novice")
            hands.later(100)
            await service.leaving.come_back(table, "ada", seat)

        hands.later(whole - 105)
        await leave_and_come_back(0)
        assert seconds(told_clocks(room))[0] == 5
        hands.later(6)
        await service.flags.sweep()
        assert room.clocks.out == [0]
        await leave_and_come_back(0)
        assert seconds(told_clocks(room))[0] == 0
        await service.flags.sweep()
        assert room.clocks.out == [0]
        await service.leaving.stand_in(table, "ada", 1, "novice")
        await let_bots_play(service)
        assert room.match.state.pending == (2,)
        hands.later(whole - 5)
        await service.leaving.stand_in(table, "ada", 0, "novice")
        while 2 in room.match.state.pending:
            await act(service, room, 2)
        assert room.match.state.pending == (0,)
        await service.leaving.come_back(table, "ada", 0)
        assert seconds(told_clocks(room))[0] == whole

    told(story)


def test_a_table_that_cannot_be_played_is_looked_at_once_in_an_hour(told, hands):
    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me")
        table, kept = room.row.id, service.rooms.storage
        async with kept.engine.begin() as connection:
            change = f"UPDATE tables SET revision = 99 WHERE id = '{table}'"
            await connection.exec_driver_sql(change)
        service.rooms._rooms.clear()
        await service.watching.enter(table, "ada")
        hands.later(70)
        await service.flags.sweep()
        row = await kept.table(table)
        assert row.flag == await kept.awake() + OUT_OF_PLAY

    told(story)


def test_a_rematch_has_the_same_pace(told):
    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", game="auction")
        while pending := room.match.state.pending:
            await act(service, room, pending[0])
        again = await service.seating.rematch(room.row.id, "ada", "Ada", None)
        assert (await service.rooms.room(again)).info("ada").pace == LIVE
        assert room.clocks.flag is None

    told(story)


# Starting again, and not being there


def test_clocks_survive_a_restart_and_stand_still_while_nobody_is_there(told, hands):
    async def story(house):
        first = await house.open()
        room, _, _ = await sat(first, "me", "me")
        table = room.row.id
        hands.later(20)
        await first.rooms.storage.beat()
        await house.leave(first)
        hands.later(3600)
        second = await house.open()
        await second.flags.sweep()
        room = await second.rooms.room(table)
        assert seconds(told_clocks(room)) == [40, 60]
        hands.later(41)
        await second.flags.sweep()
        room = await second.rooms.room(table)
        assert room.clocks.out == [0]

    told(story)


def test_nobody_was_away_while_the_server_was(told, hands):
    """Whoever is back first does not decide at once about those who were here before."""

    async def story(house):
        first = await house.open()
        wish = wire.NewTable("clinic", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await first.seating.create("ada", "Ada", wish)
        await first.seating.sit(table, "bede", "Bede", 1, None)
        await first.seating.start(table, "ada")
        await house.leave(first)
        hands.later(3600)
        second = await house.open()
        await second.watching.enter(table, "bede")
        with pytest.raises(wire.Refused, match="was here just now"):
            await second.leaving.want(table, "bede", 0, wire.Wanted("end"))
        hands.later(899)
        with pytest.raises(wire.Refused, match="was here just now"):
            await second.leaving.want(table, "bede", 0, wire.Wanted("end"))
        hands.later(2)
        await second.leaving.want(table, "bede", 0, wire.Wanted("end"))
        assert (await second.rooms.room(table)).row.status == "closed"

    told(story)


@ON_POSTGRES
def test_that_nobody_was_there_is_counted_once(told, hands):
    """Three processes start at the same time after an hour."""

    async def story(house):
        first = await house.open()
        room, _, _ = await sat(first, "me", "me")
        table, before = room.row.id, await down_of(first.rooms.storage)
        await house.leave(first)
        hands.later(3600)
        kept = [Storage(house.url) for _ in range(3)]
        await asyncio.gather(*(one.beat() for one in kept))
        downs = {await down_of(one) for one in kept}
        assert len(downs) == 1
        assert downs.pop() - before == 3_600_000
        for one in kept:
            await one.close()
        second = await house.open()
        assert seconds(told_clocks(await second.rooms.room(table))) == [60, 60]

    told(story)


async def down_of(kept):
    async with kept.engine.connect() as connection:
        sql = "SELECT value FROM secrets WHERE name = 'alive'"
        found = (await connection.exec_driver_sql(sql)).scalar_one()
    return int(found.split()[1])


def test_who_could_not_say_that_it_is_there_finds_out_first(told, hands):
    """A machine that slept, or a database that was away: the process itself was not restarted."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me")
        hands.later(600)
        service.rooms.storage._beaten -= GAP / 1000 + 1  # as if it had slept meanwhile
        await act(service, room, 0)
        await service.flags.sweep()
        assert room.clocks.out == []
        assert seconds(told_clocks(room)) == [60, 60]

    told(story)


@ON_POSTGRES
def test_while_one_process_is_there_time_goes_on(told, hands):
    async def story(house):
        first = await house.open()
        room, _, _ = await sat(first, "me", "me")
        hands.later(30)
        await first.rooms.storage.beat()
        second = await house.open()  # starts while the first is there
        assert await down_of(second.rooms.storage) == await down_of(first.rooms.storage)
        assert seconds(told_clocks(await second.rooms.room(room.row.id))) == [30, 60]

    told(story)


# Nobody gains by it


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_a_clock_runs_on_while_a_stand_in_plays(pace):
    """And whoever comes back to the same question has paid for the time between."""
    table = Table(pace, 0)
    whole = table.left(1000)[0]
    for at in range(2000, 22_000, 2000):
        table.stand_in(at, 0)
        table.stand_in(at + 1000)
    assert (table.running, table.clocks.flag) == ([0], 1000 + whole)
    assert table.left(21_000)[0] == whole - 20_000


def test_what_a_stand_in_has_had_its_hands_in_earns_nothing():
    table = Table(LIVE, 0)
    table.stand_in(2000, 0)
    table.goes_on(3000, 0, 0)  # the bot's step, and the person's
    table.stand_in(4000)
    table.goes_on(5000, 0, 1)
    assert table.left(5000)[0] == 56_000
    table.goes_on(6000, 0, 0, back=True)  # taking it back and doing it again earns nothing either
    table.goes_on(7000, 0, 1)
    assert table.left(7000)[0] == 55_000
    table.goes_on(8000, 1, 0)
    table.goes_on(9000, 0, 1)  # the next one is the person's own
    assert table.left(9000)[0] == 64_000
    # Nor does what a bot has played alone.
    table.stand_in(10_000, 0)
    table.goes_on(11_000, 1, 0)
    table.goes_on(12_000, 0, 1)
    assert table.left(12_000)[0] == 63_000


def test_a_stand_in_saves_no_seat():
    """Where time that is over costs the seat, its clock goes on to the flag."""
    pace = msgspec.structs.replace(LIVE, out="seat")
    table = Table(pace, 0)
    table.stand_in(59_000, 0)
    assert table.clocks.flag == 61_000
    assert table.clocks.over(61_000) == [0]


def test_a_stand_in_plays_on_without_time_where_a_bot_answers_anyway():
    """Nothing happens when the clock has run out, and no debt grows; who comes back is late."""
    table = Table(LIVE, 0)
    table.stand_in(59_000, 0)
    assert (table.clocks.flag, table.running) == (None, [0])
    table.goes_on(70_000, 0, 1)
    assert table.left(70_000) == [0, 60_000]
    table.goes_on(80_000, 1, 0)
    table.stand_in(90_000)
    assert table.clocks.left[0] == 0
    assert table.clocks.over(90_000) == [0]


def test_who_moves_before_the_server_has_said_that_time_is_over_has_overdrawn_the_clock():
    table = Table(LIVE, 0)
    table.goes_on(61_900, 0, 1)
    assert table.left(61_900)[0] == 9_100


def test_a_bot_for_a_moment_renews_no_days():
    table = Table(DAYS, 0)
    table.stand_in(DAY, 0)
    table.stand_in(DAY + 5)
    assert table.left(DAY + 5)[0] == DAY + 995
    # What the bot was asked meanwhile is another turn, and has the whole time from its beginning.
    table.stand_in(DAY + 6, 0)
    table.goes_on(DAY + 7, 0, 1)
    table.goes_on(DAY + 8, 1, 0)
    table.stand_in(2 * DAY)
    assert table.left(2 * DAY)[0] == DAY + 8


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_a_bot_for_a_moment_gives_back_no_time_that_is_over(pace):
    table = Table(pace, 0)
    table.clocks = table.clocks.run_out(0)
    table.stand_in(70_000, 0)
    table.stand_in(70_001)
    assert (table.clocks.out, table.running) == ([0], [])
    table.goes_on(70_002, 0, 1)
    assert (table.clocks.out, table.clocks.firm, table.running) == ([], [3, 0], [1])


def test_a_turn_by_days_that_was_begun_and_taken_away_is_not_renewed():
    """The one before it goes on with what was left of it."""
    table = Table(DAYS, 0)
    table.goes_on(DAY, 0, 1)
    left = table.left(DAY)[0]
    table.goes_on(DAY + 1, 1, 0)
    table.goes_on(DAY + 2, 1, 1, back=True)
    table.goes_on(DAY + 3, 0, 0, back=True)
    assert table.left(DAY + 3)[0] == left


def test_several_turns_by_days_that_are_taken_back_have_what_was_left_of_each():
    table = Table(DAYS, 0)
    table.goes_on(2 * DAY, 0, 1)  # almost too late
    left = table.left(2 * DAY)[0]
    for mover, asked in ((1, 0), (0, 1), (1, 0)):
        table.goes_on(2 * DAY, mover, asked)
    for mover, asked in ((1, 1), (0, 0), (1, 1), (0, 0)):
        table.goes_on(2 * DAY, mover, asked, back=True)
    assert table.left(2 * DAY)[0] == left == 1000


def test_clocks_of_an_earlier_version_go_on():
    """They know nothing of steps: the stretch that is under way earns as it did."""
    kept = '{"left":[60000,60000],"asked":[1000,null],"out":[],"firm":[0,0],"was":[60000,60000]}'
    old = msgspec.json.decode(kept, type=Clocks)
    clocks = old.gone_on(LIVE, 4000, 1, PEOPLE, [0], [1], Step(0, in_turn=False))
    assert clocks.left == [67_000, 60_000]
    assert clocks.steps == [1, 0]


def test_who_answers_last_and_takes_it_back_has_what_was_left_of_the_days():
    table = Table(DAYS, 0, 1)
    table.goes_on(4000, 0, 1)
    table.goes_on(DAY + 1000, 1, 0, 1)
    assert table.left(DAY + 1000) == [2 * DAY] * 2
    table.goes_on(DAY + 2000, 1, 1, back=True)
    assert table.left(DAY + 2000)[1] == DAY - 1000


def test_a_clock_that_is_turned_back_gives_no_time():
    """The machine's, by an hour."""
    table = Table(LIVE, 0)
    assert table.left(-3_600_000) == [60_000, 60_000]
    table.goes_on(-3_600_000, 0, 1)
    assert table.left(-3_600_000) == [70_000, 60_000]


def test_whose_time_was_over_first_comes_first():
    table = Table(LIVE, 0, 1)
    table.goes_on(4000, 0, 1)
    table.goes_on(5000, 1, 0, 1)
    assert table.left(5000) == [67_000, 66_000]
    assert table.clocks.over(200_000) == [1, 0]


def test_of_two_whose_time_is_over_at_the_same_moment_nobody_has_won(told, hands):
    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, _, _ = await sat(service, "me", "me", game="auction", pace=pace)
        assert room.match.state.pending == BOTH
        hands.later(61)
        await service.flags.sweep()
        ended = room.row.ended
        assert (room.row.status, ended.why, ended.winners) == ("closed", "time", [])

    told(story)


def test_of_two_whose_time_is_over_the_later_one_has_won(told, hands):
    """Although both are found by the same look, and the later one sits first."""

    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, _, _ = await sat(service, "me", "me", game="auction", pace=pace)
        await act(service, room, 0)
        hands.later(5)
        await act(service, room, 1)  # both are asked again
        assert room.match.state.pending == BOTH
        hands.later(90)
        await service.flags.sweep()
        ended = room.row.ended
        assert (ended.seat, ended.winners) == (1, [0])

    told(story)


def sleep(service, hands, seconds):
    """The machine sleeps, and the process with it."""
    hands.later(seconds)
    service.rooms.storage._beaten -= seconds


def test_a_game_that_begins_when_its_server_wakes_up_has_its_clock_from_now_on(told, hands):
    async def story(house):
        service = await house.open()
        sleep(service, hands, 600)
        room, _, _ = await sat(service, "me", "me")
        await service.flags.look()
        assert seconds(told_clocks(room)) == [60, 60]
        hands.later(61)
        await service.flags.look()
        assert room.clocks.out == [0]

    told(story)


def test_who_has_a_page_open_while_the_server_sleeps_is_told_the_time_when_it_wakes_up(told, hands):
    async def story(house):
        service = await house.open()
        room, page, _ = await sat(service, "me", "me")
        hands.later(20)
        await service.rooms.storage.beat()
        sleep(service, hands, 600)
        _, early = await service.watching.enter(room.row.id, "bede")  # before anybody has looked
        heard(page), heard(early)
        await service.flags.look()
        for one in (page, early):
            assert seconds((await hear(one, "table"))["info"]["clocks"]) == [40, 60]
        await service.flags.look()
        await settle()
        assert heard(page) == []  # once

    told(story)


def test_who_has_much_to_do_is_there_all_the_same(told, hands):
    async def story(house):
        service = await house.open()
        storage = service.rooms.storage
        before = await down_of(storage)
        for _ in range(5):
            sleep(service, hands, 6)  # one table after the other, and no pause between them
            await storage.awake()
        assert await down_of(storage) == before

    told(story)


def test_a_machine_whose_clock_is_turned_back(told, hands):
    """By an hour. Nobody gains time; on an SQLite file, which has one server, nothing is to be
    noticed."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me")
        hands.later(20)
        await service.rooms.storage.beat()
        sleep(service, hands, -3600)
        await service.flags.look()
        assert seconds(told_clocks(room))[0] == (60 if service.rooms.storage.postgres else 40)
        hands.later(10)
        await act(service, room, 0)
        await act(service, room, 0)
        assert seconds(told_clocks(room))[0] == (70 if service.rooms.storage.postgres else 40)

    told(story)


@ON_POSTGRES
def test_a_move_that_comes_while_a_table_is_read_is_no_time_lost_or_won(told, hands):
    """Between what is read of the table and what is read of its moves."""

    async def story(house):
        first, second = await house.open(), await house.open()
        room, _, _ = await sat(first, "me", "me", "me", game="auction")
        behind, _ = await second.watching.enter(room.row.id, "ada")
        hands.later(20)

        @event.listens_for(second.rooms.storage.engine.sync_engine, "before_cursor_execute")
        def meanwhile(connection, cursor, statement, *rest):
            if "FROM moves" in statement and not room.stored:
                await_only(act(first, room, 0))

        async with second.rooms.locked(room.row.id):
            assert room.ply == 1
        hands.later(10)
        await act(second, behind, 1)
        row = await first.rooms.storage.table(room.row.id)
        assert seconds(told_clocks(behind)) == [50, 40, 30]
        assert row.clocks == behind.clocks

    told(story)


@pytest.mark.parametrize("how", ["resign", "lose", "idle"])
def test_where_a_game_was_ended_no_clock_runs(told, hands, how):
    async def story(house):
        service = await house.open()
        pace = wire.Pace("live", bank=60, increment=10, out="seat")
        room, page, _ = await sat(service, "me", "me", pace=pace)
        table = room.row.id
        if how == "resign":
            await service.leaving.resign(table, "ada", 1)
        elif how == "lose":
            hands.later(61)
            await service.flags.sweep()
        else:
            await service.rooms.storage.close_tables("playing", clock.now() + 1, idle)
            service.rooms.heard(table)
        info = (await hear(page, "table"))["info"]
        assert info["status"] == "closed"
        assert not any(one["running"] for one in info["clocks"])
        (listed,) = (await service.lists._infos([table], "ada")).values()
        assert not any(one.running for one in listed.clocks)

    told(story)


def test_what_a_bot_has_answered_for_lack_of_time_is_the_bots(told, hands):
    """All of the turn, a tile and perhaps a worker; the next one is the person's again."""

    async def story(house):
        service = await house.open()
        room, _, _ = await sat(service, "me", "me", game="garum")
        while room.match.state.pending == (1,):
            await act(service, room, 1)
        begun = len(room.match.moves)
        hands.later(1000)
        await service.flags.sweep()
        while room.match.state.pending == (0,):
            await let_bots_play(service)
        ended = len(room.match.moves)
        while room.match.state.pending == (1,):
            await act(service, room, 1)
        while room.match.state.pending == (0,):
            await act(service, room, 0)
        levels = [room.bot_then(0, made) for made in range(len(room.match.moves))]
        mine = [made for made, (seat, _) in enumerate(room.match.moves) if seat == 0]
        late = [made for made in mine if levels[made] is not None]
        assert late == [made for made in mine if begun <= made < ended]
        assert len(late) > 1

    told(story)
