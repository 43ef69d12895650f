"""List or export the components of a game."""

import argparse
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.reading import read_file

HELP = "List the component files of a game with the provenance of their data, export them for correction, or check a folder."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, with which game, in which folder."""
    parser.add_argument("action", choices=("list", "export", "check"))
    parser.add_argument("game")
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="for export and check")
    parser.add_argument("--force", action="store_true", help="overwrite files that are there")


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    game = catalog.find(arguments.game)
    if arguments.action == "list":
        return list_files(game)
    if arguments.folder is None:
        raise BadInput(f"components {arguments.action} {game.id}: name a folder")
    if arguments.action == "export":
        return export(game, arguments.folder, arguments.force)
    box = game.open_box(arguments.folder)
    same = box.digest == game.open_box(None).digest
    print(f"{arguments.folder}: all component files are well formed" + (" and the same as ours." if same else "."))
    return 0


def data_files(game: Game[Any]) -> list[Path]:
    """Our component files."""
    return sorted(Path(str(files(game.package))).glob("data/*.toml"))


def list_files(game: Game[Any]) -> int:
    """List the files with the provenances of their data."""
    for file in data_files(game):
        sources: Counter[str] = Counter()
        count_sources(read_file(file), sources)
        print(f"{file.name}: " + ", ".join(f"{count} {source}" for source, count in sorted(sources.items())))
    return 0


def count_sources(value: Any, sources: Counter[str]) -> None:
    """Count provenances in a table at any depth."""
    if isinstance(value, list):
        for entry in value:
            count_sources(entry, sources)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "provenance":
                for source in inner.values():
                    sources.update(source if isinstance(source, list) else [source])
            else:
                count_sources(inner, sources)


def export(game: Game[Any], folder: Path, force: bool) -> int:
    """Copy our files into a folder without overwriting corrections."""
    ours = data_files(game)
    there = [file.name for file in ours if (folder / file.name).exists()]
    if there and not force:
        raise BadInput(f"{folder}: {', '.join(there)} is there already; nothing was written (--force overwrites)")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in ours:
            (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{folder}: cannot be written: {error.strerror}") from None
    print(f"{len(ours)} files are in {folder}.")
    print(f"Correct them from your box, then play with them: dolmen play {game.id} --components {folder}")
    return 0
