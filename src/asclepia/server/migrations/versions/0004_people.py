"""People: who they are to others, on which devices they play, how they are called; seats that a
bot plays for somebody, the pace of a table, and how a game ended that was not played out."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("handle", sa.String(16), nullable=False, server_default=""))
    database = op.get_bind()
    for (person,) in database.execute(sa.text("SELECT id FROM people")).all():
        database.execute(
            sa.text("UPDATE people SET handle = :handle WHERE id = :id"),
            {"handle": secrets.token_hex(6), "id": person},
        )
    op.create_index("people_by_handle", "people", ["handle"], unique=True)
    op.add_column("people", sa.Column("signed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "pushes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("pace", sa.String(200), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("flag", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("ended", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("wishes", sa.Text, nullable=True))
    op.create_index("tables_by_flag", "tables", ["flag"])
    op.add_column("chairs", sa.Column("bot", sa.String(20), nullable=True))
    op.add_column("chairs", sa.Column("asker", sa.String(32), nullable=True))
    op.add_column("chairs", sa.Column("here", sa.BigInteger, nullable=True))
    op.add_column("chairs", sa.Column("seen", sa.BigInteger, nullable=True))
    op.create_table(
        "handovers",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=True))
    op.add_column("chat", sa.Column("phrase", sa.String(20), nullable=True))


def downgrade() -> None:
    for column in ("phrase", "person"):
        op.drop_column("chat", column)
    op.drop_table("handovers")
    for column in ("seen", "here", "asker", "bot"):
        op.drop_column("chairs", column)
    op.drop_index("tables_by_flag", "tables")
    for column in ("wishes", "ended", "flag", "clocks", "pace"):
        op.drop_column("tables", column)
    for table in ("pushes", "links", "passkeys"):
        op.drop_table(table)
    op.drop_index("people_by_handle", "people")
    for column in ("signed", "handle"):
        op.drop_column("people", column)
