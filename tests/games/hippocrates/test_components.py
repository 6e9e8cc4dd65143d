"""What is in the box (H-C1 to H-C10): all that the rulebooks tell is kept exactly."""

from __future__ import annotations

from collections import Counter

import pytest

from .positions import (
    BASIC,
    BENCH,
    EDITIONS,
    FILE,
    GAME,
    MEDICINES,
    PRINTED,
    REGIONS,
    SEATS,
    gain,
    medicines,
    printed_parts,
    vials,
)

LANGUAGES = ("en", "fr")


def start(seats=4, edition="revised", components=None):
    return GAME.start(seats, 1, components, edition=edition)


def test_the_workbench_of_these_tests_is_a_set_that_could_be_played():
    assert list(BENCH.problems()) == []
    assert list(BENCH.warnings()) == []


def test_the_games_own_set_is_without_fault():
    assert list(PRINTED.problems()) == []
    assert list(PRINTED.warnings()) == []


@pytest.mark.rule("H-C1")
def test_six_regions_and_three_medicines_in_their_order():
    words = GAME.texts()
    regions = [words.say("region-name", number=number) for number in range(6)]
    assert regions == ["Macedonia", "Carthage", "Persia", "Alexandria", "Greece", "Cyrene"]
    kinds = [words.say("medicine-name", number=number) for number in range(3)]
    assert kinds == ["potions", "herbs", "unguents"]
    assert list(PRINTED.columns) == list(REGIONS)


@pytest.mark.rule("H-C2")
def test_seventy_two_patients_twelve_a_region():
    patients = start().printed()["patients"]
    assert len(patients) == 72
    assert Counter(one["region"] for one in patients) == dict.fromkeys(range(6), 12)
    assert len({one["number"] for one in patients}) == 72
    for one in patients:
        assert one["offering"] >= 0
        assert one["points"] > 0
        assert sum(one["needs"]) > 0
    kinds = Counter(sum(count > 0 for count in one["needs"]) for one in patients)
    assert kinds[2] == max(kinds.values())  # usually of two kinds


@pytest.mark.rule("H-C3")
def test_thirty_doctors_five_a_region():
    doctors = start().printed()["doctors"]
    assert len(doctors) == 30
    assert Counter(one["region"] for one in doctors) == dict.fromkeys(range(6), 5)
    assert len({one["number"] for one in doctors}) == 30
    for one in doctors:
        assert 1 <= len(one["contracts"]) <= 3
        assert all(contract for contract in one["contracts"])
        assert one["cost"] > 0
        assert one["points"] > 0
    assert {len(one["contracts"]) for one in doctors} == {1, 2, 3}


@pytest.mark.rule("H-C3")
def test_what_the_rulebooks_tell_of_doctors_is_kept():
    doctors = {one["name"]["en"]: one for one in start().printed()["doctors"]}
    assert len(doctors["Leandros"]["contracts"]) == 2
    assert doctors["Philoxenos"]["points"] == 7
    regions = {"Philoxenos": "macedonia", "Tedros": "cyrene", "Oribase": "alexandria"}
    for name, region in regions.items():
        assert REGIONS[doctors[name]["region"]] == region
    # The examples of the reset move them in this order, which is that of the columns.
    for row in (("Aristophanes", "Ashkan", "Celse", "Xenophon"), ("Aristophanes", "Ashkan")):
        columns = [doctors[name]["region"] for name in row]
        assert columns == sorted(set(columns))
    assert doctors["Ashkan"]["region"] < doctors["Althaia"]["region"]
    assert "Lacydes" in doctors


