"""The state of a game, and the methods that change it."""

from typing import Final

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import (
    KIND_COUNT,
    NODE_COUNT,
    NOTHING,
    SIDE_1A,
    C,
    Pool,
)
from dolmen.kernel.step import State

NODE_NUMBERS: Final = list(range(NODE_COUNT))


class Player:
    """What lies in front of one player.

    `grid` holds the kind of crystal on each node, or NOTHING; `counts` and `empty` hold its sums.
    """

    __slots__ = (
        "charges",
        "counts",
        "empty",
        "figure",
        "grid",
        "markers",
        "muted",
        "points",
        "runes",
        "side",
    )

    side: int
    grid: list[int]
    counts: list[int]
    empty: int
    runes: list[int]
    muted: int
    charges: int
    markers: int
    points: int
    figure: int

    def clone(self) -> "Player":
        """Return an exact copy."""
        other = Player()
        other.side = self.side
        other.grid = self.grid[:]
        other.counts = self.counts[:]
        other.empty = self.empty
        other.runes = self.runes[:]
        other.muted = self.muted
        other.charges = self.charges
        other.markers = self.markers
        other.points = self.points
        other.figure = self.figure
        return other

    def put(self, node: int, kind: int) -> None:
        """Put a crystal on an empty node."""
        self.grid[node] = kind
        self.counts[kind] += 1
        self.empty -= 1

    def lift(self, node: int) -> int:
        """Take the crystal off a node."""
        kind = self.grid[node]
        self.grid[node] = NOTHING
        self.counts[kind] -= 1
        self.empty += 1
        return kind

    def crystals(self) -> int:
        """How many crystals lie on the grid."""
        return NODE_COUNT - self.empty


