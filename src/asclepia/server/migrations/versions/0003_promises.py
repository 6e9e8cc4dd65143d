"""A deal that belongs to everybody, bots' turns that are found again, who was here when."""

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
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("tables_by_due", "tables", ["due"])
    op.execute(
        "UPDATE tables SET due = 0 WHERE status = 'playing'"
        " AND id IN (SELECT table_id FROM chairs WHERE kind = 'bot')"
    )
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")


def downgrade() -> None:
    op.drop_column("people", "seen")
    op.drop_index("tables_by_due", "tables")
    for column in ("due", "deal", "origin"):
        op.drop_column("tables", column)
