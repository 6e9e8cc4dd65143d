"""What a position of Quackery is worth: how near each seat is to winning, in points.

A guess from hospitals, agendas and hands, and from what the patient in bed offers to whoever
treats next. Of others' agendas it knows only what the state it is shown says, and a player is
only ever shown states drawn at random among those that its seat cannot tell apart.
"""

from __future__ import annotations

import math
from typing import Final, final

from asclepia.games.quackery.actions import PASS
from asclepia.games.quackery.box import PATIENTS, allowed
from asclepia.games.quackery.effects import BALANCED
from asclepia.games.quackery.fate import Directions, Verdict, judge
from asclepia.games.quackery.hands import Discard, those
from asclepia.games.quackery.provisional import BASIC, Entry, Landing, entry_of, land
from asclepia.games.quackery.response import Window
from asclepia.games.quackery.state import Quackery
from asclepia.games.quackery.treatment import Treat
from asclepia.games.quackery.vocabulary import (
    ANY_FATE,
    CURED,
    DISCARD,
    DRAW,
    LIMIT,
    SUCCUMBED,
    TREATMENT,
    UNDECIDED,
    Fate,
)
from asclepia.table.actions import Action
from asclepia.table.insight import Insight, Part
from asclepia.table.state import Frame, State

# Found by self-play (docs/players.md).
VICTORY: Final = 16.0  # what winning is worth
AMBITION: Final = 8.0  # what an agenda is worth that is almost met
DEBT: Final = 0.5  # how much of a point counts below zero: few win by points from there
EARLY: Final = 0.15  # what a patient's value is worth a point, at the beginning
LATE: Final = 0.4  # … and at the end
CARD: Final = 0.6  # what a card in the hand is worth
PICK: Final = 0.2  # … and a card that has to replace another
ROOM: Final = 0.4  # … and room for one more
CHANCE: Final = 0.7  # how likely the next Quack takes what is offered
TOLD: Final = (EARLY + LATE) / 2  # a point in a reason: no old cure is one because time goes by


@final
class QuackeryInsight(Insight):
    secret_aims = True
    swing = 4.0
    decisive = True
    faint_parts: tuple[str, ...] = ("hand", "late")
    own_parts: tuple[str, ...] = ("chance", "agenda", "hand")  # others' are secrets
    horizons: tuple[int, ...] = (0, 2)  # until the window has closed: then others decide

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Quackery)
        if state.over:
            return _final(state)
        found = [_standing(state, seat) for seat in range(state.seats)]
        frame = state.frame
        if isinstance(frame, Window):
            _foresee(state, found, land(state.box, state.status, frame.entries))
        elif isinstance(frame, Treat):
            _offer(state, found, state.status, state.treating)
        elif isinstance(frame, Discard):
            _await(state, found, frame.below)
        return found

    def parts(self, state: State) -> list[list[Part]]:
        assert isinstance(state, Quackery)
        if state.over:
            return _final_parts(state)
        frame = state.frame
        balanced = [0] * state.seats  # humours, by whoever would have balanced them
        hands = [len(hand) for hand in state.hands]
        limits = state.limits[:]
        fate, culprit, next_one, status = UNDECIDED, -1, -1, state.status
        if isinstance(frame, Window):
            landing = land(state.box, state.status, frame.entries)
            fate, culprit = judge(state.status, landing)
            next_one, status = state.left_of(state.treating), landing.status
            for humour in range(4):
                if status[humour] == BALANCED and state.status[humour] != BALANCED:
                    balanced[landing.culprit(humour)] += 1
            _announce(state, frame.entries, landing, hands, limits)
        elif isinstance(frame, Treat):
            next_one = state.treating
        elif isinstance(frame, Discard):
            below = frame.below
            if isinstance(below, Verdict):
                fate, culprit = below.fate, below.culprit
                next_one = state.left_of(state.treating)
            elif isinstance(below, Directions):
                fate, culprit = SUCCUMBED, below.culprit
        decided = fate != UNDECIDED
        weight = _weight(max(0, len(state.waiting) - int(decided)))
        found = [
            _parts(state, seat, hands[seat], limits[seat], balanced[seat], weight)
            for seat in range(state.seats)
        ]
        if decided:
            _decide(state, found[culprit], culprit, fate, weight)
        elif next_one >= 0:
            points, offered = _best_offer(state, status, next_one)
            if points:
                key = "offer" if _fate_in_a_step(status) == offered else "chance"
                about = {"patient": state.patient}
                found[next_one].append(Part(key, CHANCE * points, about, {"fate": offered}))
        return found

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        assert isinstance(state, Quackery)
        frame = state.frame
        played: tuple[Entry, ...] = ()
        if isinstance(frame, Window):
            played = frame.entries
        elif not isinstance(frame, Treat):
            return [0.0] * len(choices)
        standing = [_standing(state, one) for one in range(state.seats)]
        found: list[float] = []
        for action in choices:
            after = standing[:]
            entries = played
            if action is not PASS:
                entry = entry_of(state.box, seat, action, played)
                entries = (*played, entry)
                if entry.remedy >= 0:
                    after[seat] += state.box.remedy(entry.remedy).boon - CARD
            _foresee(state, after, land(state.box, state.status, entries))
            best = -1e9
            for other in range(state.seats):
                if other != seat and after[other] > best:
                    best = after[other]
            found.append(after[seat] - best)
        return found

    def calm(self, state: State) -> bool:
        """No window is open."""
        return isinstance(state.frame, Treat)


