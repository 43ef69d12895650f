"""A position at which one choice is asked for and never played on: that of a puzzle, or of a game that is reviewed."""

from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.match import Match
from dolmen.kernel.step import Ask, State
from dolmen.server import projection, wire
from dolmen.server.failures import CallRefused
from dolmen.server.staged_table import staged_table


def opened(match: Match, seat: int) -> wire.TableState:
    """The position as the seat sees it that is asked."""
    return staged_table(match, match.state, match.moment, seat, match.told, asked=True)


def check_legal(match: Match, seat: int, choice: int) -> None:
    """Refuse a choice that the rules refuse."""
    refusal = match.why_not(seat, choice)
    if refusal is not None:
        numbers = ask_of(match).numbers(match.state, choice, refusal) if refusal.params else ()
        raise CallRefused(422, refusal.key, projection.phrase(match.game, refusal, numbers), refusal.rule)


def preview(match: Match, seat: int, choice: int) -> wire.Preview:
    """What a choice would do."""
    check_legal(match, seat, choice)
    return projection.preview(match, seat, choice)


def after(match: Match, seat: int, choice: int) -> wire.TableState:
    """The table after a choice, up to the next question or draw."""
    world: State = match.game.clone(match.state)
    world.sink = []
    engine.apply(world, choice)
    moment = match.moment + 1
    told = [*match.told, *((moment, line) for line in world.sink)]
    return staged_table(match, world, moment, seat, told, asked=False)


def ask_of(match: Match) -> Ask[Any]:
    """The question that is asked."""
    ask = engine.pending(match.state)
    assert ask is not None
    return ask


def label(match: Match, choice: int) -> wire.Phrase:
    """A choice in the words of its button."""
    said = ask_of(match).label(match.state, choice)
    return projection.phrase(match.game, said.sentence, said.values)
