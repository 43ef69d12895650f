"""States of earlier moments of a match, without playing it again from the beginning."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.game import Game, Setup
from dolmen.kernel.journal import Journal, Line
from dolmen.kernel.step import State

STRIDE: Final = 32


class Record:
    """The lines and hashes of a journal as they were at one time; the journal itself may go on meanwhile."""

    __slots__ = ("hashes", "last", "lines")

    def __init__(self, journal: Journal) -> None:
        self.last = journal.moment
        self.lines: list[Line] = journal.lines[: self.last + 1]
        self.hashes: list[str] = journal.hashes[: self.last + 1]


class History:
    """Snapshots of a match's state, one for every STRIDE moments that were asked for or passed on the way.

    They are only a cache: each has the hash of its line, so one that belongs to choices taken back is not used.
    """

    __slots__ = ("game", "setup", "snapshots")

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.snapshots: dict[int, tuple[str, State]] = {}

    def state_at(self, record: Record, moment: int) -> State:
        """The state at a moment; the caller may change it."""
        begin = moment - moment % STRIDE
        state: State | None = None
        while begin >= 0 and state is None:
            state = self._kept(record, begin)
            begin -= STRIDE
        at = begin + STRIDE
        if state is None:
            at, state = 0, self._beginning()
        while at < moment:
            self.keep(record, at, state)
            at += 1
            engine.apply(state, record.lines[at]["choice"])
        self.keep(record, at, state)
        return state

    def keep(self, record: Record, moment: int, state: State) -> None:
        """Keep a copy of the state at a moment, if it is one of those to keep and not known yet."""
        if moment % STRIDE == 0:
            kept = self.snapshots.get(moment)
            if kept is None or kept[0] != record.hashes[moment]:
                self.snapshots[moment] = (record.hashes[moment], self.game.clone(state))

    def _kept(self, record: Record, moment: int) -> State | None:
        kept = self.snapshots.get(moment)
        if kept is None or kept[0] != record.hashes[moment]:
            return None
        state: State = self.game.clone(kept[1])
        return state

    def _beginning(self) -> State:
        """The state before the first choice, as a match makes it."""
        state: State = self.game.new_game(self.setup)
        state.rules = self.setup.rules
        engine.run(state)
        return state
