"""What a seat may see, and worlds that it cannot tell from the true one; side by side, so that a reader sees both."""

from typing import TypedDict

from dolmen.games.rune_stones.names import DRUIDS, ITEMS, NOTHING, STONES
from dolmen.games.rune_stones.player import Player
from dolmen.games.rune_stones.scoring import totals
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import DieBenefit
from dolmen.games.rune_stones.steps.summoning import Summon, played_points
from dolmen.games.rune_stones.steps.using import NextItem, UseItem
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import WATCHER


class PlayerView(TypedDict):
    """What lies in front of a player; `hand` is None for everybody else.

    `unseen` is the deck, for other players deck and hand together: a set whose order means nothing.
    """

    druid: str
    points: int
    hand: list[int] | None
    hand_size: int
    deck_size: int
    unseen: list[int]
    pile: list[int]
    in_play: list[int]
    gone: list[int]
    gems: list[int]
    ores: int
    places: list[int]
    stones: list[str]
    joker: int


class TableView(TypedDict):
    """The table; a number -1 means that nothing is there.

    `points` are the magic points of a summoning and `spent` those used of them; `used` are the items of cards
    used in this action, such as 41a; `die` is the face that waits to be dealt with.
    """

    seats: int
    round: int
    max_rounds: int
    rows_per_turn: int
    first: int
    ending: bool
    exchange_used: bool
    gems: list[int]
    ores: int
    creatures: list[int]
    display: list[int]
    discard: list[int]
    artifacts: list[int]
    artifact_discard: list[int]
    forges: list[int]
    whites: int
    stones: list[int]
    points: int
    spent: int
    used: list[str]
    die: int
    players: list[PlayerView]


def view(state: Table, seat: int) -> TableView:
    """Build the view from scratch, listing only what may be seen: hands of others and the order of decks are secret."""
    found: TableView = {
        "seats": state.seats,
        "round": state.round,
        "max_rounds": state.max_rounds,
        "rows_per_turn": state.rows_per_turn,
        "first": state.first,
        "ending": state.ending(),
        "exchange_used": state.exchange_used,
        "gems": state.gems[:],
        "ores": state.ores,
        "creatures": state.creatures[:],
        "display": state.display[:],
        "discard": state.discard[:],
        "artifacts": state.artifacts[:],
        "artifact_discard": state.artifact_discard[:],
        "forges": state.forges[:],
        "whites": state.whites,
        "stones": state.stones[:],
        "points": 0,
        "spent": 0,
        "used": [],
        "die": NOTHING,
        "players": [_player(player, other == seat) for other, player in enumerate(state.players)],
    }
    if not state.agenda:  # RUN-118, RUN-119: final scoring has moved the markers
        for other, points in enumerate(totals(state)):
            found["players"][other]["points"] = points
    for step in state.agenda:
        if isinstance(step, Summon):
            found["points"] = played_points(state, step.seat)
            found["spent"] = step.spent
        elif isinstance(step, (UseItem, NextItem)):
            found["used"] = [ITEMS[item] for item in step.used]
        elif isinstance(step, DieBenefit):
            found["die"] = step.face
    return found


def _player(player: Player, mine: bool) -> PlayerView:
    return {
        "druid": DRUIDS[player.druid] if player.druid != NOTHING else "",
        "points": player.points,
        "hand": player.hand[:] if mine else None,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "unseen": player.deck[:] if mine else sorted(player.deck + player.hand),
        "pile": player.pile[:],
        "in_play": player.in_play[:],
        "gone": player.gone[:],
        "gems": player.gems[:],
        "ores": player.ores,
        "places": player.places[:],
        "stones": [name for stone, name in enumerate(STONES) if player.stones[stone]],
        "joker": player.joker,
    }


def hides(state: Table, seat: int) -> bool:
    """Tell whether a seat sees more than a watcher."""
    return view(state, seat) != view(state, WATCHER)


def determinize(state: Table, seat: int, random: FastRandom) -> Table:
    """Return a world that `seat` cannot tell from this one: the others' hands are dealt again from what may be in them.

    Cards that everybody can deduce stay where they are.
    """
    world = state.clone()
    world.ready = None
    for other, player in enumerate(world.players):
        if other != seat and player.deck:
            hidden = [number for number in player.hand if number not in player.deduced]
            pool = sorted(hidden + player.deck)
            dealt = player.deduced[:]
            for _ in range(len(hidden)):
                dealt.append(pool.pop(random.below(len(pool))))
            player.hand = sorted(dealt)
            player.deck = pool
    return world
