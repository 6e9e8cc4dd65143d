"""Leaving a running game and coming back: a bot plays in somebody's place, or the game ends.
Nothing of it shows a hand to anybody, and whoever moves at the same time hears of it first."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager

import msgspec
import pytest

from asclepia.server import clock, wire
from asclepia.server.bus import Bus
from asclepia.server.endings import idle, lent
from asclepia.server.fairness import ALL
from asclepia.server.lists import Wish
from asclepia.server.rooms import read_room
from asclepia.server.schema import HANDS, HINTED, TAKE_BACK, TIME_UP
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.server.upkeep import check
from asclepia.table import Handover
from tests.server.service import Hands, side_by_side
from tests.server.test_bots import Clock, Thinkers, settle, watched

pytestmark = pytest.mark.usefixtures("tiny_games")

PEOPLE = ("ada", "bede", "cleo", "dora")


class House:
    """Services on one database that do not hear of each other; `later` turns their clock."""

    def __init__(self, database, hands):
        self.url = Settings.from_environment(database).database
        self.later = hands.later
        self.services = []

    async def open(self):
        storage = Storage(self.url)
        await storage.open()
        await storage.beat()
        watched(storage)
        service = Service(storage, Bus(), Thinkers(), 0.0, Clock())
        service.clock = service.bots._wait
        await service.rooms.open()
        self.services.append(service)
        side_by_side(self.services)
        return service

    async def close(self):
        for service in self.services:
            await service.close()
            await service.rooms.storage.close()


@pytest.fixture
def told(database, tmp_path):
    """Tells a story in a house, with a service to begin with."""
    hands = Hands(tmp_path)
    clock.turned_by(tmp_path / "ahead")

    def tell(story):
        async def whole():
            house = House(database, hands)
            try:
                return await story(house, await house.open())
            finally:
                await house.close()

        return asyncio.run(whole())

    yield tell
    clock.turned_by(None)
    clock.was_down(0)


async def begun(service, people=3, bots=0, game="clinic", **agreed):
    """A running game of so many people, from Ada on."""
    chairs = [wire.ChairWish("me"), *[wire.ChairWish("open")] * (people - 1)]
    chairs += [wire.ChairWish("bot", "novice")] * bots
    table = await service.seating.create("ada", "Ada", wire.NewTable(game, chairs, **agreed))
    for seat, person in enumerate(PEOPLE[1:people], 1):
        await service.seating.sit(table, person, person.title(), seat, None)
    if people > 1:
        await service.seating.start(table, "ada")
    await settle()
    return await service.rooms.room(table)


async def act(service, room, seat, choice=0):
    code = room.match.state.choices(seat)[choice].code
    wish = wire.Act(seat, room.ply, code)
    await service.playing.act(room.row.id, room.chairs[seat].person, wish)
    await settle()


def heard(watcher):
    """What a page was told since."""
    found = []
    while not watcher.queue.empty():
        found.append(json.loads(watcher.queue.get_nowait()))
    return found


@contextmanager
def refused(key):
    with pytest.raises(wire.Refused) as error:
        yield
    assert error.value.key == key


async def away(house, service, room, *people):
    """These are here, all others have been away for longer than the table's patience."""
    house.later(1000)
    return [(await service.watching.enter(room.row.id, one))[1] for one in people]


# A bot plays for me


def test_a_bot_plays_on_for_me_until_i_come_back(told):
    async def story(house, service):
        room = await begun(service)
        leaving, table = service.leaving, room.row.id
        _, page = await service.watching.enter(table, "ada")
        _, other = await service.watching.enter(table, "bede")
        hand = room.match.state.view(0)["hand"]
        await leaving.stand_in(table, "ada", 0, "master")
        await settle()
        assert room.bots == [0]
        assert list(room.thinking) == [0]
        mine = heard(page)[-1]["position"]["seats"]["0"]
        assert mine["view"]["hand"] == hand
        assert mine["question"] is None
        with refused("bot-plays"):
            await act(service, room, 0)
        with refused("bot-plays"):
            await service.playing.undo(table, "ada", wire.Undo(0, room.ply))
        with refused("bot-plays"):
            await service.playing.hint(table, "ada", 0)
        await service.clock.ring()
        assert room.stored[-1][0] == 0  # it has chosen a herb, and thinks about the dose
        await leaving.come_back(table, "ada", 0)
        await settle()
        assert room.thinking == {}
        assert room.bots == []
        mine = heard(page)[-1]["position"]["seats"]["0"]
        assert mine["question"]["choices"]
        assert not mine["undo"]
        with refused("no-undo"):
            await service.playing.undo(table, "ada", wire.Undo(0, room.ply))
        await act(service, room, 0)
        for message in heard(other):
            assert not message.get("position") or list(message["position"]["seats"]) == ["1"]
        told = [(one.seat, one.ply, one.kind, one.level) for one in room.info("bede").handovers]
        assert told == [(0, 0, "bot", "master"), (0, 1, "back", None)]

    told(story)


