"""The thinking player: information-set Monte-Carlo tree search.

Each round of thought draws a state among those that the seat cannot tell from the real
one, walks down a tree of decisions that all those states share, adds one decision to it,
plays a little on and judges. The tree prefers what has done well, what the game's insight
leans to, and what has not been tried enough. It never sees the real state, and its random
stream is its own.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from asclepia.players.player import Glimpse, Player
from asclepia.players.simple import lead
from asclepia.table.actions import Action
from asclepia.table.chance import Stream
from asclepia.table.insight import Insight
from asclepia.table.state import State

CURIOSITY: Final = 0.9  # how strongly the untried attracts
WARMTH: Final = 1.5  # in points: how far apart two leanings are told apart
SWING: Final = 8.0  # in points: a lead that makes winning likely
DOUBT: Final = 1.0  # in points: how far others may stray from what they lean to
LOOKAHEAD: Final = 2  # decisions played on by leaning before a new leaf is judged
LONGEST: Final = 24  # … and at most so many, until the position is calm


@final
class Branch:
    """One choice in the tree: how it has done for the seat that chooses it."""

    def __init__(self, action: Action, leaning: float) -> None:
        self.action: Final = action
        self.leaning: Final = leaning
        self.visits = 0
        self.won = 0.0
        self.points = 0.0
        self.next: Node | None = None


@final
class Node:
    """One decision in the tree, with every choice any drawn state has had there."""

    def __init__(self) -> None:
        self.branches: Final[dict[int, Branch]] = {}


@final
class SearchPlayer(Player):
    """Thinks for some seconds, or for some rounds of thought if those are given."""

    name = "search"

    def __init__(self, seed: int, seconds: float = 0.2, rounds: int = 0) -> None:
        self._stream: Final = Stream(seed)
        self.seconds: Final = seconds
        self.rounds: Final = rounds
        self.thought = 0  # rounds of the last decision

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
            if self.rounds:
                if self.thought >= self.rounds:
                    break
            elif self.thought % 8 == 0 and self.thought and time.monotonic() >= until:
                break
            self._explore(root, glimpse.sample(self._stream), glimpse.seat, glimpse.insight)
            self.thought += 1
        return root

    def _explore(self, root: Node, state: State, me: int, insight: Insight) -> None:
        """One round of thought: down the tree, one step beyond it, and back with the news."""
        path: list[Branch] = []
        seats: list[int] = []
        node = root
        while state.frame is not None:
            seat = state.pending[0]
            if insight.secret_aims and seat != me:
                branch = _lean_on(node, state, seat, insight, self._stream)
            else:
                branch = _pick(node, state, seat, insight)
            path.append(branch)
            seats.append(seat)
            state.advance(seat, branch.action)
            if branch.next is None:
                if branch.visits:
                    branch.next = Node()
                break
            node = branch.next
        _play_on(state, insight, self._stream)
        worth = insight.worth(state)
        for i in range(len(path)):
            branch = path[i]
            ahead = lead(worth, seats[i])
            branch.visits += 1
            branch.points += ahead
            branch.won += 1.0 / (1.0 + math.exp(-ahead / SWING * 4.0))


def _pick(node: Node, state: State, seat: int, insight: Insight) -> Branch:
    """The most promising choice among those this state allows."""
    choices = state.choices(seat)
    branches = node.branches
    known: list[Branch] = []
    for action in choices:
        branch = branches.get(action.code)
        if branch is None:
            break
        known.append(branch)
    if len(known) < len(choices):
        leanings = insight.lean(state, seat, choices)
        known = []
        for i in range(len(choices)):
            action = choices[i]
            branch = branches.get(action.code)
            if branch is None:
                branch = Branch(action, math.exp(max(-8.0, min(8.0, leanings[i] / WARMTH))))
                branches[action.code] = branch
            known.append(branch)
    visits = 0
    won = 0.0
    warmth = 0.0
    for branch in known:
        visits += branch.visits
        won += branch.won
        warmth += branch.leaning
    untried = won / visits if visits else 0.5
    eagerness = CURIOSITY * math.sqrt(visits + 1.0) / warmth
    best = known[0]
    most = -1.0
    for branch in known:
        expected = branch.won / branch.visits if branch.visits else untried
        promise = expected + eagerness * branch.leaning / (1.0 + branch.visits)
        if promise > most:
            most = promise
            best = branch
    return best


def _lean_on(node: Node, state: State, seat: int, insight: Insight, stream: Stream) -> Branch:
    """What the seat would lean to in this very state, not always the same."""
    choices = state.choices(seat)
    best = 0
    if len(choices) > 1:
        leanings = insight.lean(state, seat, choices)
        most = -1e9
        for i in range(len(choices)):
            leaning = leanings[i] + DOUBT * stream.random()
            if leaning > most:
                most = leaning
                best = i
    action = choices[best]
    branch = node.branches.get(action.code)
    if branch is None:
        branch = Branch(action, 1.0)
        node.branches[action.code] = branch
    return branch


def _play_on(state: State, insight: Insight, stream: Stream) -> None:
    """A few decisions more, each where the insight leans, until there is calm."""
    for step in range(LONGEST):
        if state.frame is None or (step >= LOOKAHEAD and insight.calm(state)):
            return
        seat = state.pending[0]
        choices = state.choices(seat)
        leanings = insight.lean(state, seat, choices)
        best = 0
        for i in range(1, len(choices)):
            if leanings[i] > leanings[best]:
                best = i
        state.advance(seat, choices[best])


def _visits(branch: Branch) -> int:
    return branch.visits
