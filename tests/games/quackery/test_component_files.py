"""Component sets as files: what a mistake is called, and what a set of one's own changes."""

from __future__ import annotations

import random

import pytest

from asclepia.table import ComponentError

from .positions import (
    BENCH,
    FILE,
    GAME,
    OPTIONS,
    PRINTED,
    SEATS,
    bench,
    card,
    character,
    close,
    facts,
    hospitals,
    number_of,
    play_out,
    printed_parts,
    read_parts,
    start_printed,
    step,
    table,
    write_parts,
)

ENTRIES = ("cancel", "redirect", "reverse", "double", "credit")


def first(table, **changes):
    return lambda parts: parts[table][0].update(changes)


def steps(*steps, kind="treatment"):
    """The first card does this instead."""
    return lambda parts: parts["cards"][0].update(kind=kind, steps=list(steps))


def answers(*found):
    return steps(*found, kind="response")


def end(*steps):
    """When the first patient succumbs, this happens instead."""
    return lambda parts: parts["patients"][0].update(succumbs=list(steps))


def person(use, *steps, **rest):
    """The first character can do this instead."""

    def change(parts):
        kept = {name: parts["characters"][0][name] for name in ("id", "name", "line")}
        parts["characters"][0] = {**kept, "use": use, "steps": list(steps), **rest}

    return change


def requirement(**changes):
    return lambda parts: parts["agendas"][0]["needs"][0].update(changes)


def more(table, count):
    """So many entries in all, the last one again and again under other ids."""

    def change(parts):
        del parts[table][count:]
        while len(parts[table]) < count:
            parts[table].append({**parts[table][-1], "id": f"{table} {len(parts[table])}"})

    return change


def same_id(table, other=None):
    def change(parts):
        parts[other or table][1]["id"] = parts[table][0]["id"]

    return change


def misspelt(table, old, new):
    def change(parts):
        parts[table][0][new] = parts[table][0].pop(old)

    return change


def without(table, key):
    return lambda parts: parts[table][0].pop(key)


def do(name, **rest):
    return {"do": name, **rest}


MOVE = do("move", humour="blood", by=1)
CHOSEN = do("move", humour="chosen", by=1)
BY_PLAYER = do("draw", who="player", by=1)
EITHER = do("move", humour="blood", by=1, way="chosen")

PATIENT = "patients, 'odo'"
CARD = "cards, 'bloodletting'"
PERSON = "characters, 'barber'"
AGENDA = "agendas, 'physician'"

