"""What is hidden, what is public, and what a seat has been shown (Q-E4)."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from tests.games.conformance import sure

from .positions import (
    BENCH,
    BLACK,
    BLOOD,
    DOWN,
    GAME,
    OPTIONS,
    SEATS,
    UP,
    agenda,
    answer,
    close,
    empty_the_line,
    facts,
    fill_hospital,
    finish,
    give,
    ids,
    leave_in_pile,
    need,
    play,
    playing,
    start_printed,
    step,
    table,
    throw_away,
    treat,
    with_agendas,
    with_directions,
)

TABLES = [(seats, options) for seats in SEATS for options in OPTIONS]


def watchers(state):
    return [*range(state.seats), None]


@pytest.mark.rule("Q-E4")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_shows_what_its_seat_may_know_and_nothing_else(seats, options):
    state = GAME.start(seats, 5, BENCH, **options)
    for number, _ in enumerate(playing(state, luck=3)):
        if number % 3:
            continue
        for seat in watchers(state):
            view = state.view(seat)
            for other, player in enumerate(view["players"]):
                mine = other == seat
                assert player["hand"] == (list(state.hands[other]) if mine else None)
                knows = mine or (seat is not None and state.confided[seat] >> other & 1)
                assert (player["agenda"] is not None) == bool(knows)
                assert (player["progress"] is not None) == bool(knows)
            assert view["pile"] == len(state.pile)
            for place, patient in enumerate(view["coming"]):
                seen = seat is not None and state.glimpsed[place] >> seat & 1
                assert patient == (state.waiting[place] if seen else None)


@pytest.mark.rule("Q-E4")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_public_matters_are_the_same_for_everybody(seats, options):
    state = GAME.start(seats, 6, BENCH, **options)
    for number, _ in enumerate(playing(state, luck=4)):
        if number % 3:
            continue
        public = {
            "patient": state.patient,
            "status": state.status,
            "discards": sorted(state.discards),
            "played": list(state.played),
            "turns": state.turns,
            "diagnosing": state.diagnosing,
            "treating": state.treating,
        }
        for seat in watchers(state):
            view = state.view(seat)
            assert {name: view[name] for name in public} == public
            for other, player in enumerate(view["players"]):
                assert player["hand_size"] == len(state.hands[other])
                assert player["cured"] == list(state.cured[other])
                assert player["succumbed"] == list(state.succumbed[other])  # everyone saw them
                assert player["limit"] == state.limits[other]
                assert player["character"] == state.characters[other]


@pytest.mark.rule("Q-E4")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_dealing_the_hidden_parts_anew_changes_no_view(seats, options):
    state = GAME.start(seats, 7, BENCH, **options)
    rng = random.Random(2)
    for number, _ in enumerate(playing(state, luck=5)):
        if number % 7 == 0:
            for seat in watchers(state):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
                drawn = state.resample(seat, rng)
                assert drawn.view(seat) == view
                assert drawn.pending == state.pending
                if seat is not None:
                    assert drawn.choices(seat) == state.choices(seat)


@pytest.mark.rule("Q-E4")
def test_a_spectator_sees_no_hand_and_no_agenda():
    state = table(3, hands={0: ["one"], 1: ["cancel"]})
    view = state.view(None)
    assert [player["hand"] for player in view["players"]] == [None] * 3
    assert [player["agenda"] for player in view["players"]] == [None] * 3
    assert set(view["coming"]) == {None}


# Events


@pytest.mark.rule("Q-E4")
def test_what_is_drawn_only_the_drawer_sees():
    state = table(3, "+ + + +")
    told = treat(state, BLOOD, DOWN)
    (drew,) = [event for event in told if event.kind.name == "drew"]
    known = {"event": "drew", "seat": 0, "only": {"seat": 0, "fields": ["card"]}}
    assert drew.seen_by(0) == {**known, "card": state.hands[0][0]}
    for seat in (1, 2, None):
        assert drew.seen_by(seat) == {**known, "card": None}


@pytest.mark.rule("Q-E4")
def test_what_was_peeked_at_only_the_peeker_sees():
    state = table(3, hands={0: ["peek"]})
    told = play(state, "peek")
    peeked = [event for event in told if event.kind.name == "peeked"]
    assert [event.seen_by(0)["patient"] for event in peeked] == list(state.waiting[:2])
    assert [event.seen_by(0)["place"] for event in peeked] == [0, 1]
    for seat in (1, 2, None):
        assert [event.seen_by(seat)["patient"] for event in peeked] == [None, None]


@pytest.mark.rule("Q-E4")
def test_a_confided_agenda_only_the_confidant_sees():
    state = table(3, hands={0: ["spy"]})
    told = play(state, "spy", player=2)
    (confided,) = [event for event in told if event.kind.name == "confided"]
    assert confided.seen_by(0)["agenda"] == state.agendas[2]
    for seat in (1, 2, None):
        assert confided.seen_by(seat)["agenda"] is None
        assert (confided.seen_by(seat)["seat"], confided.seen_by(seat)["player"]) == (0, 2)


@pytest.mark.rule("Q-E4")
@pytest.mark.parametrize("options", OPTIONS)
def test_no_event_tells_a_seat_more_than_its_view(options):
    """Secret are the card drawn, the patient peeked at, the agenda confided: nothing else is."""
    secrets = {"drew": {"card"}, "peeked": {"patient"}, "confided": {"agenda"}}
    for luck in range(6):
        state = GAME.start(4, luck, BENCH, **options)
        told = []
        for _ in playing(state, luck, told):
            pass
        for event in told:
            hidden = secrets.get(event.kind.name, set())
            assert set(event.kind.secret) == hidden
            if hidden:
                assert event.owner == event.values[0]
                assert event.kind.reveals


@pytest.mark.rule("Q-E4")
@pytest.mark.parametrize("kind", ["reshuffled", "renewed", "shuffled", "sent", "diagnosed"])
def test_what_brings_something_new_to_light_cannot_be_taken_back(kind):
    mine = with_directions({5: [step("renew"), step("shuffle"), step("send")]})
    state = table(2, "+ ++ + +", value=5, components=mine)
    leave_in_pile(state)
    throw_away(state, "one", "two")
    told = treat(state, BLACK, DOWN)
    told += finish(state)
    state.status = [5, 5, 5, 5]
    told += treat(state, BLOOD, UP) + finish(state)
    (found,) = {event.kind for event in told if event.kind.name == kind}
    assert found.reveals


# What was shown stays


@pytest.mark.rule("Q-E4")
def test_peeked_patients_stay_until_they_come():
    state = table(3, hands={1: ["peek"]}, treating=1)
    line = state.waiting
    play(state, "peek")
    assert state.view(1)["coming"] == [line[0], line[1], *[None] * 9]
    for seat in (0, 2, None):
        assert state.view(seat)["coming"] == [None] * 11
    state.status = [3, 4, 3, 3]
    treat(state, BLOOD, DOWN)
    finish(state)
    assert state.patient == line[0]
    assert state.view(1)["coming"] == [line[1], *[None] * 9]
    for seat in (0, 2, None):
        assert state.view(seat)["coming"] == [None] * 10


@pytest.mark.rule("Q-E4")
def test_two_seats_know_what_each_has_seen():
    state = table(3, hands={0: ["peek"], 1: ["peek"]})
    line = state.waiting
    play(state, "peek")
    close(state)
    state.status = [3, 4, 3, 3]
    treat(state, BLOOD, DOWN)  # seat 1 cures; seat 1 diagnoses
    close(state)
    play(state, "peek")
    close(state)
    assert state.view(0)["coming"][:3] == [line[1], None, None]
    assert state.view(1)["coming"][:3] == [line[1], line[2], None]
    assert state.view(2)["coming"][:3] == [None, None, None]


@pytest.mark.rule("Q-E4")
def test_peeking_at_fewer_than_the_card_allows():
    state = table(2, hands={0: ["peek"]})
    state.waiting = state.waiting[:1]
    state.glimpsed = state.glimpsed[:1]
    told = play(state, "peek")
    assert len(facts(told, "peeked")) == 1
    assert state.view(0)["coming"] == list(state.waiting)


@pytest.mark.rule("Q-E4", "Q-A4")
def test_a_shuffled_line_is_forgotten():
    components = with_directions({5: [step("shuffle")]})
    state = table(2, "++ ++ ++ ++", {0: ["peek"]}, value=5, components=components)
    play(state, "peek")
    assert state.view(0)["coming"][0] is not None
    treat(state, BLOOD, UP)
    assert state.view(0)["coming"] == [None] * 10
    assert len(state.glimpsed) == len(state.waiting)


@pytest.mark.rule("Q-E4", "Q-A4")
def test_who_is_sent_to_the_end_is_known_there():
    components = with_directions({5: [step("send")]})
    state = table(2, "++ ++ ++ ++", {0: ["peek"]}, value=5, components=components)
    line = state.waiting
    play(state, "peek")
    treat(state, BLOOD, UP)
    assert state.patient == line[1]
    assert state.view(0)["coming"] == [*[None] * 9, line[0]]
    assert state.view(1)["coming"] == [None] * 10


@pytest.mark.rule("Q-E4")
def test_a_reshuffled_draw_pile_has_nothing_to_do_with_the_patients():
    state = table(2, "+ + ++ ++", {0: ["peek"]})
    line = state.waiting
    play(state, "peek")
    leave_in_pile(state)
    throw_away(state, "one", "two")
    treat(state, BLOOD, DOWN)
    close(state)
    assert state.view(0)["coming"][:2] == list(line[:2])


@pytest.mark.rule("Q-E4")
def test_a_confided_agenda_stays():
    state = table(3, hands={0: ["spy"]})
    play(state, "spy", player=2)
    for _ in range(4):
        assert state.view(0)["players"][2]["agenda"] == state.agendas[2]
        assert state.view(0)["players"][2]["progress"] is not None
        assert state.view(0)["players"][1]["agenda"] is None
        for seat in (1, None):
            assert state.view(seat)["players"][2]["agenda"] is None
        assert state.view(2)["players"][0]["agenda"] is None
        state.status = [3, 4, 3, 3]
        treat(state, BLOOD, DOWN)
        finish(state)


@pytest.mark.rule("Q-E4")
def test_a_second_confidence_does_not_replace_the_first():
    state = table(3, hands={0: ["spy", "spy"]})
    for player in (2, 1):
        play(state, "spy", player=player)
        close(state)
        while state.pending != (0,):
            treat(state, BLOOD, UP if state.status[BLOOD] < 5 else DOWN)
            close(state)
    shown = [player["agenda"] for player in state.view(0)["players"]]
    assert shown == list(state.agendas[:3])


@pytest.mark.rule("Q-E4")
def test_a_clone_remembers_what_was_shown():
    state = table(3, hands={0: ["spy"], 1: ["peek"]})
    play(state, "spy", player=2)
    close(state)
    play(state, "peek")
    twin = state.clone()
    for seat in watchers(state):
        assert twin.view(seat) == state.view(seat)
    give(state, 2, "spy")
    play(state, "spy", player=0)
    assert twin.view(2)["players"][0]["agenda"] is None


@pytest.mark.rule("Q-E4")
def test_at_the_end_all_agendas_are_shown():
    state = start_printed(4, 2)
    for _ in playing(state, luck=1):
        pass
    for seat in watchers(state):
        shown = [player["agenda"] for player in state.view(seat)["players"]]
        assert shown == list(state.agendas[:4])
    everything = state.open_view()
    assert [player["hand"] for player in everything["players"]] == [
        list(hand) for hand in state.hands
    ]


# Fair samples


@pytest.mark.rule("Q-E4")
def test_a_sample_keeps_what_the_seat_knows():
    state = table(4, hands={0: ["spy", "one"], 1: ["peek", "two"], 2: ["three", "up"], 3: ["bag"]})
    play(state, "spy", player=3)
    close(state)
    play(state, "peek")
    close(state)
    rng = random.Random(5)
    everything = sorted([*state.pile, *[card for hand in state.hands for card in hand]])
    for _ in range(30):
        drawn = state.resample(0, rng)
        assert drawn.hands[0] == state.hands[0]
        assert (drawn.agendas[0], drawn.agendas[3]) == (state.agendas[0], state.agendas[3])
        assert [len(hand) for hand in drawn.hands] == [len(hand) for hand in state.hands]
        assert sorted([*drawn.pile, *[c for hand in drawn.hands for c in hand]]) == everything
        assert sorted(drawn.agendas) == list(range(6))
        assert sorted(drawn.waiting) == sorted(state.waiting)
        drawn = state.resample(1, rng)
        assert drawn.waiting[:2] == state.waiting[:2]


@pytest.mark.rule("Q-E4")
def test_a_sample_draws_everything_else_anew():
    state = table(3, hands={1: ["one", "two"], 2: ["three"]})
    rng = random.Random(9)
    hands, agendas, mine_out, nexts, tops = Counter(), Counter(), Counter(), Counter(), Counter()
    for _ in range(400):
        drawn = state.resample(0, rng)
        hands[drawn.hands[2]] += 1
        agendas[drawn.agendas[1]] += 1
        mine_out[drawn.agendas[5]] += 1
        nexts[drawn.waiting[0]] += 1
        tops[drawn.pile[-1]] += 1
    assert len(hands) == len(BENCH.cards)
    assert max(hands.values()) < 40
    for found in (agendas, mine_out):
        assert set(found) == set(range(6)) - {state.agendas[0]}
        assert all(45 < count < 120 for count in found.values())
    assert set(nexts) == set(state.waiting)
    assert max(nexts.values()) < 70
    assert len(tops) == len(BENCH.cards)


@pytest.mark.rule("Q-E4", "Q-E1")
def test_no_sample_gives_a_seat_an_agenda_that_it_has_met():
    """Such a seat would have won: everybody knows that it has another one."""
    cure_one = [agenda(f"cure {number}", need("mine", "cured", "number", 1)) for number in range(2)]
    state = table(3, value=12, components=with_agendas(*cure_one))
    state.agendas = (2, 3, 4, 0, 1, 5)
    fill_hospital(state, 1, cured=(7,))
    rng = random.Random(8)
    held = [set() for _ in range(6)]
    for _ in range(200):
        for place, number in enumerate(state.resample(0, rng).agendas):
            held[place].add(number)
    assert held[0] == {2}
    assert held[1] == {3, 4, 5}
    assert held[2] == held[3] == held[4] == held[5] == {0, 1, 3, 4, 5}


@pytest.mark.rule("Q-E4", "Q-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_no_sample_has_a_winner_already(seats):
    rng = random.Random(seats)
    for luck in range(4):
        state = start_printed(seats, luck)
        for number, seat in enumerate(playing(state, luck)):
            if number % 5 == 0:
                drawn = state.resample(seat, rng)
                for other in range(seats):
                    progress = drawn.progress(other, drawn.agendas[other])
                    assert any(have < least for have, least in progress)


@pytest.mark.rule("Q-E4")
def test_a_sample_depends_on_the_view_alone():
    state = table(3, hands={1: ["one", "two"], 2: ["three"]})
    drawn = state.resample(0, random.Random(1))
    assert drawn.hands[1:] != state.hands[1:]
    one = state.resample(0, random.Random(2))
    two = drawn.resample(0, random.Random(2))
    assert (one.hands, one.pile, one.waiting, one.agendas) == (
        two.hands,
        two.pile,
        two.waiting,
        two.agendas,
    )


@pytest.mark.rule("Q-E4", "Q-D2")
def test_a_sample_foretells_no_chance():
    """The next patient's random diagnosis is drawn with other dice."""
    state = table(2, "0 + 0 0", diagnosis="random")
    real = state.clone()
    treat(real, BLOOD, DOWN)
    found = set()
    for number in range(30):
        drawn = state.resample(0, random.Random(number))
        treat(drawn, BLOOD, DOWN)
        found.add(tuple(drawn.status))
    assert len(found) > 10


