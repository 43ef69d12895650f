"""Means of small samples, with standard errors that are honest about how little was seen."""

import math
from typing import Final

# What a normal distribution has on either side in its middle 95 %.
NORMAL: Final = 1.96
# The same for Student's t with 1, 2, 3, … degrees of freedom.
STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
# A sample counts as if it had missed one value that is this far from its mean: equal values do not make certainty.
UNSEEN: Final = 0.01


def student(count: int) -> float:
    """Return the factor by which the interval of a sample of this size is wider than the normal one."""
    freedom = count - 1
    return STUDENT[freedom - 1] / NORMAL if freedom <= len(STUDENT) else 1.0 + 1.2 / freedom


def means(rows: list[list[float]]) -> list[float]:
    """Return the mean of each column."""
    return [sum([row[column] for row in rows]) / len(rows) for column in range(len(rows[0]))]


def errors(rows: list[list[float]]) -> list[float]:
    """Return a standard error for the mean of each column: 1.96 of them to both sides make the 95 % interval."""
    count = len(rows)
    if count < 2:
        return [1.0] * len(rows[0])
    found: list[float] = []
    for column, mean in enumerate(means(rows)):
        squares = UNSEEN * UNSEEN
        for row in rows:
            squares += (row[column] - mean) * (row[column] - mean)
        found.append(student(count) * math.sqrt(squares / (count - 1) / count))
    return found


def both(first: float, second: float) -> float:
    """Return the standard error of a sum or difference of two independent estimates."""
    return math.sqrt(first * first + second * second)


def minus(first: list[list[float]], second: list[list[float]]) -> list[list[float]]:
    """Return the differences of two samples, world by world."""
    return [less(row, other) for row, other in zip(first, second, strict=True)]


def less(first: list[float], second: list[float]) -> list[float]:
    """Return the difference of two rows."""
    return [value - other for value, other in zip(first, second, strict=True)]
