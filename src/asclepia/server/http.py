"""The HTTP side: who I am, the games, the lobby, tables, records, rules."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from markdown_it import MarkdownIt

from asclepia.games import load, names
from asclepia.players import LEVELS
from asclepia.server import wire
from asclepia.server.identity import COOKIE, Identity, clean_name
from asclepia.server.room import table_info
from asclepia.server.rooms import Rooms
from asclepia.server.storage import Storage
from asclepia.table import Record
from asclepia.table.texts import LANGUAGES

YEAR = 365 * 24 * 3600

Asked = Request[Any, Any, State]


class Who:
    """The person behind a request."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name


async def who(request: Asked) -> Who:
    """Known by the signed cookie; without one, nobody yet."""
    identity: Identity = request.app.state.identity
    storage: Storage = request.app.state.storage
    person = identity.read(request.cookies.get(COOKIE))
    name = None if person is None else await storage.person_name(person)
    if person is None or name is None:
        raise wire.Refused("nobody", "say who you are first: GET /api/me", 401)
    return Who(person, name)


def _rooms(request: Asked) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


@get("/api/me", summary="Who I am; a new guest gets a name and a cookie")
async def me(request: Asked) -> Response[wire.Me]:
    identity: Identity = request.app.state.identity
    storage: Storage = request.app.state.storage
    person = identity.read(request.cookies.get(COOKIE))
    name = None if person is None else await storage.person_name(person)
    if person is None or name is None:
        person = identity.new()
        name = f"Guest {person[:4]}"
        await storage.add_person(person, name)
    cookie = Cookie(
        key=COOKIE,
        value=identity.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(wire.Me(name), cookies=[cookie])


@put("/api/me", summary="Choose a name")
async def rename(request: Asked, data: wire.NewName) -> wire.Me:
    asker = await who(request)
    name = clean_name(data.name)
    if not name:
        raise wire.Refused("empty", "a name needs at least one letter", 400)
    await request.app.state.storage.rename_person(asker.person, asker.name, name)
    return wire.Me(name)


@get("/api/games", summary="The games with their options")
async def games() -> list[wire.GameInfo]:
    return [
        wire.GameInfo(
            game.name,
            game.title,
            game.seats[0],
            game.seats[-1],
            [
                wire.OptionInfo(one.name, list(one.choices), one.default, one.help)
                for one in game.options
            ],
            list(LEVELS),
        )
        for game in map(load, names())
    ]


@get("/api/rules/{game:str}", summary="The rules page of a game")
async def rules(game: str, lang: str = "en") -> wire.Rules:
    if lang not in LANGUAGES:
        raise wire.Refused("no-language", f"the languages are {', '.join(LANGUAGES)}", 400)
    return wire.Rules(rules_html(load(game).rules(lang)))


def rules_html(markdown: str) -> str:
    """The page as HTML; every rule can be linked to by its id."""
    html: str = MarkdownIt("commonmark").enable("table").render(markdown)
    return re.sub(r"<strong>\[([A-Z]-\w+)\]", r'<strong class="rule" id="\1">[\1]', html)


@get("/api/tables", summary="The lobby: open and running public tables, and mine")
async def lobby(request: Asked) -> wire.Lobby:
    asker = await who(request)
    storage: Storage = request.app.state.storage
    groups = [
        await storage.public_tables("open"),
        await storage.public_tables("playing"),
        await storage.tables_of(asker.person),
    ]
    seated: dict[str, list[Any]] = {}
    ids = list({row.id for rows in groups for row in rows})
    for chair in await storage.chairs_of(ids):
        seated.setdefault(chair.table_id, []).append(chair)
    return wire.Lobby(
        *[
            [table_info(row, seated.get(row.id, []), asker.person) for row in rows]
            for rows in groups
        ]
    )


@post("/api/tables", summary="Make a table")
async def create(request: Asked, data: wire.NewTable) -> wire.NewId:
    asker = await who(request)
    return wire.NewId(await _rooms(request).create(asker.person, asker.name, data))


@get("/api/tables/{table_id:str}", summary="A table")
async def table(request: Asked, table_id: str) -> wire.TableInfo:
    asker = await who(request)
    return (await _rooms(request).room(table_id)).info(asker.person)


@post("/api/tables/{table_id:str}/seats/{seat:int}", summary="Sit down", status_code=204)
async def sit(request: Asked, table_id: str, seat: int) -> None:
    asker = await who(request)
    await _rooms(request).sit(table_id, asker.person, asker.name, seat)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=204)
async def leave(request: Asked, table_id: str, seat: int) -> None:
    asker = await who(request)
    await _rooms(request).leave(table_id, asker.person, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot", status_code=204)
async def seat_bot(request: Asked, table_id: str, seat: int, level: str) -> None:
    asker = await who(request)
    await _rooms(request).give_to_bot(table_id, asker.person, seat, level)


@post("/api/tables/{table_id:str}/start", summary="Begin the game", status_code=204)
async def start(request: Asked, table_id: str) -> None:
    asker = await who(request)
    await _rooms(request).start(table_id, asker.person)


@post("/api/tables/{table_id:str}/rematch", summary="The same again")
async def rematch(request: Asked, table_id: str) -> wire.NewId:
    asker = await who(request)
    return wire.NewId(await _rooms(request).rematch(table_id, asker.person, asker.name))


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game")
async def record(request: Asked, table_id: str) -> Response[bytes]:
    await who(request)
    found = await _rooms(request).record(table_id)
    return Response(
        found.to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{found.game}-{table_id}.json"'},
    )


@post("/api/records", summary="Open a record as a finished table")
async def open_record(request: Asked, data: dict[str, Any]) -> wire.NewId:
    asker = await who(request)
    try:
        found = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise wire.Refused("bad-record", f"not a record: {error}", 400) from error
    return wire.NewId(await _rooms(request).archive(asker.person, asker.name, found))


@get("/api/tables/{table_id:str}/replay", summary="Every point of the game")
async def replay(
    request: Asked,
    table_id: str,
    perspective: Annotated[str, Parameter(query="from", max_length=8)] = "watch",
) -> wire.Replay:
    asker = await who(request)
    return await _rooms(request).replay(table_id, asker.person, perspective)


@post("/api/tables/{table_id:str}/branch", summary="Play on from a point of a finished game")
async def branch(request: Asked, table_id: str, data: wire.Branch) -> wire.NewId:
    asker = await who(request)
    return wire.NewId(await _rooms(request).branch(table_id, asker.person, asker.name, data))


@get("/api/health", summary="Whether the service answers")
async def health(request: Asked) -> dict[str, str]:
    await request.app.state.storage.person_name("nobody")
    return {"status": "well"}


ROUTES: list[Any] = [
    me,
    rename,
    games,
    rules,
    lobby,
    create,
    table,
    sit,
    leave,
    seat_bot,
    start,
    rematch,
    record,
    open_record,
    replay,
    branch,
    health,
]
