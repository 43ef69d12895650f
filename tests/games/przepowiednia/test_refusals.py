"""Refusals say their numbers."""

from typing import Any

import pytest

from dolmen.games.przepowiednia.names import CARDS, CHAINS, EMPTY_POOL, KINDS
from dolmen.games.przepowiednia.occasions import GAIN
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.collecting import CoverSpace, Exchange, Upgrade
from dolmen.games.przepowiednia.steps.sources import TakeFromCard
from dolmen.games.przepowiednia.steps.taking import Keep
from dolmen.kernel.step import Ask
from tests.games.by_name import choose, refused
from tests.games.przepowiednia.table import table

ACTION = {"seat": 0, "step": "action"}


def alone(**player: Any) -> list[dict[str, Any]]:
    return [player, {}, {}, {}]


@pytest.mark.rule("PRZ-034", "PRZ-036", "PRZ-032", "PRZ-033")
def test_a_move_is_refused_with_price_and_distance() -> None:
    state = table(players=[{"figure": "W6", "grid": "RC ... .. ... .."}, {"figure": "W8"}, {}, {}])
    assert refused(state, "W2") == ("PRZ-034", "too-poor-for-speed", (3, 2))
    assert refused(state, "W3") == ("PRZ-034", "too-poor-for-speed", (6, 2))
    assert refused(state, "W4") == ("PRZ-036", "too-far", (7, 6))
    assert refused(state, "W5") == ("PRZ-036", "too-far", (8, 6))
    assert refused(state, "W8") == ("PRZ-032", "card-occupied", (CARDS.index("W8"),))
    assert refused(state, "W6") == ("PRZ-033", "own-card", ())


@pytest.mark.rule("PRZ-034")
def test_with_colourless_payment_only_colourless_crystals_are_counted() -> None:
    state = table(spell_payment="colourless", players=alone(figure="W6", grid="RC YYY CG ... .."))
    assert refused(state, "W1") == ("PRZ-034", "too-few-colourless-for-speed", (3, 2))


@pytest.mark.rule("PRZ-071", "PRZ-072", "PRZ-083")
def test_a_spell_is_refused_with_its_price() -> None:
    state = table(players=alone(figure="W6", grid="RC ... .. ... .."))
    assert refused(state, "swap") == ("PRZ-071", "swap-needs", (3, 2))
    assert refused(state, "exchange") == ("PRZ-072", "exchange-needs", (4, 2))
    state = table(players=alone(figure="W6", grid="RC ... .. ... ..", runes="F"))
    assert refused(state, "exchange") == ("PRZ-072", "exchange-needs", (3, 2))


@pytest.mark.rule("PRZ-043", "PRZ-044")
def test_an_exchange_needs_three_colourless_crystals() -> None:
    state = table(turn=ACTION, players=alone(figure="W6", grid="CC R.. .. ... .."))
    ask = Exchange(0, 0)
    refusal = ask.why_not(state, 0)
    assert refusal is not None
    assert (refusal.rule, ask.numbers(state, 0, refusal)) == ("PRZ-043", (3, 2))
    assert ask.options(state) == [-1]


@pytest.mark.rule("PRZ-046")
def test_an_upgrade_covers_two_spaces_at_most() -> None:
    state = table(turn=ACTION, players=alone(figure="W2", grid="CC C.. .. ... .."))
    ask = Upgrade(0, (0, 1, 1, 0, 0, 0), 0)
    refusal = ask.why_not(state, 0)
    assert refusal is not None
    assert (refusal.key, ask.numbers(state, 0, refusal)) == ("enough-covered", (2,))
    assert ask.options(state) == [-1]


@pytest.mark.rule("PRZ-061")
@pytest.mark.parametrize("chain", CHAINS)
def test_a_missing_chain_is_refused_by_its_colours(chain: str) -> None:
    state = table(turn=ACTION, players=alone(figure="T-R", grid="CC C.. .. ... .."))
    length = int(chain[1])
    colours = "RYYGB" if chain[0] == "L" else "BRRPB"
    assert refused(state, chain) == ("PRZ-061", f"no-chain-{length}", tuple(map(KINDS.index, colours[:length])))


@pytest.mark.rule("PRZ-054", "PRZ-055")
def test_a_source_is_refused_with_what_it_has() -> None:
    rivals = [{"grid": "GG ... .. ... .."}, {"grid": "GG ... .. ... .."}, {"grid": "G. ... .. ... .."}]
    state = table(turn=ACTION, players=[{"figure": "T-G", "grid": "G. ... .. ... .."}, *rivals])
    choose(state, "G@5")
    assert refused(state, "3") == ("PRZ-054", "not-most", (1, 2))
    choose(state, "1")
    assert refused(state, "7") == ("PRZ-055", "not-this-kind", (KINDS.index("G"),))


