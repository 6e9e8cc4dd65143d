"""What every game must do, whatever it is: used for the real games and the tiny ones."""

from __future__ import annotations

import itertools
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from asclepia.table import (
    Action,
    ComponentSet,
    Event,
    Game,
    IllegalAction,
    Match,
    OptionError,
    SeatError,
    State,
)
from asclepia.table.chance import Stream

#: Options whose every value is tried; others (Garum's 24 orders of colours) only at their ends.
MANY = 6


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that the game accepts."""
    values = [
        option.choices if len(option.choices) <= MANY else (option.choices[0], option.choices[-1])
        for option in game.options
    ]
    names = [option.name for option in game.options]
    for seats in game.seats:
        game.start(seats, 0)  # the defaults always go
        for chosen in itertools.product(*values):
            options = dict(zip(names, chosen, strict=True))
            try:
                game.start(seats, 0, **options)
            except OptionError:  # such as a seat to begin with that is not there
                continue
            yield seats, options


def one_with_both(cases: list[tuple[Any, ...]]) -> list[ParameterSet]:
    """These cases, each of which begins with a game's name: the middle one of each game for both
    engines, on each push; the others for the interpreted one each night only."""
    marked = []
    for _, group in itertools.groupby(cases, key=lambda case: case[0]):
        own = list(group)
        for number, case in enumerate(own):
            marks = () if number == len(own) // 2 else pytest.mark.compiled
            marked.append(pytest.param(*case, marks=marks, id="-".join(map(str, case_words(case)))))
    return marked


def case_words(case: tuple[Any, ...]) -> Iterator[Any]:
    """What a case is called: its game, its seats, its options."""
    for one in case:
        yield from one.values() if isinstance(one, dict) else [one]


def check_game(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: int,
    components: ComponentSet | None = None,
) -> None:
    """One random game, everything checked at every decision."""
    stream = Stream(seed + 1)
    match = Match(game, seats, seed, components, None, **options)
    state = match.state
    while not state.over:
        check_decision(game, state, stream)
        seat = state.pending[stream.below(len(state.pending))]
        choices = state.choices(seat)
        action = choices[stream.below(len(choices))]
        before = state.clone()
        match.play(seat, action)
        check_undo(match, before, seat, action, stream)
        state = match.state
        assert len(match.moves) < 5000, "the game does not end"
    check_end(state)
    check_record(game, match)


def check_decision(game: Game, state: State, stream: Stream) -> None:
    assert state.pending
    assert state.winners == ()
    assert len(state.scores) == state.seats
    for seat in range(state.seats):
        choices = state.choices(seat)
        assert bool(choices) == (seat in state.pending)
        assert len(set(choices)) == len(choices)
        assert len(choices) <= 64
        for action in choices:
            assert game.action(action.code) is action
            assert game.actions.from_json(json.loads(json.dumps(action.to_json()))) is action
        check_hidden(state, seat, stream)
        check_question(state, seat, stream)
    check_hidden(state, None, stream)
    check_refusals(game, state)
    check_clone(state, stream)


def check_hidden(state: State, seat: int | None, stream: Stream) -> None:
    """The leak property: nothing a seat sees tells two indistinguishable states apart."""
    view = state.view(seat)
    assert json.loads(json.dumps(view)) == view
    drawn = state.resample(seat, stream)
    assert drawn.view(seat) == view
    assert drawn.pending == state.pending
    assert drawn.scores == state.scores
    if seat is not None:
        assert drawn.choices(seat) == state.choices(seat)
        assert drawn.blocked(seat) == state.blocked(seat)
    # … and what is drawn depends on the view and the generator alone, never on the real state.
    number = stream.getrandbits(40)
    one = state.resample(seat, random.Random(number))
    two = drawn.resample(seat, random.Random(number))
    assert all_views(one) == all_views(two)


def check_question(state: State, seat: int, stream: Stream) -> None:
    """What a seat is asked comes from one frame; what others hear of it tells them nothing."""
    asked = state.asking(seat) is not None
    assert asked == (seat in state.pending)
    assert (state.prompt(seat) is not None) == asked
    if asked:
        heard = state.overheard(seat)
        for other in (one for one in range(state.seats) if one != seat):
            assert state.resample(other, stream).overheard(seat) == heard
        choices = state.choices(seat)
        assert not choices[0].aside  # there is always an answer, and it comes first
        for action in {choices[stream.below(len(choices))] for _ in range(3)}:
            check_foretold(state, seat, action, stream)


def check_foretold(state: State, seat: int, action: Action, stream: Stream) -> None:
    """It is the same in all states that the seat cannot tell apart, and it comes true; closely,
    the silent events come true as well."""
    foretold = state.foretell(seat, action)
    closely = state.foretell(seat, action, closely=True)
    assert json.loads(json.dumps(closely)) == closely
    at = state.choices(seat).index(action)
    assert state.foretell_all(seat)[at] == foretold
    assert state.foretell_all(seat, closely=True)[at] == closely
    for drawn in (state.clone(), state.resample(seat, stream), state.resample(seat, stream)):
        heard = drawn.clone()
        heard.listen(closely=True)
        heard.advance(seat, action)
        events = heard.heard()
        assert sure(events, seat) == closely
        assert sure([event for event in events if not event.kind.silent], seat) == foretold
        assert sure(drawn.play(seat, action), seat) == foretold


def sure(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """What comes before something is revealed, as a seat sees it."""
    known = itertools.takewhile(lambda event: not event.kind.reveals, events)
    return [event.seen_by(seat) for event in known]


def check_undo(match: Match, before: State, seat: int, action: Action, stream: Stream) -> None:
    """Undo is promised exactly when it works, and only if the move has shown nobody anything:
    in all states that somebody cannot tell apart it would have looked the same."""
    if not match.can_undo(seat):
        with pytest.raises(IllegalAction):
            match.undo(seat)
        return
    after, told = match.state, match.events[-1]
    for watcher in (*range(before.seats), None):
        for _ in range(2):
            drawn = before.resample(watcher, stream)
            if action in drawn.choices(seat):
                looks = [event.seen_by(watcher) for event in drawn.play(seat, action)]
                assert looks == [event.seen_by(watcher) for event in told]
                assert drawn.view(watcher) == after.view(watcher)
    if stream.below(4) == 0:
        views = all_views(before)
        assert match.undo(seat) is action
        assert all_views(match.state) == views
        assert match.state.pending == before.pending
        match.play(seat, action)
        assert all_views(match.state) == all_views(after)


def all_views(state: State) -> list[object]:
    return [state.view(seat) for seat in range(state.seats)]


def check_refusals(game: Game, state: State) -> None:
    before = all_views(state)
    for seat in (-1, state.seats):
        for ask in (state.choices, state.view, lambda one: state.resample(one, Stream(1))):
            with pytest.raises(SeatError):
                ask(seat)
    for seat in range(state.seats):
        legal = state.choices(seat)
        forbidden = next((a for a in game.actions.actions if a not in legal), None)
        if forbidden is not None:
            with pytest.raises(IllegalAction):
                state.play(seat, forbidden)
    assert all_views(state) == before


def check_clone(state: State, stream: Stream) -> None:
    before = all_views(state)
    twin = state.clone()
    assert all_views(twin) == before
    for _ in range(6):
        if twin.over:
            break
        seat = twin.pending[0]
        choices = twin.choices(seat)
        twin.play(seat, choices[stream.below(len(choices))])
    assert all_views(state) == before


def check_end(state: State) -> None:
    assert state.pending == ()
    assert len(state.ranks) == state.seats
    assert all(state.ranks[seat] == 1 for seat in state.winners)
    assert all(0 <= seat < state.seats for seat in state.winners)
    assert all(state.choices(seat) == [] for seat in range(state.seats))


def check_record(game: Game, match: Match) -> None:
    """The record replays to the same, byte for byte; actions survive a pickle as themselves."""
    again = Match.replay(game, match.record(), match.components)
    assert again.record().to_json() == match.record().to_json()
    assert all_views(again.state) == all_views(match.state)
    for _, action in match.moves[:3]:
        assert pickle.loads(pickle.dumps(action)) is action
