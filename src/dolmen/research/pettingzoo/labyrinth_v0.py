"""Labyrinth for 2 to 6 players as a PettingZoo environment."""

from typing import Any

from dolmen.research.pettingzoo.table_env import TableEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):
    """Labyrinth without PettingZoo's usual wrappers."""

    game_id = "labyrinth"
    metadata = TableEnv.metadata | {"name": "labyrinth_v0"}


def env(**arguments: Any) -> Any:
    """Labyrinth with PettingZoo's usual wrappers; the arguments are those of `raw_env`."""
    return wrapped(raw_env(**arguments))
