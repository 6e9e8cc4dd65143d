"""The HTTP side: who I am, the games, the lobby, tables, records, rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from asclepia.games import load, names
from asclepia.players import LEVELS
from asclepia.server import site, wire
from asclepia.server.budgets import Budgets, address_of
from asclepia.server.component_sets import digest_of
from asclepia.server.health import Doctor, Health
from asclepia.server.identity import COOKIE, Identity, clean_name
from asclepia.server.languages import language_of
from asclepia.server.lessons import told_lesson
from asclepia.server.seating import Seating
from asclepia.server.service import Service
from asclepia.server.storage import Person, Storage, now
from asclepia.table import Game, Message, Record
from asclepia.table.lesson import lesson_file
from asclepia.table.texts import LANGUAGES, TABLE

YEAR = 365 * 24 * 3600
AN_HOUR = 3600 * 1000

Asked = Request[Any, Any, State]


async def who(request: Asked, leaving: bool = False) -> Person:
    """The person behind a request, known by the signed cookie; without one, none yet. When they
    are `leaving`, only their address counts: a thief with their cookie may have spent the rest."""
    found = await known(request)
    if found is None:
        raise wire.Refused("nobody", "say who you are first: GET /api/me", 401)
    request.app.state.budgets.came(found.id, _address(request))
    if leaving:
        request.app.state.budgets.spend_here("changes", _address(request))
    else:
        spend(request, "reads" if request.method == "GET" else "changes", found.id)
    return found


async def known(connection: ASGIConnection[Any, Any, Any, State]) -> Person | None:
    """Whoever comes with a cookie of ours."""
    identity: Identity = connection.app.state.identity
    storage: Storage = connection.app.state.storage
    return await storage.claimed(identity.read(connection.cookies.get(COOKIE)))


def _service(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


def _address(request: Asked) -> str:
    return address_of(request.client.host if request.client else None)


def spend_reading(request: Asked) -> None:
    """For what anybody may read, whoever they are, and the database is asked for."""
    request.app.state.budgets.spend_here("reads", _address(request))


def spend(request: Asked, kind: str, person: str) -> None:
    budgets: Budgets = request.app.state.budgets
    budgets.spend(kind, person, _address(request))


@asynccontextmanager
async def seating_bots(request: Asked, person: str, bots: int) -> AsyncIterator[Seating]:
    """For one who seats bots, if they may have so many more."""
    budgets: Budgets = request.app.state.budgets
    storage: Storage = request.app.state.storage
    async with budgets.seating(person):
        if bots:
            budgets.check_bots(await storage.bots_of(person, now() - AN_HOUR), bots)
        yield _service(request).seating


def _bots(chairs: Sequence[wire.ChairWish | wire.Chair]) -> int:
    return sum(chair.kind == "bot" for chair in chairs)


@get("/api/me", summary="Who I am; a new guest gets a name and a cookie")
async def me(request: Asked, lang: str | None = None) -> Response[wire.Me]:
    identity: Identity = request.app.state.identity
    storage: Storage = request.app.state.storage
    found = await known(request)
    if found is None:
        request.app.state.budgets.spend_guest(_address(request))
        person = identity.new()
        language = language_of(request.headers.get("accept-language"), lang)
        name = Message(TABLE, "guest", mark=person[:4]).to(language)
        found = await storage.add_person(person, name)
    else:
        spend(request, "reads", found.id)
    kept = cookie(request, COOKIE, identity.sign(found.id, found.signed))
    return Response(wire.Me(found.name, found.handle), cookies=[kept])


def cookie(request: Asked, name: str, value: str, seconds: int = YEAR) -> Cookie:
    """What a browser keeps, and shows to nobody but us."""
    return Cookie(
        key=name,
        value=value,
        max_age=seconds if value else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@put("/api/me", summary="Choose a name")
async def rename(request: Asked, data: wire.NewName) -> wire.Me:
    asker = await who(request)
    name = clean_name(data.name)
    if not name:
        raise wire.Refused("empty", "a name needs something that can be seen", 400)
    await _service(request).accounts.rename(asker.id, name)
    return wire.Me(name, asker.handle)


@get("/api/games", summary="The games with their options")
async def games() -> list[wire.GameInfo]:
    return await asyncio.to_thread(_games)


@cache
def _games() -> list[wire.GameInfo]:
    return [
        wire.GameInfo(
            game.name,
            game.title,
            game.seats[0],
            game.seats[-1],
            [
                wire.OptionInfo(one.name, list(one.choices), one.default, one.help, list(one.seats))
                for one in game.options
            ],
            list(LEVELS),
            _sets(game),
            wire.Pace("live", *game.live),
            lesson_file(game).exists(),
        )
        for game in map(load, names())
    ]


def _sets(game: Game) -> list[wire.ComponentsInfo]:
    """The game's component sets; the one that is taken by default comes first."""
    usual = game.components().name
    found = sorted(game.component_names(), key=lambda name: (name != usual, name))
    return [
        wire.ComponentsInfo(name, game.components(name).title, False, digest_of(game.name, name))
        for name in found
    ]


