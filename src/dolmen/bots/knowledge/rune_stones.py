"""How good a table of Rune Stones is for a seat."""

from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.games.rune_stones.abilities import Item
from dolmen.games.rune_stones.components import Card
from dolmen.games.rune_stones.names import (
    ANY_CARD_ITEM,
    ANY_GEM_ITEM,
    CARD_ITEM,
    COLOUR_COUNT,
    DIE_ITEM,
    DOUBLE,
    EXTRA,
    FORGE_COUNT,
    GEM_COUNT,
    GEM_ITEM,
    NOTHING,
    OPTIONAL,
    ORE_ITEM,
    PLUS,
    POINT_ITEM,
    POINTS,
    SPACE_COUNT,
    STONE_COUNT,
    WHITE,
)
from dolmen.games.rune_stones.scoring import totals
from dolmen.games.rune_stones.state import Player, Table
from dolmen.games.rune_stones.steps.summoning import Summon, played_colour, points_in_reach
from dolmen.games.rune_stones.steps.using import UseItem

# In power points. Gems beyond PLENTY are worth little, because only two artifacts are forged at a time.
GEM: Final = 0.7
WHITE_GEM: Final = 0.85
ORE: Final = 0.65
PLENTY: Final = 9
SPARE: Final = 0.34
DIE: Final = 0.85
ANY_CARD: Final = 1.5
COLOUR_CARD: Final = 1.1
PROSPECT: Final = 0.12

# Artifacts in a row, long before the end; a rune stone of each kind at the start.
ROW: Final[tuple[float, ...]] = (0.0, 2.3, 5.0, 7.8, 11.0, 14.8)
STONE: Final[tuple[float, ...]] = (2.5, 4.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0)

# Once the rows would be enough for the throne, each point already scored counts more, so that they are exchanged.
CASH: Final = 0.3

# What a card does, and a little for its magic points, counts by its place among the own cards, the best one first.
PLACE: Final[tuple[float, ...]] = (0.67, 0.67, 0.63, 0.63, 0.52, 0.42, 0.32, 0.21, 0.14, 0.07)
FEW: Final = 5
SCARCE: Final = 1.5
MAGIC: Final = 0.15
PLAYED: Final = 0.02
PENDING: Final = 0.97

# What is in sight never counts less than FLOOR before the last round; in it, winning counts above all.
FLOOR: Final = 0.8
VICTORY: Final = 60.0


class RuneStonesKnowledge(Knowledge):
    """Points, and points in sight: rows, gems for the next artifacts, stones, and what the cards will still do."""

    def __init__(self) -> None:
        super().__init__(("Action", "EndTurn"), ("ChooseCard",))

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if state.ending():
            return at_the_end(state, seat)
        player = state.players[seat]
        left = time_left(state)
        value = float(player.points) + riches(state, player, left) + rows(state, player, left)
        for stone in range(STONE_COUNT):
            value += STONE[stone] * left * player.stones[stone]
        return value + cards_worth(state, seat, left)


def at_the_end(state: Table, seat: int) -> float:
    """In the last round only the final score counts, and above all who is ahead."""
    scores = totals(state)
    ahead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
    return scores[seat] + (VICTORY if ahead > 0 else -VICTORY) + ahead


def time_left(state: Table) -> float:
    """How much of the game is still to come: 1 at the start, never quite nothing before the last round."""
    most = 0
    for player in state.players:
        most = max(most, player.points)
    return max(FLOOR, 1.0 - most / state.parts.goal)


def riches(state: Table, player: Player, left: float) -> float:
    """Gems and ores, and how near they bring the artifacts that lie in the forges."""
    gems = player.gems
    coloured = sum(gems[:COLOUR_COUNT])
    value = GEM * coloured + WHITE_GEM * gems[WHITE] + ORE * player.ores
    count = coloured + gems[WHITE] + player.ores
    if count > PLENTY:
        value -= (GEM - SPARE) * (count - PLENTY)
    for forge in range(FORGE_COUNT):
        artifact = state.forges[forge]
        if artifact != NOTHING and player.room(artifact):
            price = state.parts.forges[forge].price
            value += PROSPECT * min(player.payable(artifact), price) / price
    late = (coloured + gems[WHITE] + player.ores) / state.parts.share
    return left * value + (1.0 - left) * late