@pytest.mark.rule("PRZ-050", "PRZ-056")
def test_a_kind_is_refused_by_its_name() -> None:
    state = table(turn=ACTION, players=alone(figure="W3", grid="YY YYY YB BBB B."))
    choose(state, "collect")
    assert refused(state, "P") == ("PRZ-050", "not-in-tray", (KINDS.index("P"),))
    state = table(turn=ACTION, players=alone(figure="T-R", runes="D", grid="PP PPP P. ... .."))
    choose(state, "collect")
    assert refused(state, "P") == ("PRZ-056", "nowhere-to-get", (KINDS.index("P"),))


@pytest.mark.rule("PRZ-115")
def test_charges_are_refused_with_how_many_are_left() -> None:
    sides = [{"side": "1A"}, {"side": "3A"}, {"side": "4A"}]
    state = table(advanced=True, players=[{"side": "2A", "figure": "W1", "charges": 2}, *sides])
    choose(state, "charges")
    assert refused(state, "3") == ("PRZ-115", "no-charges", (3, 2))
    state = table(advanced=True, grid_2a="charges", players=[{"side": "2A", "figure": "W1"}, *sides])
    assert refused(state, "charges") == ("PRZ-115", "no-charges", (1, 0))
    state = table(advanced=True, players=[{"side": "2A", "figure": "W1"}, *sides])
    assert refused(state, "charges") == ("PRZ-115", "no-colourless", ())


@pytest.mark.rule("PRZ-124", "PRZ-127")
def test_an_extra_payment_is_refused_with_what_is_left_in_the_grid() -> None:
    grid = {"0": "R", "3": "Y", "5": "Y", "10": "C", "11": "C"}
    sides = [{"side": "1A"}, {"side": "3A"}, {"side": "4A"}]
    state = table(advanced=True, turn=ACTION, players=[{"side": "2B", "figure": "T-R", "grid": grid}, *sides])
    choose(state, "L3")
    assert refused(state, "two") == ("PRZ-127", "too-poor-for-boost", (3, 2))


SIDES: list[dict[str, Any]] = [{"side": "1A"}, {"side": "3A"}, {"side": "4A"}]
CHAIN = {"0": "R", "3": "Y", "5": "Y", "9": "C", "10": "C", "11": "C"}


@pytest.mark.rule("PRZ-126", "PRZ-063")
def test_with_side_2b_a_taken_space_is_refused_because_no_higher_one_is_free() -> None:
    given: dict[str, Any] = {
        "advanced": True,
        "turn": ACTION,
        "players": [{"side": "2B", "figure": "T-R", "grid": CHAIN}, *SIDES],
    }
    state = table(**given, temples={"T-R": {"track": "12123"}})
    assert refused(state, "L3")[1] == "boost-impossible"
    assert refused(state, "L5")[1] == "space-taken"


@pytest.mark.rule("PRZ-128", "PRZ-033")
def test_with_side_3b_the_own_card_is_refused_by_its_own_rule() -> None:
    sides = [{"side": "1A", "figure": "W10"}, {"side": "2A"}, {"side": "4A"}]
    state = table(advanced=True, players=[{"side": "3B", "figure": "W3"}, *sides])
    assert refused(state, "W3") == ("PRZ-128", "own-card", ())


@pytest.mark.rule("PRZ-046")
def test_nothing_is_upgraded_when_no_space_is_left() -> None:
    state = table(turn=ACTION, players=alone(figure="W2", grid="CC C.. .. ... .."))
    state.covered = [1] * len(state.covered)
    ask = Upgrade(0, (0, 0, 0, 0, 0, 0), 0)
    refusal = ask.why_not(state, 0)
    assert refusal is not None
    assert refusal.key == "no-space-left"
    assert ask.options(state) == [-1]


def reason(state: Table, ask: Ask[Table], choice: int) -> str:
    refusal = ask.why_not(state, choice)
    return refusal.key if refusal else ""


@pytest.mark.rule("PRZ-046", "PRZ-053")
def test_a_card_without_a_space_of_a_colour_neither_takes_nor_gives_it() -> None:
    """Every card of our box has all five colours; corrected components may have fewer."""
    state = table(turn=ACTION, players=alone(figure="W2", grid="CC C.. .. ... .."))
    card = state.parts.wilderness[1]
    before, card.spaces = card.spaces, card.spaces[1:]
    try:
        assert [reason(state, CoverSpace(0, 0, EMPTY_POOL), kind) for kind in before] == ["not-on-card", "", "", "", ""]
        first = len(KINDS)
        reasons = [reason(state, TakeFromCard(0, 0), first + kind) for kind in before]
        assert reasons == ["not-on-card", *["space-empty"] * 4]
    finally:
        card.spaces = before


@pytest.mark.rule("PRZ-050", "PRZ-056")
def test_a_crystal_of_choice_is_not_kept_if_it_is_nowhere_to_be_had() -> None:
    state = table(turn=ACTION, players=alone(figure="T-R", runes="D", grid="PP PPP P. ... .."))
    ask = Keep(0, (1, 1, 0, 0, 0, 0), EMPTY_POOL, 1, GAIN, 1)
    reasons = {KINDS[kind]: reason(state, ask, kind) for kind in ask.candidates(state)}
    assert reasons == {"C": "", "R": "", "Y": "", "B": "", "G": "", "P": "nowhere-to-get"}
