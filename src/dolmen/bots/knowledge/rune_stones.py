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
from dolmen.games.rune_stones.player import Player
from dolmen.games.rune_stones.scoring import totals
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.summoning import Summon, played_colour, points_in_reach
from dolmen.games.rune_stones.steps.using import NextItem, UseItem

# In power points. Gems beyond PLENTY have little value, because only two artifacts are forged at a time.
PLENTY: Final = 9
FEW: Final = 5
VICTORY: Final = 60.0
ROW_LENGTH: Final = 5
PLACES: Final = 10

# The weights of the greedy anchor, in the order of Weights; searches use the tuned ones of data/weights.toml.
BY_HAND: Final[list[float]] = [
    *(0.7, 0.85, 0.65, 0.34),  # gems and ores
    *(0.85, 1.5, 1.1),  # items of cards
    *(0.12, 0.3),  # artifacts in sight, exchange of rows
    *(1.5, 0.15, 0.02, 0.97),  # cards
    0.8,  # time
    *(2.3, 5.0, 7.8, 11.0, 14.8),  # artifacts in a row
    *(2.5, 4.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0),  # rune stones
    *(0.67, 0.67, 0.63, 0.63, 0.52, 0.42, 0.32, 0.21, 0.14, 0.07),  # places of cards
]


class Weights:
    """The values of the parts of a position.

    `spare`: a gem beyond plenty. `prospect`: a forge's artifact that can nearly be paid. `cash`: once the rows would be enough
    for the throne, each point already scored counts more, so that they are exchanged. `scarce`: each card below FEW.
    `played`: a card laid out to summon. `pending`: an item or purchase that is still possible. `floor`: the least factor for
    points in sight before the last round; in the last round winning comes first. `row`: artifacts in a row, long before the end.
    `stone`: a rune stone of each kind at the start. `place`: a card counts by its rank among the player's cards, the best
    one first: its ability, and a little for its magic points.
    """

    __slots__ = (
        "any_card",
        "cash",
        "colour_card",
        "die",
        "floor",
        "gem",
        "magic",
        "ore",
        "pending",
        "place",
        "played",
        "prospect",
        "row",
        "scarce",
        "spare",
        "stone",
        "white_gem",
    )

    def __init__(self, numbers: list[float]) -> None:
        assert len(numbers) == len(BY_HAND), f"{len(BY_HAND)} weights were expected, not {len(numbers)}"
        rest = numbers[::-1]
        self.gem = rest.pop()
        self.white_gem = rest.pop()
        self.ore = rest.pop()
        self.spare = rest.pop()
        self.die = rest.pop()
        self.any_card = rest.pop()
        self.colour_card = rest.pop()
        self.prospect = rest.pop()
        self.cash = rest.pop()
        self.scarce = rest.pop()
        self.magic = rest.pop()
        self.played = rest.pop()
        self.pending = rest.pop()
        self.floor = rest.pop()
        self.row = [0.0, *(rest.pop() for _ in range(ROW_LENGTH))]
        self.stone = [rest.pop() for _ in range(STONE_COUNT)]
        self.place = [rest.pop() for _ in range(PLACES)]


class RuneStonesKnowledge(Knowledge):
    """Values points, and points in sight: rows, gems for the next artifacts, stones, and the cards' abilities."""

    def __init__(self, numbers: list[float] = BY_HAND) -> None:
        super().__init__(("Action", "EndTurn"), ("ChooseCard",))
        self.numbers = numbers
        self.weights = Weights(numbers)

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if state.ending():
            return at_the_end(state, seat)
        player = state.players[seat]
        weights = self.weights
        left = time_left(state, weights)
        value = float(player.points) + riches(state, seat, weights, left) + rows(state, player, weights, left)
        for stone in range(STONE_COUNT):
            value += weights.stone[stone] * left * player.stones[stone]
        return value + cards_worth(state, seat, weights, left)


def at_the_end(state: Table, seat: int) -> float:
    """Value a position in the last round: only the final score counts, and above all who is ahead."""
    scores = totals(state)
    ahead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
    return scores[seat] + (VICTORY if ahead > 0 else -VICTORY) + ahead


def time_left(state: Table, weights: Weights) -> float:
    """Return how much of the game is left: 1 at the start, never quite 0 before the last round."""
    most = 0
    for player in state.players:
        most = max(most, player.points)
    return max(weights.floor, 1.0 - most / state.parts.goal)


def riches(state: Table, seat: int, weights: Weights, left: float) -> float:
    """Value gems and ores, and how close they bring the artifacts in the forges."""
    player = state.players[seat]
    gems = player.gems
    coloured = sum(gems[:COLOUR_COUNT])
    value = weights.gem * coloured + weights.white_gem * gems[WHITE] + weights.ore * player.ores
    count = coloured + gems[WHITE] + player.ores
    if count > PLENTY:
        value -= (weights.gem - weights.spare) * (count - PLENTY)
    for forge in range(FORGE_COUNT):
        artifact = state.forges[forge]
        if artifact != NOTHING and player.room(artifact):
            price = state.parts.forges[forge].price
            value += weights.prospect * min(state.payable(seat, artifact), price) / price
    late = (coloured + gems[WHITE] + player.ores) / state.parts.share
    return left * value + (1.0 - left) * late


