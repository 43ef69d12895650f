"""The end of a chaos run: what clients were told and shown is compared with what is stored."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, select

from bench.chaos.ledger import Click, Ledger, Sheet, digest
from dolmen import catalog
from dolmen.kernel.errors import BadInput
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, open_asks
from dolmen.kernel.step import WATCHER
from dolmen.kernel.verify import replayed, verify
from dolmen.server import projection, schema
from dolmen.server.queries import Queries, TableRow
from dolmen.server.stored_journal import stored_journal
from dolmen.server.table_log import TableLog, sent_lines

# How many findings of a kind are written out.
SHOWN: Final = 20


@dataclass
class Findings:
    """What was compared, and what was wrong; every list should be empty."""

    compared: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> dict[str, list[str]]:
        """The findings by kind."""
        return {
            "acknowledged, but not stored": self.lost,
            "stored more than once": self.doubled,
            "stored, but not what was clicked": self.foreign,
            "sent, but not for this seat": self.leaked,
            "journals that are not right": self.broken,
            "tables that did not go on": self.stuck,
            "refused, but stored": self.denied,
            "answers and endings that no server should give": self.faults,
        }

    @property
    def well(self) -> bool:
        """Tell whether nothing was wrong."""
        return not any(self.wrong.values())


class Stored(NamedTuple):
    """What is stored of the clicks at a table: their lines by client, and the clients of all others."""

    lines: dict[str, list[int]]
    beside: Counter[str]
    makers: list[tuple[int, str | None, str | None]]


def audit(engine: Engine, ledger: Ledger) -> Findings:
    """Compare everything."""
    findings = Findings()
    queries = Queries(engine)
    for sheet in ledger.sheets.values():
        row = queries.load(sheet.table)
        if row is None:
            findings.lost.append(f"{sheet.table}: the whole table")
            continue
        findings.compared["tables"] += 1
        stored = _stored(engine, sheet.table)
        try:
            journal = stored_journal(row.lines)
            _clicks(sheet, row, journal, stored, findings)
            _shown(sheet, row, journal, findings)
        except BadInput as bad:
            findings.broken.append(f"{sheet.table} ({sheet.game}): {bad}")
        _chat(engine, sheet, findings)
    return findings


def _stored(engine: Engine, table: str) -> Stored:
    names, others = schema.journal.c, schema.answered.c
    lines: dict[str, list[int]] = defaultdict(list)
    makers = []
    with engine.connect() as connection:
        query = select(names.moment, names.client, names.made_by).where(names.table == table).order_by(names.moment)
        for moment, client, maker in connection.execute(query):
            makers.append((moment, client, maker))
            if client is not None:
                lines[client].append(moment)
        beside = Counter(connection.execute(select(others.client).where(others.table == table)).scalars())
    return Stored(lines, beside, makers)


def _clicks(sheet: Sheet, row: TableRow, journal: Journal, stored: Stored, findings: Findings) -> None:
    """Every acknowledged click is stored once, and no line was made by a click that nobody made."""
    early = json.loads(row.early_answers)
    for click in sheet.clicks.values():
        times = len(stored.lines[click.client]) + stored.beside[click.client]
        said = f"{sheet.table}: seat {click.seat}, moment {click.moment}, choice {click.choice}"
        if times > 1:
            findings.doubled.append(f"{said}: {times} times")
        if click.acknowledged:
            findings.compared["acknowledged clicks"] += 1
            if times == 0 or not _is_there(click, sheet, journal, stored, early):
                findings.lost.append(said)
        elif click.refused and times:
            findings.denied.append(f"{said}: {click.refused}")
    for moment, client, maker in stored.makers:
        if maker != schema.BY_PERSON:
            continue
        line = journal.lines[moment]
        made = [click for click in sheet.clicks.values() if (click.seat, click.choice) == (line["seat"], line["choice"])]
        if client is None:
            # An answer given together with others: its click has no line.
            well = any(click.together for click in made)
        else:
            well = any(click.client == client and click.moment + 1 == moment for click in made)
        findings.compared["lines made by people"] += 1
        if not well:
            findings.foreign.append(f"{sheet.table}: line {moment}")


def _is_there(click: Click, sheet: Sheet, journal: Journal, stored: Stored, early: dict[str, int]) -> bool:
    """Tell whether a click that is stored has done what it said."""
    if click.choice is None:
        return True
    for moment in stored.lines[click.client]:
        line = journal.lines[moment]
        return bool((line["seat"], line["choice"], moment) == (click.seat, click.choice, click.moment + 1))
    if sheet.may_be_undone(click.moment + 1):
        return True
    later = any((line["seat"], line["choice"]) == (click.seat, click.choice) for line in journal.lines[click.moment + 1 :])
    return click.together and (early.get(str(click.seat)) == click.choice or later)


def _shown(sheet: Sheet, row: TableRow, journal: Journal, findings: Findings) -> None:
    """Every rule and draw of the journal is right, and what each seat was sent is what the rules show to that seat."""
    game = catalog.find(row.game)
    moments: dict[int, list[int]] = defaultdict(list)
    for moment, seat in sheet.views:
        moments[moment].append(seat)
    last: Match | None = None
    for match in replayed(game, journal, None, row.secret):
        last = match
        for seat in moments.get(match.moment, ()):
            _compare_view(sheet, match, seat, findings)
    assert last is not None
    for moment in moments:
        if moment > last.moment and not sheet.may_be_undone(moment):
            findings.leaked.append(f"{sheet.table}: moment {moment} was shown, but only {last.moment} are stored")
    if journal.finished:
        verify(game, journal)
        findings.compared["finished games"] += 1
    findings.compared["moments"] += last.moment
    log = TableLog(game)
    log.follow(last)
    more = projection.unclicked(journal.lines, last.turns, row.unclicked, projection.START, last.moment)
    for seat, seen in sheet.log.items():
        lines = sent_lines(log.entries, seat, projection.START, last.moment, more)
        own = {(line.moment, digest(_plain(line))) for line in lines}
        findings.compared["lines of the log"] += len(seen)
        for moment, _ in sorted(seen - own):
            if not sheet.may_be_undone(moment):
                findings.leaked.append(f"{sheet.table} ({sheet.game}): a line of the log at moment {moment} for seat {seat}")


def _compare_view(sheet: Sheet, match: Match, seat: int, findings: Findings) -> None:
    game, state, moment = match.game, match.state, match.moment
    eyes = seat if game.secrets else WATCHER
    view = digest(_plain(dict(game.view(state, eyes))))
    findings.compared["views"] += 1
    said = f"{sheet.table} ({sheet.game}): seat {seat} at moment {moment}"
    if sheet.views[moment, seat] != {view} and not sheet.may_be_undone(moment):
        findings.leaked.append(f"the view of {said}")
    questions = [digest(_plain(projection.question(game, state, ask).choices)) for ask in open_asks(state) if ask.seat == seat]
    if not sheet.questions.get((moment, seat), set()) <= set(questions) and not sheet.may_be_undone(moment):
        findings.leaked.append(f"the question of {said}")


def _plain(part: Any) -> Any:
    """A part of a message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(part))


def _chat(engine: Engine, sheet: Sheet, findings: Findings) -> None:
    names = schema.chat.c
    with engine.connect() as connection:
        said = set(connection.execute(select(names.text).where(names.table == sheet.table)).scalars())
    findings.compared["lines of chat"] += len(sheet.chat)
    findings.lost += [f"{sheet.table}: a line of chat" for text in sheet.chat - said]
