"""The lobby, my games, players' pages: what is listed for whom, in which order; what counts."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from asclepia.server import lists, wire
from asclepia.server.endings import ended
from asclepia.server.lists import Wish
from asclepia.server.rows import columns
from asclepia.server.schema import chairs, tables
from asclepia.server.service import Service
from asclepia.server.storage import now
from tests.server.test_housekeeping import with_service

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def always_read(monkeypatch):
    monkeypatch.setattr(lists, "FRESH", 0.0)


class People:
    """Somebody new for every test; tables of theirs, and how these end."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.storage = service.rooms.storage
        self.clock = now() - 10**9
        self.names: dict[str, str] = {}
        service.bots.wake = lambda room: None  # nobody thinks here

    async def person(self, name: str) -> str:
        person = f"{name.lower()}{next(_numbers)}"
        await self.storage.add_person(person, name)
        self.names[person] = name
        return person

    async def handle(self, person: str) -> str:
        found = await self.storage.person(person)
        assert found is not None
        return found.handle

    async def table(self, *who: str, game: str = "garum", **wish: Any) -> str:
        """Made by the first; the others sit down. "open" is nobody, levels are bots."""
        host, *others = who
        kinds = {"open": wire.ChairWish("open"), host: wire.ChairWish("me")}
        wishes = [
            kinds.get(one)
            or wire.ChairWish(*(("bot", one) if one in ("novice", "master") else ("open",)))
            for one in who
        ]
        wanted = wire.NewTable(game, wishes, **wish)
        made = await self.service.seating.create(host, self.names[host], wanted)
        for seat, one in enumerate(others, 1):
            if one not in ("open", "novice", "master", host):
                await self.service.seating.sit(made, one, self.names[one], seat, None)
        return made

    async def running(self, *who: str, **wish: Any) -> str:
        made = await self.table(*who, **wish)
        row = await self.storage.table(made)
        if row is not None and row.status == "open":
            await self.service.seating.start(made, who[0])
        return made

    async def write(self, table: str, **values: Any) -> None:
        """As it is stored; each later than the one before."""
        self.clock += 1000
        async with self.storage.engine.begin() as connection:
            values = {"changed": self.clock, **values}
            this = update(tables).where(tables.c.id == table)
            await connection.execute(this.values(columns(values)))
        self.service.rooms.heard(table)

    async def end(self, table: str, *scores: int, won: tuple[int, ...] = (0,)) -> None:
        stands = wire.Standing(9, 9, list(scores), [], list(won), [])
        await self.write(table, status="over", standing=stands)

    async def finished(self, *who: str, scores: tuple[int, ...] = (), **wish: Any) -> str:
        made = await self.running(*who, **wish)
        scores = scores or tuple(range(len(who), 0, -1))
        won = tuple(seat for seat, one in enumerate(scores) if one == max(scores))
        await self.end(made, *scores, won=won)
        return made

    async def mine(self, person: str, *wish: Any) -> list[str]:
        """All pages, one after the other."""
        found: list[str] = []
        before = None
        while True:
            page = await self.service.lists.mine(person, Wish(*wish), before)
            found += [one.id for one in page.tables]
            before = page.next
            if before is None:
                return found


def story(database: str, work: Any) -> Any:
    return asyncio.run(with_service(database, lambda service: work(People(service))))


def test_the_lobby_is_for_people(database):
    async def listed(people: People) -> None:
        ada, bede, cleo = [await people.person(name) for name in ("Ada", "Bede", "Cleo")]
        joinable = await people.table(ada, "open")
        full = await people.table(ada, "open")
        await people.service.seating.sit(full, bede, "Bede", 1, None)
        empty = await people.table(ada, "open")
        await people.service.seating.leave(empty, ada, 0)
        hidden = await people.table(ada, "open", public=False)
        bots = await people.running(ada, "novice")
        alone = await people.running(ada, ada)
        private = await people.running(ada, bede, public=False)
        together = await people.running(ada, bede)

        lobby = await people.service.lists.lobby(cleo)
        shown = {one.id for one in (*lobby.open, *lobby.playing)}
        assert joinable in {one.id for one in lobby.open}
        assert together in {one.id for one in lobby.playing}
        assert not shown & {full, empty, hidden, bots, alone, private}
        assert lobby.mine == []

        lobby = await people.service.lists.lobby(ada)
        assert not {one.id for one in (*lobby.open, *lobby.playing)} & {joinable, together}
        own = {joinable, full, hidden, bots, alone, private, together}
        assert {one.id for one in lobby.mine} == own

    story(database, listed)


