"""A worker process that evaluates moments of finished games; like one that thinks for bots, it never gets a table's secret.

A request names a review; its journal is sent when the process says that it does not know it.
"""

from typing import Any, Final

from dolmen import catalog
from dolmen.bots.review import Review, plan_for
from dolmen.kernel.history import Record
from dolmen.kernel.journal import parse_journal
from dolmen.kernel.match import setup_of
from dolmen.server.bot_worker import serve

KEPT: Final = 8
LEAST_URGENT: Final = 19

_reviews: dict[str, Review] = {}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What is found about a moment; without one, which moments are to be looked at, the most useful first."""
    review = _review_of(request)
    if review is None:
        return {"unknown": True}
    if "moment" in request:
        return {"found": review.evaluate(request["moment"]).document()}
    return {"moments": review.moments()}


def _review_of(request: dict[str, Any]) -> Review | None:
    name = request["review"]
    review = _reviews.pop(name, None)
    if review is None and "journal" in request:
        game, journal = catalog.find(request["game"]), parse_journal(request["journal"].encode())
        setup = setup_of(game, journal)
        review = Review(game, setup, Record(journal), plan_for(game, setup.seats, request["plan"]))
    if review is not None:
        _reviews[name] = review
    while len(_reviews) > KEPT:
        del _reviews[next(iter(_reviews))]
    return review


if __name__ == "__main__":
    serve(answer, LEAST_URGENT)
