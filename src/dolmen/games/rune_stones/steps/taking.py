"""Taking a gem of the player's choice from the supply, or a card from the display."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.board import take_from_display
from dolmen.games.rune_stones.names import AT_DISPLAY, AT_SUPPLY, CARDS, COLOUR_COUNT, COLOURS, EMPTY_POOL, NOTHING, WHITE
from dolmen.games.rune_stones.sentences import (
    CARD_TAKEN,
    DRAGON_HAS_NO_COLOUR,
    NO_SUCH_GEM,
    NOT_THIS_COLOUR,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.paying import Receive, changed
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask

COLOUR_NUMBERS: Final = list(range(COLOUR_COUNT))
TAKE_ANY_CARD: Final = Sentence("ask-take-any-card")


class GemAsk(Ask[Table]):
    """A gem of which colour from the supply? Never white."""

    __slots__ = ()

    topic: ClassVar = "gem"
    names: ClassVar = COLOURS

    def candidates(self, state: Table) -> list[int]:
        return COLOUR_NUMBERS

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,)

    def place(self, state: Table, choice: int) -> str:
        return f"supply:{choice}"

    def focus(self, state: Table) -> str:
        return AT_SUPPLY


class TakeGem(GemAsk):
    """RUN-054: take one available gem of a colour of one's choice."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-take-gem")
    option: ClassVar = Sentence("take-gem", "gem")
    rule: ClassVar = "RUN-054"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.gems[choice] else NO_SUCH_GEM

    def take(self, state: Table, choice: int) -> None:
        state.do(Receive(self.seat, changed(EMPTY_POOL, choice, 1), 54))


class TakeCard(Ask[Table]):
    """RUN-057, RUN-059: take a display card of a colour, or any one, free of charge, onto the played pile."""

    __slots__ = ("colour",)

    question: ClassVar = Sentence("ask-take-card", "kin")
    option: ClassVar = Sentence("take-card", "kin", "number")
    rule: ClassVar = "RUN-057"
    names: ClassVar = CARDS

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.colour)

    def asked(self, state: Table) -> Said:
        return Said(TAKE_ANY_CARD) if self.colour == NOTHING else Said(self.question, (self.colour,))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (state.parts.card(0, choice).kin, choice))

    def rule_here(self, state: Table, choice: int) -> str:
        return "RUN-059" if self.colour == NOTHING else "RUN-057"

    def candidates(self, state: Table) -> list[int]:
        return [number for number in state.display if number != NOTHING]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        kin = state.parts.card(0, choice).kin
        if self.colour in (NOTHING, kin):
            return None
        return DRAGON_HAS_NO_COLOUR if kin == WHITE else NOT_THIS_COLOUR

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (self.colour,) if refusal is NOT_THIS_COLOUR else ()

    def take(self, state: Table, choice: int) -> None:
        take_from_display(state, self.seat, choice)
        state.tell(CARD_TAKEN[59 if self.colour == NOTHING else 57], self.seat, state.parts.card(0, choice).kin, choice)

    def place(self, state: Table, choice: int) -> str:
        return f"card:{choice}"

    def focus(self, state: Table) -> str:
        return AT_DISPLAY
