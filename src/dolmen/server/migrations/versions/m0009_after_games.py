"""Tables that go on from a moment of another, share a deal or come from a file; and what reviews found."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text, false

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Tables that are there began by themselves, each with a deal of its own."""
    op.add_column("tables", Column("parent", String(20)))
    op.add_column("tables", Column("parent_moment", Integer))
    op.add_column("tables", Column("deal_group", String(20)))
    op.add_column("tables", Column("deal_closed", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("imported", Boolean, nullable=False, server_default=false()))
    op.create_index("tables_of_parent", "tables", ["parent"])
    op.create_index("tables_of_group", "tables", ["deal_group"])
    op.create_table(
        "reviews",
        Column("table", String(20), ForeignKey("tables.id"), nullable=False),
        Column("moment", Integer, nullable=False),
        Column("found", Text, nullable=False),
        PrimaryKeyConstraint("table", "moment"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """There is no way back; restore a backup."""
