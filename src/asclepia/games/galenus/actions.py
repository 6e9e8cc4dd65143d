"""What a player of Galenus can do.

Humours, sections, regions (from the top down), villas, doctrines and dignitaries go by their
numbers in `vocabulary.py` and in the component set, from 0.
"""

from __future__ import annotations

from typing import Final

from asclepia.games.galenus.vocabulary import (
    BOOK,
    DIGNITARIES,
    DOCTRINES,
    KINDS,
    MOST_FOCUS,
    MOST_PHILOSOPHY,
    MOST_REGIONS,
    REGION,
    REGIONS,
    VILLAS,
)
from asclepia.table.actions import ActionSpace, Field, Kind

MODULE: Final = "asclepia.games.galenus"

_HUMOUR: Final = Field("humour", 0, KINDS - 1)
_REGION: Final = Field("region", 0, MOST_REGIONS - 1)
_DOCTRINE: Final = Field("doctrine", 0, DOCTRINES - 1)
_WHO: Final = len(DIGNITARIES) - 1

ACTIONS: Final = ActionSpace(
    MODULE,
    # Set-up
    Kind("move_in", Field("villa", 0, VILLAS - 1)),
    # The work phase: plan, or begin to get results
    Kind("plan", Field("section", 0, REGION + REGIONS - 1)),
    Kind("begin"),
    Kind("subject", _HUMOUR),  # of the contest
    # Results
    Kind("publish", _HUMOUR),
    Kind("solicit"),
    Kind("hospital"),  # treat there
    Kind("recuperate"),
    Kind("join", _DOCTRINE),
    Kind("arena"),
    Kind("shop"),
    Kind("journey_project"),
    Kind("treat", _REGION),
    Kind("project", _REGION),
    Kind("swap", Field("one", 0, _WHO), Field("other", 0, _WHO)),  # Pergamon: two dignitaries
    Kind("stop"),  # Pergamon: no more actions this year
    # Steps of a result
    Kind("call", _HUMOUR),  # this patient, when soliciting; Nicon's patient
    Kind("extra"),  # first in line: one gladiator more
    Kind("herb", _HUMOUR),  # spend one to treat one more
    Kind("enough"),  # no more herbs
    Kind("impact", _HUMOUR),  # a treated patient becomes an impact point
    Kind("focus", _HUMOUR),  # … a focus
    Kind("all_impact"),  # all that are left
    Kind("all_focus"),
    Kind("as_before"),  # each humour as when it was last treated
    Kind("exchange", _HUMOUR),  # the track is full: the new focus for this one
    Kind("overflow"),  # … philosophy instead
    Kind("lose", _HUMOUR),  # health is at zero: this focus
    Kind("rise", _HUMOUR),  # one step of skill
    Kind("learn", _HUMOUR),  # two
    Kind("pick", Field("good", 0, BOOK)),  # of the journey
    Kind("pay_focus", _HUMOUR),  # for a project
    Kind("pay_herb", _HUMOUR),
    Kind("gain_focus", _HUMOUR),  # by a project or a doctrine
    Kind("gain_herb", _HUMOUR),
    Kind("gain_skill", _HUMOUR),
    # The contest
    Kind("ready"),
    Kind("bid", Field("philosophy", 0, MOST_PHILOSOPHY), Field("focus", 0, MOST_FOCUS)),
    # Pergamon: a goal is met
    Kind("remove", Field("dignitary", 0, _WHO)),
    # Whatever is not wanted, or not possible
    Kind("pass"),
    # At any time in the own turn
    Kind("read", aside=True),  # a book: philosophy +2
    Kind("invoke", _DOCTRINE, aside=True),  # its ability, once
)
PASS: Final = ACTIONS.find("pass")
