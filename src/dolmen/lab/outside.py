"""Bots in programs of their own, which are asked over stdin and stdout; docs/bot-protocol.md is the protocol."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping
from pathlib import PurePath
from typing import IO, Any, Final, NamedTuple

from dolmen.bots import Bot
from dolmen.bots.bot import Sample
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game, Result, Value
from dolmen.kernel.step import ROLES
from dolmen.texts import texts

VERSION: Final = 1
START_SECONDS: Final = 20.0
CHOICE_SECONDS: Final = 10.0
QUIT_SECONDS: Final = 2.0
LONGEST_LINE: Final = 65_536
MOST_INFO: Final = 1000
SHOWN: Final = 80
LANGUAGE: Final = "en"
NO_OPTIONS: Final[dict[str, Value]] = {}


class ThrownOut(BadInput):
    """A program that hung, ended, or said what the protocol does not allow."""


class Outside(NamedTuple):
    """A program as an entrant of a ladder, beside the plans of our own bots."""

    command: str
    seconds: float = CHOICE_SECONDS

    # A program knows nothing of our evaluations.
    deeper: bool = False

    def document(self) -> dict[str, Any]:
        """Return what tells it from other entrants."""
        return {"kind": "outside", "command": self.command, "seconds": self.seconds}


class Program:
    """A running program: lines go in, lines come out, each within a time limit."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace", bufsize=1
            )
        except (OSError, ValueError, IndexError) as error:
            raise ThrownOut(f"bot {command!r} could not be started: {error}") from None
        assert self.process.stdout is not None
        self.stopped = False
        self.lines: queue.Queue[str] = queue.Queue(MOST_INFO)
        # A thread, because pipes cannot be waited for with a time limit on every system.
        threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True).start()

    def fail(self, what: str) -> ThrownOut:
        """Stop the program, and return an error that says what it did."""
        self.stop()
        return ThrownOut(f"bot {self.command!r} was thrown out: {what}")

    def send(self, word: str, content: object = None) -> None:
        """Send a line: a word, and perhaps a document."""
        assert self.process.stdin is not None
        line = word if content is None else f"{word} {json.dumps(content, ensure_ascii=False, separators=(',', ':'))}"
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.fail(f"its process ended with exit code {self.process.wait(QUIT_SECONDS)}") from None

    def hear(self, end: float, awaited: str) -> str:
        """Return the next line; `awaited` says what should come before the time `end`."""
        try:
            line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise self.fail(f"it did not send {awaited!r} in time") from None
        if not line:
            raise self.fail(f"its process ended before it sent {awaited!r}")
        if not line.endswith("\n"):
            raise self.fail(f"it sent a line of more than {LONGEST_LINE} characters, or ended in the middle of one")
        return line.strip()

    def stop(self) -> None:
        """End the program: ask it first, then kill it."""
        if self.stopped:
            return
        self.stopped = True
        if self.process.poll() is None:
            try:
                assert self.process.stdin is not None
                self.process.stdin.write("quit\n")
                self.process.stdin.close()
                self.process.wait(QUIT_SECONDS)
            except (OSError, ValueError, subprocess.TimeoutExpired):
                self.process.kill()
                self.process.wait()
        # The reader may be waiting for room.
        while not self.lines.empty():
            self.lines.get_nowait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                _close(stream)


def _close(stream: IO[str]) -> None:
    with contextlib.suppress(OSError):
        stream.close()


def _read(stream: IO[str], lines: "queue.Queue[str]") -> None:
    """Pass on lines until there are no more; an empty one says that it was the last."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")


class OutsideBot(Bot):
    """A bot in a program of its own: it is shown what its seat may see, and no state."""

    def __init__(self, command: str, options: Mapping[str, Value] = NO_OPTIONS, seconds: float = CHOICE_SECONDS) -> None:
        self.options = dict(options)
        self.seconds = seconds
        self.begun = False
        self.heard: list[str] = []
        self.program = Program(command)
        # Until it says its name: that of the file, without folders and ending.
        self.name = PurePath(shlex.split(command)[-1]).stem
        self.program.send(f"dolmen {VERSION}")
        self._greet(time.monotonic() + START_SECONDS)

    def _greet(self, end: float) -> None:
        """Wait until the program is ready; before that it may say its name."""
        for _ in range(MOST_INFO):
            word, _, rest = self.program.hear(end, "ready").partition(" ")
            if word == "ready":
                return
            if word == "name" and rest:
                self.name = rest[:SHOWN]
            elif word != "info":
                raise self.program.fail(f"it sent {_short(word, rest)}; expected 'ready'")
        raise self.program.fail("it sent too many lines before 'ready'")

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        # In every sample the seat sees and is asked the same; the program is shown no more.
        world = sample()
        ask = engine.pending(world)
        assert ask is not None
        view = game.view(world, seat)
        if not self.begun:
            self.begun = True
            self.program.send("game", {"game": game.id, "seats": len(view["players"]), "seat": seat, "options": self.options})
            self._greet(time.monotonic() + START_SECONDS)
        self.program.send("view", view)
        speech = texts(game, LANGUAGE)
        names = [f"seat {number}" for number in range(len(view["players"]))]
        offered = [
            {
                "choice": choice,
                "name": engine.choice_name(ask, choice),
                "place": ask.place(world, choice),
                "role": ROLES[ask.role(world, choice)],
                "words": speech.said(ask.label(world, choice), names),
            }
            for choice in options
        ]
        question = {"question": type(ask).__name__, "words": speech.said(ask.asked(world), names)}
        self.program.send("go", {**question, "options": offered, "milliseconds": round(1000 * self.seconds)})
        return self._answer(type(ask).__name__, options)

    def _answer(self, question: str, options: list[int]) -> int:
        """Wait for the choice; lines of information may come before it."""
        self.heard.clear()
        end = time.monotonic() + self.seconds
        for _ in range(MOST_INFO):
            word, _, rest = self.program.hear(end, "choice").partition(" ")
            if word == "info":
                self.heard.append(rest)
            elif word != "choice":
                raise self.program.fail(f"it sent {_short(word, rest)} when asked {question}; expected 'choice'")
            elif not rest.removeprefix("-").isdecimal() or int(rest) not in options:
                raise self.program.fail(f"it answered {question} with {_short('', rest)}, which is not an option")
            else:
                return int(rest)
        raise self.program.fail(f"it sent more than {MOST_INFO} lines when asked {question}")

    def end(self, result: Result | None = None) -> None:
        """Tell the program how the game ended, if it did, and end it."""
        if result is not None and not self.program.stopped:
            with contextlib.suppress(ThrownOut):
                self.program.send("end", result.document())
        self.program.stop()


def _short(word: str, rest: str) -> str:
    """Return what a program sent, cut off where it is long."""
    said = f"{word} {rest}".strip()
    return repr(said if len(said) <= SHOWN else said[:SHOWN] + "…")
