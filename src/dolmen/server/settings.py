"""What a host may set."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from dolmen.server.database import Place, database_file

MINUTE: Final = 60.0


@dataclass(frozen=True)
class Settings:
    """How the server behaves; times are in seconds, rates in calls per second (0 is no limit).

    What is kept is counted in days (0 is for good): finished tables until they are archived, unfinished ones at which nobody
    plays until they are removed, which is told `notice_days` before, guests who have nothing, the audit log, addresses.
    `database` is the URL of a PostgreSQL database; without one the tables are in a file of the folder `data`.
    """

    data: Path
    database: str = field(default="", repr=False)
    bot_workers: int = 1
    bot_pace: float = 0.6
    bot_limit: float = 60.0
    bots_a_host: int = 4
    review_plan: str = "standard"
    review_limit: float = 5 * MINUTE
    absence: float = 3 * MINUTE
    rate: float = 25.0
    burst: float = 100.0
    tables_a_minute: float = 30.0
    hints_a_minute: float = 20.0
    reviews_a_minute: float = 10.0
    imports_a_minute: float = 10.0
    chat_lines_a_second: float = 1.0
    chat_lines_at_once: float = 5.0
    ping: float = 20.0
    silence: float = MINUTE
    poll: float = 5.0
    metrics_port: int = 0
    body_limit: int = 64 * 1024
    sockets_a_guest: int = 40
    connections_an_address: int = 256
    tables_kept: int = 2000
    idle: float = 10 * MINUTE
    moments_kept: int = 400_000
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    secure: bool = False
    tables_need: str = "nothing"
    club_password: str = ""
    admin_hours: float = 12.0
    tries_a_minute: float = 10.0
    follow: float = 2.0
    sightings: float = MINUTE
    archive_days: float = 90.0
    remove_days: float = 0.0
    notice_days: float = 14.0
    guest_days: float = 400.0
    retention_every: float = 60 * MINUTE
    audit_days: float = 90.0
    address_days: float = 30.0
    site: Path = field(default=Path(__file__).parent / "site")

    @property
    def place(self) -> Place:
        """Where the tables are kept."""
        return Place(self.data, self.database)


def default_data() -> Path:
    """DOLMEN_DATA, or the place for a user's data on this system; tables that version 0.1.0 stored elsewhere stay there."""
    chosen = os.environ.get("DOLMEN_DATA")
    if chosen:
        return Path(chosen)
    place = user_data_path("dolmen", appauthor=False)
    return next((folder for folder in (place, *_former_places()) if database_file(folder).is_file()), place)


def _former_places() -> list[Path]:
    """Where version 0.1.0 kept its tables: on Windows, on macOS, elsewhere."""
    home = Path.home()
    return [
        Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Dolmen",
        home / "Library" / "Application Support" / "Dolmen",
        Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "dolmen",
    ]
