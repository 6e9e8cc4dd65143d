"""Options, hiring, kits, bundles and the reset of the zone (H-R1 to H-R4, H-D10, H-D11)."""

from __future__ import annotations

import pytest

from .positions import (
    ALEXANDRIA,
    BASKET,
    CARTHAGE,
    CYRENE,
    DOCTOR_P,
    EDITIONS,
    FAME,
    GREECE,
    HERBS,
    MACEDONIA,
    MONEY,
    NONE,
    PATIENT_U,
    PERSIA,
    SCHEDULING,
    asked,
    begin,
    can,
    do,
    doctor,
    employ,
    facts,
    legal,
    names,
    own,
    patient,
    ready,
    services,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)
PHILOXENOS, LACYDES, ARISTOPHANES, ASHKAN, CELSE, XENOPHON, ALTHAIA = (
    doctor(name)
    for name in (
        "Philoxenos",
        "Lacydes",
        "Aristophanes",
        "Ashkan",
        "Celse",
        "Xenophon",
        "Althaia",
    )
)
FREE = [doctor(MACEDONIA, 3), doctor(CARTHAGE, 1), doctor(PERSIA, 2), doctor(CYRENE, 1)]
TOPS = [doctor(region, 0) for region in range(6)]  # cost 4, one contract


def market(seats=4, edition="revised", money=20, **rest):
    """Before the recruitment: everybody has money, seat 0 is ahead in reputation."""
    state = table(seats, edition, **rest)
    for seat in range(seats):
        own(state, seat, money=money, examination=(patient(CYRENE, "huu"),))
        employ(state, seat)
    stand(state, *[7, 6, 5, 4])
    lay_out(state)
    return state


