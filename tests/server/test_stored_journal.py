"""Stored journals: read faster than files, and as strictly where it matters."""

import pytest

from dolmen import catalog
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadJournal
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.match import Match, reopen, resume
from dolmen.server.stored_journal import stored_answers, stored_journal
from tests.kernel.test_history import begun, choose_at_random, no_pause
from tests.kernel.toy import TOY


def a_finished_toy() -> Match:
    match, random = begun(TOY, 5), FastRandom(5)
    while not match.over:
        choose_at_random(match, random)
    return match


def test_stored_lines_are_read_as_a_file_is() -> None:
    for match in (a_finished_toy(), begun(catalog.find("rune-stones"), 1)):
        stored = stored_journal(match.journal.texts)
        file = parse_journal(match.journal.text().encode())
        assert (stored.lines, stored.texts, stored.hashes) == (file.lines, file.texts, file.hashes)


@pytest.mark.parametrize("number", [0, 1, 3, -2, -1])
def test_a_stored_line_that_was_damaged_is_refused(number: int) -> None:
    texts = a_finished_toy().journal.texts
    for damaged in (texts[number][:-1], texts[number].replace(":", ": ", 1), "", "1", texts[number] + "," + texts[number]):
        changed = [*texts]
        changed[number] = damaged
        if number in (-1, len(texts) - 1) and ": " in damaged:
            continue  # Nothing holds the hash of the last line.
        with pytest.raises(BadJournal):
            stored_journal(changed)
    with pytest.raises(BadJournal):
        stored_journal([*texts[:2], *texts[3:]])


def test_a_wrong_line_with_a_good_chain_is_refused_when_it_is_checked() -> None:
    """A journal whose hashes were made again after a change."""
    match = a_finished_toy()
    secret = match.secret
    assert secret is not None
    refused = 0
    for line in match.journal.choices():
        forged = Journal(match.journal.header)
        for one in match.journal.choices():
            changed = one | {"choice": one["choice"] + 1} if one is line else one
            forged._append(changed | {"prev": forged.hashes[-1]})
        stored = stored_journal(forged.texts)
        assert stored.texts == forged.texts
        try:
            resume(TOY, stored, secret)
        except BadJournal:
            refused += 1
        else:
            # Another choice of a player may be just as legal; another draw never is.
            assert line["seat"] >= 0
    assert refused


def test_a_stored_line_that_answers_another_question_is_refused() -> None:
    match = a_finished_toy()
    assert match.secret is not None
    forged = Journal(match.journal.header)
    for line in match.journal.choices():
        asked = "Deal" if line["seat"] >= 0 else line["ask"]
        forged._append(line | {"ask": asked, "prev": forged.hashes[-1]})
    with pytest.raises(BadJournal, match="but the rules ask"):
        reopen(TOY, stored_journal(forged.texts), match.secret, no_pause)


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"seat": 1}', '{"0": "x"}', '{"0": 1', "\0"])
def test_waiting_answers_that_were_damaged_are_refused(damaged: str) -> None:
    assert stored_answers('{"0": 3, "2": 1}') == {0: 3, 2: 1}
    with pytest.raises(BadJournal):
        stored_answers(damaged)
