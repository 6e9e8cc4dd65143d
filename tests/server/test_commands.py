"""Commands about a server that cannot do what they were told: one sentence, whatever it is."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.databases import ON_POSTGRES, ON_SQLITE
from tests.server.service import Guest, Service

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """`asclepia …` in an empty folder, which must not serve; what it says."""

    def call(*words: object, code: int = 2, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "asclepia.cli", *map(str, words)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), **environment},
            timeout=300,
        )
        said = done.stdout + done.stderr
        assert "Traceback" not in said
        assert done.returncode == code, said
        return said

    return call


def test_a_database_that_cannot_be_one_is_told(run, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    (tmp_path / "text").write_text("this is a letter to a friend, and no database at all" * 99)
    for database, said in {
        str(tmp_path / "folder"): "is a folder: name the file in it",
        str(tmp_path / "nowhere" / "a.db"): "there is no folder",
        str(tmp_path / "text"): "the database cannot be used: file is not a database",
        "mysql://user:secret@localhost/name": "a file is needed, or postgresql://user@host/name",
        "sqlite://": "a file is needed, or postgresql://user@host/name",
        "a" * 300: "cannot be a file's name: File name too long",
        str(tmp_path / "circle"): "cannot be a file's name",
        ":memory:": "a file is needed",
        "sqlite:///:memory:": "a file is needed",
        "postgresql://user:secret@127.0.0.1:1/name": "see that PostgreSQL runs at 127.0.0.1:1",
        "postgresql://user:secret@host:port/name": "this address cannot be read",
        "postgresql://user:secret@127.0.0.1:1/name?sslmode=require": "write ssl=… for TLS",
    }.items():
        told = run("serve", "--port", "0", "--database", database)
        assert said in told
        assert "secret" not in told
        assert told.count("\n") == 1 + told.startswith("Running uncompiled"), told


def test_a_state_folder_that_cannot_be_made_is_told(run, tmp_path):
    (tmp_path / "file").touch()
    said = run("serve", "--port", "0", XDG_STATE_HOME=str(tmp_path / "file"), ASCLEPIA_DATABASE="")
    assert "the folder of the database cannot be made" in said


def test_a_host_that_is_none_is_told(run, tmp_path):
    said = run("serve", "--port", "0", "--host", "", "--database", tmp_path / "a.db")
    assert "--host: an address of this machine is needed" in said


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_file_that_may_not_be_written_is_told(run, tmp_path):
    (tmp_path / "a.db").touch(0o400)
    assert "cannot" in run("serve", "--port", "0", "--database", tmp_path / "a.db")


@ON_SQLITE
def test_a_schema_of_another_time_is_told(run, databases, kind):
    file = databases.new(kind)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'later'")
        database.commit()
    assert "its schema is not known here" in run("serve", "--port", "0", "--database", file)


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("PAUSE", "x", "seconds are needed, from 0 to 60, not 'x'"),
        ("PAUSE", "nan", "seconds are needed"),
        ("PAUSE", "inf", "seconds are needed"),
        ("PAUSE", "-1", "seconds are needed"),
        ("THINKERS", "0", "a whole number from 1 to 256 is needed, not '0'"),
        ("THINKERS", "999999", "a whole number from 1 to 256 is needed, not '999999'"),
        ("THINKERS", "two", "a whole number"),
        ("LIMIT_TABLES", "9" * 5000, "a whole number is needed"),
        ("HOSTS", "http://x/", "without http:// and port; 'http://x/' is none"),
        ("HOSTS", "example.org:8420", "without http:// and port"),
        ("HOSTS", "example.org, a b", "'a b' is none"),
        ("DATABASE", "redis://x", "a file is needed"),
    ],
)
def test_a_setting_that_means_nothing_is_told(run, setting, value, said):
    told = run("serve", "--port", "0", **{f"ASCLEPIA_{setting}": value})
    assert said in told
    assert setting in told.upper()


# One file, one server


@ON_SQLITE
def test_a_file_that_is_served_is_not_served_by_another_name(run, databases, kind, tmp_path):
    file = Path(databases.new(kind))
    service = Service(str(file))
    try:
        link, folder, same = tmp_path / "link.db", tmp_path / "folder", tmp_path / "same.db"
        link.symlink_to(file)
        folder.symlink_to(file.parent)
        for name in (file, link, folder / file.name):
            for database in (str(name), f"sqlite:///{name}"):
                said = run("serve", "--port", "0", "--database", database)
                assert "another server is using this file" in said
        same.hardlink_to(file)
        assert "has other names, too (hard links)" in run("serve", "--database", same)
    finally:
        service.stop()


# Backup


@ON_SQLITE
def test_a_backup_is_made_while_people_play(run, databases, kind, tmp_path):
    """Whatever was stored before it is in it, and it is whole."""
    service = Service(databases.new(kind))
    anna = Guest(service, "Anna")
    begun, over = threading.Event(), threading.Event()
    made: list[str] = []

    def play() -> None:
        while not over.is_set():
            table = anna.table("me", "me")
            with anna.live(table) as page:
                page.hear_a("hello")
                for _ in range(10):
                    assert page.position is not None
                    page.act(page.position["pending"][0])
                    page.hear_a("update")
            made.append(table)
            begun.set()

    playing = threading.Thread(target=play)
    playing.start()
    try:
        begun.wait()
        before = [*made]
        said = run("tables", "backup", "copy.db", "--database", service.database, code=0)
        assert "copy.db: a whole copy" in said
    finally:
        over.set()
        playing.join()
        service.stop()
    copy = tmp_path / "copy.db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("copy")] == ["copy.db"]
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = dict(database.execute("SELECT table_id, count(*) FROM moves GROUP BY table_id"))
    assert [kept[table] for table in before] == [10] * len(before)
    assert "can be played" in run("tables", "check", "--database", copy, code=0)
    again = Service(str(copy))
    try:
        assert anna.http.get(f"{again.url}/api/tables/{before[0]}").json()["status"] == "playing"
    finally:
        again.stop()
        anna.close()


@ON_SQLITE
def test_a_backup_overwrites_nothing(run, databases, kind, tmp_path):
    file = Path(databases.new(kind))
    before = file.read_bytes()
    (tmp_path / "there.db").write_text("a letter")
    for target, said in {
        file: "is there already",
        tmp_path / "there.db": "is there already",
        tmp_path: "is there already",
        tmp_path / "nowhere" / "a.db": "cannot be written",
    }.items():
        assert said in run("tables", "backup", target, "--database", file)
    assert file.read_bytes() == before
    assert "there is no such file" in run("tables", "backup", "a.db", "--database", "none.db")
    (tmp_path / "none.db").write_text("a letter to a friend" * 99)
    assert "cannot be copied" in run("tables", "backup", "a.db", "--database", "none.db")
    assert sorted(one.name for one in tmp_path.glob("a.db*")) == []


@ON_POSTGRES
def test_postgres_has_its_own_backup(run, database):
    assert "PostgreSQL has pg_dump" in run("tables", "backup", "a.db", "--database", database)
