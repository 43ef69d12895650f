"""The box: component data from the TOML files, checked and turned into tuples of numbers."""

from pathlib import Path
from typing import Any, Final

from dolmen.games.przepowiednia.names import (
    CLASSES,
    DIRECT,
    EMPTY_POOL,
    EXCHANGE,
    KINDS,
    LENGTHS,
    LONGEST,
    NODE_COUNT,
    RUNES,
    SHORTEST,
    TEMPLES,
    UPGRADE,
    WILDERNESS,
    Pool,
)
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box
from dolmen.kernel.reading import Reader, digest, read_box

FILES: Final = (
    "crystals.toml",
    "temples.toml",
    "wilderness.toml",
    "runes.toml",
    "objectives.toml",
    "movement.toml",
    "grids.toml",
)
PACKAGE: Final = "dolmen.games.przepowiednia"


class Temple:
    """A temple card: chains[end][position] are the colours read from the left (0) or the right (1) end."""

    __slots__ = ("chains", "colour", "crossed", "tablet", "virtual_marker")

    def __init__(self, colour: int, arc: list[int], tablet: int, crossed: int, virtual_marker: int) -> None:
        self.colour = colour
        self.chains = (tuple(arc[:LONGEST]), tuple(arc[: -LONGEST - 1 : -1]))
        self.tablet = tablet
        self.crossed = crossed
        self.virtual_marker = virtual_marker


class Wilderness:
    """A wilderness card; `row` numbers the upgrade cards."""

    __slots__ = (
        "class_",
        "four_only",
        "gain",
        "most",
        "pay",
        "reset_at",
        "row",
        "spaces",
        "tablet",
        "take_different",
    )

    def __init__(self, class_: int, tablet: int, four_only: bool) -> None:
        self.class_ = class_
        self.tablet = tablet
        self.four_only = four_only
        self.gain: Pool = EMPTY_POOL
        self.spaces: tuple[int, ...] = ()
        self.most = 0
        self.reset_at = 0
        self.row = -1
        self.pay = 0
        self.take_different = 0


class Rune:
    """A kind of rune card."""

    __slots__ = ("any_colour", "count", "empties_card", "exchange_bonus", "exchange_spell", "take")

    def __init__(self, count: int, take: Pool, any_colour: int) -> None:
        self.count = count
        self.take = take
        self.any_colour = any_colour
        self.empties_card = False
        self.exchange_bonus = 0
        self.exchange_spell = 0


class Reward:
    """What a marker earns on side 4A."""

    __slots__ = ("any_colour", "points", "take")

    def __init__(self, take: Pool, any_colour: int, points: int) -> None:
        self.take = take
        self.any_colour = any_colour
        self.points = points


class Parts(Box):
    """Everything that is printed on the components."""

    __slots__ = (
        "boost",
        "charges",
        "crystals",
        "exchange_spell",
        "exchange_spell_1a",
        "free_range",
        "lines",
        "neighbours",
        "nodes",
        "objective_first",
        "objective_second",
        "rewards",
        "rune_points",
        "runes",
        "space_of",
        "spaces",
        "speed",
        "start",
        "swap_spell",
        "temples",
        "values",
        "wilderness",
    )

    def __init__(self, digest: str) -> None:
        super().__init__(digest)
        self.crystals: tuple[int, ...] = ()
        self.temples: tuple[Temple, ...] = ()
        self.wilderness: tuple[Wilderness, ...] = ()
        self.runes: tuple[Rune, ...] = ()
        self.values: tuple[int, ...] = ()
        self.spaces = 0
        self.space_of: tuple[int, ...] = ()
        self.objective_first = 0
        self.objective_second = 0
        self.rune_points: tuple[int, ...] = ()
        self.free_range = 0
        self.speed: tuple[int, ...] = ()
        self.swap_spell = 0
        self.exchange_spell = 0
        self.exchange_spell_1a = 0
        self.nodes: tuple[tuple[int, int], ...] = ()
        self.lines: tuple[tuple[int, int], ...] = ()
        self.neighbours: tuple[tuple[int, ...], ...] = ()
        self.start = 0
        self.charges = 0
        self.rewards: tuple[Reward, ...] = ()
        self.boost: tuple[int, ...] = ()


def open_box(folder: Path | None = None) -> Parts:
    """Return the box of the game, or the one that an owner corrected in a folder."""
    return read_parts(read_box(PACKAGE, FILES, folder))


