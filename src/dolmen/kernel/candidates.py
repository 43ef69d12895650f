"""The candidates of a question, each with everything that is said of it: what a server sends after every move."""

from typing import Any

from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import PASS, Ask, State

# A choice, its name, its label with values, its rule, why it is not possible with numbers (or None), its place, its role,
# and what would be lost by it with values (or None).
Described = tuple[
    int,
    str,
    Sentence,
    tuple[int, ...],
    str,
    Refusal | None,
    tuple[int, ...],
    str,
    int,
    Sentence | None,
    tuple[int, ...],
]

NO_VALUES: tuple[int, ...] = ()


def described(ask: Ask[Any], state: State) -> list[Described]:
    """Describe every candidate of a question; compiled, this costs half of what a loop outside the kernel would."""
    found: list[Described] = []
    names = type(ask).names
    count = len(names)
    for choice in ask.candidates(state):
        name = "pass" if choice == PASS else names[choice] if choice < count else str(choice)
        label = ask.label(state, choice)
        refusal = ask.why_not(state, choice)
        loses = ask.loses(state, choice) if refusal is None else None
        found.append(
            (
                choice,
                name,
                label.sentence,
                label.values,
                ask.rule_here(state, choice),
                refusal,
                NO_VALUES if refusal is None else ask.numbers(state, choice, refusal),
                ask.place(state, choice),
                ask.role(state, choice),
                None if loses is None else loses.sentence,
                NO_VALUES if loses is None else loses.values,
            )
        )
    return found
