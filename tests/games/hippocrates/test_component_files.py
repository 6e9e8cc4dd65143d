"""Component sets as files: what a mistake is called, what an owner's file may leave out, and what
a set of one's own changes."""

from __future__ import annotations

import pytest

from asclepia.table import ComponentError

from .positions import (
    EDITIONS,
    FILE,
    GAME,
    PRINTED,
    do,
    enter,
    names,
    play_out,
    printed_parts,
    read_parts,
    roll,
    shown,
    table,
    write_parts,
)

# Ways to get it wrong


def put(*path, value):
    """Set what lies there."""

    def change(parts):
        for step in path[:-1]:
            parts = parts[step]
        parts[path[-1]] = value

    return change


def drop(*path):
    """Leave it out."""

    def change(parts):
        for step in path[:-1]:
            parts = parts[step]
        del parts[path[-1]]

    return change


def rename(*path, to):
    def change(parts):
        for step in path[:-1]:
            parts = parts[step]
        parts[to] = parts.pop(path[-1])

    return change


def tile_of(kind, /, **changes):
    """The first tile of this kind says something else; None leaves it out."""

    def change(parts):
        (tile, *_) = [one for one in parts["tiles"] if one["kind"] == kind]
        for name, value in changes.items():
            if value is None:
                tile.pop(name, None)
            else:
                tile[name] = value

    return change


def place_of(kind):
    kinds = [one["kind"] for one in printed_parts()["tiles"]]
    return f"tiles, entry {kinds.index(kind) + 1}"


def twice(table):
    def change(parts):
        parts[table][1]["number"] = parts[table][0]["number"]

    return change


def move(table, region):
    """The first one comes from another region."""
    return lambda parts: parts[table][0].update(region=region)


def case(name, change, *told):
    """A mistake: its name, how it is made, what the message must say."""
    return pytest.param(change, told, id=name)


