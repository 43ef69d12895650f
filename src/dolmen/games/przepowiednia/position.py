"""Positions as readable documents, by component names."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.invariants import broken
from dolmen.games.przepowiednia.layout import cross_spaces, lay_ring, ring_of
from dolmen.games.przepowiednia.names import (
    CARDS,
    CROSSED,
    FREE_SPACE,
    KIND_COUNT,
    KINDS,
    MARKERS,
    NODE_COUNT,
    NOTHING,
    RUNES,
    SIDES,
    TEMPLE_COUNT,
    TEMPLES,
    VIRTUAL,
    WILDERNESS,
)
from dolmen.games.przepowiednia.scoring import curse_points
from dolmen.games.przepowiednia.setup import PLAYERS, new_table
from dolmen.games.przepowiednia.state import Player, Table
from dolmen.games.przepowiednia.steps import STEPS
from dolmen.games.przepowiednia.steps.moving import Move, MoveVirtual, PlaceFigure
from dolmen.games.przepowiednia.steps.turn import Action, EndTurn
from dolmen.games.przepowiednia.upgrades import space_covered
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Box, Document
from dolmen.kernel.position import dump_agenda, load_agenda, load_table, load_turn
from dolmen.kernel.reading import Reader
from dolmen.kernel.step import Step

ROWS: Final = (2, 3, 2, 3, 2)
TURN_STEPS: Final = ("move", "action", "end", "over")


def dump_position(state: Table) -> Document:
    """Write the whole table as a document."""
    spaces = state.parts.spaces
    return {
        "players": [_dump_player(player) for player in state.players],
        "advanced": state.advanced,
        "spell_payment": "colourless" if state.colourless_spells else "any",
        "grid_2a": "any_colourless" if state.any_colourless else "charges",
        "max_rounds": state.max_rounds,
        "first": state.first,
        "round": state.round,
        "ending": state.ending,
        "charge_used": state.charge_used,
        "temple_order": [TEMPLES[temple] for temple in state.order],
        "supply": {KINDS[kind]: count for kind, count in enumerate(state.supply)},
        "upgrades": _dump_upgrades(state),
        "temples": {
            TEMPLES[temple]: {
                "track": "".join(_mark_letter(owner) for owner in state.tracks[temple * spaces : (temple + 1) * spaces]),
                "rune": _rune(state.open_runes[temple]),
                "hidden": state.hidden[temple],
            }
            for temple in range(TEMPLE_COUNT)
        },
        "objectives": [TEMPLES[temple] for temple in state.objectives],
        "virtual": _card(state.virtual),
        "grids_left": [SIDES[side] for side in state.grids_left],
        "agenda": dump_agenda(state),
    }


def _dump_player(player: Player) -> Document:
    return {
        "side": SIDES[player.side] if player.side != NOTHING else "",
        "grid": grid_text(player.grid),
        "runes": "".join(RUNES[kind] * count for kind, count in enumerate(player.runes)),
        "muted": _rune(player.muted),
        "charges": player.charges,
        "markers": player.markers,
        "points": player.points,
        "figure": _card(player.figure),
    }


def grid_text(grid: Sequence[int]) -> str:
    """A grid as five rows of letters: `B. .R. R. ... ..`."""
    letters = "".join("." if kind == NOTHING else KINDS[kind] for kind in grid)
    rows = []
    start = 0
    for length in ROWS:
        rows.append(letters[start : start + length])
        start += length
    return " ".join(rows)


def _dump_upgrades(state: Table) -> Document:
    upgrades = {}
    for number, card in enumerate(state.parts.wilderness):
        if card.row >= 0:
            upgrades[WILDERNESS[number]] = "".join(KINDS[kind] for kind in card.spaces if space_covered(state, card.row, kind))
    return upgrades


def _mark_letter(owner: int) -> str:
    return {FREE_SPACE: ".", CROSSED: "X", VIRTUAL: "V"}.get(owner, str(owner))


def _rune(kind: int) -> str:
    return RUNES[kind] if kind != NOTHING else ""


def _card(card: int) -> str:
    return CARDS[card] if card != NOTHING else ""


def load_position(document: Document, where: str, box: Box) -> Table:
    """Read a table from a document; missing parts are as in a new game, and the supply is the rest of the box."""
    assert isinstance(box, Parts)
    return load_table(document, where, PLAYERS, partial(new_table, box), _fill, broken)


def _fill(state: Table, reader: Reader, entries: list[Reader]) -> None:
    _load_settings(state, reader)
    _load_temples(state, reader)
    for seat, entry in enumerate(entries):
        _load_player(state, seat, entry)
    _load_grid_2a(state, reader)
    _load_upgrades(state, reader)
    _load_runes(state, reader)
    _load_supply(state, reader)
    _load_virtual(state, reader)
    _load_agenda(state, reader)


def _load_settings(state: Table, reader: Reader) -> None:
    state.advanced = reader.has("advanced") and reader.flag("advanced")
    if reader.has("spell_payment"):
        state.colourless_spells = reader.text("spell_payment", ("any", "colourless")) == "colourless"
    if reader.has("max_rounds"):
        state.max_rounds = reader.number("max_rounds", 0, 1000)
    if reader.has("first"):
        state.first = reader.number("first", 0, state.seats - 1)
    if reader.has("round"):
        state.round = reader.number("round", 1, 100000)
    state.ending = reader.has("ending") and reader.flag("ending")
    state.charge_used = reader.has("charge_used") and reader.flag("charge_used")
    state.order = list(range(TEMPLE_COUNT))
    if reader.has("temple_order"):
        state.order = [TEMPLES.index(name) for name in reader.texts("temple_order", TEMPLES)]
        if len(set(state.order)) != len(state.order):
            raise reader.wrong("temple_order", "each temple may stand there once")
    if len(state.order) == TEMPLE_COUNT:
        lay_ring(state, ring_of(state.parts, state.order, state.seats))
    state.objectives = list(range(3 if state.seats == 4 else 2))
    if reader.has("objectives"):
        state.objectives = [TEMPLES.index(name) for name in reader.texts("objectives", TEMPLES)]
    if reader.has("grids_left"):
        state.grids_left = [SIDES.index(name) for name in reader.texts("grids_left", SIDES)]


def _load_temples(state: Table, reader: Reader) -> None:
    if state.seats < 4:
        cross_spaces(state)
    if state.seats == 2:
        for temple, card in enumerate(state.parts.temples):
            state.tracks[temple * state.parts.spaces + card.virtual_marker] = VIRTUAL
    if not reader.has("temples"):
        return
    temples = reader.inside("temples")
    letters = {".": FREE_SPACE, "X": CROSSED, "V": VIRTUAL} | {str(seat): seat for seat in range(state.seats)}
    for name in temples.table:
        if name not in TEMPLES:
            raise BadInput(f"{temples.where}: {name!r} is no temple; allowed are {', '.join(TEMPLES)}")
        entry = temples.inside(name)
        if entry.has("track"):
            track = entry.text("track")
            if len(track) != state.parts.spaces or not set(track) <= set(letters):
                raise entry.wrong("track", f"expected {state.parts.spaces} signs out of {''.join(letters)}")
            start = TEMPLES.index(name) * state.parts.spaces
            state.tracks[start : start + state.parts.spaces] = [letters[letter] for letter in track]


def _load_player(state: Table, seat: int, entry: Reader) -> None:
    player = state.players[seat]
    player.side = 2 * ((seat - state.first) % state.seats)
    if entry.has("side"):
        side = entry.text("side", (*SIDES, ""))
        player.side = SIDES.index(side) if side else NOTHING
    if entry.has("grid"):
        for node, kind in enumerate(_load_grid(entry)):
            if kind != NOTHING:
                player.put(node, kind)
    if entry.has("runes"):
        for letter in entry.text("runes"):
            if letter not in RUNES:
                raise entry.wrong("runes", f"{letter!r} is unknown; allowed are {', '.join(RUNES)}")
            player.runes[RUNES.index(letter)] += 1
    if entry.has("muted"):
        muted = entry.text("muted", (*RUNES, ""))
        player.muted = RUNES.index(muted) if muted else NOTHING
    if entry.has("charges"):
        player.charges = entry.number("charges", 0, state.parts.charges)
    player.markers = MARKERS - state.tracks.count(seat)
    if entry.has("markers") and entry.number("markers", 0, MARKERS) != player.markers:
        raise entry.wrong("markers", f"{MARKERS - player.markers} lie on the tracks, so {player.markers} are left")
    player.points = entry.number("points", 0, 1000) if entry.has("points") else curse_points(state, seat)
    if entry.has("figure"):
        figure = entry.text("figure", (*(CARDS[card] for card in state.ring), ""))
        player.figure = CARDS.index(figure) if figure else NOTHING
    entry.done()


def _load_grid_2a(state: Table, reader: Reader) -> None:
    """PRZ-114: a table where charges lie is played with charges, even if the position does not say so."""
    state.any_colourless = not any(player.charges for player in state.players)
    if reader.has("grid_2a"):
        state.any_colourless = reader.text("grid_2a", ("charges", "any_colourless")) == "any_colourless"


def _load_grid(entry: Reader) -> list[int]:
    grid = [NOTHING] * NODE_COUNT
    raw = entry.raw("grid")
    if isinstance(raw, str):
        letters = raw.replace(" ", "")
        if len(letters) != NODE_COUNT or not set(letters) <= {*KINDS, "."}:
            raise entry.wrong("grid", f"expected {NODE_COUNT} signs out of {', '.join(KINDS)} and . for an empty node")
        return [NOTHING if letter == "." else KINDS.index(letter) for letter in letters]
    nodes = entry.inside("grid")
    for node in nodes.table:
        if not node.isdigit() or int(node) >= NODE_COUNT:
            raise BadInput(f"{nodes.where}: there is no node {node!r}; nodes are 0 to {NODE_COUNT - 1}")
        grid[int(node)] = KINDS.index(nodes.text(node, KINDS))
    return grid


def _load_upgrades(state: Table, reader: Reader) -> None:
    if not reader.has("upgrades"):
        return
    upgrades = reader.inside("upgrades")
    for name in upgrades.table:
        card = state.parts.wilderness[WILDERNESS.index(name)] if name in WILDERNESS else None
        if card is None or card.row < 0:
            raise BadInput(f"{upgrades.where}: {name!r} is no upgrade card")
        for letter in upgrades.text(name):
            if letter not in KINDS or KINDS.index(letter) not in card.spaces:
                raise upgrades.wrong(name, f"there is no space {letter!r} on the card")
            state.covered[card.row * KIND_COUNT + KINDS.index(letter)] = 1


def _load_runes(state: Table, reader: Reader) -> None:
    """Open runes as given, or the first kinds that are left; the rest lies face down in equal piles."""
    for player in state.players:
        for kind, count in enumerate(player.runes):
            state.unseen[kind] -= count
    temples = reader.inside("temples") if reader.has("temples") else Reader({}, reader.where)
    given = {name: temples.inside(name) for name in temples.table}
    for name, entry in given.items():
        if entry.has("rune"):
            rune = entry.text("rune", (*RUNES, ""))
            state.open_runes[TEMPLES.index(name)] = RUNES.index(rune) if rune else NOTHING
            if rune:
                state.unseen[RUNES.index(rune)] -= 1
    if min(state.unseen) < 0:
        raise BadInput(f"{reader.where}: there are more runes {RUNES[state.unseen.index(min(state.unseen))]} than in the box")
    for temple, name in enumerate(TEMPLES):
        if (name not in given or not given[name].has("rune")) and any(state.unseen):
            kind = next(kind for kind, count in enumerate(state.unseen) if count)
            state.open_runes[temple] = kind
            state.unseen[kind] -= 1
    state.hidden = [0] * TEMPLE_COUNT
    fixed = {TEMPLES.index(name) for name, entry in given.items() if entry.has("hidden")}
    for temple in fixed:
        state.hidden[temple] = given[TEMPLES[temple]].number("hidden", 0, 20)
    rest = [temple for temple in range(TEMPLE_COUNT) if temple not in fixed and state.open_runes[temple] != NOTHING]
    for number in range(sum(state.unseen) - sum(state.hidden) if rest else 0):
        state.hidden[rest[number % len(rest)]] += 1
    for entry in given.values():
        entry.read.add("track")
        entry.done()


def _load_supply(state: Table, reader: Reader) -> None:
    for kind in range(KIND_COUNT):
        state.supply[kind] -= sum(player.counts[kind] for player in state.players)
    state.supply[0] -= state.covered_spaces() + sum(player.charges for player in state.players)
    if not reader.has("supply"):
        return
    supply = reader.inside("supply")
    for name in supply.table:
        kind = KINDS.index(name) if name in KINDS else NOTHING
        if kind == NOTHING:
            raise BadInput(f"{supply.where}: {name!r} is no kind of crystal; allowed are {', '.join(KINDS)}")
        if supply.number(name, 0, 60) != state.supply[kind]:
            raise supply.wrong(name, f"the rest of the table leaves {state.supply[kind]} of {state.parts.crystals[kind]}")


def _load_virtual(state: Table, reader: Reader) -> None:
    if reader.has("virtual"):
        card = reader.text("virtual", (*(CARDS[card] for card in state.ring), ""))
        state.virtual = CARDS.index(card) if card else NOTHING
    elif state.seats == 2 and state.ring:
        state.virtual = next(temple for temple in state.order if not state.occupied(temple))


def _load_agenda(state: Table, reader: Reader) -> None:
    if reader.has("agenda"):
        state.agenda = load_agenda(STEPS, reader)
        return
    seat, step = load_turn(reader, state.seats, state.first, TURN_STEPS)
    steps: list[Step[Any]] = []
    if step == "move" and state.players[seat].figure == NOTHING:
        steps = [PlaceFigure(seat), Action(seat, 0), EndTurn(seat)]
    elif step == "move":
        steps = [Move(seat), MoveVirtual(), Action(seat, 0), EndTurn(seat)]
    elif step == "action":
        if state.players[seat].figure == NOTHING:
            raise BadInput(f"{reader.where}: the player in turn has no figure on a card")
        steps = [Action(seat, 0), EndTurn(seat)]
    elif step == "end":
        steps = [EndTurn(seat)]
    state.do(*steps)
