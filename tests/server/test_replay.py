"""Looking back: moments and the timeline, through whose eyes and when."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import WATCHER
from dolmen.server import projection, wire
from dolmen.server.broadcast import Viewer
from dolmen.server.live_table import LiveTable
from dolmen.server.replay import OPEN, Recording, past, timeline, uncovered
from dolmen.server.table_state import state_for
from tests.server.serving import Guest, Json, Server, ok, sensible
from tests.server.test_two_worlds import a_live_table

ENDLESS = 10_000
GAMES = pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)


def a_finished_table(game: Game[Any], seats: int) -> LiveTable:
    """A table at which random players came to the end."""
    short = {option.id: 6 for option in game.options if option.id == "max_rounds"}
    live = a_live_table(game, seats, FastRandom(4), ENDLESS, **short)
    assert live.match.over
    return live


def plain(part: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(part))


def as_it_went(live: LiveTable, viewer: Viewer, random: FastRandom, steps: int) -> Iterator[tuple[int, wire.TableState]]:
    """Play at random, and yield what a viewer was sent at each moment."""
    for _ in range(steps):
        live.cache.drop()
        yield live.match.moment, state_for(live, viewer)
        ask = engine.pending(live.match.state)
        if ask is None:
            return
        options = ask.search_options(live.match.state)
        live.match.play(ask.seat, options[random.below(len(options))])


@GAMES
def test_a_moment_shows_what_was_sent_then(game: Game[Any]) -> None:
    random = FastRandom(5)
    for seat in (0, WATCHER):
        live = a_live_table(game, game.players[0], random, 0)
        viewer = Viewer(f"guest{seat}", (seat,) if seat >= 0 else (), seat < 0)
        sent = list(as_it_went(live, viewer, random, 60))
        recording = Recording(live, seat)
        for moment, state in reversed(sent):
            found = past(recording, moment, projection.START)
            assert (found.moment, found.seat, found.turn) == (moment, seat, state.turn)
            for part in ("view", "log", "score", "last_round", "result", "waiting"):
                assert plain(getattr(found, part)) == plain(getattr(state, part)), part
            if state.question is not None:
                assert plain(found.question) == plain(state.question) | {"standing": False}


@GAMES
def test_moments_follow_an_undo(game: Game[Any]) -> None:
    """A snapshot of a choice that was taken back is not shown."""
    random = FastRandom(9)
    live = a_live_table(game, 2, random, 40)
    undone = 0
    while undone < 3 and not live.match.over:
        ask = engine.pending(live.match.state)
        assert ask is not None
        options = ask.search_options(live.match.state)
        first, other = options[random.below(len(options))], options[random.below(len(options))]
        live.match.play(ask.seat, first)
        for moment in range(live.match.moment + 1):
            past(Recording(live, 0), moment, moment)
        if live.match.why_no_undo(ask.seat) is None:
            live.match.undo(ask.seat)
            live.match.play(ask.seat, other)
            undone += other != first
        assert plain(past(Recording(live, 0), live.match.moment, 0).view) == plain(game.view(live.match.state, 0))


@GAMES
def test_the_timeline_lists_every_moment(game: Game[Any]) -> None:
    live = a_finished_table(game, 2)
    match = live.match
    found = timeline(Recording(live, OPEN))
    assert (found.moment, found.over, found.eyes, found.open) == (match.moment, True, [0, 1], True)
    assert [entry.moment for entry in found.moments] == list(range(1, match.moment + 1))
    assert [entry.seat for entry in found.moments] == [line["seat"] for line in match.journal.choices()]
    assert [entry.moment for entry in found.moments if "end" in entry.marks] == [match.moment]
    ends = [moment for moment, _ in match.turns if moment > 0]
    assert [entry.moment for entry in found.moments if "turn" in entry.marks] == ends
    assert sum("last-round" in entry.marks for entry in found.moments) <= 1
    assert any("score" in entry.marks for entry in found.moments)
    for entry in found.moments:
        assert entry.seat < 0 or (entry.words is not None and entry.place)


@GAMES
def test_a_seat_reads_no_words_about_what_it_may_not_know(game: Game[Any]) -> None:
    live = a_live_table(game, 2, FastRandom(4), 200)
    readable = {moment for moment, line in live.match.told if line.for_seat(0)}
    for entry in timeline(Recording(live, 0)).moments:
        own = entry.seat == 0 or (entry.seat >= 0 and not game.secrets)
        assert (entry.words is not None) == (own or entry.moment in readable)
        assert bool(entry.place) == own


def test_open_cards_show_every_hand() -> None:
    live = a_finished_table(catalog.find("rune-stones"), 3)
    hands = 0
    for moment in range(0, live.match.moment, 7):
        state: Any = live.history.state_at(Recording(live, OPEN).record, moment)
        view = past(Recording(live, OPEN), moment, moment).view
        assert [player["hand"] for player in view["players"]] == [player.hand for player in state.players]
        hands += sum(len(player.hand) for player in state.players)
    assert hands > 0


def test_what_is_hidden_from_all_stays_as_it_is() -> None:
    public = {"tiles": ["", "", "T1"], "hand": None, "points": 3}
    first = {"tiles": ["A", "", "T1"], "hand": None, "points": 3}
    second = {"tiles": ["", "", "T1"], "hand": [4, 5], "points": 3}
    shown = uncovered(uncovered(public, public, first), public, second)
    assert shown == {"tiles": ["A", "", "T1"], "hand": [4, 5], "points": 3}


def finished(guest: Guest) -> Json:
    """A short game against a bot, played to its end."""
    state = guest.new_table("me", "bot")
    while not state["result"]:
        state = guest.state(state["table"])
        if state["question"]:
            state = ok(guest.choose(state, sensible(state)))
    return state


def test_while_a_game_runs_only_own_eyes_are_open(guest: Guest) -> None:
    table = guest.new_table("me", "bot")["table"]
    at = f"/api/tables/{table}"
    own = ok(guest.get(f"{at}/timeline"))
    assert (own["seat"], own["eyes"], own["open"], own["over"]) == (0, [0], False, False)
    assert ok(guest.get(f"{at}/moments/0", eyes="0"))["seat"] == 0
    for eyes in ("1", "open", "public"):
        for path in ("moments/0", "timeline"):
            refused = guest.get(f"{at}/{path}", eyes=eyes)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-your-eyes")
    for eyes in ("2", "-1", "me", "٣"):
        assert guest.get(f"{at}/moments/0", eyes=eyes).status_code == 404


def test_after_the_end_all_eyes_are_open(guest: Guest, server: Server) -> None:
    state = finished(guest)
    at = f"/api/tables/{state['table']}"
    for eyes, seat in (("", 0), ("0", 0), ("1", 1), ("public", -1), ("open", -1)):
        found = ok(guest.get(f"{at}/timeline", eyes=eyes))
        assert (found["seat"], found["eyes"], found["open"]) == (seat, [0, 1], True)
        last = ok(guest.get(f"{at}/moments/{state['moment']}", eyes=eyes))
        assert (last["seat"], last["result"], last["question"]) == (seat, state["result"], None)
        before = ok(guest.get(f"{at}/moments/{state['moment'] - 1}", eyes=eyes, since=state["moment"] - 2))
        assert before["result"] is None
        assert {line["moment"] for line in before["log"]} <= {state["moment"] - 1}
    with server.guest() as stranger:
        assert stranger.get(f"{at}/timeline").status_code == 404
        assert stranger.get(f"{at}/moments/0").status_code == 404


@pytest.mark.parametrize("moment", ["-1", "100000", "x", "1" * 30])
def test_a_moment_that_does_not_exist_is_not_found(guest: Guest, moment: str) -> None:
    table = guest.new_table("me", "bot")["table"]
    assert guest.get(f"/api/tables/{table}/moments/{moment}").status_code == 404
