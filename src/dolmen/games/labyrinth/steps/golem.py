"""The Golem Move: the Golem's cards and its steps."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_event, of_seat
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, PLACES
from dolmen.games.labyrinth.names import CENTRAL, COMMAND, GOLEM_CARD, GOLEM_CARDS, NO_MOVE, NOTHING
from dolmen.games.labyrinth.pawns import put_golem, walk_golem
from dolmen.games.labyrinth.places import AT_GOAL, around
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed, golem_at_door
from dolmen.games.labyrinth.steps.face_down import Arriving, TurnUp
from dolmen.games.labyrinth.steps.golem_meeting import meet_all
from dolmen.games.labyrinth.steps.shared import NearAsk
from dolmen.kernel.branch import NONE, ONLY
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Draw, Step

STEP_TO_CORRIDOR: Final[Sentence] = Sentence("step-golem-corridor", "place", "sides:pool")
STEP_TURN_UP: Final[Sentence] = Sentence("golem-turn-up", "place")


class GolemMove(Deed):
    """LAB-099: once a turn; who is kept at home by the Golem (LAB-054) may always do it."""

    __slots__ = ()

    names: ClassVar = ("golem",)
    option: ClassVar = Sentence("do-golem")
    rule: ClassVar = "LAB-099"

    def why_bound(self, state: Table, seat: int, option: int) -> Refusal | None:
        kept = not state.players[seat].daze and kept_at_home(state, seat)
        return None if kept else super().why_bound(state, seat, option)

    def bound_options(self, state: Table, ask: Ask[Table]) -> list[int]:
        return ONLY if self.why_not(state, ask, 0) is None else NONE

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return say.GOLEM_MOVED if state.golem_used and not kept_at_home(state, seat) else None

    def begin(self, state: Table, seat: int, option: int) -> None:
        """A card is turned up; the Mistress of Golems turns up two and chooses."""
        state.golem_used = True
        state.do(DrawGolemCard(seat, (), 2 if of_seat(state, seat, COMMAND) else 1))


def kept_at_home(state: Table, seat: int) -> bool:
    """LAB-054: tell whether the Golem keeps a player on the start space."""
    return state.players[seat].home() and golem_at_door(state, seat)


class DrawGolemCard(Draw[Table]):
    """LAB-010, LAB-099, LAB-162: the top card is turned up; an exhausted deck is shuffled again from its discards."""

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


class ChooseGolemCard(NearAsk):
    """LAB-099: the Mistress of Golems chooses which of her two cards is carried out."""

    __slots__ = ("cards",)

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-golem-card")
    option: ClassVar = Sentence("golem-card", "golem")
    rule: ClassVar = "LAB-099"
    names: ClassVar = GOLEM_CARDS

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.cards)

    def place(self, state: Table, choice: int) -> str:
        return f"golem:{GOLEM_CARDS[choice]}"

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
            put_golem(state, CENTRE)
            state.tell(say.GOLEM_PLACED, CENTRE)
            meet_all(state)
        return
    state.do(WalkGolem(seat, state.parts.golem_steps[card] + of_event(state, GOLEM_CARD), NOTHING))


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
    """LAB-102, LAB-104: the active player chooses the next corridor."""

    __slots__ = ("came", "left")

    topic: ClassVar = "golem"
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

    def place(self, state: Table, choice: int) -> str:
        return AT_GOAL[choice]

    def focus(self, state: Table) -> str:
        return around(state, state.golem)

    def candidates(self, state: Table) -> list[int]:
        return list(state.maze.adjacent(state.golem))

    def way_back(self, state: Table) -> int:
        """LAB-105, LAB-106, LAB-107: where the Golem may not go, because it came from there.

        LAB-108: in a dead end it may, and NOTHING is forbidden.
        """
        if len(state.maze.adjacent(state.golem)) == 1:
            return NOTHING
        return state.golem_back if self.came == NOTHING else self.came

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice != self.way_back(state):
            return None
        return say.GOLEM_NOT_BACK_TURN if self.came == NOTHING else say.GOLEM_NOT_BACK

    def take(self, state: Table, choice: int) -> None:
        if choice >= DOWN:
            state.do(TurnUp(choice - DOWN, state.golem, self.seat), GolemArriving(self.seat, self.left, self.came))
        else:
            arrive_golem(state, self.seat, choice, self.left)


def arrive_golem(state: Table, seat: int, node: int, left: int) -> None:
    """LAB-103, LAB-110, LAB-111: the Golem ignores traps and tokens, but everybody on the corridor meets it."""
    came = state.golem
    walk_golem(state, node)
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
