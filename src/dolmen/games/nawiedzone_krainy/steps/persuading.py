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
from dolmen.games.nawiedzone_krainy.steps.gathering import offer_goods
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw, Step

# A choice: roll the die, or (POG-2) take the reward of a face.
ROLL: Final = 0
FIRST_FACE: Final = 1
FACE_LABELS: Final[tuple[Sentence, ...]] = (DO_PERSUADE_COIN, DO_PERSUADE_CRATE, DO_PERSUADE_STAR)


def persuade_candidates(state: Table, seat: int) -> int:
    """NAW-097, NAW-139: rolling; with POG-2 also each of the three rewards, decided before rolling."""
    return FIRST_FACE + FACE_COUNT if state.players[seat].effects[CHOOSE_REWARD] else FIRST_FACE


def why_not_persuade(state: Table, seat: int) -> Refusal | None:
    """NAW-093, NAW-096: a Wraith on the Seer's cell, anywhere and as often as it can be paid for."""
    player = state.players[seat]
    if not state.wraiths[player.cell]:
        return NO_WRAITH_HERE
    return TOO_FEW_PERSUASION if player.active[PERSUASION] < state.persuasion_cost() else None


def persuade_label(state: Table, seat: int, choice: int) -> Said:
    """A persuasion in words."""
    cost = state.persuasion_cost()
    if choice == ROLL:
        chooses = state.players[seat].effects[CHOOSE_REWARD]
        return Said(DO_PERSUADE_ROLL if chooses else DO_PERSUADE, (cost,))
    reward = state.parts.reward_cards[state.season - 1].rewards[choice - FIRST_FACE]
    return Said(FACE_LABELS[choice - FIRST_FACE], (cost, reward.pecunia, reward.any, reward.valour))


def persuade(state: Table, seat: int, choice: int) -> None:
    """NAW-094, NAW-098: pay, remove the Wraith, roll or choose, receive, then the skill."""
    player = state.players[seat]
    player.exhaust(PERSUASION, state.persuasion_cost())
    state.remove_wraith(player.cell)
    state.tell(PERSUADED, seat, player.cell, state.land.terrain[player.cell])
    if choice == ROLL:
        state.do(RollReward(seat))
    else:
        state.tell(REWARD_CHOSEN, seat, choice - FIRST_FACE)
        receive_reward(state, seat, choice - FIRST_FACE)


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