def rows(state: Table, player: Player, weights: Weights, left: float) -> float:
    """Value the artifacts in both rows."""
    points = state.parts.row_points
    value = 0.0
    ready = 0
    for row in range(2):
        count = player.artifacts(row)
        ready += points[count]
        value += left * weights.row[count] + (1.0 - left) * points[count]
    if player.points + ready >= state.parts.goal:  # enough for the throne: time to exchange them
        value += weights.cash * player.points
    return value


def item_worth(player: Player, weights: Weights, item: Item) -> float:
    """Estimate the value of using an item."""
    kind = item.kind
    if kind == GEM_ITEM:
        return weights.white_gem if item.colour == WHITE else weights.gem
    if kind == POINT_ITEM:
        return item.amount + player.stones[EXTRA]
    if kind == ANY_GEM_ITEM:
        return weights.gem + 0.15
    if kind == ORE_ITEM:
        return weights.ore
    if kind == DIE_ITEM:
        return weights.die * (2 if player.stones[DOUBLE] else 1)
    if kind == CARD_ITEM:
        return weights.colour_card
    if kind == ANY_CARD_ITEM:
        return weights.any_card
    gain = float(item.gain[POINTS])
    if gain > 0:
        gain += player.stones[EXTRA]
    for gem in range(GEM_COUNT):
        gain += item.gain[gem] * (weights.white_gem if gem == WHITE else weights.gem)
    return gain - item.price * (weights.white_gem if item.paid == WHITE else weights.gem)


def ability_worth(player: Player, weights: Weights, card: Card) -> float:
    """Estimate the value of a card's ability when it is used."""
    items = card.ability.items
    first = item_worth(player, weights, items[0])
    if len(items) == 1:
        return first
    second = item_worth(player, weights, items[1])
    if card.ability.kind == OPTIONAL and not player.stones[PLUS]:
        return max(first, second)
    return first + second


def card_worth(player: Player, weights: Weights, card: Card) -> float:
    """Value a card."""
    return ability_worth(player, weights, card) + weights.magic * card.magic


def deck_worth(weights: Weights, values: list[float]) -> float:
    """Value a deck: good cards count most, a large deck cycles slowly, and few cards do little."""
    values.sort(reverse=True)
    total = -weights.scarce * max(0, FEW - len(values))
    for place in range(min(len(values), PLACES)):
        total += values[place] * weights.place[place]
    return total


def cards_worth(state: Table, seat: int, weights: Weights, left: float) -> float:
    """Value the player's cards, and the abilities of those laid out before they go to the pile or leave the game."""
    player = state.players[seat]
    summoning: Summon | None = None
    used: tuple[int, ...] = ()
    for step in state.agenda:
        if isinstance(step, Summon) and step.seat == seat:
            summoning = step
        elif isinstance(step, (UseItem, NextItem)) and step.seat == seat:
            used = step.used
    kept = player.hand + player.deck + player.pile
    kept.extend(player.in_play if summoning is not None else player.in_play[:1])
    values = [card_worth(player, weights, state.card(seat, number)) for number in kept]
    value = deck_worth(weights, values) * left
    if summoning is not None:
        purchase = best_purchase(state, seat, weights, summoning, values)
        return value - weights.played * len(player.in_play) + weights.pending * left * purchase
    for number in player.in_play:
        value += weights.pending * unused_items(state, seat, weights, state.card(seat, number), used)
    return value


def unused_items(state: Table, seat: int, weights: Weights, card: Card, used: tuple[int, ...]) -> float:
    """Value the unused items of a card that is laid out."""
    player = state.players[seat]
    items = card.ability.items
    open_items = []
    for side in range(len(items)):
        item = items[side]
        if 2 * card.number + side not in used:
            usable = item.price == 0 or state.payable(seat, item.paid) >= item.price
            open_items.append(max(0.0, item_worth(player, weights, item)) if usable else 0.0)
    if card.ability.kind == OPTIONAL and not player.stones[PLUS]:
        return max(open_items) if len(open_items) == 2 else 0.0
    return sum(open_items)


def best_purchase(state: Table, seat: int, weights: Weights, summoning: Summon, values: list[float]) -> float:
    """Estimate the value of the best creatures that the available magic points can still buy."""
    player = state.players[seat]
    points = points_in_reach(state, seat, played_colour(state, seat)) - summoning.spent
    before = deck_worth(weights, values)
    bought = [0.0] * (points + 1)
    for space in range(SPACE_COUNT):
        number = state.display[space]
        price = state.parts.prices[space]
        if number != NOTHING and price <= points:
            worth = deck_worth(weights, [*values, card_worth(player, weights, state.parts.card(0, number))]) - before
            for money in range(points, price - 1, -1):
                if bought[money - price] + worth > bought[money]:
                    bought[money] = bought[money - price] + worth
    return bought[points]
