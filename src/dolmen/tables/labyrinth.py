"""The table of Labyrinth in text: the maze of hexes, its corridors by letter, and what everybody has."""

from collections.abc import Sequence
from typing import Final

from dolmen.games.labyrinth.hexes import CELL_NAMES, CELL_SIGNS, CELLS, DIRECTIONS, FREE_CELLS, NODES
from dolmen.games.labyrinth.names import CORRIDORS, TILES
from dolmen.games.labyrinth.parts import Parts, Tile
from dolmen.games.labyrinth.view import PlayerView, TableView
from dolmen.games.labyrinth.words import NODE_KEYS, TILE_KEYS
from dolmen.tables.canvas import Canvas
from dolmen.texts import Texts

CELL_WIDTH: Final = 12
CELL_HEIGHT: Final = 4
SEAT_MARKS: Final = ("①", "②", "③", "④", "⑤", "⑥")
# The position of the letter of each edge's corridor, relative to the middle of the cell.
EDGE_PLACES: Final = ((5, 0), (3, 1), (-3, 1), (-5, 0), (-3, -1), (3, -1))


def draw(view: TableView, parts: Parts, speech: Texts, names: Sequence[str], _seat: int) -> str:
    """The whole table."""
    lines = [header(view, speech), str(maze(view, parts)), speech.say("sign-legend")]
    lines.extend(player_line(player, speech, names, number) for number, player in enumerate(view["players"]))
    hand = [name for name in view["hand"] if name]
    for name in hand:
        lines.append(f"{speech.say(TILE_KEYS[TILES.index(name)])}: {shape(parts.tiles[TILES.index(name)])}")
    return "\n".join(lines)


def shape(tile: Tile) -> str:
    """Draw a tile in hand: each corridor with its edges at rotation 0, clockwise from the east."""
    words = []
    for corridor in range(tile.corridors):
        edges = "".join(str(edge) for edge in range(6) if tile.at[0][edge] == corridor)
        level = "^" if corridor == tile.upper else "_" if tile.partner[corridor] >= 0 else ""
        words.append(f"{CORRIDORS[corridor]}{level}={edges}")
    return " ".join(words)


def header(view: TableView, speech: Texts) -> str:
    """Round, actions, stack, pools, the lasting event."""
    words = [
        speech.say("play-round", round=view["round"]),
        f"{speech.say('sign-actions')} {view['actions']}",
        f"{speech.say('sign-stack')} {view['stack']}",
        f"{speech.say('sign-traps')} {view['trap_pool']}",
        f"{speech.say('sign-golem')} {node_name(view['golem'], speech)}",
    ]
    if view["event"]:
        words.append(f"{speech.say('sign-event')}: {speech.say('event-' + view['event'])}")
    return " · ".join(words)


def maze(view: TableView, parts: Parts) -> Canvas:
    """Draw every cell with its name, the corridors at its edges, and everything on it."""
    canvas = Canvas(9 * CELL_WIDTH + 8, 9 * CELL_HEIGHT)
    tiles = {tile["cell"]: tile for tile in view["tiles"]}
    for number, (q, r) in enumerate(CELLS):
        column, row = middle(q, r)
        name = f"({q},{r})"
        if number >= FREE_CELLS:
            fixed(canvas, column, row, f"K{number - FREE_CELLS}", view, number - FREE_CELLS)
            place = f"S{number - FREE_CELLS}"
            dq, dr = DIRECTIONS[number - FREE_CELLS]
            start_column, start_row = middle(q + dq, r + dr)
            canvas.text(start_column - 2, start_row, f"{place} {here(view, place)}")
        elif name == view["centre"]:
            fixed(canvas, column, row, "C", view, -1)
        elif name in tiles and tiles[name]["face_down"]:
            canvas.text(column - 2, row, f"[{CELL_SIGNS[number]}?]")
        elif name in tiles:
            tile = parts.tiles[TILES.index(tiles[name]["tile"])]
            ordinary(canvas, column, row, CELL_SIGNS[number], name, view, tile, tiles[name]["rotation"])
        else:
            canvas.text(column - 1, row, CELL_SIGNS[number])
    return canvas


