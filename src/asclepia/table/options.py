"""Options: what a table agrees on before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from asclepia.table.errors import OptionError


@dataclass(frozen=True)
class Option:
    """One declared option of a game."""

    name: str
    choices: tuple[str, ...]
    default: str
    help: str
    seats: tuple[int, ...] = ()  # with how many of them it means something; (): with any number

    def concerns(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


def resolve(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, str]:
    """The value of every option: the given ones checked, the others by default."""
    declared = {option.name: option for option in options}
    for name, value in given.items():
        option = declared.get(name)
        if option is None:
            known = ", ".join(declared) or "none"
            raise OptionError(
                f"unknown option {name!r}{_perhaps(name, declared)} (options: {known})"
            )
        if value not in option.choices:
            raise OptionError(
                f"option {name} cannot be {value!r}{_perhaps(str(value), option.choices)} "
                f"(choices: {_listed(option.choices)})"
            )
    return {name: str(given.get(name, option.default)) for name, option in declared.items()}


def _perhaps(word: str, known: object) -> str:
    near = get_close_matches(word, list(known), n=1)  # type: ignore[call-overload]
    return f", did you mean {near[0]!r}?" if near else ""


def _listed(choices: Sequence[str]) -> str:
    shown = ", ".join(choices[:6])
    return shown if len(choices) <= 6 else f"{shown}, … {len(choices)} in all"
