"""Names: what can be shown, and that nobody is taken for somebody else at a table."""

from __future__ import annotations

import asyncio
from string import ascii_lowercase, digits

import pytest

from asclepia.server import wire
from asclepia.server.identity import Identity, alike, clean_name, told_apart
from asclepia.server.leaving import Hands
from tests.server.service import until
from tests.server.test_rooms import hear, told

BLANK = [
    "",
    " \t\n",
    "\u200b\u200d\ufeff",  # zero width
    "\u202e\u2066",  # turning the direction
    "\u3164",  # fillers: letters by their category
    "\u115f\u1160",
    "\uffa0",
    "\u2800",  # Braille without a dot
    "\u00ad",
    "\u0301\u0301",  # accents on nothing
    " \u0301 \u0301",
    "\ufe0f",
    "\u00a0\u2003\u3000",  # other spaces
    "\U000e0100",
]


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_what_looks_blank_is_no_name(name):
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna\n Maria ", "Anna Maria"),
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("Анна", "Анна"),
        ("李雷", "李雷"),
        ("🦊", "🦊"),
        ("\u202eanna", "anna"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * 3),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_stay_what_people_write(given, shown):
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Аnna",
        "Annа",
        "A nna",
        "Ａｎｎａ",
        "An\u200bna",
        "Αnna",
        "𝐀nna",
        "An\u00adna",
        "Ꭺnna",
        "ꓮnna",
        "ᴀnna",
        "ᴀɴɴᴀ",
        "Annɑ",
        "Ann⍺",
        "Α𝗇ո𝔞",
    ],
    ids=ascii,
)
def test_names_that_look_like_annas(other):
    assert alike(other, "Anna")
    assert told_apart(other, ["Ben", "Anna"]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Carl", "Car1"),
        ("Тот", "TOT"),
        ("Νora", "Nora"),  # a Greek capital, whose small letter looks like another one
        ("Зоя", "зоя"),
        ("Mina", "Rnina"),
    ],
)
def test_letters_and_digits_that_look_alike(one, two):
    assert alike(one, two)
    assert alike(two, one)


def test_of_our_own_letters_few_look_alike():
    """Anna is not taken for Ama, nor Nora for Vora: they need no numbers."""
    signs = ascii_lowercase + digits
    found = {frozenset(other for other in signs if alike(one, other)) for one in signs}
    assert {"".join(sorted(one)) for one in found if len(one) > 1} == {"1il", "0o"}


@pytest.mark.parametrize("other", ["Hanna", "Anna M", "Änna", "Анка", "Ann", "Anma", ""])
def test_names_that_look_different(other):
    assert not alike(other, "Anna")
    assert told_apart("Anna", ["Ben", other]) == "Anna"


def test_the_third_gets_a_number_of_its_own():
    assert told_apart("Anna", ["Anna", "anna (2)"]) == "Anna (3)"


@pytest.mark.parametrize("length", [21, 22, 23, 24])
def test_the_longest_names_get_numbers_too(length):
    name = clean_name("Abcdefghjkmnopqrstuvwxyz"[:length])
    assert told_apart(name, [name]) == f"{name} (2)"
    assert told_apart(name, [name, f"{name} (2)"]) == f"{name} (3)"


@pytest.mark.parametrize("name", BLANK[2:9], ids=ascii)
def test_a_blank_name_is_refused(guest, name):
    answer = guest().http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (400, "empty")


def chairs(guest, table: str) -> list[str]:
    return [chair["name"] for chair in guest.info(table)["chairs"]]


def test_whoever_looks_like_somebody_at_the_table_gets_a_number(guest):
    anna, other = guest("Anna"), guest("Аnna")  # the first letter is Cyrillic
    table = anna.table("me", "open", "open")
    assert other.sit(table, 1).status_code == 204
    assert chairs(anna, table) == ["Anna", "Аnna (2)", ""]
    assert other.sit(table, 2).status_code == 204  # one's own second chair is no other person
    assert chairs(anna, table)[2] == "Аnna (2)"


def test_renaming_oneself_makes_nobody_else_of_one(guest):
    anna, ben = guest("Anna"), guest("Ben")
    table, alone = anna.table("me", "open"), ben.table("me", "me")
    assert ben.sit(table, 1).status_code == 204
    assert ben.http.put("/api/me", json={"name": "anna"}).json()["name"] == "anna"
    until(lambda: chairs(anna, table) == ["Anna", "anna (2)"])
    until(lambda: chairs(ben, alone) == ["anna", "anna"])
    assert ben.http.put("/api/me", json={"name": "Benno"}).status_code == 200
    until(lambda: chairs(anna, table) == ["Anna", "Benno"])


