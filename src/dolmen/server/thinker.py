"""A worker process that thinks for bots: it reads requests as JSON lines and answers each with a choice.

It gets the game, the journal so far and the seat, never the secret of the table.
It plays the journal again and gives the bot worlds that the seat cannot tell from the true one.
"""

import json
import os
import sys
from typing import Any, Final

from dolmen import bots, catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.match import Match, replay_line, setup_of

KEPT: Final = 64

_matches: dict[str, Match] = {}


def match_of(game_id: str, text: str) -> Match:
    """The match of a journal; one that has only grown since last time is played on."""
    game = catalog.find(game_id)
    journal = parse_journal(text.encode())
    table = journal.header["table"]
    match = _matches.pop(table, None)
    if match is None or match.journal.texts != journal.texts[: len(match.journal.texts)]:
        match = Match(game, setup_of(game, journal), Journal(journal.header), None)
    for line in journal.choices()[match.moment :]:
        replay_line(match, line)
    _matches[table] = match
    while len(_matches) > KEPT:
        del _matches[next(iter(_matches))]
    return match


def choose(game_id: str, text: str, seat: int, level: str, seed: int) -> int:
    """What a bot chooses for a seat."""
    match = match_of(game_id, text)
    game, state = match.game, match.state
    options = engine.options(state)
    random = FastRandom(seed)

    def sample() -> Any:
        return game.determinize(state, seat, random)

    return bots.find(level, game, seed).choose(game, seat, sample, options[:])


def main() -> None:
    """Answer until the server closes the pipe."""
    for line in sys.stdin:
        request = json.loads(line)
        choice = choose(request["game"], request["journal"], request["seat"], request["level"], request["seed"])
        try:
            sys.stdout.write(json.dumps({"choice": choice}) + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            # The server is gone; nothing more can be said, not even at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


if __name__ == "__main__":
    main()
