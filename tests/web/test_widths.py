"""Every width: from a phone on its side to a large screen, every kind of question of every game.

One page is looked at and resized; what a stranger would complain of is measured in it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import asclepia
from asclepia.table.match import Match
from asclepia.table.records import read_record
from tests.web.built import BUILT
from tests.web.checks import does_not_scroll_sideways
from tests.web.people import PHONE, TABLET, WIDE, Person

LARGE = {"width": 1920, "height": 1080}
LOW = {"width": 1280, "height": 640}
LYING = {"width": 1024, "height": 768}  # a tablet on its side
TWICE = {"width": 720, "height": 450}  # 1440 × 900 at 200 %
PHONE_LYING = {"width": 740, "height": 360}

SCREENS = (WIDE, LARGE, LOW, LYING, TABLET, TWICE, PHONE, PHONE_LYING)
TOUCHED = (LYING, TABLET, PHONE, PHONE_LYING)
#: Too small for everything at once: then there is at least something to pick beside the prompt.
SMALL = (TWICE, PHONE, PHONE_LYING)

GAMES = Path(__file__).parents[1] / "games"

#: What of the page is smaller than one can read: text by its size on the screen, in pixels.
TINY = """least => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const home = walker.currentNode.parentElement;
    if (!text || home.closest('script, style, title, option, .sr-only')) continue;
    if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(home).clipPath !== 'none') continue;
    const matrix = home instanceof SVGGraphicsElement ? home.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(home).fontSize) * (matrix ? matrix.d : 1);
    if (size > 0 && size < least) {
      found.add(`${size.toFixed(1)} px: ${text.slice(0, 30)} <${home.getAttribute('class')}>`);
    }
  }
  return [...found];
}"""

#: What can be tapped and is hard to hit: a finger 44 pixels wide, in the middle of it, touches nothing
#: but it, or what can be tapped just as well.
NARROW = """() => {
  const found = new Set();
  const parts = 'button, a[href], select, input, label, summary, [role=button], [role=tab]';
  for (const one of document.querySelectorAll(parts)) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.disabled || one.closest('.sr-only')) continue;
    const { clipPath, display } = getComputedStyle(one);
    if (clipPath !== 'none' || display === 'inline') continue; // not seen, or a word of a sentence
    if (one.matches('label, input') && !one.matches('label:has(input)')) continue;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = (dx, dy) => document.elementFromPoint(x + dx, y + dy)?.closest(parts) ?? null;
    const [left, top] = [box.width < 43.5, box.height < 43.5];
    if (at(0, 0) !== one || !(left || top)) continue; // under something, not on the screen, or large
    const steps = [...(left ? [[-21, 0], [21, 0]] : []), ...(top ? [[0, -21], [0, 21]] : [])];
    if (steps.some(([dx, dy]) => inside(x + dx, y + dy) && !at(dx, dy))) {
      const name = one.ariaLabel || one.textContent.trim();
      const size = `${box.width.toFixed()} × ${box.height.toFixed()}`;
      found.add(`${size}: ${name.slice(0, 40)} <${one.getAttribute('class')}>`);
    }
  }
  return [...found];
  function inside(x, y) {
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  }
}"""

#: What still moves.
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.className}`)"""

#: Parts that are not wholly on the screen: cut, or under something else.
HIDDEN = """parts => {
  const found = [];
  let seen = 0;
  for (const one of document.querySelectorAll(parts)) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const inset = Math.min(3, box.width / 3, box.height / 3);
    const there = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]]
      .map(([x, y]) => [x + (x > box.left ? -inset : inset), y + (y > box.top ? -inset : inset)])
      .every(([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight);
    let home = one.parentElement;
    let cut = !there;
    for (; home && !cut; home = home.parentElement) {
      if (getComputedStyle(home).overflowY === 'visible') continue;
      const frame = home.getBoundingClientRect();
      cut = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!cut && over && !one.contains(over) && !over.contains(one) && !over.closest('.open, .step, .whole')) cut = true;
    if (cut) found.push(`${one.className?.baseVal ?? one.className} at ${box.x.toFixed()},${box.y.toFixed()} ${box.width.toFixed()} × ${box.height.toFixed()}`);
    else seen += 1;
  }
  return { found, seen };
}"""

#: What can be picked, whatever the game calls it.
PICKABLE = (
    "main :is(.board, .mine) :is(.open, .step, .whole):not(.column):not(.track > .step:not(button))"
)


@dataclass(frozen=True)
class Point:
    """Somebody is asked something, in a game that was played long ago."""

    what: str
    record: str
    ply: int
    seat: int

    def open(self, person: Person) -> None:
        record: dict[str, Any] = json.loads(self.record)
        chairs = ["novice"] * record["seats"]
        chairs[self.seat] = "me"
        person.play_on(record, self.ply, *chairs)
        assert person.is_asked()


