"""Meeting the Golem: its test, and what spares a character."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat, reacts, roll_needed
from dolmen.games.labyrinth.names import GOLEM, GOLEM_BOND, INVIOLABLE, SACRIFICE, SCEPTRE, SEATS
from dolmen.games.labyrinth.pawns import at_node
from dolmen.games.labyrinth.places import AT_ABILITY, AT_ITEM, AT_SEAT
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.dice_tests import OneTest, roll_total, start_test
from dolmen.games.labyrinth.steps.lives import pay_life, return_borne, send_home
from dolmen.games.labyrinth.steps.shared import LetBe, Offer, Refuse
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Arg, Step


def meet_all(state: Table) -> None:
    """LAB-110, LAB-111: every character on the Golem's corridor meets it, in turn order from the active player."""
    seats = at_node(state, state.golem)
    if seats:
        state.do_all([MeetGolem(seat, state.players[seat].visit) for seat in seats])


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


class WaveSceptre(Branch[Table, Offer]):
    """LAB-113: the holder of the Sceptre of Control pays a life."""

    __slots__ = ()

    names: ClassVar = ("sceptre",)
    option: ClassVar = Sentence("use-sceptre")
    rule: ClassVar = "LAB-113"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return ONLY if state.holds(ask.seat, SCEPTRE) else NONE

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        if state.players[ask.seat].daze:
            return say.TOO_DAZED
        return say.LAST_LIFE if state.lives_of(ask.seat) < 2 else None

    def take(self, state: Table, ask: Offer, option: int) -> None:
        pay_life(state, ask.seat)
        state.tell(say.GOLEM_IGNORED, ask.seat)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_ITEM[SCEPTRE]


FACE_OR_WAVE: Final = Branches(LetBe(), WaveSceptre())


class UseSceptre(Offer):
    """LAB-113: the Sceptre of Control pays a life to ignore the Golem this time."""

    __slots__ = ()

    topic: ClassVar = "golem-test"
    question: ClassVar = Sentence("ask-use-sceptre")
    option: ClassVar = WaveSceptre.option
    declined: ClassVar = Sentence("face-golem")
    rule: ClassVar = "LAB-113"
    branches: ClassVar = FACE_OR_WAVE
    names: ClassVar = FACE_OR_WAVE.names

    def menu(self) -> Branches:
        return FACE_OR_WAVE

    def leave(self, state: Table) -> None:
        start_test(state, self.seat, GOLEM, 1, FaceGolem(self.seat))


class FaceGolem(OneTest):
    """LAB-110, LAB-112: below 12 the pawn is sent to its own start space."""

    __slots__ = ()

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return roll_total(state, self.seat, GOLEM, rolls[0]) >= roll_needed(state, GOLEM)

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        if self.passed(state, rolls):
            state.tell(say.TEST_PASSED, self.seat, GOLEM)
        elif reacts(state, self.seat, INVIOLABLE):
            state.do(StayUntouched(self.seat))
        else:
            send_home(state, self.seat)


class TakeSacrificeBack(Branch[Table, Offer]):
    """LAB-113: a Sacrifice comes back from a character, and the High Priestess stays where she is."""

    __slots__ = ()

    names: ClassVar = SEATS
    option: ClassVar = Sentence("take-sacrifice-back", "player")
    rule: ClassVar = "LAB-113"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return [seat for seat in range(state.seats) if seat != ask.seat]

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return None if state.players[option].sacrifices else say.NO_SACRIFICE_THERE

    def take(self, state: Table, ask: Offer, option: int) -> None:
        state.tell(say.TOKEN_TAKEN_BACK, ask.seat, SACRIFICE, option)
        return_borne(state, option, SACRIFICE, 1)
        state.tell(say.GOLEM_IGNORED, ask.seat)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return f"{AT_SEAT[option]}/{AT_ABILITY[INVIOLABLE]}"


HOME_OR_STAY: Final = Branches(Refuse(), TakeSacrificeBack())


class StayUntouched(Offer):
    """LAB-113: the High Priestess may stay, or else she is sent home."""

    __slots__ = ()

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-stay-untouched")
    option: ClassVar = TakeSacrificeBack.option
    declined: ClassVar = Sentence("go-home-then")
    rule: ClassVar = "LAB-113"
    branches: ClassVar = HOME_OR_STAY
    names: ClassVar = HOME_OR_STAY.names

    def menu(self) -> Branches:
        return HOME_OR_STAY

    def leave(self, state: Table) -> None:
        send_home(state, self.seat)
