"""The table of Przepowiednia in text: ring, arcs, grids, supply."""

from collections.abc import Sequence
from typing import Final

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import (
    CARDS,
    CROSSED,
    DIRECT,
    EXCHANGE,
    FREE_SPACE,
    KINDS,
    NOTHING,
    RUNES,
    TEMPLE_COUNT,
    VIRTUAL,
    C,
)
from dolmen.games.przepowiednia.sentences import CRYSTAL_LETTER, MUTED_RUNE
from dolmen.games.przepowiednia.view import PlayerView, TableView
from dolmen.kernel.sentence import Said
from dolmen.tables.canvas import Canvas
from dolmen.texts import Texts

CARD_WIDTH: Final = 15
CARD_HEIGHT: Final = 6
COLUMNS: Final = 5
GRID_WIDTH: Final = 21
GRID_HEIGHT: Final = 9
SEAT_MARKS: Final = ("①", "②", "③", "④")


def draw(view: TableView, parts: Parts, speech: Texts, names: Sequence[str], seat: int) -> str:
    """Draw the whole table: the reader's grid inside the ring, all others below it."""
    letters = kind_letters(speech)
    lines = [header(view, speech)]
    if view["ring"]:
        lines.append(str(ring(view, parts, letters, seat)))
    lines.append(supply(view, speech, letters))
    lines.append(legend(speech))
    lines.extend(player_lines(view, speech, names))
    lines.append(grids(view, parts, letters, names, [other for other in range(view["seats"]) if other != seat]))
    return "\n".join(lines)


def place_name(kind: str, name: str, speech: Texts) -> str:
    """What the drawing calls a place: cards by name, crystals by letter, nodes and spaces of a track counted from 1."""
    if kind == "card":
        return CARDS[int(name)]
    if kind in ("supply", "crystal", "space"):
        return kind_letters(speech)[int(name)]
    return str(int(name) + 1) if kind in ("node", "track") else name


def kind_letters(speech: Texts) -> list[str]:
    """The letter of each kind of crystal in the reader's language."""
    return [str(speech.values(CRYSTAL_LETTER, (kind,), ())["kind_short"]) for kind in range(len(KINDS))]


def legend(speech: Texts) -> str:
    """What the letters mean."""
    return "  ".join(speech.said(Said(CRYSTAL_LETTER, (kind,)), ()) for kind in range(len(KINDS)))


def header(view: TableView, speech: Texts) -> str:
    """Round, last round, objectives."""
    objectives = ", ".join(speech.say(f"card-{card}") for card in view["objectives"])
    words = [speech.say("play-round", round=view["round"]), f"{speech.say('play-objectives')}: {objectives}"]
    if view["ending"]:
        words.append(speech.say("play-last-round"))
    return " · ".join(words)


def supply(view: TableView, speech: Texts, letters: Sequence[str]) -> str:
    """The crystals in the supply."""
    counts = "  ".join(f"{letter} {count}" for letter, count in zip(letters, view["supply"], strict=True))
    return f"{speech.say('play-supply')}: {counts}"


def player_lines(view: TableView, speech: Texts, names: Sequence[str]) -> list[str]:
    """Points, markers, runes of each player."""
    lines = []
    for seat, player in enumerate(view["players"]):
        runes = " ".join(f"{RUNES[kind]}×{count}" for kind, count in enumerate(player["runes"]) if count)
        words = [
            f"{SEAT_MARKS[seat]} {names[seat]}",
            speech.say("play-points", count=player["points"]),
            speech.say("play-markers", count=player["markers"]),
            f"{speech.say('play-runes')}: {runes or speech.say('play-runes-none')}",
        ]
        if player["muted"] != NOTHING:
            words.append(speech.said(Said(MUTED_RUNE, (player["muted"],)), names))
        if player["charges"]:
            words.append(speech.say("play-charges", count=player["charges"]))
        if view["advanced"] and player["side"]:
            words.append(speech.say(f"side-{player['side']}"))
        lines.append(" · ".join(words))
    return lines


def places(count: int) -> tuple[list[tuple[int, int]], int]:
    """Return the positions of the cards of a ring, clockwise from the top left, and the number of rows."""
    height = 5 if count > 14 else 4
    top = [(column, 0) for column in range(COLUMNS)]
    right = [(COLUMNS - 1, row) for row in range(1, height)]
    bottom = [(column, height - 1) for column in range(COLUMNS - 2, -1, -1)]
    left = [(0, row) for row in range(height - 2, 0, -1)]
    return [*top, *right, *bottom, *left], height