def test_saying_it_twice_changes_nothing(told):
    async def story(house, service):
        room = await begun(service)
        leaving, table = service.leaving, room.row.id
        for _ in range(2):
            await leaving.stand_in(table, "ada", 0, "novice")
        assert room.ply == 1
        for _ in range(2):
            await leaving.come_back(table, "ada", 0)
        assert room.ply == 2
        for person, seat, key in (("bede", 0, "not-your-seat"), ("eve", 0, "not-your-seat")):
            with refused(key):
                await leaving.stand_in(table, person, seat, "novice")
            with refused(key):
                await leaving.come_back(table, person, seat)
            with refused(key):
                await leaving.resign(table, person, seat)
        with refused("bad-level"):
            await leaving.stand_in(table, "ada", 0, "god")
        assert room.ply == 2

    told(story)


def test_a_seat_does_not_change_hands_for_ever(told, monkeypatch):
    """But whoever is away can always come back."""
    monkeypatch.setattr("asclepia.server.leaving.MOST", 3)

    async def story(house, service):
        room = await begun(service)
        leaving, table = service.leaving, room.row.id
        for _ in range(2):
            await leaving.stand_in(table, "ada", 0, "novice")
            await leaving.come_back(table, "ada", 0)
        with refused("too-many"):
            await leaving.stand_in(table, "ada", 0, "novice")
        await leaving.stand_in(table, "bede", 1, "novice")
        assert room.bots == [1]

    told(story)