def _final(state: Quackery) -> list[float]:
    winners = state.winners
    return [
        0.04 * state.value_of(seat) + (VICTORY / len(winners) if seat in winners else 0.0)
        for seat in range(state.seats)
    ]


def _weight(waiting: int) -> float:
    """What a point is worth: more, the fewer patients wait."""
    return LATE - (LATE - EARLY) * waiting / PATIENTS


def _standing(state: Quackery, seat: int) -> float:
    hand = min(len(state.hands[seat]), state.limits[seat])
    return _prospect(state, seat, _nearness(state, seat)) + CARD * hand + ROOM * state.limits[seat]


def _nearness(state: Quackery, seat: int) -> float:
    return state.nearness(seat, state.agendas[seat])


def _prospect(state: Quackery, seat: int, nearness: float) -> float:
    """What points and agenda promise."""
    point = _weight(len(state.waiting)) * _share(state, seat, nearness)
    return point * state.value_of(seat) + AMBITION * math.pow(nearness, 1.5)


def _share(state: Quackery, seat: int, nearness: float) -> float:
    """How much of a point counts for a seat. Who is below zero has to win by the agenda, and points
    mean the less to it, the nearer that is: else none that wants deaths would ever be pursued."""
    return 1.0 if state.value_of(seat) >= 0 else DEBT * (1 - nearness)


def _gain(state: Quackery, seat: int, fate: Fate) -> float:
    """What the patient in bed would bring this seat, cured or succumbed."""
    before = _prospect(state, seat, _nearness(state, seat))
    hospital = state.cured if fate == CURED else state.succumbed
    kept = hospital[seat]
    hospital[seat] = (*kept, state.patient)
    nearness = _nearness(state, seat)
    after = _prospect(state, seat, nearness)
    hospital[seat] = kept
    if nearness > 0.999:
        after += VICTORY - AMBITION
    return after - before


def _offer(state: Quackery, found: list[float], status: list[int], treating: int) -> None:
    """What the patient offers to whoever treats next."""
    found[treating] += CHANCE * _best_offer(state, status, treating)[0]


def _best_offer(state: Quackery, status: list[int], treating: int) -> tuple[float, Fate]:
    """What would bring most to whoever treats next, with a basic treatment or a card."""
    at_hand = _fate_in_a_step(status)
    cures = at_hand == CURED
    kills = at_hand == SUCCUMBED
    for card in state.hands[treating]:
        remedy = state.box.remedy(card)
        if remedy.use == TREATMENT and remedy.can_be_turned and not (cures and kills):
            for action in remedy.ways:
                entry = entry_of(state.box, treating, action, ())
                fate = judge(status, land(state.box, status, (entry,)))[0]
                cures = cures or fate == CURED
                kills = kills or fate == SUCCUMBED
    best = 0.0
    fate = UNDECIDED
    if cures:
        best = max(best, _gain(state, treating, CURED))
        fate = CURED
    if kills:
        gain = _gain(state, treating, SUCCUMBED)
        if gain > best:
            return gain, SUCCUMBED
    return best, fate


def _fate_in_a_step(status: list[int]) -> Fate:
    """What a basic treatment could make of the patient."""
    away = 0
    furthest = 0
    for humour in range(4):
        distance = abs(status[humour] - BALANCED)
        away += distance
        furthest = max(furthest, distance)
    return SUCCUMBED if furthest == 2 else CURED if away == 1 else UNDECIDED


def _foresee(state: Quackery, found: list[float], landing: Landing) -> None:
    """What would follow if the window closed now."""
    fate, culprit = judge(state.status, landing)
    for humour in range(4):
        if landing.status[humour] == BALANCED and state.status[humour] != BALANCED:
            seat = landing.culprit(humour)
            room = len(state.hands[seat]) < state.limits[seat]
            found[seat] += CARD if room else PICK
    if fate == UNDECIDED:
        _offer(state, found, landing.status, state.left_of(state.treating))
    else:
        found[culprit] += _gain(state, culprit, fate)


