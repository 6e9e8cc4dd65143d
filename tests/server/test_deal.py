"""A deal that belongs to everybody: nobody alone can choose it, and everybody can check it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, text

import asclepia
from asclepia.players import make_player
from asclepia.players.player import Glimpse
from asclepia.server import service as parts
from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.schema import tables
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.table import Match
from tests.server.databases import ON_BOTH, ON_SQLITE
from tests.server.service import Guest, Service, chair, play_out

GuestMaker = Callable[..., Guest]


class Player:
    """A guest whose page takes part in deals."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.http = guest.http
        self.number = ""
        self.new_number()

    def new_number(self) -> str:
        self.number = secrets.token_hex(32)
        return self.sealed

    @property
    def sealed(self) -> str:
        return hashlib.sha256(self.number.encode()).hexdigest()

    def table(self, *chairs: str, **wish: Any) -> str:
        return self.guest.table(*chairs, sealed=self.sealed, **wish)

    def sit(self, table: str, seat: int, sealed: str | None = None):
        body = {"sealed": sealed or self.sealed}
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json=body)

    def leave(self, table: str, seat: int):
        return self.http.delete(f"/api/tables/{table}/seats/{seat}")

    def seal(self, table: str):
        return self.http.put(f"/api/tables/{table}/number", json={"sealed": self.new_number()})

    def open(self, table: str, number: str | None = None):
        return self.http.post(f"/api/tables/{table}/number", json={"number": number or self.number})

    def start(self, table: str):
        return self.http.post(f"/api/tables/{table}/start")

    def take_back(self, table: str):
        return self.http.delete(f"/api/tables/{table}/start")

    def info(self, table: str) -> dict[str, Any]:
        return self.guest.info(table)


@pytest.fixture
def player(guest: GuestMaker) -> Callable[[str], Player]:
    return lambda name: Player(guest(name))


@pytest.fixture
def pair(player) -> tuple[Player, Player, str]:
    """Anna and Ben at a table that has not begun."""
    anna, ben = player("Anna"), player("Ben")
    table = anna.table("me", "open", options={"board": "baelo"})
    assert ben.sit(table, 1).status_code == 204
    return anna, ben, table


def error(answer: Any) -> str:
    assert answer.status_code >= 400
    assert answer.json()["words"]
    return answer.json()["error"]


def stored(service: Service, table: str) -> dict[str, Any]:
    """What the database has of a table, the hidden things included."""

    async def read() -> dict[str, Any]:
        storage = Storage(Settings.from_environment(service.database).database)
        async with storage.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
        await storage.close()
        return dict(row._mapping)

    return asyncio.run(read())


def marked_cards() -> dict[str, Any]:
    """The record of a game that somebody has played through with a seed of their choice."""
    game = asclepia.load("garum")
    match = Match(game, 2, 7, board="baelo")
    bots = [make_player("random", seat) for seat in range(2)]
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, bots[seat].decide(Glimpse(match.state, seat, game.insight)))
    record: dict[str, Any] = json.loads(match.record().to_json())
    return record


def test_nobody_is_invited_to_a_deal_that_the_host_knows(guest: GuestMaker):
    """The attack: bring a record played with a seed of one's own choice, play on from its
    beginning, and have somebody else sit down, whose page calls the deal fair."""
    anna, ben = guest("Anna"), guest("Ben")
    opened = anna.http.post("/api/records", json=marked_cards()).json()["id"]
    assert anna.info(opened)["origin"] == "record"
    assert anna.info(opened)["deal"] is None

    for chairs in (["me", "open"], ["open", "open"], ["novice", "open"]):
        wish = {"ply": 0, "chairs": [chair(one) for one in chairs]}
        refused = anna.http.post(f"/api/tables/{opened}/branch", json=wish)
        assert (refused.status_code, error(refused)) == (400, "known-deal")

    wish = {"ply": 0, "chairs": [chair("me"), chair("me")]}
    again = anna.http.post(f"/api/tables/{opened}/branch", json=wish).json()["id"]
    for table in (opened, again):
        assert ben.sit(table, 1).status_code == 409
        assert anna.http.delete(f"/api/tables/{table}/seats/1").status_code == 409
        assert ben.info(table)["origin"] == "record"
        assert ben.info(table)["deal"] is None
    listed = {one["id"]: one["origin"] for one in anna.http.get("/api/tables").json()["mine"]}
    assert listed[again] == "record"


