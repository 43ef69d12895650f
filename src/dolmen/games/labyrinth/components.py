"""The box: component data from the TOML files, checked and turned into tuples of numbers."""

from pathlib import Path
from typing import Any, Final

from dolmen.games.labyrinth.hexes import CELLS, EDGE_COUNT, FREE_CELLS
from dolmen.games.labyrinth.names import (
    ABILITIES,
    CHARACTERS,
    EFFECTS,
    EVENTS_NAMES,
    GOLEM_CARDS,
    ITEMS,
    KINDS,
    TILES,
    TOKENS,
    TRAPS,
    WHENS,
)
from dolmen.games.labyrinth.parts import NUMBERS, Ability, Character, Effect, Item, Layout, Numbers, Occurrence, Parts, Tile, Trap
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.reading import Reader, digest, read_box

FILES: Final = (
    "board.toml",
    "tiles.toml",
    "traps.toml",
    "items.toml",
    "golem.toml",
    "events.toml",
    "tokens.toml",
    "characters.toml",
)
PACKAGE: Final = "dolmen.games.labyrinth"
LAYOUTS: Final = ("2", "3", "4", "5", "6")
THENS: Final = ("vortex", "gate", "tentacles", "mist", "walls", "call")
ONCES: Final = (
    "harm",
    "darken",
    "quake",
    "stun",
    "wrath",
    "mend",
    "calm",
    "vision",
    "gift",
    "transform",
    "haste",
    "annihilate",
)
LIMITS: Final = ("turn", "combat")


def open_box(folder: Path | None = None) -> Parts:
    """The box of the game, or the one that an owner corrected in a folder."""
    return read_parts(read_box(PACKAGE, FILES, folder))


def read_parts(tables: dict[str, dict[str, Any]]) -> Parts:
    """Check the tables of all files and build the box."""
    parts = Parts(digest(tables))
    readers = {name: Reader(tables[name], name) for name in FILES}
    _read_board(parts, readers["board.toml"])
    parts.tiles = tuple(_read_tile(entry) for entry in readers["tiles.toml"].known("tile", TILES))
    parts.traps = tuple(_read_trap(entry) for entry in readers["traps.toml"].known("trap", TRAPS))
    parts.items = tuple(_read_item(entry) for entry in readers["items.toml"].known("item", ITEMS))
    _read_golem(parts, readers["golem.toml"])
    parts.events = tuple(_read_event(entry) for entry in readers["events.toml"].known("event", EVENTS_NAMES))
    _read_tokens(parts, readers["tokens.toml"])
    _read_characters(parts, readers["characters.toml"])
    parts.index_effects()
    return parts


def _number(entry: Reader, key: str, low: int, high: int, default: int = 0) -> int:
    return entry.number(key, low, high) if entry.has(key) else default


def _flag(entry: Reader, key: str) -> bool:
    return entry.has(key) and entry.flag(key)


def _read_board(parts: Parts, reader: Reader) -> None:
    key = reader.inside("key_tile")
    openings = key.numbers("openings", None, 0, 5)
    if len(set(openings)) != len(openings) or openings[:1] != [0]:
        raise key.wrong("openings", "expected different edges, the first one 0, towards the start space")
    parts.key_openings = tuple(openings[1:])
    key.finish()
    numbers = reader.inside("numbers")
    parts.numbers = Numbers([numbers.number(name, 1, 100) for name in NUMBERS])
    numbers.finish()
    layouts = []
    for entry in reader.known("layout", LAYOUTS):
        centre = tuple(entry.numbers("centre", 2, -3, 3))
        if centre not in CELLS[:FREE_CELLS]:
            raise entry.wrong("centre", "expected a cell of the board that is not a corner")
        starts = entry.numbers("starts", int(entry.text("id")), 0, 5)
        if starts != sorted(set(starts)):
            raise entry.wrong("starts", "expected different start spaces in ascending order")
        layouts.append(Layout(CELLS.index(centre), tuple(starts)))
        entry.finish()
    parts.layouts = tuple(layouts)


def _read_tile(entry: Reader) -> Tile:
    corridors: list[tuple[int, ...]] = []
    seen: list[int] = []
    for edges in entry.entries("corridors"):
        if not isinstance(edges, list) or not edges or not all(edge in range(EDGE_COUNT) for edge in edges):
            raise entry.wrong("corridors", f"{edges!r} is not a list of edges from 0 to 5")
        corridors.append(tuple(edges))
        seen.extend(edges)
    if not 1 <= len(corridors) <= 3:
        raise entry.wrong("corridors", "expected 1, 2 or 3 corridors")
    if len(set(seen)) != len(seen):
        raise entry.wrong("corridors", "an edge may belong to one corridor only")
    last = len(corridors) - 1
    bridge = tuple(entry.numbers("bridge", 2, 0, last)) if entry.has("bridge") else ()
    if len(set(bridge)) != len(bridge):
        raise entry.wrong("bridge", "expected two different corridors")
    trap = entry.numbers("trap", None, 0, last) if entry.has("trap") else []
    item = entry.numbers("item", None, 0, last) if entry.has("item") else []
    entry.finish()
    return Tile(tuple(corridors), bridge, tuple(trap), tuple(item))


