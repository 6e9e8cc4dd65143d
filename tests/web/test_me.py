"""Two devices, one person: by a link, a passkey, a recovery code; and none any more."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from asclepia.server.keys import SETTLED
from tests.server.service import Service
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE, Person


class ByName(Service):
    """Passkeys belong to a name, and an address in numbers is none."""

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = ByName(str(tmp_path_factory.mktemp("database") / "asclepia.db"))
    try:
        yield running
    finally:
        running.stop()


def is_called(person: Person) -> str:
    return str(person.request.get("/api/me").json()["name"])


def says(person: Person, key: str, **facts: str | int) -> None:
    expect(person.page.get_by_text(person.said(key, **facts), exact=True)).to_be_visible()


def key_ring(person: Person) -> tuple[CDPSession, str]:
    """Chromium's own authenticator, in software; nobody has to touch it."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    options |= {"automaticPresenceSimulation": True}
    made: dict[str, Any] = wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return wire, made["authenticatorId"]


def test_a_game_begun_on_the_laptop_is_played_on_from_the_phone(person):
    laptop = person("Ada")
    table = laptop.new_table("me", "novice")
    laptop.visit("/me")
    says(laptop, "me-only-here")
    laptop.button("me-device-make").click()
    picture = laptop.page.get_by_role("img", name=laptop.said("me-device-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 100
    link = laptop.page.get_by_role("textbox", name=laptop.said("me-device-link")).input_value()
    has_no_barrier(laptop)

    phone = person("Bob", touch=True, viewport=PHONE, locale="fr-FR", language="fr")
    phone.new_table("me", "me")  # somebody plays here already
    phone.visit(link)
    expect(
        phone.page.get_by_role("heading", name=phone.said("me-arrival", name="Ada"))
    ).to_be_visible()
    assert "#" not in phone.page.url  # nor in the history
    says(phone, "me-arrival-kept", name="Bob", count=1)
    assert is_called(phone) == "Bob"
    does_not_scroll_sideways(phone)
    speaks_french(phone)
    has_no_barrier(phone)
    phone.button("me-arrival-no", name="Bob").tap()
    expect(phone.button("me-device-make")).to_be_visible()
    assert is_called(phone) == "Bob"

    other_tab = phone.new_page()
    other_tab.goto("/me")
    expect(other_tab.get_by_label(phone.said("lobby-name"))).to_have_value("Bob")
    phone.visit(link)
    phone.button("me-arrival-yes", name="Ada").tap()
    says(phone, "me-now", name="Ada")
    assert is_called(phone) == is_called(laptop) == "Ada"
    expect(other_tab.get_by_label(phone.said("lobby-name"))).to_have_value("Ada")
    other_tab.close()
    does_not_scroll_sideways(phone)
    speaks_french(phone)
    phone.visit(f"/t/{table}")
    phone.take_a_turn()

    late = person("Carl")
    late.visit(link)
    says(late, "refused-no-link")
    assert is_called(late) == "Carl"
    late.complaints.clear()  # a refusal is one, to the browser

    phone.visit("/me")
    says(phone, "me-before", name="Bob", count=1)
    phone.page.get_by_role("button", name=phone.said("me-out-here") + "…").tap()
    says(phone, "me-out-here-back", name="Bob")
    phone.button("me-out-here").tap()
    says(phone, "me-out-done", name="Bob")


def a_week_later(service: Service) -> None:
    with closing(sqlite3.connect(service.database)) as database, database:
        for keys in ("passkeys", "links"):
            database.execute(f"UPDATE {keys} SET guards = guards - ?", [SETTLED])


def is_asked_for_a_key(person: Person) -> Locator:
    asked = person.page.get_by_role("dialog", name=person.said("me-proof"))
    expect(asked).to_be_visible()
    return asked


def show_a_code(person: Person, code: str) -> None:
    asked = is_asked_for_a_key(person)
    asked.get_by_label(person.said("me-back-code")).fill(code)
    asked.get_by_role("button", name=person.said("me-proof-go")).click()
    expect(asked).to_have_count(0)


def test_whoever_sits_at_my_laptop_for_a_moment_makes_no_key(person, service):
    laptop = person("Ada")
    laptop.visit("/me")
    key_ring(laptop)
    laptop.button("me-passkey-add").click()
    expect(laptop.page.get_by_role("listitem")).to_have_count(1)
    a_week_later(service)

    thief = person("Eve")
    thief.context.clear_cookies()
    thief.context.add_cookies(laptop.context.cookies())
    thief.visit("/me")
    says(thief, "me-guarded")
    key_ring(thief)  # with nothing on it
    for button in ("me-device-make", "me-codes-make", "me-passkey-add"):
        thief.button(button).click()
        asked = is_asked_for_a_key(thief)
        expect(asked.get_by_label(thief.said("me-back-code"))).to_have_count(0)  # she has none
        asked.get_by_role("button", name=thief.said("page-back")).click()
        expect(asked).to_have_count(0)
    thief.page.get_by_role("button", name=thief.said("me-delete") + "…").click()
    thief.button("me-delete-sure").click()
    is_asked_for_a_key(thief)
    thief.page.keyboard.press("Escape")
    assert is_called(thief) == "Ada"
    thief.complaints.clear()  # refusals are, to the browser

    laptop.visit("/me")
    laptop.button("me-device-make").click()
    is_asked_for_a_key(laptop)
    laptop.button("me-proof-passkey").click()
    expect(laptop.page.get_by_role("textbox", name=laptop.said("me-device-link"))).to_have_value(
        re.compile("/me#")
    )
    laptop.button("me-codes-make").click()  # not again, for a while
    expect(laptop.page.get_by_role("list", name=laptop.said("me-codes"))).to_be_visible()
    laptop.complaints.clear()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_codes_guard_too_and_end_with_the_devices_if_i_want_that(person, service, language):
    ada = person(
        "Ada",
        touch=True,
        viewport=PHONE,
        locale=f"{language}-{language.upper()}",
        language=language,
    )
    ada.visit("/me")
    ada.button("me-codes-make").click()
    codes = ada.page.get_by_role("list", name=ada.said("me-codes")).locator("code")
    expect(codes).to_have_count(8)
    written = codes.all_inner_texts()
    ada.button("me-codes-done").click()
    expect(ada.page.get_by_text(re.compile(r" 20[0-9][0-9]\b"))).not_to_have_count(
        0
    )  # from when on
    a_week_later(service)
    ada.visit("/me")
    says(ada, "me-guarded")

    ada.page.get_by_role("button", name=ada.said("me-out-everywhere") + "…").click()
    ada.page.get_by_label(ada.said("me-out-codes")).check()
    ada.button("me-out-everywhere").click()
    asked = is_asked_for_a_key(ada)
    expect(asked.get_by_text(ada.said("me-proof-code", count=8), exact=True)).to_be_visible()
    does_not_scroll_sideways(ada)
    has_no_barrier(ada)
    if language == "fr":
        speaks_french(ada)
    asked.get_by_label(ada.said("me-back-code")).fill("1111-1111-1111-1111")
    asked.get_by_role("button", name=ada.said("me-proof-go")).click()
    expect(asked.get_by_role("alert")).to_have_text(ada.said("refused-bad-code"))
    show_a_code(ada, written[0])
    says(ada, "me-out-codes-done")
    expect(ada.button("me-codes-make")).to_be_visible()
    ada.complaints.clear()  # refusals are, to the browser

    late = person("Eve")
    late.visit("/me")
    late.page.get_by_label(late.said("me-back-code")).fill(written[1])
    late.page.get_by_label(late.said("me-back-alone")).check()
    late.button("me-back-go").click()
    says(late, "refused-bad-code")
    late.complaints.clear()


def test_a_passkey_a_code_and_a_stolen_laptop(person, tmp_path):
    laptop = person("Ada")
    table = laptop.new_table("me", "novice")
    laptop.visit("/me")
    wire, ring = key_ring(laptop)
    laptop.page.get_by_role("textbox", name=laptop.said("me-passkey-name")).fill("Laptop")
    laptop.button("me-passkey-add").click()
    expect(laptop.page.get_by_role("listitem").filter(has_text="Laptop")).to_be_visible()
    expect(laptop.page.get_by_text(laptop.said("me-only-here"))).to_have_count(0)
    laptop.button("me-codes-make").click()
    codes = laptop.page.get_by_role("list", name=laptop.said("me-codes")).locator("code")
    expect(codes).to_have_count(8)
    written = codes.all_inner_texts()
    has_no_barrier(laptop)
    laptop.button("me-codes-done").click()
    says(laptop, "me-codes-left", count=8)
    laptop.visit(f"/t/{table}")
    assert laptop.is_asked()

    # A passkey that two devices share, as most do.
    phone = person("Somebody new", touch=True, viewport=PHONE)
    phone.visit("/me")
    other, there = key_ring(phone)
    (shared,) = wire.send("WebAuthn.getCredentials", {"authenticatorId": ring})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": shared})
    phone.button("me-back-passkey").tap()
    says(phone, "me-now", name="Ada")
    assert is_called(phone) == "Ada"
    does_not_scroll_sideways(phone)

    # The laptop is stolen.
    laptop.complaints.clear()
    phone.page.get_by_role("button", name=phone.said("me-out-everywhere") + "…").tap()
    phone.button("me-out-everywhere").tap()
    says(phone, "me-out-everywhere-done")
    says(laptop, "refused-nobody")
    phone.page.get_by_role("button", name=phone.said("me-passkey-remove", name="Laptop")).tap()
    phone.button("me-passkey-remove-sure", name="Laptop").tap()
    expect(phone.page.get_by_role("listitem").filter(has_text="Laptop")).to_have_count(0)
    laptop.visit("/me")
    assert is_called(laptop) != "Ada"
    laptop.button("me-back-passkey").click()
    says(laptop, "refused-no-passkey")
    laptop.complaints.clear()

    # So is the phone; a code is left.
    new = person("Anybody")
    new.visit("/me")
    new.page.get_by_label(new.said("me-back-code")).fill(written[3].upper())
    new.button("me-back-go").click()
    says(new, "me-now", name="Ada")
    says(new, "me-codes-left", count=7)

    with new.page.expect_download() as download:
        new.link("me-export").click()
    file = tmp_path / "me.json"
    download.value.save_as(file)
    assert table in [one["id"] for one in json.loads(Path(file).read_text())["tables"]]
    remember = "([key, text]) => localStorage.setItem(`asclepia-${key}`, text)"
    for key in ("number-ab", "deal-ab", "muted", "language"):
        new.page.evaluate(remember, [key, "{}" if key == "muted" else "en"])
    new.page.get_by_role("button", name=new.said("me-delete") + "…").click()
    says(new, "me-delete-why")
    new.button("me-delete-sure").click()
    expect(new.page.locator("main > [role=status]")).to_have_text(
        re.compile(new.said("me-delete-done", name="Guest .{4}"))
    )
    assert is_called(new) != "Ada"
    left = set(new.page.evaluate("Object.keys(localStorage)"))
    assert "asclepia-language" in left  # that is the device's
    assert not left & {"asclepia-number-ab", "asclepia-deal-ab", "asclepia-muted"}
    assert is_called(phone) != "Ada"


def test_after_the_first_game_one_is_told_where_it_is_kept_once(person):
    ada = person("Ada")
    record = json.loads(ada.finished.read_text())
    ada.play_on(record, len(record["moves"]) - 1, "me", *["me"] * (record["seats"] - 1))
    ada.page.get_by_role("dialog").or_(ada.asked).first.wait_for()
    told = ada.page.get_by_role("note").filter(has_text=ada.said("me-keep"))
    curtain = ada.curtain.get_by_role("button")
    if curtain.count():
        curtain.click()
    assert ada.play_to_the_end() >= 1
    expect(told).to_be_visible()
    told.get_by_role("link", name=ada.said("me-keep-how")).click()
    says(ada, "me-only-here")
    ada.page.go_back()
    expect(ada.reckoning).to_be_visible()
    expect(told).to_have_count(0)


def test_the_worker_keeps_nothing_of_a_person(person):
    """Whoever uses this browser next finds the page's own files, and nothing of who was here."""
    ada = person("Adalgisa", service_workers="allow")
    table = ada.new_table("me", "me")
    ada.visit("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    for path in ("/", "/me", "/games", f"/t/{table}", "/settings", "/api/me/account"):
        ada.visit(path)
    handle = ada.request.get("/api/me").json()["handle"]
    ada.visit("/me")
    ada.page.get_by_role("button", name=ada.said("me-out-here") + "…").click()
    ada.button("me-out-here").click()
    expect(ada.page.locator("main > [role=status]")).to_be_visible()
    kept = ada.page.evaluate(
        """async () => {
            const found = {};
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const one of await cache.keys())
                    found[one.url] = await (await cache.match(one)).text();
            }
            return found;
        }"""
    )
    paths = {re.sub("^https?://[^/]+", "", url) for url in kept}
    assert "/" in paths
    assert not [path for path in paths if path != "/" and not path.startswith("/assets/")]
    for text in (*kept.values(), json.dumps(ada.page.evaluate("({...localStorage})"))):
        assert not [word for word in ("Adalgisa", handle) if word in text]
