"""A game: what it is called, who can play it, how it starts."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from asclepia.table.actions import Action, ActionSpace
from asclepia.table.chance import Dice, fresh_seed
from asclepia.table.components import ComponentSet, parse, read, remade
from asclepia.table.errors import ComponentError, OptionError
from asclepia.table.events import Event
from asclepia.table.insight import Insight
from asclepia.table.numbers import Whole, natural
from asclepia.table.options import Option, resolve
from asclepia.table.state import State
from asclepia.table.texts import Texts, known_language, texts


class Game:
    """Games derive from this, fill in the first lines and give `set_up`."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...] = ()
    actions: ActionSpace
    revision: int = 1  # raised whenever an old record would replay differently
    component_type: type[ComponentSet]
    insight: Insight = Insight()
    #: What each seat has at a live table unless somebody says otherwise: seconds in all, and
    #: besides for every turn.
    live: tuple[int, int] = (300, 20)

    def set_up(self, seats: int, dice: Dice, options: dict[str, str], components: Any) -> State:
        """The state before the first decision; everything given is checked already."""
        raise NotImplementedError

    def start(
        self,
        seats: Whole,
        seed: Whole | None = None,
        components: ComponentSet | str | None = None,
        **options: str,
    ) -> State:
        """A new game. Without a seed, one that nobody can guess."""
        count = self.checked_seats(seats)
        dice = Dice(fresh_seed() if seed is None else seed)
        chosen = resolve(self.options, options)
        return self.set_up(count, dice, chosen, self.component_set(components))

    def checked_seats(self, seats: Whole) -> int:
        """So many seats, if the game is for so many."""
        count = natural(seats)
        if count not in self.seats:
            raise OptionError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )
        return count

    def __reduce__(self) -> str:
        return "GAME"  # a pickle names it, and finds it in its module

    # Actions

    @property
    def action_count(self) -> int:
        return len(self.actions)

    def action(self, code: Whole) -> Action:
        return self.actions[code]

    # Components

    @property
    def folder(self) -> Path:
        home = sys.modules[type(self).__module__].__file__
        assert home is not None
        return Path(home).parent

    @cached_property
    def _sets(self) -> dict[str, ComponentSet]:
        return {}

    def component_names(self) -> list[str]:
        """The component sets that come with the game."""
        return sorted(path.stem for path in (self.folder / "components").glob("*.toml"))

    def components(self, name: str = "reconstructed") -> ComponentSet:
        """A component set that comes with the game, by its name."""
        name = str(name)
        if name not in self._sets:
            if name not in self.component_names():
                known = ", ".join(self.component_names())
                raise ComponentError(f"{self.title} has no component set {name!r} (sets: {known})")
            self._sets[name] = self.read_components(self.folder / "components" / f"{name}.toml")
        return self._sets[name]

    def read_components(self, path: Path | str) -> ComponentSet:
        """A component set of one's own, from a file."""
        return read(Path(path), self.component_type, self.name)

    def parse_components(self, text: str) -> ComponentSet:
        """A component set of one's own, from the text of a file."""
        return parse(text, self.component_type, self.name)

    def remade_components(self, content: Mapping[str, Any]) -> ComponentSet:
        """A component set of one's own, from the content that a record keeps."""
        return remade(content, self.component_type, self.name)

    def owns(self, components: ComponentSet) -> bool:
        """Does this very set come with the game?"""
        name = components.name
        return name in self.component_names() and (
            self.components(name).digest == components.digest
        )

    def component_set(self, wanted: ComponentSet | str | None) -> ComponentSet:
        if wanted is None:
            return self.components()
        if isinstance(wanted, str):
            return self.components(wanted)
        if not isinstance(wanted, self.component_type):
            raise ComponentError(
                f"components must be a set for {self.title} or the name of one, not {wanted!r}"
            )
        return wanted

    # Rules

    def rules(
        self,
        language: str = "en",
        components: ComponentSet | str | None = None,
        page: bool = False,
    ) -> str:
        """The rules; where they say `{components}`, with what lies in the box. What stands
        between `<!-- terminal -->` and `<!-- everywhere -->` is left out on the `page`."""
        text = (self.folder / f"rules.{known_language(language)}.md").read_text(encoding="utf-8")
        apart = r"^<!-- terminal -->$(.*?)^<!-- everywhere -->$"
        text = re.sub(apart, "" if page else r"\1", text, flags=re.MULTILINE | re.DOTALL)
        if "{components}" not in text:
            return text
        return text.replace("{components}", self.listed(language, self.component_set(components)))

    def listed(self, language: str, components: Any) -> str:
        """What lies in the box, in words, for the rules page."""
        return ""

    def rule_ids(self, language: str = "en") -> list[str]:
        """The ids of all rules, in the order of the page."""
        return re.findall(r"^- \*\*\[([A-Z]-\w+)\]\*\*", self.rules(language), re.MULTILINE)

    # For studies of balance (`asclepia balance`)

    def traits(self, state: State, seat: int) -> list[str]:
        """What may decide the game for a seat, told from the state at the start."""
        return []

    def ending(self, state: State) -> str:
        """How a finished game was decided."""
        return "points"

    def piece(self, action: Action, components: ComponentSet | str | None = None) -> str | None:
        """The card, or whatever else, that an action uses, as its component set names it."""
        return None

    def noted(self, event: Event, components: ComponentSet | str | None = None) -> str | None:
        """What of an event is worth counting: one action can do much that it does not name."""
        return None

    # Words

    @property
    def module(self) -> str:
        return type(self).__module__

    def texts(self, language: str = "en") -> Texts:
        return texts(self.module, language)

    def facts(
        self,
        fields: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> dict[str, str | int]:
        """The fields of an action or an event as people name them; hidden ones as "hidden".

        A name may be printed on a card: `component_set(components)` is the set that is played
        with, the game's own unless another is given.
        """
        return {name: "hidden" if value is None else value for name, value in fields.items()}

    def say_action(
        self, action: Action, language: str = "en", components: ComponentSet | str | None = None
    ) -> str:
        """An action in words."""
        facts = self.facts(action.to_json(), language, components)
        return self.texts(language).say(f"action-{action.kind.name}", **facts)

    def say_event(
        self,
        event: Mapping[str, object],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> str:
        """An event in words, as far as it was told (`Event.seen_by`)."""
        facts = self.facts(event, language, components)
        return self.texts(language).say(f"event-{event['event']}", **facts)

    def __repr__(self) -> str:
        return f"<game {self.name}>"
