"""Rounds and turns: move, then collect or break; spells between the parts; the end of the game."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.chains import chain_colours, chain_length
from dolmen.games.przepowiednia.names import CHAINS, NOTHING, SHORTEST, SIDE_1B, TEMPLE_COUNT
from dolmen.games.przepowiednia.scoring import result, tie_break
from dolmen.games.przepowiednia.sentences import (
    ALREADY_BROKEN,
    ALREADY_COLLECTED,
    GAME_WON,
    LOSES_COLLECTING,
    LOSES_CURSE,
    NO_CHAIN,
    NOT_YET_DONE,
    ROUND_LIMIT,
    ROUND_STARTED,
)
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.breaking import Break, level_above, points_of, why_not_break, why_not_mark
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
from dolmen.kernel.step import END_TURN, GIVES_UP, MAIN, PLAIN, Arg, Ask, Step

COLLECT: Final = 0
FIRST_BREAK: Final = 1
STOP: Final = 7
FIRST_SPELL: Final = 8

COLLECTED: Final = 1
BROKEN: Final = 2

DO_COLLECT: Final = Sentence("do-collect", "card")
DO_BREAK: Final = Sentence("do-break", "card", "chain", "points")
DO_BREAK_HIGHER: Final = Sentence("do-break-higher", "card", "chain", "points", "price")
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
            return Said(EndTurn.option if state.rules >= 2 else DO_STOP)
        if choice >= FIRST_SPELL:
            return spell_label(state, self.seat, choice - FIRST_SPELL)
        chain = choice - FIRST_BREAK
        if self.at_temple(state) and why_not_mark(state, card, chain) is not None:
            level = level_above(state, self.seat, chain, True)
            if level:  # PRZ-126: the chain's own space is not free
                price = state.parts.boost[level - 1]
                return Said(DO_BREAK_HIGHER, (card, chain, points_of(state, chain + level), price))
        return Said(DO_BREAK, (card, chain, points_of(state, chain)))

    def role(self, state: Table, choice: int) -> int:
        if choice == STOP:
            return END_TURN if state.rules >= 2 else GIVES_UP
        if choice >= FIRST_SPELL:
            return PLAIN
        return PLAIN if choice == COLLECT and self.best_curse(state) else MAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        if choice != STOP:
            return None
        if not self.done & COLLECTED:
            return Said(LOSES_COLLECTING, (state.players[self.seat].figure,))
        points = self.best_curse(state)
        return Said(LOSES_CURSE, (points,)) if points else None

    def best_curse(self, state: Table) -> int:
        """The most points for a curse that can be broken now, without extra crystals, or 0."""
        chains = [choice - FIRST_BREAK for choice in range(FIRST_BREAK, STOP) if self.why_not(state, choice) is None]
        return max([points_of(state, chain) for chain in chains], default=0)

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

    def waits(self, state: Table) -> bool:
        """Tell that a player on a temple with enough crystals for a chain is asked, to see why no curse can be broken."""
        return state.rules >= 2 and self.at_temple(state) and state.players[self.seat].crystals() >= SHORTEST

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
        if refusal in NO_CHAIN:
            chain = choice - FIRST_BREAK
            return chain_colours(state.parts, state.players[self.seat].figure, chain)[: chain_length(chain)]
        return spell_numbers(state, self.seat, refusal)

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice >= FIRST_SPELL:
            state.do(GoOn(seat, self.done) if self.done else Action(seat, 0))
            cast(state, seat, choice - FIRST_SPELL)
        elif choice == COLLECT:
            self.go_on(state, self.done | COLLECTED)
            state.do(Collect(seat))
        elif choice != STOP:
            self.go_on(state, self.done | BROKEN)
            state.do(Break(seat, choice - FIRST_BREAK, 0))
        elif state.rules >= 2:
            state.agenda.pop()  # this choice also answers the question whether to end the turn
            end_turn(state, seat)

    def go_on(self, state: Table, done: int) -> None:
        """PRZ-122: side 1B may do the other thing as well."""
        if state.power(self.seat, SIDE_1B) and self.at_temple(state) and done != COLLECTED | BROKEN:
            state.do(GoOn(self.seat, done))


class GoOn(Step[Table]):
    """PRZ-122: ask for the other thing, unless only ending the turn is left; `done` says what was done."""

    __slots__ = ("done", "seat")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.done)

    def run(self, state: Table) -> None:
        action = Action(self.seat, self.done)
        if state.rules < 2 or action.options(state) != [STOP]:
            state.do(action)


class EndTurn(Ask[Table]):
    """PRZ-027: after step 2 there may be spells; then the turn ends, and can then no longer be undone."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "PRZ-027"
    names: ClassVar = ("end", *SPELLS)

    def automatic(self) -> bool:
        return False

    def role(self, state: Table, choice: int) -> int:
        return PLAIN if choice else END_TURN

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
        end_turn(state, self.seat)


def end_turn(state: Table, seat: int) -> None:
    """PRZ-025: the next player, or the next round."""
    state.close_undo(UNDO_AFTER_TURN)
    following = state.seat_after(seat)
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
        tie = tie_break(state)
        if tie is not None:
            state.tell(tie[0], *tie[1])


def whose_turn(state: Table) -> int:
    """PRZ-016: the player whose turn it is."""
    return state.next_seat((EndTurn,))
