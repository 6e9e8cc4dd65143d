"""Tables keep what their moves mean: component set, digest; and how they stand."""

import sqlalchemy as sa
from alembic import op

from asclepia.games import load
from asclepia.table import AsclepiaError

revision = "0002"
down_revision = "0001"

SET = "reconstructed"  # all that could be played with until now


def upgrade() -> None:
    op.create_table(
        "component_sets",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
    op.add_column(
        "tables", sa.Column("components", sa.String(80), nullable=False, server_default=SET)
    )
    op.add_column("tables", sa.Column("digest", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=True))
    _tie()


def _tie() -> None:
    """Tables of today's revision are played with today's set; of others nobody knows."""
    connection = op.get_bind()
    games = connection.execute(sa.text("SELECT DISTINCT game FROM tables")).scalars().all()
    for name in games:
        try:
            game = load(name)
            digest = game.components(SET).digest
        except AsclepiaError:  # not installed any more
            continue
        connection.execute(
            sa.text("UPDATE tables SET digest = :digest WHERE game = :game AND revision = :ours"),
            {"digest": digest, "game": name, "ours": game.revision},
        )


def downgrade() -> None:
    for column in ("standing", "digest", "components"):
        op.drop_column("tables", column)
    op.drop_table("component_sets")
