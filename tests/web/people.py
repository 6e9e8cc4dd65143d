"""A person with a browser: what they see, what they do, what their page was told."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

import asclepia
from tests.server.service import Service, chair
from tests.web.texts import said

WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}
PHONE = {"width": 360, "height": 740}


#: The page's own rests are twenty times as short.
HURRY = """
  const { setTimeout } = window;
  window.setTimeout = (done, rest, ...given) => setTimeout(done, rest / 20, ...given);
"""

#: What the page shows for some seconds stays until it is sent away: a test may be late.
HOLD = """
  const { setTimeout } = window;
  window.setTimeout = (done, rest, ...given) =>
    setTimeout(done, rest < 1000 ? rest : 1000 * rest, ...given);
"""


class Person:
    """One browser of their own: a cookie, a page, hands, and a game they came to play.

    How a game is played is told by its own people, in `tests/games/<game>/web/`.
    """

    game = ""  # unless said
    short: ClassVar[dict[str, str]] = {}  # options for a game that does not take long
    great: ClassVar[tuple[str, str, int]]  # an event that is a great moment: see moments.py
    still = True  # the board stays in its place, also on a narrow screen
    recorded: ClassVar[tuple[str, int]]  # a golden record and a seat: see recordings.py
    finished: ClassVar[Path]  # the record of a game that was played long ago

    def __init__(
        self,
        browser: Browser,
        service: Service,
        name: str,
        *,
        language: str = "en",
        game: str = "",
        first_visit: bool = False,
        unnamed: bool = False,
        motion: bool = False,
        touch: bool = False,
        moments: bool = False,
        passing: bool = False,
        hurried: bool = False,
        **options: Any,
    ) -> None:
        self.service = service
        self.name = name
        self.language = language
        self.game = game or self.game
        self.touch = touch
        self.moments = moments
        self.complaints: list[str] = []
        self.told: list[tuple[str, dict[str, Any]]] = []  # table and live message, all there were
        self.cut_off = False  # lost connections are meant to happen
        kept = {} if first_visit else tours_seen(self.game)
        if not moments:  # nothing holds the stage, nothing is waited for
            kept |= {"moments": "no", "pace": "quick"}
        seen = [{"name": f"asclepia-{name}", "value": value} for name, value in kept.items()]
        self.context = browser.new_context(
            base_url=service.url,
            locale=options.pop("locale", "en-GB"),
            viewport=options.pop("viewport", WIDE),
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            service_workers=options.pop("service_workers", "block"),  # tests may play the network
            storage_state={
                "cookies": [],
                "origins": [{"origin": service.url, "localStorage": seen}],
            },
            **options,
        )
        if hurried:
            self.context.add_init_script(HURRY)
        if moments and not passing:
            self.context.add_init_script(HOLD)
        self.context.set_default_timeout(60_000)
        self.request = self.context.request
        self.request.get("/api/me")
        if not unnamed:
            self.request.put("/api/me", data={"name": name})
        self.title = titles(service)[self.game]
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
        """The small words under the prompt: hints, refusals."""
        return self.page.locator(".notes")

    @property
    def status(self) -> Locator:
        """What is said by the way, and read aloud."""
        return self.page.get_by_role("status").filter(has_text=re.compile(r"\S"))

    @property
    def gone(self) -> Locator:
        """The words above everything while the connection is gone."""
        return self.page.locator(".gone[role=status]")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".prompt").get_by_role(
            "button", name=self.said("page-confirm"), exact=True
        )

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.said("page-board"))

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    @property
    def moment(self) -> Locator:
        """What holds the stage."""
        return self.page.locator(".moment.settled .band")

    @property
    def what_happened(self) -> Locator:
        """The button that leads to it, under what is asked."""
        return self.button("since-open").filter(visible=True)

    @property
    def happened(self) -> Locator:
        """The list of what happened since my last turn."""
        return self.page.get_by_role("list", name=self.said("since-title"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=self.said("page-log"))

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("list", name=self.said("page-chat"))

    @property
    def curtain(self) -> Locator:
        """Between two people at one screen; the tour is a dialog too."""
        return self.page.get_by_role("dialog")

    @property
    def reckoning(self) -> Locator:
        return self.page.get_by_role("region", name=self.said(f"{self.game}-end"))

    # The lobby

    def card(self, title: str | None = None) -> Locator:
        """A game in the lobby; it is chosen when it is checked."""
        return self.page.get_by_role("radio", name=title or self.title, exact=True)

    def choose(self, title: str | None = None) -> None:
        """A game in the lobby, by its picture: on a phone the middle of its card is a button."""
        card, picture = self.card(title), {"x": 40, "y": 20}
        if self.touch:
            card.tap(position=picture)
        else:
            card.click(position=picture)

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
                "options": {**self.short, **options},
            },
        )
        assert answer.status == 201, answer.text()
        return answer.json()["id"]

    def finished_table(self, record: dict[str, Any] | None = None) -> str:
        """A game that was played long ago."""
        record = record or json.loads(self.finished.read_text())
        answer = self.request.post("/api/records", data=record)
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

    def begin(self) -> None:
        """A whole game that does not take long."""
        self.sit_down("me", "novice")

    def play_now(self) -> None:
        """In the lobby: against bots, with one click."""
        self.press(self.button("lobby-now", game=self.title))
        self.page.wait_for_url("**/t/*")

    def fill_in_a_table(self, *chairs: str, **options: str) -> None:
        """With the lobby's form; "here" or "here Name" is somebody at the same screen."""
        self.card().check()
        self.page.get_by_role("radio", name=str(len(chairs)), exact=True).check()
        for option, choice in {**self.short, **options}.items():
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

    def act(self, code: int) -> None:
        """Move as the page would, whatever the board shows: for what is hard to come to."""
        position = [one["position"] for at, one in self.told if at == self.table][-1]
        [seat] = position["pending"]
        self.page.evaluate(
            """([table, move]) => new Promise((done) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
                socket.onmessage = (event) => {
                    const { type } = JSON.parse(event.data);
                    if (type === 'hello') socket.send(JSON.stringify(move));
                    else if (type === 'update' || type === 'refused') { socket.close(); done(); }
                };
            })""",
            [self.table, {"type": "act", "seat": seat, "ply": position["ply"], "code": code}],
        )

    def decide(self) -> None:
        """Do what is asked, whatever it is."""
        raise NotImplementedError

    def pick(self, choice: dict[str, Any]) -> bool:
        """Press what stands for this, so that it could be confirmed; False if a press would do it
        at once."""
        raise NotImplementedError

    def play_to_the_end(self) -> int:
        """All decisions until the reckoning; how many there were."""
        decisions = 0
        while self.is_asked():
            self.decide()
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
        """Nothing that only others hold or saw, and nothing of the deal, before a game is over."""
        with sqlite3.connect(self.service.database) as database:
            hidden = {
                table: [one for one in (seed, *hidden_in(deal)) if one]
                for table, seed, deal in database.execute("SELECT id, seed, deal FROM tables")
            }  # a recorded table was never there
        games: dict[str, str] = {}
        over: set[str] = set()
        events: dict[str, list[dict[str, Any]]] = {}  # all that were told, by table
        seats: dict[str, set[str]] = {}
        for table, message in self.told:
            if info := message.get("info"):
                games[table] = info["game"]
                if info["status"] == "over":
                    over.add(table)
            if table in over:
                continue
            words = json.dumps(message)
            assert not [one for one in hidden.get(table, ()) if one in words], "the deal is out"
            if position := message.get("position"):
                told = events.setdefault(table, [])
                if seats.get(table, set()) - {*position["seats"]}:
                    told.clear()  # who has given up a seat had seen what it saw
                seats[table] = {*position["seats"]}
                told += [event for entry in message["log"] for event in entry["events"]]
                leaks = list(leaks_of(games[table])(position, told))
                assert not leaks, f"{leaks} of others at {table}"