def test_the_seed_comes_from_everybody_and_everything_is_shown_at_the_end(service, pair):
    anna, ben, table = pair
    promised = anna.info(table)["deal"]
    assert promised["secret"] is None
    assert [(one["seat"], one["sealed"]) for one in promised["parts"]] == [
        (0, anna.sealed),
        (1, ben.sealed),
    ]
    assert anna.start(table).status_code == 204
    with anna.guest.live(table) as a, ben.guest.live(table) as b:
        assert a.hear_a("hello")["position"] is None
        assert b.hear_a("hello")["info"]["status"] == "dealing"
        assert ben.open(table).status_code == 204
        awaited = a.hear_a("table")["info"]["deal"]["parts"]
        assert [one["opened"] for one in awaited] == [False, True]
        assert [one["number"] for one in awaited] == [None, None]
        assert anna.open(table).status_code == 204
        for page in (a, b):
            hello = page.hear_a("hello")
            assert hello["info"]["status"] == "playing"
            assert hello["position"]["ply"] == 0
        while a.position["pending"]:
            for page, seat in ((a, 0), (b, 1)):
                if seat in page.position["pending"]:
                    page.act(seat)
            a.hear_a("update")
            b.hear_a("update")

    info = ben.info(table)
    deal, secret = info["deal"], info["deal"]["secret"]
    assert info["origin"] == "dealt"
    assert deal["commit"] == promised["commit"] == hashlib.sha256(secret.encode()).hexdigest()
    assert [one["number"] for one in deal["parts"]] == [anna.number, ben.number]
    lines = ["asclepia deal 1", table, "1", secret, f"0 {anna.number}", f"1 {ben.number}"]
    assert info["seed"] == hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
    record = anna.http.get(f"/api/tables/{table}/record").json()
    assert record["seed"] == info["seed"] == stored(service, table)["seed"]
    shown = [{key: one[key] for key in ("seat", "sealed", "number")} for one in deal["parts"]]
    assert record["deal"] == {
        "table": table,
        "round": 1,
        "commit": deal["commit"],
        "secret": secret,
        "parts": shown,
    }
    opened = anna.http.post("/api/records", json=record).json()["id"]
    assert anna.info(opened)["deal"] is None  # a file may say anything


def test_nothing_of_it_leaves_before_the_end(tmp_path):
    """Neither in answers nor in live messages nor in what the service logs."""
    service = Service(str(tmp_path / "a.db"))
    anna, ben = Player(Guest(service, "Anna")), Player(Guest(service, "Ben"))
    told: list[str] = []
    for one in (anna, ben):
        one.http.event_hooks["response"].append(lambda answer: told.append(answer.read().decode()))
    try:
        table = anna.table("me", "open")
        with anna.guest.live(table) as a, ben.guest.live(table) as b:
            ben.sit(table, 1)
            anna.start(table)
            ben.open(table)
            anna.open(table, ben.number)  # refused, and not repeated
            anna.open(table, "not even a number")
            anna.take_back(table)
            first = ben.number
            ben.seal(table)
            anna.start(table)
            ben.open(table)
            ben.http.get("/api/tables")
            for page in (a, b):
                page.send(type="say", words="Hello")
                page.hear_a("chat")
            anna.open(table)
            for page in (a, b):
                while not page.position:
                    page.hear()
            told += [json.dumps(message) for page in (a, b) for message in page.heard]
            anna.info(table)
            ben.info(table)
    finally:
        hidden = stored(service, table)
        service.stop()
        told.append(service.said())
        anna.guest.close()
        ben.guest.close()
    assert hidden["status"] == "playing"
    secret = json.loads(hidden["deal"])["secret"]
    assert len(told) > 20
    for kept in (hidden["seed"], secret, anna.number, ben.number, first):
        assert len(kept) >= 32
        assert not [words for words in told if kept in words]


