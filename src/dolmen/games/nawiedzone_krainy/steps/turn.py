"""A turn: any number of actions, in any order, until the player stops or can do nothing more."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.bundles import BUNDLE_COUNT, BUNDLE_NAMES, BUNDLES
from dolmen.games.nawiedzone_krainy.names import (
    BUILDING_COUNT,
    BUILDINGS,
    CELL_COUNT,
    CELL_NUMBERS,
    CELLS,
    FACE_COUNT,
    FACES,
    GATHER,
    GOOD_COUNT,
    GOODS,
    PERSUASION,
    SKILL_COUNT,
    SKILLS,
    TRACK_COUNT,
    TRACKS,
    TRAVEL,
)
from dolmen.games.nawiedzone_krainy.sentences import (
    GOODS_TO_SELL,
    LOSES_BUILDING,
    LOSES_GOOD,
    LOSES_PERSUASION,
    LOSES_SKILL,
    LOSES_TOKENS,
    SKILL_COSTS,
    TOO_FEW_PERSUASION,
    TOO_FEW_TRAVEL,
    TOO_FEW_TRAVEL_WRAITH,
    TOO_POOR_TO_TRAIN,
    TURN_ENDED,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.building import (
    build,
    build_label,
    build_numbers,
    build_options,
    build_valour,
    why_not_build,
)
from dolmen.games.nawiedzone_krainy.steps.gathering import (
    gather,
    gather_candidates,
    gather_label,
    gather_options,
    has_room,
    why_not_gather,
)
from dolmen.games.nawiedzone_krainy.steps.learning import (
    learn,
    learn_label,
    learn_options,
    learn_valour,
    train,
    train_label,
    train_options,
    train_price,
    train_valour,
    why_not_learn,
    why_not_train,
)
from dolmen.games.nawiedzone_krainy.steps.persuading import (
    persuade,
    persuade_candidates,
    persuade_label,
    why_not_persuade,
)
from dolmen.games.nawiedzone_krainy.steps.selling import (
    sell,
    sell_candidates,
    sell_label,
    sell_options,
    why_not_sell,
)
from dolmen.games.nawiedzone_krainy.steps.travelling import travel, travel_label, travel_options, why_not_travel
from dolmen.kernel.counting import some
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, GIVES_UP, MAIN, PASS, PLAIN, Ask

# NAW-064: where the choices of each action begin; travel comes first, a choice is then the cell itself.
FIRST_GATHER: Final = CELL_COUNT
FIRST_BUILD: Final = FIRST_GATHER + CELL_COUNT * GOOD_COUNT
FIRST_PERSUADE: Final = FIRST_BUILD + BUILDING_COUNT
FIRST_SELL: Final = FIRST_PERSUADE + 1 + FACE_COUNT
FIRST_LEARN: Final = FIRST_SELL + BUNDLE_COUNT
FIRST_TRAIN: Final = FIRST_LEARN + SKILL_COUNT

NAMES: Final = (
    *CELLS,
    *(f"gather-{cell}-{good}" for cell in CELLS for good in GOODS),
    *(f"build-{building}" for building in BUILDINGS),
    "persuade",
    *(f"persuade-{face}" for face in FACES),
    *(f"sell-{bundle}" for bundle in BUNDLE_NAMES),
    *(f"learn-{skill}" for skill in SKILLS),
    *(f"train-{track}" for track in TRACKS),
)


class Act(Ask[Table]):
    """NAW-061: any number of actions in any order and mixture, each legal and paid (NAW-011).

    NAW-062: the turn ends when the player stops; when no action is possible, stopping is the only choice.
    NAW-063: stopping is always allowed; unused tokens stay active.
    """

    __slots__ = ()

    question: ClassVar = Sentence("ask-act")
    option: ClassVar = Sentence("act")
    declined: ClassVar = Sentence("end-turn")
    rule: ClassVar = "NAW-061"
    names: ClassVar = NAMES

    def candidates(self, state: Table) -> list[int]:
        seat = self.seat
        found = CELL_NUMBERS[:]
        found.extend([FIRST_GATHER + choice for choice in gather_candidates(state, seat)])
        found.extend(range(FIRST_BUILD, FIRST_BUILD + BUILDING_COUNT))
        found.extend(range(FIRST_PERSUADE, FIRST_PERSUADE + persuade_candidates(state, seat)))
        found.extend([FIRST_SELL + bundle for bundle in sell_candidates(state)])
        found.extend([FIRST_LEARN + skill for skill in state.skills])
        found.extend(range(FIRST_TRAIN, FIRST_TRAIN + TRACK_COUNT))
        found.append(PASS)
        return found

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        seat = self.seat
        if choice == PASS:
            return None  # NAW-063
        if choice < FIRST_GATHER:
            return why_not_travel(state, seat, choice)
        if choice < FIRST_BUILD:
            return why_not_gather(state, seat, choice - FIRST_GATHER)
        if choice < FIRST_PERSUADE:
            return why_not_build(state, seat, choice - FIRST_BUILD)
        if choice < FIRST_SELL:
            return why_not_persuade(state, seat)
        if choice < FIRST_LEARN:
            return why_not_sell(state, seat, choice - FIRST_SELL)
        if choice < FIRST_TRAIN:
            return why_not_learn(state, seat, choice - FIRST_LEARN)
        return why_not_train(state, seat, choice - FIRST_TRAIN)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        found: list[int] = []
        travel_options(state, seat, found)
        gather_options(state, seat, FIRST_GATHER, found)
        build_options(state, seat, FIRST_BUILD, found)
        if why_not_persuade(state, seat) is None:
            found.extend(range(FIRST_PERSUADE, FIRST_PERSUADE + persuade_candidates(state, seat)))
        sell_options(state, seat, FIRST_SELL, found)
        learn_options(state, seat, FIRST_LEARN, found)
        train_options(state, seat, FIRST_TRAIN, found)
        found.append(PASS)
        return found

    def label(self, state: Table, choice: int) -> Said:
        seat = self.seat
        if choice == PASS:
            return Said(self.declined)
        if choice < FIRST_GATHER:
            return travel_label(state, seat, choice)
        if choice < FIRST_BUILD:
            return gather_label(state, seat, choice - FIRST_GATHER)
        if choice < FIRST_PERSUADE:
            return build_label(state, seat, choice - FIRST_BUILD)
        if choice < FIRST_SELL:
            return persuade_label(state, seat, choice - FIRST_PERSUADE)
        if choice < FIRST_LEARN:
            return sell_label(state, seat, choice - FIRST_SELL)
        if choice < FIRST_TRAIN:
            return learn_label(state, choice - FIRST_LEARN)
        return train_label(state, seat, choice - FIRST_TRAIN)

    def rule_of(self, choice: int) -> str:
        for first, rule in RULES:
            if choice < first:
                return rule
        return "NAW-111"

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP  # something is left to do; a turn in which nothing is left ends with EndTurn
        if FIRST_GATHER <= choice < FIRST_BUILD:
            return PLAIN if has_room(state, self.seat, (choice - FIRST_GATHER) % GOOD_COUNT) else GIVES_UP
        if choice >= FIRST_TRAIN:
            scores = train_valour(state, self.seat, choice - FIRST_TRAIN) > 0
        else:
            scores = FIRST_BUILD <= choice < FIRST_SELL or choice >= FIRST_LEARN
        return MAIN if scores and self.why_not(state, choice) is None else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        if choice == PASS:
            return lost_by_ending(state, self.seat, self.options(state))
        if FIRST_GATHER <= choice < FIRST_BUILD:
            good = (choice - FIRST_GATHER) % GOOD_COUNT
            return None if has_room(state, self.seat, good) else Said(LOSES_GOOD, (good,))
        return None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        player = state.players[self.seat]
        if refusal is TOO_FEW_TRAVEL or refusal is TOO_FEW_TRAVEL_WRAITH:
            return (state.entry_cost(self.seat, choice), player.active[TRAVEL])
        if refusal is TOO_FEW_PERSUASION:
            return (state.persuasion_cost(), player.active[PERSUASION])
        if refusal is GOODS_TO_SELL:
            return BUNDLES[choice - FIRST_SELL]
        if refusal is SKILL_COSTS:
            skill = choice - FIRST_LEARN
            return (skill, *state.parts.skills[skill].cost)
        if refusal is TOO_POOR_TO_TRAIN:
            return (train_price(state, self.seat, choice - FIRST_TRAIN), player.pecunia)
        if FIRST_BUILD <= choice < FIRST_PERSUADE:
            return build_numbers(state, self.seat, choice - FIRST_BUILD, refusal)
        return ()

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            options = state.ready
            if options is None:
                options = self.options(state)
            if len(options) > 1:
                state.close_undo(UNDO_AFTER_TURN)  # a turn that ended by itself may still be taken back
            elif state.rules >= 2:
                state.do(EndTurn(seat))
                return
            state.tell(TURN_ENDED, seat)
            return
        state.do(Act(seat))
        if choice < FIRST_GATHER:
            travel(state, seat, choice)
        elif choice < FIRST_BUILD:
            gather(state, seat, choice - FIRST_GATHER)
        elif choice < FIRST_PERSUADE:
            build(state, seat, choice - FIRST_BUILD)
        elif choice < FIRST_SELL:
            persuade(state, seat, choice - FIRST_PERSUADE)
        elif choice < FIRST_LEARN:
            sell(state, seat, choice - FIRST_SELL)
        elif choice < FIRST_TRAIN:
            learn(state, seat, choice - FIRST_LEARN)
        else:
            train(state, seat, choice - FIRST_TRAIN)


RULES: Final = (
    (0, "NAW-063"),
    (FIRST_GATHER, "NAW-065"),
    (FIRST_BUILD, "NAW-072"),
    (FIRST_PERSUADE, "NAW-084"),
    (FIRST_SELL, "NAW-093"),
    (FIRST_LEARN, "NAW-100"),
    (FIRST_TRAIN, "NAW-105"),
)


class EndTurn(Ask[Table]):
    """NAW-062: no action is possible any more; the turn ends, and can then no longer be undone."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = Sentence("end-turn")
    rule: ClassVar = "NAW-062"
    names: ClassVar = ("end",)

    def automatic(self) -> bool:
        return False

    def candidates(self, state: Table) -> list[int]:
        return ONLY_END

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def options(self, state: Table) -> list[int]:
        return ONLY_END

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option)

    def role(self, state: Table, choice: int) -> int:
        return END_TURN

    def take(self, state: Table, choice: int) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.tell(TURN_ENDED, self.seat)


