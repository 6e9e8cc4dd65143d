"""Its lesson: great moments, and the way past them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.test_lessons import Learner


def test_next_past_a_great_moment_goes_on(person):
    """What is pressed while it holds the stage is not lost: nothing must be pressed again."""
    ada = person("Ada", game="quackery", moments=True)
    learner = Learner(ada)
    ada.page.goto("/learn/quackery#4")
    ada.page.reload()
    expect(ada.page.locator(".progress")).to_contain_text("4/")
    learner.is_waited_for()
    moment = ada.page.locator(".moment")
    while True:
        moment.or_(learner.on).or_(ada.asked).first.wait_for()
        if moment.is_visible():
            break
        if ada.asked.is_visible():
            learner.do_right()
        else:
            learner.go_on()
    expect(ada.moment).to_be_visible()
    step = learner.step()
    ada.button("learn-on").click()
    expect(ada.moment).to_have_count(0)
    expect(ada.page.locator(".progress")).not_to_contain_text(f"{step}/")
