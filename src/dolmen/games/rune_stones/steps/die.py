"""The die: rolling it, and its benefit."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    AT_HAND,
    AT_OWN_BOARD,
    AT_SUPPLY,
    COLOURS,
    EMPTY_POOL,
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
from dolmen.kernel.branch import Branch, Branches, Decline, Menu
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, PASS, PLAIN, Arg, Draw

DECLINED: Final = 5
THE_DIE: Final = "die:0"
DIE_GEM: Final = Sentence("die-gem", "gem")
DIE_SWAP: Final = Sentence("die-swap", "gem")
DIE_POINTS: Final = Sentence("die-points", "points")
DIE_ORE: Final = Sentence("die-ore")
DIE_CARD: Final = Sentence("die-card")
DIE_AGAIN: Final = Sentence("ask-die-again", "face")
LOSES_BENEFIT: Final = Sentence("loses-benefit", "face")
DIE_LABELS: Final = (DIE_SWAP, DIE_POINTS, DIE_ORE, DIE_CARD, DIE_AGAIN, LOSES_BENEFIT)
TAKE_IT: Final = [4]


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


class Face:
    """A face of the die: what it offers, and what that does; `colour` is the one chosen, where it gives a choice.

    `offers` are its options: the four colours, or simply to take it.
    """

    __slots__ = ("focus", "offers", "rule")

    def __init__(self, rule: str, offers: list[int], focus: str) -> None:
        self.rule = rule
        self.offers = offers
        self.focus = focus

    def why_not(self, state: Table, seat: int, colour: int) -> Refusal | None:
        """Why its benefit cannot be had now, or None."""
        return None

    def take(self, state: Table, seat: int, colour: int) -> None:
        """Receive its benefit."""
        raise AssertionError("a blank face gives nothing")

    def label(self, colour: int) -> Said:
        """Its benefit in words."""
        raise AssertionError("a blank face has no name")

    def place(self, colour: int) -> str:
        """Where its benefit is chosen."""
        return THE_DIE


class GemFace(Face):
    """RUN-068: a gem of a colour of one's choice, if the supply has it."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, colour: int) -> Refusal | None:
        return None if state.gems[colour] else NO_SUCH_GEM

    def take(self, state: Table, seat: int, colour: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, colour, 1), 68))

    def label(self, colour: int) -> Said:
        return Said(DIE_GEM, (colour,))

    def place(self, colour: int) -> str:
        return f"supply:{colour}"


class SwapFace(Face):
    """RUN-069: return a coloured gem for a white one."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, colour: int) -> Refusal | None:
        if not state.gems[WHITE]:
            return NO_WHITE_GEM
        return None if state.players[seat].gems[colour] else NOTHING_TO_SWAP

    def take(self, state: Table, seat: int, colour: int) -> None:
        state.pay_gem(seat, colour)
        if state.sink is not None:
            state.tell(PAID[69], seat, *changed(EMPTY_POOL, colour, 1))
        state.do(Receive(seat, changed(EMPTY_POOL, WHITE, 1), 69))

    def label(self, colour: int) -> Said:
        return Said(DIE_SWAP, (colour,))

    def place(self, colour: int) -> str:
        return f"gem:{colour}"


class PointFace(Face):
    """RUN-070: power points at once."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        super().__init__("RUN-070", TAKE_IT, AT_HAND)
        self.points = points

    def take(self, state: Table, seat: int, colour: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, POINTS, self.points), 70))

    def label(self, colour: int) -> Said:
        return Said(DIE_POINTS, (self.points,))


class OreFace(Face):
    """RUN-071: an ore, if the supply has one."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, colour: int) -> Refusal | None:
        return None if state.ores else NO_ORE

    def take(self, state: Table, seat: int, colour: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, ORE, 1), 71))

    def label(self, colour: int) -> Said:
        return Said(DIE_ORE)


class CardFace(Face):
    """RUN-072: the top card of the creature deck."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, colour: int) -> Refusal | None:
        return None if state.creatures or state.discard else NO_CREATURES

    def take(self, state: Table, seat: int, colour: int) -> None:
        creatures_to_come(state)
        state.do(TakeTopCard(seat))

    def label(self, colour: int) -> Said:
        return Said(DIE_CARD)


