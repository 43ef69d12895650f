"""Which plain deeds are possible, what they cost, and what binds a player (LAB-017 to LAB-026)."""

from typing import Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import crystals_spent, of_event, of_seat, roll_needed, works
from dolmen.games.labyrinth.hexes import FIRST_KEY
from dolmen.games.labyrinth.names import (
    ABILITY_COUNT,
    ACTIVATE,
    ECLIPSE,
    GOLEM_BOND,
    ITEM_COUNT,
    JUMP,
    KEY_COUNT,
    LEVITATION,
    NOTHING,
    REST,
    SAFE_JUMP,
    SEAT_COUNT,
)
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.building import RemoveTile, build, build_possible, why_not_build
from dolmen.games.labyrinth.steps.combat_start import why_not_fight
from dolmen.games.labyrinth.steps.dice_tests import TurnUpCrystal
from dolmen.games.labyrinth.steps.events import DrawEvent
from dolmen.games.labyrinth.steps.golem import move_golem
from dolmen.games.labyrinth.steps.lives import pay_life, return_curses, return_sacrifice
from dolmen.games.labyrinth.steps.moving import risky_jump, safe_jump, seal_cost, set_trap, why_not_set_trap
from dolmen.games.labyrinth.steps.picking import THINGS
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence

END: Final = 0
BUILD: Final = 1
EMERGENCY: Final = 2
RISKY: Final = 3
SAFE: Final = 4
RESTING: Final = 5
SET_TRAP: Final = 6
GOLEM_MOVE: Final = 7
EVENT: Final = 8
CRYSTAL: Final = 9
GO_HOME: Final = 10
BREAK_CURSE: Final = 11
GIVE_BACK: Final = 12
PLAIN: Final = (
    "end",
    "build",
    "rebuild",
    "risky-jump",
    "safe-jump",
    "rest",
    "set-trap",
    "golem",
    "event",
    "crystal",
    "go-home",
    "break-curse",
    "give-back",
)
PLAIN_COUNT: Final = 13
PLAIN_RULES: Final = (
    "LAB-026",
    "LAB-035",
    "LAB-048",
    "LAB-066",
    "LAB-120",
    "LAB-074",
    "LAB-093",
    "LAB-099",
    "LAB-115",
    "LAB-121",
    "LAB-183",
    "LAB-089",
    "LAB-152",
)
# The labels that tell what a deed needs or costs.
PRICED: Final = {"risky-jump": ("need", "actions"), "safe-jump": ("actions",), "crystal": ("actions",)}
PLAIN_LABELS: Final = tuple(Sentence(f"do-{name}", *PRICED.get(name, ())) for name in PLAIN)
FLY: Final = Sentence("do-fly", "actions")
# What the plain deeds cost before anything changes it: LAB-020, LAB-021.
COSTS: Final = (0, 1, 2, 1, 2, 1, 1, 1, 1, 2, 2, 1, 0)

FIRST_ATTACK: Final = PLAIN_COUNT
FIRST_POWER: Final = FIRST_ATTACK + SEAT_COUNT
FIRST_ITEM: Final = FIRST_POWER + ABILITY_COUNT
FIRST_THING: Final = FIRST_ITEM + ITEM_COUNT
FIRST_MOVE: Final = FIRST_THING + len(THINGS)


def cost(state: Table, seat: int, deed: int) -> int:
    """LAB-020, LAB-021, LAB-022: what a plain deed costs this character now."""
    price = COSTS[deed]
    if deed == CRYSTAL:
        price += works(state, seat, ACTIVATE)
    elif deed in (RISKY, SAFE):
        if deed == SAFE:
            price += works(state, seat, SAFE_JUMP)
        partner = state.maze.partner(state.players[seat].node)
        if partner != NOTHING:
            price += seal_cost(state, seat, partner)
    return max(0, price)


