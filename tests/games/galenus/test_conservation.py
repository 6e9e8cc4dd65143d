"""Nothing comes from nothing and nothing vanishes: whatever changes on the table is told by an
event, patients are somewhere, and every mediple stands on one space."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from asclepia.games.galenus.vocabulary import ASIARCH
from asclepia.table import Event, State

from .positions import GAME, HUMOURS, NONE, TABLES
from .sets import strange

View = dict[str, Any]
MEDIPLES = 6
FACES = 72
#: What makes a game eventful, if it can be done.
EAGER = (
    "publish",
    "project",
    "journey_project",
    "focus",
    "all_focus",
    "solicit",
    "hospital",
    "join",
    "swap",
)


def random_moves(
    table: tuple[int, str, str, str], wild: bool
) -> Iterator[tuple[State, State, list[Event]]]:
    """A random game, with our set or a strange one: before and after each move, what was told."""
    seats, villas, colleague, level = table
    rng = random.Random(f"{table} {wild}")
    state = GAME.start(
        seats,
        rng.getrandbits(32),
        strange(rng) if wild else None,
        villas=villas,
        colleague=colleague,
        level=level,
    )
    while not state.over:
        seat = rng.choice(state.pending)
        choices = state.choices(seat)
        wanted = [one for one in choices if one.kind.name in EAGER]
        if wanted and rng.random() < 0.5:
            choices = wanted
        elif rng.random() < 0.8:
            choices = [one for one in choices if not one.aside]
        before = state.clone()
        told = state.play(seat, rng.choice(choices))
        yield before, state, told


# A book-keeper who sees the table once, and from then on only hears what is told


class Books:
    def __init__(self, view: View, printed: View) -> None:
        self.view = view
        self.printed = printed

    def hear(self, event: Event) -> None:
        keep: Callable[..., None] | None = getattr(self, f"on_{event.kind.name}", None)
        if keep is not None:
            keep(**dict(zip(event.kind.fields, event.values, strict=True)))

    def add(self, seat: int, name: str, by: int, now: int | None = None) -> None:
        player = self.view["players"][seat]
        player[name] += by
        assert now is None or player[name] == now

    def add_to(self, seat: int, name: str, humour: int, by: int) -> None:
        self.view["players"][seat][name][humour] += by

    # The year

    def on_moved_in(self, seat, villa):
        printed = self.printed["villas"][villa]
        player = self.view["players"][seat]
        for name in ("philosophy", "health", "reputation"):
            player[name] = printed[name]["start"]
        player["villa"] = villa

    def on_first_player(self, seat):
        self.view["first"] = seat

    def on_year_began(self, year):
        self.view["year"] = year
        for player in self.view["players"]:
            player.update(at_home=MEDIPLES, planned=0, office=0, ward=0, results=False)
        for one in self.view["visitors"]:
            one.update(did=0, success=False)
        theatre = self.view["theatre"]
        theatre["subject"] = NONE
        theatre["prepared"] = [0] * len(self.view["players"])
        if self.view["mode"] == "rome":
            theatre["markers"] = [0] * len(self.view["players"])

    def on_galenus_moved(self, by, space):
        self.view["theatre"]["galenus"] += by
        assert self.view["theatre"]["galenus"] == space

    def on_journey_opened(self, journey):
        view = self.view["journey"]
        self.view["journeys_gone"].append(view["card"])
        self.view["journeys_left"] -= 1
        view.update(card=journey, goods=self.printed["journeys"][journey]["goods"][:])

    def on_region_opened(self, region, face):
        view = self.view["regions"][region]
        assert sum(view["patients"]) == 0
        self.view["gone"].append(view["face"])
        winter = face >= len(self.printed["faces"]) // 2
        assert winter != view["winter"]
        if not winter:
            self.view["decks"][0 if self.view["mode"] == "pergamon" else region] -= 1
        seeds = self.printed["faces"][face]["seeds"][:]
        view.update(face=face, winter=winter, patients=seeds)

    # Work

    def on_planned(self, seat, section):
        self.add(seat, "at_home", -1)

    def on_began(self, seat, prepared):
        self.add(seat, "at_home", -prepared)
        self.view["players"][seat]["results"] = True
        self.view["theatre"]["prepared"][seat] += prepared

    on_stopped = on_began

    def on_subject_chosen(self, seat, humour):
        self.view["theatre"]["subject"] = humour

    def on_published(self, seat, humour, line, focus, philosophy, points, works):
        assert focus > 0
        self.add_to(seat, "focus", humour, -focus)
        self.add(seat, "philosophy", -philosophy)
        self.add(seat, "impact", points)
        self.add(seat, "works", works)
        self.add(seat, "publications", 1)
        assert self.view["lines"][humour][line] == works
        self.view["lines"][humour][line] = 0

    def on_solicited(self, seat, region, humour):
        self.view["regions"][region]["patients"][humour] -= 1
        self.add_to(seat, "hospital", humour, 1)

    def on_dosed(self, seat, humour):
        self.add_to(seat, "herbs", humour, -1)

    def on_made_impact(self, seat, humour):
        self.add(seat, "impact", 1)

    def on_focused(self, seat, humour):
        self.add_to(seat, "focus", humour, 1)

    def on_exchanged(self, seat, humour, old):
        self.add_to(seat, "focus", humour, 1)
        self.add_to(seat, "focus", old, -1)

    def on_focus_lost(self, seat, humour):
        self.add_to(seat, "focus", humour, -1)

    def on_cleared(self, seat, region, points):
        self.add(seat, "impact", points)

    def on_rose(self, seat, humour, steps, position):
        assert steps > 0
        self.add_to(seat, "skill", humour, steps)
        assert self.view["players"][seat]["skill"][humour] == position

    def on_primus(self, seat, humour, points):
        assert self.view["primus"][humour] == NONE
        self.view["primus"][humour] = seat
        self.add(seat, "impact", points)

    def on_recuperated(self, seat, by):
        self.add(seat, "health", by)

    def on_joined(self, seat, doctrine):
        self.view["baths"]["doctrines"].remove(doctrine)
        held = self.view["players"][seat]["doctrines"]
        held[:] = sorted([*held, doctrine])

    def on_shopped(self, seat, good):
        self.on_discarded(NONE, good)
        if good < len(HUMOURS):
            self.add_to(seat, "herbs", good, 1)
        else:
            self.add(seat, "books", 1)

    def on_scored(self, seat, points):
        self.add(seat, "impact", points)

    def on_philosophy(self, seat, by, now):
        self.add(seat, "philosophy", by, now)

    def on_reputation(self, seat, by, now):
        self.add(seat, "reputation", by, now)

    def on_health(self, seat, by, now, cause):
        self.add(seat, "health", by, now)

    def on_herb(self, seat, humour, by):
        self.add_to(seat, "herbs", humour, by)

    def on_books(self, seat, by):
        self.add(seat, "books", by)

    def on_works(self, seat, by):
        self.add(seat, "works", by)

    def on_read(self, seat):
        self.add(seat, "books", -1)

    def on_invoked(self, seat, doctrine):
        used = self.view["players"][seat]["used"]
        used[:] = sorted([*used, doctrine])

    # The contest

    def on_contest_began(self, humour):
        assert humour == self.view["theatre"]["subject"]
        if self.view["mode"] != "rome":
            self.view["theatre"]["markers"] = [0] * len(self.view["players"])

    def on_advanced(self, seat, by, space):
        assert by > 0
        markers = self.view["theatre"]["markers"]
        markers[seat] += by
        assert markers[seat] == space

    def on_bid(self, seat, philosophy, focus, space):
        self.add(seat, "philosophy", -philosophy)
        if focus:
            self.add_to(seat, "focus", self.view["theatre"]["subject"], -focus)
        if philosophy + focus:
            self.on_advanced(seat, philosophy + focus, space)

    # The colleague and the dignitaries

    def visitor(self, who):
        (found,) = [one for one in self.view["visitors"] if one["who"] == who]
        return found

    def on_visitor_treated(self, dignitary, region, humour, count):
        assert count > 0
        self.view["regions"][region]["patients"][humour] -= count
        self.visitor(dignitary)["did"] += count

    def on_discarded(self, dignitary, good):
        """Goods are told one by one; in which order they lie then is not this test's business."""
        self.view["journey"]["goods"].remove(good)
        if dignitary != NONE:
            self.visitor(dignitary)["did"] += 1

    def on_gladiators(self, by, now):
        self.left = -by

    def on_acted(self, dignitary, success):
        one = self.visitor(dignitary)
        one["success"] = bool(success)
        if dignitary == ASIARCH and success:
            one["did"] = self.left

    def on_pelops_rose(self, humour, position):
        assert position > self.view["pelops"][humour]
        self.view["pelops"][humour] = position

    def on_works_moved(self, humour, line, works):
        lines = self.view["lines"][humour]
        assert lines[line - 1] == works
        lines[line - 1] = 0
        lines[line] += works

    def on_visitor_advanced(self, dignitary, by, space):
        assert by == space
        self.visitor(dignitary)["marker"] = space

    def on_visitor_moved(self, dignitary, region):
        self.visitor(dignitary)["region"] = region

    def on_swapped(self, seat, one, other):
        first, second = self.visitor(one), self.visitor(other)
        first["marker"], second["marker"] = second["marker"], first["marker"]

    def on_removed(self, dignitary):
        self.view["visitors"].remove(self.visitor(dignitary))

    def on_goal_met(self, goal, place):
        assert self.view["goals"][place]["goal"] == goal
        assert not self.view["goals"][place]["met"]
        self.view["goals"][place]["met"] = True

    # The end

    def on_counted(self, seat, works, philosophy, theriac, hospital):
        player = self.view["players"][seat]
        assert works == 2 * player["works"]
        assert philosophy == player["philosophy"]
        assert theriac == 10 * all(player["herbs"])
        assert abs(hospital) == sum(player["hospital"])
        self.add(seat, "impact", works + philosophy + theriac - abs(hospital))


