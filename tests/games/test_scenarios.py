"""Every scenario file passes: the examples and edge cases of the specifications, and further ones by rule."""

from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.kernel.scenario import Scenario, find_scenarios

FOLDERS = {game.id: Path(__file__).parent / game.id.replace("-", "_") / "scenarios" for game in catalog.games()}
SCENARIOS = {game: [Scenario(path) for path in find_scenarios([folder])] for game, folder in FOLDERS.items()}
# The numbered examples of each specification: a kind, how its numbers are written, and how many there are.
SPECIFIED = {
    "labyrinth": [("ACC-{:02}", 26), ("EDGE-{:02}", 35)],
    "nawiedzone-krainy": [("EX-{}", 3), ("SC-{:02}", 30)],
    "przepowiednia": [("EX-{}", 10), ("ED-{:02}", 34)],
    "rune-stones": [("W-{:02}", 16), ("E-{:02}", 28)],
}


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(scenario, id=f"{game}-{scenario.id}", marks=pytest.mark.rule(*scenario.rules))
        for game, scenarios in SCENARIOS.items()
        for scenario in scenarios
    ],
)
def test_the_scenario_holds(scenario: Scenario) -> None:
    scenario.run(catalog.find(scenario.game))


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_scenario_file_is_named_after_its_id_and_lies_in_the_folder_of_its_game(game: str) -> None:
    found = [(scenario.path.stem, scenario.game) for scenario in SCENARIOS[game]]
    assert found == [(scenario.id, game) for scenario in SCENARIOS[game]]


@pytest.mark.parametrize("game", SCENARIOS)
def test_every_example_of_the_specification_has_a_file(game: str) -> None:
    ids = {scenario.id for scenario in SCENARIOS[game]}
    ids |= {id.rstrip("abcdefgh") for id in ids}
    wanted = {form.format(number) for form, count in SPECIFIED[game] for number in range(1, count + 1)}
    assert wanted - ids == set()
