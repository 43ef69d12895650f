"""Move: to an adjacent corridor, to and from the start space, home when there is no way any more."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.corridors import FACE_DOWN
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, FIRST_KEY, FREE_CELLS, PLACES
from dolmen.games.labyrinth.names import NOTHING, SEAL
from dolmen.games.labyrinth.pawns import put_pawn
from dolmen.games.labyrinth.places import AT_GOAL
from dolmen.games.labyrinth.pools import token_owner
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed, golem_at_door
from dolmen.games.labyrinth.steps.entering import NO_TRAP, enter_by_deed
from dolmen.games.labyrinth.steps.face_down import Arriving, TurnUp
from dolmen.kernel.branch import NONE
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, PLAIN, Arg, Ask

MOVE_TO: Final = Sentence("move-to", "place")
MOVE_TO_CORRIDOR: Final = Sentence("move-to-corridor", "place", "sides:pool")
MOVE_FOR_TWO: Final = Sentence("move-to-sealed", "place", "sides:pool")
TURN_UP: Final = Sentence("move-face-down", "place")


def seal_cost(state: Table, seat: int, node: int) -> int:
    """Seal: for everybody but its owner (LAB-170) a Move or jump into the corridor costs one more action."""
    seals = state.laid[SEAL]
    return 1 if seals and node in seals and token_owner(state, SEAL) != seat else 0


class MoveTo(Deed):
    """LAB-030, LAB-033, LAB-052, LAB-053, LAB-055: to what is adjacent, to one's start space, or into a face-down tile.

    LAB-056: whatever stands or lies there.
    """

    __slots__ = ()

    names: ClassVar = tuple(f"move-{place}" for place in PLACES)
    option: ClassVar = MOVE_TO
    rule: ClassVar = "LAB-052"

    def cost(self, state: Table, seat: int, option: int) -> int:
        return 1 + seal_cost(state, seat, option)

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        if option >= DOWN:
            return Said(TURN_UP, (option,))
        sealed = seal_cost(state, ask.seat, option) > 0
        return towards(MOVE_TO, MOVE_FOR_TWO if sealed else MOVE_TO_CORRIDOR, state.maze, option)

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        found = [*range(FIRST_KEY + 7), *state.maze.corridors()]
        found.extend(DOWN + cell for cell in range(FREE_CELLS) if state.maze.tiles[cell] == FACE_DOWN)
        here = state.players[ask.seat].node
        return [place for place in found if place != here]

    def why_bound(self, state: Table, seat: int, option: int) -> Refusal | None:
        """LAB-025: from the start space one goes to one's key tile."""
        player = state.players[seat]
        leaves = not player.daze and player.home() and option == state.key_node(seat) and not golem_at_door(state, seat)
        return None if leaves else super().why_bound(state, seat, option)

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        player = state.players[seat]
        if option < FIRST_KEY and option != player.start:
            return say.NOT_YOUR_START
        if player.home():
            near = option == state.key_node(seat)
        elif option == player.start:
            near = player.node == state.key_node(seat)
        else:
            near = option in state.maze.adjacent(player.node)
        return None if near else say.NOT_ADJACENT

    def bound_options(self, state: Table, ask: Ask[Table]) -> list[int]:
        key = state.key_node(ask.seat)
        return [key] if state.players[ask.seat].home() and self.why_not(state, ask, key) is None else NONE

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        first = self.first
        if state.actions == 0:
            return
        player = state.players[seat]
        for place in state.maze.adjacent(player.node):
            if 1 + seal_cost(state, seat, place) <= state.actions:
                found.append(first + place)
        if player.node == state.key_node(seat):
            found.append(first + player.start)

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        wins = option == CENTRE and state.keys_of(ask.seat) > 0
        return MAIN if wins or state.players[ask.seat].home() else PLAIN

    def begin(self, state: Table, seat: int, option: int) -> None:
        player = state.players[seat]
        came = player.node
        if option >= DOWN:
            state.do(TurnUp(option - DOWN, came, seat), PawnArriving(seat))
            return
        state.tell(say.MOVED, seat, option)
        if option == player.start:
            put_pawn(state, seat, option)
            state.barred = False
        elif came == player.start:
            enter_by_deed(state, seat, option, NO_TRAP, NOTHING)
        else:
            enter_by_deed(state, seat, option, 0, came)

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return AT_GOAL[option]


class PawnArriving(Arriving):
    """LAB-176: a character before a face-down tile; if that cannot be turned up, it stays without exploring."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def arrive(self, state: Table, node: int) -> None:
        came = state.players[self.seat].node
        state.tell(say.MOVED, self.seat, node)
        enter_by_deed(state, self.seat, node, 0, came)

    def stay(self, state: Table) -> None:
        pass


class GoHome(Deed):
    """LAB-183: who stands where no way to the centre can be made goes back to the start space."""

    __slots__ = ()

    names: ClassVar = ("go-home",)
    option: ClassVar = Sentence("do-go-home")
    rule: ClassVar = "LAB-183"
    price: ClassVar = 2

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        player = state.players[seat]
        return None if not player.home() and state.maze.stranded(player.node) else say.NOT_STRANDED

    def begin(self, state: Table, seat: int, option: int) -> None:
        put_pawn(state, seat, state.players[seat].start)
        state.tell(say.RETURNED_HOME, seat)
