"""What hosts need: restrictions, messages, administrators, an audit log, archives; who was seen when and from where."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Text,
    false,
)

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Guests who are there have not been seen yet; nobody is restricted."""
    op.add_column("guests", Column("seen", DateTime))
    op.add_column("guests", Column("address", String(64)))
    op.add_column("guests", Column("admitted", String(64), nullable=False, server_default=""))
    op.add_column("guests", Column("signed_out", Boolean, nullable=False, server_default=false()))
    op.create_index("guests_seen", "guests", ["seen"])
    op.add_column("tables", Column("closed", String(300)))
    op.add_column("tables", Column("removed_on", DateTime))
    op.create_table(
        "archives",
        Column("table", String(20), ForeignKey("tables.id"), nullable=False),
        Column("content", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table"),
    )
    _add_rules()
    op.create_table(
        "audit",
        Column("id", Integer, primary_key=True),
        Column("at", DateTime, nullable=False),
        Column("who", String(40), nullable=False),
        Column("address", String(64), nullable=False),
        Column("action", String(40), nullable=False),
        Column("about", String(100), nullable=False),
        Column("detail", String(500), nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "loads",
        Column("process", String(40), nullable=False),
        Column("at", DateTime, nullable=False),
        Column("told", Text, nullable=False),
        PrimaryKeyConstraint("process"),
    )


def _add_rules() -> None:
    op.create_table(
        "restrictions",
        Column("id", Integer, primary_key=True),
        Column("kind", String(10), nullable=False),
        Column("guest", String(32)),
        Column("address", String(64)),
        Column("reason", String(300), nullable=False),
        Column("made", DateTime, nullable=False),
        Column("until", DateTime),
    )
    op.create_table(
        "notices",
        Column("id", Integer, primary_key=True),
        Column("text", String(500), nullable=False),
        Column("made", DateTime, nullable=False),
        Column("until", DateTime, nullable=False),
    )
    op.create_table(
        "tokens",
        Column("id", String(16), nullable=False),
        Column("kind", String(12), nullable=False),
        Column("hash", String(64), nullable=False),
        Column("label", String(80), nullable=False),
        Column("address", String(64)),
        Column("made", DateTime, nullable=False),
        Column("until", DateTime, nullable=False),
        Column("uses", Integer),
        PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    """There is no way back; restore a backup."""
