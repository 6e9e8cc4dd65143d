"""When a table's bots should have answered.

It is stored with every move, in the same transaction. Whoever thinks for a table puts it off
while it thinks; a process that finds it past takes the table over. So a bot's turn is found
again whatever became of the process that knew of it, and two processes do not both think.
"""

from __future__ import annotations

from collections.abc import Collection

from asclepia.server.storage import now
from asclepia.table import Match

LEASE = 8_000  # milliseconds until others may think that nobody thinks


def answers_due(match: Match, bots: Collection[int]) -> int | None:
    """For a match as it stands, with bots on these seats; None: none of them is asked."""
    return now() + LEASE if any(seat in bots for seat in match.state.pending) else None
