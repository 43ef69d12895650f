"""What bots say about their choices is stored, and a table may warn before costly mistakes."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text, false

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables that are there do not warn; what bots said before was never stored."""
    op.add_column("tables", Column("warn", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "thoughts",
        Column("table", String(20), ForeignKey("tables.id"), nullable=False),
        Column("moment", Integer, nullable=False),
        Column("said", Text, nullable=False),
        PrimaryKeyConstraint("table", "moment"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """There is no way back; restore a backup."""