NUMBER = f"patients, number {printed_parts()['patients'][0]['number']}"
DOCTOR = f"doctors, number {printed_parts()['doctors'][0]['number']}"
MISTAKES = [
    # Keys and kinds of value
    case("misspelt key", rename("title", to="titel"), "titel"),
    case("no patients", drop("patients"), "patients"),
    case("misspelt region", rename("columns", "persia", to="parsia"), "columns", "parsia"),
    case("misspelt medicine", put("kits", 0, "vials", value={"potion": 1}), "kits[0]", "potion"),
    case("region of a patient", move("patients", "sparta"), "patients[0].region", "sparta"),
    case("unknown field", put("patients", 0, "age", value=30), "patients[0]", "age"),
    case("no offering", drop("patients", 0, "offering"), "patients[0]", "offering"),
    case("no needs", drop("patients", 0, "needs"), "patients[0]", "needs"),
    case("no points", drop("patients", 0, "points"), "patients[0]", "points"),
    case("no name", drop("patients", 0, "name"), "patients[0]", "name"),
    case("no cost", drop("doctors", 0, "cost"), "doctors[0]", "cost"),
    case("no contracts", drop("doctors", 0, "contracts"), "doctors[0]", "contracts"),
    case("no track", drop("track"), "track"),
    case("no basic doctor", drop("basic"), "basic"),
    case("no start", drop("track", "start"), "track", "start"),
    case("a word for a number", put("kits", 3, "cost", value="four"), "kits[3].cost", "str"),
    case("half a drachma", put("patients", 0, "offering", value=1.5), "patients[0].offering"),
    case("empty name", put("patients", 0, "name", value=" "), "patients, entry 1.name", "empty"),
    case(
        "empty in a language",
        put("patients", 0, "name", value={"en": "A", "fr": ""}),
        "patients, entry 1.name.fr",
        "empty",
    ),
    case("one language", put("doctors", 0, "name", value={"en": "A"}), "doctors[0].name", "fr"),
    case("another kind of tile", tile_of("double", kind="triple"), "tiles[", "kind", "triple"),
    # Patients
    case("71 patients", drop("patients", 0), "patients", "72", "71", "H-C2"),
    case(
        "13 of a region",
        move("patients", "persia"),
        "patients: 12 of persia (H-C2), not 13",
        "patients: 12 of macedonia (H-C2), not 11",
    ),
    case("number twice", twice("patients"), "patients: the number", "twice"),
    case("needs nothing", put("patients", 0, "needs", value={}), f"{NUMBER}.needs", "one vial"),
    case(
        "needs too much",
        put("patients", 0, "needs", value={"herbs": 7}),
        f"{NUMBER}.needs.herbs: from 0 to 6, not 7",
    ),
    case(
        "needs less than nothing",
        put("patients", 0, "needs", value={"herbs": -1, "potions": 2}),
        f"{NUMBER}.needs.herbs: from 0 to 6, not -1",
    ),
    case(
        "takes money",
        put("patients", 0, "offering", value=-1),
        f"{NUMBER}.offering: from 0 to 20, not -1",
    ),
    case(
        "too generous",
        put("patients", 0, "offering", value=21),
        f"{NUMBER}.offering: from 0 to 20, not 21",
    ),
    case(
        "worth too much",
        put("patients", 0, "points", value=21),
        f"{NUMBER}.points: from 0 to 20, not 21",
    ),
    # Doctors
    case("29 doctors", drop("doctors", 0), "doctors", "30", "29", "H-C3"),
    case("6 of a region", move("doctors", "greece"), "doctors: 5 of greece (H-C3), not 6"),
    case("doctor's number twice", twice("doctors"), "doctors: the number", "twice"),
    case(
        "no contract",
        put("doctors", 0, "contracts", value=[]),
        f"{DOCTOR}.contracts: from 1 to 3 (H-C3), not 0",
    ),
    case(
        "four contracts",
        put("doctors", 0, "contracts", value=[["herbs"]] * 4),
        f"{DOCTOR}.contracts: from 1 to 3 (H-C3), not 4",
    ),
    case(
        "a contract without medicine",
        put("doctors", 0, "contracts", value=[["herbs"], []]),
        f"{DOCTOR}.contracts, entry 2",
        "H-C3",
    ),
    case(
        "a medicine twice on a contract",
        put("doctors", 0, "contracts", value=[["herbs", "herbs"]]),
        f"{DOCTOR}.contracts, entry 1",
    ),
    case(
        "an unknown medicine",
        put("doctors", 0, "contracts", value=[["wine"]]),
        "doctors[0].contracts[0][0]",
        "wine",
    ),
    case("paid to come", put("doctors", 0, "cost", value=-1), f"{DOCTOR}.cost: from 0 to 40"),
    case("too dear", put("doctors", 0, "cost", value=41), f"{DOCTOR}.cost: from 0 to 40, not 41"),
    case("no points left", put("doctors", 0, "points", value=-1), f"{DOCTOR}.points: from 0 to 20"),
    case(
        "basic doctor with four contracts",
        put("basic", "contracts", value=[["herbs"]] * 4),
        "basic.contracts: from 1 to 3 (H-C3), not 4",
    ),
    # Kits
    case("29 kits", drop("kits", 0), "kits", "30", "29", "H-C5"),
    case("a kit that pays", put("kits", 6, "cost", value=-1), "kits, entry 7.cost: from 0 to 20"),
    case("an empty kit", put("kits", 6, "vials", value={}), "kits, entry 7.vials", "one vial"),
    case(
        "a kit with a debt",
        put("kits", 6, "vials", value={"herbs": -1}),
        "kits, entry 7.vials.herbs: from 0 to 6, not -1",
    ),
    # Tiles
    case("31 tiles", lambda parts: parts["tiles"].append(parts["tiles"][0]), "30", "31", "H-C5"),
    case(
        "welcome without a region",
        tile_of("welcome", region=None),
        f"{place_of('welcome')}.region",
        "welcome",
        "H-C5",
    ),
    case("welcome to nothing", tile_of("welcome", gain=None), f"{place_of('welcome')}.gain"),
    case("double of nowhere", tile_of("double", region=None), f"{place_of('double')}.region"),
    case(
        "double with a gain",
        tile_of("double", gain={"points": 1}),
        f"{place_of('double')}.gain: a tile of the kind 'double' has none",
    ),
    case("well patient", tile_of("patient", needs=None), f"{place_of('patient')}.needs"),
    case(
        "patient with contracts",
        tile_of("patient", contracts=[["herbs"]]),
        f"{place_of('patient')}.contracts",
        "has none",
    ),
    case("idle doctor", tile_of("doctor", contracts=None), f"{place_of('doctor')}.contracts"),
    case(
        "doctor in need",
        tile_of("doctor", needs={"herbs": 1}),
        f"{place_of('doctor')}.needs",
        "has none",
    ),
    case(
        "doctor with four contracts",
        tile_of("doctor", contracts=[["herbs"]] * 4),
        f"{place_of('doctor')}.contracts: from 1 to 3",
    ),
    case("lightning for nothing", tile_of("lightning", gain=None), f"{place_of('lightning')}.gain"),
    case(
        "lightning of a region",
        tile_of("lightning", region="persia"),
        f"{place_of('lightning')}.region",
        "has none",
    ),
    case(
        "lightning strikes its owner",
        tile_of("lightning", gain={"drachmas": -1}),
        f"{place_of('lightning')}.gain.drachmas: from 0 to 20, not -1",
    ),
    case(
        "points of a double tile",
        tile_of("double", points=2),
        f"{place_of('double')}.points",
        "as a gain",
    ),
    case(
        "patient worth too much",
        tile_of("patient", points=21),
        f"{place_of('patient')}.points: from 0 to 20, not 21",
    ),
    case(
        "patient who needs nothing",
        tile_of("patient", needs={}),
        f"{place_of('patient')}.needs: at least one vial",
    ),
    # The board
    case("no Persia", drop("columns", "persia"), "columns.persia", "3 spaces", "H-C6"),
    case("a short queue", drop("columns", "persia", 0), "columns.persia", "3 spaces", "not 2"),
    case(
        "an assistant in column 3",
        put("columns", "persia", 1, "assistant", value=True),
        "columns.persia, entry 2.assistant",
        "H-C6",
    ),
    case(
        "an empty space that costs",
        put("columns", "persia", 1, "empty", value=-1),
        "columns.persia, entry 2.empty: from 0 to 20, not -1",
    ),
    case(
        "a space that takes vials",
        put("columns", "cyrene", 0, "gain", value={"unguents": -1}),
        "columns.cyrene, entry 1.gain.unguents: from 0 to 20, not -1",
    ),
    case(
        "a space that gives too much",
        put("columns", "cyrene", 0, "gain", value={"reputation": 21}),
        "columns.cyrene, entry 1.gain.reputation: from -20 to 20, not 21",
    ),
    case(
        "a space that takes too much",
        put("columns", "cyrene", 0, "gain", value={"drachmas": -21}),
        "columns.cyrene, entry 1.gain.drachmas: from -20 to 20, not -21",
    ),
    case(
        "points below all bounds",
        put("columns", "macedonia", 0, "gain", value={"points": -21}),
        "columns.macedonia, entry 1.gain.points: from -20 to 20, not -21",
    ),
    case(
        "a wrong revised space",
        put("columns", "macedonia", 0, "revised", value={"herbs": -1}),
        "columns.macedonia, entry 1.revised.herbs: from 0 to 20, not -1",
    ),
    case("no sections", put("track", "sections", value=[]), "track.sections: from 1 to 12, not 0"),
    case(
        "thirteen sections",
        put("track", "sections", value=[{"spaces": 3, "wage": 1}] * 13),
        "track.sections: from 1 to 12, not 13",
    ),
    case(
        "an empty section",
        put("track", "sections", 1, "spaces", value=0),
        "track.sections, entry 2.spaces: from 1 to 40, not 0",
    ),
    case(
        "a wage below nothing",
        put("track", "sections", 1, "wage", value=-1),
        "track.sections, entry 2.wage: from 0 to 20, not -1",
    ),
    case("start before the track", put("track", "start", value=0), "track.start: from 1 to"),
    case("start beyond the track", put("track", "start", value=99), "track.start", "not 99"),
    case(
        "two markers for one",
        put("track", "three_players", value=[3, 4]),
        "track.three_players: 1 virtual players (H-S4), not 2",
    ),
    case(
        "one marker for two",
        put("track", "two_players", value=[3]),
        "track.two_players: 2 virtual players (H-S4), not 1",
    ),
    case(
        "no marker for three",
        put("track", "solo", value=[]),
        "track.solo: 3 virtual players (H-S4), not 0",
    ),
    case(
        "a marker beside the track",
        put("track", "solo", value=[1, 2, 0]),
        "track.solo: from 1 to",
        "not 0",
    ),
]


