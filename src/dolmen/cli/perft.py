"""`dolmen perft`: count sequences of choices."""

import argparse
import time

from dolmen.cli.arguments import add_game, add_options, chosen_box, chosen_options, find_game
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import start
from dolmen.kernel.perft import perft, play_out

HELP = "Count the different sequences of choices from the opening of a seed: a fingerprint of the rules."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Game, players, seed, depth."""
    add_game(parser)
    add_options(parser)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, metavar="N", help="first make N random choices, the same for a seed")
    parser.add_argument("--depth", type=int, default=4)


def run(arguments: argparse.Namespace) -> int:
    """Count depth by depth."""
    game = find_game(arguments)
    options = chosen_options(game, arguments.option)
    setup = game.setup(arguments.players, options, chosen_box(game, arguments.components))
    names = [f"seat {seat}" for seat in range(arguments.players)]
    match = start(game, setup, names, secret=secret_from_seed(arguments.seed), table="perft")
    state = game.clone(match.state)
    play_out(state, FastRandom(arguments.seed), arguments.after)
    print(f"{game.id}, {arguments.players} players, seed {arguments.seed}, after {arguments.after} choices")
    for depth in range(1, arguments.depth + 1):
        began = time.process_time()
        count = perft(state, game.clone, depth)
        print(f"depth {depth}: {count:>12,} ({time.process_time() - began:.2f} s)", flush=True)
    return 0
