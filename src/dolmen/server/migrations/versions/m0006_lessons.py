"""The lessons that a guest has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "lesson"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """There is no way back; restore a backup."""
