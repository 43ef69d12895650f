"""Plays one game between bots to its end."""

import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from dolmen import bots, catalog
from dolmen.bots import Bot, Plan
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, pick
from dolmen.kernel.game import Box, Game, Value
from dolmen.kernel.step import Ask, Draw, State
from dolmen.lab.outside import Outside, OutsideBot

# Random players need a limit in games that might otherwise go on for ever.
LIMITS: Final[dict[str, dict[str, Value]]] = {"przepowiednia": {"max_rounds": 60}}
Options = Mapping[str, Value]
Entrant = Plan | Outside
NO_OPTIONS: Final[dict[str, Value]] = {}


class Played(NamedTuple):
    """How a game ended, and what it cost each seat: CPU seconds, and how many real choices it had."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    seconds: list[float]
    choices: list[int]


def play(game_id: str, plans: Sequence[Entrant], seed: int, options: Options = NO_OPTIONS) -> Played:
    """Play a game with one bot per seat. The same seed gives the same deal: draws are keyed by what is drawn, not by when."""
    game = catalog.find(game_id)
    players: list[Bot] = []
    try:
        for seat, plan in enumerate(plans):
            if isinstance(plan, Outside):
                players.append(OutsideBot(plan.command, options, plan.seconds))
            else:
                players.append(bots.make(plan, game, seed * 8 + seat))
        return play_as(game, players, seed, options)
    finally:
        for player in players:
            if isinstance(player, OutsideBot):
                player.end()


class Watch:
    """Looks on while a game is played; this one notes nothing."""

    def asked(self, state: State, ask: Ask[Any], options: list[int], choice: int) -> None:
        """A seat has chosen among several options; the state is still the one before."""

    def over(self, state: State) -> None:
        """The game is over."""


def play_as(
    game: Game[Any],
    players: list[Bot],
    seed: int,
    options: Options = NO_OPTIONS,
    watch: Watch | None = None,
    box: Box | None = None,
) -> Played:
    """Play a game with these bots, one at each seat, by the rules that the options select."""
    seats = len(players)
    state: State = game.new_game(game.setup(seats, LIMITS.get(game.id, {}) | dict(options), box))
    engine.run(state)
    dreams = [FastRandom(seed * 8 + seat + 4_000_000) for seat in range(seats)]
    chance = SeededChance(seed)
    seconds = [0.0] * seats
    choices = [0] * seats
    while state.agenda:
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, chance.answer(ask, state))
            continue
        found = engine.options(state)
        choice = found[0]
        seat = ask.seat
        if len(found) > 1:
            began = time.process_time()
            choice = players[seat].choose(game, seat, bots.worlds(game, state, seat, dreams[seat]), list(found))
            seconds[seat] += time.process_time() - began
            choices[seat] += 1
            if watch is not None:
                watch.asked(state, ask, list(found), choice)
        engine.apply(state, choice)
    if watch is not None:
        watch.over(state)
    result = game.result(state)
    return Played(result.scores, result.places, result.winners, seconds, choices)


class SeededChance:
    """Chance for a seed: the n-th draw of a kind is the same in every game with this seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.used: dict[str, int] = {}

    def answer(self, draw: Draw[Any], state: State) -> int:
        """Return the outcome of a draw."""
        key = draw.key()
        count = self.used.get(key, 0)
        self.used[key] = count + 1
        digest = hashlib.sha256(f"dolmen/lab/1\n{self.seed}\n{key}#{count}".encode()).digest()
        weights: list[int] = draw.weights(state)
        return pick(int.from_bytes(digest[:8], "big") % sum(weights), weights)