def ring(view: TableView, parts: Parts, letters: Sequence[str], seat: int) -> Canvas:
    """The cards in a closed loop, clockwise, around the reader's grid."""
    cards = [CARDS.index(name) for name in view["ring"]]
    spots, height = places(len(cards))
    canvas = Canvas(COLUMNS * CARD_WIDTH, height * CARD_HEIGHT)
    for card, (column, row) in zip(cards, spots, strict=False):
        card_box(canvas, column * CARD_WIDTH, row * CARD_HEIGHT, card, view, parts, letters)
    column, row = spots[len(cards)]
    canvas.text(column * CARD_WIDTH + 5, row * CARD_HEIGHT + 2, "↑ ↻ →" if column == 0 else "←")
    middle = (COLUMNS * CARD_WIDTH - GRID_WIDTH) // 2
    if seat >= 0:
        top = (height * CARD_HEIGHT - GRID_HEIGHT) // 2
        canvas.text(middle, top - 1, SEAT_MARKS[seat])
        grid(canvas, middle, top, view["players"][seat], parts, letters)
    return canvas


def card_box(canvas: Canvas, column: int, row: int, card: int, view: TableView, parts: Parts, letters: Sequence[str]) -> None:
    """Draw one card: its gains, its tablet, and the figures on it."""
    temple = card < TEMPLE_COUNT
    canvas.box(column, row, CARD_WIDTH - 1, CARD_HEIGHT, strong=temple)
    canvas.text(column + 2, row + 1, CARDS[card])
    here = [SEAT_MARKS[seat] for seat, player in enumerate(view["players"]) if player["figure"] == card]
    here += ["☗"] if view["virtual"] == card else []
    canvas.text(column + 2, row + 4, " ".join(here))
    if temple:
        box = parts.temples[card]
        canvas.text(column + CARD_WIDTH - 5, row + 1, f"({RUNES[box.tablet]})")
        state = view["temples"][card]
        marks = "".join(mark(owner, parts.values[space]) for space, owner in enumerate(state["track"]))
        canvas.text(column + 4, row + 2, marks)
        left, right = box.chains
        arc = [*left, *right[: len(parts.values) + 4 - len(left)][::-1]]
        canvas.text(column + 2, row + 3, "".join(letters[kind] for kind in arc))
        if state["rune"] != NOTHING:
            canvas.text(column + CARD_WIDTH - 6, row + 4, f"{RUNES[state['rune']]}+{state['hidden']}")
        return
    wild = parts.wilderness[card - TEMPLE_COUNT]
    canvas.text(column + CARD_WIDTH - 5, row + 1, f"({RUNES[wild.tablet]})")
    if wild.class_ == DIRECT:
        canvas.text(
            column + 2,
            row + 2,
            "+ " + " ".join(letters[kind] for kind, count in enumerate(wild.gain) for _ in range(count)),
        )
    elif wild.class_ == EXCHANGE:
        canvas.text(column + 2, row + 2, f"{wild.pay} {letters[C]} → {wild.take_different}")
    else:
        covered = view["covered"][wild.row]
        canvas.text(column + 2, row + 2, " ".join(letters[kind] for kind in wild.spaces))
        canvas.text(column + 2, row + 3, " ".join(letters[C].lower() if covered[kind] else "·" for kind in wild.spaces))


def mark(owner: int, value: int) -> str:
    """Draw a space of a track: its value, or the marker on it."""
    if owner == FREE_SPACE:
        return str(value)
    if owner == CROSSED:
        return "X"
    return "☗" if owner == VIRTUAL else SEAT_MARKS[owner]


def grid(canvas: Canvas, column: int, row: int, player: PlayerView, parts: Parts, letters: Sequence[str]) -> None:
    """A Crystal Grid as a graph: nodes by number, counted from 1, with the letter of their crystal."""
    spots = [(column + 5 * x, row + 2 * y) for x, y in parts.nodes]
    for first, second in parts.lines:
        (x1, y1), (x2, y2) = spots[first], spots[second]
        stroke = "╲" if (x1 < x2) == (y1 < y2) else "╱"
        for share in (2, 3):
            canvas.text(x1 + (x2 - x1) * share // 5, (y1 + y2) // 2, stroke if share == 2 else " ")
    for node, (x, y) in enumerate(spots):
        kind = player["grid"][node]
        crystal = f"[{letters[kind]}]" if kind != NOTHING else ""
        canvas.text(x - 1, y, f"{node + 1:>2}{crystal}")


def grids(view: TableView, parts: Parts, letters: Sequence[str], names: Sequence[str], seats: Sequence[int]) -> str:
    """The grids of other players, side by side."""
    canvas = Canvas(len(seats) * (GRID_WIDTH + 5) + 2, GRID_HEIGHT + 1)
    for place, seat in enumerate(seats):
        column = 2 + place * (GRID_WIDTH + 5)
        canvas.text(column - 1, 0, f"{SEAT_MARKS[seat]} {names[seat]}"[:GRID_WIDTH])
        grid(canvas, column, 1, view["players"][seat], parts, letters)
    return str(canvas)