@post("/api/components", summary="Bring a component set of one's own")
async def bring(request: Asked, data: wire.NewComponents) -> wire.OwnComponents:
    asker = await who(request)
    spend(request, "uploads", asker.id)
    return await _service(request).own_sets.bring(data)


@get("/api/rules/{game:str}", summary="The rules of a game, part by part")
async def rules(
    request: Asked,
    game: str,
    lang: str = "en",
    components: Annotated[str | None, Parameter(query="set")] = None,
) -> wire.Rules:
    if lang not in LANGUAGES:
        raise wire.Refused("no-language", f"the languages are {', '.join(LANGUAGES)}", 400)
    spend_reading(request)
    return await _service(request).rulebook.rules(game, lang, components, _address(request))


@get("/api/games/{game:str}/printed", summary="What is printed on a game's components")
async def printed(
    request: Asked, game: str, components: Annotated[str | None, Parameter(query="set")] = None
) -> dict[str, Any]:
    spend_reading(request)
    return await _service(request).rulebook.printed(game, components, _address(request))


@get("/api/lessons/{game:str}", summary="The lesson of a game")
async def lesson(game: str) -> wire.Lesson:
    return await asyncio.to_thread(told_lesson, game)


@get("/api/games/{game:str}/texts", summary="What a game says")
async def texts(game: str, lang: str = "en") -> wire.Texts:
    if lang not in LANGUAGES:
        raise wire.Refused("no-language", f"the languages are {', '.join(LANGUAGES)}", 400)
    return await asyncio.to_thread(_texts, game, lang)


@cache
def _texts(game: str, lang: str) -> wire.Texts:
    path = load(game).folder / "texts" / f"{lang}.ftl"
    return wire.Texts(path.read_text(encoding="utf-8") if path.exists() else "")


@get("/api/games/{game:str}/components/{name:str}", summary="A component file of a game")
async def component_file(game: str, name: str) -> Response[str]:
    text = await asyncio.to_thread(_component_text, game, name)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _component_text(game: str, name: str) -> str:
    found = load(game)
    found.components(name)  # says what there is, if there is no such set
    return (found.folder / "components" / f"{name}.toml").read_text(encoding="utf-8")


@post("/api/tables", summary="Make a table")
async def create(request: Asked, data: wire.NewTable) -> wire.NewId:
    asker = await who(request)
    spend(request, "tables", asker.id)
    async with seating_bots(request, asker.id, _bots(data.chairs)) as seating:
        return wire.NewId(await seating.create(asker.id, asker.name, data))


@get("/api/tables/{table_id:str}", summary="A table")
async def table(request: Asked, table_id: str) -> wire.TableInfo:
    asker = await who(request)
    return (await _service(request).rooms.room(table_id)).info(asker.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}", summary="Sit down", status_code=204)