def test_a_spectator_speaks_under_a_name_of_their_own(guest):
    anna, eve = guest("Anna"), guest("Anna")
    table = anna.table("me", "me")
    with eve.live(table) as page:
        page.hear_a("hello")
        page.send(type="say", words="I give up")
        assert page.hear_a("chat")["chat"][0]["name"] == "Anna (2)"


def test_a_spectator_who_takes_another_name_speaks_under_that(guest):
    anna, eve = guest("Anna"), guest("Eve")
    table = anna.table("me", "me")
    with eve.live(table) as page:
        page.hear_a("hello")
        assert eve.http.put("/api/me", json={"name": "Eva"}).status_code == 200
        page.send(type="say", words="it is me")
        assert page.hear_a("chat")["chat"][0]["name"] == "Eva"


def test_of_two_names_chosen_at_once_one_is_the_person_s_and_the_seat_s(database):
    async def story(service):
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        wish = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await service.seating.create(ada.id, "Ada", wish)
        names = ("Anna", "Berta")
        await asyncio.gather(*[storage.rename_person(ada.id, name, set()) for name in names])
        chosen = await storage.person(ada.id)
        assert (await storage.chairs_of(table))[0].name == chosen.name

    told(database, story)


def test_who_takes_a_name_while_they_ask_for_a_seat_sits_there_under_it(database):
    """The request came in under the name that they had."""

    async def story(service):
        storage = service.rooms.storage
        ada, bob = [await storage.add_person(Identity("00").new(), one) for one in ("Ada", "Bob")]
        table = await service.seating.create(
            bob.id, "Bob", wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        )
        await storage.rename_person(ada.id, "bob", set())
        await service.seating.sit(table, ada.id, "Ada", 1, None)
        wishes = [wire.ChairWish("me"), wire.ChairWish("me", name="Cleo"), wire.ChairWish("open")]
        made = await service.seating.create(ada.id, "Ada", wire.NewTable("garum", wishes))
        names = [[one.name for one in await storage.chairs_of(where)] for where in (table, made)]
        assert names == [["Bob", "bob (2)"], ["bob", "Cleo", ""]]

    told(database, story)


def test_who_takes_a_name_and_who_sits_down_with_it_at_once_are_told_apart(database):
    async def story(service):
        storage = service.rooms.storage
        ada, bob = [await storage.add_person(Identity("00").new(), one) for one in ("Ada", "Bob")]
        wish = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        for _ in range(5):
            table = await service.seating.create(ada.id, "Ada", wish)
            await service.rooms.room(table)
            sitting = service.seating.sit(table, bob.id, "Bob", 1, None)
            await asyncio.gather(storage.rename_person(ada.id, "Bob", set()), sitting)
            names = [chair.name for chair in await storage.chairs_of(table)]
            assert len(set(names)) == 2
            await storage.rename_person(ada.id, "Ada", set())

    told(database, story)


def test_who_gives_a_seat_up_is_told_of_under_the_name_they_have(database):
    """They have taken it meanwhile; the room does not know of it yet."""

    async def story(service):
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        wish = wire.NewTable("garum", [wire.ChairWish("me")] * 2)
        table = await service.seating.create(ada.id, "Ada", wish)
        async with service.rooms.locked(table) as room:
            await storage.rename_person(ada.id, "Anna", set())
            hands = Hands(0, "bot", "novice", {"bot": "novice"})
            tried = [await service.leaving._store(room, hands) for _ in range(2)]
        assert tried == [False, True]
        assert [one.name for one in await storage.handovers_of(table)] == ["Anna"]

    told(database, story)


@pytest.mark.parametrize("trouble", [asyncio.CancelledError, ConnectionError])
def test_of_a_name_that_is_stored_everybody_hears_whoever_waits_for_it(
    database, monkeypatch, trouble
):
    async def story(service):
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        wish = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await service.seating.create(ada.id, "Ada", wish)
        _, page = await service.watching.enter(table, "eve")
        rename = storage.rename_person

        async def lose(*asked):
            await rename(*asked)
            raise trouble

        monkeypatch.setattr(storage, "rename_person", lose)
        with pytest.raises(trouble):
            await service.accounts.rename(ada.id, "Anna")
        assert (await hear(page, "table"))["info"]["chairs"][0]["name"] == "Anna"

    told(database, story)


def test_people_around_one_screen_are_told_apart(guest):
    anna = guest("Anna")
    wishes = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "ben"}]
    made = anna.http.post("/api/tables", json={"game": "garum", "chairs": wishes}).json()["id"]
    assert chairs(anna, made) == ["Anna", "Ben", "ben"]  # the same person: their own affair
