"""Random games in which the engine and the slow model of the rules go side by side.

At every decision both must offer the same, and after every move the table must look the same. Half
of the games are played with sets in which much goes to extremes: short tracks, dear wages,
doctors and tiles of all kinds.

Many more games: `python -m tests.games.hippocrates.test_model 1000 [first seed]`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import asclepia
from asclepia.games.hippocrates.components import (
    Basic,
    Doctor,
    Gain,
    HippocratesComponents,
    Kit,
    Patient,
    Section,
    Space,
    Tile,
    Track,
    Vials,
)

from .model import Chance, Model, Move

GAME = asclepia.load("hippocrates")
REGIONS = ("macedonia", "carthage", "persia", "alexandria", "greece", "cyrene")
MEDICINES = ("potions", "herbs", "unguents")
TABLES = [
    *[(seats, edition, "no") for edition in ("revised", "first") for seats in (1, 2, 3, 4)],
    (1, "revised", "yes"),
]

# Sets of components in which much goes to extremes


def extremes(luck: random.Random, seed: int) -> HippocratesComponents:
    """A set with the known shape and wild values; of what kind depends on the seed."""
    length = luck.choice([3, 5, 8, 14])
    cuts = sorted(luck.sample(range(1, length), min(length - 1, luck.randint(0, 3))))
    track = Track(
        sections=[
            Section(spaces=end - begin, wage=luck.choice([0, 1, 2, 3, 6]))
            for begin, end in zip([0, *cuts], [*cuts, length], strict=True)
        ],
        start=luck.randint(1, length),
        three_players=[luck.randint(1, length)],
        two_players=[luck.randint(1, length) for _ in range(2)],
        solo=[luck.randint(1, length) for _ in range(3)],
    )
    ours: Any = GAME.components()
    manner = ("harsh", "wild", "tame")[seed % 3]  # of the spaces of the queues

    def gain(column: int) -> Gain:
        if manner == "harsh":  # there may be no column where anything can be taken
            return Gain(drachmas=-luck.choice([3, 9, 20]), reputation=-luck.choice([0, 1, 2]))
        losses = luck.choice([0, 1, 1, 3])
        return Gain(
            points=luck.choice([-2, 0, 1, 3]) if column == 0 or luck.random() < 0.1 else 0,
            reputation=luck.choice([0, 1, 2, -losses, -2 * losses]),
            drachmas=luck.choice([0, 0, 2, -losses, -2 * losses]),
            potions=luck.choice([0, 0, 0, 2]),
            herbs=luck.choice([0, 0, 0, 2]),
            unguents=luck.choice([0, 0, 0, 2]),
        )

    def vials(most: int) -> Vials:
        amounts = [luck.choice([0, 0, 1, most]) for _ in MEDICINES]
        amounts[luck.randrange(3)] += 1
        return Vials(*[min(6, one) for one in amounts])

    def contracts() -> list[list[Any]]:
        some = [luck.sample(MEDICINES, luck.choice([1, 1, 2, 3])) for _ in range(3)]
        if luck.random() < 0.3:
            some[1] = some[0]  # twins
        return some[: luck.choice([1, 2, 2, 3])]

    usual = ("doctor", "double", "patient", "welcome", "lightning")[seed % 5]
    regions = luck.choice([REGIONS, REGIONS[:2], REGIONS[2:3]])

    def tile() -> Tile:
        kind = luck.choice(["welcome", "double", "patient", "doctor", "lightning", *[usual] * 5])
        region: Any = luck.choice(regions) if kind in ("welcome", "double") else None
        gains = [luck.choice([0, 0, 3]) for _ in range(6)]
        return Tile(
            kind=kind,  # type: ignore[arg-type]
            region=region,
            gain=Gain(*gains) if kind in ("welcome", "lightning") else None,
            needs=vials(1) if kind == "patient" else None,
            contracts=contracts() if kind == "doctor" else None,
            points=luck.randint(0, 5) if kind in ("patient", "doctor") else 0,
        )

    patients = luck.sample(range(1, 200), 72)
    doctors = luck.sample(range(1, 100), 30)
    dear = luck.choice([1, 4, 12])
    most = luck.choice([3, 8, 15])  # of an offering
    spaces = {
        region: [
            Space(
                gain=gain(column),
                revised=gain(column) if column == 0 else None,
                empty=luck.randint(0, 3),
                assistant=column % 2 == 1 and luck.random() < 0.8,
            )
            for _ in range(3)
        ]
        for column, region in enumerate(REGIONS)
    }
    return HippocratesComponents(
        game="hippocrates",
        name="extremes",
        title="Extremes",
        source="chance",
        track=track,
        columns=ours.columns if manner == "tame" else spaces,  # type: ignore[arg-type]
        basic=Basic(contracts=contracts(), points=luck.randint(0, 4)),
        patients=[
            Patient(
                number=number,
                region=REGIONS[place // 12],  # type: ignore[arg-type]
                name=f"patient {number}",
                offering=luck.randint(0, most),
                needs=vials(luck.choice([1, 2])),
                points=luck.randint(0, 7),
            )
            for place, number in enumerate(patients)
        ],
        doctors=[
            Doctor(
                number=number,
                region=REGIONS[place // 5],  # type: ignore[arg-type]
                name=f"doctor {number}",
                cost=luck.randint(0, dear),
                contracts=contracts(),
                points=luck.randint(0, 7),
            )
            for place, number in enumerate(doctors)
        ],
        kits=[Kit(cost=luck.randint(0, dear), vials=vials(2)) for _ in range(30)],
        tiles=[tile() for _ in range(30)],
    )


class Seen(Chance):
    """What was drawn or rolled, told by the events of a move."""

    def __init__(self, state: Any, told: list[Any], tops: list[int]) -> None:
        self.state = state
        self.told = [event.seen_by(None) for event in told]
        self.rolls = [event for event in self.told if event["event"] == "rolled"]
        self.extras = [event["doctor"] for event in self.told if event["event"] == "joined"]
        self.tops: list[list[int]] = [[] for _ in tops]
        for event in self.told:
            if event["event"] in ("queued", "next_patient", "uncovered"):
                self.tops[event["column"]].append(event["patient"])
        for column, top in enumerate(tops):
            if self.tops[column][:1] == [top]:
                del self.tops[column][0]  # it lay open before

    def only(self, kind: str, column: int, what: str) -> int:
        """The one event of this kind in the column."""
        (event,) = [
            one for one in self.told if one["event"] == kind and one.get("column") == column
        ]
        return int(event[what])

    def roll(self) -> list[int]:
        (rolled,) = self.rolls
        return [rolled[name] for name in ("one", "two", "three", "four", "five", "six")]

    def top(self, column: int) -> int:
        return self.tops[column].pop(0)

    def doctor(self, column: int) -> int:
        return self.only("opened", column, "doctor")

    def extra(self) -> int:
        return int(self.extras.pop(0))

    def kit(self, column: int) -> int:
        return self.only("kit_opened", column, "kit")

    def tile(self, column: int) -> int:
        return self.only("tile_opened", column, "tile")

    def practice(self, seat: int) -> dict[str, Any]:
        return self.state.view(None)["players"][seat]  # type: ignore[no-any-return]


# Side by side


def same_question(state: Any, model: Model) -> None:
    assert list(state.pending) == model.pending
    for seat in [None, *range(state.seats)]:
        assert state.view(seat)["asked"]["waits_for"] == model.pending
    for seat in model.pending:
        offered = [(one.kind.name, one.values) for one in state.choices(seat)]
        assert len(set(offered)) == len(offered), f"seat {seat} is offered something twice"
        ours, asked = model.choices(seat), model.shown(seat)
        assert state.view(seat)["asked"] == asked
        assert set(offered) == ours, (
            f"{asked['to']}: only the engine offers {set(offered) - ours}, "
            f"only the model {ours - set(offered)}; seat {seat}, {asked}"
        )


def same_table(state: Any, model: Model) -> None:
    for seat in [None, *range(state.seats)]:
        view = state.view(seat)
        del view["asked"]
        differing = list(differences(view, model.picture(), "table"))
        assert not differing, "; ".join(differing)


def differences(engine: Any, model: Any, where: str) -> Iterator[str]:
    """Where two pictures of the table differ."""
    if isinstance(engine, dict) and isinstance(model, dict):
        for key in sorted({*engine, *model}):
            yield from differences(engine.get(key), model.get(key), f"{where}.{key}")
    elif where == "table.players" and len(engine) == len(model):
        for seat, (one, other) in enumerate(zip(engine, model, strict=True)):
            yield from differences(one, other, f"{where}[{seat}]")
    elif where.endswith((".tiles", ".discharged", ".face_down")) and "players" in where:
        yield from differences(sorted(engine), sorted(model), f"{where} in any order")
    elif engine != model:
        yield f"{where} is {engine} for the engine, {model} for the model"


def set_up_right(state: Any, components: Any) -> None:
    """H-S1 to H-S4, H-D1, H-D2: what lies on the table before the first decision."""
    view, seats = state.view(None), state.seats
    stack = 4 if view["edition"] == "revised" else 5
    printed = state.printed()
    assert sorted(view["waiting"][:seats]) == list(range(seats))
    assert sorted(view["waiting"]) == [0, 1, 2, 3]
    track = components.track
    ahead = {1: track.solo, 2: track.two_players, 3: track.three_players, 4: []}[seats]
    assert view["reputation"] == [track.start - 1] * seats + [one - 1 for one in ahead]
    people = [marker for marker in view["order"] if marker < seats]
    assert people == view["waiting"][:seats][::-1]  # the leftmost at the bottom
    spaces = [view["reputation"][marker] for marker in view["order"]]
    assert spaces == sorted(spaces, reverse=True)
    regions = [printed["doctors"][one]["region"] for one in view["free"]]
    assert len(set(regions)) == 4
    assert (view["extra"], view["doctor_stacks"], view["regional"]) == (2, [4] * 6, [-1] * 6)
    for column in range(6):
        seen = [space["patient"] for space in view["queues"][column]] + [view["stacks"][column]]
        assert [printed["patients"][one]["region"] for one in seen] == [column] * 4
        assert len(set(seen)) == 4
    assert view["stack_sizes"] == [9] * 6
    for name in ("kit", "tile"):
        assert view[f"{name}_stacks"] == [stack - 1] * 6
        assert len({*view[f"{name}s"]}) == 6
    for own in view["players"]:
        assert (own["money"], own["vials"], own["assistants"]) == (6, [1, 1, 1], [False] * 3)
        assert [one["doctor"] for one in own["doctors"]] == [30]
        assert own["points"] == 0
        for name in ("examination", "emergency", "hades", "treated", "tiles", "face_down"):
            assert own[name] == []
    assert view["virtual"] == [0] * (4 - seats)


def tastes(luck: random.Random) -> dict[str, float]:
    """How much a kind of action is liked, in one game: so that games differ."""
    found = {kind.name: luck.choice([0.05, 0.3, 1, 1, 3, 20]) for kind in GAME.actions.kinds}
    found["bundle"] = luck.choice([1, 20, 60])  # knowledge tiles are seldom otherwise
    for kind in GAME.actions.kinds:
        if kind.aside:
            found[kind.name] = luck.choice([0, 0.02, 0.1, 0.3])
    return found


def begin_otherwise(state: Any, model: Model, luck: random.Random) -> None:
    """Some begin with much money, so that all is bought, some with none."""
    for seat in range(state.seats):
        money = luck.choice([0, 30, 90])
        state.practices[seat].money = model.own(seat)["money"] = money


def play(
    table: tuple[int, str, str], seed: int, wild: bool, points: tuple[int, ...] = ()
) -> dict[str, Any]:
    """A whole game; how the table looks in the end. Seats may begin with points."""
    seats, edition, harder = table
    luck = random.Random(f"{table} {seed} {wild}")
    components = extremes(luck, seed) if wild else None
    if components is not None:
        assert not list(components.problems())
    liked = tastes(luck)
    state: Any = GAME.start(seats, seed, components, edition=edition, harder=harder)
    set_up_right(state, components or GAME.components())
    model = Model(state.view(None), state.printed())
    if wild:
        begin_otherwise(state, model, luck)
    for seat, some in enumerate(points):
        state.practices[seat].points = model.own(seat)["points"] = some
    moves = 0
    try:
        same_table(state, model)
        while not state.over:
            same_question(state, model)
            seat = luck.choice(state.pending)
            choices = state.choices(seat)
            weights = [liked[one.kind.name] for one in choices]
            (action,) = luck.choices(choices, weights if any(weights) else None)
            move: Move = (action.kind.name, action.values)
            tops = list(model.table["stacks"])
            told = state.play(seat, action)
            model.play(seat, move, Seen(state, told, tops))
            moves += 1
            same_table(state, model)
        assert model.over
        assert not model.pending
        assert state.view(0)["asked"] is None
    except Exception as error:
        error.add_note(f"table {table}, seed {seed}, wild {wild}, after {moves} moves")
        raise
    return state.view(None)  # type: ignore[no-any-return]


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_engine_and_model_agree(table, wild):
    for seed in range(3):
        play(table, seed, wild)


@pytest.mark.rule("H-X3")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_rank_of_a_solo_player(edition):
    """The same game once more, with points that lead to just above, beside and below the others."""
    table = (1, edition, "no")
    first = play(table, 5, False)
    others = first["virtual"]
    for other in others:
        for more in (-1, 0, 1):
            wanted = other + more
            end = play(table, 5, False, (wanted - first["scores"][0],))
            assert (end["scores"], end["virtual"]) == ([wanted], others)
            ahead = sum(one >= wanted for one in others)
            assert end["ranks"] == [1 + ahead]
            assert end["winners"] == ([] if ahead else [0])


@pytest.mark.rule("H-D18", "H-X2")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_ahead_on_the_track_wins_a_tie(edition, seats):
    table = (seats, edition, "no")
    first = play(table, 6, False)
    end = play(table, 6, False, tuple(20 - points for points in first["scores"]))
    assert end["scores"] == [20] * seats
    people = [marker for marker in end["order"] if marker < seats]
    assert end["winners"] == people[:1]
    assert [end["ranks"][seat] for seat in people] == list(range(1, seats + 1))


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for seed in range(first, first + count):
        for table in TABLES:
            for wild in (False, True):
                play(table, seed, wild)


if __name__ == "__main__":
    main()
