"""What is printed on the components, as typed records."""

from typing import Final

from dolmen.games.labyrinth.names import EFFECT_COUNT
from dolmen.kernel.game import Box

NUMBERS: Final = (
    "actions",
    "lives",
    "crystals",
    "items",
    "jump",
    "golem",
    "fall_lives",
    "fall_daze",
    "combat_loss",
    "respawn_annihilated",
    "face_down",
    "explorations",
    "ties",
)


class Layout:
    """The place of the centre and the start spaces in use (LAB-015, LAB-178)."""

    __slots__ = ("centre", "starts")

    def __init__(self, centre: int, starts: tuple[int, ...]) -> None:
        self.centre = centre
        self.starts = starts


class Numbers:
    """The numbers that rules use."""

    __slots__ = NUMBERS

    def __init__(self, values: list[int]) -> None:
        self.actions = values[0]
        self.lives = values[1]
        self.crystals = values[2]
        self.items = values[3]
        self.jump = values[4]
        self.golem = values[5]
        self.fall_lives = values[6]
        self.fall_daze = values[7]
        self.combat_loss = values[8]
        self.respawn_annihilated = values[9]
        self.face_down = values[10]
        self.explorations = values[11]
        self.ties = values[12]


class Tile:
    """LAB-028, LAB-034: an ordinary tile in all six rotations.

    `at[rotation][edge]` is the corridor with an opening there, or -1.
    `groups[rotation]` are the sets of connected edges, jump partners included, as bits.
    `upper` is the corridor on the bridge, or -1; `partner` leads from the bridge to the corridor under it and back.
    `picture[rotation]` is the first rotation that looks the same.
    """

    __slots__ = ("at", "corridors", "groups", "item", "partner", "picture", "trap", "upper")

    def __init__(
        self,
        corridors: tuple[tuple[int, ...], ...],
        bridge: tuple[int, ...],
        trap: tuple[int, ...],
        item: tuple[int, ...],
    ) -> None:
        self.corridors = len(corridors)
        self.trap = trap
        self.item = item
        self.upper = bridge[0] if bridge else -1
        partner = [-1, -1, -1]
        if bridge:
            partner[bridge[0]] = bridge[1]
            partner[bridge[1]] = bridge[0]
        self.partner = tuple(partner)
        at: list[tuple[int, ...]] = []
        groups: list[tuple[int, ...]] = []
        for rotation in range(6):
            row = [-1] * 6
            masks = [0, 0, 0]
            for corridor, edges in enumerate(corridors):
                group = bridge[0] if bridge and corridor == bridge[1] else corridor
                for edge in edges:
                    row[(edge + rotation) % 6] = corridor
                    masks[group] |= 1 << (edge + rotation) % 6
            at.append(tuple(row))
            groups.append(tuple(mask for mask in masks if mask))
        self.at = tuple(at)
        self.groups = tuple(groups)
        self.picture = tuple(at.index(row) for row in at)


class Trap:
    """A kind of trap: its test and what a failure costs (LAB-142)."""

    __slots__ = ("choice", "copies", "daze", "difficulty", "lives", "per_roll", "rolls", "then")

    def __init__(self, copies: int, rolls: int, difficulty: int) -> None:
        self.copies = copies
        self.rolls = rolls
        self.difficulty = difficulty
        self.lives = 0
        self.daze = 0
        self.per_roll = False
        self.choice = False
        self.then = -1


class Effect:
    """A permanent effect: a bonus, a changed number or a power."""

    __slots__ = ("amount", "effect", "when")

    def __init__(self, effect: int, amount: int, when: int) -> None:
        self.effect = effect
        self.amount = amount
        self.when = when


class Item:
    """An item token."""

    __slots__ = ("actions", "actions_gained", "effects", "heals", "kind")

    def __init__(self, kind: int, actions: int, effects: tuple[Effect, ...]) -> None:
        self.kind = kind
        self.actions = actions
        self.effects = effects
        self.heals = 0
        self.actions_gained = 0


class Occurrence:
    """An event card: its one-off rule and its lasting effects (LAB-116)."""

    __slots__ = ("amount", "effects", "once")

    def __init__(self, once: int, amount: int, effects: tuple[Effect, ...]) -> None:
        self.once = once
        self.amount = amount
        self.effects = effects


class Ability:
    """One of the four abilities of a character: its cost, its limits, its numbers."""

    __slots__ = (
        "actions",
        "bonus",
        "crystal",
        "difficulty",
        "distance",
        "effects",
        "heals",
        "key_difficulty",
        "kind",
        "life",
        "once",
        "token",
    )

    def __init__(self, kind: int, effects: tuple[Effect, ...]) -> None:
        self.kind = kind
        self.effects = effects
        self.actions = 0
        self.life = 0
        self.crystal = False
        self.token = False
        self.once = False
        self.distance = 0
        self.difficulty = 0
        self.key_difficulty = 0
        self.bonus = 0
        self.heals = 0


class Character:
    """A character card."""

    __slots__ = ("abilities", "two_players")

    def __init__(self, two_players: bool, abilities: tuple[Ability, ...]) -> None:
        self.two_players = two_players
        self.abilities = abilities


class Parts(Box):
    """Everything that is printed on the components.

    `effects_of` holds at character * EFFECT_COUNT + effect where that effect comes from, `event_sums` at
    event * EFFECT_COUNT + effect what an event adds, `items_with` the items that have an effect.
    """

    __slots__ = (
        "abilities",
        "characters",
        "effects_of",
        "event_sums",
        "events",
        "golem_copies",
        "golem_steps",
        "items",
        "items_with",
        "key_openings",
        "layouts",
        "numbers",
        "tiles",
        "token_counts",
        "token_of",
        "token_owner",
        "traps",
    )

    def __init__(self, digest: str) -> None:
        super().__init__(digest)
        self.layouts: tuple[Layout, ...] = ()
        self.key_openings: tuple[int, ...] = ()
        self.numbers = Numbers([0] * len(NUMBERS))
        self.tiles: tuple[Tile, ...] = ()
        self.traps: tuple[Trap, ...] = ()
        self.items: tuple[Item, ...] = ()
        self.golem_copies: tuple[int, ...] = ()
        self.golem_steps: tuple[int, ...] = ()
        self.events: tuple[Occurrence, ...] = ()
        self.token_counts: tuple[int, ...] = ()
        self.token_owner: tuple[int, ...] = ()
        self.token_of: tuple[int, ...] = ()
        self.characters: tuple[Character, ...] = ()
        self.abilities: tuple[Ability, ...] = ()
        self.effects_of: list[tuple[Effect, ...]] = []
        self.event_sums: list[int] = []
        self.items_with: list[tuple[int, ...]] = []

    def index_effects(self) -> None:
        """Index all effects by kind, so that rules find them at once."""
        for character in self.characters:
            own = [found for ability in character.abilities for found in ability.effects]
            for effect in range(EFFECT_COUNT):
                self.effects_of.append(tuple(found for found in own if found.effect == effect))
        for event in self.events:
            for effect in range(EFFECT_COUNT):
                self.event_sums.append(sum(found.amount for found in event.effects if found.effect == effect))
        for effect in range(EFFECT_COUNT):
            having = [any(found.effect == effect for found in item.effects) for item in self.items]
            self.items_with.append(tuple(number for number, has in enumerate(having) if has))
