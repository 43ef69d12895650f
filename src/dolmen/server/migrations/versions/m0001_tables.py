"""Tables, seats, journals, chat."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
)

revision = "0001"
down_revision = None


def _of_table() -> "Column[str]":
    return Column("table", String(20), ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    """Make everything."""
    op.create_table("settings", Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
    op.create_table(
        "guests",
        Column("id", String(32), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("made", DateTime, nullable=False),
    )
    _make_tables()
    op.create_table(
        "journal",
        _of_table(),
        Column("moment", Integer, nullable=False),
        Column("line", Text, nullable=False),
        PrimaryKeyConstraint("table", "moment"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answered",
        _of_table(),
        Column("guest", String(32), nullable=False),
        Column("client", String(64), nullable=False),
        Column("moment", Integer, nullable=False),
        PrimaryKeyConstraint("table", "guest", "client"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        _of_table(),
        Column("n", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("text", String(500), nullable=False),
        Column("phrase", String(40), nullable=False),
        Column("said", DateTime, nullable=False),
        PrimaryKeyConstraint("table", "n"),
    )
    op.create_table(
        "watchers",
        _of_table(),
        Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
        PrimaryKeyConstraint("table", "guest"),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(20), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("host", String(32), ForeignKey("guests.id"), nullable=False),
        Column("secret", String(64), nullable=False),
        Column("moment", Integer, nullable=False),
        Column("asked", Integer),
        Column("over", Boolean, nullable=False),
        Column("held", Text, nullable=False),
        Column("undone_to", Integer),
        Column("made", DateTime, nullable=False),
        Column("changed", DateTime, nullable=False),
    )
    op.create_index("tables_going_on", "tables", ["over", "changed"])
    op.create_table(
        "seats",
        _of_table(),
        Column("seat", Integer, nullable=False),
        Column("kind", String(10), nullable=False),
        Column("name", String(40), nullable=False),
        Column("colour", Integer, nullable=False),
        Column("level", String(40), nullable=False),
        Column("guest", String(32), ForeignKey("guests.id")),
        Column("joins", Integer, nullable=False),
        PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_of_guest", "seats", ["guest"])


def downgrade() -> None:
    """Nothing is before the first version."""
