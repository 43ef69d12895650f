"""Sell: goods for Pecunia, by the Market card."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.bundles import (
    BUNDLE_COUNT,
    BUNDLE_NAMES,
    BUNDLE_SIZES,
    BUNDLES,
    ENOUGH,
    PACKED_BUNDLES,
    packed,
)
from dolmen.games.nawiedzone_krainy.names import CITY_ANYWHERE, MARKETS, SELL_BONUS, SELL_REFRESH, TRACK_COUNT, TRACKS
from dolmen.games.nawiedzone_krainy.sentences import (
    DO_SELL,
    GOODS_TO_SELL,
    NOT_AT_MARKET,
    NOT_IN_KALENA,
    NOTHING_EXHAUSTED,
    SOLD,
    TOKEN_REFRESHED,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Ask

TRACK_NUMBERS: Final = list(range(TRACK_COUNT))


class Sell(Action):
    """NAW-100: sell goods by one offer of the Market card; an option is the bundle of goods."""

    __slots__ = ()

    names: ClassVar = tuple(f"sell-{bundle}" for bundle in BUNDLE_NAMES)
    option: ClassVar = DO_SELL
    rule: ClassVar = "NAW-100"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        """NAW-161, NAW-162, NAW-163: every bundle that the Market card buys."""
        prices = state.parts.markets[state.market]
        return [bundle for bundle in range(BUNDLE_COUNT) if prices[bundle]]

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-099, NAW-100, NAW-101: on the City Hill, one offer at a time, as often as there are goods."""
        if not state.at_market(ask.seat):
            return NOT_IN_KALENA if state.players[ask.seat].effects[CITY_ANYWHERE] else NOT_AT_MARKET
        return None if state.players[ask.seat].has_goods(BUNDLES[option]) else GOODS_TO_SELL

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        player = state.players[ask.seat]
        if not some(player.goods) or not state.at_market(ask.seat):
            return
        prices = state.parts.markets[state.market]
        goods = packed(player.goods) | ENOUGH
        first = self.first
        for bundle in range(BUNDLE_COUNT):
            if prices[bundle] and (goods - PACKED_BUNDLES[bundle]) & ENOUGH == ENOUGH:
                found.append(first + bundle)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        return BUNDLES[option] if refusal is GOODS_TO_SELL else ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return Said(self.option, (*BUNDLES[option], price_of(state, ask.seat, option)))

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:sell market:{MARKETS[state.market]}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-100, NAW-103, NAW-146: discard the goods, gain the Pecunia; with HAN-3 three goods refresh a token."""
        state.do(ask)
        seat = ask.seat
        player = state.players[seat]
        price = price_of(state, seat, option)
        player.pay_goods(BUNDLES[option])
        player.pecunia += price
        if state.sink is not None:
            state.tell(SOLD, seat, *BUNDLES[option], price)
        least = player.effects[SELL_REFRESH]
        if least and BUNDLE_SIZES[option] >= least and player.active != player.owned:
            state.do(RefreshToken(seat))


def price_of(state: Table, seat: int, bundle: int) -> int:
    """NAW-100, NAW-102, NAW-145: the price on the card, one more with HAN-2."""
    return state.parts.markets[state.market][bundle] + state.players[seat].effects[SELL_BONUS]


class RefreshToken(Ask[Table]):
    """NAW-103: refresh one exhausted token on a track of the player's choice; it cannot be declined.

    NAW-003: a token trained this turn may be refreshed too, as the card goes before the rule (NAW-112).
    """

    __slots__ = ()

    topic: ClassVar = "refresh"
    question: ClassVar = Sentence("ask-refresh-token")
    option: ClassVar = Sentence("refresh-token", "track")
    rule: ClassVar = "NAW-103"
    names: ClassVar = TRACKS

    def candidates(self, state: Table) -> list[int]:
        return TRACK_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        player = state.players[self.seat]
        return None if player.active[choice] < player.owned[choice] else NOTHING_EXHAUSTED

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,)

    def place(self, state: Table, choice: int) -> str:
        return f"track:{TRACKS[choice]}"

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].refresh(choice, 1)
        state.tell(TOKEN_REFRESHED, self.seat, choice)
