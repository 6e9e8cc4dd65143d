"""Two processes of the service on one database, people on each, moving at the same time."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from asclepia.server import rooms as rooms_module
from asclepia.server import service as parts
from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.endings import idle
from asclepia.server.identity import Identity
from asclepia.server.room import Watcher
from asclepia.server.storage import Storage, now
from tests.server.crowd import Page, play_together
from tests.server.databases import ON_POSTGRES, Databases
from tests.server.service import TINY_GAMES, Guest, Service
from tests.server.test_rooms import hear, told, wish


@pytest.fixture(scope="module")
def pair(databases: Databases) -> Iterator[tuple[Service, Service]]:
    database = databases.new("postgres")
    services = []
    try:
        for _ in range(2):
            services.append(Service(database, **TINY_GAMES))
        yield services[0], services[1]
    finally:
        for one in services:
            one.stop()


@pytest.mark.parametrize("game", ["auction", "kitchen"])
def test_moves_that_cross_between_processes_all_count(pair, game):
    """A move that finds its place taken is tried again while its question stands."""
    anna, ben = Guest(pair[0], "Anna"), Guest(pair[1], "Ben")
    table = anna.table("me", "open", "me", "novice", game=game)
    assert ben.sit(table, 1).status_code == 204
    with ben.live(table) as waiting:
        assert waiting.hear_a("hello")["position"] is None
        assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
        assert waiting.hear_a("hello")["position"]["ply"] == 0  # it has begun elsewhere
    pages = [Page(anna, table), Page(ben, table), Page(Guest(pair[1]), table)]
    play_together(pages, random.Random(game), undo=0.1)
    moves = anna.http.get(f"/api/tables/{table}/record").json()["moves"]
    for page in pages:
        page.listen(0.5)
        assert [entry["seat"] for entry in page.log] == [-1, *(seat for seat, _ in moves)]
        page.leave()
        page.guest.close()


class Idle:
    """Thinkers that are never asked."""

    count = 1


@asynccontextmanager
async def strangers(database: str, game: str) -> AsyncIterator[Any]:
    """Two services that do not hear of each other, a table, and a page at it in each."""
    services = []
    for _ in range(2):
        storage = Storage(f"sqlite:///{database}")
        storage.shared = True
        await storage.open()
        services.append(parts.Service(storage, Bus(), Idle(), 0.0))
    wish = wire.NewTable(game, [wire.ChairWish("me")] * 3)
    table = await services[0].seating.create("ada", "Ada", wish)
    pages = [await service.watching.enter(table, "ada") for service in services]

    async def play(which: int, seat: int, choice: int) -> None:
        room = pages[which][0]
        code = room.match.state.choices(seat)[choice].code
        await services[which].playing.act(table, "ada", wire.Act(seat, room.ply, code))

    try:
        yield services, pages, play
    finally:
        for service in services:
            await service.rooms.storage.close()


async def both_move_at_once(database: str, game: str, moves) -> tuple[list[int], list[Watcher]]:
    """Each service takes moves for what it has last seen. The seats in the order their moves were
    stored, and what the pages at the second heard."""
    async with strangers(database, game) as (_, pages, play):
        for move in moves:
            await play(*move)
    return [seat for seat, _ in pages[1][0].stored], [watcher for _, watcher in pages]


def test_what_was_stored_by_one_that_died_is_found_all_the_same(tmp_path, tiny_games):
    async def story():
        async with strangers(str(tmp_path / "a.db"), "auction") as (services, pages, play):
            await play(0, 0, 0)  # nobody tells the other one
            room, watcher = pages[1]
            assert room.ply == 0
            await services[1].rooms.look_around()
            await room.following
            return room.ply, [json.loads(watcher.queue.get_nowait())["type"] for _ in range(2)]

    assert asyncio.run(story()) == (1, ["hello", "update"])


@ON_POSTGRES
@pytest.mark.parametrize("what", ["say", "rename", "erase", "sit", "close", "idle", "sign out"])
def test_what_was_stored_by_one_that_died_at_once_is_told_all_the_same(
    database, tiny_games, monkeypatch, what
):
    """It could not say another word; nobody has to look for it either."""
    monkeypatch.setattr(rooms_module, "LOOK", 3600.0)

    async def story(here, there):
        storage = here.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        table = await here.seating.create(ada.id, "Ada", wish("kitchen", "me", "open"))
        await here.watching.say(table, ada.id, "Ada", "Salve")
        _, page = await there.watching.enter(table, "eve")
        _, mine = await there.watching.enter(table, ada.id, ada)
        await hear(page, "hello")
        await asyncio.sleep(0.1)  # what was said until now is told
        monkeypatch.setattr(here.rooms.bus, "tell", lambda word: None)
        match what:
            case "say":
                await here.watching.say(table, ada.id, "Ada", "Vale")
                while (await hear(page, "chat"))["chat"][-1]["words"] != "Vale":
                    pass
            case "rename":
                await here.accounts.rename(ada.id, "Anna")
                while (await hear(page, "table"))["info"]["chairs"][0]["name"] != "Anna":
                    pass
            case "erase":
                await here.accounts.traces.erase(ada.id, set())
                assert (await hear(page, "chat"))["chat"][0]["name"] == "Nemo"
            case "sit":
                await here.seating.sit(table, "ben", "Ben", 1, None)
                while (await hear(page, "table"))["info"]["chairs"][1]["name"] != "Ben":
                    pass
            case "close":
                await here.seating.close(table, ada.id)
                while (await hear(page, "table"))["info"]["status"] != "closed":
                    pass
            case "idle":
                assert table in await storage.close_tables("open", now() + 1, idle)
                while (await hear(page, "table"))["info"]["status"] != "closed":
                    pass
            case "sign out":
                await here.accounts.keys.sign_out(ada)
        while what in ("erase", "sign out") and mine.farewell is None:
            await asyncio.sleep(0.01)

    told(database, story, 2)


def test_a_move_that_finds_its_place_taken_is_tried_again(tmp_path, tiny_games):
    moves = [(0, 0, 0), (1, 1, 0)]
    stored, pages = asyncio.run(both_move_at_once(str(tmp_path / "a.db"), "auction", moves))
    assert stored == [0, 1]
    heard = [json.loads(pages[1].queue.get_nowait()) for _ in range(3)]
    assert [message["position"]["pending"] for message in heard] == [[0, 1, 2], [1, 2], [2]]


def test_a_move_for_a_question_that_somebody_has_answered_is_refused(tmp_path, tiny_games):
    moves = [(0, 0, 0), (1, 0, 0)]
    with pytest.raises(wire.Refused, match="faster"):
        asyncio.run(both_move_at_once(str(tmp_path / "a.db"), "kitchen", moves))


def test_a_move_into_a_game_that_has_ended_meanwhile_comes_too_late(tmp_path, tiny_games):
    """The seat was asked until then; it is not to be told that its move was against the rules."""
    fire = [(0, 0, 2), (0, 0, 3)]  # the best dish, three pinches
    with pytest.raises(wire.Refused, match="faster") as refused:
        asyncio.run(both_move_at_once(str(tmp_path / "a.db"), "kitchen", [*fire, (1, 1, 0)]))
    assert refused.value.key == "stale"
