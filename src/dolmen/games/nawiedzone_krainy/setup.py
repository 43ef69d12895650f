"""A new game from its options."""

from typing import Final

from dolmen.games.nawiedzone_krainy.components import Parts
from dolmen.games.nawiedzone_krainy.names import MODES, WRAITH_CARDS
from dolmen.games.nawiedzone_krainy.state import Table, new_table
from dolmen.games.nawiedzone_krainy.steps.setting import SetTable
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Option, Setup

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
    state.add_wraith_card(own)
    for card in extra_cards(str(options["extra_wraith_cards"]), own):
        state.add_wraith_card(card)
    valour = options["errata_start_valour"]
    for player in state.players:
        player.valour = valour if isinstance(valour, int) else START_VALOURS[0]
    state.order = first_in_order(str(options["first_player"]), setup.seats)
    state.do(SetTable())
    return state


def first_in_order(wanted: str, seats: int) -> list[int]:
    """NAW-028, NAW-029: the player whose Valour token is laid on top of the stack, or nobody yet."""
    if wanted == "random":
        return []
    if int(wanted) > seats:
        raise BadInput(f"option first_player is {wanted}, but there are {seats} players")
    return [int(wanted) - 1]


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