@cache
def points(game: str) -> tuple[Point, ...]:
    """Each kind of question where it has the most answers, at the fullest table there is a record of."""
    records = [read_record(path) for path in sorted((GAMES / game / "golden").glob("*.json"))]
    record = max(records, key=lambda one: one.seats)
    rules = asclepia.load(game)
    match = Match(rules, record.seats, int(record.seed, 16), **record.options)
    best: dict[str, tuple[int, int, int]] = {}
    for ply, (seat, code) in enumerate(record.moves):
        what = type(match.state.asking(seat)).__name__
        many = len(match.state.choices(seat))
        if many > best.get(what, (1, 0, 0))[0]:
            best[what] = (many, ply, seat)
        match.play(seat, rules.action(code))
    text = record.to_json().decode()
    return tuple(Point(what, text, ply, seat) for what, (_, ply, seat) in best.items())


def shows_itself(person: Person, screen: dict[str, int]) -> list[str]:
    """What is wrong with any page on this screen."""
    does_not_scroll_sideways(person)
    page = person.page
    wrong = [f"tiny: {one}" for one in page.evaluate(TINY, 10.9)]
    if person.touch and screen in TOUCHED:
        wrong += [f"narrow: {one}" for one in page.evaluate(NARROW)]
    return wrong + [f"moves: {one}" for one in page.evaluate(MOVING)]


def shows_the_question(person: Person, screen: dict[str, int]) -> list[str]:
    page = person.page
    wrong = []
    for part in (".prompt.panel", ".prompt.panel :is(.sentence, .button)"):
        wrong += [f"prompt: {one}" for one in page.evaluate(HIDDEN, part)["found"]]
    picked = page.evaluate(HIDDEN, PICKABLE)
    if screen not in SMALL:
        wrong += [f"to pick: {one}" for one in picked["found"]]
    elif picked["found"] and not picked["seen"]:
        wrong.append("nothing of what can be picked is on the screen")
    if screen in (WIDE, LARGE, LOW):
        strip = page.locator(".strip article.player")  # whoever sits here; it may be hidden
        for name in strip.evaluate_all("all => all.map((one) => one.ariaLabel)"):
            seen = page.evaluate(HIDDEN, f'article.player[aria-label="{name}"]')
            if not seen["seen"]:
                wrong.append(f"nothing is seen of {name}")
    return wrong


def looked_at(person: Person, *looks: Any) -> None:
    """At every size, in one page; all that is wrong is told at once."""
    wrong = []
    for screen in SCREENS:
        person.page.set_viewport_size(screen)
        person.page.evaluate("() => scrollTo(0, 0)")
        person.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        size = f"{screen['width']} × {screen['height']}"
        for look in looks:
            wrong += [f"{size}: {one}" for one in look(person, screen)]
    assert not wrong, "\n".join([person.page.url, *wrong])


def somebody(person: Any, game: str, **options: Any) -> Person:
    found: Person = person("Ada", game=game, touch=True, **options)
    return found


@pytest.mark.parametrize("game", BUILT.games)
def test_a_table(person, game):
    ada = somebody(person, game)
    wrong = []
    for point in points(game):
        point.open(ada)
        try:
            looked_at(ada, shows_itself, shows_the_question)
        except AssertionError as problem:
            wrong.append(f"{point.what}: {problem}")
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("game", BUILT.games)
def test_what_is_over(person, game):
    ada = somebody(person, game)
    table = ada.finished_table(json.loads(points(game)[0].record))
    ada.visit(f"/t/{table}")
    expect(ada.reckoning).to_be_visible()
    looked_at(ada, shows_itself)
    ada.visit(f"/replay/{table}?at=20")
    expect(ada.button("replay-forward")).to_be_visible()
    looked_at(ada, shows_itself)
    ada.visit(f"/rules/{game}")
    expect(ada.page.get_by_role("article").first).to_contain_text(ada.title)
    looked_at(ada, shows_itself)


def test_the_other_pages(person):
    ada = somebody(person, BUILT.games[0])
    ada.visit("/")
    expect(ada.button("lobby-create")).to_be_visible()
    looked_at(ada, shows_itself)
    ada.sit_down("me", "open")
    expect(ada.page.get_by_role("textbox")).to_be_visible()
    looked_at(ada, shows_itself)
    for path in ("/settings", "/me", "/games"):
        ada.visit(path)
        expect(ada.page.get_by_role("main")).to_be_visible()
        looked_at(ada, shows_itself)
