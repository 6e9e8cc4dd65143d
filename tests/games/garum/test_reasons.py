"""Garum: what hints give as reasons, on positions where the reason is known."""

from __future__ import annotations

import re

from asclepia.players import Glimpse
from asclepia.players.reasons import advise, reason
from asclepia.table import Action, State
from tests.games.garum.positions import BLUE, GAME, GREEN, action, do, emperor, lay, station

TANK = 6


def said(state: State, better: Action, other: Action, name: str = "Ada") -> str:
    """Why, in English; only what is sure."""
    seat = state.pending[0]
    found = reason(Glimpse(state, seat, GAME.insight), better, other, 1)
    assert found is not None
    assert found.sure
    facts = GAME.facts({"seat": found.seat, **found.facts}) | {"name": name}
    return GAME.texts().say(found.key, **facts)


def laying(state: State, line: int, count: int | None) -> Action:
    """A way to lay a tile without a bonus that brings so many specimens to the worker on a line;
    None: it does not touch the line."""
    seat = state.pending[0]
    lines = state.box.line_at
    for one in state.choices(seat):
        told = state.foretell(seat, one, closely=True)
        points = sum(e["points"] for e in told if e["event"] == "bonus")
        spot = state.cetarium * 4 + one.values[1]
        touches = line in lines[spot * 4 : spot * 4 + 4]
        if not points and (gained(state, one, line) if touches else None) == count:
            return one
    raise AssertionError("no tile can be laid so")


def gained(state: State, one: Action, line: int) -> int:
    """How many specimens a way to lay a tile brings to the worker on a line."""
    told = state.foretell(state.pending[0], one, closely=True)
    return sum(e["gained"] for e in told if e["event"] == "counted" and e["line"] == line)


def table(colour: int | None = None) -> tuple[State, int]:
    """Blue lays the first tile of all; this colour's vilicus waits on a line, which is told."""
    state = emperor(4)
    do(state, "choose", TANK)
    line = state.box.lines_of[TANK][0]
    if colour is not None:
        station(state, colour, line)
    return state, line


def test_my_line_grows():
    state, line = table(BLUE)
    words = said(state, laying(state, line, 2), laying(state, line, None))
    assert words == f"your line {line} grows from 0 to 2 tuna"


def test_my_line_keeps_its_room():
    state, line = table(BLUE)
    words = said(state, laying(state, line, None), laying(state, line, 0))
    assert words == f"your line {line}, at 0 tuna, keeps its 16 free cells"


def test_somebody_elses_line_gets_nothing():
    state, line = table(GREEN)
    words = said(state, laying(state, line, 0), laying(state, line, 1), "Ben")
    assert words == f"Ben’s line {line} stays at 0 mackerel, with less room"


def test_a_line_that_a_tile_does_not_touch_is_not_said_to_lose_room():
    state, line = table(GREEN)
    state.stocks[BLUE].vilici = state.stocks[BLUE].domini = 0  # no line promises anything
    words = said(state, laying(state, line, None), laying(state, line, 1), "Ben")
    assert words == f"it does not give Ben the first mackerel of line {line}"


def test_a_free_line_that_grows_promises_something():
    """Nothing is decided by that, but it is what the tile brings now."""
    state, line = table()
    weighed = [(laying(state, line, 2), 1.0), (laying(state, line, 0), 0.0)]
    found = advise(Glimpse(state, 0, GAME.insight), 0, None, weighed).reason
    assert found is not None
    words = GAME.texts().say(found.key, **GAME.facts(found.facts))
    told = "still without a worker, grows from 0 to 2 tuna: one of yours can come there"
    assert words == f"line {line}, {told}"


def test_what_is_not_at_once_is_no_reason():
    """Later it is other tiles that tell, on lines that this one cannot touch."""
    assert GAME.insight.horizons == (0,)


