"""A bot for Dolmen in a program of its own. Try it: ./dolmen play rune-stones --seats "me,python3 examples/bot.py"

It reads lines from stdin and answers on stdout, as docs/bot-protocol.md says. It likes choices that most players want,
avoids giving something up, and otherwise chooses at random.
"""

import json
import random
import sys
from typing import Any


def say(line: str) -> None:
    """Send a line at once."""
    print(line, flush=True)


def liking(option: dict[str, Any]) -> int:
    """How much the bot likes an option, by what it means to the player."""
    return {"main": 2, "plain": 1, "end-turn": 0, "gives-up": -1}[option["role"]]


def choose(view: dict[str, Any], question: dict[str, Any]) -> int:
    """Choose one of the best-liked options; a better bot would look at the view."""
    options = question["options"]
    best = max(liking(option) for option in options)
    chosen = random.choice([option for option in options if liking(option) == best])
    say(f"info round {view.get('round')}: {chosen['words']}")
    return int(chosen["choice"])


def main() -> None:
    """Answer until the other side has had enough."""
    view: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "dolmen":
            say("name Likes")
            say("ready")
        elif word == "game":
            say(f"info playing {json.loads(rest)['game']}")
            say("ready")
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            say(f"choice {choose(view, json.loads(rest))}")
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
