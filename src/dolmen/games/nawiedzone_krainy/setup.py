"""The table before the game begins, and a new game from its options."""

from typing import Final

from dolmen.games.nawiedzone_krainy.names import (
    BUILDING_COUNT,
    CELL_COUNT,
    CITY_HILL,
    DECK_COUNT,
    FREE_SLOT,
    GOOD_COUNT,
    HAUNTS,
    MODES,
    NO_DEFEAT,
    NOTHING,
    SKILL_COUNT,
    SKILL_SLOTS,
    SOURCES,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.parts import NO_LAND, Parts
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps.setting import SetTable
from dolmen.games.nawiedzone_krainy.wraiths import add_wraith_card
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import NOBODY, Option, Setup

PLAYERS: Final = (2, 3, 4)  # NAW-004
START_VALOURS: Final = (1, 4)

OPTIONS: Final = (
    Option("mode", "wedrowiec", MODES),  # NAW-037, NAW-038, NAW-039
    Option("extra_wraith_cards", "none", ("none", *WRAITH_CARDS, "both")),  # NAW-040
    Option("errata_haunting_overflow", "pl", ("pl", "kalena_direct")),  # NAW-054
    Option("errata_start_valour", 1, START_VALOURS),  # NAW-028
    Option("wraith_supply_rule", "loss", ("loss", "partial")),  # NAW-052
    Option("limit_depletion_tokens", False, (False, True)),  # NAW-019
    Option("first_player", "random", ("random", "1", "2", "3", "4"), since=2, before="random"),  # NAW-029
)


def new_game(setup: Setup) -> Table:
    """A table on which nothing is laid out yet; the mode gives the Wraith card (NAW-024, NAW-037)."""
    assert isinstance(setup.box, Parts)
    options = setup.options
    state = new_table(setup.box, setup.seats)
    state.mode = MODES.index(str(options["mode"]))
    state.kalena_direct = options["errata_haunting_overflow"] == "kalena_direct"
    state.partial = options["wraith_supply_rule"] == "partial"
    state.limit_depletion = options["limit_depletion_tokens"] is True
    own = state.parts.modes[state.mode].wraith
    add_wraith_card(state, own)
    for card in extra_cards(str(options["extra_wraith_cards"]), own):
        add_wraith_card(state, card)
    valour = options["errata_start_valour"]
    for player in state.players:
        player.valour = valour if isinstance(valour, int) else START_VALOURS[0]
    first = setup.first_player()
    state.order = [] if first == NOBODY else [first]  # NAW-028, NAW-029: whose Valour token is laid on top of the stack
    state.do(SetTable())
    return state


def extra_cards(wanted: str, own: int) -> list[int]:
    """NAW-040: return one further Wraith card or both others, never that of the mode."""
    if wanted == "none":
        return []
    if wanted == "both":
        return [card for card in range(len(WRAITH_CARDS)) if card != own]
    card = WRAITH_CARDS.index(wanted)
    if card == own:
        raise BadInput(f"option extra_wraith_cards is {wanted}, but the mode has this card already")
    return [card]


def new_player(parts: Parts) -> Player:
    """NAW-026, NAW-027, NAW-030, NAW-031: cubes, start tokens all active, the Seer on the City Hill, nothing else."""
    player = Player()
    player.cell = CITY_HILL
    player.goods = [0] * GOOD_COUNT
    player.pecunia = 0
    player.owned = [track.start for track in parts.tracks]
    player.active = [track.start for track in parts.tracks]
    player.valour = 0
    player.arrival = 0
    player.earned = [0] * len(SOURCES)
    player.effects = [0] * SKILL_COUNT
    player.tasks = []
    player.cubes = parts.cubes
    return player


def new_table(parts: Parts, seats: int) -> Table:
    """A table before anything is laid out; NAW-013, NAW-019, NAW-032: all markers are in the reserve."""
    table = Table()
    table.parts = parts
    table.seats = seats
    table.mode = 0
    table.wraith_cards = []
    table.haunts = [0] * len(HAUNTS)
    table.kalena_direct = False
    table.partial = False
    table.limit_depletion = False
    table.tiles = []
    table.land = NO_LAND
    table.skills = []
    table.slots = [FREE_SLOT] * (DECK_COUNT * SKILL_SLOTS)
    table.market = NOTHING
    table.players = [new_player(parts) for _ in range(seats)]
    table.order = []
    table.stamp = 0
    table.season = 1
    table.round = 1
    table.wraiths = [0] * CELL_COUNT
    table.reserve = parts.wraiths
    table.depleted = [0] * CELL_COUNT
    table.building = [NOTHING] * CELL_COUNT
    table.owner = [NOTHING] * CELL_COUNT
    table.markers = [parts.buildings[kind].count for kind in range(BUILDING_COUNT)]
    table.defeat = NO_DEFEAT
    table.revealed = False
    return table