def test_what_is_wrong_is_refused_and_changes_nothing(service, pair, player):
    anna, ben, table = pair
    carl = player("Carl")
    other = secrets.token_hex(32)
    before = stored(service, table)
    assert error(anna.open(table)) == "not-dealing"
    assert error(anna.take_back(table)) == "not-dealing"
    assert error(ben.start(table)) == "not-host"
    assert error(carl.seal(table)) == "not-your-seat"
    assert error(carl.sit(table, 1)) == "seat-taken"
    for wrong in ("", "0" * 63, "0" * 65, "0" * 63 + "\n", "G" * 64, "F" * 64, 7, None, ["0"]):
        base = f"/api/tables/{table}"
        body = {"sealed": wrong}
        for answer in (
            carl.http.post(f"{base}/seats/1", json=body),
            anna.http.put(f"{base}/number", json=body),
            anna.http.post(f"{base}/number", json={"number": wrong}),
            anna.http.post("/api/tables", json={"game": "garum", "chairs": [], "sealed": "0"}),
        ):
            assert answer.status_code == 400
            assert answer.json()["words"]
    assert stored(service, table) == before

    assert anna.start(table).status_code == 204
    before = stored(service, table)
    assert error(anna.open(table, other)) == "bad-number"
    assert error(anna.open(table, ben.number)) == "bad-number"
    assert error(anna.open(table, ben.sealed)) == "bad-number"
    assert error(carl.open(table)) == "no-number"
    assert error(ben.take_back(table)) == "not-host"
    assert error(anna.start(table)) == "dealing"
    assert error(carl.sit(table, 0)) == "dealing"
    sealed = anna.number
    assert error(anna.seal(table)) == "dealing"
    anna.number = sealed
    assert error(anna.http.put(f"/api/tables/{table}/seats/0/bot?level=novice")) == "dealing"
    assert stored(service, table) == before

    assert anna.open(table).status_code == 204
    before = stored(service, table)
    assert anna.open(table).status_code == 204  # the message came twice
    assert stored(service, table) == before
    assert ben.open(table).status_code == 204
    before = stored(service, table)
    for one in pair[:2]:
        assert one.open(table).status_code == 204
        assert error(one.open(table, other)) == "not-open"
    assert error(anna.take_back(table)) == "not-open"
    assert error(ben.leave(table, 1)) == "not-open"
    assert stored(service, table) == before


def test_nobody_seals_what_somebody_else_has_sealed(player):
    """Whoever copies a seal could only wait for its number."""
    anna, ben = player("Anna"), player("Ben")
    table = anna.table("me", "open")
    assert error(ben.sit(table, 1, anna.sealed)) == "bad-number"
    assert anna.info(table)["chairs"][1]["kind"] == "open"
    ben.sit(table, 1)
    again = {"sealed": anna.sealed}
    assert error(ben.http.put(f"/api/tables/{table}/number", json=again)) == "bad-number"


def test_a_table_that_is_being_dealt_can_be_talked_at_and_nothing_else(pair):
    anna, ben, table = pair
    anna.start(table)
    with anna.guest.live(table) as page:
        hello = page.hear_a("hello")
        assert (hello["position"], hello["log"]) == (None, [])
        assert hello["info"]["standing"] is None
        assert hello["info"]["playable"]
        for message in (
            {"type": "act", "seat": 0, "ply": 0, "code": 0},
            {"type": "undo", "seat": 0, "ply": 0},
            {"type": "hint", "seat": 0},
        ):
            page.send(**message)
            assert page.hear_a("refused")["error"] == "not-playing"
        page.send(type="say", words="Ben?")
        assert page.hear_a("chat")["chat"][0]["words"] == "Ben?"
    base = f"/api/tables/{table}"
    assert error(ben.http.get(f"{base}/replay")) == "not-begun"
    assert error(ben.http.get(f"{base}/replay?from=1")) == "not-begun"
    assert error(ben.http.get(f"{base}/record")) == "not-over"
    assert error(ben.http.post(f"{base}/rematch")) == "not-over"
    wish = {"ply": 0, "chairs": [chair("me")] * 2}
    assert error(ben.http.post(f"{base}/branch", json=wish)) == "not-over"
    lobby = ben.http.get("/api/tables").json()
    assert {one["id"]: one["status"] for one in lobby["mine"]}[table] == "dealing"


