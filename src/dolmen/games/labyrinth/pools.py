"""Traps, items and tokens: who owns them, what is in the pools, and how it comes and goes."""

from dolmen.games.labyrinth.names import CORRIDOR_TOKENS, CURSE, KEY_COUNT, NOTHING, POOL, SACRIFICE, UNSEEN
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.counting import total


def traps_in_pool(state: Table) -> int:
    """How many traps are in the pool."""
    found = total(state.trap_pool)
    for trap in state.traps:
        if trap == UNSEEN:
            found -= 1
    return found


def any_trap_in_pool(state: Table) -> bool:
    """Tell whether a trap is in the pool; those on the board are counted only when there are many."""
    return total(state.trap_pool) > state.maze.corridor_count() + KEY_COUNT or traps_in_pool(state) > 0


def reveal_trap(state: Table, node: int, kind: int) -> None:
    """LAB-142: a trap lies face up from now on."""
    if state.traps[node] == UNSEEN:
        state.trap_pool[kind] -= 1
    state.traps[node] = kind
    state.trap_seer[node] = NOTHING


def return_trap(state: Table, node: int) -> None:
    """LAB-162: a trap is mixed into the pool; one that nobody saw had no kind yet."""
    kind = state.traps[node]
    if kind >= 0:
        if kind != UNSEEN:
            state.trap_pool[kind] += 1
        state.traps[node] = NOTHING
        state.trap_seer[node] = NOTHING


def return_item(state: Table, item: int) -> None:
    """LAB-160: an item is mixed into the pool."""
    state.item_place[item] = POOL


def token_owner(state: Table, kind: int) -> int:
    """LAB-158: the player whose character owns a kind of token now, or NOTHING."""
    character = state.parts.token_owner[kind]
    players = state.players
    for seat in range(len(players)):
        if players[seat].character == character:
            return seat
    return NOTHING


def return_token(state: Table, kind: int, node: int) -> None:
    """LAB-049, LAB-158: a corridor token returns to its owner, or to the box when nobody plays the character."""
    state.laid[kind].remove(node)
    owner = token_owner(state, kind)
    if owner >= 0:
        state.players[owner].tokens += 1


def box_tokens(state: Table, kind: int) -> int:
    """LAB-156: how many tokens of a kind are neither on the board nor on a character."""
    if kind < CORRIDOR_TOKENS:
        return state.parts.token_counts[kind] - len(state.laid[kind])
    if kind == CURSE:
        return state.parts.token_counts[kind] - sum(player.curses for player in state.players)
    if kind == SACRIFICE:
        return state.parts.token_counts[kind] - sum(player.sacrifices for player in state.players)
    return state.parts.token_counts[kind]
