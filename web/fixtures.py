"""Makes the gallery's fixtures by playing games with the engine.

A game's page has a `fixtures.py` whose `make` plays to the positions that are worth looking at
and records them. `make renew` runs it; by hand: .venv/bin/python web/fixtures.py [game …]
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from asclepia.server import wire
from asclepia.table import Action, Message

GAMES = Path(__file__).parent / "src" / "games"
NAMES = ["Livia", "Cassius", "Octavia", "Marcus", "Philomena", "Benedict"]

Found = Callable[[Any, dict[str, Any]], bool]
Decide = Callable[[Any, int], Action]


def action(one: Action) -> dict[str, Any]:
    return {"code": one.code, **one.to_json()}


def said(message: Message) -> Any:
    return msgspec.to_builtins(wire.Said.of(message))


def picture(state: Any, seat: int | None, events: list[Any], marks: list[Any]) -> dict[str, Any]:
    asked = state.choices(seat) if seat in state.pending else []
    blocked = []
    if asked:
        for what, rule, reason in state.blocked(seat):
            part = what.to_json() if isinstance(what, Action) else dict(what)
            blocked.append({"part": part, "rule": rule, **said(reason)})
    told = state.foretell_all(seat, closely=True) if asked else []
    foretold = {one.code: events for one, events in zip(asked, told, strict=True) if events}
    asked = [one for one in asked if not one.aside]  # what can be done before is offered apart
    return {
        "view": state.view(seat),
        "asked": [{"seat": one, "prompt": said(state.overheard(one))} for one in state.pending],
        "prompt": said(state.prompt(seat)) if asked else None,
        "choices": [action(one) for one in asked],
        "foretold": {one.code: foretold[one.code] for one in asked if one.code in foretold},
        "blocked": blocked,
        "events": [event.seen_by(seat) for event in events],
        "marks": [event.seen_by(seat) for event in marks],
    }


def record(
    game: str, name: str, state: Any, seat: int | None, found: Found, decide: Decide, film: int
) -> bool:
    """Play on to the position, and so many actions beyond it; whether there was one."""
    events: list[Any] = list(state.opening)
    marks: list[Any] = []
    frames: list[dict[str, Any]] = []
    taken: dict[str, Any] | None = None
    while True:
        if taken is None and found(state, state.view(seat)):
            taken = picture(state, seat, events, marks)
        if state.over or (taken is not None and film == len(frames)):
            break
        mover = state.pending[0]
        choice = decide(state, mover)
        told = list(state.play(mover, choice))
        marks = told if mover == seat else marks + told
        if seat is None:
            marks = marks[-6:]
        events += told
        if taken is not None:
            seen = picture(state, seat, told, marks)
            frames.append({"seat": mover, "action": action(choice), **seen})
    if taken is None:
        return False
    fixture = {
        "game": game,
        "name": name,
        "seats": state.seats,
        "seat": seat,
        "names": NAMES[: state.seats],
        "printed": state.printed(),
        **taken,
        "film": frames,
    }
    folder = GAMES / game / "fixtures"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(fixture, separators=(",", ":")) + "\n")
    print(game, name, len(fixture["choices"]), "choices")
    return True


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for script in sorted(GAMES.glob("*/fixtures.py")):
        if not wanted or script.parent.name in wanted:
            runpy.run_path(str(script))["make"](partial(record, script.parent.name))
