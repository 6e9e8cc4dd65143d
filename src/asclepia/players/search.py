"""The thinking player: information-set Monte-Carlo tree search.

Each round of thought draws a state among those that the seat cannot tell from the real
one, walks down a tree of decisions that all those states share, adds one decision to it,
plays a little on and judges. The tree prefers what has done well, what the game's insight
leans to, and what has not been tried enough. It never sees the real state, and its random
stream is its own.

Seats that are asked at the same moment each walk a tree of their own from there, since none of
them knows what the others decide; when the moment has passed, the tree of the seat that thinks
(or of the first that was asked) goes on.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from asclepia.players.interrupts import hear_signals
from asclepia.players.player import Glimpse, Player
from asclepia.players.simple import lead
from asclepia.table.actions import Action
from asclepia.table.chance import Stream
from asclepia.table.errors import OptionError
from asclepia.table.frames import Sealed
from asclepia.table.insight import Insight
from asclepia.table.numbers import Whole, natural
from asclepia.table.state import State

CURIOSITY: Final = 0.9  # how strongly the untried attracts
WARMTH: Final = 1.5  # in points: how far apart two leanings are told apart
DOUBT: Final = 1.0  # in points: how far others may stray from what they lean to
LOOKAHEAD: Final = 2  # decisions played on by leaning before a new leaf is judged
LONGEST: Final = 24  # … and at most so many, until the position is calm
ROUND: Final = 0.002  # seconds that a round of thought takes on a slow machine
BREATH: Final = 8  # rounds between two looks at the clock, and at what the process is told


@final
class Branch:
    """One choice in the tree: how it has done for the seat that chooses it."""

    def __init__(self, action: Action, warmth: float) -> None:
        self.action: Final = action
        self.warmth: Final = warmth
        self.visits = 0
        self.won = 0.0
        self.points = 0.0
        self.next: Node | None = None


@final
class Node:
    """One decision in the tree, with every choice any drawn state has had there."""

    def __init__(self) -> None:
        self.branches: Final[dict[int, Branch]] = {}
        self._beside: dict[int, Node] | None = None

    def beside(self, seat: int) -> Node:
        """The decision of another seat that is asked at the same moment."""
        found = self._beside
        if found is None:
            found = self._beside = {}
        if seat not in found:
            found[seat] = Node()
        return found[seat]


@final
class SearchPlayer(Player):
    """Thinks for some seconds, or for some rounds of thought if those are given (0: they are not).
    Only by rounds does it decide the same again."""

    name = "search"

    def __init__(self, seed: Whole, seconds: float = 0.2, rounds: Whole = 0) -> None:
        if not 0 <= seconds < math.inf:
            raise OptionError(f"a search thinks for a number of seconds, not {seconds!r}")
        if natural(rounds) < 0:
            raise OptionError(f"a search thinks for a whole number of rounds, not {rounds!r}")
        self._stream: Final = Stream(seed)
        self.seconds: Final = seconds
        self.rounds: Final = natural(rounds)
        self.thought = 0  # rounds of the last decision

    def cost(self) -> float:
        return self.rounds * ROUND if self.rounds else self.seconds

    def repeats(self) -> bool:
        return self.rounds > 0

    def decide(self, glimpse: Glimpse) -> Action:
        choices = glimpse.choices()
        if len(choices) == 1:
            return choices[0]
        return self.weigh(glimpse)[0][0]

    def weigh(self, glimpse: Glimpse) -> list[tuple[Action, float]]:
        root = self._think(glimpse)
        tried = [branch for branch in root.branches.values() if branch.visits]
        tried.sort(key=_visits, reverse=True)
        return [(branch.action, branch.points / branch.visits) for branch in tried]

    def _think(self, glimpse: Glimpse) -> Node:
        root = Node()
        self.thought = 0
        until = time.monotonic() + self.seconds
        while True:
            pauses = self.thought % BREATH == 0
            if pauses:
                hear_signals()
            if self.rounds:
                if self.thought >= self.rounds:
                    break
            elif pauses and self.thought and time.monotonic() >= until:
                break
            state = reopened(glimpse.sample(self._stream), glimpse.seat)
            self._explore(root, state, glimpse.seat, glimpse.insight)
            self.thought += 1
        return root

    def _explore(self, root: Node, state: State, me: int, insight: Insight) -> None:
        """One round of thought: down the tree, one step beyond it, and back with the news."""
        path: list[Branch] = []
        seats: list[int] = []
        node = root
        asked: tuple[int, ...] = ()
        own: dict[int, Node] | None = None  # while several are asked: where each one's tree stands
        first = me
        while True:
            before = asked
            asked = state.pending
            if not asked:
                break
            if own is not None and _is_another_moment(asked, before):
                node = own[first]
                own = None
            seat = asked[0]
            if len(asked) > 1:
                if me in asked:
                    seat = me
                if own is None:
                    first = seat
                    own = {one: node if one == first else node.beside(one) for one in asked}
            here = node if own is None else own[seat]
            if insight.secret_aims and seat != me:
                branch = _lean_on(here, state, seat, insight, self._stream)
            else:
                branch = _pick(here, state, seat, insight)
            path.append(branch)
            seats.append(seat)
            state.advance(seat, branch.action)
            after = branch.next
            if after is None:
                if branch.visits:
                    branch.next = Node()
                break
            if own is None:
                node = after
            else:
                own[seat] = after
        unseal(state, insight, self._stream)
        play_on(state, insight, self._stream)
        worth = insight.worth(state)
        for i in range(len(path)):
            branch = path[i]
            ahead = _ahead(state, worth, seats[i], insight)
            branch.visits += 1
            branch.points += ahead
            branch.won += _chance(state, ahead, seats[i], insight)


def _is_another_moment(asked: tuple[int, ...], before: tuple[int, ...]) -> bool:
    """While several decide at the same moment, fewer and fewer are asked."""
    for seat in asked:
        if seat not in before:
            return True
    return False


# Formulas


def _ahead(state: State, worth: list[float], seat: int, insight: Insight) -> float:
    """By how many points the seat leads; alone, by how many more than it takes to win."""
    if state.seats == 1:
        return worth[0] - insight.goal(state)
    return lead(worth, seat)


def _chance(state: State, ahead: float, seat: int, insight: Insight) -> float:
    """How likely a lead makes winning. A game for one that is over is simply won or lost, and so is
    one where nothing else counts."""
    if state.over and (state.seats == 1 or insight.decisive):
        return 1.0 if seat in state.winners else 0.0
    return 1.0 / (1.0 + math.exp(-ahead / insight.swing))


def _warmth(leaning: float, best: float) -> float:
    """How strongly a choice attracts before it was tried: the fewer points it promises less than
    the best, however good or bad the position is."""
    return math.exp(max(-16.0, (leaning - best) / WARMTH))


def _promise(branch: Branch, untried: float, eagerness: float) -> float:
    """What a choice has brought so far, and what is to be found out about it yet."""
    expected = branch.won / branch.visits if branch.visits else untried
    return expected + eagerness * branch.warmth / (1.0 + branch.visits)


# Choosing


def _pick(node: Node, state: State, seat: int, insight: Insight) -> Branch:
    """The most promising choice among those this state allows."""
    known = _branches(node, state, seat, insight)
    visits = 0
    won = 0.0
    warmth = 0.0
    for branch in known:
        visits += branch.visits
        won += branch.won
        warmth += branch.warmth
    untried = won / visits if visits else 0.5
    eagerness = CURIOSITY * math.sqrt(visits + 1.0) / warmth
    best = known[0]
    most = -1.0
    for branch in known:
        promise = _promise(branch, untried, eagerness)
        if promise > most:
            most = promise
            best = branch
    return best


def _branches(node: Node, state: State, seat: int, insight: Insight) -> list[Branch]:
    """A branch for every choice that is worth a thought in this state."""
    choices = state.offered(seat)
    branches = node.branches
    known: list[Branch] = []
    for action in choices:
        branch = branches.get(action.code)
        if branch is None:
            break
        known.append(branch)
    if len(known) == len(choices):
        return known
    leanings = insight.lean(state, seat, choices)
    least = _least_for_an_aside(choices, leanings)
    best = max(leanings)
    known = []
    for i in range(len(choices)):
        action = choices[i]
        branch = branches.get(action.code)
        if branch is None and not (action.aside and leanings[i] <= least):
            branch = Branch(action, _warmth(leanings[i], best))
            branches[action.code] = branch
        if branch is not None:
            known.append(branch)
    return known


def _least_for_an_aside(choices: list[Action], leanings: list[float]) -> float:
    """Asides can be many and are seldom urgent: one is worth a thought only where the insight
    leans to it more than to the best answer."""
    best = -1e9
    for i in range(len(choices)):
        if not choices[i].aside and leanings[i] > best:
            best = leanings[i]
    return best


def leaned_to(state: State, seat: int, insight: Insight, doubt: float, stream: Stream) -> Action:
    """What the insight leans to; with some doubt, not always the same."""
    choices = state.offered(seat)
    best = 0
    if len(choices) > 1:
        leanings = insight.lean(state, seat, choices)
        least = _least_for_an_aside(choices, leanings)
        most = -1e9
        for i in range(len(choices)):
            leaning = leanings[i]
            if choices[i].aside and leaning <= least:
                continue
            if doubt:
                leaning += doubt * stream.random()
            if leaning > most:
                most = leaning
                best = i
    return choices[best]


def _lean_on(node: Node, state: State, seat: int, insight: Insight, stream: Stream) -> Branch:
    """What the seat would lean to in this very state, not always the same."""
    action = leaned_to(state, seat, insight, DOUBT, stream)
    branch = node.branches.get(action.code)
    if branch is None:
        branch = Branch(action, 1.0)
        node.branches[action.code] = branch
    return branch


def reopened(state: State, seat: int) -> State:
    """A drawn state, but nobody else has decided in secret yet: what was drawn there is anything,
    and they have hardly decided just anything."""
    sealed = state.frame
    if isinstance(sealed, Sealed) and seat in sealed.pending(state):
        state.frame = sealed.again(dict.fromkeys(sealed.sealed))
    return state


def unseal(state: State, insight: Insight, stream: Stream) -> None:
    """What is decided in secret cannot be judged before all have decided."""
    sealed = state.frame
    while isinstance(sealed, Sealed):
        seat = sealed.pending(state)[0]
        last = len(sealed.pending(state)) == 1
        state.advance(seat, leaned_to(state, seat, insight, DOUBT, stream))
        if last:
            return
        sealed = state.frame


def play_on(state: State, insight: Insight, stream: Stream, least: int = LOOKAHEAD) -> None:
    """A few decisions more, each where the insight leans, until there is calm."""
    for step in range(max(least, LONGEST)):
        if state.over or (step >= least and insight.calm(state)):
            return
        seat = state.pending[0]
        state.advance(seat, leaned_to(state, seat, insight, 0.0, stream))


def _visits(branch: Branch) -> int:
    return branch.visits
