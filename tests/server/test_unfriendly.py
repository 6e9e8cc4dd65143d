"""The scripts of benchmarks/unfriendly stay alive, and the server holds against them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from benchmarks.unfriendly.guest import leaked
from tests.server.service import LIMITS, ROOT, Hands, Service

CLOCKED = {"thief": ("--clock", "ahead")}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """With the limits that everybody has."""
    usual = {f"ASCLEPIA_LIMIT_{name}": "" for name in LIMITS}
    running = Service(str(tmp_path_factory.mktemp("database") / "asclepia.db"), **usual)
    try:
        yield running
    finally:
        running.stop()


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", f"benchmarks.unfriendly.{script}", *words],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_fuzzer(service):
    done = run("fuzz", "--url", service.url, "--seed", "11", "--count", "150", "--seconds", "60")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "150 requests answered in the documented form" in done.stdout
    assert "150 live messages, and the sockets live on" in done.stdout


def test_the_soak(service):
    assert service.process is not None
    words = ["--minutes", "0.05", "--tables", "4", "--pid", str(service.process.pid)]
    done = run("soak", "--url", service.url, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing is lost or doubled" in done.stdout
    assert "memory at the end" in done.stdout


@pytest.mark.nightly
def test_the_flood(service):
    """It holds the connections of an address, and waits until the server lets them go."""
    assert service.process is not None
    words = ["--count", "100", "--seconds", "250", "--pid", str(service.process.pid)]
    done = run("flood", "--url", service.url, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "held   half requests are let go" in done.stdout


def test_the_unfriendly_guest(service):
    """The last one: it uses up what an address may do."""
    done = run("guest", "--url", service.url, "--moves", "4", "--seconds", "200")
    assert done.returncode == 0, done.stdout + done.stderr
    for what in ("bots", "tables", "uploads", "changes", "pages", "chat", "take-backs"):
        assert f"held   {what}: after" in done.stdout, done.stdout


def test_the_thief(tmp_path):
    hands = Hands(tmp_path)
    running = Service(str(tmp_path / "asclepia.db"), **hands.setting)
    try:
        words = ["--clock", hands.setting["ASCLEPIA_CLOCK"], "--seed", "3", "--stories", "8"]
        done = run("thief", "--url", running.url, *words, "--seconds", "200")
    finally:
        running.stop()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "in 8 stories went as the table says" in done.stdout


def test_the_clocks():
    done = run("clocks", "--seconds", "10", "--seed", "5")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "held   killed processes start again" in done.stdout
    assert "the sum of clocks and increments is the wall" in done.stdout


def test_the_advice():
    done = run("advice", "--seconds", "15")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no help that is not allowed, or unseen" in done.stdout


def test_abandoning():
    done = run("abandon")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broke" in done.stdout


@pytest.mark.parametrize("script", ["flood", "fuzz", "guest", "soak", "thief"])
def test_only_servers_of_this_machine_are_tried(script):
    done = run(script, "--url", "http://192.0.2.1:8420", *CLOCKED.get(script, ()))
    assert done.returncode == 2
    assert "only loopback addresses" in done.stderr


def test_a_hand_that_another_sees_is_found():
    def position(**seats: list[object]) -> dict[str, object]:
        views = {number: {"view": {"hands": hands}} for number, hands in seats.items()}
        return {"watching": {"view": {"hands": [None, None]}}, "seats": views}

    nobody: list[set[object]] = [set(), set()]
    anna, ben, eve = position(**{"0": [3, None]}), position(**{"1": [None, 5]}), position()
    assert leaked([anna, ben, eve], nobody) == []
    seeing = position(**{"1": [3, 5]})
    assert leaked([anna, seeing, eve], nobody)
    assert leaked([anna, seeing, eve], [{3}, {5}])
    assert leaked([anna, seeing, eve], [{3}, {5, 3}]) == []  # looked at by the rules
    told = {"watching": {"view": {"hands": [3, None]}}, "seats": {}}
    assert leaked([anna, ben, told], nobody)
