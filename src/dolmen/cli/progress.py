"""A bar for long work: redrawn in place at a terminal, a line now and then elsewhere."""

import sys
from typing import Final

from dolmen.cli.build import say

WIDTH: Final = 30


def show(done: int, whole: int, words: str, now: bool = True) -> None:
    """Show how much is done, in words after the bar; where lines cannot be redrawn, only when it is time for a line (`now`)."""
    if sys.stderr.isatty():
        filled = "#" * (WIDTH * done // max(1, whole))
        print(f"\r[{filled:<{WIDTH}}] {words} ", end="", file=sys.stderr, flush=True)
        if done >= whole:
            print(file=sys.stderr)
    elif now or done >= whole:
        say(words)
