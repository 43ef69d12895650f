"""The box: component data from the TOML files, checked and turned into tuples of numbers."""

from pathlib import Path
from typing import Any, Final

from dolmen.games.rune_stones.abilities import Ability, parse_ability
from dolmen.games.rune_stones.names import (
    BONUSES,
    COLOURS,
    CREATURES,
    DRUID_CARD_COUNT,
    DRUID_CARDS,
    DRUID_KIN,
    DRUIDS,
    FACES,
    FIRST_CREATURE,
    FIRST_DRAGON,
    FIRST_DRUID_CARD,
    FORGES,
    GEMS,
    NO_BONUS,
    ORE_BONUS,
    POINT_BONUS,
    ROW_LENGTH,
    SPACE_COUNT,
    STONES,
    WHITE,
    WHITE_FORGE,
)
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Box
from dolmen.kernel.reading import Reader, digest, read_box

FILES: Final = ("creatures.toml", "druids.toml", "board.toml", "die.toml", "stones.toml")
PACKAGE: Final = "dolmen.games.rune_stones"
MAGIC_COLOURS: Final = (*COLOURS, "multi")
VALUED_STONES: Final = ("magic", "hand", "double", "extra", "three")


class Card:
    """A creature or druid card; `magic_colour` is MULTI when its points go with every colour."""

    __slots__ = ("ability", "kin", "magic", "magic_colour", "number")

    def __init__(self, number: int, kin: int, magic: int, magic_colour: int, ability: Ability) -> None:
        self.number = number
        self.kin = kin
        self.magic = magic
        self.magic_colour = magic_colour
        self.ability = ability


class Forge:
    """A forge: its price in gems and the bonus for paying with them."""

    __slots__ = ("amount", "bonus", "price")

    def __init__(self, price: int, bonus: int, amount: int) -> None:
        self.price = price
        self.bonus = bonus
        self.amount = amount


