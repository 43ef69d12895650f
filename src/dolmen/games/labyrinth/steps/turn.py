"""A turn: the question for the next deed, the check for a win, the end of turns and rounds."""

from itertools import pairwise
from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.using import UseAbility, UseItem
from dolmen.games.labyrinth.effects import on_centre, works
from dolmen.games.labyrinth.hexes import CENTRE
from dolmen.games.labyrinth.names import ACTIONS, NOTHING
from dolmen.games.labyrinth.pawns import at_node
from dolmen.games.labyrinth.places import around
from dolmen.games.labyrinth.scoring import winners
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.building import Build
from dolmen.games.labyrinth.steps.combat_start import Attack
from dolmen.games.labyrinth.steps.crystals import ActivateCrystal
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.events import TriggerEvent
from dolmen.games.labyrinth.steps.golem import GolemMove
from dolmen.games.labyrinth.steps.jumping import FLY, RiskyJump, SafeJump
from dolmen.games.labyrinth.steps.lives import BreakCurse, GiveBack, Rest
from dolmen.games.labyrinth.steps.moving import MOVE_FOR_TWO, MOVE_TO, MOVE_TO_CORRIDOR, TURN_UP, GoHome, MoveTo
from dolmen.games.labyrinth.steps.picking import TakeHere
from dolmen.games.labyrinth.steps.rebuilding import EmergencyRebuild
from dolmen.games.labyrinth.steps.set_trap import LayTrap
from dolmen.games.labyrinth.steps.shared import NearAsk
from dolmen.kernel.branch import NONE, ONLY, Branches, Menu
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, Arg, Ask, Step

END: Final = 0
END_LABEL: Final = Sentence("do-end")


class EndNow(Deed):
    """LAB-026: the turn may end at any time; daze and (by the first rules) the start space hold a player with actions left."""

    __slots__ = ()

    names: ClassVar = ("end",)
    option: ClassVar = END_LABEL
    rule: ClassVar = "LAB-026"
    price: ClassVar = 0

    def why_bound(self, state: Table, seat: int, option: int) -> Refusal | None:
        if state.actions == 0 or (state.rules >= 2 and not state.players[seat].daze):
            return None
        return super().why_bound(state, seat, option)

    def bound_options(self, state: Table, ask: Ask[Table]) -> list[int]:
        return ONLY if self.why_not(state, ask, 0) is None else NONE

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return END_TURN

    def loses(self, state: Table, ask: Ask[Table], option: int) -> Said | None:
        return Said(say.ACTIONS_LEFT, (state.actions,)) if state.actions else None

    def begin(self, state: Table, seat: int, option: int) -> None:
        """The active player ends the turn; nobody is asked again."""
        if state.actions or state.rules >= 2:
            state.close_undo(UNDO_AFTER_TURN)
        if state.rules >= 2:
            waiting = state.agenda.pop()
            assert isinstance(waiting, EndTurn)
            state.do(FinishTurn(seat))
        state.actions = 0


# The deeds with a single option, and those for which something is chosen.
PLAIN_DEEDS: Final[tuple[Deed, ...]] = (
    EndNow(),
    Build(),
    EmergencyRebuild(),
    RiskyJump(),
    SafeJump(),
    Rest(),
    LayTrap(),
    GolemMove(),
    TriggerEvent(),
    ActivateCrystal(),
    GoHome(),
    BreakCurse(),
    GiveBack(),
)
WIDE_DEEDS: Final[tuple[Deed, ...]] = (Attack(), UseAbility(), UseItem(), TakeHere(), MoveTo())
DEEDS: Final = Branches(*PLAIN_DEEDS, *WIDE_DEEDS)
for _deed, _later in pairwise((*PLAIN_DEEDS, *WIDE_DEEDS)):
    _deed.later = _later
DEED_LABELS: Final[tuple[Sentence, ...]] = (
    *(deed.option for deed in (*PLAIN_DEEDS, *WIDE_DEEDS)),
    FLY,
    MOVE_TO_CORRIDOR,
    MOVE_FOR_TWO,
    TURN_UP,
)


