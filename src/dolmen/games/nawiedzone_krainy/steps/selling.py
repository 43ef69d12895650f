"""Sell: goods for Pecunia, by the Market card."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.bundles import BUNDLE_COUNT, BUNDLE_SIZES, BUNDLES, ENOUGH, PACKED_BUNDLES, packed
from dolmen.games.nawiedzone_krainy.names import CITY_ANYWHERE, SELL_BONUS, SELL_REFRESH, TRACK_COUNT, TRACKS
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
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Ask

TRACK_NUMBERS: Final = list(range(TRACK_COUNT))


def sell_candidates(state: Table) -> list[int]:
    """NAW-161, NAW-162, NAW-163: every bundle that the Market card buys."""
    prices = state.parts.markets[state.market]
    return [bundle for bundle in range(BUNDLE_COUNT) if prices[bundle]]


def why_not_sell(state: Table, seat: int, bundle: int) -> Refusal | None:
    """NAW-099, NAW-100, NAW-101: on the City Hill, one offer at a time, as often as there are goods."""
    if not state.at_market(seat):
        return NOT_IN_KALENA if state.players[seat].effects[CITY_ANYWHERE] else NOT_AT_MARKET
    return None if state.players[seat].has_goods(BUNDLES[bundle]) else GOODS_TO_SELL


def sell_options(state: Table, seat: int, first: int, found: list[int]) -> None:
    """Add what a player can sell; `first` is where these choices begin."""
    player = state.players[seat]
    if not some(player.goods) or not state.at_market(seat):
        return
    prices = state.parts.markets[state.market]
    goods = packed(player.goods) | ENOUGH
    for bundle in range(BUNDLE_COUNT):
        if prices[bundle] and (goods - PACKED_BUNDLES[bundle]) & ENOUGH == ENOUGH:
            found.append(first + bundle)


def price_of(state: Table, seat: int, bundle: int) -> int:
    """NAW-100, NAW-102, NAW-145: the price on the card, one more with HAN-2."""
    return state.parts.markets[state.market][bundle] + state.players[seat].effects[SELL_BONUS]


def sell_label(state: Table, seat: int, bundle: int) -> Said:
    """A sale in words."""
    return Said(DO_SELL, (*BUNDLES[bundle], price_of(state, seat, bundle)))


def sell(state: Table, seat: int, bundle: int) -> None:
    """NAW-100, NAW-103, NAW-146: discard the goods, gain the Pecunia; with HAN-3 three goods refresh a token."""
    player = state.players[seat]
    price = price_of(state, seat, bundle)
    player.pay_goods(BUNDLES[bundle])
    player.pecunia += price
    if state.sink is not None:
        state.tell(SOLD, seat, *BUNDLES[bundle], price)
    least = player.effects[SELL_REFRESH]
    if least and BUNDLE_SIZES[bundle] >= least and player.active != player.owned:
        state.do(RefreshToken(seat))


class RefreshToken(Ask[Table]):
    """NAW-103: refresh one exhausted token on a track of the player's choice; it cannot be declined.

    NAW-003: a token trained this turn may be refreshed too, as the card goes before the rule (NAW-112).
    """

    __slots__ = ()

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

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].refresh(choice, 1)
        state.tell(TOKEN_REFRESHED, self.seat, choice)
