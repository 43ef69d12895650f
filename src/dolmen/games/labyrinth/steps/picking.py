"""Picking up keys and items, and exchanging items."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import room_for_item
from dolmen.games.labyrinth.names import HEART, HELD, ITEM_COUNT, ITEMS, NOTHING, SEATS
from dolmen.games.labyrinth.places import AT_ITEM, AT_NODE
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.shared import ItemAsk, Offer, Refuse
from dolmen.kernel.branch import Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, PLAIN, Arg, Ask

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
    """LAB-129, LAB-130, LAB-135: why a player may not pick something up from the corridor under the pawn."""
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


def thing_label(thing: int) -> Said:
    """A thing as an option."""
    if thing < ITEM_COUNT:
        return Said(TAKE_ITEM, (thing,))
    if thing == FIRST_KEY_THING:
        return Said(TAKE_KEY)
    return Said(TAKE_DROPPED_KEY, (thing - FIRST_KEY_THING - 1,))


def thing_place(state: Table, seat: int, thing: int) -> str:
    """A thing on the corridor where a character stands."""
    here = AT_NODE[state.players[seat].node]
    return f"{here}/{AT_ITEM[thing] if thing < ITEM_COUNT else THINGS[thing]}"


class TakeHere(Deed):
    """LAB-127: what lies under the pawn can be picked up at any time in the turn, for nothing."""

    __slots__ = ()

    names: ClassVar = tuple(f"take-{thing}" for thing in THINGS)
    option: ClassVar = TAKE_ITEM
    rule: ClassVar = "LAB-127"
    price: ClassVar = 0

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return thing_label(option)

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return things_at(state, state.players[ask.seat].node)

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return why_not_take(state, seat, option)

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        for thing in things_at(state, state.players[seat].node):
            if why_not_take(state, seat, thing) is None:
                found.append(self.first + thing)

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return MAIN if option >= FIRST_KEY_THING else PLAIN

    def begin(self, state: Table, seat: int, option: int) -> None:
        take_thing(state, seat, option)

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return thing_place(state, ask.seat, option)


class PickThing(Branch[Table, Offer]):
    """LAB-128: one of the things on the corridor."""

    __slots__ = ()

    names: ClassVar = THINGS
    option: ClassVar = TAKE_ITEM
    rule: ClassVar = "LAB-128"

    def label(self, state: Table, ask: Offer, option: int) -> Said:
        return thing_label(option)

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return things_at(state, state.players[ask.seat].node)

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return why_not_take(state, ask.seat, option)

    def role(self, state: Table, ask: Offer, option: int) -> int:
        return MAIN if option >= FIRST_KEY_THING or room_for_item(state, ask.seat) else PLAIN

    def take(self, state: Table, ask: Offer, option: int) -> None:
        state.do(PickUp(ask.seat))
        take_thing(state, ask.seat, option)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return thing_place(state, ask.seat, option)


PICKING: Final = Branches(Refuse(), PickThing())


class PickUp(Offer):
    """LAB-128: step 5 of an exploration: any number of keys and items, one after another."""

    __slots__ = ()

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-pick-up")
    option: ClassVar = TAKE_ITEM
    declined: ClassVar = Sentence("pick-no-more")
    rule: ClassVar = "LAB-128"
    branches: ClassVar = PICKING
    names: ClassVar = PICKING.names

    def menu(self) -> Branches:
        return PICKING

    def at_stake(self, state: Table) -> Said | None:
        return Said(say.KEY_LEFT) if max(self.options(state)) >= FIRST_KEY_THING else None


class Exchange(ItemAsk):
    """LAB-134, LAB-135: without room one held item is put on the corridor instead; it cannot be taken back this turn.

    LAB-136: items change hands or are put down in no other way.
    """

    __slots__ = ("item",)

    question: ClassVar = Sentence("ask-exchange", "item")
    option: ClassVar = Sentence("exchange-item", "item")
    rule: ClassVar = "LAB-134"

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.item)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.item,))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == HEART and state.players[self.seat].lives == 0:
            return say.LIVES_BY_HEART
        return None

    def take(self, state: Table, choice: int) -> None:
        state.item_place[choice] = state.players[self.seat].node
        state.put_down |= 1 << choice
        state.item_place[self.item] = HELD + self.seat
        state.tell(say.ITEM_EXCHANGED, self.seat, choice, self.item)
