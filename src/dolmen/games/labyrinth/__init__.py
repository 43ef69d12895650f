"""Labyrinth: Paths of Destiny: take a key to the centre of the maze that all players build."""

from typing import Final

from dolmen.games.labyrinth.catalogue import LABELS, STEPS
from dolmen.games.labyrinth.components import PACKAGE, open_box
from dolmen.games.labyrinth.hexes import FREE_CELLS
from dolmen.games.labyrinth.invariants import broken
from dolmen.games.labyrinth.names import ABILITIES, CHARACTERS, EVENTS_NAMES, GOLEM_CARDS, ITEMS, TESTS, TOKENS, TRAPS
from dolmen.games.labyrinth.places import KINDS
from dolmen.games.labyrinth.position import dump_position, load_position
from dolmen.games.labyrinth.reasons import REASONS
from dolmen.games.labyrinth.scoring import breakdown, last_round, near_end, open_score, result
from dolmen.games.labyrinth.sentences import EVENTS, REFUSALS
from dolmen.games.labyrinth.setup import OPTIONS, PLAYERS, new_game
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.turn import whose_turn
from dolmen.games.labyrinth.view import determinize, hides, knows_all, view
from dolmen.games.labyrinth.words import CELL_KEYS, EDGE_KEYS, NODE_KEYS, PLACE_KEYS, SIDE_KEYS, SIGN_KEYS, TILE_KEYS
from dolmen.kernel.game import Game

GAME: Final = Game(
    id="labyrinth",
    package=PACKAGE,
    version=2,
    players=PLAYERS,
    options=OPTIONS,
    steps=STEPS,
    sentences=(*REFUSALS, *EVENTS, *LABELS, *REASONS),
    places=KINDS,
    words={
        "character": tuple(f"character-{name}" for name in CHARACTERS),
        "ability": tuple(f"ability-{name}" for name in ABILITIES),
        "tile": TILE_KEYS,
        "trap": tuple(f"trap-{name}" for name in TRAPS),
        "item": tuple(f"item-{name}" for name in ITEMS),
        "event": tuple(f"event-{name}" for name in EVENTS_NAMES),
        "golem": tuple(f"golem-{name}" for name in GOLEM_CARDS),
        "token": tuple(f"token-{name}" for name in TOKENS),
        "test": tuple(f"test-{name}" for name in TESTS),
        "node": NODE_KEYS,
        "place": PLACE_KEYS,
        "cell": CELL_KEYS[:FREE_CELLS],
        "edge": EDGE_KEYS,
        "pool": SIDE_KEYS,
        "sign": SIGN_KEYS,
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
    never_reveals=frozenset(("LayTrap", "SetTrap", "EndNow", "EndTurn")),
    near_end=near_end,
    knows_all=knows_all,
)