def _await(state: Quackery, found: list[float], below: Frame[Quackery] | None) -> None:
    """What comes when the discards are made."""
    if isinstance(below, Verdict):
        if below.fate == UNDECIDED:
            _offer(state, found, state.status, state.left_of(state.treating))
        else:
            found[below.culprit] += _gain(state, below.culprit, below.fate)
    elif isinstance(below, Directions):
        found[below.culprit] += _gain(state, below.culprit, SUCCUMBED)


# The parts of it, for hints


def _final_parts(state: Quackery) -> list[list[Part]]:
    found: list[list[Part]] = []
    for seat in range(state.seats):
        own = _hospital(state, seat, 0.04)
        if seat == state.victor:
            own.append(_met(state, seat, VICTORY))
        elif seat in state.winners:
            own.append(Part("victory", VICTORY / len(state.winners)))
        found.append(own)
    return found


def _announce(
    state: Quackery,
    entries: tuple[Entry, ...],
    landing: Landing,
    hands: list[int],
    limits: list[int],
) -> None:
    """What the cards in the window will do to hands, so that it need not be waited for."""
    for entry, stands in zip(entries, landing.stands, strict=True):
        if not stands or entry.remedy == BASIC:
            continue
        for step in state.box.remedy(entry.remedy).steps:
            if step.do in (DRAW, DISCARD, LIMIT):
                for seat in those(state, step.who, entry.seat, entry.player):
                    if step.do == LIMIT:
                        limits[seat] = allowed(limits[seat] + step.by)
                    else:
                        more = step.by if step.do == DRAW else -step.by
                        hands[seat] = max(0, hands[seat] + more)


def _parts(
    state: Quackery, seat: int, held: int, limit: int, balanced: int, weight: float
) -> list[Part]:
    """What a seat has, and the cards that it would draw for so many balanced humours."""
    hand = min(held, limit)
    found = [
        Part("hand", CARD * hand, {}, {"cards": hand}),
        Part("room", ROOM * limit, {}, {"cards": limit}),
    ]
    found += _prospect_parts(state, seat, weight)
    if balanced:
        points = (CARD if held < limit else PICK) * balanced
        found.append(Part("balance", points, {}, {"humours": balanced}))
    return found


def _prospect_parts(state: Quackery, seat: int, weight: float) -> list[Part]:
    """What points and agenda promise; by itself, what the points gain as the end comes nearer."""
    found = _hospital(state, seat, TOLD) + _agenda_parts(state, seat)
    value = state.value_of(seat)
    gained = (weight - TOLD) * _share(state, seat, _nearness(state, seat)) * value
    found.append(Part("late", gained, {}, {"value": value}))
    return found


def _hospital(state: Quackery, seat: int, weight: float) -> list[Part]:
    """Patient by patient, what a seat's hospital counts."""
    values = state.box.values
    mourning = weight if state.mourns(seat) else 0.0
    return [_patient("cured", one, weight * values[one]) for one in state.cured[seat]] + [
        _patient("succumbed", one, -mourning * values[one]) for one in state.succumbed[seat]
    ]


def _patient(key: str, patient: int, points: float) -> Part:
    return Part(key, points, {"patient": patient}, {"there": 1})


def _agenda_parts(state: Quackery, seat: int) -> list[Part]:
    """By requirement, what the seat's agenda is worth to it so far, with the debts that count less
    for its sake, and what the dead cost."""
    agenda = state.agendas[seat]
    needs = state.box.agendas[agenda]
    nearness = _nearness(state, seat)
    spared = TOLD * (_share(state, seat, nearness) - 1) * state.value_of(seat)
    dead = state.succumbed[seat] if state.mourns(seat) else ()
    cost = sum([state.box.values[one] for one in dead])
    found: list[Part] = []
    for number, need in enumerate(needs):
        have = state.tally(seat, need)
        share = min(1.0, have / need.least) / len(needs)
        fate = ANY_FATE if need.cured and need.succumbed else CURED if need.cured else SUCCUMBED
        points = AMBITION * math.sqrt(nearness) * share + spared / len(needs)
        facts = {"agenda": agenda, "fate": fate, "cost": cost}
        found.append(Part("agenda", points, {"need": number}, facts))
    return found


def _met(state: Quackery, seat: int, points: float) -> Part:
    """Q-E1: the agenda is met, and the game won."""
    return Part("met", points, {}, {"agenda": state.agendas[seat]})


def _decide(state: Quackery, found: list[Part], culprit: int, fate: Fate, weight: float) -> None:
    """The patient in bed is as good as cured or dead, by this seat."""
    hospital = state.cured if fate == CURED else state.succumbed
    kept = hospital[culprit]
    hospital[culprit] = (*kept, state.patient)
    found[:] = [part for part in found if part.key in ("hand", "room", "balance")]
    found += _prospect_parts(state, culprit, weight)
    if _nearness(state, culprit) > 0.999:
        found.append(_met(state, culprit, VICTORY - AMBITION))
    hospital[culprit] = kept
