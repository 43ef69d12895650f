"""Counts how many hints have a reason in words.

    python -m bench.hints rune-stones --hints 200

Club bots play; at every question with a real choice the strongest bot is asked for a hint, and the coach for reasons.
"""

import argparse
import time
from collections import Counter
from typing import Any

from dolmen import bots, catalog, compiled
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import Match, start
from dolmen.texts import texts


def hint(match: Match, seat: int, moment: int, options: list[int], found: Counter[str]) -> bots.Advice | None:
    """Ask for a hint and count what came of it."""
    game: Any = match.game
    strongest = bots.find(bots.levels(game)[-1], game, moment)
    choice = strongest.choose(game, seat, bots.worlds(game, match.state, seat, FastRandom(moment)), options)
    thought = strongest.why()
    found["hints"] += 1
    if thought is None:
        return None
    found["a second best rated higher"] += thought.other is not None and thought.other_chance > thought.chance
    coach = bots.coach(game, seat, bots.worlds(game, match.state, seat, FastRandom(moment)), moment)
    assert coach is not None
    coach.end = float("inf")
    advice = coach.advise(choice, thought.others)
    if advice is None:
        found["no worse move seen"] += 1
        return None
    alike = round(100 * advice.chance) == round(100 * advice.other_chance)
    found["with a reason" if advice.reasons else "said to be as good as others" if alike else "without"] += 1
    found["after the next turn"] += advice.later and bool(advice.reasons)
    return advice


def tell(match: Match, ask: Any, advice: bots.Advice, language: str) -> str:
    """A hint in words."""
    said = texts(match.game, language)
    names = ["A", "B", "C", "D", "E", "F"]
    best, other = (said.said(ask.label(match.state, choice), names) for choice in (advice.best, advice.other))
    reasons = "; ".join(said.said(reason.said(), names) for reason in advice.reasons)
    return f"{best} ({advice.chance:.0%}) — {reasons or '?'} — {other} ({advice.other_chance:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--every", type=int, default=3, help="ask at every nth question with a choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--quiet", action="store_true")
    arguments = parser.parse_args()
    game = catalog.find(arguments.game)
    found: Counter[str] = Counter()
    print(f"{game.id}, {compiled.status()}")
    began = time.process_time()
    seed = arguments.seed
    asked = 0
    while found["hints"] < arguments.hints:
        match = start(
            game, game.setup(2 + seed % 2, {}), ["a", "b", "c"][: 2 + seed % 2], secret=secret_from_seed(seed), table="t"
        )
        players = [bots.find("club", game, seed * 8 + seat) for seat in range(3)]
        while not match.over and found["hints"] < arguments.hints:
            ask = engine.pending(match.state)
            assert ask is not None
            options = list(engine.options(match.state))
            asked += len(options) > 1
            if len(options) > 1 and asked % arguments.every == 0:
                advice = hint(match, ask.seat, match.moment, options, found)
                if advice is not None and not arguments.quiet:
                    print(tell(match, ask, advice, arguments.language))
            worlds = bots.worlds(game, match.state, ask.seat, FastRandom(match.moment))
            match.play(ask.seat, players[ask.seat].choose(game, ask.seat, worlds, options))
        seed += 1
    print(f"{(time.process_time() - began) / found['hints']:.2f} s of CPU time a hint")
    for name, count in found.items():
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
