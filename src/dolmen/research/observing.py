"""What a seat observes: the question and the view as numbers, by a layout that never changes for a game."""

from functools import cache
from importlib import import_module
from typing import Any, Final

from dolmen import catalog
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.step import State
from dolmen.research.fast.actions import Actions
from dolmen.research.fast.observing import DETAILS, LARGEST, NO_QUESTION, WRITERS, write_question
from dolmen.research.layout import ABSENT, Layout, Number, Numbers

QUESTION_FIELDS: Final = 4


class Observer:
    """Turns states of a game into observations.

    `layout` has the parts of a whole observation: who looks, who is asked what, then the view.
    """

    def __init__(self, game: Game[Any]) -> None:
        module = f"dolmen.research.layouts.{game.id.replace('-', '_')}"
        if game.id not in WRITERS:
            raise BadInput(f"{game.id} has no layout of observations")
        self.game = game
        self.view_layout: Layout = import_module(module).LAYOUT
        self.actions = Actions(game)
        last = max(game.players) - 1
        self.layout = Layout(
            (
                Number("viewer", 0, last),
                Number("asked", ABSENT, last),
                Number("question", NO_QUESTION, len(self.actions.kinds) - 1),
                Numbers("details", DETAILS, ABSENT, LARGEST, fixed=False),
                *self.view_layout.fields,
            )
        )

    def observe(self, state: State, seat: int) -> list[int]:
        """Return what a seat observes, read from its view."""
        out: list[int] = []
        write_question(state, self.actions, seat, out)
        out += self.view_layout.encode(self.game.view(state, seat))
        return out

    def observe_fast(self, state: State, seat: int) -> list[int]:
        """Return the same numbers, written from the state without a view."""
        out: list[int] = []
        write_question(state, self.actions, seat, out)
        WRITERS[self.game.id](state, seat, out)
        return out

    def view(self, observation: list[int]) -> dict[str, Any]:
        """Return the view that an observation was made from."""
        return self.view_layout.decode(observation[self.layout.size - self.view_layout.size :])


@cache
def observer(game_id: str) -> Observer:
    """Return the observer of a game; there is one for each."""
    return Observer(catalog.find(game_id))
