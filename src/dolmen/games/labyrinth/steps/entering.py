"""Entering a corridor: the pawn is put there, then it is explored."""

from typing import Final

from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.pawns import put_pawn
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.step import Arg, Step

# LAB-065: flags of a kind of movement.
NO_PICK: Final = 1  # nothing is picked up in step 5
NO_TRAP: Final = 2  # LAB-055: leaving one's start space
NO_PORTAL: Final = 4  # the portal that one comes out of is ignored


class Stage:
    """One of the five steps of an exploration."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        """Put what happens in this step on the agenda."""
        raise AssertionError(f"{type(self).__name__} does nothing")


# Filled by exploring.py, because a stage may lead to another exploration.
STAGES: Final[list[Stage]] = []


class Explore(Step[Table]):
    """LAB-057: the five stages in their order; LAB-063: dropped as soon as the character has left or died.

    `flags` say what the kind of movement allows; `came` is the corridor from which it came by Move.
    """

    __slots__ = ("came", "flags", "seat", "stage", "visit")

    def __init__(self, seat: int, visit: int, stage: int, flags: int, came: int) -> None:
        self.seat = seat
        self.visit = visit
        self.stage = stage
        self.flags = flags
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.stage, self.flags, self.came)

    def run(self, state: Table) -> None:
        if state.players[self.seat].visit != self.visit:
            return
        if self.stage + 1 < len(STAGES):
            state.do(Explore(self.seat, self.visit, self.stage + 1, self.flags, self.came))
        STAGES[self.stage].begin(state, self.seat, self.flags, self.came)


def explore(state: Table, seat: int, flags: int, came: int) -> None:
    """LAB-064: explore the corridor where a character stands now; after 12 inner explorations no more are made."""
    state.explorations += 1
    if state.explorations <= state.parts.numbers.explorations + 1:
        state.do(Explore(seat, state.players[seat].visit, 0, flags, came))


def enter_by_deed(state: Table, seat: int, node: int, flags: int, came: int) -> None:
    """LAB-129: a character comes to a corridor by a deed of its own player; it may pick things up there again."""
    put_pawn(state, seat, node)
    state.barred = False
    explore(state, seat, flags, came)


def carry(state: Table, seat: int, node: int, flags: int) -> None:
    """LAB-129: something carries a character off; it explores but picks nothing up."""
    put_pawn(state, seat, node)
    if seat == state.active_seat:
        state.barred = True
    explore(state, seat, flags | NO_PICK, NOTHING)
