"""The games of people, from their journals, as the rows of a study."""

from collections.abc import Iterable
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.history import History, Record
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import setup_of
from dolmen.kernel.step import Draw
from dolmen.lab.bout import Played
from dolmen.lab.chunk import tables
from dolmen.lab.store import Rows
from dolmen.lab.study import Job, Study, Variant
from dolmen.lab.things import Namer
from dolmen.lab.watching import Recorded, Recorder

PEOPLE: Final = "people"
# With fewer games nothing can be said.
ENOUGH: Final = 30


def recorded(game: Game[Any], journal: Journal, number: int) -> Recorded:
    """Play a finished journal through and note it, as a study notes the games of bots."""
    setup = setup_of(game, journal)
    seats = setup.seats
    record = Record(journal)
    state = History(game, setup).state_at(record, 0)
    recorder = Recorder(game, Namer(game), seats)
    choices = [0] * seats
    for line in record.lines[1:]:
        ask = engine.pending(state)
        if ask is not None and not isinstance(ask, Draw):
            options = list(engine.options(state))
            if len(options) > 1:
                choices[ask.seat] += 1
                recorder.asked(state, ask, options, line["choice"])
        engine.apply(state, line["choice"])
    recorder.over(state)
    result = game.result(state)
    played = Played(result.scores, result.places, result.winners, [0.0] * seats, choices)
    job = Job(number, seats, 0, 0)
    return Recorded(recorder.game_row(job, PEOPLE, [PEOPLE] * seats, played), recorder.thing_rows(job, PEOPLE), played.seconds)


def study_of(game: Game[Any], journals: Iterable[Journal]) -> tuple[Study, Rows]:
    """The finished games of people as a study; BadInput when there are too few."""
    games = [recorded(game, journal, number) for number, journal in enumerate(journals)]
    if len(games) < ENOUGH:
        raise BadInput(
            f"{len(games)} games of {game.id} were finished by people alone; at least {ENOUGH} are needed to say anything"
        )
    seats = tuple(sorted({one.game.seats for one in games}))
    return Study(game.id, seats, len(games), (PEOPLE,), (Variant(PEOPLE),)), Rows(*tables(games))
