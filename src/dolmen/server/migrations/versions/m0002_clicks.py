"""The click of a choice stands beside its line in the journal: one row a move instead of two."""

from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Clicks that are already answered stay where they are."""
    op.add_column("journal", Column("guest", String(32)))
    op.add_column("journal", Column("client", String(64)))
    op.drop_column("answered", "moment")


def downgrade() -> None:
    """There is no way back; restore a backup."""
