"""The HTTP side of who I am: my devices, my keys, what is kept of me, and going.

Nothing here may be kept by a cache, and no secret is ever part of an address: addresses are
logged by proxies and remembered by browsers.
"""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from asclepia.server import passkeys, wire
from asclepia.server.accounts import LINK, Accounts
from asclepia.server.http import Asked, cookie, spend, who
from asclepia.server.identity import COOKIE, Identity
from asclepia.server.passkeys import Place
from asclepia.server.storage import Person, Storage, now

BEFORE = "asclepia_before"  # whom this device was before: cookies, the latest first
MOST_BEFORE = 4
_BETWEEN = "~"
PROOF = "asclepia_proof"  # that a key was shown here just now
PROVEN = 10  # minutes
UNKEPT = {"cache-control": "no-store"}


def _accounts(request: Asked) -> Accounts:
    accounts: Accounts = request.app.state.service.accounts
    return accounts


def _place(request: Asked) -> Place:
    found = passkeys.place_of(request.headers.get("host", ""))
    if found is None:
        raise passkeys.no_passkeys()
    return found


# Whom this device was before


async def _before(request: Asked) -> list[tuple[str, Person]]:
    """Cookies of those who were here before and would still be let in, the latest first."""
    identity: Identity = request.app.state.identity
    storage: Storage = request.app.state.storage
    found = []
    for kept in request.cookies.get(BEFORE, "").split(_BETWEEN)[:MOST_BEFORE]:
        person = await storage.claimed(identity.read(kept))
        if person is not None:
            found.append((kept, person))
    return found


async def _become(request: Asked, asker: Person, found: Person) -> Response[wire.Me]:
    """This device is somebody else's now. Whoever it was before is so again after signing out,
    if they have anything here."""
    identity: Identity = request.app.state.identity
    before = [(kept, one) for kept, one in await _before(request) if one.id != found.id]
    if asker.id != found.id and not await _accounts(request).forget_if_new(asker):
        before.insert(0, (identity.sign(asker.id, asker.signed), asker))
    return _here(request, found, [kept for kept, _ in before][:MOST_BEFORE])


def _proof(request: Asked, person: Person) -> Cookie:
    identity: Identity = request.app.state.identity
    proof = identity.prove(person.id, person.signed, now() + PROVEN * 60_000)
    return cookie(request, PROOF, proof, PROVEN * 60)


async def _check_proof(request: Asked, asker: Person) -> None:
    """Whoever has a passkey shows it before keys are made or removed: a cookie may be in other
    hands, those of somebody who sat at this device for a moment, say."""
    identity: Identity = request.app.state.identity
    shown = request.cookies.get(PROOF)
    if identity.proven(shown, asker.id, asker.signed, now()):
        return
    if await _accounts(request).guarded(asker):
        words = "show that you are you first: by a passkey, or a recovery code"
        raise wire.Refused("unproven", words, 403)


def _here(request: Asked, person: Person, before: list[str]) -> Response[Any]:
    identity: Identity = request.app.state.identity
    signed = identity.sign(person.id, person.signed)
    cookies = [cookie(request, COOKIE, signed), cookie(request, BEFORE, _BETWEEN.join(before))]
    return Response(wire.Me(person.name, person.handle), cookies=cookies, headers=UNKEPT)


async def _gone(request: Asked, person: Person) -> Response[wire.Me | None]:
    """This device is whoever it was before; if nobody, the next to come is a new guest."""
    before = [(kept, one) for kept, one in await _before(request) if one.id != person.id]
    if before:
        return _here(request, before[0][1], [kept for kept, _ in before[1:]])
    cookies = [cookie(request, COOKIE, ""), cookie(request, BEFORE, "")]
    return Response(None, cookies=cookies, headers=UNKEPT)


@get("/api/me/account", summary="By what I am known again", response_headers=UNKEPT)
async def account(request: Asked) -> wire.Account:
    asker = await who(request)
    place = passkeys.place_of(request.headers.get("host", ""))
    before = [one for _, one in await _before(request) if one.id != asker.id]
    return await _accounts(request).account(asker, place, before[0] if before else None)


# Another device


@post("/api/me/link", summary="A link that makes another device mine", response_headers=UNKEPT)
async def link(request: Asked) -> wire.NewLink:
    asker = await who(request)
    await _check_proof(request, asker)
    word = await _accounts(request).link(asker)
    ours = f"{request.url.scheme}://{request.headers.get('host', '')}"
    address = f"{request.headers.get('origin', ours)}/me#{word}"
    picture = segno.make(address, error="m", micro=False).svg_data_uri(border=2, scale=4)
    return wire.NewLink(address, picture, LINK)


