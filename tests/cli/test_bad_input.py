"""Bad input gets one clear sentence and exit code 2, and nothing is written."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

PLAY = ("play", "przepowiednia", "--seed", "1")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'; the games are"),
        ((*PLAY, "--seats", "me"), "przepowiednia is for 2, 3, 4 players, not for 1"),
        ((*PLAY, "--seats", "me,uniform,uniform,uniform,uniform"), "przepowiednia is for 2, 3, 4 players, not for 5"),
        ((*PLAY, "--seats", "me,grandmaster"), "'grandmaster' is unknown; allowed are me, me:NAME, a program, uniform, greedy"),
        ((*PLAY, "-o", "mode=hard"), "option mode is 'hard'; allowed are basic, advanced"),
        ((*PLAY, "-o", "speed=9"), "przepowiednia has no option 'speed'; there are mode, grid_1"),
        ((*PLAY, "-o", "mode"), "expected NAME=VALUE"),
        ((*PLAY, "-o", "max_rounds=5000"), "option max_rounds is 5000; allowed are none or a whole number from 1 to 1000"),
        ((*PLAY, "-o", "first_player=3"), "option first_player is 3, but there are 2 players"),
        ((*PLAY, "--word", "a", "--word", "b", "--word", "c"), "--word was given 3 times for 2 seats"),
        ((*PLAY, "--components", "nowhere"), "nowhere: there is no such folder of component files"),
        ((*PLAY, "--save", "nowhere/x.jsonl"), "there is no folder nowhere"),
        (("verify", "nowhere.jsonl"), "nowhere.jsonl: there is no such file"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl: there is no such file"),
        (("scenario", "nowhere"), "nowhere: there is no such file or folder"),
        (("rules", "przepowiednia", "PRZ-999"), "przepowiednia has no rule 'PRZ-999'"),
        (("rules",), "name a game"),
        (("components", "export", "przepowiednia"), "name a folder"),
        (("perft", "przepowiednia", "--players", "7"), "przepowiednia is for 2, 3, 4 players, not for 7"),
    ],
)
def test_bad_input_is_told_in_one_sentence(terminal: Terminal, words: tuple[str, ...], sentence: str) -> None:
    outcome = terminal.run(*words)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_components_are_exported_corrected_and_played_with(terminal: Terminal, tmp_path: Path) -> None:
    box = tmp_path / "box"
    assert terminal.run("components", "export", "przepowiednia", str(box)).code == 0
    again = terminal.run("components", "export", "przepowiednia", str(box))
    assert again.code == 2
    assert "is there already; nothing was written" in again.err

    grids = box / "grids.toml"
    grids.write_text(grids.read_text().replace("start = 2", "start = 4"))
    assert "well formed." in terminal.run("components", "check", "przepowiednia", str(box)).out
    journal = tmp_path / "j.jsonl"
    extra = ("--seats", "me,uniform", "--lang", "en", "--components", str(box), "-o", "max_rounds=1", "--save", str(journal))
    played = terminal.run(*PLAY, *extra, typed="auto\n")
    assert "Where do you place 4 colourless crystals? [PRZ-006]" in played.out
    assert "other component files" in terminal.run("verify", str(journal)).err
    assert terminal.run("verify", str(journal), "--components", str(box)).code == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "temples.toml",
            'arc = "RYYGBPRRB"',
            'arc = "RYYGBPRRX"',
            "temples.toml, temple T-R: arc is 'RYYGBPRRX'; 'X' is unknown; allowed are R, Y",
        ),
        ("temples.toml", 'arc = "RYYGBPRRB"', 'arc = "RYY"', "temples.toml, temple T-R: arc is 'RYY'; expected 9 to 9 letters"),
        ("temples.toml", 'tablet = "D"', 'tablet = "Q"', "temples.toml, temple T-R: tablet is 'Q'; allowed are A, B, C, D, E, F"),
        (
            "crystals.toml",
            "count = 24",
            "count = -1",
            "crystals.toml, crystal C: count is -1; expected a whole number from 1 to 60",
        ),
        ("crystals.toml", "count = 24", "cuont = 24", "crystals.toml, crystal C: count is missing"),
        ("runes.toml", "count = 4", "count = 5", "runes.toml: the counts add up to"),
        (
            "wilderness.toml",
            'class = "seed"',
            'class = "rumour"',
            "provenance: class is 'rumour'; allowed are seed, public, reconstructed",
        ),
        ("grids.toml", "[0, 2]", "[0, 22]", "grids.toml, lattice: lines is"),
        ("grids.toml", "charges = 3", "charges = ", "not well formed"),
        ("movement.toml", "speed = [1, 3, 6]", 'speed = ["1"]', "movement.toml, movement: speed is"),
    ],
)
def test_a_broken_component_file_names_file_entry_value_and_what_is_allowed(
    terminal: Terminal, tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    terminal.run("components", "export", "przepowiednia", str(tmp_path))
    path = tmp_path / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    outcome = terminal.run(*PLAY, "--components", str(tmp_path))
    assert outcome.code == 2
    assert sentence in outcome.err


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            'players = [{ grid = "CCCCCCCCCCCC" }, { grid = "CCCCCCCCCCCC" }, { grid = "C..........." }]',
            "25 crystals C on the table, the box has 24",
        ),
        ('players = [{ figure = "W4" }, {}, {}]', "figure is 'W4'; allowed are"),
        ('players = [{ figure = "W6" }, { figure = "W6" }]', "two figures stand on W6"),
        ('players = [{ grid = "RRR" }, {}]', "grid is 'RRR'; expected 12 signs"),
        ("players = [{}]", "expected 2, 3 or 4 players"),
        ("players = [{}, {}]\nsupply = { R = 7 }", "R is 7; the rest of the table leaves 8 of 8"),
        ('players = [{ runes = "EEE" }, {}]', "there are more runes E than in the box"),
        ("players = [{}, {}]\nplyers = 3", "plyers is unknown; allowed are"),
        ('players = [{}, {}]\nagenda = [["Fly", 0]]', "agenda has ['Fly', 0]; expected a step"),
    ],
)
def test_a_position_that_cannot_be_is_refused(terminal: Terminal, tmp_path: Path, given: str, sentence: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(f'id = "X"\ntitle = "x"\ngame = "przepowiednia"\nrules = []\nsteps = []\n[given]\n{given}\n')
    outcome = terminal.run("scenario", str(path))
    assert outcome.code == 2
    assert sentence in outcome.err
