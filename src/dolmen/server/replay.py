"""Looking back: a table at an earlier moment through somebody's eyes, and the list of its moments.

What is needed of a live table is copied (`Recording`); the rest is worked out in a thread while the table goes on.
"""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.game import Points
from dolmen.kernel.history import STRIDE, Record
from dolmen.kernel.match import open_asks
from dolmen.kernel.sentence import Told
from dolmen.kernel.step import WATCHER, Ask, Draw, State
from dolmen.server import projection
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.pauses import pause
from dolmen.server.table_log import sent_lines
from dolmen.server.table_state import memory_of
from dolmen.server.wire_replay import Mark, Moment, Past, Timeline

# All cards open, for those who look back after the end.
OPEN: Final = -2
OPEN_EYES: Final = "open"
PUBLIC_EYES: Final = "public"


class Recording:
    """All that is needed of a table to look back on it, as it is now; `eyes` is a seat, WATCHER or OPEN."""

    def __init__(self, live: LiveTable, eyes: int) -> None:
        match = live.match
        self.table = live.id
        self.game = live.game
        self.history = live.history
        self.record = Record(match.journal)
        live.log.follow(match)
        self.log = live.log.entries[:]
        self.turns = match.turns[:]
        self.unclicked = dict(live.unclicked)
        self.thoughts = live.thoughts[:]
        self.over = match.over
        self.open = live.revealed
        self.eyes = eyes
        self.others = list(range(len(live.seats))) if self.open else [eyes]

    @property
    def seat(self) -> int:
        """The seat whose eyes these are; with all cards open nobody's."""
        return max(self.eyes, WATCHER)


def eyes_of(live: LiveTable, viewer: Viewer, asked: str) -> int:
    """Whose eyes a viewer may look through: while the game runs only one's own, after the end anybody's, or all cards open.

    While others play the same deal, the end of a table opens nothing.
    """
    own = memory_of(live, viewer)
    if asked == "":
        return own
    if asked == OPEN_EYES:
        eyes = OPEN
    elif asked == PUBLIC_EYES:
        eyes = WATCHER
    elif asked.isdecimal() and len(asked) < 3 and int(asked) < len(live.seats):
        eyes = int(asked)
    else:
        raise CallRefused(404, "no-seat")
    if eyes != own and not live.revealed:
        raise CallRefused(403, "not-your-eyes")
    return eyes


def name_of(eyes: int) -> str:
    """How a browser asks for somebody's eyes."""
    return {OPEN: OPEN_EYES, WATCHER: PUBLIC_EYES}.get(eyes, str(eyes))


def past(recording: Recording, moment: int, since: int) -> Past:
    """The table at a moment, with the log after `since`."""
    warm_up(recording, moment)
    game, eyes, seat = recording.game, recording.eyes, recording.seat
    state = recording.history.state_at(recording.record, moment)
    asks = [ask for ask in open_asks(state) if not isinstance(ask, Draw)]
    unclicked = projection.unclicked(recording.record.lines, recording.turns, recording.unclicked, since, moment)
    return Past(
        moment=moment,
        seat=seat,
        view=open_view(recording, state) if eyes == OPEN else dict(game.view(state, seat)),
        question=next((projection.question(game, state, ask) for ask in asks if eyes in (ask.seat, OPEN)), None),
        waiting=[ask.seat for ask in asks],
        log=sent_lines(recording.log, seat, since, moment, unclicked),
        score=_score(recording, state),
        turn=game.turn(state),
        last_round=game.last_round(state),
        result=projection.result(game, state),
        thoughts=[thought for thought in recording.thoughts if since < thought.moment <= moment],
    )


