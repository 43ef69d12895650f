"""What a review found, in the words of the wire."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.bots.coaching import quantities_of
from dolmen.bots.review import Found, Summary
from dolmen.bots.reviewing.accounts import Account
from dolmen.bots.reviewing.accounts import Part as Amount
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.history import STRIDE
from dolmen.kernel.step import State
from dolmen.server import projection, wire
from dolmen.server.pauses import pause
from dolmen.server.replay import Recording, warm_up
from dolmen.server.wire_review import Decided, Part, Remark, ReviewedMoment, ReviewedSeat, ReviewSummary, TurningPoint

DIGITS: Final = 4


def moments(recording: Recording, found: Sequence[Found]) -> list[ReviewedMoment]:
    """Some moments, with their moves in words; the game is gone through only once."""
    words: dict[int, Decided] = {}
    wanted = sorted((one for one in found if one.kind == "decision"), key=lambda one: one.moment)
    state: State | None = None
    at = 0
    for one in wanted:
        if state is None or one.moment - at > STRIDE:
            warm_up(recording, one.moment)
            state, at = recording.history.state_at(recording.record, one.moment), one.moment
        while at < one.moment:
            at += 1
            engine.apply(state, recording.record.lines[at]["choice"])
        words[one.moment] = decided(recording.game, state, one)
        pause()
    return [_moment(one, words.get(one.moment)) for one in found]


def _moment(one: Found, words: Decided | None) -> ReviewedMoment:
    return ReviewedMoment(
        one.moment,
        one.kind,  # type: ignore[arg-type]
        one.seat,
        one.turn,
        rounded(one.chances),
        rounded(one.error),
        round(one.lost, DIGITS),
        rounded(one.change()),
        round(one.lost_change, DIGITS),
        words,
    )


def decided(game: Game[Any], state: State, one: Found) -> Decided:
    """A decision in words, from the state in which it was made."""
    advice = one.advice or {}
    move = label(game, state, one.choice)
    best = None if one.best == one.choice else label(game, state, one.best)
    loss, error = round(one.loss, DIGITS), round(one.loss_error, DIGITS)
    return Decided(move, best, loss, error, reasons(game, advice), bool(advice.get("later", False)))


def label(game: Game[Any], state: State, choice: int) -> wire.Phrase:
    """A choice in the words of its button."""
    ask = engine.pending(state)
    assert ask is not None
    said = ask.label(state, choice)
    return projection.phrase(game, said.sentence, said.values)


def reasons(game: Game[Any], advice: dict[str, Any]) -> list[wire.Phrase]:
    """What speaks for a move, as the coach found it."""
    known = quantities_of(game.id)
    return [projection.phrase(game, known[number].sentence, (best, other)) for number, best, other in advice.get("reasons", [])]


def summary(whole: Summary) -> ReviewSummary:
    """What a whole review says."""
    turning = [
        TurningPoint(one.moment, one.turn, one.seat, rounded(one.change), round(one.lost_change, DIGITS)) for one in whole.turning
    ]
    lost = None if whole.lost is None else _seat(whole.lost)
    return ReviewSummary([_seat(one) for one in whole.seats], lost, turning)


def _seat(seat: Account) -> ReviewedSeat:
    said = [Remark(key, values) for key, values in seat.said]
    start, end = round(seat.start, DIGITS), round(seat.end, DIGITS)
    luck, own, others = (_part(part, seat.sure(part) is not None) for part in (seat.luck, seat.own, seat.others))
    return ReviewedSeat(start, end, luck, own, others, _part(seat.rest), _part(seat.missed), said)


def _part(part: Amount, sure: bool = True) -> Part:
    return Part(round(part.value, DIGITS), round(part.error, DIGITS), sure)


def rounded(shares: Sequence[float]) -> list[float]:
    """Shares as they are sent."""
    return [round(share, DIGITS) for share in shares]
