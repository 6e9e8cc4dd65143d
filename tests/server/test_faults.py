"""The server killed in the middle: nothing that was accepted is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.databases import ON_BOTH, ON_POSTGRES
from tests.server.service import PATIENCE, ConnectionClosed, Guest, Service, seen, until


@pytest.mark.parametrize(
    ("deaths", "games"), [(5, 1), pytest.param(20, 3, marks=pytest.mark.nightly)]
)
def test_killed_again_and_again_under_play(service: Service, guest, deaths, games):
    """Somebody plays at several tables; the server dies at random moments. Every move that a
    page was told of is in the record at the end, in its place, and every game is finished."""
    rng = random.Random(20)
    anna: Guest = guest("Anna")
    boards = [anna.table("me", "me", options={"board": "baelo"}) for _ in range(games)]
    bots = anna.table("me", "novice", options={"board": "baelo"})
    tables = [*boards, bots]
    told: dict[str, dict[int, tuple[int, int]]] = {table: {} for table in tables}
    kills = 0
    unfinished = set(tables)
    while unfinished or kills < deaths:
        if not unfinished:  # all games ended before the last deaths: another one
            tables.append(anna.table("me", "me", options={"board": "baelo"}))
            told[tables[-1]] = {}
            unfinished.add(tables[-1])
        deadline = rng.randrange(3, 25) if kills < deaths else 10**9
        table = rng.choice(sorted(unfinished))
        with contextlib.suppress(ConnectionClosed, OSError, EOFError, TimeoutError):
            play_some(anna, table, told[table], deadline, rng, service if kills < deaths else None)
        if service.ended:
            kills += 1
            service.start()
        if anna.info(table)["status"] == "over":
            unfinished.discard(table)
    assert kills == deaths
    for table in tables:
        moves = anna.http.get(f"/api/tables/{table}/record").json()["moves"]
        for ply, move in told[table].items():
            assert tuple(moves[ply]) == move
        replay = anna.http.get(f"/api/tables/{table}/replay?from=open").json()
        assert len(replay["steps"]) == len(moves) + 1


def play_some(anna: Guest, table: str, told, deadline: int, rng, victim: Service | None) -> None:
    """Play until the game ends or the deadline; then kill, perhaps right after a message."""
    with anna.live(table) as page:
        page.hear_a("hello")
        sent: dict[int, tuple[int, int]] = {}
        for count in range(deadline):
            mine = [s for s in page.position["pending"] if str(s) in page.position["seats"]]
            if not page.position["pending"]:
                return
            if mine:
                ply = page.position["ply"]
                sent[ply] = (mine[0], page.act(mine[0], rng.randrange(64)))
                if victim is not None and count == deadline - 1 and rng.random() < 0.7:
                    break  # die with the message on its way
            before = page.position["ply"]
            while page.position["ply"] == before:
                page.hear()
            for ply, move in sent.items():
                if ply < page.position["ply"]:
                    told[ply] = move  # we were told: it must never be lost
        if victim is not None:
            victim.kill()


@ON_POSTGRES
def test_two_processes_serve_the_same_table(service: Service, guest):
    """One page on each; both see every move, whichever process took it."""
    second = Service(service.database)
    try:
        anna = guest("Anna")
        ben = Guest(second, "Ben")
        table = anna.table("me", "open", options={"board": "baelo"})
        assert ben.sit(table, 1).status_code == 204
        assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
        with anna.live(table) as a, ben.live(table) as b:
            a.hear_a("hello")
            b.hear_a("hello")
            while a.position["pending"]:
                ply = a.position["ply"]
                for page, seat in ((a, 0), (b, 1)):
                    if seat in page.position["pending"]:
                        page.act(seat)
                for page in (a, b):
                    while page.position["ply"] == ply:
                        page.hear()
                assert a.position["asked"] == b.position["asked"]
            b.send(type="say", words="vale")
            assert a.hear_a("chat")["chat"][-1]["words"] == "vale"
        ben.close()
    finally:
        second.stop()


@ON_BOTH
def test_every_move_is_stored_before_it_is_told(service: Service, guest):
    """Told, killed at once, started again: it is there."""
    anna = guest()
    table = anna.table("me", "me")
    for _ in range(2):
        with anna.live(table) as page:
            page.hear_a("hello")
            ply = page.position["ply"]
            page.act(page.position["pending"][0])
            page.hear_a("update")
            service.kill()
        service.start()
        with anna.live(table) as page:
            assert page.hear_a("hello")["position"]["ply"] == ply + 1


def test_a_thinker_that_dies_is_replaced(service: Service, guest):
    """The processes in which bots think are killed; the game goes on to its end."""
    anna = guest()
    table = anna.table("me", "apprentice", options={"board": "baelo"})
    with anna.live(table) as page:
        page.hear_a("hello")
        assert page.wait_for_turn(0)
        for thinker in children(service.process.pid):
            os.kill(thinker, signal.SIGKILL)
        assert seen(page.play_to_the_end(0))["winners"]


@ON_BOTH
def test_bots_outlive_a_database_in_trouble(service: Service, guest):
    """It is locked for longer than anybody waits for it, or cuts all connections again and again:
    the bots of a table go on, and the page that watches them hears it without asking."""
    anna = guest()
    table = anna.table("novice", "novice", options={"board": "baelo"})
    with anna.live(table) as page:
        page.hear_a("hello")
        page.hear_a("update")
        if service.database.startswith("postgresql"):
            for _ in range(3):
                asyncio.run(cut_all_connections(service.database))
                page.hear_a("update")
        else:
            with contextlib.closing(sqlite3.connect(service.database, isolation_level=None)) as one:
                one.execute("BEGIN IMMEDIATE")
                until(lambda: f"table {table}: the bot on seat" in service.said())
        assert seen(page.play_to_the_end())["winners"]


async def cut_all_connections(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


@ON_POSTGRES
def test_a_database_that_hangs_keeps_no_process_from_ending(service: Service, guest):
    """It answers nothing and refuses nothing; a request and a page wait for it as well."""
    anna = guest()
    table = anna.table("me", "me")
    with anna.live(table) as page, ThreadPoolExecutor(1) as elsewhere:
        page.hear_a("hello")
        with frozen(service.database):
            page.act(page.position["pending"][0])
            asked = elsewhere.submit(anna.http.get, "/api/me")
            service.process.terminate()
            assert service.process.wait(PATIENCE) is not None
        with contextlib.suppress(httpx.HTTPError):
            asked.result()
    said = service.said()
    assert "closing takes too long" in said
    assert "Storage.beat" in said  # what is waited for
    service.kill()
    service.start()
    assert anna.info(table)["status"] == "playing"


@contextlib.contextmanager
def frozen(database: str) -> Iterator[None]:
    """A PostgreSQL server whose processes all stand still."""
    folder = Path(database.split("host=")[1])
    server = int((folder / "postmaster.pid").read_text("ascii").split()[0])
    processes = [server]
    try:
        os.kill(server, signal.SIGSTOP)  # so that it starts no more of them
        processes += children(server, b"postgres")
        for one in processes:
            os.kill(one, signal.SIGSTOP)
        yield
    finally:
        for one in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGCONT)


def children(pid: int, word: bytes = b"spawn_main") -> list[int]:
    """The processes that this process has started, as far as they are called so: thinkers."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                status = (entry / "stat").read_text().rpartition(")")[2].split()
                words = (entry / "cmdline").read_bytes()
                if int(status[1]) == pid and word in words:
                    found.append(int(entry.name))
    return found


def test_a_second_server_on_the_same_file_is_told_so_and_ends(tmp_path):
    """The file is free again as soon as the first one is gone, however it went."""
    first = Service(str(tmp_path / "a.db"))
    try:
        environment = {**os.environ, "ASCLEPIA_DATABASE": first.database}
        second = subprocess.run(
            [sys.executable, "-m", "asclepia.cli", "serve", "--port", "0"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert second.returncode != 0
        said = " ".join((second.stdout + second.stderr).split())
        assert "another server is using this file" in said
        assert "Traceback" not in said
        first.kill()
        first.start()
        assert Guest(first).me
    finally:
        first.stop()
