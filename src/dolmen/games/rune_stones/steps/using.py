"""Action 2: using the abilities of two cards, or of three."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.abilities import Item
from dolmen.games.rune_stones.board import put_away
from dolmen.games.rune_stones.names import (
    AT_HAND,
    CARDS,
    EXTRA,
    FIRST_DRUID_CARD,
    ITEMS,
    OPTIONAL,
    PLUS,
    THREE,
    TRADE,
)
from dolmen.games.rune_stones.sentences import (
    CARD_DISCARDED,
    CARD_GONE,
    CARD_KEPT,
    CARD_USED,
    ITEM_USED,
    OTHER_SIDE_USED,
    TRADE_USED,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.items import KINDS, USE_GEM, gives_points
from dolmen.games.rune_stones.steps.stones import StoneWindow, stones
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Decline, Menu
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Step

PAIR: Final = 2
ONLY_FINISH: Final = Sentence("ask-finish-using")
LOSES_ITEMS: Final = Sentence("loses-items", "count")


class LayOut(Step[Table]):
    """RUN-040: lay out exactly two cards; RUN-134, RUN-135: with the stone *three* two or three."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        laid = len(player.in_play)
        if laid < PAIR and laid + len(player.hand) == PAIR:
            for number in player.hand[:]:
                lay_out(state, self.seat, number)
            laid = PAIR
        most = state.parts.stone_values[THREE] if player.owns(THREE) else PAIR
        if laid < most and player.hand:
            state.do(ChooseCard(self.seat))


def lay_out(state: Table, seat: int, number: int) -> None:
    """Lay a card out to be used."""
    state.players[seat].lay_out(number)
    state.tell(CARD_USED, seat, state.card(seat, number).kin, number)


class LayOutCard(Branch[Table, "ChooseCard"]):
    """RUN-040: lay out a card of the hand."""

    __slots__ = ()

    names: ClassVar = CARDS
    option: ClassVar = Sentence("choose-card", "kin", "number")
    rule: ClassVar = "RUN-040"

    def candidates(self, state: Table, ask: "ChooseCard") -> list[int]:
        return state.players[ask.seat].hand[:]

    def why_not(self, state: Table, ask: "ChooseCard", option: int) -> Refusal | None:
        return None

    def label(self, state: Table, ask: "ChooseCard", option: int) -> Said:
        return Said(self.option, (state.card(ask.seat, option).kin, option))

    def take(self, state: Table, ask: "ChooseCard", option: int) -> None:
        lay_out(state, ask.seat, option)
        state.do(LayOut(ask.seat))

    def place(self, state: Table, ask: "ChooseCard", option: int) -> str:
        return f"hand:{option}"


class TwoAreEnough(Decline[Table, "ChooseCard"]):
    """RUN-135: with the stone *three* two cards are allowed as well."""

    __slots__ = ()

    rule: ClassVar = "RUN-135"
    option: ClassVar = Sentence("choose-no-more")

    def candidates(self, state: Table, ask: "ChooseCard") -> list[int]:
        return ONLY if len(state.players[ask.seat].in_play) >= PAIR else NONE

    def rule_here(self, state: Table, ask: "ChooseCard", option: int) -> str:
        return self.rule

    def role(self, state: Table, ask: "ChooseCard", option: int) -> int:
        return PLAIN  # two cards or three: neither gives anything up


CARDS_TO_USE: Final = Branches(LayOutCard(), TwoAreEnough())


