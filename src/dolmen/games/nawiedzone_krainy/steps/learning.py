"""Learn a skill and train for another Action token, in the Districts."""

from dolmen.games.nawiedzone_krainy.names import CITY_ANYWHERE, DECK_COUNT, FROM_SKILLS, FROM_TRAINING, TRACK_COUNT
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
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said


def why_not_learn(state: Table, seat: int, skill: int) -> Refusal | None:
    """NAW-104, NAW-105, NAW-108: in a District, a skill not yet learned, its goods and a cube."""
    player = state.players[seat]
    if state.learnt(seat, state.parts.skills[skill].deck):
        return SKILL_KNOWN
    if not state.at_school(seat):
        return NOT_IN_KALENA if player.effects[CITY_ANYWHERE] else NOT_AT_SCHOOL
    if not player.has_goods(state.parts.skills[skill].cost):
        return SKILL_COSTS
    return NO_CUBE_TO_LEARN if player.cubes == 0 else None


def learn_options(state: Table, seat: int, first: int, found: list[int]) -> None:
    """Add the skills that a player can learn; `first` is where these choices begin."""
    player = state.players[seat]
    if player.cubes and some(player.goods) and state.at_school(seat):
        for deck in range(DECK_COUNT):
            skill = state.skills[deck]
            if player.has_goods(state.parts.skills[skill].cost) and not state.learnt(seat, deck):
                found.append(first + skill)


def learn_label(state: Table, skill: int) -> Said:
    """A skill to learn in words, with its price and the valour of the next slot."""
    return Said(DO_LEARN, (skill, *state.parts.skills[skill].cost, learn_valour(state, skill)))


def learn_valour(state: Table, skill: int) -> int:
    """NAW-106: the valour of the leftmost open slot above a skill."""
    return state.parts.slot_valour[state.leftmost_slot(state.parts.skills[skill].deck)]


def learn(state: Table, seat: int, skill: int) -> None:
    """NAW-105, NAW-106, NAW-107: pay the goods, put a cube on the leftmost open slot, gain its valour.

    NAW-109: there are as many open slots as players.
    """
    card = state.parts.skills[skill]
    slot = state.leftmost_slot(card.deck)
    state.players[seat].pay_goods(card.cost)
    state.learn(seat, card.deck, slot)
    valour = state.parts.slot_valour[slot]
    state.earn(seat, valour, FROM_SKILLS)
    state.tell(LEARNT, seat, skill, valour)


def train_price(state: Table, seat: int, track: int) -> int:
    """NAW-111: the Pecunia on the leftmost empty slot of a track that is not full."""
    board = state.parts.tracks[track]
    return board.costs[state.players[seat].owned[track] - board.start]


def why_not_train(state: Table, seat: int, track: int) -> Refusal | None:
    """NAW-110, NAW-111, NAW-114, NAW-115: in a District, a track that is not full, its Pecunia; as often as one can."""
    player = state.players[seat]
    if player.owned[track] == state.parts.tracks[track].slots:
        return TRACK_FULL
    if not state.at_school(seat):
        return NOT_IN_KALENA if player.effects[CITY_ANYWHERE] else NOT_AT_TRAINING
    return TOO_POOR_TO_TRAIN if player.pecunia < train_price(state, seat, track) else None


def train_options(state: Table, seat: int, first: int, found: list[int]) -> None:
    """Add the tracks that a player can train; `first` is where these choices begin."""
    if state.players[seat].pecunia and state.at_school(seat):
        for track in range(TRACK_COUNT):
            if why_not_train(state, seat, track) is None:
                found.append(first + track)


def train_valour(state: Table, seat: int, track: int) -> int:
    """NAW-113: the valour for one more token of a track: only the last one gives some."""
    board = state.parts.tracks[track]
    return board.valour if state.players[seat].owned[track] + 1 == board.slots else 0


def train_label(state: Table, seat: int, track: int) -> Said:
    """A training in words."""
    board = state.parts.tracks[track]
    owned = state.players[seat].owned[track]
    if owned == board.slots:
        return Said(DO_TRAIN_FULL, (track,))
    price = train_price(state, seat, track)
    valour = train_valour(state, seat, track)
    return Said(DO_TRAIN_LAST, (track, price, valour)) if valour else Said(DO_TRAIN, (track, price))


def train(state: Table, seat: int, track: int) -> None:
    """NAW-111, NAW-112, NAW-113: pay, place the new token exhausted; the last one of a track gives valour."""
    player = state.players[seat]
    price = train_price(state, seat, track)
    player.pecunia -= price
    player.owned[track] += 1
    state.tell(TRAINED, seat, track, price)
    board = state.parts.tracks[track]
    if player.owned[track] == board.slots:
        state.earn(seat, board.valour, FROM_TRAINING)
        state.tell(TRACK_COMPLETED, seat, track, board.valour)