@pytest.mark.rule("H-C4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_the_same_basic_doctor(seats, edition):
    state = start(seats, edition)
    basic = state.printed()["basic"]
    assert 1 <= len(basic["contracts"]) <= 3
    for seat in range(seats):
        assert state.practices[seat].doctors == (BASIC,)
        assert len(state.practices[seat].attached[0]) == len(basic["contracts"])


@pytest.mark.rule("H-C5")
def test_thirty_kits_with_a_cost_and_vials():
    kits = start().printed()["kits"]
    assert len(kits) == 30
    assert all(one["cost"] > 0 and sum(one["vials"]) > 0 for one in kits)
    totals = [sum(one["vials"][medicine] for one in kits) for medicine in range(3)]
    assert max(totals) - min(totals) <= 1  # no medicine is favoured


@pytest.mark.rule("H-C5")
def test_thirty_knowledge_tiles_of_five_kinds():
    tiles = start().printed()["tiles"]
    assert len(tiles) == 30
    kinds = {"welcome", "double", "patient", "doctor", "lightning"}
    assert {one["kind"] for one in tiles} == kinds
    for one in tiles:
        assert (one["region"] >= 0) == (one["kind"] in ("welcome", "double"))
        assert (sum(one["needs"]) > 0) == (one["kind"] == "patient")
        assert (one["contracts"] != []) == (one["kind"] == "doctor")


@pytest.mark.rule("H-C5", "H-K2")
def test_the_six_welcome_tiles_give_what_the_rulebooks_say():
    found = {one.region: one.gain for one in PRINTED.tiles if one.kind == "welcome"}
    assert found == {
        "macedonia": gain(points=2, reputation=2),
        "carthage": gain("ppp"),
        "persia": gain(drachmas=7),
        "alexandria": gain("hhh"),
        "greece": gain(reputation=4),
        "cyrene": gain("uuu"),
    }
    assert {one.region for one in PRINTED.tiles if one.kind == "double"} == set(REGIONS)


@pytest.mark.rule("H-C5", "H-K4")
def test_lightning_gives_reputation_medicines_or_drachmas():
    gains = [one.gain for one in PRINTED.tiles if one.kind == "lightning"]
    assert all(one.points == 0 for one in gains)
    assert any(one.reputation for one in gains)
    assert any(one.drachmas for one in gains)
    assert [any(one.vials()[medicine] for one in gains) for medicine in range(3)] == [True] * 3


@pytest.mark.rule("H-C6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_queue_spaces_are_as_far_as_they_are_known(edition):
    spaces = start(edition=edition).printed()["spaces"]
    assert [len(column) for column in spaces] == [3] * 6
    for column in range(6):
        first, _, last = (space["gain"] for space in spaces[column])
        assert first["reputation"] > 0
        assert min(last["reputation"], last["money"]) < 0  # further back costs something
        for space in spaces[column]:
            assert space["empty"] > 0
            assert space["assistant"] == bool(column % 2)
            assert (space["gain"]["points"] > 0) == (column == 0)


@pytest.mark.rule("H-C6")
def test_every_column_has_its_theme():
    def worth(space, theme):
        if theme in MEDICINES.values():
            return getattr(space.gain, theme)
        return {"points": space.gain.points, "drachmas": space.gain.drachmas}.get(
            theme, space.gain.reputation
        )

    themes = ("points", "potions", "drachmas", "herbs", "reputation", "unguents")
    for region, theme in zip(REGIONS, themes, strict=True):
        values = [worth(space, theme) for space in PRINTED.columns[region]]
        assert values == sorted(values)  # further back is worth more
        assert 0 < values[0] < values[2]


@pytest.mark.rule("H-C6", "H-D22")
def test_the_first_space_is_the_only_one_that_the_editions_print_differently():
    first, revised = (
        start(edition=edition).printed()["spaces"] for edition in ("first", "revised")
    )
    different = [
        (column, row)
        for column in range(6)
        for row in range(3)
        if first[column][row] != revised[column][row]
    ]
    assert different == [(0, 0)]
    assert first[0][0]["gain"] == {"points": 1, "reputation": 1, "money": 0, "vials": [0, 0, 0]}
    assert revised[0][0]["gain"] == {"points": 1, "reputation": 1, "money": 1, "vials": [0, 0, 0]}


@pytest.mark.rule("H-C8")
def test_the_reputation_track_has_sections_with_falling_wages():
    track = PRINTED.track
    wages = [section.wage for section in track.sections]
    assert wages == sorted(set(wages), reverse=True)
    assert len(wages) > 2
    assert 1 <= track.start <= track.length()
    assert [len(track.three_players), len(track.two_players), len(track.solo)] == [1, 2, 3]
    printed = start().printed()
    assert sum(section["spaces"] for section in printed["track"]) == track.length()
    assert printed["start"] == track.start - 1


@pytest.mark.rule("H-C8", "H-S4")
@pytest.mark.parametrize("seats", SEATS)
def test_markers_start_where_the_track_says(seats):
    state = start(seats)
    track = PRINTED.track
    virtual = {1: track.solo, 2: track.two_players, 3: track.three_players, 4: []}[seats]
    assert state.reputation == [track.start - 1] * seats + [space - 1 for space in virtual]


@pytest.mark.rule("H-C10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_assistant_has_the_colour_of_its_columns_medicine(edition):
    """Column 2 gives potions, 4 herbs, 6 unguents, and the assistant of that colour."""
    spaces = start(edition=edition).printed()["spaces"]
    for assistant, column in enumerate((1, 3, 5)):
        vials_there = spaces[column][0]["gain"]["vials"]
        assert vials_there.index(max(vials_there)) == assistant


# Printed, in words


@pytest.mark.rule("H-C2", "H-C3")
def test_each_patient_and_doctor_is_a_person_in_both_languages():
    printed = start().printed()
    people = [*printed["patients"], *printed["doctors"], printed["basic"]]
    for language in LANGUAGES:
        for one in people:
            for part in ("name", "line"):
                assert one[part][language].strip()
                assert "\n" not in one[part][language]
        for part in ("name", "line"):
            assert len({one[part][language] for one in people}) == len(people)
    tiles = printed["tiles"]
    for language in LANGUAGES:
        assert len({one["name"][language] for one in tiles}) == 30


@pytest.mark.rule("H-C2", "H-C3", "H-C5")
def test_what_is_printed_is_what_the_file_says():
    parts = printed_parts()
    printed = start().printed()
    patients = sorted(
        parts["patients"], key=lambda one: (REGIONS.index(one["region"]), one["number"])
    )
    for one, shown in zip(patients, printed["patients"], strict=True):
        assert (shown["number"], shown["offering"], shown["points"]) == (
            one["number"],
            one["offering"],
            one["points"],
        )
        assert shown["needs"] == [one["needs"].get(name, 0) for name in MEDICINES.values()]
        assert shown["name"] == one["name"]
    doctors = sorted(
        parts["doctors"], key=lambda one: (REGIONS.index(one["region"]), one["number"])
    )
    for one, shown in zip(doctors, printed["doctors"], strict=True):
        assert (shown["number"], shown["cost"], shown["points"]) == (
            one["number"],
            one["cost"],
            one["points"],
        )
        names = list(MEDICINES.values())
        given = [[names[kind] for kind in contract] for contract in shown["contracts"]]
        assert given == [sorted(contract, key=names.index) for contract in one["contracts"]]
    for one, shown in zip(parts["kits"], printed["kits"], strict=True):
        assert shown["cost"] == one["cost"]
        assert shown["vials"] == [one["vials"].get(name, 0) for name in MEDICINES.values()]


@pytest.mark.rule("H-C2", "H-C3", "H-C5", "H-C6")
def test_the_engine_reckons_with_what_is_printed():
    """Patients and doctors on tiles count on after the printed ones."""
    for components in (PRINTED, BENCH):
        for edition in EDITIONS:
            state = start(4, edition, components)
            box, printed = state.box, state.printed()
            bits = [1, 2, 4]
            people = [*printed["patients"], *printed["tiles"]]
            assert box.needs == [one["needs"] for one in people]
            assert box.patient_points == [one["points"] for one in people]
            assert box.offerings == [one["offering"] for one in printed["patients"]]
            assert box.patient_numbers == [one["number"] for one in printed["patients"]]
            healers = [*printed["doctors"], printed["basic"], *printed["tiles"]]
            contracts = [
                [sum(bits[kind] for kind in contract) for contract in one["contracts"]]
                for one in healers
            ]
            assert box.contracts == contracts
            assert box.doctor_points == [one["points"] for one in healers]
            assert box.costs == [one["cost"] for one in printed["doctors"]]
            assert box.doctor_numbers == [one["number"] for one in printed["doctors"]]
            assert box.empty == [[one["empty"] for one in line] for line in printed["spaces"]]
            for line, gains in zip(printed["spaces"], box.gains, strict=True):
                for space, mine in zip(line, gains, strict=True):
                    assert space["gain"] == {
                        "points": mine.points,
                        "reputation": mine.reputation,
                        "money": mine.money,
                        "vials": mine.vials,
                    }
            wages = [one["wage"] for one in printed["track"] for _ in range(one["spaces"])]
            assert box.wages == wages


def test_a_file_says_that_its_values_are_reconstructed():
    assert FILE.read_text(encoding="utf-8").startswith("# Hippocrates")
    assert PRINTED.name == "reconstructed"
    assert (vials("pph").of_each(), medicines("pu h")) == (
        [2, 1, 0],
        [["potions", "unguents"], ["herbs"]],
    )
