"""A canvas of characters."""

from typing import Final

CORNERS: Final = ("┌", "┐", "└", "┘")
STRONG: Final = ("╔", "╗", "╚", "╝")


class Canvas:
    """Characters in columns and rows; later drawings cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def text(self, column: int, row: int, words: str) -> None:
        """Write a text to the right of a position, cut off at the edge."""
        for offset, letter in enumerate(words):
            if 0 <= row < len(self.rows) and 0 <= column + offset < len(self.rows[row]):
                self.rows[row][column + offset] = letter

    def box(self, column: int, row: int, width: int, height: int, strong: bool = False) -> None:
        """Draw a frame, with thick lines for big cards."""
        left_top, right_top, left_bottom, right_bottom = STRONG if strong else CORNERS
        across, down = ("═", "║") if strong else ("─", "│")
        self.text(column, row, left_top + across * (width - 2) + right_top)
        for line in range(row + 1, row + height - 1):
            self.text(column, line, down)
            self.text(column + width - 1, line, down)
        self.text(column, row + height - 1, left_bottom + across * (width - 2) + right_bottom)

    def __str__(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows)
