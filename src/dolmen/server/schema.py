"""The tables of the database; migrations/versions holds how they came to be."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

# Who made a line of the journal: a person, a bot or chance; or, where the log says so, a standing answer, a bot whose worker
# had to be replaced, or a random choice in the place of a bot that did not answer.
BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_CHANCE: Final = "chance"
STANDING_ANSWER: Final = "standing"
REPLACED: Final = "replaced"
AT_RANDOM: Final = "random"
UNCLICKED: Final = (STANDING_ANSWER, REPLACED, AT_RANDOM)
BOT_MADE: Final = (BY_BOT, REPLACED, AT_RANDOM)
HEAD: Final = "0013"
GUEST_ID: Final = 32

metadata: Final = MetaData()

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# `seen` and `address`: when and from where the guest called last; `admitted` is what lets the guest make tables where that
# needs something; `signed_out` ends the guest's cookies for good.
guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", DateTime, nullable=False),
    Column("seen", DateTime),
    Column("address", String(64)),
    Column("admitted", String(64), nullable=False, server_default=""),
    Column("signed_out", Boolean, nullable=False, server_default=false()),
    Index("guests_seen", "seen"),
)

# `version` grows by one with every change of a table, and a change is stored only if nobody else has made one meanwhile.
# `parent` and `parent_moment`: the table from which this one was played on. `deal_group`: tables with the same deal,
# `deal_closed`: their host has opened the finished ones although others go on. `closed`: why the server's host has closed the
# table; `removed_on`: when it will be removed because nobody plays there.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("asked", Integer),
    Column("over", Boolean, nullable=False),
    Column("held", Text, key="early_answers", nullable=False),
    Column("undone_to", Integer),
    Column("talk", Boolean, nullable=False, server_default=false()),
    Column("warn", Boolean, nullable=False, server_default=false()),
    Column("made", DateTime, nullable=False),
    Column("changed", DateTime, nullable=False),
    Column("parent", String(20)),
    Column("parent_moment", Integer),
    Column("deal_group", String(20)),
    Column("deal_closed", Boolean, nullable=False, server_default=false()),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("closed", String(300)),
    Column("removed_on", DateTime),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("tables_going_on", "over", "changed"),
    Index("tables_of_parent", "parent"),
    Index("tables_of_group", "deal_group"),
)

# Secrets of tables to come, each bound to the guest who may use it, once.
reservations: Final = Table(
    "reservations",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("made", DateTime, nullable=False),
    Index("reservations_of_guest", "guest"),
    Index("reservations_by_age", "made"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("level", String(40), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("joins", Integer, nullable=False),
    Column("standing", Text, nullable=False, server_default="{}"),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_of_guest", "guest"),
)

# `guest` and `client` are the click that made a line; `made_by` is null in header, footer and old lines of unknown origin.
journal: Final = Table(
    "journal",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("guest", String(32)),
    Column("client", String(64)),
    Column("made_by", String(10)),
    PrimaryKeyConstraint("table", "moment"),
    sqlite_with_rowid=False,
)

# Clicks that are no longer beside their line in the journal: undone choices, and the undos themselves.
answered: Final = Table(
    "answered",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("client", String(64), nullable=False),
    PrimaryKeyConstraint("table", "guest", "client"),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("said", DateTime, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

# What bots said about their choices: by the moment of the choice, a `ThoughtMessage` as JSON.
thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("said", Text, nullable=False),
    PrimaryKeyConstraint("table", "moment"),
    sqlite_with_rowid=False,
)

# What a review found, moment by moment, as JSON; under moment -1 is the list of the moments that it looks at.
# `n` is the order in which it was found.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("n", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "moment"),
    sqlite_with_rowid=False,
)

# What bots and reviews have to think about: the question to a bot, of which a table has at most one (`move`), what somebody asks
# the best bot (`question`), a moment of a review (`review`).
# `tail` is the hash of the line at `moment`, null if unknown. `turn` orders the work of several owners.
# `holder` thinks about it until `lease_end`, in seconds since 1970 by the database's clock; `tries` counts those who failed.
work: Final = Table(
    "work",
    metadata,
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
    Index("work_in_order", "priority", "turn"),
    Index("work_of_owner", "kind", "owner", "turn"),
    Index("work_of_holder", "kind", "holder", "turn"),
    Index("work_of_table", "table"),
)

# When somebody last looked at a table, in seconds since 1970 by the database's clock.
looks: Final = Table(
    "looks",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("at", Double, nullable=False),
)

watchers: Final = Table(
    "watchers",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    PrimaryKeyConstraint("table", "guest"),
)

# The lessons that a guest has finished.
lessons: Final = Table(
    "lessons",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    PrimaryKeyConstraint("guest", "game", "lesson"),
    sqlite_with_rowid=False,
)

# The puzzles that a guest has tried, and which of them are solved.
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    PrimaryKeyConstraint("guest", "game", "puzzle"),
    sqlite_with_rowid=False,
)

# The journals of finished tables that were archived, compressed, all but the footer; see archive.py.
archives: Final = Table(
    "archives",
    metadata,
    Column("table", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# Who may not call ("ban") or not chat ("mute"): a guest or an address, until a time or for good.
restrictions: Final = Table(
    "restrictions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32)),
    Column("address", String(64)),
    Column("reason", String(300), nullable=False),
    Column("made", DateTime, nullable=False),
    Column("until", DateTime),
)

# Messages of the host to everybody.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", String(500), nullable=False),
    Column("made", DateTime, nullable=False),
    Column("until", DateTime, nullable=False),
)

# Links and sessions of administrators, and invitations to make tables, each by the hash of its secret part; `uses` is how
# often it may still be used, null for any number of times.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("label", String(80), nullable=False),
    Column("address", String(64)),
    Column("made", DateTime, nullable=False),
    Column("until", DateTime, nullable=False),
    Column("uses", Integer),
)

# What administrators did: `who` is their session, or the command line.
audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", DateTime, nullable=False),
    Column("who", String(40), nullable=False),
    Column("address", String(64), nullable=False),
    Column("action", String(40), nullable=False),
    Column("about", String(100), nullable=False),
    Column("detail", String(500), nullable=False),
    Index("audit_at", "at"),
)

# What each process tells of its work while an administrator looks, as JSON.
loads: Final = Table(
    "loads",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", DateTime, nullable=False),
    Column("told", Text, nullable=False),
)
