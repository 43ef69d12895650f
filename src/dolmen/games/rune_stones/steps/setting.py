"""Setting the table: artifacts, druids, first hands, the first display, the start player."""

from bisect import insort
from typing import ClassVar

from dolmen.games.rune_stones.names import (
    AT_HAND,
    CARDS,
    DRUIDS,
    FIRST_DRAGON,
    FORGE_COUNT,
    GEM_COUNT,
    LAST_CREATURE,
    NOTHING,
    SEATS,
)
from dolmen.games.rune_stones.sentences import CARD_TURNED_UP, DRAGON_ASIDE, DRUID_CHOSEN, DRUID_TAKEN, FIRST_PLAYER
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.refilling import RefillHand, TurnUpArtifact, card_weights, rightmost_empty
from dolmen.games.rune_stones.steps.turn import StartRound
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Ask, Draw, Step


class SetTable(Step[Table]):
    """RUN-006, RUN-007, RUN-009: artifacts on the forges, druids are chosen, everybody draws, the display is laid out."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        seats = range(state.seats)
        state.do(StartRound())
        if state.first == NOTHING:
            state.do(DrawFirstPlayer())
        else:
            state.tell(FIRST_PLAYER, state.first)
        state.do(
            *[TurnUpArtifact(forge) for forge in range(FORGE_COUNT)],
            *[ChooseDruid(seat) for seat in seats],
            *[RefillHand(seat) for seat in seats],
            LayDisplay(),
        )


class ChooseDruid(Ask[Table]):
    """RUN-007: choose a druid that nobody has; RUN-008: take a gem of every colour and a white one."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-choose-druid")
    option: ClassVar = Sentence("choose-druid", "druid")
    rule: ClassVar = "RUN-007"
    names: ClassVar = DRUIDS

    def candidates(self, state: Table) -> list[int]:
        return list(range(len(DRUIDS)))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        for player in state.players:
            if player.druid == choice:
                return DRUID_TAKEN
        return None

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].druid = choice
        for gem in range(GEM_COUNT):
            for _ in range(state.parts.start):
                state.take_gem(self.seat, gem)
        state.tell(DRUID_CHOSEN, self.seat, choice)

    def place(self, state: Table, choice: int) -> str:
        return f"druid:{choice}"

    def focus(self, state: Table) -> str:
        return AT_HAND


class LayDisplay(Step[Table]):
    """RUN-011: six creatures are laid out from D6 to D1; RUN-012: then dragons set aside go back into the deck."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if NOTHING in state.display:
            state.do(LayCard(), LayDisplay())
            return
        for dragon in state.aside:
            insort(state.creatures, dragon)
        state.aside = []


class LayCard(Draw[Table]):
    """RUN-011, RUN-012: the next card goes on the next space; a dragon is set aside at once."""

    __slots__ = ()

    rule: ClassVar = "RUN-011"
    names: ClassVar = CARDS

    def weights(self, state: Table) -> list[int]:
        return card_weights(state.creatures, LAST_CREATURE + 1)

    def take(self, state: Table, choice: int) -> None:
        state.creatures.remove(choice)
        if choice >= FIRST_DRAGON:
            insort(state.aside, choice)
            state.tell(DRAGON_ASIDE, choice)
        else:
            state.display[rightmost_empty(state)] = choice
            state.tell(CARD_TURNED_UP, state.parts.card(0, choice).kin, choice)


class DrawFirstPlayer(Draw[Table]):
    """RUN-013: chance, or the host, decides who begins, for the whole game."""

    __slots__ = ()

    rule: ClassVar = "RUN-013"
    names: ClassVar = SEATS

    def weights(self, state: Table) -> list[int]:
        return [1] * state.seats

    def take(self, state: Table, choice: int) -> None:
        state.first = choice
        state.tell(FIRST_PLAYER, choice)
