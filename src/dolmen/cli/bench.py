"""`dolmen bench`: measure speed, from a checkout; the figures of the README come from here."""

import argparse
import importlib
import sys
from typing import Final

from dolmen import compiled
from dolmen.kernel.errors import BadInput

HELP = "Measure speed beside a peer in the same run, in CPU time; results are written to bench/results/."

BENCHES: Final = ("engine", "bots", "server", "research")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to measure, and for how long."""
    parser.add_argument("what", choices=BENCHES)
    parser.add_argument("--seconds", type=float, default=20.0, help="CPU seconds for each contestant (default 20)")
    parser.add_argument(
        "--database", default="", metavar="URL", help="server: measure on this PostgreSQL database too; it is filled"
    )
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="server: on PostgreSQL also with N (default 2)")
    parser.add_argument("--no-write", action="store_true", help="print only")


def run(arguments: argparse.Namespace) -> int:
    """Run a file of bench/."""
    root = compiled.checkout()
    if root is None:
        raise BadInput("bench runs in a checkout of Dolmen only: its files are not part of the installed package")
    sys.path.insert(0, str(root))
    module = importlib.import_module(f"bench.{arguments.what}")
    code: int = module.main(arguments)
    return code
