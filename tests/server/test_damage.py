"""One damaged row costs its own table, and nobody else's; the server starts whatever is damaged."""

from __future__ import annotations

import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from asclepia.server import rooms
from asclepia.server.damage import Odd, check
from asclepia.server.schema import metadata
from tests.server.databases import ON_SQLITE
from tests.server.service import PATIENCE, ConnectionClosed, Guest, Service, until

#: What a table's rows can hold instead of what was written.
WORDS = [
    "",
    "garbage",
    "Ꭺ",
    "{",
    "[]",
    "null",
    '{"kind": 1}',
    '[{"seat": 99}]',
    b"\xff\x00",
    7,
    2.5,
]
NUMBERS = ["x", -1, 9, 99, 2**60, -(2**60), 2.5, b"\xff"]
#: Text that is none, which a driver refuses to read.
BROKEN_TEXT = "CAST(X'ff41fe' AS TEXT)"
TABLES = ("tables", "chairs", "moves", "handovers", "chat")


class Damaged:
    """Games of Anna and Ben, copied again and again, each copy with one damaged value."""

    def __init__(self, file: str) -> None:
        self.database = sqlite3.connect(file, isolation_level=None)
        self.database.execute("PRAGMA foreign_keys=OFF")
        self.copies: dict[str, str] = {}  # the ids, and what is damaged

    def copy(self, table_id: str) -> str:
        made = f"D{len(self.copies):07}"
        for name in TABLES:
            columns = [column.name for column in metadata.tables[name].columns]
            key = "id" if name == "tables" else "table_id"
            values = ", ".join("?" if one == key else f'"{one}"' for one in columns)
            self.database.execute(
                f'INSERT INTO {name} SELECT {values} FROM {name} WHERE "{key}" = ?',
                [made, table_id],
            )
        older = "UPDATE tables SET changed = changed - 100000000 - ? WHERE id = ?"
        self.database.execute(older, [len(self.copies), made])
        self.copies[made] = ""
        return made

    def damage(self, table_id: str) -> None:
        """A copy for every column of every row that is the table's, and for every odd value."""
        for name in TABLES:
            key = "id" if name == "tables" else "table_id"
            count = f'SELECT count(*) FROM {name} WHERE "{key}" = ?'
            if not self.database.execute(count, [table_id]).fetchone()[0]:
                continue
            for column in metadata.tables[name].columns:
                kind = column.type.python_type
                for value in [*(WORDS if kind is str else NUMBERS), None, BROKEN_TEXT]:
                    made = self.copy(table_id)
                    one = f"rowid = (SELECT max(rowid) FROM {name} WHERE \"{key}\" = '{made}')"
                    try:
                        if value is BROKEN_TEXT:
                            change = f'UPDATE {name} SET "{column.name}" = {value} WHERE {one}'
                            self.database.execute(change)
                        else:
                            change = f'UPDATE {name} SET "{column.name}" = ? WHERE {one}'
                            self.database.execute(change, [value])
                    except sqlite3.IntegrityError:  # not even a damaged row can be so
                        continue
                    self.copies[made] = f"{name}.{column.name} = {value!r}"


