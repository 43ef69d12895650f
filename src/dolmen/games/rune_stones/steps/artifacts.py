"""An artifact that is being forged: paying for it, and a space for it."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.board import place_artifact
from dolmen.games.rune_stones.names import (
    ANY,
    AT_HAND,
    AT_OWN_BOARD,
    EMPTY_POOL,
    NO_BONUS,
    NOTHING,
    PLACE_COUNT,
    PLACES,
    ROW_LENGTH,
    WHITE,
)
from dolmen.games.rune_stones.sentences import (
    ARTIFACT_FORGED,
    OTHER_PLACE,
    PAID,
    PLACE_TAKEN,
    TOO_FEW_GEMS,
    TOO_FEW_ORES,
    WHITE_PLACE,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.bonus import ForgeBonus
from dolmen.games.rune_stones.steps.paying import FOR_ARTIFACT, Pay
from dolmen.kernel.branch import Branches, Menu, Single
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask

PAY_WITH_ORES: Final = Sentence("pay-with-ores", "price")
PAY_WITHOUT_BONUS: Final = Sentence("pay-without-bonus", "price")
PAYMENT_LABELS: Final = (PAY_WITH_ORES, PAY_WITHOUT_BONUS)


def price_of(artifact: int) -> int:
    """RUN-077, RUN-078: what gems pay for an artifact: its colour, or any for a white one."""
    return ANY if artifact == WHITE else artifact


class PayGems(Single[Table, "PayWith"]):
    """RUN-077: pay with gems, which brings the bonus of the forge."""

    __slots__ = ()

    names: ClassVar = ("gems",)
    option: ClassVar = Sentence("pay-with-gems", "price")
    rule: ClassVar = "RUN-077"

    def why_not(self, state: Table, ask: "PayWith", option: int) -> Refusal | None:
        return TOO_FEW_GEMS if ask.payable(state) < state.parts.forges[ask.forge].price else None

    def numbers(self, state: Table, ask: "PayWith", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.parts.forges[ask.forge].price, ask.payable(state))

    def label(self, state: Table, ask: "PayWith", option: int) -> Said:
        return Said(self.option, (state.parts.forges[ask.forge].price,))

    def take(self, state: Table, ask: "PayWith", option: int) -> None:
        price = price_of(state.artifact_at(ask.forge))
        state.do(
            Pay(ask.seat, price, state.parts.forges[ask.forge].price, EMPTY_POOL, FOR_ARTIFACT),
            PlaceArtifact(ask.seat, ask.forge),
            ForgeBonus(ask.seat, ask.forge),
        )


class PayOres(Single[Table, "PayWith"]):
    """RUN-086: pay with ores; RUN-088: that brings no bonus."""

    __slots__ = ()

    names: ClassVar = ("ores",)
    option: ClassVar = PAY_WITH_ORES
    rule: ClassVar = "RUN-086"

    def why_not(self, state: Table, ask: "PayWith", option: int) -> Refusal | None:
        return TOO_FEW_ORES if state.players[ask.seat].ores < state.parts.forge_ores else None

    def numbers(self, state: Table, ask: "PayWith", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.parts.forge_ores, state.players[ask.seat].ores)

    def label(self, state: Table, ask: "PayWith", option: int) -> Said:
        plain = state.parts.forges[ask.forge].bonus == NO_BONUS
        return Said(PAY_WITH_ORES if plain else PAY_WITHOUT_BONUS, (state.parts.forge_ores,))

    def take(self, state: Table, ask: "PayWith", option: int) -> None:
        state.pay_ores(ask.seat, state.parts.forge_ores)
        state.tell(PAID[79], ask.seat, 0, 0, 0, 0, 0, state.parts.forge_ores, 0)
        state.do(PlaceArtifact(ask.seat, ask.forge))


PAYMENTS: Final = Branches(PayGems(), PayOres())


class PayWith(Menu[Table]):
    """RUN-087: one artifact is paid either with gems only or with ores only."""

    __slots__ = ("forge",)

    topic: ClassVar = "pay-with"
    question: ClassVar = Sentence("ask-pay-with", "gem")
    option: ClassVar = PayGems.option
    rule: ClassVar = "RUN-087"
    branches: ClassVar = PAYMENTS
    names: ClassVar = PAYMENTS.names

    def menu(self) -> Branches:
        return PAYMENTS

    def __init__(self, seat: int, forge: int) -> None:
        super().__init__(seat)
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.forge)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.artifact_at(self.forge),))

    def payable(self, state: Table) -> int:
        """How many gems could pay."""
        return state.payable(self.seat, price_of(state.artifact_at(self.forge)))

    def focus(self, state: Table) -> str:
        return AT_HAND


class PlaceArtifact(Ask[Table]):
    """RUN-080, RUN-083, RUN-084: a free space of its colour in either row; for a white artifact any free space."""

    __slots__ = ("forge",)

    question: ClassVar = Sentence("ask-place", "gem")
    option: ClassVar = Sentence("place-at", "place")
    rule: ClassVar = "RUN-080"
    names: ClassVar = PLACES

    def __init__(self, seat: int, forge: int) -> None:
        super().__init__(seat)
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.forge)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.artifact_at(self.forge),))

    def candidates(self, state: Table) -> list[int]:
        return list(range(PLACE_COUNT))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        artifact = state.artifact_at(self.forge)
        if artifact not in (WHITE, choice % ROW_LENGTH):
            return WHITE_PLACE if choice % ROW_LENGTH == WHITE else OTHER_PLACE
        return None if state.players[self.seat].places[choice] == NOTHING else PLACE_TAKEN

    def options(self, state: Table) -> list[int]:
        artifact = state.artifact_at(self.forge)
        places = state.players[self.seat].places
        found: list[int] = []
        if artifact == WHITE:
            for place in range(PLACE_COUNT):
                if places[place] == NOTHING:
                    found.append(place)
        else:
            for place in range(artifact, PLACE_COUNT, ROW_LENGTH):
                if places[place] == NOTHING:
                    found.append(place)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.artifact_at(self.forge),) if refusal is OTHER_PLACE else ()

    def take(self, state: Table, choice: int) -> None:
        artifact = place_artifact(state, self.seat, self.forge, choice)
        state.tell(ARTIFACT_FORGED, self.seat, artifact, self.forge, choice)

    def place(self, state: Table, choice: int) -> str:
        return f"place:{choice}"

    def focus(self, state: Table) -> str:
        return AT_OWN_BOARD