def plain_label(state: Table, seat: int, deed: int) -> Said:
    """A plain deed as an option, with its price where that can change."""
    if deed == RISKY and of_seat(state, seat, LEVITATION):
        return Said(FLY, (cost(state, seat, deed),))
    if deed == RISKY:
        return Said(PLAIN_LABELS[deed], (roll_needed(state, JUMP), cost(state, seat, deed)))
    return Said(PLAIN_LABELS[deed], (cost(state, seat, deed),) if deed in (SAFE, CRYSTAL) else ())


def golem_at_door(state: Table, seat: int) -> bool:
    """LAB-054: the Golem on the own key tile keeps a player on the own start space."""
    return state.golem == state.key_node(seat) and not of_seat(state, seat, GOLEM_BOND)


def bound(state: Table, seat: int, choice: int) -> Refusal | None:
    """LAB-024, LAB-025, LAB-026, LAB-072, LAB-075: what daze or the start space forbids.

    By the first rules a player at home had to leave; now the turn may end instead.
    """
    player = state.players[seat]
    if player.daze:
        if choice == RESTING or (choice == END and state.actions == 0):
            return None
        return say.TOO_DAZED
    if player.home():
        if choice == END and (state.rules >= 2 or state.actions == 0):
            return None
        if golem_at_door(state, seat):
            return None if choice == GOLEM_MOVE else say.GOLEM_AT_DOOR
        return None if choice == FIRST_MOVE + state.key_node(seat) else say.MUST_LEAVE_START
    return None


def why_not_plain(state: Table, seat: int, deed: int) -> Refusal | None:
    """Why a plain deed is not possible, whatever binds the player (LAB-018, LAB-019, LAB-023); the price comes last."""
    refusal = why_useless(state, seat, deed)
    if refusal is None and deed != END and cost(state, seat, deed) > state.actions:
        return say.TOO_FEW_ACTIONS
    return refusal


def why_useless(state: Table, seat: int, deed: int) -> Refusal | None:
    """Why a plain deed would not be possible with any number of actions."""
    player = state.players[seat]
    if deed == BUILD:
        return why_not_build(state, seat)
    if deed == EMERGENCY:
        if not state.any_tile_left() or build_possible(state, seat):
            return say.NO_EMERGENCY
        return None if state.any_removable() else say.NOT_REMOVABLE
    if deed in (RISKY, SAFE):
        return None if state.maze.partner(player.node) != NOTHING else say.NO_BRIDGE
    if deed == RESTING:
        return None if player.daze else say.NOT_DAZED
    if deed == SET_TRAP:
        return why_not_any_trap(state, seat)
    if deed == GOLEM_MOVE:
        forced = player.home() and golem_at_door(state, seat)
        return say.GOLEM_MOVED if state.golem_used and not forced else None
    if deed == EVENT:
        if not some(state.events_left):
            return say.NO_EVENTS_LEFT
        return say.EVENT_TRIGGERED if state.event_used else None
    return why_not_rare(state, seat, deed)


def plain_options(state: Table, seat: int) -> list[int]:
    """The plain deeds of who is neither dazed nor at home, most of them without looking at what is impossible anyway."""
    found = [END]
    player = state.players[seat]
    if state.actions:
        common_options(state, seat, found)
    elif state.maze.partner(player.node) != NOTHING and cost(state, seat, SAFE) == 0:
        found.append(SAFE)
    if crystals_spent(state, seat) and why_not_plain(state, seat, CRYSTAL) is None:
        found.append(CRYSTAL)
    if state.actions >= COSTS[GO_HOME] and state.maze.stranded(player.node):
        found.append(GO_HOME)
    if state.actions and player.curses:
        found.append(BREAK_CURSE)
    if player.sacrifices and why_not_plain(state, seat, GIVE_BACK) is None:
        found.append(GIVE_BACK)
    return found


def common_options(state: Table, seat: int, found: list[int]) -> None:
    """The plain deeds that everybody may do with an action left, from Build to the event."""
    if build_possible(state, seat):
        found.append(BUILD)
    elif state.actions >= COSTS[EMERGENCY] and state.any_tile_left() and state.any_removable():
        found.append(EMERGENCY)
    if state.maze.partner(state.players[seat].node) != NOTHING:
        if cost(state, seat, RISKY) <= state.actions:
            found.append(RISKY)
        if cost(state, seat, SAFE) <= state.actions:
            found.append(SAFE)
    if why_not_any_trap(state, seat) is None:
        found.append(SET_TRAP)
    if not state.golem_used:
        found.append(GOLEM_MOVE)
    if not state.event_used and some(state.events_left):
        found.append(EVENT)


