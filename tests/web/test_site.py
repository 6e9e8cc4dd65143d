"""Around the table: strangers who talk, settings, pages to read, an installed page without a
connection."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from asclepia.server.settings import PAGE
from asclepia.server.site import PAGES
from tests.server.service import Service, until
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.example import Player
from tests.web.people import PHONE, TABLET


def say_a_phrase(one, key: str) -> None:
    one.press(one.button("page-chat-phrases"))
    one.press(one.button(key))
    expect(one.button(key)).to_have_count(0)  # said: the phrases are put away


def test_strangers_talk_in_phrases_each_in_their_language_and_can_be_muted(person):
    """Ada at a desk, in English; Zoé with a phone, in French."""
    ada = person("Ada")
    zoe = person("Zoé", language="fr", locale="fr-FR", touch=True, viewport=PHONE)
    table = ada.new_table("me", "open")
    ada.visit(f"/t/{table}")
    zoe.visit(f"/t/{table}")
    zoe.press(zoe.button("room-sit"))
    ada.button("room-start").click()
    expect(zoe.board).to_be_visible()
    tab = zoe.page.get_by_role("tab", name=zoe.said("page-chat"))

    say_a_phrase(ada, "phrase-luck")
    expect(ada.chat).to_contain_text("Good luck!")
    expect(tab).to_contain_text(zoe.said("page-chat-new"))  # somebody has spoken
    zoe.press(tab)
    expect(zoe.chat).to_contain_text(zoe.said("phrase-luck"))
    expect(tab).not_to_contain_text(zoe.said("page-chat-new"))
    say_a_phrase(zoe, "phrase-laurel")
    zoe.say("À bientôt")
    wreath = ada.chat.get_by_role("img", name=ada.said("phrase-laurel"))
    expect(wreath).to_be_visible()
    expect(zoe.chat.get_by_role("img", name=zoe.said("phrase-laurel"))).to_be_visible()
    zoe.press(zoe.button("page-chat-phrases"))
    has_no_barrier(zoe)
    does_not_scroll_sideways(zoe)
    speaks_french(zoe)
    zoe.press(zoe.button("page-chat-phrases"))

    # Ada does not want to hear Zoé any more: not now, and not after she comes again.
    expect(ada.chat).to_contain_text("À bientôt")
    ada.chat.get_by_role("button", name="Zoé").first.click()
    ada.button("page-chat-mute", name="Zoé").click()
    expect(ada.chat).not_to_contain_text("À bientôt")
    expect(wreath).to_have_count(0)
    zoe.say("Allô ?")
    expect(zoe.chat).to_contain_text("Allô ?")
    ada.page.reload()
    expect(ada.chat).to_contain_text(ada.said("page-chat-muted", name="Zoé"))
    expect(ada.chat).to_contain_text("Good luck!")
    expect(ada.chat).not_to_contain_text("Allô ?")
    ada.button("page-chat-unmute").click()
    expect(ada.chat).to_contain_text("Allô ?")

    # Zoé hides the chat: it is away, tells nothing of what is said, and stays so.
    zoe.press(zoe.button("page-chat-phrases"))
    zoe.press(zoe.button("page-chat-hide"))
    expect(zoe.button("page-chat-show")).to_be_focused()
    zoe.press(zoe.page.get_by_role("tab", name=zoe.said("page-log")))
    ada.say("Are you there?")
    expect(ada.chat).to_contain_text("Are you there?")
    zoe.page.reload()
    expect(zoe.board).to_be_visible()
    expect(tab).to_be_visible()
    expect(tab).not_to_contain_text(zoe.said("page-chat-new"))
    zoe.press(tab)
    expect(zoe.chat).to_have_count(0)
    zoe.press(zoe.button("page-chat-show"))
    expect(zoe.chat).to_contain_text("Are you there?")
    assert "person" not in json.dumps([message.get("chat", []) for _, message in ada.told])


def radio(one, key: str, name: str) -> Locator:
    group = one.page.get_by_role("radiogroup", name=one.said(key))
    return group.get_by_role("radio", name=one.said(name), exact=True)


def test_settings_work_at_once_and_are_remembered(person):
    ada = person("Ada", motion=True)
    root = ada.page.locator("html")
    ada.visit("/settings")
    expect(root).to_have_attribute("data-motion", "full")  # as the device likes it
    expect(radio(ada, "settings-theme", "settings-device")).to_be_checked()
    has_no_barrier(ada)
    ada.page.reload()

    radio(ada, "settings-theme", "settings-dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    radio(ada, "settings-motion", "settings-motion-less").check()
    expect(root).to_have_attribute("data-motion", "less")
    radio(ada, "settings-pace", "settings-pace-quick").check()
    ada.page.get_by_role("switch", name=ada.said("settings-confirm")).click()
    ada.page.get_by_role("radio", name="Français").check()
    ada.language = "fr"
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.said("settings-title"))
    speaks_french(ada)

    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    expect(radio(ada, "settings-motion", "settings-motion-less")).to_be_checked()
    confirm = ada.page.get_by_role("switch", name=ada.said("settings-confirm"))
    expect(confirm).not_to_be_checked()
    radio(ada, "settings-theme", "settings-device").check()
    assert root.get_attribute("data-theme") is None
    radio(ada, "settings-motion", "settings-device").check()
    expect(root).to_have_attribute("data-motion", "full")
    ada.page.emulate_media(reduced_motion="reduce")
    expect(root).to_have_attribute("data-motion", "none")

    ada.visit(f"/replay/{ada.finished_table()}")
    quick = ada.said("replay-pace", pace=ada.said("settings-pace-quick"))
    ada.page.get_by_role("button", name=quick).click()  # after the quickest comes the slowest
    slow = ada.said("replay-pace", pace=ada.said("settings-pace-slow"))
    expect(ada.page.get_by_role("button", name=slow)).to_have_text("½×")

    # Nothing is left to choose: it is played without being asked again.
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    ada.lay_a_tile()  # it could still be turned: that is confirmed
    ada.no_worker.click()
    expect(ada.log.locator("[data-event=laid]").nth(1)).to_be_visible()  # the bot's turn has come


def test_the_menu_leads_everywhere_with_keys_alone(person):
    ada = person("Ada", viewport=PHONE)
    ada.visit("/privacy")
    menu = ada.button("menu")
    expect(menu).to_be_visible()
    does_not_scroll_sideways(ada)
    ada.tab_to(menu)
    ada.press_key("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    has_no_barrier(ada)
    ada.press_key("ArrowDown")
    expect(ada.link("menu-games")).to_be_focused()
    ada.press_key("Escape")
    expect(menu).to_be_focused()
    expect(ada.link("menu-settings")).to_have_count(0)
    ada.press_key("Enter", "ArrowDown", "ArrowUp")  # after the first comes the last
    expect(ada.link("menu-about").first).to_be_focused()
    ada.press_key("ArrowUp", "Enter")
    ada.page.wait_for_url("**/settings")
    does_not_scroll_sideways(ada)


@pytest.mark.parametrize(("language", "viewport"), [("en", TABLET), ("fr", PHONE)])
def test_pages_to_read_and_an_address_that_nobody_has(person, language, viewport):
    ada = person("Ada", language=language, locale=language, viewport=viewport)
    ada.visit("/")
    foot = ada.page.get_by_role("contentinfo")
    for name in PAGES:
        foot.get_by_role("link", name=ada.said(f"site-{name}")).click()
        ada.page.wait_for_url(f"**/{name}")
        expect(ada.page.get_by_role("article").locator("h2").first).to_be_visible()
        expect(ada.page).to_have_title(f"{ada.said(f'site-{name}')} · Asclepia")
        has_no_barrier(ada)
        does_not_scroll_sideways(ada)

    answer = ada.page.goto("/once/upon/a/time")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.said("lost-title"))
    expect(ada.page.get_by_role("main")).to_contain_text("/once/upon/a/time")
    expect(ada.page.get_by_role("link", name=re.compile(ada.title))).to_be_visible()
    has_no_barrier(ada)
    does_not_scroll_sideways(ada)
    if language == "fr":
        speaks_french(ada)
    ada.page.get_by_role("main").get_by_role("link", name=ada.said("lobby-home")).click()
    expect(ada.card()).to_be_visible()
    assert all("404" in one for one in ada.complaints), ada.complaints
    ada.complaints.clear()


def rebuilt(folder: Path) -> None:
    """Another build of the page: its scripts have other names, and the old ones are gone."""
    scripts = [one for one in folder.glob("assets/*.js") if re.search(r"-[\w-]{8}\.js$", one.name)]
    names = {one.name: one.name[:-11] + one.name[-4:-12:-1] + ".js" for one in scripts}
    old = re.compile("|".join(map(re.escape, names)))
    for file in (folder / "index.html", folder / "worker.js", *scripts):
        text = old.sub(lambda found: names[found[0]], file.read_text(encoding="utf-8"))
        text = text.replace("<body>", '<body data-build="another">')
        text = re.sub(r'"build":"\w{12}"', '"build":"000000000000"', text)
        file.write_text(text, "utf-8")
        file.rename(file.with_name(names.get(file.name, file.name)))


def test_an_installed_page_without_a_connection_and_after_an_update(browser, tmp_path):
    page = tmp_path / "page"
    shutil.copytree(PAGE, page)
    service = Service(str(tmp_path / "asclepia.db"), ASCLEPIA_PAGE=str(page))
    ada = Player(browser, service, "Ada", service_workers="allow")
    try:
        ada.visit("/")
        expect(ada.card()).to_be_visible()
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        until(lambda: ada.page.evaluate("navigator.serviceWorker.controller !== null"))
        ada.visit("/about")
        expect(ada.page.get_by_role("article").locator("h2").first).to_be_visible()

        # From another site, by a link: the worker passes it on as what it is.
        elsewhere = service.url.replace("127.0.0.1", "localhost")
        ada.page.goto(f"{elsewhere}/api/health")
        ada.page.evaluate(f"location.href = '{service.url}/settings'")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.said("settings-title"))
        assert ada.page.url == f"{service.url}/settings"
        assert not [one for one in ada.page.evaluate(KEPT) if "/api/" in one]

        ada.cut_off = True
        service.kill()
        ada.page.reload()
        problem = ada.page.get_by_role("alert")
        expect(problem).to_contain_text(ada.said("refused-offline"))
        expect(ada.gone).to_have_text(ada.said("page-gone"))
        ada.button("page-again").click()
        expect(problem).to_contain_text(ada.said("refused-offline"))

        rebuilt(page)
        service.start()
        ada.button("page-again").click()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.said("settings-title"))
        expect(ada.page.locator("body[data-build=another]")).to_have_count(1)
        expect(ada.gone).to_be_empty()
        ada.page.evaluate(RENEWED)
        service.kill()
        ada.page.reload()  # the new page was kept, too
        expect(ada.page.locator("body[data-build=another]")).to_have_count(1)
        expect(problem).to_contain_text(ada.said("refused-offline"))
        assert not [one for one in ada.complaints if "ERR_FAILED" not in one], ada.complaints
    finally:
        ada.leave()
        service.stop()


#: The addresses of everything that the worker keeps.
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((one) => one.keys()));
  return kept.flat().map((one) => one.url);
}"""

#: The new worker has taken over: what the old one had kept is gone.
RENEWED = """async () => {
  while ((await caches.keys()).join() !== 'asclepia-000000000000') {
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
