"""`dolmen scenario`: run scenario files."""

import argparse
import sys
from pathlib import Path

from dolmen import catalog
from dolmen.cli.arguments import add_components, chosen_box
from dolmen.kernel.by_name import Failed
from dolmen.kernel.scenario import Scenario, find_scenarios

HELP = "Run scenario files: given a position, when these choices are made, then this must hold."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Files and folders."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders of them")
    parser.add_argument("--quiet", "-q", action="store_true", help="name only those that fail")
    add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run them all and count."""
    passed = failed = 0
    for path in find_scenarios(arguments.paths):
        scenario = Scenario(path)
        game = catalog.find(scenario.game)
        try:
            scenario.run(game, chosen_box(game, arguments.components))
        except Failed as reason:
            failed += 1
            print(f"FAILED {scenario.id}: {scenario.title}\n       {reason}", file=sys.stderr)
        else:
            passed += 1
            if not arguments.quiet:
                print(f"ok     {scenario.id}: {scenario.title} ({', '.join(scenario.rules)})")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
