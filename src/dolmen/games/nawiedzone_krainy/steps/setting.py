"""Setting the table: tiles, skills, market, the stack of Valour tokens."""

from typing import ClassVar

from dolmen.games.nawiedzone_krainy.names import (
    BLOCKED_SLOT,
    DECK_COUNT,
    MARKETS,
    REGIONS,
    SEATS,
    SKILL_SLOTS,
    SKILLS,
    TILES,
)
from dolmen.games.nawiedzone_krainy.sentences import FIRST_PLAYER, MARKET_IN_PLAY, SKILL_IN_PLAY, WRAITH_CARD_IN_PLAY
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.rounds import StartSeason
from dolmen.kernel.step import Arg, Draw, Step


class SetTable(Step[Table]):
    """NAW-020, NAW-022, NAW-023, NAW-028: chance decides the tiles, then the skills, the market and the stack."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        block_slots(state)
        for card in state.wraith_cards:
            state.tell(WRAITH_CARD_IN_PLAY, card)  # NAW-024
        tiles = [DrawTile() for _ in range(REGIONS)]
        skills = [DrawSkill(deck) for deck in range(DECK_COUNT)]
        stack = [DrawToken() for _ in range(state.seats - len(state.order))]
        state.do(*tiles, LayMap(), *skills, DrawMarket(), *stack, DealOrder())


def block_slots(state: Table) -> None:
    """NAW-033, NAW-034, NAW-035: track cubes close slots above every skill card with 2 or 3 players."""
    for deck in range(DECK_COUNT):
        for slot in state.parts.blocked[state.seats]:
            state.slots[deck * SKILL_SLOTS + slot] = BLOCKED_SLOT


class DrawTile(Draw[Table]):
    """NAW-020: six of the eleven Region tiles around Kalena, in the order of the slots, never rotated."""

    __slots__ = ()

    rule: ClassVar = "NAW-020"
    names: ClassVar = TILES

    def weights(self, state: Table) -> list[int]:
        return [0 if tile in state.tiles else 1 for tile in range(len(TILES))]

    def take(self, state: Table, choice: int) -> None:
        state.tiles = [*state.tiles, choice]  # clones share the list


class LayMap(Step[Table]):
    """NAW-007: the seven tiles are the Map."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.lay_map()


class DrawSkill(Draw[Table]):
    """NAW-022: one random card of a skill deck; the other two are out of the game."""

    __slots__ = ("deck",)

    rule: ClassVar = "NAW-022"
    names: ClassVar = SKILLS

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def args(self) -> tuple[Arg, ...]:
        return (self.deck,)

    def weights(self, state: Table) -> list[int]:
        return [1 if skill.deck == self.deck else 0 for skill in state.parts.skills]

    def take(self, state: Table, choice: int) -> None:
        state.skills = [*state.skills, choice]  # clones share the list
        state.tell(SKILL_IN_PLAY, choice)


class DrawMarket(Draw[Table]):
    """NAW-023: one random Market card for the whole game."""

    __slots__ = ()

    rule: ClassVar = "NAW-023"
    names: ClassVar = MARKETS

    def weights(self, state: Table) -> list[int]:
        return [1] * len(MARKETS)

    def take(self, state: Table, choice: int) -> None:
        state.market = choice
        state.tell(MARKET_IN_PLAY, choice)


class DrawToken(Draw[Table]):
    """NAW-028, NAW-029: the Valour tokens in random order, from the top of the stack; turn order follows it.

    A player who was named to begin lies on top already.
    """

    __slots__ = ()

    rule: ClassVar = "NAW-028"
    names: ClassVar = SEATS

    def weights(self, state: Table) -> list[int]:
        return [0 if seat in state.order else 1 for seat in range(state.seats)]

    def take(self, state: Table, choice: int) -> None:
        state.order.append(choice)


class DealOrder(Step[Table]):
    """NAW-028, NAW-029: the top of the stack gets turn-order token 1."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.stack_tokens(state.order)
        state.tell(FIRST_PLAYER, state.order[0])
        state.do(StartSeason())
