"""The audit of a chaos run finds what is wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.chaos.audit import Findings, audit
from bench.chaos.ledger import Click, Ledger, Sheet, digest
from sqlalchemy import update

from dolmen.server import schema
from tests.server.serving import Guest, Server, ok, options, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def ledger(server: Server) -> Iterator[Ledger]:
    """What two people did and saw in the first moves of a game with hidden cards, and a word of one of them."""
    with server.guest() as host, server.guest() as other:
        state = host.new_table("me", "link", game="rune-stones", options={})
        ok(other.join(state["links"]["seats"]["1"]))
        ledger = Ledger()
        sheet = ledger.sheet(state["table"], "rune-stones")
        for number in range(12):
            for guest in (host, other):
                look(guest, sheet, f"click {number} of {guest.id}")
        assert other.post(f"/api/tables/{sheet.table}/chat", {"text": "menhir"}).status_code == 204
        sheet.chat.add("menhir")
        yield ledger


def look(guest: Guest, sheet: Sheet, client: str) -> None:
    """Note what a guest sees, and let the guest make a choice if asked."""
    state = guest.state(sheet.table)
    sheet.see(state)
    if state["question"]:
        click = Click(client, guest.id, state["seat"], state["moment"], options(state)[0])
        assert click.choice is not None
        sheet.see(ok(guest.choose(state, click.choice, client=client)))
        click.acknowledged = True
        sheet.clicks[client] = click


def found(server: Server, ledger: Ledger) -> Findings:
    return audit(server.services.engine, ledger)


def only(findings: Findings, kind: str) -> list[str]:
    """The findings of a kind, when there are no others."""
    assert [name for name, lines in findings.wrong.items() if lines] == [kind]
    return findings.wrong[kind]


def sheet_of(ledger: Ledger) -> Sheet:
    (sheet,) = ledger.sheets.values()
    return sheet


def a_click(ledger: Ledger) -> Click:
    return next(iter(sheet_of(ledger).clicks.values()))


def test_nothing_is_wrong_with_a_game_as_it_was_played(server: Server, ledger: Ledger) -> None:
    findings = found(server, ledger)
    assert findings.well
    compared = findings.compared
    assert compared["acknowledged clicks"] == compared["lines made by people"] == len(sheet_of(ledger).clicks) >= 12
    assert compared["views"] > 12
    assert compared["lines of the log"] > 0


def test_a_lost_move_is_found(server: Server, ledger: Ledger) -> None:
    lost = Click("never stored", "x", 0, sheet_of(ledger).last, 1, acknowledged=True)
    sheet_of(ledger).clicks[lost.client] = lost
    assert len(only(found(server, ledger), "acknowledged, but not stored")) == 1
    sheet_of(ledger).clicks[lost.client].acknowledged = False
    assert found(server, ledger).well


def test_a_lost_table_and_a_lost_word_are_found(server: Server, ledger: Ledger) -> None:
    sheet_of(ledger).chat.add("never said")
    ledger.sheet("0123456789abcdef", "rune-stones")
    assert len(only(found(server, ledger), "acknowledged, but not stored")) == 2


def test_a_move_that_is_stored_twice_is_found(server: Server, ledger: Ledger) -> None:
    click, table = a_click(ledger), sheet_of(ledger).table
    with server.services.engine.begin() as connection:
        connection.execute(schema.answered.insert().values(table=table, guest=click.guest, client=click.client))
    assert only(found(server, ledger), "stored more than once")


def test_a_move_that_nobody_made_is_found(server: Server, ledger: Ledger) -> None:
    del sheet_of(ledger).clicks[a_click(ledger).client]
    assert len(only(found(server, ledger), "stored, but not what was clicked")) == 1


def test_a_move_that_was_refused_and_stored_is_found(server: Server, ledger: Ledger) -> None:
    a_click(ledger).acknowledged = False
    a_click(ledger).refused = "stale"
    assert len(only(found(server, ledger), "refused, but stored")) == 1


@pytest.mark.parametrize("what", ["view", "log", "future"])
def test_what_was_sent_to_the_wrong_seat_is_found(server: Server, ledger: Ledger, what: str) -> None:
    sheet = sheet_of(ledger)
    match = server.services.registry.tables[sheet.table].match
    if what == "view":
        other = digest(match.game.view(match.state, 1))
        assert other != digest(match.game.view(match.state, 0))
        sheet.views[match.moment, 0] = {other}
    elif what == "log":
        sheet.log[0].add((match.moment, digest({"of": "another seat"})))
    else:
        sheet.views[match.moment + 1, 0] = {digest({})}
    assert len(only(found(server, ledger), "sent, but not for this seat")) == 1
    # What was taken back need not be there any more.
    sheet.undone_to = match.moment - 1
    assert found(server, ledger).well


def test_a_damaged_journal_is_found(server: Server, ledger: Ledger) -> None:
    names = schema.journal.c
    with server.services.engine.begin() as connection:
        change = update(schema.journal).where(names.table == sheet_of(ledger).table, names.moment == 2)
        connection.execute(change.values(line=names.line + " "))
    assert len(only(found(server, ledger), "journals that are not right")) == 1
