"""The console script `dolmen`: finds the command, imports only its module, and explains bad input."""

import argparse
import difflib
import importlib
import keyword
import os
import sys
from typing import Final, NamedTuple, Protocol

import dolmen
from dolmen import compiled


class Command(NamedTuple):
    """One line of `dolmen --help`; the module of the same name in dolmen.cli does the work (import_file for import,
    admin_link for admin-link)."""

    help: str
    uses_rules: bool = True
    """The command plays games, so it says when the rules run interpreted."""
    builds: bool = False
    """Rebuild first if the compiled rules are out of date."""
    passes_on: bool = False
    """Unknown arguments are passed on to another program."""


COMMANDS: Final = {
    "play": Command("play at the terminal, against people and bots"),
    "lesson": Command("learn a game at the terminal, one lesson at a time"),
    "puzzle": Command("solve a puzzle at the terminal: your move, and what it costs"),
    "puzzles": Command("mine games of bots for puzzles, or verify those that are there", builds=True),
    "scenario": Command("run scenario files: given a position, when these choices, then this holds"),
    "rules": Command("read the rules of a game, or see where each rule is in code and tests"),
    "components": Command("list the components of a game, or export them for correction"),
    "replay": Command("show a journal step by step"),
    "review": Command("evaluate every decision and every draw of a game: luck apart from decisions", builds=True),
    "verify": Command("check a journal: its chain, its commitment, every chance answer and every rule"),
    "perft": Command("count the positions that can be reached from a seed"),
    "bench": Command("measure the speed of the rules", builds=True),
    "chaos": Command("kill, pause and restart servers under load, and check that nothing is lost or leaked", builds=True),
    "ladder": Command("play bot levels against each other: how strong is each one?", builds=True),
    "lab": Command("play thousands of games: what is too strong, what does a change of the rules do?", builds=True),
    "serve": Command("open the table in the browser, for this machine or the whole house", builds=True),
    "admin-link": Command("print a link that signs a browser in as the server's administrator", uses_rules=False),
    "doctor": Command("check an installation and say what is wrong", uses_rules=False),
    "bots": Command("think for the bots of servers on PostgreSQL, on this machine or another", builds=True),
    "backup": Command("copy all tables into one file, while the server runs", uses_rules=False),
    "restore": Command("put the tables of a backup in place", uses_rules=False),
    "migrate-database": Command("move all tables to another database: SQLite to PostgreSQL, or back", uses_rules=False),
    "export": Command("write a table to a file: a finished one as its journal, another with all its secrets"),
    "import": Command("make a table of a file that was exported or downloaded"),
    "types": Command("write the types of the wire and of the views for the browser part", uses_rules=False),
    "test": Command("run the tests, compiled and interpreted", uses_rules=False, passes_on=True),
    "check": Command("run every check: style, types, layers, rule coverage, lessons, texts", uses_rules=False),
    "build": Command("compile the rules with mypyc", uses_rules=False),
}


SLOW: Final = (
    "the rules run interpreted, several times slower: there was no C compiler (or no Python headers) "
    "when this copy was installed; with them, pip install --force-reinstall makes it fast"
)


class Module(Protocol):
    """What every module of a command has."""

    HELP: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def main(argv: list[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    try:
        code = _dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone, so nothing more can be printed, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if not _bad_input(error):
            raise
        return refuse(str(error))


def refuse(sentence: str) -> int:
    """Say what was wrong with the command line."""
    print(f"dolmen: {sentence}", file=sys.stderr)
    return 2


def _bad_input(error: Exception) -> bool:
    from dolmen.kernel.errors import BadInput

    return isinstance(error, BadInput)


def _dispatch(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0
    if argv[0] == "--version":
        print(f"dolmen {dolmen.__version__}, engine: {compiled.status()}")
        return 0
    name = argv[0]
    command = COMMANDS.get(name)
    if command is None:
        return refuse(_unknown(name))
    arguments = parsed(argv)
    if command.uses_rules:
        _settle_engine(command.builds)
    return _module(name).run(arguments)


def parsed(argv: list[str]) -> argparse.Namespace:
    """Read the arguments of a command; the first word is its name."""
    name = argv[0]
    module = _module(name)
    parser = argparse.ArgumentParser(prog=f"dolmen {name}", description=module.HELP, allow_abbrev=False)
    module.add_arguments(parser)
    if not COMMANDS[name].passes_on:
        return parser.parse_args(argv[1:])
    arguments, passed_on = parser.parse_known_args(argv[1:])
    arguments.passed_on = passed_on
    return arguments


def _module(name: str) -> Module:
    # A word of Python cannot be the name of a module that others import, and neither can a name with a hyphen.
    file = f"{name}_file" if keyword.iskeyword(name) else name.replace("-", "_")
    module: Module = importlib.import_module(f"dolmen.cli.{file}")
    return module


def _settle_engine(builds: bool) -> None:
    """Build when the command needs speed; otherwise say once that the rules run interpreted, and what to do about it."""
    root = compiled.checkout()
    if compiled.status() == "interpreted (asked for)":
        return
    if root is None:
        if compiled.status() != "compiled":
            print(f"dolmen: {SLOW}", file=sys.stderr)
    elif builds:
        from dolmen.cli.build import build

        build(root)
    elif compiled.status() != "compiled" and not (root / ".build" / "cannot").exists():
        print(f"dolmen: {compiled.status()}; ./dolmen build makes it fast", file=sys.stderr)


def _overview() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(
        [
            "usage: dolmen COMMAND [...]",
            "",
            "One table, four board games.",
            "",
            *lines,
            "",
            "dolmen COMMAND --help says more about one command; dolmen --version tells the version.",
        ]
    )


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, COMMANDS, n=1, cutoff=0.5)
    guess = f"; did you mean {near[0]!r}?" if near else "."
    return f"there is no command {name!r}{guess} Commands: {', '.join(COMMANDS)}"
