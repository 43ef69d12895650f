"""Exploration in its fixed order: tokens, Golem, trap, characters, keys and items."""

from typing import Final

from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.entering import NO_PICK, NO_TRAP, STAGES, Stage
from dolmen.games.labyrinth.steps.free_combat import FreeFights
from dolmen.games.labyrinth.steps.golem_meeting import MeetGolem
from dolmen.games.labyrinth.steps.picking import PickUp
from dolmen.games.labyrinth.steps.tokens import MeetTokens
from dolmen.games.labyrinth.steps.traps import SpringTrap


class TokenStage(Stage):
    """LAB-058: ability tokens."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        state.do(MeetTokens(seat, state.players[seat].visit, flags, 0))


class GolemStage(Stage):
    """LAB-059: the Golem."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        if state.golem == state.players[seat].node:
            state.do(MeetGolem(seat, state.players[seat].visit))


class TrapStage(Stage):
    """LAB-060: the trap; LAB-055: ignored by a character that comes from its start space."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        if state.traps[state.players[seat].node] >= 0 and not flags & NO_TRAP:
            state.do(SpringTrap(seat, state.players[seat].visit, came))


class FightStage(Stage):
    """LAB-061: free combats."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        state.do(FreeFights(seat, state.players[seat].visit, 0, 0))


class PickStage(Stage):
    """LAB-062: keys and items, only on one's own turn, undazed and if the kind of movement allows it."""

    def begin(self, state: Table, seat: int, flags: int, came: int) -> None:
        if not flags & NO_PICK and seat == state.active_seat and not state.players[seat].daze:
            state.do(PickUp(seat))


EXPLORATION: Final[tuple[Stage, ...]] = (TokenStage(), GolemStage(), TrapStage(), FightStage(), PickStage())
STAGES[:] = EXPLORATION