class ChooseDeed(Menu[Table]):
    """LAB-020, LAB-021, LAB-022, LAB-026: any deed that can be paid, or the end of the turn."""

    __slots__ = ()

    topic: ClassVar = "deed"
    question: ClassVar = Sentence("ask-deed", "actions")
    option: ClassVar = MOVE_TO
    rule: ClassVar = "LAB-020"
    branches: ClassVar = DEEDS
    names: ClassVar = DEEDS.names

    def menu(self) -> Branches:
        return DEEDS

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.actions,))

    def focus(self, state: Table) -> str:
        return around(state, state.players[self.seat].node)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        if state.players[seat].bound():
            return super().options(state)
        found: list[int] = []
        actions = state.actions
        deed = PLAIN_DEEDS[0]
        for _ in range(len(PLAIN_DEEDS)):
            if deed.least <= actions and deed.why_useless(state, seat, 0) is None and deed.cost(state, seat, 0) <= actions:
                found.append(deed.first)
            deed = deed.later
        for _ in range(len(WIDE_DEEDS)):
            if deed.least <= actions:
                deed.add_open(state, seat, found)
            deed = deed.later
        return found

    def take(self, state: Table, choice: int) -> None:
        state.explorations = 0
        if choice != END:
            state.do(NextDeed(self.seat))
        super().take(state, choice)


class StartTurn(Step[Table]):
    """LAB-017, LAB-172: a turn gives 2 actions (3 under Haste); limits begin again."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.active_seat = self.seat
        state.actions = state.parts.numbers.actions + works(state, self.seat, ACTIONS)
        state.golem_used = False
        state.event_used = False
        state.used = 0
        state.put_down = 0
        state.barred = False
        state.tell(say.TURN_STARTED, self.seat)
        state.do(NextDeed(self.seat), EndTurn(self.seat) if state.rules >= 2 else FinishTurn(self.seat))


def has_won(state: Table, seat: int) -> bool:
    """LAB-001, LAB-005, LAB-179, LAB-182: alone on the central tile with a key; the Golem is not a character."""
    return on_centre(state, seat) and state.keys_of(seat) > 0 and len(at_node(state, CENTRE)) == 1


class NextDeed(Step[Table]):
    """LAB-027, LAB-180, LAB-181: the win is checked before the first deed and after each completely resolved one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        if has_won(state, self.seat):
            state.winner = self.seat
            state.tell(say.GAME_WON, self.seat)
            state.agenda.clear()
        else:
            ask = ChooseDeed(self.seat)
            if state.rules < 2 or not nothing_left(state, ask):
                state.do(ask)


def nothing_left(state: Table, ask: ChooseDeed) -> bool:
    """Tell whether the active player can do nothing but end the turn; most often that is plain without listing all deeds."""
    player = state.players[ask.seat]
    if player.bound():
        return state.actions == 0
    if state.actions and (not state.golem_used or player.node == state.key_node(ask.seat)):
        return False
    options = ask.options(state)
    if options == ONLY:
        return True
    state.ready = options
    return False


class EndTurn(NearAsk):
    """LAB-026: nothing is left to do: the turn ends when its player says so, who can still take the last deed back.

    By the first rules it ended by itself.
    """

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = END_LABEL
    rule: ClassVar = "LAB-026"
    names: ClassVar = ("end",)

    def automatic(self, state: Table) -> bool:
        return False

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option)

    def role(self, state: Table, choice: int) -> int:
        return END_TURN

    def candidates(self, state: Table) -> list[int]:
        return [0]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.do(FinishTurn(self.seat))


class FinishTurn(Step[Table]):
    """LAB-017, LAB-106, LAB-184: actions are lost; a round ends with the player before the first one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.actions = 0
        state.golem_back = state.golem_came
        state.golem_came = NOTHING
        following = state.seat_after(self.seat)
        if following == state.first:
            if state.round >= state.max_rounds:
                state.ended = True
                state.tell(say.ROUND_LIMIT, state.max_rounds)
                for seat in winners(state):
                    state.tell(say.GAME_WON, seat)
                return
            state.round += 1
        state.do(StartTurn(following))


def whose_turn(state: Table) -> int:
    """LAB-022: the player whose turn it is; nobody's before the first turn and after the last."""
    return state.active_seat if state.agenda and isinstance(state.agenda[0], EndTurn | FinishTurn) else NOTHING