def test_a_bot_s_answer_from_another_process_comes_too_late(told):
    """It thinks there, and its person has come back here."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service)
        await service.leaving.stand_in(room.row.id, "ada", 0, "novice")
        await settle()
        await there.leaving.come_back(room.row.id, "ada", 0)
        here = await there.rooms.room(room.row.id)
        assert list(room.thinking) == [0]  # nobody has told this process
        await service.clock.ring()
        assert room.stored == here.stored == [(0, -3), (0, -3)]
        assert room.thinking == {}
        assert not service.clock.waits
        await act(there, here, 0)
        assert len(here.match.moves) == 1

    told(story)


def test_a_move_of_somebody_whose_seat_has_changed_hands_elsewhere_is_stale(told):
    async def story(house, service):
        there = await house.open()
        room = await begun(service)
        here = await there.rooms.room(room.row.id)
        await service.leaving.stand_in(room.row.id, "ada", 0, "novice")
        with refused("stale"):
            await act(there, here, 0)
        assert [code for _, code in here.stored] == [-3]

    told(story)


def test_what_was_done_before_a_seat_changed_hands_stands(told):
    """A room that is rebuilt knows it, too."""

    async def story(house, service):
        room = await begun(service, game="kitchen")
        await act(service, room, 1, 2)
        await act(service, room, 0, 1)
        _, page = await service.watching.enter(room.row.id, "ada")
        assert heard(page)[-1]["position"]["seats"]["0"]["undo"]
        await service.playing.undo(room.row.id, "ada", wire.Undo(0, room.ply))
        await act(service, room, 0, 0)
        await service.leaving.stand_in(room.row.id, "ada", 0, "novice")
        await service.leaving.come_back(room.row.id, "ada", 0)
        await service.playing.undo(room.row.id, "bede", wire.Undo(1, room.ply))
        assert not heard(page)[-1]["position"]["seats"]["0"]["undo"]
        again = await read_room(service.rooms.storage, room.row.id)
        for one in (room, again):
            assert one.trouble is None
            assert not one.moved_since_handover(0)
            assert len(one.match.moves) == 1
            assert [(h.seat, h.ply) for h in one.told_handovers()] == [(0, 1), (0, 1)]
        assert again.stored == room.stored
        assert again.asked_since[0] >= 6
        await act(service, room, 0, 0)
        assert room.moved_since_handover(0)

    told(story)


# For good


def test_who_resigns_leaves_the_others_a_bot(told):
    async def story(house, service):
        room = await begun(service)
        table = room.row.id
        before = [await service.rooms.storage.bots_of(one, 0) for one in ("ada", "bede")]
        _, page = await service.watching.enter(table, "bede")
        await service.leaving.resign(table, "bede", 1)
        chair = room.chairs[1]
        assert (chair.kind, chair.level, chair.person, chair.asker) == (
            *("bot", "master", None, "bede"),
        )
        assert chair.name not in ("Ada", "Bede", "Cleo")
        assert room.row.status == "playing"
        positions = [one["position"] for one in heard(page) if one.get("position")]
        assert positions[-1]["seats"] == {}
        with refused("not-your-seat"):
            await service.leaving.come_back(table, "bede", 1)
        with refused("not-your-seat"):
            await service.archive.replay(table, "bede", "1")
        (told,) = room.info("ada").handovers
        assert (told.kind, told.name, told.level) == ("resigned", "Bede", "master")
        after = [await service.rooms.storage.bots_of(one, 0) for one in ("ada", "bede")]
        assert after == [before[0], before[1] + 1]

    told(story)


def test_a_game_of_two_is_over_when_one_resigns(told):
    """And nothing that was hidden is told: no seed, no secret, no hand."""

    async def story(house, service):
        room = await begun(service, 2)
        table = room.row.id
        _, page = await service.watching.enter(table, "bede")
        await act(service, room, 0)
        heard(page)
        await service.leaving.stand_in(table, "ada", 0, "novice")
        await settle()
        await service.leaving.resign(table, "ada", 0)
        await settle()
        assert room.thinking == {}
        last = heard(page)[-1]
        assert (last["type"], last["info"]["status"]) == ("table", "closed")
        for info in (room.info("ada"), room.info("bede"), room.info(None)):
            assert info.ended is not None
            assert (info.ended.why, info.ended.seat, info.ended.winners) == ("resigned", 0, [1])
            assert info.seed is None
            assert info.deal is not None
            assert info.deal.secret is None
            assert info.trouble is not None
            assert info.trouble.key == "trouble-resigned"
        assert room.position("bede") is None
        record = await service.archive.record(table, "bede")
        assert (record.seed, record.moves, record.result) == ("", [[0]], None)
        assert [one.kind for one in record.handovers] == ["bot", "resigned"]
        for perspective in ("watch", "1"):
            with refused("unplayable"):
                await service.archive.replay(table, "bede", perspective)
        for perspective in ("0", "open"):
            with pytest.raises(wire.Refused):
                await service.archive.replay(table, "bede", perspective)
        for person, seat in (("ada", 0), ("bede", 1)):
            with refused("not-playing"):
                await service.leaving.come_back(table, person, seat)
            with refused("not-playing"):
                await service.playing.act(table, person, wire.Act(seat, room.ply, 0))
        _, troubled = await check(house.url)
        assert not troubled

    told(story)


def test_the_last_person_who_resigns_ends_the_game(told):
    async def story(house, service):
        room = await begun(service, 2, bots=2)
        await service.leaving.resign(room.row.id, "bede", 1)
        assert room.row.status == "playing"
        await service.leaving.resign(room.row.id, "ada", 0)
        info = room.info(None)
        assert info.status == "closed"
        assert info.ended is not None
        assert info.ended.winners == [1, 2, 3]

    told(story)


def test_a_move_and_a_resignation_at_once(told):
    """Whichever is stored first: the other one hears of it."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        here = await there.rooms.room(room.row.id)
        await service.leaving.resign(room.row.id, "bede", 1)
        with refused("stale"):
            await act(there, here, 0)
        assert here.row.status == "closed"
        assert [code for _, code in here.stored] == [-3]

    told(story)


def test_a_page_knows_where_a_seat_changed_hands_when_a_move_before_it_is_taken_back(told):
    async def story(house, service):
        room = await begun(service, game="kitchen")
        _, page = await service.watching.enter(room.row.id, "ada")
        await act(service, room, 1)
        await service.leaving.stand_in(room.row.id, "cleo", 2, "novice")
        await service.playing.undo(room.row.id, "bede", wire.Undo(1, room.ply))
        infos = [message["info"] for message in heard(page) if "info" in message]
        assert [one["ply"] for info in infos[-2:] for one in info["handovers"]] == [1, 0]

    told(story)


# Somebody is away


