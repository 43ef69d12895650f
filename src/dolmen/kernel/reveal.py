"""Tells whether a choice revealed hidden information to the player who made it; such a choice cannot be undone."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

WORLDS: Final = 8


def learnt(game: Game[Any], before: State, seat: int, choice: int, after: State) -> bool:
    """Tell whether `seat` sees something after its choice that it could not have known before.

    The choice is made again in worlds that `seat` cannot tell from the true one;
    if it sees something different there, hidden information decided what it sees here.
    """
    seen = game.view(after, seat)
    random = FastRandom(len(before.agenda) + choice)
    for _ in range(WORLDS):
        world = game.determinize(before, seat, random)
        if engine.check(world, choice) is not None:
            return True
        engine.apply(world, choice)
        if game.view(world, seat) != seen:
            return True
    return False