class Parts(Box):
    """Everything that is printed on the components."""

    __slots__ = (
        "artifacts",
        "creatures",
        "druid_cards",
        "faces",
        "forge_ores",
        "forges",
        "gems",
        "goal",
        "hand_limit",
        "most_artifacts",
        "ores",
        "prices",
        "row_points",
        "share",
        "slots",
        "start",
        "stone_values",
        "stones",
        "white_artifacts",
    )

    def __init__(self, digest: str) -> None:
        super().__init__(digest)
        self.creatures: tuple[Card, ...] = ()
        self.druid_cards: tuple[Card, ...] = ()
        self.prices: tuple[int, ...] = ()
        self.gems: tuple[int, ...] = ()
        self.ores = 0
        self.start = 0
        self.artifacts = 0
        self.white_artifacts = 0
        self.goal = 0
        self.row_points: tuple[int, ...] = ()
        self.share = 0
        self.hand_limit = 0
        self.forge_ores = 0
        self.most_artifacts = 0
        self.forges: tuple[Forge, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.slots = 0
        self.stones: tuple[int, ...] = ()
        self.stone_values: tuple[int, ...] = ()

    def card(self, druid: int, number: int) -> Card:
        """A card by its number; of the druid cards that of a druid."""
        if number >= FIRST_DRUID_CARD:
            return self.druid_cards[druid * DRUID_CARD_COUNT + number - FIRST_DRUID_CARD]
        return self.creatures[number - FIRST_CREATURE]


def open_box(folder: Path | None = None) -> Parts:
    """Return the box of the game, or the one that an owner corrected in a folder."""
    return read_parts(read_box(PACKAGE, FILES, folder))


def read_parts(tables: dict[str, dict[str, Any]]) -> Parts:
    """Check the tables of all files and build the box."""
    parts = Parts(digest(tables))
    _read_creatures(parts, Reader(tables["creatures.toml"], "creatures.toml"))
    _read_druids(parts, Reader(tables["druids.toml"], "druids.toml"))
    _read_board(parts, Reader(tables["board.toml"], "board.toml"))
    _read_die(parts, Reader(tables["die.toml"], "die.toml"))
    _read_stones(parts, Reader(tables["stones.toml"], "stones.toml"))
    return parts


def _ability(entry: Reader) -> Ability:
    text = entry.text("ability")
    try:
        return parse_ability(text)
    except BadInput as bad:
        raise entry.wrong("ability", str(bad)) from None


def _read_creatures(parts: Parts, reader: Reader) -> None:
    cards = []
    for entry in reader.known("creature", CREATURES):
        number = int(entry.text("id"))
        colour = GEMS.index(entry.text("colour", GEMS))
        if (colour == WHITE) != (number >= FIRST_DRAGON):
            raise entry.wrong("colour", f"white are the dragons, from {FIRST_DRAGON} on, and no others")
        cards.append(Card(number, colour, entry.number("magic", 0, 9), colour, _ability(entry)))
        entry.finish()
    parts.creatures = tuple(cards)


def _read_druids(parts: Parts, reader: Reader) -> None:
    cards = []
    for entry in reader.known("druid", tuple([f"{druid}-{card}" for druid in DRUIDS for card in DRUID_CARDS])):
        number = int(entry.text("id").partition("-")[2])
        colour = MAGIC_COLOURS.index(entry.text("points", MAGIC_COLOURS))
        cards.append(Card(number, DRUID_KIN, entry.number("magic", 0, 9), colour, _ability(entry)))
        entry.finish()
    parts.druid_cards = tuple(cards)


def _read_board(parts: Parts, reader: Reader) -> None:
    display = reader.inside("display")
    parts.prices = tuple(display.numbers("prices", SPACE_COUNT, 1, 9))
    if list(parts.prices) != sorted(parts.prices, reverse=True):
        raise display.wrong("prices", "they must not rise from D1 to D6, because cards slide to the cheapest spaces")
    display.finish()
    supply = reader.inside("supply")
    gems = supply.number("gems", 4, 60)
    parts.gems = (gems, gems, gems, gems, supply.number("white_gems", 4, 60))
    parts.ores = supply.number("ores", 0, 60)
    parts.start = supply.number("start", 0, 1)
    parts.artifacts = supply.number("artifacts", 2, 20)
    parts.white_artifacts = supply.number("white_artifacts", 0, 20)
    supply.finish()
    scoring = reader.inside("scoring")
    parts.goal = scoring.number("goal", 1, 500)
    parts.row_points = tuple(scoring.numbers("rows", ROW_LENGTH + 1, 0, 50))
    parts.share = scoring.number("share", 1, 20)
    scoring.finish()
    hand = reader.inside("hand")
    parts.hand_limit = hand.number("limit", 2, 8)
    hand.finish()
    forging = reader.inside("forging")
    parts.forge_ores = forging.number("ores", 1, 9)
    parts.most_artifacts = forging.number("most", 1, 6)
    forging.finish()
    _read_forges(parts, reader)


def _read_forges(parts: Parts, reader: Reader) -> None:
    forges: list[Forge] = []
    for entry in reader.known("forge", FORGES):
        bonus = BONUSES.index(entry.text("bonus", BONUSES))
        if bonus != NO_BONUS and len(forges) == WHITE_FORGE:
            raise entry.wrong("bonus", "the white forge has none")
        amount = entry.number("amount", 1, 9) if bonus in (ORE_BONUS, POINT_BONUS) else 0
        forges.append(Forge(entry.number("price", 1, 9), bonus, amount))
        entry.finish()
    parts.forges = tuple(forges)


def _read_die(parts: Parts, reader: Reader) -> None:
    faces = []
    for entry in reader.known("face", FACES):
        faces.append(entry.number("sides", 0, 6))
        entry.finish()
    if sum(faces) != len(FACES):
        raise BadInput(f"{reader.where}: the faces have {sum(faces)} sides in all; a die has {len(FACES)}")
    parts.faces = tuple(faces)


def _read_stones(parts: Parts, reader: Reader) -> None:
    board = reader.inside("board")
    parts.slots = board.number("slots", 1, 8)
    board.finish()
    counts = []
    values: list[int] = []
    for entry in reader.known("stone", STONES):
        counts.append(entry.number("count", 3, 9))
        values.append(entry.number("value", 1, 9) if STONES[len(values)] in VALUED_STONES else 0)
        entry.finish()
    parts.stones = tuple(counts)
    parts.stone_values = tuple(values)
