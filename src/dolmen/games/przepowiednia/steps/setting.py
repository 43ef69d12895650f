"""Setting the table: who begins, the ring, runes, objectives, the virtual player, grids and first crystals."""

from typing import ClassVar

from dolmen.games.przepowiednia.layout import cross_spaces, lay_ring, ring_of
from dolmen.games.przepowiednia.names import (
    EMPTY_POOL,
    GRIDS,
    NOTHING,
    SEATS,
    SIDE_2A,
    SIDE_3A,
    TEMPLE_COUNT,
    TEMPLES,
    VIRTUAL,
    C,
)
from dolmen.games.przepowiednia.occasions import GRID_GIVEN, STARTING
from dolmen.games.przepowiednia.sentences import (
    FIRST_PLAYER,
    GRID_CHOSEN,
    GRID_DEALT,
    OBJECTIVE_REVEALED,
    SIDE_TAKEN,
    START_RUNE,
    VIRTUAL_PLACED,
)
from dolmen.games.przepowiednia.state import Table, changed
from dolmen.games.przepowiednia.steps.breaking import RuneAsk, TurnUpRune
from dolmen.games.przepowiednia.steps.taking import place_all
from dolmen.games.przepowiednia.steps.turn import StartRound
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Draw, Step


class SetTable(Step[Table]):
    """PRZ-133: chance decides in this order: first player, temples, runes, objectives, virtual figure."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.do(LayRing())
        for _ in range(TEMPLE_COUNT):
            state.do(DrawTemple())
        if state.first == NOTHING:
            state.do(DrawFirstPlayer())


class DrawFirstPlayer(Draw[Table]):
    """PRZ-015: chance, or the host, decides who begins."""

    __slots__ = ()

    rule: ClassVar = "PRZ-015"
    names: ClassVar = SEATS

    def weights(self, state: Table) -> list[int]:
        return [1] * state.seats

    def take(self, state: Table, choice: int) -> None:
        state.first = choice


class DrawTemple(Draw[Table]):
    """PRZ-009: the temples are laid out in random order."""

    __slots__ = ()

    rule: ClassVar = "PRZ-009"
    names: ClassVar = TEMPLES

    def weights(self, state: Table) -> list[int]:
        return [0 if temple in state.order else 1 for temple in range(TEMPLE_COUNT)]

    def take(self, state: Table, choice: int) -> None:
        state.order.append(choice)


class LayRing(Step[Table]):
    """PRZ-010, PRZ-012, PRZ-013, PRZ-022: lay out the ring, turn up a rune at each temple, reveal objectives.

    PRZ-011: all crystals lie in the supply. PRZ-024: all else is the same with any number of players.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.tell(FIRST_PLAYER, state.first)
        lay_ring(state, ring_of(state.parts, state.order, state.seats))
        if state.seats < 4:
            cross_spaces(state)
        objectives = [DrawObjective() for _ in range(3 if state.seats == 4 else 2)]
        virtual = [DrawVirtualTemple()] if state.seats == 2 else []
        state.do(*[TurnUpRune(temple) for temple in state.order], *objectives, *virtual, DealGrids())


class DrawObjective(Draw[Table]):
    """PRZ-013: reveal a temple objective; those not drawn are out of the game."""

    __slots__ = ()

    rule: ClassVar = "PRZ-013"
    names: ClassVar = TEMPLES

    def weights(self, state: Table) -> list[int]:
        return [0 if temple in state.objectives else 1 for temple in range(TEMPLE_COUNT)]

    def take(self, state: Table, choice: int) -> None:
        state.objectives.append(choice)
        state.tell(OBJECTIVE_REVEALED, choice)


class DrawVirtualTemple(Draw[Table]):
    """PRZ-098, PRZ-099: with two players the virtual player has five markers and a figure on a random temple."""

    __slots__ = ()

    rule: ClassVar = "PRZ-099"
    names: ClassVar = TEMPLES

    def weights(self, state: Table) -> list[int]:
        return [1] * TEMPLE_COUNT

    def take(self, state: Table, choice: int) -> None:
        state.virtual = choice
        for temple, card in enumerate(state.parts.temples):
            state.tracks[temple * state.parts.spaces + card.virtual_marker] = VIRTUAL
        state.tell(VIRTUAL_PLACED, choice)


class DealGrids(Step[Table]):
    """PRZ-016, PRZ-023: in basic mode the sides 1A, 2A, … are dealt from the first player on.

    PRZ-106, PRZ-107: in advanced mode the last player chooses first, the first player last.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        seats = [(state.first + turn) % state.seats for turn in range(state.seats)]
        choosing = [ChooseGrid(seat) for seat in seats[::-1]] if state.advanced else []
        if not state.advanced:
            for turn, seat in enumerate(seats):
                state.players[seat].side = 2 * turn
                state.tell(GRID_DEALT, seat, 2 * turn)
        placing = [TakeStart(seat) for seat in seats] if state.parts.start else []
        state.do(*choosing, *placing, StartRound())


class TakeStart(Step[Table]):
    """PRZ-017, PRZ-108: take the starting crystals and place them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        place_all(state, self.seat, changed(EMPTY_POOL, C, state.parts.start), STARTING)


class ChooseGrid(Ask[Table]):
    """PRZ-106: choose one of the grids that are left, each with the side that was agreed (PRZ-105)."""

    __slots__ = ()

    topic: ClassVar = "grid"
    question: ClassVar = Sentence("ask-choose-grid")
    option: ClassVar = Sentence("choose-grid", "side")
    rule: ClassVar = "PRZ-106"
    names: ClassVar = GRIDS

    def label(self, state: Table, choice: int) -> Said:
        sides = [*state.grids_left, *(player.side for player in state.players)]
        return Said(self.option, tuple(side for side in sides if side // 2 == choice)[:1])

    def candidates(self, state: Table) -> list[int]:
        return list(range(len(GRIDS)))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if any(side // 2 == choice for side in state.grids_left) else SIDE_TAKEN

    def take(self, state: Table, choice: int) -> None:
        player = state.players[self.seat]
        for side in state.grids_left:
            if side // 2 == choice:
                player.side = side
        state.grids_left.remove(player.side)
        state.tell(GRID_CHOSEN, self.seat, player.side)
        if player.side == SIDE_2A:
            if state.any_colourless:
                place_all(state, self.seat, changed(EMPTY_POOL, C, state.parts.charges), GRID_GIVEN)
            else:
                state.charge(self.seat)
        elif player.side == SIDE_3A:
            state.do(TakeStartRune(self.seat))


class TakeStartRune(RuneAsk):
    """PRZ-117, PRZ-118, PRZ-119: side 3A begins with one of the open runes; its kind will not score."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-start-rune")
    rule: ClassVar = "PRZ-117"

    def take(self, state: Table, choice: int) -> None:
        kind = state.take_rune(self.seat, choice)
        state.players[self.seat].muted = kind
        state.tell(START_RUNE, self.seat, kind)
        if state.hidden[choice]:
            state.do(TurnUpRune(choice))
