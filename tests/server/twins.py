"""Two tables with different secrets whose whole course looks the same to one seat."""

from collections.abc import Iterable
from typing import Any

import msgspec

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, open_asks, start
from dolmen.kernel.step import Ask, Draw, State
from dolmen.server import projection
from dolmen.server.guests import Signer
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.queries import SeatRow, TableRow

SECRET = b"s" * 32
TRIES = 4
ANSWERS = 12


class Twins:
    """Two matches that are played step by step so that `seat` (or a watcher) is shown the same in both."""

    def __init__(self, game: Game[Any], seats: int, seat: int, random: FastRandom, options: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        setup = game.setup(seats, options)
        names = [f"P{number}" for number in range(seats)]
        header = start(game, setup, names, secret=SECRET, table="t").journal.header
        self.first, self.second = (Match(game, setup, Journal(header), None) for _ in range(2))
        self.differences = 0

    def play(self, steps: int) -> None:
        """Play until no step can be found that looks the same in both."""
        while self.first.moment < steps and not self.first.over and self._step():
            pass

    def _step(self) -> bool:
        """One step in both: wherever the seat cannot tell, the second is answered otherwise than the first."""
        ask, other = engine.pending(self.first.state), engine.pending(self.second.state)
        assert ask is not None
        assert other is not None
        for choice in self._shuffled(engine.options(self.first.state))[:TRIES]:
            answer = self._answer_like(ask, choice)
            if answer is not None:
                self.differences += (type(ask), choice) != (type(other), answer)
                take(self.first, ask, choice)
                take(self.second, other, answer)
                return True
        return False

    def _answer_like(self, ask: Ask[Any], choice: int) -> int | None:
        """An answer in the second that looks like a choice in the first; another one than the choice, if there is any."""
        wanted = self._after(self.first.state, choice)
        legal = engine.options(self.second.state)
        others = [answer for answer in self._shuffled(legal) if answer != choice]
        mine = ask.seat == self.seat and not isinstance(ask, Draw)
        for answer in [*([] if mine else others[:ANSWERS]), *([choice] if choice in legal else [])]:
            found = self._after(self.second.state, answer)
            if self._plainly(found) == self._plainly(wanted) and seen(self.game, found, self.seat) == seen(
                self.game, wanted, self.seat
            ):
                return answer
        return None

    def _shuffled(self, choices: Iterable[int]) -> list[int]:
        left, found = list(choices), []
        while left:
            found.append(left.pop(self.random.below(len(left))))
        return found

    def _after(self, state: State, choice: int) -> State:
        world: State = self.game.clone(state)
        world.sink = []
        engine.apply(world, choice)
        return world

    def _plainly(self, world: State) -> object:
        """What tells most worlds apart: the view, and what the seat was told."""
        assert world.sink is not None
        return self.game.view(world, self.seat), [repr(line) for line in world.sink if line.for_seat(self.seat)]

    def differ(self) -> bool:
        """Tell whether there is now something else in the second world than in the first."""
        first, second = (self.game.dump_position(match.state) for match in (self.first, self.second))
        return bool(first != second)

    def tables(self) -> tuple[LiveTable, LiveTable]:
        """Both as tables of a server."""
        return live(self.first), live(self.second)


def seen(game: Game[Any], state: State, seat: int) -> bytes:
    """What a seat is shown of a state: the view, the points, whose turn it is, who is asked, and its own question."""
    asks = open_asks(state)
    own = [projection.question(game, state, ask) for ask in asks if ask.seat == seat and not isinstance(ask, Draw)]
    points = projection.score(game, state, seat)
    parts: list[object] = [dict(game.view(state, seat)), points, game.turn(state), game.last_round(state)]
    return msgspec.json.encode([*parts, [ask.seat for ask in asks], own])


def take(match: Match, ask: Ask[Any], choice: int) -> None:
    """Answer a question, also for chance, as a server writes it down."""
    if isinstance(ask, Draw):
        match._take_draw(ask, match.stream.take_key(ask.key()), ask.weights(match.state), choice)
    else:
        match._take(ask, choice)


def live(match: Match) -> LiveTable:
    """A match as a table of a server, at which nobody's absence is counted."""
    seats = len(match.journal.header["seats"])
    rows = [SeatRow(PERSON, f"P{seat}", seat, "", f"guest{seat}", 1) for seat in range(seats)]
    row = TableRow("t", match.game.id, "guest0", SECRET, "{}", None, rows, match.journal.texts, [], set(), set())
    table = LiveTable(row, Signer(b"k" * 32), absence=0.0)
    # Opening a table lets chance answer, which the twins must not do by themselves.
    table.match = match
    return table
