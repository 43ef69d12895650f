"""Action 1: summoning creatures with magic points."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.board import take_from_display
from dolmen.games.rune_stones.names import AT_HAND, CARDS, COLOUR_COUNT, MULTI, NOTHING, SPACE_COUNT
from dolmen.games.rune_stones.sentences import (
    CARD_PLAYED,
    CARD_SUMMONED,
    DISPLAY_EMPTY,
    NOTHING_TAKEN,
    OTHER_COLOUR,
    OUT_OF_REACH,
    POINTS_LOST,
    TOO_EXPENSIVE,
    TOO_FEW_POINTS,
)
from dolmen.games.rune_stones.state import Table
from dolmen.kernel.branch import Branch, Branches, Decline, Menu
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, Arg, Step

PLAY_CARD: Final = Sentence("summon-play", "kin", "number", "points")
TAKE_CREATURE: Final = Sentence("ask-take-creature", "left")
PLAY_MORE: Final = Sentence("ask-play-more", "left")
ONLY_FINISH: Final = Sentence("ask-finish-summoning")
LOSES_MAGIC: Final = Sentence("loses-magic", "points")
SUMMON_LABELS: Final = (PLAY_CARD, TAKE_CREATURE, PLAY_MORE, ONLY_FINISH, LOSES_MAGIC)
SUMMON_CARD: Final = Sentence("summon-take", "kin", "number", "price")


def played_points(state: Table, seat: int) -> int:
    """RUN-025, RUN-124, RUN-125: magic points of the cards laid out, and of the stone *magic* even without a card."""
    total = state.magic_bonus(seat)
    for number in state.players[seat].in_play:
        total += state.card(seat, number).magic
    return total


def played_colour(state: Table, seat: int) -> int:
    """RUN-024, RUN-030, RUN-031: the common colour of the cards laid out; NOTHING while there are only multicolour ones."""
    for number in state.players[seat].in_play:
        colour = state.card(seat, number).magic_colour
        if colour != MULTI:
            return colour
    return NOTHING


def points_in_reach(state: Table, seat: int, colour: int) -> int:
    """Return the most magic points from cards of one colour (for NOTHING, the best one) and multicolour cards."""
    return played_points(state, seat) + best_points(points_in_hand(state, seat), colour)


def best_points(by_colour: list[int], colour: int) -> int:
    """Return the points of a colour (for NOTHING, of the best one) and of multicolour cards."""
    best = by_colour[colour]
    if colour == NOTHING:
        best = by_colour[0]
        for other in range(1, MULTI):
            best = max(best, by_colour[other])
    return best + by_colour[MULTI]


def points_in_hand(state: Table, seat: int) -> list[int]:
    """The magic points of the cards in the hand, by colour."""
    by_colour = [0] * (COLOUR_COUNT + 1)
    for number in state.players[seat].hand:
        card = state.card(seat, number)
        by_colour[card.magic_colour] += card.magic
    return by_colour


NOTHING_IN_HAND: Final = [0] * (COLOUR_COUNT + 1)


def lowest_price(state: Table) -> int:
    """RUN-023: what the cheapest display card costs; 0 when there is none."""
    for space in range(SPACE_COUNT - 1, -1, -1):  # prices do not rise
        if state.display[space] != NOTHING:
            return state.parts.prices[space]
    return 0


def why_no_summoning(state: Table, seat: int) -> Refusal | None:
    """RUN-021, RUN-024: a summoning takes at least one card, so one must be in reach."""
    lowest = lowest_price(state)
    if lowest == 0:
        return DISPLAY_EMPTY
    return TOO_FEW_POINTS if points_in_reach(state, seat, NOTHING) < lowest else None


class NextSummon(Step[Table]):
    """RUN-024, RUN-025: the next choice of a summoning.

    The only card that can be played is played, and when nothing is left to do, the summoning is over without a question.
    The only creature that can be taken is asked for: then cards are turned up, and the action cannot be taken back.
    """

    __slots__ = ("highest", "seat", "spent")

    def __init__(self, seat: int, spent: int, highest: int) -> None:
        self.seat = seat
        self.spent = spent
        self.highest = highest

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.spent, self.highest)

    def run(self, state: Table) -> None:
        ask = Summon(self.seat, self.spent, self.highest)
        options = ask.options(state)
        if state.rules >= 2 and len(options) == 1 and (options[0] == PASS or options[0] in state.players[self.seat].hand):
            ask.take(state, options[0])
        else:
            state.do(ask)
            state.ready = options


class PlayOrTake(Branch[Table, "Summon"]):
    """RUN-024: add a card of the hand to the payment; RUN-025: take a creature of the display.

    RUN-027: prices are those of the spaces, nothing slides in between. RUN-026: colours of creatures do not matter.
    """

    __slots__ = ()

    names: ClassVar = CARDS
    option: ClassVar = SUMMON_CARD
    rule: ClassVar = "RUN-024"

    def candidates(self, state: Table, ask: "Summon") -> list[int]:
        found = state.players[ask.seat].hand[:]
        found.extend([number for number in state.display if number != NOTHING])
        return found

    def why_not(self, state: Table, ask: "Summon", option: int) -> Refusal | None:
        if option not in state.players[ask.seat].hand:
            return TOO_EXPENSIVE if price(state, option) > ask.left(state) else None
        colour = played_colour(state, ask.seat)
        card = state.card(ask.seat, option)
        if card.magic_colour != MULTI:
            if colour not in (NOTHING, card.magic_colour):
                return OTHER_COLOUR
            colour = card.magic_colour
        if not ask.highest and points_in_reach(state, ask.seat, colour) < lowest_price(state):
            return OUT_OF_REACH
        return None

    def add_options(self, state: Table, ask: "Summon", found: list[int]) -> None:
        seat = ask.seat
        first = self.first
        hand = state.players[seat].hand
        played = played_points(state, seat)
        if hand:
            colour = played_colour(state, seat)
            lowest = 0 if ask.highest else lowest_price(state) - played
            by_colour = points_in_hand(state, seat) if lowest > 0 else NOTHING_IN_HAND
            for number in hand:
                wanted = state.card(seat, number).magic_colour
                if wanted == MULTI:
                    wanted = colour
                elif colour != NOTHING and colour != wanted:
                    continue
                if lowest <= 0 or best_points(by_colour, wanted) >= lowest:
                    found.append(first + number)
        left = played - ask.spent
        display = state.display
        prices = state.parts.prices
        for space in range(SPACE_COUNT):
            if prices[space] <= left:
                number = display[space]
                if number != NOTHING:
                    found.append(first + number)

    def numbers(self, state: Table, ask: "Summon", option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is OTHER_COLOUR:
            return (played_colour(state, ask.seat),)
        if refusal is TOO_EXPENSIVE:
            return (price(state, option), ask.left(state))
        return (lowest_price(state), points_in_reach(state, ask.seat, state.card(ask.seat, option).magic_colour))

    def label(self, state: Table, ask: "Summon", option: int) -> Said:
        card = state.card(ask.seat, option)
        if option in state.players[ask.seat].hand:
            return Said(PLAY_CARD, (card.kin, option, card.magic))
        return Said(SUMMON_CARD, (card.kin, option, price(state, option)))

    def take(self, state: Table, ask: "Summon", option: int) -> None:
        seat = ask.seat
        card = state.card(seat, option)
        if option in state.players[seat].hand:
            state.players[seat].lay_out(option)
            state.tell(CARD_PLAYED, seat, card.kin, option)
            state.do(NextSummon(seat, ask.spent, ask.highest))
        else:
            paid = price(state, option)
            take_from_display(state, seat, option)
            state.tell(CARD_SUMMONED, seat, card.kin, option, paid)
            state.do(NextSummon(seat, ask.spent + paid, max(ask.highest, option)))

    def place(self, state: Table, ask: "Summon", option: int) -> str:
        return f"hand:{option}" if option in state.players[ask.seat].hand else f"card:{option}"


class StopSummoning(Decline[Table, "Summon"]):
    """RUN-021: after the first creature one may stop."""

    __slots__ = ()

    rule: ClassVar = "RUN-021"
    option: ClassVar = Sentence("summon-stop")

    def why_not(self, state: Table, ask: "Summon", option: int) -> Refusal | None:
        return None if ask.highest else NOTHING_TAKEN

    def rule_here(self, state: Table, ask: "Summon", option: int) -> str:
        return self.rule

    def role(self, state: Table, ask: "Summon", option: int) -> int:
        return GIVES_UP if ask.affordable(state) else MAIN

    def loses(self, state: Table, ask: "Summon", option: int) -> Said | None:
        return Said(LOSES_MAGIC, (ask.left(state),)) if ask.affordable(state) else None

    def take(self, state: Table, ask: "Summon", option: int) -> None:
        state.do(FinishSummoning(ask.seat, ask.spent))


def price(state: Table, number: int) -> int:
    """RUN-023: the dots of the space where a card lies."""
    return state.parts.prices[state.display.index(number)]


SUMMONING: Final = Branches(PlayOrTake(), StopSummoning())


class Summon(Menu[Table]):
    """RUN-024, RUN-025: add a card to the payment, take a creature, or stop; in any order.

    `spent` are the points used so far; `highest` is the highest number taken, 0 when nothing was.
    """

    __slots__ = ("highest", "spent")

    topic: ClassVar = "summon"
    question: ClassVar = Sentence("ask-summon", "left")
    option: ClassVar = SUMMON_CARD
    declined: ClassVar = StopSummoning.option
    rule: ClassVar = "RUN-024"
    branches: ClassVar = SUMMONING
    names: ClassVar = SUMMONING.names

    def menu(self) -> Branches:
        return SUMMONING

    def __init__(self, seat: int, spent: int, highest: int) -> None:
        super().__init__(seat)
        self.spent = spent
        self.highest = highest

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.spent, self.highest)

    def automatic(self, state: Table) -> bool:
        return False  # cards are turned up next, so the player decides when to stop

    def asked(self, state: Table) -> Said:
        left = self.left(state)
        takes = self.affordable(state)
        plays = any(choice in state.players[self.seat].hand for choice in self.options(state))
        if self.highest and not takes:
            return Said(PLAY_MORE, (left,)) if plays else Said(ONLY_FINISH)
        return Said(self.question if plays else TAKE_CREATURE, (left,))

    def left(self, state: Table) -> int:
        """The magic points that are played and not spent."""
        return played_points(state, self.seat) - self.spent

    def affordable(self, state: Table) -> bool:
        """Tell whether the points left pay for a creature."""
        return 0 < lowest_price(state) <= self.left(state)

    def search_options(self, state: Table) -> list[int]:
        """First cards are played by rising number, then creatures are taken by rising number."""
        options = self.options(state)
        player = state.players[self.seat]
        last = player.in_play[-1] if player.in_play else 0
        found = []
        for choice in options:
            if choice == PASS or choice > (last if choice in player.hand else self.highest):
                if choice == PASS or not self.highest or choice not in player.hand:
                    found.append(choice)
        return found or options

    def focus(self, state: Table) -> str:
        return AT_HAND


class FinishSummoning(Step[Table]):
    """RUN-028, RUN-032: all played cards go to the player's played pile; RUN-029, RUN-033: unspent points are lost."""

    __slots__ = ("seat", "spent")

    def __init__(self, seat: int, spent: int) -> None:
        self.seat = seat
        self.spent = spent

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.spent)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        lost = played_points(state, self.seat) - self.spent
        if lost:
            state.tell(POINTS_LOST, self.seat, lost)
        for number in player.in_play:
            player.stack(number)
        player.in_play = []
