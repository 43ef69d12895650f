"""The folder of a study: a manifest, and three Parquet files for each chunk that has been played."""

import json
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

import dolmen
from dolmen import compiled
from dolmen.kernel.errors import BadInput
from dolmen.lab.chunk import GAMES, THINGS, TIMES, Chunk
from dolmen.lab.study import Study, read_study

MANIFEST: Final = "manifest.json"
SCHEMAS: Final = {"games": GAMES, "things": THINGS, "times": TIMES}


class Rows(NamedTuple):
    """What has been played of a study."""

    games: Any
    things: Any
    times: Any


class Store:
    """A folder with the results of one study; it can be continued, extended, and merged with others."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study

    @classmethod
    def create(cls, folder: Path, study: Study) -> "Store":
        """Begin a study in a folder, or go on with the one that is there, extended if more deals are wanted."""
        study.check()
        if (folder / MANIFEST).exists():
            there = cls.open(folder)
            if not there.study.same_games(study):
                raise BadInput(f"{folder}: another study is kept there; name another folder")
            if study.deals > there.study.deals:
                there.study = study
                there._drop_last_partial()
                there._write_manifest()
            return there
        store = cls(folder, study)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{folder}: cannot be written: {error.strerror}") from None
        store._write_manifest()
        return store

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """Open a study; games played by other rules, components or bots are refused."""
        try:
            manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadInput(f"{folder}: there is no study, because {MANIFEST} is missing") from None
        except ValueError:
            raise BadInput(f"{folder / MANIFEST}: this is not JSON") from None
        if not isinstance(manifest, dict) or "study" not in manifest:
            raise BadInput(f"{folder / MANIFEST}: this is not a study's manifest")
        return cls(folder, read_study(manifest["study"]))

    @property
    def manifest(self) -> dict[str, Any]:
        """What the manifest says."""
        found: dict[str, Any] = json.loads((self.folder / MANIFEST).read_text(encoding="utf-8"))
        return found

    def same_engine(self) -> bool:
        """Tell whether this Dolmen would play the same games: the same rules, components and bots."""
        return bool(self.manifest["key"] == self.study.key())

    def _write_manifest(self) -> None:
        former = self.manifest if (self.folder / MANIFEST).exists() else {}
        document = {
            "study": self.study.document(),
            "key": former.get("key") or self.study.key(),
            "engine": former.get("engine") or self.study.engine(),
            "games": self.study.games,
            "chunks": self.study.chunks,
            "dolmen": dolmen.__version__,
            "commit": _commit(),
            "compiled": compiled.status(),
            "python": platform.python_version(),
            "pyarrow": pa.__version__,
            "begun": former.get("begun") or datetime.now(UTC).isoformat(timespec="seconds"),
        }
        _replace(self.folder / MANIFEST, (json.dumps(document, indent=1) + "\n").encode())

    def _file(self, kind: str, number: int) -> Path:
        return self.folder / f"{kind}-{number:05}.parquet"

    def has(self, number: int) -> bool:
        """Tell whether a chunk is stored; its games are written last."""
        return self._file("games", number).exists()

    def missing(self, part: int = 0, parts: int = 1) -> list[int]:
        """The chunks that have not been played, of one of so many parts."""
        return [number for number in range(part, self.study.chunks, parts) if not self.has(number)]

    def add(self, chunk: Chunk) -> None:
        """Store a chunk; a process that dies meanwhile leaves no half of one."""
        if chunk.key != self.manifest["key"]:
            raise BadInput(
                f"{self.folder}: these games were played by other rules, components or bots than the study's; "
                "use the version of Dolmen that began it, or begin a new study"
            )
        for kind in ("times", "things", "games"):
            _replace(self._file(kind, chunk.number), getattr(chunk, kind))

    def merge(self, other: "Store") -> int:
        """Take over the chunks that another folder has and this one has not; tell how many."""
        if other.manifest["key"] != self.manifest["key"] or not other.study.same_games(self.study):
            raise BadInput(f"{other.folder}: this is another study than the one in {self.folder}")
        if other.study.deals > self.study.deals:
            self.study = other.study
            self._drop_last_partial()
            self._write_manifest()
        taken = 0
        for number in range(min(self.study.chunks, other.study.chunks)):
            if other.has(number) and not self.has(number) and self._whole(other, number):
                for kind in ("times", "things", "games"):
                    _replace(self._file(kind, number), other._file(kind, number).read_bytes())
                taken += 1
        return taken

    def _whole(self, other: "Store", number: int) -> bool:
        return len(other.study.chunk(number)) == len(self.study.chunk(number))

    def _drop_last_partial(self) -> None:
        """Forget a chunk that was short because the study ended there; it is played again as a whole one."""
        for number in range(self.study.chunks):
            if self.has(number) and pq.read_metadata(self._file("games", number)).num_rows < len(self.study.chunk(number)):
                for kind in SCHEMAS:
                    self._file(kind, number).unlink(missing_ok=True)

    def rows(self) -> Rows:
        """All rows that are stored, in the order of the chunks."""
        played = [number for number in range(self.study.chunks) if self.has(number)]
        if not played:
            raise BadInput(f"{self.folder}: no games have been played yet")
        return Rows(*(self._read(kind, played) for kind in SCHEMAS))

    def _read(self, kind: str, numbers: Iterable[int]) -> Any:
        try:
            return pa.concat_tables([pq.read_table(self._file(kind, number), schema=SCHEMAS[kind]) for number in numbers])
        except (pa.ArrowException, OSError) as error:
            raise BadInput(f"{self.folder}: a file of {kind} is damaged: {error}") from None


def _replace(file: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    unfinished = file.with_suffix(".unfinished")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from None


def _commit() -> str:
    """The commit of the checkout that plays, or an empty string."""
    root = compiled.checkout()
    if root is None:
        return ""
    try:
        done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
