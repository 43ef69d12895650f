"""Opening the box: component data from the TOML files, checked and turned into tuples of numbers."""

from pathlib import Path
from typing import Any, Final

from dolmen.games.nawiedzone_krainy.bundles import BUNDLE_SHAPES
from dolmen.games.nawiedzone_krainy.components import (
    Building,
    Mode,
    Parts,
    Reward,
    RewardCard,
    Skill,
    Task,
    Track,
    WraithCard,
)
from dolmen.games.nawiedzone_krainy.names import (
    BUILDINGS,
    CELL_COUNT,
    DECKS,
    EFFECTS,
    FACES,
    GOODS,
    HAUNTS,
    LAKE,
    MARKETS,
    MODES,
    NOTHING,
    PLACES,
    REGION_LETTERS,
    REQUIREMENTS,
    SHAPES,
    SKILL_SLOTS,
    SKILLS,
    SLOTS,
    TASKS,
    TERRAIN_LETTERS,
    TERRAINS,
    TILES,
    TRACKS,
    WATER,
    WRAITH_CARDS,
    Pool,
)
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.reading import Reader, digest, read_box

FILES: Final = (
    "map.toml",
    "tiles.toml",
    "terrains.toml",
    "buildings.toml",
    "skills.toml",
    "tasks.toml",
    "wraiths.toml",
    "modes.toml",
    "markets.toml",
    "rewards.toml",
    "boards.toml",
)
PACKAGE: Final = "dolmen.games.nawiedzone_krainy"
REWARD_CARDS: Final = ("I", "II", "III")


def open_box(folder: Path | None = None) -> Parts:
    """Return the box of the game, or the one that an owner corrected in a folder."""
    return read_parts(read_box(PACKAGE, FILES, folder))


def read_parts(tables: dict[str, dict[str, Any]]) -> Parts:
    """Check the tables of all files and build the box."""
    parts = Parts(digest(tables))
    _read_map(parts, Reader(tables["map.toml"], "map.toml"))
    _read_tiles(parts, Reader(tables["tiles.toml"], "tiles.toml"))
    _read_terrains(parts, Reader(tables["terrains.toml"], "terrains.toml"))
    _read_buildings(parts, Reader(tables["buildings.toml"], "buildings.toml"))
    _read_skills(parts, Reader(tables["skills.toml"], "skills.toml"))
    _read_tasks(parts, Reader(tables["tasks.toml"], "tasks.toml"))
    _read_wraiths(parts, Reader(tables["wraiths.toml"], "wraiths.toml"))
    _read_modes(parts, Reader(tables["modes.toml"], "modes.toml"))
    _read_markets(parts, Reader(tables["markets.toml"], "markets.toml"))
    _read_rewards(parts, Reader(tables["rewards.toml"], "rewards.toml"))
    _read_boards(parts, Reader(tables["boards.toml"], "boards.toml"))
    return parts


def _letters(entry: Reader, key: str, allowed: str, length: int | None) -> tuple[int, ...]:
    """Terrains written as letters, such as MLFFMPP."""
    letters = entry.text(key)
    if length is not None and len(letters) != length:
        raise entry.wrong(key, f"expected {length} letters")
    for letter in letters:
        if letter not in allowed:
            raise entry.wrong(key, f"{letter!r} is unknown; allowed are {listed(allowed)}")
    return tuple(TERRAIN_LETTERS.index(letter) for letter in letters)


def _goods(entry: Reader, key: str) -> Pool:
    """A price in goods: how many of each kind, at least one in all."""
    price = entry.inside(key)
    counts = [price.number(good, 0, 3) if price.has(good) else 0 for good in GOODS]
    price.done()
    if not any(counts):
        raise entry.wrong(key, f"expected at least one good out of {listed(GOODS)}")
    return (counts[0], counts[1], counts[2], counts[3])


