"""Mining puzzles: the figures, the tests that a position must pass, the file of the work, and the commands."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.cli.main import main
from dolmen.kernel.puzzle import Puzzle, check, position, puzzles
from dolmen.kernel.step import State
from dolmen.lab import puzzle_mining, puzzle_proof, puzzle_work
from dolmen.lab.puzzle_file import add
from dolmen.lab.puzzle_look import Lead, Luck, Question
from dolmen.lab.puzzle_mining import FUNNEL, Mine, Mined, Moment, Where
from dolmen.lab.puzzle_proof import Ranking, Rejected
from dolmen.lab.puzzle_work import TESTS, WorkFile
from tests.lab.puzzling import GAME, found

GAMES = catalog.games()


def test_a_lead_is_certain_when_it_is_large_against_its_error() -> None:
    assert Lead([0.2, 0.3, 0.1] * 30).certain
    assert not Lead([1.0, -1.0, 0.2] * 5).certain
    assert not Lead([0.1, 0.1]).certain, "two equal results prove little"
    lead = Lead([0.0, 1.0] * 50)
    assert lead.mean == 0.5
    assert lead.error == pytest.approx(0.05, rel=0.05)


def clearest(game: Any) -> Puzzle:
    """The puzzle whose solution is farthest ahead: it can be proved with little luck."""
    return max(puzzles(game), key=lambda puzzle: puzzle.cost(puzzle.answers[1].choice))


def question_of(game: Any, puzzle: Puzzle, seed: int) -> Question:
    return Question(game, position(game, puzzle).state, puzzle.seats, seed)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little luck, so that a test is short."""
    monkeypatch.setattr(puzzle_proof, "ROUNDS", (8, 24, 60))
    monkeypatch.setattr(puzzle_proof, "DEEPER", 1)


@pytest.mark.slow
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_clearest_puzzle_holds_with_other_luck(game: Any) -> None:
    puzzle = clearest(game)
    assert puzzle_proof.verify(game, puzzle, 77) == ""


@pytest.mark.slow
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_another_choice_than_the_solution_is_rejected(game: Any) -> None:
    puzzle = clearest(game)
    with pytest.raises(Rejected, match="no choice is clearly ahead"):
        puzzle_proof.play_out(question_of(game, puzzle, 3), wanted=puzzle.answers[1].choice)


def test_all_choices_are_tried_in_the_same_worlds() -> None:
    puzzle = puzzles(GAME)[0]
    first, second = puzzle.answers[0].choice, puzzle.answers[1].choice
    alone, together = (Luck(question_of(GAME, puzzle, 4), [first, second], 1) for _ in range(2))
    alone.play([first], 3)
    together.play([first, second], 3)
    assert alone.values[first] == together.values[first]
    assert len(together.lead(first, second).differences) == 3
    assert together.lead(first, second).mean == pytest.approx(together.mean(first) - together.mean(second))


def test_a_ranking_measures_costs_in_the_worlds_that_both_have_seen() -> None:
    luck = Luck(question_of(GAME, puzzles(GAME)[0], 4), [1, 2, 3], 1)
    luck.values = {1: [1.0, 0.0, 0.0, 0.0], 2: [0.0, 0.0, 0.0, 0.0], 3: [1.0, 0.0]}
    ranking = Ranking(luck, 1)
    assert ranking.choices == [1, 3, 2]
    assert ranking.second == 3
    assert [ranking.chance_of(choice) for choice in (1, 2, 3)] == [0.25, 0.0, 0.25]


def dealt(monkeypatch: pytest.MonkeyPatch, differences: list[float]) -> None:
    """Worlds in which the best choice is so much better than the second."""

    def play(luck: Luck, choices: list[int], worlds: int, lucks: int) -> None:
        assert (worlds, lucks) == (puzzle_proof.WORLDS, puzzle_proof.LUCKS)
        luck.values = {choices[0]: differences, choices[1]: [0.0] * len(differences)}

    monkeypatch.setattr(Luck, "play", play)


