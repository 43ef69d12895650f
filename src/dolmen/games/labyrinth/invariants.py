"""What must hold at all times."""

from dolmen.games.labyrinth.corridors import CENTRAL_TILE, FACE_DOWN
from dolmen.games.labyrinth.hexes import FREE_CELLS, NODE_COUNT, NODES, ordinary
from dolmen.games.labyrinth.names import (
    CORRIDOR_TOKENS,
    CURSE,
    GOLEM_CARDS,
    HELD,
    ITEMS,
    NOTHING,
    SACRIFICE,
    TILE_COUNT,
    TILES,
    TOKENS,
    TRAPS,
    UNSEEN,
)
from dolmen.games.labyrinth.pools import token_owner, traps_in_pool
from dolmen.games.labyrinth.state import Table


def broken(state: Table) -> str | None:
    """LAB-096, LAB-132, LAB-161, LAB-162, LAB-169: say what does not add up, or None."""
    return _tiles(state) or _maze(state) or _traps(state) or _things(state) or _tokens(state) or _players(state)


def _tiles(state: Table) -> str | None:
    found = [*state.bottom, *state.hand, *(tile for tile in state.down if tile != NOTHING)]
    found += [tile for tile in state.maze.tiles if tile >= 0]
    found += [tile for tile in range(TILE_COUNT) if state.stack[tile]]
    for tile in range(TILE_COUNT):
        if found.count(tile) != 1:
            return f"tile {TILES[tile]} is in {found.count(tile)} places"
    if len(state.bottom) != len(state.bottom_seer):
        return "not every tile at the bottom has somebody who may know it"
    for cell in range(FREE_CELLS):
        if (state.maze.tiles[cell] == FACE_DOWN) != (state.down[cell] != NOTHING):
            return f"cell {cell} disagrees about its face-down tile"
    return None


def _maze(state: Table) -> str | None:
    if state.maze.tiles.count(CENTRAL_TILE) != 1:
        return "there is not exactly one centre"
    if not state.maze.sound():
        return "a key tile has lost its last way to the centre"
    return None


def _traps(state: Table) -> str | None:
    for kind, trap in enumerate(state.parts.traps):
        found = state.trap_pool[kind] + state.traps.count(kind) + state.trap_hand.count(kind)
        if found != trap.copies:
            return f"there are {found} traps {TRAPS[kind]}, the box has {trap.copies}"
    if traps_in_pool(state) < 0:
        return f"{state.traps.count(UNSEEN)} unseen traps lie on the board, only {sum(state.trap_pool)} are left"
    for node in range(NODE_COUNT):
        if state.traps[node] != NOTHING and not state.maze.exists(node):
            return f"a trap lies on {NODES[node]}, which does not exist"
        if state.trap_seer[node] != NOTHING and not 0 <= state.traps[node] < UNSEEN:
            return f"somebody knows a trap on {NODES[node]} that is not there"
    return None


def _things(state: Table) -> str | None:
    for item, place in enumerate(state.item_place):
        if not _there(state, place):
            return f"item {ITEMS[item]} is nowhere"
    for place in state.key_place:
        if place < 0 or not _there(state, place):
            return "a key is nowhere"
    for card, copies in enumerate(state.parts.golem_copies):
        if state.golem_deck[card] + state.golem_discard[card] > copies:
            return f"there are more Golem cards {GOLEM_CARDS[card]} than {copies}"
    return None


def _there(state: Table, place: int) -> bool:
    if place >= HELD:
        return place - HELD < state.seats
    return place == NOTHING or state.maze.exists(place)


def _tokens(state: Table) -> str | None:
    for kind, count in enumerate(state.parts.token_counts):
        found = 0
        owner = token_owner(state, kind)
        if owner != NOTHING:
            found += state.players[owner].tokens
        if kind < CORRIDOR_TOKENS:
            found += len(state.laid[kind])
            if len(set(state.laid[kind])) != len(state.laid[kind]):
                return f"two tokens {TOKENS[kind]} lie on one corridor"
            for node in state.laid[kind]:
                if not ordinary(node) or not state.maze.exists(node):
                    return f"a token {TOKENS[kind]} lies on {NODES[node]}"
        elif kind == CURSE:
            found += sum(player.curses for player in state.players)
        elif kind == SACRIFICE:
            found += sum(player.sacrifices for player in state.players)
        if found > count or (owner != NOTHING and kind <= SACRIFICE and found != count):
            return f"there are {found} tokens {TOKENS[kind]}, the box has {count}"
    return None


def _players(state: Table) -> str | None:
    for seat, player in enumerate(state.players):
        if not state.maze.exists(player.node) or (player.node < 6 and player.node != player.start):
            return f"seat {seat} stands on {NODES[player.node]}"
        if not 0 <= player.lives <= state.parts.numbers.lives or not 0 <= player.active <= player.crystals:
            return f"seat {seat} has {player.lives} lives and {player.active} of {player.crystals} Crystals"
        if min(player.daze, player.tokens, player.curses) < 0 or player.sacrifices not in (0, 1):
            return f"seat {seat} owes tokens"
        taken = [other.character for other in state.players if other.character != NOTHING]
        if len(set(taken)) != len(taken):
            return "two players have the same character"
    if state.golem < 6 or not state.maze.exists(state.golem):
        return f"the Golem stands on {NODES[state.golem]}"
    return None
