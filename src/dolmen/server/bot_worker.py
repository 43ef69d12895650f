"""A worker process that thinks for bots: it reads requests as JSON lines and answers each with a choice and the reasons for it.

It gets the game, the journal so far and the seat, never the secret of the table.
It plays the journal again and gives the bot worlds that the seat cannot tell from the true one.
"""

import json
import math
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from dolmen import bots, catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.match import Match, replay_line, setup_of
from dolmen.kernel.step import State

if sys.platform != "win32":
    import resource

KEPT: Final = 64
KEPT_BOTS: Final = 24
LESS_URGENT: Final = 10
CPU_SECONDS: Final = 60

_matches: dict[str, Match] = {}
_bots: dict[tuple[str, int, str, bool], bots.Bot] = {}


def match_of(game_id: str, text: str, table: str = "") -> Match:
    """The match of a table's journal; if it has only grown since last time, the earlier match is continued.

    Tables from the same file have the same header, so a server says which table it means.
    """
    game = catalog.find(game_id)
    journal = parse_journal(text.encode())
    table = table or journal.header["table"]
    match = _matches.pop(table, None)
    if match is None or match.journal.texts != journal.texts[: len(match.journal.texts)]:
        match = Match(game, setup_of(game, journal), Journal(journal.header), None)
    while match.moment < journal.moment:
        replay_line(match, journal)
    _matches[table] = match
    while len(_matches) > KEPT:
        del _matches[next(iter(_matches))]
    return match


def bot_of(game: Game[Any], table: str, seat: int, level: str, hint: bool, seed: int) -> bots.Bot:
    """The bot that thought for this seat before, so that it can reuse its search; otherwise a new one."""
    key = (table, seat, level, hint)
    bot = _bots.pop(key, None) or bots.find(level, game, seed)
    _bots[key] = bot
    while len(_bots) > KEPT_BOTS:
        del _bots[next(iter(_bots))]
    return bot


def asked_first(match: Match, seat: int) -> State:
    """The state with a seat's question on top; when several seats answer at the same time, another's may be above it."""
    state: State = match.game.clone(match.state)
    asked = [ask.seat for ask in match.open_asks()]
    if seat in asked[1:]:
        state.agenda.append(state.agenda.pop(-1 - asked.index(seat)))
        state.ready = None
    return state


def think(request: dict[str, Any]) -> dict[str, Any]:
    """What a bot chooses for a seat, and why; a hint comes from the strongest bot.

    With `mine` the question is what that choice costs against the `best`.
    """
    table = request.get("table", "")
    match = match_of(request["game"], request["journal"], table)
    game, seat, seed, hint = match.game, request["seat"], request["seed"], request.get("hint", False)
    state = asked_first(match, seat)
    coach = bots.coach(game, seat, bots.worlds(game, state, seat, FastRandom(seed)), seed)
    if "mine" in request:
        best = request["best"]
        return {"choice": best, "why": None if coach is None else coach.compare(best, request["mine"]).document()}
    level = bots.levels(game)[-1] if hint else request["level"]
    bot = bot_of(game, table or match.journal.header["table"], seat, level, hint, seed)
    choice = bot.choose(game, seat, bots.worlds(game, state, seat, FastRandom(seed)), engine.options(state)[:])
    thought = bot.why()
    why = reasons(thought, choice)
    if thought is not None and why is not None and coach is not None and (hint or request.get("talk", False)):
        advice = coach.advise(choice, thought.others)
        if advice is not None:
            why |= advice.document() | {"points": thought.points}
    return {"choice": choice, "why": why}


def reasons(thought: bots.Thought | None, choice: int) -> dict[str, Any] | None:
    """What a bot found, as data; nothing when it is about another choice."""
    if thought is None or thought.choice != choice:
        return None
    return {
        "chance": thought.chance,
        "points": thought.points,
        "other": thought.other,
        "other_chance": thought.other_chance,
        "other_points": thought.other_points,
    }


def limit_cpu() -> None:
    """Let the system end this process when one answer takes too much CPU time."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        allowed = math.ceil(time.process_time()) + CPU_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (allowed if most < 0 else min(allowed, most), most))


def step_back(less_urgent: int = LESS_URGENT) -> None:
    """Run at a lower priority than the server."""
    if hasattr(os, "nice"):
        os.nice(less_urgent)


def serve(answer: Callable[[dict[str, Any]], dict[str, Any]], less_urgent: int) -> None:
    """Answer at a lower priority than the server until it closes the pipe."""
    step_back(less_urgent)
    for line in sys.stdin:
        limit_cpu()
        said = json.dumps(answer(json.loads(line)))
        try:
            sys.stdout.write(said + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            # The server has gone, so nothing more can be written, not even at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


if __name__ == "__main__":
    serve(think, LESS_URGENT)