@pytest.mark.parametrize(
    ("differences", "decided"),
    [
        ([0.1] * 12, False),
        ([0.1] * 9 + [-0.9] * 3, False),
        ([0.9] * 8 + [-0.1] * 4, True),
        ([0.0] * 8 + [0.5] * 4, False),
        ([0.0] * 8 + [0.5] * 2 + [-0.1] * 2, True),
        ([0.0] * 12, True),
    ],
)
def test_a_solution_is_better_in_three_of_four_worlds_in_which_it_matters(
    monkeypatch: pytest.MonkeyPatch, differences: list[float], decided: bool
) -> None:
    game = catalog.find("rune-stones")
    question = question_of(game, puzzles(game)[0], 4)
    luck = Luck(question, [1, 2])
    luck.values = {1: [1.0], 2: [0.0]}
    ranking = Ranking(luck, 1)
    dealt(monkeypatch, differences)
    if not decided:
        puzzle_proof.not_by_hidden_cards(question, ranking)
        return
    with pytest.raises(Rejected, match="decided by hidden cards"):
        puzzle_proof.not_by_hidden_cards(question, ranking)


def test_hidden_cards_are_no_question_in_a_game_without_secrets() -> None:
    puzzle = puzzles(GAME)[0]
    luck = Luck(question_of(GAME, puzzle, 4), [1, 2], 1)
    luck.values = {1: [1.0], 2: [0.0]}
    puzzle_proof.not_by_hidden_cards(luck.question, Ranking(luck, 1))


def test_luck_is_never_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def share(_luck: Luck, _world: State, _choice: int, seed: int) -> float:
        seeds.append(seed)
        return 0.0

    monkeypatch.setattr(Luck, "share", share)
    question = question_of(GAME, puzzles(GAME)[0], 4)
    for _ in range(2):
        Luck(question, question.options).play(question.options[:1], 5, 2)
    assert len(set(seeds)) == 20


class EverythingIsAPuzzle(Mine):
    """Accepts every question, so that only the rules about whole games are left."""

    def tests(self, moment: Moment, question: Question) -> Iterator[Ranking | None]:
        assert moment.seat == question.seat
        luck = Luck(question, question.options)
        luck.values = {choice: [1.0 - 0.2 * number] for number, choice in enumerate(question.options)}
        for _ in puzzle_mining.TESTS:
            yield Ranking(luck, question.options[0])


def mined_game(monkeypatch: pytest.MonkeyPatch, **where: Any) -> tuple[EverythingIsAPuzzle, Mined]:
    monkeypatch.setattr(puzzle_proof, "difficulty", lambda *_: 2)
    monkeypatch.setattr(puzzle_proof, "levels_that_find", lambda *_: [])
    mine = EverythingIsAPuzzle(catalog.find("nawiedzone-krainy"), 3)
    mine.where = Where(**where)
    return mine, mine.run()


def test_a_game_gives_few_puzzles_and_none_close_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, mined = mined_game(monkeypatch, last=60)
    assert len(mined.found) == puzzle_mining.MOST_A_GAME
    turns = sorted(mine.turns)
    assert all(later - earlier >= mine.seats for earlier, later in pairwise(turns))
    assert mined.passed["games"] == mined.passed["close games"] == 1
    assert mined.passed["hidden cards"] == mined.passed["questions"] == 3
    lengths = [len(one.source.moves) for one in mined.found]
    assert lengths == sorted(lengths, reverse=True), "from the end backwards"


def test_what_is_found_can_be_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine, mined = mined_game(monkeypatch, last=1)
    (found,) = mined.found
    puzzle = Puzzle(mine.game, add(tmp_path, found))
    check(mine.game, puzzle)
    assert (puzzle.seed, puzzle.difficulty, puzzle.name) == (3, 2, found.name)


def test_games_that_were_not_close_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    _, mined = mined_game(monkeypatch, last=60, narrow=-1)
    assert (mined.found, mined.passed) == ([], {"games": 1})


