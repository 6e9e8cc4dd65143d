"""Stored games are tied to their rules: a table that today's rules cannot play is shown as it
was last known, tells nothing new, and stops nobody else."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import asclepia
from asclepia.table import Match, Record
from tests.server.service import ROOT, Guest, Service


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games that can lose one."""
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(ROOT / "tests" / "tiny" / "auction", folder / "auction")
    return folder


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, games: Path) -> Iterator[Service]:
    database = str(tmp_path_factory.mktemp("database") / "asclepia.db")
    running = Service(database, ASCLEPIA_GAMES=str(games), PYTHONPATH=str(ROOT))
    try:
        yield running
    finally:
        running.stop()


def between(service: Service, change: Callable[[sqlite3.Connection], object]) -> None:
    """Stop, change the database, start again."""
    service.kill()
    with sqlite3.connect(service.database) as database:
        change(database)
    database.close()
    service.start()


def sql(words: str, *values: object) -> Callable[[sqlite3.Connection], object]:
    return lambda database: database.execute(words, values)


BREAKS = {
    "other revision": ("UPDATE tables SET revision = 99 WHERE id = ?", "trouble-revision"),
    "other components": ("UPDATE tables SET digest = 'abcd' WHERE id = ?", "trouble-components"),
    "no such set": (
        "UPDATE tables SET components = 'mine' WHERE id = ?",
        "trouble-components",
    ),
    "unknown option": (
        """UPDATE tables SET options = '{"tempo": "slow"}' WHERE id = ?""",
        "trouble-setup",
    ),
    "damaged options": ("UPDATE tables SET options = '{' WHERE id = ?", "trouble-setup"),
    "damaged seed": ("UPDATE tables SET seed = 'seed' WHERE id = ?", "trouble-setup"),
    "no such action": (
        "UPDATE moves SET code = 99999 WHERE ply = 1 AND table_id = ?",
        "trouble-moves",
    ),
    "an undo that fails": (
        "UPDATE moves SET code = -1 WHERE ply = 0 AND table_id = ?",
        "trouble-moves",
    ),
    "a move is missing": ("DELETE FROM moves WHERE ply = 1 AND table_id = ?", "trouble-moves"),
    "the last move is missing": (
        "DELETE FROM moves WHERE ply = 2 AND table_id = ?",
        "trouble-moves",
    ),
    "no such seat": (
        "UPDATE moves SET seat = 9 WHERE ply = 1 AND table_id = ?",
        "trouble-moves",
    ),
    "it stood otherwise": (
        """UPDATE tables SET standing = replace(standing, '"winners":[]', '"winners":[0]')
        WHERE id = ?""",
        "trouble-moves",
    ),
}


#: What today's rules can deal anew.
PLAYED_AGAIN = {
    *("other revision", "other components", "no such action", "an undo that fails"),
    *("a move is missing", "the last move is missing", "no such seat", "it stood otherwise"),
}


def begun(anna: Guest, ben: Guest) -> str:
    """A game of two people, three moves old."""
    table = anna.table("me", "open")
    ben.sit(table, 1)
    anna.http.post(f"/api/tables/{table}/start")
    with anna.live(table) as a, ben.live(table) as b:
        a.hear_a("hello")
        b.hear_a("hello")
        for _ in range(3):
            for page, seat in ((a, 0), (b, 1)):
                if seat in page.position["pending"]:
                    page.act(seat)
            a.hear_a("update")
            b.hear_a("update")
    return table


@pytest.fixture
def running(guest: Callable[..., Guest]) -> tuple[Guest, Guest, str]:
    anna, ben = guest("Anna"), guest("Ben")
    return anna, ben, begun(anna, ben)


class Broken:
    """A game for each way of breaking one, and one that is sound; what was told of them before."""

    def __init__(self, service: Service) -> None:
        self.anna, self.ben = Guest(service, "Anna"), Guest(service, "Ben")
        self.sound = self.anna.table("me", "novice")
        self.tables = {breaking: begun(self.anna, self.ben) for breaking in BREAKS}
        self.before = {table: self.anna.info(table) for table in self.tables.values()}

    def break_them(self, database: sqlite3.Connection) -> None:
        for breaking, (words, _) in BREAKS.items():
            assert database.execute(words, [self.tables[breaking]]).rowcount == 1

    def close(self) -> None:
        self.anna.close()
        self.ben.close()


@pytest.fixture(scope="module")
def broken(service: Service) -> Iterator[Broken]:
    """All are broken while the service is away."""
    made = Broken(service)
    between(service, made.break_them)
    yield made
    made.close()


def test_a_bot_of_a_level_that_is_gone_keeps_nobody_from_the_table(service, guest):
    anna: Guest = guest()
    table = anna.table("me", "me", "master")
    gone = "UPDATE chairs SET level = 'sage' WHERE level IS NOT NULL AND table_id = ?"
    between(service, sql(gone, table))
    with anna.live(table) as page:
        assert page.hear_a("hello")["position"] is not None
        for _ in range(6):  # until it is the bot's turn
            mine = [seat for seat in page.position["pending"] if seat < 2]
            if mine:
                page.act(mine[0])
                page.hear_a("update")


