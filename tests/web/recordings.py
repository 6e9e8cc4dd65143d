"""What the server tells a page at a table, recorded: so a test can show a whole game to the real
page, and no bot has to think it through again.

A recording is made from golden records, by the real server. It has all that one seat's page hears
(`messages`: a greeting, then news), up to the last question that this seat is asked. The game's own
tests say which record and seat (`Person.recorded`). And for each kind of question it has the
greeting of a page that comes where there are the most answers at the fullest table on record
(`points`), whichever seat is asked there.

`python -m tests.web.recordings` makes them anew, as `tests/games/<game>/recording.json.xz`.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import tempfile
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import asclepia
from asclepia.table import Match, Record, read_record
from tests.games.golden import FOLDER
from tests.server.service import Guest, Service
from tests.web.people import player_of

TABLE = "recorded"
NAMES = ("Livia", "Cassius", "Octavia", "Marcus", "Philomena", "Benedict")

GAMES = sorted({path.parent.parent.name for path in FOLDER.glob("*/golden/*.json")})

Message = dict[str, Any]


@dataclass(frozen=True)
class Recording:
    seat: int
    messages: list[Message]
    points: dict[str, Message]  # by kind of question


def path_of(game: str) -> Path:
    return FOLDER / game / "recording.json.xz"


@cache
def read(game: str) -> Recording:
    return Recording(**json.loads(lzma.decompress(path_of(game).read_bytes())))


def fullest(game: str) -> Record:
    """The golden record with the most seats."""
    records = [read_record(path) for path in sorted((FOLDER / game / "golden").glob("*.json"))]
    return max(records, key=lambda one: one.seats)


@dataclass(frozen=True)
class Asked:
    """A question of a record."""

    ply: int
    seat: int
    kind: str
    answers: int


def questions(record: Record) -> list[Asked]:
    """All that were answered."""
    rules = asclepia.load(record.game)
    match = Match(rules, record.seats, int(record.seed, 16), **record.options)
    found = []
    for ply, (seat, code) in enumerate(record.moves):
        kind = type(match.state.asking(seat)).__name__
        found.append(Asked(ply, seat, kind, len(match.state.choices(seat))))
        match.play(seat, rules.action(code))
    return found


def fullest_points(asked: list[Asked]) -> list[Asked]:
    """Each kind of question where it has the most answers; with one answer it asks nothing."""
    best: dict[str, Asked] = {}
    for one in asked:
        if one.answers > (best[one.kind].answers if one.kind in best else 1):
            best[one.kind] = one
    return list(best.values())


class Stage:
    """Two guests at a server: one has a seat of a recorded game, the other has all others."""

    def __init__(self, service: Service, record: Record) -> None:
        self.service = service
        self.record = record
        self.ada, self.bede = Guest(service, "Ada"), Guest(service, "Bede")
        made = self.ada.http.post("/api/records", json=json.loads(record.to_json()))
        assert made.status_code == 201, made.text
        self.finished = made.json()["id"]

    def close(self) -> None:
        self.ada.close()
        self.bede.close()

    def table(self, ply: int, seat: int) -> str:
        """A table where so much of the game has been played. The server lets one person alone play
        on from a deal that is known, so the other one is seated in its database."""
        chairs = [{"kind": "me", "name": name} for name in NAMES[: self.record.seats]]
        wish = {"ply": ply, "chairs": chairs}
        made = self.ada.http.post(f"/api/tables/{self.finished}/branch", json=wish)
        assert made.status_code == 201, made.text
        table = str(made.json()["id"])
        with closing(sqlite3.connect(self.service.database)) as database, database:
            database.execute(
                "UPDATE chairs SET person = (SELECT id FROM people WHERE handle = ?)"
                " WHERE table_id = ? AND seat != ?",
                (self.bede.me["handle"], table, seat),
            )
        return table

    def greeting(self, ply: int, seat: int) -> Message:
        """What a page is told that comes there."""
        with self.ada.live(self.table(ply, seat)) as page:
            return plain(page.hear_a("hello"))

    def news(self, seat: int) -> list[Message]:
        """What a page is told through the whole game."""
        table = self.table(0, seat)
        with ExitStack() as opened:
            pages = [
                opened.enter_context((self.ada if one == seat else self.bede).live(table))
                for one in range(self.record.seats)
            ]
            mine = pages[seat]
            told = [[page.hear_a("hello") for page in pages][seat]]
            for mover, code in self.record.moves:
                assert mine.position is not None
                pages[mover].send(type="act", seat=mover, ply=mine.position["ply"], code=code)
                told.append([page.hear_a("update") for page in pages][seat])
        return [plain(one) for one in condensed(told, seat)]


def plain(message: Message) -> Message:
    """Without what is different every time: ids, times, who is here."""
    if info := message.get("info"):
        info |= {"id": TABLE, "created": 0, "changed": 0}
        for chair in info["chairs"]:
            chair |= {"handle": f"seat-{chair['seat']}", "here": True, "seen": None}
    if presence := message.get("presence"):
        presence |= {"now": 0, "up": 0}
        for seat in presence["seats"]:
            seat |= {"here": True, "seen": None}
    return message


def question_of(message: Message, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = message["position"]["seats"][str(seat)]["question"]
    return found


def condensed(told: list[Message], seat: int) -> list[Message]:
    """As a slow page hears it: what others do comes at once, when this seat is asked something
    new or has just moved. Ends with the last question."""
    kept = [told[0]]
    log: list[dict[str, Any]] = []
    since = None
    last = 0
    for message in told[1:]:
        log += message["log"]
        question = question_of(message, seat)
        asked = question is not None and question["since"] != since
        if asked or log[-1]["seat"] == seat:
            kept.append({**message, "log": log})
            log = []
        if asked and question is not None:
            since = question["since"]
            last = len(kept) - 1
    return kept[: last + 1]


def greetings(service: Service, game: str) -> dict[str, Message]:
    record = fullest(game)
    stage = Stage(service, record)
    try:
        points = fullest_points(questions(record))
        return {one.kind: stage.greeting(one.ply, one.seat) for one in points}
    finally:
        stage.close()


def record(service: Service, game: str) -> Recording:
    name, seat = player_of(game).recorded
    played = read_record(FOLDER / game / "golden" / f"{name}.json")
    stage = Stage(service, played)
    try:
        return Recording(seat, stage.news(seat), greetings(service, game))
    finally:
        stage.close()


def renew(service: Service, game: str) -> str:
    """Make it anew; what came of it, in words. The file stays as it is unless it says something
    else now."""
    made = record(service, game)
    path = path_of(game)
    same = path.exists() and read(game) == made
    if not same:
        text = json.dumps(asdict(made), separators=(",", ":"), ensure_ascii=False)
        path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    said = f"{len(made.messages)} messages, {len(made.points)} questions"
    size = path.stat().st_size
    return f"{game}: {said}, {size:,} bytes, {'as it was' if same else 'made anew'}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="asclepia-") as folder:
        running = Service(str(Path(folder) / "asclepia.db"))
        try:
            for one in GAMES:
                print(renew(running, one), flush=True)
        finally:
            running.stop()
