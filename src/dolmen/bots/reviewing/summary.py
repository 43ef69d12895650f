"""Adds up what a review found: luck apart from decisions, the turning points, the costliest decisions."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from dolmen.bots.reviewing.errors import NORMAL, both
from dolmen.bots.reviewing.found import DECISION, SETUP, Found
from dolmen.bots.reviewing.words import MOST, Sentence, balance, dealt, decided_by, decisive, undecided

COSTLIEST: Final = 5
TURNING: Final = 5
# A decision that cost less is not named; nor is a change of less as a turning point.
LEAST: Final = 0.01
LEAST_TURN: Final = 0.05
# A doubt that does not matter.
SMALL: Final = 0.05


@dataclass
class Part:
    """A share of the victory, and its standard error: an interval of 95 % is 1.96 errors to both sides."""

    value: float = 0.0
    error: float = 0.0

    def add(self, value: float, error: float) -> None:
        """Add an independent estimate."""
        self.value += value
        self.error = both(self.error, error)


@dataclass
class Cost:
    """A decision that gave something away, the better answer, and why (as the coach says it)."""

    moment: int
    turn: int
    choice: int
    best: int
    loss: float
    error: float
    advice: dict[str, Any] | None


@dataclass
class Turning:
    """An answer that changed the chances much, and for long: a decision of a seat, or a draw."""

    moment: int
    turn: int
    kind: str
    seat: int
    change: list[float]
    lost_change: float


@dataclass
class Account:
    """What made the chance of one seat, or of the common defeat, change from start to end.

    `luck` + `own` + `others` + `rest` is exactly `end` - `start`. `missed` is what the losses of the own decisions add up to.
    """

    start: float
    end: float
    luck: Part = field(default_factory=Part)
    own: Part = field(default_factory=Part)
    others: Part = field(default_factory=Part)
    rest: Part = field(default_factory=Part)
    missed: Part = field(default_factory=Part)
    costliest: list[Cost] = field(default_factory=list)
    said: list[Sentence] = field(default_factory=list)

    def sure(self, part: Part) -> float | None:
        """Return a part if more is known of it than not: beyond its error, and beyond what cannot be told apart.

        Small values are sure when both of these are small.
        """
        doubt = max(NORMAL * part.error, abs(self.rest.value))
        return part.value if abs(part.value) > doubt or doubt < SMALL else None

    def close(self, error: float) -> None:
        """Find the rest; `error` is the standard error of the start."""
        value = self.end - self.start - self.luck.value - self.own.value - self.others.value
        self.rest = Part(value, both(both(error, self.luck.error), both(self.own.error, self.others.error)))


@dataclass
class Summary:
    """The whole game: an account for each seat, one of the common defeat where there is one, and the turning points.

    In the account of the defeat all decisions are the others'.
    """

    seats: list[Account]
    lost: Account | None
    turning: list[Turning]

    def document(self) -> dict[str, Any]:
        """Return the summary as plain data."""
        return asdict(self)


def summary(found: dict[int, Found]) -> Summary:
    """Sum up what was found at the moments of a game."""
    line = [found[moment] for moment in sorted(found)]
    first, last = line[0], line[-1]
    accounts = [Account(start, end) for start, end in zip(first.chances, last.chances, strict=True)]
    lost = Account(first.lost, last.lost)
    for each in line[:-1]:
        changes, errors = each.change(), each.change_error()
        for seat, account in enumerate(accounts):
            part = account.luck if each.kind != DECISION else account.own if seat == each.seat else account.others
            part.add(changes[seat], errors[seat])
        if each.kind == DECISION:
            accounts[each.seat].missed.add(-each.loss, each.loss_error)
        (lost.others if each.kind == DECISION else lost.luck).add(each.lost_change, each.lost_change_error)
    for account, error in zip(accounts, first.error, strict=True):
        account.close(error)
    lost.close(first.lost_error)
    turning = turning_points(line)
    for seat, account in enumerate(accounts):
        account.costliest = costliest(line, seat)
        account.said = [
            balance(account.sure(account.luck), account.sure(account.own), worst_turn(line, seat, account.own.value)),
            decisive_for(turning, seat),
        ]
    defeat = any(each.lost > 0.0 or each.lost_error > 0.0 for each in line)
    return Summary(accounts, lost if defeat else None, turning)


def costliest(line: list[Found], seat: int) -> list[Cost]:
    """Return a seat's decisions that cost most, of those whose loss is beyond its error."""
    own = [each for each in line if each.kind == DECISION and each.seat == seat]
    sure = [each for each in own if each.loss >= LEAST and each.loss > NORMAL * each.loss_error]
    sure.sort(key=_loss, reverse=True)
    return [
        Cost(each.moment, each.turn, each.choice, each.best, each.loss, each.loss_error, each.advice) for each in sure[:COSTLIEST]
    ]


def worst_turn(line: list[Found], seat: int, whole: float) -> int:
    """Return the turn in which most of what a seat's decisions cost was lost; 0 if they cost nothing or no turn stands out."""
    turns: dict[int, float] = {}
    for each in line:
        if each.kind == DECISION and each.seat == seat:
            turns[each.turn] = turns.get(each.turn, 0.0) + each.earned[seat]
    worst = 0
    least = 0.0
    for turn, earned in turns.items():
        if earned < least:
            worst, least = turn, earned
    return worst if whole < 0.0 and least <= MOST * whole else 0


def decisive_for(turning: list[Turning], seat: int) -> Sentence:
    """Return the turning point that changed a seat's chance most, in words."""
    most: Turning | None = None
    for each in turning:
        if most is None or abs(each.change[seat]) > abs(most.change[seat]):
            most = each
    if most is None:
        return undecided()
    if most.kind == SETUP:
        return dealt(most.change[seat])
    if most.kind == DECISION and most.seat != seat:
        return decided_by(most.seat, most.turn, most.change[seat])
    return decisive("own" if most.kind == DECISION else "draw", most.turn, most.change[seat])


def turning_points(line: list[Found]) -> list[Turning]:
    """Return the answers that changed the chances most and for long, in their order."""
    marked: list[tuple[float, int]] = []
    for index in range(len(line) - 1):
        size = lasting(line, index)
        if size >= LEAST_TURN:
            marked.append((size, index))
    marked.sort(reverse=True)
    chosen = sorted([index for _, index in marked[:TURNING]])
    return [
        Turning(each.moment, each.turn, each.kind, each.seat, each.change(), each.lost_change)
        for each in [line[index] for index in chosen]
    ]


def lasting(line: list[Found], index: int) -> float:
    """Return how much an answer changed some seat's chance, as far as the change was beyond its error and lasted.

    It lasts as far as the mean of what comes later stays on the same side of what was before.
    """
    each = line[index]
    later = line[index + 1 :][: max(1, len(line) // 10)]
    most = 0.0
    for seat, change in enumerate(each.change()):
        kept = sum([other.chances[seat] for other in later]) / len(later) - each.chances[seat]
        if abs(change) > NORMAL * each.change_error()[seat] and change * kept > 0.0:
            most = max(most, min(abs(change), abs(kept)))
    return most


def _loss(found: Found) -> float:
    return found.loss