def test_the_host_takes_the_start_back_and_what_was_opened_is_worth_nothing(service, pair):
    anna, ben, table = pair
    commit = anna.info(table)["deal"]["commit"]
    anna.start(table)
    anna.open(table)
    assert anna.take_back(table).status_code == 204
    info = ben.info(table)
    assert (info["status"], info["deal"]["round"], info["deal"]["commit"]) == ("open", 2, commit)
    assert [one["sealed"] for one in info["deal"]["parts"]] == ["", ben.sealed]
    assert anna.number not in stored(service, table)["deal"]
    refused = anna.start(table)
    assert error(refused) == "numbers-owed"
    assert "Anna" in refused.json()["words"]
    assert anna.seal(table).status_code == 204
    assert anna.start(table).status_code == 204
    for one in (anna, ben):
        assert one.open(table).status_code == 204
    assert ben.info(table)["status"] == "playing"
    deal = json.loads(stored(service, table)["deal"])
    lines = ["asclepia deal 1", table, "2", deal["secret"], f"0 {anna.number}", f"1 {ben.number}"]
    seed = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
    assert stored(service, table)["seed"] == seed


def test_whoever_stands_up_while_it_is_dealt_takes_their_number_along(pair, player):
    anna, ben, table = pair
    anna.start(table)
    ben.open(table)
    assert ben.leave(table, 1).status_code == 204
    info = anna.info(table)
    assert (info["status"], info["deal"]["round"]) == ("open", 2)
    assert [one["seat"] for one in info["deal"]["parts"]] == [0]
    carl = player("Carl")
    carl.sit(table, 1)
    anna.start(table)
    carl.open(table)
    anna.open(table)
    assert anna.info(table)["status"] == "playing"


def test_one_person_on_several_seats_puts_in_one_number(player):
    anna, ben = player("Anna"), player("Ben")
    table = anna.table("open", "me", "me", "open")
    assert [one["seat"] for one in anna.info(table)["deal"]["parts"]] == [1]
    ben.sit(table, 3)
    assert anna.http.post(f"/api/tables/{table}/seats/0").status_code == 204
    assert [one["seat"] for one in anna.info(table)["deal"]["parts"]] == [3, 0][::-1]
    anna.leave(table, 0)
    assert [one["seat"] for one in anna.info(table)["deal"]["parts"]] == [1, 3]
    ben.http.post(f"/api/tables/{table}/seats/0")
    anna.start(table)
    assert [one["seat"] for one in anna.info(table)["deal"]["parts"]] == [0, 1]
    ben.open(table)
    anna.open(table)
    assert anna.info(table)["status"] == "playing"


def test_without_numbers_the_server_deals_at_once(guest: GuestMaker, player):
    """Scripts need not take part; who does is not kept from it by them."""
    anna, ben = guest("Anna"), player("Ben")
    for chairs in (["me", "novice"], ["novice", "novice"]):
        info = anna.info(anna.table(*chairs))
        assert info["status"] in ("playing", "over")
        assert info["deal"]["parts"] == []
    table = anna.table("me", "open")
    anna.http.put(f"/api/tables/{table}/seats/1/bot?level=novice")
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    assert anna.info(table)["status"] == "playing"

    mixed = anna.table("me", "open")
    ben.sit(mixed, 1)
    anna.http.post(f"/api/tables/{mixed}/start")
    assert [one["seat"] for one in anna.info(mixed)["deal"]["parts"]] == [1]
    assert anna.info(mixed)["status"] == "dealing"
    ben.open(mixed)
    assert anna.info(mixed)["status"] == "playing"


def test_a_full_table_is_dealt_as_soon_as_its_host_opens(player):
    anna = player("Anna")
    table = anna.table("me", "me", options={"board": "baelo"})
    assert anna.info(table)["status"] == "dealing"
    with anna.guest.live(table) as page:
        page.hear_a("hello")
        anna.open(table)
        assert page.hear_a("hello")["info"]["status"] == "playing"
        assert page.play_to_the_end(0, 1)
    anna.new_number()
    rematch = f"/api/tables/{table}/rematch"
    again = anna.http.post(rematch, json={"sealed": anna.sealed}).json()["id"]
    info = anna.info(again)
    assert (info["status"], info["origin"]) == ("dealing", "dealt")
    assert info["deal"]["commit"] != anna.info(table)["deal"]["commit"]
    anna.open(again)
    assert anna.info(again)["status"] == "playing"


