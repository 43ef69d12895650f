"""The Golem: its cards, its steps, and meeting it (LAB-099 to LAB-114)."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_event, of_seat, reacts, roll_needed
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, PLACES
from dolmen.games.labyrinth.names import (
    CENTRAL,
    COMMAND,
    GOLEM,
    GOLEM_BOND,
    GOLEM_CARD,
    GOLEM_CARDS,
    INVIOLABLE,
    NO_MOVE,
    NOTHING,
    SACRIFICE,
    SCEPTRE,
    SEATS,
)
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.dice_tests import Tested, roll_total, start_test
from dolmen.games.labyrinth.steps.face_down import Arriving, TurnUp
from dolmen.games.labyrinth.steps.lives import pay_life, return_sacrifice, send_home
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PASS, PLAIN, Arg, Ask, Draw, Step

STEP_TO_CORRIDOR: Final[Sentence] = Sentence("step-golem-corridor", "place", "sides:pool")
STEP_TURN_UP: Final[Sentence] = Sentence("golem-turn-up", "place")


def move_golem(state: Table, seat: int) -> None:
    """LAB-099: the deed Golem Move: turn up a card; the Mistress of Golems turns up two and chooses."""
    state.golem_used = True
    state.do(DrawGolemCard(seat, (), 2 if of_seat(state, seat, COMMAND) else 1))


class DrawGolemCard(Draw[Table]):
    """LAB-010, LAB-099, LAB-162: the top card is turned up; an exhausted deck is shuffled anew from its discards."""

    __slots__ = ("cards", "mover", "needed")

    rule: ClassVar = "LAB-099"
    names: ClassVar = GOLEM_CARDS

    def __init__(self, mover: int, cards: tuple[int, ...], needed: int) -> None:
        super().__init__()
        self.mover = mover
        self.cards = cards
        self.needed = needed

    def args(self) -> tuple[Arg, ...]:
        return (self.mover, self.cards, self.needed)

    def key(self) -> str:
        return "DrawGolemCard"

    def weights(self, state: Table) -> list[int]:
        return state.golem_deck[:] if some(state.golem_deck) else state.golem_discard[:]

    def drawn(self, state: Table, random: FastRandom) -> int:
        return random.weighted(state.golem_deck if some(state.golem_deck) else state.golem_discard)

    def take(self, state: Table, choice: int) -> None:
        if not some(state.golem_deck):
            state.golem_deck, state.golem_discard = state.golem_discard, state.golem_deck
            state.tell(say.GOLEM_SHUFFLED)
        state.golem_deck[choice] -= 1
        state.tell(say.GOLEM_CARD_DRAWN, self.mover, choice)
        cards = (*self.cards, choice)
        if len(cards) < self.needed and (some(state.golem_deck) or some(state.golem_discard)):
            state.do(DrawGolemCard(self.mover, cards, self.needed))
            return
        for card in cards:
            state.golem_discard[card] += 1
        if len(set(cards)) > 1 and (state.rules < 2 or any(moves_golem(state, card) for card in cards)):
            state.do(ChooseGolemCard(self.mover, cards))
        else:
            carry_out_card(state, self.mover, cards[0])


class ChooseGolemCard(Ask[Table]):
    """LAB-099: the Mistress of Golems chooses which of her two cards is carried out."""

    __slots__ = ("cards",)

    question: ClassVar = Sentence("ask-golem-card")
    option: ClassVar = Sentence("golem-card", "golem")
    rule: ClassVar = "LAB-099"
    names: ClassVar = GOLEM_CARDS

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.cards)

    def candidates(self, state: Table) -> list[int]:
        return sorted(set(self.cards))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        carry_out_card(state, self.seat, choice)


def moves_golem(state: Table, card: int) -> bool:
    """LAB-109, LAB-114: tell whether a card would move the Golem at all."""
    if card == CENTRAL:
        return state.golem != CENTRE
    return card != NO_MOVE and len(state.maze.adjacent(state.golem)) > 0


def carry_out_card(state: Table, seat: int, card: int) -> None:
    """LAB-100, LAB-101, LAB-114: walk, stay, or go to the centre."""
    if card == NO_MOVE:
        return
    if card == CENTRAL:
        if state.golem != CENTRE:
            state.put_golem(CENTRE)
            state.tell(say.GOLEM_PLACED, CENTRE)
            meet_all(state)
        return
    state.do(WalkGolem(seat, state.parts.golem_steps[card] + of_event(state, GOLEM_CARD), NOTHING))


def meet_all(state: Table) -> None:
    """LAB-110, LAB-111: every character on the Golem's corridor meets it, in turn order from the active player."""
    seats = state.at_node(state.golem)
    if seats:
        state.do_all([MeetGolem(seat, state.players[seat].visit) for seat in seats])


class WalkGolem(Step[Table]):
    """LAB-100, LAB-109: the Golem walks `left` more corridors; `came` is the one it has just left."""

    __slots__ = ("came", "left", "seat")

    def __init__(self, seat: int, left: int, came: int) -> None:
        self.seat = seat
        self.left = left
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.came)

    def run(self, state: Table) -> None:
        if self.left > 0 and state.maze.adjacent(state.golem):
            state.do(StepGolem(self.seat, self.left, self.came))


