"""Symbols on a tile that is laid face up, and turning traps up."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.hexes import node_at
from dolmen.games.labyrinth.names import ITEM_COUNT, ITEMS, NOTHING, POOL, TRAPS, UNSEEN
from dolmen.games.labyrinth.pools import any_trap_in_pool, reveal_trap
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.shared import NodeAsk
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw

PLACE_UNKNOWN: Final[Sentence] = Sentence("ask-place-unknown")


def lay_symbols(state: Table, cell: int) -> None:
    """LAB-044, LAB-046: a trap goes face down on each trap symbol, an item face up on each item symbol, if there are any."""
    tile = state.parts.tiles[state.maze.tiles[cell]]
    for corridor in tile.trap:
        node = node_at(cell, corridor)
        if state.traps[node] == NOTHING and any_trap_in_pool(state):
            state.traps[node] = UNSEEN
            state.tell(say.TRAP_LAID, node)
    for corridor in tile.item[::-1]:
        state.do(DrawItem(node_at(cell, corridor)))


class DrawItem(Draw[Table]):
    """LAB-045, LAB-046: an item of the pool is put face up on a corridor; with an empty pool nothing happens.

    Without a corridor it is the Gift of the Time Mages, whose corridor is chosen once the item is known (LAB-116).
    """

    __slots__ = ("node",)

    rule: ClassVar = "LAB-045"
    names: ClassVar = (*ITEMS, "none")

    def __init__(self, node: int) -> None:
        super().__init__()
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.node,)

    def key(self) -> str:
        return "DrawItem"

    def automatic(self, state: Table) -> bool:
        return True

    def weights(self, state: Table) -> list[int]:
        weights: list[int] = []
        none = 1
        for place in state.item_place:
            if place == POOL:
                weights.append(1)
                none = 0
            else:
                weights.append(0)
        weights.append(none)
        return weights

    def options(self, state: Table) -> list[int]:
        places = state.item_place
        found: list[int] = []
        for item in range(ITEM_COUNT):
            if places[item] == POOL:
                found.append(item)
        if not found:
            found.append(ITEM_COUNT)
        return found

    def drawn(self, state: Table, random: FastRandom) -> int:
        options = state.ready
        if options is None:
            options = self.options(state)
        return options[random.below(len(options))]

    def take(self, state: Table, choice: int) -> None:
        if choice == ITEM_COUNT:
            return
        if self.node == NOTHING:
            state.tell(say.GIFT_DRAWN, choice)
            state.do(PlaceGift(state.active_seat, choice))
        else:
            lay_item(state, choice, self.node)


def lay_item(state: Table, item: int, node: int) -> None:
    """LAB-045: an item lies face up on a corridor."""
    state.item_place[item] = node
    state.tell(say.ITEM_LAID, item, node)


class PlaceGift(NodeAsk):
    """Gift of the Time Mages (LAB-116): an item goes face up on any corridor of a face-up ordinary tile.

    Under rules version 1 `item` is NOTHING: it was drawn after its corridor had been chosen.
    """

    __slots__ = ("item",)

    question: ClassVar = Sentence("ask-place-gift", "item")
    option: ClassVar = Sentence("place-gift", "node", "sides:pool")
    rule: ClassVar = "LAB-116"

    def __init__(self, seat: int, item: int = NOTHING) -> None:
        super().__init__(seat)
        self.item = item

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.item)

    def asked(self, state: Table) -> Said:
        return Said(PLACE_UNKNOWN) if self.item == NOTHING else Said(self.question, (self.item,))

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, self.option, state.maze, choice)

    def candidates(self, state: Table) -> list[int]:
        return state.maze.corridors()

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        if self.item == NOTHING:
            state.do(DrawItem(choice))
        else:
            lay_item(state, self.item, choice)


class RevealTrap(Draw[Table]):
    """LAB-142: a face-down trap that nobody has seen gets its kind when it is turned up."""

    __slots__ = ("node",)

    rule: ClassVar = "LAB-142"
    names: ClassVar = TRAPS

    def __init__(self, node: int) -> None:
        super().__init__()
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.node,)

    def key(self) -> str:
        return "RevealTrap"

    def weights(self, state: Table) -> list[int]:
        return state.trap_pool[:]

    def drawn(self, state: Table, random: FastRandom) -> int:
        return random.weighted(state.trap_pool)

    def take(self, state: Table, choice: int) -> None:
        reveal_trap(state, self.node, choice)
        state.tell(say.TRAP_REVEALED, choice, self.node)


def turn_trap_up(state: Table, node: int) -> None:
    """Turn a face-down trap face up, without triggering it."""
    kind = state.traps[node]
    if kind == UNSEEN:
        state.do(RevealTrap(node))
    elif state.trap_seer[node] != NOTHING:
        reveal_trap(state, node, kind)
        state.tell(say.TRAP_REVEALED, kind, node)


def face_down_trap(state: Table, node: int) -> bool:
    """Tell whether a face-down trap lies on a corridor."""
    return state.traps[node] == UNSEEN or state.trap_seer[node] != NOTHING
