"""Two people at one screen, with a curtain between their turns."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import Person


def open_for(person: Person, name: str) -> None:
    person.button("table-curtain-open", name=name).click()
    expect(person.curtain).to_have_count(0)


def who_is_called(person: Person) -> str:
    """The name on the curtain."""
    expect(person.curtain).to_be_visible()
    return next(
        name for name in ("Ada", "Bruta") if person.button("table-curtain-open", name=name).count()
    )


def test_the_curtain_hides_the_hands_between_turns(person):
    ada = person("Ada")
    ada.visit("/")
    ada.fill_in_a_table("me", "here Bruta")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")

    called = []
    for _ in range(6):
        name = who_is_called(ada)
        called.append(name)
        expect(ada.tiles).to_have_count(0)
        expect(ada.log.locator("[data-event=drew]")).to_have_count(0)
        expect(ada.asked).to_have_count(0)
        open_for(ada, name)
        expect(ada.tiles).not_to_have_count(0)
        expect(ada.prompt).to_contain_text(name)
        for drawn in ada.log.locator("[data-event=drew]").all_inner_texts():
            assert name in drawn  # what the other drew is not told
        ada.lay_a_tile()
        expect(ada.no_worker).to_be_visible()
        expect(ada.curtain).to_have_count(0)  # still the same person
        ada.hire_nobody()
        if ada.curtain.count() == 0:  # two turns in a row: the amphora has gone round
            expect(ada.curtain.or_(ada.asked).first).to_be_visible()
            if ada.asked.count():
                called.append(name)
                ada.take_a_turn()
    assert set(called) == {"Ada", "Bruta"}
