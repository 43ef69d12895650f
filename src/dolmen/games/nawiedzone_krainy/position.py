"""Positions as readable documents, by component names."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from dolmen.games.nawiedzone_krainy.invariants import broken
from dolmen.games.nawiedzone_krainy.names import (
    BLOCKED_SLOT,
    BUILDINGS,
    CELLS,
    DECK_COUNT,
    DEFEATS,
    FREE_SLOT,
    GOODS,
    MARKETS,
    MODES,
    NOTHING,
    REGIONS,
    ROUNDS,
    SEASONS,
    SKILL_SLOTS,
    SKILLS,
    SOURCES,
    TASKS,
    TILES,
    TRACKS,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.parts import Parts
from dolmen.games.nawiedzone_krainy.setup import PLAYERS, new_table
from dolmen.games.nawiedzone_krainy.skills import learn, learnt, leftmost_slot
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps import STEPS
from dolmen.games.nawiedzone_krainy.steps.harvest import Harvest
from dolmen.games.nawiedzone_krainy.steps.rounds import EndRound, FinalScoring, Ranking, Rest, StartRound, TakeTurns
from dolmen.games.nawiedzone_krainy.steps.setting import block_slots
from dolmen.games.nawiedzone_krainy.steps.turn import Act
from dolmen.games.nawiedzone_krainy.wraiths import add_wraith_card, place_wraith
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Document
from dolmen.kernel.position import dump_agenda, load_agenda, load_table
from dolmen.kernel.reading import Reader
from dolmen.kernel.step import Step

PHASES: Final = ("haunting", "harvest", "act", "rest", "scoring", "over")
LETTERS: Final = {".": FREE_SLOT, "X": BLOCKED_SLOT, "0": 0, "1": 1, "2": 2, "3": 3}


def dump_position(state: Table) -> Document:
    """Write the whole table as a document."""
    return {
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "mode": MODES[state.mode],
        "wraith_cards": [WRAITH_CARDS[card] for card in state.wraith_cards],
        "haunting_overflow": "kalena_direct" if state.kalena_direct else "pl",
        "wraith_supply_rule": "partial" if state.partial else "loss",
        "limit_depletion_tokens": state.limit_depletion,
        "season": state.season,
        "round": state.round,
        "order": state.order[:],
        "stack": sorted(range(state.seats), key=lambda seat: -state.players[seat].arrival),
        "tiles": [TILES[tile] for tile in state.tiles],
        "skills": [SKILLS[skill] for skill in state.skills],
        "slots": [_slot_text(state, deck) for deck in range(DECK_COUNT)],
        "market": MARKETS[state.market] if state.market != NOTHING else "",
        "wraiths": _cells(state.wraiths),
        "depleted": _cells(state.depleted),
        "reserve": state.reserve,
        "markers": {BUILDINGS[kind]: count for kind, count in enumerate(state.markers)},
        "defeat": DEFEATS[state.defeat],
        "revealed": state.revealed,
        "agenda": dump_agenda(state),
    }


def _cells(marks: Sequence[int]) -> list[str]:
    return [CELLS[cell] for cell, mark in enumerate(marks) if mark]


def _slot_text(state: Table, deck: int) -> str:
    letters = {value: letter for letter, value in LETTERS.items()}
    return "".join(letters[owner] for owner in state.slots[deck * SKILL_SLOTS : (deck + 1) * SKILL_SLOTS])


def _dump_player(state: Table, seat: int) -> Document:
    player = state.players[seat]
    owned = [cell for cell, owner in enumerate(state.owner) if owner == seat]
    return {
        "at": CELLS[player.cell],
        "goods": {GOODS[good]: count for good, count in enumerate(player.goods)},
        "pecunia": player.pecunia,
        "tokens": {TRACKS[track]: [player.active[track], player.owned[track]] for track in range(len(TRACKS))},
        "valour": player.valour,
        "earned": {SOURCES[source]: valour for source, valour in enumerate(player.earned)},
        "buildings": {CELLS[cell]: BUILDINGS[state.building[cell]] for cell in owned},
        "tasks": [TASKS[task] for task in player.tasks],
        "cubes": player.cubes,
    }


def load_position(document: Document, where: str, box: Box) -> Table:
    """Read a table from a document; missing parts are as in a new game on the first six tiles."""
    assert isinstance(box, Parts)
    return load_table(document, where, PLAYERS, partial(new_table, box), _fill, broken)


def _fill(state: Table, reader: Reader, entries: list[Reader]) -> None:
    _load_settings(state, reader)
    _load_map(state, reader)
    _load_skills(state, reader, entries)
    for seat, entry in enumerate(entries):
        _load_player(state, seat, entry)
    _load_stack(state, reader)
    _load_derived(state, reader)
    _load_agenda(state, reader)


def _load_settings(state: Table, reader: Reader) -> None:
    if reader.has("mode"):
        state.mode = MODES.index(reader.text("mode", MODES))
    cards = [state.parts.modes[state.mode].wraith]
    if reader.has("wraith_cards"):
        cards = [WRAITH_CARDS.index(name) for name in reader.texts("wraith_cards", WRAITH_CARDS)]
    for card in cards:
        add_wraith_card(state, card)
    if reader.has("haunting_overflow"):
        state.kalena_direct = reader.text("haunting_overflow", ("pl", "kalena_direct")) == "kalena_direct"
    if reader.has("wraith_supply_rule"):
        state.partial = reader.text("wraith_supply_rule", ("loss", "partial")) == "partial"
    state.limit_depletion = reader.has("limit_depletion_tokens") and reader.flag("limit_depletion_tokens")
    if reader.has("season"):
        state.season = reader.number("season", 1, SEASONS)
    if reader.has("round"):
        state.round = reader.number("round", 1, ROUNDS)
    if reader.has("defeat"):
        state.defeat = DEFEATS.index(reader.text("defeat", DEFEATS))
    state.revealed = reader.has("revealed") and reader.flag("revealed")


def _load_map(state: Table, reader: Reader) -> None:
    state.tiles = list(range(REGIONS))
    if reader.has("tiles"):
        state.tiles = [TILES.index(name) for name in reader.texts("tiles", TILES)]
        if len(set(state.tiles)) != len(state.tiles):
            raise reader.wrong("tiles", "each tile may lie there once")
    if len(state.tiles) == REGIONS:
        state.lay_map()
    for cell in _read_cells(reader, "wraiths"):
        place_wraith(state, cell)
    for cell in _read_cells(reader, "depleted"):
        state.depleted[cell] = 1
    state.market = 0
    if reader.has("market"):
        market = reader.text("market", (*MARKETS, ""))
        state.market = MARKETS.index(market) if market else NOTHING


def _read_cells(reader: Reader, key: str) -> list[int]:
    if not reader.has(key):
        return []
    cells = [CELLS.index(name) for name in reader.texts(key, CELLS)]
    if len(set(cells)) != len(cells):
        raise reader.wrong(key, "each cell may stand there once")
    return cells


def _load_skills(state: Table, reader: Reader, entries: list[Reader]) -> None:
    """Skills in play as given, or those that players know, or the first of each deck; then the cubes on their slots."""
    known = [entry.texts("skills", SKILLS) if entry.has("skills") else [] for entry in entries]
    parts = state.parts
    decks = [skill.deck for skill in parts.skills]
    state.skills = [decks.index(deck) for deck in range(DECK_COUNT)]
    if reader.has("skills"):
        state.skills = [SKILLS.index(name) for name in reader.texts("skills", SKILLS)]
        if [decks[skill] for skill in state.skills] != list(range(len(state.skills))):
            raise reader.wrong("skills", "expected one card of each deck, in the order of the decks")
    else:
        for name in [name for names in known for name in names]:
            skill = SKILLS.index(name)
            state.skills[decks[skill]] = skill
    if reader.has("slots"):
        _load_slots(state, reader)
    else:
        block_slots(state)
    for seat, names in enumerate(known):
        for name in names:
            skill = SKILLS.index(name)
            deck = decks[skill]
            if state.skills[deck] != skill or learnt(state, seat, deck) or leftmost_slot(state, deck) == NOTHING:
                raise entries[seat].wrong("skills", f"{name} is not in play, is known already or has no slot left")
            learn(state, seat, deck, leftmost_slot(state, deck))


def _load_slots(state: Table, reader: Reader) -> None:
    for deck, text in enumerate(reader.entries("slots", DECK_COUNT)):
        if not isinstance(text, str) or len(text) != SKILL_SLOTS or not set(text) <= set(LETTERS):
            raise reader.wrong("slots", f"expected {SKILL_SLOTS} signs out of {''.join(LETTERS)} for each deck")
        for slot, letter in enumerate(text):
            owner = LETTERS[letter]
            if owner in (FREE_SLOT, BLOCKED_SLOT):
                state.slots[deck * SKILL_SLOTS + slot] = owner
            elif owner < state.seats and deck < len(state.skills):
                learn(state, owner, deck, slot)
            else:
                raise reader.wrong("slots", f"there is no seat {letter}, or no skill in play")


def _load_player(state: Table, seat: int, entry: Reader) -> None:
    player = state.players[seat]
    player.valour = 1
    if entry.has("at"):
        player.cell = CELLS.index(entry.text("at", CELLS))
    for good, count in _amounts(entry, "goods", GOODS, 9):
        player.goods[good] = count
    if entry.has("pecunia"):
        player.pecunia = entry.number("pecunia", 0, 10000)
    if entry.has("tokens"):
        _load_tokens(player, entry.inside("tokens"))
    if entry.has("valour"):
        player.valour = entry.number("valour", 0, 10000)
    for source, valour in _amounts(entry, "earned", SOURCES, 10000):
        player.earned[source] = valour
    if entry.has("tasks"):
        player.tasks = sorted(TASKS.index(name) for name in entry.texts("tasks", TASKS))
    if entry.has("buildings"):
        _load_buildings(state, seat, entry.inside("buildings"))
    if entry.has("cubes") and entry.number("cubes", 0, 40) != player.cubes:
        raise entry.wrong("cubes", f"the rest of the table leaves {player.cubes} of {state.parts.cubes}")
    entry.done()


def _load_buildings(state: Table, seat: int, buildings: Reader) -> None:
    for name in buildings.table:
        if name not in CELLS:
            raise BadInput(f"{buildings.where}: {name!r} is no cell; allowed are {listed(CELLS)}")
        cell = CELLS.index(name)
        if state.building[cell] != NOTHING or state.depleted[cell]:
            raise buildings.wrong(name, "the cell has a building or a Depletion token already")
        state.build(seat, cell, BUILDINGS.index(buildings.text(name, BUILDINGS)))


def _amounts(entry: Reader, key: str, names: Sequence[str], most: int) -> list[tuple[int, int]]:
    """The numbers of a table with known names; nothing when it is not there."""
    if not entry.has(key):
        return []
    reader = entry.inside(key)
    for name in reader.table:
        if name not in names:
            raise BadInput(f"{reader.where}: {name!r} is unknown; allowed are {listed(names)}")
    return [(number, reader.number(name, 0, most)) for number, name in enumerate(names) if reader.has(name)]


def _load_tokens(player: Player, tokens: Reader) -> None:
    """A track's tokens: how many are active, or how many are active and owned."""
    for name in tokens.table:
        if name not in TRACKS:
            raise BadInput(f"{tokens.where}: {name!r} is no track; allowed are {listed(TRACKS)}")
        track = TRACKS.index(name)
        if isinstance(tokens.raw(name), int):
            player.active[track] = tokens.number(name, 0, player.owned[track])
        else:
            player.active[track], player.owned[track] = tokens.numbers(name, 2, 0, 9)


