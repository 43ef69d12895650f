"""A table may let its bots say why."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """The bots of old tables stay silent."""
    op.add_column("tables", Column("talk", Boolean, nullable=False, server_default=false()))


def downgrade() -> None:
    """There is no way back; restore a backup."""
