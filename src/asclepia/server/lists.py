"""Lists: the lobby, my games, and how somebody has played.

What is told about a finished game was stored with its last move: nothing is played again. Every
list is bounded in what it costs, however many tables there are.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Executable, Row, Select, func, literal, select, tuple_

from asclepia.players import LEVELS
from asclepia.server import wire
from asclepia.server.among import among
from asclepia.server.damage import check
from asclepia.server.deal import Dealing
from asclepia.server.endings import lent
from asclepia.server.info import awaited, table_info, title_of
from asclepia.server.pace import UNTIMED
from asclepia.server.rooms import Rooms
from asclepia.server.rows import ChairRow, TableRow, decoded
from asclepia.server.schema import TIME_UP, chairs, handovers, moves, people, tables
from asclepia.server.storage import now

PAGE = 10  # tables of a list that are told at a time …
LOBBY = 6  # … and in the lobby
LOOKED_AT = 500  # the newest tables, out of which a list is made
SOME = 100  # finished games that are read at a time: others want to be answered, too
COUNTED = 1000  # finished games that count for a player's page, the newest
FRESH = 2.0  # seconds for which the public lists are the same for everybody
REMEMBERED = 200  # players whose games are kept counted

FINISHED = ("over", "closed")
GROUPS = {"running": ("playing",), "waiting": ("open", "dealing"), "finished": FINISHED}


class Place(NamedTuple):
    """Where a table stands in a list: where other people wait first, then what else one can do
    something about, then the newest."""

    rank: int
    changed: int
    id: str

    def told(self) -> str:
        return f"{self.rank}.{self.changed}.{self.id}"

    @staticmethod
    def of(text: str | None) -> Place | None:
        if text is None:
            return None
        found = re.fullmatch(r"([012])\.(\d{1,16})\.([0-9A-Za-z]{1,16})", text)
        if found is None:
            raise wire.Refused("bad-page", "take `before` from the page that came before", 400)
        return Place(int(found[1]), int(found[2]), found[3])


class Wish(NamedTuple):
    """Which of my games."""

    group: str
    game: str | None = None
    people: bool | None = None  # with others, or against bots alone
    won: bool = False


class Played(NamedTuple):
    """A finished game, as it counts for one player."""

    id: str
    changed: int
    game: str
    title: str
    seats: int
    public: bool
    people: frozenset[str]  # who played
    opponents: str
    won: bool
    score: int | None
    counts: bool


class Lists:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.damage = self.storage.damage
        self._public: dict[str, tuple[float, object, list[Place]]] = {}
        self._counted: dict[str, tuple[object, list[Played]]] = {}  # by person

    # The lobby

    async def lobby(
        self, person: str, open_after: str | None = None, playing_after: str | None = None
    ) -> wire.Lobby:
        """Tables where one can sit down or watch others, and those where one sits oneself."""
        mine = sorted(await self._going_on(person, Wish("running")), reverse=True)
        mine += sorted(await self._going_on(person, Wish("waiting")), reverse=True)
        own = {one.id for one in mine}
        waiting = [one for one in await self._joinable() if one.id not in own]
        playing = [one for one in await self._with_people() if one.id not in own]
        first, next_open = _page(waiting, Place.of(open_after), LOBBY)
        second, next_playing = _page(playing, Place.of(playing_after), LOBBY)
        mine = mine[: 2 * PAGE]
        infos = await self._infos([one.id for one in (*first, *second, *mine)], person)

        def told(places: list[Place], status: str) -> list[wire.TableInfo]:
            found = [infos[one.id] for one in places if one.id in infos]
            return [one for one in found if one.status == status and one.playable]

        return wire.Lobby(
            open=told(first, "open"),
            playing=told(second, "playing"),
            mine=[infos[one.id] for one in mine if one.id in infos],
            next_open=next_open,
            next_playing=next_playing,
        )

    async def _joinable(self) -> list[Place]:
        """Public tables with a seat that is nobody's; those where somebody is here come first. A
        new one is seen at once."""
        newest = select(func.max(tables.c.changed)).where(tables.c.status == "open")
        return await self._shared(
            "open",
            select(
                tables.c.id,
                tables.c.changed,
                select(func.max(chairs.c.here))
                .where(chairs.c.table_id == tables.c.id)
                .scalar_subquery()
                .label("here"),
            ).where(
                _some(chairs.c.kind == "open", chairs.c.person.is_(None)),
                _some(chairs.c.kind == "person"),
            ),
            (await self._rows(newest))[0][0],
        )

    async def _with_people(self) -> list[Place]:
        """Public games that two people play or more."""
        count = select(func.count(chairs.c.person.distinct())).where(
            chairs.c.table_id == tables.c.id, chairs.c.kind == "person"
        )
        newest = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status == "playing")
            .order_by(tables.c.changed.desc())
            .limit(LOOKED_AT)
        )
        return await self._shared(
            "playing",
            select(tables.c.id, tables.c.changed).where(
                tables.c.id.in_(newest), count.scalar_subquery() >= 2
            ),
        )

    async def _shared(self, status: str, wanted: Select[Any], mark: object = None) -> list[Place]:
        """A list that is the same for everybody, kept for some seconds while the mark is the
        same."""
        known = self._public.get(status)
        if known is not None and time.monotonic() < known[0] and known[1] == mark:
            return known[2]
        wanted = (
            wanted.where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.changed.desc())
            .limit(LOOKED_AT)
        )
        then = now()
        found: list[Place] = []
        for row in await self._rows(wanted):
            with self.damage.passed_over(row.id):
                check(row)
                here = (getattr(row, "here", None) or 0) > then
                found.append(Place(int(here), row.changed, row.id))
        found.sort(reverse=True)
        self._public[status] = time.monotonic() + FRESH, mark, found
        return found

    # My games

    async def mine(self, person: str, wish: Wish, before: str | None) -> wire.GameList:
        after = Place.of(before)
        if wish.group == "finished":
            found, told = await self._finished(person, wish, after)
        else:
            places = sorted(await self._going_on(person, wish), reverse=True)
            found, told = _page(places, after)
        infos = await self._infos([one.id for one in found], person)
        return wire.GameList([infos[one.id] for one in found if one.id in infos], told)

    async def _going_on(self, person: str, wish: Wish) -> list[Place]:
        """My games that are not over; where other people wait for me first, then where it is my
        turn, or my seat waits for me."""
        of_table = tables.c.id, tables.c.changed, tables.c.status, tables.c.standing, tables.c.deal
        shared = _others(person, "person").label("shared")
        wanted = select(*of_table, *chairs.c, shared).join_from(tables, chairs)
        wanted = _wished(wanted, person, wish).where(chairs.c.person == person)
        found: dict[str, Place] = {}
        for row in await self._rows(wanted.order_by(tables.c.changed.desc()).limit(LOOKED_AT)):
            with self.damage.passed_over(row.id):
                chair, stood = ChairRow.of(row), decoded(wire.Standing, row.standing)
                pending = () if stood is None else stood.pending
                deal = decoded(Dealing, row.deal)
                asked = person in awaited(row.status, deal, [chair], pending)
                rank = 1 + row.shared if asked else int(row.kind == "open")
                known = found.get(row.id)
                found[row.id] = Place(max(rank, known.rank if known else 0), row.changed, row.id)
        return list(found.values())

    async def _finished(
        self, person: str, wish: Wish, after: Place | None
    ) -> tuple[list[Place], str | None]:
        """A page of finished games. Whether one has won is not asked of the database: so a page
        can be short where there are few."""
        found: list[Place] = []
        for _ in range(COUNTED // SOME):
            games, last = await self._some_finished(person, wish, after)
            for game in games:
                if wish.won and not game.won:
                    continue
                if len(found) == PAGE:
                    return found, found[-1].told()
                found.append(Place(0, game.changed, game.id))
            if last is None:
                return found, None
            after = last
        return found, None if after is None else after.told()

    async def _some_finished(
        self, person: str, wish: Wish, after: Place | None
    ) -> tuple[list[Played], Place | None]:
        """Finished games of a person, from a place on, and the place where more of them follow."""
        wanted = _wished(select(tables.c.id, tables.c.changed), person, wish)
        wanted = wanted.where(_played_by(person))
        if after is not None:
            there = tuple_(literal(after.changed, BigInteger), literal(after.id))
            wanted = wanted.where(tuple_(tables.c.changed, tables.c.id) < there)
        rows = await self._rows(
            wanted.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(SOME)
        )
        listed = await self.storage.listed([row.id for row in rows])
        handed = await self._lent([row for row, _ in listed])
        await asyncio.sleep(0)
        games = [_played(row, seated, person, handed.get(row.id, ())) for row, seated in listed]
        more = len(rows) == SOME
        return games, Place(0, rows[-1].changed, rows[-1].id) if more else None

    async def _lent(self, rows: Sequence[TableRow]) -> dict[str, set[int]]:
        """By table the seats of which bots have made most moves in their person's place; mostly
        nobody has left, and nobody's time was over."""
        timed = [row.id for row in rows if row.pace != UNTIMED]
        late = select(moves.c.table_id).where(moves.c.code == TIME_UP).distinct()
        hands = dict[str, dict[int, str]]()
        for row in await self._rows(late.where(among(moves.c.table_id, timed))) if timed else ():
            hands[row.table_id] = {}
        told = select(handovers).where(among(handovers.c.table_id, [row.id for row in rows]))
        for row in await self._rows(told) if rows else ():
            hands.setdefault(row.table_id, {})[row.ply] = row.kind
        found = dict[str, set[int]]()
        for table_id, kinds in hands.items():
            log = select(moves.c.ply, moves.c.seat, moves.c.code).order_by(moves.c.ply)
            entries = await self._rows(log.where(moves.c.table_id == table_id))
            found[table_id] = lent((tuple(one) for one in entries), kinds)
        return found

    # A player

    async def player(self, handle: str, asker: str | None) -> wire.Player:
        found = await self._person(handle)
        games = await self._games_of(found.id)
        seen = [one for one in games if _may_see(one, found.id, asker)]
        counting = [one for one in seen if one.counts]
        by_game: list[wire.GameTally] = []
        for (game, title), some in _grouped(counting, lambda one: (one.game, one.title)).items():
            scores = [one.score for one in some if one.score is not None]
            best = max(scores, default=None)
            mean = round(sum(scores) / len(scores), 1) if scores else None
            won = sum(one.won for one in some)
            by_game.append(wire.GameTally(game, title, len(some), won, best, mean))
        by_game.sort(key=lambda one: (-one.games, one.title))
        levels = ["people", *reversed(LEVELS), "none"]
        by_opponents = _tallies(counting, lambda one: one.opponents)
        by_opponents.sort(key=lambda one: levels.index(one.kind) if one.kind in levels else 99)
        by_seats = _tallies(counting, lambda one: str(one.seats))
        by_seats.sort(key=lambda one: int(one.kind))
        return wire.Player(
            name=found.name,
            handle=found.handle,
            yours=found.id == asker,
            games=len(counting),
            won=sum(one.won for one in counting),
            by_game=by_game,
            by_seats=by_seats,
            by_opponents=by_opponents,
            counted=COUNTED,
            recent=await self._recent(seen, asker, None),
        )

    async def games_of(self, handle: str, asker: str | None, before: str | None) -> wire.GameList:
        """Finished games of a player, from a place on."""
        found = await self._person(handle)
        games = await self._games_of(found.id)
        seen = [one for one in games if _may_see(one, found.id, asker)]
        return await self._recent(seen, asker, Place.of(before))

    async def _recent(
        self, games: Sequence[Played], asker: str | None, after: Place | None
    ) -> wire.GameList:
        page, told = _page([Place(0, one.changed, one.id) for one in games], after)
        infos = await self._infos([one.id for one in page], asker)
        return wire.GameList([infos[one.id] for one in page if one.id in infos], told)

    async def _person(self, handle: str) -> Row[Any]:
        found = await self._rows(select(people).where(people.c.handle == handle))
        if not found:
            raise wire.Refused("no-player", "there is nobody by that name here", 404)
        return found[0]

    async def _games_of(self, person: str) -> list[Played]:
        """The newest finished games of a person; counted again when there are others."""
        stand = select(func.count(), func.max(tables.c.changed)).where(
            tables.c.status.in_(FINISHED), _played_by(person)
        )
        stands = tuple((await self._rows(stand))[0])
        known = self._counted.pop(person, None)
        if known is None or known[0] != stands:
            known = stands, await self._count(person)
        self._counted[person] = known  # the last to be forgotten
        while len(self._counted) > REMEMBERED:
            del self._counted[next(iter(self._counted))]
        return known[1]

    async def _count(self, person: str) -> list[Played]:
        found: list[Played] = []
        after: Place | None = None
        for _ in range(COUNTED // SOME):
            games, after = await self._some_finished(person, Wish("finished"), after)
            found += games
            if after is None:
                break
        return found

    # What is stored

    async def _rows(self, wanted: Executable) -> Sequence[Row[Any]]:
        async with self.storage.engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
            return rows

    async def _infos(
        self, table_ids: Sequence[str], person: str | None
    ) -> dict[str, wire.TableInfo]:
        infos: dict[str, wire.TableInfo] = {}
        for row, there in await self.storage.listed(table_ids):
            with self.damage.passed_over(row.id):
                trouble = self.rooms.trouble_of(row)
                infos[row.id] = table_info(row, there, person, trouble, row.standing, row.clocks)
        return infos


def _page(
    places: Sequence[Place], after: Place | None, size: int = PAGE
) -> tuple[list[Place], str | None]:
    """The next places of a sorted list, and where it goes on."""
    left = [one for one in places if after is None or one < after]
    page = list(left[:size])
    return page, page[-1].told() if len(left) > size else None


def _some(*conditions: Any) -> Any:
    """There is such a chair at the table."""
    return select(chairs.c.seat).where(chairs.c.table_id == tables.c.id, *conditions).exists()


def _wished(wanted: Select[Any], person: str, wish: Wish) -> Select[Any]:
    wanted = wanted.where(tables.c.status.in_(GROUPS[wish.group]))
    if wish.group == "finished":
        wanted = wanted.where(tables.c.seed != "")  # closed before it began: no game
    if wish.game is not None:
        wanted = wanted.where(tables.c.game == wish.game)
    if wish.people is not None:
        others = _others(person, "person", "open", "guest")
        wanted = wanted.where(others if wish.people else ~others)
    return wanted


def _others(person: str, *kinds: str) -> Any:
    """Another person has a chair of these kinds at the table, or had one and is known no more."""
    other = chairs.alias()
    theirs = (other.c.person != person) | (other.c.kind == "guest")
    here = other.c.table_id == tables.c.id
    return select(other.c.seat).where(here, other.c.kind.in_(kinds), theirs).exists()


def _played_by(person: str) -> Any:
    """Tables where a person has a chair, or has given it up in the running game."""
    sits = select(chairs.c.table_id).where(chairs.c.person == person, chairs.c.kind == "person")
    left = select(chairs.c.table_id).where(chairs.c.asker == person, chairs.c.kind == "bot")
    return tables.c.id.in_(sits.union_all(left))


def _fate(row: TableRow, seat: int, gave_up: bool, lent: bool) -> bool | None:
    """Whether a seat's person has won; None: it does not count for them, or nobody can say. A seat
    that was given up is lost. What bots have won in most of its moves is not its person's."""
    if gave_up:
        return False
    if row.status == "over":
        won = None if row.standing is None else seat in row.standing.winners
        return None if won and lent else won
    ended = row.ended
    if ended is None or not (ended.winners or ended.losers):
        return None
    if seat in ended.winners:
        return None if lent else True
    # Who has lost was not written down by an earlier version: all but the winners.
    return False if seat in ended.losers or not ended.losers else None


def _played(
    row: TableRow, seated: Sequence[ChairRow], person: str, lent: Collection[int]
) -> Played:
    """What counts: one seat for me, cards that nobody knew, and somebody won or lost."""
    given_up = [one.seat for one in seated if one.kind == "bot" and one.asker == person]
    mine = [one.seat for one in seated if one.person == person and one.kind == "person"] + given_up
    persons = frozenset(one.person for one in seated if one.person is not None)
    left = [one for one in seated if one.kind == "bot" and one.asker is not None]
    with_people = len(persons) > 1 or any(one.kind == "guest" for one in seated)  # who have gone
    with_people = with_people or any(one.asker != person for one in left) or bool(given_up)
    levels = [one.level or "none" for one in seated if one.kind == "bot"]
    best = max(levels, key=lambda one: LEVELS.index(one) if one in LEVELS else -1, default="none")
    stands = row.standing
    scores = stands.scores if stands is not None and row.status == "over" else []
    won = _fate(row, mine[0], bool(given_up), mine[0] in lent)
    return Played(
        id=row.id,
        changed=row.changed,
        game=row.game,
        title=title_of(row),
        seats=row.seats,
        public=row.public,
        people=persons,
        opponents="people" if with_people else str(best),
        won=bool(won),
        score=scores[mine[0]] if scores and not given_up else None,
        counts=won is not None and len(mine) == 1 and row.origin in ("dealt", "server"),
    )


def _may_see(game: Played, player: str, asker: str | None) -> bool:
    """A private table is for those who played there."""
    return game.public or asker == player or asker in game.people


def _grouped(games: Iterable[Played], key: Any) -> dict[Any, list[Played]]:
    found: dict[Any, list[Played]] = {}
    for one in games:
        found.setdefault(key(one), []).append(one)
    return found


def _tallies(games: Sequence[Played], key: Any) -> list[wire.Tally]:
    played = Counter(key(one) for one in games)
    won = Counter(key(one) for one in games if one.won)
    return [wire.Tally(kind, count, won[kind]) for kind, count in played.items()]
