"""Keys guard: from when on each does, and which proofs count."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

WEEK = 7 * 24 * 60 * 60_000


def upgrade() -> None:
    op.add_column("people", sa.Column("proofs", sa.Integer, nullable=False, server_default="0"))
    for keys in ("passkeys", "links"):
        op.add_column(keys, sa.Column("guards", sa.BigInteger, nullable=True))
    database = op.get_bind()
    database.execute(sa.text("UPDATE passkeys SET guards = created + :week"), {"week": WEEK})
    # When codes were made was not kept: they count as made now.
    then = {"then": int(time.time() * 1000) + WEEK}
    database.execute(sa.text("UPDATE links SET guards = :then WHERE kind = 'code'"), then)


def downgrade() -> None:
    for keys in ("links", "passkeys"):
        op.drop_column(keys, "guards")
    op.drop_column("people", "proofs")
