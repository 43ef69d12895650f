"""What all deeds of a turn have in common: what binds a player, what hinders them, what they cost."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.names import GOLEM_BOND
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.branch import NONE, Branch
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import Ask


def golem_at_door(state: Table, seat: int) -> bool:
    """LAB-054: the Golem on a player's key tile keeps that player on the start space."""
    return state.golem == state.key_node(seat) and not of_seat(state, seat, GOLEM_BOND)


class Deed(Branch[Table, Ask[Table]]):
    """LAB-018, LAB-019, LAB-023: a deed is possible when nothing binds the player, it has a use, and its price can be paid.

    `price` is what it costs at least; `least` is the same, read faster. Most deeds are a single option.
    `later` is the deed after this one, where a question links them.
    """

    __slots__ = ("later", "least")

    price: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__()
        self.least = self.price
        self.later: Deed = self

    def cost(self, state: Table, seat: int, option: int) -> int:
        """LAB-020, LAB-021, LAB-022: what the deed costs this character now."""
        return self.least

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

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        if state.players[ask.seat].bound():
            for option in self.bound_options(state, ask):
                found.append(self.first + option)
        else:
            self.add_open(state, ask.seat, found)

    def bound_options(self, state: Table, ask: Ask[Table]) -> list[int]:
        """The options of a player who is dazed or on the start space: of most deeds there are none."""
        return NONE

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        """Append the options of a player whom nothing binds."""
        if self.why_useless(state, seat, 0) is None and self.cost(state, seat, 0) <= state.actions:
            found.append(self.first)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        return (self.cost(state, ask.seat, option), state.actions) if refusal is say.TOO_FEW_ACTIONS else ()

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        state.actions -= self.cost(state, ask.seat, option)
        self.begin(state, ask.seat, option)

    def begin(self, state: Table, seat: int, option: int) -> None:
        """Begin a deed that has been paid for."""
        raise AssertionError(f"{type(self).__name__} does nothing")
