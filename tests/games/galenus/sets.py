"""Component sets of Galenus made by chance: every word of the vocabulary, with values that come up
in play. They are valid, and stranger than what anybody would print.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from asclepia.games.galenus.components import (
    Card,
    Doctrine,
    Face,
    Gain,
    GalenusComponents,
    Goal,
    GoalFace,
    Humours,
    Journey,
    Measures,
    Power,
    Price,
    Project,
    Track,
    Tracks,
    Villa,
    Words,
)
from asclepia.games.galenus.vocabulary import CARDS_OF_A_CLASS, CLASSES, HUMOURS, JOURNEYS, VILLAS

#: What a measure may have to reach: mostly little, so that it is reached in some games.
MEASURES = {
    "impact": (1, 3, 10, 30),
    "works": (1, 2, 4),
    "publications": (1, 2, 4, 6),
    "humours": (1, 2, 4),
    "primus": (1, 2),
    "level": (1, 2, 3),
    "sanguine": (1, 2, 3, 4),
    "phlegmatic": (1, 2, 3, 4),
    "choleric": (1, 2, 3, 4),
    "melancholic": (1, 2, 3, 4),
    "philosophy": (1, 2, 4),
    "reputation": (1, 2, 4),
    "health": (1, 2, 4),
    "focus": (1, 2, 4),
    "herbs": (1, 2, 4),
    "books": (1, 2),
    "doctrines": (1, 2),
    "treated": (1, 5, 20, 60),
    "cleared": (1, 2, 5),
    "firsts": (1, 2),
}
#: The numbers of a villa's power, and what else they may be.
POWERS = {
    "arena": (0, 2, 3),
    "first_in_line": (0, 2, 4),
    "solicit": (0, 2, 3),
    "called": (0, 2, 3),
    "discount": (1, 2, 5),
    "publication": (0, 1, 5),
    "book": (0, 1, 3, 6),
    "fame": (0, 2, 4),
    "plague": (0, 2, 4),
    "goods": (1, 2, 9),
    "bonus": (1, 3),
    "rest": (1, 3, 7),
    "preparation": (1, 4),
}


def some(luck: random.Random, likely: float, most: int = 2) -> int:
    """Mostly nothing."""
    return luck.randint(1, most) if luck.random() < likely else 0


def humours(luck: random.Random, likely: float, most: int = 2) -> Humours:
    return Humours(*[some(luck, likely, most) for _ in HUMOURS])


def measures(luck: random.Random, count: int, reach: int) -> Measures:
    """So many, each of the first `reach` values."""
    names = luck.sample(sorted(MEASURES), count)
    return Measures(**{name: luck.choice(MEASURES[name][:reach]) for name in names})


def price(luck: random.Random, count: int) -> Price:
    """So many kinds of things are paid."""
    kind = luck.choice(HUMOURS)
    parts: dict[str, Any] = {
        "philosophy": luck.choice([1, 1, 2, 4]),
        "reputation": luck.choice([1, 1, 2]),
        "health": luck.choice([1, 2]),
        "books": luck.choice([1, 1, 2]),
        "focus": Humours(**{kind: luck.choice([1, 2])}),
        "any_focus": luck.choice([1, 2, 3]),
        "herbs": Humours(**{kind: 1}),
        "any_herbs": luck.choice([1, 2]),
    }
    return Price(**{name: parts[name] for name in luck.sample(sorted(parts), count)})


def gain(luck: random.Random, likely: float) -> Gain:
    return Gain(
        impact=some(luck, likely, 5),
        philosophy=some(luck, likely, 4),
        reputation=some(luck, likely, 4),
        health=some(luck, likely, 3),
        books=some(luck, likely),
        works=some(luck, likely / 2),
        focus=humours(luck, likely / 3),
        any_focus=some(luck, likely, 3),
        herbs=humours(luck, likely / 2),
        any_herbs=some(luck, likely, 3),
        skill=humours(luck, likely / 3),
        any_skill=some(luck, likely, 3),
    )


def project(luck: random.Random, at_region: bool) -> Project:
    """Some of its parts, never nothing at all."""
    parts = luck.sample(["treat", "solicit", "publish", "gain"], luck.choice([1, 1, 2, 3]))
    if not at_region and parts == ["solicit"]:
        parts = ["gain"]
    place = luck.choice(
        ["here", "here", "hospital", "arena"] if at_region else ["hospital", "arena"]
    )
    treat, solicit, any_solicit = Humours(), Humours(), 0
    if "treat" in parts:
        if place == "arena":
            treat = Humours(sanguine=luck.randint(1, 3))
        else:
            treat = humours(luck, 0.3, luck.choice([1, 2, 3]))
    if "solicit" in parts and at_region:
        solicit, any_solicit = humours(luck, 0.2), some(luck, 0.5, 3)
    pay = price(luck, luck.choice([0, 0, 1, 1, 2, 3]))
    if "treat" in parts:
        parts = [part for part in parts if part != "publish"]
        pay = msgspec.structs.replace(pay, any_herbs=0)
    if "publish" in parts:
        pay = msgspec.structs.replace(pay, any_focus=0)
    made = Project(
        needs=measures(luck, luck.choice([0, 0, 0, 1, 2]), luck.choice([1, 1, 2, 4])),
        pay=pay,
        treat=treat,
        place=place,  # type: ignore[arg-type]
        solicit=solicit,
        any_solicit=any_solicit,
        publish=luck.choice([0, 0, 1, 3]) if "publish" in parts else None,
        gain=gain(luck, luck.choice([0.1, 0.3])) if "gain" in parts else Gain(),
    )
    if made == Project(needs=made.needs, pay=made.pay, place=made.place):
        return Project(needs=made.needs, pay=pay, gain=Gain(any_skill=1, any_herbs=1))
    return made


def face(luck: random.Random, title: str) -> Face:
    seeds = humours(luck, luck.choice([0.3, 0.7, 1.0]), luck.choice([1, 2, 4]))
    return Face(
        event=luck.choice([title, Words(en=title, fr=f"fr {title}")]),
        seeds=seeds if any(seeds.of_each()) else Humours(phlegmatic=1),
        bonus=luck.randint(0, 5),
        project=project(luck, at_region=True),
        gladiators=luck.choice([0, 0, 1, 3, -1, -2, -5]),
    )


def villa(luck: random.Random, name: str | None, swift: bool) -> Villa:
    def track(most: int) -> Track:
        length = luck.choice([1, 2, most, most])
        return Track(start=luck.choice([0, length, luck.randint(0, length)]), most=length)

    changed: dict[str, Any] = {}
    for word in luck.sample(sorted(POWERS), luck.choice([0, 1, 3, 6])):
        changed[word] = luck.choice(POWERS[word])
    if swift:
        changed["discount"] = 2
    if luck.random() < 0.3:
        changed["hospital"] = humours(luck, 0.4)
    if luck.random() < 0.3:
        changed["regions"] = humours(luck, 0.4)
    return Villa(
        philosophy=track(luck.choice([4, 7])),
        health=track(4),
        reputation=track(luck.choice([4, 8])),
        focus=luck.choice([1, 2, 4, 7]),
        power=Power(**changed),
        name=name,
    )


def strange(luck: random.Random) -> GalenusComponents:
    """A whole set. In a swift one the tops of the skill tracks are soon reached."""
    swift = luck.random() < 0.4
    longest = 2 if swift else 6
    titles = [f"event {number:03d}" for number in luck.sample(range(1000), 72)]
    cards = [
        Card(cls=cls, summer=face(luck, titles.pop()), winter=face(luck, titles.pop()))  # type: ignore[arg-type]
        for cls in CLASSES
        for _ in range(CARDS_OF_A_CLASS)
    ]
    luck.shuffle(cards)
    goods = luck.choice([1, 3, 8])
    ranks = luck.sample([1, 2, 3], 3)
    manner = luck.choice([0.05, 0.3])
    reach = luck.choice([1, 1, 2, 4])
    needs = [1] if reach == 1 else [1, 1, 2, 3]
    faces = [
        GoalFace(
            card=card,  # type: ignore[arg-type]
            goals=[Goal(needs=measures(luck, luck.choice(needs), reach)) for _ in range(2)],
        )
        for card in ("perga", "mon")
        for _ in range(4)
    ]
    luck.shuffle(faces)
    plain = not swift and luck.random() < 0.3
    return GalenusComponents(
        game="galenus",
        name="strange",
        title="Strange",
        source="chance",
        tracks=Tracks(
            segments=[min(longest, luck.choice([1, 2, 3, luck.randint(1, 6)])) for _ in range(4)],
            contest=luck.choice([7, 7, 10]),
        ),
        standard=Villa() if plain else villa(luck, None, swift),
        villas=[villa(luck, f"villa {number}", swift) for number in range(VILLAS)],
        cards=cards,
        journeys=[
            Journey(
                city=f"city {number}",
                goods=luck.choices([*HUMOURS, "book"], k=luck.randint(1, goods)),  # type: ignore[arg-type]
                project=project(luck, at_region=False),
            )
            for number in range(JOURNEYS)
        ],
        doctrines=[
            Doctrine(
                name=f"doctrine {rank}",
                rank=rank,
                pay=price(luck, luck.choice([0, 0, 1, 2])),
                gain=gain(luck, manner),
            )
            for rank in ranks
        ],
        goal_faces=faces,
    )