def test_the_others_decide_about_a_seat_that_is_away(told):
    async def story(house, service):
        room = await begun(service)
        table, want = room.row.id, service.leaving.want
        before = await service.rooms.storage.bots_of("bede", 0)
        bot, end = wire.Wanted("bot", "master"), wire.Wanted("end")
        with refused("not-absent"):  # not for long enough
            await want(table, "bede", 0, bot)
        bede, cleo, eve = await away(house, service, room, "bede", "cleo", "eve")
        with refused("not-absent"):  # she is asked nothing
            await want(table, "bede", 2, bot)
        with refused("bad-level"):
            await want(table, "bede", 0, wire.Wanted("bot", "novice"))
        for stranger in ("ada", "eve"):
            with refused("not-your-seat"):
                await want(table, stranger, 0, bot)
        await want(table, "bede", 0, end)
        await want(table, "cleo", 0, bot)
        offers = heard(cleo)[-1]["offers"]
        assert [(o["what"], o["count"], o["needed"], o["yours"]) for o in offers] == [
            ("end", 1, 2, False),
            ("bot", 1, 2, True),
        ]
        assert [one["yours"] for one in heard(eve)[-1]["offers"]] == [False, False]
        assert room.ply == 0
        await service.leaving.want_nothing(table, "bede", 0)
        assert [one["what"] for one in heard(bede)[-1]["offers"]] == ["bot"]
        await want(table, "bede", 0, bot)
        assert (room.chairs[0].bot, room.chairs[0].asker) == ("master", "bede")
        assert room.chairs[0].person == "ada"
        assert await service.rooms.storage.bots_of("bede", 0) == before + 1
        assert heard(bede)[-1]["offers"] == []
        assert room.told_presence("bede").offers == []
        assert [one.kind for one in room.told_handovers()] == ["replaced"]
        await service.leaving.come_back(table, "ada", 0)
        assert room.chairs[0].bot is None
        assert await service.rooms.storage.bots_of("bede", 0) == before

    told(story)


def test_without_hints_no_friend_has_the_best_bot_play_for_one_who_comes_back(told):
    """All the others must want it: those who are away, and those for whom a bot plays, too."""

    async def story(house, service):
        room = await begun(service, 4, allowed=msgspec.structs.replace(ALL, hints=False))
        table, want = room.row.id, service.leaving.want
        bot, end = wire.Wanted("bot"), wire.Wanted("end")
        await service.leaving.stand_in(table, "dora", 3, "apprentice")
        (cleo,) = await away(house, service, room, "cleo")
        await want(table, "cleo", 0, bot)
        offers = heard(cleo)[-1]["offers"]
        assert [(one["count"], one["needed"]) for one in offers] == [(1, 3)]
        await service.watching.enter(table, "bede")
        await want(table, "bede", 0, bot)
        assert room.chairs[0].bot is None
        with refused("not-your-seat"):  # who wants something plays
            await want(table, "dora", 0, bot)
        await service.leaving.come_back(table, "dora", 3)
        await want(table, "dora", 0, bot)
        assert room.chairs[0].bot == "master"
        await service.leaving.come_back(table, "ada", 0)
        # What cannot be of use to Ada, more than half of those who are here decide.
        house.later(1000)
        await service.watching.enter(table, "bede")
        await want(table, "cleo", 0, end)
        assert room.row.status == "playing"
        await want(table, "bede", 0, end)
        assert room.row.status == "closed"

    told(story)


def test_a_wish_is_the_same_for_whoever_reads_the_table_anew(told):
    """Somebody else has taken a move back before it."""

    async def story(house, service):
        room = await begun(service, game="kitchen")
        table = room.row.id
        await away(house, service, room, "bede", "cleo")
        await act(service, room, 1)
        await service.playing.undo(table, "bede", wire.Undo(1, room.ply))
        await service.leaving.want(table, "bede", 0, wire.Wanted("end"))
        anew = await read_room(service.rooms.storage, table)
        assert anew.wishes() == room.wishes() != []
        await act(service, room, 1)
        assert room.wishes()  # what others do meanwhile does not matter
        await act(service, room, 0)
        assert room.wishes() == []

    told(story)


def test_of_two_the_other_one_decides(told):
    """Who is away has not moved yet: the game ends, and counts for nobody."""

    async def story(house, service):
        room = await begun(service, 2)
        await away(house, service, room, "bede")
        await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        info = room.info("bede")
        assert (info.status, info.seed) == ("closed", None)
        assert info.ended is not None
        assert (info.ended.why, info.ended.seat) == ("agreed", 0)
        assert (info.ended.winners, info.ended.losers) == ([], [])
        assert info.handovers == []
        assert await results(service) == {}

    told(story)