ONLY_END: Final = [0]


def whose_turn(state: Table) -> int:
    """NAW-060: the player whose turn it is; NOBODY during Haunting, Harvest and the end of a Season."""
    return state.next_seat((Act, EndTurn))


def lost_by_ending(state: Table, seat: int, options: list[int]) -> Said | None:
    """NAW-063: the best action still possible this turn; if only travelling or selling is possible, nothing is lost."""
    travels = gathers = False
    for choice in options:
        if FIRST_BUILD <= choice < FIRST_PERSUADE:
            kind = choice - FIRST_BUILD
            return Said(LOSES_BUILDING, (kind, build_valour(state, seat, kind)))
        if choice == FIRST_PERSUADE:
            return Said(LOSES_PERSUASION)
        if FIRST_LEARN <= choice < FIRST_TRAIN:
            skill = choice - FIRST_LEARN
            return Said(LOSES_SKILL, (skill, learn_valour(state, skill)))
        travels = travels or 0 <= choice < FIRST_GATHER
        gathers = gathers or FIRST_GATHER <= choice < FIRST_BUILD
    active = state.players[seat].active
    persuades = active[PERSUASION] >= state.persuasion_cost() and some(state.wraiths)
    if gathers or (travels and (active[GATHER] or persuades)):
        return Said(LOSES_TOKENS, (active[TRAVEL] * travels + active[GATHER] + active[PERSUASION] * persuades,))
    return None
