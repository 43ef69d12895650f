"""Setting the table: characters, and who begins."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.names import CRYSTALS, DICE, DICE_TOTAL, DICE_WEIGHTS, NOTHING
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.characters import ChooseCharacter, DrawCharacter
from dolmen.games.labyrinth.steps.turn import StartTurn
from dolmen.kernel.step import Arg, Draw, Step


class SetTable(Step[Table]):
    """LAB-012: characters are dealt at random or chosen, in seat order."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        seats = range(state.seats)
        if state.choosing:
            state.do(*[ChooseCharacter(seat) for seat in seats], ReadCards())
        else:
            state.do(*[DrawCharacter(seat) for seat in seats], ReadCards())


class ReadCards(Step[Table]):
    """LAB-014, LAB-016: the Chaos Mage starts with one more Crystal; then all roll for the start, unless a player was named."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for seat, player in enumerate(state.players):
            more = of_seat(state, seat, CRYSTALS)
            player.crystals += more
            player.active += more
        if state.first == NOTHING:
            state.do(RollForStart(tuple(range(state.seats)), ()))
        else:
            begin(state, state.first)


class RollForStart(Draw[Table]):
    """LAB-016: everybody rolls 2d6; the highest starts, ties among the highest roll again."""

    __slots__ = ("rollers", "rolls")

    rule: ClassVar = "LAB-016"
    names: ClassVar = DICE

    def __init__(self, rollers: tuple[int, ...], rolls: tuple[int, ...]) -> None:
        super().__init__()
        self.rollers = rollers
        self.rolls = rolls

    def args(self) -> tuple[Arg, ...]:
        return (self.rollers, self.rolls)

    def key(self) -> str:
        return f"RollForStart/{self.rollers[len(self.rolls)]}"

    def weights(self, state: Table) -> list[int]:
        return list(DICE_WEIGHTS)

    def take(self, state: Table, choice: int) -> None:
        rolls = (*self.rolls, DICE_TOTAL[choice])
        state.tell(say.ROLLED_FOR_START, self.rollers[len(self.rolls)], DICE_TOTAL[choice])
        if len(rolls) < len(self.rollers):
            state.do(RollForStart(self.rollers, rolls))
            return
        highest = max(rolls)
        best = tuple(seat for seat, total in zip(self.rollers, rolls, strict=True) if total == highest)
        if len(best) > 1:
            state.do(RollForStart(best, ()))
        else:
            begin(state, best[0])


def begin(state: Table, seat: int) -> None:
    """LAB-016: a player begins the game."""
    state.first = seat
    state.tell(say.FIRST_PLAYER, seat)
    state.do(StartTurn(seat))
