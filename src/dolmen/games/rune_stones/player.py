"""What belongs to one player."""

from bisect import insort

from dolmen.games.rune_stones.names import (
    FIRST_DRUID_CARD,
    GEM_COUNT,
    LAST_DRUID_CARD,
    NOTHING,
    PLACE_COUNT,
    ROW_LENGTH,
    STONE_COUNT,
    WHITE,
)


class Player:
    """What belongs to one player; all lists of cards are in order of their numbers.

    `deck` is what may still be drawn: a set without an order.
    `deduced` holds the hand cards that everybody can deduce: they were held when the deck ran out.
    `in_play` are cards laid out in the present action, which are in no pile (RUN-049); `gone` are out of the game.
    `places` holds the artifact on each of the ten spaces; `stones` says for each kind whether it is owned.
    """

    __slots__ = (
        "deck",
        "deduced",
        "druid",
        "gems",
        "gone",
        "hand",
        "in_play",
        "joker",
        "ores",
        "pile",
        "places",
        "points",
        "stones",
    )

    druid: int
    points: int
    hand: list[int]
    deck: list[int]
    pile: list[int]
    in_play: list[int]
    gone: list[int]
    deduced: list[int]
    gems: list[int]
    ores: int
    places: list[int]
    stones: list[int]
    joker: int

    def clone(self) -> "Player":
        """Return an exact copy."""
        other = Player()
        other.druid = self.druid
        other.points = self.points
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.in_play = self.in_play[:]
        other.gone = self.gone[:]
        other.deduced = self.deduced[:]
        other.gems = self.gems[:]
        other.ores = self.ores
        other.places = self.places[:]
        other.stones = self.stones[:]
        other.joker = self.joker
        return other

    def owns(self, stone: int) -> bool:
        """Tell whether the player has a rune stone."""
        return self.stones[stone] == 1

    def artifacts(self, row: int) -> int:
        """RUN-100: how many artifacts lie in a row, white ones like others."""
        count = 0
        for place in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
            if self.places[place] != NOTHING:
                count += 1
        return count

    def room(self, artifact: int) -> bool:
        """RUN-081, RUN-083: tell whether there is a free space for an artifact."""
        if artifact == WHITE:
            return NOTHING in self.places
        return self.places[artifact] == NOTHING or self.places[ROW_LENGTH + artifact] == NOTHING

    def lay_out(self, number: int) -> None:
        """A card from the hand is laid out, face up."""
        self.hand.remove(number)
        if number in self.deduced:
            self.deduced.remove(number)
        insort(self.in_play, number)

    def stack(self, number: int) -> None:
        """RUN-028: a card goes face up on the player's played pile."""
        insort(self.pile, number)

    def draw(self, number: int) -> None:
        """RUN-110: a card from the player's deck goes into the hand."""
        self.deck.remove(number)
        insort(self.hand, number)

    def reshuffle(self) -> None:
        """RUN-111: the played pile becomes the deck; the hand cards of this moment are no longer secret."""
        self.deck = self.pile
        self.pile = []
        self.deduced = self.hand[:]


def new_player() -> Player:
    """RUN-010, RUN-014: no points, no stones, no artifacts, nothing played."""
    player = Player()
    player.druid = NOTHING
    player.points = 0
    player.hand = []
    player.deck = list(range(FIRST_DRUID_CARD, LAST_DRUID_CARD + 1))
    player.pile = []
    player.in_play = []
    player.gone = []
    player.deduced = []
    player.gems = [0] * GEM_COUNT
    player.ores = 0
    player.places = [NOTHING] * PLACE_COUNT
    player.stones = [0] * STONE_COUNT
    player.joker = NOTHING
    return player
