"""Learns the weights of bots/knowledge/labyrinth_race.py by logistic regression over games of greedy bots.

Two players who make some mistakes play, so that all kinds of positions occur; some positions at a choice of deed are kept.
Gradient ascent fits the log-odds that seat 0 wins, a sum of differences between the seats.
The first term is the logarithm of the actions still needed plus AHEAD; the best AHEAD is found by trying several.

    python -m bench.learn_labyrinth --games 300
"""

import argparse
import math
import random
from typing import Any, Final, NamedTuple

from dolmen import bots, catalog
from dolmen.bots.greedy import Greedy
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.bots.knowledge.labyrinth_race import LabyrinthRace, still
from dolmen.games.labyrinth.effects import roll_bonus
from dolmen.games.labyrinth.names import COMBAT
from dolmen.games.labyrinth.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw
from dolmen.lab.bout import SeededChance

NAMES: Final = ("PACE", "LIFE", "CRYSTAL", "ITEM", "KEY", "CURSE", "STRENGTH")
AHEADS: Final = (2.0, 4.0, 8.0, 14.0, 20.0)
MISTAKES: Final = (2, 5, 10)
KEPT: Final = 0.25
STEPS: Final = 200
RATE: Final = 0.3
SMALL: Final = 0.002


class Seen(NamedTuple):
    """A position: for each seat the actions it needed and its other terms, and whether seat 0 won in the end."""

    needs: list[float]
    others: list[list[float]]
    won: bool


def look(state: Table, race: LabyrinthRace) -> tuple[list[float], list[list[float]]]:
    """Return the terms of the evaluation for both seats."""
    ways = race.ways(state)
    needs = []
    others = []
    for seat in range(2):
        player = state.players[seat]
        keys = state.keys_of(seat)
        needs.append(still(state, seat, (ways.with_key if keys else ways.without)[seat], player.node))
        others.append(
            [
                float(state.lives_of(seat)),
                float(player.active),
                float(len(state.items_of(seat))),
                float(keys),
                -float(player.curses),
                float(roll_bonus(state, seat, COMBAT)),
            ]
        )
    return needs, others


def play(game: Game[Any], seed: int) -> list[Seen]:
    """Play one game and return the positions kept from it."""
    dice = random.Random(seed)
    race = LabyrinthRace()
    players = []
    for seat in range(2):
        knowledge: Knowledge = LabyrinthRace() if dice.random() < 0.65 else LabyrinthKnowledge()
        players.append(Greedy(knowledge, seed * 8 + seat, dice.choice(MISTAKES)))
    dreams = FastRandom(seed)
    chance = SeededChance(seed)
    state = game.new_game(game.setup(2, {}))
    engine.run(state)
    seen = []
    while state.agenda:
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, chance.answer(ask, state))
            continue
        if type(ask).__name__ in race.pauses and dice.random() < KEPT:
            seen.append(look(state, race))
        options = engine.options(state)
        choice = options[0]
        if len(options) > 1:
            choice = players[ask.seat].choose(game, ask.seat, bots.worlds(game, state, ask.seat, dreams), list(options))
        engine.apply(state, choice)
    winners = game.result(state).winners
    return [Seen(needs, others, 0 in winners) for needs, others in seen] if len(winners) == 1 else []


def fit(tables: list[Seen], ahead: float) -> tuple[float, list[float]]:
    """Return the mean loss and the weights; terms are divided by their spread while they are fitted."""
    rows = []
    for table in tables:
        first = math.log(table.needs[1] + ahead) - math.log(table.needs[0] + ahead)
        rows.append([first, *(mine - theirs for mine, theirs in zip(*table.others, strict=True))])
    spreads = [math.sqrt(sum(row[term] ** 2 for row in rows) / len(rows)) or 1.0 for term in range(len(NAMES))]
    weights = [0.0] * len(NAMES)
    loss = 0.0
    for _ in range(STEPS):
        slopes = [-SMALL * weight for weight in weights]
        loss = 0.0
        for row, table in zip(rows, tables, strict=True):
            odds = sum(weight * value / spread for weight, value, spread in zip(weights, row, spreads, strict=True))
            chance = 1 / (1 + math.exp(-odds))
            loss -= math.log(chance if table.won else 1 - chance) / len(rows)
            for term in range(len(NAMES)):
                slopes[term] += (table.won - chance) * row[term] / spreads[term] / len(rows)
        weights = [weight + RATE * slope for weight, slope in zip(weights, slopes, strict=True)]
    return loss, [weight / spread for weight, spread in zip(weights, spreads, strict=True)]


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = catalog.find("labyrinth")
    tables: list[Seen] = []
    for number in range(args.games):
        tables.extend(play(game, args.seed + number))
    print(f"{len(tables)} tables of {args.games} games")
    for ahead in AHEADS:
        loss, weights = fit(tables, ahead)
        named = ", ".join(f"{name} {weight:.2f}" for name, weight in zip(NAMES, weights, strict=True))
        print(f"AHEAD {ahead:g}: loss {loss:.4f}; {named}")


if __name__ == "__main__":
    main()
