"""Where people find games: the lobby, my games, a player's page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import Parameter

from asclepia.server import wire
from asclepia.server.http import Asked, who
from asclepia.server.lists import Lists, Wish

Before = Annotated[str | None, Parameter(max_length=40)]


def _lists(request: Asked) -> Lists:
    lists: Lists = request.app.state.service.lists
    return lists


@get("/api/tables", summary="The lobby: tables to join, games to watch, and mine")
async def lobby(request: Asked, open: Before = None, playing: Before = None) -> wire.Lobby:
    asker = await who(request)
    return await _lists(request).lobby(asker.id, open, playing)


@get("/api/me/games", summary="My games: running, waiting or finished")
async def my_games(
    request: Asked,
    status: Literal["running", "waiting", "finished"],
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    against: Literal["people", "bots"] | None = None,
    won: bool = False,
    before: Before = None,
) -> wire.GameList:
    asker = await who(request)
    people = None if against is None else against == "people"
    return await _lists(request).mine(asker.id, Wish(status, game, people, won), before)


@get("/api/people/{handle:str}", summary="A player: games, wins, scores")
async def player(request: Asked, handle: str) -> wire.Player:
    asker = await who(request)
    return await _lists(request).player(handle, asker.id)


@get("/api/people/{handle:str}/games", summary="Finished games of a player")
async def games_of(request: Asked, handle: str, before: Before = None) -> wire.GameList:
    asker = await who(request)
    return await _lists(request).games_of(handle, asker.id, before)


ROUTES: list[Any] = [lobby, my_games, player, games_of]
