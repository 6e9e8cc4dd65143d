"""Cards of one's own: brought in the browser, checked as on the command line, kept with the table
and its record, seen by all who sit down."""

from __future__ import annotations

import asyncio
import json
import random
import time

import httpx
import msgspec
import pytest

import asclepia
from asclepia.cli import components_check
from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.own_sets import OwnSets
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.table import Match, Record
from tests.server.crowd import Page, play_together
from tests.server.databases import ON_BOTH
from tests.server.service import Guest
from tests.server.service import Service as Running

GARUM = asclepia.load("garum")
FILE = GARUM.folder / "components" / "reconstructed.toml"


def written(title: str = "Tiles from Baelo", **changes: str) -> str:
    """Garum's file, edited: the chart and one tile are other ones."""
    text = FILE.read_text(encoding="utf-8")
    text = text.replace('name = "reconstructed"', 'name = "mine"', 1)
    text = text.replace(f'title = "{GARUM.components().title}"', f'title = "{title}"', 1)
    text = text.replace('"bb/bg"', '"bb/bb"', 1)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text


def bring(guest: Guest, text: str, game: str = "garum"):
    return guest.http.post("/api/components", json={"game": game, "text": text})


def test_the_sets_that_come_with_a_game_are_listed(guest):
    games = {game["name"]: game for game in guest().http.get("/api/games").json()}
    usual = GARUM.components()
    assert games["garum"]["components"][0] == {
        "name": usual.name,
        "title": usual.title,
        "own": False,
        "digest": usual.digest,
    }


def test_a_set_is_brought_played_with_and_kept(service: Running, guest):
    anna, ben = guest("Anna"), guest("Ben")
    answer = bring(anna, written())
    assert answer.status_code == 201
    own = answer.json()
    mine = GARUM.parse_components(written())
    assert own == {
        "name": "mine",
        "title": "Tiles from Baelo",
        "digest": mine.digest,
        "warnings": [],
    }
    options = {"board": "baelo"}
    table = anna.table("me", "open", "novice", components=own["digest"], options=options)
    seen = ben.info(table)["components"]
    assert seen == {"name": "mine", "title": "Tiles from Baelo", "own": True, "digest": mine.digest}
    assert ben.sit(table, 1).status_code == 204
    anna.http.post(f"/api/tables/{table}/start")
    printed = GARUM.start(3, 1, mine, **options).printed()
    with anna.live(table) as page:
        assert page.hear_a("hello")["printed"] == json.loads(json.dumps(printed))
    service.kill()
    service.start()
    pages = [Page(anna, table), Page(ben, table)]
    for page, seat in zip(pages, (0, 1), strict=True):
        if seat in page.position["pending"]:
            page.live.send(type="hint", seat=seat)
            assert page.live.hear_a("hint")["lines"]
    play_together(pages, random.Random(1))
    for page in pages:
        page.leave()

    found = anna.http.get(f"/api/tables/{table}/record")
    record = msgspec.json.decode(found.content, type=Record)
    assert record.own["title"] == "Tiles from Baelo"
    assert Match.replay(GARUM, record).components == mine  # by itself, anywhere
    assert len(anna.http.get(f"/api/tables/{table}/replay").json()["steps"]) > 10
    again = anna.http.post(f"/api/tables/{table}/rematch").json()["id"]
    assert anna.info(again)["components"] == seen
    chairs = [{"kind": "me"}] * 3
    branch = anna.http.post(f"/api/tables/{table}/branch", json={"ply": 5, "chairs": chairs})
    assert anna.info(branch.json()["id"])["components"] == seen


def test_a_record_brings_its_set_along(service: Running, guest, tmp_path):
    """To a service that has never seen the set."""
    anna = guest("Anna")
    digest = bring(anna, written("Carried along")).json()["digest"]
    table = anna.table("me", "novice", components=digest, options={"board": "baelo"})
    with anna.live(table) as page:
        page.play_to_the_end(0)
    record = anna.http.get(f"/api/tables/{table}/record").json()
    second = Running(str(tmp_path / "other.db"))
    try:
        ben = Guest(second, "Ben")
        opened = ben.http.post("/api/records", json=record).json()["id"]
        assert ben.info(opened)["components"]["title"] == "Carried along"
        assert len(ben.http.get(f"/api/tables/{opened}/replay?from=open").json()["steps"]) > 10
        assert ben.http.get(f"/api/tables/{opened}/record").json()["own"] == record["own"]
        for change in ({"title": "Forged"}, {"title": "x" * 81}, {"hand": 1}):
            forged = {**record, "own": {**record["own"], **change}}
            answer = ben.http.post("/api/records", json=forged)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")
        ben.close()
    finally:
        second.stop()


