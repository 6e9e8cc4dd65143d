"""A slow, plain model of the rules of Hippocrates, both editions, one to four players.

It is written from the rules and knows nothing of the engine. It sees what everybody at the table
sees: what was drawn or rolled it is told (`Chance`), everything else it works out. Questions are
generators: a step yields an `Ask` and gets the answer; asides come in between. What lies on the
table is kept in dictionaries of the same shape as the view, so that `picture` can be compared.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Generator, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

NONE = -1
COLUMNS, ROWS, MARKERS, SPACES = range(6), range(3), 4, 4
TRAVELLING, CHARITABLE, SCHEDULING = range(3)
TILE_PATIENT = 72
BASIC = 30
TILE_DOCTOR = 31

Move = tuple[str, tuple[int, ...]]  # the kind of an action and its values
Attachment = tuple[int, int]  # a doctor and the number of a contract


@dataclass
class Ask:
    """A question. What may be answered is worked out whenever somebody wants to know."""

    seat: int
    to: str
    answers: Callable[[], set[Move]]
    asides: bool = True
    more: dict[str, Any] = field(default_factory=dict)


@dataclass
class AtOnce:
    """Several seats at the same time, each through its own questions."""

    steps: dict[int, Flow]


@dataclass(frozen=True)
class Course:
    """What may be done in a column, move by move, to the end."""

    moves: tuple[Move, ...]
    movers: frozenset[int]  # the assistants who move dice
    taken: Any

    def then(self, move: Move, mover: int = NONE, taken: Any = None) -> Course:
        movers = self.movers if mover == NONE else self.movers | {mover}
        return Course((*self.moves, move), movers, taken)


Flow = Generator["Ask | AtOnce", Move, None]
Asking = Generator[Ask, Move, None]


class Chance:
    """What was drawn or rolled, in the order in which it became visible."""

    def roll(self) -> list[int]:
        """The row of each column's die."""
        raise NotImplementedError

    def top(self, column: int) -> int:
        """The patient that is now on top of a stack that is not empty."""
        raise NotImplementedError

    def doctor(self, column: int) -> int:
        """The doctor that a regional stack opens."""
        raise NotImplementedError

    def extra(self) -> int:
        """The next extra doctor."""
        raise NotImplementedError

    def kit(self, column: int) -> int:
        raise NotImplementedError

    def tile(self, column: int) -> int:
        raise NotImplementedError

    def practice(self, seat: int) -> dict[str, Any]:
        """What a seat has after `arrange`, which may choose among equals as it likes."""
        raise NotImplementedError


