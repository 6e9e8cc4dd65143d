"""What is said at a table: words and set phrases, by whom, and what nobody is told."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from asclepia.server import wire
from tests.server.test_rooms import hear, told, wish

pytestmark = pytest.mark.usefixtures("tiny_games")


async def spoken(service, table: str, *sayings: tuple[str, str | None]) -> list[dict]:
    """These words and phrases, as a page at the table hears them."""
    _, watcher = await service.watching.enter(table, "bede")
    await hear(watcher, "hello")
    heard = []
    for words, phrase in sayings:
        await service.watching.say(table, "ada", "Ada", words, phrase)
        heard += (await hear(watcher, "chat"))["chat"]
    return heard


def test_a_phrase_is_told_by_its_name_and_a_speaker_by_their_handle(database):
    async def story(service):
        ada = await service.rooms.storage.add_person("ada", "Ada")
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        heard = await spoken(service, table, ("Salve", None), ("", "luck"), ("", "laurel"))
        assert [(one["words"], one["phrase"]) for one in heard] == [
            ("Salve", None),
            ("", "luck"),
            ("", "laurel"),
        ]
        assert {one["handle"] for one in heard} == {ada.handle}
        assert all("person" not in one for one in heard)
        _, late = await service.watching.enter(table, "cleo")  # who comes later hears the same
        assert (await hear(late, "hello"))["chat"] == heard
        earlier = await service.watching.earlier(table, 2)
        assert msgspec.to_builtins(earlier) == heard[:2]

    told(database, story)


def test_words_of_somebody_who_is_not_known_any_more_stay(database):
    async def story(service):
        table = await service.seating.create("eve", "Eve", wish("kitchen", "me", "open"))
        await service.rooms.storage.add_words(table, "Eve", "I was here")
        (line,) = (await service.rooms.room(table)).chat
        assert (line.name, line.words, line.handle) == ("Eve", "I was here", None)

    told(database, story)


@pytest.mark.parametrize("trouble", [asyncio.CancelledError, ConnectionError])
def test_words_that_are_given_up_when_they_are_stored_are_heard(database, monkeypatch, trouble):
    """Whoever has said them has gone, or the database has not answered any more."""

    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        _, page = await service.watching.enter(table, "bede")
        storage, add = service.rooms.storage, service.rooms.storage.add_words

        async def lose(*said):
            await add(*said)
            raise trouble

        monkeypatch.setattr(storage, "add_words", lose)
        with pytest.raises(trouble):
            await service.watching.say(table, "ada", "Ada", "Salve")
        assert [line["words"] for line in (await hear(page, "chat"))["chat"]] == ["Salve"]

    told(database, story)


@pytest.mark.parametrize(("words", "phrase"), [("", None), (" \u200b", None), ("Salve", "luck")])
def test_either_words_or_a_phrase(database, words, phrase):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        with pytest.raises(wire.Refused) as refused:
            await service.watching.say(table, "ada", "Ada", words, phrase)
        assert (refused.value.key, refused.value.status) == ("empty", 400)
        assert (await service.rooms.room(table)).chat == []

    told(database, story)


def test_a_phrase_that_we_do_not_know_is_no_message():
    decoder = msgspec.json.Decoder(wire.ClientMessage)
    assert decoder.decode(b'{"type":"say","phrase":"luck"}') == wire.Say(phrase="luck")
    assert decoder.decode(b'{"type":"say","words":"Salve"}') == wire.Say("Salve")
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(b'{"type":"say","phrase":"insult"}')


@pytest.mark.parametrize("words", ["\u3164", "\u2800 \u3164", "\u0301\u0301", "\ufe0f"])
def test_words_that_nobody_can_see_are_none(database, words):
    test_either_words_or_a_phrase(database, words, None)


def test_words_stay_on_their_line(database):
    """However many accents a letter has, and whichever way it is said to be read."""

    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        (line,) = await spoken(service, table, ("a" + 50 * "\u0335" + " \u202eb\n", None))
        assert line["words"] == "a\u0335\u0335\u0335 b"

    told(database, story)
