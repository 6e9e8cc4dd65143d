"""What can be set from outside."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.server.settings import PAGE, Settings


def test_the_page_is_the_one_that_came_with_the_package_unless_said(monkeypatch, tmp_path):
    monkeypatch.delenv("ASCLEPIA_PAGE", raising=False)
    assert Settings.from_environment("file.db").page == PAGE
    (tmp_path / "index.html").write_text("a page")
    monkeypatch.setenv("ASCLEPIA_PAGE", str(tmp_path))
    assert Settings.from_environment("file.db").page == tmp_path


def test_a_folder_without_a_page_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("ASCLEPIA_PAGE", str(tmp_path / "nowhere"))
    with pytest.raises(asclepia.OptionError, match=r"ASCLEPIA_PAGE: .*nowhere; build"):
        Settings.from_environment("file.db")