@pytest.mark.rule("H-C2", "H-C3", "H-C4", "H-C5", "H-C6", "H-C8")
@pytest.mark.parametrize(("change", "told"), MISTAKES)
def test_a_mistake_is_named_with_its_file_entry_and_field(change, told, tmp_path):
    parts = printed_parts()
    change(parts)
    path = write_parts(parts, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    for part in told:
        assert part in message
    assert caught.value.problems


def test_several_mistakes_are_all_told_at_once(tmp_path):
    parts = printed_parts()
    parts["kits"][0]["cost"] = -1
    parts["patients"][0]["points"] = 99
    with pytest.raises(ComponentError) as caught:
        read_parts(parts, tmp_path)
    assert len(caught.value.problems) == 2
    assert len(str(caught.value).splitlines()) == 2


BOUNDS = [
    put("patients", 0, "needs", value={"herbs": 6}),
    put("patients", 0, "offering", value=0),
    put("patients", 0, "offering", value=20),
    put("patients", 0, "points", value=20),
    put("doctors", 0, "cost", value=0),
    put("doctors", 0, "cost", value=40),
    put("doctors", 0, "contracts", value=[["herbs"]] * 3),
    put("kits", 0, "cost", value=0),
    put("columns", "persia", 0, "empty", value=0),
    put("columns", "persia", 0, "empty", value=20),
    put("columns", "cyrene", 0, "gain", value={"drachmas": -20, "reputation": -20}),
    put("columns", "macedonia", 2, "gain", value={"points": -20}),
    put("track", "sections", 1, "wage", value=20),
    put("track", "sections", value=[{"spaces": 40, "wage": 0}]),
    put("track", "start", value=1),
    tile_of("lightning", gain={}),
    tile_of("patient", points=0),
]


@pytest.mark.parametrize("change", BOUNDS)
def test_values_at_their_bounds_are_accepted(change, tmp_path):
    parts = printed_parts()
    change(parts)
    assert read_parts(parts, tmp_path).name == "reconstructed"


# What is odd, but can be played


@pytest.mark.rule("H-C6")
@pytest.mark.parametrize("field", ["gain", "revised"])
def test_points_outside_column_one_are_warned_about(field, tmp_path):
    parts = printed_parts()
    parts["columns"]["greece"][1][field] = {"points": 1}
    mine = read_parts(parts, tmp_path)
    (warning,) = mine.warnings()
    assert warning.startswith("columns.greece, entry 2.gain.points: ")
    assert "H-C6" in warning


@pytest.mark.rule("H-C8")
def test_wages_that_rise_are_warned_about(tmp_path):
    parts = printed_parts()
    parts["track"]["sections"][-1]["wage"] = 9
    (warning,) = read_parts(parts, tmp_path).warnings()
    assert warning.startswith("track.sections: ")
    assert "H-C8" in warning


# An owner's file: nothing is demanded that the rulebook does not print


def owners_file():
    """Plain names, no lines, nothing said about the editions."""
    parts = printed_parts()
    parts |= {"name": "mine", "title": "My box", "source": "my box"}
    for one in (*parts["patients"], *parts["doctors"], *parts["tiles"]):
        one.pop("line", None)
        one["name"] = one["name"]["en"]
    parts["basic"] = {name: parts["basic"][name] for name in ("contracts", "points")}
    for line in parts["columns"].values():
        for space in line:
            space.pop("revised", None)
    return parts


@pytest.mark.rule("H-C2", "H-C3", "H-C4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_owners_file_needs_one_language_and_no_lines(edition, tmp_path):
    mine = read_parts(owners_file(), tmp_path)
    state = GAME.start(2, 1, mine, edition=edition)
    printed = state.printed()
    name = printed["patients"][0]["name"]
    assert name["en"] == name["fr"] != ""
    assert printed["patients"][0]["line"] == {"en": "", "fr": ""}
    assert printed["basic"]["name"]["en"] != printed["basic"]["name"]["fr"]
    play_out(state)
    assert state.over


@pytest.mark.rule("H-C5")
def test_an_owners_file_need_not_name_tiles(tmp_path):
    """The printed tiles have no names."""
    parts = owners_file()
    for one in parts["tiles"]:
        one.pop("name")
    mine = read_parts(parts, tmp_path)
    state = GAME.start(4, 1, mine)
    for language in ("en", "fr"):
        called = [one["name"][language] for one in state.printed()["tiles"]]
        assert len(set(called)) == 30  # by what they do
    play_out(state)


@pytest.mark.rule("H-D22")
def test_a_file_without_the_revised_space_plays_both_editions_alike(tmp_path):
    mine = read_parts(owners_file(), tmp_path)
    first, revised = (GAME.start(4, 1, mine, edition=edition).printed() for edition in EDITIONS)
    assert first["spaces"] == revised["spaces"]


# What a set of one's own changes


@pytest.mark.rule("H-C6", "H-C8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_reckons_with_the_values_of_the_set(edition, tmp_path):
    parts = printed_parts()
    parts["columns"]["persia"][0]["gain"] = {"drachmas": 13}
    parts["columns"]["carthage"][0]["gain"] = {"points": 5}
    parts["track"] |= {"start": 2}
    mine = read_parts(parts, tmp_path)
    state = table(4, edition, mine)
    assert state.reputation == [1, 1, 1, 1]
    roll(state, "000000")
    enter(state, 2)
    assert shown(state, 0)["money"] == 13
    enter(state, 1)
    assert shown(state, 1)["points"] == 5


@pytest.mark.rule("H-W2", "H-X2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_space_may_cost_points(edition, tmp_path):
    parts = printed_parts()
    parts["columns"]["macedonia"][1]["gain"] = {"points": -3}
    state = table(4, edition, read_parts(parts, tmp_path))
    roll(state, "111111")
    told = do(state, "enter", 0)
    assert shown(state, 0)["points"] == -3
    assert "scored" in names(told)


# Files


def test_a_set_for_another_game_is_refused(tmp_path):
    path = write_parts(printed_parts() | {"game": "garum"}, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    assert str(caught.value).startswith(f"{path}: game: ")


def test_broken_toml_is_told_with_its_line(tmp_path):
    path = tmp_path / "broken.toml"
    text = FILE.read_text(encoding="utf-8")
    path.write_text(text.replace("[[patients]]", "[[patients]", 1), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"not valid TOML.*line"):
        GAME.read_components(path)


def test_comments_and_layout_do_not_change_the_digest(tmp_path):
    assert read_parts(printed_parts(), tmp_path).digest == PRINTED.digest


@pytest.mark.parametrize(
    "change",
    [
        put("patients", 0, "points", value=9),
        put("doctors", 0, "cost", value=9),
        put("kits", 0, "cost", value=9),
        tile_of("lightning", gain={"drachmas": 9}),
        put("columns", "persia", 0, "empty", value=9),
        put("track", "start", value=3),
        put("basic", "points", value=9),
    ],
)
def test_every_change_of_content_changes_the_digest(change, tmp_path):
    parts = printed_parts()
    change(parts)
    assert read_parts(parts, tmp_path).digest != PRINTED.digest


@pytest.mark.rule("H-C2", "H-C3")
def test_patients_and_doctors_may_stand_in_the_file_in_any_order(tmp_path):
    parts = printed_parts()
    parts["patients"].reverse()
    parts["doctors"].reverse()
    mine = read_parts(parts, tmp_path)
    assert GAME.start(3, 1, mine).printed() == GAME.start(3, 1).printed()
    assert GAME.start(3, 1, mine).view(0) == GAME.start(3, 1).view(0)
