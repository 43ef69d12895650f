"""Action 2: using the abilities of two cards, or of three."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.abilities import Item
from dolmen.games.rune_stones.names import (
    CARDS,
    EXTRA,
    FIRST_DRUID_CARD,
    ITEM_LIMIT,
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


class ChooseCard(Ask[Table]):
    """RUN-040, RUN-134: choose the next card to use; after two of them no more need follow."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-choose-card", "laid")
    option: ClassVar = Sentence("choose-card", "kin", "number")
    declined: ClassVar = Sentence("choose-no-more")
    rule: ClassVar = "RUN-040"
    names: ClassVar = CARDS

    def asked(self, state: Table) -> Said:
        return Said(self.question, (len(state.players[self.seat].in_play),))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        return Said(self.option, (state.card(self.seat, choice).kin, choice))

    def rule_of(self, choice: int) -> str:
        return "RUN-135" if choice == PASS else self.rule

    def role(self, state: Table, choice: int) -> int:
        return PLAIN  # two cards or three: neither gives anything up

    def candidates(self, state: Table) -> list[int]:
        player = state.players[self.seat]
        return [*player.hand, PASS] if len(player.in_play) >= PAIR else player.hand[:]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def search_options(self, state: Table) -> list[int]:
        """Cards by rising number, as long as enough of them are left."""
        player = state.players[self.seat]
        last = player.in_play[-1] if player.in_play else 0
        later = [number for number in player.hand if number > last]
        laid = len(player.in_play)
        if laid >= PAIR:
            return [*later, PASS]
        return later[: len(later) - (PAIR - laid - 1)] or self.options(state)

    def take(self, state: Table, choice: int) -> None:
        if choice != PASS:
            lay_out(state, self.seat, choice)
            state.do(LayOut(self.seat))


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


class UseItem(Ask[Table]):
    """RUN-042, RUN-043: use one item of the cards laid out after another, in any order, and finish at will.

    RUN-044: their magic points do nothing. `used` are the items used so far, by rising number.
    Of two equal icons on a card the second waits for the first.
    """

    __slots__ = ("used",)

    question: ClassVar = Sentence("ask-use-item")
    option: ClassVar = USE_GEM
    declined: ClassVar = Sentence("use-no-more")
    rule: ClassVar = "RUN-042"
    names: ClassVar = (*ITEMS, *FREE)

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.used = used

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.used)

    def automatic(self) -> bool:
        return False  # cards may be turned up next, so the player decides when to stop

    def asked(self, state: Table) -> Said:
        return Said(self.question if self.unused(state) else ONLY_FINISH)

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        if choice >= ITEM_LIMIT:
            return Said(FREE_LABELS[choice - ITEM_LIMIT])
        item = item_of(state, self.seat, choice)
        kin = state.card(self.seat, choice // 2).kin
        return KINDS[item.kind].label(kin, choice // 2, item, self.extra(state, choice))

    def rule_of(self, choice: int) -> str:
        if choice >= ITEM_LIMIT:
            return FREE_RULES[choice - ITEM_LIMIT]
        return "RUN-043" if choice == PASS else self.rule

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP if self.unused(state) else MAIN
        return MAIN if choice < ITEM_LIMIT and gives_points(item_of(state, self.seat, choice)) else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        count = self.unused(state) if choice == PASS else 0
        return Said(LOSES_ITEMS, (count,)) if count else None

    def unused(self, state: Table) -> int:
        """Count the abilities that could still be used; without the stone *plus* the two sides of an optional one count once."""
        found = 0
        for number in state.players[self.seat].in_play:
            ability = state.card(self.seat, number).ability
            count = 0
            for side in range(len(ability.items)):
                if self.why_not(state, 2 * number + side) is None:
                    count += 1
            both = ability.kind != OPTIONAL or state.players[self.seat].owns(PLUS)
            found += count if both else min(count, 1)
        return found

    def behind_twin(self, state: Table, number: int, side: int) -> bool:
        """Tell whether an icon is the second of two equal ones, the first of which is unused."""
        return side == 1 and state.rules >= 2 and 2 * number not in self.used and state.card(self.seat, number).ability.twins

    def candidates(self, state: Table) -> list[int]:
        found = []
        for number in state.players[self.seat].in_play:
            for side in range(len(state.card(self.seat, number).ability.items)):
                if not self.behind_twin(state, number, side):
                    found.append(2 * number + side)
        found.extend(free_choices(state, self.seat, ITEM_LIMIT))
        found.append(PASS)
        return found

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if choice >= ITEM_LIMIT:
            return why_not_free(state, self.seat, choice - ITEM_LIMIT)
        ability = state.card(self.seat, choice // 2).ability
        if choice in self.used:
            return TRADE_USED if ability.kind == TRADE else ITEM_USED
        if ability.kind == OPTIONAL and choice ^ 1 in self.used and not state.players[self.seat].owns(PLUS):
            return OTHER_SIDE_USED  # RUN-130: with the stone *plus* both sides are separate items
        item = ability.items[choice % 2]
        return KINDS[item.kind].why_not(state, self.seat, item)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        player = state.players[seat]
        found: list[int] = []
        for number in player.in_play:
            ability = state.card(seat, number).ability
            choice = 2 * number
            for item in ability.items:
                if choice not in self.used and KINDS[item.kind].why_not(state, seat, item) is None:
                    other = ability.kind == OPTIONAL and choice ^ 1 in self.used and not player.owns(PLUS)
                    if not other and not self.behind_twin(state, number, choice % 2):
                        found.append(choice)
                choice += 1
        for choice in free_choices(state, seat, ITEM_LIMIT):
            if why_not_free(state, seat, choice - ITEM_LIMIT) is None:
                found.append(choice)
        found.append(PASS)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if choice >= ITEM_LIMIT or refusal in (TRADE_USED, ITEM_USED, OTHER_SIDE_USED):
            return ()
        item = item_of(state, self.seat, choice)
        return KINDS[item.kind].numbers(state, self.seat, item, refusal)

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

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            return
        seat = self.seat
        if choice >= ITEM_LIMIT:
            state.do(NextItem(seat, self.used))
            use_free(state, seat, choice - ITEM_LIMIT)
            return
        state.do(NextItem(seat, tuple(sorted([*self.used, choice]))))
        item = item_of(state, seat, choice)
        KINDS[item.kind].use(state, seat, item, self.extra(state, choice))


class PutAway(Step[Table]):
    """RUN-045 to RUN-049, RUN-134: the lowest card stays and all others leave, no matter which items were used."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        seat = self.seat
        cards = state.players[seat].in_play[:]
        state.put_away(seat)
        state.tell(CARD_KEPT, seat, state.card(seat, cards[0]).kin, cards[0])
        for number in cards[1:]:
            event = CARD_GONE if number >= FIRST_DRUID_CARD else CARD_DISCARDED
            state.tell(event, seat, state.card(seat, number).kin, number)
