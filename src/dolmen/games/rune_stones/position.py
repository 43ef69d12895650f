"""Positions as readable documents, by component names."""

from functools import partial
from typing import Any, Final

from dolmen.games.rune_stones.components import Parts
from dolmen.games.rune_stones.invariants import broken
from dolmen.games.rune_stones.names import (
    BLUE,
    COLOURS,
    DRUIDS,
    FIRST_CREATURE,
    FIRST_DRAGON,
    FIRST_DRUID_CARD,
    FORGE_COUNT,
    GEM_COUNT,
    GREEN,
    LAST_CREATURE,
    LAST_DRUID_CARD,
    LETTERS,
    NOTHING,
    RED,
    ROW_LENGTH,
    ROWS,
    SPACE_COUNT,
    STONES,
    WHITE,
    YELLOW,
)
from dolmen.games.rune_stones.player import Player
from dolmen.games.rune_stones.setup import MOST_ROUNDS, PLAYERS, new_table
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps import STEPS
from dolmen.games.rune_stones.steps.turn import Action, EndTurn
from dolmen.kernel.game import Box, Document
from dolmen.kernel.position import dump_agenda, load_agenda, load_table, load_turn
from dolmen.kernel.reading import Reader

TURN_STEPS: Final = ("action", "end", "over")
USUAL_FORGES: Final = (BLUE, YELLOW, GREEN, RED, BLUE)
CARD_LISTS: Final = ("hand", "deck", "pile", "in_play", "gone")


def dump_position(state: Table) -> Document:
    """Write the whole table as a document; a list of cards is a list of numbers, gems and artifacts are letters."""
    return {
        "players": [_dump_player(player) for player in state.players],
        "exchange_rows_per_turn": state.rows_per_turn,
        "max_rounds": state.max_rounds,
        "joker_pays_white": state.joker_pays_white,
        "first": state.first,
        "round": state.round,
        "exchange_used": state.exchange_used,
        "supply": {"gems": counted(state.gems), "ores": state.ores},
        "creatures": state.creatures[:],
        "aside": state.aside[:],
        "display": [max(number, 0) for number in state.display],
        "discard": state.discard[:],
        "artifacts": counted(state.artifacts),
        "artifact_discard": counted(state.artifact_discard),
        "forges": lettered(state.forges),
        "whites": state.whites,
        "stones": {name: state.stones[stone] for stone, name in enumerate(STONES)},
        "agenda": dump_agenda(state),
    }


def _dump_player(player: Player) -> Document:
    return {
        "druid": DRUIDS[player.druid] if player.druid != NOTHING else "",
        "points": player.points,
        "hand": player.hand[:],
        "deck": player.deck[:],
        "pile": player.pile[:],
        "in_play": player.in_play[:],
        "gone": player.gone[:],
        "deduced": player.deduced[:],
        "gems": counted(player.gems),
        "ores": player.ores,
        "upper": lettered(player.places[:ROW_LENGTH]),
        "lower": lettered(player.places[ROW_LENGTH:]),
        "stones": [name for stone, name in enumerate(STONES) if player.stones[stone]],
        "joker": COLOURS[player.joker] if player.joker != NOTHING else "",
    }


def counted(counts: list[int]) -> str:
    """Counts as letters: two blue and a white one are `bbw`."""
    return "".join([LETTERS[kind] * count for kind, count in enumerate(counts)])


def lettered(things: list[int]) -> str:
    """Write things in a row as letters, with a dot for an empty place."""
    return "".join(["." if thing == NOTHING else LETTERS[thing] for thing in things])


def load_position(document: Document, where: str, box: Box) -> Table:
    """Read a table from a document; missing parts are as in a new game, supplies and decks are the rest of the box."""
    assert isinstance(box, Parts)
    return load_table(document, where, PLAYERS, partial(new_table, box), _fill, broken)


