"""The tables of a report, which sort by any column."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from dolmen.lab.balance import CANNOT_TELL, MEASURES, Found
from dolmen.lab.effects import Effect
from dolmen.lab.report_words import Words
from dolmen.lab.study import Study

# What a cell says, and what it is sorted by.
Cell = tuple[str, float | str]


class Column(NamedTuple):
    """A column of a table, and whether it holds numbers."""

    title: str
    numbers: bool = False


def tables(study: Study, found: Found, words: Words) -> list[str]:
    """The tables of a study."""
    made = []
    if len(study.variants) == 1:
        made += [_seat_table(found, words), _thing_table(found, words)]
    else:
        made.append(_change_table(study, found, words))
    return [*made, _measure_table(found, words)]


def _seat_table(found: Found, words: Words) -> str:
    columns = [Column(words.text(key), key != "place") for key in ("seats", "place", "won", "effect", "low", "high", "p")]
    rows: list[list[Cell]] = [
        [
            (str(one.seats), one.seats),
            (words.order(one.order), one.order),
            (words.percent(one.won), one.won),
            *_effect_cells(one.effect, words),
            _p(one.p, words),
            *_verdict_cells(one.verdict, one.needed, words),
        ]
        for one in found.seats
    ]
    return _table(words.text("table-seats"), [*columns, *_verdict_columns(words)], rows, words)


def _thing_table(found: Found, words: Words) -> str:
    columns = [Column(words.text("thing")), Column(words.text("kind"))]
    columns += [Column(words.text(key), True) for key in ("offered", "taken", "had", "won", "effect", "low", "high", "p")]
    rows: list[list[Cell]] = [
        [
            (words.thing(one.thing), words.thing(one.thing)),
            (words.kind(one.thing), words.kind(one.thing)),
            *((words.percent(share), share) for share in (one.offered, one.taken, one.had, one.won)),
            *_effect_cells(one.effect, words),
            _p(one.p, words),
            *_verdict_cells(one.verdict, one.needed, words),
        ]
        for one in found.things
    ]
    return _table(words.text("table-things"), [*columns, *_verdict_columns(words)], rows, words)


def _change_table(study: Study, found: Found, words: Words) -> str:
    columns = [Column(words.text("measure")), Column(words.text("variant")), Column(words.text("seats"), True)]
    columns += [Column(words.text(key), True) for key in ("effect", "low", "high", "p")]
    rows: list[list[Cell]] = []
    for one in found.changes:
        ends = (one.effect.middle, one.effect.low, one.effect.high)
        cells: list[Cell] = [(words.measured(one.name, end), end) for end in ends]
        names: list[Cell] = [(words.measure(one.name), one.name), (one.variant, one.variant), (str(one.seats), one.seats)]
        rows.append([*names, *cells, _p(one.p, words)])
    return _table(f"{words.text('table-changes')}: {study.variants[0].name}", columns, rows, words)


def _measure_table(found: Found, words: Words) -> str:
    columns = [Column(words.text("measure")), Column(words.text("variant")), Column(words.text("seats"), True)]
    columns += [Column(words.text(key), True) for key in ("mean", "low", "high")]
    rows: list[list[Cell]] = []
    for one in sorted(found.measures, key=lambda one: MEASURES.index(one.name)):
        ends = (one.effect.middle, one.effect.low, one.effect.high)
        cells: list[Cell] = [(words.measured(one.name, end), end) for end in ends]
        rows.append([(words.measure(one.name), one.name), (one.variant, one.variant), (str(one.seats), one.seats), *cells])
    return _table(words.text("table-measures"), columns, rows, words)


def _effect_cells(effect: Effect, words: Words) -> list[Cell]:
    return [(words.points(end), end) for end in (effect.middle, effect.low, effect.high)]


def _p(p: float, words: Words) -> Cell:
    return ("< " + words.number(0.001, 3) if p < 0.001 else words.number(p, 3)), p


def _verdict_columns(words: Words) -> list[Column]:
    return [Column(words.text("verdict")), Column(words.text("needed"), True)]


def _verdict_cells(verdict: str, needed: int, words: Words) -> list[Cell]:
    unknown = verdict == CANNOT_TELL
    said = str(needed) if unknown and needed else "–"
    return [(words.text(verdict), verdict), (said, needed if unknown and needed else math.nan)]


def _table(title: str, columns: Sequence[Column], rows: Sequence[Sequence[Cell]], words: Words) -> str:
    head = "".join(
        f"<th scope=col{' class=n' if column.numbers else ''}>"
        f'<button type=button title="{escape(words.text("sort", column=column.title))}">{escape(column.title)}</button></th>'
        for column in columns
    )
    lines = []
    for row in rows:
        cells = []
        for number, (said, value) in enumerate(row):
            sorts = "" if isinstance(value, float) and not math.isfinite(value) else value
            tag = "th scope=row" if number == 0 else "td class=n" if columns[number].numbers else "td"
            cells.append(f'<{tag} data-v="{escape(str(sorts))}">{escape(said)}</{tag.split()[0]}>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<section><h2>{escape(title)}</h2><div class=wide tabindex=0 role=region aria-label="{escape(title)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div></section>"
    )
