"""Why an answer is refused: one position for each reason that no scenario shows."""

from typing import Any

import pytest

from dolmen.games.rune_stones.names import BLUE, EMPTY_POOL, FACE_GEM, NOTHING, WHITE
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import DIE
from dolmen.games.rune_stones.steps.forging import ForgeArtifact
from dolmen.games.rune_stones.steps.paying import PayGem
from dolmen.games.rune_stones.steps.stones import UseExchange
from dolmen.games.rune_stones.steps.turn import Action
from dolmen.kernel.step import Ask
from tests.contract.test_places import check_options
from tests.games.by_name import options_of, refused
from tests.games.rune_stones.table import table


def facing(state: Table, ask: Ask[Table]) -> Table:
    """Put a question before the player."""
    check_options(ask, state)
    state.agenda.append(ask)
    state.ready = None
    return state


@pytest.mark.rule("RUN-053", "RUN-068")
def test_the_die_gives_no_gem_that_the_supply_lacks() -> None:
    state = table(players=[{}, {}])
    assert DIE[FACE_GEM].why_not(state, 0, BLUE) is None
    state.gems[BLUE] = 0
    refusal = DIE[FACE_GEM].why_not(state, 0, BLUE)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("RUN-053", "no-such-gem")


@pytest.mark.rule("RUN-076")
def test_a_third_artifact_is_not_forged() -> None:
    state = table(players=[{"gems": "bbbbyyyyggggrrrr"}, {}])
    assert options_of(facing(state, ForgeArtifact(0, 0b001)))[:1] != ["pass"]
    facing(state, ForgeArtifact(0, 0b011))
    assert refused(state, ForgeArtifact.names[2])[:2] == ("RUN-076", "enough-forged")
    assert options_of(state) == ["pass"]


@pytest.mark.rule("RUN-065")
def test_white_is_paid_with_white() -> None:
    state = facing(table(players=[{"gems": "bw"}, {}]), PayGem(0, WHITE, 1, EMPTY_POOL, 0))
    assert refused(state, "blue") == ("RUN-065", "only-white-pays", ())
    assert options_of(state) == ["white"]


@pytest.mark.rule("RUN-127")
def test_a_gem_is_not_exchanged_for_an_ore_that_is_not_there() -> None:
    state = table(players=[{"gems": "b", "ores": 1, "stones": ["exchange"]}, {}])
    state.ores = 0
    facing(state, UseExchange(0))
    assert refused(state, UseExchange.names[BLUE])[:2] == ("RUN-127", "no-ore-left")


@pytest.mark.rule("RUN-020")
@pytest.mark.parametrize(
    ("player", "only"), [({"hand": [100, 101], "gems": ""}, "use"), ({"hand": [], "gems": "bbbbyyyyggggrrrr"}, "forge")]
)
def test_who_can_act_in_one_way_only_must_act(player: dict[str, Any], only: str) -> None:
    state = table(players=[player, {}])
    state.display = [NOTHING] * len(state.display)
    facing(state, Action(0))
    assert options_of(state) == [only]
    assert refused(state, "pass")[:2] == ("RUN-020", "must-act")
