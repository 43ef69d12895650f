"""No question is asked whose answer does not matter; games under rules version 1 still ask the same questions."""

from typing import Any

import pytest

from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from tests.contract.needless import needless
from tests.games.by_name import asked, choose, options_of, question, told
from tests.games.rune_stones.table import GAME, random_game, table


@pytest.mark.parametrize("seed", range(6))
def test_the_answers_to_a_question_differ(seed: int) -> None:
    for state in random_game(2 + seed % 3, seed, max_rounds=20, exchange_rows_per_turn=1 + seed % 2):
        assert not needless(GAME, state), (question(state), options_of(state))
        if state.agenda and asked(state)[0] == "Summon" and len(options_of(state)) == 1:
            assert int(options_of(state)[0]) in state.display


def first_rules(**given: Any) -> Table:
    """Return a position under rules version 1 after all steps up to the first question."""
    state = table(**given)
    state.rules = 1
    return state


@pytest.mark.rule("RUN-043", "RUN-021")
def test_when_no_ability_is_left_the_cards_are_put_away() -> None:
    given: dict[str, Any] = {"players": [{"hand": [100, 101]}, {}]}
    state = table(**given)
    choose(state, "use", "100a", "101a")
    assert asked(state) == ("EndTurn", 0)
    state = first_rules(**given)
    choose(state, "use", "100a", "101a")
    assert (asked(state), options_of(state)) == (("UseItem", 0), ["pass"])
    assert needless(GAME, state), "a question with a single answer is needless too"
    assert question(state).asked(state).sentence.key == "ask-finish-using"


@pytest.mark.rule("RUN-096", "RUN-021")
def test_when_nothing_can_be_forged_the_action_is_over() -> None:
    given: dict[str, Any] = {"players": [{"gems": "bb"}, {}]}
    state = table(**given)
    choose(state, "forge", "upper-blue")
    assert asked(state)[0] == "TurnUpArtifact"
    state = first_rules(**given)
    choose(state, "forge", "upper-blue")
    assert (asked(state), options_of(state)) == (("ForgeArtifact", 0), ["pass"])
    assert question(state).asked(state).sentence.key == "ask-finish-forging"


@pytest.mark.rule("RUN-021", "RUN-024", "RUN-025")
def test_a_summoning_asks_only_what_can_be_chosen() -> None:
    given: dict[str, Any] = {"players": [{"hand": [103]}, {}], "display": [44, 45, 46, 43, 47, 48]}
    state = table(**given)
    choose(state, "summon")
    assert "103" not in options_of(state)
    assert question(state).asked(state).sentence.key == "ask-take-creature"
    choose(state, "46")
    assert asked(state)[0] == "TurnUpCard"
    state = first_rules(**given)
    choose(state, "summon")
    assert options_of(state) == ["103"]
    choose(state, "103", "46")
    assert options_of(state) == ["pass"]
    assert question(state).asked(state).sentence.key == "ask-finish-summoning"


@pytest.mark.rule("RUN-025")
def test_the_only_creature_is_asked_for() -> None:
    state = table(players=[{"hand": [100]}, {}], display=[44, 45, 46, 43, 47, 48])
    choose(state, "summon")
    assert (asked(state), options_of(state)) == (("Summon", 0), ["48"])


@pytest.mark.rule("RUN-073", "RUN-089")
def test_the_die_of_a_forge_is_rolled_without_a_question() -> None:
    given: dict[str, Any] = {"players": [{"gems": "ggg"}, {}]}
    state = table(**given)
    choose(state, "forge", "upper-green")
    assert asked(state)[0] == "RollDie"
    state = first_rules(**given)
    choose(state, "forge", "upper-green")
    assert (asked(state), options_of(state)) == (("RollBonus", 0), ["roll", "pass"])
    choose(state, "pass")
    assert told(state)[-1] == "roll-declined"


@pytest.mark.rule("RUN-052")
@pytest.mark.parametrize("number", [74, 77])
def test_of_two_equal_icons_one_is_offered_at_a_time(number: int) -> None:
    given: dict[str, Any] = {"players": [{"hand": [11, number]}, {}]}
    state = table(**given)
    choose(state, "use")
    assert options_of(state) == ["11a", f"{number}a", "pass"]
    assert question(state).loses(state, -1) is not None
    choose(state, f"{number}a")
    if number == 74:
        choose(state, "red")
    assert options_of(state) == ["11a", f"{number}b", "pass"]
    state = first_rules(**given)
    choose(state, "use")
    assert options_of(state) == ["11a", f"{number}a", f"{number}b", "pass"]


@pytest.mark.rule("RUN-131", "RUN-067")
def test_a_face_that_cannot_be_used_twice_is_told_once() -> None:
    state = table(players=[{"hand": [100, 104], "gems": "", "stones": ["double"]}, {}])
    choose(state, "use", "104a", "SWAP")
    assert told(state)[-2:] == ["die-doubled", "no-benefit"]
    assert asked(state) == ("UseItem", 0)
    assert engine.options(state) == [200, -1]
