"""A match: a game being played, together with its record."""

from __future__ import annotations

from asclepia.table.actions import Action
from asclepia.table.chance import fresh_seed
from asclepia.table.components import ComponentSet
from asclepia.table.errors import AsclepiaError, IllegalAction, RecordError
from asclepia.table.events import Event
from asclepia.table.game import Game
from asclepia.table.options import resolve
from asclepia.table.records import Record, Result
from asclepia.table.texts import TABLE, Message


class Match:
    """Plays through `play`, remembers every move, takes back what can be taken back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        components: ComponentSet | str | None = None,
        players: list[str] | None = None,
        **options: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = fresh_seed() if seed is None else seed
        self.components = game.component_set(components)
        self.options = resolve(game.options, options)
        self.players = players or []
        self._start()

    def _start(self) -> None:
        self.state = self.game.start(self.seats, self.seed, self.components, **self.options)
        self.moves: list[tuple[int, Action]] = []
        self._asked: list[tuple[int, ...]] = []  # who was pending before each move
        self._fixed = 0  # moves that have shown somebody something: they stay

    def play(self, seat: int, action: Action) -> list[Event]:
        asked = self.state.pending
        events = self.state.play(seat, action)
        self.moves.append((seat, action))
        self._asked.append(asked)
        if any(event.kind.reveals for event in events):
            self._fixed = len(self.moves)
        return events

    def can_undo(self, seat: int) -> bool:
        try:
            self._last_to_undo(seat)
        except IllegalAction:
            return False
        return True

    def undo(self, seat: int) -> Action:
        """Take back the seat's last move, unless something was revealed or somebody else
        has acted on it since. Seats that were asked at the same time don't count as such."""
        last = self._last_to_undo(seat)
        moves = self.moves
        self._start()
        for other, action in moves[:last] + moves[last + 1 :]:
            self.play(other, action)
        return moves[last][1]

    def _last_to_undo(self, seat: int) -> int:
        last = max((i for i, move in enumerate(self.moves) if move[0] == seat), default=-1)
        if last < 0:
            raise IllegalAction(Message(TABLE, "undo-refused-none"))
        if last < self._fixed:
            raise IllegalAction(Message(TABLE, "undo-refused-revealed"))
        if any(other not in self._asked[last] for other, _ in self.moves[last + 1 :]):
            raise IllegalAction(Message(TABLE, "undo-refused-later"))
        return last

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
        )

    @staticmethod
    def replay(game: Game, record: Record, components: ComponentSet | str | None = None) -> Match:
        """The match of this record, every move checked again."""
        if record.game != game.name:
            raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
        if record.revision != game.revision:
            raise RecordError(
                f"the record is of rules revision {record.revision} of {game.title}; "
                f"this version plays revision {game.revision}"
            )
        try:
            match = Match(
                game,
                record.seats,
                int(record.seed, 16),
                record.components if components is None else components,
                list(record.players),
                **record.options,
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
