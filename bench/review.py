"""What reviews cost, how good their chances are, how honest their errors, and how much they cannot tell apart.

    python -m bench.review --games 100
    python -m bench.review przepowiednia --reviews 3 --games 0 --decisions 0

Club bots play. Chances after a quarter, a half and three quarters of a game are compared with its result (Brier score: the
mean squared difference, 0 is best) and with the constant 1/seats. The results are kept in bench/results/review.json, game by
game, so a part can be measured again.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

from dolmen import bots, catalog, compiled
from dolmen.bots.review import Review, plan_for, summary
from dolmen.bots.reviewing.found import END
from dolmen.bots.reviewing.futures import shares_of
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Game
from dolmen.kernel.history import Record
from dolmen.kernel.match import Match, start
from dolmen.lab.review_errors import checked

RESULTS: Final = Path(__file__).parent / "results" / "review.json"
QUARTERS: Final = (1, 2, 3)
REFERENCE: Final = 100


def played(game: Game[Any], seats: int, seed: int) -> Match:
    """A game between club bots."""
    names = [f"p{seat}" for seat in range(seats)]
    match = start(game, game.setup(seats, {}), names, secret=secret_from_seed(seed), table="t")
    players = [bots.find("club", game, 8 * seed + seat) for seat in range(seats)]
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        sample = bots.worlds(game, match.state, ask.seat, FastRandom(match.moment))
        match.play(ask.seat, players[ask.seat].choose(game, ask.seat, sample, list(engine.options(match.state))))
    return match


def reviewed(game: Game[Any], seats: int, seed: int) -> dict[str, Any]:
    """Review a whole game."""
    match = played(game, seats, seed)
    began = time.process_time()
    review = Review(game, match.setup, Record(match.journal), plan_for(game, seats))
    moments = review.moments()
    whole = summary({moment: review.evaluate(moment) for moment in moments})
    account = whole.seats[0]
    return {
        "seats": seats,
        "seed": seed,
        "moments": len(moments),
        "cpu_seconds": round(time.process_time() - began, 1),
        "change": round(account.end - account.start, 3),
        **{part: round(getattr(account, part).value, 3) for part in ("luck", "own", "others", "rest", "missed")},
        "rest_error": round(account.rest.error, 3),
    }


def brier(game: Game[Any], seats: int, games: int) -> dict[str, Any]:
    """Compare chances with results."""
    sums = [0.0] * len(QUARTERS)
    constant = 0.0
    began = time.process_time()
    for seed in range(1000, 1000 + games):
        match = played(game, seats, seed)
        won = shares_of(match.result(), seats)[:-1]
        review = Review(game, match.setup, Record(match.journal), plan_for(game, seats))
        constant += squared([1 / seats] * seats, won)
        for index, quarter in enumerate(QUARTERS):
            moment = review.stands_for(review.last * quarter // 4)
            sums[index] += squared(review.position(moment, END, review.futures()).chances, won)
    return {
        "seats": seats,
        "games": games,
        "after_quarters": [round(total / games, 4) for total in sums],
        "constant": round(constant / games, 4),
        "cpu_seconds": round(time.process_time() - began, 1),
    }


def squared(chances: list[float], won: list[float]) -> float:
    """Return the mean squared difference."""
    return sum((chance - share) ** 2 for chance, share in zip(chances, won, strict=True)) / len(won)


def coverage(game: Game[Any], decisions: int) -> dict[str, Any]:
    """Count how often the interval of a loss holds the reference."""
    found = checked(game, plan_for(game, 2), decisions, REFERENCE)
    covered = sum(one.covered for one in found)
    return {"decisions": decisions, "covered": covered, "share": round(covered / decisions, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME")
    parser.add_argument("--reviews", type=int, default=3, help="whole games to review, with two players and with four")
    parser.add_argument("--games", type=int, default=100, help="games whose chances are compared with their results")
    parser.add_argument("--decisions", type=int, default=250, help="random decisions whose losses are checked")
    arguments = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for name in arguments.games_to_measure or [game.id for game in catalog.games()]:
        game = catalog.find(name)
        entry = results.setdefault(name, {})
        entry["engine"] = compiled.status()
        entry["plan"] = plan_for(game, 2).document()
        if arguments.reviews:
            two = [reviewed(game, 2, seed) for seed in range(1, arguments.reviews + 1)]
            entry["reviews"] = two + [reviewed(game, seats, 1) for seats in (4,) if seats in game.players]
        if arguments.games:
            entry["brier"] = brier(game, 2, arguments.games)
        if arguments.decisions:
            entry["coverage"] = coverage(game, arguments.decisions)
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        print(json.dumps({name: entry}, indent=1), flush=True)


if __name__ == "__main__":
    main()
