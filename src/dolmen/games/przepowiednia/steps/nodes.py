"""Questions that are answered with a node of a grid."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import NODES, NOTHING
from dolmen.games.przepowiednia.sentences import EMPTY_NODE
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table
from dolmen.kernel.branch import A, Branch
from dolmen.kernel.sentence import Said, Sentence
from dolmen.kernel.step import Ask

# The place that these questions are about: the grid of the player who is asked.
OWN_GRID: Final = "grid"


def node_label(option: Sentence, state: Table, seat: int, node: int) -> Said:
    """A node as an option, by its crystal; an empty one says that it is empty."""
    kind = state.players[seat].grid[node]
    return Said(EMPTY_NODE, (node,)) if kind == NOTHING else Said(option, (kind, node))


class ChooseNode(Ask[Table]):
    """A question whose choices are the nodes of a grid."""

    __slots__ = ()

    names: ClassVar = NODES

    def candidates(self, state: Table) -> list[int]:
        return NODE_NUMBERS

    def label(self, state: Table, choice: int) -> Said:
        return node_label(self.option, state, self.seat, choice)

    def place(self, state: Table, choice: int) -> str:
        return f"node:{choice}"

    def focus(self, state: Table) -> str:
        return OWN_GRID


class OnNode(Branch[Table, A]):
    """An option for each node of a grid."""

    __slots__ = ()

    names: ClassVar = NODES

    def candidates(self, state: Table, ask: A) -> list[int]:
        return NODE_NUMBERS

    def place(self, state: Table, ask: A, option: int) -> str:
        return f"node:{option}"
