"""Step 1 of an exploration: ability tokens on the corridor."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import (
    BURNING,
    CORRIDOR_TOKENS,
    HELLFIRE,
    HELLFIRE_ABILITY,
    NOTHING,
    PASSING,
    PORTAL,
    PORTAL_ABILITY,
    SEAL,
    TOKENS,
    TORNADO,
)
from dolmen.games.labyrinth.places import around
from dolmen.games.labyrinth.pools import return_token, token_owner
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.dice_tests import OneTest, roll_total, start_test
from dolmen.games.labyrinth.steps.entering import NO_PORTAL, carry
from dolmen.games.labyrinth.steps.lives import LoseLives
from dolmen.games.labyrinth.steps.shared import CarryVictim, NearAsk
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw, Step


def waiting_tokens(state: Table, seat: int, flags: int, done: int) -> list[int]:
    """LAB-170, LAB-158: the kinds of tokens that work on a character where it stands; never on their owner."""
    node = state.players[seat].node
    found = []
    for kind in range(CORRIDOR_TOKENS):
        laid = state.laid[kind]
        if not laid or done >> kind & 1 or node not in laid or token_owner(state, kind) == seat:
            continue
        if kind == PORTAL and (flags & NO_PORTAL or len(state.laid[PORTAL]) < 2):
            continue
        found.append(kind)
    return found


class MeetTokens(Step[Table]):
    """LAB-058: all tokens are resolved in the active player's order; `done` holds the kinds already resolved."""

    __slots__ = ("done", "flags", "seat", "visit")

    def __init__(self, seat: int, visit: int, flags: int, done: int) -> None:
        self.seat = seat
        self.visit = visit
        self.flags = flags
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.flags, self.done)

    def run(self, state: Table) -> None:
        if state.players[self.seat].visit == self.visit and waiting_tokens(state, self.seat, self.flags, self.done):
            state.do(NextToken(state.active_seat, self.seat, self.flags, self.done))


class NextToken(NearAsk):
    """LAB-058: which token is resolved next."""

    __slots__ = ("done", "flags", "victim")

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-next-token", "victim:player")
    option: ClassVar = Sentence("next-token", "token")
    rule: ClassVar = "LAB-058"
    names: ClassVar = TOKENS

    def __init__(self, seat: int, victim: int, flags: int, done: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.flags = flags
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim, self.flags, self.done)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.victim,))

    def place(self, state: Table, choice: int) -> str:
        return f"token:{TOKENS[choice]}"

    def candidates(self, state: Table) -> list[int]:
        return waiting_tokens(state, self.victim, self.flags, self.done)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        victim = self.victim
        player = state.players[victim]
        state.do(MeetTokens(victim, player.visit, self.flags, self.done | 1 << choice))
        if choice == HELLFIRE:
            start_test(state, victim, BURNING, 1, Burn(victim))
        elif choice == PORTAL:
            start_test(state, victim, PASSING, 1, SlipThrough(victim))
        elif choice == TORNADO:
            return_token(state, TORNADO, player.node)
            state.tell(say.TORNADO_CAME, victim)
            if state.maze.corridors_near(player.node):
                owner = token_owner(state, TORNADO)
                state.do(Blow(state.seat_after(victim) if owner == NOTHING else owner, victim))
        else:
            return_token(state, SEAL, player.node)
            state.tell(say.SEAL_BROKEN, victim)


class Burn(OneTest):
    """Hellfire (LAB-167): a failed test costs a life; the token returns in either case."""

    __slots__ = ()

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return roll_total(state, self.seat, BURNING, rolls[0]) >= state.parts.abilities[HELLFIRE_ABILITY].difficulty

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        return_token(state, HELLFIRE, state.players[self.seat].node)
        if self.passed(state, rolls):
            state.tell(say.TEST_PASSED, self.seat, BURNING)
        else:
            state.tell(say.BURNT, self.seat)
            state.do(LoseLives(self.seat, 1, NOTHING))


class SlipThrough(OneTest):
    """Chaos Portal (LAB-167): a failed test carries the character to a random other portal."""

    __slots__ = ()

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        """Return False: even a success may be repeated, because failure leads to another portal."""
        return False

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        if roll_total(state, self.seat, PASSING, rolls[0]) < state.parts.abilities[PORTAL_ABILITY].difficulty:
            state.do(DrawPortal(self.seat))
        else:
            state.tell(say.TEST_PASSED, self.seat, PASSING)


class DrawPortal(Draw[Table]):
    """LAB-065: chance decides at which other portal a character comes out; it explores there without that portal."""

    __slots__ = ("victim",)

    rule: ClassVar = "LAB-065"
    names: ClassVar = NODES

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.victim,)

    def weights(self, state: Table) -> list[int]:
        here = state.players[self.victim].node
        weights = [0] * len(NODES)
        for node in state.laid[PORTAL]:
            if node != here:
                weights[node] = 1
        return weights

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.CARRIED, self.victim, choice)
        carry(state, self.victim, choice, NO_PORTAL)


class Blow(CarryVictim):
    """Tornado (LAB-065): the Sorceress's player moves the character to an adjacent corridor."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-blow", "victim:player")

    def focus(self, state: Table) -> str:
        return around(state, state.players[self.victim].node)

    def candidates(self, state: Table) -> list[int]:
        return state.maze.corridors_near(state.players[self.victim].node)
