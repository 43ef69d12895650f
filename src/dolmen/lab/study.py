"""A study: which games are to be played, in which order, and how they are divided into chunks."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec

from dolmen import bots, catalog
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game, Value
from dolmen.lab.boxes import open_files
from dolmen.lab.ladder import digest as plan_digest

# A chunk is what one process plays at a time, and what is stored and resumed as a whole.
CHUNK: Final = 20
# Changes when a study's games or measurements change meaning: stored games of another format are not mixed with new ones.
FORMAT: Final = 1


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One set of rules: its name, the options that differ from the defaults, and component files that differ from ours."""

    name: str
    options: Mapping[str, Value] = {}
    files: Mapping[str, str] = {}


class Job(NamedTuple):
    """One game: the deal, how many play, the variant, and by how many seats the line-up is rotated."""

    deal: int
    seats: int
    variant: int
    rotation: int


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What is played. Every variant plays every deal, with every number of seats and every rotation of the line-up.

    `line_up` names one bot level, for all seats, or one for each seat.
    A study with more `deals` begins with the same games, so it can be extended.
    """

    game: str
    seats: tuple[int, ...]
    deals: int
    line_up: tuple[str, ...] = ("club",)
    variants: tuple[Variant, ...] = (Variant("standard"),)
    seed: int = 1
    format: int = FORMAT

    @cached_property
    def rules(self) -> Game[Any]:
        """The game that is played."""
        return catalog.find(self.game)

    def check(self) -> None:
        """Refuse a study that cannot be played."""
        game = self.rules
        if self.format != FORMAT:
            raise BadInput(f"this study has format {self.format}, and this Dolmen plays format {FORMAT}")
        if self.deals < 1:
            raise BadInput("a study needs at least one deal")
        for seats in self.seats:
            for variant in self.variants:
                game.setup(seats, dict(variant.options), open_files(game, variant.files))
            if len(self.line_up) not in (1, seats):
                raise BadInput(f"the line-up has {len(self.line_up)} levels for {seats} players: name one level, or one for each")
        for level in self.line_up:
            if level not in bots.names(game):
                raise BadInput(f"there is no bot {level!r} for {game.id}; there are {listed(bots.names(game))}")
        names = [variant.name for variant in self.variants]
        if len(set(names)) < len(names) or not names:
            raise BadInput("the variants of a study need different names")

    def rotations(self, seats: int) -> int:
        """How many different games a line-up makes by moving round the table."""
        return 1 if len(set(self.line_up)) == 1 else seats

    def jobs(self) -> Iterator[Job]:
        """The games in order: deal after deal, so that a longer study begins with the games of a shorter one."""
        for deal in range(self.deals):
            for seats in self.seats:
                for rotation in range(self.rotations(seats)):
                    for variant in range(len(self.variants)):
                        yield Job(deal, seats, variant, rotation)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.variants) * sum(self.rotations(seats) for seats in self.seats)

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.games // CHUNK)

    def chunk(self, number: int) -> list[Job]:
        """The games of a chunk."""
        a_deal = self.games // self.deals
        first, last = number * CHUNK, min(self.games, (number + 1) * CHUNK)
        jobs: list[Job] = []
        for deal in range(first // a_deal, -(-last // a_deal)):
            jobs += [job._replace(deal=deal) for job in self._one_deal]
        skipped = first // a_deal * a_deal
        return jobs[first - skipped : last - skipped]

    @cached_property
    def _one_deal(self) -> list[Job]:
        return list(msgspec.structs.replace(self, deals=1).jobs())

    def levels(self, job: Job) -> list[str]:
        """Who sits where in a game."""
        line_up = list(self.line_up) * (job.seats if len(self.line_up) == 1 else 1)
        return line_up[job.rotation :] + line_up[: job.rotation]

    def luck(self, job: Job) -> int:
        """The seed of a game's draws: the same for all variants and rotations of a deal."""
        said = f"dolmen/study/1\n{self.game}\n{self.seed}\n{job.seats}\n{job.deal}"
        return int.from_bytes(hashlib.sha256(said.encode()).digest()[:6], "big")

    def same_games(self, other: "Study") -> bool:
        """Tell whether two studies play the same games as far as both go."""
        return msgspec.structs.replace(self, deals=1) == msgspec.structs.replace(other, deals=1)

    def document(self) -> dict[str, Any]:
        """The study as a manifest has it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built

    def engine(self) -> dict[str, Any]:
        """What the results depend on besides the study: rules, components and bots, by version or hash."""
        game = self.rules
        return {
            "rules": game.version,
            "boxes": {variant.name: open_files(game, variant.files).digest for variant in self.variants},
            "plans": {level: plan_digest(game.id, bots.plan_of(level, game)) for level in sorted(set(self.line_up))},
        }

    def key(self) -> str:
        """A hash of everything that the results depend on but the number of deals."""
        told = [msgspec.to_builtins(msgspec.structs.replace(self, deals=1)), self.engine()]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def read_study(document: Any) -> Study:
    """A study from a manifest; BadInput says what is wrong."""
    try:
        study = msgspec.convert(document, Study)
    except msgspec.ValidationError as error:
        raise BadInput(f"this is not a study: {error}") from None
    study.check()
    return study
