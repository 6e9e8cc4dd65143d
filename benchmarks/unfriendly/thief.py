"""The thief: has the cookies of a person, and tries everything at every moment.

    echo 0 > /tmp/ahead
    ASCLEPIA_CLOCK=/tmp/ahead asclepia serve --port 8420 ...
    python -m benchmarks.unfriendly.thief --url http://127.0.0.1:8420 --clock /tmp/ahead

Story after story, the owner (two devices) and the thief (one) do by turns what one can do with
keys, and time passes: minutes, days, a week. What the server answers is compared, step by step,
with the table of `docs/decisions/0038`, which stands here as a model of its own. Beside that one
promise is looked at by itself: while a key of the owner's guards, and the thief has neither a
guarding key nor a proof, nothing that the thief does changes a key or the person.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from benchmarks.unfriendly.trial import Trial, bounded, parser, problem
from tests.server.authenticator import KeyRing

WHO, PROOF = "asclepia_who", "asclepia_proof"
MINUTE, DAY = 60_000, 24 * 60 * 60_000
WEEK, PROVEN = 7 * DAY, 10 * MINUTE
FOUND = 5 * MINUTE  # in which a passkey that was begun is there
CLOSE = MINUTE  # so near to a moment at which something ends, we do not ask
WAITS = [2 * MINUTE, 12 * MINUTE, 12 * MINUTE, 3 * DAY, 8 * DAY]
MOST_KEYS = 5


class Clock:
    """The server's, which we turn."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ahead = int(path.read_text("ascii"))

    def now(self) -> int:
        return int(time.time() * 1000) + self.ahead

    def wait(self, milliseconds: int) -> None:
        self.ahead += milliseconds
        new = self.path.with_suffix(".new")
        new.write_text(str(self.ahead), "ascii")
        new.replace(self.path)


@dataclass
class Key:
    ring: KeyRing | None  # a passkey; else recovery codes
    guards: int
    codes: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)  # who has it


@dataclass
class Account:
    """By the table: what there is of one person."""

    passkeys: list[Key] = field(default_factory=list)
    codes: Key | None = None
    signed: int = 0  # which cookies count
    proofs: int = 0  # which proofs count
    begun: tuple[Any, int, int] | None = None  # a passkey: its challenge, guards, until

    @property
    def keys(self) -> list[Key]:
        return [*self.passkeys, *([self.codes] if self.codes and self.codes.codes else [])]


@dataclass
class Device:
    """A browser: whose it is in truth, and what it holds."""

    whose: str
    cookies: dict[str, str] = field(default_factory=dict)
    signed: int = -1
    proof: tuple[int, int, int] = (-1, -1, 0)  # signed, proofs, until
    begun: Any = None  # the challenge of a passkey


class Unclear(Exception):
    """Too near to a moment at which something ends or begins: we do not know what is right."""


