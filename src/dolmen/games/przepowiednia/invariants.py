"""What must hold at all times."""

from dolmen.games.przepowiednia.names import (
    CARDS,
    KIND_COUNT,
    KINDS,
    MARKERS,
    NODE_COUNT,
    NOTHING,
    RUNE_COUNT,
    RUNES,
)
from dolmen.games.przepowiednia.state import Table


def broken(state: Table) -> str | None:
    """PRZ-004, PRZ-005, PRZ-008, PRZ-014, PRZ-039: say what does not add up, or None."""
    return _crystals(state) or _grids(state) or _runes(state) or _figures(state)


def _crystals(state: Table) -> str | None:
    for kind in range(KIND_COUNT):
        found = state.supply[kind] + sum(player.counts[kind] for player in state.players)
        if kind == 0:
            found += state.covered_spaces() + sum(player.charges for player in state.players)
        if found != state.parts.crystals[kind] or state.supply[kind] < 0:
            on_table = found - state.supply[kind]
            return f"there are {on_table} crystals {KINDS[kind]} on the table, the box has {state.parts.crystals[kind]}"
    return None


def _grids(state: Table) -> str | None:
    for seat, player in enumerate(state.players):
        for kind in range(KIND_COUNT):
            if player.grid.count(kind) != player.counts[kind]:
                return f"seat {seat} counts {player.counts[kind]} crystals {KINDS[kind]} on a grid with {player.grid.count(kind)}"
        if player.empty != player.grid.count(NOTHING) or len(player.grid) != NODE_COUNT:
            return f"seat {seat} counts {player.empty} empty nodes on a grid with {player.grid.count(NOTHING)}"
        if player.markers != MARKERS - state.tracks.count(seat) or player.markers < 0:
            return f"seat {seat} has {state.tracks.count(seat)} markers on the tracks and {player.markers} left of {MARKERS}"
    return None


def _runes(state: Table) -> str | None:
    for kind in range(RUNE_COUNT):
        found = state.unseen[kind] + state.open_runes.count(kind) + sum(player.runes[kind] for player in state.players)
        if found != state.parts.runes[kind].count:
            return f"there are {found} runes {RUNES[kind]}, the box has {state.parts.runes[kind].count}"
    if sum(state.hidden) != sum(state.unseen) or min(state.hidden) < 0:
        return f"the piles hold {sum(state.hidden)} face-down runes, {sum(state.unseen)} have not been seen"
    return None


def _figures(state: Table) -> str | None:
    cards = [player.figure for player in state.players if player.figure != NOTHING]
    cards.extend([state.virtual] if state.virtual != NOTHING else [])
    for card in cards:
        if cards.count(card) > 1:
            return f"two figures stand on {CARDS[card]}"
    return None
