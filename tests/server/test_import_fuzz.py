"""Damaged files: each gets a clear error or is the original table, and nothing else ever happens."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadJournal
from dolmen.kernel.journal import line_hash, written
from dolmen.kernel.match import Match, start
from dolmen.kernel.perft import random_choice
from dolmen.server.import_worker import verdict
from dolmen.server.table_files import FileSeat, TableFile, read, sealed
from tests.server.serving import Guest
from tests.server.test_import import bring

SECRET: Final = secret_from_seed(5)
FAULTS: Final = {"changed", "cut", "foreign", "newer", "game", "rules", "chance", "secret", "unfinished"}
FOREIGN: Final[list[Any]] = [None, True, -1, 1.5, "", "x" * 3000, [], {}, [[]], {"a": 1}, 2**70, -(2**64), 1e308, "\u202e", "\n"]
Damage = Callable[[bytes, Random], bytes]


def played(moments: int = 10_000) -> Match:
    game = catalog.find("przepowiednia")
    setup = game.setup(2, {"max_rounds": 1})
    match, random = start(game, setup, ["Ola", "Bot 1"], secret=SECRET, words=["róża", ""], table="t" * 16), FastRandom(2)
    while not match.over and match.moment < moments:
        ask = engine.pending(match.state)
        assert ask is not None
        match.play(ask.seat, random_choice(match.state, random))
    return match


def originals() -> tuple[bytes, bytes]:
    """A journal, and a sealed file."""
    going_on = played(12)
    seats = [FileSeat("Ola", owner="host"), FileSeat("Bot 1", "bot", 1, "greedy")]
    moved = sealed(going_on.journal.texts, SECRET, seats, {}, talk=False, warn=True)
    return played().journal.text().encode(), moved.encode()


def flipped(content: bytes, random: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(random.choice((1, 1, 2, 20))):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def cut(content: bytes, random: Random) -> bytes:
    begin, end = sorted((random.randrange(len(content)), random.randrange(len(content))))
    return random.choice((content[:end], content[begin:], content[:begin] + content[end:], content[begin:end]))


def lines_moved(content: bytes, random: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    what = random.randrange(4)
    if what == 0:
        del lines[one]
    elif what == 1:
        lines.insert(other, lines[one])
    elif what == 2:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines[one] = b"\n"
    return b"".join(lines)


def value_changed(content: bytes, random: Random) -> bytes:
    """Another value in a line, or in the document, without mending the hashes."""
    lines = content.decode().splitlines()
    number = random.randrange(len(lines))
    try:
        line: Any = json.loads(lines[number])
        line[random.choice(list(line))] = random.choice(FOREIGN)
        lines[number] = written(line)
        return ("\n".join(lines) + "\n").encode()
    except (ValueError, IndexError, TypeError):
        document: Any = json.loads(content)
        document[random.choice(list(document))] = random.choice(FOREIGN)
        return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def recoded(content: bytes, random: Random) -> bytes:
    text = content.decode()
    coding = random.choice(("utf-16", "utf-32", "utf-8-sig", "cp1250", "utf-7"))
    return random.choice((text.encode(coding, "replace"), text.replace("\n", "\r\n").encode(), content + b"\0", b" " + content))


def foreign(content: bytes, random: Random) -> bytes:
    depth = random.choice((10, 3000, 60_000))
    nested = random.choice((b"[" * depth, b'{"a":' * depth, b"[" * depth + b"]" * depth))
    number = b"1" * random.choice((20, 400, 5000))
    line = random.choice(
        (nested, b'{"dolmen":%b}' % number, b'{"dolmen":1,"n":%b}' % nested, b"NaN", b'"x"', b'{"dolmen-sealed":1}')
    )
    lines = content.split(b"\n")
    lines[random.randrange(len(lines))] = line
    return random.choice((line, line + b"\n" + content, b"\n".join(lines), random.randbytes(200)))


DAMAGES: Final[list[Damage]] = [flipped, cut, lines_moved, value_changed, recoded, foreign]


def rechained(content: bytes, random: Random) -> bytes:
    """A clever forger's file: another value, and all hashes mended."""
    lines = [json.loads(line) for line in content.decode().splitlines()]
    line = random.choice(lines)
    line[random.choice(list(line))] = random.choice([*FOREIGN, 0, 1, 2])
    done: list[str] = []
    for line in lines:
        if done and isinstance(line.get("prev"), str):
            line["prev"] = line_hash(done[-1])
        done.append(written(line))
    return ("\n".join(done) + "\n").encode(errors="replace")


def outcome(content: bytes) -> TableFile | BadJournal:
    """What a file holds, or its fault, which is told in one sentence."""
    try:
        return read(content)
    except BadJournal as error:
        bad = error
    assert bad.line >= 1
    assert bad.fault in FAULTS
    assert bad.reason
    assert "\n" not in bad.reason
    return bad


def fuzz(rounds: int, seed: int) -> set[str]:
    """Damage both originals in every way; returns the faults that were told."""
    random = Random(seed)
    contents = originals()
    expected = [read(content) for content in contents]
    told = set()
    for number in range(rounds):
        which = number % 2
        content = random.choice(DAMAGES)(contents[which], random)
        if random.random() < 0.2:
            content = random.choice(DAMAGES[:3])(content, random) if content else content
        found = outcome(content)
        if isinstance(found, BadJournal):
            told.add(found.fault)
        else:
            assert (content, found) == (contents[which], expected[which])
    for _ in range(rounds // 5):
        found = outcome(rechained(contents[0], random))
        if isinstance(found, BadJournal):
            told.add(found.fault)
    return told


def test_some_damaged_files() -> None:
    assert {"changed", "cut", "foreign"} <= fuzz(600, 1)


@pytest.mark.slow
def test_ten_thousand_damaged_files() -> None:
    assert {"changed", "cut", "foreign", "newer", "game", "rules", "chance", "secret"} <= fuzz(10_000, 2)


def test_the_worker_tells_the_same() -> None:
    random = Random(3)
    for content in originals():
        assert verdict(content).found == read(content)
        wrong = flipped(content, random)
        found = verdict(wrong)
        bad = outcome(wrong)
        assert isinstance(bad, BadJournal)
        assert (found.found, found.line, found.fault, found.detail) == (None, bad.line, bad.fault, str(bad))


def test_damaged_files_are_refused_over_http(guest: Guest) -> None:
    random = Random(4)
    for number, damage in enumerate((*DAMAGES, rechained)):
        content = damage(originals()[0 if damage is rechained else number % 2], random)
        answer = bring(guest, content)
        assert answer.status_code == 422 or content in originals(), answer.text
        assert answer.json()["error"].startswith("file-")
