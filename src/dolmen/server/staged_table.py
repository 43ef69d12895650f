"""A table that only one guest sees: that of a lesson, of a puzzle or of a reviewed game, as it is sent."""

from collections.abc import Sequence

from dolmen.kernel import engine
from dolmen.kernel.match import Match
from dolmen.kernel.sentence import Told
from dolmen.kernel.step import WATCHER, Draw, State
from dolmen.server import projection, wire


def staged_table(
    match: Match, state: State, moment: int, seat: int, told: Sequence[tuple[int, Told]], asked: bool
) -> wire.TableState:
    """The table in a state as the guest's seat sees it; with a question only when the guest is `asked` now."""
    game = match.game
    ask = engine.pending(state)
    return wire.TableState(
        table="",
        game=game.id,
        moment=moment,
        options=match.journal.header["options"],
        seats=[
            wire.Seat(str(number + 1), "person", number, "", True, True) for number in range(len(match.journal.header["seats"]))
        ],
        mine=[seat],
        watching=False,
        seat=seat,
        view=dict(game.view(state, seat if game.secrets else WATCHER)),
        question=projection.question(game, state, ask) if ask is not None and asked else None,
        standing=[],
        waiting=[] if ask is None or isinstance(ask, Draw) else [ask.seat],
        undo=wire.Undo(False, None),
        log=projection.log(game, [line for line in told if line[0] <= moment], match.turns, seat, projection.START),
        score=projection.score(game, state, seat),
        turn=game.turn(state),
        last_round=game.last_round(state),
        result=projection.result(game, state),
        fairness=wire.Fairness("", [], None),
        links=wire.Links({}, ""),
        chat=[],
        thoughts=[],
        talk=False,
        warn=False,
        practice=True,
        private=False,
        leaving="",
    )
