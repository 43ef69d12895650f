"""Action 3: forging artifacts."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    AT_FORGES,
    FORGE_COUNT,
    FORGES,
    NO_BONUS,
    NOTHING,
    POINT_BONUS,
    WHITE,
    WHITE_FORGE,
)
from dolmen.games.rune_stones.sentences import (
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
    TOO_POOR,
    TOO_POOR_FOR_WHITE,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.artifacts import PayWith, price_of
from dolmen.games.rune_stones.steps.stones import StoneWindow, stones
from dolmen.kernel.branch import Branch, Branches, Decline
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Step

FORGE_WITH_GEMS: Final = Sentence("forge-at", "gem", "forge", "price", "wild", "points")
FORGE_WITH_ORES: Final = Sentence("forge-with-ores", "gem", "forge", "ores")
FORGE_WITHOUT_BONUS: Final = Sentence("forge-without-bonus", "gem", "forge", "ores")
FORGE_EITHER: Final = Sentence("forge-either", "gem", "forge", "price", "ores", "points")
ONLY_FINISH: Final = Sentence("ask-finish-forging")
FORGE_LABELS: Final = (FORGE_WITH_ORES, FORGE_WITHOUT_BONUS, FORGE_EITHER, ONLY_FINISH)


def why_no_artifact(state: Table, seat: int, forge: int) -> Refusal | None:
    """RUN-077, RUN-078, RUN-086: why nothing can be made at a forge now."""
    artifact = state.artifact_at(forge)
    player = state.players[seat]
    if artifact == NOTHING:  # RUN-095: nothing replaces a white artifact
        return NO_WHITE_LEFT if forge == WHITE_FORGE else FORGE_EMPTY
    if not player.room(artifact):  # RUN-081, RUN-083
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


class ForgeAt(Branch[Table, "ForgeArtifact"]):
    """RUN-076: make the artifact of a forge: at most two, from two different forges."""

    __slots__ = ()

    names: ClassVar = FORGES
    option: ClassVar = FORGE_WITH_GEMS
    rule: ClassVar = "RUN-076"

    def why_not(self, state: Table, ask: "ForgeArtifact", option: int) -> Refusal | None:
        if ask.used >> option & 1:
            return ONE_WHITE_ONLY if option == WHITE_FORGE else FORGE_USED
        if count_bits(ask.used) >= state.parts.most_artifacts:
            return ENOUGH_FORGED
        return why_no_artifact(state, ask.seat, option)

    def add_options(self, state: Table, ask: "ForgeArtifact", found: list[int]) -> None:
        if count_bits(ask.used) < state.parts.most_artifacts:
            for forge in range(FORGE_COUNT + 1):
                if not ask.used >> forge & 1 and why_no_artifact(state, ask.seat, forge) is None:
                    found.append(self.first + forge)

    def numbers(self, state: Table, ask: "ForgeArtifact", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is ENOUGH_FORGED:
            return (state.parts.most_artifacts,)
        artifact = state.artifact_at(option)
        if refusal is NO_ROOM:
            return (artifact,)
        if refusal in (TOO_POOR, TOO_POOR_FOR_WHITE):
            payable = state.payable(ask.seat, price_of(artifact))
            return (state.parts.forges[option].price, payable, state.parts.forge_ores)
        return ()

    def label(self, state: Table, ask: "ForgeArtifact", option: int) -> Said:
        artifact = state.artifact_at(option)
        if artifact == NOTHING:
            return Said(EMPTY_FORGE, (option,))
        player = state.players[ask.seat]
        forge = state.parts.forges[option]
        ores = state.parts.forge_ores
        points = forge.amount if forge.bonus == POINT_BONUS else 0
        if player.ores >= ores and state.payable(ask.seat, price_of(artifact)) >= forge.price:
            return Said(FORGE_EITHER, (artifact, option, forge.price, ores, points))
        if player.ores >= ores:
            return Said(FORGE_WITH_ORES if forge.bonus == NO_BONUS else FORGE_WITHOUT_BONUS, (artifact, option, ores))
        wild = 0 if artifact == WHITE else max(0, forge.price - player.gems[artifact])
        return Said(self.option, (artifact, option, forge.price, wild, points))

    def role(self, state: Table, ask: "ForgeArtifact", option: int) -> int:
        forge = state.parts.forges[option]
        if forge.bonus != POINT_BONUS:
            return PLAIN
        return MAIN if state.payable(ask.seat, state.artifact_at(option)) >= forge.price else PLAIN

    def take(self, state: Table, ask: "ForgeArtifact", option: int) -> None:
        state.do(PayWith(ask.seat, option), NextForging(ask.seat, ask.used | 1 << option))

    def place(self, state: Table, ask: "ForgeArtifact", option: int) -> str:
        return f"forge:{option}"


class StopForging(Decline[Table, "ForgeArtifact"]):
    """RUN-096: after the first artifact one may stop."""

    __slots__ = ()

    rule: ClassVar = "RUN-096"
    option: ClassVar = Sentence("forge-no-more")

    def why_not(self, state: Table, ask: "ForgeArtifact", option: int) -> Refusal | None:
        return None if ask.used else NOTHING_FORGED

    def rule_here(self, state: Table, ask: "ForgeArtifact", option: int) -> str:
        return self.rule

    def role(self, state: Table, ask: "ForgeArtifact", option: int) -> int:
        return GIVES_UP if FORGE_AT.options(state, ask) else MAIN


FORGE_AT: Final = ForgeAt()
FORGING: Final = Branches(FORGE_AT, *stones(), StopForging())


class ForgeArtifact(StoneWindow):
    """RUN-076: choose a forge, twice at most; RUN-096: after the first artifact one may stop.

    `used` are the forges used, as bits.
    """

    __slots__ = ("used",)

    topic: ClassVar = "forge"
    question: ClassVar = Sentence("ask-forge")
    option: ClassVar = FORGE_WITH_GEMS
    declined: ClassVar = StopForging.option
    rule: ClassVar = "RUN-076"
    branches: ClassVar = FORGING
    names: ClassVar = FORGING.names

    def menu(self) -> Branches:
        return FORGING

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def automatic(self, state: Table) -> bool:
        return self.used == 0  # artifacts are turned up next, so the player decides when to stop

    def asked(self, state: Table) -> Said:
        return Said(self.question if FORGE_AT.options(state, self) else ONLY_FINISH)

    def stones_wait(self) -> bool:
        return self.used != 0  # RUN-022: between two forgings

    def go_on(self, state: Table) -> None:
        state.do(NextForging(self.seat, self.used))

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

    def focus(self, state: Table) -> str:
        return AT_FORGES


def count_bits(bits: int) -> int:
    """How many forges have been used."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