def read_parts(tables: dict[str, dict[str, Any]]) -> Parts:
    """Check the tables of all files and build the box."""
    parts = Parts(digest(tables))
    _read_crystals(parts, Reader(tables["crystals.toml"], "crystals.toml"))
    _read_temples(parts, Reader(tables["temples.toml"], "temples.toml"))
    _read_wilderness(parts, Reader(tables["wilderness.toml"], "wilderness.toml"))
    _read_runes(parts, Reader(tables["runes.toml"], "runes.toml"))
    _read_objectives(parts, Reader(tables["objectives.toml"], "objectives.toml"))
    _read_movement(parts, Reader(tables["movement.toml"], "movement.toml"))
    _read_grids(parts, Reader(tables["grids.toml"], "grids.toml"))
    return parts


def _crystal_row(entry: Reader, key: str, allowed: tuple[str, ...], low: int, high: int) -> list[int]:
    """Crystals written as letters, such as RYYGBPRRB."""
    letters = entry.text(key)
    if not low <= len(letters) <= high:
        raise entry.wrong(key, f"expected {low} to {high} letters")
    for letter in letters:
        if letter not in allowed:
            raise entry.wrong(key, f"{letter!r} is unknown; allowed are {listed(allowed)}")
    return [KINDS.index(letter) for letter in letters]


def pool_of(row: list[int]) -> Pool:
    """Crystals as counts by kind."""
    return (row.count(0), row.count(1), row.count(2), row.count(3), row.count(4), row.count(5))


def _read_crystals(parts: Parts, reader: Reader) -> None:
    counts = []
    for entry in reader.known("crystal", KINDS):
        counts.append(entry.number("count", 1, 60))
        entry.finish()
    parts.crystals = tuple(counts)


def _read_temples(parts: Parts, reader: Reader) -> None:
    track = reader.inside("track")
    parts.values = tuple(track.numbers("values", None, 0, 50))
    track.finish()
    if len(parts.values) not in (5, 6):
        raise track.wrong("values", "expected 5 or 6 spaces")
    parts.spaces = len(parts.values)
    last = parts.spaces - 1
    parts.space_of = tuple(range(LENGTHS)) + tuple(range(last, last - LENGTHS, -1))
    names = tuple(f"S{number + 1}" for number in range(parts.spaces))
    arc_length = parts.spaces + 2 * (SHORTEST - 1)
    temples = []
    for entry in reader.known("temple", TEMPLES):
        arc = _crystal_row(entry, "arc", KINDS[1:], arc_length, arc_length)
        temple = Temple(
            KINDS.index(entry.text("colour", KINDS[1:])),
            arc,
            RUNES.index(entry.text("tablet", RUNES)),
            names.index(entry.text("crossed", names)),
            names.index(entry.text("virtual_marker", names)),
        )
        if temple.crossed == temple.virtual_marker:
            raise entry.wrong("virtual_marker", "the crossed space cannot hold the marker")
        entry.finish()
        temples.append(temple)
    parts.temples = tuple(temples)


def _read_wilderness(parts: Parts, reader: Reader) -> None:
    cards = []
    rows = 0
    for entry in reader.known("wilderness", WILDERNESS):
        class_ = CLASSES.index(entry.text("class", CLASSES))
        tablet = RUNES.index(entry.text("tablet", RUNES))
        card = Wilderness(class_, tablet, entry.has("only_four_players") and entry.flag("only_four_players"))
        if class_ == DIRECT:
            card.gain = pool_of(_crystal_row(entry, "gain", KINDS, 1, 6))
        elif class_ == UPGRADE:
            card.spaces = tuple(_crystal_row(entry, "spaces", KINDS[1:], 1, 5))
            if len(set(card.spaces)) != len(card.spaces):
                raise entry.wrong("spaces", "each colour may stand there once")
            card.most = entry.number("most", 1, 5)
            card.reset_at = entry.number("reset_at", 0, 4)
            card.row = rows
            rows += 1
        elif class_ == EXCHANGE:
            card.pay = entry.number("pay", 1, 6)
            card.take_different = entry.number("take_different", 1, 3)
        entry.finish()
        cards.append(card)
    parts.wilderness = tuple(cards)


