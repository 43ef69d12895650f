"""How much work a review puts into each moment of a game."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

# Stored reviews with another version are made again.
VERSION: Final = 1


@dataclass
class ReviewPlan:
    """The settings of a review."""

    version: int = VERSION
    # How many worlds: a position is played on from, a draw is repeated in, and the answers to a question are compared in.
    worlds: int = 8
    # In how many worlds of their own all options are tried first, to find the best.
    trials: int = 3
    # How many options of a question are tried; the answer that was given is always one of them.
    options: int = 6
    # A draw with at most this many outcomes is tried with all of them, otherwise with as many as this in each world.
    outcomes: int = 6
    # After how many more turns a position is evaluated.
    turns: int = 2
    # How many points ahead make a clear lead there.
    scale: float = 8.0
    # All players can lose together.
    defeat: bool = False
    seed: int = 1

    def document(self) -> dict[str, Any]:
        """Return the plan as plain data."""
        return asdict(self)


# Fitted by `python -m bench.review GAME --fit` and to the cost of a review.
STANDARD: Final[dict[str, ReviewPlan]] = {
    "labyrinth": ReviewPlan(turns=1, scale=3.0),
    "nawiedzone-krainy": ReviewPlan(turns=4, scale=6.0, defeat=True),
    "przepowiednia": ReviewPlan(turns=2, scale=8.0),
    "rune-stones": ReviewPlan(turns=2, scale=10.0),
}
NAMES: Final = ("standard", "quick")


def plan_for(game: Game[Any], seats: int, name: str = "standard") -> ReviewPlan:
    """Return the plan of a name for a game."""
    if name not in NAMES:
        raise BadInput(f"there is no plan {name!r}; there are {listed(NAMES)}")
    found = replace(STANDARD.get(game.id, ReviewPlan()))
    if seats > 2:
        # There are more decisions, so each gets less.
        found = replace(found, worlds=6, trials=2)
    if name == "quick":
        found = replace(found, worlds=3, trials=2, options=3, outcomes=3, turns=0)
    return found
