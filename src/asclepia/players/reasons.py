"""Reasons: why one action is better than another, in the terms of the game.

Both actions are tried on the same drawn states, among those that the seat cannot tell from the
real one; the game's insight says of what each seat's worth is made there (`Insight.parts`), and the
part that differs most in favour of the better action is the reason. First right after the action,
where what is said is sure; if nothing tells the two apart yet, some decisions later.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Final, TypeAlias, final

from asclepia.players.player import Glimpse
from asclepia.players.search import LONGEST, SearchPlayer, leaned_to, play_on, reopened, unseal
from asclepia.table.actions import Action
from asclepia.table.chance import Stream
from asclepia.table.frames import Sealed
from asclepia.table.insight import Insight, Part
from asclepia.table.state import State

DRAWN: Final = 16  # states that both actions are tried on
CERTAIN: Final = 256  # states in which what is called sure was seen to be so
WORTH_SAYING: Final = 0.05  # in points: less is no reason
A_GAIN: Final = 0.25  # in points: less is not told before other reasons
AS_GOOD: Final = 0.05  # in swings: a lead that is no shorter than that is as good
RIVALS: Final = 5  # how many of the next best are looked at for a reason
TEMPTING: Final = 10  # … and how many for what they would leave to others
SEALED: Final = 400  # ways in which others may decide at the same moment: more are not tried
SECONDARY: Final = 0.5  # how much counts what somebody loses who is not the strongest rival
UNSEEN: Final = 0.5  # how much counts what only stays as it is: the board does not show it

#: Which part: whose, its key, and what it is about.
Which: TypeAlias = tuple[int, str, tuple[tuple[str, int], ...]]
#: How a part stands: its facts by their names.
Facts: TypeAlias = tuple[tuple[str, int], ...]


@final
class Reason:
    """Why: a text of the game (`reason-<key>`, with `-theirs` if it is about somebody else's
    part) and what it says. Each fact of the part is there as it will be, as it is now (`_now`), as
    it would be otherwise (`_else`), by how much it grows (`_more`) and by how much less it is than
    otherwise (`_less`), for texts cannot reckon; `sure` is a fact, too. `how` is "grows" or
    "kept", of theirs "taken" or "spared". `when` it can be seen: "now" (right after the action, or
    because it ends the game), "soon", or at the "end" of the game. Sure: right after the action,
    whatever is hidden and others decide meanwhile. `reason-wins` is a text of the table."""

    def __init__(
        self, part: str, key: str, seat: int, facts: dict[str, int | str], sure: bool
    ) -> None:
        self.part: Final = part
        self.key: Final = key
        self.seat: Final = seat  # whose part it is
        self.facts: Final[dict[str, int | str]] = {**facts, "sure": 1 if sure else 0}
        self.sure: Final = sure


@final
class Advice:
    """What to do, and why that rather than something else."""

    def __init__(
        self,
        weighed: list[tuple[Action, float]],
        rival: Action | None,
        verdict: str,
        reason: Reason | None,
    ) -> None:
        self.weighed: Final = weighed  # the best first, with the lead each promises
        self.rival: Final = rival  # what it was compared with
        #: "only": there is nothing else; "best": better than the rest; and of what somebody was
        #: about to do: "agreed" (that is it), "equal" (as good), "better" (something else is).
        self.verdict: Final = verdict
        self.reason: Final = reason


@final
class Hindsight:
    """Why somebody may have done what they did, seen from their seat before they did it."""

    def __init__(
        self, verdict: str, why: Reason | None, better: Action | None, better_why: Reason | None
    ) -> None:
        #: "only": there was nothing else; "best"; "equal": about as good as the best; "better":
        #: something better was there.
        self.verdict: Final = verdict
        self.why: Final = why  # what speaks for it
        self.better: Final = better
        self.better_why: Final = better_why


def mind_of(glimpse: Glimpse) -> int:
    """A seed for thinking that follows from what the seat knows: whoever asks twice hears the
    same, and nothing hidden decides it."""
    known = json.dumps([glimpse.seat, glimpse.view()], sort_keys=True)
    return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=7).digest(), "big")


def advise(
    glimpse: Glimpse,
    seconds: float,
    instead: Action | None = None,
    weighed: list[tuple[Action, float]] | None = None,
    rounds: int = 0,
) -> Advice:
    """What to do, compared with what somebody was about to do or else with the next best. What was
    weighed before need not be thought about again."""
    mind = mind_of(glimpse)
    if weighed is None:
        weighed = _weigh(glimpse, seconds, rounds, mind)
    best, lead = weighed[0]
    equal = lead - AS_GOOD * glimpse.insight.swing
    if instead is not None and instead is not best:
        why = reason(glimpse, best, instead, mind)
        promised = [one for action, one in weighed if action is instead]
        as_good = why is None and bool(promised) and promised[0] >= equal
        return Advice(weighed, instead, "equal" if as_good else "better", why)
    rival, why = _beaten(glimpse, best, weighed, equal, mind)
    if rival is None:
        return Advice(weighed, None, "only", None)
    return Advice(weighed, rival, "best" if instead is None else "agreed", why)


def look_back(
    glimpse: Glimpse, done: Action, seconds: float, rounds: int = 0, won: bool | None = None
) -> Hindsight:
    """What speaks for an action that was taken here, and whether something better was there. What
    has won the game was right: `won` says it of what ended the game, and else it must be sure."""
    if len(glimpse.choices()) == 1:
        return Hindsight("only", None, None, None)
    mind = mind_of(glimpse)
    if _wins(glimpse, done, mind) if won is None else won:
        return Hindsight("best", _winning(glimpse), None, None)
    weighed = _weigh(glimpse, seconds, rounds, mind)
    best, lead = weighed[0]
    least = AS_GOOD * glimpse.insight.swing
    promised = [one for action, one in weighed if action is done]
    why = None
    if promised:
        why = _beaten(glimpse, done, weighed, promised[0] - least, mind)[1]
    if done is best:
        return Hindsight("best", why, None, None)
    # Nobody is blamed for what cannot be named, or for a trifle.
    better_why = reason(glimpse, best, done, mind)
    trifle = better_why is None or better_why.part in glimpse.insight.faint_parts
    if trifle or (promised and promised[0] >= lead - least):
        return Hindsight("equal", why, None, None)
    return Hindsight("better", why, best, better_why)


def _weigh(glimpse: Glimpse, seconds: float, rounds: int, mind: int) -> list[tuple[Action, float]]:
    """The best first; what wins for sure before all else, however far ahead the rest is. Of what
    does, the one with the greatest lead, even if something is still to be decided after it: whoever
    wins anyway need not end the game at once and leave points behind."""
    weighed = SearchPlayer(mind, seconds, rounds).weigh(glimpse)
    sure = [pair for pair in weighed if _wins(glimpse, pair[0], mind)]
    if sure and not glimpse.insight.decisive:
        most = max([lead for _, lead in sure])
        for pair in weighed:
            if pair[1] > most and pair not in sure and _wins(glimpse, pair[0], mind, later=True):
                sure.append(pair)
        sure.sort(key=_lead, reverse=True)
    return sure + [pair for pair in weighed if pair not in sure]


def _lead(pair: tuple[Action, float]) -> float:
    return pair[1]


def _beaten(
    glimpse: Glimpse,
    better: Action,
    weighed: list[tuple[Action, float]],
    equal: float,
    mind: int,
) -> tuple[Action | None, Reason | None]:
    """The first choice that is clearly less good, and why. What is as good would not tell. Only
    the best few are looked at, some that might tempt for what they would leave to others, and one
    from the end: why that is worse is easier to say. But what nobody would do is no measure: beside
    it only what the better one changes is a reason."""
    absurd = equal - glimpse.insight.swing
    others = [pair for pair in weighed if pair[0] is not better]
    tried = {action.code for action, _ in weighed}
    for action in glimpse.choices():  # what was not worth a try is worse
        if action.code not in tried and not action.aside:
            others.append((action, -1e9))
    rival = others[0][0] if others else None
    if rival is not None and glimpse.insight.gains:
        gain = _brings(glimpse, better, mind, gain=True)
        if gain is not None:
            return rival, gain
    faint: tuple[Action, Reason] | None = None
    for place, (action, lead) in enumerate(others[:TEMPTING] + others[TEMPTING:][-1:]):
        if lead < equal:
            rival = action
            why = reason(glimpse, better, action, mind)
            how = "" if why is None else why.facts.get("how")
            far = place >= RIVALS or action.code not in tried
            if (how == "kept" and far) or (how == "spared" and lead < absurd):
                continue
            if why is not None and why.part not in glimpse.insight.faint_parts:
                return rival, why
            if why is not None and faint is None:
                faint = (action, why)
    # What is merely kept is so with all of its kind: it does not tell why just this one.
    alike = any([one.kind is better.kind and one is not better for one in glimpse.choices()])
    if faint is not None and not (alike and faint[1].facts["how"] == "kept"):
        return faint
    why = _brings(glimpse, better, mind)
    if why is not None and rival is not None:
        other = _brings(glimpse, rival, mind)
        if other is not None and (other.key, other.facts) == (why.key, why.facts):
            return rival, None  # the other one brings the same
    if why is None and rival is not None and glimpse.insight.gains:  # it only keeps something
        why = reason(glimpse, better, rival, mind, firmly=False)
    return rival, why


def _brings(glimpse: Glimpse, action: Action, mind: int, gain: bool = False) -> Reason | None:
    """What the action surely brings: where it cannot be said what others lack, or a gain."""
    found = _Comparison(glimpse.seat, glimpse.insight)
    for number in range(DRAWN):
        state = reopened(glimpse.sample(Stream(mind + number)), glimpse.seat)
        found.add(state, _after(state, glimpse, action, mind, 0), state)
    why = found.decides(True, gain)
    if why is not None:
        why = _unless_decided(why, glimpse, action, mind)
    return why if why is not None and why.sure else None


def reason(
    glimpse: Glimpse, better: Action, other: Action, mind: int, firmly: bool = True
) -> Reason | None:
    """What speaks most for the one and against the other, firmly: as far as the parts tell, it is
    better for that. None: nothing that can be named."""
    if _wins(glimpse, better, mind) and not _wins(glimpse, other, mind, later=True):
        return _winning(glimpse)
    streams = [Stream(mind + number) for number in range(DRAWN)]
    drawn = [reopened(glimpse.sample(stream), glimpse.seat) for stream in streams]
    seeds = [stream.getrandbits(62) for stream in streams]
    for ahead in glimpse.insight.horizons:
        found = _Comparison(glimpse.seat, glimpse.insight)
        for state, seed in zip(drawn, seeds, strict=True):
            mine = _after(state, glimpse, better, seed, ahead)
            # After an aside the answer is still to come: it is compared with leaving it.
            left = better.aside and not other.aside
            theirs = _after(state, glimpse, None if left else other, seed, ahead)
            found.add(state, mine, theirs)
        if found.in_favour() or not firmly:
            why = found.decides(ahead == 0)
            if why is not None:
                return _unless_decided(why, glimpse, better, mind)
    return None


def _winning(glimpse: Glimpse) -> Reason:
    return Reason("wins", "reason-wins", glimpse.seat, {}, sure=True)


def _wins(glimpse: Glimpse, action: Action, mind: int, later: bool = False) -> bool:
    """Is the game won right after the action, whatever is hidden and others decide meanwhile? Or
    later, after what the seat alone decides then."""
    won = False
    for after in _surely(glimpse, action, mind):
        if later:
            _go_on_alone(after, glimpse)
        won = glimpse.seat in after.winners
        if not won:
            break
    return won


def _go_on_alone(state: State, glimpse: Glimpse) -> None:
    """As the seat leans to, for as long as nobody else is asked."""
    stream = Stream(0)
    for _ in range(LONGEST):
        if state.pending != (glimpse.seat,):  # nor is anybody when the game is over
            return
        state.advance(glimpse.seat, leaned_to(state, glimpse.seat, glimpse.insight, 0.0, stream))


def _surely(glimpse: Glimpse, action: Action, mind: int) -> Iterator[State]:
    """All that may be right after the action: with what is hidden drawn anew and, where others
    decide in secret at the same moment, whatever they do. Nothing where that is too much."""
    number = 0
    ways = 1
    while number < max(CERTAIN, ways):
        after = reopened(glimpse.sample(Stream(mind + number % CERTAIN)), glimpse.seat)
        after.advance(glimpse.seat, action)
        sealed = after.frame
        if isinstance(sealed, Sealed):
            left = number
            ways = 1
            for seat in sealed.pending(after):
                choices = after.choices(seat)
                ways *= len(choices)
                if ways > SEALED:
                    return
                after.advance(seat, choices[-1 - left % len(choices)])
                left //= len(choices)
        yield after
        number += 1


def _unless_decided(why: Reason, glimpse: Glimpse, action: Action, mind: int) -> Reason:
    """The same reason, but sure only if it holds whatever others decide at the same moment."""
    if not (why.sure and isinstance(glimpse.sample(Stream(mind)).frame, Sealed)):
        return why
    sure = False
    for after in _surely(glimpse, action, mind):
        sure = any(
            part.key == why.part
            and all(why.facts.get(name) == value for name, value in part.about.items())
            and all(why.facts.get(name) == value for name, value in part.facts.items())
            for part in glimpse.insight.parts(after)[why.seat]
        )
        if not sure:
            break
    return why if sure else Reason(why.part, why.key, why.seat, why.facts, sure=False)


def _after(state: State, glimpse: Glimpse, action: Action | None, seed: int, ahead: int) -> State:
    """A drawn state after an action and some decisions more; the same seed, the same fortune."""
    after = state.clone()
    stream = Stream(seed)
    if action is not None:
        after.advance(glimpse.seat, action)
        unseal(after, glimpse.insight, stream)
    if ahead:
        play_on(after, glimpse.insight, stream, ahead)
    return after


@final
class _Sight:
    """One part over all drawn states, with both actions and with none yet."""

    def __init__(self) -> None:
        self.points = [0.0, 0.0, 0.0]  # with the better, with the other, now
        self.facts: Final[dict[Facts, int]] = {}  # how often it stood so


@final
class _Comparison:
    """Two actions, part by part."""

    def __init__(self, me: int, insight: Insight) -> None:
        self._me: Final = me
        self._insight: Final = insight
        self._sights: Final[dict[Which, _Sight]] = {}
        self._worth: Final[dict[int, list[float]]] = {}  # by seat: with the better, the other, now
        self._beside: tuple[str, ...] = ()  # keys of parts that are no reason here
        self._ended = 0  # how often the game is over by then

    def add(self, now: State, better: State, other: State) -> None:
        """One drawn state more."""
        self._beside = self._insight.beside(now)
        if better.over:
            self._ended += 1
        found: dict[Which, list[Part | None]] = {}
        for place, state in enumerate((better, other, now)):
            for seat, parts in enumerate(self._insight.parts(state)):
                worth = self._worth.setdefault(seat, [0.0, 0.0, 0.0])
                for part in parts:
                    worth[place] += part.points
                    which: Which = (seat, part.key, tuple(sorted(part.about.items())))
                    found.setdefault(which, [None, None, None])[place] = part
        for which, seen in found.items():
            sight = self._sights.setdefault(which, _Sight())
            for place, one in enumerate(seen):
                if one is not None:
                    sight.points[place] += one.points
            if self._favour(which[0], seen) > 0:
                facts = _facts(seen)
                sight.facts[facts] = sight.facts.get(facts, 0) + 1

    def _favour(self, seat: int, seen: list[Part | None]) -> float:
        better, other = seen[0], seen[1]
        more = (0.0 if better is None else better.points) - (0.0 if other is None else other.points)
        return more if seat == self._me else -more

    def _rival(self) -> int:
        """The strongest of the others."""
        best = -1
        most = -1e9
        for seat, worth in self._worth.items():
            if seat != self._me and worth[0] + worth[1] > most:
                most = worth[0] + worth[1]
                best = seat
        return best

    def in_favour(self) -> bool:
        """Is the better one better, as far as the parts tell?"""
        if self._me not in self._worth:
            return False
        mine = self._worth[self._me]
        gain = mine[0] - mine[1]
        rivals = [worth for seat, worth in self._worth.items() if seat != self._me]
        if rivals:
            gain -= max([one[0] for one in rivals]) - max([one[1] for one in rivals])
        return gain > WORTH_SAYING * DRAWN

    def decides(self, sure: bool, gain: bool = False) -> Reason | None:
        """The part that speaks most for the better one; a gain: one of `Insight.gains`."""
        rival = self._rival()
        most = (A_GAIN if gain else WORTH_SAYING) * DRAWN
        best: Which | None = None
        for which, sight in self._sights.items():
            favour = sight.points[0] - sight.points[1]
            if which[0] != self._me:
                favour *= -1.0 if which[0] == rival else -SECONDARY
            if abs(sight.points[0] - sight.points[2]) <= WORTH_SAYING * DRAWN:
                favour *= UNSEEN
            told = which[0] == self._me or which[1] not in self._insight.own_parts
            told = told and which[1] not in self._beside
            if gain:
                told = which[0] == self._me and which[1] in self._insight.gains
            # What is about one thing, and seldom so, is about something that nobody knows of.
            often = sum(sight.facts.values())
            if favour > most and often and told and (not which[2] or 2 * often >= DRAWN):
                most = favour
                best = which
        return None if best is None else self._told(best, sure)

    def _when(self, sure: bool) -> str:
        """What ends a game that can be won at any moment is not a thing of its end."""
        if 2 * self._ended > DRAWN:
            return "now" if sure or self._insight.decisive else "end"
        return "now" if sure else "soon"

    def _told(self, which: Which, sure: bool) -> Reason:
        seat, key, about = which
        sight = self._sights[which]
        usual: Facts = ()
        for one, often in sight.facts.items():
            if often > sight.facts.get(usual, 0):
                usual = one
        facts: dict[str, int | str] = {**dict(about), **dict(usual)}
        facts["when"] = self._when(sure)
        sure = sure and sight.facts[usual] == DRAWN  # in every state that was drawn
        changed = sight.points[0] - sight.points[2]
        if seat == self._me:
            facts["how"] = "grows" if changed > WORTH_SAYING * DRAWN else "kept"
            return Reason(key, f"reason-{key}", seat, facts, sure)
        facts["how"] = "taken" if changed < -WORTH_SAYING * DRAWN else "spared"
        return Reason(key, f"reason-{key}-theirs", seat, facts, sure)


def _facts(seen: list[Part | None]) -> Facts:
    """How a part stands with the better action, with the other (`_else`), now (`_now`); what the
    better one adds to that (`_more`) and does without of the other (`_less`)."""
    names = sorted({name for part in seen if part is not None for name in part.facts})
    found: list[tuple[str, int]] = []
    for name in names:
        stood = [0 if part is None else part.facts.get(name, 0) for part in seen]
        found.append((name, stood[0]))
        found.append((f"{name}_else", stood[1]))
        found.append((f"{name}_now", stood[2]))
        found.append((f"{name}_more", stood[0] - stood[2]))
        found.append((f"{name}_less", stood[1] - stood[0]))
    return tuple(found)
