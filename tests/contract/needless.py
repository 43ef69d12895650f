"""Questions that are asked although it does not matter how they are answered."""

import json
from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.step import State


def needless(game: Game[Any], state: State) -> bool:
    """Tell whether every answer to the question that waits leads to the same position and the same log."""
    found = set()
    for choice in engine.options(state):
        world = game.clone(state)
        world.sink = []
        engine.apply(world, choice)
        found.add(json.dumps([game.dump_position(world), [repr(told) for told in world.sink]]))
    return len(found) == 1
