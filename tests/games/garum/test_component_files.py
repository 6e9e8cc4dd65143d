"""Component sets as files: what a mistake is called, and what another set changes."""

from __future__ import annotations

from collections import Counter

import pytest

from asclepia.table import ComponentError

from .positions import (
    BOARDS,
    FILE,
    GAME,
    components,
    facts,
    picture,
    play_out,
    printed_parts,
    start,
    write_parts,
)


def renamed(table, old, new):
    """The same table with a misspelt key."""
    return {new if key == old else key: value for key, value in table.items()}


def troia(**changes):
    return lambda parts: parts["boards"]["troia"].update(changes)


def baelo(**changes):
    return lambda parts: parts["boards"]["baelo"].update(changes)


def tile(colour, number, face):
    return lambda parts: parts["tiles"][colour].__setitem__(number - 1, face)


def bonus_cell(board, y, x, cell):
    """Print something into row y, cell x of a board's bonuses."""

    def change(parts):
        rows = parts["boards"][board]["bonuses"]
        rows[y - 1] = rows[y - 1][: x - 1] + cell + rows[y - 1][x:]

    return change


def misspelt_key(where, old, new):
    def change(parts):
        if where == "":
            parts[new] = parts.pop(old)
        elif where == "tiles":
            parts["tiles"] = renamed(parts["tiles"], old, new)
        elif where == "boards":
            parts["boards"] = renamed(parts["boards"], old, new)
        else:
            parts["boards"][where] = renamed(parts["boards"][where], old, new)

    return change


def without(board, key):
    return lambda parts: parts["boards"][board].pop(key)


def two_cetaria_with_one_number(parts):
    parts["boards"]["troia"]["cetaria"][0][0] = parts["boards"]["troia"]["cetaria"][0][1]


def a_second_gap_in_a_row(parts):
    """Two tanks change places with a gap, so that a row has two gaps and another none."""
    rows = parts["boards"]["baelo"]["cetaria"]
    gap = rows[1].index(0)
    other = next(x for x in range(4) if x != gap and rows[0][x])
    rows[1][gap], rows[0][other] = rows[0][other], 0


def one_bonus_less(board):
    def change(parts):
        rows = parts["boards"][board]["bonuses"]
        y = next(y for y in range(16) if "g" in rows[y])
        rows[y] = rows[y].replace("g", ".", 1)

    return change


def bonus_on_a_gap(parts):
    rows = parts["boards"]["baelo"]["cetaria"]
    bonus_cell("baelo", 1, rows[0].index(0) * 4 + 1, "*")(parts)


def case(name, rules, change, *told):
    """A mistake: its name, the rules it breaks, how it is made, what the message must say."""
    marks = [pytest.mark.rule(*rules.split())] if rules else []
    return pytest.param(change, told, id=name, marks=marks)


