"""Persuasion: send the Wraith on the Seer's cell away, roll the Reward die, receive the reward."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.names import (
    CHOOSE_REWARD,
    FACE_COUNT,
    FACES,
    FROM_PERSUASION,
    PERSUASION,
    PERSUASION_REFRESH,
    PERSUASION_VALOUR,
)
from dolmen.games.nawiedzone_krainy.sentences import (
    DO_PERSUADE,
    DO_PERSUADE_COIN,
    DO_PERSUADE_CRATE,
    DO_PERSUADE_ROLL,
    DO_PERSUADE_STAR,
    NO_WRAITH_HERE,
    PERSUADED,
    PERSUASION_VALOUR_GAINED,
    REWARD_CHOSEN,
    REWARD_PECUNIA,
    REWARD_ROLLED,
    TOKEN_REFRESHED,
    TOO_FEW_PERSUASION,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.games.nawiedzone_krainy.steps.gathering import offer_goods
from dolmen.games.nawiedzone_krainy.wraiths import remove_wraith
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, PLAIN, Arg, Ask, Draw, Step

ROLL: Final = 0
FIRST_FACE: Final = 1
ONLY_ROLL: Final = [ROLL]
ROLL_OR_FACE: Final = list(range(FIRST_FACE + FACE_COUNT))
FACE_LABELS: Final[tuple[Sentence, ...]] = (DO_PERSUADE_COIN, DO_PERSUADE_CRATE, DO_PERSUADE_STAR)


class Persuade(Action):
    """NAW-093: send the Wraith on the Seer's cell away; an option is to roll the die, or a face of it."""

    __slots__ = ()

    names: ClassVar = ("persuade", *(f"persuade-{face}" for face in FACES))
    option: ClassVar = DO_PERSUADE
    rule: ClassVar = "NAW-093"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        """NAW-097, NAW-139: rolling; with POG-2 also each of the three rewards, decided before rolling."""
        return ROLL_OR_FACE if state.players[ask.seat].effects[CHOOSE_REWARD] else ONLY_ROLL

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-093, NAW-096: a Wraith on the Seer's cell, anywhere and as often as it can be paid for."""
        player = state.players[ask.seat]
        if not state.wraiths[player.cell]:
            return NO_WRAITH_HERE
        return TOO_FEW_PERSUASION if player.active[PERSUASION] < state.persuasion_cost() else None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        if self.why_not(state, ask, ROLL) is None:
            for option in self.candidates(state, ask):
                found.append(self.first + option)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_FEW_PERSUASION:
            return (state.persuasion_cost(), state.players[ask.seat].active[PERSUASION])
        return ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        cost = state.persuasion_cost()
        if option == ROLL:
            chooses = state.players[ask.seat].effects[CHOOSE_REWARD]
            return Said(DO_PERSUADE_ROLL if chooses else DO_PERSUADE, (cost,))
        reward = state.parts.reward_cards[state.season - 1].rewards[option - FIRST_FACE]
        return Said(FACE_LABELS[option - FIRST_FACE], (cost, reward.pecunia, reward.any, reward.valour))

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return MAIN if self.why_not(state, ask, option) is None else PLAIN

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:persuade cell:{state.players[ask.seat].cell}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-094, NAW-098: pay, remove the Wraith, roll or choose, receive, then the skill."""
        state.do(ask)
        seat = ask.seat
        player = state.players[seat]
        player.exhaust(PERSUASION, state.persuasion_cost())
        remove_wraith(state, player.cell)
        state.tell(PERSUADED, seat, player.cell, state.land.terrain[player.cell])
        if option == ROLL:
            state.do(RollReward(seat))
        else:
            state.tell(REWARD_CHOSEN, seat, option - FIRST_FACE)
            receive_reward(state, seat, option - FIRST_FACE)


class RollReward(Draw[Table]):
    """NAW-094: the Reward die."""

    __slots__ = ("to",)

    rule: ClassVar = "NAW-094"
    names: ClassVar = FACES

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def args(self) -> tuple[Arg, ...]:
        return (self.to,)

    def weights(self, state: Table) -> list[int]:
        return list(state.parts.reward_die)

    def take(self, state: Table, choice: int) -> None:
        state.tell(REWARD_ROLLED, self.to, choice)
        receive_reward(state, self.to, choice)


def receive_reward(state: Table, seat: int, face: int) -> None:
    """NAW-094, NAW-095: Pecunia, goods of the player's choice, valour; NAW-018: Pecunia has no limit."""
    reward = state.parts.reward_cards[state.season - 1].rewards[face]
    player = state.players[seat]
    player.pecunia += reward.pecunia
    if reward.pecunia:
        state.tell(REWARD_PECUNIA, seat, reward.pecunia)
    state.do(FinishPersuasion(seat, reward.valour))
    if reward.any:
        offer_goods(state, seat, reward.any, 0)


class FinishPersuasion(Step[Table]):
    """NAW-098, NAW-131: valour of the reward and of POG-1 as one move; POG-3 refreshes a Persuasion token.

    NAW-138, NAW-140, NAW-150: the bonus of a skill is automatic.
    """

    __slots__ = ("seat", "valour")

    def __init__(self, seat: int, valour: int) -> None:
        self.seat = seat
        self.valour = valour

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.valour)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        valour = self.valour + player.effects[PERSUASION_VALOUR]
        if valour:
            state.earn(self.seat, valour, FROM_PERSUASION)
            state.tell(PERSUASION_VALOUR_GAINED, self.seat, valour)
        if player.refresh(PERSUASION, player.effects[PERSUASION_REFRESH]):
            state.tell(TOKEN_REFRESHED, self.seat, PERSUASION)
