"""Whose turn it is, how a turn ends, roles of choices, the open score, and no question without a choice."""

import pytest

from dolmen.games.nawiedzone_krainy.names import KALENA_FELL
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.step import END_TURN, GIVES_UP, MAIN, PLAIN, Draw
from tests.contract.needless import needless, outcome
from tests.games.by_name import asked, choose, number, options_of, question
from tests.games.nawiedzone_krainy.table import BOX, GAME, new_match, new_table, table
from tests.games.nawiedzone_krainy.test_random_play import EVERY_TABLE, MODES, Watcher

TIRED = {"travel": 1, "gather": 0, "build": 0, "persuasion": 0}


def role(state: Table, name: str) -> int:
    return question(state).role(state, number(state, name))


def loses(state: Table, name: str) -> tuple[str, tuple[int, ...]] | None:
    said = question(state).loses(state, number(state, name))
    return None if said is None else (said.sentence.key, said.values)


@pytest.mark.rule("NAW-062")
def test_a_turn_in_which_nothing_is_left_to_do_is_ended_by_the_player() -> None:
    state = table(players=[{"at": "S6.W", "tokens": TIRED}, {}])
    choose(state, "S6.C")
    assert asked(state) == ("EndTurn", 0)
    assert role(state, "end") == END_TURN
    assert loses(state, "end") is None
    choose(state, "end")
    assert asked(state) == ("Act", 1)


@pytest.mark.rule("NAW-062")
def test_by_the_rules_of_version_one_such_a_turn_ends_by_itself() -> None:
    state = table(players=[{"at": "S6.W", "tokens": TIRED}, {}])
    state.rules = 1
    choose(state, "S6.C")
    assert asked(state) == ("Act", 1)


@pytest.mark.rule("NAW-062")
def test_the_last_action_can_be_taken_back_until_the_turn_is_ended() -> None:
    match = new_match(2, seed=3)
    ask = engine.pending(match.state)
    while ask is not None and type(ask).__name__ != "EndTurn":
        match.play(ask.seat, engine.options(match.state)[0])
        ask = engine.pending(match.state)
    assert ask is not None
    seat = ask.seat
    assert match.why_no_undo(seat) is None
    match.play(seat, 0)
    assert match.why_no_undo(seat) is UNDO_AFTER_TURN


@pytest.mark.rule("NAW-060", "NAW-044", "NAW-055")
@EVERY_TABLE
def test_it_is_somebodys_turn_exactly_while_turns_are_played(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 60 + seats)
    between = {"PlaceWraith", "RollTerrain", "ChooseTasks", "DrawTile", "DrawSkill", "DrawMarket", "DrawToken"}
    acting = -1
    seen = set()
    while game.step():
        ask = engine.pending(game.state)
        if ask is None:
            break
        name = type(ask).__name__
        seen.add(name)
        turn = GAME.turn(game.state)
        if name in between:
            assert turn == -1, name
        elif name in ("Act", "EndTurn"):
            acting = ask.seat
            assert turn == acting
        else:  # a question in the middle of an action
            assert turn == acting, name
            assert isinstance(ask, Draw) or ask.seat == acting
    assert {"Act", "EndTurn", "PlaceWraith", "RollReward"} <= seen


@pytest.mark.rule("NAW-063")
def test_ending_a_turn_says_what_could_still_be_done() -> None:
    goods = {"food": 1, "water": 1, "wood": 1, "mineral": 1}
    state = table(players=[{"at": "S6.NE", "goods": goods}, {"at": "K.E", "goods": goods}, {}], wraiths=["K.C"])
    assert role(state, "pass") == GIVES_UP
    assert loses(state, "pass") == ("loses-building", (2, 3))
    assert role(state, "build-mine") == MAIN
    assert role(state, "build-noria") == PLAIN  # refused
    choose(state, "pass")
    assert loses(state, "pass") == ("loses-skill", (0, 3))
    choose(state, "pass")
    assert loses(state, "pass") == ("loses-persuasion", ())
    assert role(state, "persuade") == MAIN


@pytest.mark.rule("NAW-063")
def test_only_tokens_that_can_be_used_count_as_a_loss() -> None:
    state = table(players=[{}, {"tokens": {"gather": 0}}, {"tokens": {"gather": 0}}], wraiths=[])
    assert loses(state, "pass") == ("loses-tokens", (5,))
    choose(state, "pass")
    assert loses(state, "pass") is None


@pytest.mark.rule("NAW-016", "NAW-079")
def test_a_good_without_room_is_not_offered_like_others() -> None:
    state = table(players=[{"at": "S6.W", "goods": {"food": 3}, "skills": ["WYT-3"]}, {}])
    assert role(state, "gather-S6.W-food") == GIVES_UP
    assert loses(state, "gather-S6.W-food") == ("loses-good", (0,))
    choose(state, "gather-S6.W-food")
    assert asked(state) == ("TakeGood", 0)
    assert role(state, "food") == GIVES_UP
    assert loses(state, "food") == ("loses-good", (0,))
    assert role(state, "wood") == PLAIN
    assert loses(state, "wood") is None