# A fair end: docs/decisions/0060-a-fair-end.md


async def results(service, *people):
    """What counts on the pages of people, if anything: games, and victories among them."""
    found = {}
    for person in people or PEOPLE:
        games = [one for one in await service.lists._count(person) if one.counts]
        if games:
            found[person] = (len(games), sum(one.won for one in games))
    return found


async def to_turn_again(service, room, seat):
    """Everybody moves, until this seat is asked the next time."""
    await act(service, room, seat)
    while seat in room.match.state.pending:
        await act(service, room, seat)
    while seat not in room.match.state.pending:
        await act(service, room, room.match.state.pending[0])


def test_who_has_moved_and_is_away_for_a_while_loses_nothing(told):
    """The other one, who may be losing, cannot end the game: only the best bot plays on."""

    async def story(house, service):
        room = await begun(service, 2)
        await to_turn_again(service, room, 0)
        await away(house, service, room, "bede")
        with refused("too-early"):
            await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        assert room.row.status == "playing"
        await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("bot"))
        assert room.chairs[0].bot == "master"

    told(story)


def test_who_leaves_a_game_for_a_week_has_lost_it(told):
    async def story(house, service):
        room = await begun(service, 2)
        await to_turn_again(service, room, 0)
        house.later(7 * 24 * 3600 - 2000)
        await away(house, service, room, "bede")
        with refused("too-early"):
            await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        await away(house, service, room, "bede")
        await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        info = room.info("bede")
        assert (info.status, info.trouble.key) == ("closed", "trouble-away")
        assert (info.ended.why, info.ended.winners, info.ended.losers) == ("away", [1], [0])
        assert [one.kind for one in info.handovers] == ["away"]
        assert await results(service) == {"ada": (1, 0), "bede": (1, 1)}

    told(story)


def test_of_several_who_leaves_for_a_week_loses_the_seat(told):
    """The others play on; what their game is worth shows when it is over."""

    async def story(house, service):
        room = await begun(service, 3)
        await to_turn_again(service, room, 0)
        house.later(7 * 24 * 3600)
        await away(house, service, room, "bede", "cleo")
        for one in ("bede", "cleo"):
            await service.leaving.want(room.row.id, one, 0, wire.Wanted("end"))
        chair = room.chairs[0]
        assert (chair.kind, chair.level, chair.asker) == ("bot", "master", "ada")
        assert room.row.status == "playing"
        assert await results(service) == {}
        await service.leaving.resign(room.row.id, "bede", 1)
        await service.leaving.resign(room.row.id, "cleo", 2)
        assert room.row.status == "closed"
        assert await results(service) == {"ada": (1, 0), "bede": (1, 0), "cleo": (1, 0)}

    told(story)


def test_after_an_outage_a_week_is_not_over_at_once(told):
    """For a day people can come back first."""

    async def story(house, service):
        room = await begun(service, 2)
        await to_turn_again(service, room, 0)
        await service.rooms.storage.beat()
        house.later(8 * 24 * 3600)
        service.rooms.storage._beaten = 0  # as if no process had been there
        await service.rooms.storage.beat()
        await away(house, service, room, "bede")
        with refused("too-early"):
            await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        house.later(24 * 3600)
        await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        assert room.row.status == "closed"

    told(story)


def test_at_a_live_table_a_seat_is_lost_when_its_person_is_away_for_all_their_time(told):
    async def story(house, service):
        chairs = [wire.ChairWish("me"), wire.ChairWish("open")]
        pace = wire.Pace("live", bank=600, increment=10)
        wish = wire.NewTable("clinic", chairs, pace=pace)
        table = await service.seating.create("ada", "Ada", wish)
        await service.seating.sit(table, "bede", "Bede", 1, None)
        await service.seating.start(table, "ada")
        room = await service.rooms.room(table)
        assert (room.info("ada").patience, room.info("ada").forfeit) == (60, 600)
        await to_turn_again(service, room, 0)
        house.later(550)
        await service.watching.enter(table, "bede")
        with refused("too-early"):
            await service.leaving.want(table, "bede", 0, wire.Wanted("end"))
        house.later(100)
        await service.presence.beat()
        await service.leaving.want(table, "bede", 0, wire.Wanted("end"))
        assert room.info("bede").ended.winners == [1]

    told(story)


