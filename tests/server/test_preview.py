"""What others are told about our links: everything escaped, and of private tables no names."""

from __future__ import annotations

import re
from html import unescape

import httpx

from asclepia.server.preview import TITLE, preview
from asclepia.table.texts import LANGUAGES
from tests.server.service import ROOT, Guest, Service, play_out
from tests.server.test_lists import People, story
from tests.table.test_texts import messages


def test_all_languages_say_the_same_with_the_same_facts():
    home = ROOT / "src" / "asclepia" / "server" / "texts"
    for language in LANGUAGES:
        assert messages(home / f"{language}.ftl") == messages(home / "en.ftl")


def test_a_table_is_told_as_it_stands(database):
    async def told(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        waiting = await people.table(ada, "open", "open")
        running = await people.running(ada, bede)
        over = await people.finished(ada, bede)

        async def shown(path: str, language: str = "en") -> tuple[str, str, str | None]:
            return await preview(people.storage, path, language)

        allowed = "With hints, previews, take-backs, talking spectators."
        free = f"2 seats are free. Sit down: no account is needed. {allowed}"
        assert await shown(f"/t/{waiting}") == ("Ada invites you to Garum", free, "garum")
        assert (await shown(f"/t/{waiting}", "fr"))[0] == "Ada vous invite à Garum"
        assert (await shown(f"/t/{running}"))[0] == "Garum: Ada, Bede"
        assert (await shown(f"/replay/{over}"))[1] == "Ada wins. Look back at every move."
        assert (await shown(f"/p/{await people.handle(ada)}"))[0] == "Ada at Asclepia"
        assert await shown("/rules/garum") == (
            "Garum: the rules",
            "All rules, numbered, with examples.",
            "garum",
        )
        house = await shown("/")
        assert house[0].startswith("Asclepia")
        for nowhere in ("/t/nowhere", "/replay/x", "/p/nobody", "/rules/chess", "/games"):
            assert await shown(nowhere) == house
        private = [
            await people.table(ada, "open", public=False),
            await people.running(ada, bede, public=False),
            await people.finished(ada, bede, public=False),
        ]
        for table in private:
            for language in LANGUAGES:
                words = " ".join(map(str, await shown(f"/t/{table}", language)))
                assert "Garum" in words
                assert "Ada" not in words
                assert "Bede" not in words

    story(database, told)


def told_of(html: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', html)
    return {name: unescape(words) for name, words in found}


def test_the_page_carries_it_and_a_finished_game_is_there_for_strangers(tmp_path):
    page = tmp_path / "page"
    (page / "assets" / "share").mkdir(parents=True)
    (page / "assets" / "share" / "garum.jpg").write_bytes(b"picture")
    (page / "index.html").write_text(f"<html><head>{TITLE}</head></html>")
    service = Service(str(tmp_path / "asclepia.db"), ASCLEPIA_PAGE=str(page))
    try:
        evil = '<b>"&'
        ada, bede = Guest(service, evil), Guest(service, "Bede")
        table = ada.table("me", "open", options={"board": "baelo"})
        told = httpx.get(f"{service.url}/t/{table}", headers={"accept-language": "fr"}).text
        assert evil not in told
        assert told_of(told)["og:title"] == f"{evil} vous invite à Garum"
        assert told_of(told)["og:url"] == f"{service.url}/t/{table}"
        picture = told_of(told)["og:image"]
        assert httpx.get(picture).content == b"picture"
        assert told_of(told)["twitter:card"] == "summary_large_image"

        bede.sit(table, 1)
        ada.http.post(f"/api/tables/{table}/start")
        with ada.live(table) as a, bede.live(table) as b:
            play_out(a, b)
        stranger = httpx.Client(base_url=service.url)  # no cookie
        for path in (f"/t/{table}", f"/replay/{table}", f"/p/{ada.me['handle']}", "/games"):
            answer = stranger.get(path)
            assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
        stranger.get("/api/me")
        assert stranger.get(f"/api/tables/{table}").json()["status"] == "over"
        assert stranger.get(f"/api/tables/{table}/replay?from=open").json()["steps"]
        assert stranger.get(f"/api/people/{ada.me['handle']}").json()["games"] == 1
        found = stranger.get(f"/api/people/{ada.me['handle']}").json()
        assert [one["id"] for one in found["recent"]["tables"]] == [table]
        games = ada.http.get("/api/me/games", params={"status": "finished", "won": True}).json()
        assert len(games["tables"]) + len(
            bede.http.get("/api/me/games?status=finished&won=true").json()["tables"]
        ) in (1, 2)
        assert ada.http.get("/api/me/games?status=lost").status_code == 400
        ada.close(), bede.close(), stranger.close()
    finally:
        service.stop()
