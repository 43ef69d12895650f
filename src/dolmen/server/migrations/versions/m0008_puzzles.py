"""The puzzles that a guest has tried, and which of them are solved."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "puzzles",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """There is no way back; restore a backup."""
