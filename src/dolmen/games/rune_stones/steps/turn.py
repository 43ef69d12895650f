"""Rounds and turns: one action, then artifacts may be exchanged, then the hand is refilled; the end of the game."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.board import empty_row
from dolmen.games.rune_stones.names import AT_HAND, AT_OWN_BOARD, NOTHING, ROWS
from dolmen.games.rune_stones.scoring import result, row_points, supply_points
from dolmen.games.rune_stones.sentences import (
    FINAL_SCORING,
    FORCED_PASS,
    GAME_WON,
    LAST_ROUND,
    MUST_ACT,
    ROUND_LIMIT,
    ROUND_STARTED,
    ROW_EXCHANGED,
    ROW_TOO_SHORT,
    ROWS_EXCHANGED,
    TOO_FEW_CARDS,
    TOO_FEW_POINTS,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.forging import ForgeArtifact, why_no_forging
from dolmen.games.rune_stones.steps.refilling import FILL_DISPLAY, REFILL_FORGES, RefillHand
from dolmen.games.rune_stones.steps.stones import StoneWindow, TakeStone, stone_to_take, stones
from dolmen.games.rune_stones.steps.summoning import (
    NextSummon,
    lowest_price,
    points_in_reach,
    why_no_summoning,
)
from dolmen.games.rune_stones.steps.using import PAIR, LayOut, NextItem, PutAway
from dolmen.kernel.branch import Branch, Branches, Decline, Single
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, MAIN, Arg, Step

DO_SUMMON: Final = Sentence("do-summon")
DO_USE: Final = Sentence("do-use")
DO_FORGE: Final = Sentence("do-forge")
DO_PASS: Final = Sentence("do-pass")
PASS_ANYWAY: Final = Sentence("do-pass-anyway")
ACTION_LABELS: Final = (DO_USE, DO_FORGE, PASS_ANYWAY)

SHORTEST_ROW: Final = 2
EXCHANGE_ROW: Final = Sentence("exchange-row", "row")
ROW_FOR_POINTS: Final = Sentence("exchange-row-points", "row", "points")
ROW_FOR_STONE: Final = Sentence("exchange-row-stone", "row", "points")
LOSES_ROW: Final = Sentence("loses-row", "row", "points")
LOSES_ROW_STONE: Final = Sentence("loses-row-stone", "row", "points")
LOSES_ROWS: Final = Sentence("loses-rows", "upper", "lower")
END_OR_EXCHANGE: Final = Sentence("ask-end-or-exchange")
ROW_LABELS: Final = (END_OR_EXCHANGE, EXCHANGE_ROW, ROW_FOR_POINTS, ROW_FOR_STONE, LOSES_ROW, LOSES_ROW_STONE, LOSES_ROWS)


class StartRound(Step[Table]):
    """RUN-013, RUN-015: every round begins with the same start player."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.tell(ROUND_STARTED, state.round)
        state.do(StartTurn(state.first))


