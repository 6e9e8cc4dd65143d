"""The pace of a table: how long people may take, and what happens if they take longer.

What a fair end is, is said in docs/decisions/0060-a-fair-end.md.
"""

from __future__ import annotations

from asclepia.server import wire
from asclepia.table import Game

UNTIMED = wire.Pace()
BANK = range(30, 3 * 3600 + 1)  # seconds
INCREMENT = range(5, 601)  # … for every turn: with none, who has run out could never answer again
DAYS = range(1, 8)

#: Seconds that one who is asked may be away before the others can have a bot play on; if the
#: person has not moved yet, they can end the game. By days the clock alone decides.
PATIENCE: dict[str, int | None] = {"untimed": 15 * 60, "live": 60, "days": None}

#: … and before the seat is lost if the others want it; at a live table as long as the whole bank,
#: if that is more.
FORFEIT: dict[str, int | None] = {"untimed": 7 * 24 * 3600, "live": 5 * 60, "days": None}


def agreed(game: Game, seats: int, wish: wire.Pace | None) -> wire.Pace:
    """What was wished for, whole; what a live table leaves open is the game's own measure."""
    if wish is None or wish.kind == "untimed":
        return UNTIMED
    if seats == 1:
        raise _refused("a game for one has no clock: leave the pace out")
    if wish.kind == "days":
        if wish.days not in DAYS:
            raise _refused(f"days: {DAYS[0]} to {DAYS[-1]} for a decision, not {wish.days}")
        return wire.Pace("days", days=wish.days, out=wish.out)
    bank, increment = wish.bank or game.live[0], wish.increment or game.live[1]
    if bank not in BANK:
        raise _refused(f"bank: {BANK[0]} to {BANK[-1]} seconds, not {bank}")
    if increment not in INCREMENT:
        raise _refused(f"increment: {INCREMENT[0]} to {INCREMENT[-1]} seconds, not {increment}")
    return wire.Pace("live", bank, increment, out=wish.out)


def _refused(words: str) -> wire.Refused:
    return wire.Refused("bad-pace", words, 400)


def patience(pace: wire.Pace) -> int | None:
    return PATIENCE[pace.kind]


def forfeit(pace: wire.Pace) -> int | None:
    least = FORFEIT[pace.kind]
    return None if least is None else max(least, pace.bank)