class Table(State):
    """The whole table.

    `tracks` holds for each space of each temple the seat of its marker, VIRTUAL, CROSSED or FREE_SPACE.
    `covered` holds for each upgrade card and kind whether the space of that colour is covered.
    `unseen` counts the runes that are still face down, by kind; `hidden` counts them by temple.
    """

    __slots__ = (
        "advanced",
        "any_colourless",
        "charge_used",
        "colourless_spells",
        "covered",
        "ending",
        "first",
        "grids_left",
        "hidden",
        "max_rounds",
        "objectives",
        "open_runes",
        "order",
        "parts",
        "players",
        "ring",
        "ring_place",
        "round",
        "seats",
        "supply",
        "tracks",
        "unseen",
        "virtual",
    )

    parts: Parts
    seats: int
    advanced: bool
    colourless_spells: bool
    any_colourless: bool
    max_rounds: int
    players: list[Player]
    first: int
    round: int
    ending: bool
    charge_used: bool
    supply: list[int]
    covered: list[int]
    tracks: list[int]
    open_runes: list[int]
    unseen: list[int]
    hidden: list[int]
    order: list[int]
    ring: tuple[int, ...]
    ring_place: tuple[int, ...]
    objectives: list[int]
    virtual: int
    grids_left: list[int]

    def clone(self) -> "Table":
        """Return an exact copy; immutable parts are shared."""
        other = Table()
        self.copy_agenda(other)
        other.parts = self.parts
        other.seats = self.seats
        other.advanced = self.advanced
        other.colourless_spells = self.colourless_spells
        other.any_colourless = self.any_colourless
        other.max_rounds = self.max_rounds
        other.players = [player.clone() for player in self.players]
        other.first = self.first
        other.round = self.round
        other.ending = self.ending
        other.charge_used = self.charge_used
        other.supply = self.supply[:]
        other.covered = self.covered[:]
        other.tracks = self.tracks[:]
        other.open_runes = self.open_runes[:]
        other.unseen = self.unseen[:]
        other.hidden = self.hidden[:]
        other.order = self.order[:]
        other.ring = self.ring
        other.ring_place = self.ring_place
        other.objectives = self.objectives[:]
        other.virtual = self.virtual
        other.grids_left = self.grids_left[:]
        return other

    def power(self, seat: int, side: int) -> bool:
        """PRZ-018, PRZ-109, PRZ-110: tell whether a player has the effect of a grid side; never in basic mode."""
        return self.advanced and self.players[seat].side == side

    def occupied(self, card: int) -> bool:
        """PRZ-039, PRZ-100: tell whether a figure stands on a card, the virtual one included."""
        if card == self.virtual:
            return True
        for player in self.players:
            if player.figure == card:
                return True
        return False

    def obtainable(self, seat: int, kind: int) -> int:
        """PRZ-056: how many crystals of a kind a player could get from anywhere."""
        total = self.supply[kind]
        if kind == C:
            total += self.covered_spaces()
        for other, player in enumerate(self.players):
            if other != seat:
                total += player.counts[kind]
        return total

    def covered_spaces(self) -> int:
        """How many colourless crystals lie on upgrade cards."""
        return sum(self.covered)

    def marker(self, temple: int, space: int) -> int:
        """What lies on a track space."""
        return self.tracks[temple * self.parts.spaces + space]

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def exchange_spell_price(self, seat: int) -> int:
        """PRZ-072, PRZ-083, PRZ-113: 4 crystals, or 3 with rune F or side 1A, which do not add up."""
        price = self.parts.exchange_spell
        runes = self.players[seat].runes
        for kind, rune in enumerate(self.parts.runes):
            if rune.exchange_spell and runes[kind] and rune.exchange_spell < price:
                price = rune.exchange_spell
        if self.power(seat, SIDE_1A) and self.parts.exchange_spell_1a < price:
            price = self.parts.exchange_spell_1a
        return price

    def pay_node(self, seat: int, node: int) -> int:
        """Return the crystal of a node to the supply."""
        kind = self.players[seat].lift(node)
        self.supply[kind] += 1
        return kind

    def place_from_supply(self, seat: int, kind: int, node: int) -> None:
        """PRZ-006: put a crystal from the supply on an empty node."""
        self.supply[kind] -= 1
        self.players[seat].put(node, kind)

    def place_from_player(self, seat: int, donor: int, donor_node: int, node: int) -> None:
        """PRZ-054: put another player's crystal on an empty node."""
        self.players[seat].put(node, self.players[donor].lift(donor_node))

    def swap(self, seat: int, first: int, second: int) -> None:
        """PRZ-070, PRZ-007: two crystals of a grid change places; nothing else moves a placed crystal."""
        grid = self.players[seat].grid
        grid[first], grid[second] = grid[second], grid[first]

    def charge(self, seat: int) -> None:
        """PRZ-114: three colourless crystals go into the charge slots."""
        self.players[seat].charges = self.parts.charges
        self.supply[C] -= self.parts.charges

    def return_charges(self, seat: int, count: int) -> None:
        """PRZ-115: charges go back to the supply, once per turn."""
        self.players[seat].charges -= count
        self.supply[C] += count
        self.charge_used = True

    def mark(self, seat: int, temple: int, space: int) -> None:
        """PRZ-066, PRZ-003: put a marker on a space; the fifth one brings the end."""
        self.tracks[temple * self.parts.spaces + space] = seat
        self.players[seat].markers -= 1
        if self.players[seat].markers == 0:
            self.ending = True

    def score(self, seat: int, points: int) -> None:
        """Add victory points; PRZ-093: the true number is kept beyond 50."""
        self.players[seat].points += points

    def turn_up(self, temple: int, kind: int) -> None:
        """PRZ-012, PRZ-068: the next rune of a pile becomes visible."""
        self.open_runes[temple] = kind
        self.hidden[temple] -= 1
        self.unseen[kind] -= 1

    def take_rune(self, seat: int, temple: int) -> int:
        """A player takes the open rune of a temple."""
        kind = self.open_runes[temple]
        self.open_runes[temple] = NOTHING
        self.players[seat].runes[kind] += 1
        return kind


def pool_size(pool: Pool) -> int:
    """How many crystals there are in a pool."""
    return pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5]


def changed(pool: Pool, kind: int, by: int) -> Pool:
    """A pool with more or fewer crystals of a kind."""
    counts = list(pool)
    counts[kind] += by
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def pool_sum(first: Pool, second: Pool, times: int = 1) -> Pool:
    """Two pools together, the second one several times."""
    counts = [first[kind] + times * second[kind] for kind in range(KIND_COUNT)]
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