@post("/api/me/arrival", summary="Look whose a link is", status_code=200, response_headers=UNKEPT)
async def look(request: Asked, data: wire.LinkWord) -> wire.Arrival:
    asker = await who(request)
    spend(request, "keys", asker.id)
    accounts = _accounts(request)
    found = await accounts.at_link(asker, data.word)
    kept = await accounts.traces.any(asker.id)
    return wire.Arrival(await accounts.known(found), await accounts.known(asker), kept)


@post("/api/me/arrival/confirm", summary="Be who a link says, on this device", status_code=200)
async def arrive(request: Asked, data: wire.LinkWord) -> Response[wire.Me]:
    asker = await who(request)
    spend(request, "keys", asker.id)
    return await _become(request, asker, await _accounts(request).by_link(asker, data.word))


# Recovery codes


@post("/api/me/codes", summary="New recovery codes; those before end", response_headers=UNKEPT)
async def codes(request: Asked) -> wire.RecoveryCodes:
    asker = await who(request)
    await _check_proof(request, asker)
    return wire.RecoveryCodes(await _accounts(request).codes(asker))


@post("/api/me/recovery", summary="Be who a recovery code says, on this device", status_code=200)
async def recover(request: Asked, data: wire.RecoveryCode) -> Response[wire.Me]:
    asker = await who(request)
    spend(request, "keys", asker.id)
    found = await _accounts(request).by_code(data.code)
    response = await _become(request, asker, found)
    response.set_cookie(_proof(request, found))
    return response


# Passkeys


@post(
    "/api/me/passkeys/challenge",
    summary="What a browser needs to make a passkey",
    status_code=200,
    response_headers=UNKEPT,
)
async def ask_to_add(request: Asked) -> dict[str, Any]:
    asker = await who(request)
    await _check_proof(request, asker)
    return await _accounts(request).ask_to_add(asker, _place(request))


@post("/api/me/passkeys", summary="Add a passkey", response_headers=UNKEPT)
async def add_passkey(request: Asked, data: wire.NewPasskey) -> wire.Passkey:
    asker = await who(request)
    spend(request, "keys", asker.id)
    return await _accounts(request).add_passkey(asker, _place(request), data)


@delete("/api/me/passkeys/{mark:str}", summary="Remove a passkey", status_code=204)
async def remove_passkey(request: Asked, mark: str) -> None:
    asker = await who(request)
    await _check_proof(request, asker)
    await _accounts(request).remove_passkey(asker, mark)


@post(
    "/api/me/passkey/challenge",
    summary="What a browser needs to show a passkey",
    status_code=200,
    response_headers=UNKEPT,
)
async def ask_to_come(request: Asked) -> dict[str, Any]:
    asker = await who(request)
    return await _accounts(request).ask_to_come(asker, _place(request))


@post("/api/me/passkey", summary="Be whose passkey this is, on this device", status_code=200)
async def come(request: Asked, data: wire.ShownPasskey) -> Response[wire.Me]:
    asker = await who(request)
    spend(request, "keys", asker.id)
    found = await _accounts(request).by_passkey(asker, _place(request), data.credential)
    response = await _become(request, asker, found)
    response.set_cookie(_proof(request, found))
    return response


# Going


@post("/api/me/signout", summary="Sign out here, or everywhere else", status_code=200)
async def sign_out(request: Asked, data: wire.SignOut) -> Response[wire.Me | None]:
    """Who this device is now; null: the next to come is a new guest."""
    asker = await who(request)
    if not data.everywhere:
        return await _gone(request, asker)
    signed = await _accounts(request).sign_out(asker)
    return _here(request, signed, [kept for kept, _ in await _before(request)])


@get("/api/me/export", summary="Everything that is kept of me", response_headers=UNKEPT)
async def export(request: Asked) -> Response[dict[str, Any]]:
    asker = await who(request)
    spend(request, "exports", asker.id)
    found = await _accounts(request).traces.export(asker.id)
    headers = {"content-disposition": 'attachment; filename="asclepia-me.json"', **UNKEPT}
    return Response(found, headers=headers)


@delete("/api/me", summary="Forget me", status_code=200)
async def forget(request: Asked) -> Response[wire.Me | None]:
    """Who this device is now; null: the next to come is a new guest."""
    asker = await who(request)
    await _accounts(request).erase(asker)
    return await _gone(request, asker)


ROUTES: list[Any] = [
    account,
    link,
    look,
    arrive,
    codes,
    recover,
    ask_to_add,
    add_passkey,
    remove_passkey,
    ask_to_come,
    come,
    sign_out,
    export,
    forget,
]
