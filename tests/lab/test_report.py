"""What reports say: a planted card is found first, equal rules do not differ, and every page stands alone in both languages."""

import re
import shutil
from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.cli.main import main
from dolmen.kernel.errors import BadInput
from dolmen.lab import balance, runner
from dolmen.lab.boxes import changed_files, open_files, our_files, with_number
from dolmen.lab.page import headlines, page
from dolmen.lab.report_words import Words
from dolmen.lab.store import Store
from dolmen.lab.study import Study, Variant
from dolmen.texts import LANGUAGES

QUICK = ["--deals", "12", "--seats", "2", "--level", "uniform", "--here"]


def lab(*words: str) -> int:
    return main(["lab", *words])


def report(folder: Path, language: str = "en") -> str:
    return (folder / f"report-{language}.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [game.id for game in catalog.games()])
def test_a_study_of_every_game_has_a_report_in_both_languages_that_fetches_nothing(game: str, tmp_path: Path) -> None:
    assert lab("balance", game, *QUICK[2:], "--deals", "2", "--out", str(tmp_path)) == 0
    for language in LANGUAGES:
        said = report(tmp_path, language)
        assert f'<html lang="{language}">' in said
        assert not re.findall(r'(?:src|href)="(?!#)[^"]*"|@import|url\((?!#)', said)
        assert said.count("<svg") == 3
        assert said.count("<table") == 3


def test_a_comparison_and_a_sweep_have_their_pictures_and_tables(tmp_path: Path) -> None:
    game = "nawiedzone-krainy"
    sides = ["--a", "wraith_supply_rule=loss", "--b", "wraith_supply_rule=partial"]
    assert lab("compare", game, *QUICK, *sides, "--out", str(tmp_path / "compare")) == 0
    assert "wraith_supply_rule=partial" in report(tmp_path / "compare")
    path = "rune-stones", "--option", "board.toml:scoring.goal=30,45,65"
    assert lab("sweep", *path, *QUICK[2:], "--deals", "4", "--out", str(tmp_path / "sweep")) == 0
    assert report(tmp_path / "sweep").count("<svg") == 5


def test_reports_are_written_again_from_what_is_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lab("balance", "nawiedzone-krainy", *QUICK, "--out", str(tmp_path))
    first, said = report(tmp_path), capsys.readouterr().out
    (tmp_path / "report-en.html").unlink()
    assert lab("report", str(tmp_path)) == 0
    assert report(tmp_path) == first
    assert capsys.readouterr().out == said


def test_two_parts_are_merged_by_the_command(tmp_path: Path) -> None:
    deals = ["--deals", "25", *QUICK[2:]]
    for part in ("1/2", "2/2"):
        lab("balance", "nawiedzone-krainy", *deals, "--part", part, "--out", str(tmp_path / part[0]))
    assert lab("merge", str(tmp_path / "1"), str(tmp_path / "2")) == 0
    assert "25 games between bots" in report(tmp_path / "1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["balance", "go"], "go"),
        (["balance", "labyrinth", "--seats", "7"], "labyrinth is for"),
        (["balance", "labyrinth", "--part", "3/2"], "expected N/OF"),
        (["balance", "labyrinth", "--workers", "0"], "at least one process"),
        (["sweep", "labyrinth", "--option", "max_rounds"], "two values or more"),
        (["sweep", "rune-stones", "--option", "board.toml:nothing=1,2"], "there is no 'nothing'"),
        (["sweep", "rune-stones", "--option", "nothing.toml:a=1,2"], "with a file of rune-stones"),
        (["compare", "rune-stones", "--a", "board.toml:scoring.goal=many"], "whole number"),
        (["report", "nowhere"], "there is no study"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(*words) == 2
    assert said in capsys.readouterr().err


def test_one_number_of_a_component_file_changes_and_nothing_else() -> None:
    game = catalog.find("rune-stones")
    changed = with_number(game, "creatures.toml:creature[40].magic", 3)
    before, after = our_files(game)["creatures.toml"].splitlines(), changed["creatures.toml"].splitlines()
    assert [line for line, other in zip(after, before, strict=True) if line != other] == ["magic = 3"]
    assert open_files(game, changed).digest != game.box.digest
    with pytest.raises(BadInput, match="no entry with id '999'"):
        with_number(game, "creatures.toml:creature[999].magic", 3)


def test_a_number_that_is_set_to_what_it_is_changes_nothing() -> None:
    """A sweep has the standard value among its values; card 11, the first in the file, has another one than card 15."""
    game = catalog.find("rune-stones")
    changed = with_number(game, "creatures.toml:creature[15].magic", 1)
    assert changed == {"creatures.toml": our_files(game)["creatures.toml"]}


def test_only_the_files_that_differ_are_sent_along(tmp_path: Path) -> None:
    game = catalog.find("rune-stones")
    for name, text in our_files(game).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert changed_files(game, tmp_path) == {}
    changed = with_number(game, "creatures.toml:creature[40].magic", 3)
    (tmp_path / "creatures.toml").write_text(changed["creatures.toml"], encoding="utf-8")
    assert changed_files(game, tmp_path) == changed


def planted() -> Variant:
    """A creature card that gives nine power points whenever it is used, instead of a gem; ours give at most three."""
    game = catalog.find("rune-stones")
    lines = our_files(game)["creatures.toml"].splitlines(keepends=True)
    at = lines.index('id = "11"\n')
    ability = next(number for number in range(at, len(lines)) if lines[number].startswith("ability"))
    lines[ability] = 'ability = "B: pts:9"\n'
    return Variant("planted", files={"creatures.toml": "".join(lines)})


@pytest.mark.slow
def test_a_planted_card_is_found_and_is_first(tmp_path: Path) -> None:
    study = Study("rune-stones", (2,), 160, ("club",), (planted(),))
    store = Store.create(tmp_path, study)
    for _ in runner.run(store, runner.Local(2)):
        pass
    found = balance.find(study, store.rows())
    cards = [one for one in found.things if one.thing.startswith("card-")]
    assert cards[0].thing == "card-11"
    assert cards[0].verdict == balance.STRONGER
    assert cards[0].effect.low > 0
    said = headlines(study, found, Words(study, "en"))
    assert any("card 11" in sentence for sentence in said)


def test_equal_rules_do_not_differ(tmp_path: Path) -> None:
    study = Study("nawiedzone-krainy", (2,), 40, ("uniform",), (Variant("a"), Variant("b")))
    store = Store.create(tmp_path, study)
    for _ in runner.run(store, runner.Here()):
        pass
    found = balance.find(study, store.rows())
    assert len(found.changes) == len(balance.MEASURES)
    assert any(one.effect.middle != 0 for one in found.changes)
    assert not [one for one in found.changes if one.p < balance.CERTAIN]
    assert "by more than luck" in page(study, found, store.manifest, "en")


def test_a_damaged_chunk_is_said_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lab("balance", "nawiedzone-krainy", *QUICK, "--out", str(tmp_path / "study"))
    shutil.copyfile(tmp_path / "study" / "manifest.json", tmp_path / "study" / "games-00000.parquet")
    assert lab("report", str(tmp_path / "study")) == 2
    assert "damaged" in capsys.readouterr().err
