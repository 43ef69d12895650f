"""Text in pixels: letters in a grid of cells, with frames, arrows and signs drawn as shapes."""

from math import cos, pi, sin
from typing import Any, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 9
HEIGHT: Final = 18
# Everything is drawn so many times larger, and then made smaller, for smooth edges.
SCALE: Final = 2
LETTER: Final = 13 * SCALE
PAPER: Final = (250, 246, 238)
INK: Final = (43, 38, 34)
FRAME: Final = (150, 138, 122)
SEATS: Final = ((178, 58, 46), (38, 92, 160), (46, 125, 70), (196, 140, 20), (122, 70, 150), (20, 130, 140))
DISCS: Final = "①②③④⑤⑥"

# Lines of frames by the sides of the cell that they touch: up, right, down, left.
FRAMES: Final = {
    "─": "rl",
    "│": "ud",
    "┌": "rd",
    "┐": "dl",
    "└": "ur",
    "┘": "ul",
    "═": "rl",
    "║": "ud",
    "╔": "rd",
    "╗": "dl",
    "╚": "ur",
    "╝": "ul",
}
STRONG: Final = "═║╔╗╚╝"
SIDES: Final = {"u": (0.5, 0.0), "r": (1.0, 0.5), "d": (0.5, 1.0), "l": (0.0, 0.5)}

Points = list[tuple[float, float]]


def _ring(corners: int, radius: float, turn: float = 0.0, inner: float = 0.0) -> Points:
    """A polygon around the middle of a cell, or a star when `inner` is given; radii are shares of the cell's width."""
    count = 2 * corners if inner else corners
    found = []
    for corner in range(count):
        angle = 2 * pi * corner / count + turn
        size = inner if inner and corner % 2 else radius
        found.append((0.5 + size * sin(angle), 0.5 - size * cos(angle) * WIDTH / HEIGHT))
    return found


def _rectangle(left: float, top: float, right: float, bottom: float) -> Points:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


# Filled shapes and outlines in shares of the cell.
FILLED: Final[dict[str, Points]] = {
    "◆": _ring(4, 0.5),
    "★": _ring(5, 0.55, inner=0.22),
    "●": _ring(24, 0.42),
    "•": _ring(16, 0.22),
    "·": _ring(12, 0.12),
    "♥": [(0.5, 0.72), (0.0, 0.46), (0.1, 0.34), (0.3, 0.32), (0.5, 0.42), (0.7, 0.32), (0.9, 0.34), (1.0, 0.46)],
    "☗": [(0.5, 0.28), (0.85, 0.4), (0.95, 0.72), (0.05, 0.72), (0.15, 0.4)],
}
OUTLINED: Final[dict[str, Points]] = {
    "○": _ring(24, 0.42),
    "▭": _rectangle(0.1, 0.3, 0.9, 0.7),
    "⚄": _rectangle(0.0, 0.26, 1.0, 0.74),
    "⬡": _ring(6, 0.55),
}
STROKES: Final[dict[str, list[Points]]] = {
    "╱": [[(-0.05, 1.0), (1.05, 0.0)]],
    "╲": [[(-0.05, 0.0), (1.05, 1.0)]],
    "→": [[(0.0, 0.5), (1.0, 0.5)], [(0.65, 0.36), (1.0, 0.5), (0.65, 0.64)]],
    "↑": [[(0.5, 0.75), (0.5, 0.25)], [(0.2, 0.42), (0.5, 0.25), (0.8, 0.42)]],
    "↻": [_ring(24, 0.42)[3:], [(0.5, 0.2), (0.8, 0.32), (0.5, 0.42)]],
    "≈": [
        [(0.0, 0.46), (0.25, 0.4), (0.5, 0.46), (0.75, 0.52), (1.0, 0.46)],
        [(0.0, 0.6), (0.25, 0.54), (0.5, 0.6), (0.75, 0.66), (1.0, 0.6)],
    ],
    "×": [[(0.2, 0.38), (0.8, 0.66)], [(0.8, 0.38), (0.2, 0.66)]],
    "–": [[(0.05, 0.54), (0.95, 0.54)]],
}
# What the font has, and what is drawn as a shape.
SHAPES: Final = frozenset({*DISCS, *FRAMES, *FILLED, *OUTLINED, *STROKES})


class Sheet:
    """A sheet of paper, ruled into cells."""

    def __init__(self, columns: int, rows: int) -> None:
        self.image = Image.new("RGB", (columns * WIDTH * SCALE, rows * HEIGHT * SCALE), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.font = ImageFont.load_default(LETTER)

    def put(self, column: int, row: int, letter: str) -> None:
        """Draw one character in a cell."""
        if letter in DISCS:
            self._disc(column, row, DISCS.index(letter))
        elif letter in FRAMES:
            middle = self._at(column, row, [(0.5, 0.5)])[0]
            for side in FRAMES[letter]:
                end = self._at(column, row, [SIDES[side]])[0]
                self.pen.line([min(middle, end), max(middle, end)], FRAME, (3 if letter in STRONG else 1) * SCALE)
        elif letter in FILLED:
            self.pen.polygon(self._at(column, row, FILLED[letter]), fill=INK)
        elif letter in OUTLINED:
            self.pen.polygon(self._at(column, row, OUTLINED[letter]), outline=INK, width=SCALE)
            if letter == "⚄":
                self.pen.polygon(self._at(column, row, FILLED["•"]), fill=INK)
        elif letter in STROKES:
            for stroke in STROKES[letter]:
                self.pen.line(self._at(column, row, stroke), FRAME if letter in "╱╲" else INK, SCALE)
        else:
            self._letter(column, row, letter, INK)

    def _at(self, column: int, row: int, points: Points) -> Points:
        """Shares of a cell as places on the sheet."""
        return [((column + x) * WIDTH * SCALE, (row + y) * HEIGHT * SCALE) for x, y in points]

    def _letter(self, column: int, row: int, letter: str, colour: tuple[int, int, int]) -> None:
        x, y = self._at(column, row, [(0.5, 0.72)])[0]
        self.pen.text((x, y), letter, colour, self.font, anchor="ms")

    def _disc(self, column: int, row: int, seat: int) -> None:
        x, y = self._at(column, row, [(0.5, 0.5)])[0]
        radius = 0.45 * HEIGHT * SCALE
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=SEATS[seat])
        self._letter(column, row, str(seat + 1), PAPER)

    def pixels(self) -> Any:
        """The sheet as an array of height x width x 3 bytes."""
        width, height = self.image.size
        small = self.image.resize((width // SCALE, height // SCALE), Image.Resampling.LANCZOS)
        return np.asarray(small, dtype=np.uint8).copy()


def in_pixels(shown: str) -> Any:
    """Return a text as an array of height x width x 3 bytes."""
    lines = shown.split("\n")
    sheet = Sheet(max(len(line) for line in lines) + 2, len(lines) + 2)
    # Discs are wider than their cells, so they are drawn over their neighbours.
    for discs in (False, True):
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                if letter != " " and (letter in DISCS) == discs:
                    sheet.put(column + 1, row + 1, letter)
    return sheet.pixels()