def test_who_resigns_among_several_has_lost_that_game(told):
    async def story(house, service):
        room = await begun(service, 3, game="auction")
        await service.watching.enter(room.row.id, "bede")
        await service.leaving.resign(room.row.id, "ada", 0)
        while room.row.status == "playing":
            await settle()
            if service.clock.waits:
                await service.clock.ring()
            for seat in {1, 2} & {*room.match.state.pending}:
                await act(service, room, seat)
        found = await results(service)
        assert found["ada"] == (1, 0)
        assert found["bede"][0] == found["cleo"][0] == 1
        (mine,) = await service.lists._count("ada")
        assert (mine.opponents, mine.score) == ("people", None)
        listed = await service.lists.mine("ada", Wish("finished"), None)
        assert [one.id for one in listed.tables] == [room.row.id]

    told(story)


@pytest.mark.parametrize(("kept", "counts"), [(0, False), (1, False), (2, True)])
def test_what_a_bot_has_won_in_most_of_its_moves_does_not_count(told, kept, counts):
    """Of three lots; but what it has lost does."""

    async def story(house, service):
        room = await begun(service, 2, game="auction")
        table = room.row.id
        await service.watching.enter(table, "bede")
        for _ in range(kept):
            await act(service, room, 0, 1)
            await act(service, room, 1)
        await service.leaving.stand_in(table, "ada", 0, "master")
        await settle()
        while room.row.status == "playing":
            if 1 in room.match.state.pending:
                await act(service, room, 1)
            if service.clock.waits:
                await service.clock.ring()
        won = 0 in room.match.state.winners
        found = await results(service)
        assert found["bede"] == (1, int(1 in room.match.state.winners))
        assert found.get("ada") == ((1, int(won)) if counts or not won else None)
        assert room.info("bede").lent == ([] if counts else [0])
        again = await read_room(service.rooms.storage, table)
        assert again.info("bede").lent == room.info("bede").lent

    told(story)


@pytest.mark.parametrize(("kept", "counts"), [(0, False), (1, True)])
def test_who_resigns_before_a_bot_gives_nobody_its_victory(told, kept, counts):
    """The defeat counts all the same."""

    async def story(house, service):
        room = await begun(service, 2, game="auction")
        table = room.row.id
        for _ in range(kept):
            await act(service, room, 0, 1)
            await act(service, room, 1)
        await service.leaving.stand_in(table, "ada", 0, "master")
        await settle()
        await service.clock.ring()  # its bid
        await service.leaving.resign(table, "bede", 1)
        assert await results(service) == {"bede": (1, 0), **({"ada": (1, 1)} if counts else {})}
        for one in (await service.rooms.room(table), await read_room(service.rooms.storage, table)):
            assert one.info("bede").lent == ([] if counts else [0])

    told(story)


@pytest.mark.parametrize(
    ("log", "hands", "most_are_bots"),
    [
        ([(0, 5)], {}, False),
        ([(0, HANDS), (0, 5), (0, HANDS), (0, 5)], {0: "bot", 2: "back"}, False),
        ([(0, HANDS), (0, 5), (0, 5), (0, HANDS), (0, 5)], {0: "bot", 3: "back"}, True),
        # A hint is no move: neither its person's, nor one that ends another's lack of time.
        ([(0, HANDS), (0, 5), (0, HANDS), (0, HINTED)], {0: "bot", 2: "back"}, True),
        (
            [(0, HANDS), (0, 5), (0, HANDS), (0, HINTED), (0, TAKE_BACK)],
            {0: "bot", 2: "back"},
            False,
        ),
        ([(0, TIME_UP), (1, HINTED), (0, 5)], {}, True),
        # Where all are asked at once, others move before the bot does.
        ([(0, TIME_UP), (1, 5), (0, 5)], {}, True),
        ([(0, TIME_UP), (1, 5), (0, 5), (0, 5), (1, 5), (0, 5), (0, 5)], {}, False),
    ],
)
def test_which_moves_are_a_person_s_own(log, hands, most_are_bots):
    numbered = [(ply, *entry) for ply, entry in enumerate(log)]
    assert lent(numbered, hands) == ({0} if most_are_bots else set())


def test_who_ends_a_game_with_bots_has_lost_it(told):
    """Unless they have not moved yet, or the others have left them alone with the bots."""

    async def story(house, service):
        early = await begun(service, 1, bots=1)
        await service.leaving.close(early.row.id, "ada")
        assert await results(service) == {}
        late = await begun(service, 1, bots=1)
        await act(service, late, 0)
        await service.leaving.close(late.row.id, "ada")
        assert await results(service) == {"ada": (1, 0)}
        alone = await begun(service, 2, bots=1)
        await act(service, alone, 0)
        await service.leaving.resign(alone.row.id, "bede", 1)
        await service.leaving.close(alone.row.id, "ada")
        assert await results(service) == {"ada": (1, 0), "bede": (1, 0)}

    told(story)


