"""Every width: from a phone on its side to a large screen, every kind of question of every game.

One page is looked at and resized; what a stranger would complain of is measured in it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

import asclepia
from asclepia.table import Match, Stream
from tests.web.built import BUILT
from tests.web.checks import does_not_scroll_sideways, resized
from tests.web.people import PHONE, TABLET, WIDE, Person
from tests.web.recordings import fullest, read
from tests.web.shown import Shown

LARGE = {"width": 1920, "height": 1080}
LOW = {"width": 1280, "height": 640}
LYING = {"width": 1024, "height": 768}  # a tablet on its side
TWICE = {"width": 720, "height": 450}  # 1440 × 900 at 200 %
PHONE_LYING = {"width": 740, "height": 360}

SCREENS = (WIDE, LARGE, LOW, LYING, TABLET, TWICE, PHONE, PHONE_LYING)
TOUCHED = (LYING, TABLET, PHONE, PHONE_LYING)
#: Too small for everything at once: then there is at least something to pick beside the prompt.
SMALL = (TWICE, PHONE, PHONE_LYING)

#: What of the page is smaller than one can read: text by its size on the screen, in pixels.
TINY = """least => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const home = walker.currentNode.parentElement;
    if (!text || home.closest('script, style, title, option, .sr-only')) continue;
    if (home.closest('svg[aria-hidden=true]')) continue; // a picture
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

#: What can be tapped and is hard to hit: what a finger meets there is less than 44 pixels wide or
#: high, counting whatever else can be tapped beside it; parts of the game may be as high as a line
#: of text if they are long, and where pieces lie close together 24 pixels must do.
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
    const met = (x, y) => document.elementFromPoint(x, y)?.closest(`${parts}, .open`) ?? null;
    const edge = box.height / 2 - 3;
    if ([-edge, 0, edge].some((dy) => met(x, y + dy) !== one)) continue; // under something, or cut
    const way = (dx, dy) => {
      let [back, on] = [0, 0];
      while (back < 43 && met(x - dx * (back + 1), y - dy * (back + 1))) back += 1;
      while (back + on < 43 && met(x + dx * (on + 1), y + dy * (on + 1))) on += 1;
      return back + on + 1;
    };
    const [wide, high] = [way(1, 0), way(0, 1)];
    const piece = one.closest('main > :is(.board, .mine)') !== null;
    const fits = Math.min(wide, high) >= (piece ? 24 : 43);
    if (fits || (piece && box.height > 23 && box.width * box.height >= 44 * 44)) continue;
    const name = one.ariaLabel || one.textContent.trim();
    found.add(`${wide} × ${high}: ${name.slice(0, 40)} <${one.getAttribute('class')}>`);
  }
  return [...found];
}"""

#: What still moves.
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 1)
  .map((one) => one.animationName ?? one.transitionProperty)"""

#: Parts that are not wholly on the screen: cut, or under something else.
HIDDEN = """parts => {
  const found = [];
  let seen = 0;
  for (const one of document.querySelectorAll(parts)) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    let cut = box.left < -3 || box.right > innerWidth + 3;
    cut ||= box.top < -3 || box.bottom > innerHeight + 3;
    for (let home = one.parentElement; home && !cut; home = home.parentElement) {
      if (getComputedStyle(home).overflowY === 'visible') continue;
      const frame = home.getBoundingClientRect();
      cut = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const apart = over && !one.contains(over) && !over.contains(one);
    if (apart && !over.closest('.open, .step, .whole')) cut = true;
    if (cut) found.push(`${one.getAttribute('class')} at ${box.x.toFixed()},${box.y.toFixed()}`);
    else seen += 1;
  }
  return { found, seen };
}"""