async def sit(
    request: Asked, table_id: str, seat: int, data: wire.SealedNumber | None = None
) -> None:
    asker = await who(request)
    sealed = None if data is None else data.sealed
    await _service(request).seating.sit(table_id, asker.id, asker.name, seat, sealed)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Stand up, or (the host) free a seat",
    status_code=204,
)
async def leave(request: Asked, table_id: str, seat: int) -> None:
    asker = await who(request)
    await _service(request).seating.leave(table_id, asker.id, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot", status_code=204)
async def seat_bot(request: Asked, table_id: str, seat: int, level: str) -> None:
    asker = await who(request)
    async with seating_bots(request, asker.id, 1) as seating:
        await seating.give_to_bot(table_id, asker.id, seat, level)


@post("/api/tables/{table_id:str}/start", summary="Begin the game", status_code=204)
async def start(request: Asked, table_id: str) -> None:
    asker = await who(request)
    await _service(request).seating.start(table_id, asker.id)


@delete("/api/tables/{table_id:str}/start", summary="Take the start back", status_code=204)
async def take_start_back(request: Asked, table_id: str) -> None:
    asker = await who(request)
    await _service(request).seating.take_start_back(table_id, asker.id)


@put("/api/tables/{table_id:str}/number", summary="Seal a number for the deal", status_code=204)
async def seal(request: Asked, table_id: str, data: wire.SealedNumber) -> None:
    asker = await who(request)
    await _service(request).seating.seal(table_id, asker.id, data.sealed)


@post("/api/tables/{table_id:str}/number", summary="Open my number", status_code=204)
async def open_number(request: Asked, table_id: str, data: wire.OpenedNumber) -> None:
    asker = await who(request)
    await _service(request).seating.open_number(table_id, asker.id, data.number)


@post("/api/tables/{table_id:str}/rematch", summary="The same again")
async def rematch(
    request: Asked, table_id: str, data: wire.SealedNumber | None = None
) -> wire.NewId:
    asker = await who(request)
    sealed = None if data is None else data.sealed
    played = (await _service(request).rooms.room(table_id)).info(asker.id)
    if played.next is None:  # else somebody has asked already
        spend(request, "tables", asker.id)
    bots = _bots(played.chairs) if played.next is None else 0
    async with seating_bots(request, asker.id, bots) as seating:
        return wire.NewId(await seating.rematch(table_id, asker.id, asker.name, sealed))


@get("/api/tables/{table_id:str}/chat", summary="What was said before a line of the chat")
async def earlier(
    request: Asked, table_id: str, before: Annotated[int, Parameter(ge=0, le=2**31 - 1)]
) -> list[wire.Words]:
    await who(request)
    return await _service(request).watching.earlier(table_id, before)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game that has ended",
)
async def record(request: Asked, table_id: str) -> Response[bytes]:
    asker = await who(request)
    found = await _service(request).archive.record(table_id, asker.id)
    named = quote(f"{found.game}-{table_id}.json")  # a header takes no other letters
    headers = {"content-disposition": f'attachment; filename="{named}"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)


@post("/api/records", summary="Open a record as a finished table")
async def open_record(request: Asked, data: dict[str, Any]) -> wire.NewId:
    asker = await who(request)
    spend(request, "uploads", asker.id)
    try:
        found = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise wire.Refused("bad-record", f"not a record: {error}", 400) from error
    return wire.NewId(await _service(request).archive.open_record(asker.id, found))


@get("/api/tables/{table_id:str}/replay", summary="Every point of the game")
async def replay(
    request: Asked,
    table_id: str,
    perspective: Annotated[str, Parameter(query="from", max_length=8)] = "watch",
) -> wire.Replay:
    asker = await who(request)
    return await _service(request).archive.replay(table_id, asker.id, perspective)


@get("/api/tables/{table_id:str}/why/{ply:int}", summary="Why a bot moved, when it is over")
async def why(request: Asked, table_id: str, ply: int) -> wire.MoveWhy:
    asker = await who(request)
    return await _service(request).archive.why(table_id, asker.id, ply)


@get("/api/tables/{table_id:str}/turning", summary="Where a finished game was decided")
async def turning(request: Asked, table_id: str) -> wire.Turning:
    asker = await who(request)
    return await _service(request).archive.turning(table_id, asker.id)


@post("/api/tables/{table_id:str}/branch", summary="Play on from a point of a finished game")
async def branch(request: Asked, table_id: str, data: wire.Branch) -> wire.NewId:
    asker = await who(request)
    spend(request, "tables", asker.id)
    async with seating_bots(request, asker.id, _bots(data.chairs)):
        archive = _service(request).archive
        return wire.NewId(await archive.branch(table_id, asker.id, asker.name, data))


@get("/api/health", summary="Whether all is well: storing, thinking")
async def health(request: Asked) -> Health:
    doctor: Doctor = request.app.state.doctor
    return await doctor.examine()


ROUTES: list[Any] = [
    me,
    rename,
    games,
    bring,
    rules,
    printed,
    lesson,
    texts,
    component_file,
    create,
    table,
    sit,
    leave,
    seat_bot,
    start,
    take_start_back,
    seal,
    open_number,
    rematch,
    earlier,
    record,
    open_record,
    replay,
    why,
    turning,
    branch,
    health,
    site.prose,
]