class StartTurn(Step[Table]):
    """RUN-016, RUN-017, RUN-018: one action, then perhaps an exchange of artifacts, then the refill."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.exchange_used = False
        state.do(Action(self.seat), EndTurn(self.seat, 0))


class SummonCreatures(Single[Table, "Action"]):
    """RUN-024: action 1."""

    __slots__ = ()

    names: ClassVar = ("summon",)
    option: ClassVar = DO_SUMMON
    rule: ClassVar = "RUN-024"

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return why_no_summoning(state, ask.seat)

    def numbers(self, state: Table, ask: "Action", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_FEW_POINTS:
            return (lowest_price(state), points_in_reach(state, ask.seat, NOTHING))
        return ()

    def take(self, state: Table, ask: "Action", option: int) -> None:
        state.do(NextSummon(ask.seat, 0, 0), FILL_DISPLAY)

    def place(self, state: Table, ask: "Action", option: int) -> str:
        return "act:cards/summon"


class UseCards(Single[Table, "Action"]):
    """RUN-040: action 2. RUN-041: it needs two cards."""

    __slots__ = ()

    names: ClassVar = ("use",)
    option: ClassVar = DO_USE
    rule: ClassVar = "RUN-040"

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return TOO_FEW_CARDS if len(state.players[ask.seat].hand) < PAIR else None

    def numbers(self, state: Table, ask: "Action", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (len(state.players[ask.seat].hand),)

    def take(self, state: Table, ask: "Action", option: int) -> None:
        seat = ask.seat
        state.do(LayOut(seat), NextItem(seat, ()), PutAway(seat), FILL_DISPLAY)

    def place(self, state: Table, ask: "Action", option: int) -> str:
        return "act:cards/use"


class ForgeArtifacts(Single[Table, "Action"]):
    """RUN-076: action 3."""

    __slots__ = ()

    names: ClassVar = ("forge",)
    option: ClassVar = DO_FORGE
    rule: ClassVar = "RUN-076"

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return why_no_forging(state, ask.seat)

    def take(self, state: Table, ask: "Action", option: int) -> None:
        state.do(ForgeArtifact(ask.seat, 0), REFILL_FORGES, FILL_DISPLAY)

    def place(self, state: Table, ask: "Action", option: int) -> str:
        return "act:forge"


class PassTurn(Decline[Table, "Action"]):
    """RUN-019, RUN-020: pass only when none of the three actions is possible."""

    __slots__ = ()

    rule: ClassVar = "RUN-019"
    option: ClassVar = DO_PASS

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        # What is likely and quickly seen comes first.
        if USE.why_not(state, ask, 0) is None or SUMMON.why_not(state, ask, 0) is None or FORGE.why_not(state, ask, 0) is None:
            return MUST_ACT
        return None

    def label(self, state: Table, ask: "Action", option: int) -> Said:
        return Said(self.option if self.why_not(state, ask, option) is None else PASS_ANYWAY)

    def rule_here(self, state: Table, ask: "Action", option: int) -> str:
        return self.rule

    def take(self, state: Table, ask: "Action", option: int) -> None:
        state.tell(FORCED_PASS, ask.seat)


SUMMON: Final = SummonCreatures()
USE: Final = UseCards()
FORGE: Final = ForgeArtifacts()
ACTION: Final = Branches(SUMMON, USE, FORGE, *stones(), PassTurn())


class Action(StoneWindow):
    """RUN-016: summon, use or forge."""

    __slots__ = ()

    topic: ClassVar = "action"
    question: ClassVar = Sentence("ask-action")
    option: ClassVar = DO_SUMMON
    declined: ClassVar = DO_PASS
    rule: ClassVar = "RUN-016"
    branches: ClassVar = ACTION
    names: ClassVar = ACTION.names

    def menu(self) -> Branches:
        return ACTION

    def focus(self, state: Table) -> str:
        return AT_HAND


class End(Single[Table, "EndTurn"]):
    """RUN-018: the hand is refilled and the turn ends, and with it what can be taken back."""

    __slots__ = ()

    names: ClassVar = ("end",)
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "RUN-018"

    def why_not(self, state: Table, ask: "EndTurn", option: int) -> Refusal | None:
        return None

    def role(self, state: Table, ask: "EndTurn", option: int) -> int:
        return END_TURN

    def loses(self, state: Table, ask: "EndTurn", option: int) -> Said | None:
        rows = EXCHANGE_ROWS.options(state, ask)
        if len(rows) > 1:
            return Said(LOSES_ROWS, (row_points(state, ask.seat, 0), row_points(state, ask.seat, 1)))
        if not rows:
            return None
        stone = stone_to_take(state, ask.seat)
        return Said(LOSES_ROW_STONE if stone else LOSES_ROW, (rows[0], row_points(state, ask.seat, rows[0])))

    def take(self, state: Table, ask: "EndTurn", option: int) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.do(RefillHand(ask.seat), REFILL_FORGES, NextTurn(ask.seat))


class ExchangeRow(Branch[Table, "EndTurn"]):
    """RUN-098: exchange a row of at least two artifacts. RUN-106: one row per turn, unless more was agreed."""

    __slots__ = ()

    names: ClassVar = ROWS
    option: ClassVar = EXCHANGE_ROW
    rule: ClassVar = "RUN-098"

    def why_not(self, state: Table, ask: "EndTurn", option: int) -> Refusal | None:
        if ask.rows >= state.rows_per_turn:
            return ROWS_EXCHANGED
        return ROW_TOO_SHORT if state.players[ask.seat].artifacts(option) < SHORTEST_ROW else None

    def add_options(self, state: Table, ask: "EndTurn", found: list[int]) -> None:
        if ask.rows < state.rows_per_turn:
            super().add_options(state, ask, found)

    def numbers(self, state: Table, ask: "EndTurn", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is ROWS_EXCHANGED:
            return (state.rows_per_turn,)
        return (state.players[ask.seat].artifacts(option),)

    def label(self, state: Table, ask: "EndTurn", option: int) -> Said:
        points = row_points(state, ask.seat, option)
        if points == 0:
            return Said(EXCHANGE_ROW, (option,))
        return Said(ROW_FOR_STONE if stone_to_take(state, ask.seat) else ROW_FOR_POINTS, (option, points))

    def role(self, state: Table, ask: "EndTurn", option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: "EndTurn", option: int) -> None:
        state.do(EndTurn(ask.seat, ask.rows + 1))
        exchange_row(state, ask.seat, option)

    def place(self, state: Table, ask: "EndTurn", option: int) -> str:
        return f"row:{option}"


EXCHANGE_ROWS: Final = ExchangeRow()
END_OF_TURN: Final = Branches(End(), EXCHANGE_ROWS, *stones())


class EndTurn(StoneWindow):
    """RUN-097: after the action a row may be exchanged; then the turn ends.

    `rows` says how many rows were exchanged in this turn.
    """

    __slots__ = ("rows",)

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = End.option
    rule: ClassVar = "RUN-097"
    branches: ClassVar = END_OF_TURN
    names: ClassVar = END_OF_TURN.names

    def menu(self) -> Branches:
        return END_OF_TURN

    def __init__(self, seat: int, rows: int) -> None:
        super().__init__(seat)
        self.rows = rows

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.rows)

    def automatic(self, state: Table) -> bool:
        return False

    def asked(self, state: Table) -> Said:
        return Said(END_OR_EXCHANGE if EXCHANGE_ROWS.options(state, self) else self.question)

    def focus(self, state: Table) -> str:
        return AT_OWN_BOARD if len(self.options(state)) > 1 else AT_HAND


def exchange_row(state: Table, seat: int, row: int) -> None:
    """RUN-098: discard a row, score it, take a rune stone; RUN-109: its spaces are free again."""
    count = state.players[seat].artifacts(row)  # RUN-100: a white artifact counts like any other
    points = state.parts.row_points[count]  # RUN-099
    empty_row(state, seat, row)
    state.score(seat, points)
    state.tell(ROW_EXCHANGED, seat, row, count, points)
    if stone_to_take(state, seat):  # RUN-101
        state.do(TakeStone(seat))


class NextTurn(Step[Table]):
    """RUN-015, RUN-117: the next player clockwise; after the last one the round ends."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        points = state.players[self.seat].points
        goal = state.parts.goal
        if points >= goal and sum([player.points >= goal for player in state.players]) == 1:
            state.tell(LAST_ROUND, self.seat, points)
        following = state.seat_after(self.seat)
        state.do(EndRound() if following == state.first else StartTurn(following))


class EndRound(Step[Table]):
    """RUN-115, RUN-116: the game ends after the round in which somebody reached the throne, or after the last agreed one."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.ending():
            state.do(FinishGame())
        elif state.max_rounds and state.round >= state.max_rounds:
            state.tell(ROUND_LIMIT, state.max_rounds)
            state.do(FinishGame())
        else:
            state.round += 1
            state.do(StartRound())


class FinishGame(Step[Table]):
    """RUN-118, RUN-119, RUN-122: final scoring finds the winner, or winners."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for seat in range(state.seats):
            rows = row_points(state, seat, 0) + row_points(state, seat, 1)
            state.tell(FINAL_SCORING, seat, rows, supply_points(state, seat))
        found = result(state)
        for seat in found.winners:
            state.tell(GAME_WON, seat, found.scores[seat])


def whose_turn(state: Table) -> int:
    """RUN-018: the player whose turn it is."""
    return state.next_seat((EndTurn,))
