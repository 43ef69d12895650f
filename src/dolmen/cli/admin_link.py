"""`dolmen admin-link`: print a link that makes a browser the server's administrator."""

import argparse
from datetime import timedelta

from dolmen.cli.place import add_place, place_of

HELP = "Print a link that signs a browser in as the administrator of the server, once. It works while the server runs, too."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the tables are, for how long the link works, and what ends sessions."""
    add_place(parser)
    parser.add_argument("--hours", type=float, default=1.0, help="for how many hours the link works; default 1")
    parser.add_argument("--end-sessions", action="store_true", help="also sign all administrators out, and end unused links")


def run(arguments: argparse.Namespace) -> int:
    """Make the link and print it."""
    from dolmen.kernel.errors import BadInput
    from dolmen.server.administration import LONGEST_HOURS
    from dolmen.server.operator import admin_link

    if not 0 < arguments.hours <= LONGEST_HOURS:
        raise BadInput(f"--hours {arguments.hours:g}: expected more than 0 and at most {LONGEST_HOURS}")
    path = admin_link(place_of(arguments), timedelta(hours=arguments.hours), end=arguments.end_sessions)
    print(path)
    print("dolmen: put the address of the server in front of this; it signs one browser in as administrator, once")
    return 0
