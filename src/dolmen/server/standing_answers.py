"""Standing answers: questions outside one's own turn that a seat declines without being asked, for as long as it likes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from dolmen.kernel import engine
from dolmen.kernel.match import Match
from dolmen.kernel.step import PASS, Ask
from dolmen.server import projection, wire
from dolmen.server.queries import SeatRow
from dolmen.server.schema import STANDING_ANSWER

if TYPE_CHECKING:
    from dolmen.server.live_table import LiveTable

NONE = "{}"

StandingAnswers = dict[str, tuple[wire.Phrase, wire.Phrase]]
_decoder = msgspec.json.Decoder(StandingAnswers)


def answers_of(row: SeatRow) -> StandingAnswers:
    """The standing answers of a seat: by the question's name, the question and the answer in words."""
    return {} if row.standing == NONE else _decoder.decode(row.standing)


def answers_for(rows: Sequence[SeatRow], mine: Sequence[int]) -> list[wire.StandingAnswer]:
    """The standing answers of a viewer's seats."""
    return [wire.StandingAnswer(seat, ask, *words) for seat in mine for ask, words in answers_of(rows[seat]).items()]


def declines(match: Match, rows: Sequence[SeatRow]) -> bool:
    """Tell whether the question that waits has a standing answer."""
    ask = engine.pending(match.state)
    if ask is None or ask.seat < 0:
        return False
    row = rows[ask.seat]
    if row.standing == NONE or row.kind != "person" or type(ask).__name__ not in answers_of(row):
        return False
    return projection.can_always_decline(ask, match.state, match.game.turn(match.state))


def give(live: "LiveTable") -> None:
    """Give the standing answers to the questions that have come up."""
    while declines(live.match, live.seats):
        ask = engine.pending(live.match.state)
        assert ask is not None
        # The line of this choice is the next one, whatever chance adds after it.
        live.unclicked[live.match.moment + 1] = STANDING_ANSWER
        live.match.play(ask.seat, PASS)


def asked_now(match: Match, seat: int, name: str) -> Ask[Any] | None:
    """The question of this name that waits for a seat and may be declined once and for all."""
    ask = engine.pending(match.state)
    if ask is None or ask.seat != seat or type(ask).__name__ != name:
        return None
    return ask if projection.can_always_decline(ask, match.state, match.game.turn(match.state)) else None


def with_answer(match: Match, row: SeatRow, ask: Ask[Any]) -> SeatRow:
    """The seat with another standing answer."""
    game, state = match.game, match.state
    question, label = ask.asked(state), ask.label(state, PASS)
    words = (projection.phrase(game, question.sentence, question.values), projection.phrase(game, label.sentence, label.values))
    return _with(row, answers_of(row) | {type(ask).__name__: words})


def without_answer(row: SeatRow, name: str) -> SeatRow:
    """The seat without a standing answer."""
    return _with(row, {ask: words for ask, words in answers_of(row).items() if ask != name})


def _with(row: SeatRow, answers: StandingAnswers) -> SeatRow:
    return row._replace(standing=msgspec.json.encode(answers).decode())
