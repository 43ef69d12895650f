"""What a notification costs that is part of a transaction, against one that follows it: python bench/notify.py URL.

Each of some connections commits small transactions as fast as it can: without notifications, with one in each, and with
one after each over a connection of its own that does not wait for the disk, as the server does it.
"""

import sys
import threading
import time
from typing import Final

import psycopg

WRITERS: Final = 8
SECONDS: Final = 3.0
ROUNDS: Final = 3
WAYS: Final = ("none", "inside", "after")
NOTIFY: Final = "SELECT pg_notify('bench', 'a table is at a version')"


def write(url: str, way: str, number: int, until: float, counts: list[int]) -> None:
    """Commit until the time is over."""
    with psycopg.connect(url) as connection, psycopg.connect(url, autocommit=True) as telling:
        telling.execute("SELECT set_config('synchronous_commit', 'off', false)")
        while time.monotonic() < until:
            connection.execute("UPDATE bench SET version = version + 1 WHERE id = %s", (number,))
            if way == "inside":
                connection.execute(NOTIFY)
            connection.commit()
            if way == "after":
                telling.execute(NOTIFY)
            counts[number] += 1


def measure(url: str, way: str) -> float:
    """Transactions a second of all writers together."""
    counts = [0] * WRITERS
    until = time.monotonic() + SECONDS
    threads = [threading.Thread(target=write, args=(url, way, number, until, counts)) for number in range(WRITERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / SECONDS


def main(url: str) -> None:
    """Measure the ways in turns, and print the rounds."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bench (id integer PRIMARY KEY, version integer NOT NULL)")
        connection.execute("INSERT INTO bench SELECT generate_series(0, %s), 0 ON CONFLICT DO NOTHING", (WRITERS - 1,))
        listening = psycopg.connect(url, autocommit=True)
        listening.execute("LISTEN bench")
        try:
            for _ in range(ROUNDS):
                print("  ".join(f"{way}: {measure(url, way):6.0f}/s" for way in WAYS), flush=True)
                list(listening.notifies(timeout=0))
        finally:
            listening.close()
            connection.execute("DROP TABLE bench")


if __name__ == "__main__":
    main(sys.argv[1])