def test_who_keeps_a_game_waiting_until_it_is_closed_has_lost_it(told):
    """Nobody has won it."""

    async def story(house, service):
        room = await begun(service, 2)
        untouched = await begun(service, 2)
        await to_turn_again(service, room, 0)
        house.later(91 * 24 * 3600)
        closed = await service.rooms.storage.close_tables("playing", clock.now(), idle)
        assert {room.row.id, untouched.row.id} <= {*closed}
        assert await results(service) == {"ada": (1, 0)}

    told(story)


def test_whoever_comes_or_moves_is_not_decided_about(told):
    """What was wanted of an earlier absence, or of an earlier question, counts no more."""

    async def story(house, service):
        room = await begun(service)
        table, bot = room.row.id, wire.Wanted("bot")
        await away(house, service, room, "bede", "cleo")
        await service.leaving.want(table, "bede", 0, bot)
        there, page = await service.watching.enter(table, "ada")
        assert room.told_presence("bede").offers == []
        with refused("not-absent"):
            await service.leaving.want(table, "cleo", 0, bot)
        service.watching.exit(there, page)
        await away(house, service, room)
        await service.presence.beat()
        await service.leaving.want(table, "cleo", 0, bot)
        assert room.chairs[0].bot is None  # it is the first wish again
        await act(service, room, 0)
        assert room.told_presence("bede").offers == []

    told(story)


def test_who_comes_back_in_the_same_moment_keeps_the_seat(told):
    """At another process, just before it is stored that a bot plays."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        await away(house, service, room, "bede")
        change = service.rooms.storage.change_hands

        async def after_all(*given):
            await there.watching.enter(room.row.id, "ada")
            return await change(*given)

        service.rooms.storage.change_hands = after_all
        for wanted in (wire.Wanted("bot"), wire.Wanted("end")):
            with refused("not-absent"):
                await service.leaving.want(room.row.id, "bede", 0, wanted)
        assert (room.ply, room.row.status, room.chairs[0].bot) == (0, "playing", None)

    told(story)


def test_two_processes_two_wishes(told):
    """Neither overwrites the other's."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 4)
        await away(house, service, room, "bede", "cleo", "dora")
        await there.rooms.room(room.row.id)
        await service.leaving.want(room.row.id, "bede", 0, wire.Wanted("end"))
        await there.leaving.want(room.row.id, "cleo", 0, wire.Wanted("bot"))
        await service.leaving.want(room.row.id, "dora", 0, wire.Wanted("bot"))
        assert room.chairs[0].bot == "master"
        await there.leaving.come_back(room.row.id, "ada", 0)
        here = await there.rooms.room(room.row.id)
        assert [one.kind for one in here.told_handovers()] == ["replaced", "back"]

    told(story)


