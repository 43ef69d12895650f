"""Adds up what a review found: luck apart from decisions, the turning points, the costliest decisions."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from dolmen.bots.reviewing.accounts import Account, Cost, accounts
from dolmen.bots.reviewing.errors import NORMAL
from dolmen.bots.reviewing.found import DECISION, SETUP, Found
from dolmen.bots.reviewing.words import MOST, Sentence, balance, dealt, decided_by, decisive, undecided

COSTLIEST: Final = 5
TURNING: Final = 5
# A decision that cost less is not named; nor is a change of less as a turning point.
LEAST: Final = 0.01
LEAST_TURN: Final = 0.05


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
class Summary:
    """The whole game: an account for each seat, one of the common defeat where there is one, and the turning points."""

    seats: list[Account]
    lost: Account | None
    turning: list[Turning]

    def document(self) -> dict[str, Any]:
        """Return the summary as plain data."""
        return asdict(self)


def summary(found: dict[int, Found]) -> Summary:
    """Sum up what was found at the moments of a game."""
    line = [found[moment] for moment in sorted(found)]
    seats, lost = accounts(line)
    turning = turning_points(line)
    for seat, account in enumerate(seats):
        account.costliest = costliest(line, seat)
        account.said = [
            balance(account.sure(account.luck), account.sure(account.own), worst_turn(line, seat, account.own.value)),
            decisive_for(turning, seat),
        ]
    defeat = any(each.lost > 0.0 or each.lost_error > 0.0 for each in line)
    return Summary(seats, lost if defeat else None, turning)


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