class ChooseCard(Menu[Table]):
    """RUN-040, RUN-134: choose the next card to use; after two of them no more need follow."""

    __slots__ = ()

    topic: ClassVar = "cards"
    question: ClassVar = Sentence("ask-choose-card", "laid")
    option: ClassVar = LayOutCard.option
    declined: ClassVar = TwoAreEnough.option
    rule: ClassVar = "RUN-040"
    branches: ClassVar = CARDS_TO_USE
    names: ClassVar = CARDS_TO_USE.names

    def menu(self) -> Branches:
        return CARDS_TO_USE

    def asked(self, state: Table) -> Said:
        return Said(self.question, (len(state.players[self.seat].in_play),))

    def search_options(self, state: Table) -> list[int]:
        """Cards by rising number, as long as enough of them are left."""
        player = state.players[self.seat]
        last = player.in_play[-1] if player.in_play else 0
        later = [number for number in player.hand if number > last]
        laid = len(player.in_play)
        if laid >= PAIR:
            return [*later, PASS]
        return later[: len(later) - (PAIR - laid - 1)] or self.options(state)

    def focus(self, state: Table) -> str:
        return AT_HAND


def item_of(state: Table, seat: int, choice: int) -> Item:
    """The item that a choice means."""
    return state.card(seat, choice // 2).ability.items[choice % 2]


class NextItem(Step[Table]):
    """RUN-042, RUN-043: another item may be used; when none can be, the cards are put away without a question."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def run(self, state: Table) -> None:
        ask = UseItem(self.seat, self.used)
        options = ask.options(state)
        if state.rules < 2 or options != [PASS]:
            state.do(ask)
            state.ready = options


class UseIcon(Branch[Table, "UseItem"]):
    """RUN-042: use one item of the cards laid out, in any order; RUN-044: their magic points do nothing.

    Of two equal icons on a card the second waits for the first.
    """

    __slots__ = ()

    names: ClassVar = ITEMS
    option: ClassVar = USE_GEM
    rule: ClassVar = "RUN-042"

    def candidates(self, state: Table, ask: "UseItem") -> list[int]:
        found = []
        for number in state.players[ask.seat].in_play:
            for side in range(len(state.card(ask.seat, number).ability.items)):
                if not ask.behind_twin(state, number, side):
                    found.append(2 * number + side)
        return found

    def why_not(self, state: Table, ask: "UseItem", option: int) -> Refusal | None:
        ability = state.card(ask.seat, option // 2).ability
        if option in ask.used:  # RUN-052: every icon of a basic ability may be used, once
            return TRADE_USED if ability.kind == TRADE else ITEM_USED
        if ability.kind == OPTIONAL and option ^ 1 in ask.used and not state.players[ask.seat].owns(PLUS):
            return OTHER_SIDE_USED  # RUN-061: one of two sides; RUN-130: with the stone *plus* both are items of their own
        item = ability.items[option % 2]
        return KINDS[item.kind].why_not(state, ask.seat, item)

    def add_options(self, state: Table, ask: "UseItem", found: list[int]) -> None:
        player = state.players[ask.seat]
        for number in player.in_play:
            ability = state.card(ask.seat, number).ability
            option = 2 * number
            for item in ability.items:
                if option not in ask.used and KINDS[item.kind].why_not(state, ask.seat, item) is None:
                    other = ability.kind == OPTIONAL and option ^ 1 in ask.used and not player.owns(PLUS)
                    if not other and not ask.behind_twin(state, number, option % 2):
                        found.append(self.first + option)
                option += 1

    def numbers(self, state: Table, ask: "UseItem", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal in (TRADE_USED, ITEM_USED, OTHER_SIDE_USED):
            return ()
        item = item_of(state, ask.seat, option)
        return KINDS[item.kind].numbers(state, ask.seat, item, refusal)

    def label(self, state: Table, ask: "UseItem", option: int) -> Said:
        item = item_of(state, ask.seat, option)
        kin = state.card(ask.seat, option // 2).kin
        return KINDS[item.kind].label(kin, option // 2, item, ask.extra(state, option))

    def role(self, state: Table, ask: "UseItem", option: int) -> int:
        return MAIN if gives_points(item_of(state, ask.seat, option)) else PLAIN

    def take(self, state: Table, ask: "UseItem", option: int) -> None:
        state.do(NextItem(ask.seat, tuple(sorted([*ask.used, option]))))
        item = item_of(state, ask.seat, option)
        KINDS[item.kind].use(state, ask.seat, item, ask.extra(state, option))

    def place(self, state: Table, ask: "UseItem", option: int) -> str:
        return f"item:{self.names[option]}"


class StopUsing(Decline[Table, "UseItem"]):
    """RUN-043: using nothing more, or nothing at all, is legal."""

    __slots__ = ()

    rule: ClassVar = "RUN-043"
    option: ClassVar = Sentence("use-no-more")

    def rule_here(self, state: Table, ask: "UseItem", option: int) -> str:
        return self.rule

    def role(self, state: Table, ask: "UseItem", option: int) -> int:
        return GIVES_UP if ask.unused(state) else MAIN

    def loses(self, state: Table, ask: "UseItem", option: int) -> Said | None:
        count = ask.unused(state)
        return Said(LOSES_ITEMS, (count,)) if count else None


USE_ICON: Final = UseIcon()
USING: Final = Branches(USE_ICON, *stones(), StopUsing())


class UseItem(StoneWindow):
    """RUN-042, RUN-043: use one item of the cards laid out after another, and finish at will.

    `used` are the items used so far, by rising number.
    """

    __slots__ = ("used",)

    topic: ClassVar = "items"
    question: ClassVar = Sentence("ask-use-item")
    option: ClassVar = USE_GEM
    declined: ClassVar = StopUsing.option
    rule: ClassVar = "RUN-042"
    branches: ClassVar = USING
    names: ClassVar = USING.names

    def menu(self) -> Branches:
        return USING

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def automatic(self, state: Table) -> bool:
        return False  # cards may be turned up next, so the player decides when to stop

    def asked(self, state: Table) -> Said:
        return Said(self.question if self.unused(state) else ONLY_FINISH)

    def go_on(self, state: Table) -> None:
        state.do(NextItem(self.seat, self.used))

    def unused(self, state: Table) -> int:
        """Count the abilities that could still be used; without the stone *plus* the two sides of an optional one count once."""
        found = 0
        for number in state.players[self.seat].in_play:
            ability = state.card(self.seat, number).ability
            count = 0
            for side in range(len(ability.items)):
                if USE_ICON.why_not(state, self, 2 * number + side) is None:
                    count += 1
            both = ability.kind != OPTIONAL or state.players[self.seat].owns(PLUS)
            found += count if both else min(count, 1)
        return found

    def behind_twin(self, state: Table, number: int, side: int) -> bool:
        """Tell whether an icon is the second of two equal ones, the first of which is unused."""
        return side == 1 and state.rules >= 2 and 2 * number not in self.used and state.card(self.seat, number).ability.twins

    def search_options(self, state: Table) -> list[int]:
        """Items whose order makes no difference are used by rising number."""
        last = -1
        for choice in self.used:
            if KINDS[item_of(state, self.seat, choice).kind].commutes:
                last = choice
        found = []
        for choice in self.options(state):
            if choice == PASS or choice > last or not KINDS[item_of(state, self.seat, choice).kind].commutes:
                found.append(choice)
        return found

    def extra(self, state: Table, choice: int) -> int:
        """RUN-132, RUN-133: one more point for each card with printed points, once per card."""
        if not state.players[self.seat].owns(EXTRA) or not gives_points(item_of(state, self.seat, choice)):
            return 0
        if choice ^ 1 in self.used and gives_points(item_of(state, self.seat, choice ^ 1)):
            return 0
        return state.parts.stone_values[EXTRA]

    def focus(self, state: Table) -> str:
        return AT_HAND


class PutAway(Step[Table]):
    """RUN-047, RUN-134: the lowest card stays, all others leave; RUN-048: whatever was used.

    RUN-049: until then the cards are in no pile.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        seat = self.seat
        cards = state.players[seat].in_play[:]
        put_away(state, seat)
        state.tell(CARD_KEPT, seat, state.card(seat, cards[0]).kin, cards[0])
        for number in cards[1:]:
            event = CARD_GONE if number >= FIRST_DRUID_CARD else CARD_DISCARDED  # RUN-046, RUN-045
            state.tell(event, seat, state.card(seat, number).kin, number)
