"""Action 3: forging artifacts."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    ANY,
    EMPTY_POOL,
    FORGE_COUNT,
    FORGES,
    NO_BONUS,
    NOTHING,
    PLACE_COUNT,
    PLACES,
    POINT_BONUS,
    ROW_LENGTH,
    WHITE,
    WHITE_FORGE,
)
from dolmen.games.rune_stones.sentences import (
    ARTIFACT_FORGED,
    EMPTY_FORGE,
    ENOUGH_FORGED,
    FORGE_EMPTY,
    FORGE_USED,
    NO_ROOM,
    NO_ROOM_AT_ALL,
    NO_WHITE_LEFT,
    NOTHING_FORGED,
    NOTHING_TO_FORGE,
    ONE_WHITE_ONLY,
    OTHER_PLACE,
    PAID,
    PLACE_TAKEN,
    TOO_FEW_GEMS,
    TOO_FEW_ORES,
    TOO_POOR,
    TOO_POOR_FOR_WHITE,
    WHITE_PLACE,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.bonus import ForgeBonus
from dolmen.games.rune_stones.steps.paying import FOR_ARTIFACT, Pay
from dolmen.games.rune_stones.steps.stones import (
    FREE,
    FREE_LABELS,
    FREE_RULES,
    free_choices,
    use_free,
    why_not_free,
)
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask, Step

WITH_GEMS: Final = 0
WITH_ORES: Final = 1
FIRST_FREE: Final = 6
FORGE_WITH_ORES: Final = Sentence("forge-with-ores", "gem", "forge", "ores")
FORGE_WITHOUT_BONUS: Final = Sentence("forge-without-bonus", "gem", "forge", "ores")
FORGE_EITHER: Final = Sentence("forge-either", "gem", "forge", "price", "ores", "points")
ONLY_FINISH: Final = Sentence("ask-finish-forging")
PAY_WITH_ORES: Final = Sentence("pay-with-ores", "price")
PAY_WITHOUT_BONUS: Final = Sentence("pay-without-bonus", "price")
FORGE_LABELS: Final = (
    FORGE_WITH_ORES,
    FORGE_WITHOUT_BONUS,
    FORGE_EITHER,
    ONLY_FINISH,
    PAY_WITH_ORES,
    PAY_WITHOUT_BONUS,
)


def price_of(artifact: int) -> int:
    """RUN-077, RUN-078: what gems pay for an artifact: its colour, or any for a white one."""
    return ANY if artifact == WHITE else artifact


def why_no_artifact(state: Table, seat: int, forge: int) -> Refusal | None:
    """RUN-077 to RUN-086: why nothing can be made at a forge now."""
    artifact = state.artifact_at(forge)
    player = state.players[seat]
    if artifact == NOTHING:
        return NO_WHITE_LEFT if forge == WHITE_FORGE else FORGE_EMPTY
    if not player.room(artifact):
        return NO_ROOM_AT_ALL if artifact == WHITE else NO_ROOM
    if player.ores < state.parts.forge_ores and state.payable(seat, price_of(artifact)) < state.parts.forges[forge].price:
        return TOO_POOR_FOR_WHITE if artifact == WHITE else TOO_POOR
    return None


def why_no_forging(state: Table, seat: int) -> Refusal | None:
    """RUN-021: a forging action makes at least one artifact."""
    for forge in range(FORGE_COUNT + 1):
        if why_no_artifact(state, seat, forge) is None:
            return None
    return NOTHING_TO_FORGE


class NextForging(Step[Table]):
    """RUN-076, RUN-096: another artifact may be forged; when none can be, the action is over without a question."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def run(self, state: Table) -> None:
        ask = ForgeArtifact(self.seat, self.used)
        options = ask.options(state)
        if state.rules < 2 or options != [PASS]:
            state.do(ask)
            state.ready = options


