"""The rest of a site: guests' names, pages to read, unknown addresses, files to install."""

from __future__ import annotations

import json
import re
import struct
import tomllib
from importlib.metadata import metadata

import pytest

from asclepia.server.app import page
from asclepia.server.door import POLICY
from asclepia.server.housekeeping import Patience
from asclepia.server.identity import COOKIE
from asclepia.server.languages import language_of
from asclepia.server.settings import PAGE
from asclepia.server.site import PAGES, prose_html
from asclepia.table.texts import LANGUAGES
from tests.server.service import ROOT, Guest

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-mode": "navigate"}


# Languages


@pytest.mark.parametrize(
    ("accepted", "wish", "language"),
    [
        (None, None, "en"),
        ("", None, "en"),
        ("fr", None, "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", None, "fr"),
        ("en;q=0.5, FR;q=0.8", None, "fr"),
        ("de, fr;q=0.3, en;q=0.2", None, "fr"),
        ("de, *;q=0.5", None, "en"),
        ("frr, en", None, "en"),
        ("fr;q=0, en;q=0.1", None, "en"),
        ("fr;q=much, en", None, "en"),
        (";;q=,,", None, "en"),
        ("fr", "en", "en"),
        ("en", "fr", "fr"),
        ("fr", "xx", "fr"),
    ],
)
def test_the_language_that_somebody_likes_best(accepted, wish, language):
    assert language_of(accepted, wish) == language


def test_a_new_guest_is_named_in_their_language(service):
    french = Guest(service, **{"accept-language": "fr-FR,fr;q=0.9"})
    other = Guest(service, **{"accept-language": "de"})
    try:
        assert re.fullmatch(r"Invité [\w-]{4}", french.me["name"])
        assert re.fullmatch(r"Guest [\w-]{4}", other.me["name"])
        # The language that was chosen on the page counts more; a name that one has stays.
        assert french.http.get("/api/me?lang=en").json() == french.me
        french.http.cookies.clear()
        assert french.http.get("/api/me?lang=en").json()["name"].startswith("Guest ")
    finally:
        french.close()
        other.close()


# Prose


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_of_prose(name, language):
    html = prose_html(name, language, Patience())
    assert html.startswith("<h1>")
    english = prose_html(name, "en", Patience())
    for part in ("<h2>", "<li>", "<tr>", "<a href", "<code>", "<strong>"):
        assert html.count(part) == english.count(part), part
    links = re.findall(r'href="([^"]+)"', html)
    assert links == re.findall(r'href="([^"]+)"', english)
    known = {*page.paths, "/me", "/schema", "/assets/licences.txt"}
    assert set(links) <= known


def test_prose_that_is_not_there_is_refused(service):
    guest = Guest(service)
    try:
        assert "<h1>" in guest.http.get("/api/prose/about?lang=fr").json()["html"]
        for path, status in (("gossip", 404), ("about?lang=xx", 400), ("..%2fapp", 404)):
            answer = guest.http.get(f"/api/prose/{path}")
            assert (answer.status_code, set(answer.json())) == (
                status,
                {"error", "words", "problems"},
            )
    finally:
        guest.close()


def test_privacy_says_what_this_server_does():
    said = prose_html("privacy", "en", Patience(open=3, playing=40, guests=0))
    assert "open for 3 days" in said
    assert "open for 40 days" in said
    assert "<td>for ever</td>" in said
    assert f"<code>{COOKIE}</code>" in said
    assert "default-src 'self'" in POLICY  # nothing comes from elsewhere


def test_privacy_tells_of_the_only_cookie(service):
    guest = Guest(service)
    try:
        for path in ("/", "/privacy", "/api/me", "/worker.js"):
            cookies = guest.http.get(path).headers.get_list("set-cookie")
            assert [one.partition("=")[0] for one in cookies] == [COOKIE] * (path == "/api/me")
    finally:
        guest.close()


def thanked(language: str) -> dict[str, str]:
    """What the credits name as a package, and its licence."""
    rows = re.findall(
        r"<code>([^<]+)</code></td>\s*<td>[^<]+</td>\s*<td>([^<]+)</td>",
        prose_html("credits", language, Patience()),
    )
    return dict(rows)


def packages() -> dict[str, str | None]:
    """What Asclepia is made with, and the licence where the package says it in the standard way."""
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[\[<>=; ]", one)[0] for one in ours["dependencies"]]
    found = {name: metadata(name).get("License-Expression") for name in names}
    web = ROOT / "web"
    for name in json.loads((web / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        its = (web / "node_modules" / name / "package.json").read_text(encoding="utf-8")
        found[name] = json.loads(its)["license"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_we_use_is_credited(language):
    credits = thanked(language)
    used = packages()
    assert set(used) == set(credits)
    assert {name: credits[name] for name, licence in used.items() if licence} == {
        name: licence for name, licence in used.items() if licence
    }


def test_the_licences_of_what_is_in_the_page_come_with_it(service):
    guest = Guest(service)
    try:
        text = guest.http.get("/assets/licences.txt").text
    finally:
        guest.close()
    for name, licence in packages().items():
        if (ROOT / "web" / "node_modules" / name).is_dir():
            assert re.search(rf"^{re.escape(name)} \S+ \({licence}\)$", text, re.M), name
    for words in ("Permission is hereby granted", "SIL OPEN FONT LICENSE", "Apache License"):
        assert words in text


# Addresses


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/a/b", "/settings/deep", "/index.html"])
def test_at_an_unknown_address_a_browser_gets_the_page_and_404(service, path):
    guest = Guest(service)
    try:
        answer = guest.http.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == (PAGE / "index.html").read_text(encoding="utf-8")
        assert "content-security-policy" in answer.headers
        program = guest.http.get(path)
        assert (program.status_code, program.json()["error"]) == (404, "not-found")
    finally:
        guest.close()


@pytest.mark.parametrize(
    "path", ["/api/nowhere", "/api/tables/none", "/assets/nothing-12345678.js"]
)
def test_what_a_program_asks_for_stays_a_program_s_answer(service, path):
    guest = Guest(service)
    try:
        answer = guest.http.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("application/json")
    finally:
        guest.close()


def test_server_and_page_know_the_same_addresses():
    app = (ROOT / "web/src/App.svelte").read_text(encoding="utf-8")
    ways = set(re.findall(r"\['([a-z/*]*)', (?:\(\)|\w+)", app))
    served = {re.sub(r"\{[^}]+\}", "*", path).strip("/") for path in page.paths}
    assert ways == served


# An installed page


def test_the_worker_and_the_manifest_are_asked_for_anew(service):
    guest = Guest(service)
    try:
        worker = guest.http.get("/worker.js")
        manifest = guest.http.get("/manifest.webmanifest")
        icon = guest.http.get("/favicon.ico")
        assert icon.headers["content-type"] == "image/png"
        for answer in (worker, manifest, icon):
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert "__SHELL__" not in worker.text
        assert not re.search(r"^import\b|\bimport\(|\bexport\b", worker.text)  # one file
        files = json.loads(re.search(r"\[\"/[^\]]+\]", worker.text)[0])
        kept = [guest.http.get(file).status_code for file in files]
        assert len(files) > 3
        assert kept == [200] * len(files)
        for icon in manifest.json()["icons"]:
            drawn = guest.http.get(icon["src"])
            assert drawn.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", drawn.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
    finally:
        guest.close()
    assert "worker-src 'self'" in POLICY
    assert "manifest-src 'self'" in POLICY
