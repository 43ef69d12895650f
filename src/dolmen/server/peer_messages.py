"""What processes that serve the same tables tell each other; nothing here is stored, and every message may be lost."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from dolmen.server import wire_socket

# PostgreSQL takes less than 8000 bytes in one notification.
MOST_BYTES: Final = 7900


class PeerMessage(msgspec.Struct, array_like=True, tag_field="kind"):
    """Something about a table."""

    table: str


class Changed(PeerMessage, tag="changed"):
    """A table has been stored with a new version."""

    version: int


class Came(PeerMessage, tag="came"):
    """A guest's page has a socket open; said again at intervals."""

    guest: str
    page: str


class Went(PeerMessage, tag="went"):
    """A guest's page has no socket in this process any more."""

    guest: str
    page: str


class Seen(PeerMessage, tag="seen"):
    """Somebody is at these seats, without a socket."""

    seats: list[int]


class Asking(PeerMessage, tag="asking"):
    """A process has opened a table, and wants to know what is known of it besides what is stored."""


class Absent(PeerMessage, tag="absent"):
    """For how many seconds each seat has been absent, and for how many those that are asked have been asked."""

    absent: list[float]
    asked: dict[int, float]


class Led(PeerMessage, tag="led"):
    """A guest's page leads those who look back."""

    guest: str
    page: str
    told: wire_socket.LeadMessage


class Thinking(PeerMessage, tag="thinking"):
    """A bot thinks."""

    told: wire_socket.ThinkingMessage


class Spent(PeerMessage, tag="spent"):
    """A caller has used so much of a limit; this is about no table."""

    limit: str
    caller: str
    amount: float


Said = Changed | Came | Went | Seen | Asking | Absent | Led | Thinking | Spent


class Envelope(msgspec.Struct, array_like=True):
    """Messages of one process."""

    sender: str
    messages: list[Said]


_decoder = msgspec.json.Decoder(Envelope)


def envelopes(sender: str, messages: Sequence[Said]) -> Iterator[str]:
    """Envelopes with all messages, each short enough for one notification."""
    empty = len(msgspec.json.encode(Envelope(sender, [])))
    held: list[Said] = []
    length = empty
    for message in messages:
        more = len(msgspec.json.encode(message)) + 1
        if held and length + more > MOST_BYTES:
            yield msgspec.json.encode(Envelope(sender, held)).decode()
            held, length = [], empty
        held.append(message)
        length += more
    if held:
        yield msgspec.json.encode(Envelope(sender, held)).decode()


def read(envelope: str) -> Envelope | None:
    """A envelope, or None where it is from another version of this program."""
    try:
        return _decoder.decode(envelope)
    except msgspec.MsgspecError:
        return None
