"""The state of a game of Hippocrates: the queues, the tracks, the recruitment zone, the players."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS
from asclepia.games.hippocrates.box import Box, Gain
from asclepia.games.hippocrates.practice import Practice
from asclepia.games.hippocrates.views import Asked, Phase, Space, View
from asclepia.games.hippocrates.views import Practice as ShownPractice
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANT_PAYS,
    BUYING,
    COLUMNS,
    FREE_SPACES,
    MARKERS,
    NONE,
    ROWS,
)
from asclepia.table.actions import Action
from asclepia.table.chance import Bits, Dice, Stream
from asclepia.table.events import EventKind
from asclepia.table.lists import put
from asclepia.table.numbers import Whole
from asclepia.table.state import State

SETUP: Final = 0
WELCOME: Final = 1
PAYMENT: Final = 2
RECRUITMENT: Final = 3
TREATMENT: Final = 4
END: Final = 5
PHASES: Final[list[Phase]] = ["setup", "welcome", "payment", "recruitment", "treatment", "end"]

BUY: Final = [ACTIONS.find("buy", medicine) for medicine in range(3)]
SELL: Final = [ACTIONS.find("sell", medicine) for medicine in range(3)]
AS_VIAL: Final = [ACTIONS.find("spend_as_vial", assistant) for assistant in range(3)]
AS_DRACHMAS: Final = [ACTIONS.find("spend_as_drachmas", assistant) for assistant in range(3)]

# What a new state has until it is laid out or becomes a clone
NOTHING: Final[list[int]] = []
NO_STACKS: Final[list[tuple[int, ...]]] = []
NO_PRACTICES: Final[list[Practice]] = []

ROSE: Final = EventKind("rose", ("seat", "by", "space"))  # in reputation; below zero: fell
VIRTUAL_ROSE: Final = EventKind("virtual_rose", ("virtual", "by", "space"))
EARNED: Final = EventKind("earned", ("seat", "money"))
FILLED: Final = EventKind("filled", ("seat", "medicine", "vials"))
SCORED: Final = EventKind("scored", ("seat", "points"))


@final
class Hippocrates(State):
    def __init__(self, box: Box, chance: Dice) -> None:
        super().__init__(box.seats)
        self.box: Final = box
        self.chance = chance
        self.round = 1
        self.phase = SETUP
        self.turn = 1
        # Lists are never changed, only replaced (`put`): clones share them.
        # The queues: by column and row the patient and the bribe; the dice, a bit a row
        self.queue = NOTHING
        self.bribes = NOTHING
        self.dice = NOTHING
        self.stacks = NO_STACKS  # of patients: what is left of each, the top first
        # The tracks
        self.waiting: tuple[int, ...] = ()  # welcome markers in order
        self.columns = NOTHING  # the markers that have moved
        self.reputation = NOTHING
        self.order: tuple[int, ...] = ()  # markers in reputation order (H-X1)
        # The recruitment zone
        self.free = NOTHING
        self.options = NOTHING
        self.extra: tuple[int, ...] = ()
        self.regional = NOTHING
        self.doctor_stacks = NO_STACKS
        self.kits = NOTHING
        self.kit_stacks = NO_STACKS  # closed
        self.tiles = NOTHING
        self.tile_stacks = NO_STACKS  # below the open ones
        self.kits_out: tuple[int, ...] = ()  # never seen (H-D1, H-D2)
        self.tiles_out: tuple[int, ...] = ()
        # The players
        self.practices = NO_PRACTICES
        self.virtual_points = NOTHING

    def lay_out(self) -> None:
        """The empty board. A clone has no use for it."""
        self.queue = [NONE] * (COLUMNS * ROWS)
        self.bribes = [0] * (COLUMNS * ROWS)
        self.dice = [0] * COLUMNS
        self.stacks = []
        self.columns = [NONE] * COLUMNS
        self.reputation = [0] * MARKERS
        self.free = [NONE] * FREE_SPACES
        self.options = [NONE] * FREE_SPACES
        self.regional = [NONE] * COLUMNS
        self.doctor_stacks = []
        self.kits = [NONE] * COLUMNS
        self.kit_stacks = []
        self.tiles = [NONE] * COLUMNS
        self.tile_stacks = []
        self.practices = []
        self.virtual_points = [0] * self.box.virtual

    def clone(self) -> Hippocrates:
        twin = Hippocrates(self.box, self.chance)
        twin.chance = self.chance.clone()
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.queue = self.queue
        twin.bribes = self.bribes
        twin.dice = self.dice
        twin.stacks = self.stacks
        twin.waiting = self.waiting
        twin.columns = self.columns
        twin.reputation = self.reputation
        twin.order = self.order
        twin.free = self.free
        twin.options = self.options
        twin.extra = self.extra
        twin.regional = self.regional
        twin.doctor_stacks = self.doctor_stacks
        twin.kits = self.kits
        twin.kit_stacks = self.kit_stacks
        twin.tiles = self.tiles
        twin.tile_stacks = self.tile_stacks
        twin.kits_out = self.kits_out
        twin.tiles_out = self.tiles_out
        twin.practices = [practice.clone() for practice in self.practices]
        twin.virtual_points = self.virtual_points
        twin.frame = self.frame
        return twin

    # Reputation (H-X1, H-D25)

    def gain_reputation(self, marker: int, by: int) -> None:
        """A marker moves right, or left if it loses; arriving puts it on top of a pile."""
        if by == 0:
            return
        last = len(self.box.wages) - 1
        before = self.reputation[marker]
        after = max(0, min(last, before + by))
        if after == before and not self.box.revised:
            return  # H-D25: on an end space it stays where it is in the pile
        others = [one for one in self.order if one != marker]
        place = 0
        if after == before and by < 0:  # revised, left end: to the bottom of the pile, the last
            place = len(others)
        else:
            while place < len(others) and self.reputation[others[place]] > after:
                place += 1
        self.reputation = put(self.reputation, marker, after)
        others.insert(place, marker)
        self.order = tuple(others)
        if marker < self.seats:
            self.tell(ROSE, (marker, after - before, after))
        else:
            self.tell(VIRTUAL_ROSE, (marker - self.seats, after - before, after))

    def wage(self, seat: int) -> int:
        """What a doctor of this seat wants."""
        return self.box.wages[self.reputation[seat]]

    # Gains

    def earn(self, seat: int, money: int) -> None:
        if money:
            self.practices[seat].money += money
            self.tell(EARNED, (seat, money))

    def fill(self, seat: int, vials: list[int]) -> None:
        for medicine in range(3):
            if vials[medicine]:
                self.practices[seat].add_vials(medicine, vials[medicine])
                self.tell(FILLED, (seat, medicine, vials[medicine]))

    def score(self, seat: int, points: int) -> None:
        if points:
            self.practices[seat].points += points
            self.tell(SCORED, (seat, points))

    def receive(self, seat: int, gain: Gain) -> None:
        """Everything that is gained, and what reputation or points are lost."""
        self.score(seat, gain.points)
        self.earn(seat, max(0, gain.money))
        self.fill(seat, gain.vials)
        self.gain_reputation(seat, gain.reputation)

    # Money (H-W6, H-D23)

    def purse(self, seat: int) -> int:
        """What this seat could pay at once: in the first edition assistants may help."""
        practice = self.practices[seat]
        if self.box.revised:
            return practice.money
        return practice.money + ASSISTANT_PAYS * practice.ready_count()

    # Asides (H-C9, H-D23); `Decision` (settle.py) does them

    def asides(self, seat: int) -> list[Action]:
        practice = self.practices[seat]
        found: list[Action] = []
        if self.purse(seat) >= BUYING:
            found.extend(BUY)
        vials = practice.vials
        for medicine in range(3):
            if vials[medicine]:
                found.append(SELL[medicine])
        if practice.assistants and self.box.revised:
            for assistant in range(3):
                if practice.ready(assistant):
                    found.append(AS_VIAL[assistant])
                    found.append(AS_DRACHMAS[assistant])
        return found

    # The contract

    @property
    def scores(self) -> list[int]:
        return [practice.points for practice in self.practices]

    def resample(self, seat: Whole | None, rng: Bits) -> Hippocrates:
        """H-X5: what lies below the top of any stack, face-down tops, the dice to come."""
        self.checked_seat(seat)
        stream = Stream.of(rng)
        twin = self.clone()
        twin.chance = Dice(stream.getrandbits(63))
        twin.stacks = []
        for stack in self.stacks:
            if len(stack) > 2:
                below = sorted(stack[1:])
                stream.shuffle(below)
                stack = (stack[0], *below)
            twin.stacks.append(stack)
        twin.deal_doctors(stream)
        twin.kit_stacks, twin.kits_out = dealt_anew(self.kit_stacks, self.kits_out, stream)
        twin.tile_stacks, twin.tiles_out = dealt_anew(self.tile_stacks, self.tiles_out, stream)
        frame = self.frame
        if frame is not None:
            twin.frame = frame.resampled(twin, self.checked_seat(seat), stream)
        return twin

    def deal_doctors(self, stream: Stream) -> None:
        """A region's closed doctors lie in its stack and perhaps in the extra stack: of which
        regions those are can be told from the four that were open at the start."""
        regions = self.box.doctor_regions
        extra_regions = sorted([regions[one] for one in self.extra])
        if len(extra_regions) == 2 and stream.below(2):
            extra_regions.reverse()
        drawn: list[int] = [NONE] * len(self.extra)
        stacks: list[tuple[int, ...]] = []
        for column in range(COLUMNS):
            pool = list(self.doctor_stacks[column])
            for one in self.extra:
                if regions[one] == column:
                    pool.append(one)
            pool.sort()
            stream.shuffle(pool)
            for place in range(len(drawn)):
                if extra_regions[place] == column:
                    drawn[place] = pool.pop()
            stacks.append(tuple(pool))
        self.doctor_stacks = stacks
        self.extra = tuple(drawn)

    def printed(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.box.printed)

    def view(self, seat: Whole | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        queues: list[list[Space]] = []
        for column in range(COLUMNS):
            spaces: list[Space] = []
            for row in range(ROWS):
                place = column * ROWS + row
                spaces.append({"patient": self.queue[place], "bribe": self.bribes[place]})
            queues.append(spaces)
        dice = [[row for row in range(ROWS) if bits >> row & 1] for bits in self.dice]
        tops = [stack[0] if stack else NONE for stack in self.stacks]
        sizes = [len(stack) for stack in self.stacks]
        doctors = [len(stack) for stack in self.doctor_stacks]
        kits = [len(stack) for stack in self.kit_stacks]
        tiles = [len(stack) for stack in self.tile_stacks]
        players = [self.shown_practice(one) for one in range(self.seats)]
        found: View = {
            "edition": "revised" if self.box.revised else "first",
            "harder": self.box.harder,
            "round": self.round,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "dice": dice,
            "queues": queues,
            "stacks": tops,
            "stack_sizes": sizes,
            "waiting": list(self.waiting),
            "columns": self.columns[:],
            "reputation": self.reputation[:],
            "order": list(self.order),
            "free": self.free[:],
            "options": self.options[:],
            "extra": len(self.extra),
            "regional": self.regional[:],
            "doctor_stacks": doctors,
            "kits": self.kits[:],
            "kit_stacks": kits,
            "tiles": self.tiles[:],
            "tile_stacks": tiles,
            "players": players,
            "virtual": self.virtual_points[:],
            "asked": cast(Asked | None, self.shown(me)),
            "scores": self.scores,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
        }
        return cast(dict[str, Any], found)

    def shown_practice(self, seat: int) -> ShownPractice:
        practice = self.practices[seat]
        ready = [practice.ready(assistant) for assistant in range(3)]
        old = len(practice.doctors) - practice.fresh
        doctors = [
            {
                "doctor": practice.doctors[place],
                "attached": list(practice.attached[place]),
                "new": place >= old,
            }
            for place in range(len(practice.doctors))
        ]
        found = {
            "points": practice.points,
            "by_patients": practice.by_patients,
            "by_doctors": practice.by_doctors,
            "money": practice.money,
            "vials": practice.vials[:],
            "assistants": ready,
            "doctors": doctors,
            "examination": list(practice.examination),
            "emergency": list(practice.emergency),
            "hades": list(practice.hades),
            "treated": list(practice.treated),
            "discharged": list(practice.discharged),
            "tiles": list(practice.tiles),
            "face_down": list(practice.face_down),
            "option": practice.option,
            "wage": self.wage(seat),
        }
        return cast(ShownPractice, found)


def dealt_anew(
    stacks: list[tuple[int, ...]], out: tuple[int, ...], stream: Stream
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Closed stacks and what is out of the game, shuffled together and dealt again."""
    pool = list(out)
    for stack in stacks:
        pool.extend(stack)
    pool.sort()
    stream.shuffle(pool)
    found: list[tuple[int, ...]] = []
    start = 0
    for stack in stacks:
        end = start + len(stack)
        found.append(tuple(pool[start:end]))
        start = end
    return found, tuple(pool[start:])
