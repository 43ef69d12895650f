"""`dolmen chaos`: kill, pause and restart servers under load, break connections, and check that nothing was lost or leaked."""

import argparse
import sys
from pathlib import Path

from dolmen import compiled
from dolmen.kernel.errors import BadInput

HELP = (
    "For developers: run servers and clients; kill, pause and restart the servers and PostgreSQL, break and double what is sent, "
    "fill the disk. Then check that every acknowledged move is there once, that nobody was sent a secret of others, "
    "that every table goes on and that every journal is right."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N", help="servers; more than one need PostgreSQL (default 1)"
    )
    parser.add_argument("--clients", type=int, default=12, metavar="N", help="browsers, two at each table (default 12)")
    parser.add_argument("--kills", type=int, default=50, metavar="N", help="end after so many kills (default 50)")
    parser.add_argument("--seconds", type=float, default=600.0, help="end after this time even with fewer kills (default 600)")
    parser.add_argument(
        "--database",
        choices=["sqlite", "postgresql"],
        help="what the servers use: a file, or a PostgreSQL of this run's own (default: a file for one process)",
    )
    parser.add_argument("--seed", type=int, default=1, help="decides what is done; when it happens depends on the machine, too")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the figures to a file, as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Run a file of bench/."""
    root = compiled.checkout()
    if root is None:
        raise BadInput("chaos runs in a checkout of Dolmen only: its files are not part of the installed package")
    sys.path.insert(0, str(root))
    from bench.chaos.run import main

    return main(arguments)
