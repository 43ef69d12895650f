"""What goes over the wire for reviews: chances moment by moment, what decisions cost, and the summary."""

from typing import Literal

from dolmen.server.incoming import Incoming, Whole
from dolmen.server.wire import Outgoing, Phrase


class Decided(Outgoing):
    """What a decision is worth: the move, the best one instead (null if this was the best), and the loss in share of the victory.

    `error` is the standard error of the loss; `reasons` speak for the best move, after this turn or, if `later`, after the next.
    """

    move: Phrase
    best: Phrase | None
    loss: float
    error: float
    reasons: list[Phrase]
    later: bool


class ReviewedMoment(Outgoing):
    """A moment as a review sees it: each seat's chance to win and the chance that all lose together, with standard errors.

    `kind` says what came next: preparations, a draw, a decision of `seat`, or nothing more; `change` is what that changed for
    each seat, and `lost_change` for the chance that all lose. Shares are numbers from 0 to 1.
    """

    moment: int
    kind: Literal["setup", "draw", "decision", "end"]
    seat: int
    turn: int
    chances: list[float]
    errors: list[float]
    lost: float
    change: list[float]
    lost_change: float
    decided: Decided | None


class Part(Outgoing):
    """A part of a change, and its standard error; `sure` if more is known of it than not."""

    value: float
    error: float
    sure: bool


class Remark(Outgoing):
    """A sentence of the summary: its key and its values; a value named "player" is a seat."""

    key: str
    values: dict[str, int | str]


class ReviewedSeat(Outgoing):
    """What became of a seat: where it began and ended, and which parts of the change came from what.

    `luck` came from draws, `own` from its own decisions, `others` from those of the other players, and `rest` cannot be told
    apart; `missed` is what its best moves would have brought besides. `said` is the same in words.
    """

    start: float
    end: float
    luck: Part
    own: Part
    others: Part
    rest: Part
    missed: Part
    said: list[Remark]


class TurningPoint(Outgoing):
    """An answer that changed much: it was given at `moment`, by a seat or by chance (-1)."""

    moment: int
    turn: int
    seat: int
    change: list[float]
    lost_change: float


class ReviewSummary(Outgoing):
    """What a whole review says: of each seat, of the chance that all lose (null where they cannot), and where the game turned.

    In what is said of the common defeat, all decisions are those of `others`.
    """

    seats: list[ReviewedSeat]
    lost: ReviewedSeat | None
    turning: list[TurningPoint]


class ReviewState(Outgoing):
    """How far a review has come: not begun, running, or done with `of` moments, of which `skipped` could not be evaluated.

    `moments` are those found after the first `since` ones, in the order in which they came.
    """

    state: Literal["none", "running", "done"]
    done: int
    of: int
    skipped: int
    moments: list[ReviewedMoment]
    summary: ReviewSummary | None


class ExerciseAnswer(Incoming):
    """A choice at a moment of the game that is tried again."""

    choice: Whole
