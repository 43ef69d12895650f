"""The table of Nawiedzone Krainy in text: the hex map, the threat, cards and players."""

from collections.abc import Sequence
from typing import Final

from dolmen.games.nawiedzone_krainy.names import (
    BLOCKED_SLOT,
    CELL_COUNT,
    CELLS,
    FREE_SLOT,
    LAKE,
    MARKETS,
    NOTHING,
    SKILLS,
    TRACKS,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.parts import Parts
from dolmen.games.nawiedzone_krainy.sentences import (
    TABLE_CARDS,
    TABLE_DEFEAT,
    TABLE_GOODS,
    TABLE_LEGEND,
    TABLE_NO_GOODS,
    TABLE_PLAYER,
    TABLE_SKILL,
    TABLE_TASKS,
    TABLE_THREAT,
    TABLE_TIME,
)
from dolmen.games.nawiedzone_krainy.view import PlayerView, TableView
from dolmen.kernel.sentence import Sentence
from dolmen.tables.canvas import Canvas
from dolmen.texts import Texts

CELL_WIDTH: Final = 10
CELL_HEIGHT: Final = 3
SEAT_MARKS: Final = ("①", "②", "③", "④")
ACTIVE: Final = "●"
EXHAUSTED: Final = "○"
TERRAIN_WORD: Final = Sentence("table-terrain", "terrain")
BUILDING_WORD: Final = Sentence("table-building", "building")
TRACK_WORD: Final = Sentence("table-track", "track")


def draw(view: TableView, parts: Parts, speech: Texts, names: Sequence[str], seat: int) -> str:
    """The whole table as a seat sees it."""
    lines = header(view, parts, speech, names)
    if view["tiles"]:
        lines.append(str(map_of(view, parts, speech, names)))
        lines.append(speech.sentence(TABLE_LEGEND, (), names))
    lines.extend(skill_lines(view, parts, speech, names))
    for other in view["order"]:
        lines.extend(player_lines(view["players"][other], other, speech, names))
    if seat >= 0 and view["players"][seat]["tasks"]:
        tasks = ", ".join(speech.say(f"task-{task}") for task in view["players"][seat]["tasks"] or [])
        lines.append(f"{speech.sentence(TABLE_TASKS, (), names)}: {tasks}")
    return "\n".join(lines)


def place_name(kind: str, name: str, _speech: Texts) -> str:
    """What the drawing calls a place: cells by tile and direction."""
    return CELLS[int(name)] if kind == "cell" else name


def header(view: TableView, parts: Parts, speech: Texts, names: Sequence[str]) -> list[str]:
    """Season and round, the threat, market and Wraith cards."""
    lines = []
    if view["defeat"]:
        lines.append(speech.sentence(TABLE_DEFEAT, (), names))
    lines.append(speech.sentence(TABLE_TIME, (view["season"], view["round"], view["persuasion_cost"]), names))
    lines.append(speech.sentence(TABLE_THREAT, (view["reserve"], parts.each_round, view["kalena"]), names))
    if view["market"]:
        for card in view["wraith_cards"]:
            numbers = (MARKETS.index(view["market"]), WRAITH_CARDS.index(card))
            lines.append(speech.sentence(TABLE_CARDS, numbers, names))
    return lines


def map_of(view: TableView, parts: Parts, speech: Texts, names: Sequence[str]) -> Canvas:
    """Draw the hexes, each with its terrain and name above, and with what is on it below."""
    places = [(2 * q + r, r) for q, r in parts.points]
    left = min(across for across, _ in places)
    top = min(down for _, down in places)
    width = (max(across for across, _ in places) - left + 2) * CELL_WIDTH // 2
    canvas = Canvas(width, (max(down for _, down in places) - top + 1) * CELL_HEIGHT)
    for cell in range(CELL_COUNT):
        across, down = places[cell]
        column, row = (across - left) * CELL_WIDTH // 2, (down - top) * CELL_HEIGHT
        terrain = view["terrain"][cell] if cell < len(view["terrain"]) else NOTHING
        if terrain == NOTHING:
            continue  # no tile has been laid there yet
        letter = speech.values(TERRAIN_WORD, (terrain,), names)["terrain_short"]
        frame = "≈" if terrain == LAKE else "⬡"
        canvas.text(column, row, f"{frame}{letter} {CELLS[cell]}")
        canvas.text(column + 1, row + 1, marks(view, cell, speech, names))
    return canvas


def marks(view: TableView, cell: int, speech: Texts, names: Sequence[str]) -> str:
    """Wraith, Depletion token, building and Seers of a cell."""
    found = "~" if view["wraiths"][cell] else ""
    found += "x" if view["depleted"][cell] else ""
    if view["building"][cell] != NOTHING:
        letter = speech.values(BUILDING_WORD, (view["building"][cell],), names)["building_short"]
        found += f"{view['owner'][cell] + 1}{letter}"
    seers = "".join(SEAT_MARKS[seat] for seat, player in enumerate(view["players"]) if player["cell"] == cell)
    return found + seers


def skill_lines(view: TableView, parts: Parts, speech: Texts, names: Sequence[str]) -> list[str]:
    """The skills in play with their slots."""
    lines = []
    for skill in view["skills"]:
        number = SKILLS.index(skill["card"])
        slots = "".join(_slot(owner) for owner in skill["slots"])
        sentence = speech.sentence(TABLE_SKILL, (number, *parts.skills[number].cost), names)
        lines.append(f"{skill['card']} [{slots}] {sentence}")
    return lines


def _slot(owner: int) -> str:
    if owner in (FREE_SLOT, BLOCKED_SLOT):
        return "·" if owner == FREE_SLOT else "×"
    return SEAT_MARKS[owner]


def player_lines(player: PlayerView, seat: int, speech: Texts, names: Sequence[str]) -> list[str]:
    """Valour, means and tokens of a player."""
    values = (seat, player["valour"], player["pecunia"], player["task_count"])
    tokens = []
    for track in range(len(TRACKS)):
        word = speech.values(TRACK_WORD, (track,), names)["track"]
        exhausted = player["owned"][track] - player["active"][track]
        price = f" ({player['prices'][track]})" if player["prices"][track] != NOTHING else ""
        tokens.append(f"{word} {ACTIVE * player['active'][track]}{EXHAUSTED * exhausted}{price}")
    counts = player["goods"]
    goods = speech.sentence(TABLE_GOODS, counts, names) if any(counts) else speech.sentence(TABLE_NO_GOODS, (), names)
    return [f"{SEAT_MARKS[seat]} {speech.sentence(TABLE_PLAYER, values, names)}, {goods}", f"   {' · '.join(tokens)}"]
