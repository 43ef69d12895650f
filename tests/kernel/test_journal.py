"""Journals: every way in which a file can be wrong gets its own sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.journal import line_hash, parse_journal, read_journal, written
from dolmen.kernel.match import start
from dolmen.kernel.perft import random_choice
from dolmen.kernel.verify import verify
from tests.kernel.toy import TOY


def finished_text() -> str:
    match = start(TOY, TOY.setup(2, {}), ["Ola", "Radek"], secret=secret_from_seed(3), words=["mech", "róża"], table="t")
    random = FastRandom(1)
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        match.play(ask.seat, random_choice(match.state, random))
    return match.journal.text()


TEXT = finished_text()
LINES = TEXT.splitlines()


def rechained(lines: list[str]) -> bytes:
    """Return lines with correct hashes, as a clever forger would make them."""
    done = [lines[0]]
    for line in lines[1:]:
        done.append(written({**json.loads(line), "prev": line_hash(done[-1])}))
    return ("\n".join(done) + "\n").encode()


def changed(number: int, **values: object) -> bytes:
    """Return the journal with changed values in one line (1 is the header) and a correct chain."""
    lines = LINES[:]
    lines[number - 1] = written({**json.loads(lines[number - 1]), **values})
    return rechained(lines)


def test_a_finished_journal_verifies() -> None:
    match = verify(TOY, parse_journal(TEXT.encode()))
    assert match.over


def test_every_single_changed_byte_is_noticed() -> None:
    content = TEXT.encode()
    for place in range(len(content)):
        forged = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
        with pytest.raises(BadInput):
            verify(TOY, parse_journal(forged))


def test_a_changed_line_is_named() -> None:
    lines = LINES[:]
    lines[2] = lines[2].replace('"choice":', '"choice":1')
    with pytest.raises(BadJournal, match="line 3: this line was changed: line 4 holds the hash of another one"):
        parse_journal(("\n".join(lines) + "\n").encode())


def test_a_journal_cut_in_half_is_told_apart_from_one_that_goes_on() -> None:
    half = TEXT[: len(TEXT) // 2].encode()
    with pytest.raises(BadJournal, match=r"cut"):
        parse_journal(half)
    open_ended = ("\n".join(LINES[:6]) + "\n").encode()
    with pytest.raises(BadJournal, match="line 6: the journal ends here without a footer"):
        verify(TOY, parse_journal(open_ended))


@pytest.mark.parametrize(
    ("forge", "reason"),
    [
        (lambda: b"", "line 1: the file is empty"),
        (lambda: b"hello\n", "line 1: the line is not well-formed JSON"),
        (lambda: b"\xff\n", "line 1: the line is not UTF-8"),
        (lambda: b"[1]\n", "line 1: the line is not a JSON object"),
        (lambda: b'{"game":1}\n', "line 1: the first line of a journal begins with the key dolmen"),
        (lambda: b'{"dolmen":1}\n', "line 1: a journal's header has the keys"),
        (lambda: changed(1, dolmen=3), "line 1: the journal has format 3; this program reads the formats 1 and 2"),
        (lambda: changed(1, dolmen=2), "line 1: a journal's header has the keys .* from"),
        (lambda: changed(1, dolmen=True), "line 1: the journal has format True"),
        (lambda: changed(1, table=["t"]), "line 1: table must be a text"),
        (lambda: changed(1, words=[1, 2]), "line 1: words must be a list of texts"),
        (lambda: changed(1, words=["", "\n"]), "line 1: the word"),
        (lambda: changed(1, options=[]), "line 1: options must be a table"),
        (lambda: changed(1, game="chess"), "line 1: the journal is of the game 'chess', not of 'toy'"),
        (lambda: changed(1, rules=4), "line 1: toy was played by rules version 4; this program has versions 1 to 3"),
        (lambda: changed(1, components="other"), "line 1: the game was played with other component files"),
        (lambda: changed(1, options={"colour": "green"}), "line 1: option colour is green"),
        (lambda: changed(1, words=["", ""]), "chance answered"),
        (lambda: changed(1, words=[""]), "line 1: there must be one word for each seat"),
        (lambda: changed(1, commitment="00"), "the secret is not the one that the header committed to"),
        (lambda: changed(2, choice=7), r"line 2: seat -1 may not answer Deal with 7: not-in-the-bag"),
        (lambda: changed(2, key="Deal/1#0"), r"line 2: the draw should be Deal/0#0"),
        (lambda: changed(6, seat=1), "line 6: seat 1 answers 'PickOne', but the rules ask seat 0 'PickOne' here"),
        (lambda: changed(6, n=9), "line 6: this is choice 9, expected 5"),
        (lambda: changed(6, choice="x"), "line 6: seat and choice must be whole numbers"),
        (lambda: changed(6, n=5.0), "line 6: this is choice 5.0, expected 5"),
        (lambda: b'{"dolmen":' + b"9" * 5000 + b"}\n", "line 1: the line is not well-formed JSON"),
        (lambda: b"[" * 100_000 + b"\n", "line 1: the line is not well-formed JSON"),
        (lambda: changed(len(LINES), end=1), "the end of a journal must be true"),
        (lambda: changed(len(LINES), secret="zz" * 32), "the secret is not a row of 64 hexadecimal digits"),
        (lambda: changed(len(LINES), secret="00" * 32), "the secret is not the one that the header committed to"),
        (lambda: changed(len(LINES), result={}), "the result is written as"),
        (lambda: rechained([*LINES, LINES[-1]]), "there is something after the footer"),
        (lambda: rechained([*LINES[:-2], LINES[-1]]), "the footer stands before the end of the game"),
        (lambda: rechained([*LINES[:2], *LINES[3:]]), "line 3: this is choice 3, expected 2"),
        (lambda: TEXT.replace(",", ", ", 1).encode(), "line 1: the line is not written as Dolmen writes it"),
    ],
)
def test_each_fault_has_its_sentence(forge: Callable[[], bytes], reason: str) -> None:
    with pytest.raises(BadJournal, match=reason):
        verify(TOY, parse_journal(forge()))


def test_another_outcome_of_chance_is_noticed_even_with_a_right_chain() -> None:
    line = json.loads(LINES[1])
    other = next(number for number, weight in enumerate(line["weights"]) if weight and number != line["choice"])
    with pytest.raises(BadJournal, match="line 2: chance answered"):
        verify(TOY, parse_journal(changed(2, choice=other)))


def test_a_file_is_written_whole_and_a_missing_one_is_told(tmp_path: Path) -> None:
    journal = parse_journal(TEXT.encode())
    journal.save(tmp_path / "a.jsonl")
    assert read_journal(tmp_path / "a.jsonl").text() == TEXT
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]
    with pytest.raises(BadInput, match="there is no such file"):
        read_journal(tmp_path / "b.jsonl")
    with pytest.raises(BadInput, match="cannot be written"):
        journal.save(tmp_path / "nowhere" / "a.jsonl")
