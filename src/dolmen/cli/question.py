"""A question at the terminal: its choices by place, what a player may mean by a line, and why something is not possible."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.cli.places import Places
from dolmen.kernel import engine
from dolmen.kernel.match import Match
from dolmen.kernel.step import Ask
from dolmen.tables import draw
from dolmen.texts import Texts

MANY: Final = 18
WIDTH: Final = 100
FEWEST_LETTERS: Final = 3


def _ranges(numbers: Sequence[int]) -> str:
    """Write numbers as 3, as 1-6 or as 1,12."""
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(map(str, numbers))


class Question:
    """The pending question of a match, printed for the player who is asked."""

    def __init__(self, match: Match, ask: Ask[Any], speech: Texts, names: Sequence[str]) -> None:
        self.match = match
        self.ask = ask
        self.speech = speech
        self.names = names
        self.options = engine.options(match.state)
        self.places = Places(match.game, ask, match.state, speech)

    def show(self) -> None:
        """Print the question with its rule, and the numbered options by place, with their rules."""
        asked = self.speech.said(self.ask.asked(self.match.state), self.names)
        print(f"\n{self.names[self.ask.seat]}: {asked} [{self.ask.rule_asked()}]")
        self.show_choices(self.options)

    def show_choices(self, choices: Sequence[int]) -> None:
        """Print choices that are possible now, those at one place together; numbers are those of the whole list."""
        numbers = {choice: number for number, choice in enumerate(self.options, start=1)}
        groups = self.places.groups(choices)
        if len(choices) > MANY:
            self._show_briefly([(place, group, _ranges([numbers[choice] for choice in group])) for place, group in groups])
            return
        names = {choice: self.places.name(choice, whole=len(group) > 1) for _, group in groups for choice in group}
        width = max(map(len, names.values()))
        before = ""
        for choice, name in names.items():
            print(f"{numbers[choice]:>3} {name if name != before else '':<{width}}  {self.described(choice)}")
            before = name

    def _show_briefly(self, groups: Sequence[tuple[str, list[int], str]]) -> None:
        """Print many choices in columns: places with the numbers of their choices, and their words where these are short."""
        room = max(len(numbers) for _, _, numbers in groups)
        cells = [f"{numbers:>{room}} {place}" for place, _, numbers in groups]
        room = max(map(len, cells)) + 2
        spoken = [f"{cell:<{room}}{self.label(group[0])}" for cell, (_, group, _) in zip(cells, groups, strict=True)]
        if all(len(group) == 1 for _, group, _ in groups) and 2 * (max(map(len, spoken)) + 2) <= WIDTH:
            cells = spoken
        width = max(map(len, cells)) + 2
        across = max(1, WIDTH // width)
        for start in range(0, len(cells), across):
            print("".join(cell.ljust(width) for cell in cells[start : start + across]).rstrip())

    def label(self, choice: int) -> str:
        """Return a choice in words."""
        return self.speech.said(self.ask.label(self.match.state, choice), self.names)

    def described(self, choice: int) -> str:
        """Return the words of a choice with its rule."""
        return f"{self.label(choice)} [{self.ask.rule_here(self.match.state, choice)}]"

    def meant(self, typed: str) -> list[int]:
        """Return the choices that a line may mean: those at a place, the one with this name, or those with these first words.

        `=3` is the choice with the name 3.
        """
        found = [] if typed.startswith("=") else self.places.at(typed)
        if found:
            return found
        named = engine.named_choice(self.ask, typed.removeprefix("="))
        if named is not None and named in self.places.choices:
            return [named]
        if len(typed) < FEWEST_LETTERS:
            return []
        return [choice for choice in self.places.choices if self.label(choice).casefold().startswith(typed.casefold())]

    def explain(self, typed: str) -> None:
        """Say why the choices at a place, a choice by its name, or all choices are not possible."""
        choices = self.meant(typed) if typed else self.places.choices
        if not choices:
            self.say_unknown(typed)
        elif typed:
            self.show_reasons(choices)
            possible = [choice for choice in choices if choice in self.options]
            if possible:
                self.show_choices(possible)
        elif not self.show_reasons(choices):
            print(self.speech.say("play-all-possible"))

    def show_reasons(self, choices: Sequence[int]) -> bool:
        """Print why choices are not possible, each reason at a place once; tell whether there was any."""
        said: set[tuple[str, str]] = set()
        for choice in choices:
            reason = self.speech.refusal(self.ask, self.match.state, choice, self.names)
            refusal = self.ask.why_not(self.match.state, choice)
            place = self.places.name(choice)
            if reason is None or refusal is None or (place, reason) in said:
                continue
            said.add((place, reason))
            print(self.speech.say("play-not-possible", reason=f"{self.label(choice)}: {reason}", rule=refusal.rule))
        return bool(said)

    def say_unknown(self, typed: str) -> None:
        """Say that there is nothing to choose at a place of the table, or that what was typed means nothing."""
        drawn = draw(self.match.game, self.match, self.speech, self.ask.seat).casefold().split()
        kind = typed.casefold().partition(":")[0]
        if typed.casefold() in drawn or kind in self.match.game.places:
            print(self.speech.say("play-nothing-there", input=typed))
        else:
            print(self.speech.say("play-unknown", input=typed))