@pytest.mark.parametrize("breaking", BREAKS)
def test_what_cannot_be_played_is_shown_and_stops_nobody(broken, breaking):
    anna, ben, table = broken.anna, broken.ben, broken.tables[breaking]
    before = broken.before[table]
    assert before["playable"]
    _, key = BREAKS[breaking]

    with anna.live(broken.sound) as page:  # everything else runs
        page.hear_a("hello")
        assert page.wait_for_turn(0)
    with anna.live(table) as page:
        hello = page.hear_a("hello")
        assert hello["position"] is None
        assert hello["log"] == []
        assert hello["info"]["trouble"]["key"] == key
        for message in (
            {"type": "act", "seat": 0, "ply": 3, "code": 0},
            {"type": "undo", "seat": 0, "ply": 3},
            {"type": "hint", "seat": 0},
        ):
            page.send(**message)
            refused = page.hear_a("refused")
            assert refused["error"] == "unplayable", message
            assert refused["words"]
        page.send(type="say", words="alas")
        assert page.hear_a("chat")["chat"][0]["words"] == "alas"

    info = anna.info(table)
    assert not info["playable"]
    assert info["seed"] is None
    assert [chair["name"] for chair in info["chairs"]] == ["Anna", "Ben"]
    if breaking != "it stood otherwise":
        assert info["standing"] == before["standing"]
        assert info["standing"]["moves"] == 3
    lobby = ben.http.get("/api/tables").json()
    listed = {one["id"]: one for one in lobby["mine"]}
    assert not listed[table]["playable"]
    assert table not in [one["id"] for one in lobby["playing"]]
    assert ben.http.get(f"/api/tables/{table}/replay").json()["error"] == "unplayable"
    branch = {"ply": 0, "chairs": [{"kind": "me"}] * 2}
    assert ben.http.post(f"/api/tables/{table}/branch", json=branch).json()["error"] == "not-over"
    again = ben.http.post(f"/api/tables/{table}/rematch").json()
    assert info["again"] == (breaking in PLAYED_AGAIN)
    if breaking in PLAYED_AGAIN:
        assert ben.info(again["id"])["playable"]
    else:
        assert again["error"] == "not-over"


def test_a_game_that_other_rules_stop_is_dealt_anew_for_the_same_people(broken, guest):
    anna, ben, table = broken.anna, broken.ben, broken.tables["other revision"]
    asked = f"/api/tables/{table}/rematch"
    made = ben.http.post(asked).json()["id"]
    assert anna.http.post(asked).json()["id"] == made == anna.info(table)["next"]
    info = anna.info(made)
    assert info["playable"]
    assert [chair["name"] for chair in info["chairs"]] == ["Anna", "Ben"]
    assert info["options"] == broken.before[table]["options"]
    carl: Guest = guest("Carl")
    refused = carl.http.post(asked)
    assert refused.json()["error"] == "not-your-seat"


def test_the_download_of_an_unfinished_one_tells_no_secret(service, running, guest):
    """The rules it was played by may come back, and the game go on."""
    anna, ben, table = running
    between(service, sql("UPDATE tables SET revision = 99 WHERE id = ?", table))
    with sqlite3.connect(service.database) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
        stored = database.execute(
            "SELECT seat, code FROM moves WHERE table_id = ? ORDER BY ply", [table]
        ).fetchall()
    for who, seats in ((anna, [0]), (ben, [1]), (guest("Carl"), [])):
        answer = who.http.get(f"/api/tables/{table}/record")
        assert seed not in answer.text
        record = msgspec.json.decode(answer.content, type=Record)
        assert (record.revision, record.players) == (99, ["Anna", "Ben"])
        assert record.moves == [[seat, code] if seat in seats else [seat] for seat, code in stored]
        refused = who.http.post("/api/records", json=answer.json())
        assert refused.json()["error"] == "bad-record"
    ours = asclepia.load("garum").revision
    between(service, sql("UPDATE tables SET revision = ? WHERE id = ?", ours, table))
    with anna.live(table) as page:  # and so it does
        assert page.hear_a("hello")["position"]["ply"] == 3
        assert page.position["seats"]["0"]["view"]
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409


def test_a_finished_game_by_other_rules_is_kept_whole_and_played_again(service, guest):
    anna: Guest = guest("Anna")
    table = anna.table("me", "novice", options={"board": "baelo"})
    with anna.live(table) as page:
        page.play_to_the_end(0)
    whole = anna.http.get(f"/api/tables/{table}/record").json()
    result = anna.info(table)["standing"]
    between(service, sql("UPDATE tables SET revision = 99 WHERE id = ?", table))
    info = anna.info(table)
    assert (info["playable"], info["standing"]) == (False, result)
    assert info["seed"] == whole["seed"]
    kept = anna.http.get(f"/api/tables/{table}/record").json()
    assert kept == {**whole, "revision": 99}
    branch = {"ply": 0, "chairs": [{"kind": "me"}] * 2}
    answer = anna.http.post(f"/api/tables/{table}/branch", json=branch)
    assert answer.json()["error"] == "unplayable"
    again = anna.http.post(f"/api/tables/{table}/rematch").json()["id"]
    assert anna.info(again)["playable"]
    assert anna.info(again)["options"]["board"] == "baelo"


