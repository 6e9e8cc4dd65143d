"""The server goes away and comes back; the page waits for it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.service import Guest, Service
from tests.web.example import Player


def test_the_page_comes_back_by_itself_and_has_missed_nothing(browser, tmp_path):
    service = Service(str(tmp_path / "asclepia.db"))
    ada = Player(browser, service, "Ada")
    bede = Guest(service, "Bede")
    try:
        table = ada.sit_down("me", "open")
        assert bede.sit(table, 1).status_code == 204
        ada.button("room-start").click()
        expect(ada.board).to_be_visible()
        with bede.live(table) as hers:
            hers.hear_a("hello")
            play_until_bede_is_asked(ada, hers)
            laid = ada.laid.count()

        ada.cut_off = True
        service.kill()
        expect(ada.gone).to_have_text(ada.said("page-gone"))
        expect(ada.laid).to_have_count(laid)  # what was there stays to be seen
        service.start()

        with bede.live(table) as hers:  # while the page may still be away
            hers.hear_a("hello")
            hers.act(1)
            hers.hear_a("update")
        expect(ada.gone).to_be_empty()
        expect(ada.laid).to_have_count(laid + 1)
        expect(ada.log.locator("[data-event=laid]")).to_have_count(laid + 1)

        with bede.live(table) as hers:
            hers.hear_a("hello")
            play_until_ada_is_asked(ada, hers)
            ada.take_a_turn()
        ada.say("Still there?")
        expect(ada.chat).to_contain_text("Still there?")
        assert not ada.complaints, ada.complaints
        ada.was_told_only_what_is_theirs()
    finally:
        ada.leave()
        bede.close()
        service.stop()


def play_until_bede_is_asked(ada, hers):
    hers.send(type="ping", sent=0)
    while 1 not in hers.position["pending"]:
        ply = hers.position["ply"]
        assert ada.is_asked()
        ada.decide()
        while hers.position["ply"] == ply:
            hers.hear_a("update")


def play_until_ada_is_asked(ada, hers):
    while 0 not in hers.position["pending"]:
        ply = hers.position["ply"]
        hers.act(1)
        while hers.position["ply"] == ply:
            hers.hear_a("update")
