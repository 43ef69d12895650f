"""What a choice means to the player, and what would be lost by it."""

from typing import Any

import pytest

from dolmen.kernel.sentence import Said
from dolmen.kernel.step import ROLES
from dolmen.texts import texts
from tests.games.by_name import choose, number, question
from tests.games.przepowiednia.table import GAME, table

ACTION = {"seat": 0, "step": "action"}
OTHERS: list[dict[str, Any]] = [{"side": "1A"}, {"side": "3A"}, {"side": "4A"}]


def role(state: Any, name: str) -> str:
    return ROLES[question(state).role(state, number(state, name))]


def loses(state: Any, name: str) -> str | None:
    found = question(state).loses(state, number(state, name))
    return said(found) if found else None


def said(words: Said, language: str = "en") -> str:
    return texts(GAME, language).said(words, ["Ann", "Bob", "Cid", "Dan"])


def label(state: Any, name: str, language: str = "en") -> str:
    return said(question(state).label(state, number(state, name)), language)


@pytest.mark.rule("PRZ-058", "PRZ-066")
def test_breaking_a_curse_is_the_main_thing_and_says_its_value() -> None:
    state = table(turn=ACTION, players=[{"figure": "T-R", "grid": {"0": "R", "3": "Y", "5": "Y"}}, {}, {}, {}])
    assert (role(state, "L3"), role(state, "collect"), role(state, "swap")) == ("main", "plain", "plain")
    assert label(state, "L3") == "Break a curse for 3 points: 3 crystals from the left end"
    assert label(state, "L3", "pl") == "Złam klątwę za 3 punkty: 3 kryształy od lewego końca"
    state = table(turn=ACTION, players=[{"figure": "T-R", "grid": "CC C.. .. ... .."}, {}, {}, {}])
    assert role(state, "collect") == "main"


@pytest.mark.rule("PRZ-122")
def test_ending_a_turn_of_grid_1b_says_what_is_left_to_do() -> None:
    grid = {"0": "R", "3": "Y", "5": "Y", "9": "B"}
    state = table(advanced=True, turn=ACTION, players=[{"side": "1B", "figure": "T-R", "grid": grid}, *OTHERS])
    choose(state, "collect", "R@1")
    assert (role(state, "stop"), label(state, "stop")) == ("end-turn", "End your turn")
    assert loses(state, "stop") == "You can still break a curse here for 3 points."
    state = table(advanced=True, turn=ACTION, players=[{"side": "1B", "figure": "T-R", "grid": grid}, *OTHERS])
    choose(state, "L3", "B")
    assert role(state, "collect") == "main"
    assert loses(state, "stop") == "You can still collect at the Red Temple this turn."


@pytest.mark.rule("PRZ-027")
def test_ending_a_turn_loses_nothing_else() -> None:
    state = table(turn={"seat": 0, "step": "end"}, players=[{"figure": "W1", "grid": "CC RR. .. ... .."}, {}, {}, {}])
    assert (role(state, "end"), loses(state, "end"), role(state, "swap")) == ("end-turn", None, "plain")


@pytest.mark.rule("PRZ-046")
def test_finishing_to_upgrade_gives_up_what_could_be_upgraded() -> None:
    state = table(turn=ACTION, players=[{"figure": "W2", "grid": "CC C.. .. ... .."}, {}, {}, {}])
    assert (role(state, "pass"), role(state, "0")) == ("gives-up", "plain")
    assert loses(state, "pass") == "Then you get nothing more on Wilderness 2 this turn."
    choose(state, "0", "R")
    assert loses(state, "pass") == "You could upgrade 1 more crystal here."


@pytest.mark.rule("PRZ-044", "PRZ-081")
def test_declining_an_exchange_or_its_bonus_gives_something_up() -> None:
    state = table(turn=ACTION, players=[{"figure": "W6", "grid": "CC C.. .. ... ..", "runes": "EE"}, {}, {}, {}])
    assert (role(state, "exchange"), role(state, "pass")) == ("main", "gives-up")
    assert loses(state, "pass") == "Then you get nothing more on Wilderness 6 this turn."
    choose(state, "exchange", "R", "Y")
    assert (role(state, "pass"), role(state, "R")) == ("gives-up", "plain")
    assert loses(state, "pass") == "You could still take 2 crystals; they would be lost."


@pytest.mark.rule("PRZ-115")
def test_returning_more_charges_than_fit_says_so() -> None:
    grid = "YY YYY YB BBB B."
    state = table(advanced=True, players=[{"side": "2A", "charges": 3, "figure": "W6", "grid": grid}, *OTHERS])
    choose(state, "charges")
    assert (role(state, "1"), loses(state, "1")) == ("plain", None)
    assert (role(state, "2"), loses(state, "2")) == (
        "gives-up",
        "Your grid has room for only 1 crystal: you would get nothing for the rest.",
    )


@pytest.mark.rule("PRZ-115")
def test_taking_crystals_for_returned_ones_is_the_main_thing() -> None:
    state = table(advanced=True, players=[{"side": "2A", "figure": "W6", "grid": "CC C.. .. ... .."}, *OTHERS])
    choose(state, "charges", "0")
    assert (role(state, "pass"), label(state, "pass"), role(state, "1")) == ("main", "Take 1 crystal for it", "plain")


@pytest.mark.rule("PRZ-124", "PRZ-126")
def test_grid_2b_says_what_its_spaces_are_worth() -> None:
    grid = {"0": "R", "3": "Y", "5": "Y", "9": "C", "10": "B", "11": "P"}
    given = {"advanced": True, "turn": ACTION, "players": [{"side": "2B", "figure": "T-R", "grid": grid}, *OTHERS]}
    state = table(**given)
    assert label(state, "L3") == "Break a curse for 3 points: 3 crystals from the left end"
    choose(state, "L3")
    assert [label(state, name) for name in ("none", "one", "two")] == [
        "Pay nothing extra: 3 points",
        "Pay 2 extra crystals: 5 points",
        "Pay 3 extra crystals: 8 points",
    ]
    assert role(state, "two") == "main"
    state = table(**given, temples={"T-R": {"track": "11..."}})
    assert label(state, "L3") == "Break a curse for 8 points: 3 crystals from the left end and 3 of any kind"
    assert label(state, "L3", "pl") == "Złam klątwę za 8 punktów: 3 kryształy od lewego końca i 3 dowolne"


@pytest.mark.rule("PRZ-033")
def test_the_card_one_stands_on_has_no_price() -> None:
    state = table(players=[{"figure": "W8", "grid": "CC CCC CC ... .."}, {"figure": "W3"}, {}, {}])
    assert label(state, "W8") == "Go to Wilderness 8"
    assert label(state, "W3") == "Go to Wilderness 3"
    assert label(state, "W2") == "Go to Wilderness 2 for 1 crystal"