def test_whoever_asks_second_for_a_rematch_sits_down_there(pair):
    anna, ben, table = pair
    anna.start(table)
    anna.open(table)
    ben.open(table)
    with anna.guest.live(table) as a, ben.guest.live(table) as b:
        play_out(a, b)
    new = [
        one.http.post(f"/api/tables/{table}/rematch", json={"sealed": one.new_number()}).json()
        for one in (anna, ben)
    ]
    assert new[0] == new[1]
    again = new[0]["id"]
    parts = ben.info(again)["deal"]["parts"]
    assert [one["sealed"] for one in parts] == [anna.sealed, ben.sealed]
    assert ben.info(again)["status"] == "dealing"  # all sit there
    ben.open(again)
    anna.open(again)
    assert ben.info(again)["status"] == "playing"


def test_playing_on_is_marked_and_its_rematch_is_a_common_deal(player):
    anna = player("Anna")
    table = anna.guest.table("me", "me", options={"board": "baelo"})
    with anna.guest.live(table) as page:
        page.play_to_the_end(0, 1)
    wish = {"ply": 5, "chairs": [chair("me"), chair("me")]}
    branch = anna.http.post(f"/api/tables/{table}/branch", json=wish).json()["id"]
    assert (anna.info(branch)["origin"], anna.info(branch)["deal"]) == ("branch", None)
    with anna.guest.live(branch) as page:
        page.play_to_the_end(0, 1)
    assert anna.info(branch)["deal"] is None
    assert "deal" not in anna.http.get(f"/api/tables/{branch}/record").json()
    rematch = anna.http.post(f"/api/tables/{branch}/rematch").json()["id"]
    assert anna.info(rematch)["origin"] == "dealt"
    assert anna.info(rematch)["deal"]


@ON_BOTH
def test_the_dealing_goes_on_after_a_power_cut(service, pair):
    anna, ben, table = pair
    anna.start(table)
    anna.open(table)
    before = stored(service, table)
    service.kill()
    service.start()
    assert stored(service, table) == before
    assert [one["opened"] for one in ben.info(table)["deal"]["parts"]] == [True, False]
    ben.open(table)
    with ben.guest.live(table) as page:
        assert page.hear_a("hello")["position"]["ply"] == 0
    dealt = stored(service, table)["seed"]
    service.kill()
    service.start()
    assert stored(service, table)["seed"] == dealt


# Several processes


class Idle:
    """Thinkers that are never asked."""

    count = 1


async def two_services(database: str) -> list[parts.Service]:
    """On one database; they do not hear of each other."""
    made = []
    for _ in range(2):
        storage = Storage(Settings.from_environment(database).database)
        storage.shared = True
        await storage.open()
        made.append(parts.Service(storage, Bus(), Idle(), 0.0))
    return made


def test_two_last_numbers_at_once_give_one_seed(database):
    """Each at a process of its own, which has seen the table without the other's."""

    async def story() -> None:
        services = await two_services(database)
        first, second = (one.seating for one in services)
        for _ in range(10):
            numbers = {name: secrets.token_hex(32) for name in ("ada", "bob", "cyd")}
            sealed = {one: hashlib.sha256(n.encode()).hexdigest() for one, n in numbers.items()}
            chairs = [wire.ChairWish("me"), wire.ChairWish("open"), wire.ChairWish("open")]
            wish = wire.NewTable("garum", chairs, sealed=sealed["ada"])
            table = await first.create("ada", "Ada", wish)
            pages = [await one.watching.enter(table, "ada") for one in services]
            await asyncio.gather(
                first.sit(table, "bob", "Bob", 1, sealed["bob"]),
                second.sit(table, "cyd", "Cyd", 2, sealed["cyd"]),
            )
            await second.start(table, "ada")
            await asyncio.gather(
                *(
                    seating.open_number(table, name, numbers[name])
                    for seating, name in ((first, "ada"), (second, "bob"), (first, "cyd"))
                )
            )
            row = await first.storage.table(table)
            assert row.status == "playing"
            assert {one.person: one.number for one in row.deal.parts} == numbers
            for service, (room, _) in zip(services, pages, strict=True):
                await service.rooms.catch_up(room)
                assert room.match.seed == int(row.seed, 16)
        for one in services:
            await one.rooms.storage.close()

    asyncio.run(story())


