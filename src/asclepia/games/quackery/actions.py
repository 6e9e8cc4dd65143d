"""What a player of Quackery can do."""

from __future__ import annotations

from typing import Final

from asclepia.table.actions import ActionSpace, Field, Kind

MODULE: Final = "asclepia.games.quackery"
CARDS: Final = 40  # remedies from this number on are characters
REMEDIES: Final = 52
DOWN: Final = 0
UP: Final = 1

_REMEDY: Final = Field("remedy", 0, REMEDIES - 1)
_HUMOUR: Final = Field("humour", 0, 3)
_WAY: Final = Field("way", DOWN, UP)
_ENTRY: Final = Field("entry", 0, 1)  # 0: the treatment, 1: the newest answer to it

TREAT: Final = Kind("treat", _HUMOUR, _WAY)
ACTIONS: Final = ActionSpace(
    MODULE,
    TREAT,
    # A remedy is a card of the hand or the own character; each kind has its targets.
    Kind("play", _REMEDY),
    Kind("play_way", _REMEDY, _WAY),
    Kind("play_humour", _REMEDY, _HUMOUR),
    Kind("play_move", _REMEDY, _HUMOUR, _WAY),
    Kind("play_pair", _REMEDY, _HUMOUR, Field("other", 0, 3)),
    Kind("play_player", _REMEDY, Field("player", 0, 5)),
    Kind("play_entry", _REMEDY, _ENTRY),
    Kind("play_redirect", _REMEDY, _ENTRY, _HUMOUR),
    Kind("discard", Field("card", 0, CARDS - 1)),
    Kind("pass"),
)
PASS: Final = ACTIONS.find("pass")
