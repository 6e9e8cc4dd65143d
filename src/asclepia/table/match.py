"""A match: a game being played, together with its record."""

from __future__ import annotations

from operator import index
from typing import Any

import msgspec

from asclepia.table.actions import Action
from asclepia.table.chance import checked_seed, fresh_seed
from asclepia.table.components import ComponentSet
from asclepia.table.errors import AsclepiaError, IllegalAction, RecordError
from asclepia.table.events import Event
from asclepia.table.game import Game
from asclepia.table.numbers import Whole
from asclepia.table.options import resolve
from asclepia.table.records import Record, Result
from asclepia.table.state import State
from asclepia.table.texts import TABLE, Message


class Match:
    """Plays through `play`, remembers every move, takes back what can be taken back."""

    def __init__(
        self,
        game: Game,
        seats: Whole,
        seed: Whole | None = None,
        components: ComponentSet | str | None = None,
        players: list[str] | None = None,
        **options: str,
    ) -> None:
        self.game = game
        self.seats = game.checked_seats(seats)
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.components = game.component_set(components)
        self.options = resolve(game.options, options)
        self.players = players or []
        self._start()

    def _start(self) -> None:
        self.state = self.game.start(self.seats, self.seed, self.components, **self.options)
        self.opening: list[Event] = self.state.opening  # told before the first; copies forget it
        self.moves: list[tuple[int, Action]] = []
        self.events: list[list[Event]] = []  # what each move has told
        self._asked: list[tuple[int, ...]] = []  # who was pending before each move
        self._before: dict[int, tuple[int, State]] = {}  # by seat: its last move, the state before

    def play(self, seat: Whole, action: Action) -> list[Event]:
        asked = self.state.pending
        events = self.state.play(seat, action)
        self.moves.append((index(seat), action))
        self.events.append(events)
        self._asked.append(asked)
        return events

    def clone(self) -> Match:
        """An independent copy."""
        twin = self._twin()
        twin.state = self.state.clone()
        twin.moves, twin.events, twin._asked = self.moves[:], self.events[:], self._asked[:]
        return twin

    def _twin(self) -> Match:
        """One that shares everything with this one, for now."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        return twin

    def after(self, seat: Whole, action: Action) -> Match:
        """The match with this move; this one stays as it is. Its very state is kept there, so that
        taking the move back need not play everything again: do not `play` on here, go on with
        `after`, or with a `clone`."""
        me = self.state.seated(seat)
        twin = self.clone()
        twin.play(me, action)
        twin._before = {**self._before, me: (len(self.moves), self.state)}
        return twin

    def without(self, seat: Whole) -> Match:
        """The match without the seat's last move, as `undo` would leave it; this one stays."""
        return self._without_the_last(self.state.seated(seat))[1]

    def again(self, seed: Whole | None = None) -> Match:
        """The same match from its beginning; with another seed, dealt anew."""
        seed = self.seed if seed is None else seed
        return Match(self.game, self.seats, seed, self.components, self.players, **self.options)

    # Undo

    def can_undo(self, seat: Whole) -> bool:
        """Exactly when `undo` works: it is tried."""
        me = self.state.seated(seat)
        try:
            self._without_the_last(me)
        except IllegalAction:
            return False
        return True

    def undo(self, seat: Whole) -> Action:
        """Take back the seat's last move. That goes as long as it has shown nobody anything
        that could not be foretold, the seat has been shown nothing since, and whatever others
        have done since they would have done, and seen, without it."""
        last, rest = self._without_the_last(self.state.seated(seat))
        action = self.moves[last][1]
        self.state, self.moves, self.events = rest.state, rest.moves, rest.events
        self._asked, self._before = rest._asked, rest._before
        return action

    def _without_the_last(self, seat: int) -> tuple[int, Match]:
        """The number of the seat's last move, and the match as if it had not been made."""
        newest_first = reversed(range(len(self.moves)))
        last = next((i for i in newest_first if self.moves[i][0] == seat), -1)
        if last < 0:
            raise IllegalAction(Message(TABLE, "undo-refused-none"))
        if self.state.over:
            raise IllegalAction(Message(TABLE, "undo-refused-over"))
        since = range(last + 1, len(self.moves))
        if any(event.kind.reveals for event in self.events[last]):
            raise IllegalAction(Message(TABLE, "undo-refused-revealed"))
        if any(self.moves[i][0] not in self._asked[last] for i in since):
            raise IllegalAction(Message(TABLE, "undo-refused-later"))
        if any(event.shows(seat) for i in since for event in self.events[i]):
            raise IllegalAction(Message(TABLE, "undo-refused-revealed"))
        rest = self._up_to(seat, last)
        for i in since:
            if not self._the_same_without(rest, seat, i):
                raise IllegalAction(Message(TABLE, "undo-refused-later"))
        return last, rest

    def _up_to(self, seat: int, last: int) -> Match:
        """The match before this move, the seat's last."""
        number, state = self._before.get(seat, (-1, self.state))
        if number != last:
            rest = self.again()
            for other, action in self.moves[:last]:
                rest.play(other, action)
            return rest
        rest = self._twin()
        rest.state = state.clone()
        rest.moves, rest.events = self.moves[:last], self.events[:last]
        rest._asked = self._asked[:last]
        rest._before = {one: known for one, known in self._before.items() if known[0] < last}
        return rest

    def _the_same_without(self, rest: Match, seat: int, i: int) -> bool:
        """Make a later move without the seat's own: whether it asks and tells the same."""
        if {*rest.state.pending} - {seat} != {*self._asked[i]} - {seat}:
            return False
        try:
            events = rest.play(*self.moves[i])
        except IllegalAction:
            return False
        return [event.all() for event in events] == [event.all() for event in self.events[i]]

    def record(self) -> Record:
        state = self.state
        result = Result(list(state.scores), list(state.winners)) if state.over else None
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            seats=self.seats,
            options=self.options,
            components=self.components.name,
            digest=self.components.digest,
            seed=f"{self.seed:032x}",
            moves=[[seat, action.code] for seat, action in self.moves],
            players=self.players,
            result=result,
            own=self._own_components(),
        )

    def _own_components(self) -> dict[str, Any] | msgspec.UnsetType:
        """The content of the component set, unless it comes with the game."""
        if self.game.owns(self.components):
            return msgspec.UNSET
        content: dict[str, Any] = msgspec.to_builtins(self.components)
        return content

    @staticmethod
    def replay(game: Game, record: Record, components: ComponentSet | str | None = None) -> Match:
        """The match of this record, every move checked again; with the component set that it
        keeps or names, unless another is given."""
        if record.game != game.name:
            raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
        if record.revision != game.revision:
            raise RecordError(
                f"the record is of rules revision {record.revision} of {game.title}; "
                f"this version plays revision {game.revision}"
            )
        if not record.seed:
            raise RecordError("the record has no seed: it was taken before the game was over")
        try:
            if components is None and record.own is not msgspec.UNSET:
                components = game.remade_components(record.own)
            match = Match(
                game,
                record.seats,
                int(record.seed, 16),
                record.components if components is None else components,
                list(record.players),
                **resolve(game.options, record.options),
            )
        except ValueError as error:
            raise RecordError(f"the record's game cannot be set up: {error}") from error
        if match.components.digest != record.digest:
            raise RecordError(
                f"the record was played with other components: {record.components!r} with digest "
                f"{record.digest}, here {match.components.digest}; give the file it was played with"
            )
        for ply, move in enumerate(record.moves, 1):
            try:
                seat, code = move
                match.play(seat, game.action(code))
            except (AsclepiaError, ValueError) as error:
                raise RecordError(f"move {ply}, {move}: {error}") from error
        if record.result is not None and match.record().result != record.result:
            raise RecordError(
                f"the game ends with {match.record().result}, the record says {record.result}"
            )
        return match
