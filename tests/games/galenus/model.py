"""A slow, plain model of the rules of Galenus: Rome, with or without the colleague, and Pergamon.

It is written from the rules and knows nothing of the engine. What was drawn it is told
(`Chance`), everything else it works out, from the set-up on. The game is one generator: it yields
an `Ask` and gets the answer; an aside is answered on the spot, and the question asked anew. What
lies on the table is kept in dictionaries of the same shape as the view, so that `picture` can be
compared.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from asclepia.games.galenus.components import GalenusComponents
from asclepia.games.galenus.vocabulary import (
    ARENA,
    ASIARCH,
    BATHS,
    BOOK,
    CARDS_OF_A_CLASS,
    CHOLERIC,
    CLASSES,
    EASY,
    EXTREME,
    GLADIATORS,
    GOALS,
    HARD,
    HUMOURS,
    INTERMEDIATE,
    JOURNEY,
    JOURNEYS,
    LEAD_IN_WORKS,
    LEGENDARY,
    LEVELS,
    LINES,
    MEDIPLES,
    NICON,
    NONE,
    NORMAL,
    PELOPS,
    PERGAMON_REGIONS,
    PHLEGMATIC,
    PRIMUS_POINTS,
    REGION,
    REGIONS,
    SANGUINE,
    SATYRUS,
    THEAGENES,
    THERIAC_POINTS,
    VILLA,
    VILLAS,
    WORK_POINTS,
    YEARS,
)

KINDS = range(4)
AGAIN = ("again", ())  # an aside came instead of an answer: look at the matter anew
Move = tuple[str, tuple[int, ...]]  # the kind of an action and its values
Moves = set[Move]
ASIDES = ("read", "invoke")
#: A visitor that has not acted this year.
IDLE = {"acted": False, "success": False, "did": 0}


@dataclass
class Ask:
    """A question. What may be answered is worked out whenever somebody wants to know."""

    seats: list[int]
    to: str
    answers: Callable[[int], Moves]
    asides: bool
    more: dict[str, Any] = field(default_factory=dict)


Asking = Generator[Ask, Any, Any]


class Chance:
    """What was drawn, in the order in which it became visible."""

    def first(self) -> int:
        """The first player."""
        raise NotImplementedError

    def villa(self, seat: int) -> int:
        """The villa that is dealt to a seat."""
        raise NotImplementedError

    def summer(self, region: int) -> int:
        """The face of the card that is laid there."""
        raise NotImplementedError

    def winter(self, region: int) -> int:
        """The other face of the card that lies there."""
        raise NotImplementedError

    def journey(self) -> int:
        raise NotImplementedError

    def colleague(self) -> int:
        raise NotImplementedError

    def goals(self) -> list[int]:
        """Of Perga and of Mon."""
        raise NotImplementedError

    def tracks(self) -> dict[int, int]:
        """By dignitary: the humour above whose track the card lies."""
        raise NotImplementedError

    def order(self) -> list[int]:
        """The dignitaries on the contest track, the highest first."""
        raise NotImplementedError


class Over(Exception):
    def __init__(self, winners: list[int]) -> None:
        self.winners = winners


def plain(components: GalenusComponents) -> dict[str, Any]:
    """What is printed, as dictionaries and lists, without names and texts."""

    def amounts(struct: Any) -> dict[str, Any]:
        found = {}
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            found[name] = value.of_each() if hasattr(value, "of_each") else value
        return found

    def project(one: Any) -> dict[str, Any]:
        return {
            "needs": msgspec.to_builtins(one.needs),
            "pay": amounts(one.pay),
            "treat": one.treat.of_each(),
            "place": one.place,
            "solicit": one.solicit.of_each(),
            "any_solicit": one.any_solicit,
            "publish": NONE if one.publish is None else one.publish,
            "gain": amounts(one.gain),
        }

    def face(cls: int, one: Any) -> dict[str, Any]:
        return {
            "cls": cls,
            "seeds": one.seeds.of_each(),
            "gladiators": one.gladiators,
            "bonus": one.bonus,
            "project": project(one.project),
        }

    def title(one: Any) -> str:
        return one.event if isinstance(one.event, str) else str(one.event.en)

    def villa(one: Any) -> dict[str, Any]:
        tracks = {
            name: {"start": getattr(one, name).start, "most": getattr(one, name).most}
            for name in ("philosophy", "health", "reputation")
        }
        return {**tracks, "focus": one.focus, "power": amounts(one.power)}

    by_class = [[card for card in components.cards if card.cls == cls] for cls in CLASSES]
    summers = [face(cls, card.summer) for cls in range(3) for card in by_class[cls]]
    winters = []
    turned: list[int] = []  # by summer face, the winter face of the same card
    for cls in range(3):
        order = sorted(range(CARDS_OF_A_CLASS), key=lambda one: title(by_class[cls][one].winter))
        begin = len(summers) + len(winters)
        turned.extend(begin + order.index(one) for one in range(CARDS_OF_A_CLASS))
        winters.extend(face(cls, by_class[cls][one].winter) for one in order)
    return {
        "faces": [*summers, *winters],
        "turned": turned,
        "journeys": [
            {
                "goods": [(*HUMOURS, "book").index(good) for good in one.goods],
                "project": project(one.project),
            }
            for one in components.journeys
        ],
        "doctrines": [
            {"rank": one.rank, "pay": amounts(one.pay), "gain": amounts(one.gain)}
            for one in components.doctrines
        ],
        "standard": villa(components.standard),
        "villas": [villa(one) for one in components.villas],
        "goals": [
            {"card": face.card, "needs": msgspec.to_builtins(goal.needs)}
            for card in ("perga", "mon")
            for face in components.goal_faces
            if face.card == card
            for goal in face.goals
        ],
        "segments": list(components.tracks.segments),
        "top": components.tracks.contest,
    }


class Model:
    def __init__(
        self,
        components: GalenusComponents,
        seats: int,
        villas: str,
        colleague: str,
        level: str,
        chance: Chance,
    ) -> None:
        self.printed = plain(components)
        self.seats = seats
        self.villas = villas
        self.colleague = colleague == "yes"
        self.pergamon = seats == 1
        self.level = LEVELS.index(level)
        self.chance = chance
        self.ends = list(itertools.accumulate(self.printed["segments"]))
        self.top = self.ends[-1] - 1  # of a skill track
        #: What is not seen on the table but was seen by all: by seat.
        self.treated = [0] * seats
        self.cleared = [0] * seats
        self.firsts = [0] * seats
        self.met: list[int] = []  # goals, by place, for which nobody was removed yet
        self.habits = [["impact"] * 4 for _ in range(seats)]
        self.table: dict[str, Any] = {}
        self.over = False
        self.asked: Ask | None = None
        self.sealed: dict[int, Move] = {}
        self.preparing = NONE  # the seat that may read a last time before the bids
        self.main = self.game()
        self.go_on(None)

    # What the tests ask

    @property
    def pending(self) -> list[int]:
        if self.asked is None:
            return []
        return [seat for seat in self.asked.seats if seat not in self.sealed]

    def choices(self, seat: int) -> Moves:
        assert self.asked is not None
        found = self.asked.answers(seat)
        return found | self.asides(seat) if self.asked.asides else found

    def shown(self, seat: int) -> dict[str, Any]:
        """What is asked, as a seat's view says it (−1: a spectator)."""
        ask = self.asked
        assert ask is not None
        if ask.to != "bid":
            return {"to": ask.to, "waits_for": self.pending, **ask.more}
        if seat in self.pending:
            most = self.most(seat)
            return {"to": "bid", "waits_for": self.pending, "most": most, "sealed": None}
        sealed = None
        if seat != NONE:
            philosophy, focus = self.sealed[seat][1] if seat in self.sealed else (0, 0)
            sealed = {"kind": "bid", "philosophy": philosophy, "focus": focus}
        return {"waits_for": self.pending, "sealed": sealed}

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        assert self.asked is not None
        self.chance = chance
        if self.asked.to == "bid":
            self.sealed[seat] = move
            if self.pending:
                return
            sealed, self.sealed = self.sealed, {}
            self.go_on(sealed)
        else:
            self.go_on(move)

    def picture(self) -> dict[str, Any]:
        """The table as everybody sees it, without what is asked."""
        table = deepcopy(self.table)
        for own in table["players"]:
            own["publications"] = sum(self.crossed(one) for one in own["skill"])
        for number, region in enumerate(table["regions"]):
            visitors = [one["who"] for one in table["visitors"] if one["region"] == number]
            region["visitor"] = visitors[0] if visitors else NONE
        for goal in table["goals"]:
            needs = self.printed["goals"][goal["goal"]]["needs"]
            goal["has"] = {name: self.measure(0, name) for name in needs}
        table["scores"] = [own["impact"] for own in table["players"]]
        return table

    # The machinery of questions

    def go_on(self, answer: Any) -> None:
        try:
            self.asked = self.main.send(answer)
        except StopIteration:
            self.asked = None
            self.over = True

    def ask(
        self,
        seat: int,
        to: str,
        answers: Callable[[], Moves],
        *,
        asides: bool = True,
        always: bool = False,
        alone: bool = False,
        anew: bool = False,
        more: Callable[[], dict[str, Any]] = dict,
    ) -> Asking:
        """The answer of one seat. A single answer is given by itself: not if it is `always`
        asked, and not if an aside is possible, unless it is enough that it is `alone`. None:
        there is no answer. A question that was asked stays after an aside, unless what is owed
        or gained has to be looked at `anew`."""
        asides = asides and (self.table["turn"] == seat or self.preparing == seat)  # A-T3
        while True:
            found = answers()
            if not found:
                return None
            by_itself = alone or not asides or not self.asides(seat)
            if len(found) == 1 and by_itself and not always:
                return next(iter(found))
            if self.met and to != "remove":
                yield from self.settle()
                continue
            always = True
            move = yield Ask([seat], to, lambda _: answers(), asides, more())
            if move[0] not in ASIDES:
                return move
            yield from self.aside(seat, move)
            if anew:
                return AGAIN

    # A-T3, A-L2: asides

    def asides(self, seat: int) -> Moves:
        own = self.own(seat)
        found: Moves = set()
        if own["books"]:
            found.add(("read", ()))
        for doctrine in own["doctrines"]:
            price = self.printed["doctrines"][doctrine]["pay"]
            if doctrine not in own["used"] and self.payable(own, price):
                found.add(("invoke", (doctrine,)))
        return found

    def aside(self, seat: int, move: Move) -> Asking:
        own = self.own(seat)
        if move[0] == "read":
            own["books"] -= 1
            self.changed()
            yield from self.gain_philosophy(seat, self.power(seat)["book"])
        else:
            (doctrine,) = move[1]
            own["used"].append(doctrine)
            card = self.printed["doctrines"][doctrine]
            yield from self.pay(seat, card["pay"])
            yield from self.gain(seat, card["gain"])

    # Who has what

    def own(self, seat: int) -> dict[str, Any]:
        return self.table["players"][seat]  # type: ignore[no-any-return]

    def villa(self, seat: int) -> dict[str, Any]:
        villa = self.own(seat)["villa"]
        printed: dict[str, Any] = (
            self.printed["standard"] if villa == NONE else self.printed["villas"][villa]
        )
        return printed

    def power(self, seat: int) -> dict[str, Any]:
        return self.villa(seat)["power"]  # type: ignore[no-any-return]

    def crossed(self, position: int) -> int:
        """A-C5: the publication lines below a position."""
        return sum(position >= end for end in self.ends[:LINES])

    def skill(self, seat: int, humour: int, section: int) -> int:
        """A-C5, A-C4: how many of a type are treated there without herbs."""
        found: int = 1 + self.crossed(self.own(seat)["skill"][humour])
        if section == VILLA:
            found += self.power(seat)["hospital"][humour]
        elif section >= REGION:
            found += self.power(seat)["regions"][humour]
        return found

    def measure(self, seat: int, name: str) -> int:
        own = self.own(seat)
        lines = [self.crossed(position) for position in own["skill"]]
        if name in HUMOURS:
            return 1 + lines[HUMOURS.index(name)]
        found = {
            "impact": own["impact"],
            "works": own["works"],
            "publications": sum(lines),
            "humours": sum(one > 0 for one in lines),
            "primus": self.table["primus"].count(seat),
            "level": 1 + min(lines),
            "philosophy": own["philosophy"],
            "reputation": own["reputation"],
            "health": own["health"],
            "focus": sum(own["focus"]),
            "herbs": sum(one > 0 for one in own["herbs"]),
            "books": own["books"],
            "doctrines": len(own["doctrines"]),
            "treated": self.treated[seat],
            "cleared": self.cleared[seat],
            "firsts": self.firsts[seat],
        }
        return int(found[name])

    def reached(self, seat: int, needs: dict[str, int]) -> bool:
        return all(self.measure(seat, name) >= least for name, least in needs.items())

    # A-T1, A-T2: attributes. Whatever changes asks afterwards whether a goal is met (S-10).

    def score(self, seat: int, points: int) -> None:
        self.own(seat)["impact"] += points
        self.changed()

    def gain_philosophy(self, seat: int, by: int) -> Asking:
        yield from self.gain_reputation(seat, self.fill(seat, "philosophy", by))

    def gain_reputation(self, seat: int, by: int) -> Asking:
        yield from self.lose_health(seat, self.fill(seat, "reputation", by))

    def fill(self, seat: int, name: str, by: int) -> int:
        """A track goes up; how much of it overflows."""
        own, most = self.own(seat), self.villa(seat)[name]["most"]
        over = max(0, own[name] + by - most)
        own[name] += by - over
        self.changed()
        return over

    def lose_health(self, seat: int, by: int) -> Asking:
        own = self.own(seat)
        left = by
        while left > 0:
            if own["health"]:
                own["health"] -= 1
            elif any(own["focus"]):
                move = yield from self.ask(
                    seat,
                    "lose",
                    lambda: {("lose", (one,)) for one in KINDS if own["focus"][one]},
                    alone=True,
                    anew=True,
                    more=lambda left=left: {"left": left},
                )
                if move == AGAIN:  # there may be health now, or no focus
                    continue
                own["focus"][move[1][0]] -= 1
            else:
                own["impact"] -= 1
            left -= 1
            self.changed()

    def gain_focus(self, seat: int, humour: int, left: int = 1) -> Asking:
        own = self.own(seat)
        move = AGAIN
        while move == AGAIN and sum(own["focus"]) >= self.villa(seat)["focus"]:
            move = yield from self.ask(
                seat,
                "overflow",
                lambda: {
                    ("overflow", ()),
                    *[("exchange", (one,)) for one in KINDS if own["focus"][one]],
                },
                anew=True,
                more=lambda: {"humour": humour, "left": left},
            )
        if move[0] == "overflow":
            yield from self.gain_philosophy(seat, 1)
            return
        if move[0] == "exchange":
            own["focus"][move[1][0]] -= 1
        own["focus"][humour] += 1
        self.changed()

    # A-P4: skill

    def fits(self, seat: int, humour: int, steps: int) -> bool:
        """May the marker rise so far? Never over a line, nor to a top space that is taken."""
        before = self.own(seat)["skill"][humour]
        after = before + steps
        if after > self.top or self.crossed(after) > self.crossed(before):
            return False
        return after < self.top or self.table["primus"][humour] == NONE

    def rise(self, seat: int, humour: int, steps: int) -> None:
        self.own(seat)["skill"][humour] += steps
        self.changed()
        self.primus(seat, humour)

    def primus(self, seat: int, humour: int) -> None:
        if self.own(seat)["skill"][humour] == self.top:
            assert self.table["primus"][humour] == NONE
            self.table["primus"][humour] = seat
            self.score(seat, PRIMUS_POINTS)

    # A-V3: publishing

    def cost(self, seat: int, humour: int, less: int) -> int:
        line = self.crossed(self.own(seat)["skill"][humour])
        return max(1, line + 1 - self.power(seat)["discount"] - less)

    def publishable(
        self, seat: int, less: int = 0, focus: list[int] | None = None, philosophy: int = NONE
    ) -> list[int]:
        """The humours in which a work could be published, with this focus and philosophy."""
        own = self.own(seat)
        focus = own["focus"] if focus is None else focus
        philosophy = own["philosophy"] if philosophy == NONE else philosophy
        found = []
        for humour in KINDS:
            over = own["skill"][humour] + 1
            if over not in self.ends[:LINES]:
                continue
            if over == self.top and self.table["primus"][humour] != NONE:
                continue  # A-P4: there is no place for the marker
            if focus[humour] and focus[humour] + philosophy >= self.cost(seat, humour, less):
                found.append(humour)
        return found

    def publish(self, seat: int, humour: int, less: int = 0) -> None:
        own = self.own(seat)
        line = self.crossed(own["skill"][humour])
        cost = self.cost(seat, humour, less)
        focus = min(cost, own["focus"][humour])
        own["focus"][humour] -= focus
        own["philosophy"] -= cost - focus
        own["skill"][humour] += 1
        works = self.table["lines"][humour][line]
        self.table["lines"][humour][line] = 0
        own["works"] += works
        self.score(seat, self.power(seat)["publication"])
        self.primus(seat, humour)

    # Prices and gains, in the order of the contract

    def payable(self, own: dict[str, Any], price: dict[str, Any]) -> bool:
        enough = all(
            own[name] >= price[name] for name in ("philosophy", "reputation", "health", "books")
        )
        for name, any_name in (("focus", "any_focus"), ("herbs", "any_herbs")):
            left = [have - asked for have, asked in zip(own[name], price[name], strict=True)]
            enough = enough and min(left) >= 0 and sum(left) >= price[any_name]
        return enough

    def pay(self, seat: int, price: dict[str, Any]) -> Asking:
        own = self.own(seat)
        for name in ("philosophy", "reputation", "health", "books"):
            own[name] -= price[name]
        for name, to in (("focus", "pay_focus"), ("herbs", "pay_herb")):
            for humour in KINDS:
                own[name][humour] -= price[name][humour]
            for left in range(price[f"any_{name}"], 0, -1):
                move = yield from self.ask(
                    seat,
                    to,
                    lambda name=name, to=to: {(to, (one,)) for one in KINDS if own[name][one]},
                    asides=False,
                    more=lambda left=left: {"left": left},
                )
                own[name][move[1][0]] -= 1

    def gain(self, seat: int, gain: dict[str, Any]) -> Asking:
        own = self.own(seat)
        if gain["impact"]:
            self.score(seat, gain["impact"])
        yield from self.gain_philosophy(seat, gain["philosophy"])
        yield from self.gain_reputation(seat, gain["reputation"])
        self.fill(seat, "health", gain["health"])
        own["books"] += gain["books"]
        self.changed()
        own["works"] += gain["works"]
        self.changed()
        for humour in KINDS:
            for left in range(gain["focus"][humour], 0, -1):
                yield from self.gain_focus(seat, humour, left)
        for left in range(gain["any_focus"], 0, -1):
            humour = yield from self.any_of(seat, "gain_focus", left)
            yield from self.gain_focus(seat, humour)
        for humour in KINDS:
            own["herbs"][humour] += gain["herbs"][humour]
            self.changed()
        for left in range(gain["any_herbs"], 0, -1):
            humour = yield from self.any_of(seat, "gain_herb", left)
            own["herbs"][humour] += 1
            self.changed()
        for humour in KINDS:
            for _ in range(gain["skill"][humour]):
                if self.fits(seat, humour, 1):
                    self.rise(seat, humour, 1)
        for left in range(gain["any_skill"], 0, -1):
            humour = yield from self.any_of(seat, "gain_skill", left)
            if humour is not None:  # else it is lost
                self.rise(seat, humour, 1)

    def any_of(self, seat: int, to: str, left: int) -> Asking:
        """A humour of choice."""

        def answers() -> Moves:
            fitting = [one for one in KINDS if to != "gain_skill" or self.fits(seat, one, 1)]
            return {(to, (one,)) for one in fitting}

        more = {"left": left}
        move = AGAIN
        while move == AGAIN:  # by a doctrine the last step may have been taken
            move = yield from self.ask(seat, to, answers, alone=True, anew=True, more=lambda: more)
        return None if move is None else move[1][0]

    # A-P: treating

    def patients(self, seat: int, section: int) -> list[int]:
        if section == VILLA:
            return list(self.own(seat)["hospital"])
        if section == ARENA:
            return [self.table["arena"]["gladiators"], 0, 0, 0]
        return list(self.table["regions"][section - REGION]["patients"])

    def leave(self, seat: int, section: int, humour: int) -> None:
        """A treated patient leaves."""
        if section == VILLA:
            self.own(seat)["hospital"][humour] -= 1
        elif section == ARENA:
            self.table["arena"]["gladiators"] -= 1
        else:
            self.table["regions"][section - REGION]["patients"][humour] -= 1

    def treat_there(self, seat: int, section: int, extra: int = 0, earlier: Any = ()) -> Asking:
        """The action of a treatment space. `extra` gladiators for the first in line; others who
        have treated there `earlier`."""
        own = self.own(seat)
        there = self.patients(seat, section)
        limit = [self.skill(seat, humour, section) for humour in KINDS]
        yield from self.first_in_line(seat, limit, extra)

        def counts() -> list[int]:
            return [min(limit[humour], there[humour]) for humour in KINDS]

        def doses() -> Moves:
            helping = [one for one in KINDS if own["herbs"][one] and there[one] > limit[one]]
            return {("enough", ()), *[("herb", (one,)) for one in helping]}

        while True:
            move = yield from self.ask(
                seat,
                "dose",
                doses,
                alone=True,
                more=lambda: {"section": section, "counts": counts()},
            )
            if move[0] == "enough":
                break
            (humour,) = move[1]
            own["herbs"][humour] -= 1
            limit[humour] += 1
            self.changed()
        yield from self.treat(seat, section, counts(), lambda one: self.learns(seat, one, earlier))

    def first_in_line(self, seat: int, limit: list[int], extra: int) -> Asking:
        """A-L1: so many gladiators more than the level allows, one after the other, or not."""
        while extra and self.table["arena"]["gladiators"] > limit[SANGUINE]:
            move = yield from self.ask(
                seat,
                "first_in_line",
                lambda: {("extra", ()), ("pass", ())},
                more=lambda: {"section": ARENA, "counts": [limit[SANGUINE], 0, 0, 0]},
            )
            if move[0] == "pass":
                return
            limit[SANGUINE] += 1
            extra -= 1

    def learns(self, seat: int, humour: int, earlier: Any) -> bool:
        """A-P5, S-5."""
        if self.pergamon:
            return any(one["track"] == humour for one in self.table["visitors"] if one in earlier)
        mine = self.own(seat)["skill"][humour]
        return any(self.own(one)["skill"][humour] > mine for one in earlier if one != seat)

    def treat(
        self, seat: int, section: int, counts: list[int], learns: Callable[[int], bool]
    ) -> Asking:
        """A-P2 to A-P6 for these patients."""
        yield from self.assign(seat, section, list(counts))
        if section >= REGION and not any(self.patients(seat, section)):
            region = self.table["regions"][section - REGION]
            bonus = self.printed["faces"][region["face"]]["bonus"] + self.power(seat)["bonus"]
            self.cleared[seat] += 1
            self.score(seat, bonus)
        if counts[CHOLERIC]:
            yield from self.gain_reputation(seat, self.power(seat)["fame"])
        if counts[PHLEGMATIC]:
            yield from self.lose_health(seat, self.power(seat)["plague"])

        def rises() -> Moves:
            found: Moves = {("pass", ())}
            for humour in KINDS:
                if counts[humour] and self.fits(seat, humour, 1):
                    found.add(("rise", (humour,)))
                if counts[humour] and self.fits(seat, humour, 2) and learns(humour):
                    found.add(("learn", (humour,)))
            return found

        move = yield from self.ask(
            seat,
            "rise",
            rises,
            alone=True,
            more=lambda: {"section": section, "counts": counts},
        )
        if move[0] != "pass":
            self.rise(seat, move[1][0], 2 if move[0] == "learn" else 1)

    def assign(self, seat: int, section: int, left: list[int]) -> Asking:
        """Each of these becomes an impact point or a focus."""
        habits = self.habits[seat]

        def answers() -> Moves:
            here = [humour for humour in KINDS if left[humour]]
            found = {(how, (one,)) for one in here for how in ("impact", "focus")}
            if sum(left) > 1:
                found |= {("all_impact", ()), ("all_focus", ())}
                if len({habits[one] for one in here}) > 1:
                    found.add(("as_before", ()))
            return found

        while any(left):
            kind, values = yield from self.ask(
                seat,
                "assign",
                answers,
                always=True,
                more=lambda: {"section": section, "counts": list(left)},
            )
            todo: list[tuple[str, int]] = []
            if kind in ("impact", "focus"):
                todo = [(kind, values[0])]
            else:
                for humour in KINDS:
                    how = {"all_impact": "impact", "all_focus": "focus"}.get(kind, habits[humour])
                    todo.extend([(how, humour)] * left[humour])
            for how, humour in todo:
                left[humour] -= 1
                self.leave(seat, section, humour)
                self.treated[seat] += 1
                habits[humour] = how
                if how == "impact":
                    self.score(seat, 1)
                else:
                    self.changed()
                    yield from self.gain_focus(seat, humour)
                if any(left):
                    yield from self.settle()

    # A-V1, A-L4: soliciting

    def call(self, seat: int, region: int) -> Asking:
        """One patient of choice."""
        there = self.table["regions"][region]["patients"]
        move = yield from self.ask(
            seat,
            "call",
            lambda: {("call", (one,)) for one in KINDS if there[one]},
            alone=True,
            more=lambda: {"section": REGION + region},
        )
        self.fetch(seat, region, move[1][0])

    def fetch(self, seat: int, region: int, humour: int) -> None:
        self.table["regions"][region]["patients"][humour] -= 1
        self.own(seat)["hospital"][humour] += 1

    # A-L4, A-L6: projects

    def treated_at(self, project: dict[str, Any], region: int) -> int:
        """The section where a project treats."""
        return {"hospital": VILLA, "arena": ARENA}.get(project["place"], REGION + region)

    def lacking(self, seat: int, project: dict[str, Any], region: int) -> list[int]:
        """Herbs that the treatment needs."""
        section = self.treated_at(project, region)
        return [
            max(0, project["treat"][humour] - self.skill(seat, humour, section)) for humour in KINDS
        ]

    def doable(self, seat: int, project: dict[str, Any], region: int, bare: bool) -> bool:
        """Exactly as printed? `bare`: without spending herbs or books (A-W4)."""
        own = self.own(seat)
        price = project["pay"]
        lacking = self.lacking(seat, project, region)
        if not self.reached(seat, project["needs"]):
            return False
        herbs = [asked + more for asked, more in zip(price["herbs"], lacking, strict=True)]
        if bare and (price["books"] or price["any_herbs"] or any(herbs)):
            return False
        if not self.payable(own, {**price, "herbs": herbs}):
            return False
        if any(project["treat"]):
            there = self.patients(seat, self.treated_at(project, region))
            if any(there[humour] < project["treat"][humour] for humour in KINDS):
                return False
        if any(project["solicit"]) or project["any_solicit"]:
            there = self.patients(seat, REGION + region)
            if project["place"] == "here":
                there = [have - gone for have, gone in zip(there, project["treat"], strict=True)]
            there = [have - gone for have, gone in zip(there, project["solicit"], strict=True)]
            if min(there) < 0 or sum(there) < project["any_solicit"]:
                return False
        if project["publish"] == NONE:
            return True
        focus = [have - asked for have, asked in zip(own["focus"], price["focus"], strict=True)]
        philosophy = own["philosophy"] - price["philosophy"]
        return bool(self.publishable(seat, project["publish"], focus, philosophy))

    def do_project(self, seat: int, project: dict[str, Any], region: int) -> Asking:
        own = self.own(seat)
        lacking = self.lacking(seat, project, region)
        yield from self.pay(seat, project["pay"])
        if any(project["treat"]):
            for humour in KINDS:
                own["herbs"][humour] -= lacking[humour]
                self.changed()
            section = self.treated_at(project, region)
            yield from self.treat(seat, section, list(project["treat"]), lambda humour: False)
        for humour in KINDS:
            for _ in range(project["solicit"][humour]):
                self.fetch(seat, region, humour)
        for _ in range(project["any_solicit"]):
            yield from self.call(seat, region)
        less = project["publish"]
        if less != NONE:
            move = AGAIN
            while move == AGAIN:
                move = yield from self.ask(
                    seat,
                    "publish",
                    lambda: {("publish", (one,)) for one in self.publishable(seat, less)},
                    anew=True,
                )
            if move is not None:  # else an aside has cost the focus for it
                self.publish(seat, move[1][0], less)
        yield from self.gain(seat, project["gain"])

    def project_of(self, place: int) -> dict[str, Any]:
        """Of a region, or of the journey (−1)."""
        if place == NONE:
            card = self.printed["journeys"][self.table["journey"]["card"]]
        else:
            card = self.printed["faces"][self.table["regions"][place]["face"]]
        return card["project"]  # type: ignore[no-any-return]

    # Results: what can be done in which section (A-V, A-L), and doing it

    def in_section(self, seat: int, section: int, bare: bool) -> Moves:
        """What a mediple of this section can do; `bare`: without herbs and books."""
        own, table = self.own(seat), self.table
        found: Moves = set()
        if section == VILLA:
            found |= {("publish", (one,)) for one in self.publishable(seat)}
            waiting = any(any(region["patients"]) for region in table["regions"])
            if waiting and own["reputation"] >= self.power(seat)["solicit"]:
                found.add(("solicit", ()))
            if any(own["hospital"]):
                found.add(("hospital", ()))
        elif section == BATHS:
            found.add(("recuperate", ()))
            baths = table["baths"]
            if baths["joined"] == NONE and (self.pergamon or not own["doctrines"]):
                found |= {("join", (one,)) for one in baths["doctrines"]}
        elif section == ARENA:
            if own["reputation"] >= self.power(seat)["arena"]:
                found.add(("arena", ()))
        elif section == JOURNEY:
            journey = table["journey"]
            if journey["goods"]:
                found.add(("shop", ()))
            if journey["project"] == NONE and self.doable(seat, self.project_of(NONE), NONE, bare):
                found.add(("journey_project", ()))
        else:
            number = section - REGION
            region = table["regions"][number]
            if any(region["patients"]):
                found.add(("treat", (number,)))
            if region["project"] == NONE and self.doable(
                seat, self.project_of(number), number, bare
            ):
                found.add(("project", (number,)))
        return found

    def act(self, seat: int, move: Move) -> Asking:
        """A mediple that stands in no section any more gets its result."""
        own, table = self.own(seat), self.table
        kind, values = move
        if kind == "publish":
            own["office"] += 1
            self.publish(seat, values[0])
        elif kind == "solicit":
            own["ward"] += 1
            own["reputation"] -= self.power(seat)["solicit"]
            self.changed()
            for number, region in enumerate(table["regions"]):
                for _ in range(self.power(seat)["called"]):
                    if any(region["patients"]):
                        yield from self.call(seat, number)
        elif kind == "hospital":
            own["ward"] += 1
            yield from self.treat_there(seat, VILLA)
        elif kind == "recuperate":
            table["baths"]["recuperated"].append(seat)
            own["health"] = self.villa(seat)["health"]["most"]
            self.changed()
            yield from self.gain_philosophy(seat, self.power(seat)["rest"])
        elif kind == "join":
            table["baths"]["joined"] = seat
            table["baths"]["doctrines"].remove(values[0])
            own["doctrines"].append(values[0])
            self.changed()
        elif kind == "arena":
            earlier = list(table["arena"]["inside"])
            table["arena"]["inside"].append(seat)
            own["reputation"] -= self.power(seat)["arena"]
            self.changed()
            if table["arena"]["gladiators"]:
                extra = 0 if earlier else self.power(seat)["first_in_line"]
                yield from self.treat_there(seat, ARENA, extra, earlier)
        elif kind == "shop":
            yield from self.shop(seat)
        elif kind == "journey_project":
            table["journey"]["project"] = seat
            yield from self.do_project(seat, self.project_of(NONE), NONE)
        elif kind == "treat":
            region = table["regions"][values[0]]
            earlier = list(region["treated"])
            if self.pergamon:
                earlier = [one for one in table["visitors"] if one["region"] == values[0]]
            region["treated"].append(seat)
            yield from self.treat_there(seat, REGION + values[0], 0, earlier)
        elif kind == "project":
            table["regions"][values[0]]["project"] = seat
            yield from self.do_project(seat, self.project_of(values[0]), values[0])
        else:
            raise AssertionError(move)

    def shop(self, seat: int) -> Asking:
        """A-L5."""
        own, journey = self.own(seat), self.table["journey"]
        count = 1
        if not journey["shoppers"]:
            count = 3 if self.seats == 2 else 2
        journey["shoppers"].append(seat)
        count = min(count + self.power(seat)["goods"], len(journey["goods"]))
        for left in range(count, 0, -1):
            more = {"left": left}
            move = yield from self.ask(
                seat,
                "pick",
                lambda: {("pick", (good,)) for good in journey["goods"]},
                alone=True,
                more=lambda more=more: more,
            )
            (good,) = move[1]
            place = max(one for one, other in enumerate(journey["goods"]) if other == good)
            del journey["goods"][place]
            if good == BOOK:
                own["books"] += 1
            else:
                own["herbs"][good] += 1
            self.changed()

    # The game

    def game(self) -> Asking:
        self.set_up()
        table = self.table
        try:
            yield from self.move_in()
            self.changed()
            yield from self.settle()
            while True:
                yield from self.work()
                yield from self.contest()
                yield from self.settle()
                if table["year"] == YEARS:
                    break
                self.new_year()
                self.changed()
            self.final_scoring()
        except Over as end:
            table["phase"] = "end"
            table["turn"] = NONE
            table["winners"] = end.winners
            table["ranks"] = self.ranks(end.winners)

    def ranks(self, winners: list[int]) -> list[int]:
        """A-F2; whoever has won by works is first, the others go by points."""
        ahead: list[tuple[Any, ...]] = [
            (seat in winners, *self.standing(seat)) for seat in range(self.seats)
        ]
        return [1 + sum(other > mine for other in ahead) for mine in ahead]

    def standing(self, seat: int) -> tuple[int, int, int]:
        impact = self.own(seat)["impact"]
        return impact, self.measure(seat, "primus"), self.measure(seat, "publications")

    # A-S: set-up

    def set_up(self) -> None:
        chance = self.chance
        mode = "pergamon" if self.pergamon else "colleague" if self.colleague else "rome"
        count = PERGAMON_REGIONS if self.pergamon else REGIONS
        self.table = {
            "mode": mode,
            "level": LEVELS[self.level] if self.pergamon else "",
            "year": 1,
            "phase": "setup",
            "first": 0 if self.pergamon else chance.first(),
            "turn": NONE,
            "regions": [
                {
                    "face": NONE,
                    "winter": False,
                    "patients": [0] * 4,
                    "planned": [],
                    "treated": [],
                    "project": NONE,
                    "visitor": NONE,
                }
                for _ in range(count)
            ],
            "decks": [3 * CARDS_OF_A_CLASS] if self.pergamon else [CARDS_OF_A_CLASS] * 3,
            "gone": [],
            "journey": {},
            "journeys_left": JOURNEYS,
            "journeys_gone": [],
            "baths": {"planned": [], "recuperated": [], "joined": NONE, "doctrines": [0, 1, 2]},
            "arena": {"gladiators": GLADIATORS, "planned": [], "inside": []},
            "theatre": {
                "subject": NONE,
                "prepared": [0] * self.seats,
                "markers": [0] * self.seats,
                "galenus": NONE if self.pergamon else self.printed["top"],
                "top": self.printed["top"],
                "bids": [],
                "ranking": [],
            },
            "lines": [[1] * LINES for _ in KINDS],
            "primus": [NONE] * 4,
            "players": [self.physician() for _ in range(self.seats)],
            "visitors": [],
            "pelops": [],
            "swapped": False,
            "goals": [],
            "winners": [],
            "ranks": [],
        }
        for seat in range(self.seats):
            self.furnish(seat, chance.villa(seat) if self.villas == "asymmetric" else NONE)
        for region in range(count):
            self.lay(region)
        self.open_journey()
        if self.colleague:  # B-1
            self.visit(chance.colleague(), NONE, 0, 0)
        if self.pergamon:  # S-2, S-3
            self.table["goals"] = [{"goal": one, "met": False} for one in chance.goals()]
            lowest = {EXTREME: 2, LEGENDARY: 3}.get(self.level, 1)
            tracks, order = chance.tracks(), chance.order()
            for rank, who in enumerate(order):
                self.visit(who, tracks[who], lowest + len(order) - 1 - rank, rank)

    def physician(self) -> dict[str, Any]:
        return {
            "villa": NONE,
            "impact": 0,
            "focus": [0] * 4,
            "hospital": [0] * 4,
            "herbs": [0] * 4,
            "books": 0,
            "works": 0,
            "skill": [0] * 4,
            "doctrines": [],
            "used": [],
            "at_home": MEDIPLES,
            "planned": 0,
            "office": 0,
            "ward": 0,
            "results": False,
        }

    def furnish(self, seat: int, villa: int) -> None:
        """A-S5: the markers on the starting spaces of the villa."""
        own = self.own(seat)
        own["villa"] = villa
        for name in ("philosophy", "health", "reputation"):
            own[name] = self.villa(seat)[name]["start"]

    def visit(self, who: int, track: int, marker: int, region: int) -> None:
        came = {"who": who, "track": track, "marker": marker, "region": region}
        self.table["visitors"].append(came | IDLE)
        if who == PELOPS:
            self.table["pelops"] = [0] * 4

    def move_in(self) -> Asking:
        """A-S1: in reverse player order."""
        if self.villas != "chosen":
            return
        for seat in reversed(self.order()):

            def answers() -> Moves:
                taken = {own["villa"] for own in self.table["players"]}
                return {("move_in", (one,)) for one in range(VILLAS) if one not in taken}

            move = yield from self.ask(seat, "move_in", answers, asides=False)
            self.furnish(seat, move[1][0])

    def order(self) -> list[int]:
        """Player order."""
        return [(self.table["first"] + one) % self.seats for one in range(self.seats)]

    def lay(self, region: int) -> None:
        """A-S2, A-Y4: a new card, summer up."""
        self.table["decks"][0 if self.pergamon else region] -= 1
        self.seed(region, self.chance.summer(region), False)

    def seed(self, region: int, face: int, winter: bool) -> None:
        card, there = self.printed["faces"][face], self.table["regions"][region]
        there["face"] = face
        there["winter"] = winter
        there["patients"] = list(card["seeds"])
        arena = self.table["arena"]
        arena["gladiators"] = max(0, arena["gladiators"] + card["gladiators"])

    def open_journey(self) -> None:
        table = self.table
        if table["journey"]:
            table["journeys_gone"].append(table["journey"]["card"])
        card = self.chance.journey()
        table["journeys_left"] -= 1
        goods = list(self.printed["journeys"][card]["goods"])
        table["journey"] = {
            "card": card,
            "goods": goods,
            "planned": [],
            "shoppers": [],
            "project": NONE,
        }

    # A-W: the work phase

    def work(self) -> Asking:
        self.table["phase"] = "work"
        if self.pergamon:
            yield from self.work_in_pergamon()
            return
        yield from self.colleague_acts()
        passed = 0
        for seat in itertools.cycle(self.order()):
            self.table["turn"] = seat
            begun = self.own(seat)["results"]
            acted = yield from self.turn(seat)
            passed = (passed if begun else 0) + 1
            if acted:
                passed = 0
            yield from self.colleague_acts()
            if passed >= self.seats and all(own["results"] for own in self.table["players"]):
                break
        self.table["turn"] = NONE

    def turn(self, seat: int) -> Asking:
        """Has this seat done anything but pass?"""
        own = self.own(seat)
        if not own["results"]:
            if own["at_home"]:
                move = yield from self.ask(seat, "work", lambda: self.plans(seat))
                if move[0] == "plan":
                    own["at_home"] -= 1
                    self.put(seat, move[1][0])
                    return True
            yield from self.begin(seat)
        return (yield from self.result(seat))

    def put(self, seat: int, section: int) -> None:
        if section == VILLA:
            self.own(seat)["planned"] += 1
        else:
            self.planned(section).append(seat)

    def planned(self, section: int) -> list[int]:
        table = self.table
        if section >= REGION:
            return table["regions"][section - REGION]["planned"]  # type: ignore[no-any-return]
        name = {BATHS: "baths", ARENA: "arena", JOURNEY: "journey"}[section]
        return table[name]["planned"]  # type: ignore[no-any-return]

    def plans(self, seat: int) -> Moves:
        """A-W2."""
        free = [one for one in range(1, REGION + REGIONS) if seat not in self.planned(one)]
        return {("begin", ()), *[("plan", (one,)) for one in (VILLA, *free)]}

    def begin(self, seat: int) -> Asking:
        """A-W3."""
        own, theatre = self.own(seat), self.table["theatre"]
        own["results"] = True
        theatre["prepared"][seat] = own["at_home"]
        own["at_home"] = 0
        if theatre["subject"] == NONE:
            move = yield from self.ask(
                seat, "subject", lambda: {("subject", (one,)) for one in KINDS}
            )
            theatre["subject"] = move[1][0]

    def sections(self, seat: int) -> list[int]:
        """Where this seat has planned mediples."""
        found = [VILLA] if self.own(seat)["planned"] else []
        return found + [one for one in range(1, REGION + REGIONS) if seat in self.planned(one)]

    def result(self, seat: int) -> Asking:
        """A-W4."""
        sections = self.sections(seat)
        if not sections:
            return False

        def answers() -> Moves:
            must: Moves = set()
            may: Moves = set()
            for section in sections:
                must |= self.in_section(seat, section, True)
                may |= self.in_section(seat, section, False)
            return may if must else {*may, ("pass", ())}

        always = answers() != {("pass", ())}
        move = yield from self.ask(seat, "result", answers, always=always)
        if move[0] == "pass":
            return False
        for section in sections:
            if move in self.in_section(seat, section, False):
                if section == VILLA:
                    self.own(seat)["planned"] -= 1
                else:
                    self.planned(section).remove(seat)
        yield from self.act(seat, move)
        return True

    # A-K: the contest

    def contest(self) -> Asking:
        table, theatre = self.table, self.table["theatre"]
        table["phase"] = "contest"
        theatre["bids"], theatre["ranking"] = [], []  # last year's are nothing to go by
        markers = theatre["markers"]
        subject = theatre["subject"]
        if self.pergamon:  # S-6
            markers[0] = 0
        if self.colleague:  # B-3
            markers[:] = [0] * self.seats
            (colleague,) = table["visitors"]
            colleague["marker"] = sum(sum(region["patients"]) for region in table["regions"])
        for seat in self.order():
            if self.asides(seat):
                self.preparing = seat
                yield from self.ask(seat, "prepare", lambda: {("ready", ())})
        self.preparing = table["turn"] = NONE
        for seat in self.order():
            own = self.own(seat)
            markers[seat] += theatre["prepared"][seat] + self.power(seat)["preparation"]
            if not self.pergamon:
                markers[seat] += self.crossed(own["skill"][subject])
        bids = yield from self.bids()
        theatre["bids"] = bids
        for seat in range(self.seats):
            own = self.own(seat)
            philosophy, focus = bids[seat]
            own["philosophy"] -= philosophy
            if focus:
                own["focus"][subject] -= focus
            markers[seat] += philosophy + focus
        self.changed()
        yield from (self.prizes_in_pergamon() if self.pergamon else self.prizes(bids))

    def most(self, seat: int) -> list[int]:
        own, subject = self.own(seat), self.table["theatre"]["subject"]
        return [own["philosophy"], 0 if self.pergamon else own["focus"][subject]]

    def bids(self) -> Asking:
        """A-K2: by seat, what is bid."""
        asked = [seat for seat in range(self.seats) if any(self.most(seat))]

        def answers(seat: int) -> Moves:
            ways = itertools.product(*[range(one + 1) for one in self.most(seat)])
            return {("bid", way) for way in ways}  # type: ignore[misc]

        sealed: dict[int, Move] = {}
        if asked:
            sealed = yield Ask(asked, "bid", answers, False)
        return [list(sealed[one][1]) if one in sealed else [0, 0] for one in range(self.seats)]

    def tie_break(self, seat: int) -> int:
        """The best doctrine's rank; 4 without one."""
        held = [self.printed["doctrines"][one]["rank"] for one in self.own(seat)["doctrines"]]
        return min(held, default=4)

    def prizes(self, bids: list[list[int]]) -> Asking:
        """A-K3 to A-K5, A-Y1."""
        table, theatre = self.table, self.table["theatre"]
        order = self.order()
        subject = theatre["subject"]
        ranking = sorted(
            order,
            key=lambda seat: (
                -theatre["markers"][seat],
                self.tie_break(seat),
                -sum(bids[seat]),
                order.index(seat),
            ),
        )
        theatre["ranking"] = ranking
        winner = ranking[0]
        for rank, seat in enumerate(ranking[: self.seats - 1]):
            own = self.own(seat)
            if rank == 0:
                self.firsts[seat] += 1
                own["works"] += 1
            yield from self.gain_reputation(seat, 3 - rank)
            higher = self.own(winner)["skill"][subject] > own["skill"][subject]
            if higher and self.fits(seat, subject, 1):
                self.rise(seat, subject, 1)
        table["first"] = winner
        for seat in order:
            own, ahead = self.own(seat), theatre["markers"][seat] - theatre["galenus"]
            if ahead > 0 or (ahead == 0 and own["doctrines"]):
                own["works"] += 1
        works = [own["works"] for own in table["players"]]
        for seat in range(self.seats):
            others = works[:seat] + works[seat + 1 :]
            if works[seat] >= max(others) + LEAD_IN_WORKS:
                raise Over([seat])

    # A-Y: the new year

    def new_year(self) -> None:
        table, theatre = self.table, self.table["theatre"]
        waiting = sum(any(region["patients"]) for region in table["regions"])
        if not self.pergamon:
            theatre["galenus"] = theatre["top"] - waiting
        if table["mode"] == "rome":
            theatre["markers"] = [0] * self.seats
        for own in table["players"]:
            own.update(at_home=MEDIPLES, planned=0, office=0, ward=0, results=False)
        theatre["prepared"] = [0] * self.seats
        theatre["subject"] = NONE
        table["swapped"] = False
        table["baths"].update(planned=[], recuperated=[], joined=NONE)
        for region in table["regions"]:
            region.update(planned=[], treated=[], project=NONE)
        table["year"] += 1
        self.visitors_move()
        table["arena"].update(gladiators=GLADIATORS, planned=[], inside=[])
        self.open_journey()
        for number, region in enumerate(table["regions"]):
            if not region["winter"] and not any(region["patients"]):
                table["gone"].append(region["face"])
                self.seed(number, self.chance.winter(number), True)
        for number, region in enumerate(table["regions"]):
            if region["winter"] and not any(region["patients"]):
                table["gone"].append(region["face"])
                self.lay(number)

    def visitors_move(self) -> None:
        visitors = self.table["visitors"]
        for one in visitors:
            one.update(IDLE)
        if self.colleague:  # B-4
            (one,) = visitors
            one["region"] = 0 if one["who"] == PELOPS else (one["region"] + 1) % REGIONS
        elif self.pergamon:  # S-6
            regions = sorted(one["region"] for one in visitors)
            for one, region in zip(self.by_marker(), regions, strict=True):
                one["region"] = region

    # A-F: the end

    def final_scoring(self) -> None:
        for own in self.table["players"]:
            own["impact"] += WORK_POINTS * own["works"] + own["philosophy"] - sum(own["hospital"])
            if all(own["herbs"]):
                own["impact"] += THERIAC_POINTS
        self.changed()
        if self.pergamon:
            self.verdict()
        best = max(self.standing(seat) for seat in range(self.seats))
        raise Over([seat for seat in range(self.seats) if self.standing(seat) == best])

    # B: the colleague

    def colleague_acts(self) -> Asking:
        """B-2: now, if it has not yet, and all players ahead of it have begun."""
        if not self.colleague:
            return
        (colleague,) = self.table["visitors"]
        if colleague["acted"]:
            return
        markers = self.table["theatre"]["markers"]
        for seat, own in enumerate(self.table["players"]):
            ahead = markers[seat] - colleague["marker"]
            if (ahead > 0 or (ahead == 0 and own["doctrines"])) and not own["results"]:
                return
        yield from self.visitor_acts(colleague)

    # S: Pergamon

    def by_marker(self) -> list[dict[str, Any]]:
        """The dignitaries, the highest on the contest track first."""
        return sorted(self.table["visitors"], key=lambda one: -one["marker"])

    def player_ahead(self, one: dict[str, Any]) -> bool:
        """S-4: is the player ahead of a dignitary?"""
        mine = self.table["theatre"]["markers"][0]
        return bool(mine > one["marker"] or (mine == one["marker"] and self.own(0)["doctrines"]))

    def work_in_pergamon(self) -> Asking:
        """S-4."""
        table, own = self.table, self.own(0)
        for one in self.by_marker():
            if not self.player_ahead(one):
                yield from self.visitor_acts(one)
        table["turn"] = 0
        while own["at_home"]:
            move = yield from self.ask(0, "result", self.free_actions, always=True)
            if move[0] == "stop":
                break
            own["at_home"] -= 1
            if move[0] == "swap":
                table["swapped"] = True
                one, other = [self.visitor(who) for who in move[1]]
                one["marker"], other["marker"] = other["marker"], one["marker"]
            else:
                yield from self.act(0, move)
            yield from self.settle()
        table["theatre"]["prepared"][0] = own["at_home"]
        own["at_home"] = 0
        own["results"] = True
        table["turn"] = NONE
        for one in self.by_marker():
            if not one["acted"]:
                yield from self.visitor_acts(one)

    def visitor(self, who: int) -> dict[str, Any]:
        (found,) = [one for one in self.table["visitors"] if one["who"] == who]
        return found  # type: ignore[no-any-return]

    def free_actions(self) -> Moves:
        table = self.table
        found: Moves = {("stop", ())} | self.in_section(0, VILLA, False)
        if not table["baths"]["recuperated"] and table["baths"]["joined"] == NONE:
            found |= self.in_section(0, BATHS, False)
        if not table["arena"]["inside"]:
            found |= self.in_section(0, ARENA, False)
        if not table["journey"]["shoppers"] and table["journey"]["project"] == NONE:
            found |= self.in_section(0, JOURNEY, False)
        for number, region in enumerate(table["regions"]):
            if not region["treated"] and region["project"] == NONE:
                found |= self.in_section(0, REGION + number, False)
        if not table["swapped"]:  # S-7
            there = sorted(one["who"] for one in table["visitors"])
            found |= {("swap", pair) for pair in itertools.combinations(there, 2)}
        return found

    def prizes_in_pergamon(self) -> Asking:
        """S-6."""
        yield from self.settle()
        own = self.own(0)
        self.table["theatre"]["ranking"] = [0]
        rank = sum(not self.player_ahead(one) for one in self.table["visitors"])
        if rank == 0:
            self.firsts[0] += 1
            self.changed()
            own["works"] += 1
            self.changed()
        if rank < 3:
            yield from self.gain_reputation(0, 3 - rank)

    def visitor_acts(self, one: dict[str, Any]) -> Asking:
        """S-8, S-9."""
        yield from self.settle()
        table = self.table
        if one not in table["visitors"]:
            return
        one["acted"] = True
        if one["who"] == SATYRUS:
            one["did"] = sum(table["regions"][one["region"]]["patients"])
            table["regions"][one["region"]]["patients"] = [0] * 4
        elif one["who"] == PELOPS:
            self.pelops_acts(one)
            return
        elif one["who"] == ASIARCH:
            one["did"] = table["arena"]["gladiators"]
            table["arena"]["gladiators"] = 0
        elif one["who"] == THEAGENES:
            one["did"] = min(3, len(table["journey"]["goods"]))
            del table["journey"]["goods"][:3]
        else:
            assert one["who"] == NICON
            patients = table["regions"][one["region"]]["patients"]
            if not any(patients):
                return
            section = REGION + one["region"]
            move = yield from self.ask(
                0,
                "nicon",
                lambda: {("call", (kind,)) for kind in KINDS if patients[kind]},
                asides=False,
                more=lambda: {"section": section},
            )
            (humour,) = move[1]
            patients[humour] -= 1
            one.update(did=1, success=True)
            if self.fits(0, humour, 1):
                self.rise(0, humour, 1)
            return
        one["success"] = one["did"] > 0

    def pelops_acts(self, one: dict[str, Any]) -> None:
        """S-9."""
        table, markers = self.table, self.table["pelops"]
        seen = set()
        for region in table["regions"]:
            if len(seen) == len(KINDS):
                break
            for humour in KINDS:
                count = min(region["patients"][humour], 1 + self.crossed(markers[humour]))
                region["patients"][humour] -= count
                one["did"] += count
                if count:
                    seen.add(humour)
        if len(seen) < len(KINDS):
            return
        one["success"] = True
        for humour in KINDS:
            line = self.crossed(markers[humour])
            if line == LINES:
                continue  # no line is above
            below = self.ends[line] - 1
            if markers[humour] < below:
                markers[humour] = below
                continue
            markers[humour] = below + 1
            lines = table["lines"][humour]
            if line + 1 < LINES:
                lines[line + 1] += lines[line]
                lines[line] = 0

    # S-10: goals

    def changed(self) -> None:
        """Something has changed: is a goal met by that?"""
        for place, goal in enumerate(self.table["goals"]):
            needs = self.printed["goals"][goal["goal"]]["needs"]
            if not goal["met"] and self.reached(0, needs):
                goal["met"] = True
                if self.level < HARD and all(one["met"] for one in self.table["goals"]):
                    raise Over([0])  # S-2: at once
                if self.level >= INTERMEDIATE:
                    for one in [one for one in self.table["visitors"] if one["region"] == place]:
                        self.remove(one)
                else:
                    self.met.append(place)

    def settle(self) -> Asking:
        """For each goal that was met a dignitary of choice goes, before anything else is asked
        or any dignitary matters."""
        while self.met:
            more = {"goal": self.met.pop(0)}
            move = yield from self.ask(
                0,
                "remove",
                lambda: {("remove", (one["who"],)) for one in self.table["visitors"]},
                asides=False,
                more=lambda more=more: more,
            )
            self.remove(self.visitor(move[1][0]))

    def remove(self, one: dict[str, Any]) -> None:
        self.table["visitors"].remove(one)
        if one["who"] == PELOPS:
            self.table["pelops"] = []

    def verdict(self) -> None:
        """S-2, S-11: after year five."""
        met = sum(goal["met"] for goal in self.table["goals"]) == GOALS
        points = {EASY: 0, NORMAL: 0, INTERMEDIATE: 0, HARD: 40, EXTREME: 45}.get(self.level, 50)
        publications = 6 if self.level >= HARD else 0
        won = (
            met
            and (self.level < HARD or self.own(0)["impact"] >= points)
            and self.measure(0, "publications") >= publications
        )
        raise Over([0] if won else [])
