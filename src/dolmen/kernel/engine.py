"""The loop: pop the question, take the choice, run what follows, stop at the next question."""

from typing import Any

from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import CHANCE, NO_SUCH_CHOICE, Ask, Draw, State


class IllegalChoice(BadInput):
    """A choice that the rules refuse."""

    def __init__(self, ask: Ask[Any], choice: int, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        named = choice_name(ask, choice)
        super().__init__(f"seat {ask.seat} may not answer {type(ask).__name__} with {named}: {refusal.key}{rule}")
        self.ask = ask
        self.choice = choice
        self.refusal = refusal


def run(state: State) -> None:
    """Do automatic steps until somebody is asked, or until nothing is left to do."""
    agenda = state.agenda
    while agenda:
        if not agenda.pop().proceed(state):
            return


def apply(state: State, choice: int) -> None:
    """Take a choice that is known to be legal, and go on to the next question."""
    step = state.agenda.pop()
    assert isinstance(step, Ask)
    step.take(state, choice)
    state.ready = None
    run(state)


def answer(state: State, random: FastRandom) -> None:
    """Answer the pending question at random: by weight for a draw, uniformly for a player."""
    state.agenda.pop().answer_at_random(state, random)
    state.ready = None
    run(state)


def pending(state: State) -> Ask[Any] | None:
    """Return the question that waits, or None when the game is over."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    return step


def options(state: State) -> list[int]:
    """List all choices that are legal now."""
    if state.ready is not None:
        return state.ready
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    found = step.options(state)
    state.ready = found
    return found


def check(state: State, choice: int) -> Refusal | None:
    """Say why a choice is not possible now; None when it is possible."""
    ask = pending(state)
    if ask is None or choice not in ask.candidates(state):
        return NO_SUCH_CHOICE
    return ask.why_not(state, choice)


def play(state: State, choice: int) -> None:
    """Take a choice after checking it."""
    ask = pending(state)
    if ask is None:
        raise BadInput("the game is over: nobody is asked anything")
    refusal = check(state, choice)
    if refusal is not None:
        raise IllegalChoice(ask, choice, refusal)
    apply(state, choice)


def over(state: State) -> bool:
    """Tell whether the game has ended."""
    return not state.agenda


def chance_weights(state: State) -> list[int] | None:
    """Return the weights of the draw that waits, or None when a player is asked."""
    step = state.agenda[-1]
    if isinstance(step, Draw):
        weights: list[int] = step.weights(state)
        return weights
    return None


def choice_name(ask: Ask[Any], choice: int) -> str:
    """Return the word for a choice in journals and scenarios."""
    if choice == -1:
        return "pass"
    names = type(ask).names
    return names[choice] if 0 <= choice < len(names) else str(choice)


def named_choice(ask: Ask[Any], name: str) -> int | None:
    """Return the choice that a word means, or None when it means nothing here."""
    if name == "pass":
        return -1
    names = type(ask).names
    return names.index(name) if name in names else None


def seat_asked(state: State) -> int | None:
    """Return the seat that decides now: CHANCE for a draw, None when the game is over."""
    ask = pending(state)
    return None if ask is None else ask.seat


__all__ = [
    "CHANCE",
    "IllegalChoice",
    "answer",
    "apply",
    "chance_weights",
    "check",
    "choice_name",
    "named_choice",
    "options",
    "over",
    "pending",
    "play",
    "run",
    "seat_asked",
]
