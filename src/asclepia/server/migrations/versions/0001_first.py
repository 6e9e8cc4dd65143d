"""People, tables, chairs, moves, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("next", sa.String(16), nullable=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20), nullable=True),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "chat", "moves", "chairs", "tables", "people"):
        op.drop_table(name)
