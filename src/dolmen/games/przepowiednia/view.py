"""What a seat may see, and worlds that it cannot tell from the true one; side by side, so that a reader sees both."""

from typing import TypedDict

from dolmen.games.przepowiednia.names import CARDS, KIND_COUNT, SIDES, TEMPLE_COUNT, TEMPLES
from dolmen.games.przepowiednia.state import Player, Table
from dolmen.kernel.chance import FastRandom


class TempleView(TypedDict):
    """A temple: its track, its open rune and how many more lie face down."""

    card: str
    track: list[int]
    rune: int
    hidden: int


class PlayerView(TypedDict):
    """What lies in front of a player: everything is public."""

    side: str
    grid: list[int]
    runes: list[int]
    muted: int
    charges: int
    markers: int
    points: int
    figure: int


class TableView(TypedDict):
    """The table; a number -1 means that nothing is there."""

    seats: int
    advanced: bool
    round: int
    first: int
    ending: bool
    charge_used: bool
    ring: list[str]
    supply: list[int]
    covered: list[list[int]]
    temples: list[TempleView]
    unseen: list[int]
    objectives: list[str]
    virtual: int
    grids_left: list[str]
    players: list[PlayerView]


def view(state: Table, _seat: int) -> TableView:
    """Build the view from scratch, listing only what may be seen; there are no private things in this game."""
    rows = len(state.covered) // KIND_COUNT
    return {
        "seats": state.seats,
        "advanced": state.advanced,
        "round": state.round,
        "first": state.first,
        "ending": state.ending,
        "charge_used": state.charge_used,
        "ring": [CARDS[card] for card in state.ring],
        "supply": state.supply[:],
        "covered": [state.covered[row * KIND_COUNT : (row + 1) * KIND_COUNT] for row in range(rows)],
        "temples": [_temple(state, temple) for temple in range(TEMPLE_COUNT)],
        "unseen": state.unseen[:],
        "objectives": [TEMPLES[temple] for temple in state.objectives],
        "virtual": state.virtual,
        "grids_left": [SIDES[side] for side in state.grids_left],
        "players": [_player(player) for player in state.players],
    }


def _temple(state: Table, temple: int) -> TempleView:
    spaces = state.parts.spaces
    return {
        "card": TEMPLES[temple],
        "track": state.tracks[temple * spaces : (temple + 1) * spaces],
        "rune": state.open_runes[temple],
        "hidden": state.hidden[temple],
    }


def _player(player: Player) -> PlayerView:
    return {
        "side": SIDES[player.side] if player.side >= 0 else "",
        "grid": player.grid[:],
        "runes": player.runes[:],
        "muted": player.muted,
        "charges": player.charges,
        "markers": player.markers,
        "points": player.points,
        "figure": player.figure,
    }


def determinize(state: Table, _seat: int, _random: FastRandom) -> Table:
    """Return a world that a seat cannot tell from this one: a copy, because nothing unseen has an identity."""
    return state.clone()