class Story:
    def __init__(self, url: str, clock: Clock, chance: random.Random) -> None:
        self.clock, self.chance = clock, chance
        self.origin = f"http://localhost:{httpx.URL(url).port}"
        self.http = httpx.Client(
            base_url=url, timeout=60, headers={"host": self.origin.removeprefix("http://")}
        )
        self.account = Account()
        self.devices = [Device("owner"), Device("owner"), Device("thief")]
        self.told: list[str] = []
        self.gone = False
        first = self.devices[0]
        self._ask(first, "GET", "/api/me")
        first.signed = 0

    # What the table says

    def settled(self, moment: int) -> bool:
        if abs(moment - self.clock.now()) < CLOSE:
            raise Unclear
        return moment <= self.clock.now()

    def guarding(self) -> list[Key]:
        return [key for key in self.account.keys if self.settled(key.guards)]

    def signed_in(self, device: Device) -> bool:
        return device.signed == self.account.signed and not self.gone

    def proven(self, device: Device) -> bool:
        signed, proofs, until = device.proof
        counts = (signed, proofs) == (self.account.signed, self.account.proofs)
        return counts and signed == device.signed and not self.settled(until)

    def may(self, device: Device) -> int:
        """The status that a change of keys gets."""
        if not self.signed_in(device):
            return 401
        return 0 if self.proven(device) or not self.guarding() else 403

    def made(self, device: Device) -> int:
        return self.clock.now() + (0 if self.proven(device) else WEEK) - 1

    def end_proofs(self, device: Device) -> None:
        """All but the one of this device, if it has one."""
        if self.proven(device):
            self.account.proofs += 1
            self.account.begun = None
            device.proof = (self.account.signed, self.account.proofs, device.proof[2])

    def come(self, device: Device, key: Key, alone: bool) -> None:
        if alone:
            self.account.signed += 1
            self.account.begun = None
        device.signed = self.account.signed
        until = self.clock.now() + PROVEN
        shown = (self.account.signed, self.account.proofs, until)
        device.proof = shown if self.settled(key.guards) else (-1, -1, 0)

    # What they do: the wish, and what the table makes of it

    def step(self) -> tuple[bool, str]:
        """Whether the server did as the table says; what was done."""
        device = self.chance.choice([*self.devices, self.devices[2]])
        acts = [self.link, self.new_codes, self.add, self.remove, self.sign_out, self.show]
        acts += [self.show, self.steal, self.wait, self.by_link, self.begin, self.end]
        if self.chance.random() < 0.03:
            acts = [self.delete]
        act = self.chance.choice(acts)
        guarding = self.guarding()
        powers = any(device.whose in key.known for key in guarding) or self.proven(device)
        if self.account.begun and self.account.begun[0] is device.begun:
            powers = True  # it was let begin one
        before = self.kept()
        words, want, got = act(device)
        self.told.append(f"{device.whose}: {words} -> {got}")
        held = want == got
        if device.whose == "thief" and guarding and not powers:
            held = held and self.kept() == before
        return held, f"{words}: {got}, not {want}"

    def kept(self) -> tuple[list[int], int, bool]:
        keys = [id(key) for key in self.account.passkeys]
        return keys, id(self.account.codes), self.gone

    def link(self, device: Device) -> tuple[str, int, int]:
        want = self.may(device) or 201
        return "link", want, self._ask(device, "POST", "/api/me/link").status_code

    def by_link(self, device: Device) -> tuple[str, int, int]:
        """From one device of the owner's to the other."""
        maker, other = self.devices[0], self.devices[1]
        want = self.may(maker) or 200
        made = self._ask(maker, "POST", "/api/me/link")
        if made.status_code != 201:
            return "link", want, made.status_code
        other.cookies, other.proof = {}, (-1, -1, 0)
        self._ask(other, "GET", "/api/me")
        word = made.json()["url"].partition("#")[2]
        came = self._ask(other, "POST", "/api/me/arrival/confirm", {"word": word})
        other.signed = self.account.signed
        return "come by a link", want, came.status_code

    def new_codes(self, device: Device) -> tuple[str, int, int]:
        want = self.may(device) or 201
        guards = self.made(device)
        answer = self._ask(device, "POST", "/api/me/codes")
        if answer.status_code == 201:
            self.account.codes = Key(None, guards, answer.json()["codes"], {device.whose})
            self.end_proofs(device)
            if self.chance.random() < 0.3:
                self.use_up(self.account.codes)
        return "new codes", want, answer.status_code

    def use_up(self, key: Key) -> None:
        """All codes but one, elsewhere."""
        other = Device("owner")
        self._ask(other, "GET", "/api/me")
        while len(key.codes) > 1:
            body = {"code": key.codes.pop()}
            assert self._ask(other, "POST", "/api/me/recovery", body).status_code == 200

    def add(self, device: Device) -> tuple[str, int, int]:
        words, want, got = self.begin(device)
        return self.end(device) if got == 200 else (words, want, got)

    def begin(self, device: Device) -> tuple[str, int, int]:
        if len(self.account.passkeys) >= MOST_KEYS:
            return "nothing", 0, 0
        want = self.may(device) or 200
        asked = self._ask(device, "POST", "/api/me/passkeys/challenge")
        if asked.status_code == 200:
            device.begun = asked.json()
            until = self.clock.now() + FOUND
            self.account.begun = (device.begun, self.made(device), until)
        return "begin a passkey", want, asked.status_code

    def end(self, device: Device) -> tuple[str, int, int]:
        """Now, or long after it was begun: the proof may have ended, and that ends it, too."""
        if device.begun is None:
            return "nothing", 0, 0
        asked, device.begun = device.begun, None
        found, guards, until = self.account.begun or (None, 0, 0)
        counts = found is asked and not self.settled(until)
        want = 201 if counts else 403
        if not self.signed_in(device):
            want = 401
        ring = KeyRing(self.origin, steps=self.chance.choice([0, 1]))
        body = {"name": device.whose, "credential": ring.make(asked)}
        added = self._ask(device, "POST", "/api/me/passkeys", body)
        if added.status_code == 201:
            ring.mark = added.json()["mark"]  # type: ignore[attr-defined]
            self.account.passkeys.append(Key(ring, guards, known={device.whose}))
            self.account.begun = None
        return "end a passkey", want, added.status_code

    def remove(self, device: Device) -> tuple[str, int, int]:
        if not self.account.passkeys:
            return "nothing", 0, 0
        key = self.chance.choice(self.account.passkeys)
        want = self.may(device) or 204
        address = f"/api/me/passkeys/{key.ring.mark}"  # type: ignore[union-attr]
        answer = self._ask(device, "DELETE", address)
        if answer.status_code == 204:
            self.end_proofs(device)
            self.account.passkeys.remove(key)
        return f"remove a passkey of the {'/'.join(key.known)}", want, answer.status_code

    def sign_out(self, device: Device) -> tuple[str, int, int]:
        codes = self.chance.random() < 0.4
        want = 200 if self.signed_in(device) else 401
        if codes and want == 200:
            want = self.may(device) or 200
        proven = self.proven(device)
        body = {"everywhere": True, "codes": codes}
        answer = self._ask(device, "POST", "/api/me/signout", body)
        if answer.status_code == 200:
            self.account.signed += 1
            self.account.begun = None
            device.signed = self.account.signed
            kept = (self.account.signed, self.account.proofs, device.proof[2])
            device.proof = kept if proven else (-1, -1, 0)
            if codes:
                self.account.codes = None
        return f"sign out everywhere{', end codes' * codes}", want, answer.status_code

    def show(self, device: Device) -> tuple[str, int, int]:
        mine = [key for key in self.account.keys if device.whose in key.known]
        if not mine:
            return "nothing", 0, 0
        key = self.chance.choice(mine)
        self.settled(key.guards)
        alone = self.chance.random() < 0.3
        if not self.signed_in(device):
            device.cookies = {}
            self._ask(device, "GET", "/api/me")
        if key.ring is None:
            body: dict[str, Any] = {"code": key.codes.pop(), "alone": alone}
            answer = self._ask(device, "POST", "/api/me/recovery", body)
        else:
            options = self._ask(device, "POST", "/api/me/passkey/challenge").json()
            body = {"credential": key.ring.show(options), "alone": alone}
            answer = self._ask(device, "POST", "/api/me/passkey", body)
        self.come(device, key, alone)
        what = "use a code" if key.ring is None else "show a passkey"
        return f"{what}{', alone' * alone}", 200, answer.status_code

    def steal(self, device: Device) -> tuple[str, int, int]:
        """The thief copies what a browser of the owner's holds: all of it, or the lasting cookie;
        now and then a code from the drawer."""
        owner, thief = self.chance.choice(self.devices[:2]), self.devices[2]
        thief.cookies = dict(owner.cookies)
        thief.signed, thief.proof = owner.signed, owner.proof
        if self.chance.random() < 0.7:
            thief.cookies.pop(PROOF, None)
            thief.proof = (-1, -1, 0)
        if self.account.codes and self.chance.random() < 0.1:
            self.account.codes.known.add("thief")
        return "steal", 0, 0

    def wait(self, device: Device) -> tuple[str, int, int]:
        long = self.chance.choice(WAITS)
        self.clock.wait(long)
        return f"wait {long // MINUTE} minutes", 0, 0

    def delete(self, device: Device) -> tuple[str, int, int]:
        want = self.may(device) or 200
        answer = self._ask(device, "DELETE", "/api/me")
        self.gone = answer.status_code == 200
        return "delete", want, answer.status_code

    def _ask(self, device: Device, how: str, path: str, body: Any = None) -> httpx.Response:
        """With this device's cookies, and only those; it keeps what it is given."""
        told = "; ".join(f"{name}={value}" for name, value in device.cookies.items())
        answer = self.http.request(how, path, json=body, headers={"cookie": told} if told else {})
        self.http.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            value = value.strip('"')
            if value:
                device.cookies[name] = value
            else:
                device.cookies.pop(name, None)
        if answer.status_code >= 400 and problem(answer) is None:
            raise AssertionError(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
        return answer


@contextmanager
def beginning(url: str, clock: Clock, chance: random.Random) -> Iterator[Story]:
    story = Story(url, clock, chance)
    try:
        yield story
    finally:
        story.http.close()


def main(arguments: list[str] | None = None) -> int:
    made = parser(__doc__, 30, 7200)
    made.add_argument("--clock", type=Path, required=True, help="the server's ASCLEPIA_CLOCK")
    made.add_argument("--stories", type=bounded(int, 1, 1_000_000), default=1_000_000)
    made.add_argument("--seed", type=int, default=None)
    asked = made.parse_args(arguments)
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    trial = Trial(asked.seconds)
    trial.heading(f"A thief with the cookies of a person (seed {seed})")
    clock = Clock(asked.clock)
    stories = steps = 0
    while not trial.over and stories < asked.stories and not trial.broken:
        chance = random.Random(f"{seed}.{stories}")
        with beginning(asked.url, clock, chance) as story:
            for _ in range(60):
                try:
                    held, words = story.step()
                except Unclear:
                    clock.wait(3 * MINUTE)
                    continue
                steps += 1
                if not held:
                    last = "; ".join(story.told[-12:])
                    trial.check(f"story {stories}", False, f"{words} (after {last})")
                    break
                if story.gone:
                    break
        stories += 1
    trial.check(f"{steps} steps in {stories} stories went as the table says", not trial.broken)
    return trial.finish()


if __name__ == "__main__":
    sys.exit(main())
