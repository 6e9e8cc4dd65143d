"""Fair play: what a table of people allows besides playing, and what the others hear of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, text

from asclepia.server import wire
from asclepia.server.fairness import ALL, NOTHING
from asclepia.server.rooms import read_room
from asclepia.server.schema import HINTED
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage, migrations
from asclepia.server.thinking import Advised
from asclepia.table.deal import fresh_number, seal
from tests.server.databases import ON_SQLITE
from tests.server.test_rooms import act, back, heard, told

pytestmark = pytest.mark.usefixtures("tiny_games")

LIVE = wire.Pace("live", bank=600, increment=10)
NO_HINTS = wire.Allowed(hints=False, foretelling=True, take_backs=True, spectators=True)


class Advisers:
    """They have thought already, and say what the test wants."""

    count = 1

    def __init__(self, best: int = 0) -> None:
        self.best = best
        self.asked = 0

    async def advise(self, question, person, instead=None, weighed=None):
        self.asked += 1
        choices = question.glimpse().choices()
        said = wire.Why(wire.Said("reason-luck", {"cards": 2}), question.seat, False)
        return Advised([(choices[self.best].code, 1.5)], None, "best", said)


def nobody_thinks(room) -> None:
    """The bots sleep."""


def wish(*chairs: str, game: str = "kitchen", **agreed: Any) -> wire.NewTable:
    seated = [wire.ChairWish(one) for one in chairs]
    return wire.NewTable(game, seated, **agreed)


async def table_of_two(service, **agreed: Any):
    """Ada and Bede play; the room."""
    table = await service.seating.create("ada", "Ada", wish("me", "open", **agreed))
    await service.seating.sit(table, "bede", "Bede", 1, None)
    await service.seating.start(table, "ada")
    return await service.rooms.room(table)


def sealed_number() -> tuple[str, str]:
    """What a page puts into the deal, and the number that it is made of."""
    number = fresh_number()
    return seal(number), number


def question(room, person: str, seat: int) -> dict[str, Any]:
    return seen(room, person, seat)["question"]


def seen(room, person: str, seat: int) -> dict[str, Any]:
    position = msgspec.json.decode(msgspec.json.encode(room.position(person)))
    return position["seats"][str(seat)]


# What is agreed on


@pytest.mark.parametrize(
    ("pace", "allowed", "expected"),
    [
        (None, None, ALL),
        (wire.Pace("days", days=2), None, ALL),
        (LIVE, None, NO_HINTS),
        (LIVE, ALL, ALL),
        (None, NOTHING, NOTHING),
    ],
)
def test_a_live_table_has_no_hints_unless_it_says_so(database, pace, allowed, expected):
    async def story(service):
        room = await table_of_two(service, pace=pace, allowed=allowed)
        assert room.info("bede").allowed == expected
        (listed,) = (await service.lists.lobby("bede")).mine
        assert listed.allowed == expected

    told(database, story)


@pytest.mark.parametrize("chairs", [("me",), ("me", "bot"), ("me", "open")])
def test_whoever_plays_alone_or_with_bots_may_do_everything(database, chairs):
    async def story(service):
        service.bots.wake = nobody_thinks
        seats = [wire.ChairWish(one, "novice" if one == "bot" else None) for one in chairs]
        game = "kitchen" if len(chairs) > 1 else "solitaire"
        new = wire.NewTable(game, seats, allowed=NOTHING)
        table = await service.seating.create("ada", "Ada", new)
        room = await service.rooms.room(table)
        if "open" in chairs:
            assert room.info("ada").allowed == NOTHING  # somebody may come
            await service.seating.give_to_bot(table, "ada", 1, "novice")
            await service.seating.start(table, "ada")
        assert room.row.status == "playing"
        assert room.info("ada").allowed == ALL

    told(database, story)


@pytest.mark.parametrize("chairs", [("me", "bot"), ("me", "bot", "bot")])
def test_a_table_for_one_that_another_joins_keeps_what_was_agreed_on(database, chairs):
    """Before the cards are dealt the host takes the start back, and frees a bot's seat."""

    async def story(service):
        service.bots.wake = nobody_thinks
        seats = [wire.ChairWish(one, "novice" if one == "bot" else None) for one in chairs]
        sealed, number = sealed_number()
        new = wire.NewTable("kitchen", seats, pace=LIVE, sealed=sealed)
        table = await service.seating.create("ada", "Ada", new)
        await service.seating.take_start_back(table, "ada")
        await service.seating.leave(table, "ada", 1)
        room = await service.rooms.room(table)
        assert room.info("bede").allowed == NO_HINTS
        await service.seating.sit(table, "bede", "Bede", 1, None)
        await service.seating.seal(table, "ada", sealed)
        await service.seating.start(table, "ada")
        await service.seating.open_number(table, "ada", number)
        assert room.row.status == "playing"
        assert room.info("bede").allowed == NO_HINTS

    told(database, story)


