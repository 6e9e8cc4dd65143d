"""Identity without friction: a guest gets a signed cookie and is the same person next time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable

COOKIE = "asclepia_who"
_FORM = re.compile(r"([0-9A-Za-z_-]{22})\.([0-9a-f]{64})")


class Identity:
    def __init__(self, secret: str) -> None:
        self._key = bytes.fromhex(secret)

    def new(self) -> str:
        """An id that nobody has."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return f"{person}.{self._mark(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie, if we signed it."""
        found = _FORM.fullmatch(cookie or "")
        if found is None or not hmac.compare_digest(found[2], self._mark(found[1])):
            return None
        return found[1]

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()


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
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter to stand on
    for letter in " ".join(unicodedata.normalize("NFC", name).split()):
        if not letter.isprintable() or letter in _UNSEEN:
            continue
        if unicodedata.category(letter).startswith("M"):
            marks += 1
        else:
            marks = MOST_MARKS if letter == " " else 0
        if letter == " " or marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:24].strip()


def look(name: str) -> str:
    """How a name looks: names that people would take for the same look the same."""
    plain = unicodedata.normalize("NFKC", clean_name(name)).translate(_ALIKE)
    return plain.casefold().replace("i", "l").replace(" ", "").replace("rn", "m")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else's looks the same."""
    taken = {look(other) for other in others}
    numbered = (name, *(f"{name} ({number})" for number in range(2, 100)))
    return next((one for one in numbered if look(one) not in taken), name)
