"""`dolmen types`: write the types of the wire and of the views for the browser."""

import argparse
import sys

from dolmen import compiled

HELP = "Write web/src/generated: the types of the wire and of the games' views, for the browser part."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")


def run(arguments: argparse.Namespace) -> int:
    from dolmen.server import typescript

    root = compiled.checkout()
    if root is None:
        print("dolmen: the browser's sources are in the checkout, not in the installed package", file=sys.stderr)
        return 2
    folder = root / "web" / "src" / "generated"
    if arguments.check:
        stale = [
            name
            for name, text in typescript.generated().items()
            if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
        ]
        for name in stale:
            print(f"dolmen: web/src/generated/{name} is stale; ./dolmen types writes it again", file=sys.stderr)
        return 1 if stale else 0
    for file in typescript.write(folder):
        print(file.relative_to(root).as_posix())
    return 0
