"""Still hands: through a whole game nothing that one reaches for moves, and all that is said has
room."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.people import PHONE, TABLET, WIDE, Person
from tests.web.recordings import Recording, question_of
from tests.web.shown import Shown

IN_FRENCH = {"language": "fr", "locale": "fr-FR", "touch": True}  # says most with more words
#: The screens that one page is looked at on.
HANDS: dict[str, tuple[dict[str, Any], tuple[ViewportSize, ...]]] = {
    "with a mouse": ({"viewport": WIDE}, (WIDE,)),
    "with a finger": ({"viewport": PHONE, **IN_FRENCH}, (PHONE, TABLET)),
}
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "tablet": {"viewport": TABLET, **IN_FRENCH},
    "phone": {"viewport": PHONE, **IN_FRENCH},
}
#: So often each kind of answer is picked, to see what that moves.
PICKED = 2

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

# What has no room: a sentence that is higher than its place, a button that is not whole, or whose
# words are not.
CRAMPED = """() => {
  const prompt = document.querySelector('.prompt.panel');
  const bar = prompt.getBoundingClientRect();
  const room = prompt.querySelector('.room');
  const found = [];
  if (room.firstElementChild.offsetHeight > room.clientHeight) found.push(room.textContent);
  for (const one of prompt.querySelectorAll('.button, summary, .asked')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const row = (one.closest('.choices') ?? prompt).getBoundingClientRect();
    const beside = left < row.left - 1 || right > row.right + 1;
    if (beside || top < bar.top || bottom > bar.bottom || one.scrollWidth > one.clientWidth + 1) {
      found.push(one.textContent.trim() || one.className);
    }
  }
  return found;
}"""

#: Both, and what is asked, as soon as it stays so: parts that are fetched come a frame later, and
#: then words are fitted again.
LOOK = f"""async (wide) => {{
  const look = () => JSON.stringify([({BOXES})(wide), ({CRAMPED})()]);
  let before = '', now = look();
  while (now !== before) {{
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    [before, now] = [now, look()];
  }}
  return [...JSON.parse(now), document.querySelector('.prompt .sentence').innerText];
}}"""


class Still:
    """Looks on while a person is asked, and before every press."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.first: dict[int, dict[str, list[int]]] = {}  # by the width of the screen
        self.looks = 0
        self.found: dict[str, None] = {}  # in order, each once
        self._press = person.press
        person.press = self._watched  # type: ignore[method-assign]

    def _watched(self, what: Locator) -> None:
        expect(what).to_be_visible()
        self.look()
        self._press(what)

    def look(self) -> None:
        page = self.person.page
        assert page.viewport_size is not None
        width = page.viewport_size["width"]
        boxes, cramped, said = page.evaluate(LOOK, width == WIDE["width"])
        self.looks += 1
        first = self.first.setdefault(width, boxes)
        stays = self.person.still or width == WIDE["width"]
        for what, box in boxes.items():
            if box != first[what] and (stays or what != "board"):
                was = f"{what}: {first[what]} became {box}"
                self.found[f"{was} at “{said}” on {width} pixels"] = None
        for one in cramped:
            self.found[f"no room for “{one}” at “{said}” on {width} pixels"] = None

    def look_on(self, screens: tuple[ViewportSize, ...]) -> None:
        """On all of these, from that which is there."""
        for screen in sorted(screens, key=lambda one: one != self.person.page.viewport_size):
            if screen != self.person.page.viewport_size:
                self.person.page.set_viewport_size(screen)
            self.look()

    def has_found_nothing(self) -> None:
        assert self.looks > 10
        assert not self.found, "\n".join(self.found)

    def play_to_the_end(self) -> None:
        while self.person.is_asked():
            self.look()
            self.person.decide()
        self.has_found_nothing()

    def is_shown(
        self, recording: Recording, screens: tuple[ViewportSize, ...], often: int | None = None
    ) -> None:
        """A recorded game: each sentence as often as this, and some answers that are picked."""
        shown = Shown(self.person)
        asked: Counter[str] = Counter()
        picked: Counter[str] = Counter()
        for message in recording.messages:
            question = question_of(message, recording.seat)
            if question is None or asked[question["prompt"]["key"]] == often:
                shown.tell(message)
                continue
            asked[question["prompt"]["key"]] += 1
            shown.ask(message)
            self.look_on(screens)
            rare = (one for one in question["choices"] if picked[one["kind"]] < PICKED)
            if (choice := next(rare, None)) and self.person.pick(choice):
                picked[choice["kind"]] += 1
                self.look_on(screens)
        self.has_found_nothing()
