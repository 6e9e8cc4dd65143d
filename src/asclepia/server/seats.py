"""The HTTP side of leaving and coming back: what one does with a seat in a running game."""

from __future__ import annotations

from typing import Any

from litestar import delete, post, put

from asclepia.server import wire
from asclepia.server.http import Asked, seating_bots, who
from asclepia.server.service import Service

SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


def _service(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


@put(f"{SEAT}/stand-in", summary="Have a bot play on for me", status_code=204)
async def stand_in(request: Asked, table_id: str, seat: int, level: str) -> None:
    asker = await who(request)
    async with seating_bots(request, asker.id, 1):
        await _service(request).leaving.stand_in(table_id, asker.id, seat, level)


@delete(f"{SEAT}/stand-in", summary="Take my seat back from the bot", status_code=204)
async def come_back(request: Asked, table_id: str, seat: int) -> None:
    asker = await who(request)
    await _service(request).leaving.come_back(table_id, asker.id, seat)


@post(f"{SEAT}/resign", summary="Leave a game for good", status_code=204)
async def resign(request: Asked, table_id: str, seat: int) -> None:
    """The others play on with the best bot, if they are enough; otherwise they have won."""
    asker = await who(request)
    await _service(request).leaving.resign(table_id, asker.id, seat)


@put(f"{SEAT}/wish", summary="Say what is to become of a seat that is away", status_code=204)
async def want(request: Asked, table_id: str, seat: int, data: wire.Wanted) -> None:
    asker = await who(request)
    async with seating_bots(request, asker.id, int(data.what == "bot")):
        await _service(request).leaving.want(table_id, asker.id, seat, data)


@delete(f"{SEAT}/wish", summary="Wait for a seat that is away, after all", status_code=204)
async def want_nothing(request: Asked, table_id: str, seat: int) -> None:
    asker = await who(request)
    await _service(request).leaving.want_nothing(table_id, asker.id, seat)


@delete("/api/tables/{table_id:str}", summary="Close a table", status_code=204)
async def close(request: Asked, table_id: str) -> None:
    """Before the start its host can; afterwards, whoever plays there without other people."""
    asker = await who(request)
    service = _service(request)
    begun = (await service.rooms.room(table_id)).dealt
    closing = service.leaving.close if begun else service.seating.close
    await closing(table_id, asker.id)


ROUTES: list[Any] = [stand_in, come_back, resign, want, want_nothing, close]
