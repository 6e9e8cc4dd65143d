"""Identity without friction: a guest gets a signed cookie and is the same person next time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

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


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no control characters, at most 24 characters."""
    printable = "".join(letter for letter in name if letter.isprintable())
    return " ".join(printable.split())[:24]
