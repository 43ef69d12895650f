"""Short games of greedy bots that compare a few options by the positions some turns later."""

import time
from typing import Any

from dolmen.bots.bot import Sample
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge
from dolmen.bots.plan import Plan
from dolmen.bots.tree import Edge
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State


def compare(
    judge: Judge, plan: Plan, greedy: Greedy, seat: int, sample: Sample, edges: dict[int, Edge], end: float
) -> dict[int, Edge]:
    """Return new edges for the same options, all tried in the same worlds; `end` is the CPU time at which to stop."""
    game = judge.game
    found = {choice: Edge(edge.value(), edge.weight) for choice, edge in edges.items()}
    for _ in range(plan.playouts):
        world = sample()
        for choice, edge in found.items():
            state: State = game.clone(world)
            engine.apply(state, choice)
            play(game, state, seat, greedy, plan.turns)
            worths = judge.worths(state)
            edge.visits += 1
            edge.total += judge.shares(state, worths)[seat]
            edge.points += worths[seat]
        if time.process_time() > end:
            break
    return found


def play(game: Game[Any], state: State, seat: int, greedy: Greedy, turns: int) -> None:
    """Finish this seat's turn and play `turns` more; greedy bots answer for everybody."""
    random: FastRandom = greedy.random
    pauses = greedy.knowledge.pauses
    while True:
        ask = engine.pending(state)
        if ask is None:
            return
        if isinstance(ask, Draw):
            engine.apply(state, random.weighted(ask.weights(state)))
            continue
        if ask.seat != seat and type(ask).__name__ in pauses:
            if turns == 0:
                return
            turns -= 1
            seat = ask.seat
        options = ask.search_options(state)
        engine.apply(state, options[0] if len(options) == 1 else greedy.pick(game, ask.seat, state, options))
