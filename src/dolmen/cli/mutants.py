"""Mutants of rules: the same code with one clause of a refusal taken out.

Clauses are the conditions of functions that return a refusal, and of those that they call in the same file.
Taking one out makes its condition False, or True where False would be the refusal; each part of an `or` is a clause of its own,
and a refusal without a condition becomes None.
No file is changed: the code of a mutant replaces that of its function in memory.
"""

import ast
import importlib
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

RULE_ID: Final = re.compile(r"\b[A-Z]{3}-\d{3}\b")
REFUSAL: Final = "Refusal"
NO_RULE: Final = "no rule"
# They list, carry out and show choices; what only they check is not a refusal.
NOT_JUDGING: Final = ("candidates", "options", "take", "label")


class Mutant(NamedTuple):
    """A clause to take out: its function, its number there, the rule behind it, where it is and what is left of it."""

    module: str
    function: str
    number: int
    rule: str
    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.what}"


class Site(NamedTuple):
    """A clause in a syntax tree, and how it is taken out there."""

    node: ast.If | ast.IfExp | ast.Return
    what: str
    take_out: Callable[[], None]


class Place(NamedTuple):
    """A function in a syntax tree, its full name, and the class that it belongs to."""

    name: str
    node: ast.FunctionDef
    owner: ast.ClassDef | None


def find_mutants(folder: Path, package: str) -> list[Mutant]:
    """Return all mutants of a package, in the order of its files and lines."""
    trees = {file.relative_to(folder): _parsed(file) for file in sorted(folder.rglob("*.py"))}
    rules = _rules_of_refusals(trees.values())
    return [
        Mutant(
            ".".join([package, *file.with_suffix("").parts]).removesuffix(".__init__"),
            place.name,
            number,
            _rule_of(site.node, place, rules),
            file.as_posix(),
            site.node.lineno,
            site.what,
        )
        for file, tree in trees.items()
        for place in judging(tree)
        for number, site in enumerate(sites(place.node))
    ]


def patch(mutant: Mutant) -> None:
    """Put a mutant in place of the function in this process."""
    module = importlib.import_module(mutant.module)
    file = module.__file__
    assert file is not None
    tree = _parsed(Path(file))
    place = next(place for place in judging(tree) if place.name == mutant.function)
    sites(place.node)[mutant.number].take_out()
    code = _inner_code(compile(ast.fix_missing_locations(tree), file, "exec"), mutant.function)
    found: Any = module
    for name in mutant.function.split("."):
        found = vars(found)[name]
    assert isinstance(found, FunctionType), f"{mutant.function} is compiled; set DOLMEN_INTERPRETED=1"
    found.__code__ = code


def judging(tree: ast.Module) -> list[Place]:
    """Return the functions that return a refusal, and those that they call in the same file."""
    places = {place.name: place for place in _functions(tree)}
    found = [place for place in places.values() if _refuses(place.node)]
    for place in found:  # which grows
        for name in _called(place):
            if name in places and places[name] not in found:
                found.append(places[name])
    return sorted(found, key=lambda place: place.node.lineno)


def sites(function: ast.FunctionDef) -> list[Site]:
    """Return the clauses of a function, in reading order."""
    refuses = _refuses(function)
    nodes = list(ast.walk(function))
    guarded = {id(node.body[0]) for node in nodes if isinstance(node, ast.If)}
    found: list[Site] = []
    for node in nodes:
        if isinstance(node, ast.If):
            found += _conditions(node, False)
        elif isinstance(node, ast.IfExp):
            found += _conditions(node, refuses and _is_none(node.body) and not _is_none(node.orelse))
        elif isinstance(node, ast.Return) and refuses and id(node) not in guarded:
            if not (node.value is None or _is_none(node.value) or isinstance(node.value, ast.IfExp)):
                found.append(Site(node, f"`{ast.unparse(node)}` is None", _answer_none(node, node.value)))
    return sorted(found, key=lambda site: (site.node.lineno, site.node.col_offset))


def _conditions(node: ast.If | ast.IfExp, allows: bool) -> Iterator[Site]:
    """Yield the parts of a condition; `allows` tells that the refusal is what comes when it is False."""
    test = node.test
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And if allows else ast.Or):
        for part in test.values:
            yield Site(node, f"`{ast.unparse(part)}` is {allows}", _settle_part(test, part, allows))
    else:
        yield Site(node, f"`{ast.unparse(test)}` is {allows}", _settle(node, allows))


def _settle(node: ast.If | ast.IfExp, value: bool) -> Callable[[], None]:
    def take_out() -> None:
        node.test = ast.Constant(value)

    return take_out


def _settle_part(test: ast.BoolOp, part: ast.expr, value: bool) -> Callable[[], None]:
    def take_out() -> None:
        test.values = [ast.Constant(value) if other is part else other for other in test.values]

    return take_out


def _answer_none(node: ast.Return, value: ast.expr) -> Callable[[], None]:
    def take_out() -> None:
        # The value stays in the tree, so that a function with `super()` keeps its cell for the class.
        node.value = ast.IfExp(ast.Constant(True), ast.Constant(None), value)

    return take_out


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _functions(tree: ast.Module) -> Iterator[Place]:
    for node in tree.body:
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef) and not inner.decorator_list:
                owner = node if isinstance(node, ast.ClassDef) else None
                yield Place(f"{owner.name}.{inner.name}" if owner else inner.name, inner, owner)


def _refuses(function: ast.FunctionDef) -> bool:
    return function.returns is not None and REFUSAL in ast.unparse(function.returns)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _called(place: Place) -> Iterator[str]:
    """Yield the full names of the functions that a function calls by name or as methods of its own class."""
    for node in ast.walk(place.node):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name):
            yield node.func.id
        elif place.owner and isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "self":
            if node.func.attr not in NOT_JUDGING:
                yield f"{place.owner.name}.{node.func.attr}"


def _rules_of_refusals(trees: Iterable[ast.Module]) -> dict[str, str]:
    """Return the rules of the constants that hold refusals."""
    found = {}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                text = ast.unparse(node.value)
                rule = RULE_ID.search(text)
                if f"{REFUSAL}(" in text and rule is not None:
                    found[node.target.id] = rule[0]
    return found


def _rule_of(node: ast.If | ast.IfExp | ast.Return, place: Place, rules: dict[str, str]) -> str:
    """Return the rule of the refusal in a clause; otherwise the first one that the function or its class cites."""
    for part in node.body if isinstance(node, ast.If) else [node]:
        for inner in ast.walk(part):
            name = inner.attr if isinstance(inner, ast.Attribute) else inner.id if isinstance(inner, ast.Name) else ""
            if name in rules:
                return rules[name]
    for text in (ast.get_docstring(place.node), place.owner and ast.get_docstring(place.owner)):
        rule = RULE_ID.search(text or "")
        if rule is not None:
            return rule[0]
    return NO_RULE


def _inner_code(code: CodeType, name: str) -> CodeType:
    """Return the code of a function inside the code of its module."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            if name.startswith(f"{part.co_qualname}."):
                return _inner_code(part, name)
    raise LookupError(f"there is no function {name} in {code.co_filename}")
