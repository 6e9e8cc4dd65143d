"""The unfriendly guest: takes until it is refused, forges, cheats at the deal, and listens.

    python -m benchmarks.unfriendly.guest --url http://127.0.0.1:8420

Prints what it tried, what held and what did not; ends with 1 if a promise broke. It uses up what
an address may do in an hour, so the server should be there for this alone, with its usual limits.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
import secrets
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from asclepia.table.deal import seed_of
from benchmarks.unfriendly.trial import (
    Guest,
    Live,
    Server,
    Trial,
    bounded,
    differences,
    parser,
    problem,
    refused_as,
    reply,
    until_refused,
)

MOST = 300  # of anything, before we say that nobody refuses it
PATIENCE = 10.0  # seconds in which a friendly guest must get an answer
WHO = "asclepia_who"
OWN = ".asked"  # what a seat is asked: another may be asked the same


class Neighbour(threading.Thread):
    """A friendly guest, who plays and pings while we are unfriendly."""

    def __init__(self, server: Server, game: str, seats: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(server)
        self.game, self.seats = game, seats
        self.stop = threading.Event()
        self.pings: list[float] = []
        self.moves: list[float] = []
        self.trouble: list[str] = []

    def run(self) -> None:
        rng = random.Random(1)
        while not self.stop.is_set():
            try:
                with self.guest.live(self.guest.table(*["me"] * self.seats, game=self.game)) as one:
                    one.hear_a("hello")
                    self._play(one, rng)
            except (AssertionError, ConnectionClosed, OSError, httpx.HTTPError) as error:
                self.trouble.append(f"{type(error).__name__} {error}")
                return

    def _play(self, page: Live, rng: random.Random) -> None:
        while not self.stop.is_set() and page.position and page.position["pending"]:
            sent = time.monotonic()
            page.send(type="ping", sent=1)
            while page.hear(PATIENCE)["type"] != "pong":
                pass
            self.pings.append(time.monotonic() - sent)
            ply, sent = page.position["ply"], time.monotonic()
            page.act(page.position["pending"][0], rng.randrange(64))
            while page.position["ply"] == ply:
                if (heard := page.hear(PATIENCE))["type"] == "refused":
                    self.trouble.append(f"a move was refused: {heard['words']}")
                    return
            self.moves.append(time.monotonic() - sent)
            self.stop.wait(0.05)

    def told(self) -> str:
        slowest = 1000 * max([*self.pings, *self.moves], default=0.0)
        return f"{len(self.moves)} moves, {len(self.pings)} pings, slowest {slowest:.0f} ms"


class Unfriendly:
    def __init__(self, url: str, game: str, seconds: float, moves: int) -> None:
        self.server = Server(url)
        self.trial = Trial(seconds)
        self.moves = moves
        self.guest = Guest(self.server)
        self.nobody = httpx.Client(base_url=self.server.url, timeout=60)
        self.games: list[dict[str, Any]] = self.guest.http.get("/api/games").json()
        self.game = next(one for one in self.games if one["name"] == game)
        self.chairs = ["me"] * max(2, self.game["fewest"])

    def run(self) -> int:
        neighbour = Neighbour(self.server, self.game["name"], len(self.chairs))
        neighbour.start()
        self.forge()
        self.other_seats()
        self.deal()
        self.listen()
        self.take()
        self.trial.heading("A friendly guest meanwhile")
        neighbour.stop.set()
        neighbour.join(3 * PATIENCE)
        went_well = not neighbour.trouble and bool(neighbour.moves) and not neighbour.is_alive()
        self.trial.check("their moves and pings go well", went_well, neighbour.told())
        for words in neighbour.trouble:
            self.trial.note(words)
        health = self.guest.http.get("/api/health")
        self.trial.check("the server is well", health.status_code == 200, health.text)
        return self.trial.finish()

    def table(self, guest: Guest, *chairs: str, **wish: Any) -> str:
        return guest.table(*(chairs or self.chairs), game=self.game["name"], **wish)

    # Take until refused

    def take(self) -> None:
        self.trial.heading("Taking until it is refused")
        game, one = self.game["name"], Guest(self.server)
        me = [{"kind": "me"}] * len(self.chairs)
        bots = [{"kind": "me"}] + [{"kind": "bot", "level": self.game["levels"][0]}] * (
            self.game["most"] - 1
        )

        def make(chairs: list[dict[str, str]]) -> Any:
            wish = {"game": game, "chairs": chairs, "public": False}
            return lambda _: one.http.post("/api/tables", json=wish)

        self._until("bots", make(bots))
        self._until("tables", make(me))
        one = Guest(self.server)
        self._until("uploads", lambda _: one.http.post("/api/records", json={"game": "x"}), 400)
        one = Guest(self.server)
        self._until("changes", lambda n: one.http.put("/api/me", json={"name": f"Eve {n}"}))
        self._sockets()
        self._chat_and_take_backs()
        self._until("new guests", lambda _: self._as("", "GET", "/api/me"))
        still = self.guest.http.get("/api/me").status_code == 200
        self.trial.check("whom the server knows already still comes in", still)

    def _until(self, what: str, ask: Any, fine: int = 0) -> None:
        """Refusals with the status `fine` count as something done."""
        count, answer = 0, None
        while count < MOST and not self.trial.over:
            done, answer = until_refused(MOST - count, ask)
            count += done
            if answer is None or answer.status_code != fine:
                break
            count += 1
        if self.trial.over:
            self.trial.note(f"{what}: no time left after {count}")
        elif answer is None or answer.status_code == fine:
            self.trial.check(f"{what}: refused", False, f"{count} times not; are limits raised?")
        else:
            words = (problem(answer) or {}).get("words", answer.text)
            held = refused_as(answer, 429, "too-many")
            self.trial.check(f"{what}: after {count} refused in words", held, words)

    def _sockets(self) -> None:
        one = Guest(self.server)
        table = self.table(one)
        with contextlib.ExitStack() as pages:
            for count in range(MOST):
                page = pages.enter_context(one.live(table))
                try:
                    page.hear(20)
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 0
                    self.trial.check(f"pages: after {count} closed with 4429", code == 4429, closed)
                    return
        self.trial.check("pages: refused", False, f"{MOST} are open; are limits raised?")

    def _chat_and_take_backs(self) -> None:
        one = Guest(self.server)
        with one.live(self.table(one)) as page:
            page.hear_a("hello")
            for count in range(MOST):
                if refusal := reply(page, type="say", words=f"line {count}"):
                    held = refusal["error"] == "too-many"
                    self.trial.check(f"chat: after {count} lines refused", held, refusal["words"])
                    break
            else:
                self.trial.check("chat: refused", False, "are limits raised?")
            self._take_back(page)

    def _take_back(self, page: Live) -> None:
        for count in range(MOST):
            assert page.position is not None
            seat = page.position["pending"][0]
            page.act(seat)
            page.hear_a("update")
            if not page.position["seats"][str(seat)]["undo"]:
                self.trial.note("take-backs: the first move cannot be taken back")
                return
            if refusal := reply(page, type="undo", seat=seat, ply=page.position["ply"]):
                held = refusal["error"] == "no-more-undo"
                self.trial.check(f"take-backs: after {count} refused", held, refusal["words"])
                return
            time.sleep(0.03)  # else we are too fast, which is another refusal
        self.trial.check("take-backs: refused", False, "are limits raised?")

    # Forge

    def forge(self) -> None:
        self.trial.heading("Forged cookies, foreign pages")
        anna = Guest(self.server, "Anna")
        table = self.table(anna)
        cookie = anna.http.cookies[WHO]
        person, _, mark = cookie.partition(".")
        mine = self.guest.http.cookies[WHO]
        forged = {
            "another's name with my signature": f"{person}.{mine.partition('.')[2]}",
            "one digit changed": cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
            "no signature": person,
            "an empty signature": f"{person}.",
            "a signature of zeros": f"{person}.{'0' * 64}",
            "in capitals": f"{person}.{mark.upper()}" if mark.upper() != mark else "x",
            "much too long": cookie * 50,
        }
        for words, value in forged.items():
            answer = self._as(value, "PUT", "/api/me", json={"name": "Eve"})
            self.trial.check(words, refused_as(answer, 401, "nobody"), answer.status_code)
            self._closes(words, table, 4401, cookie=f"{WHO}={value}")
        own = f"{WHO}={cookie}"
        port = self.server.port
        foreign = (
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"origin": f"http://127.0.0.1:{port + 1}"},
            {"origin": f"http://127.0.0.1:{port}.evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        )
        for headers in foreign:
            words = ", ".join(f"{name} {value}" for name, value in headers.items())
            answer = self._as(cookie, "PUT", "/api/me", json={"name": "Eve"}, headers=headers)
            self.trial.check(words, refused_as(answer, 403, "foreign"), answer.status_code)
            self._closes(words, table, 4403, cookie=own, **headers)
        answer = self._as(cookie, "GET", "/api/me", headers={"host": "evil.example"})
        self.trial.check("another host", refused_as(answer, 400, "bad-host"), answer.status_code)
        plain = {"content-type": "text/plain"}
        answer = self._as(cookie, "PUT", "/api/me", content=b'{"name": "Eve"}', headers=plain)
        self.trial.check("a form's post", refused_as(answer, 415, "not-json"), answer.status_code)
        name = anna.http.get("/api/me").json()["name"]
        self.trial.check("nothing has changed", name == "Anna", name)

    def _as(self, cookie: str, method: str, path: str, **more: Any) -> httpx.Response:
        self.nobody.cookies.clear()
        headers = {"cookie": f"{WHO}={cookie}", **more.pop("headers", {})}
        return self.nobody.request(method, path, headers=headers, **more)

    def _closes(self, words: str, table: str, code: int, **headers: str) -> None:
        self.nobody.cookies.clear()
        nobody = Guest.__new__(Guest)  # without a cookie of its own
        nobody.service, nobody.headers, nobody.http = self.server, {}, self.nobody
        seen: object = "it stays open"
        with contextlib.suppress(TimeoutError):
            try:
                with nobody.live(table, **headers) as page:
                    page.hear(10)
            except ConnectionClosed as closed:
                seen = closed.rcvd.code if closed.rcvd else "closed without a word"
        self.trial.check(f"{words}: the socket closes", seen == code, seen)

    # Other people's seats

    def other_seats(self) -> None:
        self.trial.heading("Other people's seats")
        anna, ben, eve = (Guest(self.server) for _ in range(3))
        chairs = ["me", "open"] + ["me"] * (len(self.chairs) - 2)
        table = self.table(anna, *chairs)
        at = f"/api/tables/{table}"
        ben.sit(table, 1)
        bot = f"{at}/seats/1/bot?level={self.game['levels'][0]}"
        end = {"what": "end"}
        before: list[tuple[str, httpx.Response]] = [
            ("a stranger starts", eve.http.post(f"{at}/start")),
            ("a stranger has another stand up", eve.http.delete(f"{at}/seats/1")),
            ("a stranger seats a bot", eve.http.put(bot)),
            ("the host puts a bot on a taken seat", anna.http.put(bot)),
            ("a stranger takes a taken seat", eve.sit(table, 1)),
            ("a stranger sits on a seat that is none", eve.sit(table, 99)),
            ("a player frees the host's seat", ben.http.delete(f"{at}/seats/0")),
            ("a player closes the table", ben.http.delete(at)),
        ]
        started = anna.http.post(f"{at}/start")
        self.trial.check("the host starts", started.status_code == 204, started.text)
        after = [
            ("a stranger takes the start back", eve.http.delete(f"{at}/start")),
            ("the host takes it back too late", anna.http.delete(f"{at}/start")),
            ("the host closes a running game", anna.http.delete(at)),
            *(
                (
                    f"{who} {words} in another's place",
                    one.http.request(method, f"{at}/seats/0/{what}"),
                )
                for who, one in (("a stranger", eve), ("a player", ben))
                for words, method, what in (
                    ("leaves", "PUT", "stand-in?level=novice"),
                    ("comes back", "DELETE", "stand-in"),
                    ("resigns", "POST", "resign"),
                )
            ),
            *(
                (
                    f"{who} decides about a seat that is here",
                    one.http.put(f"{at}/seats/0/wish", json=end),
                )
                for who, one in (("a stranger", eve), ("a player", ben))
            ),
            ("a stranger looks from a seat", eve.http.get(f"{at}/replay?from=0")),
            ("a player looks from another seat", ben.http.get(f"{at}/replay?from=0")),
            ("a player looks at open hands", ben.http.get(f"{at}/replay?from=open")),
            ("a player takes the record", ben.http.get(f"{at}/record")),
            ("a stranger asks for a rematch", eve.http.post(f"{at}/rematch")),
            (
                "a player plays on from here",
                ben.http.post(f"{at}/branch", json={"ply": 0, "chairs": [{"kind": "me"}] * 2}),
            ),
        ]
        for words, answer in (*before, *after):
            held = problem(answer) is not None and answer.status_code in (400, 403, 409)
            self.trial.check(words, held, answer.status_code)
        with anna.live(table) as a, ben.live(table) as b, eve.live(table) as e:
            a.hear_a("hello")
            ply = a.position["ply"]
            for words, page in (("a stranger", e), ("a player", b)):
                page.hear_a("hello")
                for message in (
                    {"type": "act", "seat": 0, "ply": ply, "code": 0},
                    {"type": "act", "seat": -1, "ply": ply, "code": 0},
                    {"type": "undo", "seat": 0, "ply": ply},
                    {"type": "hint", "seat": 0},
                ):
                    refusal = reply(page, **message)
                    if refusal is None:  # a hint's refusal comes when it comes
                        refusal = page.hear_a("refused")
                    held = refusal["error"] == "not-your-seat"
                    self.trial.check(f"{words}: {message['type']}", held, refusal["error"])
                held = set(page.position["seats"]) <= {"1"}
                self.trial.check(f"{words} is told nothing of seat 0", held)
            reply(a, type="ping", sent=1)
            self.trial.check("the game stands where it stood", a.position["ply"] == ply)

    # The deal

    def deal(self) -> None:
        self.trial.heading("Cheating at the deal")
        anna, ben, eve = (Guest(self.server) for _ in range(3))
        numbers = [secrets.token_hex(32) for _ in range(3)]
        sealed = [hashlib.sha256(one.encode()).hexdigest() for one in numbers]
        table = self.table(anna, "me", "open", sealed=sealed[0])
        at = f"/api/tables/{table}"
        seat, number = f"{at}/seats/1", f"{at}/number"

        def refused(words: str, answer: httpx.Response) -> None:
            held = problem(answer) is not None and answer.status_code in (400, 403, 409)
            self.trial.check(words, held, answer.text)

        post, put = ben.http.post, ben.http.put
        refused("a copied seal", post(seat, json={"sealed": sealed[0]}))
        for odd in ("", "0", sealed[1].upper(), sealed[1] + "0", sealed[1][:-1] + "\n", 7, None):
            refused(f"a seal that is none ({odd!r:.12})", post(seat, json={"sealed": odd}))
        post(seat, json={"sealed": sealed[1]})
        refused("a copied seal, later", put(number, json={"sealed": sealed[0]}))
        refused("a stranger's seal", eve.http.put(number, json={"sealed": sealed[2]}))
        refused("opened before the dealing", post(number, json={"number": numbers[1]}))
        anna.http.post(f"{at}/start")
        refused("sealed anew while it is dealt", put(number, json={"sealed": sealed[2]}))
        refused("another number opened", post(number, json={"number": numbers[2]}))
        refused("the seal opened as the number", post(number, json={"number": sealed[1]}))
        refused("a stranger opens", eve.http.post(number, json={"number": numbers[2]}))
        for _ in range(2):
            answer = anna.http.post(number, json={"number": numbers[0]})
            held = answer.status_code == 204
            self.trial.check("opened (twice is once)", held, answer.status_code)
        refused("another's number opened as mine", post(number, json={"number": numbers[0]}))
        info = ben.http.get(at)
        held = info.json()["status"] == "dealing" and numbers[0] not in info.text
        self.trial.check("an open number is told to nobody", held)
        post(number, json={"number": numbers[1]})
        info = ben.http.get(at)
        held = info.json()["status"] == "playing" and not any(one in info.text for one in numbers)
        self.trial.check("dealt, and still no number is told", held, info.json()["status"])
        refused("sealed after the deal", put(number, json={"sealed": sealed[2]}))
        refused("opened after the deal", post(number, json={"number": numbers[2]}))

    # Listen

    def listen(self) -> None:
        self.trial.heading("Listening for what is hidden")
        for game in self.games:
            if game["most"] >= 2 and not self.trial.over:
                self._listen_to(game["name"], max(2, game["fewest"]))

    def _listen_to(self, game: str, seats: int) -> None:
        """Two people and a spectator: what each hears, beside what the others know."""
        guests = [Guest(self.server) for _ in range(3)]
        numbers = [secrets.token_hex(32) for _ in range(2)]
        sealed = [hashlib.sha256(one.encode()).hexdigest() for one in numbers]
        chairs = ["me", "open"] + ["me"] * (seats - 2)
        table = guests[0].table(*chairs, game=game, sealed=sealed[0])
        at = f"/api/tables/{table}"
        guests[1].http.post(f"{at}/seats/1", json={"sealed": sealed[1]})
        with contextlib.ExitStack() as open_pages:
            pages = [open_pages.enter_context(guest.live(table)) for guest in guests]
            for page in pages:
                page.hear_a("hello")
            guests[0].http.post(f"{at}/start")
            for guest, number in zip(guests, numbers, strict=False):
                guest.http.post(f"{at}/number", json={"number": number})
            for page in pages:
                while page.position is None:
                    page.hear()
            leaks = self._play(pages)
            texts = [self._before_the_end(page) for page in pages]
            plies = pages[0].position["ply"]
            for at_seat, number in enumerate(numbers):
                leaks += [
                    f"the number of seat {at_seat}"
                    for who, text in enumerate(texts)
                    if number in text and who != at_seat
                ]
            info = guests[0].info(table)
            over = info["status"] == "over"
            if over:
                secret, parts = info["deal"]["secret"], enumerate(numbers)
                right = info["seed"] == seed_of(table, info["deal"]["round"], secret, parts)
                right = (
                    right
                    and hashlib.sha256(secret.encode()).hexdigest()
                    == (pages[2].heard[0]["info"]["deal"]["commit"])
                )
                self.trial.check(f"{game}: the seed follows from secret and numbers", right)
                number = str(int(info["seed"], 16))
                for what in (secret, info["seed"], number):
                    leaks += ["the secret or the seed" for text in texts if what in text]
        ended = "to its end" if over else "not to its end"
        words = f"{game}: nothing hidden was heard in {plies} moves, {ended}"
        self.trial.check(words, not leaks, "; ".join(leaks[:5]))

    def _play(self, pages: list[Live]) -> list[str]:
        """Random moves, heard by all; what somebody was told who must not know it."""
        rng = random.Random(1)
        leaks: list[str] = []
        for _ in range(self.moves):
            here = [page.position for page in pages]
            if not here[0]["pending"] or self.trial.over:
                break
            leaks += leaked(here, [told_alone(page, pages[2]) for page in pages[:2]])
            seat = here[0]["pending"][0]
            page = pages[1] if seat == 1 else pages[0]
            page.act(seat, rng.randrange(64))
            for one in pages:
                while one.position["ply"] <= here[0]["ply"]:
                    one.hear()
        return leaks

    def _before_the_end(self, page: Live) -> str:
        kept = [one for one in page.heard if not ended(one)]
        return json.dumps(kept)


def ended(message: dict[str, Any]) -> bool:
    position = message.get("position")
    over = message.get("info", {}).get("status") == "over"
    return over or (position is not None and not position["pending"])


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from leaves(one)
    else:
        yield value


def told_alone(page: Live, spectator: Live) -> set[Any]:
    """What the log has told this page and not the spectator: cards it drew or looked at."""
    logs = [
        {entry["ply"]: entry["events"] for one in heard for entry in one.get("log", [])}
        for heard in (page.heard, spectator.heard)
    ]
    return {
        leaf
        for ply, events in logs[0].items()
        for _, mine, _ in differences(events, logs[1].get(ply, []))
        if mine is not None
        for leaf in leaves(mine)
    }


def leaked(positions: list[dict[str, Any]], told: list[set[Any]]) -> list[str]:
    """Where a spectator's or another seat's view has what one seat alone may see, unless the
    log has told both of these seats: by some rules one looks at what another has."""
    first, second, spectator = positions
    watching = spectator["watching"]["view"]
    found = [
        f"{who} has another public view at {where}"
        for who, one in (("seat 0", first), ("seat 1", second))
        if one["watching"] is not None
        for where, _, _ in differences(one["watching"]["view"], watching)
    ]
    if spectator["seats"]:
        found.append("a spectator has seats")
    if "1" in first["seats"] or set(second["seats"]) != {"1"}:
        found.append("somebody has a seat of another's")
    views = [first["seats"]["0"]["view"], second["seats"]["1"]["view"]]
    for seat, mine, other in ((0, views[0], views[1]), (1, views[1], views[0])):
        for where, known, public in differences(mine, watching):
            if known is not None and public is not None:
                found.append(f"a spectator is told {public!r} of {where} of seat {seat}")
        apart = {where for where, _, _ in differences(mine, other)}
        shared: dict[str, list[Any]] = {}  # by the thing that it belongs to
        for where, known, _ in differences(mine, watching):
            if known is not None and where not in apart and not where.startswith(OWN):
                shared.setdefault(where.rpartition(".")[0], []).append(known)
        for where, values in shared.items():
            if not any(one in (told[0] & told[1]) for one in values if not isinstance(one, list)):
                found.append(f"both seats see {values} at {where or 'the top'}")
    return found


def main() -> int:
    asked = parser(__doc__, 120.0, 600.0)
    asked.add_argument("--game", default="garum", help="at whose tables; all are listened to")
    asked.add_argument("--moves", type=bounded(int, 1, 2000), default=150, help="of each game")
    wanted = asked.parse_args()
    return Unfriendly(wanted.url, wanted.game, wanted.seconds, wanted.moves).run()


if __name__ == "__main__":
    sys.exit(main())
