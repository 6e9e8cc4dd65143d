"""The database's tables, as they are now; `migrations/` has how they came to be so."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

#: The id is for the server alone; others know a person by the handle. signed: which cookies are
#: theirs; all others were signed out. proofs: which proofs count that a key was shown; all others
#: have ended. A new column is named in `traces.py`, too.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they were here last, to the day
    Column("handle", String(16), nullable=False),
    Column("signed", Integer, nullable=False, default=0),
    Column("proofs", Integer, nullable=False, default=0),
    Index("people_by_handle", "handle", unique=True),
)

#: guards: from when on this key guards the others; NULL: never.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's, base64url
    Column("person", String(32), nullable=False, index=True),
    Column("key", Text, nullable=False),  # the public one, base64url
    Column("counter", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Column("guards", BigInteger, nullable=True),
)

#: What is good once: links that carry a person to another device, challenges for passkeys,
#: recovery codes. Only the digest is kept. expires: NULL: good until it is used or replaced.
#: guards: as for passkeys; a challenge keeps it for the passkey that will be made.
links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("expires", BigInteger, nullable=True),
    Column("guards", BigInteger, nullable=True),
)

#: Where a person's browsers can be called when no page is open (Web Push).
pushes = Table(
    "pushes",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the endpoint
    Column("person", String(32), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: status: open (people may sit down), dealing (their numbers are being opened), playing, over,
#: closed (not played out: see ended). origin: dealt (the deal belongs to everybody), server (from a
#: time when it did not), record (a record that was brought), branch (played on from a finished
#: game). deal: the server's secret and everybody's numbers, as JSON. seed: "" until it is dealt.
#: due: when the bots that are asked should have answered; none are asked: NULL.
#: pace: how long people may take, as JSON; NULL: as long as they like. allowed: what people may do
#: besides playing, as JSON; NULL: all of it. clocks: what each seat has
#: left, as JSON. flag: when the first clock that runs runs out, by `clock.awake`. ended: how a game
#: ended that was not played out, as JSON. wishes: what the others want of a seat that is away.
#: Game, revision, options, components (the name of a set, and the digest of its content) and seed
#: are what the moves mean.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("next", String(16), nullable=True),  # the rematch
    Column("components", String(80), nullable=False),
    Column("digest", String(16), nullable=True),  # none: from a time when it was not kept
    Column("standing", Text, nullable=True),  # how it stands, for everybody, as JSON
    Column("origin", String(8), nullable=False),
    Column("deal", Text, nullable=True),
    Column("due", BigInteger, nullable=True),
    Column("pace", String(200), nullable=True),
    Column("clocks", Text, nullable=True),
    Column("flag", BigInteger, nullable=True),
    Column("ended", Text, nullable=True),
    Column("wishes", Text, nullable=True),
    Column("allowed", String(200), nullable=True),
    Index("tables_by_due", "due"),
    Index("tables_by_flag", "flag"),
    Index("tables_by_status", "status", "changed"),
)

#: kind: open, person, bot. bot: the level of a bot that plays in place of the person. asker: who
#: asked for a bot in a running game; of a seat that was given up for good, whose it was. here:
#: until when the person counts as here, unless said again; seen: when they were last.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("asker", String(32), nullable=True, index=True),
    Column("here", BigInteger, nullable=True),
    Column("seen", BigInteger, nullable=True),
)

#: When a seat changed hands in a running game. ply: of its entry in the log. kind: bot (one plays
#: in place of the person), replaced (so the others wanted), back (the person plays again),
#: resigned, time (the person had none left), away (for too long). name: whose seat it was.
handovers = Table(
    "handovers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20), nullable=True),
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)

#: code −1: the seat takes its last move back; −2: its time is over; −3: it changes hands, or the
#: game ends by it; −4: it has had a hint
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
)

#: The component sets that people have brought; the content as JSON.
component_sets = Table(
    "component_sets",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("title", String(80), nullable=False),
    Column("content", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", BigInteger, nullable=False),
    Column("person", String(32), nullable=True),
    Column("phrase", String(20), nullable=True),  # one that every reader hears in their language
    Column("watching", Boolean, nullable=False, default=False),  # a spectator has said it
)

#: How many spectators look at a table on the pages of one process. until: when that is forgotten,
#: unless it is said again. Where there is only one process, it says nothing.
spectators = Table(
    "spectators",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

secrets_table = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

#: The code of a move that takes the seat's last one back.
TAKE_BACK = -1

#: … and of one that says that the seat's time is over: a bot answers what it is asked.
TIME_UP = -2

#: The code of an entry that is no move: the seat changes hands, or the game is ended. So it has its
#: place among the moves, and whoever moves at the same time hears of it first.
HANDS = -3

#: How it may change hands: a bot plays for a person who may come back, or the seat is given up.
LENT, GIVEN_UP = ("bot", "replaced"), ("resigned", "time", "away")

#: … and of one that tells the others that the seat has had a hint.
HINTED = -4
