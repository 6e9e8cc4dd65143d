"""Identity without friction: a guest gets a signed cookie and is the same person next time."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import chain
from string import ascii_lowercase
from typing import NamedTuple

COOKIE = "asclepia_who"
_FORM = re.compile(r"([0-9A-Za-z_-]{22})(?:\.([0-9]{1,9}))?\.([0-9a-f]{64})")


def new_handle() -> str:
    """By which others know a person; the id is the server's alone."""
    return secrets.token_hex(6)


class Claim(NamedTuple):
    """What a cookie says; whether it still counts, the database knows."""

    person: str
    signed: int


class Identity:
    def __init__(self, secret: str) -> None:
        self._key = bytes.fromhex(secret)

    def new(self) -> str:
        """An id that no person has."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str, signed: int) -> str:
        """A cookie of a person; `signed` says which of theirs are good."""
        named = f"{person}.{signed}"
        return f"{named}.{self._mark(named)}"

    def read(self, cookie: str | None) -> Claim | None:
        """The person that a cookie names, if we signed it."""
        found = _FORM.fullmatch(cookie or "")
        if found is None:
            return None
        person, signed, mark = found.groups()
        named = person if signed is None else f"{person}.{signed}"  # the first ones had no number
        if not hmac.compare_digest(mark, self._mark(named)):
            return None
        return Claim(person, int(signed or 0))

    def prove(self, person: str, signed: int, proofs: int, until: int) -> str:
        """That the person with this cookie has just shown a key; it counts until then. `proofs`
        says which of theirs are good."""
        return f"{until}.{self._mark(f'proof.{person}.{signed}.{proofs}.{until}')}"

    def proven(
        self, proof: str | None, person: str, signed: int, proofs: int, at: int
    ) -> int | None:
        """Until when this proof counts, if it does."""
        told = (proof or "").partition(".")[0]
        if not told.isdecimal() or not told.isascii() or len(told) > 15 or int(told) <= at:
            return None
        ours = self.prove(person, signed, proofs, int(told))
        return int(told) if hmac.compare_digest(str(proof).encode(), ours.encode()) else None

    def _mark(self, named: str) -> str:
        return hmac.new(self._key, named.encode(), hashlib.sha256).hexdigest()


#: Letters by their category that cannot be seen.
_UNSEEN = set("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
_UNSEEN |= {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
MOST_MARKS = 3  # accents on one letter


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, nothing unseen, at most 24 characters; "" if nothing
    can be seen of it."""
    return clean_line(name)[:24].strip()


def clean_line(words: str) -> str:
    """Words fit to be shown in one line, without what cannot be seen."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter to stand on
    for letter in " ".join(unicodedata.normalize("NFC", words).split()):
        if not letter.isprintable() or letter in _UNSEEN:
            continue
        if unicodedata.category(letter).startswith("M"):
            marks += 1
        else:
            marks = MOST_MARKS if letter == " " else 0
        if letter == " " or marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other. All of both counts: what tells two long
    names apart stands at their end."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """How a name looks, as it is written and in small letters: a capital can look like another
    letter than its small one does."""
    plain = unicodedata.normalize("NFKC", clean_line(name))
    return {_skeleton(plain), _skeleton(plain.casefold())}


def _skeleton(name: str) -> str:
    """The same for all names that look the same, as Unicode's UTS 39 has it."""
    drawn = name
    for form in ("NFC", "NFD"):
        drawn = unicodedata.normalize(form, drawn.translate(_drawn_alike()))
    return drawn.casefold().replace("i", "l").replace(" ", "")


@cache
def _drawn_alike() -> dict[int, str]:
    """For each letter the one that stands for all that look like it: by Unicode's own list, and
    small capitals by their names."""
    listed = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    found: dict[str, list[dict[str, str]]] = json.loads(listed)
    stands: dict[str, str] = {}
    # The letter that most look like stands for them; of only two the longer, then the earlier.
    for letter, others in sorted(found.items(), key=lambda one: (-len(one[1]), -len(one[0]), one)):
        if letter not in stands:
            stands |= dict.fromkeys((letter, *(other["c"] for other in others)), letter)
    for small in ascii_lowercase.translate({ord(one): None for one in "qx"}):  # there are none
        capital = unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {small}")
        stood, stand = stands.get(capital, capital), stands.get(small, small)
        stands |= {one: stand for one, other in stands.items() if other == stood}
        stands[capital] = stand
    return {ord(letter): other for letter, other in stands.items() if len(letter) == 1}


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if one of the others looks the same."""
    taken = {look for other in others for look in looks(other)}
    numbered = (f"{name} ({number})" for number in range(2, 100))
    return next((one for one in chain([name], numbered) if looks(one).isdisjoint(taken)), name)