def test_where_somebody_is_here_comes_first_and_every_list_has_pages(database):
    async def listed(people: People) -> None:
        ada, cleo = await people.person("Ada"), await people.person("Cleo")
        made = [await people.table(ada, "open") for _ in range(2 * lists.LOBBY + 1)]
        for one in made:
            await people.write(one)
        async with people.storage.engine.begin() as connection:
            ours, first = chairs.c.table_id.in_(made), chairs.c.table_id == made[0]
            await connection.execute(update(chairs).where(ours).values(here=None))
            here = update(chairs).where(first, chairs.c.seat == 0).values(here=now() + 60_000)
            await connection.execute(here)
        found: list[str] = []
        after = None
        for _ in range(10):
            lobby = await people.service.lists.lobby(cleo, after)
            assert len(lobby.open) <= lists.LOBBY
            found += [one.id for one in lobby.open]
            after = lobby.next_open
            if after is None:
                break
        assert [one for one in found if one in made] == [made[0], *reversed(made[1:])]
        with pytest.raises(wire.Refused, match="before"):
            await people.service.lists.lobby(cleo, "'; drop table")

    story(database, listed)


def test_my_games_my_turn_first(database):
    async def listed(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        made = [await people.running(ada, bede) for _ in range(4)]
        for number, one in enumerate(made):
            stands = wire.Standing(0, 0, [0, 0], [number % 2], [], [])
            await people.write(one, standing=stands)
        waiting = await people.table(ada, "open")
        assert await people.mine(ada, "running") == [made[2], made[0], made[3], made[1]]
        assert await people.mine(bede, "running") == [made[3], made[1], made[2], made[0]]
        assert await people.mine(ada, "waiting") == [waiting]
        assert await people.mine(bede, "waiting") == []
        lobby = await people.service.lists.lobby(ada)
        assert [one.id for one in lobby.mine] == [made[2], made[0], made[3], made[1], waiting]
        async with people.storage.engine.begin() as connection:  # a bot plays for me there
            stand_in = (chairs.c.table_id == made[2]) & (chairs.c.person == ada)
            await connection.execute(update(chairs).where(stand_in).values(bot="novice"))
        assert await people.mine(ada, "running") == [made[0], made[3], made[2], made[1]]

    story(database, listed)


def test_finished_games_have_filters_and_pages(database, monkeypatch):
    monkeypatch.setattr(lists, "SOME", 4)  # read in several goes

    async def listed(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        lost, won = (1, 9), (9, 1)
        made = [await people.finished(ada, bede, scores=lost) for _ in range(lists.PAGE + 2)]
        bots = await people.finished(ada, "novice", scores=won)
        other = await people.finished(ada, "novice", scores=won, game="quackery")
        people_won = await people.finished(ada, bede, scores=won)
        closed = await people.running(ada, "novice")
        await people.write(closed, status="closed")
        newest = [closed, people_won, other, bots, *reversed(made)]
        assert await people.mine(ada, "finished") == newest
        assert await people.mine(ada, "finished", "quackery") == [other]
        assert await people.mine(ada, "finished", None, True) == [people_won, *reversed(made)]
        assert await people.mine(ada, "finished", None, False) == [closed, other, bots]
        assert await people.mine(ada, "finished", None, None, True) == [people_won, other, bots]
        assert await people.mine(ada, "finished", "garum", True, True) == [people_won]
        assert await people.mine(bede, "finished", None, None, True) == list(reversed(made))
        stranger = await people.person("Cleo")
        assert await people.mine(stranger, "finished") == []

    story(database, listed)


def test_a_player_page_counts_what_counts(database):
    async def counted(people: People) -> None:
        ada, bede, cleo = [await people.person(name) for name in ("Ada", "Bede", "Cleo")]
        await people.finished(ada, bede, scores=(40, 30))
        await people.finished(bede, ada, cleo, scores=(50, 20, 60))
        await people.finished(ada, "novice", scores=(33, 33))  # a shared victory is one
        await people.finished(ada, "novice", "master", scores=(1, 2, 3), game="quackery")
        await people.finished(ada, ada, scores=(99, 1))  # both seats hers: she always wins
        branch = await people.finished(ada, "novice", scores=(99, 1))
        await people.write(branch, origin="branch")
        resigned = await people.running(ada, bede)
        await people.write(resigned, status="closed", ended=ended("resigned", 1, [0]))
        idle = await people.running(ada, bede)
        await people.write(idle, status="closed", ended=ended("idle"))

        page = await people.service.lists.player(await people.handle(ada), cleo)
        assert (page.name, page.yours, page.games, page.won) == ("Ada", False, 5, 3)
        told = [(one.game, one.games, one.won, one.best, one.mean) for one in page.by_game]
        assert told == [("garum", 4, 3, 40, 31.0), ("quackery", 1, 0, 1, 1.0)]
        tallies = [[(one.kind, one.games, one.won) for one in some] for some in (page.by_seats,)]
        assert tallies == [[("2", 3, 3), ("3", 2, 0)]]
        opponents = [(one.kind, one.games, one.won) for one in page.by_opponents]
        assert opponents == [("people", 3, 2), ("master", 1, 0), ("novice", 1, 1)]
        assert len(page.recent.tables) == 8
        assert ada not in msgspec.json.encode(page).decode()
        mine = await people.service.lists.player(await people.handle(ada), ada)
        assert mine.yours

    story(database, counted)


def test_private_games_are_for_those_who_played(database):
    async def counted(people: People) -> None:
        ada, bede, cleo = [await people.person(name) for name in ("Ada", "Bede", "Cleo")]
        public = await people.finished(ada, bede)
        private = await people.finished(ada, bede, public=False)
        handle = await people.handle(ada)
        for asker, seen in ((ada, 2), (bede, 2), (cleo, 1), (None, 1)):
            page = await people.service.lists.player(handle, asker)
            assert (page.games, len(page.recent.tables)) == (seen, seen)
            again = await people.service.lists.games_of(handle, asker, None)
            ids = [one.id for one in again.tables]
            assert ids == ([private, public] if seen == 2 else [public])
        with pytest.raises(wire.Refused) as refused:
            await people.service.lists.player("nobody", ada)
        assert refused.value.status == 404

    story(database, counted)


def test_a_player_page_is_counted_again_when_there_is_more(database, monkeypatch):
    async def counted(people: People) -> None:
        ada = await people.person("Ada")
        handle = await people.handle(ada)
        for games in range(3):
            assert (await people.service.lists.player(handle, None)).games == games
            await people.finished(ada, "novice")
        monkeypatch.setattr(lists, "SOME", 1)
        monkeypatch.setattr(lists, "COUNTED", 2)  # the newest, if there are too many
        await people.finished(ada, "novice")
        page = await people.service.lists.player(handle, None)
        assert (page.games, page.counted) == (2, 2)

    story(database, counted)


def test_who_played_against_somebody_who_has_gone_played_against_people(database):
    async def gone(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        await people.finished(ada, bede)
        handle = await people.handle(ada)
        before = await people.service.lists.player(handle, ada)
        assert [(one.kind, one.games, one.won) for one in before.by_opponents] == [("people", 1, 1)]
        found = await people.storage.person(bede)
        assert found is not None
        await people.service.accounts.erase(found)
        people.service.lists._counted.clear()  # as after a restart
        after = await people.service.lists.player(handle, ada)
        assert after.by_opponents == before.by_opponents
        (one,) = after.recent.tables
        assert [chair.name for chair in one.chairs] == ["Ada", "Nemo"]
        assert len(await people.mine(ada, "finished", None, True)) == 1
        assert await people.mine(ada, "finished", None, False) == []

    story(database, gone)


def test_my_turn_is_counted_the_same_everywhere(database):
    """Where other people wait for me comes first, and only that is counted by the menu's number."""

    async def counted(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")

        async def running(other: str, asked: int) -> str:
            """One where this seat is asked: who begins is drawn."""
            while True:
                made = await people.running(ada, other)
                if (await people.service.rooms.room(made)).match.state.pending == (asked,):
                    return made
                await people.write(made, status="closed")

        together, theirs = await running(bede, 0), await running(bede, 1)
        alone, one_screen = await running("novice", 0), await running(ada, 0)
        assert (await people.mine(ada, "running"))[0] == together
        lobby = await people.service.lists.lobby(ada)
        turns = {one.id: one.turn for one in lobby.mine}
        assert turns == {together: "others", alone: "alone", one_screen: "alone", theirs: None}
        assert lobby.mine[0].id == together
        others = {one.id: one.turn for one in (await people.service.lists.lobby(bede)).mine}
        assert others == {together: None, theirs: "others"}

    story(database, counted)
