"""Never compiled: Python runs signal handlers, and lets other threads go on, between two bytecodes.

Compiled code has none. While it thinks, Ctrl-C would wait for the end of the game, and a bar
that tells how far the games are would stand still.
"""

from __future__ import annotations


def hear_signals() -> None:
    """Now they are heard: in the call itself."""
