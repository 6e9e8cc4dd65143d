"""What can happen in Galenus."""

from __future__ import annotations

from typing import Final

from asclepia.table.events import EventKind

# Set-up and new year
FIRST_PLAYER: Final = EventKind("first_player", ("seat",))
MOVED_IN: Final = EventKind("moved_in", ("seat", "villa"))
YEAR_BEGAN: Final = EventKind("year_began", ("year",))
GALENUS_MOVED: Final = EventKind("galenus_moved", ("by", "space"))
GLADIATORS: Final = EventKind("gladiators", ("by", "now"))
JOURNEY_OPENED: Final = EventKind("journey_opened", ("journey",), reveals=True)
REGION_OPENED: Final = EventKind("region_opened", ("region", "face"), reveals=True)

# The work phase
PLANNED: Final = EventKind("planned", ("seat", "section"))
BEGAN: Final = EventKind("began", ("seat", "prepared"))  # results; mediples that prepare
STOPPED: Final = EventKind("stopped", ("seat", "prepared"))  # … in Pergamon: no more this year
SUBJECT: Final = EventKind("subject_chosen", ("seat", "humour"))
PASSED: Final = EventKind("passed", ("seat", "declined"))  # 1: a project that was no duty
# Results
PUBLISHED: Final = EventKind(
    "published", ("seat", "humour", "line", "focus", "philosophy", "points", "works")
)
SOLICITED: Final = EventKind("solicited", ("seat", "region", "humour"))
TREATING: Final = EventKind("treating", ("seat", "section"))  # on a treatment space
DOSED: Final = EventKind("dosed", ("seat", "humour"))
IMPACT: Final = EventKind("made_impact", ("seat", "humour"))
FOCUSED: Final = EventKind("focused", ("seat", "humour"))
EXCHANGED: Final = EventKind("exchanged", ("seat", "humour", "old"))
FOCUS_LOST: Final = EventKind("focus_lost", ("seat", "humour"))
CLEARED: Final = EventKind("cleared", ("seat", "region", "points"))
ROSE: Final = EventKind("rose", ("seat", "humour", "steps", "position"))
PRIMUS: Final = EventKind("primus", ("seat", "humour", "points"))
RECUPERATED: Final = EventKind("recuperated", ("seat", "by"))
JOINED: Final = EventKind("joined", ("seat", "doctrine"))
SHOPPED: Final = EventKind("shopped", ("seat", "good"))
PROJECT: Final = EventKind("project_begun", ("seat", "region", "face"))
JOURNEY_PROJECT: Final = EventKind("journey_begun", ("seat", "journey"))
# What changes by them: `by` is below zero where it is lost
SCORED: Final = EventKind("scored", ("seat", "points"))
PHILOSOPHY: Final = EventKind("philosophy", ("seat", "by", "now"))
REPUTATION: Final = EventKind("reputation", ("seat", "by", "now"))
HEALTH: Final = EventKind("health", ("seat", "by", "now", "cause"))  # below
HERB: Final = EventKind("herb", ("seat", "humour", "by"))
BOOKS: Final = EventKind("books", ("seat", "by"))
WORKS: Final = EventKind("works", ("seat", "by"))
READ: Final = EventKind("read", ("seat",))
INVOKED: Final = EventKind("invoked", ("seat", "doctrine"))

# What made health change
GAINED: Final = 0
PATIENTS: Final = 1  # phlegmatic ones
PRICE: Final = 2
REPUTED: Final = 3  # reputation that does not fit

# The contest
CONTEST_BEGAN: Final = EventKind("contest_began", ("humour",))  # −1 in Pergamon
ADVANCED: Final = EventKind("advanced", ("seat", "by", "space"))  # by preparation
BID: Final = EventKind("bid", ("seat", "philosophy", "focus", "space"), reveals=True)
RANKED: Final = EventKind("ranked", ("seat", "rank"))  # from 1
BEAT_GALENUS: Final = EventKind("beat_galenus", ("seat",))

# The colleague and the dignitaries
COLLEAGUE_CAME: Final = EventKind("colleague_came", ("dignitary",))
DIGNITARY_CAME: Final = EventKind("dignitary_came", ("dignitary", "humour", "space", "region"))
ACTED: Final = EventKind("acted", ("dignitary", "success"))
VISITOR_TREATED: Final = EventKind("visitor_treated", ("dignitary", "region", "humour", "count"))
DISCARDED: Final = EventKind("discarded", ("dignitary", "good"))
PELOPS_ROSE: Final = EventKind("pelops_rose", ("humour", "position"))
WORKS_MOVED: Final = EventKind("works_moved", ("humour", "line", "works"))  # to this line
VISITOR_ADVANCED: Final = EventKind("visitor_advanced", ("dignitary", "by", "space"))
VISITOR_MOVED: Final = EventKind("visitor_moved", ("dignitary", "region"))
SWAPPED: Final = EventKind("swapped", ("seat", "one", "other"))
GOAL_DRAWN: Final = EventKind("goal_drawn", ("goal", "place"))
GOAL_MET: Final = EventKind("goal_met", ("goal", "place"))  # the goal, its place among the four
REMOVED: Final = EventKind("removed", ("dignitary",))

# The end
WON_BY_WORKS: Final = EventKind("won_by_works", ("seat", "works"))
COUNTED: Final = EventKind("counted", ("seat", "works", "philosophy", "theriac", "hospital"))
VERDICT: Final = EventKind("verdict", ("seat", "won"))  # of Pergamon
