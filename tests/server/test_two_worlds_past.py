"""The two-world law for looking back: tables with different secrets that looked the same all along."""

from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import WATCHER
from dolmen.server import wire
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import CallRefused
from dolmen.server.recap import recap
from dolmen.server.recap_text import recap_text
from dolmen.server.replay import OPEN, PUBLIC_EYES, Recording, eyes_of, past, timeline
from dolmen.server.table_state import state_for
from dolmen.texts import recap_texts
from tests.server.twins import Twins

STEPS = 120
NAMES = ("Ola", "Jan", "Iza", "Ewa", "Adam", "Piotr")
SECRET = [game for game in catalog.games() if game.secrets]
SECRET_GAMES = pytest.mark.parametrize("game", SECRET, ids=lambda game: game.id)


def twins_of(game: Game[Any], seed: int, seat: int | None = None, steps: int = STEPS) -> Twins:
    """Twins for one of the seats or for a watcher."""
    seats = game.players[seed % len(game.players)]
    found = Twins(game, seats, seed % (seats + 1) - 1 if seat is None else seat, FastRandom(seed), {})
    found.play(steps)
    return found


def look_back(live: Any, seat: int) -> list[bytes]:
    """Everything that looking back shows: every moment, with the whole log and with one step of it, and the timeline."""
    viewer = Viewer(f"guest{seat}", (seat,) if seat >= 0 else (), seat < 0)
    recording = Recording(live, eyes_of(live, viewer, ""))
    assert recording.eyes == seat
    return [*told(recording), msgspec.json.encode(state_for(live, viewer))]


def told(recording: Recording) -> list[bytes]:
    """All moments of a recording, and their list."""
    last = recording.record.last
    moments: list[object] = [past(recording, at, since) for at in range(last + 1) for since in (-1, at - 1)]
    return [msgspec.json.encode(part) for part in (*moments, timeline(recording))]


@SECRET_GAMES
def test_the_past_looks_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: Game[Any]) -> None:
    moments = differences = 0
    for seed in range(6):
        twins = twins_of(game, seed)
        first, second = twins.tables()
        assert look_back(first, twins.seat) == look_back(second, twins.seat), (seed, twins.seat)
        moments += twins.first.moment
        differences += twins.differences
    # The secrets did differ, over long stretches.
    assert moments > 150
    assert differences > 10


@SECRET_GAMES
def test_public_eyes_see_no_more_than_any_seat(game: Game[Any]) -> None:
    """Worlds that a seat cannot tell apart look the same to the public; while the game runs only watchers have its eyes."""
    moments = differences = 0
    for seed in range(6):
        twins = twins_of(game, seed)
        first, second = twins.tables()
        seat = twins.seat
        assert told(Recording(first, WATCHER)) == told(Recording(second, WATCHER)), (seed, seat)
        viewer = Viewer(f"guest{seat}", (seat,) if seat >= 0 else (), seat < 0)
        if seat == WATCHER:
            assert eyes_of(first, viewer, PUBLIC_EYES) == WATCHER
        else:
            with pytest.raises(CallRefused) as refused:
                eyes_of(first, viewer, PUBLIC_EYES)
            assert (refused.value.status, refused.value.failure.error) == (403, "not-your-eyes")
        moments += twins.first.moment
        differences += twins.differences
    assert moments > 150
    assert differences > 10


@SECRET_GAMES
def test_a_recap_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: Game[Any]) -> None:
    compared = losses = differences = 0
    for seed in range(12):
        twins = twins_of(game, seed, steps=0)
        for steps in range(8, STEPS, 8):
            twins.play(steps)
            found = [recap(Recording(live, twins.seat), twins.seat) for live in twins.tables()]
            assert found[0] == found[1], (seed, twins.seat, twins.first.moment)
            said = [recap_text(one, recap_texts(game, "en"), NAMES) for one in found]
            assert said[0] == said[1]
            compared += len(found[0].players) > 0
            losses += len(found[0].losses)
        differences += twins.differences
    assert compared > 40
    assert differences > 10
    assert losses > 0 or game.id != "labyrinth"


@SECRET_GAMES
def test_other_eyes_would_see_the_difference(game: Game[Any]) -> None:
    """The law above is worth something: all cards open, or another player's eyes, tell the twins apart."""
    told_apart = set()
    for seed in range(6):
        twins = twins_of(game, seed)
        first, second = twins.tables()
        for eyes in {OPEN, *range(len(first.seats))} - {twins.seat}:
            views = [past(Recording(live, eyes), twins.first.moment, 0) for live in (first, second)]
            if msgspec.json.encode(views[0]) != msgspec.json.encode(views[1]):
                told_apart.add(eyes)
    assert OPEN in told_apart
    assert len(told_apart) > 1


def test_a_watcher_at_a_table_without_talk_is_sent_no_thought() -> None:
    live, _ = twins_of(SECRET[0], 1, seat=WATCHER, steps=30).tables()
    assert not live.talk
    assert all(past(Recording(live, WATCHER), at, -1).thoughts == [] for at in range(live.match.moment + 1))


def test_thoughts_end_at_the_moment_that_is_shown() -> None:
    live, _ = twins_of(SECRET[0], 1, seat=WATCHER, steps=30).tables()
    live.thoughts = [wire.ThoughtMessage(0, moment, 0, wire.Phrase("pass")) for moment in (5, 10, 20)]
    for at, since, told in ((4, -1, []), (5, -1, [5]), (19, -1, [5, 10]), (20, 10, [20]), (30, -1, [5, 10, 20])):
        found = past(Recording(live, WATCHER), min(at, live.match.moment), since)
        assert [thought.moment for thought in found.thoughts] == told
