"""`dolmen serve` for the tests of the page with repeatable chance: the same word gives the same table and bots."""

import secrets
import sys
from unittest import mock

from dolmen.cli.main import main
from dolmen.server import bots, reservations
from dolmen.server.presence import Presence


class Same:
    """Replaces the operating system's random source."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        return bytes(count)

    @staticmethod
    def token_hex(count: int) -> str:
        # Names of processes; they must differ.
        return secrets.token_hex(count)

    @staticmethod
    def randbelow(limit: int) -> int:
        return limit // 2

    @staticmethod
    def choice(options: list[int]) -> int:
        return options[0]


def absent_at_once(presence: Presence, seat: int) -> float:
    """Make every absence long enough for a new link."""
    return 0.0 if presence.is_here(seat) else 1000.0


if __name__ == "__main__":
    with (
        mock.patch.object(reservations, "secrets", Same),
        mock.patch.object(bots, "secrets", Same),
        mock.patch.object(Presence, "absent_for", absent_at_once),
    ):
        sys.exit(main())
