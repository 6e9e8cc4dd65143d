"""A deal that belongs to everybody, bots' turns that are found again, who was here when."""

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables from before: dealt by the server alone; nobody knows which came from a record.
    op.add_column(
        "tables", sa.Column("origin", sa.String(8), nullable=False, server_default="server")
    )
    op.add_column("tables", sa.Column("deal", sa.Text, nullable=True))
    _deal_anew()
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("tables_by_due", "tables", ["due"])
    op.execute(
        "UPDATE tables SET due = 0 WHERE status = 'playing'"
        " AND id IN (SELECT table_id FROM chairs WHERE kind = 'bot')"
    )
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")


def _deal_anew() -> None:
    """Who waits for others will be dealt to by everybody. Only who had played on from a finished
    game, and invited others to it, must do so again."""
    database = op.get_bind()
    played = "EXISTS (SELECT 1 FROM moves WHERE moves.table_id = tables.id)"
    op.execute(f"UPDATE tables SET status = 'closed' WHERE status = 'open' AND {played}")
    for (table,) in database.execute(sa.text("SELECT id FROM tables WHERE status = 'open'")).all():
        database.execute(
            sa.text(
                "UPDATE tables SET origin = 'dealt', deal = :deal, seed = '', standing = NULL"
                " WHERE id = :id"
            ),
            {"deal": json.dumps({"secret": secrets.token_hex(32)}), "id": table},
        )


def downgrade() -> None:
    op.drop_column("people", "seen")
    op.drop_index("tables_by_due", "tables")
    for column in ("due", "deal", "origin"):
        op.drop_column("tables", column)
