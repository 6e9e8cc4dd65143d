"""Why an obvious move is not legal: each reason with its rule, in words. What leads to which
reason is tested where the rule is."""

from __future__ import annotations

import pytest

from asclepia.table import LANGUAGES

from .positions import (
    ARENA,
    BATHS,
    BENCH,
    GAME,
    JOURNEY,
    TABLES,
    TOP,
    VILLA,
    at_work,
    do,
    guests,
    pergamon,
    playing,
    table,
    ward,
    why_not,
)

RULES = {
    "why-section-planned": {"A-W2"},
    "why-no-mediple-there": {"A-W4"},
    "why-place-used": {"S-4"},
    "why-not-below-a-line": {"A-V3"},
    "why-no-focus": {"A-V3"},
    "why-too-little-for-the-line": {"A-V3"},
    "why-no-reputation": {"A-V1", "A-L1"},
    "why-nobody-to-solicit": {"A-V1"},
    "why-hospital-empty": {"A-V2"},
    "why-sect-joined": {"A-L2"},
    "why-has-a-doctrine": {"A-L2"},
    "why-nothing-left-to-buy": {"A-L5"},
    "why-no-patients": {"A-L3"},
    "why-project-taken": {"A-L4", "A-L6"},
    "why-project-needs": {"A-L4", "A-L6"},
    "why-project-price": {"A-L4", "A-L6"},
    "why-project-patients": {"A-L4", "A-L6"},
    "why-project-skill": {"A-L4", "A-L6"},
    "why-project-publish": {"A-L4", "A-L6"},
    "why-no-extra-patient": {"A-P1"},
    "why-bold-line": {"A-P4"},
    "why-top-taken": {"A-P4"},
}
#: Too rare in random games; said in the tests of their rules.
RARE = {
    "why-top-taken",
    "why-project-publish",
    "why-nobody-to-solicit",
    "why-too-little-for-the-line",
}


@pytest.mark.rule("A-W2", "A-W4", "A-V3", "A-L4", "A-P4")
def test_each_reason_goes_with_its_rule_and_can_be_said():
    reasons = {}
    for luck, (seats, villas, colleague, level) in enumerate(TABLES):
        state = GAME.start(seats, luck, villas=villas, colleague=colleague, level=level)
        for seat in playing(state, luck, shy=0.3):
            legal = state.choices(seat)
            seen = set()
            for spot, rule, reason in state.blocked(seat):
                assert rule in RULES[reason.key]
                assert spot not in legal
                assert spot not in seen  # one reason is enough
                seen.add(spot)
                reasons[reason.key] = reason
    assert set(RULES) - RARE <= set(reasons) <= set(RULES)
    for language in LANGUAGES:
        said = {reason.to(language) for reason in reasons.values()}
        assert len(said) == len(reasons)
        assert all(said)


@pytest.mark.rule("A-W4", "A-W2")
def test_where_no_mediple_is_planned_none_can_act():
    state = table(2)
    at_work(state, [ARENA], [BATHS])
    blocked = {spot for spot, why in why_not(state).items() if why[1] == "why-no-mediple-there"}
    assert blocked == {
        *(("publish", humour) for humour in range(4)),
        ("solicit",),
        ("hospital",),
        ("recuperate",),
        *(("join", doctrine) for doctrine in range(3)),
        ("shop",),
        ("journey_project",),
        *(("treat", region) for region in range(3)),
        *(("project", region) for region in range(3)),
    }
    at_work(state, [VILLA, BATHS, JOURNEY, TOP, 5, 6], [BATHS])
    found = {spot for spot, why in why_not(state).items() if why[1] == "why-no-mediple-there"}
    assert found == {("arena",)}


@pytest.mark.rule("S-4")
def test_in_pergamon_a_place_that_was_used_is_blocked():
    state = pergamon(components=BENCH)
    guests(state)
    ward(state, "s")
    assert "why-place-used" not in {why for _, why in why_not(state).values()}
    do(state, "recuperate")
    used = {spot for spot, why in why_not(state).items() if why == ("S-4", "why-place-used")}
    assert used == {("recuperate",), *(("join", doctrine) for doctrine in range(3))}


@pytest.mark.rule("A-W3")
def test_nobody_else_hears_of_reasons():
    state = table(2)
    do(state, "plan", ARENA)
    assert state.blocked(0) == []
    assert state.blocked(1) == []  # it is asked, and nothing is in its way
    do(state, "plan", ARENA)
    assert len(state.blocked(0)) == 1
