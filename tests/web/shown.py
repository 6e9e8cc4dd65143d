"""A recorded game on the real page: everything comes from the server but the news of the table."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.recordings import TABLE, Message

#: In place of the browser's own: the test says what the table tells, and nothing is answered.
SOCKET = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.recorded = this; }
    send() {}
    close() {}
  };
"""

#: What was told is there to be looked at: words are fitted before they are seen.
TELL = """messages => {
  for (const data of messages) recorded.onmessage({ data });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Shown:
    """A person's page at a recorded table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.add_init_script(SOCKET)
        person.visit(f"/t/{TABLE}")
        person.page.wait_for_function("() => window.recorded?.onmessage")

    def tell(self, *messages: Message) -> None:
        """The page is told these at once."""
        self.person.told += [(TABLE, one) for one in messages]
        self.person.page.evaluate(TELL, [json.dumps(one) for one in messages])

    def ask(self, *messages: Message) -> None:
        """… and then its person is asked something."""
        self.tell(*messages)
        expect(self.person.asked).to_be_visible()
