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

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they were here last, to the day
)

#: status: open (people may sit down), dealing (their numbers are being opened), playing, over,
#: closed (nobody came for long). origin: dealt (the deal belongs to everybody), server (from a
#: time when it did not), record (a record that was brought), branch (played on from a finished
#: game). deal: the server's secret and everybody's numbers, as JSON. seed: "" until it is dealt.
#: due: when the bots that are asked should have answered; none are asked: NULL.
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
    Index("tables_by_due", "due"),
    Index("tables_by_status", "status", "changed"),
)

#: kind: open, person, bot
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=True),
)

#: code −1: the seat takes its last move back
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
)

secrets_table = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

#: The code of a move that takes the seat's last one back.
TAKE_BACK = -1
