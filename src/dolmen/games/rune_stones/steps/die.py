"""The die: rolling it, and its benefit."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    COLOURS,
    EMPTY_POOL,
    FACE_CARD,
    FACE_GEM,
    FACE_ORE,
    FACE_P1,
    FACE_P2,
    FACE_SWAP,
    FACES,
    NOTHING,
    ORE,
    POINTS,
    WHITE,
)
from dolmen.games.rune_stones.sentences import (
    BENEFIT_DECLINED,
    DIE_DOUBLED,
    DIE_ROLLED,
    NO_BENEFIT,
    NO_CREATURES,
    NO_ORE,
    NO_SUCH_GEM,
    NO_WHITE_GEM,
    NOTHING_TO_SWAP,
    PAID,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.paying import Receive, changed
from dolmen.games.rune_stones.steps.refilling import TakeTopCard, creatures_to_come
from dolmen.games.rune_stones.steps.taking import COLOUR_NUMBERS
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask, Draw

ACCEPT: Final = 4
DECLINED: Final = 5
DIE_GEM: Final = Sentence("die-gem", "gem")
DIE_SWAP: Final = Sentence("die-swap", "gem")
DIE_POINTS: Final = Sentence("die-points", "points")
DIE_ORE: Final = Sentence("die-ore")
DIE_CARD: Final = Sentence("die-card")
DIE_AGAIN: Final = Sentence("ask-die-again", "face")
LOSES_BENEFIT: Final = Sentence("loses-benefit", "face")
DIE_LABELS: Final = (DIE_SWAP, DIE_POINTS, DIE_ORE, DIE_CARD, DIE_AGAIN, LOSES_BENEFIT)
FACE_RULES: Final = ("RUN-068", "RUN-069", "RUN-070", "RUN-070", "RUN-071", "RUN-072")


class RollDie(Draw[Table]):
    """RUN-067: roll the die; RUN-131: `times` says how often its benefit comes. RUN-073: there is no second roll."""

    __slots__ = ("player", "times")

    rule: ClassVar = "RUN-067"
    names: ClassVar = FACES

    def __init__(self, player: int, times: int) -> None:
        super().__init__()
        self.player = player
        self.times = times

    def args(self) -> tuple[Arg, ...]:
        return (self.player, self.times)

    def weights(self, state: Table) -> list[int]:
        return list(state.parts.faces)

    def take(self, state: Table, choice: int) -> None:
        state.tell(DIE_DOUBLED if self.times > 1 else DIE_ROLLED, self.player, choice)
        state.do(DieBenefit(self.player, choice, self.times, NOTHING))


class DieBenefit(Ask[Table]):
    """RUN-068 to RUN-073: receive what the die shows, or decline it.

    `left` says how many times it still comes, this one included; `before` is the previous answer.
    """

    __slots__ = ("before", "face", "left")

    question: ClassVar = Sentence("ask-die", "face")
    option: ClassVar = DIE_GEM
    declined: ClassVar = Sentence("die-decline")
    rule: ClassVar = "RUN-073"
    names: ClassVar = (*COLOURS, "take")

    def __init__(self, seat: int, face: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.face = face
        self.left = left
        self.before = before

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.face, self.left, self.before)

    def asked(self, state: Table) -> Said:
        return Said(self.question if self.before == NOTHING else DIE_AGAIN, (self.face,))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        if self.face == FACE_GEM:
            return Said(DIE_GEM, (choice,))
        if self.face == FACE_SWAP:
            return Said(DIE_SWAP, (choice,))
        if self.face == FACE_ORE:
            return Said(DIE_ORE)
        if self.face == FACE_CARD:
            return Said(DIE_CARD)
        return Said(DIE_POINTS, (die_points(self.face),))

    def rule_of(self, choice: int) -> str:
        return self.rule if choice == PASS else FACE_RULES[self.face]

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP
        return MAIN if choice == ACCEPT else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        return Said(LOSES_BENEFIT, (self.face,)) if choice == PASS else None

    def candidates(self, state: Table) -> list[int]:
        return [*COLOUR_NUMBERS, PASS] if self.face in (FACE_GEM, FACE_SWAP) else [ACCEPT, PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if self.face == FACE_GEM:
            return None if state.gems[choice] else NO_SUCH_GEM
        if self.face == FACE_SWAP:
            if not state.gems[WHITE]:
                return NO_WHITE_GEM
            return None if state.players[self.seat].gems[choice] else NOTHING_TO_SWAP
        if self.face == FACE_ORE:
            return None if state.ores else NO_ORE
        if self.face == FACE_CARD:
            return None if state.creatures or state.discard else NO_CREATURES
        return None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,) if refusal in (NO_SUCH_GEM, NOTHING_TO_SWAP) else ()

    def search_options(self, state: Table) -> list[int]:
        """A benefit received twice: colours in order, declining last."""
        options = self.options(state)
        if self.before == DECLINED:
            return [PASS]
        return [choice for choice in options if choice >= self.before or choice == PASS]

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == PASS and len(self.options(state)) == 1:
            state.tell(NO_BENEFIT, seat)
            return
        if self.left > 1:
            state.do(DieBenefit(seat, self.face, self.left - 1, DECLINED if choice == PASS else choice))
        if choice == PASS:
            state.tell(BENEFIT_DECLINED, seat)
        elif self.face == FACE_GEM:
            state.do(Receive(seat, changed(EMPTY_POOL, choice, 1), 68))
        elif self.face == FACE_SWAP:
            state.pay_gem(seat, choice)
            if state.sink is not None:
                state.tell(PAID[69], seat, *changed(EMPTY_POOL, choice, 1))
            state.do(Receive(seat, changed(EMPTY_POOL, WHITE, 1), 69))
        elif self.face == FACE_ORE:
            state.do(Receive(seat, changed(EMPTY_POOL, ORE, 1), 71))
        elif self.face == FACE_CARD:
            creatures_to_come(state)
            state.do(TakeTopCard(seat))
        else:
            state.do(Receive(seat, changed(EMPTY_POOL, POINTS, die_points(self.face)), 70))


def die_points(face: int) -> int:
    """RUN-070: the power points on a face."""
    return 1 if face == FACE_P1 else 2 if face == FACE_P2 else 0