def booked(view: View) -> View:
    """What a book-keeper can know: all but where mediples act and who is treated when, which the
    tests below look after."""
    theatre = view["theatre"]
    players = [
        {key: value for key, value in player.items() if key not in ("planned", "office", "ward")}
        for player in view["players"]
    ]
    if view["mode"] == "pergamon":  # there mediples go straight from home
        for player in players:
            del player["at_home"], player["results"]
    for player in players:
        del player["hospital"]
    return {
        **{name: view[name] for name in ("year", "first", "decks", "journeys_left", "lines")},
        **{name: view[name] for name in ("journeys_gone", "primus")},
        "goals": [(one["goal"], one["met"]) for one in view["goals"]],
        "gone": sorted(view["gone"]),
        "faces": [(one["face"], one["winter"]) for one in view["regions"]],
        "journey": (view["journey"]["card"], sorted(view["journey"]["goods"])),
        "doctrines": view["baths"]["doctrines"],
        "theatre": [theatre[name] for name in ("subject", "prepared", "markers", "galenus")],
        "players": players,
        "visitors": [
            [one[name] for name in ("who", "marker", "region", "did", "success")]
            for one in view["visitors"]
        ],
        "pelops": view["pelops"] or None,
    }


def check_told(was: View, now: View, printed: View, told: list[Event]) -> None:
    books = Books(was, printed)
    for event in told:
        books.hear(event)
    expected, found = booked(books.view), booked(now)
    if found["pelops"] is None:
        expected["pelops"] = None  # he has left
    assert found == expected


