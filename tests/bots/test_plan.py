"""Levels are read strictly, and a plan is written down without what does not matter."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.bots.plan import Plan, read_levels, read_plan
from dolmen.kernel.errors import BadInput
from dolmen.kernel.reading import Reader

SEARCH = {"kind": "search", "iterations": 5, "milliseconds": 7}


def read(**entry: Any) -> Plan:
    return read_plan(Reader(entry, "levels"))


def test_what_is_left_out_has_its_default() -> None:
    assert read(kind="greedy", mistakes=3) == Plan("greedy", mistakes=3)
    assert read(**SEARCH, explore=2, finish=True) == Plan("search", iterations=5, milliseconds=7, explore=2.0, finish=True)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"kind": "clever"}, "kind is 'clever'; allowed are"),
        ({"kind": "greedy", "mistakes": 101}, "mistakes is 101; expected a whole number from 0 to 100"),
        ({"kind": "greedy", "deeper": 1}, "deeper is 1; expected true or false"),
        ({"kind": "greedy", "iterations": 5}, "iterations"),
        ({"kind": "search", "iterations": 5}, "milliseconds is missing"),
        ({**SEARCH, "explore": 0}, "explore is 0; expected a number from 0.001 to 1000"),
        ({**SEARCH, "scale": True}, "scale is True; expected a number"),
        ({**SEARCH, "haste": True}, "haste"),
    ],
)
def test_what_is_wrong_is_refused(entry: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read(**entry)


def test_what_holds_for_all_holds_for_searches(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(
        '[toy]\nall = { milliseconds = 9, width = 3 }\nweak = { kind = "greedy" }\nstrong = { kind = "search", iterations = 4 }\n'
    )
    assert read_levels(file) == {"toy": {"weak": Plan("greedy"), "strong": Plan(iterations=4, milliseconds=9, width=3)}}


def test_a_plan_is_written_down_without_what_does_not_matter() -> None:
    assert Plan("greedy", iterations=5).document() == {"kind": "greedy", "mistakes": 0, "deeper": False}
    plain = Plan().document()
    assert not plain.keys() & {"own_turn", "finish", "playouts", "turns", "hasty"}
    assert Plan(turns=9, hasty=True).document() == plain
    assert Plan(playouts=2, hasty=True).document() == {**plain, "playouts": 2, "turns": 4, "hasty": True}
