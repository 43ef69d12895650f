"""Arguments that several commands share: the game, its options, its components."""

import argparse
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Game, Value


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game, and the folder with corrected component files."""
    parser.add_argument("game", help="a game, such as przepowiednia")
    add_components(parser)


def add_components(parser: argparse.ArgumentParser) -> None:
    """Add the folder with corrected component files."""
    parser.add_argument("--components", type=Path, metavar="DIR", help="play with the component files in DIR")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add options of the game, as name=value."""
    parser.add_argument(
        "--option",
        "-o",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, repeatable",
    )


def chosen_options(game: Game[Any], pairs: list[str]) -> dict[str, Value]:
    """Return the options from name=value pairs."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(f"--option {pair!r}: expected NAME=VALUE, such as mode=advanced")
        if name not in known:
            raise BadInput(f"{game.id} has no option {name!r}; there are {listed(known)}")
        chosen[name] = known[name].parse(text)
    return chosen


def chosen_box(game: Game[Any], folder: Path | None) -> Box:
    """Return the box of the game, or the corrected one."""
    return game.open_box(folder)


def find_game(arguments: argparse.Namespace) -> Game[Any]:
    """Return the game that was asked for."""
    return catalog.find(arguments.game)
