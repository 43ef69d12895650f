"""Puzzles: those of the games can be played to their positions, and one broken file for each rule of the format."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.puzzle import Puzzle, check, find_puzzle, of_the_day, position, position_hash, puzzles, puzzles_folder
from dolmen.lab.puzzle_file import Found, Option, Source, add, written
from tests.lab.puzzling import GAME, SEED, found

Change = Callable[[str], str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return add(tmp_path, found())


def test_what_is_written_is_read(path: Path) -> None:
    puzzle, made = Puzzle(GAME, path), found()
    assert (puzzle.id, puzzle.seed, puzzle.seats, puzzle.moves) == ("001", SEED, 2, made.source.moves)
    assert (puzzle.solution, puzzle.name, puzzle.difficulty, puzzle.found_by) == (
        made.options[0].choice,
        made.name,
        3,
        ["expert"],
    )
    assert [answer.choice for answer in puzzle.answers] == [option.choice for option in made.options]
    assert puzzle.answers[2].reasons[0].sentence.key == "why-points"
    assert puzzle.answers[2].reasons[0].values == (3, 2)
    assert puzzle.cost(puzzle.solution) == 0.0
    assert puzzle.cost(puzzle.answers[2].choice) == pytest.approx(0.02)
    assert add(path.parent, made).name == "002.toml", "numbers go on"


def test_the_position_is_the_one_in_which_the_seat_was_asked(path: Path) -> None:
    puzzle = Puzzle(GAME, path)
    match = check(GAME, puzzle)
    ask = engine.pending(match.state)
    assert ask is not None
    assert ask.seat == puzzle.seat
    assert match.told, "what happened before can be told"
    named = position(GAME, puzzle, ["Ala", "Ola"])
    assert named.journal.header["seats"] == ["Ala", "Ola"]
    assert position_hash(named) == puzzle.hash


def line(key: str, new: str) -> Change:
    """Replace the value of a key."""
    return lambda text: "\n".join(f"{key} = {new}" if one.startswith(f"{key} =") else one for one in text.splitlines())


def without(key: str) -> Change:
    return lambda text: "\n".join(one for one in text.splitlines() if not one.startswith(f"{key} ="))


BROKEN: dict[str, tuple[Change, str]] = {
    "another game": (line("game", '"rune-stones"'), "game is 'rune-stones'; allowed are przepowiednia"),
    "no seed": (without("seed"), "seed is missing"),
    "a key too many": (lambda text: "hint = 3\n" + text, "hint is unknown"),
    "a seat that is not there": (line("seat", "2"), "expected a whole number from 0 to 1"),
    "a move that is not a number": (line("moves", '["W3"]'), "expected whole numbers"),
    "no hash": (line("hash", '"abc"'), "expected 64 hexadecimal digits"),
    "too hard": (line("difficulty", "6"), "expected a whole number from 1 to 5"),
    "a solution that is not first": (line("solution", "7777"), "the solution first"),
    "a chance above 1": (lambda text: text.replace("chance = 0.900", "chance = 1.5"), "expected a number from 0 to 1"),
    "chances out of order": (lambda text: text.replace("chance = 0.890", "chance = 0.1"), "in the order of their chances"),
    "an unknown reason": (lambda text: text.replace("why-points", "why-not"), "przepowiednia has no reason 'why-not'"),
    "a reason without numbers": (lambda text: text.replace('"why-points", 3, 1]', '"why-points"]'), "two whole numbers"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused(path: Path, name: str) -> None:
    change, complaint = BROKEN[name]
    text = path.read_text(encoding="utf-8")
    assert change(text) != text
    path.write_text(change(text), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        Puzzle(GAME, path)
    assert str(refused.value).startswith("001.toml")
    assert complaint in str(refused.value)


def test_a_name_that_is_not_a_number_is_refused(path: Path) -> None:
    with pytest.raises(BadInput, match=r"expected a file name such as 012\.toml"):
        Puzzle(GAME, path.rename(path.with_name("one.toml")))


def dropped_answer(text: str) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[:-2], lines[-1]])


UNPLAYABLE: dict[str, tuple[Change, str]] = {
    "newer rules": (line("rules", "99"), "this program has versions 1 to"),
    "an unknown option": (line("options", '{ mood = "good" }'), "has no option 'mood'"),
    "an illegal move": (line("moves", "[7777]"), "001.toml, move 1: seat"),
    "other luck": (line("seed", str(SEED + 1)), "001.toml"),
    "another position": (line("hash", f'"{"0" * 64}"'), "a rule has changed"),
    "an answer too few": (dropped_answer, "the legal choices are"),
    "another name": (line("name", '"jump"'), "name is 'jump'; the solution is called"),
}


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_a_puzzle_that_cannot_be_played_is_refused(path: Path, name: str) -> None:
    change, complaint = UNPLAYABLE[name]
    text = path.read_text(encoding="utf-8")
    assert change(text) != text
    path.write_text(change(text), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        check(GAME, Puzzle(GAME, path))
    assert complaint in str(refused.value)


def test_an_answer_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(BadInput, match="7777 is not an answer"):
        Puzzle(GAME, path).answer(7777)


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: str(game.id))
def test_every_puzzle_can_be_played_and_is_clear(game: Any) -> None:
    for puzzle in puzzles(game):
        check(game, puzzle)
        assert puzzle.cost(puzzle.answers[1].choice) >= 0.12 - 0.001, "rounded to three digits"
        assert find_puzzle(game, str(int(puzzle.id))) is puzzle
    assert len({puzzle.hash for puzzle in puzzles(game)}) == len(puzzles(game))


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: str(game.id))
def test_every_game_has_forty_puzzles(game: Any) -> None:
    assert len(puzzles(game)) >= 40


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: str(game.id))
def test_every_puzzle_has_its_day(game: Any) -> None:
    first = date(2026, 11, 18)
    days = [of_the_day(game, first + timedelta(days=number)).id for number in range(len(puzzles(game)))]
    assert sorted(days) == [puzzle.id for puzzle in puzzles(game)]
    assert days != sorted(days), "not in the order of their numbers"


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadInput, match="rune-stones has no puzzle '999'"):
        find_puzzle(catalog.find("rune-stones"), "999")


def test_files_of_our_games_are_written_as_we_write_them() -> None:
    for path in sorted(puzzles_folder(GAME).glob("*.toml")):
        puzzle = Puzzle(GAME, path)
        source = Source(
            puzzle.game,
            puzzle.rules,
            puzzle.seed,
            puzzle.seats,
            puzzle.options,
            puzzle.moves,
            puzzle.hash,
            puzzle.seat,
        )
        options = [
            Option(answer.choice, answer.chance, [(said.sentence.key, said.values[0], said.values[1]) for said in answer.reasons])
            for answer in puzzle.answers
        ]
        again = Found(source, puzzle.name, puzzle.difficulty, puzzle.found_by, options)
        assert written(again) == path.read_text(encoding="utf-8")
