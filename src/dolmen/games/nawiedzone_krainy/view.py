"""What a seat may see, and worlds that it cannot tell from the true one; side by side, so that a reader sees both."""

from typing import TypedDict

from dolmen.games.nawiedzone_krainy.names import (
    DEFEATS,
    MARKETS,
    MODES,
    NOTHING,
    SKILL_SLOTS,
    SKILLS,
    TASK_COUNT,
    TASKS,
    TILES,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps.learning import train_price
from dolmen.games.nawiedzone_krainy.steps.tasks import in_game
from dolmen.games.nawiedzone_krainy.wraiths import haunted_kalena
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import WATCHER


class SkillView(TypedDict):
    """A skill card with its slots: a seat, -1 free, 9 blocked."""

    card: str
    slots: list[int]


class PlayerView(TypedDict):
    """What a player owns; `tasks` is None while there are some that are secret to the reader, `task_count` is public.

    `arrival` orders the tokens of a stack: the larger lies higher. `prices` are -1 for full tracks.
    """

    cell: int
    goods: list[int]
    storage: int
    pecunia: int
    owned: list[int]
    active: list[int]
    prices: list[int]
    valour: int
    arrival: int
    cubes: int
    tasks: list[str] | None
    task_count: int


class TableView(TypedDict):
    """The table; lists by cell have 49 entries, a number -1 means that nothing is there."""

    seats: int
    mode: str
    wraith_cards: list[str]
    season: int
    round: int
    order: list[int]
    tiles: list[str]
    terrain: list[int]
    wraiths: list[int]
    depleted: list[int]
    building: list[int]
    owner: list[int]
    reserve: int
    kalena: int
    persuasion_cost: int
    market: str
    skills: list[SkillView]
    markers: list[int]
    defeat: str
    revealed: bool
    players: list[PlayerView]


def view(state: Table, seat: int) -> TableView:
    """Build the view from scratch, listing only what may be seen; NAW-124: task cards are their owner's secret."""
    return {
        "seats": state.seats,
        "mode": MODES[state.mode],
        "wraith_cards": [WRAITH_CARDS[card] for card in state.wraith_cards],
        "season": state.season,
        "round": state.round,
        "order": state.order[:],
        "tiles": [TILES[tile] for tile in state.tiles],
        "terrain": list(state.land.terrain),
        "wraiths": state.wraiths[:],
        "depleted": state.depleted[:],
        "building": state.building[:],
        "owner": state.owner[:],
        "reserve": state.reserve,
        "kalena": haunted_kalena(state),
        "persuasion_cost": state.persuasion_cost(),
        "market": MARKETS[state.market] if state.market != NOTHING else "",
        "skills": [_skill(state, deck) for deck in range(len(state.skills))],
        "markers": state.markers[:],
        "defeat": DEFEATS[state.defeat],
        "revealed": state.revealed,
        "players": [_player(state, owner, owner == seat or state.revealed) for owner in range(state.seats)],
    }


def _skill(state: Table, deck: int) -> SkillView:
    start = deck * SKILL_SLOTS
    return {"card": SKILLS[state.skills[deck]], "slots": state.slots[start : start + SKILL_SLOTS]}


def _player(state: Table, seat: int, open_tasks: bool) -> PlayerView:
    player = state.players[seat]
    tracks = state.parts.tracks
    return {
        "cell": player.cell,
        "goods": player.goods[:],
        "storage": state.storage_limit(seat),
        "pecunia": player.pecunia,
        "owned": player.owned[:],
        "active": player.active[:],
        "prices": [
            NOTHING if player.owned[track] == tracks[track].slots else train_price(state, seat, track)
            for track in range(len(tracks))
        ],
        "valour": player.valour,
        "arrival": player.arrival,
        "cubes": player.cubes,
        "tasks": [TASKS[task] for task in player.tasks] if open_tasks or not player.tasks else None,
        "task_count": len(player.tasks),
    }


def hides(state: Table, seat: int) -> bool:
    """Tell whether a seat sees more than a watcher."""
    return view(state, seat) != view(state, WATCHER)


def determinize(state: Table, seat: int, random: FastRandom) -> Table:
    """Return a world that `seat` cannot tell from this one: the others' secret task cards are dealt again."""
    other = state.clone()
    if not state.revealed:
        for owner, player in enumerate(other.players):
            if owner != seat and player.tasks:
                player.tasks = _dealt(state, player, random)
    return other


def _dealt(state: Table, player: Player, random: FastRandom) -> list[int]:
    """Return as many random task cards as a player has."""
    cards = [task for task in range(TASK_COUNT) if in_game(state, task)]
    dealt = [cards.pop(random.below(len(cards))) for _ in player.tasks]
    return sorted(dealt)
