"""Where on the table choices are made, and by which rule."""

from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.step import PASS
from tests.games.by_name import number, question
from tests.games.nawiedzone_krainy.table import table


def place(state: Table, name: str) -> str:
    return question(state).place(state, number(state, name))


def rule(state: Table, name: str) -> str:
    return question(state).rule_here(state, number(state, name))


def test_an_action_is_chosen_at_its_button_and_where_it_happens() -> None:
    state = table(players=[{"at": "S6.W"}, {}], skills=["POG-2", "WED-1", "HAN-1", "WYT-1"], market="TAR-1")
    here = f"cell:{state.players[0].cell}"
    assert place(state, "S6.W") == here
    assert place(state, "gather-S6.W-water") == f"do:gather {here}"
    assert place(state, "build-mine") == f"do:build {here}"
    assert place(state, "persuade") == f"do:persuade {here}"
    assert place(state, "sell-food-food") == "do:sell market:TAR-1"
    assert place(state, "learn-HAN-1") == "do:learn skill:HAN-1"
    assert place(state, "train-gather") == "do:train track:gather"
    assert question(state).place(state, PASS) == "button:pass"


def test_water_of_a_lake_is_gathered_at_the_lake() -> None:
    state = table(players=[{"at": "S1.C"}, {}])
    seer = state.players[0]
    cell = next(cell for cell, lakes in enumerate(state.land.lakes) if lakes and state.land.terrain[cell] < 3)
    seer.cell = cell
    lake = state.land.lakes[cell][0]
    names = [question(state).names[choice] for choice in question(state).candidates(state) if choice >= 0]
    found = [name for name in names if name.startswith("gather-") and place(state, name) == f"do:gather cell:{lake}"]
    assert len(found) == 1


def test_every_action_rests_on_its_own_rule() -> None:
    state = table(players=[{"at": "S6.W"}, {}], skills=["POG-2", "WED-1", "HAN-1", "WYT-1"], market="TAR-1")
    names = ("S6.C", "gather-S6.W-water", "build-mine", "persuade", "sell-food-food", "learn-HAN-1", "train-gather")
    assert [rule(state, name) for name in names] == [
        "NAW-065",
        "NAW-072",
        "NAW-084",
        "NAW-093",
        "NAW-100",
        "NAW-105",
        "NAW-111",
    ]
    assert question(state).rule_here(state, PASS) == "NAW-063"


def test_a_pair_of_tasks_lies_at_both_cards() -> None:
    state = table(players=[{}, {}, {}], agenda=[["ChooseTasks", 0, 2]])
    assert place(state, "ZAD-2+ZAD-5") == "task:ZAD-2 task:ZAD-5"
    state = table(players=[{}, {}, {}], agenda=[["ChooseTasks", 0, 1]])
    assert place(state, "ZAD-2") == "task:ZAD-2"
