"""The two-world law: what a seat is sent does not depend on what the seat may not know."""

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Game, Value
from dolmen.kernel.match import start
from dolmen.kernel.step import WATCHER
from dolmen.server import projection
from dolmen.server.broadcast import Viewer
from dolmen.server.guests import Link, Signer
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.queries import SeatRow, TableRow
from dolmen.server.table_state import state_for
from tests.server.serving import Guest, ok, sensible, serving

POSITIONS = 12
STEPS = 12


def a_live_table(game: Game[Any], seats: int, random: FastRandom, steps: int, **options: Value) -> LiveTable:
    """A table after some random choices, the same for the same random numbers."""
    names = [f"P{seat}" for seat in range(seats)]
    match = start(game, game.setup(seats, options), names, secret=secret_from_seed(random.below(1000)), table="t")
    for _ in range(steps):
        ask = engine.pending(match.state)
        if ask is None:
            break
        legal = ask.search_options(match.state)
        match.play(ask.seat, legal[random.below(len(legal))])
    assert match.secret is not None
    rows = [SeatRow(PERSON, f"P{seat}", seat, "", f"guest{seat}", 1) for seat in range(seats)]
    stored = TableRow("t", game.id, "guest0", match.secret, "{}", None, rows, match.journal.texts, [], set(), set())
    # No time of an absence runs: it would be another second in the other world.
    return LiveTable(stored, Signer(b"k" * 32), absence=0.0)


def everything_sent(live: LiveTable, viewer: Viewer) -> bytes:
    """Return everything that a viewer could be sent about the current position: the state and every preview."""
    live.cache.drop()
    parts: list[object] = [state_for(live, viewer)]
    ask = engine.pending(live.match.state)
    if ask is not None and ask.seat in viewer.mine:
        parts += [projection.preview(live.match, ask.seat, choice) for choice in engine.options(live.match.state)]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(game: Game[Any]) -> None:
    random = FastRandom(7)
    for position in range(POSITIONS):
        seats = game.players[position % len(game.players)]
        live = a_live_table(game, seats, random, STEPS * position)
        truth = live.match.state
        for seat in [*range(seats), WATCHER]:
            viewer = Viewer(f"guest{seat}", (seat,) if seat >= 0 else (), seat < 0)
            sent = set()
            for world in range(3):
                live.match.state = game.determinize(truth, seat, FastRandom(100 * position + world))
                sent.add(everything_sent(live, viewer))
            live.match.state = truth
            sent.add(everything_sent(live, viewer))
            assert len(sent) == 1, f"seat {seat} can tell worlds apart at moment {live.match.moment}"


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_all_see_the_same_only_in_a_game_without_secrets(game: Game[Any]) -> None:
    """The server makes one view for all in such a game."""
    random = FastRandom(8)
    differing = 0
    for position in range(POSITIONS):
        state = a_live_table(game, game.players[-1], random, STEPS * position).match.state
        views = [game.view(state, seat) for seat in [*range(game.players[-1]), WATCHER]]
        differing += any(view != views[0] for view in views)
    assert (differing > 0) == game.secrets


class Recorder(Guest):
    """A browser that keeps every byte it receives."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.received: list[str] = []
        self.http.event_hooks["response"] = [self._keep]

    def _keep(self, answer: Any) -> None:
        answer.read()
        self.received.append(answer.text + json.dumps(list(answer.headers.items())))


def test_no_secret_no_foreign_link_and_no_foreign_guest_is_ever_sent(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people = host, friend, third = [Recorder(server.address) for _ in range(3)]
        state = host.new_table("me", "link", "bot")
        table = state["table"]
        link = state["links"]["seats"]["1"]
        ok(friend.join(link))
        ok(third.join(state["links"]["watch"]))
        play_and_listen(people, table)
        stored = server.services.queries.load(table)
        assert stored is not None
        hidden = [stored.secret.hex(), server.services.signer.key.hex()]
        tokens = [server.services.signer.link(Link(table, seat, joins)) for seat in range(3) for joins in range(3)]
    for person in people:
        everything = "".join(person.received)
        assert len(everything) > 10_000
        others = [other.id for other in people if other is not person]
        # The host was given the link of the open seat, to pass it on.
        foreign = [token for token in tokens if person is not host or not link.endswith(token)]
        for secret in hidden + others + foreign:
            assert secret not in everything


def play_and_listen(people: list[Recorder], table: str) -> None:
    """Some turns of a game, with sockets open and with every kind of call."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(person.socket(table)) for person in people]
        for _ in range(25):
            for person in people:
                now = person.state(table)
                assert not now["result"], "the test wants a game that is still being played"
                person.get(f"/api/tables/{table}/moments/{now['moment'] // 2}")
                if now["question"]:
                    ok(person.choose(now, sensible(now)))
                    person.choose(now, 99)
                    person.undo(now)
        for person, socket in zip(people, sockets, strict=True):
            with contextlib.suppress(TimeoutError):
                while True:
                    person.received.append(str(socket.recv(0.2)))
            person.http.close()
