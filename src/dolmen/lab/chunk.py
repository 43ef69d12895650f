"""Plays a chunk of a study and writes its rows as Parquet, the same bytes wherever it is played."""

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from dolmen.lab.study import Study, read_study
from dolmen.lab.watching import Recorded, play

_INTS = pa.list_(pa.int32())
GAMES: Final = pa.schema(
    [
        ("deal", pa.int32()),
        ("seats", pa.int8()),
        ("variant", pa.string()),
        ("rotation", pa.int8()),
        ("levels", pa.list_(pa.string())),
        ("first", pa.int8()),
        ("scores", _INTS),
        ("places", _INTS),
        ("shares", pa.list_(pa.float64())),
        ("turns", pa.int32()),
        ("lead_changes", pa.int32()),
        ("decided", pa.int32()),
        ("choices", _INTS),
        ("options", _INTS),
    ]
)
THINGS: Final = pa.schema(
    [
        ("deal", pa.int32()),
        ("seats", pa.int8()),
        ("variant", pa.string()),
        ("rotation", pa.int8()),
        ("seat", pa.int8()),
        ("thing", pa.string()),
        ("offered", pa.int32()),
        ("chosen", pa.int32()),
        ("dealt", pa.bool_()),
        ("held", pa.bool_()),
    ]
)
TIMES: Final = pa.schema(
    [("deal", pa.int32()), ("seats", pa.int8()), ("variant", pa.string()), ("seconds", pa.list_(pa.float64()))]
)


class Chunk(NamedTuple):
    """The files of a chunk. `games` and `things` depend on the study alone; `times` are CPU seconds of this run."""

    number: int
    key: str
    games: bytes
    things: bytes
    times: bytes


def play_chunk(document: dict[str, Any], number: int) -> Chunk:
    """Play the games of a chunk; runs in any process, on any machine. The key tells whether it has the same rules and bots."""
    study = read_study(document)
    recorded = [play(study, job) for job in study.chunk(number)]
    return written(study, number, recorded)


def written(study: Study, number: int, recorded: Sequence[Recorded]) -> Chunk:
    """The files of the games of a chunk."""
    return Chunk(number, study.key(), *(_parquet(table) for table in tables(recorded)))


def tables(recorded: Sequence[Recorded]) -> list[Any]:
    """Some games as tables: of the games, of the things in them, and of the time they took."""
    games = [one.game for one in recorded]
    things = [row for one in recorded for row in one.things]
    times = [(one.game.deal, one.game.seats, one.game.variant, one.seconds) for one in recorded]
    return [_table(GAMES, games), _table(THINGS, things), _table(TIMES, times)]


def _table(schema: Any, rows: Sequence[tuple[Any, ...]]) -> Any:
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(schema)
    return pa.table([pa.array(list(column), field.type) for column, field in zip(columns, schema, strict=True)], schema=schema)


def _parquet(table: Any) -> bytes:
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()