def test_somebody_elses_room_is_taken():
    state, line = table(GREEN)
    strip = state.box.strips[state.box.side_of[line] * 4 + GREEN]
    elsewhere = [spot for spot in state.box.spots_on[line] if spot // 4 != TANK]
    for spot in elsewhere[:2]:  # four mackerel lie there
        state.laid[spot] = strip.index(2)
    words = said(state, laying(state, line, 0), laying(state, line, None), "Ben")
    assert words == f"it takes room from Ben on line {line}, which is at 4 mackerel"


def test_what_it_brings_is_told_before_what_the_next_best_lacks():
    """Both lay two tuna on the dominus' line; that only one of them spares Ben is not the point."""
    state, line = table(BLUE)
    state.workers[line] |= 1  # the dominus
    theirs = next(one for one in state.box.lines_of[TANK] if one != line)
    station(state, GREEN, theirs)
    ways = [one for one in state.choices(0) if gained(state, one, line) == 2]
    spares = next(one for one in ways if not gained(state, one, theirs))
    gives = next(one for one in ways if gained(state, one, theirs))
    found = advise(Glimpse(state, 0, GAME.insight), 0, None, [(spares, 1.0), (gives, 0.0)]).reason
    assert found is not None
    assert (found.key, found.facts["line"]) == ("reason-line", line)


def test_a_bonus_tells_of_the_lines_too():
    facts = {"points_more": 2, "lines_more": 8}
    assert GAME.texts().say("reason-bonus", **facts) == (
        "it brings you 2 bonus points at once, and your lines 8 more"
    )
    assert GAME.texts("fr").say("reason-bonus", **facts) == (
        "vous gagnez aussitôt 2 points de bonus, et vos lignes 8 de plus"
    )


def test_a_bonus_is_covered():
    state, _ = table()
    bonuses = {}
    for one in state.choices(0):
        told = state.foretell(0, one)
        bonuses.setdefault(sum(e["points"] for e in told if e["event"] == "bonus"), one)
    most = max(bonuses)
    assert most > 1
    assert said(state, bonuses[most], bonuses[0]) == f"it brings you {most} bonus points at once"


def test_a_dominus_can_wait():
    state, _ = table()
    lay(state)
    poor = min(state.box.lines_of[TANK], key=lambda one: state.specimens(one, BLUE))
    words = said(state, action("no_worker"), action("dominus", poor))
    assert words == "your dominus counts double, and can still be placed later"


def test_a_worker_goes_where_there_are_specimens():
    state, line = table(BLUE)
    state.play(0, laying(state, line, None))
    lines = [one for one in state.box.lines_of[TANK] if state.workers[one] < 0]
    by_count = sorted(lines, key=lambda one: state.specimens(one, BLUE))
    poor, rich = by_count[0], by_count[-1]
    count = state.specimens(rich, BLUE)
    assert count > state.specimens(poor, BLUE)
    words = said(state, action("vilicus", rich), action("vilicus", poor))
    assert words.startswith(f"line {rich} has {count} tuna already and 14 cells still free")
    assert not re.search(r"about|in the end", words)  # a dominus ended at −2 where 6 were promised


def test_a_line_that_is_as_good_is_named():
    state, _ = table()
    state.play(0, state.choices(0)[0])
    box = state.box
    here, twin = [
        one for one in box.lines_of[TANK] if all(state.laid[spot] < 0 for spot in box.spots_on[one])
    ][:2]
    strips = [list(box.strips[box.side_of[one] * 4 + BLUE]) for one in (here, twin)]
    spots = [one for one in box.spots_on[here] if one // 4 != TANK]
    for spot, tuna in zip(spots, ((2, 1), (1, 2)), strict=False):  # three on each, after all
        state.laid[spot] = list(zip(*strips, strict=True)).index(tuna)
    found = said(state, action("vilicus", here), action("no_worker"))
    assert found.endswith(f"cells still free (line {twin} stands the same)"), found
    station(state, GREEN, twin)
    assert "the same" not in said(state, action("vilicus", here), action("no_worker"))


def test_of_somebody_else_it_is_told_by_name():
    state, line = table(BLUE)
    better, other = laying(state, line, 2), laying(state, line, None)
    found = reason(Glimpse(state, 0, GAME.insight), better, other, 1)
    assert found is not None
    facts = GAME.facts({"seat": found.seat, **found.facts}, "fr") | {"name": "Ada"}
    words = GAME.texts("fr").say(f"{found.key}-named", **facts)
    assert words == f"chez Ada, la ligne {line} passe de 0 à 2 thons"
