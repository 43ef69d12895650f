"""Every scenario file passes: the worked examples and edge cases of docs/rules, and further ones by rule."""

from pathlib import Path

import pytest

from dolmen.catalog import find
from dolmen.kernel.scenario import Scenario, find_scenarios

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [Scenario(path) for path in find_scenarios([FOLDER])]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(scenario, id=scenario.id, marks=pytest.mark.rule(*scenario.rules)) for scenario in SCENARIOS],
)
def test_the_scenario_holds(scenario: Scenario) -> None:
    scenario.run(find(scenario.game))


def test_a_scenario_file_is_named_after_its_id() -> None:
    assert [scenario.path.stem for scenario in SCENARIOS] == [scenario.id for scenario in SCENARIOS]


@pytest.mark.parametrize("id", [f"W-{number:02}" for number in range(1, 17)] + [f"E-{number:02}" for number in range(1, 29)])
def test_every_scenario_of_the_specification_has_a_file(id: str) -> None:
    assert any(scenario.id == id or scenario.id.rstrip("abcdefgh") == id for scenario in SCENARIOS)
