"""The words of the component files as the engine knows them: small numbers, a type for each kind
of word.

So mypy refuses `step.who == DRAW`, though both are numbers; and compiled it costs nothing.
"""

from __future__ import annotations

from typing import Final, NewType

# What a step does

Do = NewType("Do", int)
MOVE: Final = Do(0)
BALANCE: Final = Do(1)
UPSET: Final = Do(2)
MIRROR: Final = Do(3)
SWAP: Final = Do(4)
RESTORE: Final = Do(5)
CANCEL: Final = Do(6)
REDIRECT: Final = Do(7)
REVERSE: Final = Do(8)
DOUBLE: Final = Do(9)
CREDIT: Final = Do(10)
DRAW: Final = Do(11)
DISCARD: Final = Do(12)
LIMIT: Final = Do(13)
PEEK: Final = Do(14)
CONFESS: Final = Do(15)
RENEW: Final = Do(16)
SHUFFLE: Final = Do(17)
SEND: Final = Do(18)
INFECT: Final = Do(19)
DOES: Final = {
    "move": MOVE,
    "balance": BALANCE,
    "upset": UPSET,
    "mirror": MIRROR,
    "swap": SWAP,
    "restore": RESTORE,
    "cancel": CANCEL,
    "redirect": REDIRECT,
    "reverse": REVERSE,
    "double": DOUBLE,
    "credit": CREDIT,
    "draw": DRAW,
    "discard": DISCARD,
    "limit": LIMIT,
    "peek": PEEK,
    "confess": CONFESS,
    "renew": RENEW,
    "shuffle": SHUFFLE,
    "send": SEND,
    "infect": INFECT,
}
CHANGES: Final = (MOVE, BALANCE, UPSET, MIRROR, SWAP, RESTORE)  # a status
ANSWERS: Final = (CANCEL, REDIRECT, REVERSE, DOUBLE, CREDIT)  # something that was played

# Which humour a step is about; the four themselves are their own numbers

Which = NewType("Which", int)
NO_HUMOUR: Final = Which(-1)
CHOSEN: Final = Which(4)
OTHER: Final = Which(5)
EVERY: Final = Which(6)
WHICH: Final = {
    "black": Which(0),
    "blood": Which(1),
    "phlegm": Which(2),
    "yellow": Which(3),
    "chosen": CHOSEN,
    "other": OTHER,
    "every": EVERY,
}

# Who a step is about

Who = NewType("Who", int)
NO_ONE: Final = Who(-1)
SELF: Final = Who(0)
OTHERS: Final = Who(1)
ALL: Final = Who(2)
PLAYER: Final = Who(3)
WHO: Final = {"self": SELF, "others": OTHERS, "all": ALL, "player": PLAYER}

# When a remedy is used

Use = NewType("Use", int)
TREATMENT: Final = Use(0)
RESPONSE: Final = Use(1)
ALWAYS: Final = Use(2)
USES: Final = {"treatment": TREATMENT, "response": RESPONSE, "always": ALWAYS}

# What has to be chosen when a remedy is played

Targets = NewType("Targets", int)
NOTHING: Final = Targets(0)
WAY: Final = Targets(1)
HUMOUR: Final = Targets(2)
HUMOUR_AND_WAY: Final = Targets(3)
TWO_HUMOURS: Final = Targets(4)
ONE_PLAYER: Final = Targets(5)
ENTRY: Final = Targets(6)
ENTRY_AND_HUMOUR: Final = Targets(7)

# What a patient is

ESTATES: Final = ("throne", "altar", "sword")

# What becomes of a patient

Fate = NewType("Fate", int)
UNDECIDED: Final = Fate(-1)
CURED: Final = Fate(0)
SUCCUMBED: Final = Fate(1)
ANY_FATE: Final = Fate(2)
FATES: Final = {"cured": CURED, "succumbed": SUCCUMBED, "any": ANY_FATE}

# What a requirement of an agenda counts, and whose

Measure = NewType("Measure", int)
BY_NUMBER: Final = Measure(0)
BY_VALUE: Final = Measure(1)
BY_ESTATES: Final = Measure(2)
MEASURES: Final = {"number": BY_NUMBER, "value": BY_VALUE, "estates": BY_ESTATES}

Whose = NewType("Whose", int)
MINE: Final = Whose(0)
EVERYBODYS: Final = Whose(1)
WHOSE: Final = {"mine": MINE, "all": EVERYBODYS}
