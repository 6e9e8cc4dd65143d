"""A table in the terminal, for one person and bots: every game, through the contract alone."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from asclepia.players import Glimpse, Player, Reason, advise
from asclepia.table import Action, Event, IllegalAction, Match, Message

FLAT = 9  # so few choices are shown as one list; more are narrowed down step by step


class Quit(Exception):
    """The person wants to stop."""


class TerminalTable:
    def __init__(
        self,
        match: Match,
        players: list[Player | None],
        names: list[str],
        language: str,
        keep: Path,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.match = match
        self.players = players  # None is the person
        self.names = names
        self.language = language
        self.keep = keep
        self.console = console
        self.read = read
        self.texts = match.game.texts(language)
        self.me = players.index(None) if None in players else None
        self.drawing = _drawing(match.game.module)
        self._tokens: list[str] = []

    # The course of the game

    def run(self) -> None:
        """Play to the end, or until the person leaves; every move is kept at once."""
        self._tell(self.match.state.opening)
        try:
            while not self.match.state.over:
                asked = self.match.state.pending
                seat = self.me if self.me in asked else asked[0]  # a person need not wait for bots
                player = self.players[seat]
                if player is None:
                    self._persons_turn(seat)
                else:
                    self._bots_turn(seat, player)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            if self.match.moves:
                self._say("record-kept", file=str(self.keep), game=self.match.game.name)
            return
        self._the_end()

    def _bots_turn(self, seat: int, player: Player) -> None:
        glimpse = Glimpse(self.match.state, seat, self.match.game.insight)
        with self.console.status(self.texts.say("thinking", name=self.names[seat])):
            action = player.decide(glimpse)
        self._play(seat, action)

    def _persons_turn(self, seat: int) -> None:
        self._draw()
        action: Action | None = None
        while action is None:
            prompt = self.match.state.prompt(seat)
            self._say("turn-yours", name=self.names[seat])
            if prompt is not None:
                self._print(prompt.to(self.language), "bold")
            choices = self.match.state.choices(seat)
            if any(one.aside for one in choices):
                self._say("asides-open", count=sum(one.aside for one in choices))
            action = self._narrow(seat, [one for one in choices if not one.aside])
            if not self.match.state.choices(seat):
                return  # an undo has given the turn to somebody else
        self._play(seat, action)

    def _play(self, seat: int, action: Action) -> None:
        events = self.match.play(seat, action)
        self.match.record().save(self.keep)
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            told = event.seen_by(self.me)
            line = self.match.game.say_event(told, self.language, self.match.components)
            self._print("  " + line, "dim")

    def _the_end(self) -> None:
        self._draw()
        state = self.match.state
        self._say("game-over")
        for seat, score in enumerate(state.scores):
            self._say("score-of", name=self.names[seat], points=score)
        winners = [self.names[seat] for seat in state.winners]
        self._say("winner", names=", ".join(winners), count=len(winners))
        if state.seats == 1:
            self._say("rank-of", rank=state.ranks[0])
        self._say("record-saved", file=str(self.keep))

    # Seeing

    def _say(self, key: str, **facts: str | int) -> None:
        self._print(self.texts.say(key, **facts))

    def _print(self, words: str, style: str | None = None) -> None:
        """Words as they are: what is typed or printed on a card is no markup."""
        self.console.print(words, style=style, markup=False, highlight=False)

    def _sentences(self, events: Sequence[Mapping[str, Any]]) -> str:
        game, match = self.match.game, self.match
        return " ".join(game.say_event(one, self.language, match.components) for one in events)

    def _preview(self, seat: int, action: Action) -> str:
        """What an action would surely bring, beside what it says itself."""
        foretold = self.match.state.foretell(seat, action, closely=True)
        return self._sentences(foretold[1:] or foretold)

    def _words(self, action: Action) -> str:
        return self.match.game.say_action(action, self.language, self.match.components)

    def _facts(self, fields: Mapping[str, Any]) -> dict[str, str | int]:
        return self.match.game.facts(fields, self.language, self.match.components)

    def _draw(self) -> None:
        state = self.match.state
        view = state.view(self.me)
        self.console.print()
        if self.drawing is None:
            self.console.print(Pretty(view))
        else:
            self.console.print(
                self.drawing.draw(
                    view, state.printed(), self.me, self.names, self.texts, self.console
                )
            )

    # Choosing: the legal actions are narrowed down until one is left

    def _narrow(self, seat: int, choices: list[Action]) -> Action | None:
        """One of the choices, or None to begin anew."""
        left = choices
        while True:
            options = self._options(left)
            if options is None:
                return left[0]
            question, found = options
            picked = self._pick(seat, question, found)
            if picked is None:
                return None
            left = picked
            if len(left) == 1:
                return left[0]

    def _options(
        self, left: list[Action]
    ) -> tuple[str, list[tuple[int, str, Any, list[Action]]]] | None:
        """The next question: its words, and for each answer number, label, picture, rest."""
        if len(left) <= FLAT and len({_shape(action) for action in left}) == len(left):
            flat = [
                (number, self._words(action), None, [action])
                for number, action in enumerate(left, 1)
            ]
            return self.texts.say("ask-kind"), flat
        kinds = list(dict.fromkeys(action.kind.name for action in left))
        if len(kinds) > 1:
            by_kind = [
                (number, self.texts.say(f"kind-{kind}"), None, _of_kind(left, kind))
                for number, kind in enumerate(kinds, 1)
            ]
            return self.texts.say("ask-kind"), by_kind
        for place, field in enumerate(left[0].kind.fields):
            values = list(dict.fromkeys(action.values[place] for action in left))
            if len(values) > 1:
                return self.texts.say(f"field-{field.name}"), self._answers(
                    left, place, sorted(values)
                )
        return None

    def _answers(
        self, left: list[Action], place: int, values: list[int]
    ) -> list[tuple[int, str, Any, list[Action]]]:
        """One answer for each value of a field: by its number, counted from 1, or, where the
        game has names for them, by its place in the list."""
        name = left[0].kind.fields[place].name
        lowest = self._facts({name: left[0].kind.fields[place].first})[name]
        called = [self._facts({name: value})[name] for value in values]
        numbers = [one + (1 if lowest == 0 else 0) for one in called if isinstance(one, int)]
        labels = [""] * len(values)
        if len(numbers) < len(values):
            numbers = list(range(1, len(values) + 1))
            labels = [str(one) for one in called]
        answers = []
        for number, label, value in zip(numbers, labels, values, strict=True):
            rest = [action for action in left if action.values[place] == value]
            answers.append((number, label, self._picture(rest[0], place), rest))
        return answers

    def _picture(self, action: Action, place: int) -> Any:
        """How the game draws one field of an action, given the fields before it."""
        if self.drawing is None:
            return None
        named = [(field.name, action.values[i]) for i, field in enumerate(action.kind.fields)]
        name, value = named[place]
        state = self.match.state
        fixed = dict(named[:place])
        return self.drawing.option(name, value, fixed, state.view(self.me), state.printed())

    def _pick(
        self, seat: int, question: str, options: list[tuple[int, str, Any, list[Action]]]
    ) -> list[Action] | None:
        if not self._tokens:
            grid = Table.grid(padding=(0, 2))
            cells: list[Any] = []
            pictures = options[0][2] is not None
            for number, label, picture, rest in options:
                cells += [Text(str(number), style="bold"), picture or Text(label)]
                if not pictures:
                    preview = self._preview(seat, rest[0]) if len(rest) == 1 else ""
                    cells.append(Text(preview, style="dim"))
            wide = 2 * len(options) if pictures else 3
            for first in range(0, len(cells), wide):
                grid.add_row(*cells[first : first + wide])
            self._print(question)
            self.console.print(grid, highlight=False)
        while True:
            word = self._word()
            if word == "":
                return None
            for number, _, _, rest in options:
                if word == str(number):
                    return rest
            if self._command(seat, word):
                return None
            self._tokens.clear()
            self._say("not-a-choice", word=word)

    def _word(self) -> str:
        if not self._tokens:
            self._tokens = self.read(f"({self.texts.say('ask-number')}) > ").split() or [""]
        return self._tokens.pop(0)

    # Commands

    def _command(self, seat: int, word: str) -> bool:
        """Do what a letter asks for; False if it is no command."""
        commands: dict[str, Callable[[int], None]] = {
            "?": lambda _: self._say("help-line"),
            "b": lambda _: self._draw(),
            "u": self._undo,
            "h": self._hint,
            "a": self._aside,
            "w": self._why,
        }
        if word == "q":
            raise Quit
        if word not in commands:
            return False
        commands[word](seat)
        return True

    def _undo(self, seat: int) -> None:
        try:
            taken = self.match.undo(seat)
        except IllegalAction as error:
            reason = error.args[0]
            words = reason.to(self.language) if isinstance(reason, Message) else str(reason)
            self._print(words)
            return
        self.match.record().save(self.keep)
        self._draw()
        self._say("undone", action=self._words(taken))

    def _aside(self, seat: int) -> None:
        """Something else first: the question then stands as before."""
        asides = [one for one in self.match.state.choices(seat) if one.aside]
        if not asides:
            self._say("asides-none")
            return
        chosen = self._narrow(seat, asides)
        if chosen is not None:
            self._play(seat, chosen)
            self._draw()

    def _hint(self, seat: int) -> None:
        glimpse = Glimpse(self.match.state, seat, self.match.game.insight)
        with self.console.status("…"):
            advice = advise(glimpse, seconds=1.0)
        action = advice.weighed[0][0]
        self._say(f"hint-{advice.verdict}", action=self._words(action))
        if advice.reason is not None:
            self._print("  " + self._reason(advice.reason))
        elif advice.verdict not in ("only", "equal"):
            self._say("hint-unnamed")
        if preview := self._preview(seat, action):
            self._print(f"  {preview}", "dim")

    def _reason(self, why: Reason) -> str:
        """Why, in the game's words and the players' names."""
        facts = self._facts({"seat": why.seat, **why.facts}) | {"name": self.names[why.seat]}
        reason = self.texts.say(why.key, **facts)
        when = why.facts.get("when", "now")
        key = "hint-why" if why.sure else "hint-why-later"
        words = self.texts.say(key, reason=reason, when=when)
        return words[:1].upper() + words[1:]

    def _why(self, seat: int) -> None:
        reasons: dict[tuple[str, str], list[str]] = {}
        for what, rule, reason in self.match.state.blocked(seat):
            if isinstance(what, Action):
                place = self._words(what)
            else:
                facts = self._facts(what)
                place = ", ".join(f"{name} {value}" for name, value in facts.items())
            reasons.setdefault((rule, reason.to(self.language)), []).append(place)
        self._say("why-head" if reasons else "why-nothing")
        for (rule, reason_words), places in reasons.items():
            self._print(f"  {_short(places)}: {reason_words} ({rule})")


def _drawing(module: str) -> ModuleType | None:
    """The game's own terminal drawing, if it has one."""
    try:
        return importlib.import_module(f"{module}.terminal")
    except ModuleNotFoundError:
        return None


def _shape(action: Action) -> str:
    """Actions of many fields are easier to narrow down than to read in a list."""
    return str(action) if len(action.values) < 2 else action.kind.name


def _of_kind(actions: list[Action], kind: str) -> list[Action]:
    return [action for action in actions if action.kind.name == kind]


def _short(places: list[str]) -> str:
    """ "line 1, line 2, line 3" as "line 1, 2, 3"."""
    words: Iterator[tuple[str, str]] = (_split(place) for place in places)
    grouped: dict[str, list[str]] = {}
    for name, number in words:
        grouped.setdefault(name, []).append(number)
    return "; ".join(f"{name} {', '.join(numbers)}".strip() for name, numbers in grouped.items())


def _split(place: str) -> tuple[str, str]:
    name, _, number = place.rpartition(" ")
    return (name, number) if number.isdigit() else (place, "")
