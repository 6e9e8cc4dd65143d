"""Identity without friction: a guest gets a signed cookie and is the same person next time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable
from itertools import chain
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
        """An id that nobody has."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str, signed: int) -> str:
        """A cookie of a person; `signed` says which of theirs are good."""
        named = f"{person}.{signed}"
        return f"{named}.{self._mark(named)}"

    def read(self, cookie: str | None) -> Claim | None:
        """Whom a cookie names, if we signed it."""
        found = _FORM.fullmatch(cookie or "")
        if found is None:
            return None
        person, signed, mark = found.groups()
        named = person if signed is None else f"{person}.{signed}"  # the first ones had no number
        if not hmac.compare_digest(mark, self._mark(named)):
            return None
        return Claim(person, int(signed or 0))

    def prove(self, person: str, signed: int, until: int) -> str:
        """That somebody with this cookie has just shown a key; it counts until then."""
        return f"{until}.{self._mark(f'proof.{person}.{signed}.{until}')}"

    def proven(self, proof: str | None, person: str, signed: int, at: int) -> bool:
        until = (proof or "").partition(".")[0]
        if not until.isdecimal() or not until.isascii() or len(until) > 15 or int(until) <= at:
            return False
        return hmac.compare_digest(str(proof), self.prove(person, signed, int(until)))

    def _mark(self, named: str) -> str:
        return hmac.new(self._key, named.encode(), hashlib.sha256).hexdigest()


#: Letters by their category that nobody can see.
_UNSEEN = set("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
_UNSEEN |= {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
MOST_MARKS = 3  # accents on one letter

#: What looks like a letter or a digit of another alphabet, or of our own.
_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТХУԛԜаеѕіјкморстхуԁһӏёїΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ01|",
    "ABESIJKMHOPCTXYQWaesijkmopctxydhlëïABEZHIKMNOPTYXaikvoptuxoll",
)


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


def look(name: str) -> str:
    """How a name looks: names that people would take for the same look the same. All of it counts:
    what tells two long names apart stands at their end."""
    plain = unicodedata.normalize("NFKC", clean_line(name)).translate(_ALIKE)
    return plain.casefold().replace("i", "l").replace(" ", "").replace("rn", "m")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else's looks the same."""
    taken = {look(other) for other in others}
    numbered = (f"{name} ({number})" for number in range(2, 100))
    return next((one for one in chain([name], numbered) if look(one) not in taken), name)
