"""What people may do at a table besides playing; spectators who speak as such and are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # At tables from before all is allowed that was.
    op.add_column("tables", sa.Column("allowed", sa.String(200), nullable=True))
    op.add_column(
        "chat", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "spectators",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("spectators")
    op.drop_column("chat", "watching")
    op.drop_column("tables", "allowed")