def test_who_wants_it_no_more_is_not_counted(told):
    """Taken back at another process, just before it is stored that a bot plays."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 4)
        table, bot = room.row.id, wire.Wanted("bot")
        await away(house, service, room, "bede", "cleo", "dora")
        await service.leaving.want(table, "bede", 0, bot)
        change = service.rooms.storage.change_hands

        async def after_all(*given):
            await there.leaving.want_nothing(table, "bede", 0)
            return await change(*given)

        service.rooms.storage.change_hands = after_all
        await service.leaving.want(table, "cleo", 0, bot)
        assert (room.ply, room.chairs[0].bot) == (0, None)
        assert [(one.count, one.needed) for one in room.told_presence("cleo").offers] == [(1, 2)]

    told(story)


def test_whose_time_is_over_loses_the_seat(told):
    async def story(house, service):
        room = await begun(service)
        async with service.rooms.locked(room.row.id) as locked:
            await service.leaving.lose(locked, 0)
        assert (room.chairs[0].kind, room.row.status) == ("bot", "playing")
        assert [one.kind for one in room.told_handovers()] == ["time"]
        assert list(room.thinking) == [0]
        two = await begun(service, 2)
        async with service.rooms.locked(two.row.id) as locked:
            await service.leaving.lose(locked, 0)
        assert two.info(None).ended.why == "time"

    told(story)


# Before the start, and alone


def test_the_host_frees_seats_and_closes_the_table(told):
    async def story(house, service):
        seating = service.seating
        chairs = [wire.ChairWish(kind) for kind in ("me", "open", "open")]
        table = await seating.create("ada", "Ada", wire.NewTable("clinic", chairs))
        await seating.sit(table, "bede", "Bede", 1, "b" * 64)
        await seating.give_to_bot(table, "ada", 2, "novice")
        await seating.start(table, "ada")
        room = await service.rooms.room(table)
        assert room.row.status == "dealing"
        with refused("not-your-seat"):
            await seating.leave(table, "bede", 0)
        await seating.leave(table, "ada", 1)
        assert (room.row.status, room.chairs[1].kind) == ("open", "open")
        info = room.info("ada")
        assert info.deal is not None
        assert (info.deal.round, info.deal.parts) == (2, [])
        await seating.leave(table, "ada", 2)
        assert [chair.kind for chair in room.chairs] == ["person", "open", "open"]
        assert room.chairs[2].level is None
        with refused("not-host"):
            await seating.close(table, "bede")
        await seating.close(table, "ada")
        info = room.info("bede")
        assert (info.status, info.trouble.key) == ("closed", "trouble-host")
        assert info.deal.secret is None
        with refused("unplayable"):
            await seating.sit(table, "bede", "Bede", 1, None)

    told(story)


def test_who_plays_with_bots_alone_can_close_the_table(told):
    async def story(house, service):
        room = await begun(service, 1, bots=1)
        with refused("not-alone"):
            await service.leaving.close(room.row.id, "bede")
        await service.leaving.close(room.row.id, "ada")
        assert room.info("ada").ended.why == "host"
        assert room.thinking == {}
        two = await begun(service, 2)
        with refused("not-alone"):
            await service.leaving.close(two.row.id, "ada")
        with refused("not-open"):
            await service.seating.close(two.row.id, "ada")

    told(story)


def test_a_finished_game_tells_its_handovers_in_the_record(told):
    async def story(house, service):
        room = await begun(service, 2, game="auction")
        await act(service, room, 0)
        await service.leaving.stand_in(room.row.id, "bede", 1, "novice")
        await settle()
        while room.row.status == "playing":
            if 0 in room.match.state.pending:
                await act(service, room, 0)
            else:
                await service.clock.ring()
        record = await service.archive.record(room.row.id, "ada")
        assert [(one.seat, one.ply, one.kind, one.level) for one in record.handovers] == [
            (1, 1, "bot", "novice")
        ]
        assert json.loads(record.to_json())["handovers"] == [[1, 1, "bot", "novice"]]
        assert record.seed
        assert all(code >= 0 for _, code in record.moves)
        opened = await service.rooms.room(await service.archive.open_record("eve", record))
        assert (opened.row.status, opened.trouble) == ("over", None)
        (handover,) = opened.info("eve").handovers
        assert (handover.seat, handover.ply, handover.kind, handover.name) == (1, 1, "bot", "Bede")

    told(story)


def test_a_record_that_is_brought_tells_of_hands_and_time(told):
    """What is opened and had again is the same record; only who gave up a seat is not known."""

    async def story(house, service):
        room = await begun(service, 3, game="auction")
        await service.watching.enter(room.row.id, "ada")
        await act(service, room, 1)
        await service.leaving.stand_in(room.row.id, "bede", 1, "novice")
        await service.leaving.come_back(room.row.id, "bede", 1)
        await act(service, room, 0)
        await service.leaving.resign(room.row.id, "bede", 1)
        await settle()
        while room.row.status == "playing":
            for seat in {0, 2} & {*room.match.state.pending}:
                await act(service, room, seat)
            if service.clock.waits:
                await service.clock.ring()
            await settle()
        whole = await service.archive.record(room.row.id, "ada")
        late = Handover(2, len(whole.moves), "late", "apprentice")
        handovers = [*whole.handovers, late]
        record = msgspec.structs.replace(whole, handovers=handovers, deal=msgspec.UNSET)
        table = await service.archive.open_record("eve", record)
        assert await service.archive.record(table, "eve") == record
        told = (await service.rooms.room(table)).info("eve").handovers
        assert [one.name for one in told] == ["Nemo"] * 3 + ["Cleo"]
        _, troubled = await check(house.url)
        assert not troubled
        many = msgspec.structs.replace(record, handovers=[late] * 2001)
        with refused("bad-record"):
            await service.archive.open_record("eve", many)

    told(story)
