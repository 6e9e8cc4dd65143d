"""Turn signals: whoever looks elsewhere learns that it is their turn, by title and icon, by a sound
and by a notification; each can be switched off, and nothing is asked on arrival."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import asclepia
from tests.server.push_service import Browser as Called
from tests.server.push_service import push_service
from tests.server.service import Service, until
from tests.web.checks import does_not_scroll_sideways, speaks_french
from tests.web.chromium import FLAGS, windowed
from tests.web.example import Player
from tests.web.people import PHONE, Person, whose_turn

TITLE = asclepia.load(Player.game).title

#: What is really played: strings that sound.
EARS = """
  window.plucked = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    if (Math.max(...this.buffer.getChannelData(0)) > 0) window.plucked += 1;
    return start.apply(this, given);
  };
"""

LOOK_AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map((one) => [one.title, one.body, one.tag]);
}"""


#: The maker of a real browser runs its push service: here it is ours.
CALLED = """
  const told = %s;
  let subscribed = null;
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async (options) => {
    if (options.applicationServerKey.length !== 65) throw new Error('not a key');
    const { endpoint, key, auth } = told;
    const toJSON = () => ({ endpoint, keys: { p256dh: key, auth } });
    const unsubscribe = async () => !(subscribed = null);
    const kept = { applicationServerKey: options.applicationServerKey.buffer };
    return (subscribed = { endpoint, options: kept, toJSON, unsubscribe });
  };
"""


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """One that could open a window: without, Chromium shows no notification to anybody."""
    running = browser.browser_type.launch(executable_path=windowed(), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One whose push services may be on this machine."""
    database = tmp_path_factory.mktemp("database") / "asclepia.db"
    running = Service(str(database), ASCLEPIA_PUSH_LOOPBACK="1")
    try:
        yield running
    finally:
        running.stop()


class Listener(Player):
    """A player with ears, whose browser may show notifications."""

    def __init__(self, browser: Browser, service: Service, name: str, **options: Any) -> None:
        options.setdefault("service_workers", "allow")
        super().__init__(browser, service, name, **options)
        self.page.add_init_script(EARS)

    def look_away(self, away: bool = True) -> None:
        self.page.evaluate(LOOK_AWAY, away)

    @property
    def plucked(self) -> int:
        return self.page.evaluate("window.plucked")

    @property
    def notifications(self) -> list[list[str]]:
        return self.page.evaluate(SHOWN)

    def forget_what_was_heard(self) -> None:
        """What was heard until now is done with: who waited long for the game to begin was rung."""
        self.page.evaluate("window.plucked = 0")

    def hears_two_strings(self) -> None:
        until(lambda: self.plucked == 2)

    def is_notified(self) -> None:
        until(lambda: self.notifications)

    def can_be_called(self, browser: Called) -> None:
        told = {"endpoint": browser.endpoint, "key": browser.key, "auth": browser.auth}
        self.context.add_init_script(CALLED % json.dumps(told))

    def is_called(self, words: dict[str, Any]) -> None:
        """What the push service was given comes to the worker of this browser."""
        session = self.context.new_cdp_session(self.page)
        found: list[dict[str, Any]] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not found:
            self.page.wait_for_timeout(50)
        message = {
            "origin": self.service.url,
            "registrationId": found[-1]["registrationId"],
            "data": json.dumps(words),
        }
        session.send("ServiceWorker.deliverPushMessage", message)

    @property
    def icon(self) -> str:
        return str(self.page.locator("link[rel~='icon']").get_attribute("href"))


def sit_together(ada: Person, bede: Person) -> None:
    """Ada makes a table and Bede comes; the game begins."""
    ada.visit(f"/t/{ada.new_table('me', 'open')}")
    bede.visit(ada.page.url)
    bede.press(bede.button("room-sit"))
    ada.press(ada.button("room-start"))
    for one in (ada, bede):
        expect(one.board).to_be_visible()
        one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_who_looks_elsewhere_is_told(person):
    leave = {"kind": Listener, "permissions": ["notifications"]}
    ada = person("Ada", **leave)
    bede = person("Bède", language="fr", locale="fr-FR", viewport=PHONE, touch=True, **leave)
    sit_together(ada, bede)
    for _ in range(2):  # once in each language
        mover = whose_turn(ada, bede)
        other = bede if mover is ada else ada
        expect(other.page).to_have_title(f"{TITLE} · Asclepia")
        assert "circle" not in other.icon
        other.forget_what_was_heard()
        other.look_away()
        mover.take_a_turn()
        expect(other.page).to_have_title(f"● {other.said('call-turn', game=TITLE)}")
        expect(other.page.locator("link[rel~='icon'][href*=circle]")).to_have_count(1)
        other.hears_two_strings()
        told = [
            other.said("call-turn", game=TITLE),
            other.said("call-moved", name=mover.name),
            other.table,
        ]
        other.is_notified()
        assert other.notifications == [told]
        other.look_away(False)

    # with one click there is no more sound; that stays so
    last = whose_turn(ada, bede)
    first = bede if last is ada else ada
    first.press(first.button("signals-sound-off"))
    expect(first.button("signals-sound-on")).to_be_visible()
    first.forget_what_was_heard()
    first.look_away()
    last.take_a_turn()
    expect(first.page).to_have_title(f"● {first.said('call-turn', game=TITLE)}")
    assert first.plucked == 0
    first.page.reload()
    expect(first.button("signals-sound-on")).to_be_visible()
    expect(first.board).to_be_visible()
    assert first.plucked == 0
    does_not_scroll_sideways(bede)
    speaks_french(bede)


def test_where_a_game_was_ended_nobody_waits_for_me(person):
    ada = person("Ada", kind=Listener)
    bede = person("Bède", language="fr", locale="fr-FR", viewport=PHONE, touch=True, kind=Listener)
    sit_together(ada, bede)
    mover = whose_turn(ada, bede)
    other = bede if mover is ada else ada
    mover.page.reload()
    expect(mover.page).to_have_title(f"● {mover.said('call-turn', game=TITLE)}")
    waits = mover.page.get_by_text(mover.said("menu-turns", count=1)).first
    expect(waits).not_to_be_attached()  # that it is my turn at this table is plain to see
    mover.visit("/settings")
    expect(waits).to_be_attached()
    mover.page.go_back()
    expect(mover.page).to_have_title(f"● {mover.said('call-turn', game=TITLE)}")
    seat = 0 if other is ada else 1
    other.page.evaluate(
        "(path) => fetch(path, { method: 'POST' })",
        f"/api/tables/{other.table}/seats/{seat}/resign",
    )
    expect(mover.page).to_have_title(f"{TITLE} · Asclepia")
    mover.visit("/settings")
    expect(waits).not_to_be_attached()
    expect(mover.page.locator("link[rel~='icon'][href*=circle]")).to_have_count(0)


def test_a_person_is_asked_when_they_wait_for_others(person):
    """Not on arrival, not against bots; whoever says no is not asked again."""
    ada, bede = person("Ada", kind=Listener), person("Bede", kind=Listener)
    for one in (ada, bede):
        ask_first(one)
    ask = ada.button("signals-tell")
    ada.visit("/")
    expect(ada.button("lobby-create")).to_be_visible()
    expect(ask).to_have_count(0)
    ada.sit_down("me", "novice")
    expect(ada.board).to_be_visible()
    expect(ask).to_have_count(0)
    sit_together(ada, bede)
    mover = whose_turn(ada, bede)
    waiting = bede if mover is ada else ada
    expect(mover.button("signals-tell")).to_have_count(0)
    expect(waiting.button("signals-tell")).to_be_visible()
    waiting.button("signals-no").click()
    expect(waiting.button("signals-tell")).to_have_count(0)
    waiting.page.reload()
    expect(waiting.board).to_be_visible()
    expect(waiting.button("signals-tell")).to_have_count(0)
    mover.take_a_turn()
    expect(mover.button("signals-tell")).to_be_visible()


def ask_first(one: Listener) -> None:
    """Their browser has not been asked yet; otherwise a test's would refuse."""
    session = one.context.new_cdp_session(one.page)
    target = session.send("Target.getTargetInfo")["targetInfo"]
    session.send(
        "Browser.setPermission",
        {
            "permission": {"name": "notifications"},
            "setting": "prompt",
            "origin": one.service.url,
            "browserContextId": target["browserContextId"],
        },
    )


def test_in_a_game_by_days_who_has_gone_is_called(person):
    ada = person("Ada", kind=Listener)
    bede = person(
        "Bède",
        kind=Listener,
        permissions=["notifications"],
        language="fr",
        locale="fr-FR",
        viewport=PHONE,
        touch=True,
    )
    with push_service() as pushes:
        browser = pushes.browser("bede")
        bede.can_be_called(browser)
        table = by_days(ada)
        ada.visit(f"/t/{table}")
        bede.visit(f"/t/{table}")
        expect(bede.button("room-sit")).to_be_visible()
        expect(bede.button("signals-call")).to_have_count(0)
        bede.press(bede.button("room-sit"))
        with bede.page.expect_response("**/api/me/push") as kept:
            bede.press(bede.button("signals-call"))
        assert kept.value.status == 204
        expect(bede.button("signals-call")).to_have_count(0)
        does_not_scroll_sideways(bede)

        ada.button("room-start").click()
        for one in (ada, bede):
            expect(one.board).to_be_visible()
        if whose_turn(ada, bede) is bede:
            bede.take_a_turn()
        bede.visit("/about")  # away from the table
        ada.take_a_turn()
        pushes.wait_for(1)
        (call,) = pushes.calls(browser)
        assert call["body"] == "Ada a joué."

        bede.is_called(call)
        bede.is_notified()
        assert bede.notifications == [[f"À vous de jouer · {TITLE}", "Ada a joué.", table]]

        # the count in the masthead, and the calls switched off again
        with bede.page.expect_response("**/api/me/push"):  # so that it is not forgotten
            bede.visit("/settings")
        expect(bede.page.locator(".menu button .count")).to_have_text("1")
        switch = bede.page.get_by_role("switch", name=bede.said("signals-push"))
        expect(switch).to_be_checked()
        with bede.page.expect_response("**/api/me/push/*") as gone:
            bede.press(switch)
        assert gone.value.status == 204
        expect(switch).not_to_be_checked()
        speaks_french(bede)
        bede.visit("/")
        expect(bede.page).to_have_title("(1) Asclepia")


def by_days(one: Person) -> str:
    wish = {
        "game": one.game,
        "chairs": [{"kind": "me"}, {"kind": "open"}],
        "options": one.short,
        "pace": {"kind": "days", "days": 2},
    }
    answer = one.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return answer.json()["id"]
