"""Questions and kinds of options that several chapters share: declining, Crystals, tokens, characters carried off."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystal_ready, use_crystal
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import ITEMS, SEATS
from dolmen.games.labyrinth.places import AT_ITEM, AT_NODE, AT_SEAT, around
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.entering import carry
from dolmen.kernel.branch import Branch, Branches, Decline, Menu
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PLAIN, Arg, Ask

CRYSTALS: Final[tuple[str, ...]] = ("own", "shard")


class NearAsk(Ask[Table]):
    """A question about what happens where the asked player's pawn stands."""

    __slots__ = ()

    def focus(self, state: Table) -> str:
        return around(state, state.players[self.seat].node)


class SeatAsk(NearAsk):
    """Which of the other characters?"""

    __slots__ = ()

    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def place(self, state: Table, choice: int) -> str:
        return AT_SEAT[choice]


class ItemAsk(NearAsk):
    """Which of the items that the asked player holds?"""

    __slots__ = ()

    topic: ClassVar = "offer"
    names: ClassVar = ITEMS

    def candidates(self, state: Table) -> list[int]:
        return state.items_of(self.seat)

    def place(self, state: Table, choice: int) -> str:
        return AT_ITEM[choice]


class Offer(Menu[Table]):
    """Something that a player may use or decline; unless the question says more, nothing happens when it is declined."""

    __slots__ = ()

    def focus(self, state: Table) -> str:
        return around(state, state.players[self.seat].node)

    def leave(self, state: Table) -> None:
        """What happens when the offer is declined."""

    def at_stake(self, state: Table) -> Said | None:
        """What the player would lose by declining."""
        return None


class Refuse(Decline[Table, Offer]):
    """To decline an offer, in the words of its question."""

    __slots__ = ()

    def label(self, state: Table, ask: Offer, option: int) -> Said:
        return Said(ask.declined)

    def loses(self, state: Table, ask: Offer, option: int) -> Said | None:
        return ask.at_stake(state)

    def take(self, state: Table, ask: Offer, option: int) -> None:
        ask.leave(state)


class LetBe(Refuse):
    """To decline where that gives nothing up."""

    __slots__ = ()

    def role(self, state: Table, ask: Offer, option: int) -> int:
        return PLAIN


class CrystalOffer(Offer):
    """Something that a player may pay for with a Crystal; `at` is the place of the Crystals, or of what they pay for."""

    __slots__ = ()

    at: ClassVar[str] = "crystal:"

    def paid(self, state: Table) -> None:
        """What happens when a Crystal has been paid."""
        raise AssertionError(f"{self!r} gives nothing for a Crystal")


class PayWithCrystal(Branch[Table, CrystalOffer]):
    """LAB-072, LAB-122, LAB-125: an own active Crystal, or the one of the Crystal Shard, becomes inactive."""

    __slots__ = ()

    names: ClassVar = CRYSTALS

    def label(self, state: Table, ask: CrystalOffer, option: int) -> Said:
        return Said(say.WITH_SHARD if option else ask.option)

    def rule_here(self, state: Table, ask: CrystalOffer, option: int) -> str:
        return ask.rule

    def why_not(self, state: Table, ask: CrystalOffer, option: int) -> Refusal | None:
        if state.players[ask.seat].daze:
            return say.TOO_DAZED
        return None if crystal_ready(state, ask.seat, option) else say.NO_ACTIVE_CRYSTAL

    def take(self, state: Table, ask: CrystalOffer, option: int) -> None:
        use_crystal(state, ask.seat, option)
        ask.paid(state)

    def place(self, state: Table, ask: CrystalOffer, option: int) -> str:
        return ask.at + CRYSTALS[option]


MAY_PAY: Final = Branches(Refuse(), PayWithCrystal())
MAY_PAY_OR_LET_BE: Final = Branches(LetBe(), PayWithCrystal())


class MayPayCrystal(CrystalOffer):
    """To pay a Crystal for something, or to decline."""

    __slots__ = ()

    names: ClassVar = MAY_PAY.names
    branches: ClassVar = MAY_PAY


class ChooseCrystal(NearAsk):
    """LAB-125: one's own Crystals or the one of the Crystal Shard? By default an active one."""

    __slots__ = ()

    option: ClassVar = Sentence("pay-own-crystal")
    names: ClassVar = CRYSTALS

    def label(self, state: Table, choice: int) -> Said:
        return Said(say.SHARD_CRYSTAL if choice else self.option)

    def candidates(self, state: Table) -> list[int]:
        return [0, 1]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if crystal_ready(state, self.seat, choice) else say.NO_ACTIVE_CRYSTAL

    def place(self, state: Table, choice: int) -> str:
        return "crystal:" + CRYSTALS[choice]


class NodeAsk(Ask[Table]):
    """Which corridor of the whole maze?"""

    __slots__ = ()

    names: ClassVar = NODES

    def place(self, state: Table, choice: int) -> str:
        return AT_NODE[choice]


class CarryVictim(NodeAsk):
    """LAB-065: where a character is carried to, which then explores the corridor without picking anything up."""

    __slots__ = ("victim",)

    option: ClassVar = Sentence("carry-to", "node")
    rule: ClassVar = "LAB-065"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.victim,))

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, say.CARRY_TO_CORRIDOR, state.maze, choice)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.CARRIED, self.victim, choice)
        carry(state, self.victim, choice, 0)
