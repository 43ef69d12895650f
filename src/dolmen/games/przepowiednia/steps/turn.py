"""Rounds and turns: move, then collect or break; spells between the parts; the end of the game."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import CHAINS, NOTHING, SIDE_1B, TEMPLE_COUNT
from dolmen.games.przepowiednia.scoring import result
from dolmen.games.przepowiednia.sentences import (
    ALREADY_BROKEN,
    ALREADY_COLLECTED,
    GAME_WON,
    NO_CHAIN,
    NOT_YET_DONE,
    ROUND_LIMIT,
    ROUND_STARTED,
)
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.breaking import Break, why_not_break
from dolmen.games.przepowiednia.steps.collecting import Collect
from dolmen.games.przepowiednia.steps.moving import Move, MoveVirtual, PlaceFigure
from dolmen.games.przepowiednia.steps.spells import (
    SPELL_RULES,
    SPELLS,
    cast,
    spell_label,
    spell_numbers,
    spells_of,
    why_not_cast,
)
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step

COLLECT: Final = 0
FIRST_BREAK: Final = 1
STOP: Final = 7
FIRST_SPELL: Final = 8

COLLECTED: Final = 1
BROKEN: Final = 2

DO_COLLECT: Final = Sentence("do-collect", "card")
DO_BREAK: Final = Sentence("do-break", "card", "chain", "points")
DO_STOP: Final = Sentence("do-stop")


class StartRound(Step[Table]):
    """PRZ-025: a round begins with the first player."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.tell(ROUND_STARTED, state.round)
        state.do(StartTurn(state.first))


class StartTurn(Step[Table]):
    """PRZ-026: first move the figure, then collect or break.

    PRZ-019, PRZ-028: a figure that is not yet on the ring is placed instead; PRZ-102: then the virtual figure stays.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        seat = self.seat
        state.charge_used = False
        if state.players[seat].figure == NOTHING:
            state.do(PlaceFigure(seat), Action(seat, 0), EndTurn(seat))
        else:
            state.do(Move(seat), MoveVirtual(), Action(seat, 0), EndTurn(seat))


class Action(Ask[Table]):
    """PRZ-040, PRZ-058: on wilderness collect; on a temple collect or break a curse.

    PRZ-122, PRZ-123: with side 1B both are possible on a temple, in either order, each once; `done` says which were.
    """

    __slots__ = ("done",)

    question: ClassVar = Sentence("ask-action")
    option: ClassVar = DO_COLLECT
    rule: ClassVar = "PRZ-040"
    names: ClassVar = ("collect", *CHAINS, "stop", *SPELLS)

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.done)

    def label(self, state: Table, choice: int) -> Said:
        card = state.players[self.seat].figure
        if choice == COLLECT:
            return Said(DO_COLLECT, (card,))
        if choice == STOP:
            return Said(DO_STOP)
        if choice >= FIRST_SPELL:
            return spell_label(state, self.seat, choice - FIRST_SPELL)
        chain = choice - FIRST_BREAK
        return Said(DO_BREAK, (card, chain, state.parts.values[state.parts.space_of[chain]]))

    def rule_of(self, choice: int) -> str:
        if choice >= FIRST_SPELL:
            return SPELL_RULES[choice - FIRST_SPELL]
        return "PRZ-040" if choice == COLLECT else "PRZ-122" if choice == STOP else "PRZ-059"

    def candidates(self, state: Table) -> list[int]:
        chosen = list(range(STOP))
        if state.power(self.seat, SIDE_1B) and self.at_temple(state):
            chosen.append(STOP)
        chosen.extend(range(FIRST_SPELL, FIRST_SPELL + spells_of(state, self.seat)))
        return chosen

    def at_temple(self, state: Table) -> bool:
        """Tell whether the figure stands on a temple."""
        return state.players[self.seat].figure < TEMPLE_COUNT

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == COLLECT:
            return ALREADY_COLLECTED if self.done & COLLECTED else None
        if choice == STOP:
            return None if self.done else NOT_YET_DONE
        if choice >= FIRST_SPELL:
            return why_not_cast(state, self.seat, choice - FIRST_SPELL)
        if self.done & BROKEN:
            return ALREADY_BROKEN
        return why_not_break(state, self.seat, choice - FIRST_BREAK)

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is NO_CHAIN:
            return (choice - FIRST_BREAK,)
        return spell_numbers(state, self.seat, refusal)

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice >= FIRST_SPELL:
            state.do(Action(seat, self.done))
            cast(state, seat, choice - FIRST_SPELL)
        elif choice == COLLECT:
            self.go_on(state, self.done | COLLECTED)
            state.do(Collect(seat))
        elif choice != STOP:
            self.go_on(state, self.done | BROKEN)
            state.do(Break(seat, choice - FIRST_BREAK, 0))

    def go_on(self, state: Table, done: int) -> None:
        """PRZ-122: side 1B may do the other thing as well."""
        if state.power(self.seat, SIDE_1B) and self.at_temple(state) and done != COLLECTED | BROKEN:
            state.do(Action(self.seat, done))


class EndTurn(Ask[Table]):
    """PRZ-027: after step 2 there may be spells; then the turn ends, and with it what can be taken back."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "PRZ-027"
    names: ClassVar = ("end", *SPELLS)

    def automatic(self) -> bool:
        return False

    def label(self, state: Table, choice: int) -> Said:
        return spell_label(state, self.seat, choice - 1) if choice else Said(self.option)

    def rule_of(self, choice: int) -> str:
        return SPELL_RULES[choice - 1] if choice else self.rule

    def candidates(self, state: Table) -> list[int]:
        return list(range(1 + spells_of(state, self.seat)))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return why_not_cast(state, self.seat, choice - 1) if choice else None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return spell_numbers(state, self.seat, refusal)

    def take(self, state: Table, choice: int) -> None:
        if choice:
            state.do(EndTurn(self.seat))
            cast(state, self.seat, choice - 1)
            return
        state.close_undo(UNDO_AFTER_TURN)
        following = state.seat_after(self.seat)
        state.do(EndRound() if following == state.first else StartTurn(following))


class EndRound(Step[Table]):
    """PRZ-085, PRZ-086: the game ends after the round in which somebody placed the fifth marker.

    PRZ-132: or after the agreed number of rounds.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.ending:
            state.do(FinishGame())
        elif state.max_rounds and state.round >= state.max_rounds:
            state.tell(ROUND_LIMIT, state.max_rounds)
            state.do(FinishGame())
        else:
            state.round += 1
            state.do(StartRound())


class FinishGame(Step[Table]):
    """PRZ-002, PRZ-094: final scoring finds the winner."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        found = result(state)
        for seat in found.winners:
            state.tell(GAME_WON, seat, found.scores[seat])


def whose_turn(state: Table) -> int:
    """PRZ-016: the player whose turn it is."""
    return state.next_seat((EndTurn,))
