"""Writes weights into the file that the bots read, and keeps everything else in it."""

import re
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parents[1] / "src" / "dolmen" / "bots" / "data" / "weights.toml"


def write(game: str, kind: str, numbers: list[float], path: Path = FILE) -> None:
    """Put a list of weights of a game into its section; a list of the same kind is replaced."""
    line = f"{kind} = {[round(float(number), 4) for number in numbers]}"
    text = path.read_text("utf-8")
    section = re.search(rf"^\[{re.escape(game)}\]\n(?:[a-z].*\n)*", text, re.MULTILINE)
    if section is None:
        text += f"\n[{game}]\n{line}\n"
    else:
        kept = [row for row in section[0].splitlines() if not row.startswith(f"{kind} = ")]
        text = text.replace(section[0], "\n".join([*kept, line]) + "\n")
    path.write_text(text, "utf-8")
