"""What belongs to one player."""

from dolmen.games.labyrinth.names import CURSE


class Player:
    """What belongs to one player.

    `crystals` counts the player's Crystals, `active` those on their active side.
    `tokens` counts the character's ability tokens in the supply or on the card.
    `curses` and `sacrifices` lie on the character; `visit` counts how often the pawn was put somewhere,
    `deaths` how often the character died: effects that were meant for an earlier visit or life are dropped.
    """

    __slots__ = (
        "active",
        "character",
        "crystals",
        "curses",
        "daze",
        "deaths",
        "lives",
        "node",
        "sacrifices",
        "start",
        "tokens",
        "visit",
    )

    character: int
    start: int
    node: int
    visit: int
    deaths: int
    lives: int
    crystals: int
    active: int
    daze: int
    tokens: int
    curses: int
    sacrifices: int

    def clone(self) -> "Player":
        """Return an exact copy."""
        other = Player()
        other.character = self.character
        other.start = self.start
        other.node = self.node
        other.visit = self.visit
        other.deaths = self.deaths
        other.lives = self.lives
        other.crystals = self.crystals
        other.active = self.active
        other.daze = self.daze
        other.tokens = self.tokens
        other.curses = self.curses
        other.sacrifices = self.sacrifices
        return other

    def home(self) -> bool:
        """Tell whether the pawn stands on its start space."""
        return self.node == self.start

    def bound(self) -> bool:
        """LAB-024, LAB-072: tell whether daze or the start space leaves the player hardly any deeds."""
        return self.daze > 0 or self.node == self.start

    def borne(self, kind: int) -> int:
        """How many Curses or Sacrifices lie on the character."""
        return self.curses if kind == CURSE else self.sacrifices

    def bear(self, kind: int, count: int) -> None:
        """LAB-168: Curses or Sacrifices are put on the character, or taken away."""
        if kind == CURSE:
            self.curses += count
        else:
            self.sacrifices += count