def test_the_game_s_own_set_is_nobody_s_own(guest):
    anna = guest()
    digest = bring(anna, FILE.read_text(encoding="utf-8")).json()["digest"]
    table = anna.table("me", "me", components=digest)
    assert not anna.info(table)["components"]["own"]
    table = anna.table("me", "me", components="reconstructed")
    assert anna.info(table)["components"]["name"] == "reconstructed"


def test_mistakes_are_told_by_entry(guest):
    text = written(**{'"bb/bb"': '"bb/bq"', "hand = 4": "hand = 40"})
    answer = bring(guest(), text)
    told = answer.json()
    assert (answer.status_code, told["error"]) == (400, "bad-components")
    assert [one["entry"] for one in told["problems"]] == [
        "tiles.blue, tile 1, 'bb/bq'",
        "boards.troia.hand",
    ]
    assert all(one["words"] for one in told["problems"])
    with pytest.raises(asclepia.ComponentError) as caught:
        GARUM.parse_components(text)
    assert told["words"] == str(caught.value)


@pytest.mark.parametrize(
    ("game", "text", "status", "error"),
    [
        ("garum", "not a file", 400, "bad-components"),
        ("garum", "", 400, "bad-components"),
        ("garum", "x = " + "[" * 5000, 400, "bad-components"),
        ("garum", "\ufeff# nothing", 400, "bad-components"),
        ("garum", "# " + "x" * 100_000, 400, "too-big"),
        ("quackery", FILE.read_text(encoding="utf-8"), 400, "bad-components"),
        ("chess", "", 404, "bad-request"),
    ],
)
def test_what_is_no_set_is_refused(guest, game, text, status, error):
    answer = bring(guest(), text, game)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["words"]


def test_a_body_that_is_too_big_is_refused(guest):
    answer = guest().http.post("/api/components", json={"game": "garum", "text": "x" * 300_000})
    assert answer.status_code == 413


def test_who_one_is_must_be_known_first(service: Running):
    answer = httpx.post(f"{service.url}/api/components", json={"game": "garum", "text": ""})
    assert answer.status_code == 401


@pytest.mark.parametrize("wanted", ["nothing", "0" * 16, "", "\0", "x" * 81])
def test_a_set_that_is_not_there_is_refused(guest, wanted):
    anna = guest()
    wish = {"game": "garum", "chairs": [{"kind": "me"}] * 2, "components": wanted}
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["words"]
    assert anna.http.get("/api/tables").json()["mine"] == []


@ON_BOTH
def test_a_set_for_another_game_is_not_found(guest):
    anna = guest()
    digest = bring(anna, written("For Garum")).json()["digest"]
    wish = {"game": "quackery", "chairs": [{"kind": "me"}] * 2, "components": digest}
    assert anna.http.post("/api/tables", json=wish).json()["error"] == "no-components"


def test_what_is_odd_is_told_and_not_refused(tmp_path, monkeypatch, capsys):
    """To the page as on the command line."""
    odd = "boards.troia.hand: the rulebook does not say so"
    monkeypatch.setattr(GARUM.component_type, "warnings", lambda self: [odd])

    async def brought() -> wire.OwnComponents:
        storage = Storage(f"sqlite:///{tmp_path / 'a.db'}")
        await storage.open()
        found = await OwnSets(storage).bring(wire.NewComponents("garum", written()))
        await storage.close()
        return found

    told = [wire.EntryWords("boards.troia.hand", "the rulebook does not say so")]
    assert asyncio.run(brought()).warnings == told
    file = tmp_path / "mine.toml"
    file.write_text(written(), encoding="utf-8")
    components_check(file)
    said = capsys.readouterr()
    assert said.err.replace("\n", "") == f"warning: {file}: {odd}"
    assert "a component set for Garum" in said.out


def test_a_set_that_nobody_plays_with_is_forgotten_after_a_while(database, monkeypatch):
    async def story() -> None:
        storage = Storage(Settings.from_environment(database).database)
        await storage.open()
        service = Service(storage, Bus(), Idle(), 0.0)
        used, unused = [
            await service.own_sets.bring(wire.NewComponents("garum", written(title)))
            for title in ("Used", "Unused")
        ]
        chairs = [wire.ChairWish("me")] * 2
        wish = wire.NewTable("garum", chairs, components=used.digest)
        table = await service.seating.create("ada", "Ada", wish)
        monkeypatch.setattr(time, "time", lambda: 1e10)
        await service.own_sets.bring(wire.NewComponents("garum", written("New")))
        assert await storage.set_content("garum", unused.digest) is None
        assert (await service.rooms.room(table)).info("ada").components.title == "Used"
        await storage.close()

    asyncio.run(story())


class Idle:
    """Thinkers that are never asked."""

    count = 1
