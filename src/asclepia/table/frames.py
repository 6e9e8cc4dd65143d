"""Frames that wait for several seats at once."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.chance import Bits, Stream
from asclepia.table.state import End, Frame, S, State


def _top(state: State) -> Frame[Any] | None:
    """The frame on top now; asked of the state anew, for a move may have changed it."""
    return state.frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """Every asked seat decides in secret; all choices are revealed together.

    Games derive from it and give `options`, `again` and `reveal`.
    """

    def __init__(self, below: Frame[S] | None, sealed: dict[int, Action | None]) -> None:
        super().__init__(below)
        self.sealed = sealed

    def options(self, state: S, seat: int) -> list[Action]:
        """What this seat may decide, whatever the others do."""
        raise NotImplementedError

    def again(self, sealed: dict[int, Action | None]) -> Sealed[S]:
        """This frame with other choices under the seal."""
        raise NotImplementedError

    def reveal(self, state: S, chosen: dict[int, Action]) -> None:
        """All have decided: do it, and leave the next frame on top."""
        raise NotImplementedError

    def pending(self, state: S) -> tuple[int, ...]:
        return tuple([seat for seat, action in self.sealed.items() if action is None])

    def choices(self, state: S, seat: int) -> list[Action]:
        return self.options(state, seat)

    def play(self, state: S, seat: int, action: Action) -> None:
        sealed = dict(self.sealed)
        sealed[seat] = action
        chosen = {one: decided for one, decided in sealed.items() if decided is not None}
        if len(chosen) == len(sealed):
            self.reveal(state, chosen)
        else:
            state.frame = self.again(sealed)

    def seen(self, state: S, seat: int) -> dict[str, Any]:
        """Everybody sees who has decided; only the seat itself sees what."""
        mine = self.sealed.get(seat)
        return {
            "waits_for": list(self.pending(state)),
            "sealed": None if mine is None else mine.to_json(),
        }

    def resampled(self, state: S, seat: int, stream: Bits) -> Frame[S]:
        draw = Stream.of(stream)
        sealed: dict[int, Action | None] = {}
        for one, action in self.sealed.items():
            if action is None or one == seat:
                sealed[one] = action
            else:
                options = self.options(state, one)
                sealed[one] = options[draw.below(len(options))]
        return self.again(sealed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Several seats at once, each through a stack of frames of its own.

    For steps where nobody's choice affects another's, so that nobody waits. Games derive
    from it and give `again`; when every stack has run out, the frame below goes on.
    """

    def __init__(self, below: Frame[S] | None, stacks: dict[int, Frame[S] | None]) -> None:
        super().__init__(below)
        self.stacks = stacks

    def again(self, stacks: dict[int, Frame[S] | None]) -> Together[S]:
        """This frame with the stacks as they stand now."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Ask whoever has something to decide; if nobody has, the frame below goes on."""
        for stack in self.stacks.values():
            if stack is not None:
                state.frame = self
                return
        state.done(self)

    def pending(self, state: S) -> tuple[int, ...]:
        return tuple([seat for seat, frame in self.stacks.items() if frame is not None])

    def asking(self, state: S, seat: int) -> Frame[S] | None:
        frame = self.stacks.get(seat)
        return None if frame is None else frame.asking(state, seat)

    def play(self, state: S, seat: int, action: Action) -> None:
        frame = self.stacks[seat]
        assert frame is not None
        state.frame = frame  # the seat's own stack, with nothing below its last frame
        if action.aside:
            frame.aside(state, seat, action)
        else:
            frame.play(state, seat, action)
        top = _top(state)
        if isinstance(top, End):
            return
        stacks = dict(self.stacks)
        stacks[seat] = top
        self.again(stacks).begin(state)

    def aside(self, state: S, seat: int, action: Action) -> None:
        self.play(state, seat, action)  # in the seat's own stack, like everything else

    def resampled(self, state: S, seat: int, stream: Bits) -> Frame[S]:
        stacks: dict[int, Frame[S] | None] = {}
        for one, frame in self.stacks.items():
            stacks[one] = None if frame is None else frame.resampled(state, seat, stream)
        return self.again(stacks)

    def seen(self, state: S, seat: int) -> dict[str, Any]:
        """What the seat's own stack shows it; to whoever has none, only who is still at it."""
        frame = self.stacks.get(seat)
        own: dict[str, Any] = {} if frame is None else frame.seen(state, seat)
        return {**own, "waits_for": list(self.pending(state))}
