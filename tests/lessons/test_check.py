"""`dolmen check lessons` finds everything that a course of lessons must not have."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.cli.lesson_check import complaints, report, summary
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import find_lesson, lessons, lessons_folder
from tests.lessons import course


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    return course.made(tmp_path, monkeypatch)


def change(game: Game[Any], name: str, old: str, new: str) -> None:
    path = lessons_folder(game) / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_good_course_has_no_faults(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert complaints(game) == []
    assert summary(game) == "przepowiednia: 6 lessons, 84 (pl) and 120 (en) words, 30 clicks"
    assert report([game]) == 0
    assert "6 lessons" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("01-walk1.toml", "rules = 2", "rules = 1", "01-walk1.toml: rules is 1, but new tables are played by version 2"),
        ("01-walk1.toml", 'teaches = ["', 'teaches = ["PRZ-999", "', "teaches PRZ-999, which the rulebook does not have"),
        ("01-walk1.toml", '"W8"', '"W10", "W7"', "01-walk1.toml, beats 2: wait has W7; Move(0) offers"),
        ("02-walk2.toml", '"W3", "C@0"', '"W2", "C@0"', "02-walk2.toml, beats 4: Move(1) refuses 'W2'"),
        ("01-walk1.toml", "card:12", "card:99", "beats 1: point has 'card:99', but the table has no place of this name"),
        ("01-walk1.toml", "card:12", "cards:1", "beats 1: point has 'cards:1'; kinds of places are seat, card"),
        ("01-walk1.toml", 'game = "p', 'game = "x', "01-walk1.toml: game is 'xrzepowiednia', but the file is in the folder"),
        ("en.ftl", "walk3-now =", "walk3-new =", "lessons/en.ftl: walk3-now is missing; 03-walk3.toml needs it"),
        ("pl.ftl", "walk3-now =", "walk3-new =", "lessons/pl.ftl: walk3-new is used by no lesson"),
        ("en.ftl", "walk3-title =", "walk3-now = Go.\nwalk3-title =", "lessons/en.ftl: walk3-now is there more than once"),
        ("en.ftl", "Lesson walk3", "Lesson { $number }", "lessons/en.ftl: walk3-title has variables, or attributes only"),
        ("en.ftl", "Lesson walk3", "Lesson walk3!", "lessons/en.ftl: walk3-title shouts"),
        ("pl.ftl", "walk3-end = Zakończ turę", "walk3-end = End your turn", "lessons/pl.ftl: walk3-end is not translated"),
        ("en.ftl", "Lesson walk3", "Lesson" + " walk" * 400, "titles and remarks have 483 words in en, the budget is 400"),
        ("pl.ftl", "Lekcja walk3", "Lekcja" + " walk" * 400, "titles and remarks have 465 words in pl, the budget is 400"),
        (
            "en.ftl",
            "walk3-aim = You walk",
            "walk3-aim = You" + " walk" * 800,
            "the lessons say 919 words in en, the budget is 900",
        ),
        (
            "en.ftl",
            "walk3-aim = You walk",
            "walk3-aim = You" + " walk" * 400,
            "03-walk3.toml: takes 135 s in en, the budget is 120",
        ),
        ("01-walk1.toml", 'say = "walk1-done"', 'say = "walk1-done"\n[[beats]]\n' * 41 + 'say = "walk1-done"', "71 clicks, the"),
    ],
)
def test_each_fault_is_found(game: Game[Any], file: str, old: str, new: str, complaint: str) -> None:
    change(game, file, old, new)
    found = complaints(game)
    assert any(complaint in line for line in found), found


def test_a_chapter_that_no_lesson_teaches_is_named(game: Game[Any]) -> None:
    rule = course.chapters(game)["Movement"]
    for lesson in sorted(lessons_folder(game).glob("*.toml")):
        lesson.write_text(lesson.read_text().replace(f'"{rule}"', '"PRZ-001"'))
    assert complaints(game) == [f"no lesson teaches a rule of the chapter “Movement” ({rule} to PRZ-039)"]


def test_there_are_six_to_nine_lessons(game: Game[Any]) -> None:
    (lessons_folder(game) / "06-walk6.toml").unlink()
    assert "there are 5 lessons, expected 6 to 9" in complaints(game)


def test_a_game_without_lessons_fails(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    for path in lessons_folder(game).glob("*.toml"):
        path.unlink()
    assert report([game]) == 1
    assert capsys.readouterr().out == "przepowiednia: there are no lessons in lessons/\n"


def test_texts_in_one_language_only_fail(game: Game[Any]) -> None:
    (lessons_folder(game) / "en.ftl").unlink()
    assert [line for line in complaints(game) if "the texts of lessons cannot be read" in line]


def test_a_key_of_the_game_is_not_used_again(game: Game[Any]) -> None:
    folder = lessons_folder(game)
    for path in (*folder.glob("*.toml"), *folder.glob("*.ftl")):
        path.write_text(path.read_text().replace("walk1-", "pass-").replace("pass-now", "card-occupied"))
        if path.name == "01-walk1.toml":
            path.rename(folder / "01-card.toml")
    found = complaints(game)
    assert found
    assert "expected the key of a text, such as card-aim" in found[0]
    (folder / "01-card.toml").write_text((folder / "01-card.toml").read_text().replace("pass-", "card-"))
    for path in folder.glob("*.ftl"):
        path.write_text(path.read_text().replace("pass-", "card-"))
    lessons.cache_clear()
    assert "lessons/en.ftl: card-occupied is also a text of the game" in complaints(game)


def test_lessons_are_numbered_one_by_one(game: Game[Any]) -> None:
    folder = lessons_folder(game)
    (folder / "06-walk6.toml").rename(folder / "07-walk6.toml")
    assert complaints(game) == ["07-walk6.toml: lessons are numbered one by one; expected 06-walk6.toml"]


def test_lessons_have_different_names(game: Game[Any]) -> None:
    folder = lessons_folder(game)
    (folder / "06-walk6.toml").unlink()
    (folder / "06-walk5.toml").write_text((folder / "05-walk5.toml").read_text())
    assert any("two lessons have the same name" in line for line in complaints(game))


def test_a_lesson_is_found_by_number_and_by_name(game: Game[Any]) -> None:
    assert find_lesson(game, "3") is find_lesson(game, "03") is find_lesson(game, "walk3")


def test_words_that_stay_while_several_choices_are_made_count_once(game: Game[Any]) -> None:
    change(game, "01-walk1.toml", "walk1-end", "walk1-now")
    for language in ("pl", "en"):
        path = lessons_folder(game) / f"{language}.ftl"
        lines = [line for line in path.read_text().splitlines(True) if not line.startswith("walk1-end")]
        path.write_text("".join(lines))
    assert complaints(game) == []
    assert summary(game) == "przepowiednia: 6 lessons, 82 (pl) and 117 (en) words, 30 clicks"
