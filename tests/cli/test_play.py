"""A game at the terminal, over a pipe."""

import io
import itertools
from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.cli.session import Session
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.match import start
from tests.cli.terminal import Terminal

QUICK = ("play", "przepowiednia", "--seats", "me,uniform", "--seed", "1", "--lang", "en", "-o", "first_player=1")


def test_a_scripted_game_reaches_the_final_score_and_its_journal_verifies(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    script = f"=C@5\n=C@8\nW1\n=C@0\n=C@1\n=C@2\n1\nauto\nsave {journal}\nscore\n"
    played = terminal.run(*QUICK, "-o", "max_rounds=8", typed=script)
    assert played.code == 0
    assert "1. " in played.out
    assert "takes 3 colourless crystals" in played.out
    assert f"{journal}" in played.out

    verified = terminal.run("verify", str(journal))
    assert verified.code == 0
    assert "all is well" in verified.out

    content = journal.read_bytes()
    middle = content.index(b'"choice":', len(content) // 2) + len(b'"choice":')
    journal.write_bytes(content[:middle] + b"9" + content[middle:])
    broken = terminal.run("verify", str(journal))
    assert broken.code == 2
    line = content[:middle].count(b"\n") + 1
    assert f"line {line}: " in broken.err
    assert "changed" in broken.err


def test_the_table_is_drawn_and_options_carry_rule_ids(terminal: Terminal) -> None:
    played = terminal.run(*QUICK, typed="1\n1\n")
    assert "║ T-R     (D)║" in played.out
    assert "Where do you put your figure? [PRZ-028]" in played.out
    assert "Wilderness 3 [PRZ-028]" in played.out
    assert played.out.count("╱   ╲") > 4, "grids are drawn as graphs"


def test_why_not_says_the_reason_and_the_rule(terminal: Terminal) -> None:
    played = terminal.run(*QUICK, typed="1\n1\n?\nswap\n? W1\n")
    assert played.out.count("Cast the swap spell for 1 crystal: The swap spell needs 3 crystals") == 2, (
        "asked with ?, and tried by name"
    )
    assert "PRZ-071" in played.out
    assert played.out.split("> ? W1\n")[1].splitlines()[0].endswith(" W1  Put your figure on Wilderness 1 [PRZ-028]")


def test_undo_takes_back_and_says_what_closed_it(terminal: Terminal) -> None:
    played = terminal.run(*QUICK, typed="undo\n1\nundo\n2\n")
    first, second, third = played.out.split("> undo", 1)[0], played.out.split("> undo")[1], played.out.split("> undo")[2]
    assert "Chance has spoken" in second.splitlines()[1]
    assert "2 colourless crystals" in first
    assert "1 colourless crystal" in second
    assert "2 colourless crystals" in third, "the first crystal is in the hand again"


def test_commands_in_the_middle_of_a_game(terminal: Terminal) -> None:
    played = terminal.run(
        *QUICK, typed="rules PRZ-034\nrules nonsense\nlog\nlang pl\nlang xx\nscore\ntable\nhelp\nhint\nfoo\nquit\n"
    )
    assert "PRZ-034 · Speed spell" in played.out
    assert "Gdzie kładziesz 2 bezbarwne kryształy?" in played.out
    assert played.code == 0


def test_saving_where_nothing_can_be_written_does_not_end_the_game(terminal: Terminal) -> None:
    played = terminal.run(*QUICK, typed="save /nowhere/at/all.jsonl\n1\n1\n")
    assert "cannot be written" in played.err
    assert "Where do you put your figure?" in played.out


def test_two_people_and_a_bot_at_one_keyboard_in_advanced_mode(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "three.jsonl"
    seats = ("--seats", "me:Ola,me:Radek,greedy", "--seed", "4", "--save", str(journal))
    played = terminal.run(
        "play", "przepowiednia", *seats, "-o", "mode=advanced", "-o", "max_rounds=2", typed="1\nauto\n1\nauto\n" * 9
    )
    assert played.code == 0
    assert "Ola" in played.out
    assert terminal.run("verify", str(journal)).code == 0
    replayed = terminal.run("replay", str(journal), "--lang", "pl", "--table")
    assert "ChooseGrid" in replayed.out
    assert "PRZ-041" in replayed.out


def test_at_one_keyboard_everybody_sees_only_what_is_theirs(capsys: pytest.CaptureFixture[str]) -> None:
    game = catalog.find("rune-stones")
    names = ["Ola", "Radek"]
    match = start(game, game.setup(2, {}), names, secret=secret_from_seed(3), table="t")
    session = Session(match, [None, None], "en", None, io.StringIO("\nscore\n1\n" + "\n1\n1\n1\n1\n" * 25))
    session.run()
    out = capsys.readouterr().out
    assert "Points are counted at the end" in out
    sections = out.split("Ask the others to look away, then press Enter.")
    assert len(sections) > 4
    for seat, name in enumerate(names):
        theirs = [session.screen.speech.told(told, names) for _, told in match.told if told.audience == seat]
        shown = [
            line.strip()
            for before, after in itertools.pairwise(sections)
            if before.splitlines()[-1].startswith(name)
            for line in after.splitlines()
            if line.startswith("  You draw ")
        ]
        assert shown
        assert shown == theirs[: len(shown)]


def test_alone_there_is_no_curtain(terminal: Terminal) -> None:
    played = terminal.run("play", "rune-stones", "--seats", "me,uniform", "--seed", "3", "--lang", "en", typed="1\n1\n")
    assert "look away" not in played.out
