"""What bots and reviews have to think about, when somebody last looked at a table, and in which order a review was found."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, ForeignKey, Integer, String, Text, column, table

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Work for tables that wait for a bot is added by the next start; earlier reviews are in the order of their moments."""
    op.create_table(
        "work",
        Column("key", String(120), primary_key=True),
        Column("table", String(20), ForeignKey("tables.id"), nullable=False),
        Column("kind", String(10), nullable=False),
        Column("moment", Integer, nullable=False),
        Column("tail", String(64)),
        Column("owner", String(32), nullable=False),
        Column("priority", Integer, nullable=False),
        Column("turn", BigInteger, nullable=False),
        Column("request", Text, nullable=False),
        Column("answer", Text),
        Column("made", Double, nullable=False),
        Column("holder", String(32)),
        Column("lease_end", Double),
        Column("tries", Integer, nullable=False, server_default="0"),
    )
    op.create_index("work_in_order", "work", ["priority", "turn"])
    op.create_index("work_of_owner", "work", ["kind", "owner", "turn"])
    op.create_index("work_of_holder", "work", ["kind", "holder", "turn"])
    op.create_index("work_of_table", "work", ["table"])
    op.create_table(
        "looks",
        Column("table", String(20), ForeignKey("tables.id"), primary_key=True),
        Column("at", Double, nullable=False),
    )
    op.add_column("reviews", Column("n", Integer, nullable=False, server_default="0"))
    reviews = table("reviews", column("n"), column("moment"))
    op.execute(reviews.update().values(n=reviews.c.moment))


def downgrade() -> None:
    """There is no way back; restore a backup."""