EIGHT = [[1, 2, 3, 4], [5, 6, 7, 8]]
MISTAKES = [
    # Keys and kinds of value
    case("misspelt key", "", misspelt_key("", "title", "titel"), "titel"),
    case("misspelt colour", "G-C1", misspelt_key("tiles", "blue", "bleu"), "tiles", "bleu"),
    case("misspelt board", "G-C3", misspelt_key("boards", "troia", "troja"), "boards", "troja"),
    case("typo on Troia", "G-C3", misspelt_key("troia", "hand", "hnad"), "boards.troia", "hnad"),
    case("typo on Baelo", "G-C7", misspelt_key("baelo", "hand", "hnad"), "boards.baelo", "hnad"),
    case("missing field", "G-C7", without("baelo", "tiles_out"), "boards.baelo", "tiles_out"),
    case("a word for a number", "G-S1", troia(hand="four"), "boards.troia.hand", "str"),
    case("half a point", "G-E2", baelo(chart=[[0, 0.5]]), "boards.baelo.chart[0][1]", "float"),
    case("no Troia", "G-C3", lambda parts: parts["boards"].pop("troia"), "boards", "troia"),
    case("no Baelo", "G-C7", lambda parts: parts["boards"].pop("baelo"), "boards", "baelo"),
    case("no tiles", "G-C1", lambda parts: parts.pop("tiles"), "tiles"),
    # Tiles
    case("15 tiles", "G-C1", lambda parts: parts["tiles"]["yellow"].pop(), "tiles.yellow", "15"),
    case(
        "17 tiles", "G-C1", lambda parts: parts["tiles"]["red"].append("rr/rr"), "tiles.red", "17"
    ),
    case("wrong letter", "G-C2", tile("green", 7, "gx/rg"), "tiles.green, tile 7", "gx/rg"),
    case("no slash", "G-C2", tile("green", 7, "ggyr"), "tiles.green, tile 7", "ggyr"),
    case("five specimens", "G-C2", tile("green", 7, "ggg/yr"), "tiles.green, tile 7", "ggg/yr"),
    case("a number for a tile", "G-C2", tile("red", 1, 7), "tiles.red[0]", "int"),
    case("own species too rare", "G-C2", tile("red", 16, "bb/ry"), "tiles.red, tile 16", "bb/ry"),
    case("own species missing", "G-C2", tile("red", 16, "bg/yb"), "tiles.red, tile 16", "bg/yb"),
    case("three of another", "G-C2", tile("blue", 2, "gg/gb"), "tiles.blue, tile 2", "gg/gb"),
    # Boards
    case("a number twice", "G-C4", two_cetaria_with_one_number, "boards.troia.cetaria", "repeats"),
    case(
        "a cetarium without aureus",
        "G-C1 G-C4",
        troia(cetaria=[*EIGHT, [9, 10, 11, 12], [13, 14, 15, 17]]),
        "boards.troia.cetaria",
        "17",
    ),
    case("half a board", "G-C3", troia(cetaria=EIGHT), "boards.troia.cetaria", "four rows"),
    case("two gaps in a row", "G-C7", a_second_gap_in_a_row, "boards.baelo.cetaria", "every row"),
    case("three out", "G-C7", baelo(tiles_out=[1, 2, 3]), "boards.baelo.tiles_out", "[1, 2, 3]"),
    case("one out twice", "G-C7", baelo(tiles_out=[1, 2, 3, 3]), "boards.baelo.tiles_out", "3, 3]"),
    case("five out", "G-C7", baelo(tiles_out=[1, 2, 3, 4, 4]), "boards.baelo.tiles_out", "4, 4]"),
    case("tile 17 out", "G-C7", baelo(tiles_out=[1, 2, 3, 17]), "boards.baelo.tiles_out", "17]"),
    case("a tile too few", "G-C3", troia(tiles_out=[16]), "boards.troia.tiles_out", "[16]"),
    case("no hand", "G-S1", troia(hand=0), "boards.troia.hand", "0"),
    case("too large a hand", "G-S1", baelo(hand=13), "boards.baelo.hand", "13"),
    # Charts
    case("falling points", "G-E1", troia(chart=[[0, 4], [6, 2]]), "boards.troia.chart", "rise"),
    case("level points", "G-E1", troia(chart=[[0, 1], [5, 1]]), "boards.troia.chart", "rise"),
    case("falling steps", "G-E1", troia(chart=[[0, 1], [6, 2], [5, 4]]), "boards.troia.chart"),
    case("a step twice", "G-E1", troia(chart=[[0, 1], [6, 2], [6, 4]]), "boards.troia.chart"),
    case("a late start", "G-E2", baelo(chart=[[1, -1], [5, 4]]), "boards.baelo.chart", "0"),
    case("an empty chart", "G-E2", baelo(chart=[]), "boards.baelo.chart"),
    case("three in a step", "G-E2", baelo(chart=[[0, -1, 3]]), "boards.baelo.chart"),
    # Bonuses
    case("unequal on Troia", "G-C6", one_bonus_less("troia"), "boards.troia.bonuses", "equally"),
    case("unequal on Baelo", "G-C6", one_bonus_less("baelo"), "boards.baelo.bonuses", "equally"),
    case("on a gap", "G-C6 G-C7", bonus_on_a_gap, "boards.baelo.bonuses, row 1, cell", "cetarium"),
    case(
        "unknown bonus",
        "G-C6",
        bonus_cell("troia", 3, 5, "z"),
        "boards.troia.bonuses, row 3, cell 5",
        "'z'",
    ),
    case("a long row", "G-C6", bonus_cell("troia", 3, 16, ".."), "boards.troia.bonuses", "16"),
    case(
        "15 rows",
        "G-C6",
        lambda parts: parts["boards"]["troia"]["bonuses"].pop(),
        "boards.troia.bonuses",
        "16",
    ),
]


