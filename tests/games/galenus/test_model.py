"""Random games in which the engine and the slow model of the rules go side by side.

At every decision both must ask and offer the same, and after every move the table must look the
same. Half of the games are played with strange sets (`sets.py`), in which every word of the
vocabulary comes up.

Many more games: `python -m tests.games.galenus.test_model 1000 [first seed]`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

import asclepia
from asclepia.games.galenus.vocabulary import LEVELS

from .model import Chance, Model, Move, plain
from .positions import letters, own
from .sets import strange

GAME = asclepia.load("galenus")
#: Seats, villas, the colleague, the level.
Table = tuple[int, str, str, str]
TABLES: list[Table] = [
    *[
        (seats, villas, colleague, "normal")
        for seats in (2, 3, 4)
        for villas in ("standard", "asymmetric", "chosen")
        for colleague in ("no", "yes")
    ],
    *[
        (1, villas, "no", level)
        for level in LEVELS
        for villas in ("standard", "asymmetric", "chosen")
    ],
]


class Seen(Chance):
    """What was drawn, told by the events of a move."""

    def __init__(self, told: list[Any]) -> None:
        self.told = [event.seen_by(None) for event in told]

    def next(self, kind: str, **values: int) -> dict[str, Any]:
        """The first such event that was not asked for yet."""
        for event in self.told:
            if event["event"] == kind and all(event[name] == values[name] for name in values):
                self.told.remove(event)
                return event  # type: ignore[no-any-return]
        raise AssertionError(f"no event {kind} {values}: {self.told}")

    def first(self) -> int:
        return int(self.next("first_player")["seat"])

    def villa(self, seat: int) -> int:
        return int(self.next("moved_in", seat=seat)["villa"])

    def summer(self, region: int) -> int:
        return int(self.next("region_opened", region=region)["face"])

    def winter(self, region: int) -> int:
        return int(self.next("region_opened", region=region)["face"])

    def journey(self) -> int:
        return int(self.next("journey_opened")["journey"])

    def colleague(self) -> int:
        return int(self.next("colleague_came")["dignitary"])

    def goals(self) -> list[int]:
        return [self.next("goal_drawn", place=place)["goal"] for place in range(4)]

    def came(self) -> list[dict[str, Any]]:
        return [event for event in self.told if event["event"] == "dignitary_came"]

    def tracks(self) -> dict[int, int]:
        return {event["dignitary"]: event["humour"] for event in self.came()}

    def order(self) -> list[int]:
        ranked = sorted(self.came(), key=lambda event: -event["space"])
        return [event["dignitary"] for event in ranked]


# Side by side


def compare(state: Any, model: Model) -> None:
    """What everybody sees, is asked and may answer."""
    assert sorted(state.pending) == model.pending
    picture = model.picture()
    for seat in range(-1, state.seats):
        view = state.view(None if seat < 0 else seat)
        asked = view.pop("asked")
        if view != picture:
            differing = list(differences(view, picture, "table"))
            assert not differing, "; ".join(differing)
        if model.over:
            assert asked is None
        elif asked != model.shown(seat):
            differing = list(differences(asked, model.shown(seat), "asked"))
            assert not differing, f"seat {seat}, {asked}: " + "; ".join(differing)
    for seat in model.pending:
        offered = [(one.kind.name, one.values) for one in state.choices(seat)]
        assert len(set(offered)) == len(offered), f"seat {seat} is offered something twice"
        ours = model.choices(seat)
        assert set(offered) == ours, (
            f"{model.shown(seat)}: only the engine offers {sorted(set(offered) - ours)}, "
            f"only the model {sorted(ours - set(offered))}"
        )


def differences(engine: Any, model: Any, where: str) -> Iterator[str]:
    """Where two pictures of the table differ."""
    if isinstance(engine, dict) and isinstance(model, dict):
        for key in sorted({*engine, *model}):
            yield from differences(engine.get(key), model.get(key), f"{where}.{key}")
    elif isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        if where.endswith((".planned", ".gone", ".used", ".doctrines", ".waits_for")):
            # in any order
            engine, model = sorted(engine), sorted(model)
        if where == "table.visitors":
            engine, model = (sorted(one, key=lambda who: who["who"]) for one in (engine, model))
        for place, (one, other) in enumerate(zip(engine, model, strict=True)):
            yield from differences(one, other, f"{where}[{place}]")
    elif engine != model:
        yield f"{where} is {engine} for the engine, {model} for the model"


def same_print(state: Any, components: Any) -> None:
    """A-C: what is printed is what the set says."""
    printed, ours = state.printed(), plain(components)
    for name in ("faces", "journeys", "doctrines", "goals", "villas"):
        assert len(printed[name]) == len(ours[name])
        for one, other in zip(printed[name], ours[name], strict=True):
            same_card(one, other)
    same_card(printed["standard"], ours["standard"])
    assert (printed["segments"], printed["top"]) == (ours["segments"], ours["top"])


def same_card(printed: dict[str, Any], ours: dict[str, Any]) -> None:
    for key in ours:
        if key == "power":
            continue  # printed as what differs from the rules
        if key == "project":
            same_card(printed[key], ours[key])
        else:
            assert printed[key] == ours[key], key


def tastes(luck: random.Random) -> Callable[[Any], float]:
    """How much an action is liked, in one game: so that games differ."""
    kinds = {kind.name: luck.choice([0.05, 0.3, 1, 1, 3, 20]) for kind in GAME.actions.kinds}
    for name in ("project", "journey_project", "publish", "focus", "all_focus", "hospital"):
        kinds[name] *= 5  # seldom possible otherwise
    kinds["begin"] = luck.choice([0.1, 0.3, 1])
    kinds["stop"] = luck.choice([0.02, 0.2])
    for kind in GAME.actions.kinds:
        if kind.aside:
            kinds[kind.name] = luck.choice([0.02, 0.2, 1])
    humours = [luck.choice([0.2, 1, 1, 5]) for _ in range(4)]

    def liked(action: Any) -> float:
        humour = action.to_json().get("humour")
        return kinds[action.kind.name] * (1 if humour is None else humours[humour])

    return liked


def begin_otherwise(state: Any, model: Model, luck: random.Random) -> None:
    """Half of the games begin with much skill and goods, so that the tops are reached."""
    before = deepcopy(model.table["players"])
    for one in model.table["players"]:
        one["skill"] = [luck.randrange(luck.choice([1, model.top])) for _ in range(4)]
        one["focus"] = [0, 0, 0, 0]
        one["focus"][luck.randrange(4)] = 1
        one["herbs"] = [luck.choice([0, 0, 1, 2]) for _ in range(4)]
        one["hospital"] = [luck.choice([0, 0, 1, 3]) for _ in range(4)]
        one["books"] = luck.choice([0, 1, 3])
    goals = [model.printed["goals"][one["goal"]] for one in model.table["goals"]]
    if any(model.reached(0, goal["needs"]) for goal in goals):
        model.own(0).update(before[0])  # nothing has changed by which it was met
        return
    for seat, one in enumerate(model.table["players"]):
        things = {name: one[name] for name in ("skill", "books")}
        for name in ("focus", "herbs", "hospital"):
            things[name] = letters(one[name])
        own(state, seat, **things)


def play(table: Table, seed: int, wild: bool, seen: Counter[str] | None = None) -> None:
    """A whole game."""
    seats, villas, colleague, level = table
    luck = random.Random(f"{table} {seed} {wild}")
    components: Any = strange(luck) if wild else GAME.components()
    liked = tastes(luck)
    moves: list[str] = []
    try:
        state: Any = GAME.start(
            seats, seed, components, villas=villas, colleague=colleague, level=level
        )
        same_print(state, components)
        model = Model(components, seats, villas, colleague, level, Seen(state.opening))
        compare(state, model)
        otherwise = luck.random() < 0.5
        while not state.over:
            assert model.asked is not None
            if otherwise and model.asked.to in ("work", "result"):
                begin_otherwise(state, model, luck)
                otherwise = False
                compare(state, model)
            seat = luck.choice(state.pending)
            choices = state.choices(seat)
            (action,) = luck.choices(choices, [liked(one) for one in choices])
            move: Move = (action.kind.name, action.values)
            moves.append(f"{seat}: {model.asked.to} {action}")
            told = state.play(seat, action)
            if seen is not None:
                seen.update([f"asked {model.asked.to}", action.kind.name])
                seen.update(f"event {event.kind.name}" for event in told)
            model.play(seat, move, Seen(told))
            compare(state, model)
    except Exception as error:
        last = "; ".join(moves[-6:])
        error.add_note(f"{table}, seed {seed}, wild {wild}, after {len(moves)} moves: {last}")
        raise


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_engine_and_model_agree(table, wild):
    play(table, 0, wild)


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    seen: Counter[str] = Counter()
    for seed in range(first, first + count):
        for table in TABLES:
            for wild in (False, True):
                play(table, seed, wild, seen)
    for name, times in sorted(seen.items()):
        print(f"{times:8} {name}")


if __name__ == "__main__":
    main()
