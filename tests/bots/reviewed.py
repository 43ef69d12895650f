"""Games of bots to review, and how to review them."""

from functools import cache
from typing import Any, Final

from dolmen import bots, catalog
from dolmen.bots.review import Found, Review, ReviewPlan, plan_for
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Game, Value
from dolmen.kernel.history import Record
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, start

# Short games, so that reviewing them takes seconds.
SHORT: Final[dict[str, dict[str, Value]]] = {
    "labyrinth": {"max_rounds": 1},
    "nawiedzone-krainy": {},
    "przepowiednia": {"max_rounds": 1},
    "rune-stones": {"max_rounds": 1},
}
GAMES: Final = [game.id for game in catalog.games()]


@cache
def played(name: str, seats: int = 2, seed: int = 4, level: str = "novice", short: bool = True) -> Match:
    """A game between bots, to its end; it must not be changed."""
    game: Game[Any] = catalog.find(name)
    setup = game.setup(seats, SHORT[name] if short else {})
    match = start(game, setup, [f"p{seat}" for seat in range(seats)], secret=secret_from_seed(seed), table="t")
    players = [bots.find(level, game, 8 * seed + seat) for seat in range(seats)]
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        sample = bots.worlds(game, match.state, ask.seat, FastRandom(match.moment))
        match.play(ask.seat, players[ask.seat].choose(game, ask.seat, sample, list(engine.options(match.state))))
    return match


def quick(name: str, seats: int = 2) -> ReviewPlan:
    return plan_for(catalog.find(name), seats, "quick")


def review_of(match: Match, plan: ReviewPlan, last: int | None = None) -> Review:
    """A review of a game, or of its beginning, from a journal without its footer."""
    journal = Journal(match.journal.header)
    for number in range(1, (match.moment if last is None else last) + 1):
        journal.copy_line(match.journal, number)
    return Review(match.game, match.setup, Record(journal), plan)


@cache
def found_in(name: str, seats: int = 2) -> dict[int, Found]:
    """What a quick review finds in a short game."""
    review = review_of(played(name, seats), quick(name, seats))
    return {moment: review.evaluate(moment) for moment in review.moments()}
