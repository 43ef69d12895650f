"""What all deeds of a turn have in common: what binds a player, what hinders them, what they cost."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.names import GOLEM_BOND
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.shared import NONE, ONLY
from dolmen.kernel.branch import Branch
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import Ask


def golem_at_door(state: Table, seat: int) -> bool:
    """LAB-054: the Golem on a player's key tile keeps that player on the start space."""
    return state.golem == state.key_node(seat) and not of_seat(state, seat, GOLEM_BOND)


class Deed(Branch[Table, Ask[Table]]):
    """LAB-018, LAB-019, LAB-023: a deed is possible when nothing binds the player, it has a use, and its price can be paid.

    `price` is what it costs at least. Most deeds are a single option.
    """

    __slots__ = ()

    price: ClassVar[int] = 1

    def cost(self, state: Table, seat: int, option: int) -> int:
        """LAB-020, LAB-021, LAB-022: what the deed costs this character now."""
        return self.price

    def why_bound(self, state: Table, seat: int, option: int) -> Refusal | None:
        """LAB-024, LAB-025, LAB-072, LAB-075: a dazed character may only rest, one on the start space only leave it."""
        player = state.players[seat]
        if player.daze:
            return say.TOO_DAZED
        if player.home():
            return say.GOLEM_AT_DOOR if golem_at_door(state, seat) else say.MUST_LEAVE_START
        return None

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        """Why the deed would not be possible with any number of actions."""
        return None

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        seat = ask.seat
        refusal = self.why_bound(state, seat, option)
        if refusal is None:
            refusal = self.why_useless(state, seat, option)
        if refusal is None and self.cost(state, seat, option) > state.actions:
            return say.TOO_FEW_ACTIONS
        return refusal

    def options(self, state: Table, ask: Ask[Table]) -> list[int]:
        if self.price > state.actions:
            return NONE
        return ONLY if self.why_not(state, ask, 0) is None else NONE

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        return (self.cost(state, ask.seat, option), state.actions) if refusal is say.TOO_FEW_ACTIONS else ()

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        state.actions -= self.cost(state, ask.seat, option)
        self.begin(state, ask.seat, option)

    def begin(self, state: Table, seat: int, option: int) -> None:
        """Begin a deed that has been paid for."""
        raise AssertionError(f"{type(self).__name__} does nothing")
