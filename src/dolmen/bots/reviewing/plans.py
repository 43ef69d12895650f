"""How much work a review puts into each moment of a game."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

# Stored reviews with another version are made again.
VERSION: Final = 2


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
    # The options of a question are compared at the end of the turn, and after each of so many more.
    turns: int = 2
    # The same for chances, for what a draw did, and for what a decision earned. The further, the smaller the part of a game
    # that comes from neither: what an evaluation had not foreseen when it looks one turn further.
    far: int = 15
    # The bots that play on evaluate positions as searches do; otherwise as greedy bots, which is less work in some games.
    deeper: bool = True
    # How many points ahead make a clear lead there.
    scale: float = 8.0
    # All players can lose together.
    defeat: bool = False
    seed: int = 1

    def document(self) -> dict[str, Any]:
        """Return the plan as plain data."""
        return asdict(self)


# `scale` makes the chances of games between bots right; the rest keeps a review of two players within a minute of CPU time.
STANDARD: Final[dict[str, ReviewPlan]] = {
    "labyrinth": ReviewPlan(worlds=6, trials=2, options=4, outcomes=3, turns=3, far=3, deeper=False, scale=6.0),
    "nawiedzone-krainy": ReviewPlan(worlds=12, outcomes=3, turns=3, far=7, scale=6.0, defeat=True),
    # Little is drawn and nothing is hidden, so the worlds hardly differ.
    "przepowiednia": ReviewPlan(worlds=4, trials=1, options=4, outcomes=3, turns=1, far=7, scale=7.0),
    "rune-stones": ReviewPlan(worlds=6, trials=2, outcomes=3, turns=3, far=11, scale=6.0),
}
NAMES: Final = ("standard", "quick")


def plan_for(game: Game[Any], seats: int, name: str = "standard") -> ReviewPlan:
    """Return the plan of a name for a game."""
    if name not in NAMES:
        raise BadInput(f"there is no plan {name!r}; there are {listed(NAMES)}")
    found = replace(STANDARD.get(game.id, ReviewPlan()))
    if seats > 2:
        # There are more decisions, so each gets less.
        found = replace(found, worlds=max(3, found.worlds * 3 // 4), options=min(4, found.options))
    # Each seat has the same number of the turns after which a position is evaluated: whoever has just moved looks better off.
    found = replace(found, turns=whole_rounds(found.turns, seats), far=whole_rounds(found.far, seats))
    if name == "quick":
        found = replace(found, worlds=3, trials=2, options=3, outcomes=3, turns=0, far=1)
    return found


def whole_rounds(turns: int, seats: int) -> int:
    """Return the number of further turns with which the present one makes whole rounds."""
    return -(-(turns + 1) // seats) * seats - 1
