"""Where on the table each choice is made, and what a small screen looks at."""

from typing import Any

from dolmen.games.rune_stones.view import view
from dolmen.kernel import engine
from tests.games.by_name import choose, question
from tests.games.rune_stones.table import table


def places(given: dict[str, Any], *names: str) -> tuple[dict[str, str], str]:
    """The place of every candidate of the question that comes after some choices, and its focus."""
    state = table(**given)
    choose(state, *names)
    ask = question(state)
    found = {engine.choice_name(ask, choice): ask.place(state, choice) for choice in ask.candidates(state)}
    return found, ask.focus(state)


def test_an_action_begins_where_its_things_lie() -> None:
    found, focus = places({"players": [{"stones": ["exchange", "joker"]}, {}]})
    assert found == {
        "summon": "act:cards/summon",
        "use": "act:cards/use",
        "forge": "act:forge",
        "exchange": "slot:2",
        "joker": "slot:3",
        "pass": "button:pass",
    }
    assert focus == "hand"


def test_a_summoning_is_paid_from_the_hand_for_cards_of_the_display() -> None:
    found, _ = places({"display": [11, 12, 13, 14, 15, 16], "players": [{"hand": [100, 101, 102]}, {}]}, "summon")
    assert {found["100"], found["101"]} == {"hand:100", "hand:101"}
    assert {found["11"], found["16"]} == {"card:11", "card:16"}


def test_items_lie_on_their_cards_and_the_view_names_those_used() -> None:
    given = {"players": [{"hand": [74, 77]}, {}]}
    found, focus = places(given, "use")
    assert (found, focus) == ({"74a": "item:74a", "77a": "item:77a", "pass": "button:pass"}, "hand")
    state = table(**given)
    choose(state, "use", "77a")
    assert view(state, 0)["used"] == ["77a"]


def test_a_gem_of_the_die_comes_from_the_supply_and_one_to_swap_from_the_board_of_the_player() -> None:
    given = {"players": [{"hand": [100, 104], "gems": "bygr"}, {}]}
    assert places(given, "use", "104a", "GEM") == (
        {"blue": "supply:0", "yellow": "supply:1", "green": "supply:2", "red": "supply:3", "pass": "button:pass"},
        "supply",
    )
    found, focus = places(given, "use", "104a", "SWAP")
    assert (found["blue"], found["red"], focus) == ("gem:0", "gem:3", "own")
    assert places(given, "use", "104a", "ORE") == ({"take": "die:0", "pass": "button:pass"}, "hand")


def test_a_row_is_exchanged_on_the_board_of_the_player_and_only_then_looked_at() -> None:
    agenda = [["EndTurn", 0, 0]]
    found, focus = places({"agenda": agenda, "players": [{"upper": "by..."}, {}]})
    assert (found, focus) == ({"end": "button:end", "upper": "row:0", "lower": "row:1"}, "own")
    assert places({"agenda": agenda, "players": [{}, {}]})[1] == "hand"
