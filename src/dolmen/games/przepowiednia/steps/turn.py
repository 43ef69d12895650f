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
from dolmen.games.przepowiednia.steps.spells import SpellWindow, spells
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Single
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, GIVES_UP, MAIN, PLAIN, WHOLE_TABLE, Arg, Step

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


class CollectHere(Single[Table, "Action"]):
    """PRZ-040: take the crystals of the card on which the figure stands."""

    __slots__ = ()

    names: ClassVar = ("collect",)
    option: ClassVar = DO_COLLECT
    rule: ClassVar = "PRZ-040"

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return ALREADY_COLLECTED if ask.done & COLLECTED else None

    def label(self, state: Table, ask: "Action", option: int) -> Said:
        return Said(self.option, (state.players[ask.seat].figure,))

    def role(self, state: Table, ask: "Action", option: int) -> int:
        return PLAIN if ask.best_curse(state) else MAIN

    def take(self, state: Table, ask: "Action", option: int) -> None:
        ask.go_on_after(state, ask.done | COLLECTED)
        state.do(Collect(ask.seat))

    def place(self, state: Table, ask: "Action", option: int) -> str:
        return f"card:{state.players[ask.seat].figure}/collect"


class BreakCurse(Branch[Table, "Action"]):
    """PRZ-058, PRZ-059: on a temple break its curse by one of the chains."""

    __slots__ = ()

    names: ClassVar = CHAINS
    option: ClassVar = DO_BREAK
    rule: ClassVar = "PRZ-059"

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return ALREADY_BROKEN if ask.done & BROKEN else why_not_break(state, ask.seat, option)

    def add_options(self, state: Table, ask: "Action", found: list[int]) -> None:
        if ask.at_temple(state):
            super().add_options(state, ask, found)

    def numbers(self, state: Table, ask: "Action", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal not in NO_CHAIN:
            return ()
        return chain_colours(state.parts, state.players[ask.seat].figure, option)[: chain_length(option)]

    def label(self, state: Table, ask: "Action", option: int) -> Said:
        card = state.players[ask.seat].figure
        if ask.at_temple(state) and why_not_mark(state, card, option) is not None:
            level = level_above(state, ask.seat, option, True)
            if level:  # PRZ-126: the chain's own space is not free
                price = state.parts.boost[level - 1]
                return Said(DO_BREAK_HIGHER, (card, option, points_of(state, option + level), price))
        return Said(self.option, (card, option, points_of(state, option)))

    def role(self, state: Table, ask: "Action", option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: "Action", option: int) -> None:
        ask.go_on_after(state, ask.done | BROKEN)
        state.do(Break(ask.seat, option, 0))

    def place(self, state: Table, ask: "Action", option: int) -> str:
        return f"card:{state.players[ask.seat].figure}/track:{state.parts.space_of[option]}"


class StopHere(Single[Table, "Action"]):
    """PRZ-122: with side 1B the turn may end after one of the two."""

    __slots__ = ()

    names: ClassVar = ("stop",)
    option: ClassVar = DO_STOP
    rule: ClassVar = "PRZ-122"

    def candidates(self, state: Table, ask: "Action") -> list[int]:
        return ONLY if state.power(ask.seat, SIDE_1B) and ask.at_temple(state) else NONE

    def why_not(self, state: Table, ask: "Action", option: int) -> Refusal | None:
        return None if ask.done else NOT_YET_DONE

    def label(self, state: Table, ask: "Action", option: int) -> Said:
        return Said(EndTurn.option if state.rules >= 2 else self.option)

    def role(self, state: Table, ask: "Action", option: int) -> int:
        return END_TURN if state.rules >= 2 else GIVES_UP

    def loses(self, state: Table, ask: "Action", option: int) -> Said | None:
        if not ask.done & COLLECTED:
            return Said(LOSES_COLLECTING, (state.players[ask.seat].figure,))
        points = ask.best_curse(state)
        return Said(LOSES_CURSE, (points,)) if points else None

    def take(self, state: Table, ask: "Action", option: int) -> None:
        if state.rules >= 2:
            state.agenda.pop()  # the question whether to end the turn, which is answered by this
            end_turn(state, ask.seat)


BREAK: Final = BreakCurse()
ACTION: Final = Branches(CollectHere(), BREAK, StopHere(), *spells())
STOP: Final = ACTION.names.index("stop")


class Action(SpellWindow):
    """PRZ-040, PRZ-058: on wilderness collect; on a temple collect or break a curse.

    PRZ-122, PRZ-123: with side 1B both are possible on a temple, in either order, each once; `done` says which were.
    """

    __slots__ = ("done",)

    question: ClassVar = Sentence("ask-action")
    option: ClassVar = DO_COLLECT
    rule: ClassVar = "PRZ-040"
    branches: ClassVar = ACTION
    names: ClassVar = ACTION.names

    def menu(self) -> Branches:
        return ACTION

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.done)

    def automatic(self, state: Table) -> bool:
        """Ask a player on a temple with enough crystals for a chain, who wants to see why no curse can be broken."""
        return state.rules < 2 or not self.at_temple(state) or state.players[self.seat].crystals() < SHORTEST

    def at_temple(self, state: Table) -> bool:
        """Tell whether the figure stands on a temple."""
        return state.players[self.seat].figure < TEMPLE_COUNT

    def focus(self, state: Table) -> str:
        return f"card:{state.players[self.seat].figure}" if self.at_temple(state) else WHOLE_TABLE

    def best_curse(self, state: Table) -> int:
        """The most points for a curse that can be broken now, without extra crystals, or 0."""
        return max([points_of(state, chain) for chain in BREAK.options(state, self)], default=0)

    def go_on(self, state: Table) -> None:
        state.do(GoOn(self.seat, self.done) if self.done else self)

    def go_on_after(self, state: Table, done: int) -> None:
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


class Finish(Single[Table, SpellWindow]):
    """PRZ-025: the turn ends, and with it what can be taken back."""

    __slots__ = ()

    names: ClassVar = ("end",)
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "PRZ-027"

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        return None

    def role(self, state: Table, ask: SpellWindow, option: int) -> int:
        return END_TURN

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        end_turn(state, ask.seat)


END: Final = Branches(Finish(), *spells())


class EndTurn(SpellWindow):
    """PRZ-027: after step 2 there may be spells; then the turn ends."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = Finish.option
    rule: ClassVar = "PRZ-027"
    branches: ClassVar = END
    names: ClassVar = END.names

    def menu(self) -> Branches:
        return END

    def automatic(self, state: Table) -> bool:
        return False


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
