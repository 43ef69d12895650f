"""A seat keeps its standing answers."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has settled anything yet."""
    op.add_column("seats", Column("standing", Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """There is no way back; restore a backup."""