def _load_stack(state: Table, reader: Reader) -> None:
    seats = list(range(state.seats))
    state.order = seats[:]
    if reader.has("order"):
        state.order = reader.numbers("order", None, 0, state.seats - 1)
        if len(set(state.order)) != len(state.order):
            raise reader.wrong("order", "each seat may stand there once")
    stack = seats
    if reader.has("stack"):
        stack = reader.numbers("stack", state.seats, 0, state.seats - 1)
        if sorted(stack) != seats:
            raise reader.wrong("stack", "expected every seat once, from the top")
    state.stack_tokens(stack)


def _load_derived(state: Table, reader: Reader) -> None:
    """Check values that follow from the rest, if they are given."""
    if reader.has("reserve") and reader.number("reserve", 0, 99) != state.reserve:
        raise reader.wrong("reserve", f"the rest of the table leaves {state.reserve} of {state.parts.wraiths}")
    for kind, count in _amounts(reader, "markers", BUILDINGS, 99):
        if count != state.markers[kind]:
            raise reader.wrong("markers", f"the rest of the table leaves {state.markers[kind]} of {BUILDINGS[kind]}")


def _load_agenda(state: Table, reader: Reader) -> None:
    if reader.has("agenda"):
        state.agenda = load_agenda(STEPS, reader)
        return
    seat, phase = state.order[0], "act"
    if reader.has("turn"):
        turn = reader.inside("turn")
        seat = turn.number("seat", 0, state.seats - 1) if turn.has("seat") else seat
        phase = turn.text("phase", PHASES) if turn.has("phase") else phase
        turn.done()
    following = state.order[state.order.index(seat) :]
    closing: list[Step[Any]] = [Rest(), Ranking(), EndRound()]
    steps: dict[str, list[Step[Any]]] = {
        "haunting": [StartRound()],
        "harvest": [Harvest(), TakeTurns()],
        "act": [*[Act(other) for other in following], *closing],
        "rest": closing,
        "scoring": [FinalScoring()],
        "over": [],
    }
    state.do(*steps[phase])
