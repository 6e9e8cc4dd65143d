"""Still hands: through a whole game nothing that one reaches for moves, and all that is said has
room."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.people import PHONE, TABLET, WIDE, Person

FRENCH = {"language": "fr", "locale": "fr-FR"}  # says most things with more words
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "tablet": {"viewport": TABLET, "touch": True, **FRENCH},
    "phone": {"viewport": PHONE, "touch": True, **FRENCH},
}

# Where things are: the board on the page, which may have been scrolled, and whose end is only in
# sight where it is a place of the screen; the prompt, which is always in sight, by its size; what
# is in the prompt, in the prompt.
BOXES = """wide => {
  const prompt = document.querySelector('.prompt.panel');
  const bar = prompt.getBoundingClientRect();
  const box = (one, left, top) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x - left, y - top, width, height].map(Math.round);
  };
  const [x, y] = [window.scrollX, window.scrollY];
  const found = {
    prompt: [bar.x, 0, bar.width, bar.height].map(Math.round),
    board: box(document.querySelector('main > .board'), -x, -y).slice(0, wide ? 4 : 3),
  };
  for (const tool of ['.page-back', '.confirm', '.page-hint', '.page-undo']) {
    found[tool] = box(prompt.querySelector(tool), bar.x, bar.y);
  }
  return found;
}"""

# What has no room: a sentence that is higher than its place, a button that is not whole.
CRAMPED = """() => {
  const prompt = document.querySelector('.prompt.panel');
  const bar = prompt.getBoundingClientRect();
  const room = prompt.querySelector('.room');
  const found = [];
  if (room.firstElementChild.offsetHeight > room.clientHeight) found.push(room.textContent);
  for (const one of prompt.querySelectorAll('.button, summary')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const row = (one.closest('.choices') ?? prompt).getBoundingClientRect();
    if (left < row.left - 1 || right > row.right + 1 || top < bar.top || bottom > bar.bottom) {
      found.push(one.textContent.trim() || one.className);
    }
  }
  return found;
}"""


class Still:
    """Looks on while a person plays: at every question, and before every press."""

    def __init__(self, person: Person, *, board: bool = True) -> None:
        self.person = person
        self.board = board  # stands still, too
        self.wide = person.page.viewport_size == WIDE
        self.first: dict[str, list[int]] | None = None
        self.looks = 0
        self.found: dict[str, None] = {}  # in order, each once
        press = person.press

        def watched(what: Locator) -> None:
            expect(what).to_be_visible()
            self.look()
            press(what)

        person.press = watched  # type: ignore[method-assign]

    def look(self) -> None:
        page = self.person.page
        page.evaluate("new Promise(requestAnimationFrame)")  # words are fitted before they are seen
        boxes, cramped = page.evaluate(BOXES, self.wide), page.evaluate(CRAMPED)
        self.looks += 1
        self.first = self.first or boxes
        said = self.person.prompt.inner_text()
        for what, box in boxes.items():
            if box != self.first[what] and (self.board or what != "board"):
                self.found[f"{what}: {self.first[what]} became {box} at “{said}”"] = None
        for one in cramped:
            self.found[f"no room for “{one}” at “{said}”"] = None

    def play_to_the_end(self) -> None:
        while self.person.is_asked():
            self.look()
            self.person.decide()
        assert self.looks > 10
        assert not self.found, "\n".join(self.found)
