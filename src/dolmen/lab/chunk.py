"""Plays a chunk of a study and writes its rows as Parquet, the same bytes wherever it is played."""

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from dolmen.lab.study import Study, read_study
from dolmen.lab.watching import GameRow, Recorded, ThingRow, play

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
    games = [one.game for one in recorded]
    times = [(one.game.deal, one.game.seats, one.game.variant, one.seconds) for one in recorded]
    return Chunk(
        number,
        study.key(),
        _parquet(GAMES, games, GameRow._fields),
        _parquet(THINGS, [row for one in recorded for row in one.things], ThingRow._fields),
        _parquet(TIMES, times, TIMES.names),
    )


def _parquet(schema: Any, rows: Sequence[tuple[Any, ...]], names: Sequence[str]) -> bytes:
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(names)
    table = pa.table(
        {name: pa.array(list(column), field.type) for name, column, field in zip(names, columns, schema, strict=True)}, schema
    )
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()
