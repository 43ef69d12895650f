"""Interfaces for researchers: PettingZoo, OpenSpiel, and many games stepped at once; all need the extra `research`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dolmen.research.vector import VectorEnv as VectorEnv


def __getattr__(name: str) -> Any:
    """Import VectorEnv only when it is used: the compiled part must not need numpy."""
    if name != "VectorEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from dolmen.research.vector import VectorEnv

    return VectorEnv
