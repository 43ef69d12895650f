"""The settings of a bot's level, read from levels.toml and checked."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.reading import Reader, read_file

KINDS: Final = ("uniform", "greedy", "search")
TO_THE_END: Final = 1_000_000


class Plan:
    """One level of one game.

    `mistakes` of a hundred choices are made at random. `deeper` selects the better evaluation where a game has two.
    The rest is for a search: the limits of iterations and of CPU milliseconds, how much it explores, how much it trusts the
    first estimate (small: much), up to how many outcomes of a draw get their own branches, how many random choices are made
    before a position is evaluated, whether positions are evaluated only when no player is between two small questions, how
    many points make a clear lead, and how many options of a question are tried on the first visit (more with each visit).
    With an `anchor` the greedy choice stands unless the search finds one that is better by this share of the victory.
    With `own_turn` the search ends with its own turn: where much is drawn or hidden between turns, anything later is
    guesswork. With `finish` the options of its own question are first evaluated after answering the small questions that
    follow, as greedy does. With `playouts` the best few options of a question within a turn are compared once more, in that
    many worlds, by games of greedy bots over the next `turns`; `hasty` ones think less about each choice, so that more games
    fit into the time.
    """

    __slots__ = (
        "anchor",
        "chance_width",
        "deeper",
        "explore",
        "finish",
        "hasty",
        "iterations",
        "kind",
        "milliseconds",
        "mistakes",
        "own_turn",
        "playouts",
        "rollout",
        "scale",
        "settle",
        "sharpness",
        "turns",
        "width",
    )

    def __init__(self, kind: str = "search") -> None:
        self.kind = kind
        self.mistakes = 0
        self.deeper = False
        self.iterations = 1000
        self.milliseconds = 1000
        self.explore = 1.0
        self.sharpness = 0.1
        self.chance_width = 6
        self.rollout = 0
        self.settle = True
        self.scale = 8.0
        self.width = 8
        self.anchor = 0.0
        self.own_turn = False
        self.finish = False
        self.playouts = 0
        self.turns = 4
        self.hasty = False

    def document(self) -> dict[str, str | int | float]:
        """Return the plan as it is stored with results, without the settings that do not apply to its kind."""
        told: dict[str, str | int | float] = {"kind": self.kind, "mistakes": self.mistakes, "deeper": self.deeper}
        if self.kind == "search":
            told["iterations"] = self.iterations
            told["milliseconds"] = self.milliseconds
            told["explore"] = self.explore
            told["sharpness"] = self.sharpness
            told["chance_width"] = self.chance_width
            told["rollout"] = self.rollout
            told["settle"] = self.settle
            told["scale"] = self.scale
            told["width"] = self.width
            told["anchor"] = self.anchor
            if self.own_turn:
                told["own_turn"] = True
            if self.finish:
                told["finish"] = True
            if self.playouts:
                told["playouts"] = self.playouts
                told["turns"] = self.turns
                if self.hasty:
                    told["hasty"] = True
        return told


def read_plan(reader: Reader) -> Plan:
    """Read one entry; missing settings have defaults."""
    plan = Plan(reader.text("kind", KINDS))
    if reader.has("mistakes"):
        plan.mistakes = reader.number("mistakes", 0, 100)
    if reader.has("deeper"):
        plan.deeper = reader.flag("deeper")
    if plan.kind == "search":
        plan.iterations = reader.number("iterations", 1, TO_THE_END)
        plan.milliseconds = reader.number("milliseconds", 1, 600_000)
        plan.explore = _hundredths(reader, "explore", plan.explore)
        plan.sharpness = _hundredths(reader, "sharpness", plan.sharpness)
        plan.scale = _hundredths(reader, "scale", plan.scale)
        if reader.has("chance_width"):
            plan.chance_width = reader.number("chance_width", 0, 1000)
        plan.anchor = _hundredths(reader, "anchor", plan.anchor)
        if reader.has("width"):
            plan.width = reader.number("width", 1, 1000)
        if reader.has("rollout"):
            plan.rollout = reader.number("rollout", 0, TO_THE_END)
        if reader.has("settle"):
            plan.settle = reader.flag("settle")
        if reader.has("own_turn"):
            plan.own_turn = reader.flag("own_turn")
        if reader.has("finish"):
            plan.finish = reader.flag("finish")
        _read_playouts(reader, plan)
    reader.done()
    return plan


def _read_playouts(reader: Reader, plan: Plan) -> None:
    if reader.has("playouts"):
        plan.playouts = reader.number("playouts", 0, 10_000)
    if reader.has("turns"):
        plan.turns = reader.number("turns", 0, 1000)
    if reader.has("hasty"):
        plan.hasty = reader.flag("hasty")


def _hundredths(reader: Reader, key: str, default: float) -> float:
    if not reader.has(key):
        return default
    value = reader.raw(key)
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0.001 <= value <= 1000:
        raise reader.wrong(key, "expected a number from 0.001 to 1000")
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
