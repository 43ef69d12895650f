"""The laws that hold at every state of every game; each raises AssertionError with what broke it."""

import json
from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.engine import choice_name, named_choice
from dolmen.kernel.match import Match
from dolmen.kernel.perft import random_choice
from dolmen.kernel.step import WATCHER, Ask, Draw, State
from dolmen.texts import LANGUAGES, texts


def packet(match: Match, state: State, seat: int) -> str:
    """Everything that a seat can receive at a state: view, question, options, reasons, log, undo, in both languages."""
    game = match.game
    names = [str(name) for name in match.journal.header["seats"]]
    seen: dict[str, Any] = {"view": game.view(state, seat), "over": engine.over(state)}
    ask = engine.pending(state)
    if ask is not None:
        seen["asked"] = ask.seat
    if ask is not None and ask.seat == seat:
        for language in LANGUAGES:
            speech = texts(game, language)
            seen[language] = [
                [speech.said(ask.asked(state), names)],
                [
                    [choice, speech.said(ask.label(state, choice), names), speech.refusal(ask, state, choice, names)]
                    for choice in ask.candidates(state)
                ],
            ]
    for language in LANGUAGES:
        speech = texts(game, language)
        seen[f"log-{language}"] = [speech.told(told, names) for _, told in match.told if told.for_seat(seat)]
    refusal = match.why_no_undo(seat)
    seen["undo"] = refusal.key if refusal else None
    return json.dumps(seen, sort_keys=True)


def check_state(match: Match, random: FastRandom) -> None:
    """Check all laws in the current state of a match."""
    check_invariants(match)
    check_clone(match, random)
    check_question(match)
    check_position(match)
    for seat in [*range(match.setup.seats), WATCHER]:
        check_worlds(match, seat, random)


def check_invariants(match: Match) -> None:
    """Components are conserved."""
    fault = match.game.broken(match.state)
    assert fault is None, fault


def check_clone(match: Match, random: FastRandom) -> None:
    """A clone is equal to its parent, and changes to it leave the parent untouched."""
    game = match.game
    before = json.dumps(game.dump_position(match.state))
    clone = game.clone(match.state)
    assert json.dumps(game.dump_position(clone)) == before
    assert clone.sink is None
    for _ in range(6):
        if clone.agenda:
            engine.apply(clone, random_choice(clone, random))
    assert json.dumps(game.dump_position(match.state)) == before, "a clone changed its parent"


def check_question(match: Match) -> None:
    """Options are what `why_not` allows; every candidate is an option or has a reason, both in both languages."""
    state = match.state
    ask = engine.pending(state)
    if ask is None:
        return
    candidates = ask.candidates(state)
    options = engine.options(state)
    allowed = [choice for choice in candidates if ask.why_not(state, choice) is None]
    assert options, f"{ask!r} is a dead end"
    assert sorted(options) == sorted(allowed), f"{ask!r}: options differ from why_not"
    assert len(set(candidates)) == len(candidates)
    search = ask.search_options(state)
    assert search, f"{ask!r} leaves nothing to search"
    assert set(search) <= set(options), f"{ask!r} searches what is not allowed"
    for choice in candidates:
        assert choice == -1 or 0 <= choice < len(type(ask).names), f"{ask!r}: {choice} has no name"
        assert named_choice(ask, choice_name(ask, choice)) == choice
    if isinstance(ask, Draw):
        for seed in range(3):
            assert ask.drawn(state, FastRandom(seed)) == FastRandom(seed).weighted(ask.weights(state))
        return
    names = [str(name) for name in match.journal.header["seats"]]
    for language in LANGUAGES:
        speech = texts(match.game, language)
        assert speech.said(ask.asked(state), names)
        for choice in candidates:
            refusal = ask.why_not(state, choice)
            assert speech.said(ask.label(state, choice), names)
            if refusal is None:
                assert ask.rule_here(state, choice).startswith(match.game.prefix)
            else:
                assert speech.refusal(ask, state, choice, names)
                assert refusal.rule.startswith(match.game.prefix)
                assert refusal in match.game.sentences


def check_automatic(match: Match, choice: int) -> None:
    """Options are what `why_not` allows also at a question with one option, which is taken without being asked.

    The choice is made on a clone, in the way of `engine.apply`, with a look at every question on the way.
    """
    state = match.game.clone(match.state)
    ask = engine.pending(state)
    assert ask is not None
    state.agenda.pop()
    ask.take(state, choice)
    state.ready = None
    while state.agenda:
        step = state.agenda.pop()
        if not isinstance(step, Ask):
            step.run(state)
            continue
        options = step.options(state) if step.automatic(state) else []
        if len(options) != 1:
            return
        allowed = [one for one in step.candidates(state) if step.why_not(state, one) is None]
        assert allowed == options, f"{step!r}, which nobody is asked: options differ from why_not"
        step.take(state, options[0])


def check_position(match: Match) -> None:
    """A position written and read again is the same position, with the same options."""
    game = match.game
    document = game.dump_position(match.state)
    again = game.load_position(json.loads(json.dumps(document)), "round trip", match.setup.box)
    assert game.dump_position(again) == document
    if match.state.agenda:
        assert engine.options(again) == engine.options(match.state)


def check_worlds(match: Match, seat: int, random: FastRandom) -> None:
    """The two-world law: nothing that a seat receives depends on what it may not know."""
    world = match.game.determinize(match.state, seat, random)
    assert packet(match, world, seat) == packet(match, match.state, seat)
