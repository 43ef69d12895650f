"""Skill cards: which slots are open, and who has learnt what."""

from dolmen.games.nawiedzone_krainy.names import FREE_SLOT, NOTHING, SKILL_SLOTS
from dolmen.games.nawiedzone_krainy.state import Table


def leftmost_slot(state: Table, deck: int) -> int:
    """NAW-106: the leftmost open slot above a skill card, or NOTHING."""
    for slot in range(SKILL_SLOTS):
        if state.slots[deck * SKILL_SLOTS + slot] == FREE_SLOT:
            return slot
    return NOTHING


def learnt(state: Table, seat: int, deck: int) -> bool:
    """Tell whether a player has a cube above the skill card of a deck."""
    slots = state.slots
    for slot in range(deck * SKILL_SLOTS, (deck + 1) * SKILL_SLOTS):
        if slots[slot] == seat:
            return True
    return False


def learn(state: Table, seat: int, deck: int, slot: int) -> None:
    """NAW-106, NAW-107: a cube on a slot; the skill works at once and for the rest of the game."""
    state.slots[deck * SKILL_SLOTS + slot] = seat
    player = state.players[seat]
    player.cubes -= 1
    skill = state.parts.skills[state.skills[deck]]
    effects = player.effects[:]  # clones share the list
    effects[skill.effect] = skill.amount
    player.effects = effects
