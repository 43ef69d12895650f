"""Turns: who begins, whose turn it is, how it ends, and what a choice means to the player."""

from typing import Any

import pytest

from dolmen.games.labyrinth.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import NOBODY
from dolmen.kernel.match import Match, start
from dolmen.kernel.step import ROLES
from dolmen.texts import texts
from tests.games.by_name import choose, options_of, question
from tests.games.labyrinth.table import BOX, GAME, LINE, table

NAMES = ["Ola", "Radek", "Hania"]
HERE: dict[str, Any] = {"node": "(2,0)a"}


def match_of(**options: Any) -> Match:
    return start(GAME, GAME.setup(3, options, BOX), NAMES, secret=secret_from_seed(4), table="turns")


def answer(match: Match, name: str) -> None:
    ask = match.open_asks()[0]
    choice = engine.named_choice(ask, name)
    assert choice is not None
    match.play(ask.seat, choice)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def meaning(state: Table, name: str) -> tuple[str, str]:
    """Return the role of a choice, and what would be lost by it."""
    ask = question(state)
    choice = engine.named_choice(ask, name)
    assert choice is not None
    lost = ask.loses(state, choice)
    return ROLES[ask.role(state, choice)], texts(GAME, "en").said(lost, NAMES) if lost else ""


@pytest.mark.rule("LAB-016")
def test_a_named_player_begins_without_dice() -> None:
    match = match_of(first_player="3")
    assert (match.open_asks()[0].seat, table_of(match).first) == (2, 2)
    assert "rolled-for-start" not in [told.event.key for _, told in match.told]
    assert "rolled-for-start" in [told.event.key for _, told in match_of().told]
    with pytest.raises(BadInput, match="first_player is 4, but there are 3 players"):
        match_of(first_player="4")


def test_it_is_nobodys_turn_while_characters_are_chosen() -> None:
    match = match_of(characters="choose", first_player="2")
    assert GAME.turn(match.state) == NOBODY
    for name in ("C01", "C02", "C03"):
        answer(match, name)
    assert GAME.turn(match.state) == 1
    assert [seat for _, seat in match.turns] == [1]


@pytest.mark.rule("LAB-026")
def test_the_last_deed_of_a_turn_can_be_taken_back_until_the_turn_is_ended() -> None:
    match = match_of(first_player="1")
    for name in ("move-K0", "move-S0"):
        answer(match, name)
    assert (type(question(table_of(match))).__name__, table_of(match).active_seat) == ("EndTurn", 0)
    assert meaning(table_of(match), "end") == ("end-turn", "")
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert "move-S0" in options_of(table_of(match))
    answer(match, "move-S0")
    answer(match, "end")
    assert table_of(match).active_seat == 1
    refusal = match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-after-turn"


@pytest.mark.rule("LAB-026")
def test_by_the_first_rules_the_turn_ends_by_itself() -> None:
    state: Table = GAME.new_game(GAME.setup(2, {}, BOX, 1))
    state.rules = 1
    engine.run(state)
    random = FastRandom(1)
    while type(question(state)).__name__ != "ChooseDeed":
        engine.answer(state, random)
    assert state.actions == 1, "the pawn has left the start space by itself"
    first = state.active_seat
    choose(state, f"move-S{state.players[first].start}")
    assert state.active_seat != first


def test_ending_with_actions_left_says_so() -> None:
    state = table(players=[HERE, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    assert meaning(state, "end") == ("end-turn", "You still have 2 actions.")
    assert meaning(state, "move-K0") == ("plain", "")


@pytest.mark.rule("LAB-001")
def test_going_to_the_centre_with_a_key_is_the_main_choice() -> None:
    for keys, role in ((0, "plain"), (1, "main")):
        state = table(players=[{"node": "(1,0)a", "keys": keys}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
        assert meaning(state, "move-C")[0] == role
    at_home = table(players=[{}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    assert meaning(at_home, "move-K0")[0] == "main"


@pytest.mark.rule("LAB-128")
def test_leaving_a_key_is_never_the_main_choice() -> None:
    keys = ["(1,0)a@1", "K1", "K2", "K3", "K4", "K5"]
    state = table(players=[HERE, {"node": "K2"}, {}], tiles=LINE, golem="K3", keys=keys, items={"I03": "(1,0)a"})
    choose(state, "move-(1,0)a")
    assert meaning(state, "pass") == ("gives-up", "You would leave behind a key that you can take.")
    assert [meaning(state, name)[0] for name in ("key-of-1", "I03")] == ["main", "main"]
    choose(state, "key-of-1")
    assert meaning(state, "pass") == ("gives-up", "")


@pytest.mark.rule("LAB-084")
def test_doing_without_armour_says_what_it_costs() -> None:
    players = [{**HERE, "character": "C15", "active": 0}, {"node": "K2"}, {}]
    state = table(players=players, tiles=LINE, golem="K3", traps={"(1,0)a": "P05"})
    choose(state, "move-(1,0)a", "1+1")
    assert meaning(state, "pass") == ("gives-up", "You would lose 2 lives.")
    assert meaning(state, "armour")[0] == "main"


@pytest.mark.rule("LAB-122")
def test_keeping_a_failed_test_gives_up() -> None:
    players = [{**HERE, "character": "C01"}, {"node": "K2"}, {}]
    state = table(players=players, tiles=LINE, golem="K3", traps={"(1,0)a": "P05"})
    choose(state, "move-(1,0)a", "1+1")
    assert meaning(state, "pass") == ("gives-up", "")


@pytest.mark.rule("LAB-082")
def test_keeping_the_lead_in_a_combat_is_the_main_choice() -> None:
    players = [{**HERE, "character": "C01"}, {**HERE, "character": "C05"}, {"node": "K2"}]
    state = table(players=players, tiles=LINE, golem="K3")
    choose(state, "attack-1", "6+6", "1+1")
    assert meaning(state, "pass")[0] == "main"
    choose(state, "pass")
    assert meaning(state, "pass")[0] == "gives-up"


@pytest.mark.rule("LAB-179", "LAB-184")
@pytest.mark.parametrize(
    ("players", "why"),
    [
        ([{"node": "(2,0)a", "keys": 2}, {"node": "(1,0)a", "keys": 1}], "won-keys"),
        ([{"node": "(2,0)a", "keys": 1}, {"node": "(1,0)a", "keys": 1}], "won-way"),
        ([{"node": "(1,0)a", "lives": 2}, {"node": "(1,0)a"}], "won-lives"),
        ([{"node": "(1,0)a", "items": ["I03"]}, {"node": "(1,0)a"}], "won-items"),
        ([{"node": "(1,0)a"}, {"node": "(1,0)a"}], "won-equal"),
    ],
)
def test_the_result_says_what_decided(players: list[dict[str, Any]], why: str) -> None:
    state = table(players=[*players, {"node": "K4"}], tiles=LINE, golem="K3", max_rounds=1, first=1)
    choose(state, "end")
    assert engine.over(state)
    result = GAME.result(state)
    assert result.why is not None
    assert result.why.sentence.key == why
    assert texts(GAME, "pl").said(result.why, NAMES)


@pytest.mark.rule("LAB-179")
def test_the_result_of_the_race_says_so() -> None:
    state = table(players=[{"node": "(1,0)a", "keys": 1}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    choose(state, "move-C")
    result = GAME.result(state)
    assert result.why is not None
    assert texts(GAME, "en").said(result.why, NAMES) == "Ola is the only character on the central tile and has a key."
