"""A person with a browser: what they see, what they do, what their page was told."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server.service import Service, chair
from tests.web.texts import said

WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}
PHONE = {"width": 360, "height": 740}
FINISHED = Path(__file__).parents[1] / "golden" / "garum-baelo-haruspex-2.json"
SHORT = {"garum": {"board": "baelo"}}  # options for games that do not take long


class Person:
    """One browser of their own: a cookie, a page, hands, and a game they came to play."""

    def __init__(
        self,
        browser: Browser,
        service: Service,
        name: str,
        *,
        language: str = "en",
        game: str = "garum",
        first_visit: bool = False,
        motion: bool = False,
        touch: bool = False,
        **options: Any,
    ) -> None:
        self.service = service
        self.name = name
        self.language = language
        self.game = game
        self.title = game.capitalize()
        self.touch = touch
        self.complaints: list[str] = []
        self.told: list[tuple[str, dict[str, Any]]] = []  # table and live message, all there were
        self.cut_off = False  # lost connections are meant to happen
        seen = [] if first_visit else [{"name": "asclepia-tour", "value": "seen"}]
        self.context = browser.new_context(
            base_url=service.url,
            locale=options.pop("locale", "en-GB"),
            viewport=options.pop("viewport", WIDE),
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            storage_state={
                "cookies": [],
                "origins": [{"origin": service.url, "localStorage": seen}],
            },
            **options,
        )
        self.context.set_default_timeout(60_000)
        self.request = self.context.request
        self.request.get("/api/me")
        self.request.put("/api/me", data={"name": name})
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._socket)
        return page

    def leave(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        if self.cut_off and re.search("ERR_CONNECTION|WebSocket connection", message.text):
            return
        self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        table = socket.url.split("/")[-2]
        socket.on("framereceived", lambda words: self.told.append((table, json.loads(words))))

    # Words and places

    def said(self, key: str, **facts: str | int) -> str:
        return said(key, self.language, self.game, **facts)

    def button(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.said(key, **facts), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.said(key), exact=True)

    def select(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("combobox", name=self.said(key, **facts), exact=True)

    @property
    def table(self) -> str:
        """The table that is looked at."""
        return self.page.url.split("?")[0].rsplit("/", 1)[1]

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt .sentence")

    @property
    def asked(self) -> Locator:
        """The prompt while it asks this person."""
        return self.page.locator(".prompt.mine")

    @property
    def note(self) -> Locator:
        """The small words under the prompt: connection, hints, refusals."""
        return self.page.locator(".notes")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".prompt").get_by_role(
            "button", name=self.said("page-confirm"), exact=True
        )

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.said("page-board"))

    @property
    def tiles(self) -> Locator:
        """The tiles of the hands that are shown."""
        return self.page.locator("section.mine").get_by_role(
            "button", name=re.compile("^" + re.escape(self.said("garum-tile", species="")[:5]))
        )

    @property
    def playable(self) -> Locator:
        return self.page.locator("section.mine button:enabled")

    @property
    def areas(self) -> Locator:
        """What can be clicked in the tanks."""
        return self.board.locator("rect[role=button][aria-disabled=false]")

    @property
    def lines(self) -> Locator:
        """The posts where a worker can go."""
        return self.board.locator("g[role=button][aria-disabled=false]")

    @property
    def laid(self) -> Locator:
        return self.board.locator("[data-spot]")

    @property
    def workers(self) -> Locator:
        return self.board.locator("[data-worker]")

    @property
    def preview(self) -> Locator:
        """The tile that is about to be laid."""
        return self.board.locator(".preview")

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=self.said("page-log"))

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("list", name=self.said("page-chat"))

    @property
    def reckoning(self) -> Locator:
        return self.page.get_by_role("region", name=self.said(f"{self.game}-end"))

    # The lobby

    def card(self, title: str | None = None) -> Locator:
        """A game in the lobby; it is chosen when it is checked."""
        return self.page.get_by_role("radio", name=title or self.title, exact=True)

    @property
    def seats(self) -> Locator:
        """The numbers of seats that the form offers."""
        return self.page.get_by_role("group", name=self.said("lobby-seats")).get_by_role("radio")

    # Going somewhere

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def new_table(self, *chairs: str, **options: str) -> str:
        """Make a table without the form: "me", "open", or a bot's level for each chair."""
        answer = self.request.post(
            "/api/tables",
            data={
                "game": self.game,
                "chairs": [chair(one) for one in chairs],
                "options": {**SHORT.get(self.game, {}), **options},
            },
        )
        assert answer.status == 201, answer.text()
        return answer.json()["id"]

    def finished_table(self, record: dict[str, Any] | None = None) -> str:
        """A game that was played long ago: this one, or one of Garum for two on Baelo."""
        answer = self.request.post("/api/records", data=record or json.loads(FINISHED.read_text()))
        assert answer.status == 201, answer.text()
        return answer.json()["id"]

    def play_on(self, record: dict[str, Any], ply: int, *chairs: str) -> str:
        """Sit down at a table where so much of this game has been played; "here Name" is
        somebody at the same screen."""
        answer = self.request.post(
            f"/api/tables/{self.finished_table(record)}/branch",
            data={
                "ply": ply,
                "chairs": [
                    {"kind": "me", "name": one[5:]} if one.startswith("here ") else chair(one)
                    for one in chairs
                ],
            },
        )
        assert answer.status == 201, answer.text()
        table = answer.json()["id"]
        self.visit(f"/t/{table}")
        return table

    def sit_down(self, *chairs: str, **options: str) -> str:
        """Make such a table and look at it."""
        table = self.new_table(*chairs, **options)
        self.visit(f"/t/{table}")
        return table

    def play_now(self) -> None:
        """In the lobby: against bots, with one click."""
        self.press(self.button("lobby-now", game=self.title))
        self.page.wait_for_url("**/t/*")

    def fill_in_a_table(self, *chairs: str, **options: str) -> None:
        """With the lobby's form; "here" or "here Name" is somebody at the same screen."""
        self.card().check()
        self.page.get_by_role("radio", name=str(len(chairs)), exact=True).check()
        for option, choice in {**SHORT.get(self.game, {}), **options}.items():
            self.select(f"option-{option}").select_option(choice)
        for number, one in enumerate(chairs, 1):
            kind, _, name = one.partition(" ")
            self.select("lobby-seat", seat=number).select_option(kind)
            if name:
                self.page.get_by_role("textbox", name=self.said("lobby-who-name"), exact=True).fill(
                    name
                )

    # Doing something

    def press(self, what: Locator) -> None:
        """With the mouse or with a finger."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def is_asked(self) -> bool:
        """Wait until this person is asked; False if the game is over."""
        self.asked.or_(self.reckoning).first.wait_for()
        return self.asked.is_visible()

    def is_asked_for_a_worker(self) -> bool:
        return self.button("garum-no-worker").is_visible()

    def pick_a_tile(self, number: int = 0) -> None:
        """Choose a tile of the hand and a place for it; it is not laid yet."""
        self.press(self.playable.nth(number))
        if not self.confirm.is_enabled():
            self.press(self.areas.first)
        expect(self.preview).to_be_visible()

    def lay_a_tile(self) -> None:
        self.pick_a_tile()
        self.press(self.confirm)

    def hire_nobody(self) -> None:
        self.press(self.button("garum-no-worker"))
        self.press(self.confirm)

    def hire(self) -> None:
        """A worker on the first line that is offered."""
        self.press(self.lines.first)
        if not self.confirm.is_enabled():  # vilicus or dominus?
            self.press(self.board.locator(".chooser [aria-pressed]").first)
        self.press(self.confirm)

    def decide(self, hiring: bool = True) -> None:
        """Do what is asked, whatever it is."""
        if not self.is_asked_for_a_worker():
            self.lay_a_tile()
        elif hiring and self.lines.count():
            self.hire()
        else:
            self.hire_nobody()

    def take_a_turn(self, hiring: bool = False) -> None:
        """A tile, and a worker or none."""
        assert self.is_asked()
        self.lay_a_tile()
        expect(self.button("garum-no-worker")).to_be_visible()
        self.decide(hiring)

    def play_to_the_end(self) -> int:
        """All decisions until the reckoning; how many there were."""
        decisions = 0
        while self.is_asked():
            self.decide(hiring=decisions % 4 < 2)
            decisions += 1
        return decisions

    def say(self, words: str) -> None:
        box = self.page.get_by_role("textbox", name=self.said("page-chat-write"))
        box.fill(words)
        box.press("Enter")

    # Keys

    def press_key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, what: Locator, most: int = 120) -> None:
        """Press Tab until one of these has the focus."""
        for _ in range(most):
            self.press_key("Tab")
            if what.and_(self.page.locator(":focus")).count():
                return
        raise AssertionError(f"Tab never comes to {what}")

    # What the page was told

    def was_told_only_what_is_theirs(self) -> None:
        """Nothing that only others hold or saw, and no seed, before a game is over."""
        with sqlite3.connect(self.service.database) as database:
            seeds = dict(database.execute("SELECT id, seed FROM tables"))
        games: dict[str, str] = {}
        over: set[str] = set()
        events: dict[str, list[dict[str, Any]]] = {}  # all that were told, by table
        for table, message in self.told:
            if info := message.get("info"):
                games[table] = info["game"]
                if info["status"] == "over":
                    over.add(table)
            if table in over:
                continue
            assert seeds[table] not in json.dumps(message), "the seed is out"
            if position := message.get("position"):
                told = events.setdefault(table, [])
                told += [event for entry in message["log"] for event in entry["events"]]
                leaks = list(LEAKS[games[table]](position, told))
                assert not leaks, f"{leaks} of others at {table}"


Leaks = Callable[[dict[str, Any], list[dict[str, Any]]], Iterator[object]]


def garum_leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Hands and drawn tiles of others."""
    looks = {"nobody": position["watching"], **position["seats"]}
    for seat, look in looks.items():
        for stock in look["view"]["stocks"]:
            if stock["seat"] >= 0 and str(stock["seat"]) != seat and stock["hand"] is not None:
                yield f"{seat} sees the hand of {stock['seat']}"
    owners = [str(stock["seat"]) for stock in position["watching"]["view"]["stocks"]]
    for event in events:
        if event["event"] != "drew" or owners[event["colour"]] in position["seats"]:
            continue
        if event["tile"] is not None:
            yield event


