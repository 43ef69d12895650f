"""`dolmen doctor`: check an installation and say what is wrong."""

import argparse
import sys

from dolmen.cli.place import add_place, place_of

HELP = "Check this installation and its tables, also while the server runs. The exit code is 1 when something is wrong."
SIGNS = {"ok": "ok   ", "hint": "hint ", "wrong": "WRONG"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the tables are, how many are checked, and the form of the answer."""
    add_place(parser)
    parser.add_argument("--all", action="store_true", help="check the journals of all tables, not only of the 100 newest")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Check, print what was found, and tell by the exit code whether something is wrong."""
    import msgspec

    from dolmen.cli.progress import Steps
    from dolmen.server.doctor import examine

    found = examine(place_of(arguments), arguments.all, Steps().tell)
    wrong = sum(one.state == "wrong" for one in found)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return 1 if wrong else 0
    for one in found:
        print(f"{SIGNS[one.state]}  {one.says}")
        if one.advice:
            print(f"       {one.advice}")
    print(
        f"dolmen: {wrong} things are wrong" if wrong != 1 else "dolmen: 1 thing is wrong",
        file=sys.stderr if wrong else sys.stdout,
    )
    return 1 if wrong else 0