MISTAKES = {
    # Keys and kinds of value
    "misspelt key": (misspelt("patients", "value", "worth"), "patients[0]", "worth"),
    "misspelt step": (steps(do("movve", humour="blood", by=1)), "cards[0].steps[0].do", "movve"),
    "misspelt word of a step": (steps({**MOVE, "buy": 1}), "cards[0].steps[0]", "buy"),
    "misspelt humour": (steps({**MOVE, "humour": "bile"}), "cards[0].steps[0].humour", "bile"),
    "misspelt way": (steps({**MOVE, "way": "up"}), "cards[0].steps[0].way", "up"),
    "misspelt who": (steps(do("draw", who="me", by=1)), "cards[0].steps[0].who", "me"),
    "misspelt kind": (first("cards", kind="remedy"), "cards[0].kind", "remedy"),
    "misspelt use": (first("characters", use="never"), "characters[0].use", "never"),
    "misspelt estate": (first("patients", estate="court"), "patients[0].estate", "court"),
    "misspelt mourning": (first("characters", mourning="some"), "characters[0].mourning", "some"),
    "misspelt fate": (requirement(fate="dead"), "agendas[0].needs[0].fate", "dead"),
    "misspelt whose": (requirement(whose="yours"), "agendas[0].needs[0].whose", "yours"),
    "misspelt measure": (requirement(measure="sum"), "agendas[0].needs[0].measure", "sum"),
    "missing field": (without("cards", "copies"), "cards[0]", "copies"),
    "missing language": (first("cards", name={"en": "Bleeding"}), "cards[0].name", "fr"),
    "a word for a number": (first("patients", value="one"), "patients[0].value", "str"),
    "half a card": (first("cards", copies=1.5), "cards[0].copies", "float"),
    "no patients": (lambda parts: parts.pop("patients"), "the file", "patients"),
    # Patients
    "eleven patients": (more("patients", 11), "patients: there are twelve", "not 11"),
    "thirteen patients": (more("patients", 13), "patients: there are twelve", "not 13"),
    "a value too high": (first("patients", value=13), f"{PATIENT}.value: from 1 to 12", "not 13"),
    "a value too low": (first("patients", value=0), f"{PATIENT}.value: from 1 to 12", "not 0"),
    "no estate": (without("patients", "estate"), f"{PATIENT}.estate", "'infirmary' asks for it"),
    "three statuses": (first("patients", status=[1, 1, 0]), f"{PATIENT}.status: four", "[1, 1, 0]"),
    "five statuses": (first("patients", status=[1, 1, 0, 0, 0]), f"{PATIENT}.status: four"),
    "status too high": (first("patients", status=[3, 1, 0, 0]), f"{PATIENT}.status: four", "[3,"),
    "status too low": (first("patients", status=[0, 0, 1, -3]), f"{PATIENT}.status: four", "-3]"),
    "not ill": (first("patients", status=[0, 0, 0, 0]), f"{PATIENT}.status: at least one"),
    "a move as a direction": (end(MOVE), f"{PATIENT}.succumbs", "do = move", "no direction"),
    "an answer as a direction": (end(do("cancel")), f"{PATIENT}.succumbs", "no direction"),
    "a peek as a direction": (end(do("peek", by=1)), f"{PATIENT}.succumbs", "no direction"),
    "a chosen player at the end": (end(BY_PLAYER), f"{PATIENT}.succumbs", "who = player", "asked"),
    "infect whom": (end(do("infect", by=1)), f"{PATIENT}.succumbs", "say which humour"),
    "infect a chosen one": (
        end(do("infect", humour="chosen", by=1)),
        f"{PATIENT}.succumbs",
        "nobody chooses then",
    ),
    "infect another one": (
        end(do("infect", humour="other", by=1)),
        f"{PATIENT}.succumbs",
        "nobody chooses then",
    ),
    "infect by nothing": (end(do("infect", humour="blood")), f"{PATIENT}.succumbs", "or -3 to -1"),
    "infect by four": (
        end(do("infect", humour="blood", by=-4)),
        f"{PATIENT}.succumbs",
        "by = -4",
        "or -3 to -1",
    ),
    "renew a humour": (end(do("renew", humour="blood")), f"{PATIENT}.succumbs", "has no humour"),
    "send by two": (end(do("send", by=2)), f"{PATIENT}.succumbs", "takes no by"),
    "shuffle who": (end(do("shuffle", who="all")), f"{PATIENT}.succumbs", "has no who"),
    "draw who": (end(do("draw", by=1)), f"{PATIENT}.succumbs", "say who"),
    "draw nothing": (end(do("draw", who="all")), f"{PATIENT}.succumbs", "by must be from 1 to 3"),
    "discard four": (
        end(do("discard", who="all", by=4)),
        f"{PATIENT}.succumbs",
        "by must be from 1 to 3",
    ),
    "two more in the hand": (
        end(do("limit", who="all", by=2)),
        f"{PATIENT}.succumbs",
        "by must be 1 or -1",
    ),
    "infect a chosen way": (
        end(do("infect", humour="blood", by=1, way="chosen")),
        f"{PATIENT}.succumbs",
        "only a move has a way",
    ),
    # Agendas
    "five agendas": (more("agendas", 5), "agendas: there are six", "not 5"),
    "seven agendas": (more("agendas", 7), "agendas: there are six", "not 7"),
    "no requirement": (first("agendas", needs=[]), f"{AGENDA}.needs", "at least one"),
    "four numbers": (
        requirement(least=[1, 1, 1, 1]),
        f"{AGENDA}.needs.least: five",
        "[1, 1, 1, 1]",
    ),
    "no numbers": (requirement(least=[]), f"{AGENDA}.needs.least: five", "[]"),
    "met at the start": (requirement(least=[1, 1, 0, 1, 1]), f"{AGENDA}.needs.least: five", "0, 1"),
    "four estates": (
        requirement(measure="estates", least=[1, 1, 1, 1, 4]),
        f"{AGENDA}.needs.least: there are three estates",
    ),
    # Cards
    "no cards": (lambda parts: parts.update(cards=[]), "cards: from 1 to 40", "not 0"),
    "too many cards": (more("cards", 41), "cards: from 1 to 40", "not 41"),
    "no copy": (first("cards", copies=0), f"{CARD}.copies", "not 0"),
    "thirteen copies": (first("cards", copies=13), f"{CARD}.copies", "not 13"),
    "no steps": (steps(), f"{CARD}.steps: a card does something"),
    "renew on a card": (steps(do("renew")), f"{CARD}.steps: 'renew' is for patients"),
    "shuffle on a card": (steps(do("shuffle")), f"{CARD}.steps: 'shuffle' is for patients"),
    "send on a card": (answers(do("send")), f"{CARD}.steps: 'send' is for patients"),
    "infect on a card": (
        answers(do("infect", humour="blood", by=1)),
        f"{CARD}.steps: 'infect' is for patients",
    ),
    **{
        f"a treatment that answers: {name}": (
            steps(do(name)),
            f"{CARD}.steps: '{name}' needs something to answer",
        )
        for name in ENTRIES
    },
    "a treatment that restores": (
        steps(do("restore", humour="blood")),
        f"{CARD}.steps: 'restore' needs something to answer",
    ),
    "a chosen player discards": (
        steps(do("discard", who="player", by=1)),
        f"{CARD}.steps: a chosen player cannot be made to discard",
    ),
    **{
        f"{name} which humour": (answers(do(name, **rest)), f"{CARD}.steps", "say which humour")
        for name, rest in {
            "move": {"by": 1},
            "balance": {"by": 1},
            "upset": {"by": 1},
            "mirror": {},
            "restore": {},
        }.items()
    },
    "swap a humour": (steps(do("swap", humour="blood")), f"{CARD}.steps", "has no humour"),
    "draw a humour": (
        steps(do("draw", humour="blood", who="self", by=1)),
        f"{CARD}.steps",
        "has no humour",
    ),
    "balance by nothing": (
        steps(do("balance", humour="blood")),
        f"{CARD}.steps",
        "by must be from 1 to 3",
    ),
    "upset by four": (
        steps(do("upset", humour="blood", by=4)),
        f"{CARD}.steps",
        "by must be from 1 to 3",
    ),
    "peek at four": (steps(do("peek", by=4)), f"{CARD}.steps", "by must be from 1 to 3"),
    "draw minus one": (
        steps(do("draw", who="self", by=-1)),
        f"{CARD}.steps",
        "by must be from 1 to 3",
    ),
    "move by nothing": (steps(do("move", humour="blood")), f"{CARD}.steps", "or -3 to -1"),
    "move by four": (
        steps(do("move", humour="blood", by=4)),
        f"{CARD}.steps",
        "do = move, humour = blood, by = 4",
        "or -3 to -1",
    ),
    "a maximum by nothing": (
        steps(do("limit", who="self")),
        f"{CARD}.steps",
        "by must be 1 or -1",
    ),
    **{
        f"{name} by one": (answers(do(name, by=1, **rest)), f"{CARD}.steps", "takes no by")
        for name, rest in {
            "mirror": {"humour": "blood"},
            "swap": {},
            "restore": {"humour": "blood"},
            "cancel": {},
            "redirect": {},
            "reverse": {},
            "double": {},
            "credit": {},
            "confess": {"who": "player"},
        }.items()
    },
    "discard who": (steps(do("discard", by=1)), f"{CARD}.steps", "say who"),
    "limit who": (steps(do("limit", by=1)), f"{CARD}.steps", "say who"),
    "confess who": (steps(do("confess")), f"{CARD}.steps", "say who"),
    "confess to all": (steps(do("confess", who="all")), f"{CARD}.steps", "who must be player"),
    "move who": (steps({**MOVE, "who": "all"}), f"{CARD}.steps", "has no who"),
    "peek who": (steps(do("peek", by=1, who="self")), f"{CARD}.steps", "has no who"),
    "balance a way": (
        steps(do("balance", humour="blood", by=1, way="chosen")),
        f"{CARD}.steps",
        "only a move has a way",
    ),
    "a way and minus": (
        steps(do("move", humour="blood", by=-1, way="chosen")),
        f"{CARD}.steps",
        "with a chosen way",
    ),
    "two answers in one": (
        answers(do("cancel"), do("credit")),
        f"{CARD}.steps: a card has one kind of target",
    ),
    "an answer and a humour": (
        answers(do("cancel"), CHOSEN),
        f"{CARD}.steps: a card has one kind of target",
    ),
    "an answer and a player": (
        answers(do("credit"), BY_PLAYER),
        f"{CARD}.steps: a card has one kind of target",
    ),
    "a humour and a player": (
        steps(CHOSEN, BY_PLAYER),
        f"{CARD}.steps: a card has one kind of target",
    ),
    "a swap and a player": (
        steps(do("swap"), BY_PLAYER),
        f"{CARD}.steps: a card has one kind of target",
    ),
    "another humour than which": (
        steps(do("move", humour="other", by=1), MOVE),
        f"{CARD}.steps: 'other' is the second of two chosen humours",
    ),
    "two humours and a way": (
        steps(CHOSEN, do("move", humour="other", by=1, way="chosen")),
        f"{CARD}.steps: with two chosen humours the way is fixed",
    ),
    "a swap and a way": (
        steps(do("swap"), EITHER),
        f"{CARD}.steps: with two chosen humours the way is fixed",
    ),
    "an answer and a way": (
        answers(do("cancel"), EITHER),
        f"{CARD}.steps: with an answered card or a player as target the way is fixed",
    ),
    "a player and a way": (
        steps(EITHER, BY_PLAYER),
        f"{CARD}.steps: with an answered card or a player as target the way is fixed",
    ),
    # Characters
    "thirteen characters": (more("characters", 13), "characters: up to 12", "not 13"),
    "always, with steps": (person("always", MOVE), f"{PERSON}: an ability that always works"),
    "always, for a price": (person("always", pay=1), f"{PERSON}: an ability that always works"),
    "a specialist without steps": (person("treatment"), f"{PERSON}.steps: a card does something"),
    "a meddler without steps": (person("response"), f"{PERSON}.steps: a card does something"),
    "a specialist who answers": (
        person("treatment", do("cancel")),
        f"{PERSON}.steps: 'cancel' needs something to answer",
    ),
    "a price of three": (person("response", MOVE, pay=3), f"{PERSON}.pay: up to two", "not 3"),
    "a price below nothing": (person("response", MOVE, pay=-1), f"{PERSON}.pay: up to two"),
    "a price for a treatment": (person("treatment", MOVE, pay=1), f"{PERSON}.pay: up to two"),
    "too large a hand": (person("always", hand=3), f"{PERSON}.hand: from -1 to 2", "not 3"),
    "too small a hand": (person("always", hand=-2), f"{PERSON}.hand: from -1 to 2", "not -2"),
    "too many draws": (person("always", draws=3), f"{PERSON}.draws: from 0 to 2", "not 3"),
    "fewer draws": (person("always", draws=-1), f"{PERSON}.draws: from 0 to 2", "not -1"),
    # Ids
    "a patient twice": (same_id("patients"), "patients: the id 'odo' comes twice"),
    "an agenda twice": (same_id("agendas"), "agendas: the id 'physician' comes twice"),
    "a card twice": (same_id("cards"), "cards and characters: the id 'bloodletting' comes twice"),
    "a character twice": (
        same_id("characters"),
        "cards and characters: the id 'barber' comes twice",
    ),
    "a card and a character": (
        same_id("cards", "characters"),
        "cards and characters: the id 'bloodletting' comes twice",
    ),
}