def quackery_leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Hands and drawn cards of others, agendas that were not confided, patients that were not
    peeked at, and what a seat that is asked could do."""
    looks = {"nobody": position["watching"], **position["seats"]}
    for seat, look in looks.items():
        own = [event for event in events if str(event.get("seat")) == seat]
        confided = {one["player"] for one in own if one["event"] == "confided"}
        peeked = {one["patient"] for one in own if one["event"] == "peeked"}
        for number, player in enumerate(look["view"]["players"]):
            if str(number) == seat:
                continue
            if player["hand"] is not None:
                yield f"{seat} sees the hand of {number}"
            if player["agenda"] is not None and number not in confided:
                yield f"{seat} sees the agenda of {number}"
            if (player["agenda"] is None) != (player["progress"] is None):
                yield f"{seat} sees how far the agenda of {number} is"
        for patient in look["view"]["coming"]:
            if patient is not None and patient not in peeked:
                yield f"{seat} sees that {patient} waits"
        asked = look["view"]["asked"]
        if asked and seat not in map(str, asked["waits_for"]):
            yield from (f"{seat} sees {one}" for one in ("landings",) if one in asked)
            yield from (f"{seat} has {one}" for one in ("choices", "blocked") if look[one])
    secret = {"drew": "card", "peeked": "patient", "confided": "agenda"}
    for event in events:
        field = secret.get(event["event"])
        if field and str(event["seat"]) not in position["seats"] and event[field] is not None:
            yield event


LEAKS: dict[str, Leaks] = {"garum": garum_leaks, "quackery": quackery_leaks}
