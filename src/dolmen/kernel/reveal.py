"""Tells whether a choice revealed hidden information to the player who made it; such a choice cannot be undone."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.branch import Menu
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

WORLDS: Final = 8


def learnt(game: Game[Any], before: State, seat: int, choice: int, after: State) -> bool:
    """Tell whether `seat` sees something after its choice that it could not have known before."""
    if never_reveals(game, before, choice) or game.knows_all(before, seat):
        return False
    return differs_in_worlds(game, before, seat, choice, after)


def differs_in_worlds(game: Game[Any], before: State, seat: int, choice: int, after: State) -> bool:
    """Tell whether `seat` would see something else after its choice if what is hidden from it were different.

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


def never_reveals(game: Game[Any], before: State, choice: int) -> bool:
    """Tell whether the rules say that an answer to the question of a state shows nothing hidden to the player who gives it."""
    ask = engine.pending(before)
    if type(ask).__name__ in game.never_reveals:
        return True
    return isinstance(ask, Menu) and type(ask.menu().of(choice)).__name__ in game.never_reveals
