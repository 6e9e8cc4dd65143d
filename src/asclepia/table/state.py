"""States and frames: where a game stands, and who decides what next.

A state holds a stack of frames. The frame on top owns the decision: who is asked, what is
legal, what a choice does. Frames never change and are linked downwards, so a clone shares
the whole stack. A frame goes on by putting another frame in its place, asks a sub-question
by putting a frame on top of itself, and is done by calling `state.done(self)`, which wakes
the frame below. A game ends, from any depth, with `state.end(winners)`.

What a seat is asked is one frame, `state.asking(seat)`: where several seats are asked at
once it need not be the one on top. Choices, sentence, reasons and what is shown come from it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.chance import Bits, Stream
from asclepia.table.errors import IllegalAction, SeatError
from asclepia.table.events import Event, EventKind
from asclepia.table.numbers import Whole, natural
from asclepia.table.pickling import Reduced, changing, fixed
from asclepia.table.texts import TABLE, Message

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
        self._closely = False
        self._offered: list[Action] | None = None  # what `choices` last gave, until a move
        self._offered_to = -1

    # The contract

    @property
    def over(self) -> bool:
        return isinstance(self.frame, End)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the game is over."""
        frame = self.frame
        return () if frame is None else frame.pending(self)

    def asking(self, seat: Whole) -> Frame[Self] | None:
        """The frame that asks this seat; None when nothing is asked of it."""
        frame = self.frame
        me = self.seated(seat)
        return None if frame is None else frame.asking(self, me)

    def choices(self, seat: Whole) -> list[Action]:
        """The legal actions of a seat; empty exactly when nothing is asked of it."""
        return self.offered(self.seated(seat))

    def offered(self, seat: int) -> list[Action]:
        """`choices` of a seat that is surely there: for bots, which ask often."""
        frame = self.frame
        asking = None if frame is None else frame.asking(self, seat)
        if asking is None:
            return []
        offered = asking.choices(self, seat)
        if asking.open_to_asides(self, seat):
            offered = offered + self.asides(seat)
        self._offered = offered
        self._offered_to = seat
        return offered[:]

    def play(self, seat: Whole, action: Action) -> list[Event]:
        """Do it, and tell what happened. Anything illegal changes nothing."""
        return self.decided(self.seated(seat), action)

    def decided(self, seat: int, action: Action) -> list[Event]:
        """`play` of a seat that is surely there: for bots, which play many games."""
        if not self._may(seat, action):
            raise self._refusal(seat, action)
        self.listen()
        self.advance(seat, action)
        return self.heard()

    def advance(self, seat: int, action: Action) -> None:
        """Do it unchecked and silently: for search, which only tries what `choices` gave."""
        frame = self.frame
        assert frame is not None
        self._offered = None
        if action.aside:
            frame.aside(self, seat, action)
        else:
            frame.play(self, seat, action)

    def _may(self, seat: int, action: Action) -> bool:
        """Legality is being among the choices: there is no second opinion that could drift."""
        offered = self._offered
        if offered is None or seat != self._offered_to:
            offered = self.offered(seat)
        for one in offered:
            if one is action:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def __reduce__(self) -> Reduced:
        return changing(self, "seats", "_offered", "_offered_to")

    def view(self, seat: Whole | None) -> dict[str, object]:
        """What this seat may know, ready for JSON; None asks for a spectator's view."""
        raise NotImplementedError

    def open_view(self) -> dict[str, object]:
        """Everything, nothing hidden: for looking back at a game that is over."""
        return self.view(None)

    def printed(self) -> dict[str, object]:
        """What is printed on this table's components: public, and the same all game."""
        return {}

    def resample(self, seat: Whole | None, rng: Bits) -> State:
        """A full state that this seat cannot tell from the real one.

        It depends on nothing but the seat's view and the generator.
        """
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, once it is over; () before, and when nobody has."""
        frame = self.frame
        return frame.winners if isinstance(frame, End) else ()

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of every seat, from 1, once it is over; automatic opponents may count."""
        frame = self.frame
        if not isinstance(frame, End):
            return ()
        if frame.ranks:
            return frame.ranks
        scores = self.scores
        ahead = [(seat in frame.winners, scores[seat]) for seat in range(self.seats)]
        return tuple([1 + sum([other > mine for other in ahead]) for mine in ahead])

    def blocked(self, seat: Whole) -> list[tuple[Spot, str, Message]]:
        """Why obvious moves of this seat are not legal: what, rule id, reason."""
        me = self.seated(seat)
        asking = self.asking(me)
        return [] if asking is None else asking.blocked(self, me)

    def prompt(self, seat: Whole | None = None) -> Message | None:
        """What a seat is asked, in words; for a spectator, what is heard of all who are."""
        if seat is not None:
            me = self.seated(seat)
            asking = self.asking(me)
            return None if asking is None else asking.prompt(self, me)
        asked = self.pending
        heard = [self.overheard(one) for one in asked]
        if len(set(heard)) <= 1:
            return heard[0] if heard else None
        said: Message | None = None
        for one, words in zip(asked, heard, strict=True):
            asked_so = Message(TABLE, "asked-so", seat=one + 1, words=words)
            said = asked_so if said is None else Message(TABLE, "asked-and", one=said, two=asked_so)
        return said

    def in_turn(self, seat: Whole) -> bool:
        """Is this pending seat asked for a step of its own turn? (see `Frame.in_turn`)"""
        me = self.seated(seat)
        asking = self.asking(me)
        return asking is not None and asking.in_turn(self, me)

    def overheard(self, seat: Whole) -> Message:
        """What everybody may hear of the question that this pending seat is asked."""
        me = self.seated(seat)
        asking = self.asking(me)
        words = None if asking is None else asking.overheard(self, me)
        return Message(TABLE, "asked-quietly") if words is None else words

    def foretell(
        self, seat: Whole, action: Action, closely: bool = False
    ) -> list[dict[str, object]]:
        """The events that would surely follow, as this seat would see them, up to the first
        that shows something hidden or rolled. Closely: with those of silent kinds among them."""
        me = self.seated(seat)
        if not self._may(me, action):
            raise self._refusal(me, action)
        return _foretold(self.resample(me, Stream(0)), me, action, closely)

    def foretell_all(self, seat: Whole, closely: bool = False) -> list[list[dict[str, object]]]:
        """What each of the seat's choices would surely lead to, in the order of `choices`."""
        me = self.seated(seat)
        choices = self.choices(me)
        if not choices:
            return []
        drawn = self.resample(me, Stream(0))
        return [_foretold(drawn.clone(), me, action, closely) for action in choices]

    # Asides: what a seat may do at any of its own decisions, beside answering (see `Kind`).
    # Frames say where the game allows them; here games say which there are and what they do.

    def asides(self, seat: int) -> list[Action]:
        """The asides that this seat could take now."""
        return []

    def aside(self, seat: int, action: Action) -> None:
        """Do an aside. The question stands; a frame may be put on top of the one that asks it."""
        raise NotImplementedError

    # For frames

    def end(self, winners: tuple[int, ...], ranks: tuple[int, ...] = ()) -> None:
        """The game is over, however deep the frame that says so; () means that nobody has won.
        Ranks are given where the scores do not tell them."""
        self.frame = End(winners, ranks)

    def shown(self, seat: int) -> dict[str, Any] | None:
        """What is asked, as a seat (−1: a spectator) may see it: a part of its view."""
        frame = self.frame
        return None if frame is None or isinstance(frame, End) else frame.seen(self, seat)

    def done(self, frame: Frame[Any]) -> None:
        """The frame has nothing more to do: the one below goes on."""
        below = frame.below
        self.frame = below
        if below is not None:
            below.resume(self)

    @property
    def listening_closely(self) -> bool:
        """Is it worth while to work out what an event of a silent kind would tell?"""
        return self._closely

    def listen(self, closely: bool = False) -> None:
        """From now on events are noted; closely: those of silent kinds, too."""
        self._told = []
        self._closely = closely

    def heard(self) -> list[Event]:
        """The events noted since `listen`."""
        told = self._told
        self._told = None
        self._closely = False
        return [] if told is None else told

    def tell(self, kind: EventKind, values: tuple[int, ...], owner: int = -1) -> None:
        """Note an event, if somebody listens."""
        told = self._told
        if told is not None and (self._closely or not kind.silent):
            told.append(Event(kind, values, owner))

    def checked_seat(self, seat: Whole | None) -> int:
        """The seat as a number, −1 for a spectator."""
        return -1 if seat is None else self.seated(seat)

    def seated(self, seat: Whole) -> int:
        """The seat as a number: one that the game has."""
        number = natural(seat)
        if not 0 <= number < self.seats:
            raise SeatError(f"there is no seat {seat!r}: seats run from 0 to {self.seats - 1}")
        return number

    def _refusal(self, seat: int, action: object) -> Exception:
        if not isinstance(action, Action):
            return TypeError(
                f"an action is needed, one of state.choices({seat}), not {action!r}; "
                "game.action(code) is the action with a code"
            )
        waiting = self.pending
        if not waiting:
            return IllegalAction("the game is over")
        if seat not in waiting:
            asked = " and ".join(f"seat {one}" for one in waiting)
            return IllegalAction(f"seat {seat} is not asked now: {asked} must decide")
        legal = self.choices(seat)
        some = "; ".join(str(one) for one in legal[:4])
        return IllegalAction(
            f"{action} is not legal for seat {seat} now: {len(legal)} choices are, such as {some}"
        )


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One question of the game, or a step that waits for the questions above it."""

    def __init__(self, below: Frame[S] | None) -> None:
        self.below: Final = below

    def __reduce__(self) -> Reduced:
        return fixed(self)

    def pending(self, state: S) -> tuple[int, ...]:
        """The seats that must decide here."""
        raise NotImplementedError

    def asking(self, state: S, seat: int) -> Frame[S] | None:
        """The frame that asks this seat: this one, unless there are others inside it."""
        return self if seat in self.pending(state) else None

    def choices(self, state: S, seat: int) -> list[Action]:
        """What this pending seat may answer: never empty."""
        raise NotImplementedError

    def play(self, state: S, seat: int, action: Action) -> None:
        """Do what was chosen and leave the next frame on top."""
        raise NotImplementedError

    def in_turn(self, state: S, seat: int) -> bool:
        """Is this a step of the pending seat's own turn? A turn earns time at a table with clocks.
        What a seat only answers in the course of somebody's turn, such as a pass in a response
        window, earns none; nor does a question that belongs to a turn which has earned already."""
        return True

    def open_to_asides(self, state: S, seat: int) -> bool:
        """May this pending seat do something else first (see `State.asides`)?"""
        return False

    def aside(self, state: S, seat: int, action: Action) -> None:
        """Do something else first."""
        state.aside(seat, action)

    def resume(self, state: S) -> None:
        """The frame above is done. By default this frame simply asks again."""

    def resampled(self, state: S, seat: int, stream: Bits) -> Frame[S]:
        """The same frame with what it hides from the seat drawn anew."""
        return self

    def seen(self, state: S, seat: int) -> dict[str, Any]:
        """What the frame itself shows a seat (−1: a spectator), for its view."""
        return {"waits_for": list(self.pending(state))}

    def prompt(self, state: S, seat: int) -> Message:
        """The question to this pending seat, in words."""
        raise NotImplementedError

    def overheard(self, state: S, seat: int) -> Message | None:
        """What everybody may hear of that question; None: only that something is asked."""
        return self.prompt(state, seat)

    def blocked(self, state: S, seat: int) -> list[tuple[Spot, str, Message]]:
        return []


@final
class End(Frame[Any]):
    """Lies on top when the game is over, and asks nobody."""

    def __init__(self, winners: tuple[int, ...], ranks: tuple[int, ...]) -> None:
        super().__init__(None)
        self.winners: Final = winners
        self.ranks: Final = ranks

    def pending(self, state: Any) -> tuple[int, ...]:
        return ()


def _foretold(drawn: State, seat: int, action: Action, closely: bool) -> list[dict[str, object]]:
    """What an action tells on a drawn state that will not be used again, while it is sure."""
    drawn.listen(closely)
    drawn.advance(seat, action)
    told: list[dict[str, object]] = []
    for event in drawn.heard():
        if event.kind.reveals:
            break
        told.append(event.seen_by(seat))
    return told
