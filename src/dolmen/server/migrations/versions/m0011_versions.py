"""A table has a version, by which processes that change it at the same time notice each other; secrets are reserved here."""

from alembic import op
from sqlalchemy import Column, DateTime, Integer, String

revision = "0011"
down_revision = "0009"


def upgrade() -> None:
    """Tables that are there begin with version 0."""
    op.add_column("tables", Column("version", Integer, nullable=False, server_default="0"))
    op.create_table(
        "reservations",
        Column("table", String(20), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("secret", String(64), nullable=False),
        Column("made", DateTime, nullable=False),
    )
    op.create_index("reservations_of_guest", "reservations", ["guest"])
    op.create_index("reservations_by_age", "reservations", ["made"])


def downgrade() -> None:
    """There is no way back; restore a backup."""
