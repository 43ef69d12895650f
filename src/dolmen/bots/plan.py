"""The settings of a bot's level, read from levels.toml and checked."""

from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.reading import Reader, read_file

KINDS: Final = ("uniform", "greedy", "search")
TO_THE_END: Final = 1_000_000
LIMITS: Final = {
    "mistakes": (0, 100),
    "iterations": (1, TO_THE_END),
    "milliseconds": (1, 600_000),
    "chance_width": (0, 1000),
    "rollout": (0, TO_THE_END),
    "width": (1, 1000),
    "playouts": (0, 10_000),
    "turns": (0, 1000),
}
REQUIRED: Final = ("iterations", "milliseconds")
OF_EVERY_KIND: Final = ("kind", "mistakes", "deeper")


@dataclass
class Plan:
    """One level of one game; a bot that does not search needs the first three settings only."""

    kind: str = "search"
    # Of a hundred choices, how many are made at random.
    mistakes: int = 0
    # Use the better evaluation, where a game has two.
    deeper: bool = False
    # How many iterations at most, and how many milliseconds of CPU time.
    iterations: int = 1000
    milliseconds: int = 1000
    # How much the search explores.
    explore: float = 1.0
    # How far the first estimate is trusted: the smaller, the more.
    sharpness: float = 0.1
    # A draw with at most this many outcomes gets a branch for each.
    chance_width: int = 6
    # How many random choices are made before a position is evaluated.
    rollout: int = 0
    # Evaluate positions only when no player is between two small questions.
    settle: bool = True
    # How many points ahead make a clear lead.
    scale: float = 8.0
    # How many options of a question are tried on the first visit; later visits try more.
    width: int = 8
    # Keep the greedy choice unless the search finds one that is better by this share of the victory.
    anchor: float = 0.0
    # End the search with one's own turn: where much is drawn or hidden between turns, the rest is guesswork.
    own_turn: bool = False
    # First evaluate the options of one's own question after answering the small questions that follow, as greedy does.
    finish: bool = False
    # Compare the best options of a question within a turn once more, in this many worlds, by games of greedy bots.
    playouts: int = 0
    # How many turns such a game lasts.
    turns: int = 4
    # The greedy bots of such a game think less about each choice, so that there is time for more games.
    hasty: bool = False

    def document(self) -> dict[str, Any]:
        """Return the plan as it is stored with results, without the settings that do not apply.

        Results are found again by a hash of it, so a setting that is added must be left out while it is off.
        """
        told = asdict(self)
        unused = {name for name in ("own_turn", "finish", "playouts", "hasty") if not told[name]}
        if not self.playouts:
            unused |= {"turns", "hasty"}
        if self.kind != "search":
            unused = set(told) - set(OF_EVERY_KIND)
        return {name: value for name, value in told.items() if name not in unused}


def read_plan(reader: Reader) -> Plan:
    """Read one entry; missing settings have defaults."""
    plan = Plan(reader.text("kind", KINDS))
    for field in fields(Plan):
        name = field.name
        if name == "kind" or (plan.kind != "search" and name not in OF_EVERY_KIND):
            continue
        if name in REQUIRED or reader.has(name):
            setattr(plan, name, _setting(reader, name, getattr(plan, name)))
    reader.done()
    return plan


def _setting(reader: Reader, name: str, default: object) -> bool | int | float:
    """The value of a setting, of the same type as its default."""
    if isinstance(default, bool):
        return reader.flag(name)
    if name in LIMITS:
        low, high = LIMITS[name]
        return reader.number(name, low, high)
    value = reader.raw(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0.001 <= value <= 1000:
        raise reader.wrong(name, "expected a number from 0.001 to 1000")
    return float(value)


def read_levels(path: Path) -> dict[str, dict[str, Plan]]:
    """Return each game's levels, the weakest first; settings under [game.all] apply to all its searches."""
    found: dict[str, dict[str, Plan]] = {}
    for game, entries in read_file(path).items():
        whole = Reader(entries, f"{path.name}, {game}")
        common: dict[str, Any] = dict(whole.inside("all").table) if whole.has("all") else {}
        plans = {}
        for level in whole.table:
            if level != "all":
                entry = dict(whole.inside(level).table)
                if entry.get("kind") == "search":
                    entry = common | entry
                plans[level] = read_plan(Reader(entry, f"{path.name}, {game}, {level}"))
        found[game] = plans
    return found


def levels_of(game: str) -> dict[str, Plan]:
    """Return the levels of a game; a game without knowledge has none."""
    return _our_levels().get(game, {})


@cache
def _our_levels() -> dict[str, dict[str, Plan]]:
    return read_levels(Path(str(files("dolmen.bots"))) / "data" / "levels.toml")
