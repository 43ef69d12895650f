"""The state of a game, and the methods that change it."""

from bisect import insort

from dolmen.games.rune_stones.components import Card, Parts
from dolmen.games.rune_stones.names import (
    ANY,
    COLOUR_COUNT,
    FIRST_CREATURE,
    FIRST_DRUID_CARD,
    FORGE_COUNT,
    HAND,
    LAST_CREATURE,
    MAGIC,
    NOTHING,
    ROW_LENGTH,
    SPACE_COUNT,
    STONE_COUNT,
    WHITE,
    Pool,
)
from dolmen.games.rune_stones.player import Player, new_player
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

    # Questions about the table

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

    # Changes to the table

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

    def take_from_display(self, seat: int, number: int) -> None:
        """RUN-028, RUN-057, RUN-060: a display card goes to the player's played pile; its space stays empty for now."""
        self.display[self.display.index(number)] = NOTHING
        self.players[seat].stack(number)

    def slide(self) -> None:
        """RUN-034, RUN-038: display cards move right without gaps and keep their order."""
        cards = [number for number in self.display if number != NOTHING]
        self.display = [NOTHING] * (SPACE_COUNT - len(cards)) + cards

    def put_away(self, seat: int) -> None:
        """RUN-047, RUN-134: the lowest card laid out goes to the player's pile, all others leave."""
        player = self.players[seat]
        player.stack(player.in_play[0])
        for number in player.in_play[1:]:
            if number >= FIRST_DRUID_CARD:  # RUN-046
                insort(player.gone, number)
            else:  # RUN-045
                insort(self.discard, number)
        player.in_play = []

    def reshuffle_creatures(self) -> None:
        """RUN-036: the common discard becomes the creature deck."""
        self.creatures = self.discard
        self.discard = []

    def place_artifact(self, seat: int, forge: int, place: int) -> int:
        """RUN-080, RUN-082: an artifact goes from its forge to a free space, and stays there."""
        artifact = self.artifact_at(forge)
        if forge < FORGE_COUNT:
            self.forges[forge] = NOTHING
        else:
            self.whites -= 1
        self.players[seat].places[place] = artifact
        return artifact

    def empty_row(self, seat: int, row: int) -> None:
        """RUN-098, RUN-107: discard a row; white artifacts go back to their forge."""
        places = self.players[seat].places
        for place in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
            artifact = places[place]
            places[place] = NOTHING
            if artifact == WHITE:
                self.whites += 1
            elif artifact != NOTHING:
                self.artifact_discard[artifact] += 1

    def take_stone(self, seat: int, stone: int) -> None:
        """RUN-101, RUN-108: a rune stone goes into a slot, for good."""
        self.stones[stone] -= 1
        self.players[seat].stones[stone] = 1

    def activate_joker(self, seat: int, colour: int) -> None:
        """RUN-128: a gem from the supply goes on the stone, for good."""
        self.gems[colour] -= 1
        self.players[seat].joker = colour


def new_table(parts: Parts, seats: int) -> Table:
    """RUN-002, RUN-004, RUN-005, RUN-014: everything is in the supply, decks are full, piles are empty."""
    table = Table()
    table.parts = parts
    table.seats = seats
    table.rows_per_turn = 1
    table.max_rounds = 0
    table.joker_pays_white = True
    table.players = [new_player() for _ in range(seats)]
    table.first = 0
    table.round = 1
    table.exchange_used = False
    table.gems = list(parts.gems)
    table.ores = parts.ores
    table.creatures = list(range(FIRST_CREATURE, LAST_CREATURE + 1))
    table.aside = []
    table.display = [NOTHING] * SPACE_COUNT
    table.discard = []
    table.artifacts = [parts.artifacts] * COLOUR_COUNT
    table.artifact_discard = [0] * COLOUR_COUNT
    table.forges = [NOTHING] * FORGE_COUNT
    table.whites = parts.white_artifacts
    table.stones = [seats - 1] * STONE_COUNT
    return table
