"""The intervals of reviews: for random decisions they hold what many more worlds say."""

from typing import Final

import pytest

from dolmen import catalog, compiled
from dolmen.bots.review import plan_for
from dolmen.lab.review_errors import Checked, checked

# Together 250; the sources alone would take too long for so many.
DECISIONS: Final = {"labyrinth": 15, "nawiedzone-krainy": 110, "przepowiednia": 25, "rune-stones": 100}
PART: Final = 1 if compiled.status() == "compiled" else 10
WORLDS: Final = 40


@pytest.mark.slow
def test_intervals_of_random_decisions_cover_what_many_worlds_say() -> None:
    found: list[Checked] = []
    for name, count in DECISIONS.items():
        game = catalog.find(name)
        found += checked(game, plan_for(game, 2, "quick"), count // PART, WORLDS)
    covered = sum(one.covered for one in found)
    # 95 % are meant to be covered; with 250 decisions chance alone takes some away.
    assert covered >= 0.93 * len(found) - PART, (covered, len(found))
    # They are not wide without need: most are narrower than the losses that they are about.
    assert sum(one.error for one in found) < len(found) * 0.2


def test_an_interval_that_misses_is_noticed() -> None:
    assert Checked(0.10, 0.02, 0.13, 0.0).covered
    assert not Checked(0.10, 0.01, 0.13, 0.0).covered
