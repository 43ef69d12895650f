"""A true quantity of a position, such as points or gems, and what it adds to a bot's evaluation."""

from collections.abc import Callable
from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.kernel.sentence import Sentence

# Whose evaluation a quantity belongs to: the player's own, the strongest rival's, the chance that anybody wins, or the
# result of a game that is over.
OWN: Final = 0
RIVALS: Final = 1
COMMON: Final = 2
OUTRIGHT: Final = 3

MORE: Final = 1
FEWER: Final = -1

PERCENT: Final = 100.0

# Measures a position for a seat.
Measure = Callable[[Knowledge, Any, int], float]


class Quantity:
    """`value` is what people are told; `part` is what it adds to the evaluation, in the units of `Knowledge.worth`.

    `better` tells whether more or fewer are good for the player. The sentence gets two values: after the better move and
    after the other one.
    """

    __slots__ = ("better", "part", "sentence", "value", "whose")

    def __init__(
        self,
        sentence: Sentence,
        value: Measure,
        part: Measure,
        whose: int = OWN,
        better: int = MORE,
    ) -> None:
        self.sentence = sentence
        self.value = value
        self.part = part
        self.whose = whose
        self.better = better


def strongest_rival(knowledge: Knowledge, state: Any, seat: int, seats: int) -> int:
    """Return the other seat with the best position."""
    best = -1
    best_worth = -1e9
    for other in range(seats):
        if other != seat:
            worth = knowledge.worth(state, other)
            if worth > best_worth:
                best, best_worth = other, worth
    return best


def rival_worth(knowledge: Knowledge, state: Any, seat: int) -> float:
    """Return what the position is worth to the strongest rival."""
    return knowledge.worth(state, strongest_rival(knowledge, state, seat, len(state.players)))