def lay_out(state, free=FREE, tops=TOPS, extra=None):
    """The four region-free doctors, and who will be turned up in each column."""
    used = {*free, *tops, *(extra or [])}
    state.free = list(free)
    spare = [doctor(MACEDONIA, 1), doctor(CARTHAGE, 4)]
    state.extra = tuple(spare if extra is None else extra)
    used |= set(state.extra)
    for region in range(6):
        rest = [one for one in range(region * 5, region * 5 + 5) if one not in used]
        top = [one for one in tops if one != NONE and one // 5 == region]
        state.doctor_stacks[region] = tuple(top + (rest if top else []))


def to_step_b(state):
    """Options are passed, all of them."""
    begin(state, "recruitment")
    while asked(state)["to"] == "option":
        do(state, "pass")


def pass_all(state):
    """Nobody wants anything more, and the zone is reset."""
    told = []
    while asked(state).get("to") in ("option", "recruit", "hire_optioned"):
        told += do(state, "pass")
    return told


# A. Options


@pytest.mark.rule("H-R1", "H-X1")
@both
def test_options_are_taken_in_reputation_order(edition):
    state = market(4, edition)
    stand(state, 4, 7, 4, 6, order=(1, 3, 2, 0))
    begin(state, "recruitment")
    for seat, space in ((1, 2), (3, 0), (2, 1)):
        assert wanted(state) == ("option", seat)
        told = do(state, "option", space)
        assert facts(told, "optioned") == [{"seat": seat, "doctor": FREE[space], "space": space}]
        assert shown(state, seat)["money"] == 18
        assert shown(state, seat)["option"] == space
    assert state.view(None)["options"] == [3, 2, 1, NONE]
    assert wanted(state) == ("option", 0)
    assert legal(state) == [("option", 3), ("pass",)]  # one token a doctor
    blocked = [(spot, rule) for spot, rule, _ in state.blocked(0)]
    assert blocked == [({"space": space}, "H-R1") for space in (0, 1, 2)]


@pytest.mark.rule("H-R1")
@both
def test_nobody_need_take_an_option(edition):
    state = market(4, edition)
    begin(state, "recruitment")
    for seat in range(4):
        assert wanted(state) == ("option", seat)
        do(state, "pass")
    assert state.view(None)["options"] == [NONE] * 4
    assert wanted(state) == ("recruit", 0)
    assert shown(state)["money"] == 20


@pytest.mark.rule("H-R1")
@both
@pytest.mark.parametrize("money", [1, 2])
def test_an_option_costs_two_drachmas(edition, money):
    state = market(4, edition)
    own(state, 0, money=money, has="p")
    begin(state, "recruitment")
    assert can(state, "option", 0) == (money == 2)
    if money == 1:
        assert {rule for _, rule, _ in state.blocked(0)} == {"H-R1"}
        do(state, "sell", 0)
    do(state, "option", 0)
    assert shown(state)["money"] == (0 if money == 2 else 1)


@pytest.mark.rule("H-R1", "H-D23")
def test_first_an_assistant_may_pay_for_an_option():
    state = market(4, "first")
    own(state, 0, money=0, ready=(SCHEDULING,))
    begin(state, "recruitment")
    do(state, "option", 1)
    do(state, "assistant_pays", SCHEDULING)
    assert state.options[1] == 0
    assert (shown(state)["money"], ready(state)) == (0, [])


@pytest.mark.rule("H-R1")
@both
def test_a_space_without_a_doctor_has_no_option(edition):
    state = market(4, edition)
    lay_out(state, free=[NONE, FREE[1], NONE, NONE])
    begin(state, "recruitment")
    assert legal(state) == [("option", 1), ("pass",)]
    do(state, "option", 1)
    assert wanted(state) == ("recruit", 0)  # for the others nobody is left


@pytest.mark.rule("H-R1", "H-X4")
@both
def test_a_virtual_player_takes_the_highest_numbered_doctor_without_an_option(edition):
    """Numbers: Macedonia's fourth is 19, Carthage's second 8, Persia's third 15, Cyrene's second
    12. Marker 3 comes after seat 0, who has an option on the highest one."""
    state = market(3, edition)
    stand(state, 7, 5, 4, 6)
    begin(state, "recruitment")
    told = do(state, "option", 0)
    assert facts(told, "virtual_recruited") == [{"virtual": 0, "doctor": FREE[2]}]
    assert state.free == [FREE[0], FREE[1], NONE, FREE[3]]
    assert wanted(state) == ("option", 1)
    assert legal(state) == [("option", 1), ("option", 3), ("pass",)]
    assert state.view(None)["virtual"] == [0]  # points are for solo games


@pytest.mark.rule("H-R1", "H-X4")
@both
def test_two_virtual_players_take_two_doctors(edition):
    state = market(2, edition)
    stand(state, 4, 3, 6, 5)
    told = begin(state, "recruitment")
    taken = [(one["virtual"], one["doctor"]) for one in facts(told, "virtual_recruited")]
    assert taken == [(0, FREE[0]), (1, FREE[2])]


@pytest.mark.rule("H-R1")
@both
def test_a_virtual_player_finds_nobody_if_all_have_options(edition):
    state = market(3, edition)
    lay_out(state, free=[NONE, NONE, FREE[2], NONE])
    stand(state, 7, 5, 4, 6)
    begin(state, "recruitment")
    told = do(state, "option", 2)
    assert facts(told, "virtual_recruited") == []
    assert state.free[2] == FREE[2]


@pytest.mark.rule("H-R1", "H-R3", "H-X4")
@both
def test_alone_a_virtual_player_scores_a_point_a_contract(edition):
    state = market(1, edition)
    lay_out(state, tops=[doctor(MACEDONIA, 4), *[doctor(region, 2) for region in range(1, 6)]])
    stand(state, 7, 6, 5, 4)
    begin(state, "recruitment")
    told = do(state, "pass")
    # A: contracts of 19 (two), 15 (one) and 12 (two).
    assert [one["doctor"] for one in facts(told, "virtual_recruited")] == [
        FREE[0],
        FREE[2],
        FREE[3],
    ]
    assert state.view(None)["virtual"] == [2, 1, 2]
    # B: 25 (three contracts), 18 and 17 (one each).
    told = do(state, "pass")
    assert [one["doctor"] for one in facts(told, "virtual_recruited")] == [
        doctor(MACEDONIA, 4),
        doctor(CYRENE, 2),
        doctor(GREECE, 2),
    ]
    assert state.view(None)["virtual"] == [5, 2, 3]


# B. Hiring and buying


@pytest.mark.rule("H-R2")
@both
def test_all_top_regional_doctors_are_turned_up_after_the_options(edition):
    state = market(4, edition)
    begin(state, "recruitment")
    assert state.view(None)["regional"] == [NONE] * 6
    for _ in range(3):
        do(state, "pass")
    told = do(state, "pass")
    assert state.view(None)["regional"] == TOPS
    assert facts(told, "opened") == [
        {"column": column, "doctor": TOPS[column]} for column in range(6)
    ]
    assert all(TOPS[column] not in state.doctor_stacks[column] for column in range(6))


@pytest.mark.rule("H-R2")
@both
def test_a_regional_doctor_is_hired_for_the_cost(edition):
    state = market(4, edition)
    to_step_b(state)
    told = do(state, "hire", PERSIA)
    assert services(state) == {TOPS[PERSIA]: [NONE]}
    assert shown(state)["money"] == 16
    assert shown(state)["doctors"][0]["new"]
    assert state.regional[PERSIA] == NONE
    assert facts(told, "hired") == [{"seat": 0, "doctor": TOPS[PERSIA], "money": 4}]
    assert wanted(state) == ("recruit", 1)


@pytest.mark.rule("H-R2", "H-C5")
@both
def test_a_kit_is_bought_for_its_vials(edition):
    state = market(4, edition)
    state.kits[GREECE] = 5  # 2 drachmas; one vial of each
    to_step_b(state)
    told = do(state, "kit", GREECE)
    assert shown(state)["vials"] == [1, 1, 1]
    assert shown(state)["money"] == 18
    assert state.kits[GREECE] == NONE
    assert services(state) == {}
    assert facts(told, "equipped") == [{"seat": 0, "kit": 5, "money": 2}]


@pytest.mark.rule("H-R2", "H-K1")
@both
def test_a_bundle_is_doctor_and_kit_of_one_column_with_its_tile(edition):
    state = market(4, edition)
    state.kits[GREECE] = 5
    state.tiles[GREECE] = PATIENT_U
    to_step_b(state)
    told = do(state, "bundle", GREECE)
    assert services(state) == {TOPS[GREECE]: [NONE]}
    assert shown(state)["vials"] == [1, 1, 1]
    assert shown(state)["tiles"] == [PATIENT_U]
    assert shown(state)["money"] == 20 - 4 - 2
    assert (state.regional[GREECE], state.kits[GREECE]) == (NONE, NONE)
    bundled = {"seat": 0, "doctor": TOPS[GREECE], "kit": 5, "money": 6}
    assert facts(told, "bundled") == [bundled]
    assert facts(told, "learned") == [{"seat": 0, "tile": PATIENT_U}]


@pytest.mark.rule("H-R2")
@both
@pytest.mark.parametrize("kind", ["hire", "kit"])
def test_without_a_bundle_the_tile_stays(edition, kind):
    state = market(4, edition)
    tile = state.tiles[GREECE]
    to_step_b(state)
    do(state, kind, GREECE)
    assert state.tiles[GREECE] == tile
    assert shown(state)["tiles"] == []


@pytest.mark.rule("H-R2")
@both
@pytest.mark.parametrize("kind", ["hire", "kit", "bundle"])
def test_doctor_and_kit_are_available_only_while_both_are_there(edition, kind):
    state = market(4, edition)
    to_step_b(state)
    do(state, kind, ALEXANDRIA)
    assert wanted(state) == ("recruit", 1)
    assert not [one for one in legal(state) if one[1:] == (ALEXANDRIA,)]
    assert [one for one in legal(state) if one[1:] == (GREECE,)]
    blocked = [(spot, rule) for spot, rule, _ in state.blocked(1) if "space" not in spot]
    assert blocked == [({"column": ALEXANDRIA}, "H-R2")]


@pytest.mark.rule("H-R2")
@both
def test_everything_is_paid_in_full(edition):
    state = market(4, edition)
    state.kits[:] = [3] * 6  # 4 drachmas
    own(state, 0, money=7)
    to_step_b(state)
    assert can(state, "hire", 0)
    assert can(state, "kit", 0)
    assert not can(state, "bundle", 0)
    own(state, 0, money=8)
    assert can(state, "bundle", 0)
    own(state, 0, money=4)
    assert can(state, "hire", 0)
    own(state, 0, money=3)
    assert legal(state) == [("pass",)]
    state.kits[0] = 2  # 3 drachmas
    assert legal(state) == [("kit", 0), ("pass",)]


@pytest.mark.rule("H-R2", "H-D23")
def test_first_assistants_may_help_to_pay_for_a_bundle():
    state = market(4, "first", money=4)
    own(state, 0, ready=(SCHEDULING,))
    state.kits[0] = 1  # 2 drachmas
    to_step_b(state)
    do(state, "bundle", MACEDONIA)
    assert asked(state)["due"] == 6
    do(state, "assistant_pays", SCHEDULING)
    assert (shown(state)["money"], ready(state)) == (0, [])
    assert list(services(state)) == [TOPS[MACEDONIA]]


@pytest.mark.rule("H-R2")
@both
def test_one_action_each_in_reputation_order_and_passing_is_one(edition):
    state = market(4, edition)
    stand(state, 4, 7, 4, 6, order=(1, 3, 2, 0))
    to_step_b(state)
    order = []
    while asked(state)["to"] == "recruit":
        order.append(state.pending[0])
        told = do(state, "pass")
        assert facts(told, "passed") == [{"seat": order[-1]}]
    assert order == [1, 3, 2, 0]


@pytest.mark.rule("H-R2", "H-X1")
def test_the_order_is_fixed_at_the_beginning_of_the_step():
    """Lightning lifts seat 1 above seat 0, who has not yet chosen: nobody is asked twice."""
    for edition in EDITIONS:
        state = market(4, edition)
        stand(state, 4, 7, 6, 5)
        state.tiles[MACEDONIA] = FAME
        to_step_b(state)
        assert wanted(state) == ("recruit", 1)
        do(state, "pass")
        order = []
        while asked(state)["to"] in ("recruit", "lightning"):
            if asked(state)["to"] == "lightning":
                do(state, "use", FAME)
                continue
            order.append(state.pending[0])
            if len(order) == 1:
                do(state, "bundle", MACEDONIA)
            else:
                do(state, "pass")
        assert order == [2, 3, 0]
        assert state.reputation[2] == 9


@pytest.mark.rule("H-R2")
@both
def test_the_doctor_under_option_is_hired_for_the_cost_less_two(edition):
    state = market(4, edition)
    begin(state, "recruitment")
    do(state, "option", 0)  # costs 6
    while asked(state)["to"] == "option":
        do(state, "pass")
    do(state, "pass")
    assert wanted(state) == ("hire_optioned", 0)
    assert (asked(state)["space"], asked(state)["cost"]) == (0, 4)
    told = do(state, "hire_optioned")
    assert services(state) == {FREE[0]: [NONE, NONE]}
    assert shown(state)["money"] == 20 - 2 - 4
    assert shown(state)["option"] == NONE
    assert (state.free[0], state.options[0]) == (NONE, NONE)
    assert facts(told, "hired") == [{"seat": 0, "doctor": FREE[0], "money": 4}]
    assert wanted(state) == ("recruit", 1)


@pytest.mark.rule("H-R2")
@both
@pytest.mark.parametrize("kind", ["hire", "kit", "bundle"])
def test_it_may_be_hired_after_any_action(edition, kind):
    state = market(4, edition)
    state.tiles[:] = [PATIENT_U] * 6
    begin(state, "recruitment")
    do(state, "option", 1)
    while asked(state)["to"] == "option":
        do(state, "pass")
    do(state, kind, PERSIA)
    assert wanted(state) == ("hire_optioned", 0)
    do(state, "hire_optioned")
    assert FREE[1] in services(state)


@pytest.mark.rule("H-R2")
@both
def test_a_cheap_doctor_under_option_costs_nothing_more_and_gives_nothing_back(edition):
    state = market(4, edition, money=2)
    begin(state, "recruitment")
    do(state, "option", 2)  # costs 1
    while asked(state)["to"] != "hire_optioned":
        do(state, "pass")
    assert asked(state)["cost"] == 0
    do(state, "hire_optioned")
    assert shown(state)["money"] == 0


@pytest.mark.rule("H-R2")
@both
@pytest.mark.parametrize("money", [5, 6])
def test_the_doctor_under_option_must_be_paid(edition, money):
    state = market(4, edition, money=money)
    own(state, 0, has="p")
    begin(state, "recruitment")
    do(state, "option", 0)
    while asked(state)["to"] != "hire_optioned":
        do(state, "pass")
    assert can(state, "hire_optioned") == (money == 6)
    if money == 5:
        assert [rule for _, rule, _ in state.blocked(0)] == ["H-R2"]
        do(state, "sell", 0)  # it is asked all the same: one may sell
    do(state, "hire_optioned")
    assert FREE[0] in services(state)


@pytest.mark.rule("H-R2")
@both
def test_without_a_way_to_pay_and_nothing_to_sell_it_is_not_asked(edition):
    state = market(4, edition, money=2)
    begin(state, "recruitment")
    do(state, "option", 0)
    told = []
    while wanted(state) != ("recruit", 1):
        told += do(state, "pass")
    assert facts(told, "declined") == [{"seat": 0, "doctor": FREE[0]}]


@pytest.mark.rule("H-R2", "H-R4")
@both
def test_not_hired_the_doctor_stays_for_the_reset_and_the_two_drachmas_are_lost(edition):
    state = market(4, edition)
    lay_out(state, free=[FREE[0], NONE, NONE, NONE], tops=[NONE] * 6, extra=())
    begin(state, "recruitment")
    do(state, "option", 0)
    while asked(state)["to"] != "hire_optioned":
        do(state, "pass")
    told = do(state, "pass")
    assert facts(told, "declined") == [{"seat": 0, "doctor": FREE[0]}]
    pass_all(state)
    assert state.free == [NONE, NONE, NONE, FREE[0]]
    assert state.options == [NONE] * 4
    assert (shown(state)["option"], shown(state)["money"]) == (NONE, 18)


@pytest.mark.rule("H-R2")
@both
def test_without_an_option_no_region_free_doctor_is_hired(edition):
    state = market(4, edition)
    to_step_b(state)
    do(state, "pass")
    assert wanted(state) == ("recruit", 1)


@pytest.mark.rule("H-R2", "H-E5")
@both
def test_a_column_without_doctors_is_not_available(edition):
    state = market(4, edition)
    lay_out(state, tops=[NONE, *TOPS[1:]])
    to_step_b(state)
    assert not [one for one in legal(state) if one[1:] == (MACEDONIA,)]


@pytest.mark.rule("H-R2")
@both
def test_with_nothing_available_nobody_is_asked(edition):
    state = market(4, edition)
    lay_out(state, tops=[NONE] * 6)
    begin(state, "recruitment")
    while asked(state)["to"] == "option":
        do(state, "pass")
    assert state.view(None)["phase"] == "treatment"


# Knowledge tiles that are taken


@pytest.mark.rule("H-K4")
@both
def test_lightning_can_help_to_pay_for_the_doctor_under_option(edition):
    state = market(4, edition, money=8)
    state.tiles[MACEDONIA] = MONEY
    state.kits[MACEDONIA] = 1  # 2 drachmas
    begin(state, "recruitment")
    do(state, "option", 0)  # 6 drachmas left
    while asked(state)["to"] == "option":
        do(state, "pass")
    do(state, "bundle", MACEDONIA)
    if edition == "first":
        do(state, "use", MONEY)
    assert wanted(state) == ("hire_optioned", 0)
    assert shown(state)["money"] == 5
    do(state, "hire_optioned")
    assert shown(state)["money"] == 1
    assert shown(state)["tiles"] == []  # used once, and gone


@pytest.mark.rule("H-K4", "H-C5")
@both
@pytest.mark.parametrize(
    ("tile", "reputation", "money", "vials"),
    [(FAME, 3, 0, [0, 0, 0]), (MONEY, 0, 5, [0, 0, 0]), (BASKET, 0, 0, [1, 1, 0])],
)
def test_lightning_gives_reputation_medicines_or_drachmas_at_once(
    edition, tile, reputation, money, vials
):
    state = market(4, edition)
    state.tiles[MACEDONIA] = tile
    state.kits[MACEDONIA] = 0  # 1 drachma, one potion
    to_step_b(state)
    told = do(state, "bundle", MACEDONIA)
    if edition == "first":
        told += do(state, "use", tile)
    assert facts(told, "used") == [{"seat": 0, "tile": tile}]
    assert state.reputation[0] == 7 + reputation
    assert shown(state)["money"] == 20 - 4 - 1 + money
    assert shown(state)["vials"] == [vials[0] + 1, vials[1], vials[2]]
    assert (shown(state)["tiles"], shown(state)["face_down"]) == ([], [])


@pytest.mark.rule("H-D24")
def test_lightning_is_used_at_once_or_may_be_kept_face_down():
    for edition in EDITIONS:
        state = market(4, edition)
        state.tiles[MACEDONIA] = MONEY
        to_step_b(state)
        told = do(state, "bundle", MACEDONIA)
        if edition == "revised":
            assert "used" in names(told)
            assert wanted(state) == ("recruit", 1)
            assert shown(state)["face_down"] == []
        else:
            assert wanted(state) == ("lightning", 0)
            assert legal(state) == [("use", MONEY), ("keep",)]
            before = shown(state)["money"]
            told = do(state, "keep")
            assert facts(told, "kept") == [{"seat": 0, "tile": MONEY}]
            assert shown(state)["face_down"] == [MONEY]
            assert (shown(state)["tiles"], shown(state)["money"]) == ([], before)
            assert wanted(state) == ("recruit", 1)


@pytest.mark.rule("H-D19")
def test_a_doctor_on_a_tile_goes_into_service_or_into_the_hand():
    for edition in EDITIONS:
        state = market(4, edition)
        state.tiles[MACEDONIA] = DOCTOR_P
        to_step_b(state)
        do(state, "bundle", MACEDONIA)
        hired = {TOPS[MACEDONIA]: [NONE]}
        if edition == "revised":
            assert (services(state), shown(state)["tiles"]) == (hired, [DOCTOR_P])
        else:
            assert services(state) == {**hired, 31 + DOCTOR_P: [NONE]}
            assert shown(state)["tiles"] == []


@pytest.mark.rule("H-D2")
def test_the_next_tile_is_open_at_once_or_only_in_the_next_round():
    for edition in EDITIONS:
        state = market(4, edition)
        state.tiles[MACEDONIA] = PATIENT_U
        below = state.tile_stacks[MACEDONIA]
        to_step_b(state)
        told = do(state, "bundle", MACEDONIA)
        if edition == "revised":
            assert state.view(None)["tiles"][MACEDONIA] == NONE
            assert state.tile_stacks[MACEDONIA] == below
            assert facts(told, "tile_opened") == []
        else:
            assert state.view(None)["tiles"][MACEDONIA] == below[0]
            assert state.tile_stacks[MACEDONIA] == below[1:]
            assert facts(told, "tile_opened") == [{"column": MACEDONIA, "tile": below[0]}]


@pytest.mark.rule("H-D2")
@both
def test_a_bundle_without_a_tile_is_a_bundle_all_the_same(edition):
    state = market(4, edition)
    state.tiles[MACEDONIA] = NONE
    to_step_b(state)
    do(state, "bundle", MACEDONIA)
    assert list(services(state)) == [TOPS[MACEDONIA]]
    assert shown(state)["tiles"] == []


# Virtual players in B


@pytest.mark.rule("H-R3", "H-D10")
def test_a_virtual_player_takes_the_doctor_alone_or_the_whole_column():
    for edition in EDITIONS:
        state = market(3, edition)
        stand(state, 7, 5, 4, 6)
        lay_out(state, tops=[TOPS[0], TOPS[1], doctor(PERSIA, 3), *TOPS[3:]])  # number 21
        kit, tile = state.kits[PERSIA], state.tiles[PERSIA]
        to_step_b(state)
        told = do(state, "pass")
        assert facts(told, "virtual_recruited") == [{"virtual": 0, "doctor": doctor(PERSIA, 3)}]
        assert state.regional[PERSIA] == NONE
        left = (NONE, NONE) if edition == "revised" else (kit, tile)
        assert (state.kits[PERSIA], state.tiles[PERSIA]) == left
        assert wanted(state) == ("recruit", 1)
        assert not [one for one in legal(state) if one[1:] == (PERSIA,)]  # no longer available


@pytest.mark.rule("H-R3")
@both
def test_a_virtual_player_takes_an_available_doctor_only(edition):
    """The highest-numbered one has no kit beside it any more."""
    state = market(3, edition)
    stand(state, 7, 5, 4, 6)
    lay_out(state, tops=[TOPS[0], TOPS[1], doctor(PERSIA, 3), *TOPS[3:]])
    to_step_b(state)
    told = do(state, "kit", PERSIA)
    assert [one["doctor"] for one in facts(told, "virtual_recruited")] == [TOPS[CYRENE]]
    assert state.regional[PERSIA] == doctor(PERSIA, 3)


@pytest.mark.rule("H-R3")
@both
def test_with_nothing_available_a_virtual_player_does_nothing(edition):
    state = market(3, edition)
    stand(state, 7, 5, 4, 6)
    lay_out(state, tops=[NONE, NONE, TOPS[PERSIA], NONE, NONE, NONE])
    to_step_b(state)
    told = do(state, "hire", PERSIA)
    assert facts(told, "virtual_recruited") == []


# C. The reset: the worked examples


def reset(edition, free, tops, extra=(), option=None):
    """The end of the recruitment with these doctors left, by column; all players have passed."""
    state = market(4, edition)
    lay_out(state, free=free, tops=tops, extra=extra)
    begin(state, "recruitment")
    if option is not None:
        do(state, "option", option)
    return state, pass_all(state)


@pytest.mark.rule("H-R4", "H-D11")
def test_reset_first_edition_example_one():
    """Lacydes lies rightmost and leaves, Philoxenos moves there. Aristophanes, Ashkan and Celse
    follow from the left; Xenophon needs room, so Philoxenos is discarded."""
    left = [ARISTOPHANES, NONE, ASHKAN, CELSE, XENOPHON, NONE]
    state, told = reset("first", [NONE, NONE, PHILOXENOS, LACYDES], left, option=2)
    assert [one["doctor"] for one in facts(told, "left")] == [LACYDES, PHILOXENOS]
    assert state.view(None)["free"] == [XENOPHON, CELSE, ASHKAN, ARISTOPHANES]
    assert state.view(None)["regional"] == [NONE] * 6
    assert state.options == [NONE] * 4
    assert shown(state)["option"] == NONE


@pytest.mark.rule("H-R4", "H-D11")
def test_reset_first_edition_example_two():
    """One region-free doctor is left and discarded; two regional ones move; one extra doctor
    joins; the last space stays empty."""
    left = [NONE, NONE, ASHKAN, NONE, XENOPHON, NONE]
    extra = doctor(CARTHAGE, 1)
    state, told = reset("first", [NONE, NONE, NONE, LACYDES], left, extra=(extra,))
    assert [one["doctor"] for one in facts(told, "left")] == [LACYDES]
    assert state.view(None)["free"] == [NONE, extra, XENOPHON, ASHKAN]
    assert facts(told, "joined") == [{"doctor": extra, "space": 1}]
    assert state.view(None)["extra"] == 0


@pytest.mark.rule("H-R4", "H-D11")
def test_reset_revised_edition_example_one():
    """Philoxenos slides beside Lacydes. Aristophanes and Ashkan follow; Althaia needs room, so
    Lacydes is discarded."""
    left = [ARISTOPHANES, NONE, ASHKAN, NONE, ALTHAIA, NONE]
    state, told = reset("revised", [NONE, PHILOXENOS, NONE, LACYDES], left, option=1)
    assert [one["doctor"] for one in facts(told, "left")] == [LACYDES]
    assert state.view(None)["free"] == [ALTHAIA, ASHKAN, ARISTOPHANES, PHILOXENOS]
    assert state.view(None)["regional"] == [NONE] * 6
    assert state.options == [NONE] * 4
    assert shown(state)["option"] == NONE


@pytest.mark.rule("H-R4", "H-D11")
def test_reset_revised_edition_example_two():
    """Nobody is left in the region-free zone; two regional doctors move; the last extra doctor
    joins; the last space stays empty."""
    left = [NONE, CARTHAGE * 5, NONE, CELSE, NONE, NONE]
    extra = doctor(PERSIA, 1)
    state, told = reset("revised", [NONE] * 4, left, extra=(extra,))
    assert facts(told, "left") == []
    assert state.view(None)["free"] == [NONE, extra, CELSE, CARTHAGE * 5]
    assert facts(told, "joined") == [{"doctor": extra, "space": 1}]
    assert state.view(None)["extra"] == 0


# C. The reset, otherwise


@pytest.mark.rule("H-D11")
def test_the_rightmost_doctor_leaves_first_or_only_for_want_of_room():
    for edition in EDITIONS:
        left = [NONE, NONE, ASHKAN, NONE, NONE, NONE]
        state, told = reset(edition, [NONE, PHILOXENOS, NONE, LACYDES], left)
        if edition == "first":
            assert [one["doctor"] for one in facts(told, "left")] == [LACYDES]
            assert state.free == [NONE, NONE, ASHKAN, PHILOXENOS]
        else:
            assert facts(told, "left") == []
            assert state.free == [NONE, ASHKAN, PHILOXENOS, LACYDES]


@pytest.mark.rule("H-R4", "H-D11")
def test_first_nobody_leaves_beforehand_if_the_rightmost_space_is_empty():
    state, told = reset("first", [FREE[0], FREE[1], PHILOXENOS, NONE], [NONE] * 6)
    assert facts(told, "left") == []
    assert state.free == [NONE, FREE[0], FREE[1], PHILOXENOS]


@pytest.mark.rule("H-R4")
@both
def test_six_regional_doctors_push_out_everybody_else(edition):
    state, told = reset(edition, FREE, TOPS)
    gone = [one["doctor"] for one in facts(told, "left")]
    assert gone == [FREE[3], FREE[2], FREE[1], FREE[0], TOPS[0], TOPS[1]]
    assert state.free == [TOPS[5], TOPS[4], TOPS[3], TOPS[2]]


@pytest.mark.rule("H-R4")
@both
def test_two_extra_doctors_fill_up_rightmost_first(edition):
    spare = (doctor(CARTHAGE, 1), doctor(GREECE, 3))
    left = [ARISTOPHANES, NONE, ASHKAN, NONE, NONE, NONE]
    state, told = reset(edition, [NONE] * 4, left, extra=spare)
    assert state.free == [spare[1], spare[0], ASHKAN, ARISTOPHANES]
    assert [one["space"] for one in facts(told, "joined")] == [1, 0]


@pytest.mark.rule("H-R4")
@both
def test_with_enough_regional_doctors_the_extra_ones_wait(edition):
    spare = (doctor(CARTHAGE, 1), doctor(GREECE, 3))
    left = [ARISTOPHANES, NONE, ASHKAN, CELSE, XENOPHON, NONE]
    state, _ = reset(edition, [NONE] * 4, left, extra=spare)
    assert state.free == [XENOPHON, CELSE, ASHKAN, ARISTOPHANES]
    assert state.extra == spare


@pytest.mark.rule("H-R4", "H-R1")
@both
def test_options_can_be_taken_anew_in_the_next_round(edition):
    state, _ = reset(edition, FREE, [NONE] * 6, option=2)
    while state.view(None)["phase"] != "welcome":
        do(state, "pass")
    begin(state, "recruitment")
    own(state, 0, money=5)
    assert can(state, "option", 2)


@pytest.mark.rule("H-R4")
@both
def test_kits_and_tiles_stay_when_the_zone_is_reset(edition):
    state = market(4, edition)
    kits, tiles = state.kits[:], state.tiles[:]
    to_step_b(state)
    pass_all(state)
    assert wanted(state)[0] == "treat"
    assert (state.kits, state.tiles) == (kits, tiles)


@pytest.mark.rule("H-C9")
@both
def test_one_may_trade_at_every_step_of_the_recruitment(edition):
    state = market(4, edition)
    begin(state, "recruitment")
    do(state, "buy", HERBS)
    do(state, "option", 0)
    while asked(state)["to"] == "option":
        do(state, "pass")
    do(state, "buy", HERBS)
    do(state, "pass")
    assert wanted(state) == ("hire_optioned", 0)
    do(state, "sell", HERBS)
    assert shown(state)["vials"] == [0, 1, 0]