@pytest.mark.rule("Q-E4")
def test_a_spectator_s_sample_has_other_hands_for_everybody():
    state = table(2, hands={0: ["one", "two"], 1: ["three", "up"]})
    rng = random.Random(4)
    found = {tuple(state.resample(None, rng).hands) for _ in range(30)}
    assert len(found) > 25


@pytest.mark.rule("Q-E4")
def test_in_the_window_the_samples_keep_what_was_played():
    state = table(3, "+ + + +", {0: ["one"], 1: ["cancel", "two"], 2: ["pinch", "up"]})
    play(state, "one", humour=BLOOD, way=DOWN)
    answer(state, 2, "pinch", humour=BLACK, way=DOWN)
    drawn = state.resample(0, random.Random(3))
    assert drawn.view(0) == state.view(0)
    assert ids(drawn, drawn.played) == ["one", "pinch"]
    close(drawn)
    assert drawn.status[:2] == [3, 3]


@pytest.mark.rule("Q-E2")
def test_whether_somebody_has_met_an_agenda_cannot_be_foretold():
    """The last patient succumbs: only who sees all agendas knows what the game ends with."""
    components = with_agendas(agenda("a loss", need("all", "succumbed", "number", 1)))
    state = table(2, hands={}, components=components)
    state.agendas = (1, 2, 0, 3, 4, 5)  # the other seat could have it, for all that seat 0 knows
    empty_the_line(state)
    state.status = [3, 5, 3, 3]
    action = GAME.actions.find("treat", BLOOD, UP)
    foretold = state.foretell(0, action)
    endings = set()
    for luck in range(20):
        drawn = state.resample(0, random.Random(luck))
        told = drawn.play(0, action)
        endings.add(told[-1].kind.name)
        assert sure(told, 0) == foretold
    assert endings == {"agenda", "valued"}