def _read_map(parts: Parts, reader: Reader) -> None:
    """NAW-006: two cells are adjacent if they share an edge, on any tiles; no cell is adjacent to itself."""
    directions = reader.inside("directions")
    steps = [_pair(directions, place) for place in PLACES[1:]]
    directions.finish()
    slots = reader.inside("slots")
    points = []
    for slot in SLOTS:
        q, r = _pair(slots, slot)
        points.append((q, r))
        points.extend((q + across, r + down) for across, down in steps)
    slots.finish()
    if len(set(points)) != CELL_COUNT:
        raise BadInput(f"{reader.where}: two tiles overlap, expected {CELL_COUNT} different cells")
    parts.points = tuple(points)
    places = {point: cell for cell, point in enumerate(points)}
    neighbours = []
    for q, r in points:
        near = [(q + across, r + down) for across, down in steps]
        neighbours.append(tuple(sorted(places[point] for point in near if point in places)))
    parts.neighbours = tuple(neighbours)
    kalena = reader.inside("kalena")
    parts.kalena = _letters(kalena, "cells", TERRAIN_LETTERS, len(PLACES))
    kalena.finish()
    reader.done()


def _pair(reader: Reader, key: str) -> tuple[int, int]:
    values = reader.numbers(key, 2, -9, 9)
    return (values[0], values[1])


def _read_tiles(parts: Parts, reader: Reader) -> None:
    tiles = []
    for entry in reader.known("tile", TILES):
        tiles.append(_letters(entry, "cells", REGION_LETTERS, len(PLACES)))
        entry.finish()
    parts.tiles = tuple(tiles)


def _read_terrains(parts: Parts, reader: Reader) -> None:
    die = reader.inside("die")
    faces = _letters(die, "faces", REGION_LETTERS, None)
    if not faces:
        raise die.wrong("faces", "expected at least one letter")
    parts.terrain_die = tuple(faces.count(terrain) for terrain in range(len(REGION_LETTERS)))
    die.finish()
    entry_costs = []
    goods = []
    for entry in reader.known("terrain", TERRAINS):
        lake = TERRAINS.index(entry.text("id")) == LAKE
        entry_costs.append(NOTHING if lake else entry.number("entry", 1, 6))
        allowed = GOODS[WATER : WATER + 1] if lake else GOODS  # NAW-076
        goods.append(GOODS.index(entry.text("gather", allowed)) if entry.has("gather") else NOTHING)
        entry.finish()
    parts.entry = tuple(entry_costs)
    parts.terrain_goods = tuple(goods)


def _read_buildings(parts: Parts, reader: Reader) -> None:
    buildings = []
    for entry in reader.known("building", BUILDINGS):
        terrains = tuple(TERRAINS.index(name) for name in entry.texts("terrains", TERRAINS[:LAKE]))
        building = Building(terrains, entry.flag("lakeside"), _goods(entry, "cost"))
        building.tokens = entry.number("tokens", 1, 2)
        building.valour = entry.number("valour", 0, 20)
        building.income = GOODS.index(entry.text("income", GOODS))
        building.amount = entry.number("amount", 0, 3)
        building.count = entry.number("count", 1, 36)
        entry.finish()
        buildings.append(building)
    parts.buildings = tuple(buildings)


def _read_skills(parts: Parts, reader: Reader) -> None:
    slots = reader.inside("slots")
    parts.slot_valour = tuple(slots.numbers("valour", SKILL_SLOTS, 0, 20))
    blocked = []
    for seats in (2, 3, 4):
        key = f"blocked_{seats}"
        closed = slots.numbers(key, None, 1, SKILL_SLOTS)
        if SKILL_SLOTS - len(set(closed)) < seats:
            raise slots.wrong(key, f"there must be a slot for each of {seats} players")  # NAW-109
        blocked.append(tuple(slot - 1 for slot in closed))
    parts.blocked = ((), (), *blocked)
    slots.finish()
    skills: list[Skill] = []
    for entry in reader.known("skill", SKILLS):
        deck = DECKS.index(entry.text("deck", DECKS))
        effect = EFFECTS.index(entry.text("effect", EFFECTS))
        if effect in [skill.effect for skill in skills]:
            raise entry.wrong("effect", "another skill has this effect")
        skills.append(Skill(deck, _goods(entry, "cost"), effect, entry.number("amount", 1, 9)))
        entry.finish()
    for deck, name in enumerate(DECKS):
        if deck not in [skill.deck for skill in skills]:
            raise BadInput(f"{reader.where}: the deck {name} has no card")
    parts.skills = tuple(skills)