def renamed(parts):
    """The first entries under the names that the mistakes above go by."""
    for entries, id in (
        (parts["patients"], "odo"),
        (parts["agendas"], "physician"),
        (parts["cards"], "bloodletting"),
        (parts["characters"], "barber"),
    ):
        for one in entries:
            if one["id"] == id:
                one["id"] = f"{id} of old"
        entries[0]["id"] = id
    return parts


def with_plain_first_entries():
    """The game's own set with a first patient worth 1, whatever it is."""
    parts = printed_parts()
    parts["patients"].sort(key=lambda one: one["value"])
    return renamed(parts)


@pytest.mark.rule("Q-C2", "Q-C3", "Q-C4", "Q-C5")
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_by_file_entry_and_field(name, tmp_path):
    mistake, *told = MISTAKES[name]
    parts = with_plain_first_entries()
    mistake(parts)
    path = write_parts(parts, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    message = str(caught.value)
    assert all(line.startswith(f"{path}: ") for line in message.splitlines())
    for word in told:
        assert word in message.replace(str(path), "")


ONE_LINE = [name for name in MISTAKES if not name.startswith("always")]


@pytest.mark.parametrize("name", ONE_LINE)
def test_a_single_mistake_is_told_once(name, tmp_path):
    parts = with_plain_first_entries()
    MISTAKES[name][0](parts)
    with pytest.raises(ComponentError) as caught:
        read_parts(parts, tmp_path)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.rule("Q-C2", "Q-C3", "Q-C4")
def test_several_mistakes_are_told_together(tmp_path):
    parts = with_plain_first_entries()
    first("patients", status=[0, 0, 0, 0])(parts)
    more("agendas", 5)(parts)
    first("cards", copies=0)(parts)
    with pytest.raises(ComponentError) as caught:
        read_parts(parts, tmp_path)
    told = str(caught.value).splitlines()
    assert len(told) == 3
    for line, entry in zip(
        told, ["patients, 'odo'", "agendas", "cards, 'bloodletting'"], strict=True
    ):
        assert entry in line


# What is allowed, at the ends of what is allowed


ALLOWED = {
    "moves": steps(do("move", humour="every", by=-3), do("move", humour="blood", by=3)),
    "either way": steps(do("move", humour="chosen", by=3, way="chosen")),
    "soothing": steps(do("balance", humour="chosen", by=3), do("upset", humour="every", by=1)),
    "two humours": steps(do("move", humour="chosen", by=-1), do("move", humour="other", by=2)),
    "a swap": steps(do("swap"), do("mirror", humour="other")),
    "hands": steps(*[do(name, who="all", by=1) for name in ("draw", "discard", "limit")]),
    "three cards": steps(do("draw", who="others", by=3), do("discard", who="self", by=3)),
    "players": steps(do("confess", who="player"), do("limit", who="player", by=-1)),
    "peeking": steps(do("peek", by=3)),
    "cancel and draw": answers(do("cancel"), do("draw", who="self", by=1)),
    "redirect and peek": answers(do("redirect"), do("peek", by=1)),
    "restoring": answers(do("restore", humour="every")),
    "a treatment in the window": answers(do("balance", humour="chosen", by=1)),
    "one copy": first("cards", copies=1),
    "twelve copies": first("cards", copies=12),
    "forty cards": more("cards", 40),
    "one card": more("cards", 1),
    "six characters": more("characters", 6),
    "twelve characters": more("characters", 12),
    "a free meddler": person("response", MOVE),
    "a dear meddler": person("response", CHOSEN, pay=2),
    "a large hand": person("always", hand=2, draws=2, mourning="none"),
    "a small hand": person("always", hand=-1),
    "an ability and more": person("treatment", MOVE, hand=1, draws=1),
    "three estates": requirement(measure="estates", least=[3, 3, 3, 3, 3]),
    "an estate and a value": requirement(estate="altar", from_value=7),
    "no directions": end(),
    "directions": end(
        do("renew"),
        do("shuffle"),
        do("send"),
        do("infect", humour="every", by=-3),
        do("infect", humour="black", by=3),
        do("draw", who="self", by=3),
        do("discard", who="others", by=3),
        do("limit", who="all", by=-1),
    ),
    "far off": first("patients", status=[2, 0, 0, -2]),
}


@pytest.mark.rule("Q-C2", "Q-C3", "Q-C4", "Q-C5")
@pytest.mark.parametrize("name", ALLOWED)
def test_a_set_of_one_s_own_plays_a_whole_game(name, tmp_path):
    parts = with_plain_first_entries() | {"name": "mine", "title": "My own", "source": "my box"}
    ALLOWED[name](parts)
    mine = read_parts(parts, tmp_path)
    assert mine.name == "mine"
    assert mine.digest != PRINTED.digest
    seats = SEATS[len(name) % 5]
    state = GAME.start(seats, 3, mine, **OPTIONS[len(name) % 4] | {"quacks": "dealt"})
    for one in state.printed()["cards"]:
        assert one["text"]["en"]
        assert one["text"]["fr"]
    play_out(state, luck=2)
    assert state.over
    assert state.winners


@pytest.mark.rule("Q-C4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_workbench_plays_whole_games(seats):
    for luck in range(2):
        state = GAME.start(seats, luck, BENCH, quacks="dealt")
        play_out(state, luck)
        assert state.over


def on(humour, name, by=0):
    return step(name, humour=humour, by=by)


BOTH_WAYS_ROUND = {
    "a swap": [step("swap")],
    "the same": [on("chosen", "move", 1), on("other", "move", 1)],
    "the same in another order": [
        *[on("chosen", "move", 1), on("chosen", "mirror")],
        *[on("other", "move", 1), on("other", "mirror")],
    ],
    "the same, interleaved": [
        *[on("chosen", "move", 1), on("other", "move", 1)],
        *[on("chosen", "mirror"), on("other", "mirror")],
    ],
    "steps that do not mind their order": [
        *[on("chosen", "mirror"), on("chosen", "balance", 1)],
        *[on("other", "balance", 1), on("other", "mirror")],
    ],
    "a swap that changes nothing more": [
        *[step("swap"), on("chosen", "balance", 3), on("other", "balance", 3)],
    ],
    "a named humour after both": [
        *[on("chosen", "move", 1), on("other", "move", 1), on("blood", "balance", 1)],
    ],
    "every humour between two turns": [
        *[on("chosen", "mirror"), on("every", "balance", 1), on("other", "mirror")],
    ],
}
ONE_WAY_ROUND = {
    "other steps": [on("chosen", "move", -1), on("other", "move", 1)],
    "a lame swap": [step("swap"), on("chosen", "move", 1)],
    "every humour between": [
        *[on("chosen", "move", 1), on("every", "balance", 1), on("other", "move", 1)],
    ],
    "a named humour between": [
        *[on("chosen", "move", 1), on("blood", "balance", 3), on("other", "move", 1)],
    ],
    "steps that mind their order": [
        *[on("chosen", "move", 1), on("chosen", "mirror")],
        *[on("other", "mirror"), on("other", "move", 1)],
    ],
    "different only when turned round": [
        *[on("chosen", "balance", 3), on("other", "balance", 3), on("other", "upset", 1)],
        *[on("chosen", "move", 1), on("chosen", "move", 2), on("other", "move", 3)],
        on("other", "upset", 1),
    ],
}


@pytest.mark.rule("Q-C4", "Q-T3")
@pytest.mark.parametrize("name", [*BOTH_WAYS_ROUND, *ONE_WAY_ROUND])
def test_two_chosen_humours_are_offered_either_way_round_when_it_matters(name):
    """It matters when the effect differs, however the steps are written down."""
    steps = BOTH_WAYS_ROUND.get(name) or ONE_WAY_ROUND[name]
    mine = bench(cards=[card("this", "treatment", *steps)])
    state = table(2, components=mine, hands={0: ["this"]})
    offered = [action.values[1:] for action in state.choices(0)[8:]]
    assert len(offered) == (6 if name in BOTH_WAYS_ROUND else 12)


@pytest.mark.rule("Q-C4", "Q-T3")
@pytest.mark.parametrize("times", [1, -1, 2])
@pytest.mark.parametrize("name", BOTH_WAYS_ROUND)
def test_what_is_not_offered_would_do_the_same(name, times):
    """Also when an answer turns it round or doubles it."""
    answers = {1: [], -1: ["reverse"], 2: ["double"]}[times]
    mine = bench(cards=[card("this", "treatment", *BOTH_WAYS_ROUND[name]), *BENCH.cards])
    for luck in range(20):
        ends = []
        for turned in (False, True):
            state = table(2, components=mine, hands={0: ["this"], 1: answers})
            rng = random.Random(luck)
            state.status = [rng.randint(1, 5) for _ in range(4)]
            humour, other = sorted(rng.sample(range(4), 2), reverse=turned)
            state.frame.play(
                state, 0, GAME.actions.find("play_pair", number_of(state, "this"), humour, other)
            )
            if answers and state.choices(1)[1:]:
                state.play(1, state.choices(1)[1])
            told = close(state)
            ends.append([state.status, hospitals(state), facts(told, "moved")])
        assert ends[0] == ends[1]


@pytest.mark.rule("Q-C5")
def test_a_set_may_have_more_characters_than_players():
    many = [character(f"one {number}", "always", hand=1) for number in range(12)]
    state = GAME.start(2, 1, bench(characters=many), quacks="dealt")
    assert state.limits == [3, 3]


# Files


def test_a_set_for_another_game_is_refused(tmp_path):
    path = write_parts(printed_parts() | {"game": "garum"}, tmp_path)
    with pytest.raises(ComponentError) as caught:
        GAME.read_components(path)
    assert str(caught.value).startswith(f"{path}: game: ")


def test_broken_toml_is_told_with_its_line(tmp_path):
    path = tmp_path / "broken.toml"
    text = FILE.read_text(encoding="utf-8")
    path.write_text(text.replace("[[patients]]", "[[patients]", 1), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"not valid TOML.*line"):
        GAME.read_components(path)


def test_comments_and_layout_do_not_change_the_digest(tmp_path):
    assert read_parts(printed_parts(), tmp_path).digest == PRINTED.digest


@pytest.mark.parametrize("table", ["patients", "agendas", "cards", "characters"])
def test_every_change_of_content_changes_the_digest(table, tmp_path):
    parts = printed_parts()
    parts[table][0]["line"] = {"en": "Another joke.", "fr": "Une autre."}
    assert read_parts(parts, tmp_path).digest != PRINTED.digest


@pytest.mark.rule("Q-C2")
def test_patients_may_stand_in_the_file_in_any_order(tmp_path):
    parts = printed_parts()
    parts["patients"].reverse()
    mine = read_parts(parts, tmp_path)
    assert GAME.start(3, 1, mine).printed() == start_printed(3, 1).printed()
    assert GAME.start(3, 1, mine).view(0) == start_printed(3, 1).view(0)
