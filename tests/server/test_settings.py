"""What can be set from outside."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import asclepia
from asclepia.server import settings
from asclepia.server.budgets import Limits
from asclepia.server.housekeeping import Patience
from asclepia.server.settings import PAGE, Settings
from tests.server.service import ROOT


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
