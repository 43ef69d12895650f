"""The sum of a review: how sure its parts are, what is left over, turning points, and what is said."""

from typing import Any

from dolmen.bots.review import Found, summary
from dolmen.bots.reviewing.accounts import UNFORESEEN
from dolmen.bots.reviewing.found import DECISION, DRAW, END
from dolmen.bots.reviewing.summary import Summary
from dolmen.kernel.chance import FastRandom


def test_turning_points_are_large_changes_that_last() -> None:
    def moment(number: int, chance: float, swing: float) -> Found:
        return Found(number, DRAW, number, [chance, 1 - chance], [0.0, 0.0], swing=[swing, -swing], swing_error=[0.01, 0.01])

    chances = [0.5, 0.5, 0.8, 0.8, 0.8, 0.5, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8]
    swings = [0.0, 0.3, 0.0, 0.0, -0.3, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.02]
    line = {number: moment(number, *pair) for number, pair in enumerate(zip(chances, swings, strict=True))}
    line[12] = Found(12, END, 12, [1.0, 0.0], [0.0, 0.0])
    whole: Summary = summary(line)
    assert 1 in [point.moment for point in whole.turning]
    assert 11 not in [point.moment for point in whole.turning]
    assert len(whole.turning) <= 5
    key, values = whole.seats[0].said[1]
    assert (key, values["change"]) == ("review-decisive-draw", "+30")


def test_a_summary_names_only_what_is_larger_than_the_doubt() -> None:
    """The doubt about a part is its own error, or what cannot be told apart, whichever is larger."""

    def told(luck: float, own: float, rest: float, error: float = 0.01) -> tuple[str, Any]:
        end = 0.5 + luck + own + rest
        drawn = Found(0, DRAW, 3, [0.5, 0.5], [0.0, 0.0], swing=[luck, -luck], swing_error=[error, error])
        decided = Found(1, DECISION, 4, [0.5, 0.5], [0.0, 0.0], seat=0, earned=[own, -own], earned_error=[error, error])
        line = [drawn, decided, Found(2, END, 5, [end, 1.0 - end], [0.0, 0.0])]
        return summary({found.moment: found for found in line}).seats[0].said[0]

    assert told(0.2, -0.1, 0.0) == ("review-balance-turn", {"luck": "+20", "own": "\N{MINUS SIGN}10", "turn": 4})
    assert told(0.2, 0.1, 0.0) == ("review-balance", {"luck": "+20", "own": "+10"})
    assert told(0.2, -0.1, 0.15) == ("review-balance-luck", {"luck": "+20"})
    assert told(0.1, -0.2, -0.15) == ("review-balance-own-turn", {"own": "\N{MINUS SIGN}20", "turn": 4})
    assert told(0.1, 0.2, 0.15) == ("review-balance-own", {"own": "+20"})
    assert told(0.1, 0.2, 0.25) == ("review-balance-unsure", {})
    assert told(0.1, -0.2, 0.0, error=0.2) == ("review-balance-unsure", {})
    # That there was hardly any luck can be sure too.
    assert told(0.0, 0.3, 0.0) == ("review-balance-even", {"own": "+30"})
    assert told(0.01, -0.3, 0.0) == ("review-balance-even-turn", {"own": "\N{MINUS SIGN}30", "turn": 4})


def test_what_is_left_over_goes_to_the_parts_that_are_least_sure() -> None:
    """Estimates with known errors of parts whose sum is known are nearer to the truth after the adjustment, and say so."""
    random = FastRandom(5)

    def normal(spread: float) -> float:
        return spread * (sum(random.below(1000) for _ in range(12)) / 1000 - 5.994)

    before = after = 0.0
    covered = 0
    for _ in range(500):
        luck, own, unforeseen = normal(0.2), normal(0.2), normal(UNFORESEEN)
        end = 0.5 + luck + own + unforeseen
        drawn, decided = luck + normal(0.1), own + normal(0.3)
        line = [
            Found(0, DRAW, 1, [0.5, 0.5], [0.0, 0.0], swing=[drawn, -drawn], swing_error=[0.1, 0.1]),
            Found(1, DECISION, 1, [0.5, 0.5], [0.0, 0.0], seat=0, earned=[decided, -decided], earned_error=[0.3, 0.3]),
            Found(2, END, 1, [end, 1.0 - end], [0.0, 0.0]),
        ]
        account = summary({found.moment: found for found in line}).seats[0]
        before += (drawn - luck) ** 2 + (decided - own) ** 2
        after += (account.luck.value - luck) ** 2 + (account.own.value - own) ** 2
        covered += abs(account.own.value - own) <= 1.96 * account.own.error
        assert account.luck.error < 0.1
        assert account.own.error < 0.2
    assert after < 0.5 * before
    assert 0.92 * 500 < covered < 0.98 * 500