#: What reaches out of the panel that it stands in, below or beside, and is not scrolled there.
SPILLED = """() => {
  const found = new Set();
  for (const one of document.querySelectorAll('main *, aside *')) {
    if (one.closest('svg') && !one.matches('svg')) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(one).clipPath !== 'none') continue;
    const { right, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height) continue;
    for (let home = one; home && !home.matches('main, aside'); home = home.parentElement) {
      const style = getComputedStyle(home);
      if (home !== one && `${style.overflowX} ${style.overflowY}` !== 'visible visible') break;
      if (home === one || !home.matches('.panel')) {
        if (/absolute|fixed/.test(style.position)) break; // meant to reach out
        continue;
      }
      const frame = home.getBoundingClientRect();
      if (bottom > frame.bottom + 3 || right > frame.right + 3) {
        const words = one.textContent.trim().slice(0, 30);
        found.add(`<${one.className}> “${words}” of <${home.className}>`);
      }
      break;
    }
  }
  return [...found].slice(0, 4);
}"""

#: Buttons of the prompt over part of which something else lies, seen or not.
COVERED = """() => {
  const found = new Set();
  for (const one of document.querySelectorAll('.prompt.panel :is(.button, summary)')) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const row = (one.closest('.choices') ?? one).getBoundingClientRect(); // that may be scrolled
    for (let x = Math.max(left, row.left) + 4; x < Math.min(right, row.right) - 3; x += 6) {
      for (let y = top + 3; y < bottom - 2; y += 2) {
        const met = document.elementFromPoint(x, y);
        if (!met || one.contains(met)) continue;
        const at = `${(x - left).toFixed()},${(y - top).toFixed()}`;
        found.add(`${one.textContent.trim()}: ${met.className} at ${at}`);
        break;
      }
    }
  }
  return [...found].slice(0, 4);
}"""

