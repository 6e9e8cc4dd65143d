"""Seats that were given up are found by whose they were: a game that somebody left is lost."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("ix_chairs_asker", "chairs", ["asker"])


def downgrade() -> None:
    op.drop_index("ix_chairs_asker", "chairs")