class ForgeArtifact(Ask[Table]):
    """RUN-076: choose a forge, twice at most; RUN-096: after the first artifact one may stop.

    `used` are the forges used, as bits.
    """

    __slots__ = ("used",)

    question: ClassVar = Sentence("ask-forge")
    option: ClassVar = Sentence("forge-at", "gem", "forge", "price", "wild", "points")
    declined: ClassVar = Sentence("forge-no-more")
    rule: ClassVar = "RUN-076"
    names: ClassVar = (*FORGES, *FREE)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def automatic(self) -> bool:
        return self.used == 0  # artifacts are turned up next, so the player decides when to stop

    def asked(self, state: Table) -> Said:
        return Said(self.question if self.open_forges(state) else ONLY_FINISH)

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        if choice >= FIRST_FREE:
            return Said(FREE_LABELS[choice - FIRST_FREE])
        artifact = state.artifact_at(choice)
        if artifact == NOTHING:
            return Said(EMPTY_FORGE, (choice,))
        player = state.players[self.seat]
        forge = state.parts.forges[choice]
        ores = state.parts.forge_ores
        points = forge.amount if forge.bonus == POINT_BONUS else 0
        if player.ores >= ores and state.payable(self.seat, price_of(artifact)) >= forge.price:
            return Said(FORGE_EITHER, (artifact, choice, forge.price, ores, points))
        if player.ores >= ores:
            return Said(FORGE_WITH_ORES if forge.bonus == NO_BONUS else FORGE_WITHOUT_BONUS, (artifact, choice, ores))
        wild = 0 if artifact == WHITE else max(0, forge.price - player.gems[artifact])
        return Said(self.option, (artifact, choice, forge.price, wild, points))

    def rule_of(self, choice: int) -> str:
        if choice >= FIRST_FREE:
            return FREE_RULES[choice - FIRST_FREE]
        return "RUN-096" if choice == PASS else self.rule

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP if self.open_forges(state) else MAIN
        if choice >= FIRST_FREE or state.parts.forges[choice].bonus != POINT_BONUS:
            return PLAIN
        return MAIN if state.payable(self.seat, state.artifact_at(choice)) >= state.parts.forges[choice].price else PLAIN

    def open_forges(self, state: Table) -> list[int]:
        """Return the forges at which something can be made now."""
        found: list[int] = []
        if count_bits(self.used) < state.parts.most_artifacts:
            for forge in range(FORGE_COUNT + 1):
                if not self.used >> forge & 1 and why_no_artifact(state, self.seat, forge) is None:
                    found.append(forge)
        return found

    def candidates(self, state: Table) -> list[int]:
        found = list(range(FORGE_COUNT + 1))
        if self.used:  # RUN-022: between two forgings
            found.extend(free_choices(state, self.seat, FIRST_FREE))
        found.append(PASS)
        return found

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None if self.used else NOTHING_FORGED
        if choice >= FIRST_FREE:
            return why_not_free(state, self.seat, choice - FIRST_FREE)
        if self.used >> choice & 1:
            return ONE_WHITE_ONLY if choice == WHITE_FORGE else FORGE_USED
        if count_bits(self.used) >= state.parts.most_artifacts:
            return ENOUGH_FORGED
        return why_no_artifact(state, self.seat, choice)

    def options(self, state: Table) -> list[int]:
        found = self.open_forges(state)
        if self.used:
            for choice in free_choices(state, self.seat, FIRST_FREE):
                if why_not_free(state, self.seat, choice - FIRST_FREE) is None:
                    found.append(choice)
            found.append(PASS)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is ENOUGH_FORGED:
            return (state.parts.most_artifacts,)
        artifact = state.artifact_at(choice) if 0 <= choice < FIRST_FREE else NOTHING
        if refusal is NO_ROOM:
            return (artifact,)
        if refusal in (TOO_POOR, TOO_POOR_FOR_WHITE):
            payable = state.payable(self.seat, price_of(artifact))
            return (state.parts.forges[choice].price, payable, state.parts.forge_ores)
        return ()

    def search_options(self, state: Table) -> list[int]:
        """Two forges without a bonus are used in the order of their numbers."""
        last = NOTHING
        for forge in range(FORGE_COUNT + 1):
            if self.used >> forge & 1 and state.parts.forges[forge].bonus == NO_BONUS:
                last = forge
        found = []
        for choice in self.options(state):
            if choice == PASS or choice > last or state.parts.forges[choice].bonus != NO_BONUS:
                found.append(choice)
        return found

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            return
        if choice >= FIRST_FREE:
            state.do(NextForging(seat, self.used))
            use_free(state, seat, choice - FIRST_FREE)
            return
        state.do(PayWith(seat, choice), NextForging(seat, self.used | 1 << choice))


