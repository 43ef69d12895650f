"""Standing answers: questions outside one's own turn that a seat declines without being asked, for as long as it likes."""

from collections.abc import Sequence
from typing import Any

import msgspec

from dolmen.kernel import engine
from dolmen.kernel.match import Match
from dolmen.kernel.step import PASS, Ask
from dolmen.server import states, wire
from dolmen.server.store import SeatRow

NONE = "{}"

Kept = dict[str, tuple[wire.Phrase, wire.Phrase]]
_kept = msgspec.json.Decoder(Kept)


def kept(row: SeatRow) -> Kept:
    """The standing answers of a seat: by the question's name, the question and the answer in words."""
    return {} if row.standing == NONE else _kept.decode(row.standing)


def told(rows: Sequence[SeatRow], mine: Sequence[int]) -> list[wire.Standing]:
    """The standing answers of a reader's seats."""
    return [wire.Standing(seat, ask, *words) for seat in mine for ask, words in kept(rows[seat]).items()]


def declines(match: Match, rows: Sequence[SeatRow]) -> bool:
    """Tell whether the question that waits has a standing answer."""
    ask = engine.pending(match.state)
    if ask is None or ask.seat < 0:
        return False
    row = rows[ask.seat]
    if row.standing == NONE or row.kind != "person" or type(ask).__name__ not in kept(row):
        return False
    return states.can_stand(ask, match.state, match.game.turn(match.state))


def asked_now(match: Match, seat: int, name: str) -> Ask[Any] | None:
    """The question of this name that waits for a seat and may be declined once and for all."""
    ask = engine.pending(match.state)
    if ask is None or ask.seat != seat or type(ask).__name__ != name:
        return None
    return ask if states.can_stand(ask, match.state, match.game.turn(match.state)) else None


def settled(match: Match, row: SeatRow, ask: Ask[Any]) -> SeatRow:
    """The seat with one standing answer more."""
    game, state = match.game, match.state
    question, label = ask.asked(state), ask.label(state, PASS)
    words = (states.phrase(game, question.sentence, question.values), states.phrase(game, label.sentence, label.values))
    return _with(row, kept(row) | {type(ask).__name__: words})


def asked_again(row: SeatRow, name: str) -> SeatRow:
    """The seat without a standing answer."""
    return _with(row, {ask: words for ask, words in kept(row).items() if ask != name})


def _with(row: SeatRow, answers: Kept) -> SeatRow:
    return row._replace(standing=msgspec.json.encode(answers).decode())
