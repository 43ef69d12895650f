"""Remembers which puzzles were solved at the terminal."""

import json
from pathlib import Path
from typing import Final

from dolmen.kernel.errors import BadInput

FILE: Final = "puzzles.json"


class Solved:
    """The solved puzzles of one game, in a file of the user's data folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.path = folder / FILE
        self.game = game
        self.all: dict[str, list[str]] = {}
        if self.path.is_file():
            try:
                self.all = {str(name): [str(id) for id in ids] for name, ids in json.loads(self.path.read_bytes()).items()}
            except (ValueError, AttributeError, TypeError):
                raise BadInput(f"{self.path}: is damaged; remove it to start again without solved puzzles") from None

    @property
    def ids(self) -> list[str]:
        """The puzzles that were solved."""
        return self.all.get(self.game, [])

    def add(self, puzzle: str) -> None:
        """Note that a puzzle was solved."""
        if puzzle in self.ids:
            return
        self.all[self.game] = sorted([*self.ids, puzzle])
        draft = self.path.with_name(f"{FILE}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(self.all, indent=1) + "\n", encoding="utf-8")
            draft.replace(self.path)
        except OSError as error:
            raise BadInput(f"{self.path}: cannot be written: {error.strerror}") from None
