"""The rules page: a guide to look at, every numbered rule in one place, a search over it all."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import asclepia
from asclepia.games import load
from asclepia.table.texts import LANGUAGES
from tests.order import first_by_day
from tests.table.test_texts import messages
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, is_settled
from tests.web.people import PHONE, Person
from tests.web.texts import ROOT, catalogue

GAMES = asclepia.games()
FOLDERS = ROOT / "web" / "src" / "games"
GUIDED = [game for game in GAMES if (FOLDERS / game / "rules.ts").exists()]
#: A chapter or an example in a game's rules.ts: its key, and how many steps its figure has.
KEYED = re.compile(r"\{\s*key: '([\w-]+)'(.*?)(?=\{\s*key: |\Z)", re.DOTALL)

UNFOLD = "all => all.forEach((one) => (one.open = true))"


def book(game: str) -> dict[str, tuple[bool, int]]:
    """By key: whether it is a chapter (else an example), and how many steps it has."""
    text = (FOLDERS / game / "rules.ts").read_text(encoding="utf-8")
    found = {}
    for key, rest in KEYED.findall(text[text.index("chapters:") :]):
        own = rest.split("examples:")[0]
        steps = re.search(r"steps: (\d+)", own)
        found[key] = ("rules: [" in own, int(steps[1]) if steps else 1)
    return found


def named(game: str) -> list[str]:
    """The rules that its chapters name."""
    text = (FOLDERS / game / "rules.ts").read_text(encoding="utf-8")
    return [rule for rules in re.findall(r"rules: \[([^\]]*)\]", text) for rule in rules.split(",")]


def opened(person: Person, address: str) -> Page:
    person.visit(address)
    expect(person.page.get_by_role("search").get_by_role("searchbox")).to_be_visible()
    expect(person.page.locator("main article .numbered").first).to_be_attached()
    return person.page


def looked_for(page: Page) -> Locator:
    return page.get_by_role("searchbox")


@pytest.fixture
def reader(person):
    """Somebody who reads; the game of their tables does not matter."""

    def come(**options: Any) -> Person:
        return person("Ada", **options)

    return come


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_every_step_has_its_words(game, language):
    said = messages(FOLDERS / game / "texts" / "rules" / f"{language}.ftl")
    known = catalogue(language, game)
    wanted = []
    for key, (chapter, steps) in book(game).items():
        wanted += [f"guide-{key}", *([f"guide-{key}-text"] if chapter else [])]
        wanted += [f"guide-{key}-{step}" for step in range(1, steps + 1)] if steps > 1 else []
    assert len(wanted) > 10
    assert [key for key in wanted if not known.has_message(key)] == []
    for key in said:
        if re.fullmatch(r"guide-.+-\d+", key):
            assert key in wanted, f"{key} is said by no step"


@pytest.mark.parametrize("game", GUIDED)
def test_whatever_its_figures_say_is_there(game):
    known = catalogue("en", game)
    files = [*(FOLDERS / game / "guide").glob("*.svelte"), *(FOLDERS / game / "guide").glob("*.ts")]
    said = {
        key
        for path in files
        for key in re.findall(r"\bsay\(\s*'([a-z_0-9-]+)'", path.read_text(encoding="utf-8"))
    }
    assert [key for key in sorted(said) if not known.has_message(key)] == []


@pytest.mark.parametrize("game", GUIDED)
def test_chapters_name_rules_that_there_are_each_once(game):
    rules = [rule.strip().strip("'") for rule in named(game) if rule.strip()]
    assert rules
    assert len(set(rules)) == len(rules)
    assert set(rules) <= set(load(game).rule_ids())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_one_place_in_both_languages(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    article = page.locator("#contents + article")
    for language in ("fr", "en"):
        before = article.inner_text()
        page.get_by_role("button", name="Français" if language == "fr" else "English").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(article).not_to_have_text(before)
        title = ada.request.get(f"/api/rules/{game}?lang={language}").json()["parts"][-1]["title"]
        expect(article).to_contain_text(title)
        ids = article.locator(".numbered").evaluate_all("all => all.map((one) => one.id)")
        assert sorted(ids) == sorted(load(game).rule_ids(language))
        assert not article.locator("pre").count(), "commands are for the terminal"
        page.locator("details").evaluate_all(UNFOLD)
        assert not re.search(r"\b(?:guide|glance|rules)-[a-z]", article.inner_text())


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_a_link_to_a_rule_opens_its_fold_and_marks_it(reader, game):
    ada = reader()
    rules = load(game).rule_ids()
    page = opened(ada, f"/rules/{game}#{rules[0]}")
    for rule in (rules[0], rules[len(rules) // 2], rules[-1]):
        page.evaluate("rule => (location.hash = rule)", rule)
        place = page.locator(f"[id='{rule}']")
        expect(place).to_be_visible()
        expect(place).to_be_in_viewport()
        expect(place).to_have_class(re.compile("here"))
        expect(page.locator(".numbered.here")).to_have_count(1)
    page.reload()
    expect(page.locator(f"[id='{rules[-1]}']")).to_be_in_viewport()


@pytest.mark.parametrize("game", first_by_day(GUIDED))
def test_examples_can_be_stepped_through_by_hand_and_by_keys(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    ada.game = game
    for key, (_, steps) in book(game).items():
        if steps < 2:
            continue
        example = page.get_by_role("group", name=ada.said(f"guide-{key}"), exact=True)
        page.locator("details.worked").evaluate_all(
            "all => all.forEach((one) => (one.open = true))"
        )
        for step in range(1, steps + 1):
            expect(example).to_contain_text(ada.said("rules-step", step=step, steps=steps))
            caption = example.get_by_text(ada.said(f"guide-{key}-{step}"), exact=True)
            expect(caption).to_be_visible()
            if step < steps:
                example.get_by_role("button", name=ada.said("rules-next")).click()
        example.get_by_role("button", name=ada.said("rules-back")).press("ArrowLeft")
        expect(example).to_contain_text(ada.said("rules-step", step=steps - 1, steps=steps))


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_the_search_finds_as_one_types_and_goes_on(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    rule = load(game).rule_ids()[-1]
    count = page.get_by_role("search").locator("output")
    looked_for(page).fill(rule.lower())
    expect(count).to_have_text(re.compile(r"^1 of \d+$"))
    for _ in range(40):  # it may be named by others before
        if page.locator(f"[id='{rule}']").is_visible():
            break
        page.get_by_role("button", name=ada.said("rules-search-next")).click()
    expect(page.locator(f"[id='{rule}']")).to_be_visible()
    looked_for(page).press("Shift+Enter")
    looked_for(page).fill("xyzzy")
    expect(count).to_have_text(ada.said("rules-search-none"))
    looked_for(page).press("Escape")
    expect(looked_for(page)).to_have_value("")
    expect(count).to_have_text("")


def test_what_was_found_leaves_the_page_to_its_reader(reader):
    """The rules are fetched once: whoever searches can still go on and scroll."""
    ada = reader()
    asked = []
    ada.page.on("request", lambda one: asked.append(one.url) if "/api/rules/" in one.url else None)
    page = opened(ada, f"/rules/{GAMES[0]}")
    count = page.get_by_role("search").locator("output")
    looked_for(page).fill("the")
    expect(count).to_have_text(re.compile("^1 of"))
    looked_for(page).press("Enter")
    is_settled(ada)
    expect(count).to_have_text(re.compile("^2 of"))
    page.evaluate("scrollTo(0, 3000)")
    is_settled(ada)
    assert page.evaluate("scrollY") == 3000
    assert len(asked) == 1


@pytest.mark.parametrize("game", first_by_day(GUIDED))
def test_the_search_brings_a_hidden_step_forward(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    ada.game = game
    key, steps = next((key, steps) for key, (_, steps) in book(game).items() if steps > 1)
    words = ada.said(f"guide-{key}-{steps}")
    caption = page.get_by_text(words, exact=True)
    expect(caption).to_have_css("visibility", "hidden")
    looked_for(page).fill(words[:40])
    expect(caption).to_have_css("visibility", "visible")
    expect(caption).to_be_in_viewport()


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_the_contents_follow_the_reading(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    contents = page.get_by_role("navigation", name=ada.said("rules-contents"))
    links = contents.get_by_role("link")
    last = links.nth(links.count() // 2)
    last.click()
    expect(last).to_have_attribute("aria-current", "location")
    expect(contents.locator("[aria-current]")).to_have_count(1)


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_a_phone_shows_all_of_it(reader, game):
    ada = reader(touch=True, viewport=PHONE)
    page = opened(ada, f"/rules/{game}")
    does_not_scroll_sideways(ada)
    page.locator("details").evaluate_all(UNFOLD)
    does_not_scroll_sideways(ada)
    button = page.get_by_role("button", name=ada.said("rules-contents"))
    button.tap()
    contents = page.get_by_role("navigation", name=ada.said("rules-contents"))
    link = contents.get_by_role("link").last
    link.tap()
    expect(link).not_to_be_visible()
    expect(looked_for(page)).to_be_in_viewport()


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_nothing_bars_the_way(reader, game):
    ada = reader()
    page = opened(ada, f"/rules/{game}")
    has_no_barrier(ada)
    page.locator("details").evaluate_all(UNFOLD)
    has_no_barrier(ada)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in GUIDED])
def test_a_game_without_a_guide_shows_its_rules_unfolded(reader, game):
    page = opened(reader(), f"/rules/{game}")
    assert not page.locator("details").count()
    expect(page.locator("article .numbered").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_tells_of_no_game(guest, game):
    """It is the same as at any table, whatever its seed: nothing that is hidden can be in it."""
    anna = guest()
    told = anna.http.get(f"/api/games/{game}/printed").json()
    played = load(game)
    seats = 2 if 2 in played.seats else played.seats[0]
    for seed in (1, 2**100):
        assert json.loads(json.dumps(played.start(seats, seed).printed())) == told
    assert anna.http.get(f"/api/games/{game}/printed?set=nothing").status_code == 400