def why_not_rare(state: Table, seat: int, deed: int) -> Refusal | None:
    """The rest of the plain deeds."""
    player = state.players[seat]
    if deed == CRYSTAL:
        if of_event(state, ECLIPSE):
            return say.ECLIPSED
        return None if crystals_spent(state, seat) else say.NO_INACTIVE_CRYSTAL
    if deed == GO_HOME:
        return None if not player.home() and state.maze.stranded(player.node) else say.NOT_STRANDED
    if deed == BREAK_CURSE:
        return None if player.curses else say.NOT_CURSED
    if deed == GIVE_BACK:
        if not player.sacrifices:
            return say.NO_SACRIFICE_HERE
        return say.LAST_LIFE if state.lives_of(seat) < 2 else None
    return None


def why_not_any_trap(state: Table, seat: int) -> Refusal | None:
    """LAB-098: Set Trap needs a trap in the pool and a place for it."""
    if not state.any_trap_in_pool():
        return say.NO_TRAPS_LEFT
    for node in range(FIRST_KEY, FIRST_KEY + KEY_COUNT):
        if why_not_set_trap(state, seat, node) is None:
            return None
    for node in state.maze.corridors():
        if why_not_set_trap(state, seat, node) is None:
            return None
    return say.TRAP_THERE


def why_not_move(state: Table, seat: int, place: int) -> Refusal | None:
    """LAB-030, LAB-033, LAB-052, LAB-053: only to what is adjacent, and to the own start space."""
    player = state.players[seat]
    if place < FIRST_KEY and place != player.start:
        return say.NOT_YOUR_START
    if player.home():
        near = place == state.key_node(seat)
    elif place == player.start:
        near = player.node == state.key_node(seat)
    else:
        near = place in state.maze.adjacent(player.node)
    if not near:
        return say.NOT_ADJACENT
    return say.TOO_FEW_ACTIONS if 1 + seal_cost(state, seat, place) > state.actions else None


def why_not_attack(state: Table, seat: int, other: int) -> Refusal | None:
    """LAB-077: only a character on the own corridor."""
    if state.players[other].node != state.players[seat].node:
        return say.NOT_HERE
    return why_not_fight(state, seat, other) or (say.TOO_FEW_ACTIONS if state.actions < 1 else None)


def do_plain(state: Table, seat: int, deed: int) -> None:
    """Begin a plain deed that has been paid for."""
    player = state.players[seat]
    if deed == BUILD:
        build(state, seat, True)
    elif deed == EMERGENCY:
        state.do(RemoveTile(seat, 1))
    elif deed == RISKY:
        risky_jump(state, seat)
    elif deed == SAFE:
        safe_jump(state, seat)
    elif deed == RESTING:  # LAB-074
        count = min(player.daze, 1 + of_seat(state, seat, REST))
        player.daze -= count
        state.tell(say.RESTED, seat, count)
    elif deed == SET_TRAP:
        set_trap(state, seat)
    elif deed == GOLEM_MOVE:
        move_golem(state, seat)
    elif deed == EVENT:
        state.event_used = True
        state.do(DrawEvent(seat))
    elif deed == CRYSTAL:
        state.do(TurnUpCrystal(seat))
    elif deed == GO_HOME:
        state.put_pawn(seat, player.start)
        state.tell(say.RETURNED_HOME, seat)
    elif deed == BREAK_CURSE:
        return_curses(state, seat, 1)
        state.tell(say.CURSE_BROKEN, seat)
    else:
        assert deed == GIVE_BACK
        pay_life(state, seat)
        return_sacrifice(state, seat)
        state.tell(say.SACRIFICE_GIVEN_BACK, seat)
