"""Tiny games, made to prove what the table can carry before a real game needs it.

`auction`: secret simultaneous bids. `kitchen`: several seats at once, each at its own pace.
`clinic`: a turn of several steps with asides at any point, and a response window after it.
`solitaire`: a game for one, won or lost. They are real game folders: with ASCLEPIA_GAMES naming
this one, the command and the server have them too.
"""

from tests.tiny.auction import GAME as AUCTION
from tests.tiny.clinic import GAME as CLINIC
from tests.tiny.kitchen import GAME as KITCHEN
from tests.tiny.solitaire import GAME as SOLITAIRE

TINY_GAMES = [AUCTION, KITCHEN, CLINIC, SOLITAIRE]
