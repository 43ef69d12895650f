"""What must hold at all times."""

from dolmen.games.rune_stones.names import (
    COLOUR_COUNT,
    DRUID_CARDS,
    FIRST_CREATURE,
    FIRST_DRUID_CARD,
    GEM_COUNT,
    GEMS,
    LAST_CREATURE,
    LAST_DRUID_CARD,
    NOTHING,
    ROW_LENGTH,
    STONE_COUNT,
    STONES,
    WHITE,
)
from dolmen.games.rune_stones.player import Player
from dolmen.games.rune_stones.state import Table


def broken(state: Table) -> str | None:
    """Say what does not add up, or None."""
    return _gems(state) or _creatures(state) or _druids(state) or _artifacts(state) or _stones(state) or _hands(state)


def _gems(state: Table) -> str | None:
    """RUN-138."""
    for gem in range(GEM_COUNT):
        found = state.gems[gem]
        for player in state.players:
            found += player.gems[gem] + (player.joker == gem)
        if found != state.parts.gems[gem] or state.gems[gem] < 0:
            return f"there are {found - state.gems[gem]} {GEMS[gem]} gems with players, the box has {state.parts.gems[gem]}"
    ores = sum([player.ores for player in state.players])
    if ores + state.ores != state.parts.ores or state.ores < 0:
        return f"there are {ores} ores with players, the box has {state.parts.ores}"
    return None


def own_cards(player: Player) -> list[int]:
    """Return all cards of a player that are still in the game."""
    return player.hand + player.deck + player.pile + player.in_play


def _creatures(state: Table) -> str | None:
    """RUN-139."""
    found = state.creatures + state.aside + state.discard + [number for number in state.display if number != NOTHING]
    for player in state.players:
        found.extend([number for number in own_cards(player) if number < FIRST_DRUID_CARD])
    for number in range(FIRST_CREATURE, LAST_CREATURE + 1):
        if found.count(number) != 1:
            return f"the creature card {number} is there {found.count(number)} times, it should be there once"
    return None if len(found) == LAST_CREATURE - FIRST_CREATURE + 1 else "there are cards that are not in the box"


def _druids(state: Table) -> str | None:
    """RUN-141, RUN-007."""
    druids = [player.druid for player in state.players if player.druid != NOTHING]
    if len(set(druids)) != len(druids):
        return "two players have the same druid"
    for seat, player in enumerate(state.players):
        found = sorted([number for number in own_cards(player) if number >= FIRST_DRUID_CARD] + player.gone)
        if found != list(range(FIRST_DRUID_CARD, LAST_DRUID_CARD + 1)):
            return f"seat {seat} has the druid cards {found}, of {DRUID_CARDS[0]} to {DRUID_CARDS[-1]} each should be there once"
    return None


def _artifacts(state: Table) -> str | None:
    """RUN-140, RUN-084."""
    places = [artifact for player in state.players for artifact in player.places]
    for colour in range(COLOUR_COUNT):
        found = state.artifacts[colour] + state.artifact_discard[colour]
        found += state.forges.count(colour) + places.count(colour)
        if found != state.parts.artifacts or state.artifacts[colour] < 0:
            return f"there are {found} {GEMS[colour]} artifacts, the box has {state.parts.artifacts}"
    if state.whites + places.count(WHITE) != state.parts.white_artifacts or state.whites < 0:
        return f"there are {places.count(WHITE)} white artifacts with players, the box has {state.parts.white_artifacts}"
    for place, artifact in enumerate(places):
        if artifact not in (NOTHING, WHITE, place % ROW_LENGTH):
            return f"a {GEMS[artifact]} artifact lies on a {GEMS[place % ROW_LENGTH]} space"
    return None


def _stones(state: Table) -> str | None:
    """RUN-142."""
    for stone in range(STONE_COUNT):
        found = state.stones[stone] + sum([player.stones[stone] for player in state.players])
        if found != state.seats - 1 or state.stones[stone] < 0:
            return f"there are {found} rune stones {STONES[stone]}, with {state.seats} players it should be {state.seats - 1}"
    for seat, player in enumerate(state.players):
        if sum(player.stones) > state.parts.slots:
            return f"seat {seat} has {sum(player.stones)} rune stones, the board holds {state.parts.slots}"
    return None


def _hands(state: Table) -> str | None:
    """Lists of cards are sorted, and deduced cards are really in the hand."""
    for seat, player in enumerate(state.players):
        for cards in (player.hand, player.deck, player.pile, player.in_play, player.gone, player.deduced):
            if cards != sorted(cards):
                return f"seat {seat} has cards out of order: {cards}"
        if not set(player.deduced) <= set(player.hand):
            return f"seat {seat} should hold {player.deduced}, the hand is {player.hand}"
    return None
