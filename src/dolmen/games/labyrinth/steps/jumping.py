"""Jumps from and onto bridges: the risky one with a test, the safe one."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat, roll_needed, works
from dolmen.games.labyrinth.hexes import FIRST_CORRIDOR
from dolmen.games.labyrinth.names import FALL, JUMP, LEVITATION, NOTHING, SAFE_JUMP
from dolmen.games.labyrinth.pawns import put_pawn
from dolmen.games.labyrinth.places import AT_NODE
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.dice_tests import OneTest, roll_total, start_test
from dolmen.games.labyrinth.steps.entering import NO_PICK, enter_by_deed, explore
from dolmen.games.labyrinth.steps.lives import GiveDaze, LoseLives
from dolmen.games.labyrinth.steps.moving import seal_cost
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import BUTTON, Arg, Ask, Step

FLY: Final = Sentence("do-fly", "actions")
SAFE_PRICE: Final = 2  # before abilities and items make it cheaper


class Jump(Deed):
    """LAB-034: to the jump partner of the corridor where the character stands; a Seal there makes it dearer."""

    __slots__ = ()

    def cost(self, state: Table, seat: int, option: int) -> int:
        partner = state.maze.partner(state.players[seat].node)
        return self.price if partner == NOTHING else self.price + seal_cost(state, seat, partner)

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return None if state.maze.partner(state.players[seat].node) != NOTHING else say.NO_BRIDGE

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        partner = state.maze.partner(state.players[ask.seat].node)
        name = self.names[option]
        return BUTTON + name if partner == NOTHING else f"{AT_NODE[partner]}/{name}"


class RiskyJump(Jump):
    """LAB-066: a jump test; levitation needs none."""

    __slots__ = ()

    names: ClassVar = ("risky-jump",)
    option: ClassVar = Sentence("do-risky-jump", "need", "actions")
    rule: ClassVar = "LAB-066"

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        price = self.cost(state, ask.seat, option)
        if of_seat(state, ask.seat, LEVITATION):
            return Said(FLY, (price,))
        return Said(self.option, (roll_needed(state, JUMP), price))

    def begin(self, state: Table, seat: int, option: int) -> None:
        if of_seat(state, seat, LEVITATION):
            safe_jump(state, seat)
        else:
            start_test(state, seat, JUMP, 1, JumpTest(seat))


class SafeJump(Jump):
    """LAB-120: a jump without a test, for more actions."""

    __slots__ = ()

    names: ClassVar = ("safe-jump",)
    option: ClassVar = Sentence("do-safe-jump", "actions")
    rule: ClassVar = "LAB-120"
    price: ClassVar = 0

    def cost(self, state: Table, seat: int, option: int) -> int:
        return max(0, SAFE_PRICE + works(state, seat, SAFE_JUMP) + super().cost(state, seat, option))

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return Said(self.option, (self.cost(state, ask.seat, option),))

    def begin(self, state: Table, seat: int, option: int) -> None:
        safe_jump(state, seat)


def safe_jump(state: Table, seat: int) -> None:
    """LAB-120: to the jump partner without a test."""
    node = state.maze.partner(state.players[seat].node)
    state.tell(say.JUMPED, seat, node)
    enter_by_deed(state, seat, node, 0, NOTHING)


class JumpTest(OneTest):
    """LAB-067, LAB-068, LAB-069: success moves to the partner; from the bridge one falls, from below one stays."""

    __slots__ = ()

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return roll_total(state, self.seat, JUMP, rolls[0]) >= roll_needed(state, JUMP)

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        seat = self.seat
        if self.passed(state, rolls):
            safe_jump(state, seat)
            return
        player = state.players[seat]
        partner = state.maze.partner(player.node)
        on_bridge = state.maze.tile_at(player.node).upper == (player.node - FIRST_CORRIDOR) % 3
        landing = partner if on_bridge else player.node
        put_pawn(state, seat, landing)
        state.barred = False
        state.tell(say.FELL, seat, landing)
        numbers = state.parts.numbers
        state.do(
            LoseLives(seat, max(0, numbers.fall_lives + works(state, seat, FALL)), NOTHING),
            GiveDaze(seat, numbers.fall_daze, player.deaths),
            ExploreFallen(seat, player.visit),
        )


class ExploreFallen(Step[Table]):
    """LAB-068, LAB-069, LAB-070: who still lives explores the corridor after the fall, without picking up."""

    __slots__ = ("seat", "visit")

    def __init__(self, seat: int, visit: int) -> None:
        self.seat = seat
        self.visit = visit

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit)

    def run(self, state: Table) -> None:
        if state.players[self.seat].visit == self.visit:
            explore(state, self.seat, NO_PICK, NOTHING)