@pytest.mark.parametrize(("mistake", "told"), MISTAKES)
def test_a_mistake_is_named_by_file_entry_and_field(mistake, told, tmp_path):
    parts = printed_parts()
    mistake(parts)
    path = write_parts(parts, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    message = str(caught.value)
    assert all(line.startswith(f"{path}: ") for line in message.splitlines())
    for word in told:
        assert word in message.replace(str(path), "")


@pytest.mark.rule("G-C1", "G-C6")
def test_several_mistakes_are_told_together(tmp_path):
    parts = printed_parts()
    parts["tiles"]["blue"].pop()
    tile("red", 2, "bb/bb")(parts)
    one_bonus_less("baelo")(parts)
    with pytest.raises(ComponentError) as caught:
        components(parts, tmp_path)
    told = str(caught.value).splitlines()
    assert len(told) == 3
    for line, entry in zip(told, ["tiles.blue", "tiles.red", "boards.baelo"], strict=True):
        assert entry in line


# Files that are no component set at all; these prove no rule of the game.


def test_a_set_for_another_game_is_refused(tmp_path):
    path = write_parts(printed_parts() | {"game": "medici"}, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    assert str(caught.value).startswith(f"{path}: game: ")
    assert "'medici'" in str(caught.value)
    assert "'garum'" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [("[tiles]", "[tiles"), ("hand = 4", "hand = four"), ("hand = 4", "hand = 4\nhand = 4")],
)
def test_broken_toml_is_told_with_its_line(old, new, tmp_path):
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    assert str(caught.value).startswith(f"{path}: not valid TOML: ")
    assert "line" in str(caught.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(ComponentError, match=r"nowhere\.toml: cannot be read"):
        GAME.read_components(missing)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match=r"binary\.toml: cannot be read"):
        GAME.read_components(binary)


def test_a_set_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(ComponentError, match=r"'printed'.*reconstructed"):
        GAME.start(4, components="printed")


def test_something_that_is_no_set_is_refused():
    with pytest.raises(ComponentError, match="components must be a set for Garum"):
        GAME.start(4, components=["reconstructed"])


# Sets of one's own


@pytest.mark.rule("G-C2", "G-C6", "G-C7", "G-E2")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_set_has_another_digest_and_plays_a_whole_game(board, seats, tmp_path):
    parts = printed_parts() | {"name": "mine", "title": "My own", "source": "my box"}
    parts["tiles"]["blue"][:2] = ["bb/bb", "bb/bb"]
    parts["tiles"]["red"][15] = "ry/yr"
    parts["boards"]["baelo"]["tiles_out"] = [1, 5, 9, 16]
    parts["boards"]["baelo"]["hand"] = 2
    parts["boards"]["troia"]["bonuses"] = ["." * 16] * 15 + ["." * 15 + "*"]
    mine = components(parts, tmp_path)
    assert mine.name == "mine"
    assert mine.digest != GAME.components().digest
    for seed in range(5):
        state = GAME.start(seats, seed, mine, board=board)
        tiles = [tile for tile in range(16) if board == "troia" or tile + 1 not in (1, 5, 9, 16)]
        assert state.printed()["tiles"] == tiles
        assert len(state.stocks[0].hand) == (4 if board == "troia" else 2)
        told = play_out(state, luck=seed)
        assert state.over
        laid = Counter(event["tile"] for event in facts(told, "laid"))
        assert laid == Counter(dict.fromkeys(tiles, 4))
        if board == "troia":  # one joker is all there is; the ghost may take it from everybody
            assert sum(event["points"] for event in facts(told, "bonus")) <= 1
        assert "".join(picture(state)).count("b") > 0


@pytest.mark.rule("G-C4")
def test_another_set_can_number_its_cetaria_otherwise(tmp_path):
    parts = printed_parts()
    plain = [[row * 4 + column + 1 for column in range(4)] for row in range(4)]
    parts["boards"]["troia"]["cetaria"] = plain
    state = GAME.start(4, 1, components(parts, tmp_path), order="emperor")
    assert state.printed()["cetaria"] == plain
    state.play(state.pending[0], GAME.actions.find("choose", 5))
    state.play(state.pending[0], state.choices(state.pending[0])[0])
    rows = picture(state)
    assert "".join(rows[:4]) + "".join(rows[8:]) == "." * 192
    assert [row[4:] for row in rows[4:8]] == ["." * 12] * 4


@pytest.mark.rule("G-E1", "G-E2")
@pytest.mark.parametrize("board", BOARDS)
def test_another_set_can_have_another_chart(board, tmp_path):
    parts = printed_parts()
    parts["boards"][board]["chart"] = [[0, 0], [1, 100]]
    state = GAME.start(4, 1, components(parts, tmp_path), board=board)
    told = play_out(state)
    for event in facts(told, "scored"):
        points = 100 if event["specimens"] else 0
        assert event["points"] == points * (1 + event["dominus"])


def test_comments_and_layout_do_not_change_the_digest(tmp_path):
    rewritten = components(printed_parts(), tmp_path)
    assert rewritten.digest == GAME.components().digest
    commented = tmp_path / "commented.toml"
    text = FILE.read_text(encoding="utf-8")
    commented.write_text("# My notes.\n\n" + text.replace(" = ", "   =  "), encoding="utf-8")
    assert GAME.read_components(commented).digest == rewritten.digest


@pytest.mark.parametrize(
    "change",
    [
        tile("blue", 1, "bb/bb"),
        bonus_cell("troia", 8, 1, "*"),
        troia(hand=5),
        baelo(chart=[[0, -1], [4, 2]]),
    ],
)
def test_every_change_of_content_changes_the_digest(change, tmp_path):
    parts = printed_parts()
    change(parts)
    assert components(parts, tmp_path).digest != GAME.components().digest


def test_a_set_that_comes_with_the_game_is_played_by_name():
    assert "reconstructed" in GAME.component_names()
    by_name = GAME.start(4, 1, "reconstructed")
    assert by_name.printed() == start(4, 1).printed()
