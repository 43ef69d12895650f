"""Where a crystal comes from when the supply has none left."""

from typing import ClassVar

from dolmen.games.przepowiednia.names import (
    KIND_COUNT,
    KINDS,
    SEATS,
    TEMPLE_COUNT,
    UPGRADE,
    WILDERNESS,
)
from dolmen.games.przepowiednia.sentences import (
    CRYSTAL_FROM_CARD,
    CRYSTAL_FROM_PLAYER,
    NOT_MOST,
    NOT_ON_CARD,
    NOT_THIS_KIND,
    SPACE_EMPTY,
)
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.nodes import OWN_GRID, ChooseNode
from dolmen.games.przepowiednia.upgrades import place_from_space, space_covered
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask


class TakeFromCard(Ask[Table]):
    """PRZ-053: without colourless crystals in the supply, one comes from a space of an upgrade card."""

    __slots__ = ("node",)

    question: ClassVar = Sentence("ask-take-from-card")
    option: ClassVar = Sentence("take-from-space", "card", "kind")
    rule: ClassVar = "PRZ-053"
    names: ClassVar = tuple(f"{card}:{kind}" for card in WILDERNESS for kind in KINDS)

    def __init__(self, seat: int, node: int) -> None:
        super().__init__(seat)
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.node)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (TEMPLE_COUNT + choice // KIND_COUNT, choice % KIND_COUNT))

    def candidates(self, state: Table) -> list[int]:
        return [
            (card - TEMPLE_COUNT) * KIND_COUNT + kind
            for card in sorted(state.ring)
            if card >= TEMPLE_COUNT and state.parts.wilderness[card - TEMPLE_COUNT].class_ == UPGRADE
            for kind in range(1, KIND_COUNT)
        ]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        card = state.parts.wilderness[choice // KIND_COUNT]
        kind = choice % KIND_COUNT
        if kind not in card.spaces:
            return NOT_ON_CARD
        return None if space_covered(state, card.row, kind) else SPACE_EMPTY

    def place(self, state: Table, choice: int) -> str:
        return f"card:{TEMPLE_COUNT + choice // KIND_COUNT}/space:{choice % KIND_COUNT}"

    def take(self, state: Table, choice: int) -> None:
        card = choice // KIND_COUNT
        place_from_space(state, self.seat, state.parts.wilderness[card].row, choice % KIND_COUNT, self.node)
        state.tell(CRYSTAL_FROM_CARD, self.seat, TEMPLE_COUNT + card)


class TakeFromPlayer(Ask[Table]):
    """PRZ-054: otherwise it comes from the other player who has most of that kind; the taker decides ties."""

    __slots__ = ("kind", "node")

    question: ClassVar = Sentence("ask-take-from-player", "kind")
    option: ClassVar = Sentence("take-from-player", "player")
    rule: ClassVar = "PRZ-054"
    names: ClassVar = SEATS

    def __init__(self, seat: int, kind: int, node: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.kind, self.node)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.kind,))

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def most(self, state: Table) -> int:
        """How many crystals of the kind the richest other player has."""
        return max(state.players[seat].counts[self.kind] for seat in self.candidates(state))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.players[choice].counts[self.kind] == self.most(state) else NOT_MOST

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.players[choice].counts[self.kind], self.most(state))

    def take(self, state: Table, choice: int) -> None:
        state.do(TakeFromNode(self.seat, choice, self.kind, self.node))


class TakeFromNode(ChooseNode):
    """PRZ-055: the taker chooses which node of that player is emptied."""

    __slots__ = ("donor", "kind", "node")

    question: ClassVar = Sentence("ask-take-from-node", "donor:player", "kind")
    option: ClassVar = Sentence("take-from-node", "node")
    rule: ClassVar = "PRZ-055"

    def __init__(self, seat: int, donor: int, kind: int, node: int) -> None:
        super().__init__(seat)
        self.donor = donor
        self.kind = kind
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.donor, self.kind, self.node)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.donor, self.kind))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice,))

    def focus(self, state: Table) -> str:
        return f"{OWN_GRID}:{self.donor}"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.players[self.donor].grid[choice] == self.kind else NOT_THIS_KIND

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (self.kind,)

    def take(self, state: Table, choice: int) -> None:
        state.place_from_player(self.seat, self.donor, choice, self.node)
        state.tell(CRYSTAL_FROM_PLAYER, self.seat, self.donor, self.kind)