def test_a_start_and_somebody_who_leaves_at_once_never_begin_with_an_empty_chair(database):
    async def story() -> None:
        services = await two_services(database)
        first, second = (one.seating for one in services)
        for _ in range(10):
            chairs = [wire.ChairWish("me"), wire.ChairWish("open")]
            table = await first.create("ada", "Ada", wire.NewTable("garum", chairs))
            await second.sit(table, "bob", "Bob", 1, None)
            for one in services:
                await one.rooms.room(table)
            told = await asyncio.gather(
                first.start(table, "ada"),
                second.leave(table, "bob", 1),
                return_exceptions=True,
            )
            row = await first.storage.table(table)
            [_, other] = await first.storage.chairs_of(table)
            assert (row.status, other.kind) in {("playing", "person"), ("open", "open")}
            assert [isinstance(one, wire.Refused) for one in told].count(True) == 1
        for one in services:
            await one.rooms.storage.close()

    asyncio.run(story())


def test_nobody_sits_down_or_deals_at_a_table_that_was_closed(database):
    async def story() -> None:
        [service, _] = services = await two_services(database)
        seating, sealed = service.seating, hashlib.sha256(b"ada").hexdigest()
        for chairs in (["me", "open"], ["me", "me"]):
            wish = wire.NewTable("garum", [wire.ChairWish(one) for one in chairs], sealed=sealed)
            table = await seating.create("ada", "Ada", wish)
            row = await seating.storage.table(table)
            assert await seating.storage.change_table(row, {"status": "closed"})
            for work in (
                seating.sit(table, "bob", "Bob", 1, None),
                seating.leave(table, "ada", 0),
                seating.seal(table, "ada", sealed),
                seating.start(table, "ada"),
                seating.take_start_back(table, "ada"),
                seating.open_number(table, "ada", "0" * 64),
            ):
                with pytest.raises(wire.Refused) as refused:
                    await work
                assert refused.value.key == "unplayable"
        for one in services:
            await one.rooms.storage.close()

    asyncio.run(story())


# By the rules of the day it is dealt


@ON_SQLITE
def test_other_rules_since_it_was_opened(service, pair):
    """Nothing was dealt yet: it is dealt by the rules of today."""
    anna, ben, table = pair
    anna.start(table)
    anna.open(table)
    service.kill()

    async def other_rules() -> None:
        storage = Storage(Settings.from_environment(service.database).database)
        async with storage.engine.begin() as connection:
            old = "UPDATE tables SET revision = 1, digest = 'abcd' WHERE id = :id"
            await connection.execute(text(old), {"id": table})
        await storage.close()

    asyncio.run(other_rules())
    service.start()
    assert ben.info(table)["playable"]
    ben.open(table)
    row = stored(service, table)
    garum = asclepia.load("garum")
    assert (row["revision"], row["digest"]) == (garum.revision, garum.components().digest)
    with ben.guest.live(table) as page:
        assert page.hear_a("hello")["position"]["ply"] == 0


def test_cards_of_ones_own_are_dealt_too(player):
    anna = player("Anna")
    garum = asclepia.load("garum").folder / "components" / "reconstructed.toml"
    mine = garum.read_text(encoding="utf-8").replace('title = "', 'title = "My own ', 1)
    own = anna.http.post("/api/components", json={"game": "garum", "text": mine}).json()
    table = anna.table("me", "novice", components=own["digest"])
    assert anna.info(table)["components"]["own"]
    anna.open(table)
    with anna.guest.live(table) as page:
        assert page.hear_a("hello")["position"]
    assert anna.info(table)["components"]["digest"] == own["digest"]
