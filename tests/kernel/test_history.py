"""Earlier moments and resumed matches: the same as when they were played."""

import json
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Document, Game
from dolmen.kernel.history import STRIDE, History, Record
from dolmen.kernel.match import UNDO_AFTER_SECRET, Match, reopen, resume, start
from dolmen.kernel.step import State
from tests.kernel.toy import TOY

STEPS = 70
GAMES = pytest.mark.parametrize("game", [TOY, *catalog.games()], ids=lambda game: game.id)


def begun(game: Game[Any], seed: int) -> Match:
    names = [f"P{seat}" for seat in range(game.players[0])]
    return start(game, game.setup(len(names), {}), names, secret=secret_from_seed(seed), table="t")


def choose_at_random(match: Match, random: FastRandom) -> None:
    ask = engine.pending(match.state)
    assert ask is not None
    options = ask.search_options(match.state)
    match.play(ask.seat, options[random.below(len(options))])


def no_pause() -> None:
    pass


@GAMES
def test_a_resumed_match_undoes_what_the_match_itself_would(game: Game[Any]) -> None:
    random = FastRandom(3)
    seen = set()
    for seed in range(4):
        match = begun(game, seed)
        for _ in range(STEPS):
            again = reopen(game, match.journal, secret_from_seed(seed), no_pause)
            assert resume(game, match.journal, secret_from_seed(seed)).floor == match.floor
            assert again.stream.used == match.stream.used
            assert again.journal.texts == match.journal.texts
            assert (again.floor, again.floor_reason, again.turns) == (match.floor, match.floor_reason, match.turns)
            assert game.dump_position(again.find_floor()) == game.dump_position(match.find_floor())
            assert game.dump_position(again.state) == game.dump_position(match.state)
            assert repr(again.told) == repr(match.told)
            seen.add(match.floor_reason)
            seats = range(len(match.journal.header["seats"]))
            undoing = [seat for seat in seats if match.why_no_undo(seat) is None]
            assert undoing == [seat for seat in seats if again.why_no_undo(seat) is None]
            if undoing:
                again.undo(undoing[0])
                assert again.journal.texts == match.journal.texts[: match.moment]
            if match.over:
                break
            choose_at_random(match, random)
    assert game is not TOY or UNDO_AFTER_SECRET in seen


@GAMES
def test_every_state_comes_back_in_any_order(game: Game[Any]) -> None:
    def position(state: State) -> Document:
        found: Document = json.loads(json.dumps(game.dump_position(state)))
        return found

    random = FastRandom(1)
    match = begun(game, 1)
    states = {match.moment: position(match.state)}
    for _ in range(3 * STRIDE):
        if match.over:
            break
        choose_at_random(match, random)
        states[match.moment] = position(match.state)
    history, record = History(game, match.setup), Record(match.journal)
    moments = sorted(states, key=lambda moment: (moment * 7919) % 101)
    for moment in [*moments, *moments]:
        state = history.state_at(record, moment)
        assert position(state) == states[moment]
        if not engine.over(state):
            # What the caller does with the state changes no other.
            engine.apply(state, engine.options(state)[0])
    assert set(history.snapshots) == set(range(0, match.moment + 1, STRIDE))


def test_a_snapshot_of_what_was_taken_back_is_not_used() -> None:
    game = catalog.find("przepowiednia")
    match = begun(game, 2)
    random = FastRandom(2)
    history = History(game, match.setup)
    changed = 0
    while changed < 3:
        ask = engine.pending(match.state)
        assert ask is not None
        options = ask.search_options(match.state)
        if (match.moment + 1) % STRIDE or len(options) < 2:
            choose_at_random(match, random)
            continue
        for choice in options[:2]:
            match.play(ask.seat, choice)
            moment = match.moment
            assert game.dump_position(history.state_at(Record(match.journal), moment)) == game.dump_position(match.state)
            if match.why_no_undo(ask.seat) is not None:
                break
            match.undo(ask.seat)
            changed += choice == options[1]
        choose_at_random(match, random)