def timeline(recording: Recording) -> Timeline:
    """What was answered at every moment, in words that these eyes may read."""
    game, record = recording.game, recording.record
    lines = _first_lines(recording)
    turns = {moment for moment, _ in recording.turns}
    state = recording.history.state_at(record, 0)
    score, last_round = _score(recording, state), game.last_round(state)
    moments: list[Moment] = []
    for number in range(1, record.last + 1):
        found = _moment_of(recording, state, number, lines.get(number))
        engine.apply(state, record.lines[number]["choice"])
        found.marks = marks = []
        if number in turns:
            marks.append("turn")
        if score != (score := _score(recording, state)):
            marks.append("score")
        if not last_round and (last_round := game.last_round(state)):
            marks.append("last-round")
        if engine.over(state):
            marks.append("end")
        moments.append(found)
        recording.history.keep(record, number, state)
        if number % STRIDE == 0:
            pause()
    return Timeline(
        recording.table, game.id, record.last, recording.over, recording.seat, recording.others, recording.open, moments
    )


def warm_up(recording: Recording, moment: int) -> None:
    """Make the snapshots up to a moment, with pauses in which other threads may work."""
    missing = [at for at in range(0, moment, STRIDE) if at not in recording.history.snapshots]
    for at in missing:
        recording.history.state_at(recording.record, at)
        pause()


def open_view(recording: Recording, state: State) -> dict[str, Any]:
    """The table with all cards open: what a watcher sees, and in place of what is hidden what the seat sees that knows it."""
    game = recording.game
    public = dict(game.view(state, WATCHER))
    found: Any = public
    if game.secrets:
        for seat in range(len(recording.record.lines[0]["seats"])):
            found = uncovered(found, public, dict(game.view(state, seat)))
    shown: dict[str, Any] = found
    return shown


def uncovered(shown: Any, public: Any, seen: Any) -> Any:
    """What is shown so far, with the parts in which somebody sees something else than the public."""
    if seen == public:
        return shown
    if isinstance(seen, dict) and isinstance(public, dict):
        return {key: uncovered(shown[key], public[key], part) for key, part in seen.items()}
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public) == len(shown):
        return [uncovered(*parts) for parts in zip(shown, public, seen, strict=True)]
    return seen


def _score(recording: Recording, state: State) -> Points:
    """The points by source as these eyes know them; with all cards open, what every player knows of their own."""
    game = recording.game
    if recording.eyes != OPEN or engine.over(state):
        return projection.score(game, state, recording.seat)
    seats = range(len(recording.record.lines[0]["seats"]))
    return [game.open_score(state, seat)[seat] for seat in seats]


def _first_lines(recording: Recording) -> dict[int, Told]:
    """By moment the first line of the log that these eyes may read; with all cards open also one that says "you"."""
    found: dict[int, Told] = {}
    for entry in reversed(recording.log):
        moment = entry.sent.moment
        if entry.told.for_seat(recording.seat) or (recording.eyes == OPEN and moment not in found):
            found[moment] = entry.told
    return found


def _moment_of(recording: Recording, state: State, number: int, line: Told | None) -> Moment:
    game, seat = recording.game, recording.record.lines[number]["seat"]
    ask = engine.pending(state)
    assert ask is not None
    words, place = None, ""
    if _may_know(recording, ask):
        choice = recording.record.lines[number]["choice"]
        place = ask.place(state, choice)
        if line is None:
            label = ask.label(state, choice)
            words = projection.known_phrase(game, label.sentence, label.values)
    if line is not None:
        words = projection.known_phrase(game, line.event, line.values)
    reader = WATCHER if line is None or recording.eyes != OPEN else max(line.audience, WATCHER)
    turn = projection.turn_at(recording.turns, number)
    marks: list[Mark] = []
    return Moment(number, seat, *turn, words, line is not None, reader, place, marks)


def _may_know(recording: Recording, ask: Ask[Any]) -> bool:
    """Tell whether these eyes may know what was answered to a question, without a line of the log."""
    if isinstance(ask, Draw):
        return False
    return recording.eyes in (OPEN, ask.seat) or not recording.game.secrets


__all__ = ["OPEN", "Recording", "eyes_of", "name_of", "past", "timeline"]
