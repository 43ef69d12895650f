"""A solver: makes moves at the table of a puzzle as a player would, by clicks or by keys."""

from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import Puzzle, position
from tests.web.playing import settle
from tests.web.pupil import TOWARDS, TRIES, press

SAID = "() => document.querySelector('[data-verdict]')?.dataset.verdict"


class Solver:
    """One puzzle in a browser, beside its position in the engine, which knows the places of the choices."""

    def __init__(self, page: Any, game: Game[Any], puzzle: Puzzle, keys: bool = False) -> None:
        self.page = page
        self.puzzle = puzzle
        self.keys = keys
        self.state = position(game, puzzle).state
        ask = engine.pending(self.state)
        assert ask is not None
        self.ask = ask
        page.goto(f"/puzzles/{game.id}/{puzzle.id}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table and the words of the puzzle are there."""
        self.page.wait_for_selector("section.lesson [data-verdict]")
        self.page.wait_for_selector(".bar[data-moment]")
        settle(self.page)

    def places(self, choice: int) -> list[str]:
        """The places of a choice, each before the places around it."""
        found = []
        for place in self.ask.place(self.state, choice).split(" "):
            parts = place.split("/")
            found += ["/".join(parts[:length]) for length in range(len(parts), 0, -1)]
        return found

    def verdict(self) -> str:
        """What is said of the last move: "right", "wrong" or nothing."""
        found: str = self.page.evaluate(SAID)
        return found

    def move(self, choice: int) -> str:
        """Make a choice by clicks, of which it may need several, and return what is said of it; "" if no way leads to it."""
        if self.verdict():
            self.page.click("[data-again]")
            self.page.wait_for_function(f"() => ({SAID})() === ''")
            settle(self.page)
        name = engine.choice_name(self.ask, choice)
        for _ in range(TRIES):
            target = self.page.evaluate_handle(TOWARDS, [name, self.places(choice), self.keys]).as_element()
            if target is None:
                return ""
            press(self.page, target, self.keys)
            settle(self.page)
            if self.verdict():
                return self.verdict()
        return ""

    def solve(self) -> None:
        """Make the right move."""
        assert self.move(self.puzzle.solution) == "right", f"{self.puzzle.path}: {self.puzzle.name} is not made"

    def err(self) -> int:
        """Make a wrong move: the worst that can be made by clicks. Returns the choice."""
        for answer in reversed(self.puzzle.answers[1:]):
            if self.move(answer.choice) == "wrong":
                return answer.choice
        raise AssertionError(f"{self.puzzle.path}: no wrong move can be made")
