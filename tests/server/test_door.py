"""What comes to the door: odd addresses, other people's pages, hosts that are not ours."""

from __future__ import annotations

import json
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from asclepia.server.door import Hosts
from asclepia.server.main import how_others_come
from tests.server.service import ROOT, ConnectionClosed, Guest, Service

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with a small page."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets" / "deep").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>a page</title>")
    (page / "assets" / "one.js").write_text("one")
    database = tmp_path_factory.mktemp("database") / "asclepia.db"
    running = Service(str(database), ASCLEPIA_PAGE=str(page), ASCLEPIA_HOSTS="garum.example")
    try:
        yield running
    finally:
        running.stop()


def asked(service: Service, target: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    """The answer to a request whose target is sent as it is, which no client library does."""
    lines = [f"{method} {target} HTTP/1.1"]
    given = {"host": f"127.0.0.1:{service.port}", "connection": "close", **headers}
    lines += [f"{name}: {value}" for name, value in given.items()]
    with socket.create_connection(("127.0.0.1", service.port)) as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        heard = b""
        while more := line.recv(65536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    return int(head.split()[1]), body.decode()


def test_no_cache_keeps_what_the_api_says(service):
    ada = Guest(service, "Ada")
    for path in ("/api/me", "/api/me/turns", "/api/me/account", "/api/tables", "/api/nothing"):
        assert ada.http.get(path).headers.get_list("cache-control") == ["no-store"], path
    foreign = ada.http.get("/api/me", headers={"sec-fetch-site": "cross-site"})
    assert (foreign.status_code, foreign.headers["cache-control"]) == (403, "no-store")
    ada.close()


ODD = [
    "/assets/.",
    "/assets/..",
    "/assets/",
    "/assets",
    "/assets/deep",
    "/assets/deep/.",
    "/assets/one.js/two",
    "/assets/nothing.js",
    "/assets/%00",
    "/assets/../index.html",
    "/assets/%2e%2e/index.html",
    "/assets//etc/passwd",
    "/assets/" + "x" * 300,
    "/assets/" + "%C3%A9" * 200,
    "/t/%00",
    "/nowhere",
    "/" + "a/" * 100,
    "/" + "x" * 5000,
    "/api/tables/%00",
    "/api/tables/%ED%A0%80",
    "/api/tables/%FF%FE",
    "/api/tables/a%0Ab",
    "/api/tables/../../etc/passwd",
    "/api/tables/x/replay?from=%00",
    "/api/tables?" + "a=b&" * 5000,
    "/api/rules/garum?lang=" + "[" * 3000,
    "/api/rules/%00",
    "/api/rules/..",
    "/api/rules/__pycache__",
    "/api/games/garum/components/..",
    "/api/games/garum/components/%2e%2e%2fgarum",
    "/api/games/garum/components/%00",
    "/api/games/garum/components/nothing",
    "/api/games/garum/components/" + "x" * 300,
    "/api/games/..%2f/texts",
]


@pytest.mark.parametrize("target", ODD, ids=lambda target: target[:40])
def test_odd_addresses_are_refused_in_words_without_any_path_of_the_machine(service, guest, target):
    cookie = guest().http.cookies["asclepia_who"]
    status, body = asked(service, target, cookie=f"asclepia_who={cookie}")
    assert 400 <= status < 500, body
    problem = json.loads(body)
    assert set(problem) == {"error", "words", "problems"}
    assert problem["words"]
    page = service.environment["ASCLEPIA_PAGE"]
    for place in (page, str(ROOT), sys.prefix, "site-packages", str(Path.home()) + "/"):
        assert place not in body


def test_what_is_there_is_served(service):
    assert httpx.get(f"{service.url}/assets/one.js").text == "one"
    assert "a page" in httpx.get(f"{service.url}/t/anything").text


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"type":"say","words":['])
def test_a_live_message_that_is_nested_too_deeply_is_refused_and_the_page_stays(guest, opening):
    anna: Guest = guest()
    with anna.live(anna.table("me", "me")) as page:
        page.hear_a("hello")
        page.socket.send(opening * (4000 // len(opening)))
        assert page.hear_a("refused")["error"] == "malformed"
        page.socket.send(b"\x00\xff")
        assert page.hear_a("refused")["error"] == "malformed"
        page.send(type="ping", sent=1)
        assert page.hear_a("pong")["sent"] == 1


def test_deep_cards_and_records_are_refused_in_words(guest):
    anna: Guest = guest()
    deep = "x = " + "[" * 30_000
    answer = anna.http.post("/api/components", json={"game": "garum", "text": deep})
    assert answer.status_code == 400, answer.text
    record = '{"game": "garum", "own": ' + '{"a": ' * 900 + "1" + "}" * 901
    answer = anna.http.post("/api/records", content=record, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert answer.json()["words"]


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b'{"na\xdfme": 1}', b"\xed\xa0\x80"])
def test_what_is_not_utf_8_is_refused_in_words(guest, body):
    answer = guest().http.put("/api/me", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), answer.text


# Other people's pages


def test_what_changes_something_needs_json(guest):
    anna: Guest = guest("Anna")
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        headers = {"content-type": content_type}
        answer = anna.http.put("/api/me", content='{"name": "Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json"), content_type
    bare = httpx.Request("PUT", f"{anna.service.url}/api/me", content=b'{"name": "Eve"}')
    assert anna.http.send(bare, auth=None).status_code in (401, 415)
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    utf8 = {"content-type": "application/json; charset=utf-8"}
    answer = anna.http.put("/api/me", content='{"name": "Ada"}', headers=utf8)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
    ],
    ids=str,
)
def test_other_pages_cannot_change_anything(guest, headers):
    anna: Guest = guest()
    table = anna.table("me", "open")
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("DELETE", f"/api/tables/{table}/seats/0"),
        ("POST", f"/api/tables/{table}/start"),
        ("PUT", f"/api/tables/{table}/seats/1/bot?level=novice"),
    ):
        answer = anna.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign"), path
    assert [one["kind"] for one in anna.info(table)["chairs"]] == ["person", "open"]


def test_other_pages_cannot_make_guests_but_may_link_to_us(service):
    foreign = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    answer = httpx.get(f"{service.url}/api/me", headers=foreign)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    link = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert httpx.get(f"{service.url}/t/anything", headers=link).status_code == 200


def test_our_own_page_may_change_things(guest):
    anna: Guest = guest()
    table = anna.table("me", "open")
    own = {"origin": anna.service.url, "sec-fetch-site": "same-origin"}
    assert anna.http.put("/api/me", json={"name": "Ada"}, headers=own).status_code == 200
    left = anna.http.delete(f"/api/tables/{table}/seats/0", headers=own)
    assert left.status_code == 204


# Hosts

EVIL = ["evil.example", "evil.example:80", "localhost.evil.example", ""]


@pytest.mark.parametrize("host", [*EVIL, "localhost:port"])
def test_hosts_that_are_not_ours_are_refused(service, host):
    status, body = asked(service, "/api/me", host=host)
    assert (status, json.loads(body)["error"]) == (400, "bad-host")
    assert "ASCLEPIA_HOSTS" in json.loads(body)["words"]


def test_a_page_under_a_foreign_host_gets_no_socket(guest):
    anna: Guest = guest()
    table = anna.table("me", "me")
    with pytest.raises(Exception, match="403"):
        anna.live(table, host="evil.example")


@pytest.mark.parametrize("host", ["localhost:8420", "127.0.0.1", "[::1]:80", "garum.example"])
def test_our_own_hosts_are_served(service, host):
    assert asked(service, "/api/health", host=host)[0] == 200


def test_hosts_are_compared_as_names_are():
    hosts = Hosts(["Garum.example", "two.example"])
    for host in ("garum.EXAMPLE:443", "garum.example.", "two.example", "192.168.1.7", "localhost"):
        assert host in hosts
    for host in ("example", "sub.garum.example", "garum.example@evil.example", "a b", "["):
        assert host not in hosts
    for host in ("localhost:port", "localhost:80:80", "127.0.0.1:99999999", "127.0.0.1:-1"):
        assert host not in hosts
    assert "anything.example" in Hosts(["*"])


def test_who_listens_to_the_network_is_told_about_names():
    for host in ("127.0.0.1", "localhost", "::1"):
        assert how_others_come(host) is None
    for host in ("0.0.0.0", "192.168.1.7"):
        assert "ASCLEPIA_HOSTS" in str(how_others_come(host))


# What an answer carries


@pytest.mark.parametrize("path", ["/", "/t/x", "/assets/one.js", "/api/games", "/schema", "/no"])
def test_every_answer_carries_the_policies(service, path):
    headers = httpx.get(f"{service.url}{path}").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in policy.get("script-src", policy["default-src"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_the_description_of_the_api_is_a_page_of_our_own(service):
    answer = httpx.get(f"{service.url}/schema")
    assert answer.headers["content-type"].startswith("text/html")
    html = answer.text
    assert "<script" not in html
    assert not re.search(r"(src|href)=.?(https?:)?//", html)
    described = httpx.get(f"{service.url}/schema/openapi.json").json()
    for path, operations in described["paths"].items():
        assert path in html
        for operation in operations.values():
            assert operation["summary"].replace("'", "&#x27;") in html
    refused = described["paths"]["/api/tables"]["post"]["responses"]["400"]["content"]
    assert refused["application/json"]["schema"]["$ref"].endswith("Problem")
    for name in described["components"]["schemas"]:
        assert f'id="{name}"' in html
    for other in ("redoc", "swagger", "elements", "rapidoc"):  # they would load scripts
        assert httpx.get(f"{service.url}/schema/{other}").status_code == 404


def test_a_foreign_page_is_closed_on(guest):
    anna: Guest = guest()
    table = anna.table("me", "me")
    for foreign in ({"origin": "http://["}, {"sec-fetch-site": "cross-site"}):
        with anna.live(table, **foreign) as page, pytest.raises(ConnectionClosed) as closed:
            page.hear()
        assert closed.value.rcvd.code == 4403
