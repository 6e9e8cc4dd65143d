"""Events: who hears of them."""

from __future__ import annotations

from asclepia.table import EventKind, State

MOVED = EventKind("moved", ("seat",))
COUNTED = EventKind("counted", ("points",), silent=True)


def heard_by(listener: State) -> list[str]:
    listener.tell(MOVED, (0,))
    listener.tell(COUNTED, (3,))
    return [event.kind.name for event in listener.heard()]


def test_silent_events_are_only_for_whoever_listens_closely():
    state = State(2)
    assert heard_by(state) == []
    state.listen()
    assert not state.listening_closely
    assert heard_by(state) == ["moved"]
    state.listen(closely=True)
    assert state.listening_closely
    assert heard_by(state) == ["moved", "counted"]
    assert not state.listening_closely  # only until it was heard