class Model:
    def __init__(self, view: dict[str, Any], printed: dict[str, Any]) -> None:
        """From the table as it lies before the first decision."""
        self.printed = printed
        self.seats = len(view["players"])
        self.revised = view["edition"] == "revised"
        self.harder = view["harder"]
        self.table = {key: deepcopy(value) for key, value in view.items() if key != "asked"}
        self.length = sum(section["spaces"] for section in printed["track"])
        #: H-X1: the piles of the reputation track, from the bottom up.
        self.piles: list[list[int]] = [[] for _ in range(self.length)]
        for marker in reversed(view["order"]):
            self.piles[view["reputation"][marker]].append(marker)
        self.over = False
        self.kept: list[bool] = []  # by seat: the basic doctor stays
        #: By seat, the steps that are under way: the last one asks.
        self.asking: dict[int, list[tuple[Asking, Ask]]] = {}
        self.main = self.game()
        self.at_once = False
        self.go_on(None)

    # What the tests ask

    @property
    def pending(self) -> list[int]:
        return sorted(self.asking)

    def asked(self, seat: int) -> Ask:
        return self.asking[seat][-1][1]

    def choices(self, seat: int) -> set[Move]:
        ask = self.asked(seat)
        return ask.answers() | (self.asides(seat) if ask.asides else set())

    def shown(self, seat: int) -> dict[str, Any]:
        """What this pending seat is asked, as its view says it."""
        ask = self.asked(seat)
        more = {key: value() if callable(value) else value for key, value in ask.more.items()}
        return {"to": ask.to, "waits_for": self.pending, **more}

    def picture(self) -> dict[str, Any]:
        """The table as everybody sees it, without what is asked."""
        table = self.table
        table["order"] = self.order()
        table["reputation"] = [self.space(marker) for marker in range(MARKERS)]
        for seat, own in enumerate(table["players"]):
            own["wage"] = self.wage(seat)
        table["scores"] = [own["points"] for own in table["players"]]
        return table

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        self.chance = chance
        if move[0] in ("buy", "sell", "spend_as_vial", "spend_as_drachmas"):
            self.aside(seat, move)
            return
        self.answer(seat, move)

    # The machinery of questions

    def go_on(self, move: Move | None) -> None:
        """Let the game go on until it asks again."""
        while not self.asking:
            try:
                asked = next(self.main) if move is None else self.main.send(move)
            except StopIteration:
                self.over = True
                return
            if isinstance(asked, AtOnce):
                self.at_once = True
                for seat, step in asked.steps.items():
                    for first in step:
                        assert isinstance(first, Ask)
                        self.asking[seat] = [(step, first)]  # type: ignore[list-item]
                        break
                move = None  # if nobody is asked, the game simply goes on
            else:
                self.at_once = False
                self.asking[asked.seat] = [(self.main, asked)]  # type: ignore[list-item]

    def answer(self, seat: int, move: Move) -> None:
        steps = self.asking[seat]
        step, _ = steps.pop()
        if step is self.main:
            del self.asking[seat]
            self.go_on(move)
            return
        try:
            steps.append((step, step.send(move)))
        except StopIteration:
            if not steps:
                del self.asking[seat]
                self.go_on(None)

    # H-C9, H-W6: what a seat may do at any of its own decisions

    def asides(self, seat: int) -> set[Move]:
        own = self.own(seat)
        found: set[Move] = set()
        for medicine in range(3):
            if self.can_pay(seat, 3):
                found.add(("buy", (medicine,)))
            if own["vials"][medicine]:
                found.add(("sell", (medicine,)))
        if self.revised:
            for assistant in range(3):
                if own["assistants"][assistant]:
                    found.add(("spend_as_vial", (assistant,)))
                    found.add(("spend_as_drachmas", (assistant,)))
        return found

    def aside(self, seat: int, move: Move) -> None:
        own = self.own(seat)
        kind, (what,) = move
        if kind == "buy":
            step = self.buying(seat, what)
            with contextlib.suppress(StopIteration):  # paid at once
                self.asking[seat].append((step, next(step)))
        elif kind == "sell":
            own["vials"][what] -= 1
            own["money"] += 2
        else:
            own["assistants"][what] = False
            if kind == "spend_as_vial":
                own["vials"][what] += 1
            else:
                own["money"] += 2

    def buying(self, seat: int, medicine: int) -> Asking:
        yield from self.pay(seat, 3)
        self.own(seat)["vials"][medicine] += 1

    # Money

    def own(self, seat: int) -> dict[str, Any]:
        return self.table["players"][seat]  # type: ignore[no-any-return]

    def worth(self, seat: int) -> int:
        """The drachmas that a seat could raise if it sold all it has."""
        own = self.own(seat)
        return int(own["money"] + 2 * (sum(own["vials"]) + sum(own["assistants"])))

    def can_pay(self, seat: int, due: int, without: int = 0) -> bool:
        """H-D23: in the first edition assistants can pay a part; `without` so many of them."""
        own = self.own(seat)
        ready = 0 if self.revised else sum(own["assistants"]) - without
        return bool(own["money"] + 2 * ready >= due)

    def pay(self, seat: int, due: int) -> Asking:
        own = self.own(seat)
        left = [due]
        if not self.revised:
            while left[0] > 0 and any(own["assistants"]):

                def answers() -> set[Move]:
                    found: set[Move] = {
                        ("assistant_pays", (one,)) for one in range(3) if own["assistants"][one]
                    }
                    if own["money"] >= left[0]:
                        found.add(("cash", ()))
                    return found

                move = yield Ask(seat, "settle", answers, False, {"due": left[0]})
                if move[0] == "cash":
                    break
                own["assistants"][move[1][0]] = False
                left[0] = max(0, left[0] - 2)
        own["money"] -= left[0]

    # H-X1, H-D25: the reputation track

    def space(self, marker: int) -> int:
        for space, pile in enumerate(self.piles):
            if marker in pile:
                return space
        raise AssertionError(marker)

    def order(self) -> list[int]:
        return [marker for pile in reversed(self.piles) for marker in reversed(pile)]

    def gain_reputation(self, marker: int, by: int) -> None:
        if not by:
            return
        before = self.space(marker)
        after = min(max(before + by, 0), self.length - 1)
        if after != before:
            self.piles[before].remove(marker)
            self.piles[after].append(marker)
        elif self.revised:
            self.piles[before].remove(marker)
            self.piles[before].insert(len(self.piles[before]) if by > 0 else 0, marker)

    def wage(self, seat: int) -> int:
        space = self.space(seat)
        for section in self.printed["track"]:
            if space < section["spaces"]:
                return int(section["wage"])
            space -= section["spaces"]
        raise AssertionError(seat)

    # What is printed

    def patient(self, patient: int) -> dict[str, Any]:
        if patient >= TILE_PATIENT:
            return self.printed["tiles"][patient - TILE_PATIENT]  # type: ignore[no-any-return]
        return self.printed["patients"][patient]  # type: ignore[no-any-return]

    def doctor(self, doctor: int) -> dict[str, Any]:
        if doctor >= TILE_DOCTOR:
            return self.printed["tiles"][doctor - TILE_DOCTOR]  # type: ignore[no-any-return]
        if doctor == BASIC:
            return self.printed["basic"]  # type: ignore[no-any-return]
        return self.printed["doctors"][doctor]  # type: ignore[no-any-return]

    def tile(self, tile: int) -> dict[str, Any]:
        return self.printed["tiles"][tile]  # type: ignore[no-any-return]

    # The game

    def game(self) -> Flow:
        table = self.table
        for seat in [marker for marker in table["waiting"] if marker < self.seats]:  # H-S3
            move = yield Ask(seat, "assist", lambda: {("assist", (one,)) for one in range(3)})
            self.own(seat)["assistants"][move[1][0]] = True
        for table["round"] in (1, 2, 3, 4):
            yield from self.welcome()
            yield from self.payment()
            yield from self.recruitment()
            yield from self.treatment()
            self.score()
            if table["round"] < 4:
                self.renew()
        yield from self.finish()

    # Welcome

    def welcome(self) -> Flow:
        table = self.table
        table["phase"] = "welcome"
        for table["turn"] in (1, 2, 3):
            table["dice"] = [[row] for row in self.chance.roll()]  # H-W1
            while table["waiting"]:
                marker = table["waiting"][0]
                if marker >= self.seats:
                    self.virtual_welcome(marker)
                else:
                    yield from self.turn(marker)
            table["waiting"] = [one for one in table["columns"] if one != NONE]  # H-W7
            table["columns"] = [NONE for _ in COLUMNS]
        table["dice"] = [[] for _ in COLUMNS]

    def free_columns(self) -> list[int]:
        return [column for column in COLUMNS if self.table["columns"][column] == NONE]

    def go_to(self, marker: int, column: int) -> None:
        self.table["waiting"].remove(marker)
        self.table["columns"][column] = marker

    def leave(self, column: int) -> None:
        """The end of a turn in a column."""
        if self.revised:
            self.table["dice"][column] = []  # H-D4

    def virtual_welcome(self, marker: int) -> None:
        """H-W8."""
        table = self.table
        seen = []
        for column in self.free_columns():
            for row in table["dice"][column]:
                patient = table["queues"][column][row]["patient"]
                if patient != NONE:
                    seen.append((self.patient(patient)["number"], column, row, patient))
        if not seen:
            column = self.free_columns()[0]
        else:
            _, column, row, patient = max(seen)
            table["queues"][column][row] = {"patient": NONE, "bribe": 0}
            printed = self.printed["spaces"][column][row]["gain"]
            self.gain_reputation(marker, printed["reputation"])
            if self.seats == 1:
                points = self.patient(patient)["points"]
                if column == 0:
                    points += printed["points"]
                if self.harder and column % 2:
                    points += 2  # H-D21
                self.virtual_points(marker, points)
        self.go_to(marker, column)
        self.leave(column)

    def virtual_points(self, marker: int, points: int) -> None:
        if self.seats == 1:
            self.table["virtual"][marker - self.seats] += points

    def turn(self, seat: int) -> Asking:
        """H-W2, H-D6."""

        def entries() -> set[Move]:
            found = {column for column in self.free_columns() if self.courses(seat, column)}
            if found:
                return {("enter", (column,)) for column in found}
            return {("idle", (column,)) for column in self.free_columns()}

        kind, (column,) = yield Ask(seat, "enter", entries)
        self.go_to(seat, column)
        if kind == "enter":
            yield from self.act(seat, column)
            if column % 2:
                self.own(seat)["assistants"][column // 2] = True  # H-W5
        self.leave(column)

    def act(self, seat: int, column: int) -> Asking:
        own, dice = self.own(seat), self.table["dice"]
        left = self.courses(seat, column)
        row = NONE  # of the die that was moved
        for step in itertools.count():
            possible = {course.moves[step] for course in left}
            if len(possible) == 1:
                (move,) = possible
            else:
                more = {"column": column, "row": row}
                move = yield Ask(seat, "welcome", lambda some=possible: some, False, more)
            left = [course for course in left if course.moves[step] == move]
            kind, values = move
            if kind == "take":
                yield from self.take(seat, column, values[0], False)
                return
            if kind == "schedule":
                own["assistants"][SCHEDULING] = False
                yield from self.take(seat, column, values[0], True)
                return
            if kind == "charity":
                own["assistants"][CHARITABLE] = False
                (_,) = dice[column]  # never one of several
                (row,) = dice[column] = [values[0]]
            elif kind == "exchange":
                own["assistants"][TRAVELLING] = False
                other = values[0]
                dice[column], dice[other] = dice[other], dice[column]
                row = dice[column][0]
            else:
                own["assistants"][TRAVELLING] = False
                other, row = values
                dice[other].remove(row)
                dice[column] = sorted([*dice[column], row])

    def courses(self, seat: int, column: int) -> list[Course]:
        """H-W4: what this seat can do in a column from beginning to end. A die is moved for the
        mover's own benefit: what fewer assistants would have fetched too is not worth it."""
        every = list(self.every_course(seat, column, self.table["dice"], self.ready(seat)))
        return [
            one
            for one in every
            if not any(two.movers < one.movers and two.taken == one.taken for two in every)
        ]

    def every_course(
        self,
        seat: int,
        column: int,
        dice: list[list[int]],
        ready: frozenset[int],
        row: int = NONE,
        so_far: Course | None = None,
    ) -> Iterator[Course]:
        """H-W4, H-D6, H-D7, H-D8: whatever can be done with these dice and assistants, sensible or
        not. Where a die has been moved, it is the one that is taken with."""
        course = so_far or Course((), frozenset(), None)
        for lies in dice[column] if row == NONE else [row]:
            if self.can_take(seat, column, lies, ready):
                yield course.then(("take", (lies,)), taken=self.seen_at(column, lies))
            if course.movers and self.revised:
                continue
            left = ready - {SCHEDULING}
            top = self.table["stacks"][column]
            if left != ready and top != NONE and self.can_bear(seat, column, lies, left):
                below = self.printed["spaces"][column][lies]["gain"]
                yield course.then(("schedule", (lies,)), taken=(top, below))
        if course.movers and self.revised:
            return

        def go_on(move: Move, mover: int, to: int, *places: tuple[int, list[int]]) -> Any:
            after = [list(one) for one in dice]
            for place, some in places:
                after[place] = some
            further = course.then(move, mover)
            return self.every_course(seat, column, after, ready - {mover}, to, further)

        if CHARITABLE in ready:
            for die, to in itertools.product(dice[column], ROWS):
                rest = without(dice[column], die)
                yield from go_on(("charity", (to,)), CHARITABLE, to, (column, [*rest, to]))
        if TRAVELLING in ready:
            for other in COLUMNS:
                for die in dice[other] if other != column else []:
                    if self.revised:
                        swapped = ((column, [die]), (other, dice[column]))
                        yield from go_on(("exchange", (other,)), TRAVELLING, die, *swapped)
                    else:
                        rest = without(dice[other], die)
                        brought = ((column, [*dice[column], die]), (other, rest))
                        yield from go_on(("bring", (other, die)), TRAVELLING, die, *brought)

    def seen_at(self, column: int, row: int) -> Any:
        """Who waits there, or what is found where there is no patient: an assistant printed there
        is the column's, which is gained anyway (H-W3)."""
        patient = self.table["queues"][column][row]["patient"]
        return patient if patient != NONE else (self.printed["spaces"][column][row]["empty"],)

    def ready(self, seat: int) -> frozenset[int]:
        return frozenset(one for one in range(3) if self.own(seat)["assistants"][one])

    def can_take(self, seat: int, column: int, row: int, ready: frozenset[int]) -> bool:
        if self.table["queues"][column][row]["patient"] == NONE:
            return True
        return self.can_bear(seat, column, row, ready)

    def can_bear(self, seat: int, column: int, row: int, ready: frozenset[int]) -> bool:
        """H-D6: the losses printed below a space."""
        gain = self.printed["spaces"][column][row]["gain"]
        money = self.own(seat)["money"]
        if self.revised:
            return bool(
                self.space(seat) + gain["reputation"] >= 0 or gain["reputation"] >= 0
            ) and bool(money + gain["money"] >= 0 or gain["money"] >= 0)
        return bool(money + 2 * len(ready) + min(gain["money"], 0) >= 0)

    def take(self, seat: int, column: int, row: int, scheduled: bool) -> Asking:
        own, table = self.own(seat), self.table
        space, printed = table["queues"][column][row], self.printed["spaces"][column][row]
        if not scheduled and space["patient"] == NONE:  # H-W3
            own["money"] += printed["empty"]
            if printed["assistant"]:
                own["assistants"][column // 2] = True
            return
        gain = printed["gain"]
        if gain["money"] < 0:
            yield from self.pay(seat, -gain["money"])
        if scheduled:
            patient = table["stacks"][column]
            self.draw_patient(column)
        else:
            patient = space["patient"]
            own["money"] += space["bribe"]
            table["queues"][column][row] = {"patient": NONE, "bribe": 0}
        own["examination"].append(patient)
        self.gain(seat, {**gain, "money": max(0, gain["money"])})
        while tiles := self.welcome_tiles(seat, column):  # H-K2
            more = {"patient": patient, "column": column}
            kind, values = yield Ask(
                seat,
                "tiles",
                lambda: (
                    {("pass", ())} | {("use", (tile,)) for tile in self.welcome_tiles(seat, column)}
                ),
                True,
                more,
            )
            if kind == "pass":
                return
            own["tiles"].remove(values[0])
            self.gain(seat, self.tile(values[0])["gain"])
        del tiles

    def welcome_tiles(self, seat: int, column: int) -> list[int]:
        return [
            tile
            for tile in self.own(seat)["tiles"]
            if self.tile(tile)["kind"] == "welcome" and self.tile(tile)["region"] == column
        ]

    def gain(self, seat: int, gain: dict[str, Any]) -> None:
        own = self.own(seat)
        own["points"] += gain["points"]
        own["money"] += gain["money"]
        for medicine in range(3):
            own["vials"][medicine] += gain["vials"][medicine]
        self.gain_reputation(seat, gain["reputation"])

    def draw_patient(self, column: int) -> None:
        """The top of a stack has gone; the next one becomes visible (H-S2)."""
        table = self.table
        table["stack_sizes"][column] -= 1
        left = table["stack_sizes"][column]
        table["stacks"][column] = self.chance.top(column) if left else NONE

    # Payment

    def payment(self) -> Flow:
        self.table["phase"] = "payment"
        yield AtOnce({seat: self.pay_doctors(seat) for seat in range(self.seats)})

    def pay_doctors(self, seat: int) -> Asking:
        own = self.own(seat)
        for patient in own["examination"]:  # H-W9
            own["money"] += self.patient(patient)["offering"]
        doubled: list[int] = []

        def answers() -> set[Move]:
            return {("pass", ())} | {("double", (one,)) for one in self.doubles(seat, doubled)}

        while self.doubles(seat, doubled):  # H-K3
            kind, values = yield Ask(seat, "collect", answers)
            if kind == "pass":
                break
            patient = values[0]
            doubled.append(patient)
            tile = min(
                tile
                for tile in own["tiles"]
                if self.tile(tile)["kind"] == "double"
                and self.tile(tile)["region"] == self.patient(patient)["region"]
            )
            own["tiles"].remove(tile)
            own["money"] += self.patient(patient)["offering"]
        wage = self.wage(seat)  # H-P1
        due = [one["doctor"] for one in own["doctors"] if self.wants_wages(one["doctor"])]

        def wages() -> set[Move]:
            found: set[Move] = {("dismiss", (one,)) for one in due}
            if self.can_pay(seat, wage * len(due)):
                found.add(("pay", ()))
            return found

        while wage and due:
            kind, values = yield Ask(
                seat, "pay", wages, True, {"wage": wage, "due": lambda: list(due)}
            )
            if kind == "pay":
                yield from self.pay(seat, wage * len(due))
                return
            due.remove(values[0])
            self.dismiss(seat, values[0])

    def doubles(self, seat: int, doubled: list[int]) -> list[int]:
        own = self.own(seat)
        regions = [
            self.tile(tile)["region"]
            for tile in own["tiles"]
            if self.tile(tile)["kind"] == "double"
        ]
        return [
            one
            for one in own["examination"]
            if self.patient(one)["region"] in regions and one not in doubled
        ]

    def wants_wages(self, doctor: int) -> bool:
        return not (self.revised and doctor >= TILE_DOCTOR)  # H-D19

    def dismiss(self, seat: int, doctor: int) -> None:
        """H-D16."""
        own = self.own(seat)
        leaving = next(one for one in own["doctors"] if one["doctor"] == doctor)
        own["doctors"].remove(leaving)
        if not self.revised:
            for other in own["doctors"]:
                other["attached"] = [
                    NONE if one in leaving["attached"] else one for one in other["attached"]
                ]

    # Recruitment

    def recruitment(self) -> Flow:
        table = self.table
        table["phase"] = "recruitment"
        for marker in self.order():  # H-R1
            if marker >= self.seats:
                self.virtual_option(marker)
            else:
                yield from self.option(marker)
        for column in COLUMNS:
            if table["doctor_stacks"][column]:
                table["doctor_stacks"][column] -= 1
                table["regional"][column] = self.chance.doctor(column)
        for marker in self.order():  # H-R2
            if marker >= self.seats:
                self.virtual_recruit(marker)
            else:
                yield from self.recruit(marker)
        self.reset()

    def unoptioned(self) -> list[int]:
        """Spaces with a doctor on whom nobody has an option."""
        table = self.table
        return [
            space
            for space in range(SPACES)
            if table["free"][space] != NONE and table["options"][space] == NONE
        ]

    def virtual_option(self, marker: int) -> None:
        table = self.table
        if self.unoptioned():
            space = max(
                self.unoptioned(), key=lambda one: self.doctor(table["free"][one])["number"]
            )
            self.virtual_points(marker, len(self.doctor(table["free"][space])["contracts"]))
            table["free"][space] = NONE

    def option(self, seat: int) -> Asking:
        table = self.table

        def answers() -> set[Move]:
            found: set[Move] = {("pass", ())}
            for space in self.unoptioned() if self.can_pay(seat, 2) else []:
                found.add(("option", (space,)))
            return found

        if not self.unoptioned() or self.worth(seat) < 2:
            return
        kind, values = yield Ask(seat, "option", answers)
        if kind == "option":
            yield from self.pay(seat, 2)
            table["options"][values[0]] = seat
            self.own(seat)["option"] = values[0]

    def available(self) -> list[int]:
        """Columns whose doctor and kit are both still there."""
        table = self.table
        return [
            column
            for column in COLUMNS
            if table["regional"][column] != NONE and table["kits"][column] != NONE
        ]

    def virtual_recruit(self, marker: int) -> None:
        """H-R3, H-D10."""
        table = self.table
        if not self.available():
            return
        column = max(
            self.available(), key=lambda one: self.doctor(table["regional"][one])["number"]
        )
        self.virtual_points(marker, len(self.doctor(table["regional"][column])["contracts"]))
        table["regional"][column] = NONE
        if self.revised:
            table["kits"][column] = NONE
            table["tiles"][column] = NONE

    def recruit(self, seat: int) -> Asking:
        own, table = self.own(seat), self.table

        def costs(column: int) -> tuple[int, int]:
            doctor = self.doctor(table["regional"][column])["cost"]
            return doctor, self.printed["kits"][table["kits"][column]]["cost"]

        def answers() -> set[Move]:
            found: set[Move] = {("pass", ())}
            for column in self.available():
                doctor, kit = costs(column)
                if self.can_pay(seat, doctor):
                    found.add(("hire", (column,)))
                if self.can_pay(seat, kit):
                    found.add(("kit", (column,)))
                if self.can_pay(seat, doctor + kit):
                    found.add(("bundle", (column,)))
            return found

        kind, values = "pass", ()
        if answers() | self.asides(seat) != {("pass", ())}:
            kind, values = yield Ask(seat, "recruit", answers)
        if kind != "pass":
            column = values[0]
            doctor, kit = costs(column)
            yield from self.pay(seat, {"hire": doctor, "kit": kit, "bundle": doctor + kit}[kind])
            if kind in ("hire", "bundle"):
                self.hire(seat, table["regional"][column])
                table["regional"][column] = NONE
            if kind in ("kit", "bundle"):
                vials = self.printed["kits"][table["kits"][column]]["vials"]
                for medicine in range(3):
                    own["vials"][medicine] += vials[medicine]
                table["kits"][column] = NONE
            if kind == "bundle" and table["tiles"][column] != NONE:
                yield from self.get_tile(seat, column)
        if own["option"] == NONE:
            return
        space = own["option"]
        cost = max(0, self.doctor(table["free"][space])["cost"] - 2)

        def hiring() -> set[Move]:
            found: set[Move] = {("pass", ())}
            if self.can_pay(seat, cost):
                found.add(("hire_optioned", ()))
            return found

        if hiring() | self.asides(seat) == {("pass", ())}:
            return
        kind, _ = yield Ask(seat, "hire_optioned", hiring, True, {"space": space, "cost": cost})
        if kind == "hire_optioned":
            yield from self.pay(seat, cost)
            self.hire(seat, table["free"][space])
            table["free"][space] = NONE
            table["options"][space] = NONE
            own["option"] = NONE

    def hire(self, seat: int, doctor: int) -> None:
        contracts = self.doctor(doctor)["contracts"]
        self.own(seat)["doctors"].append(
            {"doctor": doctor, "attached": [NONE for _ in contracts], "new": True}
        )

    def get_tile(self, seat: int, column: int) -> Asking:
        own, table = self.own(seat), self.table
        tile = table["tiles"][column]
        table["tiles"][column] = NONE
        if not self.revised and table["tile_stacks"][column]:  # H-D2: they lie face up
            table["tile_stacks"][column] -= 1
            table["tiles"][column] = self.chance.tile(column)
        kind = self.tile(tile)["kind"]
        if kind == "lightning":  # H-K4, H-D24
            if not self.revised:
                answers: set[Move] = {("use", (tile,)), ("keep", ())}
                move = yield Ask(seat, "lightning", lambda: answers, True, {"tile": tile})
                if move[0] == "keep":
                    own["face_down"].append(tile)
                    return
            self.gain(seat, self.tile(tile)["gain"])
        elif kind == "doctor" and not self.revised:  # H-D19
            self.hire(seat, TILE_DOCTOR + tile)
        else:
            own["tiles"].append(tile)

    def reset(self) -> None:
        """H-R4, H-D11."""
        table = self.table
        table["options"] = [NONE] * SPACES
        for own in table["players"]:
            own["option"] = NONE
        if not self.revised:
            table["free"][-1] = NONE
        free = [one for one in table["free"] if one != NONE]
        for column in COLUMNS:
            if table["regional"][column] != NONE:
                if len(free) == SPACES:
                    free.pop()
                free.insert(0, table["regional"][column])
                table["regional"][column] = NONE
        while len(free) < SPACES and table["extra"]:
            table["extra"] -= 1
            free.insert(0, self.chance.extra())
        table["free"] = [NONE] * (SPACES - len(free)) + free

    # Treatment

    def treatment(self) -> Flow:
        self.table["phase"] = "treatment"
        self.kept = [False] * self.seats
        yield AtOnce({seat: self.treat_patients(seat) for seat in range(self.seats)})

    def patients(self, seat: int) -> list[int]:
        own = self.own(seat)
        on_tiles = [
            TILE_PATIENT + tile for tile in own["tiles"] if self.tile(tile)["kind"] == "patient"
        ]
        return [*own["examination"], *own["emergency"], *on_tiles]

    def treat_patients(self, seat: int) -> Asking:
        own = self.own(seat)

        def answers() -> set[Move]:
            found: set[Move] = {
                ("treat", (one,)) for one in self.patients(seat) if self.ways(seat, one)
            }
            if found:
                found.add(("arrange", ()))
            return found | {("pass", ())}

        if not self.patients(seat) or answers() | self.asides(seat) == {("pass", ())}:
            return
        while True:
            kind, values = yield Ask(seat, "treat", answers)
            if kind == "pass":
                break
            if kind == "treat":
                yield from self.treat(seat, values[0])
            else:
                after = deepcopy(self.chance.practice(seat))
                check_arrangement(self, seat, after)
                own.clear()
                own.update(after)
        basic = [one for one in own["doctors"] if one["doctor"] == BASIC]
        if self.revised and basic and NONE not in basic[0]["attached"]:  # H-D14
            choices: set[Move] = {("keep_basic", ()), ("retire_basic", ())}
            kind, _ = yield Ask(seat, "basic", lambda: choices)
            self.kept[seat] = kind == "keep_basic"

    def staff(self, seat: int) -> list[tuple[int, int, frozenset[int]]]:
        """Free contracts: doctor, contract, the medicines given there. Twins count once."""
        own = self.own(seat)
        doctors = [(one["doctor"], one["attached"]) for one in own["doctors"]]
        if self.revised:  # H-D19: in hand until they are needed
            for tile in own["tiles"]:
                if self.tile(tile)["kind"] == "doctor":
                    contracts = self.tile(tile)["contracts"]
                    doctors.append((TILE_DOCTOR + tile, [NONE for _ in contracts]))
        found = []
        for doctor, attached in doctors:
            seen = set()
            for contract, patient in enumerate(attached):
                kinds = frozenset(self.doctor(doctor)["contracts"][contract])
                if patient == NONE and kinds not in seen:
                    seen.add(kinds)
                    found.append((doctor, contract, kinds))
        return found

    def attachments(self, seat: int, patient: int) -> list[frozenset[Attachment]]:
        """H-T1, H-T2: every set of contracts that covers what the patient needs, with no doctor
        too many."""
        needs = self.patient(patient)["needs"]
        wanted = {medicine for medicine in range(3) if needs[medicine]}
        found = []
        for size in (1, 2, 3):
            for some in itertools.combinations(self.staff(seat), size):
                if len({doctor for doctor, _, _ in some}) < size:
                    continue
                if not covers(some, wanted):
                    continue
                if any(covers(some[:one] + some[one + 1 :], wanted) for one in range(size)):
                    continue
                found.append(frozenset((doctor, contract) for doctor, contract, _ in some))
        return found

    def ways(self, seat: int, patient: int) -> list[frozenset[Attachment]]:
        """… and leaves the vials payable (H-T3)."""
        return [
            one
            for one in self.attachments(seat, patient)
            if self.affords(seat, self.patient(patient)["needs"], self.spare(seat, patient, one))
        ]

    def spare(
        self, seat: int, patient: int, attached: frozenset[Attachment] = frozenset()
    ) -> list[int]:
        """Tiles that can stand for a vial while this patient is treated."""
        own = self.own(seat)
        busy = [doctor - TILE_DOCTOR for doctor, _ in attached] + [patient - TILE_PATIENT]
        idle = [
            one["doctor"] - TILE_DOCTOR
            for one in own["doctors"]
            if one["doctor"] >= TILE_DOCTOR and set(one["attached"]) == {NONE}
        ]
        return [tile for tile in own["tiles"] + own["face_down"] + idle if tile not in busy]

    def affords(
        self, seat: int, needs: list[int], tiles: list[int], assistants: int = NONE
    ) -> bool:
        """Can these vials be paid, somehow?"""
        own = self.own(seat)
        ready = [medicine for medicine in range(3) if own["assistants"][medicine]]
        for count in range(len(ready) + 1):
            for helping in itertools.combinations(ready, count):
                missing = 0
                for medicine in range(3):
                    need = needs[medicine] - (medicine in helping)
                    missing += max(0, need - own["vials"][medicine])
                missing = max(0, missing - len(tiles))
                if self.can_pay(seat, 3 * missing, count):
                    return True
        return False

    def treat(self, seat: int, patient: int) -> Asking:
        own = self.own(seat)
        ways = self.ways(seat, patient)
        attached: list[Attachment] = []
        needs = self.patient(patient)["needs"]

        def answers() -> set[Move]:
            return {("attach", one) for way in ways for one in way if one not in attached}

        def missing() -> list[int]:
            given = {
                kind
                for doctor, contract in attached
                for kind in self.doctor(doctor)["contracts"][contract]
            }
            return [one for one in range(3) if needs[one] and one not in given]

        more = {
            "patient": patient,
            "attached": lambda: [list(one) for one in attached],
            "missing": missing,
        }
        while len(ways) > 1:
            _, one = yield Ask(seat, "attach", answers, False, more)
            attached.append(one)  # type: ignore[arg-type]
            ways = [way for way in ways if one in way]
        attached += sorted(ways[0].difference(attached))
        (way,) = ways
        for doctor, contract in attached:
            self.service(seat, doctor)["attached"][contract] = patient
        yield from self.administer(seat, patient, way, True)
        for place in (own["examination"], own["emergency"]):
            if patient in place:
                place.remove(patient)
        if patient >= TILE_PATIENT:
            own["tiles"].remove(patient - TILE_PATIENT)
        own["treated"].append(patient)

    def service(self, seat: int, doctor: int) -> dict[str, Any]:
        own = self.own(seat)
        for one in own["doctors"]:
            if one["doctor"] == doctor:
                return one  # type: ignore[no-any-return]
        own["tiles"].remove(doctor - TILE_DOCTOR)
        self.hire(seat, doctor)
        return own["doctors"][-1]  # type: ignore[no-any-return]

    def administer(
        self, seat: int, patient: int, way: frozenset[Attachment], tiles: bool
    ) -> Asking:
        """H-T3."""
        own = self.own(seat)
        needs = list(self.patient(patient)["needs"])

        def spare() -> list[int]:
            return self.spare(seat, patient, way) if tiles else []

        def lacking() -> list[int]:
            return [max(0, needs[one] - own["vials"][one]) for one in range(3)]

        def answers() -> set[Move]:
            found: set[Move] = set()
            if self.can_pay(seat, 3 * sum(lacking())):
                found.add(("administer", ()))
            for medicine in range(3):
                if not needs[medicine]:
                    continue
                fewer = [need - (one == medicine) for one, need in enumerate(needs)]
                for tile in spare():
                    if self.affords(seat, fewer, [one for one in spare() if one != tile]):
                        found.add(("tile_for", (tile, medicine)))
                if own["assistants"][medicine]:
                    own["assistants"][medicine] = False
                    if self.affords(seat, fewer, spare()):
                        found.add(("assistant_for", (medicine,)))
                    own["assistants"][medicine] = True
            return found

        while any(needs):
            possible = answers()
            if len(possible) == 1:
                ((kind, values),) = possible
            else:
                more = {
                    "patient": patient,
                    "needs": lambda: list(needs),
                    "lacking": lacking,
                    "cost": lambda: 3 * sum(lacking()),
                }
                kind, values = yield Ask(seat, "administer", answers, False, more)
            if kind == "administer":
                bought = lacking()
                yield from self.pay(seat, 3 * sum(bought))
                for medicine in range(3):
                    own["vials"][medicine] -= needs[medicine] - bought[medicine]
                return
            if kind == "tile_for":
                tile, medicine = values
                for place in (own["tiles"], own["face_down"]):
                    if tile in place:
                        place.remove(tile)
                own["doctors"][:] = [
                    one for one in own["doctors"] if one["doctor"] != TILE_DOCTOR + tile
                ]
            else:
                (medicine,) = values
                own["assistants"][medicine] = False
            needs[medicine] -= 1

    # Score

    def score(self) -> None:
        table = self.table
        order = self.order()
        for own in table["players"]:  # H-E1
            own["hades"] += own["emergency"]
            own["emergency"] = own["examination"]
            own["examination"] = []
        for marker in order:  # H-E2
            if marker < self.seats:
                self.gain_reputation(marker, len(self.own(marker)["treated"]))
        for seat, own in enumerate(table["players"]):
            healed = sum(self.patient(one)["points"] for one in own["treated"])  # H-E3
            own["points"] += healed
            own["by_patients"] += healed
            own["treated"] = []
            staying, gone = [], []
            for one in own["doctors"]:  # H-E4
                one["new"] = False
                if NONE not in one["attached"]:
                    own["points"] += self.doctor(one["doctor"])["points"]
                    own["by_doctors"] += self.doctor(one["doctor"])["points"]
                    if one["doctor"] != BASIC or not self.kept[seat]:
                        gone += one["attached"]
                        continue
                    one["attached"] = [NONE for _ in one["attached"]]  # H-D14
                staying.append(one)
            own["doctors"] = staying
            if not self.revised:  # H-D15
                held = [patient for one in staying for patient in one["attached"]]
                left = [one for one in gone if one not in held and one < TILE_PATIENT]  # H-K1
                own["discharged"] += sorted(set(left), key=left.index)

    def renew(self) -> None:
        """H-E5, H-D12, H-D13."""
        table = self.table
        for column in COLUMNS:
            queue = table["queues"][column]
            for space in queue:
                if space["patient"] != NONE:
                    space["bribe"] += 1
            if self.revised:
                queue.sort(key=lambda space: space["patient"] == NONE)
            for space in queue:
                if space["patient"] == NONE and table["stacks"][column] != NONE:
                    space["patient"] = table["stacks"][column]
                    self.draw_patient(column)
            table["kits"][column] = NONE
            if table["kit_stacks"][column]:
                table["kit_stacks"][column] -= 1
                table["kits"][column] = self.chance.kit(column)
            if self.revised:
                table["tiles"][column] = NONE
                if table["tile_stacks"][column]:
                    table["tile_stacks"][column] -= 1
                    table["tiles"][column] = self.chance.tile(column)

    # The end

    def finish(self) -> Flow:
        table = self.table
        table["phase"] = "end"
        yield AtOnce({seat: self.self_treat(seat) for seat in range(self.seats)})
        for own in table["players"]:  # H-D17
            if self.revised:
                own["hades"] += own["emergency"]
                own["emergency"] = []
            own["points"] -= len(own["emergency"]) + 3 * len(own["hades"])
        points = [own["points"] for own in table["players"]]
        order = self.order()
        if self.seats == 1:  # H-X3
            ahead = sum(one >= points[0] for one in table["virtual"])
            table["ranks"] = [1 + ahead]
            table["winners"] = [] if ahead else [0]
        else:
            best = sorted(range(self.seats), key=lambda seat: (-points[seat], order.index(seat)))
            table["ranks"] = [1 + best.index(seat) for seat in range(self.seats)]
            table["winners"] = best[:1]

    def self_treat(self, seat: int) -> Asking:
        """H-X2."""
        own = self.own(seat)

        def answers() -> set[Move]:
            return {("pass", ())} | {
                ("treat", (one,))
                for one in own["emergency"]
                if self.affords(seat, self.patient(one)["needs"], [])
            }

        if not own["emergency"] or answers() | self.asides(seat) == {("pass", ())}:
            return
        while True:
            kind, values = yield Ask(seat, "self_treat", answers)
            if kind == "pass":
                return
            yield from self.administer(seat, values[0], frozenset(), False)
            own["emergency"].remove(values[0])


def without(some: list[int], one: int) -> list[int]:
    """All but the first of these."""
    place = some.index(one)
    return some[:place] + some[place + 1 :]


def covers(some: tuple[tuple[int, int, frozenset[int]], ...], wanted: set[int]) -> bool:
    return wanted <= {kind for _, _, kinds in some for kind in kinds}


def check_arrangement(model: Model, seat: int, after: dict[str, Any]) -> None:
    """What `arrange` did must be legal: every patient it treated is attached as H-T1 and H-T2
    demand, and what it spent pays for exactly the vials that they need."""
    before = model.own(seat)
    news = after["treated"][len(before["treated"]) :]
    assert news, "nobody was treated"
    assert after["treated"][: len(before["treated"])] == before["treated"]
    waiting = model.patients(seat)
    assert set(news) <= set(waiting)
    assert len(set(news)) == len(news)
    by_patient: dict[int, list[tuple[int, int, frozenset[int]]]] = {one: [] for one in news}
    used_tiles = {one - TILE_PATIENT for one in news if one >= TILE_PATIENT}
    old = {one["doctor"]: one["attached"] for one in before["doctors"]}
    for one in after["doctors"]:
        doctor = one["doctor"]
        if doctor not in old:
            assert model.revised
            assert doctor - TILE_DOCTOR in before["tiles"]
            used_tiles.add(doctor - TILE_DOCTOR)
            assert any(patient != NONE for patient in one["attached"])
        was = old.pop(doctor, [NONE for _ in one["attached"]])
        for contract, (then, now) in enumerate(zip(was, one["attached"], strict=True)):
            if then != now:
                assert then == NONE
                kinds = frozenset(model.doctor(doctor)["contracts"][contract])
                by_patient[now].append((doctor, contract, kinds))
    for doctor, attached in old.items():  # first edition: a knowledge doctor as a substitute vial
        assert doctor >= TILE_DOCTOR, "a doctor has gone"
        assert set(attached) == {NONE}
    needs = [0, 0, 0]
    for patient, some in by_patient.items():
        wanted = model.patient(patient)["needs"]
        kinds = {medicine for medicine in range(3) if wanted[medicine]}
        doctors = [doctor for doctor, _, _ in some]
        assert len(set(doctors)) == len(doctors)
        assert covers(tuple(some), kinds)
        for one in range(len(some)):
            assert not covers(tuple(some[:one] + some[one + 1 :]), kinds)
        for medicine in range(3):
            needs[medicine] += wanted[medicine]
    for place in ("examination", "emergency"):
        assert after[place] == [one for one in before[place] if one not in news]
    for place in ("points", "by_patients", "by_doctors", "hades", "option", "wage"):
        assert after[place] == before[place]
    # What was spent: vials, tiles, assistants as vials (or, in the first edition, as drachmas).
    kept = [tile for tile in before["tiles"] if tile not in used_tiles]
    spent_tiles = len(kept) - len(after["tiles"]) + len(old)
    assert set(after["tiles"]) <= set(kept)
    spent_tiles += len(before["face_down"]) - len(after["face_down"])
    assert set(after["face_down"]) <= set(before["face_down"])
    gone = [one for one in range(3) if before["assistants"][one] and not after["assistants"][one]]
    assert not any(after["assistants"][one] and not before["assistants"][one] for one in range(3))
    paid = before["money"] - after["money"]
    vials = [before["vials"][one] - after["vials"][one] for one in range(3)]
    assert paid >= 0
    assert min(vials) >= 0
    assert spent_tiles >= 0
    for count in range(len(gone) + 1):
        for helping in itertools.combinations(gone, count):
            left = [needs[one] - vials[one] - (one in helping) for one in range(3)]
            bought = sum(left) - spent_tiles
            money = len(gone) - count
            if min(left) < 0 or bought < 0 or (money and model.revised):
                continue
            if paid == max(0, 3 * bought - 2 * money) and 2 * money < 3 * bought + 2:
                return
    raise AssertionError(f"seat {seat}: what was spent does not pay for {needs}")


def moves_of(choices: list[Any]) -> Iterator[Move]:
    """Actions of the engine as the model writes them."""
    for action in choices:
        yield action.kind.name, action.values
