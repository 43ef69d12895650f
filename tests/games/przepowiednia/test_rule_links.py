"""Questions, reasons and log lines name the rule of their occasion."""

from typing import Any

import pytest

from tests.games.by_name import choose, number, question, refused
from tests.games.przepowiednia.table import new_table, table

ACTION = {"seat": 0, "step": "action"}
OTHERS: list[dict[str, Any]] = [{"side": "1A"}, {"side": "3A"}, {"side": "4A"}]


def links(state: Any, key: str) -> set[str]:
    """The rules of all log lines of a kind."""
    return {told.event.rule for told in state.sink if told.event.key == key}


@pytest.mark.rule("PRZ-035", "PRZ-034")
def test_a_move_for_a_price_is_by_the_rule_of_the_speed_spell() -> None:
    state = table(players=[{"figure": "W6", "grid": "CC R.. .. ... .."}, {}, {}, {}])
    ask = question(state)
    assert [ask.rule_here(state, number(state, name)) for name in ("W7", "W10", "swap")] == ["PRZ-029", "PRZ-034", "PRZ-070"]
    choose(state, "W10")
    assert question(state).rule_asked() == "PRZ-035"
    choose(state, "0")
    assert links(state, "crystal-paid") == {"PRZ-035"}


@pytest.mark.rule("PRZ-128")
def test_a_move_of_grid_3b_is_by_its_rule() -> None:
    state = table(advanced=True, players=[{"side": "3B", "figure": "W6"}, {"side": "1A"}, {"side": "2A"}, {"side": "4A"}])
    assert question(state).rule_here(state, number(state, "W3")) == "PRZ-128"


@pytest.mark.rule("PRZ-070", "PRZ-072")
def test_payments_for_spells_are_by_the_rule_of_the_spell() -> None:
    state = table(players=[{"figure": "W6", "grid": "CC RRR C. ... .."}, {}, {}, {}])
    choose(state, "swap")
    assert question(state).rule_asked() == question(state).rule_here(state, 0) == "PRZ-070"
    choose(state, "0", "1", "2")
    assert links(state, "crystal-paid") == {"PRZ-070"}
    state = table(players=[{"figure": "W6", "grid": "CC RRR C. ... .."}, {}, {}, {}])
    choose(state, "exchange")
    assert question(state).rule_asked() == "PRZ-072"
    choose(state, "0", "1", "2", "3")
    assert (question(state).rule_asked(), question(state).rule_here(state, 1)) == ("PRZ-072", "PRZ-072")
    choose(state, "G", "G@0")
    assert (links(state, "crystal-paid"), links(state, "crystals-taken")) == ({"PRZ-072"}, {"PRZ-072"})
    state = table(spell_payment="colourless", players=[{"figure": "W6", "grid": "CC RRR .. ... .."}, {}, {}, {}])
    choose(state, "swap")
    assert refused(state, "2")[:2] == ("PRZ-070", "pay-colourless")


@pytest.mark.rule("PRZ-043", "PRZ-045", "PRZ-081")
def test_an_exchange_is_by_its_rules() -> None:
    state = table(turn=ACTION, players=[{"figure": "W6", "grid": "CC CCR .. ... ..", "runes": "E"}, {}, {}, {}])
    choose(state, "collect", "exchange")
    assert question(state).rule_asked() == "PRZ-043"
    assert refused(state, "4")[:2] == ("PRZ-043", "pay-colourless")
    choose(state, "0", "1", "2")
    assert (question(state).rule_asked(), refused(state, "C")[0]) == ("PRZ-043", "PRZ-045")
    choose(state, "R", "Y")
    assert (question(state).rule_asked(), refused(state, "C")[0]) == ("PRZ-081", "PRZ-081")
    choose(state, "Y", "R@0", "Y@1", "Y@2")
    assert (links(state, "crystal-paid"), links(state, "crystals-taken")) == ({"PRZ-043"}, {"PRZ-081"})


@pytest.mark.rule("PRZ-041", "PRZ-042", "PRZ-046", "PRZ-078", "PRZ-079")
@pytest.mark.parametrize(
    ("card", "runes", "choices", "rule"),
    [
        ("W3", "", ["R@0", "C@1"], "PRZ-041"),
        ("T-R", "", ["R@0"], "PRZ-042"),
        ("W1", "A", ["C@0", "C@1", "C@2", "C@3", "C@4"], "PRZ-078"),
        ("W2", "C", ["C@0", "pass"], "PRZ-079"),
    ],
)
def test_collecting_is_by_the_rule_of_the_card_or_the_rune(card: str, runes: str, choices: list[str], rule: str) -> None:
    state = table(turn=ACTION, players=[{"figure": card, "runes": runes}, {}, {}, {}])
    choose(state, *choices)
    assert links(state, "crystals-taken") == {rule}


@pytest.mark.rule("PRZ-046")
def test_upgraded_crystals_are_taken_by_the_rule_of_the_upgrade() -> None:
    state = table(turn=ACTION, players=[{"figure": "W2", "grid": "C. ... .. ... .."}, {}, {}, {}])
    choose(state, "0", "R", "R@0")
    assert links(state, "crystals-taken") == {"PRZ-046"}


@pytest.mark.rule("PRZ-120", "PRZ-127")
def test_rewards_and_extra_levels_are_by_the_rule_of_the_grid() -> None:
    grid = {"0": "R", "3": "Y", "5": "Y", "9": "C", "10": "B", "11": "P"}
    sides = [{"side": "1A"}, {"side": "2A"}, {"side": "3A"}]
    state = table(advanced=True, turn=ACTION, players=[{"side": "4A", "figure": "T-R", "grid": grid}, *sides])
    choose(state, "L3", "C@0", "C@1")
    assert links(state, "crystals-taken") == {"PRZ-120"}
    state = table(advanced=True, turn=ACTION, players=[{"side": "2B", "figure": "T-R", "grid": grid}, *OTHERS])
    choose(state, "L3", "one")
    assert question(state).rule_asked() == "PRZ-127"
    choose(state, "9", "10")
    assert links(state, "crystal-paid") == {"PRZ-127"}


@pytest.mark.rule("PRZ-115")
def test_grid_2a_is_by_its_rule() -> None:
    state = table(advanced=True, players=[{"side": "2A", "figure": "W6", "grid": "CC R.. .. ... .."}, *OTHERS])
    choose(state, "charges")
    assert refused(state, "2")[:2] == ("PRZ-115", "not-colourless")
    choose(state, "0", "pass")
    assert question(state).rule_asked() == "PRZ-115"
    choose(state, "G", "G@0")
    assert links(state, "crystals-taken") == {"PRZ-115"}


@pytest.mark.rule("PRZ-017", "PRZ-114")
def test_the_crystals_of_the_set_up_are_told_with_their_rules() -> None:
    state = new_table(2, mode="advanced", first_player="1")
    choose(state, "grid-2", "C@7", "C@8", "C@9", "grid-1", "C@0", "C@1", "C@0", "C@1")
    assert state.sink is not None
    told = [(line.event.rule, *line.values[:2]) for line in state.sink if line.event.key == "crystals-taken"]
    assert told == [("PRZ-114", 1, 3), ("PRZ-017", 0, 2), ("PRZ-017", 1, 2)]