def test_a_rematch_of_a_game_for_one_has_what_is_usual(database):
    """Another may join it."""

    async def story(service):
        service.bots.wake = nobody_thinks
        seats = [wire.ChairWish("me"), wire.ChairWish("bot", "novice")]
        new = wire.NewTable("kitchen", seats, pace=LIVE)
        table = await service.seating.create("ada", "Ada", new)
        await service.leaving.resign(table, "ada", 0)
        sealed, _ = sealed_number()
        made = await service.seating.rematch(table, "ada", "Ada", sealed)
        await service.seating.take_start_back(made, "ada")
        await service.seating.leave(made, "ada", 1)
        await service.seating.sit(made, "bede", "Bede", 1, None)
        assert (await service.rooms.room(made)).info("bede").allowed == NO_HINTS

    told(database, story)


def test_people_at_one_screen_are_people(database):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("me", "me", allowed=NOTHING))
        room = await service.rooms.room(table)
        assert room.row.status == "playing"
        assert room.info("ada").allowed == NOTHING

    told(database, story)


def test_a_rematch_keeps_what_was_agreed_on(database):
    async def story(service):
        room = await table_of_two(service, allowed=NO_HINTS)
        await service.leaving.resign(room.row.id, "bede", 1)
        made = await service.seating.rematch(room.row.id, "ada", "Ada", None)
        assert (await service.rooms.room(made)).info("bede").allowed == NO_HINTS

    told(database, story)


