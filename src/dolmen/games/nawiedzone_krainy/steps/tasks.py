"""End of a Season: task cards, chosen in secret and at the same time."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.names import TASK_CHOICES, TASK_COUNT, TASK_PAIRS, TASKS
from dolmen.games.nawiedzone_krainy.scoring import task_points
from dolmen.games.nawiedzone_krainy.sentences import (
    DO_CHOOSE_PAIR,
    TASK_CHOSEN_BEFORE,
    TASK_NOT_IN_GAME,
    TASKS_CHOSEN,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask

SINGLE_TASKS: Final = list(range(TASK_COUNT))
TASK_PAIR_CHOICES: Final = list(range(TASK_COUNT, TASK_COUNT + len(TASK_PAIRS)))


class ChooseTasks(Ask[Table]):
    """NAW-124: choose one of one's task cards, or a pair of different cards, not chosen before.

    Mandatory, secret, at the same time for all; the number of cards is public, their identity is not.
    """

    __slots__ = ("count",)

    topic: ClassVar = "tasks"
    question: ClassVar = Sentence("ask-choose-tasks", "count")
    option: ClassVar = Sentence("choose-task", "task", "valour", "now")
    rule: ClassVar = "NAW-124"
    names: ClassVar = TASK_CHOICES
    secret: ClassVar = True
    together: ClassVar = True

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.count)

    def automatic(self, state: Table) -> bool:
        return False

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.count,))

    def label(self, state: Table, choice: int) -> Said:
        values: list[int] = []
        cards = cards_of(choice)
        for task in cards:
            values += (task, state.parts.tasks[task].valour, task_points(state, self.seat, task))
        return Said(DO_CHOOSE_PAIR if len(cards) == 2 else self.option, tuple(values))

    def candidates(self, state: Table) -> list[int]:
        return SINGLE_TASKS if self.count == 1 else TASK_PAIR_CHOICES

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        for task in cards_of(choice):
            if not in_game(state, task):
                return TASK_NOT_IN_GAME
            if task in state.players[self.seat].tasks:
                return TASK_CHOSEN_BEFORE
        return None

    def place(self, state: Table, choice: int) -> str:
        return " ".join([f"task:{TASKS[task]}" for task in cards_of(choice)])

    def take(self, state: Table, choice: int) -> None:
        player = state.players[self.seat]
        player.tasks = sorted([*player.tasks, *cards_of(choice)])
        state.tell(TASKS_CHOSEN, self.seat, self.count)


def cards_of(choice: int) -> tuple[int, ...]:
    """The cards of a choice: one, or a pair."""
    return (choice,) if choice < TASK_COUNT else TASK_PAIRS[choice - TASK_COUNT]


def in_game(state: Table, task: int) -> bool:
    """NAW-036: with two players some task cards are removed from every set."""
    return state.seats > 2 or state.parts.tasks[task].two_players
