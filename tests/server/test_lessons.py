"""A lesson over HTTP: whole, the same for everybody, and no table is made for it."""

from __future__ import annotations

import pytest

from asclepia.games import load, names
from asclepia.table.lesson import lesson_file

TAUGHT = [name for name in names() if lesson_file(load(name)).exists()]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_told_at_once(guest, game):
    ada = guest("Ada")
    told = ada.http.get(f"/api/lessons/{game}").json()
    assert told["game"] == game
    assert {one["step"] for one in told["scenes"]} == set(range(len(told["steps"])))
    for scene in told["scenes"]:
        choices = told["positions"][scene["position"]]["seats"][str(told["seat"])]["question"]
        offered = [] if choices is None else [*choices["choices"], *choices["asides"]]
        assert {one["code"] for one in offered} == {one["code"] for one in scene["answers"]}
    assert ada.http.get(f"/api/lessons/{game}").json() == told
    assert ada.http.get("/api/tables").json()["mine"] == []


def test_an_unknown_game_has_none(guest):
    assert guest("Ada").http.get("/api/lessons/chess").status_code == 404
