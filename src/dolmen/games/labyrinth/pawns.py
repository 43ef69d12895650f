"""Where the pawns of the characters and of the Golem stand."""

from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.state import Table


def at_node(state: Table, node: int) -> list[int]:
    """The characters on a node, in turn order."""
    found: list[int] = []
    players = state.players
    for seat in range(state.active_seat, state.seats):
        if players[seat].node == node:
            found.append(seat)
    for seat in range(state.active_seat):
        if players[seat].node == node:
            found.append(seat)
    return found


def anybody_at(state: Table, node: int) -> bool:
    """Tell whether a character stands on a node."""
    for player in state.players:
        if player.node == node:
            return True
    return False


def pawn_cells(state: Table) -> list[int]:
    """The cells where the Golem and the characters stand."""
    found = [state.maze.cell_of(state.golem)]
    for player in state.players:
        found.append(state.maze.cell_of(player.node))
    return found


def put_pawn(state: Table, seat: int, node: int) -> None:
    """Put a pawn somewhere; effects that still wait for it at its old place are dropped (LAB-063)."""
    player = state.players[seat]
    player.node = node
    player.visit += 1


def put_golem(state: Table, node: int) -> None:
    """LAB-109: the Golem is placed, and where it came from is forgotten."""
    state.golem = node
    state.golem_back = NOTHING
    state.golem_came = NOTHING


def walk_golem(state: Table, node: int) -> None:
    """LAB-105: the Golem takes a step and remembers where from."""
    state.golem_came = state.golem
    state.golem_back = NOTHING
    state.golem = node
