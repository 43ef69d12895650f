"""The two-world law for hints, judgements, thoughts and previews, in tables that looked the same all along."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dolmen import bots
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match
from dolmen.kernel.step import Ask, Draw
from dolmen.server import bot_talk, bot_worker, projection, wire
from tests.bots.test_no_peek import plan_for
from tests.server.test_two_worlds_past import SECRET_GAMES, twins_of

SEEDS = 6


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Workers whose bots and coach are limited by counts and not by time, so that they answer the same every time."""
    coach = bots.coach

    def patient(*arguments: Any) -> Any:
        found = coach(*arguments)
        if found is not None:
            found.end = float("inf")
        return found

    def thinker(name: str, game: Game[Any], seed: int) -> bots.Bot:
        return bots.make(plan_for(name, game.id), game, seed)

    monkeypatch.setattr(bots, "find", thinker)
    monkeypatch.setattr(bots, "coach", patient)
    yield
    bot_worker._matches.clear()
    bot_worker._bots.clear()


def asked(match: Match, ask: Ask[Any], **more: Any) -> bot_talk.BotAnswer:
    """What a fresh worker answers."""
    bot_worker._matches.clear()
    bot_worker._bots.clear()
    request = {"game": match.game.id, "journal": match.journal.text(), "seat": ask.seat, "seed": 5, **more}
    return bot_talk.read(msgspec.json.decode(msgspec.json.encode(bot_worker.think(request))))


def said(match: Match) -> list[wire.Outgoing | None]:
    """The hint for the seat that is asked, what its other choices cost, and what a bot there would say to all."""
    ask = engine.pending(match.state)
    assert ask is not None
    game, state = match.game, match.state
    best = asked(match, ask, hint=True)
    found: list[wire.Outgoing | None] = [bot_talk.hint(game, state, ask, best, match.moment)]
    mine = next(choice for choice in engine.options(state) if choice != best.choice)
    compared = bot_talk.hint(game, state, ask, asked(match, ask, best=best.choice, mine=mine), match.moment)
    spoken = asked(match, ask, level=bots.levels(game)[-1], talk=True)
    found += [bot_talk.judgement(compared, mine), bot_talk.thought(game, state, ask, spoken, match.moment + 1)]
    return [*found, projection.preview(match, ask.seat, mine)]


@pytest.mark.slow
@pytest.mark.usefixtures("limited")
@SECRET_GAMES
def test_hints_and_thoughts_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: Game[Any]) -> None:
    compared = 0
    for seed in range(SEEDS):
        twins = twins_of(game, seed, seat=0, steps=0)
        moment = -1
        while twins.first.moment > moment and compared <= seed // 2 and not twins.first.over:
            moment = twins.first.moment
            ask = engine.pending(twins.first.state)
            asked_here = ask is not None and ask.seat == 0 and not isinstance(ask, Draw)
            if asked_here and len(engine.options(twins.first.state)) > 1 and twins.differ():
                first, second = (msgspec.json.encode(said(match)) for match in (twins.first, twins.second))
                assert first == second, (seed, moment)
                compared += 1
            twins.play(moment + 1)
    assert compared
