"""Hippocrates through the real service: people and bots pay and treat at once, messages come twice
or late, moves are taken back, and the service dies in the midst of it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asclepia.table import Match
from tests.server.crowd import Page
from tests.server.service import Guest, Service, seen

from .positions import GAME

UNDO = -1  # how a move taken back is stored


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


class Nuisance(Page):
    """Whoever moves at random, says things twice, and says old things again."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self.rng = rng
        self.said: list[dict[str, Any]] = []
        super().__init__(guest, table)

    def fidget(self) -> None:
        for number, seat in self.position["seats"].items():
            if int(number) in self.sent:
                continue
            message: dict[str, Any] = {"seat": int(number), "ply": self.ply}
            if seat["undo"] and self.rng.random() < 0.05:
                message["type"] = "undo"
            elif seat["question"]:
                offered = seat["question"]["choices"]
                if self.rng.random() < 0.1:
                    offered = seat["question"]["asides"] or offered
                message |= {"type": "act", "code": self.rng.choice(offered)["code"]}
            else:
                continue
            self.sent[int(number)] = self.ply
            self.said.append(message)
            for _ in range(self.rng.choice([1, 1, 2])):
                self.live.send(**message)
        if self.said and self.rng.random() < 0.2:
            self.live.send(**self.rng.choice(self.said))


def play_on(pages: list[Nuisance], service: Service) -> None:
    """Until the second round has begun; the service dies once in each phase of many at once."""
    deadly = {"payment", "treatment"}
    for _ in range(4000):
        for page in pages:
            page.listen()
            page.fidget()
        view = seen(pages[0].position)
        if view["round"] > 1:
            assert not deadly
            return
        if view["phase"] in deadly and len(pages[0].position["pending"]) > 1:
            deadly.remove(view["phase"])
            service.kill()
            service.start()
            for page in pages:
                page.leave()
                page.connect()
    raise AssertionError("the first round does not end")


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


@pytest.mark.rule("H-T5", "H-X5")
def test_nothing_is_lost_or_doubled_or_told_too_much(service, database):
    edition = "first"  # where payments are questions of their own
    anna, ben = Guest(service, "Anna"), Guest(service, "Ben")
    options = {"edition": edition}
    table = anna.table("me", "open", "apprentice", game="hippocrates", options=options)
    assert ben.sit(table, 1).status_code == 204
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    rng = random.Random(edition)
    pages = [Nuisance(anna, table, rng), Nuisance(ben, table, rng)]
    play_on(pages, service)
    for page in pages:
        page.listen(0.3)
        page.leave()
    seats = [[0], [1]]
    seed, moves = stored(database, table)
    match = Match(GAME, 3, seed, None, None, edition=edition)
    for ply in range(len(moves) + 1):
        if ply:
            seat, code = moves[ply - 1]
            if code == UNDO:
                match.undo(seat)
            else:
                match.play(seat, GAME.action(code))
        for page, mine in zip(pages, seats, strict=True):
            for message in page.heard:
                position = message.get("position")
                if position is not None and position["ply"] == ply:
                    check_told(position, match, mine)
                    if message["type"] == "hello":
                        assert seeds_absent(message, seed)
    for page, mine in zip(pages, seats, strict=True):
        for seat in mine:  # each stored move was said, once for every question
            said = {
                (message["ply"], message["type"])
                for message in page.said
                if message["seat"] == seat
            }
            assert sum(one == seat for one, _ in moves) <= len(said)
    for one in (anna, ben):
        one.close()


def seeds_absent(message: dict[str, Any], seed: int) -> bool:
    text = json.dumps(message)
    return f"{seed:032x}" not in text and str(seed) not in text
