"""A bar for long work: redrawn in place at a terminal, a line now and then elsewhere."""

import sys
import time
from typing import Final

from dolmen.cli.build import say

WIDTH: Final = 30
# Seconds between lines where the bar cannot be redrawn.
BETWEEN_LINES: Final = 10.0


def show(done: int, whole: int, words: str, now: bool = True) -> None:
    """Show how much is done, in words after the bar; where lines cannot be redrawn, only when it is time for a line (`now`)."""
    if sys.stderr.isatty():
        filled = "#" * (WIDTH * done // max(1, whole))
        print(f"\r[{filled:<{WIDTH}}] {words} ", end="", file=sys.stderr, flush=True)
        if done >= whole:
            print(file=sys.stderr)
    elif now or done >= whole:
        say(words)


class Steps:
    """Shows the progress of work in several steps, each with its own words."""

    def __init__(self) -> None:
        self.said = time.monotonic()

    def tell(self, done: int, whole: int, words: str) -> None:
        """Show how much of a step is done."""
        now = time.monotonic()
        due = now - self.said >= BETWEEN_LINES
        if due:
            self.said = now
        show(done, whole, f"{words}: {done} of {whole}", due)
