"""Fair play: what the people at a table may do besides playing.

It is agreed on when the table is made and stands for the whole game. A person who plays alone, or
with bots only, has nobody to be fair to.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from asclepia.server import wire
from asclepia.table import Message
from asclepia.table.texts import TABLE

ALL = wire.Allowed(hints=True, foretelling=True, take_backs=True, spectators=True)
NOTHING = wire.Allowed(hints=False, foretelling=False, take_backs=False, spectators=False)


def agreed(pace: wire.Pace, wish: wire.Allowed | None) -> wire.Allowed:
    """What was wished for; else what is usual: nobody gets hints where everybody's time runs."""
    if wish is not None:
        return wish
    return msgspec.structs.replace(ALL, hints=pace.kind != "live")


def among_people(kinds: Iterable[str]) -> bool:
    """Whether two people or more sit on chairs of these kinds, or may sit down there. Several at
    one screen are several."""
    return sum(kind != "bot" for kind in kinds) > 1


def dealt(allowed: wire.Allowed, kinds: Iterable[str]) -> wire.Allowed:
    """What holds when the cards are dealt to these kinds of chairs. Until then others may come."""
    return allowed if among_people(kinds) else ALL


def again(pace: wire.Pace, allowed: wire.Allowed, kinds: Iterable[str]) -> wire.Allowed:
    """For a rematch: what was agreed on. A person who played alone has agreed on nothing."""
    if allowed == ALL and not among_people(kinds):
        return agreed(pace, None)
    return allowed


def in_words(allowed: wire.Allowed, language: str) -> str:
    """What people may do, and what not, in a sentence."""

    def say(key: str, **facts: str) -> str:
        return Message(TABLE, f"allowed-{key}", **facts).to(language)

    every = msgspec.structs.asdict(allowed).items()
    what, without = (
        ", ".join(say(one) for one, yes in every if yes is kind) for kind in (True, False)
    )
    if what and without:
        return say("said", what=what, **{"not": without})
    return say("with", what=what) + "." if what else say("without", what=without) + "."
