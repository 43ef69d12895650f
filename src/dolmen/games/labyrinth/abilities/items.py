"""Items that are used as deeds: Hourglass, Vial of Life, Golem Horn, Eye of Truth."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power
from dolmen.games.labyrinth.effects import heal, why_not_heal
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import ABILITY_COUNT, HOURGLASS, NOTHING, VIAL
from dolmen.games.labyrinth.places import AT_NODE
from dolmen.games.labyrinth.pools import return_item
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.golem import WalkGolem
from dolmen.games.labyrinth.steps.shared import NearAsk
from dolmen.games.labyrinth.steps.symbols import face_down_trap, turn_trap_up
from dolmen.kernel.sentence import Refusal, Said, Sentence

EYE_USED = ABILITY_COUNT


class UseHourglass(Power):
    """I09, LAB-160: return it for one more action this turn."""

    def begin(self, state: Table, seat: int) -> None:
        return_item(state, HOURGLASS)
        state.actions += state.parts.items[HOURGLASS].actions_gained
        state.tell(say.ITEM_RETURNED, seat, HOURGLASS)


class UseVial(Power):
    """I10, LAB-160: return it to heal up to two lives."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_not_heal(state, seat)

    def begin(self, state: Table, seat: int) -> None:
        return_item(state, VIAL)
        state.tell(say.ITEM_RETURNED, seat, VIAL)
        state.tell(say.HEALED, seat, heal(state, seat, state.parts.items[VIAL].heals))


class BlowHorn(Power):
    """I14: the Golem walks exactly one corridor, without a card; this is the Golem Move of the turn."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if state.golem_used:
            return say.GOLEM_MOVED
        return say.GOLEM_STUCK if state.rules >= 2 and not state.maze.adjacent(state.golem) else None

    def begin(self, state: Table, seat: int) -> None:
        state.golem_used = True
        state.do(WalkGolem(seat, 1, NOTHING))


class OpenEye(Power):
    """I15: once a turn a face-down trap on the character's or an adjacent corridor is turned up, without being triggered."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if state.used >> EYE_USED & 1:
            return say.USED_THIS_TURN
        return None if LookThroughEye(seat).options(state) else say.NO_HIDDEN_TRAP

    def begin(self, state: Table, seat: int) -> None:
        state.used |= 1 << EYE_USED
        state.do(LookThroughEye(seat))


class LookThroughEye(NearAsk):
    """I15: which trap."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-eye")
    option: ClassVar = Sentence("see-trap", "node")
    rule: ClassVar = "LAB-159"
    names: ClassVar = NODES

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, say.SEE_TRAP_IN_CORRIDOR, state.maze, choice)

    def place(self, state: Table, choice: int) -> str:
        return AT_NODE[choice]

    def candidates(self, state: Table) -> list[int]:
        node = state.players[self.seat].node
        return [other for other in [node, *state.maze.corridors_near(node)] if state.traps[other] != NOTHING]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if face_down_trap(state, choice) else say.TRAP_KNOWN

    def take(self, state: Table, choice: int) -> None:
        turn_trap_up(state, choice)
