"""The same person on another device, or again on this one: links, passkeys, recovery codes,
signing out; and whoever tries to be somebody else."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Table, select, update

from asclepia.server import wire
from asclepia.server.bus import Bus, PostgresBus
from asclepia.server.identity import Identity
from asclepia.server.keys import SETTLED, Keys, Taken, digest_of, mark_of
from asclepia.server.me import carried_on
from asclepia.server.passkeys import place_of
from asclepia.server.presence import Presence
from asclepia.server.rooms import Rooms
from asclepia.server.schema import links, passkeys, people
from asclepia.server.settings import Settings
from asclepia.server.storage import Person, Storage, now
from asclepia.server.watching import Watching
from tests.server.authenticator import KeyRing
from tests.server.databases import ON_BOTH
from tests.server.service import PATIENCE, ConnectionClosed, Guest, Service


@pytest.fixture
def device(service: Service) -> Iterator[Callable[..., Guest]]:
    """Makes devices, each with a guest of its own, that come by the server's name."""
    made: list[Guest] = []

    def make(name: str | None = None) -> Guest:
        made.append(Guest(service, name, host=f"localhost:{service.port}"))
        return made[-1]

    yield make
    for one in made:
        one.close()


def name_of(device: Guest) -> str:
    return str(device.http.get("/api/me").json()["name"])


def account(device: Guest) -> dict[str, Any]:
    return dict(device.http.get("/api/me/account").json())


def ask(device: Guest, path: str, status: int = 200, **data: Any) -> dict[str, Any]:
    answer = (
        device.http.post(f"/api/me/{path}", json=data)
        if data
        else device.http.post(f"/api/me/{path}")
    )
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return dict(answer.json() or {})


def refused(device: Guest, path: str, error: str, **data: Any) -> None:
    """Nothing has changed: whoever was here is still here."""
    before = device.http.get("/api/me").json()
    answer = device.http.post(f"/api/me/{path}", json=data)
    assert (answer.status_code >= 400, answer.json()["error"]) == (True, error), answer.text
    assert "set-cookie" not in answer.headers
    assert device.http.get("/api/me").json() == before


def word_of(device: Guest) -> str:
    return str(ask(device, "link", 201)["url"].partition("#")[2])


def sign_out(device: Guest, everywhere: bool = False) -> None:
    ask(device, "signout", everywhere=everywhere)


# A link


@ON_BOTH
def test_a_link_carries_me_to_another_device_once(device):
    laptop, phone, other = device("Ada"), device(), device()
    made = ask(laptop, "link", 201)
    assert made["url"].startswith(f"http://localhost:{laptop.service.port}/me#")
    assert made["picture"].startswith("data:image/svg+xml")
    assert made["minutes"] == 10
    word = made["url"].partition("#")[2]
    seen = ask(phone, "arrival", word=word)
    assert seen["whose"] == {"name": "Ada", "games": 0}
    assert seen["here"]["name"].startswith("Guest ")
    assert not seen["kept"]
    assert name_of(phone) != "Ada"  # looking is not being: that needs a click
    assert ask(phone, "arrival/confirm", word=word)["name"] == "Ada"
    assert name_of(phone) == name_of(laptop) == "Ada"
    assert phone.http.get("/api/me").json() == laptop.http.get("/api/me").json()
    for path in ("arrival", "arrival/confirm"):
        refused(other, path, "no-link", word=word)


@ON_BOTH
def test_a_new_link_ends_the_one_before_and_old_ones_end_by_themselves(device, service):
    ada, other = device("Ada"), device()
    first, second = word_of(ada), word_of(ada)
    refused(other, "arrival/confirm", "no-link", word=first)

    async def age() -> None:
        storage = Storage(Settings.from_environment(service.database).database)
        async with storage.engine.begin() as connection:
            this = links.c.digest == digest_of(second)
            await connection.execute(update(links).where(this).values(expires=now()))
        await storage.close()

    asyncio.run(age())
    refused(other, "arrival/confirm", "no-link", word=second)
    refused(ada, "arrival/confirm", "same-person", word=word_of(ada))


