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
from asclepia.server.keys import Taken
from asclepia.server.passkeys import Place
from asclepia.server.storage import Person, Storage, now

BEFORE = "asclepia_before"  # the persons before: their cookies, the latest first
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


# The persons whose this device was before


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


async def _become(
    request: Asked, asker: Person, found: Person, until: int | None = None
) -> Response[wire.Me]:
    """This device is this person's now. The one whose it was before has it again after they sign
    out, if anything of theirs is kept here."""
    identity: Identity = request.app.state.identity
    before = [(kept, one) for kept, one in await _before(request) if one.id != found.id]
    if asker.id != found.id and not await _accounts(request).forget_if_new(asker):
        before.insert(0, (identity.sign(asker.id, asker.signed), asker))
    return _here(request, found, [kept for kept, _ in before][:MOST_BEFORE], until)


async def _come(request: Asked, asker: Person, key: Taken) -> Response[wire.Me]:
    """By a key that was shown; for a while that proves who they are."""
    until = now() + PROVEN * 60_000 if key.proves else None
    return await _become(request, asker, key.person, until)


def _proven(request: Asked, asker: Person) -> int | None:
    """Until when it counts that they have shown a key here, if they have."""
    identity: Identity = request.app.state.identity
    shown = request.cookies.get(PROOF)
    return identity.proven(shown, asker.id, asker.signed, asker.proofs, now())


def carried_on(until: int | None, asker: Person, signed: Person) -> int | None:
    """Until when the asker's proof counts, unless another device has ended it meanwhile."""
    return until if signed.proofs == asker.proofs else None


def _proof(request: Asked, person: Person, until: int | None) -> Cookie:
    """That a key was shown here just now; nothing, if none was."""
    if until is None:
        return cookie(request, PROOF, "")
    identity: Identity = request.app.state.identity
    proof = identity.prove(person.id, person.signed, person.proofs, until)
    return cookie(request, PROOF, proof, max(1, (until - now()) // 1000))


def _here(
    request: Asked, person: Person, before: list[str], until: int | None = None
) -> Response[Any]:
    identity: Identity = request.app.state.identity
    signed = identity.sign(person.id, person.signed)
    cookies = [
        cookie(request, COOKIE, signed),
        cookie(request, BEFORE, _BETWEEN.join(before)),
        _proof(request, person, until),
    ]
    return Response(wire.Me(person.name, person.handle), cookies=cookies, headers=UNKEPT)


async def _gone(request: Asked, person: Person) -> Response[wire.Me | None]:
    """This device is again who it was before; if it was no one, the next to come is a new guest."""
    before = [(kept, one) for kept, one in await _before(request) if one.id != person.id]
    if before:
        return _here(request, before[0][1], [kept for kept, _ in before[1:]])
    cookies = [cookie(request, one, "") for one in (COOKIE, BEFORE, PROOF)]
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
    word = await _accounts(request).link(asker, _proven(request, asker) is not None)
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
async def codes(request: Asked) -> Response[wire.RecoveryCodes]:
    asker = await who(request)
    until = _proven(request, asker)
    after, made = await _accounts(request).codes(asker, until is not None)
    return Response(wire.RecoveryCodes(made), cookies=[_proof(request, after, until)])


@post("/api/me/recovery", summary="Be who a recovery code says, on this device", status_code=200)
async def recover(request: Asked, data: wire.RecoveryCode) -> Response[wire.Me]:
    asker = await who(request)
    spend(request, "keys", asker.id)
    return await _come(request, asker, await _accounts(request).by_code(data.code, data.alone))


# Passkeys


@post(
    "/api/me/passkeys/challenge",
    summary="What a browser needs to make a passkey",
    status_code=200,
    response_headers=UNKEPT,
)
async def ask_to_add(request: Asked) -> dict[str, Any]:
    asker = await who(request)
    proven = _proven(request, asker) is not None
    return await _accounts(request).ask_to_add(asker, _place(request), proven)


@post("/api/me/passkeys", summary="Add a passkey", response_headers=UNKEPT)
async def add_passkey(request: Asked, data: wire.NewPasskey) -> wire.Passkey:
    asker = await who(request)
    spend(request, "keys", asker.id)
    return await _accounts(request).add_passkey(asker, _place(request), data)


@delete("/api/me/passkeys/{mark:str}", summary="Remove a passkey", status_code=204)
async def remove_passkey(request: Asked, mark: str) -> Response[None]:
    asker = await who(request)
    until = _proven(request, asker)
    after = await _accounts(request).remove_passkey(asker, mark, until is not None)
    return Response(None, status_code=204, cookies=[_proof(request, after, until)])


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
    accounts, place = _accounts(request), _place(request)
    found = await accounts.by_passkey(asker, place, data.credential, data.alone)
    return await _come(request, asker, found)


# Going


@post("/api/me/signout", summary="Sign out here, or everywhere else", status_code=200)
async def sign_out(request: Asked, data: wire.SignOut) -> Response[wire.Me | None]:
    """Who this device is now; null: the next to come is a new guest."""
    asker = await who(request, leaving=True)
    if not data.everywhere:
        return await _gone(request, asker)
    until = _proven(request, asker)
    signed = await _accounts(request).sign_out(asker, data.codes, until is not None)
    before = [kept for kept, _ in await _before(request)]
    return _here(request, signed, before, carried_on(until, asker, signed))


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
    await _accounts(request).go(asker, _proven(request, asker) is not None)
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
