"""Turn signals: how many games wait for me, and where my browsers can be called."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, put
from litestar.params import Parameter

from asclepia.server import wire
from asclepia.server.http import Asked, who
from asclepia.server.info import stored_pending, turn_of
from asclepia.server.service import Service


def _service(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


@get("/api/me/turns", summary="In how many games others wait for me")
async def turns(request: Asked) -> wire.Turns:
    asker = await who(request)
    rooms = _service(request).rooms
    shared = await rooms.storage.shared_tables_of(asker.id)
    waiting = [
        row.id
        for row, chairs in await rooms.storage.listed(shared)
        if turn_of(row, chairs, asker.id, stored_pending(row)) == "others"
        and rooms.trouble_of(row) is None
    ]
    return wire.Turns(len(waiting), waiting[0] if waiting else None)


@get("/api/push", summary="What a browser needs so that it can be called (Web Push)")
async def push_key(request: Asked) -> wire.PushKey:
    return wire.PushKey(await _service(request).push.key())


@put("/api/me/push", summary="Call this browser when it is my turn", status_code=204)
async def call_me(request: Asked, data: wire.PushAddress) -> None:
    asker = await who(request)
    await _service(request).push.keep(asker.id, data)


@delete("/api/me/push/{digest:str}", summary="Call this browser no more", status_code=204)
async def leave_me(
    request: Asked,
    digest: Annotated[str, Parameter(description="SHA-256 of the endpoint, in hexadecimal")],
) -> None:
    asker = await who(request)
    await _service(request).rooms.storage.forget_push(digest, asker.id)


SIGNALS: list[Any] = [turns, push_key, call_me, leave_me]
