"""The recordings are what the server tells: of its types, as it is today, and nothing secret."""

from __future__ import annotations

import json

import msgspec
import pytest

from asclepia.server import wire
from tests.web import recordings
from tests.web.people import leaks_of
from tests.web.recordings import GAMES, plain, question_of, read


@pytest.mark.parametrize("game", GAMES)
def test_the_server_greets_a_page_at_every_kind_of_question_as_recorded(service, game):
    now = recordings.greetings(service, game)
    assert now.keys() == read(game).points.keys(), "run `make renew`"
    for kind, greeting in now.items():
        assert greeting == read(game).points[kind], f"{kind}: run `make renew`"


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_the_server_tells_a_whole_game_as_recorded(service, game):
    assert recordings.record(service, game) == read(game), "run `make renew`"


@pytest.mark.parametrize("game", GAMES)
def test_every_message_has_the_type_that_the_server_sends(game):
    """Nothing is missing, and nothing is there that the type does not know."""
    recording = read(game)
    for message in (*recording.messages, *recording.points.values()):
        text = json.dumps(message)
        told = msgspec.json.decode(text, type=wire.ServerMessage)
        assert json.loads(msgspec.json.encode(told)) == message


@pytest.mark.parametrize("game", GAMES)
def test_a_recording_is_a_whole_game_of_one_seat(game):
    recording = read(game)
    hello, *news = recording.messages
    assert hello["type"] == "hello"
    assert {one["type"] for one in news} == {"update"}
    asked = [question_of(one, recording.seat) for one in recording.messages]
    assert sum(one is not None for one in asked) > 10
    assert asked[-1] is not None
    plies = [one["position"]["ply"] for one in recording.messages]
    assert plies == sorted(set(plies))
    told = [entry["ply"] for one in recording.messages for entry in one["log"]]
    assert told == list(range(plies[-1] + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_recording_tells_only_what_its_seat_may_know(game):
    recording = read(game)
    for told in (recording.messages, *([one] for one in recording.points.values())):
        events = []
        for message in told:
            events += [event for entry in message["log"] for event in entry["events"]]
            assert list(leaks_of(game)(message["position"], events)) == []


def test_what_is_different_every_time_is_left_out():
    chair = {"seat": 0, "handle": "abc", "here": False, "seen": 12}
    hello = {
        "info": {"id": "x", "created": 5, "changed": 6, "chairs": [chair]},
        "presence": {"now": 7, "up": 3, "seats": [{"seat": 0, "here": False, "seen": 12}]},
    }
    other = json.loads(json.dumps(hello).replace("12", "13").replace("abc", "def"))
    assert plain(hello) == plain(other)
