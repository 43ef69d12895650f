"""Przepowiednia (Mystery of the Temples): who breaks the ancient curse?"""

from typing import Final

from dolmen.games.przepowiednia.components import PACKAGE, open_box
from dolmen.games.przepowiednia.invariants import broken
from dolmen.games.przepowiednia.names import CARDS, CHAINS, KINDS, NODES, RUNES, SIDES
from dolmen.games.przepowiednia.position import dump_position, load_position
from dolmen.games.przepowiednia.reasons import REASONS
from dolmen.games.przepowiednia.scoring import breakdown, last_round, near_end, open_score, result
from dolmen.games.przepowiednia.sentences import EVENTS, REFUSALS
from dolmen.games.przepowiednia.setup import OPTIONS, PLAYERS, new_game
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps import LABELS, STEPS
from dolmen.games.przepowiednia.steps.turn import whose_turn
from dolmen.games.przepowiednia.view import determinize, view
from dolmen.kernel.game import Game

GAME: Final = Game(
    id="przepowiednia",
    package=PACKAGE,
    version=2,
    players=PLAYERS,
    options=OPTIONS,
    steps=STEPS,
    sentences=(*REFUSALS, *EVENTS, *LABELS, *REASONS),
    places=("card", "node", "supply"),
    words={
        "kind": tuple(f"kind-{name}" for name in KINDS),
        "card": tuple(f"card-{name}" for name in CARDS),
        "rune": tuple(f"rune-{name}" for name in RUNES),
        "side": tuple(f"side-{name}" for name in SIDES),
        "chain": tuple(f"chain-{name}" for name in CHAINS),
        "node": tuple(f"node-{name}" for name in NODES),
        "pool": tuple(f"crystals-{name}" for name in KINDS),
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
    hides=None,
    near_end=near_end,
)