def _read_trap(entry: Reader) -> Trap:
    trap = Trap(entry.number("copies", 1, 20), entry.number("rolls", 1, 4), entry.number("difficulty", 2, 12))
    trap.lives = _number(entry, "lives", 1, 4)
    trap.daze = _number(entry, "daze", 1, 4)
    trap.per_roll = _flag(entry, "per_roll")
    trap.choice = _flag(entry, "choice")
    if trap.choice and not (trap.lives == trap.daze == 1 and trap.per_roll):
        raise entry.wrong("choice", "expected lives = 1, daze = 1 and per_roll = true with it")
    trap.then = THENS.index(entry.text("then", THENS)) if entry.has("then") else -1
    entry.finish()
    return trap


def _read_effects(entry: Reader) -> tuple[Effect, ...]:
    effects = []
    for inner in entry.each("effects") if entry.has("effects") else []:
        when = WHENS.index(inner.text("when", WHENS)) if inner.has("when") else 0
        effects.append(Effect(EFFECTS.index(inner.text("effect", EFFECTS)), inner.number("amount", -4, 4), when))
        inner.done()
    return tuple(effects)


def _read_item(entry: Reader) -> Item:
    kind = KINDS.index(entry.text("kind", KINDS))
    item = Item(kind, _number(entry, "actions", 1, 2), _read_effects(entry))
    item.heals = _number(entry, "heals", 1, 4)
    item.actions_gained = _number(entry, "actions_gained", 1, 2)
    entry.finish()
    return item


def _read_golem(parts: Parts, reader: Reader) -> None:
    copies = []
    steps = []
    for entry in reader.known("card", GOLEM_CARDS):
        copies.append(entry.number("copies", 0, 20))
        steps.append(_number(entry, "steps", 1, 5))
        entry.finish()
    if not sum(copies):
        raise BadInput(f"{reader.where}: there is no Golem card at all")
    parts.golem_copies = tuple(copies)
    parts.golem_steps = tuple(steps)


def _read_event(entry: Reader) -> Occurrence:
    event = Occurrence(ONCES.index(entry.text("once", ONCES)), _number(entry, "amount", 1, 4), _read_effects(entry))
    entry.finish()
    return event


def _read_tokens(parts: Parts, reader: Reader) -> None:
    counts = []
    owners = []
    for entry in reader.known("token", TOKENS):
        counts.append(entry.number("count", 1, 6))
        owners.append(CHARACTERS.index(entry.text("owner", CHARACTERS)))
        entry.finish()
    if len(set(owners)) != len(owners):
        raise BadInput(f"{reader.where}: a character may own one kind of token only")
    parts.token_counts = tuple(counts)
    parts.token_owner = tuple(owners)
    parts.token_of = tuple(owners.index(number) if number in owners else -1 for number in range(len(CHARACTERS)))


def _read_characters(parts: Parts, reader: Reader) -> None:
    characters: list[Character] = []
    abilities: list[Ability] = []
    for entry in reader.known("character", CHARACTERS):
        two = not entry.has("two_players") or entry.flag("two_players")
        own = [_read_ability(ability) for ability in entry.each("ability", 4)]
        abilities.extend(own)
        names = [ability.text("id") for ability in entry.each("ability")]
        first = 4 * len(characters)
        if names != list(ABILITIES[first : first + 4]):
            raise entry.wrong("ability", f"expected {listed(ABILITIES[first : first + 4])}, in this order")
        characters.append(Character(two, tuple(own)))
        entry.finish()
    parts.characters = tuple(characters)
    parts.abilities = tuple(abilities)


def _read_ability(entry: Reader) -> Ability:
    entry.text("id", ABILITIES)
    ability = Ability(KINDS.index(entry.text("kind", KINDS)), _read_effects(entry))
    ability.actions = _number(entry, "actions", 1, 2)
    ability.life = _number(entry, "life", 1, 1)
    ability.crystal = _flag(entry, "crystal")
    ability.token = _flag(entry, "token")
    ability.once = entry.has("limit") and entry.text("limit", LIMITS) == "turn"
    ability.distance = _number(entry, "distance", 1, 6)
    ability.difficulty = _number(entry, "difficulty", 2, 12)
    ability.key_difficulty = _number(entry, "key_difficulty", 2, 12)
    ability.bonus = _number(entry, "bonus", 1, 6)
    ability.heals = _number(entry, "heals", 1, 4)
    entry.finish()
    return ability