def _read_runes(parts: Parts, reader: Reader) -> None:
    runes = []
    for entry in reader.known("rune", RUNES):
        take = pool_of(_crystal_row(entry, "take", KINDS, 1, 6)) if entry.has("take") else EMPTY_POOL
        any_colour = entry.number("any_colour", 1, 6) if entry.has("any_colour") else 0
        rune = Rune(entry.number("count", 1, 20), take, any_colour)
        rune.empties_card = entry.has("empties_card") and entry.flag("empties_card")
        rune.exchange_bonus = entry.number("exchange_bonus", 1, 3) if entry.has("exchange_bonus") else 0
        rune.exchange_spell = entry.number("exchange_spell", 2, 6) if entry.has("exchange_spell") else 0
        entry.finish()
        runes.append(rune)
    total = sum(rune.count for rune in runes)
    if total % len(TEMPLES):
        raise BadInput(f"{reader.where}: the counts add up to {total}; expected a multiple of {len(TEMPLES)}, for equal piles")
    parts.runes = tuple(runes)


def _read_objectives(parts: Parts, reader: Reader) -> None:
    temple = reader.inside("temple")
    parts.objective_first = temple.number("first", 0, 20)
    parts.objective_second = temple.number("second", 0, 20)
    temple.finish()
    runes = reader.inside("runes")
    parts.rune_points = tuple(runes.numbers("kinds", len(RUNES) + 1, 0, 50))
    runes.finish()
    reader.done()


def _read_movement(parts: Parts, reader: Reader) -> None:
    movement = reader.inside("movement")
    parts.free_range = movement.number("free_range", 1, 5)
    parts.speed = tuple(movement.numbers("speed", None, 1, 12))
    if list(parts.speed) != sorted(parts.speed):
        raise movement.wrong("speed", "prices must not fall with the distance")
    movement.finish()
    spells = reader.inside("spells")
    parts.swap_spell = spells.number("swap", 1, 6)
    parts.exchange_spell = spells.number("exchange", 2, 6)
    spells.finish()
    reader.done()


def _read_grids(parts: Parts, reader: Reader) -> None:
    lattice = reader.inside("lattice")
    points = lattice.entries("nodes", NODE_COUNT)
    for point in points:
        if not isinstance(point, list) or len(point) != 2 or not all(isinstance(value, int) for value in point):
            raise lattice.wrong("nodes", f"{point!r} is not a pair of whole numbers")
    parts.nodes = tuple((point[0], point[1]) for point in points)
    neighbours: list[list[int]] = [[] for _ in range(NODE_COUNT)]
    lines = []
    for line in lattice.entries("lines"):
        if not isinstance(line, list) or len(line) != 2 or line[0] == line[1] or not _all_nodes(line):
            raise lattice.wrong("lines", f"{line!r} is not a pair of different nodes from 0 to {NODE_COUNT - 1}")
        lines.append((line[0], line[1]))
        neighbours[line[0]].append(line[1])
        neighbours[line[1]].append(line[0])
    parts.lines = tuple(lines)
    parts.neighbours = tuple(tuple(sorted(near)) for near in neighbours)
    parts.start = lattice.number("start", 0, 6)
    lattice.finish()
    _read_sides(parts, reader)
    reader.done()


def _all_nodes(line: list[Any]) -> bool:
    return all(isinstance(node, int) and 0 <= node < NODE_COUNT for node in line)


def _read_sides(parts: Parts, reader: Reader) -> None:
    first = reader.inside("side_1A")
    parts.exchange_spell_1a = first.number("exchange_spell", 2, 6)
    first.finish()
    second = reader.inside("side_2A")
    parts.charges = second.number("charges", 1, 6)
    second.finish()
    fourth = reader.inside("side_4A")
    rewards = []
    for entry in fourth.each("rewards", 5):
        take = pool_of(_crystal_row(entry, "take", KINDS, 1, 6)) if entry.has("take") else EMPTY_POOL
        any_colour = entry.number("any_colour", 1, 6) if entry.has("any_colour") else 0
        points = entry.number("points", 1, 20) if entry.has("points") else 0
        entry.done()
        rewards.append(Reward(take, any_colour, points))
    parts.rewards = tuple(rewards)
    fourth.finish()
    boost = reader.inside("side_2B")
    parts.boost = tuple(boost.numbers("boost", 2, 1, 6))
    boost.finish()
