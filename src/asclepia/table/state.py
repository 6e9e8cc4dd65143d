"""States and frames: where a game stands, and who decides what next.

A state holds a stack of frames. The frame on top owns the decision: who is asked, what is
legal, what a choice does. Frames never change and are linked downwards, so a clone shares
the whole stack. A frame goes on by putting another frame in its place, asks a sub-question
by putting a frame on top of itself, and is done by calling `state.done(self)`, which wakes
the frame below.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.chance import Bits
from asclepia.table.errors import IllegalAction
from asclepia.table.events import Event, EventKind
from asclepia.table.texts import Message

#: (1,) for seat 1: what `pending` answers when one seat decides, made beforehand.
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]

#: Something on the table that cannot be used now: an action, or a place as `{"line": 5}`.
Spot: TypeAlias = Action | dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Games add their own pieces and the hidden-information rules."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.frame: Frame[Any] | None = None
        self.opening: list[Event] = []  # what happened before the first decision
        self._told: list[Event] | None = None
        self._offered: list[Action] | None = None  # what `choices` last gave, until a move
        self._offered_to = -1

    # The contract

    @property
    def over(self) -> bool:
        return self.frame is None

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the game is over."""
        frame = self.frame
        return () if frame is None else frame.pending(self)

    def choices(self, seat: int) -> list[Action]:
        """The legal actions of a seat; empty exactly when nothing is asked of it."""
        frame = self.frame
        if frame is None or seat not in frame.pending(self):
            return []
        self._offered = frame.choices(self, seat)
        self._offered_to = seat
        return self._offered[:]

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do it, and tell what happened. Anything illegal changes nothing."""
        if not self._may(seat, action):
            raise IllegalAction(self._refusal(seat, action))
        self.listen()
        self.advance(seat, action)
        return self.heard()

    def advance(self, seat: int, action: Action) -> None:
        """Do it unchecked and silently: for search, which only tries what `choices` gave."""
        frame = self.frame
        assert frame is not None
        self._offered = None
        frame.play(self, seat, action)

    def _may(self, seat: int, action: Action) -> bool:
        """Legality is being among the choices: there is no second opinion that could drift."""
        offered = self._offered
        if offered is None or seat != self._offered_to:
            offered = self.choices(seat)
        for one in offered:
            if one is action:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, ready for JSON; None asks for a spectator's view."""
        raise NotImplementedError

    def open_view(self) -> dict[str, Any]:
        """Everything, nothing hidden: for looking back at a game that is over."""
        return self.view(None)

    def printed(self) -> dict[str, Any]:
        """What is printed on this table's components: public, and the same all game."""
        return {}

    def resample(self, seat: int | None, rng: Bits) -> State:
        """A full state that this seat cannot tell from the real one.

        It depends on nothing but the seat's view and the generator.
        """
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        raise NotImplementedError

    def blocked(self, seat: int) -> list[tuple[Spot, str, Message]]:
        """Why obvious moves of this seat are not legal: what, rule id, reason."""
        frame = self.frame
        if frame is None or seat not in frame.pending(self):
            return []
        return frame.blocked(self, seat)

    def prompt(self) -> Message | None:
        """What the pending seats are asked to do."""
        frame = self.frame
        return None if frame is None else frame.prompt(self)

    # For frames

    def done(self, frame: Frame[Any]) -> None:
        """The frame has nothing more to do: the one below goes on."""
        below = frame.below
        self.frame = below
        if below is not None:
            below.resume(self)

    def listen(self) -> None:
        """From now on events are noted."""
        self._told = []

    def heard(self) -> list[Event]:
        """The events noted since `listen`."""
        told = self._told
        self._told = None
        return [] if told is None else told

    def tell(self, kind: EventKind, values: tuple[int, ...], owner: int = -1) -> None:
        """Note an event, if somebody listens."""
        told = self._told
        if told is not None:
            told.append(Event(kind, values, owner))

    def checked_seat(self, seat: int | None) -> int:
        """The seat as a number, −1 for a spectator."""
        if seat is None:
            return -1
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats run from 0 to {self.seats - 1}")
        return seat

    def _refusal(self, seat: int, action: Action) -> str:
        waiting = self.pending
        if not waiting:
            return "the game is over"
        if seat not in waiting:
            asked = " and ".join(f"seat {one}" for one in waiting)
            return f"seat {seat} is not asked now: {asked} must decide"
        legal = self.choices(seat)
        some = "; ".join(str(one) for one in legal[:4])
        return (
            f"{action} is not legal for seat {seat} now: {len(legal)} choices are, such as {some}"
        )


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One question of the game, or a step that waits for the questions above it."""

    def __init__(self, below: Frame[S] | None) -> None:
        self.below: Final = below

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must decide here."""
        raise NotImplementedError

    def choices(self, state: S, seat: int) -> list[Action]:
        """What this pending seat may do: never empty."""
        raise NotImplementedError

    def play(self, state: S, seat: int, action: Action) -> None:
        """Do what was chosen and leave the next frame on top."""
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """The frame above is done. By default this frame simply asks again."""

    def resampled(self, state: S, seat: int, stream: Bits) -> Frame[S]:
        """The same frame with what it hides from the seat drawn anew."""
        return self

    def seen(self, state: S, seat: int) -> dict[str, Any]:
        """What the frame itself shows a seat (−1: a spectator), for its view."""
        return {"waits_for": list(self.pending(state))}

    def prompt(self, state: S) -> Message:
        """The question, in words."""
        raise NotImplementedError

    def blocked(self, state: S, seat: int) -> list[tuple[Spot, str, Message]]:
        return []
