"""A lesson at the terminal, over a pipe."""

from pathlib import Path

import pytest

from dolmen import catalog
from tests.cli.terminal import Outcome, Terminal
from tests.lessons import course

WALK = "01-walk1.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    course.write(tmp_path / "lessons")
    return tmp_path / "lessons"


def play(terminal: Terminal, folder: Path, typed: str, language: str = "en") -> Outcome:
    return terminal.run("lesson", str(folder / WALK), "--lang", language, typed=typed)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Lesson 1: Lesson walk1", "[1/5] You walk round the ring.", "You have finished the lesson “Lesson walk1”."]),
        ("pl", ["Lekcja 1: Lekcja walk1", "[1/5] Chodzisz po kręgu.", "Lekcja „Lekcja walk1” ukończona."]),
    ],
)
def test_a_lesson_is_played_to_its_end(terminal: Terminal, folder: Path, language: str, said: list[str]) -> None:
    played = play(terminal, folder, "\nW8\nend\n\n\n", language)
    assert played.code == 0
    assert [line for line in said if line not in played.out] == []
    assert played.out.count("║ T-R     (D)║") == 3, "the table is drawn whenever it has changed"


def test_a_beat_names_the_places_as_the_table_does(terminal: Terminal, folder: Path) -> None:
    played = play(terminal, folder, "\nW8\n")
    assert "Look at: W8, Player 2" in played.out
    assert "Look at: end" in played.out


def test_a_wrong_try_gets_the_remark_or_the_reason_and_both(terminal: Terminal, folder: Path) -> None:
    played = play(terminal, folder, "\nT-R\nW9\nW3\nT-Y\n")
    remark, other, reason, plain = (part.splitlines()[1:] for part in played.out.split("\n> ")[1:])
    assert remark[0] == "Go to the Red Temple: A temple can wait."
    assert other[0].endswith("the lesson is waiting for something else. Type hint to see what.")
    assert reason[0].endswith("(rule PRZ-034)")
    assert reason[1] == "That is behind you."
    assert plain[0].endswith("(rule PRZ-034)")
    assert plain[1] == "See you soon.", "no remark of the lesson follows"


def test_the_others_act_and_are_told_about(terminal: Terminal, folder: Path) -> None:
    played = play(terminal, folder, "\nW8\nend\n")
    assert "Player 2 goes to Wilderness 3." in played.out
    assert "[4/5] Your neighbour walks too." in played.out


def test_one_can_go_back_and_choose_again(terminal: Terminal, folder: Path) -> None:
    played = play(terminal, folder, "back\n\nW8\nback\nhint\nW8\nend\n\n\n")
    assert "This is the beginning of the lesson." in played.out
    assert played.out.count("[2/5]") == 2
    assert played.out.count("Player goes to Wilderness 8.") == 2, "it is told again"
    assert played.out.count("║ T-R     (D)║") == 5, "the table is drawn again"
    assert played.out.split("> hint\n")[1].startswith("  4 W8  Go to Wilderness 8 [PRZ-029]\n")
    assert "You have finished" in played.out


def test_commands_work_in_a_lesson(terminal: Terminal, folder: Path) -> None:
    played = play(terminal, folder, "rules PRZ-034\nlog\n? W3\nhelp\n\nlang pl\nhelp\n? W3\nnonsense\nauto\nquit\nW8\n")
    assert "PRZ-034 · Speed spell" in played.out
    assert "Nothing has happened yet." in played.out
    assert "show what the lesson is waiting for" in played.out
    assert "pokaż, na co czeka lekcja" in played.out
    assert "Czaru szybkości" in played.out
    assert "Nie rozumiem „nonsense”" in played.out
    assert "Nie rozumiem „auto”" in played.out
    assert played.out.endswith("Do zobaczenia.\n")


@pytest.fixture
def of_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = course.made(tmp_path, monkeypatch, words=True)
    monkeypatch.setattr(catalog, "find", lambda _name: game)


@pytest.mark.usefixtures("of_course")
def test_the_lessons_of_a_game_are_listed_and_follow_each_other(terminal: Terminal) -> None:
    listed = terminal.run("lesson", "przepowiednia", "--list", "--lang", "pl")
    assert listed.out.splitlines()[2:4] == [" 2  Lekcja walk2 (walk2)", "    Jak chodzi pionek."]
    typed = "\nW8\nend\n\n\n"
    first = terminal.run("lesson", "przepowiednia", "--lang", "en", typed=typed)
    assert first.out.startswith("Lesson 1: Lesson walk1\n")
    assert first.out.endswith("Next: Lesson walk2 (dolmen lesson przepowiednia 2)\n")
    left = terminal.run("lesson", "przepowiednia", "walk2", "--lang", "en", typed="quit\n")
    assert left.out.endswith("See you soon.\n")
    last = terminal.run("lesson", "przepowiednia", "6", "--lang", "en", typed=typed)
    assert last.out.endswith("You have finished the lesson “Lesson walk6”.\n")


@pytest.mark.usefixtures("of_course")
def test_the_lessons_of_a_game_are_checked(terminal: Terminal) -> None:
    checked = terminal.run("lesson", "przepowiednia", "--check")
    assert (checked.code, checked.out) == (0, "przepowiednia: 6 lessons, 84 (pl) and 120 (en) words, 30 clicks\n")


def test_show_prints_every_beat_with_names_and_places(terminal: Terminal, folder: Path) -> None:
    shown = terminal.run("lesson", str(folder / WALK), "--show", "--lang", "en")
    assert shown.code == 0
    assert "01-walk1.toml, beats 2 (do): Go to the wilderness." in shown.out
    assert "    W8               card:12\n" in shown.out
    assert "    W3               card:7                       too-poor-for-speed (PRZ-034)\n" in shown.out


def test_show_says_where_a_lesson_fails_and_what_could_be_chosen_there(terminal: Terminal, folder: Path) -> None:
    path = folder / WALK
    path.write_text(path.read_text().replace('"R@1", "end"', '"R@1", "stop"'))
    shown = terminal.run("lesson", str(path), "--show")
    assert shown.code == 1
    failed = shown.out.split("FAILED ")[1]
    assert failed.startswith("01-walk1.toml, beats 4: 'stop' is not an answer to EndTurn(1)")
    assert "    end              button:end\n" in failed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["lesson"], "name a game: "),
        (["lesson", "chess"], "there is no game 'chess'"),
        (["lesson", "przepowiednia", "77"], "przepowiednia has no lesson '77'"),
        (["lesson", "missing/01-walk.toml"], "there is no such file"),
    ],
)
def test_bad_input_is_explained(terminal: Terminal, words: list[str], complaint: str) -> None:
    done = terminal.run(*words)
    assert done.code == 2
    assert complaint in done.err


def test_a_lesson_that_cannot_be_played_is_explained(terminal: Terminal, folder: Path) -> None:
    path = folder / WALK
    path.write_text(path.read_text().replace('wait = ["W8"]', 'wait = ["W1"]'))
    done = play(terminal, folder, "\n\n")
    assert done.code == 2
    assert "01-walk1.toml, beats 2: none of W1 can be chosen: Move(0) refuses W1 (card-occupied)" in done.err


def test_a_lesson_without_texts_is_explained(terminal: Terminal, folder: Path) -> None:
    (folder / "en.ftl").unlink()
    done = play(terminal, folder, "\n")
    assert done.code == 2
    assert "the texts of lessons cannot be read" in done.err