def whose_turn(*people: Person) -> Person:
    """The first of these who is asked."""
    for _ in range(2400):
        for one in people:
            if one.asked.is_visible():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("none of them is asked")


def player_of(game: str) -> type[Person]:
    """The person who plays this game in its own tests."""
    found = import_module(f"tests.games.{game}.web.conftest").player
    kind: type[Person] = getattr(found, "__wrapped__", found)()
    return kind


@cache
def titles(service: Service) -> dict[str, str]:
    """The games that it has."""
    games = httpx.get(f"{service.url}/api/games").json()
    return {one["name"]: one["title"] for one in games}


def tours_seen(*games: str) -> dict[str, str]:
    """What a browser keeps that was at a table of every game before."""
    return {f"tour-{game}": "seen" for game in (*asclepia.games(), *games)}


def hidden_in(deal: str | None) -> list[str]:
    """The server's secret, and the numbers that were opened."""
    if deal is None:
        return []
    kept = json.loads(deal)
    return [kept["secret"], *(part["number"] for part in kept["parts"])]


Leaks = Callable[[dict[str, Any], list[dict[str, Any]]], Iterable[object]]


def leaks_of(game: str) -> Leaks:
    """What a position and the events so far tell that they must not, as the game's tests say;
    nothing, if nothing is hidden in the game."""
    place = f"tests.games.{game}.web"
    if find_spec(f"tests.games.{game}") is None or find_spec(f"{place}.leaks") is None:
        return lambda position, events: ()
    leaks: Leaks = import_module(f"{place}.leaks").leaks
    return leaks
