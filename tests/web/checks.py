"""What holds for every page, whatever it shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.people import Person
from tests.web.texts import fixed

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

# Every text that is seen or read out: text, labels, titles, placeholders.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const home = walker.currentNode.parentElement;
    if (home.closest('script, style') || !home.checkVisibility()) continue;
    found.push(walker.currentNode.data);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (!one.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder']) {
      found.push(one.getAttribute(name) ?? '');
    }
  }
  return found.map((one) => one.trim()).filter(Boolean);
}"""


def has_no_barrier(person: Person) -> None:
    """No serious or critical finding; in the dark theme only the colours are others."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag the page does not allow
    for scheme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.evaluate("scheme => (document.documentElement.dataset.theme = scheme)", scheme)
        page.evaluate(
            """() => Promise.all(document.getAnimations()
              .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
              .map((one) => one.finished.catch(() => {})))"""
        )
        found = page.evaluate("rules => axe.run({ resultTypes: ['violations'], ...rules })", rules)
        grave = [
            f"{scheme}: {one['id']}: {one['help']}: "
            + "; ".join(f"{node['target']} {node['failureSummary']}" for node in one["nodes"][:3])
            for one in found["violations"]
            if one["impact"] in GRAVE
        ]
        assert not grave, "\n".join([page.url, *grave])


def speaks_french(person: Person) -> None:
    """In all it says, as soon as the texts are there."""
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    for _ in range(600):
        wrong = not_french(person)
        if not wrong:
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(wrong)


def not_french(person: Person) -> str:
    """What is wrong with the texts of a page; nothing if all are as they should be."""
    english, french = fixed("en", person.game), fixed("fr", person.game)
    only_english = {words for key, words in english.items() if key in french} - {*french.values()}
    texts = person.page.evaluate(TEXTS)
    if len(texts) <= 5:
        return "there is hardly any text"
    for text in texts:
        if re.fullmatch(r"[a-z]+(-[a-z_]+)+", text):
            return f"a key, not a text: {text}"
        if re.search(r"undefined|NaN|\[object|\{ ?\$", text):
            return f"not a text: {text}"
        if text in only_english:
            return f"still English: {text}"
    return ""


def switch_to_french(person: Person) -> None:
    person.page.get_by_role("button", name="Français").click()
    person.language = "fr"


def does_not_scroll_sideways(person: Person) -> None:
    body = "document.documentElement"
    wide, seen = person.page.evaluate(f"[{body}.scrollWidth, {body}.clientWidth]")
    assert wide <= seen, f"{person.page.url}: {wide} px wide on a screen of {seen} px"


#: The page has nothing left to do that it does by itself: fonts are there, frames are drawn.
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(done));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


def is_settled(person: Person) -> None:
    person.page.evaluate(SETTLED)


def resized(person: Person, screen: ViewportSize) -> None:
    """The page on another screen, from its top, as soon as it is drawn there."""
    person.page.set_viewport_size(screen)
    person.page.evaluate("() => scrollTo(0, 0)")
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def notices(
    person: Person, message: dict[str, Any], leak: Callable[[dict[str, Any]], object]
) -> None:
    """The check after every test would fail if a page was told this with something that leaks."""
    honest = person.told
    told = json.loads(json.dumps(message))
    person.told = [(person.table, told)]
    person.was_told_only_what_is_theirs()
    leak(told)
    with pytest.raises(AssertionError):
        person.was_told_only_what_is_theirs()
    person.told = honest