def _read_tasks(parts: Parts, reader: Reader) -> None:
    tasks = []
    for entry in reader.known("task", TASKS):
        requirement = REQUIREMENTS.index(entry.text("requirement", REQUIREMENTS))
        per, valour = entry.number("per", 1, 9), entry.number("valour", 0, 20)
        tasks.append(Task(requirement, per, valour, entry.flag("two_players")))
        entry.finish()
    parts.tasks = tuple(tasks)


def _read_wraiths(parts: Parts, reader: Reader) -> None:
    markers = reader.inside("markers")
    parts.wraiths = markers.number("count", 1, 43)
    parts.each_round = markers.number("each_round", 1, 9)
    markers.finish()
    cards = []
    for entry in reader.known("card", WRAITH_CARDS):
        cards.append(WraithCard(HAUNTS.index(entry.text("effect", HAUNTS)), entry.number("amount", 1, 6)))
        entry.finish()
    parts.wraith_cards = tuple(cards)


def _read_modes(parts: Parts, reader: Reader) -> None:
    modes = []
    for entry in reader.known("mode", MODES):
        wraith = WRAITH_CARDS.index(entry.text("wraith", WRAITH_CARDS))
        tasks = tuple(entry.numbers("tasks", 2, 0, 2))
        tasks_2_players = tuple(entry.numbers("tasks_2_players", 2, 0, 2))
        modes.append(Mode(wraith, tasks, tasks_2_players, entry.flag("leader_chooses")))
        entry.finish()
    parts.modes = tuple(modes)


def _read_markets(parts: Parts, reader: Reader) -> None:
    """Read a market as the price of every bundle of goods; 0 for bundles that it does not buy."""
    markets = []
    for entry in reader.known("market", MARKETS):
        prices = [entry.number(shape, 1, 50) if entry.has(shape) else 0 for shape in SHAPES]
        markets.append(tuple(prices[shape] for shape in BUNDLE_SHAPES))
        entry.finish()
    parts.markets = tuple(markets)


def _read_rewards(parts: Parts, reader: Reader) -> None:
    die = reader.inside("die")
    parts.reward_die = tuple(die.number(face, 1, 6) for face in FACES)
    die.finish()
    cards = []
    for entry in reader.known("reward", REWARD_CARDS):
        cost = entry.number("cost", 1, 6)
        cards.append(RewardCard(cost, tuple(_read_reward(entry.inside(face)) for face in FACES)))
        entry.finish()
    parts.reward_cards = tuple(cards)


def _read_reward(entry: Reader) -> Reward:
    amounts = [entry.number(name, 1, 20) if entry.has(name) else 0 for name in ("pecunia", "any", "valour")]
    entry.done()
    return Reward(amounts[0], amounts[1], amounts[2])


def _read_boards(parts: Parts, reader: Reader) -> None:
    board = reader.inside("board")
    parts.storage = board.number("storage", 1, 9)
    parts.cubes = board.number("cubes", 1, 40)
    parts.depletion = board.number("depletion", 1, 49)
    board.finish()
    tracks = []
    for entry in reader.known("track", TRACKS):
        costs = tuple(entry.numbers("costs", None, 1, 50))
        tracks.append(Track(entry.number("start", 0, 6), costs, entry.number("valour", 0, 20)))
        entry.finish()
    parts.tracks = tuple(tracks)
