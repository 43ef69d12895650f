"""Scenarios: a position, choices by name, and what must hold after them."""

from pathlib import Path
from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.by_name import ByName, Failed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Game
from dolmen.kernel.reading import Reader, read_file
from dolmen.kernel.sentence import Told
from dolmen.kernel.step import State


class Scenario:
    """A scenario file that has been read."""

    def __init__(self, path: Path) -> None:
        reader = Reader(read_file(path), path.name)
        self.path = path
        self.id = reader.text("id")
        self.title = reader.text("title")
        self.game = reader.text("game")
        self.rules = [str(rule) for rule in reader.entries("rules")]
        self.given = dict(reader.inside("given").table)
        self.steps = reader.each("steps")
        reader.done()

    def run(self, game: Game[Any], box: Box | None = None) -> None:
        """Run the scenario; Failed says what did not hold."""
        state = game.load_position(self.given, f"{self.path.name}, given", box or game.open_box(None))
        state.sink = []
        engine.run(state)
        for step in self.steps:
            Runner(game, state, step).run()


class Runner(ByName):
    """One step of a scenario: `when` choices, then what must hold."""

    def __init__(self, game: Game[Any], state: State, step: Reader) -> None:
        super().__init__(state, step.where)
        self.game = game
        self.step = step

    def run(self) -> None:
        """Make the choices, then check."""
        assert self.state.sink is not None
        self.state.sink.clear()
        draws = list(self.step.entries("draws")) if self.step.has("draws") else []
        if self.step.has("when"):
            raw = self.step.raw("when")
            for name in raw if isinstance(raw, list) else [raw]:
                self.draw(draws)
                self.choose(str(name))
        self.draw(draws)
        self.used_up(draws)
        if self.step.has("then"):
            self.check(self.step.inside("then"))
        self.step.done()

    def check(self, then: Reader) -> None:
        """Check everything that the file expects now."""
        ask = engine.pending(self.state)
        if then.has("asked"):
            self.equal("asked", then.text("asked"), type(ask).__name__ if ask else "nothing")
        if then.has("seat"):
            self.equal("seat", then.raw("seat"), ask.seat if ask else None)
        if then.has("options"):
            self.equal("options", sorted(then.entries("options")), sorted(self.option_names()))
        if then.has("offers"):
            missing = [name for name in then.entries("offers") if name not in self.option_names()]
            self.equal("offers", [], missing, f"; offered are {listed(self.option_names())}")
        if then.has("refuses"):
            self.check_refusals(then.inside("refuses"))
        if then.has("position"):
            self.compare("position", then.raw("position"), self.game.dump_position(self.state))
        if then.has("told"):
            self.equal("told", then.entries("told"), [told.event.key for told in self.told()])
        if then.has("over"):
            self.equal("over", then.flag("over"), engine.over(self.state))
        if then.has("breakdown"):
            self.compare("breakdown", then.raw("breakdown"), [dict(lines) for lines in self.game.breakdown(self.state)])
        if then.has("result"):
            self.compare("result", then.raw("result"), self.game.result(self.state).document())
        then.done()

    def told(self) -> list[Told]:
        """List what this step told."""
        assert self.state.sink is not None
        return self.state.sink

    def option_names(self) -> list[str]:
        """The names of all legal choices."""
        ask = engine.pending(self.state)
        if ask is None:
            return []
        return [engine.choice_name(ask, choice) for choice in engine.options(self.state)]

    def check_refusals(self, refuses: Reader) -> None:
        """Each named choice must be refused, with the rule or the reason that the file names."""
        ask = engine.pending(self.state)
        if ask is None:
            raise Failed(f"{self.where}: the game is over, nothing can be refused")
        for name, expected in refuses.table.items():
            refusal = engine.check(self.state, self.named(ask, name))
            if refusal is None:
                raise Failed(f"{self.where}: {name!r} is allowed, expected a refusal ({expected})")
            found = (refusal.rule, refusal.key)
            if expected not in found:
                raise Failed(f"{self.where}: {name!r} is refused with {refusal.key} ({refusal.rule}), expected {expected}")

    def equal(self, what: str, expected: object, found: object, more: str = "") -> None:
        """Fail unless two things are equal."""
        if expected != found:
            raise Failed(f"{self.where}: {what}: expected {expected!r}, found {found!r}{more}")

    def compare(self, what: str, expected: Any, found: Any) -> None:
        """Compare part of a document: anything that the file does not mention may have any value."""
        if isinstance(expected, dict) and isinstance(found, dict):
            for key, value in expected.items():
                if key not in found:
                    raise Failed(f"{self.where}: {what} has no {key!r}; there are {listed(found)}")
                self.compare(f"{what}.{key}", value, found[key])
        elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
            for number, value in enumerate(expected):
                self.compare(f"{what}[{number}]", value, found[number])
        else:
            self.equal(what, expected, found)


def find_scenarios(paths: list[Path]) -> list[Path]:
    """List the scenario files among files and folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob("*.toml")))
        elif path.exists():
            found.append(path)
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    if not found:
        raise BadInput(f"no scenario file in {listed(paths)}; they end in .toml")
    return found
