"""A position of Przepowiednia as a puzzle; the chances of its choices are made up."""

from typing import Any, Final

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.game import Game
from dolmen.kernel.match import start
from dolmen.kernel.puzzle import position_hash
from dolmen.lab.puzzle_file import Found, Option, Source

GAME: Final[Game[Any]] = catalog.find("przepowiednia")
SEED: Final = 5


def found(moves: int = 6) -> Found:
    """The position after at least so many moves, each the first that was possible, at a question with several options."""
    match = start(GAME, GAME.setup(2, {}), ["a", "b"], secret=secret_from_seed(SEED), table="t")
    made: list[int] = []
    while len(made) < moves or len(engine.options(match.state)) < 3:
        ask = engine.pending(match.state)
        assert ask is not None
        made.append(engine.options(match.state)[0])
        match.play(ask.seat, made[-1])
    ask = engine.pending(match.state)
    assert ask is not None
    source = Source(GAME.id, GAME.version, SEED, 2, match.setup.options, made, position_hash(match), ask.seat)
    legal = engine.options(match.state)
    options = [Option(choice, 0.9 - 0.01 * number, [("why-points", 3, number)]) for number, choice in enumerate(legal)]
    return Found(source, engine.choice_name(ask, legal[0]), 3, ["expert"], options)