# In the order of FACES in names.py.
DIE: Final[tuple[Face, ...]] = (
    GemFace("RUN-068", COLOUR_NUMBERS, AT_SUPPLY),
    SwapFace("RUN-069", COLOUR_NUMBERS, AT_OWN_BOARD),
    PointFace(1),
    PointFace(2),
    OreFace("RUN-071", TAKE_IT, AT_HAND),
    CardFace("RUN-072", TAKE_IT, AT_HAND),
)


class TakeBenefit(Branch[Table, "DieBenefit"]):
    """RUN-067: receive what the die shows; RUN-131: with the stone *double* once more."""

    __slots__ = ()

    names: ClassVar = (*COLOURS, "take")
    option: ClassVar = DIE_GEM
    rule: ClassVar = "RUN-067"

    def candidates(self, state: Table, ask: "DieBenefit") -> list[int]:
        return DIE[ask.face].offers

    def why_not(self, state: Table, ask: "DieBenefit", option: int) -> Refusal | None:
        return DIE[ask.face].why_not(state, ask.seat, option)

    def numbers(self, state: Table, ask: "DieBenefit", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option,) if refusal in (NO_SUCH_GEM, NOTHING_TO_SWAP) else ()

    def label(self, state: Table, ask: "DieBenefit", option: int) -> Said:
        return DIE[ask.face].label(option)

    def rule_here(self, state: Table, ask: "DieBenefit", option: int) -> str:
        return DIE[ask.face].rule

    def role(self, state: Table, ask: "DieBenefit", option: int) -> int:
        return MAIN if DIE[ask.face].offers is TAKE_IT else PLAIN

    def take(self, state: Table, ask: "DieBenefit", option: int) -> None:
        ask.go_on(state, option)
        DIE[ask.face].take(state, ask.seat, option)

    def place(self, state: Table, ask: "DieBenefit", option: int) -> str:
        return DIE[ask.face].place(option)


class DeclineBenefit(Decline[Table, "DieBenefit"]):
    """RUN-073: the benefit may be declined."""

    __slots__ = ()

    option: ClassVar = Sentence("die-decline")

    def loses(self, state: Table, ask: "DieBenefit", option: int) -> Said | None:
        return Said(LOSES_BENEFIT, (ask.face,))

    def take(self, state: Table, ask: "DieBenefit", option: int) -> None:
        if not TAKE_BENEFIT.options(state, ask):
            state.tell(NO_BENEFIT, ask.seat)
            return
        ask.go_on(state, DECLINED)
        state.tell(BENEFIT_DECLINED, ask.seat)


TAKE_BENEFIT: Final = TakeBenefit()
BENEFIT: Final = Branches(TAKE_BENEFIT, DeclineBenefit())


class DieBenefit(Menu[Table]):
    """RUN-073: receive what the die shows, or decline it.

    `left` says how many times it still comes, this one included; `before` is the previous answer.
    """

    __slots__ = ("before", "face", "left")

    topic: ClassVar = "die"
    question: ClassVar = Sentence("ask-die", "face")
    option: ClassVar = DIE_GEM
    declined: ClassVar = DeclineBenefit.option
    rule: ClassVar = "RUN-073"
    branches: ClassVar = BENEFIT
    names: ClassVar = BENEFIT.names

    def menu(self) -> Branches:
        return BENEFIT

    def __init__(self, seat: int, face: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.face = face
        self.left = left
        self.before = before

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.face, self.left, self.before)

    def asked(self, state: Table) -> Said:
        return Said(self.question if self.before == NOTHING else DIE_AGAIN, (self.face,))

    def go_on(self, state: Table, answer: int) -> None:
        """RUN-131: ask for the next time, if there is one; each time is decided separately."""
        if self.left > 1:
            state.do(DieBenefit(self.seat, self.face, self.left - 1, answer))

    def search_options(self, state: Table) -> list[int]:
        """A benefit received twice: colours in order, declining last."""
        options = self.options(state)
        if self.before == DECLINED:
            return [PASS]
        return [choice for choice in options if choice >= self.before or choice == PASS]

    def focus(self, state: Table) -> str:
        return DIE[self.face].focus