class StepGolem(Ask[Table]):
    """LAB-102, LAB-104 to LAB-108: the active player chooses the next corridor, not straight back except in a dead end."""

    __slots__ = ("came", "left")

    question: ClassVar = Sentence("ask-step-golem", "left")
    option: ClassVar = Sentence("step-golem", "place")
    rule: ClassVar = "LAB-100"
    names: ClassVar = PLACES

    def __init__(self, seat: int, left: int, came: int) -> None:
        super().__init__(seat)
        self.left = left
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.came)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def label(self, state: Table, choice: int) -> Said:
        return towards(STEP_TURN_UP if choice >= DOWN else self.option, STEP_TO_CORRIDOR, state.maze, choice)

    def candidates(self, state: Table) -> list[int]:
        return list(state.maze.adjacent(state.golem))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        back = state.golem_back if self.came == NOTHING else self.came
        if choice == back and len(state.maze.adjacent(state.golem)) > 1:
            return say.GOLEM_NOT_BACK_TURN if self.came == NOTHING else say.GOLEM_NOT_BACK
        return None

    def options(self, state: Table) -> list[int]:
        found = list(state.maze.adjacent(state.golem))
        if len(found) > 1:
            back = state.golem_back if self.came == NOTHING else self.came
            if back in found:
                found.remove(back)
        return found

    def take(self, state: Table, choice: int) -> None:
        if choice >= DOWN:
            state.do(TurnUp(choice - DOWN, state.golem, self.seat), GolemArriving(self.seat, self.left, self.came))
        else:
            arrive_golem(state, self.seat, choice, self.left)


def arrive_golem(state: Table, seat: int, node: int, left: int) -> None:
    """LAB-103, LAB-110, LAB-111: the Golem ignores traps and tokens, but everybody on the corridor meets it."""
    came = state.golem
    state.walk_golem(node)
    state.tell(say.GOLEM_WALKED, node)
    state.do(WalkGolem(seat, left - 1, came))
    meet_all(state)


class GolemArriving(Arriving):
    """LAB-176: the Golem before a face-down tile; if that cannot be turned up, the step is spent."""

    __slots__ = ("came", "left", "seat")

    def __init__(self, seat: int, left: int, came: int) -> None:
        self.seat = seat
        self.left = left
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.came)

    def arrive(self, state: Table, node: int) -> None:
        arrive_golem(state, self.seat, node, self.left)

    def stay(self, state: Table) -> None:
        state.do(WalkGolem(self.seat, self.left - 1, self.came))


class MeetGolem(Step[Table]):
    """LAB-110, LAB-113: a character and the Golem come together."""

    __slots__ = ("seat", "visit")

    def __init__(self, seat: int, visit: int) -> None:
        self.seat = seat
        self.visit = visit

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        if player.visit != self.visit:
            return
        if of_seat(state, self.seat, GOLEM_BOND):
            state.tell(say.GOLEM_IGNORED, self.seat)
        else:
            state.do(UseSceptre(self.seat))


class UseSceptre(Ask[Table]):
    """LAB-113: the Sceptre of Control pays a life to ignore the Golem this time."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-use-sceptre")
    option: ClassVar = Sentence("use-sceptre")
    declined: ClassVar = Sentence("face-golem")
    rule: ClassVar = "LAB-113"
    names: ClassVar = ("sceptre",)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined) if choice == PASS else Said(self.option)

    def candidates(self, state: Table) -> list[int]:
        return [PASS, 0] if state.holds(self.seat, SCEPTRE) else [PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if state.players[self.seat].daze:
            return say.TOO_DAZED
        return say.LAST_LIFE if state.lives_of(self.seat) < 2 else None

    def role(self, state: Table, choice: int) -> int:
        return PLAIN

    def options(self, state: Table) -> list[int]:
        return [PASS, 0] if state.holds(self.seat, SCEPTRE) and self.why_not(state, 0) is None else [PASS]

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            start_test(state, self.seat, GOLEM, 1, FaceGolem(self.seat))
        else:
            pay_life(state, self.seat)
            state.tell(say.GOLEM_IGNORED, self.seat)


class FaceGolem(Tested):
    """LAB-110, LAB-112: below 12 the pawn is sent to its own start space."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return roll_total(state, self.seat, GOLEM, rolls[0]) >= roll_needed(state, GOLEM)

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        if self.passed(state, rolls):
            state.tell(say.TEST_PASSED, self.seat, GOLEM)
        elif reacts(state, self.seat, INVIOLABLE):
            state.do(StayUntouched(self.seat))
        else:
            send_home(state, self.seat)


class StayUntouched(Ask[Table]):
    """LAB-113: the High Priestess takes a Sacrifice back from a character and stays."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-stay-untouched")
    option: ClassVar = Sentence("take-sacrifice-back", "player")
    declined: ClassVar = Sentence("go-home-then")
    rule: ClassVar = "LAB-113"
    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [PASS, *(seat for seat in range(state.seats) if seat != self.seat)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS or state.players[choice].sacrifices:
            return None
        return say.NO_SACRIFICE_THERE

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            send_home(state, self.seat)
        else:
            state.tell(say.TOKEN_TAKEN_BACK, self.seat, SACRIFICE, choice)
            return_sacrifice(state, choice)
            state.tell(say.GOLEM_IGNORED, self.seat)
