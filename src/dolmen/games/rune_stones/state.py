"""The state of a game, and the methods that change it."""

from dolmen.games.rune_stones.components import Card, Parts
from dolmen.games.rune_stones.names import (
    ANY,
    FORGE_COUNT,
    HAND,
    MAGIC,
    NOTHING,
    WHITE,
    Pool,
)
from dolmen.games.rune_stones.player import Player
from dolmen.kernel.counting import total
from dolmen.kernel.step import State


class Table(State):
    """The whole table.

    `creatures` and `artifacts` are what may still be turned up: sets and counts without an order.
    `aside` are dragons that turned up while the first display was laid out.
    `display` holds a card or NOTHING on D1 to D6, `forges` an artifact or NOTHING on K1 to K5; `whites` lie on K6.
    `stones` counts the rune stones on the board, by kind.
    `exchange_used` says whether the stone of this name was used in this turn.
    `joker_pays_white` says whether gems of the joker colour pay where white gems are asked for (RUN-065).
    `first` is the start player, NOTHING until it is known.
    """

    __slots__ = (
        "artifact_discard",
        "artifacts",
        "aside",
        "creatures",
        "discard",
        "display",
        "exchange_used",
        "first",
        "forges",
        "gems",
        "joker_pays_white",
        "max_rounds",
        "ores",
        "parts",
        "players",
        "round",
        "rows_per_turn",
        "seats",
        "stones",
        "whites",
    )

    parts: Parts
    seats: int
    rows_per_turn: int
    max_rounds: int
    joker_pays_white: bool
    players: list[Player]
    first: int
    round: int
    exchange_used: bool
    gems: list[int]
    ores: int
    creatures: list[int]
    aside: list[int]
    display: list[int]
    discard: list[int]
    artifacts: list[int]
    artifact_discard: list[int]
    forges: list[int]
    whites: int
    stones: list[int]

    def clone(self) -> "Table":
        """Return an exact copy; immutable parts are shared."""
        other = Table()
        self.copy_agenda(other)
        other.parts = self.parts
        other.seats = self.seats
        other.rows_per_turn = self.rows_per_turn
        other.max_rounds = self.max_rounds
        other.joker_pays_white = self.joker_pays_white
        other.players = [player.clone() for player in self.players]
        other.first = self.first
        other.round = self.round
        other.exchange_used = self.exchange_used
        other.gems = self.gems[:]
        other.ores = self.ores
        other.creatures = self.creatures[:]
        other.aside = self.aside[:]
        other.display = self.display[:]
        other.discard = self.discard[:]
        other.artifacts = self.artifacts[:]
        other.artifact_discard = self.artifact_discard[:]
        other.forges = self.forges[:]
        other.whites = self.whites
        other.stones = self.stones[:]
        return other

    def card(self, seat: int, number: int) -> Card:
        """A card by its number, as its owner has it."""
        return self.parts.card(self.players[seat].druid, number)

    def ending(self) -> bool:
        """RUN-115: tell whether somebody has reached the throne."""
        for player in self.players:
            if player.points >= self.parts.goal:
                return True
        return False

    def hand_limit(self, seat: int) -> int:
        """RUN-110, RUN-126: how many cards the hand is refilled to."""
        return self.parts.stone_values[HAND] if self.players[seat].owns(HAND) else self.parts.hand_limit

    def magic_bonus(self, seat: int) -> int:
        """RUN-124: magic points that a player has without playing a card."""
        return self.parts.stone_values[MAGIC] if self.players[seat].owns(MAGIC) else 0

    def artifact_at(self, forge: int) -> int:
        """What can be forged at a forge: a colour, WHITE, or NOTHING."""
        if forge < FORGE_COUNT:
            return self.forges[forge]
        return WHITE if self.whites else NOTHING

    def payable(self, seat: int, price: int) -> int:
        """RUN-064, RUN-065, RUN-085: how many gems can pay a price of a colour, of white, or of ANY colours."""
        player = self.players[seat]
        gems = player.gems
        if price == ANY:
            return total(gems)
        found = gems[WHITE]
        if price != WHITE:
            found += gems[price]
        if player.joker not in (NOTHING, price) and (price != WHITE or self.joker_pays_white):
            found += gems[player.joker]
        return found

    def pays(self, seat: int, price: int, gem: int) -> bool:
        """RUN-064, RUN-065, RUN-078, RUN-129: tell whether a kind of gem may pay a price."""
        if price == ANY or gem in (price, WHITE):
            return True
        return gem == self.players[seat].joker and (price != WHITE or self.joker_pays_white)

    def seat_after(self, seat: int) -> int:
        """RUN-015: the next seat clockwise."""
        return (seat + 1) % self.seats

    def take_gem(self, seat: int, gem: int) -> None:
        """RUN-053, RUN-075: take a gem from the supply."""
        self.gems[gem] -= 1
        self.players[seat].gems[gem] += 1

    def pay_gem(self, seat: int, gem: int) -> None:
        """RUN-079: return a gem to the supply."""
        self.gems[gem] += 1
        self.players[seat].gems[gem] -= 1

    def take_ores(self, seat: int, count: int) -> int:
        """RUN-056: take as many ores as the supply has; return how many."""
        taken = min(count, self.ores)
        self.ores -= taken
        self.players[seat].ores += taken
        return taken

    def pay_ores(self, seat: int, count: int) -> None:
        """RUN-086: return ores to the supply."""
        self.ores += count
        self.players[seat].ores -= count

    def gain(self, seat: int, pool: Pool) -> Pool:
        """RUN-066: receive what the supply has of a pool, and return it."""
        blue, yellow, green, red, white, ores, points = pool
        self.score(seat, points)
        return (
            self.gain_gems(seat, 0, blue),
            self.gain_gems(seat, 1, yellow),
            self.gain_gems(seat, 2, green),
            self.gain_gems(seat, 3, red),
            self.gain_gems(seat, WHITE, white),
            self.take_ores(seat, ores) if ores else 0,
            points,
        )

    def gain_gems(self, seat: int, gem: int, count: int) -> int:
        """RUN-066: receive as many gems of a kind as the supply has; return how many."""
        taken = min(count, self.gems[gem])
        if taken:
            self.gems[gem] -= taken
            self.players[seat].gems[gem] += taken
        return taken

    def score(self, seat: int, points: int) -> None:
        """RUN-074: add power points at once."""
        self.players[seat].points += points

    def take_stone(self, seat: int, stone: int) -> None:
        """RUN-101, RUN-108: a rune stone goes into a slot, for good."""
        self.stones[stone] -= 1
        self.players[seat].stones[stone] = 1

    def activate_joker(self, seat: int, colour: int) -> None:
        """RUN-128: a gem from the supply goes on the stone, for good."""
        self.gems[colour] -= 1
        self.players[seat].joker = colour
