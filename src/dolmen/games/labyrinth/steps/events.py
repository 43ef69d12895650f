"""Events: a one-off rule, then one that lasts."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystals_ready
from dolmen.games.labyrinth.effects import heal
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import EVENT_COUNT, EVENTS_NAMES, LAST_EVENT, NOTHING, POOL, SEATS
from dolmen.games.labyrinth.places import AT_NODE, AT_SEAT
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.characters import ChangeCharacter
from dolmen.games.labyrinth.steps.crystals import DarkenCrystal
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.golem import WalkGolem
from dolmen.games.labyrinth.steps.lives import GiveDaze, LoseLives
from dolmen.games.labyrinth.steps.rebuilding import RemoveTile
from dolmen.games.labyrinth.steps.shared import NearAsk, Offer, Refuse
from dolmen.games.labyrinth.steps.symbols import DrawItem, PlaceGift, face_down_trap, turn_trap_up
from dolmen.games.labyrinth.tiles import any_removable
from dolmen.kernel.branch import Branch, Branches
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import WHOLE_TABLE, Arg, Ask, Draw, Step

HARM: Final = 0
DARKEN: Final = 1
QUAKE: Final = 2
STUN: Final = 3
WRATH: Final = 4
MEND: Final = 5
CALM: Final = 6
VISION: Final = 7
GIFT: Final = 8
TRANSFORM: Final = 9
HASTE: Final = 10
ANNIHILATE: Final = 11
CHOOSING: Final = (HARM, DARKEN, STUN, CALM, TRANSFORM)


class TriggerEvent(Deed):
    """LAB-115: once a turn, as long as there are cards."""

    __slots__ = ()

    names: ClassVar = ("event",)
    option: ClassVar = Sentence("do-event")
    rule: ClassVar = "LAB-115"

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if not some(state.events_left):
            return say.NO_EVENTS_LEFT
        return say.EVENT_TRIGGERED if state.event_used else None

    def begin(self, state: Table, seat: int, option: int) -> None:
        state.event_used = True
        state.do(DrawEvent(seat))


class DrawEvent(Draw[Table]):
    """LAB-011, LAB-115, LAB-117: the top card; Annihilation lies at the very bottom; the old rule stops now."""

    __slots__ = ("reader",)

    rule: ClassVar = "LAB-115"
    names: ClassVar = EVENTS_NAMES

    def __init__(self, reader: int) -> None:
        super().__init__()
        self.reader = reader

    def args(self) -> tuple[Arg, ...]:
        return (self.reader,)

    def key(self) -> str:
        return "DrawEvent"

    def weights(self, state: Table) -> list[int]:
        if some(state.events_left[:LAST_EVENT]):
            return [*state.events_left[:LAST_EVENT], 0]
        return [0] * LAST_EVENT + [1]

    def take(self, state: Table, choice: int) -> None:
        state.events_left[choice] = 0
        state.event = NOTHING
        state.tell(say.EVENT_DRAWN, self.reader, choice)
        state.do(Last(choice))
        happen(state, self.reader, choice)


def happen(state: Table, seat: int, event: int) -> None:
    """LAB-116, LAB-119: the one-off rule, carried out by the active player; what cannot be done is skipped."""
    found = state.parts.events[event]
    once = found.once
    if state.rules >= 2 and not useful(state, once):
        return
    if once in CHOOSING:
        state.do(ChooseTarget(seat, event))
    elif once == QUAKE:
        if any_removable(state):
            state.do(RemoveTile(seat, 0))
    elif once == WRATH:
        state.do(ChooseSteps(seat, found.amount))
    elif once == MEND:
        healed = heal(state, seat, found.amount)
        if healed:
            state.tell(say.HEALED, seat, healed)
    elif once == VISION:
        state.do(SeeTrap(seat, found.amount))
    elif once == GIFT:
        if POOL in state.item_place and state.maze.corridors():
            state.do(DrawItem(NOTHING) if state.rules >= 2 else PlaceGift(seat, NOTHING))
    elif once == HASTE:
        state.actions += found.amount
    else:
        assert once == ANNIHILATE
        state.do(*[LoseLives(other, found.amount, NOTHING) for other in state.in_turn_order()])


def useful(state: Table, once: int) -> bool:
    """LAB-119: tell whether a one-off rule that asks a question first could do anything at all."""
    if once == DARKEN:
        return any(crystals_ready(state, seat) for seat in range(state.seats))
    if once == CALM:
        return any(player.daze for player in state.players)
    return once != WRATH or len(state.maze.adjacent(state.golem)) > 0


class Last(Step[Table]):
    """LAB-116, LAB-118: the lasting rule comes into force."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def args(self) -> tuple[Arg, ...]:
        return (self.event,)

    def run(self, state: Table) -> None:
        assert 0 <= self.event < EVENT_COUNT
        state.event = self.event


