"""What a position of Hippocrates is worth: the points each seat can expect in the end.

An `Outlook` treats the patients of a seat as well as it can at a glance (the most valuable first,
by the narrowest contract that fits, then by several), with the vials, assistants, tiles and money
at hand. What is left over counts by what it may still bring: contracts and vials by the patients
to come, money by the recruitments to come, reputation by the wages to come; patients without a
doctor by the chance to hire one, and by the danger that they die.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from asclepia.games.hippocrates.actions import PASS
from asclepia.games.hippocrates.arrangement import waiting
from asclepia.games.hippocrates.assistants import can_bear, can_take
from asclepia.games.hippocrates.box import DOCTOR, DOUBLE, LIGHTNING, PATIENT, Gain
from asclepia.games.hippocrates.box import WELCOME as WELCOME_TILE
from asclepia.games.hippocrates.contracts import coverable, free_contracts
from asclepia.games.hippocrates.knowledge import Lightning, WelcomeTiles
from asclepia.games.hippocrates.payment import PAY, Wages
from asclepia.games.hippocrates.practice import Practice
from asclepia.games.hippocrates.recruitment import (
    HIRE,
    HIRE_OPTIONED,
    KIT,
    HireOptioned,
    OptionDoctor,
    Optioned,
    OptionHired,
    Recruit,
    Recruited,
    ThenOptioned,
)
from asclepia.games.hippocrates.recruitment import OPTION as OPTION_ON
from asclepia.games.hippocrates.settle import CASH, Settle
from asclepia.games.hippocrates.setup import ChooseAssistant
from asclepia.games.hippocrates.state import (
    AS_DRACHMAS,
    AS_VIAL,
    END,
    PAYMENT,
    RECRUITMENT,
    SELL,
    SETUP,
    TREATMENT,
    WELCOME,
    Hippocrates,
)
from asclepia.games.hippocrates.supplies import payable, raised, raised_for_vials, usable_tiles
from asclepia.games.hippocrates.treatment import (
    ADMINISTER,
    ARRANGE,
    KEEP_BASIC,
    TREAT,
    AboutBasic,
    Administer,
    Attach,
    SelfTreating,
    Treating,
)
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANT_PAYS,
    BASIC,
    BUYING,
    CHARITABLE,
    COLUMNS,
    FREE_SPACES,
    HADES,
    MARKERS,
    NONE,
    OPTION,
    ROUNDS,
    ROWS,
    SCHEDULING,
    SELLING,
    TILE_DOCTOR,
    TILE_PATIENT,
    TRAVELLING,
    TURNS,
    assistant_of,
)
from asclepia.games.hippocrates.welcome import IDLE, Enter, Welcoming
from asclepia.table.actions import Action
from asclepia.table.insight import Insight, Part
from asclepia.table.state import State

# Found by self-play (docs/players.md), in points.
TO_COME: Final = 4.6  # a patient to be welcomed yet
MONEY: Final = [0.03, 0.32, 0.42, 0.5, 0.52]  # a drachma, by the recruitments to come
DEBT: Final = 1.0  # a drachma that is missing for wages
PLENTY: Final = 0.4  # … of that, where there is more than can be used
VIAL: Final = 0.8  # a vial that somebody to come will need
NEEDED: Final = 0.85  # vials of a medicine that a patient to come needs
CONTRACT: Final = [0.0, 0.9, 1.5, 1.9]  # a free contract that will be used, by its kinds
USED: Final = 0.78  # how surely contracts are used while there are patients enough
REPUTATION: Final = 0.07  # a step, for each payment to come
STEP: Final = 0.02  # … and for its own sake
ASSISTANT: Final = 0.3  # one that is ready while patients are welcomed, beside its drachmas
TILE: Final = 0.6  # a knowledge tile, at least
FOUND: Final = [
    0.75,
    0.5,
    0.25,
    0.1,
]  # how likely a doctor is hired for the first, the second patient …
MEANS: Final = 0.3  # … by somebody without money, and more with more
DELAY: Final = 1.0  # what it costs to be treated a round later
DOSE: Final = 0.3  # what each vial of such a patient will cost
SERVICE: Final = 0.2  # … and the doctor
OPTIONED: Final = 0.2  # how likely a doctor under option is hired
LATER: Final = 0.4  # how likely somebody is treated in the emergency room
SURE: Final = 0.8  # how much leanings are trusted
ORDER: Final = 0.03  # a place in the welcome order
COLUMN: Final = 4.7  # what a turn brings a virtual player (solo), and
HIRED: Final = 2.2  # … a recruitment
BEST: Final = 3.0  # … and the best of three more than that

NEVER: Final = -50.0  # asides that nobody should think about
COUNT: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # kinds among these bits

# What becomes of a patient
GONE: Final = -1  # to Hades
LEFT: Final = 0  # nobody can help yet
CURABLE: Final = 1
CURED: Final = 2
#: A patient, what becomes of it, and the points that this brings.
Fate: TypeAlias = tuple[int, int, float]


@final
class HippocratesInsight(Insight):
    swing = 6.0
    own_parts: tuple[str, ...] = (
        "assistant",
        "coming",
        "leftover",
        "money",
        "option",
        "order",
        "patient",
        "reach",
        "reputation",
        "score",
        "tiles",
        "vials",
    )
    faint_parts: tuple[str, ...] = ("leftover",)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Hippocrates)
        state = self._carried_out(state)
        if state.over:
            return [float(practice.points) for practice in state.practices]
        found: list[float] = []
        for seat in range(state.seats):
            found.append(Outlook(state, seat).worth())
        return found

    def parts(self, state: State) -> list[list[Part]]:
        assert isinstance(state, Hippocrates)
        steps = [self._step(state, seat) for seat in range(state.seats)]
        state = self._carried_out(state)
        found: list[list[Part]] = []
        for seat in range(state.seats):
            if state.over:
                found.append(_counted(state, seat))
            else:
                found.append(self._told(state, seat))
                found[seat] += _reaching(state, seat)
            for part in found[seat]:
                part.facts.update(steps[seat])
        return found

    def _told(self, state: Hippocrates, seat: int) -> list[Part]:
        outlook = Outlook(state, seat, False, True)
        return outlook.parts(state.practices[seat], state.phase == END)

    def _step(self, state: Hippocrates, seat: int) -> dict[str, int]:
        """In the middle of a welcome: whom one leans to send, and where, for hints to say it."""
        asked = state.asking(seat)
        if isinstance(asked, Welcoming):
            choices = state.choices(seat)
            leanings = self.lean(state, seat, choices)
            action = choices[leanings.index(max(leanings))]
            kind = action.kind.name
            if kind == "charity":
                return {"step": 1, "row": action.values[0], "column": asked.column}
            if kind in ("exchange", "bring"):
                return {"step": 2, "row": 0, "column": action.values[0]}
            if kind == "schedule":
                return {"step": 3, "row": action.values[0], "column": asked.column}
        return {"step": 0, "row": 0, "column": 0}

    def _carried_out(self, state: Hippocrates) -> Hippocrates:
        """In the middle of a welcome or a payment: as it will be, by what one leans to. What is
        being taken or paid for would not count otherwise, and nobody would want it."""
        after = state
        for seat in state.pending:
            asked = after.asking(seat)
            while isinstance(asked, (Welcoming, Settle)):
                if after is state:
                    after = state.clone()
                choices = after.choices(seat)
                leanings = self.lean(after, seat, choices)
                after.advance(seat, choices[leanings.index(max(leanings))])
                asked = after.asking(seat)
        return after

    def goal(self, state: State) -> float:
        """What the best of the virtual players will probably have."""
        assert isinstance(state, Hippocrates)
        best = 0
        for points in state.virtual_points:
            if points > best:
                best = points
        if state.over:
            return float(best)
        rounds = ROUNDS - state.round
        turns = float(rounds * TURNS)
        hires = float(rounds * 2)
        if state.phase <= WELCOME:
            turns += TURNS - state.turn
            for marker in state.waiting:
                if marker >= state.seats:
                    turns += 1.0 / (MARKERS - state.seats)
            hires += 2
        elif state.phase == PAYMENT:
            hires += 2
        elif state.phase == RECRUITMENT:
            hires += 1
        whole = ROUNDS * TURNS * COLUMN + ROUNDS * 2 * HIRED
        to_come = turns * COLUMN + hires * HIRED
        return best + to_come + BEST * to_come / whole

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        assert isinstance(state, Hippocrates)
        frame = state.asking(seat)
        if isinstance(frame, Treating):
            return _lean_treat(state, seat, choices)
        if isinstance(frame, SelfTreating):
            return _lean_save(state, seat, choices)
        if isinstance(frame, Attach):
            return [_lean_attach(state, action) for action in choices]
        if isinstance(frame, Administer):
            return [1.0 if action is ADMINISTER else 0.0 for action in choices]
        if isinstance(frame, ChooseAssistant):
            return _lean_assist(state, seat, choices)
        if isinstance(frame, Enter):
            return _lean_enter(state, seat, choices)
        if isinstance(frame, Welcoming):
            return _lean_welcome(state, seat, frame.column, choices)
        if isinstance(frame, (OptionDoctor, Recruit, HireOptioned)):
            return _lean_recruit(state, seat, choices)
        look = Outlook(state, seat)
        if isinstance(frame, Wages):
            return [_lean_pay(state, seat, look, action) for action in choices]
        if isinstance(frame, Settle):
            paid = min(ASSISTANT_PAYS, frame.due) * look.rate - look.helper
            return [0.0 if action is CASH else paid for action in choices]
        if isinstance(frame, AboutBasic):
            return [_lean_basic(look, action) for action in choices]
        return [_lean_tile(state, look, action) for action in choices]

    def calm(self, state: State) -> bool:
        """Nobody is in the middle of a step."""
        frame = state.frame
        return not isinstance(frame, (Welcoming, Settle, WelcomeTiles, Lightning, HireOptioned))


@final
class Outlook:
    """What a seat can make of what it has: now, or when what it does now is done."""

    def __init__(
        self, state: Hippocrates, seat: int, done: bool = False, tells: bool = False
    ) -> None:
        self.fates: Final[list[Fate] | None] = [] if tells else None
        box = state.box
        practice = state.practices[seat]
        self.purse: Final = state.purse(seat)
        phase = state.phase
        self.box: Final = box
        self.rounds: Final = ROUNDS - state.round
        self.flow = 3 * self.rounds  # patients to come
        self.pays = self.rounds  # payments to come
        self.hires = self.rounds  # recruitments to come
        self.money = practice.money  # when wages are paid
        reputation = state.reputation[seat]
        self.wage: Final = box.wages[reputation]
        if phase <= PAYMENT:
            self.hires += 1
            if phase <= WELCOME:
                self.flow += TURNS - state.turn
                if phase == SETUP or (seat in state.waiting and not done):
                    self.flow += 1
                self._collect(practice)
                self._pay_wages(practice)
            elif state.asking(seat) is not None:
                self._pay_wages(practice)
        elif phase == RECRUITMENT and not done and _still_recruits(state, seat):
            self.hires += 1
        treats = asks = True
        if phase >= TREATMENT:
            asked = state.asking(seat)
            asks = asked is not None
            treats = asks and not isinstance(asked, AboutBasic)
        self.rate: Final = 0.0 if phase == END else MONEY[self.hires]
        self.revised: Final = box.revised
        self.helper: Final = ASSISTANT_PAYS * self.rate + (ASSISTANT if self.flow else 0.0)
        self.vials: Final = practice.vials[:]
        self.ready = practice.assistants
        self.points = float(practice.points - HADES * len(practice.hades))
        self.reputation = reputation + len(practice.treated)
        for patient in practice.treated:
            self.points += box.patient_points[patient]
        # Free contracts: the kinds, and whose they are
        self.kinds: Final[list[int]] = []
        self.owners: Final[list[int]] = []
        self.doctors: Final[list[int]] = []
        self.left: Final[list[int]] = []  # by doctor: free contracts
        self.free: Final[list[int]] = []  # … before the patients who are here were treated
        for place in range(len(practice.doctors)):
            self._serves(practice.doctors[place], practice.attached[place])
        self.tiles = len(practice.tiles) + len(practice.face_down)
        self.others: Final[list[int]] = []  # tiles that are neither patients nor doctors
        patients: list[int] = []
        for tile in practice.tiles:
            kind = box.tile_kinds[tile]
            if kind == DOCTOR:
                self._add(TILE_DOCTOR + tile, len(box.contracts[TILE_DOCTOR + tile]))
            elif kind == PATIENT:
                patients.append(TILE_PATIENT + tile)
            else:
                self.others.append(tile)
        # Patients, the most valuable first
        last = self.rounds == 0
        self.loss: Final = float(HADES if box.revised else 1)  # at the end
        values: list[float] = []
        waiting: list[int] = []
        risks: list[float] = []
        for patient in practice.emergency:
            if phase == END:
                self._self_treat(patient, treats)
            else:
                _insert(waiting, values, risks, patient, box.patient_points[patient], HADES)
        risk = self.loss if last else 1.0
        for patient in practice.examination:
            _insert(waiting, values, risks, patient, box.patient_points[patient], risk)
        if phase != END:  # when those of tiles are not treated any more
            for patient in patients:
                _insert(waiting, values, risks, patient, box.patient_points[patient], 0.0)
        # Treat them: by one contract each, then by several
        late: list[int] = []
        late_risks: list[float] = []
        again = treats or self.rounds > 0  # examination-room patients have another round
        for place in range(len(waiting)):
            patient = waiting[place]
            can = treats if risks[place] == HADES else again
            if can and self._affordable(patient) and self._single(box.kinds[patient]):
                self._treat(patient, treats)
            else:
                late.append(patient)
                late_risks.append(risks[place])
        self.unmatched = 0
        for place in range(len(late)):
            patient = late[place]
            can = treats if late_risks[place] == HADES else again
            if can and self._affordable(patient) and self._several(box.kinds[patient]):
                self._treat(patient, treats)
            else:
                self._leave(patient, late_risks[place])
        self.keeps: Final = self.rounds > 0 and (
            practice.keeps_basic or (box.revised and (phase != TREATMENT or asks))
        )
        self.optioned = NONE
        if practice.option != NONE and self.hires > self.rounds:
            self.optioned = state.free[practice.option]
        self.order = 0
        if phase <= WELCOME and seat in state.columns:
            self.order = state.columns.index(seat)

    # Building

    def _collect(self, practice: Practice) -> None:
        for patient in practice.examination:
            self.money += self.box.offerings[patient]

    def _pay_wages(self, practice: Practice) -> None:
        self.pays += 1
        for doctor in practice.doctors:
            if doctor < TILE_DOCTOR or not self.box.revised:
                self.money -= self.wage

    def _serves(self, doctor: int, attached: tuple[int, ...]) -> None:
        free = 0
        for number in range(len(attached)):
            if attached[number] == NONE:
                free += 1
                self.kinds.append(self.box.contracts[doctor][number])
                self.owners.append(len(self.doctors))
        self.doctors.append(doctor)
        self.left.append(free)
        self.free.append(free)

    def _add(self, doctor: int, contracts: int) -> None:
        for number in range(contracts):
            self.kinds.append(self.box.contracts[doctor][number])
            self.owners.append(len(self.doctors))
        self.doctors.append(doctor)
        self.left.append(contracts)
        self.free.append(contracts)

    def _affordable(self, patient: int) -> bool:
        """Can the vials be had?"""
        needs = self.box.needs[patient]
        lacking = 0
        for medicine in range(3):
            missing = needs[medicine] - self.vials[medicine]
            if missing > 0:
                lacking += missing - (self.ready >> medicine & 1)
        return lacking <= 0 or lacking * BUYING <= self.money + BUYING * self.tiles

    def _take_vials(self, patient: int) -> None:
        needs = self.box.needs[patient]
        for medicine in range(3):
            missing = needs[medicine] - self.vials[medicine]
            if missing <= 0:
                self.vials[medicine] -= needs[medicine]
                continue
            self.vials[medicine] = 0
            if self.ready >> medicine & 1:
                self.ready &= ~(1 << medicine)
                missing -= 1
            while missing:
                missing -= 1
                if self.money >= BUYING or not self.tiles:
                    self.money -= BUYING
                else:
                    self.tiles -= 1
                    if self.others:
                        self.others.pop()

    def _use(self, place: int) -> None:
        self.left[self.owners[place]] -= 1
        self.kinds[place] = 0

    def _single(self, need: int) -> bool:
        """Take the narrowest contract that gives all of it, of the doctor with the least left."""
        best = NONE
        least = 1000
        for place in range(len(self.kinds)):
            kinds = self.kinds[place]
            if kinds & need == need and kinds:
                waste = COUNT[kinds] * 8 + self.left[self.owners[place]]
                if waste < least:
                    least = waste
                    best = place
        if best == NONE:
            return False
        self._use(best)
        return True

    def _several(self, need: int) -> bool:
        """Take the narrowest contracts of two doctors, or of three, that together give it."""
        kinds = self.kinds
        owners = self.owners
        best = other = third = NONE
        least = 1000
        for one in range(len(kinds)):
            first = kinds[one] & need
            if not first or first == need:
                continue
            for two in range(one + 1, len(kinds)):
                second = kinds[two] & need
                if not second or second == need or owners[one] == owners[two]:
                    continue
                if first | second == need:
                    waste = (COUNT[kinds[one]] + COUNT[kinds[two]]) * 8
                    waste += self.left[owners[one]] + self.left[owners[two]]
                    if waste < least:
                        least = waste
                        best, other, third = one, two, NONE
                elif best == NONE and not first & second:
                    for three in range(two + 1, len(kinds)):
                        if (
                            first | second | kinds[three] & need == need
                            and not kinds[three] & (first | second)
                            and owners[three] != owners[one]
                            and owners[three] != owners[two]
                        ):
                            best, other, third = one, two, three
        if best == NONE:
            return False
        self._use(best)
        self._use(other)
        if third != NONE:
            self._use(third)
        return True

    def _treat(self, patient: int, now: bool) -> None:
        self._take_vials(patient)
        if not now:
            self.points -= DELAY
        self.points += self.box.patient_points[patient]
        self.reputation += 1
        if patient >= TILE_PATIENT:
            self.tiles -= 1
        if self.fates is not None:
            points = self.box.patient_points[patient] - (0.0 if now else DELAY)
            self.fates.append((patient, CURABLE, points))

    def _leave(self, patient: int, risk: float) -> None:
        """A patient without a doctor, or without vials: both will cost something."""
        box = self.box
        needs = box.needs[patient]
        vials = needs[0] + needs[1] + needs[2]
        brings = box.patient_points[patient] - DOSE * vials - SERVICE
        found = 0.0
        if self.hires > self.rounds:
            found = FOUND[min(3, self.unmatched)] * min(1.0, max(0.0, MEANS + self.money / 10.0))
        self.unmatched += 1
        rest = -risk
        if patient >= TILE_PATIENT:
            rest = LATER * brings if self.rounds else 0.0
        elif risk == 1.0 and self.rounds:  # there is another round
            rest = LATER * brings - (1.0 - LATER) * HADES
        elif self.rounds == 0 and risk == self.loss and found == 0.0 and self._affordable(patient):
            self._take_vials(patient)
            rest = 0.0
        self.points += found * brings + (1.0 - found) * rest
        if self.fates is not None:
            self.fates.append((patient, LEFT, found * brings + (1.0 - found) * rest))

    def _self_treat(self, patient: int, treats: bool) -> None:
        """H-X2: at the end vials alone will do."""
        tiles = self.tiles
        self.tiles = 0
        spared = treats and self._affordable(patient)
        if spared:
            self._take_vials(patient)
        else:
            self.points -= self.loss
        self.tiles = tiles
        if self.fates is not None:
            fate = CURABLE if spared else LEFT if treats else GONE
            self.fates.append((patient, fate, 0.0 if spared else -self.loss))

    # Judging

    def worth(self) -> float:
        found = self.points + TO_COME * self.flow - ORDER * self.order
        found += self._money_worth(self.money)
        for medicine in range(3):
            found += self._vials_worth(self.vials[medicine])
        found += self._doctors_worth()
        found += self._reputation_worth(self.reputation)
        if self.optioned != NONE:
            found += self._option_worth()
        ready = self.ready
        found += self.helper * ((ready & 1) + (ready >> 1 & 1) + (ready >> 2 & 1))
        if self.tiles and self.rounds:
            found += TILE * self.tiles
            for tile in self.others:
                found += self._tile_worth(tile)
        return found

    def parts(self, practice: Practice, end: bool) -> list[Part]:
        """The same, piece by piece, for hints."""
        box = self.box
        assert self.fates is not None
        fates: list[Fate] = [(patient, GONE, -float(HADES)) for patient in practice.hades]
        for patient in practice.treated:
            fates.append((patient, CURED, float(box.patient_points[patient])))
        found: list[Part] = []
        curable = all_points = cured = cured_points = 0  # curable: or cured already
        for patient, fate, _ in fates + self.fates:
            if fate >= CURABLE:
                curable += 1
                all_points += box.patient_points[patient]
            if fate == CURED:
                cured += 1
                cured_points += box.patient_points[patient]
        for patient, fate, brings in fates + self.fates:
            facts = {
                "there": 1,
                "fate": fate,
                "points": box.patient_points[patient],
                "urgent": int(patient in practice.emergency),
                "lost": int(self.loss) if end and patient in practice.emergency else HADES,
                "curable": curable,
                "all_points": all_points,
                "cured": cured,
                "cured_points": cured_points,
            }
            found.append(Part("patient", brings, {"patient": patient}, facts))
        used = self._used(sum(self.left))
        for place in range(len(self.doctors)):
            doctor = self.doctors[place]
            points = box.doctor_points[doctor]
            left = self.left[place]
            helps = int(left < self.free[place])  # somebody who is here
            facts = {"there": 1, "left": left, "points": points, "helps": helps}
            worth = self._doctor_worth(place, used)
            found.append(Part("doctor", worth, {"doctor": doctor}, facts))
        points = practice.points
        found.append(Part("score", points, {}, {"points": points}))
        found.append(Part("coming", TO_COME * self.flow))
        found.append(Part("order", -ORDER * self.order))
        leftover = 0.0  # what is left for the treatment when nobody comes any more
        money = self._money_worth(self.money)
        if self.flow or money < 0.0:
            facts = {"rest": self.money, "short": max(0, -self.money)}
            found.append(Part("money", money, {}, facts))
        else:
            leftover += money
        for medicine in range(3):
            vials = self.vials[medicine]
            worth = self._vials_worth(vials)
            if self.flow:
                found.append(Part("vials", worth, {"medicine": medicine}, {"vials": vials}))
            else:
                leftover += worth
        if leftover:
            found.append(Part("leftover", leftover))
        ready = COUNT[self.ready]
        found.append(Part("assistant", self.helper * ready, {}, {"ready": ready}))
        space = min(self.reputation, len(box.wages) - 1)
        facts = {"steps": space, "wage": box.wages[space]}
        found.append(Part("reputation", self._reputation_worth(self.reputation), {}, facts))
        if self.optioned != NONE:
            found.append(Part("option", self._option_worth(), {"doctor": self.optioned}))
        if self.tiles and self.rounds:
            worth = TILE * self.tiles
            for tile in self.others:
                worth += self._tile_worth(tile)
            found.append(Part("tiles", worth, {}, {"tiles": self.tiles}))
        return found

    def _money_worth(self, money: int) -> float:
        if money < 0:
            return money * (self.rate if self.flow > 3 * self.rounds else DEBT)
        enough = 6 + 4 * self.hires
        if money > enough:
            return self.rate * (enough + PLENTY * (money - enough))
        return self.rate * money

    def _vials_worth(self, vials: int) -> float:
        wanted = NEEDED * self.flow
        if self.rounds:
            wanted += NEEDED * self.unmatched
        sold = SELLING * self.rate
        if vials <= wanted:
            return vials * max(VIAL, sold)
        return wanted * max(VIAL, sold) + (vials - wanted) * sold

    def _option_worth(self) -> float:
        due = max(0, self.box.costs[self.optioned] - OPTION)
        if due > self.purse:
            return 0.0
        cost = self.cost(due)
        return OPTIONED * max(0.0, self.doctor(self.optioned) - cost)

    def _used(self, free: int) -> float:
        """How surely each of so many free contracts is used."""
        if not free:
            return 1.0
        to_come = 0.9 * self.flow + 0.5 * self.unmatched * (self.rounds > 0)
        return USED * min(1.0, to_come / free)

    def _doctors_worth(self) -> float:
        free = 0
        for place in range(len(self.left)):
            free += self.left[place]
        used = self._used(free)
        found = 0.0
        for place in range(len(self.kinds)):
            found += used * CONTRACT[COUNT[self.kinds[place]]]
        for place in range(len(self.doctors)):
            found += self._service_worth(place, used)
        return found

    def _service_worth(self, place: int, used: float) -> float:
        """What a doctor brings who is done, for the wages until then."""
        box = self.box
        doctor = self.doctors[place]
        left = self.left[place]
        chance = 1.0
        for _ in range(left):
            chance *= used
        found = chance * box.doctor_points[doctor]
        if doctor == BASIC and self.keeps:
            found += chance * self.basic()
        if left and self.rounds and (doctor < TILE_DOCTOR or not box.revised):
            found -= self.wage * self.rate
        return found

    def _doctor_worth(self, place: int, used: float) -> float:
        """A doctor with the contracts that are free."""
        found = self._service_worth(place, used)
        for contract in range(len(self.kinds)):
            if self.owners[contract] == place:
                found += used * CONTRACT[COUNT[self.kinds[contract]]]
        return found

    def basic(self) -> float:
        """What it brings to keep the basic doctor who has fulfilled everything (H-D14)."""
        found = -self.wage * self.rate
        for kinds in self.box.contracts[BASIC]:
            found += USED * CONTRACT[COUNT[kinds]]
        return max(0.0, found + USED * USED * self.box.doctor_points[BASIC])

    def _reputation_worth(self, reputation: int) -> float:
        last = len(self.box.wages) - 1
        reputation = max(0, min(last, reputation))
        return reputation * (REPUTATION * self.pays + STEP)

    def _tile_worth(self, tile: int) -> float:
        """What a tile brings beside standing for a vial."""
        box = self.box
        kind = box.tile_kinds[tile]
        if kind == WELCOME_TILE:
            return 0.5 * self.gain(box.tile_gains[tile])
        if kind == DOUBLE:
            return 0.5 * self.rate * 4.0
        return 0.0

    # What more of something would bring

    def gain(self, gain: Gain) -> float:
        found = gain.points + self._money_worth(self.money + gain.money)
        found -= self._money_worth(self.money)
        for medicine in range(3):
            if gain.vials[medicine]:
                have = self.vials[medicine]
                found += self._vials_worth(have + gain.vials[medicine]) - self._vials_worth(have)
        found += self._reputation_worth(self.reputation + gain.reputation)
        return found - self._reputation_worth(self.reputation)

    def doctor(self, doctor: int) -> float:
        """What it would bring to hire this doctor, whatever the cost."""
        box = self.box
        contracts = box.contracts[doctor]
        free = len(contracts)
        for left in self.left:
            free += left
        used = self._used(free)
        if self.unmatched:
            used = max(used, min(1.0, 0.7 * self.unmatched / len(contracts)))
        found = 0.0
        chance = 1.0
        for kinds in contracts:
            found += used * (CONTRACT[COUNT[kinds]] + (1.5 if self.unmatched else 0.0))
            chance *= used
        return found + chance * box.doctor_points[doctor] - (self.wage * self.rate) * 0.5

    def vial(self, medicine: int) -> float:
        have = self.vials[medicine]
        return self._vials_worth(have + 1) - self._vials_worth(have)

    def cost(self, money: int) -> float:
        return self._money_worth(self.money) - self._money_worth(self.money - money)

    def without(self, doctor: int) -> float:
        """What it brings not to pay this doctor any more."""
        box = self.box
        if doctor not in self.doctors:
            return 0.0
        left = self.left[self.doctors.index(doctor)]
        saved = self.cost(self.wage)
        if left == len(box.contracts[doctor]) and self.flow + self.unmatched == 0:
            return saved
        return saved - box.doctor_points[doctor] - len(box.contracts[doctor]) * 1.0


def _counted(state: Hippocrates, seat: int) -> list[Part]:
    """What the points are made of when all is over: the lost are named, as they were before."""
    practice = state.practices[seat]
    lost = practice.hades + practice.emergency
    found: list[Part] = []
    points = practice.points
    for patient in lost:
        cost = HADES if patient in practice.hades else 1
        points += cost
        facts = {
            "there": 1,
            "fate": GONE,
            "points": state.box.patient_points[patient],
            "urgent": 0,
            "lost": cost,
        }
        found.append(Part("patient", -float(cost), {"patient": patient}, facts))
    found.append(Part("score", points, {}, {"points": points}))
    return found


def _insert(
    waiting: list[int],
    values: list[float],
    risks: list[float],
    patient: int,
    points: int,
    risk: float,
) -> None:
    """Keep patients sorted by what their treatment brings, the best first."""
    value = points + risk
    place = len(waiting)
    while place and values[place - 1] < value:
        place -= 1
    waiting.insert(place, patient)
    values.insert(place, value)
    risks.insert(place, risk)


def _still_recruits(state: Hippocrates, seat: int) -> bool:
    """Can this seat still hire somebody this round?"""
    frame = state.frame
    while isinstance(frame, (Settle, Lightning)):
        frame = frame.below
    if isinstance(frame, (OptionDoctor, Optioned)):
        return True
    if isinstance(frame, Recruit):
        return seat == frame.seat or seat in frame.order
    if isinstance(frame, HireOptioned):
        return seat == frame.seat or seat in frame.order
    if isinstance(frame, Recruited):
        return seat in frame.order
    if isinstance(frame, ThenOptioned):
        return seat in frame.order
    if isinstance(frame, OptionHired):
        return seat in frame.order
    return False


# The first assistant: before the dice are rolled, what each could fetch

OTHER_DICE: Final = 1.0 - (2.0 / 3.0) ** 5  # how surely another region's die shows a certain row


def _reaching(state: Hippocrates, seat: int) -> list[Part]:
    """What the assistant that one begins with may fetch more than another, as long as nobody has
    welcomed anybody."""
    ready = state.practices[seat].assistants
    begins = state.phase == SETUP or (state.phase == WELCOME and state.round == state.turn == 1)
    if COUNT[ready] != 1 or not begins or any([marker != NONE for marker in state.columns]):
        return []
    helper = ready >> 1  # the bits 1, 2 and 4
    reach, patient = _reach(state, seat, helper)
    others = [_reach(state, seat, other)[0] for other in range(3) if other != helper]
    points = 0 if patient == NONE else state.box.patient_points[patient]
    facts = {"helper": helper, "patient": patient, "points": points}
    return [Part("reach", reach - max(others), {}, facts)]


def _reach(state: Hippocrates, seat: int, helper: int) -> tuple[float, int]:
    """What a seat with this assistant can expect of its first turn, and the best patient whom the
    assistant could fetch."""
    practice = state.practices[seat]
    ready = practice.assistants
    practice.assistants = 1 << helper
    rolls: list[tuple[float, int, float]] = []  # worth, column, how likely
    most = -1e9
    best = NONE
    for column in range(COLUMNS):
        taken = [-1e9] * ROWS
        fetched = [-1e9] * ROWS
        for row in range(ROWS):
            if not (can_take(state, seat, column, row) and state.stacks[column]):
                continue
            taken[row] = _space(state, seat, column, row, False, NONE)
            fetched[row] = _space(state, seat, column, row, helper == SCHEDULING, helper)
            if fetched[row] > most:
                most = fetched[row]
                place = column * ROWS + row
                scheduled = helper == SCHEDULING
                best = state.stacks[column][0] if scheduled else state.queue[place]
        for row in range(ROWS):  # where the die lies
            if helper == SCHEDULING:
                rolls.append((max(taken[row], fetched[row]), column, 1.0))
                continue
            one, two = sorted([fetched[other] for other in range(ROWS) if other != row])
            sure = 1.0 if helper == CHARITABLE else OTHER_DICE
            rolls.append((max(taken[row], two), column, sure))
            rolls.append((max(taken[row], one), column, 1.0 - sure))
    practice.assistants = ready
    return _best_of(rolls), best


def _best_of(rolls: list[tuple[float, int, float]]) -> float:
    """What the best column can be expected to be worth, each with a roll of its own."""
    below = [0.0] * COLUMNS  # how likely a column is worth no more than this
    found = last = 0.0
    for value, column, likely in sorted(rolls):
        below[column] += likely / ROWS
        chance = 1.0
        for one in below:
            chance *= one
        found += (chance - last) * value
        last = chance
    return found


# Leanings: below nothing, by how much a choice is worse than the best of them


def _beside_best(found: list[float]) -> list[float]:
    best = -1e9
    for value in found:
        best = max(best, value)
    return [max(SURE * (value - best), NEVER) for value in found]


def _space(
    state: Hippocrates, seat: int, column: int, row: int, scheduled: bool, helper: int
) -> float:
    """What a seat would have that takes what is there, with the help of an assistant or none."""
    box = state.box
    practice = state.practices[seat]
    place = column * ROWS + row
    gain = box.gains[column][row]
    patient = state.stacks[column][0] if scheduled else state.queue[place]
    examination = practice.examination
    money = practice.money
    ready = practice.assistants
    assistant = assistant_of(column)
    if helper != NONE:
        practice.assistants &= ~(1 << helper)
    if assistant != NONE:
        practice.assistants |= 1 << assistant
    if patient == NONE:
        practice.money += box.empty[column][row]
        found = Outlook(state, seat, True).worth()
    else:
        reputation = state.reputation[seat]
        after = reputation + gain.reputation
        state.reputation[seat] = max(0, min(len(box.wages) - 1, after))
        practice.examination = (*examination, patient)
        practice.money += gain.money
        if not scheduled:
            practice.money += state.bribes[place]
        for medicine in range(3):
            practice.vials[medicine] += gain.vials[medicine]
        found = gain.points + Outlook(state, seat, True).worth()
        for medicine in range(3):
            practice.vials[medicine] -= gain.vials[medicine]
        state.reputation[seat] = reputation
        practice.examination = examination
    practice.money = money
    practice.assistants = ready
    return found - ORDER * column


def _lean_assist(state: Hippocrates, seat: int, choices: list[Action]) -> list[float]:
    reach = [_reach(state, seat, helper)[0] for helper in range(3)]
    return _beside_best([-1e9 if one.aside else reach[one.values[0]] for one in choices])


def _lean_enter(state: Hippocrates, seat: int, choices: list[Action]) -> list[float]:
    ready = state.practices[seat].assistants
    found: list[float] = []
    best = -1e9
    regained = NONE  # the assistant that the best column would give again
    for action in choices:
        if action.aside:
            found.append(-1e9)
            continue
        column = action.values[0]
        value = -1e9
        if action is IDLE[column]:
            found.append(-ORDER * column)
            continue
        bits = state.dice[column]
        helped = False
        for row in range(ROWS):
            if bits >> row & 1 and can_take(state, seat, column, row):
                value = max(value, _space(state, seat, column, row, False, NONE))
        if ready:
            more = _with_help(state, seat, column, ready)
            if more > value:
                value = more
                helped = True
        found.append(value)
        if value > best:
            best = value
            assistant = assistant_of(column)
            regained = NONE
            if assistant != NONE and not helped and ready >> assistant & 1:
                regained = assistant
    found = _beside_best(found)
    if regained != NONE and state.box.revised:
        # H-D23: it is spent just before it is ready again
        look = Outlook(state, seat)
        spend = AS_DRACHMAS[regained]
        if look.vial(regained) > ASSISTANT_PAYS * look.rate:
            spend = AS_VIAL[regained]
        for place in range(len(choices)):
            if choices[place] is spend:
                found[place] = 0.5
    return found


def _with_help(state: Hippocrates, seat: int, column: int, ready: int) -> float:
    """The best that an assistant could do for somebody in this column."""
    bits = state.dice[column]
    found = -1e9
    reached = 0
    if ready >> TRAVELLING & 1:
        for elsewhere in range(COLUMNS):
            if elsewhere != column:
                reached |= state.dice[elsewhere]
    for row in range(ROWS):
        if bits >> row & 1:
            if (
                ready >> SCHEDULING & 1
                and state.stacks[column]
                and can_bear(state, seat, column, row, 0)
            ):
                found = max(found, _space(state, seat, column, row, True, SCHEDULING))
        elif (ready >> CHARITABLE & 1 or reached >> row & 1) and can_take(state, seat, column, row):
            helper = CHARITABLE if ready >> CHARITABLE & 1 else TRAVELLING
            found = max(found, _space(state, seat, column, row, False, helper))
    return found


def _lean_welcome(state: Hippocrates, seat: int, column: int, choices: list[Action]) -> list[float]:
    found: list[float] = []
    for action in choices:
        kind = action.kind.name
        row = action.values[-1]
        if kind == "take":
            found.append(_space(state, seat, column, row, False, NONE))
        elif kind == "schedule":
            found.append(_space(state, seat, column, row, True, SCHEDULING))
        elif kind == "charity":
            found.append(_space(state, seat, column, row, False, CHARITABLE))
        else:
            if kind == "exchange":
                bits = state.dice[action.values[0]]
                row = 0 if bits & 1 else 1 if bits & 2 else 2
            found.append(_space(state, seat, column, row, False, TRAVELLING))
    return _beside_best(found)


def _hired(state: Hippocrates, seat: int, doctor: int, cost: int, kit: int) -> float:
    """What a seat would have that hires this doctor and buys this kit, or none."""
    box = state.box
    practice = state.practices[seat]
    doctors = practice.doctors
    attached = practice.attached
    practice.money -= cost
    if doctor != NONE:
        practice.doctors = (*doctors, doctor)
        practice.attached = (*attached, (NONE,) * len(box.contracts[doctor]))
    if kit != NONE:
        for medicine in range(3):
            practice.vials[medicine] += box.kit_vials[kit][medicine]
    found = Outlook(state, seat, True).worth()
    if kit != NONE:
        for medicine in range(3):
            practice.vials[medicine] -= box.kit_vials[kit][medicine]
    practice.money += cost
    practice.doctors = doctors
    practice.attached = attached
    return found


def _lean_recruit(state: Hippocrates, seat: int, choices: list[Action]) -> list[float]:
    box = state.box
    without = _hired(state, seat, NONE, 0, NONE)
    found: list[float] = []
    for action in choices:
        if action is PASS:
            found.append(without)
            continue
        if action.aside:
            found.append(-1e9)
            continue
        if action is HIRE_OPTIONED:
            doctor = state.free[state.practices[seat].option]
            found.append(_hired(state, seat, doctor, max(0, box.costs[doctor] - OPTION), NONE))
            continue
        place = action.values[0]
        if action is OPTION_ON[min(place, FREE_SPACES - 1)]:
            doctor = state.free[place]
            lost = _hired(state, seat, NONE, OPTION, NONE)  # somebody else is hired, or nobody
            more = 0.0
            if box.costs[doctor] <= state.purse(seat):
                more = _hired(state, seat, doctor, box.costs[doctor], NONE) - lost
            found.append(lost + OPTIONED * max(0.0, more))
            continue
        doctor = state.regional[place]
        kit = state.kits[place]
        if action is HIRE[place]:
            found.append(_hired(state, seat, doctor, box.costs[doctor], NONE))
        elif action is KIT[place]:
            found.append(_hired(state, seat, NONE, box.kit_costs[kit], kit))
        else:
            cost = box.costs[doctor] + box.kit_costs[kit]
            value = _hired(state, seat, doctor, cost, kit)
            tile = state.tiles[place]
            if tile != NONE:
                value += _tile(state, seat, tile)
            found.append(value)
    found = _beside_best(found)
    if isinstance(state.asking(seat), HireOptioned) and HIRE_OPTIONED not in choices:
        doctor = state.free[state.practices[seat].option]
        cost = max(0, box.costs[doctor] - OPTION)
        sales = raised(state, seat, cost, [0, 0, 0], state.practices[seat].assistants)
        if sales:
            _lean_to_sale(
                choices, found, sales[0], _sold(state, seat, sales, doctor, cost) - without
            )
    return found


def _sold(
    state: Hippocrates, seat: int, sales: list[Action], doctor: int = NONE, cost: int = 0
) -> float:
    """What a seat would have that sells all this, and then perhaps hires a doctor."""
    practice = state.practices[seat]
    vials, ready, money = practice.vials, practice.assistants, practice.money
    practice.vials = vials[:]
    for action in sales:
        number = action.values[0]
        if action is SELL[number]:
            practice.vials[number] -= 1
            practice.money += SELLING
        else:
            practice.assistants &= ~(1 << number)
            practice.money += ASSISTANT_PAYS
    found = _hired(state, seat, doctor, cost, NONE)
    practice.vials, practice.assistants, practice.money = vials, ready, money
    return found


def _lean_to_sale(choices: list[Action], found: list[float], sale: Action, more: float) -> None:
    """A sale that pays for something is worth a thought; the best answer still is one, too."""
    if more > 0.0:
        found[choices.index(sale)] = min(1.0, SURE * more)


def _tile(state: Hippocrates, seat: int, tile: int) -> float:
    """What a tile would bring, at a glance."""
    if state.box.tile_kinds[tile] == LIGHTNING:
        return Outlook(state, seat).gain(state.box.tile_gains[tile])
    return 1.5


def _lean_tile(state: Hippocrates, look: Outlook, action: Action) -> float:
    """At a welcome, when offerings are collected, when lightning strikes."""
    kind = action.kind.name
    if kind == "use":
        return look.gain(state.box.tile_gains[action.values[0]]) - TILE
    if kind == "double":
        return state.box.offerings[action.values[0]] * look.rate - TILE
    return NEVER if action.aside else 0.0


def _lean_pay(state: Hippocrates, seat: int, look: Outlook, action: Action) -> float:
    if action.aside:
        # Rather a vial or an assistant than a doctor
        if look.money < 0 and action.kind.name in ("sell", "spend_as_drachmas"):
            return 2.0 - (look.vial(action.values[0]) if action in SELL else look.helper)
        return NEVER
    return 0.0 if action is PAY else look.without(action.values[0])


def _lean_treat(state: Hippocrates, seat: int, choices: list[Action]) -> list[float]:
    """The best arrangement is hard to better; nobody passes who can treat. But nothing is sold for
    it: for a patient whose vials are too dear something may be."""
    found: list[float] = []
    for action in choices:
        found.append(0.0 if action is ARRANGE else NEVER if action.aside else -5.0)
    before = 0.0
    looked = False
    practice = state.practices[seat]
    sale = PASS
    most = 0.0
    tiles = len(usable_tiles(state, seat))
    for patient in waiting(state, seat):
        if TREAT[patient] in choices:
            continue
        own = int(patient >= TILE_PATIENT)
        needs = state.box.needs[patient]
        sales = raised_for_vials(state, seat, needs, tiles - own, practice.assistants)
        if not sales:
            continue
        if not coverable(free_contracts(state, seat), state.box.kinds[patient], 0):
            continue
        if not looked:
            looked = True
            before = Outlook(state, seat).worth()
        more = _sold(state, seat, sales) - before
        if more > most:
            most = more
            sale = sales[0]
    if most > 0.0:
        _lean_to_sale(choices, found, sale, most)
    return found


def _lean_save(state: Hippocrates, seat: int, choices: list[Action]) -> list[float]:
    """At the end vials alone will do, and whatever is left is worth nothing: as many are saved as
    can be, nobody goes on before, and only where that takes a sale something is sold."""
    loss = float(HADES if state.box.revised else 1)
    saved, sales = _savable(state, seat)
    first = [TREAT[patient] for patient in saved if TREAT[patient] in choices]
    found: list[float] = []
    for action in choices:
        if action.aside:
            found.append(SURE * loss if sales and not first and action is sales[0] else NEVER)
        elif action in first:
            found.append(0.0)
        elif action is PASS:
            found.append(-5.0 if first else 0.0)
        else:  # who takes the vials of more others
            found.append(-loss)
    return found


def _savable(state: Hippocrates, seat: int) -> tuple[list[int], list[Action]]:
    """The most whose vials can be paid together at the end, and what must be sold for it."""
    practice = state.practices[seat]
    patients = practice.emergency
    best: list[int] = []
    selling: list[Action] = []
    for some in range(1, 1 << len(patients)):
        group = [patients[place] for place in range(len(patients)) if some >> place & 1]
        if len(group) < len(best) or (len(group) == len(best) and not selling):
            continue
        needs = [0, 0, 0]
        for patient in group:
            for medicine in range(3):
                needs[medicine] += state.box.needs[patient][medicine]
        sales: list[Action] = []
        if not payable(state, seat, needs, 0, practice.assistants):
            sales = raised_for_vials(state, seat, needs, 0, practice.assistants)
            if not sales:
                continue
        if len(group) > len(best) or not sales:
            best = group
            selling = sales
    return best, selling


def _lean_attach(state: Hippocrates, action: Action) -> float:
    return -0.5 * COUNT[state.box.contracts[action.values[0]][action.values[1]]]


def _lean_basic(look: Outlook, action: Action) -> float:
    if action.aside:
        return NEVER
    return look.basic() if action is KEEP_BASIC else 0.0
