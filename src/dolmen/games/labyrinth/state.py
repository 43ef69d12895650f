"""The state of a game; pawns.py, tiles.py, pools.py and crystals.py change it."""

from dolmen.games.labyrinth.hexes import FIRST_KEY
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.names import HEART, HELD, ITEM_COUNT
from dolmen.games.labyrinth.parts import Parts
from dolmen.games.labyrinth.player import Player
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

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def in_turn_order(self) -> list[int]:
        """All seats, beginning with the active player."""
        return [(self.active_seat + number) % self.seats for number in range(self.seats)]

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

    def key_node(self, seat: int) -> int:
        """Return a player's own key tile."""
        return FIRST_KEY + self.players[seat].start
