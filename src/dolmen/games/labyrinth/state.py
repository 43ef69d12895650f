"""The state of a game, and the methods that change it."""

from dolmen.games.labyrinth.hexes import FIRST_KEY, FREE_CELLS, node_at
from dolmen.games.labyrinth.maze import EMPTY, FACE_DOWN, Maze
from dolmen.games.labyrinth.names import (
    CORRIDOR_TOKENS,
    EVERYBODY,
    HEART,
    HELD,
    ITEM_COUNT,
    KEY_COUNT,
    NOTHING,
    POOL,
    SHARD,
    UNSEEN,
)
from dolmen.games.labyrinth.parts import Parts
from dolmen.games.labyrinth.player import Player
from dolmen.kernel.counting import some, total
from dolmen.kernel.step import State


class Table(State):
    """The whole table.

    LAB-008, LAB-162: `stack` marks the tiles whose order nobody knows; under them lie `bottom`, each seen by `bottom_seer`.
    `hand` holds the tiles just drawn, seen by `hand_seat`; `down` the face-down tiles, each seen by `down_seer`.
    `traps` holds a kind, UNSEEN or NOTHING for each node, `trap_seer` who has seen a face-down one;
    `trap_pool` counts the kinds of all traps that nobody has seen, on the board or not; `trap_hand` holds those looked at now.
    `item_place` and `key_place` say where each token is; `key_from` who dropped a key.
    `laid` lists for each kind of corridor token the nodes where it lies.
    `golem_back` is the corridor that the Golem's next movement may not begin with (LAB-105).
    """

    __slots__ = (
        "actions",
        "active_seat",
        "barred",
        "bottom",
        "bottom_seer",
        "choosing",
        "down",
        "down_seer",
        "ended",
        "event",
        "event_used",
        "events_left",
        "explorations",
        "first",
        "golem",
        "golem_back",
        "golem_came",
        "golem_deck",
        "golem_discard",
        "golem_used",
        "hand",
        "hand_seat",
        "item_place",
        "key_from",
        "key_place",
        "laid",
        "max_rounds",
        "maze",
        "parts",
        "players",
        "put_down",
        "round",
        "seats",
        "shard_active",
        "stack",
        "trap_hand",
        "trap_pool",
        "trap_seer",
        "traps",
        "used",
        "winner",
    )

    parts: Parts
    seats: int
    max_rounds: int
    choosing: bool
    maze: Maze
    players: list[Player]
    first: int
    round: int
    active_seat: int
    actions: int
    golem_used: bool
    event_used: bool
    used: int
    put_down: int
    barred: bool
    explorations: int
    event: int
    events_left: list[int]
    golem: int
    golem_back: int
    golem_came: int
    golem_deck: list[int]
    golem_discard: list[int]
    stack: list[int]
    bottom: list[int]
    bottom_seer: list[int]
    hand: list[int]
    hand_seat: int
    down: list[int]
    down_seer: list[int]
    traps: list[int]
    trap_seer: list[int]
    trap_pool: list[int]
    trap_hand: list[int]
    item_place: list[int]
    shard_active: bool
    key_place: list[int]
    key_from: list[int]
    laid: list[list[int]]
    winner: int
    ended: bool

    def clone(self) -> "Table":
        """Return an exact copy; immutable parts are shared."""
        other = Table()
        self.copy_agenda(other)
        other.parts = self.parts
        other.seats = self.seats
        other.max_rounds = self.max_rounds
        other.choosing = self.choosing
        other.maze = self.maze
        other.players = [player.clone() for player in self.players]
        other.first = self.first
        other.round = self.round
        other.active_seat = self.active_seat
        other.actions = self.actions
        other.golem_used = self.golem_used
        other.event_used = self.event_used
        other.used = self.used
        other.put_down = self.put_down
        other.barred = self.barred
        other.explorations = self.explorations
        other.event = self.event
        other.events_left = self.events_left[:]
        other.golem = self.golem
        other.golem_back = self.golem_back
        other.golem_came = self.golem_came
        other.golem_deck = self.golem_deck[:]
        other.golem_discard = self.golem_discard[:]
        other.stack = self.stack[:]
        other.bottom = self.bottom[:]
        other.bottom_seer = self.bottom_seer[:]
        other.hand = self.hand[:]
        other.hand_seat = self.hand_seat
        other.down = self.down[:]
        other.down_seer = self.down_seer[:]
        other.traps = self.traps[:]
        other.trap_seer = self.trap_seer[:]
        other.trap_pool = self.trap_pool[:]
        other.trap_hand = self.trap_hand[:]
        other.item_place = self.item_place[:]
        other.shard_active = self.shard_active
        other.key_place = self.key_place[:]
        other.key_from = self.key_from[:]
        laid = self.laid
        other.laid = [laid[0][:], laid[1][:], laid[2][:], laid[3][:]]
        other.winner = self.winner
        other.ended = self.ended
        return other

    # Questions about the table

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def in_turn_order(self) -> list[int]:
        """All seats, beginning with the active player."""
        return [(self.active_seat + number) % self.seats for number in range(self.seats)]

    def at_node(self, node: int) -> list[int]:
        """The characters on a node, in turn order."""
        found: list[int] = []
        players = self.players
        for seat in range(self.active_seat, self.seats):
            if players[seat].node == node:
                found.append(seat)
        for seat in range(self.active_seat):
            if players[seat].node == node:
                found.append(seat)
        return found

    def anybody_at(self, node: int) -> bool:
        """Tell whether a character stands on a node."""
        for player in self.players:
            if player.node == node:
                return True
        return False

    def keys_of(self, seat: int) -> int:
        """How many keys a player holds."""
        held = HELD + seat
        count = 0
        for place in self.key_place:
            if place == held:
                count += 1
        return count

    def items_of(self, seat: int) -> list[int]:
        """The items that a player holds."""
        held = HELD + seat
        return [item for item in range(ITEM_COUNT) if self.item_place[item] == held]

    def holds(self, seat: int, item: int) -> bool:
        """Tell whether a player holds an item."""
        return self.item_place[item] == HELD + seat

    def lives_of(self, seat: int) -> int:
        """LAB-153: active life tokens, and one more with the Heart of the Abyss."""
        return self.players[seat].lives + (1 if self.item_place[HEART] == HELD + seat else 0)

    def owner(self, kind: int) -> int:
        """LAB-158: the player whose character owns a kind of token now, or NOTHING."""
        character = self.parts.token_owner[kind]
        players = self.players
        for seat in range(len(players)):
            if players[seat].character == character:
                return seat
        return NOTHING

    def any_tile_left(self) -> bool:
        """Tell whether the stack holds a tile."""
        return len(self.bottom) > 0 or some(self.stack)

    def stack_size(self) -> int:
        """How many tiles the stack holds."""
        return total(self.stack) + len(self.bottom)

    def any_trap_in_pool(self) -> bool:
        """Tell whether a trap is in the pool; those on the board are counted only when there are many."""
        return total(self.trap_pool) > self.maze.corridor_count() + KEY_COUNT or self.traps_in_pool() > 0

    def traps_in_pool(self) -> int:
        """How many traps are in the pool."""
        found = total(self.trap_pool)
        for trap in self.traps:
            if trap == UNSEEN:
                found -= 1
        return found

    def removable(self, cell: int) -> bool:
        """LAB-004, LAB-050: only a face-up ordinary tile without pawn and key can be removed."""
        if self.maze.tiles[cell] < 0:
            return False
        first = node_at(cell, 0)
        last = first + 2
        for player in self.players:
            if first <= player.node <= last:
                return False
        if first <= self.golem <= last:
            return False
        for place in self.key_place:
            if first <= place <= last:
                return False
        return True

    def removable_cells(self) -> list[int]:
        """The cells whose tile can be removed."""
        return [cell for cell in range(FREE_CELLS) if self.removable(cell)]

    def any_removable(self) -> bool:
        """Tell whether there is a tile that can be removed."""
        for cell in range(FREE_CELLS):
            if self.removable(cell):
                return True
        return False

    def pawn_on(self, cell: int) -> bool:
        """Tell whether a character or the Golem stands on a tile."""
        return cell in self.pawn_cells()

    def pawn_cells(self) -> list[int]:
        """The cells where the Golem and the characters stand."""
        found = [self.maze.cell_of(self.golem)]
        for player in self.players:
            found.append(self.maze.cell_of(player.node))
        return found

    def key_node(self, seat: int) -> int:
        """Return a player's own key tile."""
        return FIRST_KEY + self.players[seat].start

    # Changes to the table

    def put_pawn(self, seat: int, node: int) -> None:
        """Put a pawn somewhere; effects that still wait for it at its old place are dropped (LAB-063)."""
        player = self.players[seat]
        player.node = node
        player.visit += 1

    def put_golem(self, node: int) -> None:
        """LAB-109: the Golem is placed, and where it came from is forgotten."""
        self.golem = node
        self.golem_back = NOTHING
        self.golem_came = NOTHING

    def walk_golem(self, node: int) -> None:
        """LAB-105: the Golem takes a step and remembers where from."""
        self.golem_came = self.golem
        self.golem_back = NOTHING
        self.golem = node

    def to_bottom(self, tile: int, seer: int) -> None:
        """LAB-042: a tile goes to the bottom of the stack."""
        self.bottom.append(tile)
        self.bottom_seer.append(seer)

    def lay_tile(self, cell: int, tile: int, rotation: int) -> None:
        """LAB-035: a tile lies face up."""
        self.maze = self.maze.with_tile(cell, tile, rotation)

    def lay_face_down(self, cell: int, tile: int, seer: int) -> None:
        """LAB-173: a tile lies face down."""
        self.maze = self.maze.with_tile(cell, FACE_DOWN, 0)
        self.down[cell] = tile
        self.down_seer[cell] = seer

    def lift_face_down(self, cell: int) -> int:
        """A face-down tile is taken off the board."""
        tile = self.down[cell]
        self.maze = self.maze.with_tile(cell, EMPTY, 0)
        self.down[cell] = NOTHING
        self.down_seer[cell] = NOTHING
        return tile

    def remove_tile(self, cell: int) -> None:
        """LAB-049: a tile goes to the bottom, traps and items on it to their pools, ability tokens to their players."""
        tile = self.maze.tiles[cell]
        for corridor in range(self.parts.tiles[tile].corridors):
            node = node_at(cell, corridor)
            self.return_trap(node)
            for item in range(ITEM_COUNT):
                if self.item_place[item] == node:
                    self.item_place[item] = POOL
            for kind in range(CORRIDOR_TOKENS):
                if node in self.laid[kind]:
                    self.return_token(kind, node)
        self.maze = self.maze.with_tile(cell, EMPTY, 0)
        self.to_bottom(tile, EVERYBODY)

    def return_trap(self, node: int) -> None:
        """LAB-162: a trap is mixed into the pool; one that nobody saw had no kind yet."""
        kind = self.traps[node]
        if kind >= 0:
            if kind != UNSEEN:
                self.trap_pool[kind] += 1
            self.traps[node] = NOTHING
            self.trap_seer[node] = NOTHING

    def return_token(self, kind: int, node: int) -> None:
        """LAB-049, LAB-158: a corridor token returns to its owner, or to the box when nobody plays the character."""
        self.laid[kind].remove(node)
        owner = self.owner(kind)
        if owner >= 0:
            self.players[owner].tokens += 1

    def reveal_trap(self, node: int, kind: int) -> None:
        """LAB-142: a trap lies face up from now on."""
        if self.traps[node] == UNSEEN:
            self.trap_pool[kind] -= 1
        self.traps[node] = kind
        self.trap_seer[node] = NOTHING

    def return_item(self, item: int) -> None:
        """LAB-160: an item is mixed into the pool."""
        self.item_place[item] = POOL

    def use_crystal(self, seat: int, shard: int) -> None:
        """LAB-122: a Crystal turns to its inactive side: one of the player's, or that of the Crystal Shard."""
        if shard:
            self.shard_active = False
        else:
            self.players[seat].active -= 1

    def turn_crystal_up(self, seat: int, shard: int) -> None:
        """LAB-121: a Crystal turns to its active side."""
        if shard:
            self.shard_active = True
        else:
            self.players[seat].active += 1

    def crystal_ready(self, seat: int, shard: int) -> bool:
        """Tell whether a player has such an active Crystal."""
        return self.shard_active and self.holds(seat, SHARD) if shard else self.players[seat].active > 0

    def crystal_spent(self, seat: int, shard: int) -> bool:
        """Tell whether a player has such an inactive Crystal."""
        player = self.players[seat]
        return not self.shard_active and self.holds(seat, SHARD) if shard else player.active < player.crystals