def test_what_is_agreed_on_is_said_whole(service, guest):
    ada = guest("Ada")
    table = {"game": "kitchen", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    answer = ada.http.post("/api/tables", json={**table, "allowed": {"hints": False}})
    assert answer.status_code == 400
    whole = {"hints": False, "foretelling": False, "take_backs": True, "spectators": True}
    made = ada.http.post("/api/tables", json={**table, "allowed": whole}).json()["id"]
    assert ada.info(made)["allowed"] == whole


# What is refused


def test_what_is_not_allowed_is_refused_and_not_told(database):
    async def story(service):
        service.playing.thinkers = advisers = Advisers()
        room = await table_of_two(service, allowed=NOTHING)
        asked = question(room, "ada", 0)
        assert asked["choices"]
        assert asked["foretold"] == {}
        with pytest.raises(wire.Refused) as refused:
            await service.playing.hint(room.row.id, "ada", 0)
        assert (refused.value.key, refused.value.status) == ("no-hints", 403)
        assert not advisers.asked
        await act(service, room, 0)
        assert room.match.can_undo(0)
        assert seen(room, "ada", 0)["undo"] is False
        with pytest.raises(wire.Refused) as refused:
            await back(service, room, 0)
        assert (refused.value.key, refused.value.status) == ("no-take-backs", 403)
        assert room.stored == [(0, room.stored[0][1])]
        await service.watching.say(room.row.id, "ada", "Ada", "Salve")
        with pytest.raises(wire.Refused) as refused:
            await service.watching.say(room.row.id, "cleo", "Cleo", "Take the third!")
        assert (refused.value.key, refused.value.status) == ("no-spectators", 403)

    told(database, story)


def test_a_page_that_asks_all_the_same_is_refused(service, guest):
    """Over the socket, whatever its page shows."""
    ada, bede = guest("Ada"), guest("Bede")
    allowed = {"hints": False, "foretelling": False, "take_backs": False, "spectators": False}
    table = ada.table("me", "open", game="clinic", allowed=allowed)
    bede.sit(table, 1)
    ada.http.post(f"/api/tables/{table}/start")
    with ada.live(table) as page, guest("Cleo").live(table) as watching:
        hello = page.hear_a("hello")
        assert hello["info"]["allowed"] == allowed
        assert page.position["seats"]["0"]["question"]["foretold"] == {}
        page.send(type="hint", seat=0)
        assert page.hear_a("refused")["error"] == "no-hints"
        ply = page.position["ply"]
        page.act(0)
        page.hear_a("update")
        assert page.position["seats"]["0"]["undo"] is False
        page.send(type="undo", seat=0, ply=page.position["ply"])
        assert page.hear_a("refused")["error"] == "no-take-backs"
        watching.hear_a("hello")
        watching.send(type="say", words="Salve")
        assert watching.hear_a("refused")["error"] == "no-spectators"
        assert page.position["ply"] == ply + 1


def test_a_bot_that_is_better_than_a_hint_plays_for_nobody_who_comes_back(database):
    """Where nobody gets hints, a seat is not handed to a master for one decision."""

    async def story(service):
        service.bots.wake = nobody_thinks
        room = await table_of_two(service, allowed=NO_HINTS)
        with pytest.raises(wire.Refused) as refused:
            await service.leaving.stand_in(room.row.id, "ada", 0, "master")
        assert (refused.value.key, refused.value.status) == ("bot-too-good", 403)
        await service.leaving.stand_in(room.row.id, "ada", 0, "apprentice")
        other = await table_of_two(service)
        await service.leaving.stand_in(other.row.id, "ada", 0, "master")

    told(database, story)


# What the others hear


async def told_of_a_hint(service, best: int) -> tuple[wire.Hint, list[dict[str, Any]]]:
    """Ada's hint, and everything that Bede and Cleo are told of it."""
    service.playing.thinkers = Advisers(best)
    room = await table_of_two(service)
    pages = [(await service.watching.enter(room.row.id, one))[1] for one in ("bede", "cleo")]
    for page in pages:
        heard(page)
    hint = await service.playing.hint(room.row.id, "ada", 0)
    others = [message for page in pages for message in heard(page)]
    for message in others:
        for where in (message, message.get("info", {})):
            for one in ("id", "changed", "created", "now", "deal"):
                where.pop(one, None)
    return hint, others


def test_the_others_hear_that_a_seat_had_a_hint_and_nothing_of_it(database):
    async def story(service):
        (one, told_one), (other, told_other) = [await told_of_a_hint(service, n) for n in (0, 2)]
        assert one.lines != other.lines
        assert told_one == told_other
        hinted = [m["info"]["hinted"] for m in told_one if m["type"] == "table"]
        assert hinted == [[{"seat": 0, "ply": 0, "name": "Ada"}]] * 2
        assert {entry for m in told_one if m["type"] == "update" for entry in m["log"]} == set()

    told(database, story)


def test_a_seat_is_told_of_once_for_each_question(database):
    async def story(service):
        service.playing.thinkers = Advisers()
        room = await table_of_two(service)
        table = room.row.id
        since = room.asked_since[0]
        for _ in range(3):
            await service.playing.hint(table, "ada", 0)
        assert room.stored == [(0, HINTED)]
        assert room.asked_since[0] == since  # what Ada has picked stays picked
        await act(service, room, 0)
        await service.playing.hint(table, "ada", 0)
        assert [code for _, code in room.stored if code < 0] == [HINTED] * 2
        # Whoever comes later, after a restart, hears the same.
        again = await read_room(service.rooms.storage, table)
        assert again.info("bede").hinted == room.info("bede").hinted
        assert [(one.seat, one.ply) for one in again.info("bede").hinted] == [(0, 0), (0, 1)]

    told(database, story)


def test_a_hint_comes_between_nothing(database):
    """A move that was chosen before it, the same move once more, taking back: all go on."""

    async def story(service):
        service.playing.thinkers = Advisers()
        room = await table_of_two(service, pace=LIVE, allowed=ALL)
        table, code = room.row.id, room.match.state.choices(0)[0].code
        clocks = room.clocks
        await service.playing.hint(table, "ada", 0)
        assert room.clocks == clocks  # time goes on as it did
        for _ in range(2):
            await service.playing.act(table, "ada", wire.Act(0, 0, code))
        assert room.stored == [(0, HINTED), (0, code)]
        ply = room.ply
        await service.playing.hint(table, "ada", 0)
        await service.playing.undo(table, "ada", wire.Undo(0, ply))
        assert not room.match.moves
        assert [one.ply for one in room.info("ada").hinted] == [0, 0]
        again = await read_room(service.rooms.storage, table)
        assert again.trouble is None
        assert again.standing() == room.standing()

    told(database, story)


def test_a_hint_that_cannot_be_told_is_not_given(database, monkeypatch):
    async def story(service):
        service.playing.thinkers = Advisers()
        room = await table_of_two(service)

        async def fail(*move):
            raise ConnectionError

        monkeypatch.setattr(service.rooms.storage, "add_move", fail)
        with pytest.raises(ConnectionError):
            await service.playing.hint(room.row.id, "ada", 0)
        assert room.stored == []

    told(database, story)


def test_alone_nobody_is_told(database):
    async def story(service):
        service.playing.thinkers, service.bots.wake = Advisers(), nobody_thinks
        seats = [wire.ChairWish("me"), wire.ChairWish("bot", "novice")]
        table = await service.seating.create("ada", "Ada", wire.NewTable("kitchen", seats))
        room = await service.rooms.room(table)
        assert await service.playing.hint(table, "ada", 0) is not None
        assert (0, HINTED) not in room.stored

    told(database, story)


# Tables from before


def before(connection: Connection) -> None:
    """A database of the version before, with a live table of two people."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "0005")
    connection.execute(
        text(
            "INSERT INTO tables (id, game, revision, seats, options, seed, host, public, status,"
            " created, changed, components, origin, pace) VALUES ('old', 'kitchen', 1, 2, '{}',"
            " '07', 'ada', true, 'playing', 0, 0, 'usual', 'dealt', :pace)"
        ),
        {"pace": msgspec.json.encode(LIVE).decode()},
    )
    for seat, name in enumerate(("Ada", "Bede")):
        connection.execute(
            text(
                "INSERT INTO chairs (table_id, seat, kind, person, name)"
                " VALUES ('old', :seat, 'person', :person, :name)"
            ),
            {"seat": seat, "person": name.lower(), "name": name},
        )
    connection.execute(
        text(
            "INSERT INTO chat (table_id, number, name, words, said) VALUES ('old', 0, 'A', 'B', 0)"
        )
    )


def test_tables_from_before_keep_what_they_could_do(empty_database):
    async def story():
        storage = Storage(Settings.from_environment(empty_database).database)
        async with storage.engine.begin() as connection:
            await connection.run_sync(before)
        await storage.open()
        room = await read_room(storage, "old")
        await storage.close()
        return room

    room = asyncio.run(story())
    assert room.row.status == "playing"
    assert room.info("bede").allowed == ALL
    assert [line.watching for line in room.chat] == [False]


@ON_SQLITE
def test_what_cannot_be_read_allows_nobody_more_than_others(database):
    async def story(service):
        room = await table_of_two(service)
        async with service.rooms.storage.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET allowed = '{oops'"))
        again = await read_room(service.rooms.storage, room.row.id)
        assert again.info("ada").allowed == NOTHING

    told(database, story)
