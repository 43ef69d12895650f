"""What the code can say: found in the code itself, so that no list has to be kept."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import dolmen
from dolmen import kernel
from dolmen.kernel.branch import Branch, Branches
from dolmen.kernel.game import Game
from dolmen.kernel.sentence import Sentence

SOURCES: Final = Path(dolmen.__file__).parent
TERMINAL: Final = SOURCES / "tables"
SAID: Final = ("Sentence", "Event", "Routine", "Refusal")
SCORE: Final = "score-"

Spoken = dict[tuple[str, tuple[str, ...]], Sentence]


def said_by_code() -> Iterator[tuple[str, set[str]]]:
    """Every `say("key", name=value)` in the Python code: the key and the names of its values."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield str(key.value), {keyword.arg for keyword in node.keywords if keyword.arg}


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def of_package(package: str) -> Spoken:
    """Every sentence that the modules of a package hold: as constants, in classes, in branches of questions."""
    found: Spoken = {}
    paths = importlib.import_module(package).__path__
    for name in [package, *(module.name for module in pkgutil.walk_packages(paths, f"{package}."))]:
        for value in vars(importlib.import_module(name)).values():
            found |= {(sentence.key, sentence.params): sentence for sentence in inside(value, name)}
    return found


def of_kernel() -> Spoken:
    return of_package(kernel.__name__)


def of_game(game: Game[Any]) -> Spoken:
    """Every sentence of a game that its own files must contain."""
    return {key: sentence for key, sentence in of_package(game.package).items() if key not in of_kernel()}


def inside(value: object, module: str) -> Iterator[Sentence]:
    """The sentences in a value; of classes only those that the module itself has made."""
    seen: set[int] = set()
    values = [value]
    while values:
        part = values.pop()
        if id(part) not in seen:
            seen.add(id(part))
            if isinstance(part, Sentence):
                yield part
            values.extend(parts_of(part, module))


def parts_of(value: object, module: str) -> list[object]:
    if isinstance(value, tuple | list | set | frozenset):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, type):
        return list(vars(value).values()) if value.__module__ == module else []
    if isinstance(value, Branches):
        return list(value.all)
    if isinstance(value, Branch):
        return [getattr(value, name, None) for name in dir(value) if not name.startswith("__")]
    return []


def needed_keys(game: Game[Any]) -> set[str]:
    """Every key that a game's code can ask for."""
    keys = {key for group in game.words.values() for key in group}
    keys |= {sentence.key for sentence in of_game(game).values()}
    for option in game.options:
        keys |= {f"option-{option.id}", f"option-{option.id}-help"}
        keys |= {f"option-{option.id}-{value}".lower() for value in option.values if value is not None}
        if option.default is None:
            keys.add(f"option-{option.id}-none")
    return keys | score_keys(game) | {"game-title", "game-original-title", "game-summary", "game-length"}


def score_keys(game: Game[Any]) -> set[str]:
    """The keys of the lines of a score; where a name is put into a key, it is one of the names that the statement uses."""
    file = source_of(game) / "scoring.py"
    found = set()
    for statement in ast.walk(parsed(file)):
        if not isinstance(statement, ast.Assign | ast.Expr | ast.Return):
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Constant) and str(node.value).startswith(SCORE) and node.value != SCORE:
                found.add(str(node.value))
            elif isinstance(node, ast.JoinedStr):
                start = node.values[0]
                if isinstance(start, ast.Constant) and str(start.value).startswith(SCORE):
                    found |= {str(start.value) + name for name in names_in(module_at(file), statement)}
    return {key for key in found if not key.endswith("-")}


def names_in(module: ModuleType, statement: ast.AST) -> Iterator[str]:
    """The names in the tuples of names that a statement uses."""
    for name in loaded(statement):
        value = getattr(module, name, None)
        if isinstance(value, tuple) and all(isinstance(part, str) for part in value):
            yield from value


def source_of(game: Game[Any]) -> Path:
    return SOURCES / "games" / game.package.rpartition(".")[2]


def terminal_of(game: Game[Any]) -> Path:
    """The file that draws a game's table in the terminal."""
    return TERMINAL / f"{source_of(game).name}.py"


def coaching_of(game: Game[Any]) -> Path:
    """The file with what a coach can say about a game."""
    return SOURCES / "bots" / "coaching" / f"{source_of(game).name}.py"


def quoted_by_terminal(game: Game[Any]) -> set[str]:
    """Every string in the code that draws a game's table in the terminal."""
    nodes = ast.walk(parsed(terminal_of(game)))
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


def loaded(node: ast.AST) -> set[str]:
    """The names that some code uses, with or without a module before them."""
    parts = list(ast.walk(node))
    plain = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
    return plain | {part.attr for part in parts if isinstance(part, ast.Attribute)}


def unsaid(game: Game[Any]) -> set[str]:
    """The keys of sentences in constants that no function and no class uses, not even by way of other constants.

    The coach says some of them.
    """
    constants: dict[str, ast.expr] = {}
    homes: dict[str, Path] = {}
    used: set[str] = set()
    for file in [*sorted(source_of(game).rglob("*.py")), terminal_of(game), coaching_of(game)]:
        for node in parsed(file).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                used |= loaded(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                constants[node.target.id] = node.value
                homes[node.target.id] = file
    reached = set(used)
    while reached:
        reached = {name for one in reached if one in constants for name in loaded(constants[one])} - used
        used |= reached
    unused = [name for name in constants.keys() - used if loaded(constants[name]) & set(SAID)]
    return {sentence.key for name in unused for sentence in inside(getattr(module_at(homes[name]), name), "")}


def made_in_functions(game: Game[Any]) -> list[str]:
    """The places where a function makes a sentence."""
    return [
        f"{file.name}:{node.lineno}"
        for file in sorted(source_of(game).rglob("*.py"))
        for function in ast.walk(parsed(file))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in SAID
    ]


def module_at(file: Path) -> ModuleType:
    """The module that a source file holds."""
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return importlib.import_module(".".join(parts).removesuffix(".__init__"))
