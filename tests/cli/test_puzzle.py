"""`dolmen puzzle`: a wrong move, the right one, the solution, and what is remembered."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.cli.puzzle import by_difficulty
from dolmen.kernel import engine
from dolmen.kernel.puzzle import Puzzle, of_the_day, position, puzzles
from dolmen.texts import texts
from tests.cli.terminal import Outcome, Terminal

GAME = catalog.find("rune-stones")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOLMEN_DATA", str(tmp_path))
    return tmp_path


def number(game: Any, puzzle: Puzzle, choice: int) -> str:
    """The number of a choice in the list that is printed."""
    return str(list(engine.options(position(game, puzzle).state)).index(choice) + 1)


def play(terminal: Terminal, typed: str, *words: str, language: str = "en") -> Outcome:
    return terminal.run("puzzle", GAME.id, *words, "--lang", language, typed=typed)


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_wrong_move_has_its_price_and_the_right_one_is_praised(terminal: Terminal, game: Any, language: str) -> None:
    puzzle = by_difficulty(game)[0]
    best, other = puzzle.answers[0], puzzle.answers[-1]
    typed = f"{number(game, puzzle, other.choice)}\n{number(game, puzzle, best.choice)}\nquit\n"
    played = terminal.run("puzzle", game.id, puzzle.id, "--lang", language, typed=typed)
    assert played.code == 0
    speech = texts(game, language)
    ask = engine.pending(position(game, puzzle).state)
    assert ask is not None
    names = [speech.say("lesson-player", number=seat + 1) for seat in range(puzzle.seats)]
    names[puzzle.seat] = speech.say("play-me")
    state = position(game, puzzle).state
    wrong, right = (speech.said(ask.label(state, choice), names) for choice in (other.choice, best.choice))
    cost = round(100 * (best.chance - other.chance))
    chance, top = round(100 * other.chance), round(100 * best.chance)
    assert speech.say("puzzle-wrong", move=wrong, chance=chance, cost=cost) in played.out
    assert speech.say("puzzle-right", move=right, chance=top) in played.out
    for reason in other.reasons:
        assert speech.said(reason, names) in played.out


def test_solved_puzzles_are_remembered_and_the_next_is_offered(terminal: Terminal, data: Path) -> None:
    first, second = by_difficulty(GAME)[:2]
    solution = number(GAME, first, first.solution)
    played = play(terminal, f"{solution}\n\nquit\n")
    assert played.out.startswith(f"Puzzle {int(first.id)}, difficulty {first.difficulty} of 5\n")
    assert f"\nPuzzle {int(second.id)}, difficulty" in played.out
    assert play(terminal, "quit\n").out.startswith(f"Puzzle {int(second.id)},")
    listed = play(terminal, "", "--list").out.splitlines()
    assert listed[0].split() == [first.id, "*" * first.difficulty, "solved"]
    assert listed[1].split() == [second.id, "*" * second.difficulty]
    assert len(listed) == len(puzzles(GAME))
    play(terminal, f"{number(GAME, second, second.solution)}\nquit\n", second.id)
    assert play(terminal, "", "--list").out.count("solved") == 2
    (data / "puzzles.json").write_text("[3]")
    damaged = play(terminal, "")
    assert damaged.code == 2
    assert "puzzles.json: is damaged" in damaged.err


def test_a_solution_that_was_shown_does_not_count(terminal: Terminal) -> None:
    first, second = by_difficulty(GAME)[:2]
    played = play(terminal, "solution\nlog\n\nquit\n")
    assert "The best move is: " in played.out
    assert f"\nPuzzle {int(second.id)}, difficulty" in played.out
    assert "solved" not in play(terminal, "", "--list").out
    assert play(terminal, "quit\n").out.startswith(f"Puzzle {int(first.id)},")


def test_after_the_last_one_all_are_solved(terminal: Terminal) -> None:
    typed = "".join(f"{number(GAME, puzzle, puzzle.solution)}\n\n" for puzzle in by_difficulty(GAME))
    assert play(terminal, typed).out.endswith("You have solved all puzzles of this game.\n")


def test_the_puzzle_of_the_day(terminal: Terminal) -> None:
    before, played = datetime.now(UTC).date(), play(terminal, "quit\n", "--day")
    days = (before, datetime.now(UTC).date())  # midnight may pass in between
    assert played.out.split(",")[0] in [f"Puzzle {int(of_the_day(GAME, day).id)}" for day in days]


def test_commands_work_in_a_puzzle(terminal: Terminal) -> None:
    played = play(terminal, "help\nnonsense\nrules RUN-016\nlang pl\nhelp\nquit\n")
    assert "show the best move" in played.out
    assert "I do not understand “nonsense”" in played.out
    assert "RUN-016 · " in played.out
    assert "pokaż najlepszy ruch" in played.out
    assert played.out.endswith("Do zobaczenia.\n")


def test_an_unknown_puzzle_is_explained(terminal: Terminal) -> None:
    done = play(terminal, "", "999")
    assert done.code == 2
    assert "rune-stones has no puzzle '999'" in done.err
