"""Who made a line of the journal has a column of its own; until now some marks stood in the column of the guest."""

from alembic import op
from sqlalchemy import Column, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Marks move to the new column; a line with a click was made by a person; of other old lines it is not known."""
    op.add_column("journal", Column("made_by", String(10)))
    op.execute(
        "UPDATE journal SET made_by = guest, guest = NULL WHERE client IS NULL AND guest IN ('standing', 'replaced', 'random')"
    )
    op.execute("UPDATE journal SET made_by = 'person' WHERE client IS NOT NULL")


def downgrade() -> None:
    """There is no way back; restore a backup."""
