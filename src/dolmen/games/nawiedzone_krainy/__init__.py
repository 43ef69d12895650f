"""Nawiedzone Krainy (Haunted Lands): nine rounds in a haunted land that all players can lose together."""

from typing import Final

from dolmen.games.nawiedzone_krainy.components import PACKAGE, open_box
from dolmen.games.nawiedzone_krainy.invariants import broken
from dolmen.games.nawiedzone_krainy.names import (
    BUILDINGS,
    CELLS,
    FACES,
    GOODS,
    MARKETS,
    SKILLS,
    TASKS,
    TERRAINS,
    TRACKS,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.position import dump_position, load_position
from dolmen.games.nawiedzone_krainy.reasons import REASONS
from dolmen.games.nawiedzone_krainy.scoring import breakdown, last_round, open_score, result
from dolmen.games.nawiedzone_krainy.sentences import EVENTS, LABELS, REFUSALS
from dolmen.games.nawiedzone_krainy.setup import OPTIONS, PLAYERS, new_game
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps import STEPS
from dolmen.games.nawiedzone_krainy.steps.turn import whose_turn
from dolmen.games.nawiedzone_krainy.view import determinize, hides, view
from dolmen.kernel.game import Game

GAME: Final = Game(
    id="nawiedzone-krainy",
    package=PACKAGE,
    version=2,
    players=PLAYERS,
    options=OPTIONS,
    steps=STEPS,
    sentences=(*REFUSALS, *EVENTS, *LABELS, *REASONS),
    places=("cell", "do", "market", "skill", "task", "track"),
    words={
        "cell": tuple(f"cell-{name.replace('.', '-')}" for name in CELLS),
        "terrain": tuple(f"terrain-{name}" for name in TERRAINS),
        "good": tuple(f"good-{name}" for name in GOODS),
        "building": tuple(f"building-{name}" for name in BUILDINGS),
        "track": tuple(f"track-{name}" for name in TRACKS),
        "skill": tuple(f"skill-{name}" for name in SKILLS),
        "task": tuple(f"task-{name}" for name in TASKS),
        "market": tuple(f"market-{name}" for name in MARKETS),
        "wraith_card": tuple(f"wraith-{name}" for name in WRAITH_CARDS),
        "face": tuple(f"face-{name}" for name in FACES),
        "pool": tuple(f"goods-{name}" for name in GOODS),
    },
    open_box=open_box,
    new_game=new_game,
    clone=Table.clone,
    view=view,
    turn=whose_turn,
    last_round=last_round,
    determinize=determinize,
    breakdown=breakdown,
    open_score=open_score,
    result=result,
    dump_position=dump_position,
    load_position=load_position,
    broken=broken,
    hides=hides,
    # What is hidden, the tasks that others chose, is shown at the end only.
    never_reveals=frozenset(step.__name__ for step in STEPS),
)
