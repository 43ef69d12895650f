"""Refilling the display, the forges and the hands."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.board import reshuffle_creatures, slide_display
from dolmen.games.rune_stones.names import (
    CARD_LIMIT,
    CARDS,
    COLOURS,
    FORGE_COUNT,
    LAST_CREATURE,
    NOTHING,
    SPACE_COUNT,
)
from dolmen.games.rune_stones.sentences import (
    ARTIFACT_TURNED_UP,
    ARTIFACTS_RESHUFFLED,
    CARD_DRAWN,
    CARD_TURNED_UP,
    CARDS_DRAWN,
    CREATURES_RESHUFFLED,
    PILE_RESHUFFLED,
    TOP_CARD_TAKEN,
)
from dolmen.games.rune_stones.state import Table
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import all_but
from dolmen.kernel.step import Arg, Draw, Step


def card_weights(cards: list[int], limit: int) -> list[int]:
    """Return equal weights for all cards of a deck."""
    weights = [0] * limit
    for number in cards:
        weights[number] = 1
    return weights


def creatures_to_come(state: Table) -> bool:
    """RUN-036: make sure that a creature card can be turned up; the common discard is shuffled only when it must be."""
    if not state.creatures and state.discard:
        reshuffle_creatures(state)
        state.tell(CREATURES_RESHUFFLED)
    return bool(state.creatures)


class FillDisplay(Step[Table]):
    """RUN-034, RUN-035, RUN-050: display cards slide right, then empty spaces are filled from the right.

    RUN-037: without cards spaces stay empty, and the next action tries again.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        slide_display(state)
        if NOTHING in state.display and creatures_to_come(state):
            state.do(TURN_UP_CARD, FILL_DISPLAY)


class TurnUpCard(Draw[Table]):
    """RUN-035, RUN-039: the next creature, or dragon, goes on the rightmost empty space."""

    __slots__ = ()

    rule: ClassVar = "RUN-035"
    names: ClassVar = CARDS

    def weights(self, state: Table) -> list[int]:
        return card_weights(state.creatures, LAST_CREATURE + 1)

    def drawn(self, state: Table, random: FastRandom) -> int:
        return state.creatures[random.below(len(state.creatures))]

    def take(self, state: Table, choice: int) -> None:
        state.creatures.remove(choice)
        state.display[rightmost_empty(state)] = choice
        state.tell(CARD_TURNED_UP, state.parts.card(0, choice).kin, choice)


FILL_DISPLAY: Final = FillDisplay()
TURN_UP_CARD: Final = TurnUpCard()


def rightmost_empty(state: Table) -> int:
    """The empty display space with the lowest price."""
    for space in range(SPACE_COUNT - 1, -1, -1):
        if state.display[space] == NOTHING:
            return space
    raise AssertionError("no display space is empty")


class TakeTopCard(Draw[Table]):
    """RUN-072: the top card of the creature deck goes to the player's played pile."""

    __slots__ = ("player",)

    rule: ClassVar = "RUN-072"
    names: ClassVar = CARDS

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def args(self) -> tuple[Arg, ...]:
        return (self.player,)

    def weights(self, state: Table) -> list[int]:
        return card_weights(state.creatures, LAST_CREATURE + 1)

    def drawn(self, state: Table, random: FastRandom) -> int:
        return state.creatures[random.below(len(state.creatures))]

    def take(self, state: Table, choice: int) -> None:
        state.creatures.remove(choice)
        state.players[self.player].stack(choice)
        state.tell(TOP_CARD_TAKEN, self.player, state.parts.card(0, choice).kin, choice)


class RefillForges(Step[Table]):
    """RUN-092, RUN-094: empty forges get an artifact, from K1 to K5, once the action is over and at the end of a turn.

    RUN-093: when the supply is empty, discarded artifacts become the supply.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        for forge in range(FORGE_COUNT):
            if state.forges[forge] == NOTHING:
                if not some(state.artifacts):
                    if not some(state.artifact_discard):
                        return
                    state.artifacts, state.artifact_discard = state.artifact_discard, state.artifacts
                    state.tell(ARTIFACTS_RESHUFFLED)
                state.do(TurnUpArtifact(forge), REFILL_FORGES)
                return


REFILL_FORGES: Final = RefillForges()


class TurnUpArtifact(Draw[Table]):
    """RUN-006, RUN-092: an artifact is turned up on a forge."""

    __slots__ = ("forge",)

    rule: ClassVar = "RUN-092"
    names: ClassVar = COLOURS

    def __init__(self, forge: int) -> None:
        super().__init__()
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.forge,)

    def weights(self, state: Table) -> list[int]:
        return state.artifacts[:]

    def drawn(self, state: Table, random: FastRandom) -> int:
        return random.weighted(state.artifacts)

    def take(self, state: Table, choice: int) -> None:
        state.artifacts[choice] -= 1
        state.forges[self.forge] = choice
        state.tell(ARTIFACT_TURNED_UP, choice, self.forge)


class RefillHand(Step[Table]):
    """RUN-018, RUN-110, RUN-112: draw up to the hand limit, or all that there is; RUN-113: nobody discards down."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        missing = state.hand_limit(self.seat) - len(player.hand)
        count = min(missing, len(player.deck) + len(player.pile))
        if count > 0:
            state.tell_to(all_but(self.seat), CARDS_DRAWN, self.seat, count)
            state.do(DrawCards(self.seat, count))


class DrawCards(Step[Table]):
    """RUN-111, RUN-114: draw; the played pile is shuffled only when a card is needed and the deck is empty."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left)

    def run(self, state: Table) -> None:
        if self.left == 0:
            return
        player = state.players[self.seat]
        if not player.deck:
            player.reshuffle()
            state.tell(PILE_RESHUFFLED, self.seat)
        state.do(DrawCard(self.seat), DrawCards(self.seat, self.left - 1))


class DrawCard(Draw[Table]):
    """RUN-009, RUN-110: a card from the player's deck goes into the hand; only its owner learns which."""

    __slots__ = ("player",)

    rule: ClassVar = "RUN-110"
    names: ClassVar = CARDS
    secret: ClassVar = True

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def args(self) -> tuple[Arg, ...]:
        return (self.player,)

    def weights(self, state: Table) -> list[int]:
        return card_weights(state.players[self.player].deck, CARD_LIMIT)

    def drawn(self, state: Table, random: FastRandom) -> int:
        deck = state.players[self.player].deck
        return deck[random.below(len(deck))]

    def take(self, state: Table, choice: int) -> None:
        state.players[self.player].draw(choice)
        state.tell_to(self.player, CARD_DRAWN, state.card(self.player, choice).kin, choice)