def middle(q: int, r: int) -> tuple[int, int]:
    """Return the middle of a cell on the canvas: each row of hexes is shifted by half a cell."""
    return 4 * CELL_WIDTH + 8 + q * CELL_WIDTH + r * CELL_WIDTH // 2, (r + 4) * CELL_HEIGHT + 1


def fixed(canvas: Canvas, column: int, row: int, name: str, view: TableView, key: int) -> None:
    """Draw the centre (open on all sides) or a key tile, with its openings."""
    for edge, (across, down) in enumerate(EDGE_PLACES):
        if key < 0 or (edge - key) % 6 in (0, 2, 3, 4):
            canvas.text(column + across, row + down, "·")
    canvas.text(column - 3, row, f"{name} {here(view, name)}"[:8])


def ordinary(canvas: Canvas, column: int, row: int, sign: str, name: str, view: TableView, tile: Tile, rotation: int) -> None:
    """Draw an ordinary tile: the letter of its corridor at each opening, then each corridor with everything on it."""
    for edge, (across, down) in enumerate(EDGE_PLACES):
        corridor = tile.at[rotation][edge]
        if corridor >= 0:
            canvas.text(column + across, row + down, CORRIDORS[corridor])
    canvas.text(column - 1, row - 1, "^_" if tile.upper >= 0 else "")
    canvas.text(column - 1, row + 1, sign)
    for corridor in range(tile.corridors):
        found = here(view, f"{name}{CORRIDORS[corridor]}")
        mark = "^" if corridor == tile.upper else "_" if tile.partner[corridor] >= 0 else ""
        place = (-4, 0, 3)[corridor] if tile.corridors > 1 else -2
        canvas.text(column + place, row, f"{CORRIDORS[corridor]}{mark}{found}"[:4])
        if len(found) > 2:
            canvas.text(column + place, row + 2, found[2:6])


def here(view: TableView, node: str) -> str:
    """Pawns, the Golem, traps, keys, items and tokens on a node, as signs."""
    signs = [SEAT_MARKS[seat] for seat, player in enumerate(view["players"]) if player["node"] == node]
    signs += ["G"] if view["golem"] == node else []
    signs += ["?" if trap["face_down"] else "x" for trap in view["traps"] if trap["node"] == node]
    signs += [thing_sign(thing["thing"]) for thing in view["things"] if thing["node"] == node]
    return "".join(signs)


def place_name(kind: str, name: str, _speech: Texts) -> str:
    """What the drawing calls a place: cells by their letter and number, corridors with their own letter, seats from 1."""
    if kind == "seat":
        return str(int(name) + 1)
    cell, bracket, corridor = name.partition(")")
    return CELL_SIGNS[CELL_NAMES.index(cell + bracket)] + corridor if bracket else name


def node_name(node: str, speech: Texts) -> str:
    """A node in words."""
    return speech.say(NODE_KEYS[NODES.index(node)])


def thing_sign(thing: str) -> str:
    """A key, an item or an ability token."""
    if thing == "key":
        return "k"
    return "*" if thing.startswith("I") else thing[0].upper()


def player_line(player: PlayerView, speech: Texts, names: Sequence[str], seat: int) -> str:
    """Character, place, lives, Crystals, daze, keys and items of a player."""
    words = [f"{SEAT_MARKS[seat]} {names[seat]}"]
    if player["character"]:
        words.append(speech.say(f"character-{player['character']}"))
    words.append(node_name(player["node"], speech))
    words.append(f"{speech.say('sign-lives')} {'♥' * player['lives']}{'+' if player['heart'] else ''}")
    words.append(f"{speech.say('sign-crystals')} {player['active']}/{player['crystals']}")
    if player["daze"]:
        words.append(f"{speech.say('sign-daze')} {player['daze']}")
    words.append(f"{speech.say('sign-keys')} {player['keys']}")
    if player["items"]:
        items = ", ".join(speech.say(f"item-{item}") for item in player["items"])
        words.append(f"{speech.say('sign-items')}: {items}")
    if player["tokens"]:
        words.append(f"{speech.say('sign-tokens')} {player['tokens']}")
    return " · ".join(words)