def played(anna: Guest, ben: Guest, **pace: Any) -> str:
    """A game of two with a clock, some moves, a word, and a stand-in that has gone again."""
    table = anna.table("me", "open", **pace)
    assert ben.sit(table, 1).status_code < 300
    assert anna.http.post(f"/api/tables/{table}/start").status_code < 300
    with anna.live(table) as page:
        page.hear_a("hello")
        page.send(type="say", words="hello")
        page.hear_a("chat")
    stand_in = f"/api/tables/{table}/seats/1/stand-in"
    assert ben.http.put(stand_in, params={"level": "novice"}).status_code == 204
    assert ben.http.delete(stand_in).status_code == 204
    return table


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server whose database has hundreds of damaged tables beside whole ones."""
    file = str(tmp_path_factory.mktemp("database") / "asclepia.db")
    service = Service(file)
    anna, ben = Guest(service, "Anna"), Guest(service, "Ben")
    clock = {"kind": "live", "bank": 3600, "increment": 30}
    running = played(anna, ben, pace=clock)
    waiting = anna.table("me", "open")
    finished = played(anna, ben)
    assert ben.http.post(f"/api/tables/{finished}/seats/1/resign").status_code == 204
    service.stop()
    with closing(sqlite3.connect(file, isolation_level=None)) as whole:
        statuses = dict(whole.execute("SELECT id, status FROM tables"))
    assert {statuses[one] for one in (running, waiting, finished)} >= {"playing", "open"}
    broken = Damaged(file)
    for table in (running, waiting, finished):
        broken.damage(table)
    broken.database.close()
    service.start()
    told = {"service": service, "anna": anna, "ben": ben, "copies": broken.copies}
    yield {**told, "running": running, "waiting": waiting, "finished": finished}
    service.stop()


def answers(guest: Guest, *paths: str) -> dict[str, int]:
    return {path: guest.http.get(path).status_code for path in paths}


def test_lists_go_on_without_damaged_tables(damaged):
    anna, ben = damaged["anna"], damaged["ben"]
    stranger = Guest(damaged["service"], "Carla")
    assert len(damaged["copies"]) > 500
    lists = [f"/api/me/games?status={one}" for one in ("running", "waiting", "finished")]
    for who in (anna, ben, stranger):
        pages = [f"/api/people/{one.me['handle']}" for one in (anna, ben)]
        pages += [f"{one}/games" for one in pages]
        asked = [
            "/api/tables",
            "/api/me",
            "/api/me/turns",
            "/api/me/account",
            *lists,
            *pages,
            "/api/health",
            "/",
        ]
        assert {*answers(who, *asked).values()} <= {200, 404}, answers(who, *asked)
    lobby = stranger.http.get("/api/tables").json()
    assert damaged["waiting"] in [one["id"] for one in lobby["open"]]
    assert damaged["running"] in [one["id"] for one in lobby["playing"]]
    mine = anna.http.get(lists[0]).json()["tables"]
    assert damaged["running"] in [one["id"] for one in mine]
    stranger.close()


def test_every_page_of_a_list_is_answered(damaged):
    """Whatever is left out on its way."""
    anna = damaged["anna"]
    for status in ("running", "waiting", "finished"):
        before: str | None = None
        seen: list[str] = []
        while before is not None or not seen:
            more = {} if before is None else {"before": before}
            answer = anna.http.get("/api/me/games", params={"status": status, **more})
            assert answer.status_code == 200, answer.text
            seen += [one["id"] for one in answer.json()["tables"]]
            before = answer.json()["next"]
            if before is None:
                break
        assert len(seen) == len({*seen})


def test_a_damaged_table_says_so_itself(damaged):
    anna = damaged["anna"]
    odd: list[str] = []
    for table, what in damaged["copies"].items():
        record = f"/api/tables/{table}/record"
        for path in (f"/api/tables/{table}", record, f"/t/{table}", f"/replay/{table}"):
            answer = anna.http.get(path)
            if answer.status_code >= 500:
                odd.append(f"{path}: {what}: {answer.status_code}")
            if answer.status_code == 410:
                assert answer.json()["error"] == "damaged"
    assert odd == []
    count = anna.http.get("/api/health").json()["damaged"]
    assert count > 100
    said = damaged["service"].said()
    assert "is damaged in its column changed, and is left out" in said
    clocks = [one for one, what in damaged["copies"].items() if "tables.clocks = 'garbage'" in what]
    for table in clocks:
        assert said.count(f"table {table} is damaged") == 1


def test_a_damaged_table_is_left_in_words(damaged):
    anna = damaged["anna"]
    table = next(
        one for one, what in damaged["copies"].items() if what == "tables.clocks = 'garbage'"
    )
    with anna.live(table) as page, pytest.raises(ConnectionClosed) as closed:
        page.hear_a("hello")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410


def test_whole_tables_are_played_on(damaged):
    anna, ben = damaged["anna"], damaged["ben"]
    with anna.live(damaged["running"]) as one, ben.live(damaged["running"]) as other:
        one.hear_a("hello")
        other.hear_a("hello")
        seat = one.position["pending"][0]
        page = (one, other)[seat]
        page.act(seat)
        page.hear_a("update")
    table = anna.table("me", "novice")  # and bots answer
    with anna.live(table) as page:
        page.hear_a("hello")
        for _ in range(3):
            assert page.wait_for_turn(0)
            page.act(0)
            page.hear_a("update")


def test_somebody_who_sits_at_damaged_tables_changes_their_name_and_goes(damaged):
    """The last one."""
    ben = damaged["ben"]
    assert ben.http.put("/api/me", json={"name": "Benno"}).status_code == 200
    assert ben.http.get("/api/me/export").status_code in (200, 404)
    until(lambda: ben.http.get("/api/health").status_code == 200)


def test_a_table_of_a_million_seats_takes_no_room_in_memory():
    """Of two thousand million it took all there was, and the server with it."""
    row: Any = SimpleNamespace(seats=10**6)
    tracemalloc.start()
    try:
        with pytest.raises(Odd):
            rooms._check(row, [])
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("column", ["number", "ply", "seat", "count"])
def test_a_number_after_which_none_fits_is_odd(column):
    """PostgreSQL refuses to look for what comes after it, as if it were away."""
    last: Any = SimpleNamespace(_mapping={column: 2**31 - 2})
    check(last)
    last._mapping[column] += 1
    with pytest.raises(Odd):
        check(last)


# Other rows


@ON_SQLITE
@pytest.mark.parametrize("value", ["garbage", "", b"\xff", "7 8 x", BROKEN_TEXT])
@pytest.mark.parametrize("name", ["identity", "alive", "written", "vapid"])
def test_the_server_starts_with_damaged_secrets(databases, kind, name, value):
    file = databases.new(kind)
    service = Service(file)
    anna = Guest(service, "Anna")
    anna.http.get("/api/push")
    service.stop()
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        literal = value if value is BROKEN_TEXT else "?"
        given = [] if value is BROKEN_TEXT else [value]
        database.execute(f"UPDATE secrets SET value = {literal} WHERE name = '{name}'", given)
    service.start()
    try:
        stranger = Guest(service, "Carla")
        table = stranger.table("me", "me")
        assert stranger.info(table)["status"] == "playing"
        assert stranger.http.get("/api/push").status_code < 500
        stranger.close()
    finally:
        service.stop()
        anna.close()


@ON_SQLITE
def test_damaged_people_and_keys_trouble_nobody_else(databases, kind):
    file = databases.new(kind)
    service = Service(file)
    anna, ben = Guest(service, "Anna"), Guest(service, "Ben")
    table = played(anna, ben)
    service.stop()
    people: list[tuple[str, str]] = []
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        (kept,) = database.execute("SELECT id FROM people WHERE name = 'Ben'").fetchone()
        for column in metadata.tables["people"].columns:
            if column.name != "id":
                for value in WORDS if column.type.python_type is str else NUMBERS:
                    person = f"p{len(people):021}"
                    database.execute(
                        "INSERT INTO people (id, name, handle, created, seen, signed)"
                        " SELECT ?, name, ?, created, seen, signed FROM people WHERE id = ?",
                        [person, f"h{len(people)}", kept],
                    )
                    change = f'UPDATE OR IGNORE people SET "{column.name}" = ? WHERE id = ?'
                    database.execute(change, [value, person])
                    people.append((person, f"h{len(people)}"))
        for column in metadata.tables["component_sets"].columns:
            for number, value in enumerate(WORDS):
                row = [f"{len(people):014}{number:02}", "garum", "own", "Own", "{}", 1]
                marks = "INSERT INTO component_sets VALUES (?, ?, ?, ?, ?, ?)"
                database.execute(marks, row)
                change = f'UPDATE OR IGNORE component_sets SET "{column.name}" = ? WHERE digest = ?'
                database.execute(change, [value, row[0]])
                people.append((row[0], row[0]))
    service.start()
    try:
        for _, handle in people:
            paths = (f"/api/people/{handle}", f"/p/{handle}")
            assert max(answers(anna, *paths).values()) < 500, handle
            own = {"set": handle.zfill(16)}
            for path in ("/api/rules/garum", "/api/games/garum/printed"):
                assert anna.http.get(path, params=own).status_code < 500, own
        assert anna.info(table)["status"] == "playing"
        lobby = anna.http.get("/api/tables", timeout=PATIENCE)
        assert table in [one["id"] for one in lobby.json()["mine"]]
    finally:
        service.stop()
        anna.close()
        ben.close()
