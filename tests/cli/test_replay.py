"""`dolmen replay`: the table at every moment, forwards and backwards, by steps and by turns."""

import re
from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.kernel.journal import read_journal
from dolmen.kernel.verify import replayed
from dolmen.tables import draw
from dolmen.texts import texts
from tests.cli.terminal import Terminal

WATCHER = -1


def recorded(terminal: Terminal, folder: Path, game: str, *more: str) -> Path:
    """A whole game of two bots as a file."""
    file = folder / "game.jsonl"
    played = terminal.run("play", game, "--seats", "greedy:Ola,greedy:Radek", "--seed", "4", "--save", str(file), *more, typed="")
    assert played.code == 0, played.err
    return file


def drawings(file: Path, seat: int = WATCHER) -> list[str]:
    """The table at every moment."""
    journal = read_journal(file)
    game = catalog.find(journal.header["game"])
    return [draw(game, match, texts(game, "en"), seat) for match in replayed(game, journal)]


def shown_at(out: str) -> list[int]:
    """The moments that were shown, in their order; each prompt names the one above it."""
    return [int(number) for number in re.findall(r"^\[(\d+)/\d+\]", out, re.MULTILINE)]


@pytest.mark.parametrize("game", ["przepowiednia", "rune-stones"])
def test_the_table_is_drawn_at_every_step_forwards_and_backwards(terminal: Terminal, tmp_path: Path, game: str) -> None:
    file = recorded(terminal, tmp_path, game, "-o", "max_rounds=3")
    tables = drawings(file)
    last = len(tables) - 1
    there = terminal.run("replay", str(file), "--step", typed="\n" * last)
    back = terminal.run("replay", str(file), "--step", "--from", str(last), typed="b\n" * last)
    pages = re.split(r"^\[\d+/\d+\].*$", there.out, flags=re.MULTILINE)
    returned = re.split(r"^\[\d+/\d+\].*$", back.out, flags=re.MULTILINE)
    assert [page.strip() for page in pages] == [page.strip() for page in returned][::-1]
    for moment, table in enumerate(tables):
        assert table in pages[moment], f"moment {moment}"
    assert shown_at(there.out) == list(range(last))
    assert "The beginning." in pages[0]
    assert "wins" in pages[last]
    assert "wins" not in "".join(pages[:last])


def test_it_goes_by_turns_and_to_a_number(terminal: Terminal, tmp_path: Path) -> None:
    file = recorded(terminal, tmp_path, "przepowiednia", "-o", "max_rounds=3")
    *_, match = replayed(catalog.find("przepowiednia"), read_journal(file))
    turns, last = [moment for moment, _ in match.turns if moment > 0], match.moment
    forwards = terminal.run("replay", str(file), "--step", typed="t\n" * (len(turns) + 1) + "quit\n")
    assert [at for at in shown_at(forwards.out) if 0 < at < last] == [at for at in turns if at < last]
    backwards = terminal.run("replay", str(file), "--step", typed="last\n" + "turn-back\n" * len(turns) + "quit\n")
    assert shown_at(backwards.out)[2:] == [at for at in [*[0][: turns[0]], *turns] if at < last][::-1][: len(turns)]
    jumped = terminal.run("replay", str(file), "--step", typed="7\nb\nfirst\nb\nlast\nn\n9999\nquit\n")
    assert shown_at(jumped.out) == [0, 7, 6, 0, 0, last, last, last]
    assert "This is the beginning." in jumped.out
    assert f"The recording ends here, at {last}." in jumped.out


def test_eyes_show_one_player_what_others_may_not_see(terminal: Terminal, tmp_path: Path) -> None:
    file = recorded(terminal, tmp_path, "rune-stones", "-o", "max_rounds=2")
    middle = len(drawings(file)) // 2
    tables = {seat: drawings(file, seat)[middle] for seat in (WATCHER, 0, 1)}
    assert len(set(tables.values())) == 3
    typed = f"{middle}\neyes Ola\neyes 2\neyes\neyes Nobody\nquit\n"
    out = terminal.run("replay", str(file), "--step", typed=typed).out
    places = [out.rindex(tables[WATCHER]), out.index(tables[0]), out.index(tables[1])]
    assert places[1] < places[2] < places[0]
    assert "There is no player “Nobody”." in out
    assert tables[1] in terminal.run("replay", str(file), "--seat", "2", "--to", str(middle), "--table").out


def test_it_speaks_polish_and_helps(terminal: Terminal, tmp_path: Path) -> None:
    file = recorded(terminal, tmp_path, "przepowiednia", "-o", "max_rounds=1")
    out = terminal.run("replay", str(file), "--step", "--lang", "pl", typed="\nhelp\nlang en\ntable\nnonsense\n").out
    assert "Decyduje los." in out
    assert "zobacz stół oczami tego gracza" in out
    assert "I do not understand “nonsense”" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [(("--from", "9999"), "--from 9999: the journal has"), (("--seat", "3"), "--seat 3: the game has 2 players")],
)
def test_what_is_not_there_is_said(terminal: Terminal, tmp_path: Path, words: tuple[str, str], why: str) -> None:
    file = recorded(terminal, tmp_path, "przepowiednia", "-o", "max_rounds=1")
    for how in ("--step", "--list"):
        failed = terminal.run("replay", str(file), how, *words)
        assert (failed.code, why in failed.err) == (2, True)


def test_a_changed_line_is_refused_before_anything_is_drawn(terminal: Terminal, tmp_path: Path) -> None:
    file = recorded(terminal, tmp_path, "przepowiednia", "-o", "max_rounds=1")
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:5], *lines[6:], ""]), encoding="utf-8")
    failed = terminal.run("replay", str(file), "--step", typed="\n")
    assert (failed.code, failed.out) == (2, "")
