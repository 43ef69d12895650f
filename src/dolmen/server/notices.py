"""What processes that serve the same tables tell each other; nothing here is stored, and every notice may be lost."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from dolmen.server import wire

# PostgreSQL takes less than 8000 bytes in one notification.
MOST_BYTES: Final = 7900


class Notice(msgspec.Struct, array_like=True, tag_field="kind"):
    """Something about a table."""

    table: str


class Changed(Notice, tag="changed"):
    """A table has been stored with a new version."""

    version: int


class Came(Notice, tag="came"):
    """A guest's page has a socket open; said again at intervals."""

    guest: str
    page: str


class Went(Notice, tag="went"):
    """A guest's page has no socket in this process any more."""

    guest: str
    page: str


class Seen(Notice, tag="seen"):
    """Somebody is at these seats, without a socket."""

    seats: list[int]


class Asking(Notice, tag="asking"):
    """A process has opened a table, and wants to know what is known of it besides what is stored."""


class Absent(Notice, tag="absent"):
    """For how many seconds each seat has been absent, and for how many those that are asked have been asked."""

    absent: list[float]
    asked: dict[int, float]


class Led(Notice, tag="led"):
    """A guest's page leads those who look back."""

    guest: str
    page: str
    told: wire.LeadMessage


class Thinking(Notice, tag="thinking"):
    """A bot thinks."""

    told: wire.ThinkingMessage


Said = Changed | Came | Went | Seen | Asking | Absent | Led | Thinking


class Letter(msgspec.Struct, array_like=True):
    """Notices of one process."""

    sender: str
    notices: list[Said]


_decoder = msgspec.json.Decoder(Letter)


def letters(sender: str, notices: Sequence[Said]) -> Iterator[str]:
    """Letters with all notices, each short enough for one notification."""
    empty = len(msgspec.json.encode(Letter(sender, [])))
    held: list[Said] = []
    length = empty
    for notice in notices:
        more = len(msgspec.json.encode(notice)) + 1
        if held and length + more > MOST_BYTES:
            yield msgspec.json.encode(Letter(sender, held)).decode()
            held, length = [], empty
        held.append(notice)
        length += more
    if held:
        yield msgspec.json.encode(Letter(sender, held)).decode()


def read(letter: str) -> Letter | None:
    """A letter, or None where it is from another version of this program."""
    try:
        return _decoder.decode(letter)
    except msgspec.MsgspecError:
        return None
