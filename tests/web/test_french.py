"""En français: every text, everywhere, and it stays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.texts import fixed

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


def speaks_french(person):
    english, french = fixed("en", person.game), fixed("fr", person.game)
    only_english = {
        words for key, words in english.items() if words not in french.values() and key in french
    }
    texts = person.page.evaluate(TEXTS)
    assert len(texts) > 5
    for text in texts:
        assert not re.fullmatch(r"[a-z]+(-[a-z_]+)+", text), f"a key, not a text: {text}"
        assert not re.search(r"undefined|NaN|\[object|\{ ?\$", text), text
        assert text not in only_english, f"still English: {text}"
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def switch_to_french(person):
    person.page.get_by_role("button", name="Français").click()
    person.language = "fr"


@pytest.mark.parametrize("game", ["garum", "quackery"])
def test_the_lobby(person, game):
    ada = person("Ada", game=game)
    ada.new_table("me", "open")
    ada.visit("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    switch_to_french(ada)
    ada.card().check()
    ada.page.locator("summary").click()
    speaks_french(ada)
    ada.select("lobby-seat", seat=2).select_option("here")
    speaks_french(ada)


def test_the_waiting_room(person):
    ada = person("Ada")
    ada.sit_down("me", "open")
    switch_to_french(ada)
    expect(ada.button("room-sit")).to_be_visible()
    speaks_french(ada)


def test_a_turn_with_a_hint_and_a_why_not(person):
    ada = person("Ada")
    ada.sit_down("me", "novice", "novice")
    switch_to_french(ada)
    assert ada.is_asked()
    speaks_french(ada)
    ada.pick_a_tile()
    speaks_french(ada)
    ada.confirm.click()
    expect(ada.button("garum-no-worker")).to_be_visible()
    ada.button("page-hint").click()
    expect(ada.note).to_contain_text(ada.said("table-hint-only", action="", lead="")[:6])
    speaks_french(ada)
    ada.board.locator("g.post[aria-disabled=true]").first.hover()
    expect(ada.tip).to_contain_text("G-")
    speaks_french(ada)


def test_the_first_visit(person):
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    switch_to_french(ada)
    expect(ada.button("table-tour-skip")).to_be_visible()
    speaks_french(ada)


def test_looking_back_and_the_reckoning(person):
    ada = person("Ada")
    ada.visit(f"/t/{ada.finished_table()}")
    expect(ada.reckoning).to_be_visible()
    switch_to_french(ada)
    expect(ada.reckoning).to_be_visible()
    speaks_french(ada)
    ada.link("table-replay").click()
    expect(ada.button("replay-forward")).to_be_visible()
    speaks_french(ada)


def test_the_rules(person):
    ada = person("Ada")
    ada.visit("/rules/garum")
    article = ada.page.get_by_role("article")
    expect(article).to_contain_text("G-")
    english = article.inner_text()
    switch_to_french(ada)
    expect(article).not_to_have_text(english)
    expect(article).to_contain_text("joueur")
    speaks_french(ada)


def test_language_and_theme_survive_a_reload(person):
    ada = person("Ada", color_scheme="light")
    ada.visit("/")
    switch_to_french(ada)
    ada.button("page-theme").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(ada.button("lobby-create")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
