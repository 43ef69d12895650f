"""What speaks for the solution of a puzzle against another choice, in the coach's sentences."""

from typing import Final

from dolmen import bots
from dolmen.bots.coach import Coach, Outcome, Reason
from dolmen.bots.coaching import quantities_of
from dolmen.kernel.puzzle import MOST_REASONS
from dolmen.lab.puzzle_look import Question

# In the last round bots value who is ahead, not points, so a rival's worth tells people nothing there;
# and only where every game is in its last round is a final score one in all of them.
NOT_AT_THE_END: Final = ("why-rival-worth",)
ONLY_AT_THE_END: Final = ("why-final",)


class Explained:
    """The reasons of one question; every choice is tried in the same worlds."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.coach: Coach | None = bots.coach(question.game, question.seat, question.sample, question.seed)

    def reasons(self, best: int, other: int) -> list[tuple[str, int, int]]:
        """Each reason's key, its value after the best choice and its value after the other one; at most two."""
        if self.coach is None or best == other:
            return []
        for later in (False, True):
            found = self.weighed(self.coach.outcome(best, later), self.coach.outcome(other, later))
            if found:
                return [(reason.quantity.sentence.key, reason.best, reason.other) for reason in found]
        return []

    def weighed(self, first: Outcome, second: Outcome) -> list[Reason]:
        """The weightiest reasons at one horizon, if the first choice is the better one there."""
        assert self.coach is not None
        found = []
        if first.chance > second.chance:
            untold = self.untold(first, second)
            for number, quantity in enumerate(quantities_of(self.question.game.id)):
                reason = self.coach.reason(number, quantity, first, second)
                if reason is not None and quantity.sentence.key not in untold:
                    found.append(reason)
        return sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS]

    def untold(self, first: Outcome, second: Outcome) -> tuple[str, ...]:
        """The reasons that would mislead in these positions."""
        game = self.question.game
        ending = [not state.agenda or game.last_round(state) for state in (*first.states, *second.states)]
        return (*(NOT_AT_THE_END if any(ending) else ()), *(() if all(ending) else ONLY_AT_THE_END))