def _fill(state: Table, reader: Reader, entries: list[Reader]) -> None:
    _load_settings(state, reader)
    for seat, entry in enumerate(entries):
        _load_player(state, seat, entry)
    _load_creatures(state, reader)
    _load_artifacts(state, reader)
    _load_supply(state, reader)
    _load_agenda(state, reader)


def _load_settings(state: Table, reader: Reader) -> None:
    if reader.has("exchange_rows_per_turn"):
        state.rows_per_turn = reader.number("exchange_rows_per_turn", 1, 2)
    if reader.has("max_rounds"):
        state.max_rounds = reader.number("max_rounds", 0, MOST_ROUNDS)
    if reader.has("joker_pays_white"):
        state.joker_pays_white = reader.flag("joker_pays_white")
    if reader.has("first"):
        state.first = reader.number("first", NOTHING, state.seats - 1)
    if reader.has("round"):
        state.round = reader.number("round", 1, 100000)
    state.exchange_used = reader.has("exchange_used") and reader.flag("exchange_used")


def cards(reader: Reader, key: str, high: int) -> list[int]:
    """A list of cards: numbers, and ranges such as "11-26"."""
    found: list[int] = []
    for entry in reader.entries(key):
        first, dash, last = str(entry).partition("-")
        if not first.isdigit() or (dash and not last.isdigit()) or isinstance(entry, bool):
            raise reader.wrong(key, f"{entry!r} is no card number and no range such as '11-26'")
        found.extend(range(int(first), int(last or first) + 1))
    for number in found:
        if not (FIRST_CREATURE <= number <= LAST_CREATURE or FIRST_DRUID_CARD <= number <= high):
            raise reader.wrong(key, f"there is no card {number} here")
    return sorted(found)


def letters(reader: Reader, key: str, allowed: str, length: int | None = None) -> list[int]:
    """Gems or artifacts as letters, NOTHING for a dot."""
    text = reader.text(key)
    if (length is not None and len(text) != length) or not set(text) <= set(allowed):
        count = "letters" if length is None else f"{length} signs"
        raise reader.wrong(key, f"expected {count} out of {allowed}")
    return [NOTHING if letter == "." else LETTERS.index(letter) for letter in text]


def _load_player(state: Table, seat: int, entry: Reader) -> None:
    player = state.players[seat]
    player.druid = seat
    if entry.has("druid"):
        druid = entry.text("druid", (*DRUIDS, ""))
        player.druid = DRUIDS.index(druid) if druid else NOTHING
    if entry.has("points"):
        player.points = entry.number("points", 0, 1000)
    _load_cards(state, player, entry)
    player.gems = [state.parts.start] * GEM_COUNT
    if entry.has("gems"):
        kinds = letters(entry, "gems", LETTERS)
        player.gems = [kinds.count(gem) for gem in range(GEM_COUNT)]
    if entry.has("ores"):
        player.ores = entry.number("ores", 0, state.parts.ores)
    for row, name in enumerate(ROWS):
        if entry.has(name):
            start = row * ROW_LENGTH
            player.places[start : start + ROW_LENGTH] = letters(entry, name, "bygrw.", ROW_LENGTH)
    if entry.has("stones"):
        for name in entry.texts("stones", STONES):
            player.stones[STONES.index(name)] += 1
            if player.stones[STONES.index(name)] > 1:
                raise entry.wrong("stones", "nobody has two of a kind")
    if entry.has("joker"):
        joker = entry.text("joker", (*COLOURS, ""))
        player.joker = COLOURS.index(joker) if joker else NOTHING
    entry.done()


def _load_cards(state: Table, player: Player, entry: Reader) -> None:
    """Read a player's cards; druid cards that are not listed are in the deck, or the first ones in a missing hand."""
    given = {key: cards(entry, key, LAST_DRUID_CARD) for key in CARD_LISTS if entry.has(key)}
    player.deduced = cards(entry, "deduced", LAST_DRUID_CARD) if entry.has("deduced") else []
    named = [number for found in given.values() for number in found]
    rest = [number for number in range(FIRST_DRUID_CARD, LAST_DRUID_CARD + 1) if number not in named]
    if "hand" not in given and "in_play" not in given:
        given["hand"], rest = rest[: state.parts.hand_limit], rest[state.parts.hand_limit :]
    if "deck" not in given:
        given["deck"], rest = rest, []
    player.hand = given.get("hand", [])
    player.deck = given["deck"]
    player.pile = given.get("pile", [])
    player.in_play = given.get("in_play", [])
    player.gone = given.get("gone", []) or rest