def test_only_the_digest_of_a_link_or_a_code_is_stored(device, service):
    ada = device("Ada")
    word, codes = word_of(ada), ask(ada, "codes", 201)["codes"]
    path = Settings.from_environment(service.database).database

    async def stored() -> str:
        storage = Storage(path)
        async with storage.engine.connect() as connection:
            found = (await connection.execute(select(links))).all()
        await storage.close()
        return str(found)

    text = asyncio.run(stored())
    assert digest_of(word) in text
    for secret in (word, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in text


def test_whoever_was_here_before_is_here_again_after_signing_out(device):
    laptop, phone = device("Ada"), device("Bob")
    table = phone.table("me", "me")
    word = word_of(laptop)
    seen = ask(phone, "arrival", word=word)
    assert (seen["here"], seen["kept"]) == ({"name": "Bob", "games": 1}, True)
    ask(phone, "arrival/confirm", word=word)
    assert account(phone)["before"] == {"name": "Bob", "games": 1}
    assert not phone.info(table)["hosting"]
    sign_out(phone)
    assert name_of(phone) == "Bob"
    assert phone.info(table)["hosting"]
    assert account(phone)["before"] is None
    assert name_of(laptop) == "Ada"


@ON_BOTH
def test_a_guest_who_had_nothing_is_forgotten_on_the_way(device, service):
    laptop, phone = device("Ada"), device("Nobody yet")
    ask(phone, "arrival/confirm", word=word_of(laptop))
    assert account(phone)["before"] is None

    async def left() -> list[str]:
        storage = Storage(Settings.from_environment(service.database).database)
        async with storage.engine.connect() as connection:
            found = (await connection.execute(select(people.c.name))).scalars().all()
        await storage.close()
        return list(found)

    assert "Nobody yet" not in asyncio.run(left())
    sign_out(phone)
    assert re.fullmatch("Guest .{4}", name_of(phone))  # nobody was here before: a new one


def test_of_two_who_come_by_one_link_at_once_at_two_processes_one_does(database):
    async def story() -> list[Any]:
        storages = [Storage(Settings.from_environment(database).database) for _ in range(2)]
        await storages[0].open()
        person = await storages[0].add_person(Identity("00").new(), "Ada")
        won = []
        for number in range(10):
            word = f"word {number}"
            await Keys(storages[0]).give("link", person, [word], 10)
            taking = [Keys(storage).take("link", word) for storage in storages * 3]
            found = await asyncio.gather(*taking)
            won.append([one.person.name for one in found if one is not None])
        for storage in storages:
            await storage.close()
        return won

    assert asyncio.run(story()) == [["Ada"]] * 10


def test_a_link_made_by_a_page_has_the_pages_own_address(device):
    ada = device("Ada")
    headers = {"origin": f"https://localhost:{ada.service.port}"}  # a proxy that nobody has named
    url = ada.http.post("/api/me/link", headers=headers).json()["url"]
    assert url.startswith(headers["origin"] + "/me#")
    foreign = ada.http.post("/api/me/link", headers={"origin": "https://eve.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign")


@pytest.mark.parametrize(
    "path",
    [
        "link",
        "arrival",
        "arrival/confirm",
        "codes",
        "recovery",
        "passkeys/challenge",
        "passkeys",
        "passkey/challenge",
        "passkey",
        "signout",
    ],
)
def test_no_page_of_somebody_else_can_do_any_of_this(device, path):
    eve = device("Eve")
    for headers in ({"origin": "https://eve.example"}, {"sec-fetch-site": "cross-site"}):
        answer = eve.http.post(f"/api/me/{path}", json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    plain = eve.http.post(f"/api/me/{path}", content="{}", headers={"content-type": "text/plain"})
    assert plain.status_code == 415


# Recovery codes


@ON_BOTH
def test_recovery_codes_work_once_each_however_they_are_written(device):
    ada, lost = device("Ada"), device()
    codes = ask(ada, "codes", 201)["codes"]
    assert len(set(codes)) == 8
    assert all(re.fullmatch("([0-9a-z]{4}-){3}[0-9a-z]{4}", code) for code in codes)
    assert account(ada)["codes"] == 8
    for path in ("/api/me/account", "/api/me/export"):
        assert not [code for code in codes if code in ada.http.get(path).text]
    written = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "l")
    assert ask(lost, "recovery", code=written)["name"] == "Ada"
    assert account(lost)["codes"] == 7
    refused(device(), "recovery", "bad-code", code=codes[0])
    renewed = ask(lost, "codes", 201)["codes"]
    refused(device(), "recovery", "bad-code", code=codes[1])
    assert ask(device(), "recovery", code=renewed[1])["name"] == "Ada"


@pytest.mark.parametrize("code", ["", " ", "0000-0000-0000-0000", "'; DROP", "é" * 100, "\0"])
def test_what_is_no_code(device, code):
    refused(device(), "recovery", "bad-code", code=code)


# Passkeys


def ring(device: Guest, **forged: Any) -> KeyRing:
    return KeyRing(f"http://localhost:{device.service.port}", **forged)


def with_passkey(device: Guest, name: str = "Laptop", **forged: Any) -> KeyRing:
    made = ring(device, **forged)
    credential = made.make(ask(device, "passkeys/challenge"))
    assert ask(device, "passkeys", 201, name=name, credential=credential)["name"] == name
    return made


@ON_BOTH
def test_a_passkey_lets_me_in_on_another_device(device):
    laptop, phone = device("Ada"), device()
    made = with_passkey(laptop)
    options = ask(phone, "passkey/challenge")
    assert options["rpId"] == "localhost"
    assert not options.get("allowCredentials")  # whose it is, the passkey itself knows
    assert ask(phone, "passkey", credential=made.show(options))["name"] == "Ada"
    assert name_of(phone) == "Ada"
    (known,) = account(phone)["passkeys"]
    assert known["used"] >= known["created"]
    assert laptop.me["handle"] == made.handle.decode()  # the id stays with the server


@ON_BOTH
def test_several_passkeys_have_names_and_can_be_removed(device):
    ada, eve = device("Ada"), device("Eve")
    first, second = with_passkey(ada, "Phone"), with_passkey(ada, "Key ring")
    excluded = {one["id"] for one in ask(ada, "passkeys/challenge")["excludeCredentials"]}
    assert len(excluded) == 2
    marks = {one["name"]: one["mark"] for one in account(ada)["passkeys"]}
    assert eve.http.delete(f"/api/me/passkeys/{marks['Phone']}").status_code == 404
    assert ada.http.delete(f"/api/me/passkeys/{marks['Phone']}").status_code == 204
    assert [one["name"] for one in account(ada)["passkeys"]] == ["Key ring"]
    refused(eve, "passkey", "no-passkey", credential=first.show(ask(eve, "passkey/challenge")))
    assert ask(eve, "passkey", credential=second.show(ask(eve, "passkey/challenge")))


def test_a_passkey_with_an_absurd_name_is_none(device):
    eve = device("Eve")
    made = ring(eve, id=bytes(1100)).make(ask(eve, "passkeys/challenge"))
    refused(eve, "passkeys", "bad-passkey", name="long", credential=made)


def settle(service: Service, *which: Table) -> None:
    """A week later; these keys, or all, are older by that."""

    async def age() -> None:
        storage = Storage(Settings.from_environment(service.database).database)
        async with storage.engine.begin() as connection:
            for keys in which or (passkeys, links):
                await connection.execute(update(keys).values(guards=keys.c.guards - SETTLED))
        await storage.close()

    asyncio.run(age())


Wish = Callable[[Guest], httpx.Response]


def post(path: str, **data: Any) -> Wish:
    return lambda device: device.http.post(f"/api/me/{path}", json=data or None)


def remove_a_passkey(device: Guest) -> httpx.Response:
    mark = account(device)["passkeys"][0]["mark"]
    return device.http.delete(f"/api/me/passkeys/{mark}")


#: All that gives a key away, takes one away, or the whole person; the last ends the others.
GUARDED: dict[str, Wish] = {
    "a link": post("link"),
    "codes": post("codes"),
    "one more passkey": post("passkeys/challenge"),
    "one passkey less": remove_a_passkey,
    "the end of a person": lambda device: device.http.delete("/api/me"),
}


def is_refused(answer: httpx.Response) -> bool:
    if answer.status_code < 400:
        return False
    assert (answer.status_code, answer.json()["error"]) == (403, "unproven"), answer.text
    assert "set-cookie" not in answer.headers
    return True


def kept(device: Guest) -> dict[str, Any]:
    """All that the server keeps of a person, but for when it was asked."""
    told = dict(device.http.get("/api/me/export").json())
    return {key: value for key, value in told.items() if key != "made"}


def copy_of(device: Guest, thief: Guest, *names: str) -> Guest:
    """The thief has these cookies of theirs."""
    thief.http.cookies.clear()
    for name in names or ("asclepia_who",):
        thief.http.cookies.set(name, device.http.cookies[name])
    return thief


def show(device: Guest, made: KeyRing, **wish: Any) -> None:
    ask(device, "passkey", credential=made.show(ask(device, "passkey/challenge")), **wish)


def unprove(device: Guest) -> None:
    with contextlib.suppress(KeyError):
        del device.http.cookies["asclepia_proof"]


def guarded_by_a_passkey(ada: Guest) -> list[str]:
    """It is a week old; her codes, which were made with it, are new."""
    made = with_passkey(ada)
    settle(ada.service)
    show(ada, made)
    return list(ask(ada, "codes", 201)["codes"])


def guarded_by_codes(ada: Guest) -> list[str]:
    """They are a week old; her passkey is new."""
    codes = list(ask(ada, "codes", 201)["codes"])
    settle(ada.service)
    ask(ada, "recovery", code=codes.pop())
    with_passkey(ada)
    return codes


@ON_BOTH
@pytest.mark.parametrize("guarded", [guarded_by_a_passkey, guarded_by_codes])
def test_with_her_cookie_alone_a_thief_gets_no_key_and_ends_none(device, guarded):
    ada, thief = device("Ada"), device()
    codes = guarded(ada)
    copy_of(ada, thief)
    before = kept(ada)
    for what, wish in GUARDED.items():
        assert is_refused(wish(thief)), what
    assert kept(ada) == before
    for what, wish in GUARDED.items():
        unprove(ada)
        assert is_refused(wish(ada)), what  # her own cookie is no proof either
        ask(ada, "recovery", code=codes.pop())
        answer = wish(ada)
        assert not is_refused(answer), what
        if what == "codes":
            codes = answer.json()["codes"]


def test_nothing_is_asked_of_a_guest_without_keys_or_with_new_ones(device):
    """A thief who had the device for a moment may have made them: their owner must be able to
    remove them."""
    ada = device("Ada")
    assert not is_refused(post("link")(ada))
    with_passkey(ada, "Eve's phone")
    ask(ada, "codes", 201)
    assert account(ada)["proof"] == []
    assert [what for what, wish in GUARDED.items() if is_refused(wish(ada))] == []


def test_an_account_tells_from_when_on_its_keys_guard_and_which_do(device):
    ada = device("Ada")
    assert (account(ada)["codes_guard"], account(ada)["proof"]) == (None, [])
    made = with_passkey(ada)
    (key,) = account(ada)["passkeys"]
    assert key["created"] < key["guards"] <= key["created"] + SETTLED
    settle(ada.service)
    assert account(ada)["proof"] == ["passkey"]
    show(ada, made)
    ask(ada, "codes", 201)
    told = account(ada)
    assert told["proof"] == ["passkey", "code"]
    assert told["codes_guard"] <= now()  # made with a proof


def test_a_key_that_was_made_with_a_proof_guards_at_once(device):
    """Else new codes in place of old ones would leave a week without a guard."""
    ada, thief = device("Ada"), device()
    made = with_passkey(ada)
    settle(ada.service)
    show(ada, made)
    ask(ada, "codes", 201)
    assert remove_a_passkey(ada).status_code == 204
    copy_of(ada, thief)
    assert is_refused(post("codes")(thief))
    with_passkey(ada)  # she is still proven
    assert account(ada)["proof"] == ["passkey", "code"]


@ON_BOTH
def test_a_key_that_a_thief_made_in_time_proves_nothing_until_it_is_a_week_old(device):
    """Ada's codes are older: she finds the passkey in her list, and removes it."""
    ada, thief = device("Ada"), device()
    codes = ask(ada, "codes", 201)["codes"]
    copy_of(ada, thief)
    made = with_passkey(thief, "Eve's")
    settle(ada.service, links)
    show(thief, made)  # it lets him in
    assert name_of(thief) == "Ada"
    assert "asclepia_proof" not in thief.http.cookies
    for what, wish in GUARDED.items():
        assert is_refused(wish(thief)), what
    ask(ada, "recovery", code=codes[0])
    assert remove_a_passkey(ada).status_code == 204


def test_new_codes_and_a_key_less_end_the_proofs_that_were_given_elsewhere(device):
    """A thief has shown the phone's passkey, Ada her laptop's: she removes the phone's."""
    ada, thief = device("Ada"), device()
    laptop = with_passkey(ada, "Laptop")
    phone = with_passkey(ada, "Phone")
    settle(ada.service)
    show(thief, phone)
    show(ada, laptop)
    (mark,) = [one["mark"] for one in account(ada)["passkeys"] if one["name"] == "Phone"]
    assert ada.http.delete(f"/api/me/passkeys/{mark}").status_code == 204
    assert is_refused(post("codes")(thief))
    codes = ask(ada, "codes", 201)["codes"]  # she is still proven
    ask(thief, "recovery", code=codes[0])  # found in her drawer
    ask(ada, "codes", 201)
    assert is_refused(post("link")(thief))
    assert not is_refused(post("link")(ada))


def test_what_a_thief_does_without_a_proof_does_not_end_hers(device):
    """She shows her last code; so nothing guards, and the thief is quicker."""
    ada, thief = device("Ada"), device()
    codes = ask(ada, "codes", 201)["codes"]
    settle(ada.service)
    copy_of(ada, thief)
    for code in codes:
        assert is_refused(post("codes")(thief))
        ask(ada, "recovery", code=code)
    his = ask(thief, "codes", 201)["codes"]
    hers = ask(ada, "codes", 201)["codes"]
    assert account(ada)["proof"] == ["code"]  # hers guard at once
    refused(thief, "recovery", "bad-code", code=his[0])
    assert is_refused(post("codes")(thief))
    assert ask(device(), "recovery", code=hers[0])["name"] == "Ada"


@ON_BOTH
def test_a_proof_is_bound_to_its_person_and_cannot_be_made_up(device):
    ada, eve = device("Ada"), device("Eve")
    hers, elses = with_passkey(ada), with_passkey(eve)
    settle(ada.service)
    show(ada, hers)
    show(eve, elses)
    until, _, mark = ada.http.cookies["asclepia_proof"].partition(".")
    foreign = eve.http.cookies["asclepia_proof"]
    made_up = [foreign, f"{int(until) + 1}.{mark}", f"{until}.", "", "x", "²." + mark, f"{until}.é"]
    for forged in made_up:
        cookies = f"asclepia_who={ada.http.cookies['asclepia_who']}; asclepia_proof={forged}"
        headers = {"cookie": cookies.encode(), "host": f"localhost:{ada.service.port}"}
        answer = httpx.post(f"{ada.service.url}/api/me/codes", headers=headers)
        assert answer.json()["error"] == "unproven", forged
    assert not is_refused(post("codes")(ada))


def test_a_proof_counts_for_ten_minutes(device):
    ada = device("Ada")
    made = with_passkey(ada)
    settle(ada.service)
    show(ada, made)
    until = int(ada.http.cookies["asclepia_proof"].partition(".")[0])
    assert now() < until <= now() + 600_000

    async def told(until: int) -> str:
        storage = Storage(Settings.from_environment(ada.service.database).database)
        identity = Identity(await storage.secret())
        claim = identity.read(ada.http.cookies["asclepia_who"])
        await storage.close()
        return identity.prove(claim.person, claim.signed, 0, until)

    for late, counts in ((now() - 1, False), (until, True)):
        unprove(ada)
        ada.http.cookies.set("asclepia_proof", asyncio.run(told(late)))
        assert is_refused(post("link")(ada)) is not counts


def test_a_proof_ends_when_she_signs_out_here(device):
    """Who comes by a link at this device afterwards has not shown a key."""
    ada, phone = device("Ada"), device()
    made = with_passkey(phone)
    settle(ada.service)
    show(ada, made)  # the laptop is the phone's person now
    word = word_of(ada)
    sign_out(ada)
    assert name_of(ada) != "Ada"
    ask(ada, "arrival/confirm", word=word)
    assert ada.http.get("/api/me").json() == phone.http.get("/api/me").json()
    assert is_refused(post("codes")(ada))


@ON_BOTH
def test_signing_out_everywhere_ends_codes_if_she_wants_that(device):
    """A thief made them while nothing guarded her."""
    ada, thief = device("Ada"), device()
    copy_of(ada, thief)
    his = ask(thief, "codes", 201)["codes"]
    sign_out(ada, everywhere=True)
    assert account(ada)["codes"] == 8  # they stay unless she says so
    ask(ada, "signout", everywhere=True, codes=True)
    assert account(ada)["codes"] == 0
    refused(device(), "recovery", "bad-code", code=his[0])


def test_a_lost_device_is_shut_out_without_a_proof_and_codes_end_with_one(device):
    ada, lost = device("Ada"), device()
    codes = ask(ada, "codes", 201)["codes"]
    settle(ada.service)
    copy_of(ada, lost)
    assert is_refused(post("signout", everywhere=True, codes=True)(ada))
    assert lost.http.get("/api/tables").is_success  # nothing has happened
    sign_out(ada, everywhere=True)
    assert lost.http.get("/api/tables").status_code == 401
    assert account(ada)["codes"] == 8
    ask(ada, "recovery", code=codes[0])
    ask(ada, "signout", everywhere=True, codes=True)
    assert account(ada)["codes"] == 0
    ask(ada, "codes", 201)  # she is still proven, so they guard at once
    assert account(ada)["proof"] == ["code"]


@ON_BOTH
@pytest.mark.parametrize("by", ["code", "passkey"])
def test_she_comes_back_and_signs_all_others_out_by_the_same_step(device, by):
    """A thief signs her out again and again, and waits for her: between two steps he would be
    there, and each time would cost her a code."""
    ada, thief, new = device("Ada"), device(), device()
    codes, made = ask(ada, "codes", 201)["codes"], with_passkey(ada)
    copy_of(ada, thief)
    sign_out(thief, everywhere=True)
    assert ada.http.get("/api/tables").status_code == 401
    if by == "code":
        ask(new, "recovery", code=codes[0], alone=True)
    else:
        show(new, made, alone=True)
    assert name_of(new) == "Ada"
    assert thief.http.post("/api/me/signout", json={"everywhere": True}).status_code == 401
    assert new.http.get("/api/tables").is_success


@ON_BOTH
def test_a_challenge_is_answered_once_and_by_whom_it_was_given_to(device):
    ada, eve = device("Ada"), device("Eve")
    made = with_passkey(ada, steps=0)  # no counter tells that something comes again
    answer = made.show(ask(ada, "passkey/challenge"))
    refused(eve, "passkey", "bad-passkey", credential=answer)  # overheard
    refused(ada, "passkey", "bad-passkey", credential=answer)  # and spent by that
    answer = made.show(ask(ada, "passkey/challenge"))
    ask(ada, "passkey", credential=answer)
    refused(ada, "passkey", "bad-passkey", credential=answer)
    refused(eve, "passkey", "bad-passkey", credential=answer)
    adding = ask(eve, "passkeys/challenge")  # of another kind
    refused(eve, "passkey", "bad-passkey", credential=made.show(adding))


def forgeries() -> dict[str, Callable[[Guest, KeyRing, dict[str, Any]], dict[str, Any]]]:
    def other_challenge(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        return made.show({**options, "challenge": "AAAA"})

    def other_page(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        return made.show(options, origin="https://eve.example")

    def unsafe_page(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        return made.show(options, origin="http://garum.example")

    def other_house(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        made.house = "eve.example"
        return made.show(options)

    def made_anew(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        return made.show(options, type="webauthn.create")

    def copied(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        made.counter -= 2
        return made.show(options)

    def own_key(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        return KeyRing(made.origin, counter=made.counter, id=made.id, handle=made.handle).show(
            options
        )

    def somebody_elses(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        made.handle = eve.me["handle"].encode()
        return made.show(options)

    def unsigned(eve: Guest, made: KeyRing, options: dict[str, Any]) -> dict[str, Any]:
        shown = made.show(options)
        shown["response"]["signature"] = ""
        return shown

    return {key: value for key, value in locals().items() if callable(value)}


@pytest.mark.parametrize("forged", forgeries().values(), ids=list(forgeries()))
def test_a_forged_passkey_lets_nobody_in(device, forged):
    ada, eve = device("Ada"), device("Eve")
    made = with_passkey(ada, counter=5)
    options = ask(eve, "passkey/challenge")
    refused(eve, "passkey", "bad-passkey", credential=forged(eve, made, options))
    made.house, made.handle, made.counter = "localhost", ada.me["handle"].encode(), 10
    assert ask(eve, "passkey", credential=made.show(ask(eve, "passkey/challenge")))["name"] == "Ada"


def test_nobody_adds_the_passkey_of_somebody_else_or_from_elsewhere(device):
    ada, eve = device("Ada"), device("Eve")
    made = with_passkey(ada)
    twin = ring(eve, id=made.id)  # the same id, another key
    credential = twin.make(ask(eve, "passkeys/challenge"))
    refused(eve, "passkeys", "bad-passkey", name="mine", credential=credential)
    credential = ring(eve).make(ask(eve, "passkeys/challenge"), origin="https://eve.example")
    refused(eve, "passkeys", "bad-passkey", name="mine", credential=credential)
    credential = ring(ada).make(ask(ada, "passkeys/challenge"))  # made for Ada
    refused(eve, "passkeys", "bad-passkey", name="mine", credential=credential)
    assert account(eve)["passkeys"] == []
    assert len(account(ada)["passkeys"]) == 1


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a"},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "bnVsbA"}},
        {"response": {"clientDataJSON": "!!"}},
    ],
    ids=str,
)
def test_what_is_no_passkey_is_refused_in_words(device, credential):
    eve = device("Eve")
    refused(eve, "passkey", "bad-passkey", credential=credential)
    refused(eve, "passkeys", "bad-passkey", name="mine", credential=credential)


@pytest.mark.parametrize(
    ("host", "name", "origins"),
    [
        ("localhost:8420", "localhost", ["https://localhost:8420", "http://localhost:8420"]),
        ("garum.example", "garum.example", ["https://garum.example"]),
        ("garum.example:8443", "garum.example", ["https://garum.example:8443"]),
    ],
)
def test_a_passkey_belongs_to_the_name_of_the_house(host, name, origins):
    place = place_of(host)
    assert place is not None
    assert (place.name, place.origins) == (name, origins)


@pytest.mark.parametrize("host", ["127.0.0.1:8420", "[::1]:8420", "192.168.1.7"])
def test_an_address_in_numbers_has_no_passkeys(host):
    assert place_of(host) is None


def test_by_an_address_in_numbers_one_is_told_so(guest):
    ada = guest("Ada")
    refused(ada, "passkeys/challenge", "no-passkeys")
    refused(ada, "passkey/challenge", "no-passkeys")
    assert account(ada)["place"] is None


# Signing out


@ON_BOTH
def test_signing_out_everywhere_ends_all_cookies_but_the_one_here(device):
    laptop, phone = device("Ada"), device()
    table = laptop.table("me", "me")
    ask(phone, "arrival/confirm", word=word_of(laptop))
    codes, word = ask(laptop, "codes", 201)["codes"], word_of(laptop)
    with phone.live(table) as page, laptop.live(table) as mine:
        page.hear_a("hello")
        mine.hear_a("hello")
        sign_out(laptop, everywhere=True)
        for one in (page, mine):  # the page here comes again by itself, with its new cookie
            with pytest.raises(ConnectionClosed) as closed:
                one.hear()
            assert closed.value.rcvd.code == 4401
    assert phone.http.get("/api/tables").status_code == 401
    with pytest.raises(ConnectionClosed), phone.live(table) as page:
        page.hear()
    refused(laptop, "arrival", "no-link", word=word)
    assert name_of(laptop) == "Ada"
    assert laptop.info(table)["hosting"]
    assert name_of(phone) != "Ada"
    assert ask(phone, "recovery", code=codes[0])["name"] == "Ada"


def test_a_cookie_of_an_earlier_version_counts_until_one_signs_out(device, service):
    ada = device("Ada")

    async def old_cookie() -> str:
        storage = Storage(Settings.from_environment(service.database).database)
        identity = Identity(await storage.secret())
        claim = identity.read(ada.http.cookies["asclepia_who"])
        await storage.close()
        return f"{claim.person}.{identity._mark(claim.person)}"

    old = device()
    old.http.cookies.clear()
    old.http.cookies.set("asclepia_who", asyncio.run(old_cookie()))
    assert old.http.get("/api/tables").status_code == 200
    sign_out(ada, everywhere=True)
    assert old.http.get("/api/tables").status_code == 401


@pytest.mark.parametrize("change", [lambda signed: signed + 1, lambda signed: 0, lambda _: -1])
def test_nobody_can_count_a_cookie_on(device, change):
    ada = device("Ada")
    sign_out(ada, everywhere=True)
    person, signed, mark = ada.http.cookies["asclepia_who"].split(".")
    forged = f"{person}.{change(int(signed))}.{mark}"
    headers = {"cookie": f"asclepia_who={forged}", "host": f"localhost:{ada.service.port}"}
    assert httpx.get(f"{ada.service.url}/api/tables", headers=headers).status_code == 401


def test_whoever_is_signed_out_while_they_ask_for_a_key_gets_none(database):
    """A request that was let in a moment ago: what it wants is refused all the same."""

    async def story() -> None:
        storage = Storage(Settings.from_environment(database).database)
        await storage.open()
        keys = Keys(storage)
        thief = await storage.add_person(Identity("00").new(), "Ada")  # with her cookie
        await keys.add_passkey(thief, "Phone", id=thief.id, key="key", counter=0)
        ada = await keys.sign_out(thief)
        for late in (
            keys.give("link", thief, ["link"], 10),
            keys.give("code", thief, ["code"]),
            keys.add_passkey(thief, "Mine", id="mine", key="key", counter=0),
            keys.remove_passkey(thief, mark_of(thief.id)),
            keys.sign_out(thief),
        ):
            with pytest.raises(wire.Refused) as refused:
                await late
            assert (refused.value.key, refused.value.status) == ("nobody", 401)
        assert [one.name for one in await keys.passkeys_of(ada.id)] == ["Phone"]
        assert await storage.person(ada.id) == ada
        await storage.close()

    asyncio.run(story())


def test_whoever_comes_by_a_link_while_its_owner_signs_out_is_signed_out_too(database):
    async def story() -> None:
        storages = [Storage(Settings.from_environment(database).database) for _ in range(2)]
        await storages[0].open()
        here, there = (Keys(one) for one in storages)
        ada = await storages[0].add_person(Identity("00").new(), "Ada")
        for number in range(30):
            await here.give("link", ada, [f"link {number}"], 10)
            came, ada = await asyncio.gather(
                there.take("link", f"link {number}"), here.sign_out(ada)
            )
            assert came is None or came.person.signed < ada.signed
        for storage in storages:
            await storage.close()

    asyncio.run(story())


def test_of_two_who_change_keys_with_one_proof_at_once_the_second_is_refused(database):
    """The thief has a copy of it, and comes by another process."""

    async def story() -> None:
        storages = [Storage(Settings.from_environment(database).database) for _ in range(2)]
        await storages[0].open()
        here, there = (Keys(one) for one in storages)
        ada = await storages[0].add_person(Identity("00").new(), "Ada")
        await here.add_passkey(ada, "Laptop", now(), id=ada.id, key="key", counter=0)
        for number in range(10):
            both = await asyncio.gather(
                here.give("code", ada, [f"hers {number}"], proven=True),
                there.give("code", ada, [f"his {number}"], proven=True),
                return_exceptions=True,
            )
            (refused,) = [one for one in both if isinstance(one, wire.Refused)]
            assert refused.key == "unproven"
            (ada,) = [one for one in both if not isinstance(one, BaseException)]
            assert (await here.codes_of(ada.id))[0] == 1
        for storage in storages:
            await storage.close()

    asyncio.run(story())


def test_a_proof_that_has_ended_meanwhile_is_not_carried_on(database):
    """A request with a stolen proof was let in a moment before its owner ended it."""

    async def story() -> None:
        storage = Storage(Settings.from_environment(database).database)
        await storage.open()
        keys = Keys(storage)
        thief = await storage.add_person(Identity("00").new(), "Ada")
        await keys.add_passkey(thief, "Phone", now(), id=thief.id, key="key", counter=0)
        ada = await keys.remove_passkey(thief, mark_of(thief.id), proven=True)
        await keys.add_passkey(ada, "New", now() + SETTLED, id="New", key="key", counter=0)
        for late in (  # nothing guards her just now: without the proof they would be let in
            keys.give("code", thief, ["code"], proven=True),
            keys.remove_passkey(thief, mark_of("New"), proven=True),
            keys.sign_out(thief, codes=True, proven=True),
        ):
            with pytest.raises(wire.Refused) as refused:
                await late
            assert refused.value.key == "unproven"
        later = now() + 1000
        assert carried_on(later, ada, await keys.sign_out(ada, proven=True)) == later
        thief = thief._replace(signed=1)
        assert carried_on(later, thief, await keys.sign_out(thief, proven=True)) is None
        await storage.close()

    asyncio.run(story())


def test_a_passkey_that_was_begun_with_a_proof_ends_with_it(device, service):
    ada = device("Ada")
    made = with_passkey(ada)
    settle(service, passkeys)
    show(ada, made)
    thief = copy_of(ada, device(), "asclepia_who", "asclepia_proof")
    begun = ask(thief, "passkeys/challenge")
    ask(ada, "codes", 201)  # the proofs that were given elsewhere end
    forged = ring(thief).make(begun)
    refused(thief, "passkeys", "bad-passkey", name="His", credential=forged)
    assert [one["name"] for one in account(ada)["passkeys"]] == ["Laptop"]


def test_whoever_comes_alone_while_a_thief_signs_out_everywhere_is_alone(database):
    async def story() -> None:
        storages = [Storage(Settings.from_environment(database).database) for _ in range(2)]
        await storages[0].open()
        here, there = (Keys(one) for one in storages)
        thief = await storages[0].add_person(Identity("00").new(), "Ada")  # with her cookie
        for _ in range(20):
            await here.give("code", thief, ["code"])
            signing_out = here.sign_out(thief)
            came, his = await asyncio.gather(
                there.take("code", "code", alone=True), signing_out, return_exceptions=True
            )
            assert isinstance(came, Taken)
            if isinstance(his, Person):  # he was first
                thief = his
            with pytest.raises(wire.Refused):
                await here.sign_out(thief)
            thief = came.person  # he has stolen that one, too
        for storage in storages:
            await storage.close()

    asyncio.run(story())


def test_a_page_at_another_process_is_let_go_too(database):
    """Who watches at one process is signed out at another; and whoever is not, stays."""

    async def story() -> list[str | None]:
        url = Settings.from_environment(database).database
        storages = [Storage(url), Storage(url)]
        buses = [PostgresBus(url) if one.postgres else Bus() for one in storages]
        here, there = (Rooms(one, bus) for one, bus in zip(storages, buses, strict=True))
        if not storages[0].postgres:  # one process there: the same rooms
            there = here
        for rooms in {here, there}:
            await rooms.storage.open()
            await rooms.open()
        ada, bob = Identity("00").new(), Identity("00").new()
        table = {"id": ada[:8], "game": "garum", "revision": 0, "seats": 2, "options": {}}
        table |= {"seed": "", "host": ada, "public": True, "status": "open", "origin": "dealt"}
        chair = {"kind": "open", "person": None, "name": "", "level": None}
        seated = [{"seat": seat, **chair} for seat in range(2)]
        await here.storage.add_table({**table, "components": "reconstructed"}, seated)
        pages, seen = [], []
        for person in (ada, bob):
            found = await here.storage.add_person(person, "Ada")
            seen.append(found)
            pages.append(
                (await Watching(there, Presence(there)).enter(table["id"], person, found))[1]
            )
        for page in pages:
            assert "hello" in str(await page.queue.get())
        handle = pages[0].came_as.handle
        await Keys(here.storage).sign_out(seen[0])
        here.signed_out(handle)
        heard = [await asyncio.wait_for(pages[0].queue.get(), PATIENCE)]
        while "presence" in str(heard[0]):  # how many look on
            heard = [await asyncio.wait_for(pages[0].queue.get(), PATIENCE)]
        here.heard(table["id"])
        there.heard(None)  # the connection was lost: everybody is looked at
        await asyncio.sleep(0)
        while there._seeing_off is not None:
            await asyncio.sleep(0.01)
        heard.append("stays" if pages[1].farewell is None else None)
        for rooms in {here, there}:
            await rooms.close()
        for storage in storages:
            await storage.close()
        return heard

    assert asyncio.run(story()) == [None, "stays"]


# All of it, and none of it


def test_my_moves_are_in_the_file_and_those_of_others_are_not(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table("me", "open")
    assert bob.sit(table, 1).status_code == 204
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 204
    codes = {}
    with ada.live(table) as mine, bob.live(table) as theirs:
        for page in (mine, theirs):
            page.hear_a("hello")
        for _ in range(4):
            for seat, page in ((0, mine), (1, theirs)):
                if seat in page.position["pending"]:
                    codes.setdefault(seat, []).append(page.act(seat))
                    break
            mine.hear_a("update")
            theirs.hear_a("update")
    answer = ada.http.get("/api/me/export")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-disposition"] == 'attachment; filename="asclepia-me.json"'
    (told,) = answer.json()["tables"]
    assert [move["code"] for move in told["moves"]] == codes.get(0, [])
    assert {move["seat"] for move in told["moves"]} <= {0}


@ON_BOTH
def test_deleting_oneself_ends_every_cookie_and_the_game(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table("me", "open")
    assert bob.sit(table, 1).status_code == 204
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 204
    cookie = ada.http.cookies["asclepia_who"]
    with ada.live(table) as page:
        page.hear_a("hello")
        assert ada.http.delete("/api/me").status_code == 200
    assert "asclepia_who" not in ada.http.cookies
    ada.http.cookies.set("asclepia_who", cookie)  # kept by somebody
    assert ada.http.get("/api/tables").status_code == 401
    assert ada.http.get("/api/me").json()["name"] != "Ada"
    told = bob.info(table)
    assert told["status"] == "closed"
    assert told["chairs"][0]["name"] == "Nemo"
    assert told["chairs"][0]["handle"] is None
