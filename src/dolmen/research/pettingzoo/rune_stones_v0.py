"""Rune Stones for 2 to 4 players as a PettingZoo environment."""

from typing import Any

from dolmen.research.pettingzoo.table_env import TableEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):
    """Rune Stones without PettingZoo's usual wrappers."""

    game_id = "rune-stones"
    metadata = TableEnv.metadata | {"name": "rune_stones_v0"}


def env(**arguments: Any) -> Any:
    """Rune Stones with PettingZoo's usual wrappers; the arguments are those of `raw_env`."""
    return wrapped(raw_env(**arguments))
