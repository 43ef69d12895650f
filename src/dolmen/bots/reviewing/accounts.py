"""Accounts: what luck, a player's own decisions and those of the others did to the chance of a seat, and how sure that is."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from dolmen.bots.reviewing.errors import NORMAL, both
from dolmen.bots.reviewing.found import DECISION, Found
from dolmen.bots.reviewing.words import Sentence

# A doubt that does not matter.
SMALL: Final = 0.05
# What a game brings that no evaluation has foreseen and nobody has caused: its standard deviation over whole games of bots.
UNFORESEEN: Final = 0.2


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
class Account:
    """What made the chance of one seat, or of the common defeat, change from start to end.

    `luck` + `own` + `others` + `rest` is exactly `end` - `start`. `missed` is the sum of the player's losses.
    In the account of the defeat all decisions are the others'.
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

    def settle(self, luck: float, own: float, others: float, doubt: float) -> None:
        """Give each part its share of what is left over; `doubt` is the variance of all that may be left over."""
        left = self.end - self.start - self.luck.value - self.own.value - self.others.value
        for part, share in ((self.luck, luck), (self.own, own), (self.others, others)):
            part.value += share * left
            part.error *= math.sqrt(1.0 - share)
        kept = 1.0 - luck - own - others
        value = self.end - self.start - self.luck.value - self.own.value - self.others.value
        self.rest = Part(value, math.sqrt(doubt * kept * (1.0 - kept)))


def accounts(line: list[Found]) -> tuple[list[Account], Account]:
    """Return an account for each seat, and one of the common defeat.

    The parts are estimates of what must add up to a change that is known. What they leave over is divided among them and the
    rest by their variances, as measurements are adjusted to a known sum. The shares are the same in all accounts, so that what
    one seat wins is still what others lose.
    """
    first, last = line[0], line[-1]
    found = [Account(start, end) for start, end in zip(first.chances, last.chances, strict=True)]
    lost = Account(first.lost, last.lost)
    luck = 0.0
    deciding = [0.0] * len(found)
    for each in line[:-1]:
        changes, errors = each.change(), each.change_error()
        variance = mean_square(errors)
        if each.kind == DECISION:
            deciding[each.seat] += variance
            found[each.seat].missed.add(-each.loss, each.loss_error)
        else:
            luck += variance
        for seat, account in enumerate(found):
            part = account.luck if each.kind != DECISION else account.own if seat == each.seat else account.others
            part.add(changes[seat], errors[seat])
        (lost.others if each.kind == DECISION else lost.luck).add(each.lost_change, each.lost_change_error)
    decided = sum(deciding)
    doubt = luck + decided + mean_square(first.error) + UNFORESEEN * UNFORESEEN
    for account, own in zip(found, deciding, strict=True):
        account.settle(luck / doubt, own / doubt, (decided - own) / doubt, doubt)
    lost.settle(luck / doubt, 0.0, decided / doubt, doubt)
    return found, lost


def mean_square(errors: list[float]) -> float:
    """Return the mean of the squares."""
    return sum([error * error for error in errors]) / len(errors)
