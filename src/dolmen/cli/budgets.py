"""Length budgets: a file, class or function that is too long does too much."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

BUDGETS: Final = {"file": 400, "class": 200, "function": 50}
PYTHON: Final = ("src", "tests", "bench")
PAGE: Final = "web/src"
PAGE_KINDS: Final = (".ts", ".svelte")
GENERATED: Final = "web/src/generated/"

# In the page a block ends with a brace at the indentation of its first line, so no parser is needed to find its end.
PAGE_CLASS: Final = re.compile(r"^( *)(?:export )?(?:abstract )?class (\w+)")
PAGE_FUNCTION: Final = re.compile(r"^( *)(?:export )?(?:async )?function\*? (\w+)")
PAGE_METHOD: Final = re.compile(r"^( +)(?:(?:private|static|async|get|set) )*(#?\w+)\(.*\{$")
PAGE_CONSTANT: Final = re.compile(r"^( *)(?:export )?const (\w+).*=> \{$")
NOT_A_METHOD: Final = ("if", "for", "while", "switch", "catch", "function", "return")


class Part(NamedTuple):
    """A file, class or function and its length in lines; `name` is `Class.method` for a method."""

    file: str
    kind: str
    name: str
    line: int
    lines: int


def complaints(root: Path) -> list[str]:
    """What is over its budget."""
    return [
        f"{part.file}:{part.line}: {part.kind} {part.name} has {part.lines} lines, the budget is {BUDGETS[part.kind]}"
        for part in measured(root)
        if part.lines > BUDGETS[part.kind]
    ]


def measured(root: Path) -> Iterator[Part]:
    """Every file, class and function with its length."""
    for folder in PYTHON:
        for file in sorted((root / folder).rglob("*.py")):
            yield from _of_python(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    for file in sorted((root / PAGE).rglob("*")):
        name = file.relative_to(root).as_posix()
        if file.suffix in PAGE_KINDS and not name.startswith(GENERATED):
            yield from _of_page(name, file.read_text(encoding="utf-8"))


def _of_python(name: str, text: str) -> Iterator[Part]:
    yield Part(name, "file", name, 1, text.count("\n"))
    yield from _inside(name, ast.parse(text), "")


def _inside(file: str, node: ast.AST, prefix: str) -> Iterator[Part]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _inside(file, child, prefix)
            continue
        kind = "class" if isinstance(child, ast.ClassDef) else "function"
        yield Part(file, kind, prefix + child.name, child.lineno, (child.end_lineno or child.lineno) - child.lineno + 1)
        yield from _inside(file, child, f"{prefix}{child.name}.")


def _of_page(name: str, text: str) -> Iterator[Part]:
    yield Part(name, "file", name, 1, text.count("\n"))
    lines = text.splitlines()
    for number, line in enumerate(lines):
        found = PAGE_CLASS.match(line) or PAGE_FUNCTION.match(line) or PAGE_CONSTANT.match(line) or PAGE_METHOD.match(line)
        if found is None or found[2] in NOT_A_METHOD:
            continue
        end = f"{found[1]}}}"
        after = range(number + 1, len(lines))
        last = number if line.endswith("}") else next((later for later in after if lines[later].startswith(end)), number)
        kind = "class" if PAGE_CLASS.match(line) else "function"
        yield Part(name, kind, found[2], number + 1, last - number + 1)