def rows(state: Table, player: Player, left: float) -> float:
    """What the artifacts in both rows will bring."""
    points = state.parts.row_points
    value = 0.0
    ready = 0
    for row in range(2):
        count = player.artifacts(row)
        ready += points[count]
        value += left * ROW[count] + (1.0 - left) * points[count]
    if player.points + ready >= state.parts.goal:  # enough for the throne: time to exchange them
        value += CASH * player.points
    return value


def item_worth(state: Table, player: Player, item: Item) -> float:
    """About what using an item brings."""
    kind = item.kind
    if kind == GEM_ITEM:
        return WHITE_GEM if item.colour == WHITE else GEM
    if kind == POINT_ITEM:
        return item.amount + player.stones[EXTRA]
    if kind == ANY_GEM_ITEM:
        return GEM + 0.15
    if kind == ORE_ITEM:
        return ORE
    if kind == DIE_ITEM:
        return DIE * (2 if player.stones[DOUBLE] else 1)
    if kind == CARD_ITEM:
        return COLOUR_CARD
    if kind == ANY_CARD_ITEM:
        return ANY_CARD
    gain = float(item.gain[POINTS])
    if gain > 0:
        gain += player.stones[EXTRA]
    for gem in range(GEM_COUNT):
        gain += item.gain[gem] * (WHITE_GEM if gem == WHITE else GEM)
    return gain - item.price * (WHITE_GEM if item.paid == WHITE else GEM)


def ability_worth(state: Table, player: Player, card: Card) -> float:
    """About what a card brings when it is used."""
    items = card.ability.items
    first = item_worth(state, player, items[0])
    if len(items) == 1:
        return first
    second = item_worth(state, player, items[1])
    if card.ability.kind == OPTIONAL and not player.stones[PLUS]:
        return max(first, second)
    return first + second


def card_worth(state: Table, player: Player, card: Card) -> float:
    """How good a card is."""
    return ability_worth(state, player, card) + MAGIC * card.magic


def deck_worth(values: list[float]) -> float:
    """What it is worth to own cards: good ones count most, a large deck turns slowly, with few cards little can be done."""
    values.sort(reverse=True)
    total = -SCARCE * max(0, FEW - len(values))
    for place in range(min(len(values), len(PLACE))):
        total += values[place] * PLACE[place]
    return total


def cards_worth(state: Table, seat: int, left: float) -> float:
    """What the own cards will do, and what those laid out do before they go to the pile, or leave."""
    player = state.players[seat]
    summoning: Summon | None = None
    used: tuple[int, ...] = ()
    for step in state.agenda:
        if isinstance(step, Summon) and step.seat == seat:
            summoning = step
        elif isinstance(step, UseItem) and step.seat == seat:
            used = step.used
    kept = player.hand + player.deck + player.pile
    kept.extend(player.in_play if summoning is not None else player.in_play[:1])
    values = [card_worth(state, player, state.card(seat, number)) for number in kept]
    value = deck_worth(values) * left
    if summoning is not None:
        return value - PLAYED * len(player.in_play) + PENDING * left * best_purchase(state, seat, summoning, values)
    for number in player.in_play:
        value += PENDING * unused_items(state, seat, state.card(seat, number), used)
    return value


def unused_items(state: Table, seat: int, card: Card, used: tuple[int, ...]) -> float:
    """What the items of a card laid out may still bring."""
    player = state.players[seat]
    items = card.ability.items
    open_items = []
    for side in range(len(items)):
        item = items[side]
        if 2 * card.number + side not in used:
            usable = item.price == 0 or player.payable(item.paid) >= item.price
            open_items.append(max(0.0, item_worth(state, player, item)) if usable else 0.0)
    if card.ability.kind == OPTIONAL and not player.stones[PLUS]:
        return max(open_items) if len(open_items) == 2 else 0.0
    return sum(open_items)


def best_purchase(state: Table, seat: int, summoning: Summon, values: list[float]) -> float:
    """About the most that creatures can add which the magic points in reach can still buy."""
    player = state.players[seat]
    points = points_in_reach(state, seat, played_colour(state, seat)) - summoning.spent
    before = deck_worth(values)
    bought = [0.0] * (points + 1)
    for space in range(SPACE_COUNT):
        number = state.display[space]
        price = state.parts.prices[space]
        if number != NOTHING and price <= points:
            worth = deck_worth([*values, card_worth(state, player, state.parts.card(0, number))]) - before
            for money in range(points, price - 1, -1):
                if bought[money - price] + worth > bought[money]:
                    bought[money] = bought[money - price] + worth
    return bought[points]
