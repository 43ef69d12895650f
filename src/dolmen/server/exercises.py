"""Exercises from a reviewed game: a position in which a better move was missed, and what each choice there is worth."""

from typing import Any, Final

from dolmen.bots.review import Found
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match
from dolmen.server import posed, review_words, wire
from dolmen.server.advice import Advice, question_about
from dolmen.server.failures import CallRefused
from dolmen.server.reviews import Review
from dolmen.server.wire_puzzles import Solution, Verdict

# A move that costs less than this is as good as the best.
AS_GOOD: Final = 0.01


class Exercise:
    """The decision of a moment, tried again."""

    def __init__(self, review: Review, found: Found) -> None:
        self.review = review
        self.found = found
        self.seat = found.seat
        self.match = _match_at(review, found.moment)

    def opened(self) -> wire.TableState:
        """The position as the player saw it who decided, with the names of those who played."""
        state = posed.opened(self.match, self.seat)
        state.seats = self.review.seats
        return state

    def solution(self) -> Solution:
        """The best choice, against the one that was made."""
        found = self.found
        after = posed.after(self.match, self.seat, found.best)
        after.seats = self.review.seats
        return Solution(
            found.best,
            posed.label(self.match, found.best),
            percent(self.worth(found.best)),
            posed.label(self.match, found.choice),
            percent(self.worth(found.choice)),
            review_words.reasons(self.match.game, found.advice or {}),
            after,
        )

    def worth(self, choice: int) -> float:
        """The chance to win after a choice that was compared."""
        return self.found.values[choice][self.seat]

    def verdict(self, choice: int, cost: float, reasons: list[wire.Phrase]) -> Verdict:
        """What a choice is worth."""
        right = choice == self.found.best or cost < AS_GOOD
        best = self.worth(self.found.best)
        solved = self.solution() if right else None
        move = posed.label(self.match, choice)
        return Verdict(right, move, percent(best - cost), percent(best), [] if right else reasons, solved)

    def known(self, choice: int) -> Verdict | None:
        """What is known without asking anybody: about the best choice, and about the one that was made."""
        if choice == self.found.best:
            return self.verdict(choice, 0.0, [])
        if choice == self.found.choice:
            return self.verdict(choice, self.found.loss, review_words.reasons(self.match.game, self.found.advice or {}))
        return None

    async def judged(self, advice: Advice, choice: int) -> Verdict:
        """What a choice is worth, with the coach's reasons; what the review did not compare is compared now."""
        posed.check_legal(self.match, self.seat, choice)
        verdict = self.known(choice)
        if verdict is not None:
            return verdict
        found = await self._compared(advice, choice)
        if choice in self.found.values:
            cost = self.worth(self.found.best) - self.worth(choice)
        else:
            cost = found["chance"] - found["other_chance"]
        return self.verdict(choice, max(0.0, cost), review_words.reasons(self.match.game, found))

    async def _compared(self, advice: Advice, choice: int) -> dict[str, Any]:
        """What the coach finds, asked as for a hint."""
        review, moment = self.review, self.found.moment
        tail, best = review.journal.hashes[moment], self.found.best
        question = question_about(review.table, moment, tail, review.host, seat=self.seat, best=best, mine=choice)
        answer = await advice.ask(question, [best])
        if answer is None or answer.why is None:
            raise CallRefused(503, "try-again")
        return answer.why._asdict()


def exercise(review: Review, moment: int) -> Exercise:
    """The exercise of a moment, if a better move was missed there; in a thread, because it looks back."""
    found = review.found.get(moment)
    if found is None or found.kind != "decision" or found.best == found.choice:
        raise CallRefused(404, "no-exercise")
    return Exercise(review, found)


def percent(chance: float) -> int:
    """A chance of a hundred."""
    return max(0, min(100, round(chance * 100)))


def _match_at(review: Review, moment: int) -> Match:
    """The table at a moment."""
    recording = review.recording
    state = recording.history.state_at(recording.record, moment)
    match = Match(recording.game, recording.history.setup, Journal(recording.record.lines[0]), None, state)
    for number in range(1, moment + 1):
        match.journal.copy_line(review.journal, number)
    match.told = [(entry.sent.moment, entry.told) for entry in recording.log if entry.sent.moment <= moment]
    match.turns = [turn for turn in recording.turns if turn[0] <= moment]
    return match
