"""A turn: any number of actions, in any order, until the player stops or can do nothing more."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.names import GATHER, PERSUASION, TRAVEL
from dolmen.games.nawiedzone_krainy.sentences import (
    DO_TRAVEL,
    LOSES_BUILDING,
    LOSES_PERSUASION,
    LOSES_SKILL,
    LOSES_TOKENS,
    TURN_ENDED,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.building import Build, build_valour
from dolmen.games.nawiedzone_krainy.steps.gathering import Gather
from dolmen.games.nawiedzone_krainy.steps.learning import Learn, Train, learn_valour
from dolmen.games.nawiedzone_krainy.steps.persuading import Persuade
from dolmen.games.nawiedzone_krainy.steps.selling import Sell
from dolmen.games.nawiedzone_krainy.steps.travelling import Travel
from dolmen.kernel.branch import Branches, Decline, Menu
from dolmen.kernel.counting import some
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, Ask

END: Final = Sentence("end-turn")


class Stop(Decline[Table, Ask[Table]]):
    """NAW-063: stopping is always allowed; unused tokens stay active.

    NAW-062: when no action is possible, stopping is the only choice, and `EndTurn` asks for it.
    """

    __slots__ = ()

    option: ClassVar = END

    def rule_here(self, state: Table, ask: Ask[Table], option: int) -> str:
        return "NAW-063"

    def loses(self, state: Table, ask: Ask[Table], option: int) -> Said | None:
        return lost_by_ending(state, ask)

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        options = state.ready
        if options is None:
            options = ask.options(state)
        if len(options) > 1:
            state.close_undo(UNDO_AFTER_TURN)  # a turn that ended by itself may still be taken back
        elif state.rules >= 2:
            state.do(EndTurn(ask.seat))
            return
        state.tell(TURN_ENDED, ask.seat)


TRAVELLING: Final = Travel()
GATHERING: Final = Gather()
BUILDING: Final = Build()
PERSUADING: Final = Persuade()
LEARNING: Final = Learn()
ACTIONS: Final = Branches(TRAVELLING, GATHERING, BUILDING, PERSUADING, Sell(), LEARNING, Train(), Stop())


class Act(Menu[Table]):
    """NAW-061: any number of actions in any order and mixture, each legal and paid (NAW-011)."""

    __slots__ = ()

    topic: ClassVar = "act"
    question: ClassVar = Sentence("ask-act")
    option: ClassVar = DO_TRAVEL
    declined: ClassVar = END
    rule: ClassVar = "NAW-061"
    branches: ClassVar = ACTIONS
    names: ClassVar = ACTIONS.names

    def menu(self) -> Branches:
        return ACTIONS


class EndTurn(Ask[Table]):
    """NAW-062: no action is possible any more; the turn ends, and can then no longer be undone."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = END
    rule: ClassVar = "NAW-062"
    names: ClassVar = ("end",)

    def automatic(self, state: Table) -> bool:
        return False

    def candidates(self, state: Table) -> list[int]:
        return ONLY_END

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option)

    def role(self, state: Table, choice: int) -> int:
        return END_TURN

    def take(self, state: Table, choice: int) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.tell(TURN_ENDED, self.seat)


ONLY_END: Final = [0]


def whose_turn(state: Table) -> int:
    """NAW-060: the player whose turn it is; NOBODY during Haunting, Harvest and the end of a Season."""
    return state.next_seat((Act, EndTurn))


def lost_by_ending(state: Table, ask: Ask[Table]) -> Said | None:
    """NAW-063: the best action still possible this turn; if only travelling or selling is possible, nothing is lost."""
    for kind in BUILDING.options(state, ask):
        return Said(LOSES_BUILDING, (kind, build_valour(state, ask.seat, kind)))
    if PERSUADING.options(state, ask):
        return Said(LOSES_PERSUASION)
    for skill in LEARNING.options(state, ask):
        return Said(LOSES_SKILL, (skill, learn_valour(state, skill)))
    travels = len(TRAVELLING.options(state, ask)) > 0
    active = state.players[ask.seat].active
    persuades = active[PERSUASION] >= state.persuasion_cost() and some(state.wraiths)
    if GATHERING.options(state, ask) or (travels and (active[GATHER] or persuades)):
        return Said(LOSES_TOKENS, (active[TRAVEL] * travels + active[GATHER] + active[PERSUASION] * persuades,))
    return None
