"""Two streams of chance.

`Dice` belong to a game: cryptographically strong, from the game's seed, never shown to a
player, a bot or a search. A `Stream` is small and fast and belongs to whoever thinks
about a game; it knows nothing of any game's seed.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from operator import index
from struct import Struct
from typing import Final, Protocol, final

from mypy_extensions import i64

from asclepia.table.errors import OptionError
from asclepia.table.numbers import Whole, natural
from asclepia.table.pickling import Reduced

SEED_BITS: Final = 128
_unpack: Final = Struct(">16I").unpack  # a block of 64 bytes as 32-bit words
_WORDS: Final[i64] = 4294967296  # so many different words there are


class Bits(Protocol):
    """What `resample` needs of a generator; `random.Random` and `Stream` both have it."""

    def getrandbits(self, k: int, /) -> int: ...


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    number = natural(seed)
    if not 0 <= number < 1 << SEED_BITS:
        raise OptionError(f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    return number


@final
class Dice:
    """The chance of one game: BLAKE2b in counter mode, keyed with the seed."""

    def __init__(self, seed: object) -> None:
        self._key: bytes = checked_seed(seed).to_bytes(SEED_BITS // 8, "big")
        self._blocks: int = 0  # used so far
        self._words: list[int] = []  # of the newest block, those not drawn yet

    def clone(self) -> Dice:
        twin = Dice(0)
        twin._key = self._key
        twin._blocks = self._blocks
        twin._words = self._words[:]
        return twin

    def __reduce__(self) -> Reduced:
        known = {"_key": self._key, "_blocks": self._blocks, "_words": self._words}
        return Dice, (0,), known

    def _word(self) -> i64:
        if not self._words:
            block = blake2b(self._blocks.to_bytes(8, "big"), key=self._key).digest()
            self._blocks += 1
            self._words = list(_unpack(block))
        return i64(self._words.pop())

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, all equally likely (n up to 2**32)."""
        if not 0 < n <= 4294967296:
            raise ValueError(f"dice roll below 1 to 2**32, not below {n}")
        size: i64 = n
        limit = _WORDS - _WORDS % size  # what lies above would make small numbers likelier
        word = self._word()
        while word >= limit:
            word = self._word()
        return int(word % size)

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


_MASK: Final[i64] = 0x7FFFFFFFFFFFFFFF


@final
class Stream:
    """A fast generator for thinking: SplitMix, kept to 63 bits so that compiled and
    interpreted runs agree to the bit."""

    def __init__(self, seed: Whole) -> None:
        self._state: i64 = index(seed) & 0x7FFFFFFFFFFFFFFF

    @staticmethod
    def of(bits: Bits) -> Stream:
        """A stream seeded from any generator; itself if it already is one."""
        if isinstance(bits, Stream):
            return bits
        if isinstance(bits, type) or not callable(getattr(bits, "getrandbits", None)):
            raise TypeError(
                "a generator with getrandbits is needed, such as random.Random(7) or Stream(7) of "
                f"asclepia.table, not {bits!r}"
            )
        return Stream(bits.getrandbits(63))

    def __reduce__(self) -> Reduced:
        return Stream, (int(self._state),)

    def _next(self) -> i64:
        self._state = (self._state + 0x1E3779B97F4A7C15) & _MASK
        z: i64 = self._state
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def getrandbits(self, k: int) -> int:
        """k random bits, up to 63."""
        return int(self._next()) >> (63 - k)

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1; the bias of the remainder is below n / 2**48."""
        return int((self._next() >> 15) % i64(n))

    def random(self) -> float:
        """A number from 0 up to 1."""
        return float(int(self._next() >> 10)) / 9007199254740992.0

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