@pytest.mark.rule("NAW-113")
def test_only_the_training_that_scores_is_a_main_choice() -> None:
    state = table(players=[{"at": "K.E", "pecunia": 30, "tokens": {"travel": [5, 5]}}, {}])
    assert role(state, "train-travel") == MAIN
    assert role(state, "train-persuasion") == PLAIN


@pytest.mark.rule("NAW-051")
def test_kalena_falls_also_when_its_last_cells_are_filled_without_a_question() -> None:
    haunted = ["K.C", "K.E", "K.NE", "K.NW", "K.W"]
    lake = 3  # no land is of this kind, so all go straight to Kalena
    state = table(players=[{}, {}], wraiths=haunted, haunting_overflow="kalena_direct", agenda=[["Place", 1, lake, 4, -1]])
    assert engine.over(state)
    assert state.defeat == KALENA_FELL


@pytest.mark.rule("NAW-028", "NAW-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_named_player_begins_and_the_others_follow_at_random(seats: int) -> None:
    followers = set()
    for seed in range(12):
        state = new_match(seats, seed, first_player="2").state
        assert isinstance(state, Table)
        assert state.order[0] == 1
        assert state.ranking() == state.order
        followers.add(tuple(state.order[1:]))
    assert (len(followers) > 1) == (seats > 2)
    assert new_table(seats, first_player=str(seats)).order[0] == seats - 1


@pytest.mark.rule("NAW-029")
def test_a_player_who_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(BadInput, match="first_player is 3, but there are 2 players"):
        GAME.new_game(GAME.setup(2, {"first_player": "3"}, BOX))


@pytest.mark.rule("NAW-124", "NAW-133")
def test_what_a_task_gives_now_is_told_to_its_owner_only() -> None:
    state = table(players=[{"pecunia": 7, "tasks": ["ZAD-2"]}, {"goods": {"food": 3}, "tasks": ["ZAD-1"]}, {}])
    assert GAME.open_score(state, 0)[0][-1] == ("score-ZAD-2", 2)
    assert not any("ZAD" in source for line in GAME.open_score(state, 0)[1:] for source, _ in line)
    assert GAME.open_score(state, 1)[1][-1] == ("score-ZAD-1", 3)
    assert not any("ZAD" in source for line in GAME.open_score(state, -1) for source, _ in line)


@pytest.mark.rule("NAW-124")
def test_a_task_card_says_what_it_gives_and_what_it_would_give_now() -> None:
    state = table(players=[{"pecunia": 7}, {}, {}], agenda=[["ChooseTasks", 0, 1]])
    assert question(state).label(state, number(state, "ZAD-2")).values == (1, 1, 2)
    state = table(players=[{"pecunia": 7}, {}, {}], agenda=[["ChooseTasks", 0, 2]])
    assert question(state).label(state, number(state, "ZAD-1+ZAD-2")).values == (0, 3, 0, 1, 1, 2)


@pytest.mark.rule("NAW-134", "NAW-135")
def test_a_tie_is_explained_and_a_clear_win_is_not() -> None:
    tied = table(players=[{"valour": 9}, {"valour": 9}, {"valour": 3}], stack=[1, 0, 2], turn={"phase": "over"})
    why = GAME.result(tied).why
    assert why is not None
    assert (why.sentence.key, why.values) == ("won-by-stack", (1, 9))
    clear = table(players=[{"valour": 9}, {"valour": 8}, {"valour": 8}], turn={"phase": "over"})
    assert GAME.result(clear).why is None


@pytest.mark.rule("NAW-005", "NAW-050", "NAW-051", "NAW-052")
@pytest.mark.parametrize(
    ("defeat", "key"), [("no-cell-left", "lost-no-cell"), ("kalena-fell", "lost-kalena"), ("reserve-empty", "lost-reserve")]
)
def test_a_common_defeat_is_explained(defeat: str, key: str) -> None:
    why = GAME.result(table(players=[{}, {}], defeat=defeat, turn={"phase": "over"})).why
    assert why is not None
    assert why.sentence.key == key


@pytest.mark.rule("NAW-017", "NAW-046")
@pytest.mark.parametrize("seed", range(12))
def test_no_question_is_asked_whose_answers_are_all_the_same(seed: int) -> None:
    game = Watcher(2 + seed % 3, MODES[seed % 3], 100 + seed)
    while engine.pending(game.state) is not None:
        assert not needless(GAME, game.state), (engine.pending(game.state), options_of(game.state))
        assert not same_position(game.state), (engine.pending(game.state), options_of(game.state))
        game.step()


def same_position(state: Table) -> bool:
    """Tell whether the answers to a question differ only in the words of the log."""
    if isinstance(engine.pending(state), Draw):
        return False
    options = engine.options(state)
    first = outcome(GAME, state, options[0])[0]
    return len(options) > 1 and all(outcome(GAME, state, choice)[0] == first for choice in options[1:])


def test_a_needless_question_would_be_found() -> None:
    full = {"food": 3, "water": 3, "wood": 3, "mineral": 3}
    assert same_position(table(players=[{"goods": full}, {}], agenda=[["TakeGood", 0, 1, 0], ["Act", 0]]))