def test_a_game_that_is_gone(service, guest, games):
    """Its tables stay, those that are over, running and waiting; and when it is back they go on."""
    anna: Guest = guest("Anna")
    over, running = (anna.table("me", "me", game="auction") for _ in range(2))
    waiting = anna.table("me", "open", game="auction")
    bots = anna.table("novice", "me", game="auction")
    with anna.live(over) as page:
        page.play_to_the_end(0, 1)
    service.kill()
    (games / "auction").rename(games.parent / "away")
    service.start()
    for table, status in ((over, "over"), (running, "playing"), (waiting, "open")):
        info = anna.info(table)
        assert (info["status"], info["title"], info["playable"]) == (status, "auction", False)
        assert info["trouble"] == {"key": "trouble-game", "facts": {"game": "auction"}}
    assert anna.http.post(f"/api/tables/{over}/rematch").status_code == 404
    assert anna.http.get(f"/api/tables/{over}/record").json()["moves"]
    base = f"/api/tables/{waiting}"
    assert anna.http.put(f"{base}/seats/1/bot?level=novice").status_code == 204
    assert anna.http.post(f"{base}/start").json()["error"] == "unplayable"
    assert "auction" not in [game["name"] for game in anna.http.get("/api/games").json()]
    service.kill()
    (games.parent / "away").rename(games / "auction")
    service.start()
    for table, seats in ((running, [0, 1]), (bots, [1])):
        with anna.live(table) as page:
            page.play_to_the_end(*seats)
    assert anna.http.post(f"{base}/start").status_code == 204


def test_a_table_that_has_not_begun_is_played_by_the_rules_of_the_day_it_begins(service, guest):
    anna: Guest = guest("Anna")
    table = anna.table("me", "open")
    between(service, sql("UPDATE tables SET revision = 1, digest = 'abcd' WHERE id = ?", table))
    assert anna.info(table)["playable"]
    assert anna.http.put(f"/api/tables/{table}/seats/1/bot?level=novice").status_code == 204
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    with anna.live(table) as page:
        page.hear_a("hello")
        assert page.wait_for_turn(0)
    assert anna.info(table)["components"]["digest"] == asclepia.load("garum").components().digest


# The operator's commands


def run(*words: object, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "asclepia.cli", *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_tables_are_checked_and_taken_out_without_a_server(service, guest, tmp_path):
    anna: Guest = guest("Anna")
    table, sound = anna.table("me", "me"), anna.table("me", "me")
    for one in (table, sound):
        with anna.live(one) as page:
            page.hear_a("hello")
            for _ in range(2):
                page.act(page.position["pending"][0])
                page.hear_a("update")
            page.send(type="undo", seat=page.position["pending"][0], ply=2)
            page.hear()
    service.stop()
    copy = tmp_path / "copy.db"
    with sqlite3.connect(service.database) as database:
        database.execute("DELETE FROM moves WHERE table_id NOT IN (?, ?)", (table, sound))
        for other in ("chat", "chairs"):
            database.execute(f"DELETE FROM {other} WHERE table_id NOT IN (?, ?)", (table, sound))
        database.execute("DELETE FROM tables WHERE id NOT IN (?, ?)", (table, sound))
    with sqlite3.connect(copy) as copied:  # with what still lies in the journal
        database.backup(copied)
    copied.close()
    database.close()
    assert "2 of 2 tables can be played" in run("tables", "check", "--database", copy)

    whole = tmp_path / "whole.json"
    run("tables", "export", table, whole, "--database", copy)
    assert "moves replay" in run("record", "verify", whole)
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE tables SET revision = 99 WHERE id = ?", [table])
    database.close()
    told = run("tables", "check", "--database", copy, code=1)
    assert told.splitlines()[0].startswith(f"{table}  garum, playing, ")
    assert "The rules of Garum have changed here" in told
    assert "1 of 2 tables can be played." in told
    later = tmp_path / "later.json"
    run("tables", "export", table, later, "--database", copy)
    assert json.loads(later.read_text()) == {
        **json.loads(whole.read_text()),
        "revision": 99,
    }
    assert "there is no such table" in run(
        "tables", "export", "x", later, "--database", copy, code=2
    )
    assert "no such file" in run("tables", "check", "--database", tmp_path / "no.db", code=2)
    assert not (tmp_path / "no.db").exists()
    service.start()


def test_an_exported_game_is_the_game(service, running, tmp_path):
    _, _, table = running
    file = tmp_path / "game.json"
    run("tables", "export", table, file, "--database", service.database)  # while it runs
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    assert len(Match.replay(asclepia.load("garum"), record).moves) == 3
