"""A socket that is sent only what has changed knows the same as one that is sent whole states."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import WATCHER
from dolmen.server import projection
from dolmen.server.broadcast import Viewer
from dolmen.server.live_table import LiveTable
from dolmen.server.queries import ChatRow
from dolmen.server.table_state import shared_state, state_for
from dolmen.server.told import Told
from tests.server.serving import Json
from tests.server.test_two_worlds import a_live_table

CHOICES = 90
SHARED = "two at one screen"


class Reader:
    """A page with a socket: applies what it is sent."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told = Told()
        self.since = projection.START
        self.state: Json = {}
        self.choices: list[Json] = []
        self.patches = self.bytes = 0

    def look(self, live: LiveTable) -> None:
        """Get the next message."""
        first = not self.state
        sent = self.told.message(live.cache, shared_state(live, self.viewer, self.since, first), [])
        message = msgspec.json.decode(sent)
        assert message["type"] == ("state" if first else "patch")
        question = (message["state"] if first else message)["question"]
        if question is not None:
            self.choices[message["first"] :] = question["choices"]
            question["choices"] = [self.choices[number] for number in message["choices"]]
        if first:
            self.state = message["state"]
        else:
            view = self.state["view"] | message["view"]
            apart = {"question": question, "log": message["log"], "view": view, "chat": [], "thoughts": []}
            self.state = self.state | message["state"] | apart
            self.patches += 1
            self.bytes += len(sent)

    def check(self, live: LiveTable) -> int:
        """Compare with the whole state; return its length."""
        whole = msgspec.json.encode(state_for(live, self.viewer, self.since, not self.patches))
        assert self.state == msgspec.json.decode(whole)
        self.since = live.match.moment
        return len(whole)


def everybody(live: LiveTable) -> list[Reader]:
    """A reader for each seat, one with two of the seats, the host without a seat, and two watchers."""
    live.seats[1] = live.seats[1]._replace(guest=SHARED)
    live.seats[2] = live.seats[2]._replace(guest=SHARED)
    viewers = [live.viewer("guest0"), live.viewer(SHARED), Viewer("guest1", (1,), False), Viewer("guest2", (2,), False)]
    viewers += [Viewer(f"watcher{number}", (), True) for number in range(2)]
    live.cache.drop_seats()
    return [Reader(viewer) for viewer in viewers if viewer is not None]


def choose(live: LiveTable, random: FastRandom) -> None:
    ask = live.match.open_asks()[-1]
    legal = [choice for choice in ask.candidates(live.match.state) if ask.why_not(live.match.state, choice) is None]
    live.match.play(ask.seat, legal[random.below(len(legal))])


def undo(live: LiveTable, readers: list[Reader]) -> bool:
    """Take the last choice back if somebody can."""
    for seat in range(len(live.seats)):
        if live.match.why_no_undo(seat) is None and not live.match.over:
            live.match.undo(seat)
            live.taken_back()
            for reader in readers:
                reader.since = min(reader.since, live.match.moment)
            return True
    return False


CHANGES: list[Callable[[LiveTable], None]] = [
    lambda live: live.set_seat(0, live.seats[0]._replace(name="another name")),
    lambda live: live.set_seat(1, live.seats[1]._replace(kind="bot", level="greedy")),
    lambda live: live.set_seat(1, live.seats[1]._replace(kind="person", level="")),
    lambda live: live.say(ChatRow(1, 0, "hello", "")),
]


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_patches_lead_to_the_whole_state(game: Game[Any]) -> None:
    random = FastRandom(11)
    live = a_live_table(game, 3, random, 0)
    readers = everybody(live)
    undone = whole = 0
    for step in range(CHOICES):
        if live.match.over:
            break
        if step % 7 == 3 and undo(live, readers):
            undone += 1
        elif step % 20 == 10:
            CHANGES[step // 20 % len(CHANGES)](live)
        else:
            choose(live, random)
        live.tell_state()
        # Somebody whose socket is busy gets several changes as one.
        for reader in readers if step % 5 else readers[::2]:
            reader.look(live)
            whole += reader.check(live)
    assert undone > 0
    assert all(reader.patches > 10 for reader in readers)
    assert sum(reader.bytes for reader in readers) < 0.7 * whole


def test_watchers_who_have_seen_the_same_share_a_message() -> None:
    live = a_live_table(catalog.games()[0], 3, FastRandom(3), 0)
    watchers = everybody(live)[-2:]
    # Nobody is absent, so no time runs.
    live.seats = [row._replace(guest=None) for row in live.seats]
    live.cache.drop_seats()
    made = []
    for _ in range(3):
        live.tell_state()
        made.append([reader.told.message(live.cache, shared_state(live, reader.viewer, 0, False), []) for reader in watchers])
        choose(live, FastRandom(1))
    assert all(one is other for one, other in made)
    assert made[0][0].startswith(b'{"type":"state"')
    assert made[1][0].startswith(b'{"type":"patch"')


def test_a_patch_for_a_watcher_has_nothing_of_what_only_players_see() -> None:
    """The view of a seat and that of a watcher are compared each with itself, never with the other."""
    live = a_live_table(catalog.find("labyrinth"), 3, FastRandom(5), 30)
    readers = everybody(live)
    live.tell_state()
    for reader in readers:
        reader.look(live)
    assert WATCHER not in [reader.state["seat"] for reader in readers[:-2]]
    for _ in range(20):
        choose(live, FastRandom(2))
        live.tell_state()
        for reader in readers:
            reader.look(live)
            seen = live.game.view(live.match.state, reader.state["seat"])
            assert reader.state["view"] == msgspec.json.decode(msgspec.json.encode(dict(seen)))