def test_a_game_has_several_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_mining, "OTHER_ENDINGS", "novice")
    mine = EverythingIsAPuzzle(catalog.find("nawiedzone-krainy"), 3)
    first = mine.play([], "club", 0)
    common = first.moves[: len(first.moves) // 2]
    second, third = (mine.play(common, "novice", number) for number in (1, 2))
    assert first.moves[: len(common)] == second.moves[: len(common)] == third.moves[: len(common)]
    assert first.moves != second.moves != third.moves
    assert mine.play(common, "novice", 1).moves == second.moves


def test_a_reason_of_the_end_is_told_at_the_end_only() -> None:
    game = catalog.find("rune-stones")
    told = 0
    for puzzle in puzzles(game):
        state = position(game, puzzle).state
        for answer in puzzle.answers:
            keys = [reason.sentence.key for reason in answer.reasons]
            assert not game.last_round(state) or "why-rival-worth" not in keys
            told += len(keys)
    assert told > 0


def test_a_longer_plan_has_more_of_everything() -> None:
    plan = Question(GAME, position(GAME, puzzles(GAME)[0]).state, 2, 1).plan
    longer, shorter = puzzle_proof.longer(plan, 8), puzzle_proof.longer(plan, 1 / 64)
    assert (longer.iterations, longer.playouts) == (8 * plan.iterations, 8 * plan.playouts)
    assert (shorter.iterations, shorter.playouts) == (round(plan.iterations / 64), 1)
    assert longer.milliseconds > plan.milliseconds == shorter.milliseconds


def test_the_work_file_keeps_what_was_mined(tmp_path: Path) -> None:
    work = WorkFile(tmp_path / "deep" / "work.jsonl")
    assert work.mined() == []
    mined = Mined(3, [found()], {"questions": 4})
    work.add(mined)
    work.add(Mined(4, [], {"questions": 5}))
    with work.path.open("a") as file:
        file.write(json.dumps({"tests": TESTS + 1, "seed": 5, "passed": {}, "found": []}) + '\n{"seed": 6, "fo')
    assert work.mined() == [mined, Mined(4, [], {"questions": 5})]
    assert puzzle_work.funnel(work.mined()) == {"questions": 9}


def squared(number: int) -> int:
    if number < 0:
        raise ValueError(number)
    return number * number


def test_jobs_are_done_in_processes_and_errors_come_back() -> None:
    assert sorted(puzzle_work.in_processes(squared, iter([(1,), (2,), (3,)]), 2)) == [1, 4, 9]
    with pytest.raises(ValueError, match="-1"):
        list(puzzle_work.in_processes(squared, iter([(-1,)]), 1))


def dug(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, list[int]]]:
    """Two puzzles in the first seed, none in the next ones; returns from where it was dug, and what was left out."""
    calls = []

    def dig(_game: str, seed: int, done: list[int], _processes: int) -> Iterator[Mined]:
        calls.append((seed, done))
        yield Mined(seed + 10, [found(6), found(20)], {"questions": 100, "first look": 2})
        yield Mined(seed + 11, [found(40)], {"questions": 50})

    monkeypatch.setattr(puzzle_work, "dig", dig)
    return calls


def test_mining_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = dug(monkeypatch)
    out, work = tmp_path / "out", tmp_path / "work"
    command = ["puzzles", "make", GAME.id, "--out", str(out), "--work", str(work), "--seed", "1"]
    assert main([*command, "--count", "2"]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["001.toml", "002.toml"]
    printed = capsys.readouterr()
    assert "1 games mined" in printed.out
    assert [line.split(maxsplit=1)[1] for line in printed.out.splitlines()[1 : len(FUNNEL) + 1]] == list(FUNNEL)
    assert "2 of 2 puzzles" in printed.err
    assert main([*command, "--count", "2"]) == 0
    assert len(calls) == 1, "there were enough"
    assert main([*command, "--count", "3"]) == 0
    assert calls[1] == (1, [11])
    assert len(list(out.iterdir())) == 3


def test_puzzles_that_are_there_are_not_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dug(monkeypatch)
    out = tmp_path / "out"
    add(out, found(20))
    main(["puzzles", "make", GAME.id, "--out", str(out), "--work", str(tmp_path), "--count", "9"])
    hashes = [Puzzle(GAME, path).hash for path in out.iterdir()]
    assert len(hashes) == len(set(hashes)) == 3


def test_files_are_verified_quickly_or_in_depth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzles(GAME)[0].id
    assert main(["puzzles", "verify", GAME.id, one, "--shallow"]) == 0
    assert capsys.readouterr().out == "1 puzzles can be played to their positions, and every legal choice has an answer\n"
    monkeypatch.setattr(puzzle_proof, "verify", lambda _game, puzzle, seed: f"no luck with {puzzle.id} and {seed}")
    assert main(["puzzles", "verify", GAME.id, one, "--seed", "8", "--processes", "1"]) == 1
    assert f"{GAME.id} {one}: no luck with {one} and 8" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["make", "chess"], "there is no game 'chess'"),
        (["verify", "przepowiednia", "999"], "przepowiednia has no puzzle '999'"),
        (["make", "przepowiednia", "--processes", "0"], "expected at least 1"),
    ],
)
def test_bad_input_is_explained(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) == 2
    assert complaint in capsys.readouterr().err
