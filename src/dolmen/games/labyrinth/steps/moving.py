"""Move, jumps, returning home, setting traps (LAB-052 to LAB-070, LAB-093 to LAB-098, LAB-120, LAB-183)."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat, roll_needed, works
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, FIRST_CORRIDOR, FIRST_KEY, NODES
from dolmen.games.labyrinth.names import FALL, JUMP, LEVITATION, NOTHING, SEAL, SNARES, TRAPS, UNSEEN
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.dice_tests import Tested, roll_total, start_test
from dolmen.games.labyrinth.steps.entering import NO_PICK, NO_TRAP, enter_by_deed, explore
from dolmen.games.labyrinth.steps.face_down import Arriving, TurnUp
from dolmen.games.labyrinth.steps.lives import GiveDaze, LoseLives
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Arg, Ask, Draw, Step


def seal_cost(state: Table, seat: int, node: int) -> int:
    """Seal: for everybody but its owner (LAB-170) a Move or jump into the corridor costs one action more."""
    seals = state.laid[SEAL]
    return 1 if seals and node in seals and state.owner(SEAL) != seat else 0


def move(state: Table, seat: int, place: int) -> None:
    """LAB-052, LAB-053, LAB-055: to an adjacent corridor, to the own start space, or into a face-down tile."""
    player = state.players[seat]
    came = player.node
    if place >= DOWN:
        state.do(TurnUp(place - DOWN, came, seat), PawnArriving(seat))
        return
    state.tell(say.MOVED, seat, place)
    if place == player.start:
        state.put_pawn(seat, place)
        state.barred = False
    elif came == player.start:
        enter_by_deed(state, seat, place, NO_TRAP, NOTHING)
    else:
        enter_by_deed(state, seat, place, 0, came)


class PawnArriving(Arriving):
    """LAB-176: a character before a face-down tile; if that cannot be turned up, it stays without exploring."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def arrive(self, state: Table, node: int) -> None:
        came = state.players[self.seat].node
        state.tell(say.MOVED, self.seat, node)
        enter_by_deed(state, self.seat, node, 0, came)

    def stay(self, state: Table) -> None:
        pass


def safe_jump(state: Table, seat: int) -> None:
    """LAB-120: to the jump partner without a test."""
    node = state.maze.partner(state.players[seat].node)
    state.tell(say.JUMPED, seat, node)
    enter_by_deed(state, seat, node, 0, NOTHING)


def risky_jump(state: Table, seat: int) -> None:
    """LAB-066: a jump test; levitation needs none."""
    if of_seat(state, seat, LEVITATION):
        safe_jump(state, seat)
    else:
        start_test(state, seat, JUMP, 1, JumpTest(seat))


class JumpTest(Tested):
    """LAB-067, LAB-068, LAB-069: success moves to the partner; from the bridge one falls, from below one stays."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

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
        state.put_pawn(seat, landing)
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


def why_not_set_trap(state: Table, seat: int, node: int) -> Refusal | None:
    """LAB-094, LAB-095, LAB-096: where a trap may not be set."""
    if node < FIRST_KEY or node == CENTRE:
        return say.NO_TRAPS_HERE
    if state.traps[node] != NOTHING:
        return say.TRAP_THERE
    players = state.players
    for other in range(len(players)):
        if players[other].node == node and other != seat:
            return say.SOMEBODY_THERE
    return None


def trap_places(state: Table) -> list[int]:
    """LAB-095: key tiles and corridors of face-up tiles."""
    return [*range(FIRST_KEY, FIRST_KEY + 6), *state.maze.corridors()]


def set_trap(state: Table, seat: int) -> None:
    """LAB-093: draw a trap unseen; the Headhunter draws two and looks at them."""
    if of_seat(state, seat, SNARES):
        state.do(ChooseSnare(seat))
        for _ in range(min(2, state.traps_in_pool())):
            state.do(DrawSnare(seat))
    else:
        state.do(SetTrap(seat, 0))


class DrawSnare(Draw[Table]):
    """Snare Master: a trap from the pool that only the Headhunter's player sees."""

    __slots__ = ("hunter",)

    rule: ClassVar = "LAB-093"
    names: ClassVar = TRAPS

    def __init__(self, hunter: int) -> None:
        super().__init__()
        self.hunter = hunter

    def args(self) -> tuple[Arg, ...]:
        return (self.hunter,)

    def key(self) -> str:
        return "DrawSnare"

    def weights(self, state: Table) -> list[int]:
        return state.trap_pool[:]

    def drawn(self, state: Table, random: FastRandom) -> int:
        return random.weighted(state.trap_pool)

    def take(self, state: Table, choice: int) -> None:
        state.trap_pool[choice] -= 1
        state.trap_hand.append(choice)
        state.tell_to(self.hunter, say.TRAP_SEEN, choice)


class ChooseSnare(Ask[Table]):
    """Snare Master: one of the two is placed, the other one is mixed back into the pool."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-choose-snare")
    option: ClassVar = Sentence("choose-snare", "trap")
    rule: ClassVar = "LAB-093"
    names: ClassVar = TRAPS

    def candidates(self, state: Table) -> list[int]:
        return sorted(set(state.trap_hand))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.trap_hand.remove(choice)
        for kind in state.trap_hand:
            state.trap_pool[kind] += 1
        state.trap_hand = [choice]
        state.do(SetTrap(self.seat, 1))


class SetTrap(Ask[Table]):
    """LAB-093 to LAB-098: put the trap face down on a corridor; the own one is allowed and triggers nothing.

    `seen` says that it is the one in the Headhunter's hand.
    """

    __slots__ = ("seen",)

    question: ClassVar = Sentence("ask-set-trap")
    option: ClassVar = Sentence("set-trap", "node")
    rule: ClassVar = "LAB-093"
    names: ClassVar = NODES

    def __init__(self, seat: int, seen: int) -> None:
        super().__init__(seat)
        self.seen = seen

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.seen)

    def candidates(self, state: Table) -> list[int]:
        return [*range(FIRST_KEY), CENTRE, *trap_places(state)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return why_not_set_trap(state, self.seat, choice)

    def options(self, state: Table) -> list[int]:
        found: list[int] = []
        for node in range(FIRST_KEY, CENTRE):
            if why_not_set_trap(state, self.seat, node) is None:
                found.append(node)
        for node in state.maze.corridors():
            if why_not_set_trap(state, self.seat, node) is None:
                found.append(node)
        return found

    def take(self, state: Table, choice: int) -> None:
        if not self.seen:
            state.traps[choice] = UNSEEN
        else:
            state.traps[choice] = state.trap_hand.pop()
            state.trap_seer[choice] = self.seat
        state.tell(say.TRAP_SET, self.seat, choice)
