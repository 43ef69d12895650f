"""Paying with gems, one after another, and receiving."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import ANY, AT_HAND, EMPTY_POOL, GEM_COUNT, GEMS, ORE, WHITE, Pool
from dolmen.games.rune_stones.sentences import DOES_NOT_PAY, GAINED, GEM_MISSING, NOTHING_GAINED, ONLY_WHITE_PAYS, PAID
from dolmen.games.rune_stones.state import Table
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step

GEM_NUMBERS: Final = list(range(GEM_COUNT))
PAY_ANY: Final = Sentence("ask-pay-any", "left")
PAY_COLOUR: Final = Sentence("ask-pay", "gem", "left")
FOR_TRADE: Final = 62
FOR_ARTIFACT: Final = 79


class Pay(Step[Table]):
    """RUN-062, RUN-077, RUN-079: return `left` gems that fit the price to the supply.

    `price` is a colour, WHITE or ANY; `paid` are the gems paid so far, by kind; `why` is the number of the rule to pay by.
    """

    __slots__ = ("left", "paid", "price", "seat", "why")

    def __init__(self, seat: int, price: int, left: int, paid: Pool, why: int) -> None:
        self.seat = seat
        self.price = price
        self.left = left
        self.paid = paid
        self.why = why

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.price, self.left, self.paid, self.why)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        if self.left and state.payable(self.seat, self.price) > self.left:
            state.do(PayGem(self.seat, self.price, self.left, self.paid, self.why))
            return
        paid = self.paid
        for gem in range(GEM_COUNT):  # all fitting gems must be paid, so there is nothing to choose
            while self.left and player.gems[gem] and state.pays(self.seat, self.price, gem):
                state.pay_gem(self.seat, gem)
                paid = changed(paid, gem, 1)
        if state.sink is not None:
            state.tell(PAID[self.why], self.seat, *paid)


def changed(pool: Pool, kind: int, by: int) -> Pool:
    """A pool with more or less of a kind."""
    blue, yellow, green, red, white, ores, points = pool
    if kind == 0:
        return (blue + by, yellow, green, red, white, ores, points)
    if kind == 1:
        return (blue, yellow + by, green, red, white, ores, points)
    if kind == 2:
        return (blue, yellow, green + by, red, white, ores, points)
    if kind == 3:
        return (blue, yellow, green, red + by, white, ores, points)
    if kind == WHITE:
        return (blue, yellow, green, red, white + by, ores, points)
    if kind == ORE:
        return (blue, yellow, green, red, white, ores + by, points)
    return (blue, yellow, green, red, white, ores, points + by)


class PayGem(Ask[Table]):
    """RUN-064, RUN-085: choose a gem to pay with; white gems and the joker colour stand in for colours."""

    __slots__ = ("left", "paid", "price", "why")

    topic: ClassVar = "pay"
    question: ClassVar = PAY_COLOUR
    option: ClassVar = Sentence("pay-gem", "gem", "have")
    rule: ClassVar = "RUN-085"
    names: ClassVar = GEMS

    def __init__(self, seat: int, price: int, left: int, paid: Pool, why: int) -> None:
        super().__init__(seat)
        self.price = price
        self.left = left
        self.paid = paid
        self.why = why

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.price, self.left, self.paid, self.why)

    def asked(self, state: Table) -> Said:
        return Said(PAY_ANY, (self.left,)) if self.price == ANY else Said(PAY_COLOUR, (self.price, self.left))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice, state.players[self.seat].gems[choice]))

    def rule_here(self, state: Table, choice: int) -> str:
        return "RUN-064" if self.why == FOR_TRADE else self.rule

    def candidates(self, state: Table) -> list[int]:
        return GEM_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if not state.pays(self.seat, self.price, choice):
            return ONLY_WHITE_PAYS if self.price == WHITE else DOES_NOT_PAY
        return None if state.players[self.seat].gems[choice] else GEM_MISSING

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return () if refusal is ONLY_WHITE_PAYS else (choice,)

    def search_options(self, state: Table) -> list[int]:
        """Gems in the order of their kinds, as long as the later kinds suffice."""
        options = self.options(state)
        gems = state.players[self.seat].gems
        last = 0
        for gem in range(GEM_COUNT):
            if self.paid[gem]:
                last = gem
        later = [gem for gem in options if gem >= last and sum([gems[other] for other in options if other >= gem]) >= self.left]
        return later or options

    def take(self, state: Table, choice: int) -> None:
        state.pay_gem(self.seat, choice)
        state.do(Pay(self.seat, self.price, self.left - 1, changed(self.paid, choice, 1), self.why))

    def place(self, state: Table, choice: int) -> str:
        return f"gem:{choice}"

    def focus(self, state: Table) -> str:
        return AT_HAND


class Receive(Step[Table]):
    """RUN-053, RUN-066, RUN-074: receive gems, ores and points, as far as the supply has them.

    `why` is the number of the rule that gives them.
    """

    __slots__ = ("pool", "seat", "why")

    def __init__(self, seat: int, pool: Pool, why: int) -> None:
        self.seat = seat
        self.pool = pool
        self.why = why

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.why)

    def run(self, state: Table) -> None:
        found = state.gain(self.seat, self.pool)
        if state.sink is not None:
            if found == EMPTY_POOL:
                state.tell(NOTHING_GAINED, self.seat)
            else:
                state.tell(GAINED[self.why], self.seat, *found)
