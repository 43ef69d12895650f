"""Learn a skill and train for another Action token, in the Districts."""

from typing import ClassVar

from dolmen.games.nawiedzone_krainy.names import CITY_ANYWHERE, FROM_SKILLS, FROM_TRAINING, SKILLS, TRACK_COUNT, TRACKS
from dolmen.games.nawiedzone_krainy.sentences import (
    DO_LEARN,
    DO_TRAIN,
    DO_TRAIN_FULL,
    DO_TRAIN_LAST,
    LEARNT,
    NO_CUBE_TO_LEARN,
    NOT_AT_SCHOOL,
    NOT_AT_TRAINING,
    NOT_IN_KALENA,
    SKILL_COSTS,
    SKILL_KNOWN,
    TOO_POOR_TO_TRAIN,
    TRACK_COMPLETED,
    TRACK_FULL,
    TRAINED,
)
from dolmen.games.nawiedzone_krainy.skills import learn, learnt, leftmost_slot
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said
from dolmen.kernel.step import MAIN, PLAIN, Ask


class Learn(Action):
    """NAW-105: learn a skill; an option is its card."""

    __slots__ = ()

    names: ClassVar = tuple(f"learn-{skill}" for skill in SKILLS)
    option: ClassVar = DO_LEARN
    rule: ClassVar = "NAW-105"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return state.skills

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-104, NAW-105, NAW-108: in a District, a skill not yet learned, its goods and a cube."""
        player = state.players[ask.seat]
        if learnt(state, ask.seat, state.parts.skills[option].deck):
            return SKILL_KNOWN
        if not state.at_school(ask.seat):
            return NOT_IN_KALENA if player.effects[CITY_ANYWHERE] else NOT_AT_SCHOOL
        if not player.has_goods(state.parts.skills[option].cost):
            return SKILL_COSTS
        return NO_CUBE_TO_LEARN if player.cubes == 0 else None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        player = state.players[ask.seat]
        if player.cubes == 0 or not some(player.goods) or not state.at_school(ask.seat):
            return
        first = self.first
        for skill in state.skills:
            if player.has_goods(state.parts.skills[skill].cost) and self.why_not(state, ask, skill) is None:
                found.append(first + skill)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option, *state.parts.skills[option].cost) if refusal is SKILL_COSTS else ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return Said(self.option, (option, *state.parts.skills[option].cost, learn_valour(state, option)))

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return MAIN if self.why_not(state, ask, option) is None else PLAIN

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:learn skill:{SKILLS[option]}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-105, NAW-106, NAW-107: pay the goods, put a cube on the leftmost open slot, gain its valour.

        NAW-109: there are as many open slots as players.
        """
        state.do(ask)
        card = state.parts.skills[option]
        slot = leftmost_slot(state, card.deck)
        state.players[ask.seat].pay_goods(card.cost)
        learn(state, ask.seat, card.deck, slot)
        valour = state.parts.slot_valour[slot]
        state.earn(ask.seat, valour, FROM_SKILLS)
        state.tell(LEARNT, ask.seat, option, valour)


def learn_valour(state: Table, skill: int) -> int:
    """NAW-106: the valour of the leftmost open slot above a skill."""
    return state.parts.slot_valour[leftmost_slot(state, state.parts.skills[skill].deck)]


class Train(Action):
    """NAW-111: another Action token; an option is its track."""

    __slots__ = ()

    names: ClassVar = tuple(f"train-{track}" for track in TRACKS)
    option: ClassVar = DO_TRAIN
    rule: ClassVar = "NAW-111"

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-110, NAW-111, NAW-114, NAW-115: in a District, a track that is not full, its Pecunia; as often as one can."""
        player = state.players[ask.seat]
        if player.owned[option] == state.parts.tracks[option].slots:
            return TRACK_FULL
        if not state.at_school(ask.seat):
            return NOT_IN_KALENA if player.effects[CITY_ANYWHERE] else NOT_AT_TRAINING
        return TOO_POOR_TO_TRAIN if player.pecunia < train_price(state, ask.seat, option) else None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        if state.players[ask.seat].pecunia == 0 or not state.at_school(ask.seat):
            return
        first = self.first
        for track in range(TRACK_COUNT):
            if self.why_not(state, ask, track) is None:
                found.append(first + track)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_POOR_TO_TRAIN:
            return (train_price(state, ask.seat, option), state.players[ask.seat].pecunia)
        return ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        if state.players[ask.seat].owned[option] == state.parts.tracks[option].slots:
            return Said(DO_TRAIN_FULL, (option,))
        price = train_price(state, ask.seat, option)
        valour = train_valour(state, ask.seat, option)
        return Said(DO_TRAIN_LAST, (option, price, valour)) if valour else Said(DO_TRAIN, (option, price))

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        scores = train_valour(state, ask.seat, option) > 0
        return MAIN if scores and self.why_not(state, ask, option) is None else PLAIN

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:train track:{TRACKS[option]}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-111, NAW-112, NAW-113: pay, place the new token exhausted; the last one of a track gives valour."""
        state.do(ask)
        player = state.players[ask.seat]
        price = train_price(state, ask.seat, option)
        player.pecunia -= price
        player.owned[option] += 1
        state.tell(TRAINED, ask.seat, option, price)
        board = state.parts.tracks[option]
        if player.owned[option] == board.slots:
            state.earn(ask.seat, board.valour, FROM_TRAINING)
            state.tell(TRACK_COMPLETED, ask.seat, option, board.valour)


def train_price(state: Table, seat: int, track: int) -> int:
    """NAW-111: the Pecunia on the leftmost empty slot of a track that is not full."""
    board = state.parts.tracks[track]
    return board.costs[state.players[seat].owned[track] - board.start]


def train_valour(state: Table, seat: int, track: int) -> int:
    """NAW-113: the valour for one more token of a track: only the last one gives some."""
    board = state.parts.tracks[track]
    return board.valour if state.players[seat].owned[track] + 1 == board.slots else 0
