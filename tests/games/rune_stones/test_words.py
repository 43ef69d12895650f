"""Labels and roles of choices, and the log lines about them."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from dolmen.games.rune_stones.components import PACKAGE
from dolmen.games.rune_stones.state import Table
from dolmen.kernel.sentence import Said
from dolmen.kernel.step import END_TURN, GIVES_UP, MAIN, PASS, PLAIN
from tests.games.by_name import choose, number, question
from tests.games.rune_stones.table import GAME, random_game, table

END = {"seat": 0, "step": "end"}


def spoken(said: Said | None) -> tuple[str, tuple[int, ...]] | None:
    return None if said is None else (said.sentence.key, said.values)


def label(state: Table, name: str) -> tuple[str, tuple[int, ...]] | None:
    return spoken(question(state).label(state, number(state, name)))


def role(state: Table, name: str) -> int:
    return question(state).role(state, number(state, name))


def loses(state: Table, name: str) -> tuple[str, tuple[int, ...]] | None:
    return spoken(question(state).loses(state, number(state, name)))


def rules_told(state: Table) -> list[tuple[str, str]]:
    assert state.sink is not None
    return [(line.event.key, line.event.rule) for line in state.sink]


@pytest.mark.rule("RUN-132")
def test_labels_count_the_extra_point() -> None:
    state = table(players=[{"hand": [55, 60], "gems": "rr", "stones": ["extra"]}, {}])
    choose(state, "use")
    assert label(state, "55b") == ("use-points", (1, 55, 4))
    assert label(state, "60a") == ("use-trade", (3, 60, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4))
    choose(state, "55b", "60a")
    assert state.players[0].points == 8


@pytest.mark.rule("RUN-077", "RUN-086", "RUN-088")
@pytest.mark.parametrize(
    ("gems", "ores", "forge", "said"),
    [
        ("bb", 0, "K1", ("forge-at", (0, 0, 2, 0, 0))),
        ("bw", 0, "K1", ("forge-at", (0, 0, 2, 1, 0))),
        ("bbbb", 0, "K5", ("forge-at", (0, 4, 4, 0, 3))),
        ("", 3, "K1", ("forge-with-ores", (0, 0, 3))),
        ("", 3, "K3", ("forge-without-bonus", (2, 2, 3))),
        ("ggg", 3, "K3", ("forge-either", (2, 2, 3, 3, 0))),
    ],
)
def test_a_forge_says_what_will_be_paid(gems: str, ores: int, forge: str, said: Any) -> None:
    state = table(
        players=[{"gems": gems, "ores": ores, "upper": "w....", "lower": ".w..."}, {}], agenda=[["ForgeArtifact", 0, 32]]
    )
    assert label(state, forge) == said


@pytest.mark.rule("RUN-131")
def test_the_second_benefit_is_called_the_second() -> None:
    state = table(players=[{"hand": [100, 104], "stones": ["double"]}, {}])
    choose(state, "use", "104a", "P1")
    assert spoken(question(state).asked(state)) == ("ask-die", (2,))
    choose(state, "take")
    assert spoken(question(state).asked(state)) == ("ask-die-again", (2,))
    assert ("die-doubled", "RUN-131") in rules_told(state)


@pytest.mark.rule("RUN-020", "RUN-019")
def test_a_refused_pass_does_not_say_that_nothing_is_possible() -> None:
    state = table(players=[{}, {}])
    assert label(state, "pass") == ("do-pass-anyway", ())
    stuck = table(players=[{"hand": [], "gems": "b", "stones": ["exchange"]}, {}])
    assert label(stuck, "pass") == ("do-pass", ())


@pytest.mark.rule("RUN-053", "RUN-055", "RUN-056", "RUN-059", "RUN-062")
@pytest.mark.parametrize(
    ("hand", "gems", "names", "line"),
    [
        ([11, 100], "", ["11a"], ("gained", "RUN-053")),
        ([11, 43], "", ["43b", "red"], ("gained", "RUN-054")),
        ([11, 107], "", ["107a"], ("gained", "RUN-055")),
        ([11, 67], "", ["67b"], ("gained", "RUN-056")),
        ([11, 60], "rr", ["60a"], ("paid", "RUN-062")),
        ([11, 60], "rr", ["60a"], ("gained", "RUN-062")),
        ([11, 106], "", ["106a", "16"], ("card-taken", "RUN-059")),
        ([11, 30], "", ["30b", "12"], ("card-taken", "RUN-057")),
        ([11, 104], "", ["104a", "P2", "take"], ("gained", "RUN-070")),
        ([11, 104], "", ["104a", "ORE", "take"], ("gained", "RUN-071")),
        ([11, 104], "", ["104a", "GEM", "red"], ("gained", "RUN-068")),
        ([11, 104], "b", ["104a", "SWAP", "blue"], ("paid", "RUN-069")),
    ],
)
def test_the_log_names_the_rule_that_gave_something(hand: list[int], gems: str, names: list[str], line: tuple[str, str]) -> None:
    state = table(players=[{"hand": hand, "gems": gems}, {}], display=[12, 13, 14, 15, 16, 22])
    choose(state, "use", *names)
    assert line in rules_told(state)


@pytest.mark.rule("RUN-079", "RUN-089")
def test_the_log_names_the_rule_of_a_forge() -> None:
    state = table(players=[{"gems": "rrr"}, {}])
    choose(state, "forge", "upper-red")
    assert rules_told(state)[:3] == [("paid", "RUN-079"), ("artifact-forged", "RUN-080"), ("gained", "RUN-089")]


@pytest.mark.rule("RUN-065", "RUN-129")
def test_gems_of_the_joker_colour_pay_a_white_price() -> None:
    state = table(players=[{"hand": [11, 16], "gems": "ggw", "joker": "green", "stones": ["joker"]}, {}])
    choose(state, "use", "16a", "green")
    assert state.players[0].gems == [1, 1, 1, 1, 1]


@pytest.mark.rule("RUN-098", "RUN-101", "RUN-102")
def test_a_row_says_what_it_brings_and_is_not_forgotten() -> None:
    state = table(turn=END, players=[{"upper": "byg..", "lower": "b...."}, {}])
    assert spoken(question(state).asked(state)) == ("ask-end-or-exchange", ())
    assert label(state, "upper") == ("exchange-row-stone", (0, 6))
    assert label(state, "lower") == ("exchange-row", (1,))
    assert (role(state, "upper"), role(state, "end")) == (MAIN, END_TURN)
    assert loses(state, "end") == ("loses-row-stone", (0, 6))
    choose(state, "upper", "plus")
    assert loses(state, "end") is None
    assert spoken(question(state).asked(state)) == ("ask-end-turn", ())
    full = table(turn=END, players=[{"upper": "byg..", "lower": "by...", "stones": ["magic", "hand", "plus", "three"]}, {}])
    assert label(full, "upper") == ("exchange-row-points", (0, 6))
    assert loses(full, "end") == ("loses-rows", (6, 3))


@pytest.mark.rule("RUN-043", "RUN-061")
def test_finishing_with_abilities_left_gives_them_up() -> None:
    state = table(players=[{"hand": [55, 100], "gems": ""}, {}])
    choose(state, "use")
    assert (role(state, "pass"), loses(state, "pass")) == (GIVES_UP, ("loses-items", (2,)))
    assert (role(state, "55a"), role(state, "55b")) == (PLAIN, MAIN)
    state = table(players=[{"hand": [11, 100], "gems": "", "stones": ["exchange"]}, {}])
    choose(state, "use", "11a", "100a")
    assert (role(state, "pass"), loses(state, "pass")) == (MAIN, None)


@pytest.mark.rule("RUN-029")
def test_finishing_a_summoning_with_points_for_a_creature_loses_them() -> None:
    state = table(players=[{"hand": [103, 104]}, {}], display=[44, 45, 46, 43, 47, 48])
    choose(state, "summon", "103", "43")
    assert (role(state, "pass"), loses(state, "pass")) == (GIVES_UP, ("loses-magic", (1,)))
    state = table(players=[{"hand": [14, 103]}, {}], display=[44, 45, 46, 43, 47, 48])
    choose(state, "summon", "103", "46")
    assert spoken(question(state).asked(state)) == ("ask-play-more", (0,))
    assert (role(state, "pass"), loses(state, "pass")) == (MAIN, None)


@pytest.mark.rule("RUN-073")
def test_declining_the_die_gives_up_what_it_shows() -> None:
    state = table(players=[{"hand": [100, 104]}, {}])
    choose(state, "use", "104a", "ORE")
    assert (role(state, "take"), role(state, "pass")) == (MAIN, GIVES_UP)
    assert loses(state, "pass") == ("loses-benefit", (4,))


@pytest.mark.rule("RUN-096")
def test_finishing_a_forging_is_bright_only_when_nothing_can_be_forged() -> None:
    state = table(players=[{"gems": "bbbbyy"}, {}])
    choose(state, "forge", "K1", "upper-blue")
    assert (role(state, "pass"), loses(state, "pass")) == (GIVES_UP, None)
    state = table(players=[{"gems": "bbb", "stones": ["exchange"]}, {}])
    choose(state, "forge", "upper-blue")
    assert role(state, "pass") == MAIN
    assert role(table(players=[{"gems": "bbbb"}, {}], agenda=[["ForgeArtifact", 0, 0]]), "K5") == MAIN


@pytest.mark.rule("RUN-118", "RUN-119", "RUN-122")
def test_at_the_end_the_points_shown_are_those_of_the_result() -> None:
    for seed in range(3):
        for state in random_game(2, seed, max_rounds=6):
            shown = [player["points"] for player in GAME.view(state, 0)["players"]]
            if state.agenda:
                assert shown == [player.points for player in state.players]
        assert shown == GAME.result(state).scores


@pytest.mark.rule("RUN-122")
def test_a_shared_victory_is_said() -> None:
    shared = table(turn={"seat": 0, "step": "over"}, players=[{"points": 66}, {"points": 66}])
    assert spoken(GAME.result(shared).why) == ("shared-victory", ())
    assert GAME.result(table(turn=END, players=[{"points": 66}, {"points": 60}])).why is None


@pytest.mark.rule("RUN-118", "RUN-119")
def test_the_open_score_is_the_same_for_everybody() -> None:
    for state in random_game(3, 5, max_rounds=8):
        assert [GAME.open_score(state, seat) for seat in (0, 1, 2, -1)] == [GAME.breakdown(state)] * 4


@pytest.mark.rule("RUN-023")
def test_prices_of_the_display_are_marked_as_reconstructed() -> None:
    board = tomllib.loads((files(PACKAGE) / "data" / "board.toml").read_text(encoding="utf-8"))
    assert set(board["display"]["provenance"]["prices"]) == {"reconstructed"}


def test_what_would_be_lost_belongs_to_choices_that_give_something_up() -> None:
    for state in random_game(2, 8, max_rounds=15):
        if state.agenda and question(state).seat >= 0:
            for choice in question(state).candidates(state):
                if question(state).loses(state, choice) is not None:
                    assert question(state).role(state, choice) in (GIVES_UP, END_TURN)
                    assert choice in (PASS, 0)
