"""Set Trap: drawing a trap and putting it face down on a corridor."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.hexes import CENTRE, FIRST_KEY
from dolmen.games.labyrinth.names import KEY_COUNT, NOTHING, SNARES, TRAPS, UNSEEN
from dolmen.games.labyrinth.pools import any_trap_in_pool, traps_in_pool
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.shared import NearAsk, NodeAsk
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw

SET_IN_CORRIDOR: Final[Sentence] = Sentence("set-trap-corridor", "node", "sides:pool")


class LayTrap(Deed):
    """LAB-093, LAB-098: the deed Set Trap needs a trap in the pool and a place for it."""

    __slots__ = ()

    names: ClassVar = ("set-trap",)
    option: ClassVar = Sentence("do-set-trap")
    rule: ClassVar = "LAB-093"

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if not any_trap_in_pool(state):
            return say.NO_TRAPS_LEFT
        for node in range(FIRST_KEY, FIRST_KEY + KEY_COUNT):
            if why_not_set_trap(state, seat, node) is None:
                return None
        for node in state.maze.corridors():
            if why_not_set_trap(state, seat, node) is None:
                return None
        return say.TRAP_THERE

    def begin(self, state: Table, seat: int, option: int) -> None:
        """LAB-093: a trap is drawn unseen; the Headhunter draws two and looks at them."""
        if of_seat(state, seat, SNARES):
            state.do(ChooseSnare(seat))
            for _ in range(min(2, traps_in_pool(state))):
                state.do(DrawSnare(seat))
        else:
            state.do(SetTrap(seat, 0))


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


class ChooseSnare(NearAsk):
    """Snare Master: one of the two is placed, the other one is mixed back into the pool."""

    __slots__ = ()

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-choose-snare")
    option: ClassVar = Sentence("choose-snare", "trap")
    rule: ClassVar = "LAB-093"
    names: ClassVar = TRAPS

    def place(self, state: Table, choice: int) -> str:
        return f"trap:{TRAPS[choice]}"

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


class SetTrap(NodeAsk):
    """LAB-093, LAB-098: put the trap face down on a corridor; under one's own pawn it triggers nothing.

    `seen` says that it is the one in the Headhunter's hand.
    """

    __slots__ = ("seen",)

    question: ClassVar = Sentence("ask-set-trap")
    option: ClassVar = Sentence("set-trap", "node")
    rule: ClassVar = "LAB-093"

    def __init__(self, seat: int, seen: int) -> None:
        super().__init__(seat)
        self.seen = seen

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.seen)

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, SET_IN_CORRIDOR, state.maze, choice)

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
