"""Sums up what affects a character: abilities, items, the lasting event, tokens; all rules ask here."""

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystals_ready
from dolmen.games.labyrinth.hexes import CENTRE, FIRST_CORRIDOR, FIRST_KEY
from dolmen.games.labyrinth.names import (
    AGAINST_KEY,
    ALWAYS,
    ATTACKING,
    DEFENDING,
    EFFECT_COUNT,
    GOLEM,
    HELD,
    ITEM_LIMIT,
    NO_HEALING,
    NOTHING,
    ON_KEY_OR_CENTRE,
    PER_ITEM,
    PER_SACRIFICE,
    SILENCE,
    character_of,
)
from dolmen.games.labyrinth.parts import Effect
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.sentence import Refusal


def of_event(state: Table, effect: int) -> int:
    """LAB-116: what the lasting event adds."""
    if state.event == NOTHING:
        return 0
    return state.parts.event_sums[state.event * EFFECT_COUNT + effect]


def silenced(state: Table) -> bool:
    """LAB-165: while Terror lasts no ability works."""
    return state.event != NOTHING and of_event(state, SILENCE) > 0


def of_seat(state: Table, seat: int, effect: int, other: int = NOTHING, attacking: bool = False) -> int:
    """LAB-166: the sum of an effect from a character's abilities and items; in a combat, against `other`."""
    total = 0
    parts = state.parts
    character = state.players[seat].character
    if character != NOTHING:
        effects = parts.effects_of[character * EFFECT_COUNT + effect]
        if effects and not silenced(state):
            for found in effects:
                total += found.amount * times(state, seat, found, other, attacking)
    held = HELD + seat
    for item in parts.items_with[effect]:
        if state.item_place[item] == held:  # LAB-159: an item works only for its holder
            for found in parts.items[item].effects:
                if found.effect == effect:
                    total += found.amount * times(state, seat, found, other, attacking)
    return total


def times(state: Table, seat: int, found: Effect, other: int, attacking: bool) -> int:
    """Return how often an effect counts now."""
    when = found.when
    if when == ALWAYS:
        return 1
    if when == ATTACKING:
        return 1 if attacking else 0
    if when == DEFENDING:
        return 0 if attacking else 1
    if when == AGAINST_KEY:
        return 1 if other != NOTHING and state.keys_of(other) > 0 else 0
    if when == ON_KEY_OR_CENTRE:
        return 1 if FIRST_KEY <= state.players[seat].node < FIRST_CORRIDOR else 0
    if when == PER_ITEM:
        return len(state.items_of(seat))
    assert when == PER_SACRIFICE
    return sum(player.sacrifices for player in state.players)


def works(state: Table, seat: int, effect: int) -> int:
    """Return the sum of an effect from all sources; for a power, not 0 means that it works."""
    return of_seat(state, seat, effect) + of_event(state, effect)


def roll_bonus(state: Table, seat: int, test: int, other: int = NOTHING, attacking: bool = False) -> int:
    """LAB-146, LAB-166, LAB-167: what is added to each roll of a test; every curse takes one away.

    The first four kinds of tests have the same numbers as their effects; ability tests have no effect.
    """
    bonus = -state.players[seat].curses
    if test <= GOLEM:
        bonus += of_seat(state, seat, test, other, attacking) + of_event(state, test)
    return bonus


def reacts(state: Table, seat: int, ability: int) -> bool:
    """LAB-072, LAB-152, LAB-165: tell whether a character can use a reaction now and pay for it."""
    player = state.players[seat]
    if player.character != character_of(ability) or player.daze or silenced(state):
        return False
    found = state.parts.abilities[ability]
    if found.life and state.lives_of(seat) < 2:
        return False
    if found.crystal and not crystals_ready(state, seat):
        return False
    return not (found.token and player.tokens == 0)


def player_of(state: Table, ability: int) -> int:
    """The seat whose character has an ability, or NOTHING."""
    for seat, player in enumerate(state.players):
        if player.character == character_of(ability):
            return seat
    return NOTHING


def item_limit(state: Table, seat: int) -> int:
    """LAB-132: how many items a character may hold."""
    return state.parts.numbers.items + works(state, seat, ITEM_LIMIT)


def room_for_item(state: Table, seat: int) -> bool:
    """LAB-132, LAB-133: tell whether one more item may be taken."""
    return len(state.items_of(seat)) < item_limit(state, seat)


def why_not_heal(state: Table, seat: int) -> Refusal | None:
    """LAB-150: only lost lives can be healed; LAB-116: and none under Annihilation."""
    if of_event(state, NO_HEALING):
        return say.HEALING_STOPPED
    return None if state.players[seat].lives < state.parts.numbers.lives else say.NOTHING_TO_HEAL


def heal(state: Table, seat: int, count: int) -> int:
    """LAB-150: turn up to `count` life tokens up, never beyond 4; return how many."""
    if of_event(state, NO_HEALING):
        return 0
    player = state.players[seat]
    healed = min(count, state.parts.numbers.lives - player.lives)
    player.lives += healed
    return healed


def on_centre(state: Table, seat: int) -> bool:
    """Tell whether a character stands on the central tile."""
    return state.players[seat].node == CENTRE


def roll_needed(state: Table, test: int) -> int:
    """The number that a jump or a Golem test needs."""
    return state.parts.numbers.golem if test == GOLEM else state.parts.numbers.jump
