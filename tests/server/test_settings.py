"""What can be set from outside."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import asclepia
from asclepia.server import clock, main, settings
from asclepia.server.budgets import Limits
from asclepia.server.housekeeping import Patience
from asclepia.server.settings import PAGE, Settings
from tests.server.service import ROOT, Hands


def test_the_page_is_the_one_that_came_with_the_package_unless_said(monkeypatch, tmp_path):
    monkeypatch.delenv("ASCLEPIA_PAGE", raising=False)
    assert Settings.from_environment("file.db").page == PAGE
    (tmp_path / "index.html").write_text("a page")
    monkeypatch.setenv("ASCLEPIA_PAGE", str(tmp_path))
    assert Settings.from_environment("file.db").page == tmp_path


def test_every_setting_is_described():
    described = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    source = Path(settings.__file__).read_text(encoding="utf-8")
    names = set(re.findall(r"ASCLEPIA_[A-Z]+(?=\")", source)) - {"ASCLEPIA_LIMIT", "ASCLEPIA_DAYS"}
    names |= {f"ASCLEPIA_LIMIT_{one.name.upper()}" for one in fields(Limits)}
    names |= {f"ASCLEPIA_DAYS_{one.name.upper()}" for one in fields(Patience)}
    assert len(names) > 15
    assert [name for name in sorted(names) if f"`{name}`" not in described] == []


def test_a_folder_without_a_page_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("ASCLEPIA_PAGE", str(tmp_path / "nowhere"))
    with pytest.raises(asclepia.OptionError, match=r"ASCLEPIA_PAGE: .*nowhere; build"):
        Settings.from_environment("file.db")


@pytest.mark.parametrize("given", ["10.0.0.1/8", "my-proxy", "127.0.0.1,10.0.0.0/8/1"])
def test_a_proxy_that_could_not_be_found_out_is_refused(monkeypatch, given):
    monkeypatch.setenv("ASCLEPIA_PROXIES", given)
    with pytest.raises(asclepia.OptionError, match=r"ASCLEPIA_PROXIES: an address or a network"):
        Settings.from_environment("file.db")


def test_proxies_are_addresses_and_networks(monkeypatch):
    monkeypatch.setenv("ASCLEPIA_PROXIES", "127.0.0.1, 10.0.0.0/8,::1")
    assert Settings.from_environment("file.db").proxies == ("127.0.0.1", "10.0.0.0/8", "::1")


def test_a_test_turns_the_clock(tmp_path, monkeypatch):
    hands = Hands(tmp_path)
    monkeypatch.setenv(*hands.setting.popitem())
    clock.turned_by(Settings.from_environment("file.db").clock)
    try:
        before = clock.now()
        hands.later(3600)
        assert clock.now() >= before + 3_600_000
        hands.later(-7200)
        assert clock.now() < before
    finally:
        clock.turned_by(None)


@pytest.mark.parametrize("content", [None, "", "soon"])
def test_a_clock_that_says_nothing_is_refused(tmp_path, monkeypatch, content):
    file = tmp_path / "ahead"
    if content is not None:
        file.write_text(content)
    monkeypatch.setenv("ASCLEPIA_CLOCK", str(file))
    with pytest.raises(asclepia.OptionError, match=r"ASCLEPIA_CLOCK: .*milliseconds"):
        Settings.from_environment("file.db")


def test_nobody_turns_the_clock_of_a_server_for_others(tmp_path, monkeypatch):
    monkeypatch.setenv(*Hands(tmp_path).setting.popitem())
    with pytest.raises(asclepia.OptionError, match=r"ASCLEPIA_CLOCK is for tests"):
        main.run("0.0.0.0", 0, str(tmp_path / "file.db"), False, print)
