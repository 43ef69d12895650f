"""Rune Stones: who is the mightiest druid?"""

from typing import Final

from dolmen.games.rune_stones.components import PACKAGE, open_box
from dolmen.games.rune_stones.invariants import broken
from dolmen.games.rune_stones.names import DRUIDS, FACES, FORGES, GEMS, KINS, PLACES, POOL, ROWS, STONES
from dolmen.games.rune_stones.position import dump_position, load_position
from dolmen.games.rune_stones.reasons import REASONS
from dolmen.games.rune_stones.scoring import breakdown, last_round, near_end, open_score, result
from dolmen.games.rune_stones.sentences import EVENTS, REFUSALS
from dolmen.games.rune_stones.setup import OPTIONS, PLAYERS, new_game
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps import LABELS, STEPS
from dolmen.games.rune_stones.steps.turn import whose_turn
from dolmen.games.rune_stones.view import determinize, hides, view
from dolmen.kernel.game import Game

GAME: Final = Game(
    id="rune-stones",
    package=PACKAGE,
    version=2,
    players=PLAYERS,
    options=OPTIONS,
    steps=STEPS,
    sentences=(*REFUSALS, *EVENTS, *LABELS, *REASONS),
    places=("act", "card", "die", "druid", "forge", "gem", "hand", "item", "place", "row", "slot", "stone", "supply"),
    words={
        "gem": tuple(f"gem-{name}" for name in GEMS),
        "kin": tuple(f"kin-{name}" for name in KINS),
        "druid": tuple(f"druid-{name}" for name in DRUIDS),
        "stone": tuple(f"stone-{name}" for name in STONES),
        "forge": tuple(f"forge-{name}" for name in FORGES),
        "face": tuple(f"face-{name}" for name in FACES),
        "row": tuple(f"row-{name}" for name in ROWS),
        "place": tuple(f"place-{name}" for name in PLACES),
        "pool": tuple(f"pool-{name}" for name in POOL),
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
    # Only draws bring hidden cards to light.
    never_reveals=frozenset(step.__name__ for step in STEPS),
    near_end=near_end,
)