def count_bits(bits: int) -> int:
    """How many forges have been used."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


class PayWith(Ask[Table]):
    """RUN-086, RUN-087: pay an artifact with gems only or with ores only; RUN-088: ores bring no bonus."""

    __slots__ = ("forge",)

    question: ClassVar = Sentence("ask-pay-with", "gem")
    option: ClassVar = Sentence("pay-with-gems", "price")
    rule: ClassVar = "RUN-087"
    names: ClassVar = ("gems", "ores")

    def __init__(self, seat: int, forge: int) -> None:
        super().__init__(seat)
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.forge)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.artifact_at(self.forge),))

    def label(self, state: Table, choice: int) -> Said:
        if choice == WITH_ORES:
            plain = state.parts.forges[self.forge].bonus == NO_BONUS
            return Said(PAY_WITH_ORES if plain else PAY_WITHOUT_BONUS, (state.parts.forge_ores,))
        return Said(self.option, (state.parts.forges[self.forge].price,))

    def rule_of(self, choice: int) -> str:
        return "RUN-086" if choice == WITH_ORES else "RUN-077"

    def candidates(self, state: Table) -> list[int]:
        return [WITH_GEMS, WITH_ORES]

    def payable(self, state: Table) -> int:
        """How many gems could pay."""
        return state.payable(self.seat, price_of(state.artifact_at(self.forge)))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == WITH_ORES:
            return TOO_FEW_ORES if state.players[self.seat].ores < state.parts.forge_ores else None
        return TOO_FEW_GEMS if self.payable(state) < state.parts.forges[self.forge].price else None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_FEW_ORES:
            return (state.parts.forge_ores, state.players[self.seat].ores)
        return (state.parts.forges[self.forge].price, self.payable(state))

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        if choice == WITH_ORES:
            state.pay_ores(seat, state.parts.forge_ores)
            state.tell(PAID[79], seat, 0, 0, 0, 0, 0, state.parts.forge_ores, 0)
            state.do(PlaceArtifact(seat, self.forge))
            return
        price = price_of(state.artifact_at(self.forge))
        state.do(
            Pay(seat, price, state.parts.forges[self.forge].price, EMPTY_POOL, FOR_ARTIFACT),
            PlaceArtifact(seat, self.forge),
            ForgeBonus(seat, self.forge),
        )


class PlaceArtifact(Ask[Table]):
    """RUN-080, RUN-083, RUN-084: a free space of its colour in either row; for a white artifact any free space."""

    __slots__ = ("forge",)

    question: ClassVar = Sentence("ask-place", "gem")
    option: ClassVar = Sentence("place-at", "place")
    rule: ClassVar = "RUN-080"
    names: ClassVar = PLACES

    def __init__(self, seat: int, forge: int) -> None:
        super().__init__(seat)
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.forge)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.artifact_at(self.forge),))

    def candidates(self, state: Table) -> list[int]:
        return list(range(PLACE_COUNT))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        artifact = state.artifact_at(self.forge)
        if artifact not in (WHITE, choice % ROW_LENGTH):
            return WHITE_PLACE if choice % ROW_LENGTH == WHITE else OTHER_PLACE
        return None if state.players[self.seat].places[choice] == NOTHING else PLACE_TAKEN

    def options(self, state: Table) -> list[int]:
        artifact = state.artifact_at(self.forge)
        places = state.players[self.seat].places
        found: list[int] = []
        if artifact == WHITE:
            for place in range(PLACE_COUNT):
                if places[place] == NOTHING:
                    found.append(place)
        else:
            for place in range(artifact, PLACE_COUNT, ROW_LENGTH):
                if places[place] == NOTHING:
                    found.append(place)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.artifact_at(self.forge),) if refusal is OTHER_PLACE else ()

    def take(self, state: Table, choice: int) -> None:
        artifact = state.place_artifact(self.seat, self.forge, choice)
        state.tell(ARTIFACT_FORGED, self.seat, artifact, self.forge, choice)