def _load_creatures(state: Table, reader: Reader) -> None:
    """Read display, discard and deck; a missing display shows the first creatures that are not elsewhere."""
    taken = [number for player in state.players for number in player.hand + player.deck + player.pile + player.in_play]
    for key in ("creatures", "aside", "discard"):
        if reader.has(key):
            taken.extend(cards(reader, key, 0))
    state.discard = cards(reader, "discard", 0) if reader.has("discard") else []
    state.aside = cards(reader, "aside", 0) if reader.has("aside") else []
    if reader.has("display"):
        display = reader.numbers("display", SPACE_COUNT, 0, LAST_CREATURE)
        state.display = [number or NOTHING for number in display]
    else:
        free = [number for number in range(FIRST_CREATURE, FIRST_DRAGON) if number not in taken]
        state.display = (free[:SPACE_COUNT] + [NOTHING] * SPACE_COUNT)[:SPACE_COUNT][::-1]
    taken.extend(state.display)
    free = [number for number in range(FIRST_CREATURE, LAST_CREATURE + 1) if number not in taken]
    state.creatures = cards(reader, "creatures", 0) if reader.has("creatures") else free


def _load_artifacts(state: Table, reader: Reader) -> None:
    state.forges = list(USUAL_FORGES)
    if reader.has("forges"):
        state.forges = letters(reader, "forges", "bygr.", FORGE_COUNT)
    discard = letters(reader, "artifact_discard", "bygr") if reader.has("artifact_discard") else []
    places = [artifact for player in state.players for artifact in player.places]
    for colour in range(len(COLOURS)):
        state.artifact_discard[colour] = discard.count(colour)
        state.artifacts[colour] -= discard.count(colour) + state.forges.count(colour) + places.count(colour)
    if reader.has("artifacts") and reader.text("artifacts") != counted(state.artifacts):
        raise reader.wrong("artifacts", f"the rest of the table leaves {counted(state.artifacts)!r}")
    state.whites -= places.count(WHITE)
    if reader.has("whites") and reader.number("whites", 0, state.parts.white_artifacts) != state.whites:
        raise reader.wrong("whites", f"the player boards leave {state.whites}")


def _load_supply(state: Table, reader: Reader) -> None:
    for player in state.players:
        for gem in range(GEM_COUNT):
            state.gems[gem] -= player.gems[gem] + (player.joker == gem)
        state.ores -= player.ores
        for stone, count in enumerate(player.stones):
            state.stones[stone] -= count
    if reader.has("supply"):
        supply = reader.inside("supply")
        if supply.has("gems") and supply.text("gems") != counted(state.gems):
            raise supply.wrong("gems", f"the players leave {counted(state.gems)!r}")
        if supply.has("ores") and supply.number("ores", 0, state.parts.ores) != state.ores:
            raise supply.wrong("ores", f"the players leave {state.ores}")
        supply.done()
    if reader.has("stones"):
        stones = reader.inside("stones")
        for stone, name in enumerate(STONES):
            if stones.has(name) and stones.number(name, 0, 9) != state.stones[stone]:
                raise stones.wrong(name, f"the players leave {state.stones[stone]}")
        stones.done()


def _load_agenda(state: Table, reader: Reader) -> None:
    if reader.has("agenda"):
        state.agenda = load_agenda(STEPS, reader)
        return
    seat, step = load_turn(reader, state.seats, state.first, TURN_STEPS)
    steps: dict[str, list[Any]] = {"action": [Action(seat), EndTurn(seat, 0)], "end": [EndTurn(seat, 0)], "over": []}
    state.do(*steps[step])