class ChooseTarget(Ask[Table]):
    """LAB-119: the event is for a character of one's choice, also one's own."""

    __slots__ = ("event",)

    question: ClassVar = Sentence("ask-choose-target", "event")
    option: ClassVar = Sentence("choose-target", "player")
    rule: ClassVar = "LAB-119"
    names: ClassVar = SEATS

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.event)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.event,))

    def place(self, state: Table, choice: int) -> str:
        return AT_SEAT[choice]

    def candidates(self, state: Table) -> list[int]:
        return list(range(state.seats))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        found = state.parts.events[self.event]
        player = state.players[choice]
        state.tell(say.EVENT_STRIKES, choice)
        if found.once == HARM:
            state.do(LoseLives(choice, found.amount, NOTHING))
        elif found.once == DARKEN:
            if crystals_ready(state, choice):
                state.do(DarkenCrystal(choice))
        elif found.once == STUN:
            state.do(GiveDaze(choice, found.amount, player.deaths))
        elif found.once == CALM:
            if player.daze:
                state.tell(say.DAZE_SHED, choice, player.daze)
            player.daze = 0
        else:
            state.do(ChangeCharacter(choice))


class ChooseSteps(NearAsk):
    """Golem's Wrath (LAB-116): the Golem walks 1, 2 or 3 corridors; this is not the Golem Move of the turn."""

    __slots__ = ("most",)

    question: ClassVar = Sentence("ask-choose-steps")
    option: ClassVar = Sentence("choose-steps", "steps")
    rule: ClassVar = "LAB-116"
    names: ClassVar = ("0", "1", "2", "3", "4")

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.most)

    def candidates(self, state: Table) -> list[int]:
        return list(range(1, self.most + 1))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.do(WalkGolem(self.seat, choice, NOTHING))


class LookAtTrap(Branch[Table, Offer]):
    """LAB-116: a face-down trap is turned up, anywhere."""

    __slots__ = ()

    names: ClassVar = NODES
    option: ClassVar = Sentence("see-trap", "node")
    rule: ClassVar = "LAB-116"

    def label(self, state: Table, ask: Offer, option: int) -> Said:
        return towards(self.option, say.SEE_TRAP_IN_CORRIDOR, state.maze, option)

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return [node for node in range(len(NODES)) if face_down_trap(state, node)]

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return None

    def take(self, state: Table, ask: Offer, option: int) -> None:
        assert isinstance(ask, SeeTrap)
        if ask.left > 1:
            state.do(SeeTrap(ask.seat, ask.left - 1))
        turn_trap_up(state, option)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_NODE[option]


LOOKING: Final = Branches(Refuse(), LookAtTrap())


class SeeTrap(Offer):
    """Vision (LAB-116): turn up to three face-down traps up, anywhere."""

    __slots__ = ("left",)

    question: ClassVar = Sentence("ask-see-trap", "left")
    option: ClassVar = LookAtTrap.option
    declined: ClassVar = Sentence("see-no-more")
    rule: ClassVar = "LAB-116"
    branches: ClassVar = LOOKING
    names: ClassVar = LOOKING.names

    def menu(self) -> Branches:
        return LOOKING

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def focus(self, state: Table) -> str:
        return WHOLE_TABLE
