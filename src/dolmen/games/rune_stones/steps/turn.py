"""Rounds and turns: one action, then artifacts may be exchanged, then the hand is refilled; the end of the game."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import NOTHING, ROWS
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
from dolmen.games.rune_stones.steps.stones import (
    FREE,
    FREE_LABELS,
    FREE_RULES,
    TakeStone,
    free_choices,
    stone_to_take,
    use_free,
    why_not_free,
)
from dolmen.games.rune_stones.steps.summoning import (
    NextSummon,
    lowest_price,
    points_in_reach,
    why_no_summoning,
)
from dolmen.games.rune_stones.steps.using import PAIR, LayOut, NextItem, PutAway
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, MAIN, PASS, PLAIN, Arg, Ask, Step

SUMMON: Final = 0
USE: Final = 1
FORGE: Final = 2
ACTIONS: Final = 3
DO_SUMMON: Final = Sentence("do-summon")
DO_USE: Final = Sentence("do-use")
DO_FORGE: Final = Sentence("do-forge")
PASS_ANYWAY: Final = Sentence("do-pass-anyway")
ACTION_LABELS: Final = (DO_SUMMON, DO_USE, DO_FORGE, PASS_ANYWAY)
ACTION_RULES: Final = ("RUN-024", "RUN-040", "RUN-076")

END: Final = 0
FIRST_ROW: Final = 1
AFTER_ROWS: Final = 3
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


def why_no_action(state: Table, seat: int, action: int) -> Refusal | None:
    """RUN-021, RUN-041: why an action cannot be performed now."""
    if action == SUMMON:
        return why_no_summoning(state, seat)
    if action == USE:
        return TOO_FEW_CARDS if len(state.players[seat].hand) < PAIR else None
    return why_no_forging(state, seat)


class Action(Ask[Table]):
    """RUN-016: summon, use or forge; RUN-019, RUN-020: pass only when none of them is possible.

    RUN-022: the stones *exchange* and *joker* may be used before.
    """

    __slots__ = ()

    question: ClassVar = Sentence("ask-action")
    option: ClassVar = DO_SUMMON
    declined: ClassVar = Sentence("do-pass")
    rule: ClassVar = "RUN-016"
    names: ClassVar = ("summon", "use", "forge", *FREE)

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined if self.why_not(state, PASS) is None else PASS_ANYWAY)
        return Said(FREE_LABELS[choice - ACTIONS] if choice >= ACTIONS else ACTION_LABELS[choice])

    def rule_of(self, choice: int) -> str:
        if choice == PASS:
            return "RUN-019"
        return FREE_RULES[choice - ACTIONS] if choice >= ACTIONS else ACTION_RULES[choice]

    def candidates(self, state: Table) -> list[int]:
        return [SUMMON, USE, FORGE, *free_choices(state, self.seat, ACTIONS), PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            for action in range(ACTIONS):
                if why_no_action(state, self.seat, action) is None:
                    return MUST_ACT
            return None
        if choice >= ACTIONS:
            return why_not_free(state, self.seat, choice - ACTIONS)
        return why_no_action(state, self.seat, choice)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for action in range(ACTIONS):
            if why_no_action(state, seat, action) is None:
                found.append(action)
        stuck = not found
        for choice in free_choices(state, seat, ACTIONS):
            if why_not_free(state, seat, choice - ACTIONS) is None:
                found.append(choice)
        if stuck:
            found.append(PASS)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_FEW_POINTS:
            return (lowest_price(state), points_in_reach(state, self.seat, NOTHING))
        return (len(state.players[self.seat].hand),) if refusal is TOO_FEW_CARDS else ()

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            state.tell(FORCED_PASS, seat)
        elif choice == SUMMON:
            state.do(NextSummon(seat, 0, 0), FILL_DISPLAY)
        elif choice == USE:
            state.do(LayOut(seat), NextItem(seat, ()), PutAway(seat), FILL_DISPLAY)
        elif choice == FORGE:
            state.do(ForgeArtifact(seat, 0), REFILL_FORGES, FILL_DISPLAY)
        else:
            state.do(Action(seat))
            use_free(state, seat, choice - ACTIONS)


class EndTurn(Ask[Table]):
    """RUN-097, RUN-106: after the action a row may be exchanged; then the turn ends, and can then no longer be undone.

    `rows` says how many rows were exchanged in this turn.
    """

    __slots__ = ("rows",)

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "RUN-097"
    names: ClassVar = ("end", *ROWS, *FREE)

    def __init__(self, seat: int, rows: int) -> None:
        super().__init__(seat)
        self.rows = rows

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.rows)

    def automatic(self) -> bool:
        return False

    def asked(self, state: Table) -> Said:
        return Said(END_OR_EXCHANGE if self.ready_rows(state) else self.question)

    def label(self, state: Table, choice: int) -> Said:
        if choice == END:
            return Said(self.option)
        if choice >= AFTER_ROWS:
            return Said(FREE_LABELS[choice - AFTER_ROWS])
        row = choice - FIRST_ROW
        points = row_points(state, self.seat, row)
        if points == 0:
            return Said(EXCHANGE_ROW, (row,))
        return Said(ROW_FOR_STONE if stone_to_take(state, self.seat) else ROW_FOR_POINTS, (row, points))

    def rule_of(self, choice: int) -> str:
        if choice == END:
            return "RUN-018"
        return FREE_RULES[choice - AFTER_ROWS] if choice >= AFTER_ROWS else "RUN-098"

    def role(self, state: Table, choice: int) -> int:
        if choice == END:
            return END_TURN
        return PLAIN if choice >= AFTER_ROWS else MAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        rows = self.ready_rows(state) if choice == END else []
        if len(rows) > 1:
            return Said(LOSES_ROWS, (row_points(state, self.seat, 0), row_points(state, self.seat, 1)))
        if not rows:
            return None
        stone = stone_to_take(state, self.seat)
        return Said(LOSES_ROW_STONE if stone else LOSES_ROW, (rows[0], row_points(state, self.seat, rows[0])))

    def ready_rows(self, state: Table) -> list[int]:
        """The rows that can be exchanged now."""
        if self.rows >= state.rows_per_turn:
            return []
        return [row for row in range(len(ROWS)) if state.players[self.seat].artifacts(row) >= SHORTEST_ROW]

    def candidates(self, state: Table) -> list[int]:
        return [END, *range(FIRST_ROW, AFTER_ROWS), *free_choices(state, self.seat, AFTER_ROWS)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == END:
            return None
        if choice >= AFTER_ROWS:
            return why_not_free(state, self.seat, choice - AFTER_ROWS)
        if self.rows >= state.rows_per_turn:
            return ROWS_EXCHANGED
        return ROW_TOO_SHORT if state.players[self.seat].artifacts(choice - FIRST_ROW) < SHORTEST_ROW else None

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        found = [END, *[FIRST_ROW + row for row in self.ready_rows(state)]]
        for choice in free_choices(state, seat, AFTER_ROWS):
            if why_not_free(state, seat, choice - AFTER_ROWS) is None:
                found.append(choice)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is ROWS_EXCHANGED:
            return (state.rows_per_turn,)
        return (state.players[self.seat].artifacts(choice - FIRST_ROW),) if refusal is ROW_TOO_SHORT else ()

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            state.close_undo(UNDO_AFTER_TURN)
            state.do(RefillHand(seat), REFILL_FORGES, NextTurn(seat))
        elif choice >= AFTER_ROWS:
            state.do(EndTurn(seat, self.rows))
            use_free(state, seat, choice - AFTER_ROWS)
        else:
            state.do(EndTurn(seat, self.rows + 1))
            exchange_row(state, seat, choice - FIRST_ROW)


def exchange_row(state: Table, seat: int, row: int) -> None:
    """RUN-098 to RUN-101: discard a row, score it, take a rune stone; RUN-109: its spaces are free again."""
    count = state.players[seat].artifacts(row)
    points = state.parts.row_points[count]
    state.empty_row(seat, row)
    state.score(seat, points)
    state.tell(ROW_EXCHANGED, seat, row, count, points)
    if stone_to_take(state, seat):
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