# Patients


def waiting(view: View) -> list[int]:
    """Patients and gladiators, wherever they are, by humour."""
    found = [view["arena"]["gladiators"], 0, 0, 0]
    for part in (*view["regions"], *view["players"]):
        for humour, count in enumerate(part["patients" if "patients" in part else "hospital"]):
            assert count >= 0
            found[humour] += count
    return found


def check_patients(was: View, now: View, printed: View, told: list[Event], treated: int) -> None:
    """Each is somewhere until treated."""
    come = [0, 0, 0, 0]
    to_impact = [0, 0, 0, 0]
    for event in told:
        if event.kind.name == "made_impact":
            to_impact[event.values[1]] += 1
        elif event.kind.name == "gladiators":
            come[0] += event.values[0]
        elif event.kind.name == "region_opened":
            seeds = printed["faces"][event.values[1]]["seeds"]
            come = [had + more for had, more in zip(come, seeds, strict=True)]
        elif event.kind.name == "visitor_treated":
            come[event.values[2]] -= event.values[3]
    there = zip(waiting(was), come, waiting(now), strict=True)
    left = [had + more - has for had, more, has in there]
    assert sum(left) == treated
    assert all(gone >= known for gone, known in zip(left, to_impact, strict=True))


# Mediples


def mediples(view: View, seat: int) -> int:
    """On all spaces together."""
    player = view["players"][seat]
    found: int = player["at_home"] + player["planned"] + player["office"] + player["ward"]
    baths, arena, journey = view["baths"], view["arena"], view["journey"]
    rows = [baths["planned"], baths["recuperated"], [baths["joined"]]]
    rows += [arena["planned"], arena["inside"]]
    rows += [journey["planned"], journey["shoppers"], [journey["project"]]]
    for region in view["regions"]:
        rows += [region["planned"], region["treated"], [region["project"]]]
    found += view["theatre"]["prepared"][seat] + view["swapped"]
    return found + sum(row.count(seat) for row in rows)