#: Whether what has the focus looks any different from what has not.
UNSEEN = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const looks = ['outline', 'boxShadow', 'stroke', 'strokeWidth', 'fill', 'opacity', 'filter',
    'backgroundColor', 'borderColor'];
  const parts = [one, one.parentElement, ...[...one.querySelectorAll('*')].slice(0, 30)];
  const look = () => JSON.stringify(parts.map((part) => {
    const style = getComputedStyle(part);
    return looks.map((name) => style[name]);
  }));
  const seen = look();
  one.blur();
  const same = look() === seen;
  one.focus();
  return same ? `${one.ariaLabel || one.textContent.trim()} <${one.getAttribute('class')}>` : null;
}"""

#: What can be picked, whatever the game calls it.
PICKABLE = (
    "main :is(.board, .mine) :is(.open, .step, .whole):not(.column):not(.track > .step:not(button))"
)


def shows_itself(person: Person, screen: dict[str, int]) -> list[str]:
    """What is wrong with any page on this screen."""
    does_not_scroll_sideways(person)
    page = person.page
    wrong = [f"tiny: {one}" for one in page.evaluate(TINY, 10.9)]
    wrong += [f"covered: {one}" for one in page.evaluate(COVERED)]
    wrong += [f"spilled: {one}" for one in page.evaluate(SPILLED)]
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


def looked_at(person: Person, *looks: Any, screens: Sequence[dict[str, int]] = SCREENS) -> None:
    """At these sizes, in one page; all that is wrong is told at once."""
    wrong = []
    for screen in screens:
        resized(person, screen)
        size = f"{screen['width']} × {screen['height']}"
        for look in looks:
            wrong += [f"{size}: {one}" for one in look(person, screen)]
    assert not wrong, "\n".join([person.page.url, *wrong])


def somebody(person: Any, game: str, **options: Any) -> Person:
    found: Person = person("Ada", game=game, touch=True, **options)
    return found


#: At which sizes a kind of question is looked at: each push a third, by turns; each night all.
EVERY = [pytest.param(3, id="by turns"), pytest.param(1, marks=pytest.mark.nightly, id="all")]


@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("game", BUILT.games)
def test_a_table(person, game, every):
    """Each kind of question where it has the most answers, at the fullest table on record."""
    ada = somebody(person, game)
    shown = Shown(ada)
    wrong = []
    for number, (what, greeting) in enumerate(read(game).points.items()):
        shown.ask(greeting)
        try:
            screens = SCREENS[number % every :: every]
            looked_at(ada, shows_itself, shows_the_question, screens=screens)
        except AssertionError as problem:
            wrong.append(f"{what}: {problem}")
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("game", BUILT.games)
def test_what_is_over(person, game, every):
    ada = somebody(person, game)
    table = ada.finished_table(json.loads(fullest(game).to_json()))
    ada.visit(f"/t/{table}")
    expect(ada.reckoning).to_be_visible()
    looked_at(ada, shows_itself, screens=SCREENS[::every])
    ada.visit(f"/replay/{table}?at=20")
    expect(ada.button("replay-forward")).to_be_visible()
    looked_at(ada, shows_itself, screens=SCREENS[every - 1 :: every])
    ada.visit(f"/rules/{game}")
    expect(ada.page.get_by_role("article").first).to_contain_text(ada.title)
    looked_at(ada, shows_itself, screens=SCREENS[::every])


def played(game: str, seats: int) -> dict[str, Any]:
    """A game of so many that is over, whatever they did."""
    match, stream = Match(asclepia.load(game), seats, 7), Stream(7)
    while not match.state.over:
        seat = match.state.pending[0]
        choices = match.state.choices(seat)
        match.play(seat, choices[stream.below(len(choices))])
    found: dict[str, Any] = json.loads(match.record().to_json())
    return found


#: By how much the reckonings are higher than the place where they are seen, in pixels.
MORE = "one => one.scrollHeight - one.clientHeight"


@pytest.mark.parametrize("game", BUILT.games)
def test_three_reckonings_are_seen_at_once(person, game):
    """In French, which says most with more words: beside the board, and on a tablet that lies."""
    ada = somebody(person, game, language="fr", locale="fr-FR")
    ada.visit(f"/t/{ada.finished_table(played(game, 3))}")
    expect(ada.reckoning.get_by_role("article")).to_have_count(3)
    assert ada.page.locator("#side-players").evaluate(MORE) <= 0
    looked_at(ada, shows_itself, screens=(WIDE,))
    ada.page.set_viewport_size(LOW)  # what the reckonings tell is not told above them, too
    expect(ada.page.locator("main > .strip")).to_be_hidden()
    ada.page.set_viewport_size(LYING)
    cut = ada.page.evaluate(HIDDEN, ".end article")
    assert (cut["found"], cut["seen"]) == ([], 3)


@pytest.mark.parametrize("game", BUILT.games)
def test_the_chat_stays_in_its_frame_beside_many_players(person, game):
    ada = person("Ada", game=game)
    *_, last = read(game).points.values()
    Shown(ada).ask(last)
    for height in (810, 860, 900):
        ada.page.set_viewport_size({"width": 1440, "height": height})
        assert ada.page.evaluate(SPILLED) == []


@pytest.mark.parametrize("game", BUILT.games)
def test_who_only_watches(person, game):
    bede = person("Bede", game=game)
    record = json.loads(fullest(game).to_json())
    chairs = ["me", *["novice"] * (record["seats"] - 1)]
    table = bede.play_on(record, 1, *chairs)
    ada = somebody(person, game)
    ada.visit(f"/t/{table}")
    expect(ada.note).to_have_text(ada.said("table-watching"))
    looked_at(ada, shows_itself)


def test_the_other_pages(person):
    ada = somebody(person, BUILT.games[0])
    ada.visit("/")
    expect(ada.button("lobby-create")).to_be_visible()
    looked_at(ada, shows_itself)
    ada.sit_down("me", "open")
    expect(ada.page.get_by_role("textbox")).to_be_visible()
    looked_at(ada, shows_itself)
    for path in ("/settings", "/me"):
        ada.visit(path)
        expect(ada.page.get_by_role("main")).to_be_visible()
        looked_at(ada, shows_itself)


def focus_is_seen(person: Person) -> None:
    unseen = set()
    for _ in range(40):
        person.press_key("Tab")
        unseen.add(person.page.evaluate(UNSEEN))
    assert unseen == {None}, f"{person.page.url}: {unseen}"


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_the_focus_is_seen(person, path):
    ada = person("Ada")
    ada.visit(path)
    expect(ada.page.get_by_role("main")).to_be_visible()
    focus_is_seen(ada)


@pytest.mark.parametrize("game", BUILT.games)
def test_the_focus_is_seen_at_a_table(person, game):
    ada = person("Ada", game=game)
    *_, last = read(game).points.values()
    Shown(ada).ask(last)
    focus_is_seen(ada)
