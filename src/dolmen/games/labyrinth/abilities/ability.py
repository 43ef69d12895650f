"""What every ability and item that is used as a deed has in common: what it costs, and when it is offered."""

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystals_ready
from dolmen.games.labyrinth.effects import silenced
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.crystals import PayCrystal
from dolmen.games.labyrinth.steps.lives import pay_life
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import Ask


class Power:
    """A deed that a card or an item gives: why it would do nothing now, and how it begins once it is paid for."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        """LAB-163: why it would do nothing now."""
        return None

    def begin(self, state: Table, seat: int) -> None:
        """Begin the deed; its costs have been paid."""
        raise AssertionError(f"{type(self).__name__} does nothing")


def why_nobody(state: Table, ask: Ask[Table], apart: Refusal, nobody: Refusal) -> Refusal | None:
    """Say why no character can be chosen: the reason for the first one near enough, or `nobody` when all are `apart`."""
    found = nobody
    for other in ask.candidates(state):
        refusal = ask.why_not(state, other)
        if refusal is None:
            return None
        if refusal is not apart and found is nobody:
            found = refusal
    return found


def why_not_pay(state: Table, seat: int, ability: int) -> Refusal | None:
    """LAB-018, LAB-152, LAB-164, LAB-165, LAB-172: why the costs and limits of an ability forbid it."""
    found = state.parts.abilities[ability]
    if silenced(state):
        return say.ABILITIES_SILENT
    if found.once and state.used >> ability & 1:
        return say.USED_THIS_TURN
    if found.actions > state.actions:
        return say.TOO_FEW_ACTIONS
    if found.life and state.lives_of(seat) < 2:
        return say.LAST_LIFE
    if found.crystal and not crystals_ready(state, seat):
        return say.NO_ACTIVE_CRYSTAL
    return None


def pay(state: Table, seat: int, ability: int) -> None:
    """Pay all costs of an ability; a Crystal is chosen before it begins."""
    found = state.parts.abilities[ability]
    state.actions -= found.actions
    if found.once:
        state.used |= 1 << ability
    if found.life:
        pay_life(state, seat)
    if found.crystal:
        state.do(PayCrystal(seat))
