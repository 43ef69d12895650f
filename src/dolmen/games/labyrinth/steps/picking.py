"""Picking up keys and items, and exchanging items (LAB-127 to LAB-136)."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import room_for_item
from dolmen.games.labyrinth.names import HEART, HELD, ITEM_COUNT, ITEMS, NOTHING, SEATS
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask

# Things on a corridor: an item, or a key by the seat that dropped it (original keys first).
THINGS: Final = (*ITEMS, "key", *(f"key-of-{seat}" for seat in SEATS))
FIRST_KEY_THING: Final = ITEM_COUNT

TAKE_ITEM: Final = Sentence("take-item", "item")
TAKE_KEY: Final[Sentence] = Sentence("take-key")
TAKE_DROPPED_KEY: Final[Sentence] = Sentence("take-dropped-key", "player")


def things_at(state: Table, node: int) -> list[int]:
    """List what can be picked up from a corridor."""
    found: list[int] = []
    for item, place in enumerate(state.item_place):
        if place == node:
            found.append(item)
    for key, place in enumerate(state.key_place):
        if place == node:
            thing = FIRST_KEY_THING + 1 + state.key_from[key]
            if thing not in found:
                found.append(thing)
    if len(found) > 1:
        found.sort()
    return found


def why_not_take(state: Table, seat: int, thing: int) -> Refusal | None:
    """LAB-129, LAB-130, LAB-135: why a player may not pick something up from the pawn's corridor."""
    if state.barred:
        return say.CARRIED_HERE
    if thing >= FIRST_KEY_THING:
        return why_not_take_key(state, seat, thing - FIRST_KEY_THING - 1)
    if state.put_down >> thing & 1:
        return say.PUT_DOWN_THIS_TURN
    if room_for_item(state, seat) or Exchange(seat, thing).options(state):
        return None
    return say.NO_ROOM


def why_not_take_key(state: Table, seat: int, dropper: int) -> Refusal | None:
    """LAB-002, LAB-130: no key from one's own key tile, unless another character dropped it there."""
    if state.players[seat].node == state.key_node(seat) and dropper in (NOTHING, seat):
        return say.OWN_KEY
    return None


def thing_label(thing: int) -> Said:
    """Label a key or an item."""
    if thing < ITEM_COUNT:
        return Said(TAKE_ITEM, (thing,))
    if thing == FIRST_KEY_THING:
        return Said(TAKE_KEY)
    return Said(TAKE_DROPPED_KEY, (thing - FIRST_KEY_THING - 1,))


def take_thing(state: Table, seat: int, thing: int) -> None:
    """LAB-127, LAB-134: pick it up; an item without room is exchanged."""
    if thing >= FIRST_KEY_THING:
        node = state.players[seat].node
        for key, place in enumerate(state.key_place):
            if place == node and state.key_from[key] == thing - FIRST_KEY_THING - 1:
                state.key_place[key] = HELD + seat
                state.key_from[key] = NOTHING
                state.tell(say.KEY_TAKEN, seat)
                return
    elif room_for_item(state, seat):
        state.item_place[thing] = HELD + seat
        state.tell(say.ITEM_TAKEN, seat, thing)
    else:
        state.do(Exchange(seat, thing))


class PickUp(Ask[Table]):
    """LAB-128: step 5 of an exploration: any number of keys and items, one after another."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-pick-up")
    option: ClassVar = TAKE_ITEM
    declined: ClassVar = Sentence("pick-no-more")
    rule: ClassVar = "LAB-128"
    names: ClassVar = THINGS

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined) if choice == PASS else thing_label(choice)

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP
        return MAIN if choice >= FIRST_KEY_THING or room_for_item(state, self.seat) else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        keys = choice == PASS and max(self.options(state)) >= FIRST_KEY_THING
        return Said(say.KEY_LEFT) if keys else None

    def candidates(self, state: Table) -> list[int]:
        return [PASS, *things_at(state, state.players[self.seat].node)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if choice == PASS else why_not_take(state, self.seat, choice)

    def options(self, state: Table) -> list[int]:
        found = [PASS]
        for thing in things_at(state, state.players[self.seat].node):
            if why_not_take(state, self.seat, thing) is None:
                found.append(thing)
        return found

    def take(self, state: Table, choice: int) -> None:
        if choice != PASS:
            state.do(PickUp(self.seat))
            take_thing(state, self.seat, choice)


class Exchange(Ask[Table]):
    """LAB-134, LAB-135: without room one held item is put on the corridor instead; it cannot be taken back this turn."""

    __slots__ = ("item",)

    question: ClassVar = Sentence("ask-exchange", "item")
    option: ClassVar = Sentence("exchange-item", "item")
    rule: ClassVar = "LAB-134"
    names: ClassVar = ITEMS

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.item)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.item,))

    def candidates(self, state: Table) -> list[int]:
        return state.items_of(self.seat)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == HEART and state.players[self.seat].lives == 0:
            return say.LIVES_BY_HEART
        return None

    def take(self, state: Table, choice: int) -> None:
        state.item_place[choice] = state.players[self.seat].node
        state.put_down |= 1 << choice
        state.item_place[self.item] = HELD + self.seat
        state.tell(say.ITEM_EXCHANGED, self.seat, choice, self.item)