# What there can be


def check_tracks(view: View, printed: View) -> None:
    top = sum(printed["segments"]) - 1
    held: list[int] = []
    for player in view["players"]:
        alike = player["villa"] == NONE
        villa = printed["standard"] if alike else printed["villas"][player["villa"]]
        for name in ("philosophy", "health", "reputation"):
            assert 0 <= player[name] <= villa[name]["most"]
        assert sum(player["focus"]) <= villa["focus"]
        amounts = [*player["focus"], *player["herbs"], player["books"], player["works"]]
        assert min(amounts) >= 0
        assert all(0 <= position <= top for position in player["skill"])
        assert set(player["used"]) <= set(player["doctrines"])
        assert len(player["doctrines"]) <= 1 or view["mode"] == "pergamon"
        held += player["doctrines"]
    assert sorted([*held, *view["baths"]["doctrines"]]) == [0, 1, 2]
    for humour, seat in enumerate(view["primus"]):
        there = [one for one in view["players"] if one["skill"][humour] == top]
        assert there == ([] if seat == NONE else [view["players"][seat]])


def check_cards(state: State) -> None:
    """Each is in one place, hidden ones included."""
    faces = [*state.gone]
    for face, back in zip(state.faces, state.backs, strict=True):
        faces += [face] if back == NONE else [face, back]
    for deck in state.decks:
        for card in deck:
            faces += divmod(card, FACES)
    assert sorted(faces) == list(range(FACES))
    journeys = [*state.journeys_gone, state.journey, *state.journeys]
    assert sorted(journeys) == list(range(10))


@pytest.mark.parametrize("wild", [False, True], ids=["ours", "strange"])
@pytest.mark.parametrize("table", TABLES, ids=lambda one: "-".join(map(str, one)))
@pytest.mark.rule("A-C1", "A-C2", "A-T1", "A-T2", "A-P2", "A-V1", "A-W3", "A-K2", "A-Y4", "S-9")
def test_nothing_appears_or_vanishes_unaccounted(table, wild):
    for before, after, told in random_moves(table, wild):
        was, now, printed = before.view(None), after.view(None), after.printed()
        treated = [sum(one.treated for one in state.physicians) for state in (before, after)]
        check_patients(was, now, printed, told, treated[1] - treated[0])
        check_tracks(now, printed)
        check_cards(after)
        for seat in range(after.seats):
            assert mediples(now, seat) == MEDIPLES
        check_told(was, now, printed, told)  # last, for it writes into the view from before
