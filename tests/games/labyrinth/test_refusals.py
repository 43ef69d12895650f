"""Why a deed, an ability or an answer is refused: one position for each reason that no scenario shows."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.games.labyrinth.abilities.building import TurnTile
from dolmen.games.labyrinth.abilities.fighting import ShatterItem, StealFrom, TakeLoot
from dolmen.games.labyrinth.abilities.placing import LayToken, LiftToken, SwapWith, TravelTo, why_not_token
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import HELLFIRE, NOTHING, PASSAGE, PHASING, SEAL, TELEPORTATION, TILES, TORNADO
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.building import ChooseTile, OfferSwift, PlaceTile
from dolmen.games.labyrinth.steps.combat_start import why_not_free_fight
from dolmen.games.labyrinth.steps.golem import StepGolem
from dolmen.games.labyrinth.steps.golem_meeting import StayUntouched, UseSceptre
from dolmen.games.labyrinth.steps.picking import Exchange
from dolmen.games.labyrinth.steps.spots import NO_OLD
from dolmen.games.labyrinth.steps.trap_effects import LoseItem
from dolmen.kernel import engine
from dolmen.kernel.scenario import Scenario
from dolmen.kernel.step import Ask
from tests.contract.test_places import check_options
from tests.games.by_name import choose, options_of, question
from tests.games.labyrinth.table import LINE, table

HERE = "(1,0)a"
FAR: dict[str, Any] = {"node": "K3"}
OTHERS: list[dict[str, Any]] = [FAR, {}]
CURVE = {**LINE, "(0,1)": "T06r1", "(1,1)": "T05r0"}
KEY_TILES = [f"K{number}" for number in range(6)]


def refused(state: Table, name: str) -> tuple[str, str]:
    """Return the rule and the key of a refusal."""
    choice = engine.named_choice(question(state), name)
    assert choice is not None
    refusal = engine.check(state, choice)
    assert refusal is not None, f"{name} is allowed"
    return refusal.rule, refusal.key


def facing(ask: Ask[Table], **given: Any) -> Table:
    """Return a position in which a question waits."""
    state = table(**{"golem": "K3", "tiles": LINE, **given})
    state.agenda.append(ask)
    state.ready = None
    check_options(ask, state)
    return state


def node_of(name: str) -> int:
    return NODES.index(name) if name else NOTHING


def by(character: str = "C03", **given: Any) -> dict[str, Any]:
    return {"character": character, "node": HERE, **given}


# A deed, who tries it, what is special about the table, and why it is refused.
DEEDS: list[tuple[str, dict[str, Any], dict[str, Any], tuple[str, str]]] = [
    ("C05b", by("C05", lives=1, active=0), {}, ("LAB-152", "last-life")),
    (
        "C06a",
        by("C06"),
        {"tiles": {"(2,0)": "T02r0"}, "players": [by("C06", node="(2,0)a"), *OTHERS]},
        ("LAB-050", "not-removable"),
    ),
    ("C08b", by("C08"), {"players": [by("C08"), {"node": "K2", "sacrifices": 1}, {}]}, ("LAB-150", "nothing-to-heal")),
    ("C03c", by("C03"), {}, ("LAB-150", "nothing-to-heal")),
    ("C07c", by("C07", node="K0"), {}, ("LAB-163", "not-ordinary")),
    ("C07c", by("C07"), {"players": [by("C07"), {"node": "K0"}, {}]}, ("LAB-163", "not-ordinary")),
    ("build", {}, {"golem": "K0"}, ("LAB-054", "golem-at-door")),
    ("build", {}, {}, ("LAB-025", "must-leave-start")),
    ("rest", {}, {}, ("LAB-025", "must-leave-start")),
    (
        "give-back",
        by(lives=1, sacrifices=1),
        {"players": [by(lives=1, sacrifices=1), by("C08", node="K2"), {}]},
        ("LAB-152", "last-life"),
    ),
]


@pytest.mark.rule("LAB-025", "LAB-049", "LAB-054", "LAB-150", "LAB-152", "LAB-171")
@pytest.mark.parametrize(("deed", "who", "given", "reason"), DEEDS)
def test_a_deed_is_refused_with_its_reason(
    deed: str, who: dict[str, Any], given: dict[str, Any], reason: tuple[str, str]
) -> None:
    state = table(**{"golem": "K3", "tiles": LINE, "players": [who, *OTHERS], **given})
    assert refused(state, deed) == reason


@pytest.mark.rule("LAB-168")
def test_the_only_curse_is_not_moved_to_where_it_lies() -> None:
    witch = {"character": "C11", "node": HERE, "tokens": 0}
    near = {"node": HERE, "curses": 3}
    assert refused(table(players=[witch, near, FAR], tiles=LINE, golem="K4"), "C11a") == ("LAB-163", "nobody-near")
    assert "C11a" in options_of(table(players=[witch, near, {"node": "(2,0)a"}], tiles=LINE, golem="K4"))


@pytest.mark.rule("LAB-167")
def test_whom_a_thief_can_rob() -> None:
    rich, poor = {"node": HERE, "items": ["I03"]}, {"node": HERE}
    state = facing(StealFrom(0), players=[by("C12"), poor, {"node": "K2", "items": ["I04"]}, rich, {"node": HERE, "keys": 1}])
    assert refused(state, "1") == ("LAB-163", "nothing-to-steal")
    assert refused(state, "2") == ("LAB-077", "not-here")
    assert options_of(state) == ["3", "4"]
    choose(table(players=[by("C12"), poor, rich], tiles=LINE, golem="K3"), "C12b")
    state.rules = 1
    state.ready = None
    assert options_of(state) == ["1", "3", "4"]


@pytest.mark.rule("LAB-132", "LAB-167")
def test_a_thief_with_full_hands_takes_only_a_key() -> None:
    thief = by("C12", items=["I04", "I05"])
    state = facing(StealFrom(0), players=[thief, {"node": HERE, "items": ["I03"]}, {"node": HERE, "items": ["I06"], "keys": 1}])
    assert refused(state, "1") == ("LAB-132", "no-room")
    assert options_of(state) == ["2"]
    state.agenda[-1] = TakeLoot(0, 2, 1)
    state.ready = None
    assert refused(state, "I06") == ("LAB-132", "no-room")
    assert options_of(state) == ["pass", "key"]


@pytest.mark.rule("LAB-153")
@pytest.mark.parametrize("ask", [ShatterItem(0), Exchange(0, 5)])
def test_the_heart_by_which_one_lives_is_kept(ask: Ask[Table]) -> None:
    state = facing(ask, players=[by(lives=0, items=["I02", "I03"]), *OTHERS])
    assert refused(state, "I02") == ("LAB-153", "lives-by-heart")
    assert options_of(state) == ["I03"]
    state.players[0].lives = 1
    state.ready = None
    assert options_of(state) == ["I02", "I03"]


@pytest.mark.rule("LAB-153")
def test_a_trap_takes_the_heart_only_from_who_has_nothing_else_or_other_lives() -> None:
    given = {"players": [by(lives=0, items=["I02", "I03"]), *OTHERS]}
    state = facing(LoseItem(0), **given)
    assert refused(state, "I02") == ("LAB-153", "lives-by-heart")
    state.players[0].lives = 1
    state.ready = None
    assert options_of(state) == ["I02", "I03"]
    assert options_of(facing(LoseItem(0), players=[by(lives=0, items=["I02"]), *OTHERS])) == ["I02"]
    first = facing(LoseItem(0), **given)
    first.rules = 1
    first.ready = None
    assert options_of(first) == ["I02", "I03"]


@pytest.mark.rule("LAB-169")
def test_hellfire_burns_on_an_ordinary_corridor_beside_its_master() -> None:
    state = facing(LayToken(0, HELLFIRE), tiles=CURVE, players=[by("C05", node="(2,0)a"), *OTHERS])
    assert refused(state, "K0") == ("LAB-169", "no-tokens-here")
    assert refused(state, "(1,1)a") == ("LAB-030", "not-adjacent")
    assert options_of(state) == ["(1,0)a"]


@pytest.mark.rule("LAB-168")
def test_a_token_is_taken_up_only_where_one_can_go() -> None:
    there = {"node": "(2,0)a"}
    seals = {"seal": ["(2,0)a", "(0,1)a", "(1,1)a"]}
    players = [by("C14", tokens=0), there, FAR]
    state = facing(LiftToken(0, SEAL), players=players, tokens=seals, tiles={**CURVE, "(2,-1)": "T03r0"})
    assert "(2,0)a" in options_of(state)
    state = facing(LiftToken(0, TORNADO), players=[by("C09", tokens=0), there, FAR], tokens={"tornado": ["(2,0)a", HERE]})
    assert refused(state, "(2,0)a") == ("LAB-169", "no-place-for-token")


@pytest.mark.rule("LAB-171")
def test_places_are_changed_with_somebody_near_on_an_ordinary_tile() -> None:
    players = [by("C07", node="(2,0)a"), by("C04"), {"node": "K0"}, {"node": "(-2,0)a"}]
    state = facing(SwapWith(0), tiles={**CURVE, "(-2,0)": "T03r0"}, players=players)
    assert refused(state, "2") == ("LAB-163", "not-ordinary")
    assert refused(state, "3") == ("LAB-171", "too-far")
    assert options_of(state) == ["1"]


@pytest.mark.rule("LAB-065")
@pytest.mark.parametrize(
    ("ability", "refusals", "options"),
    [
        (PASSAGE, {"(2,0)a": "already-there", "(1,0)a": "no-portal-there"}, ["(0,1)a"]),
        (TELEPORTATION, {"(2,0)a": "already-there"}, ["(1,0)a", "(0,1)a", "(1,1)a"]),
        (PHASING, {"(2,0)a": "already-there", "(0,1)a": "too-far"}, ["(1,0)a", "(1,1)a"]),
    ],
)
def test_where_a_journey_leads(ability: int, refusals: dict[str, str], options: list[str]) -> None:
    state = facing(
        TravelTo(0, ability), tiles=CURVE, players=[by("C13", node="(2,0)a"), *OTHERS], tokens={"portal": ["(2,0)a", "(0,1)a"]}
    )
    assert {name: refused(state, name)[1] for name in refusals} == refusals
    assert sorted(options_of(state)) == sorted(options)


@pytest.mark.rule("LAB-065")
def test_no_passage_leads_away_from_where_no_portal_is() -> None:
    state = table(tiles=CURVE, golem="K3", players=[by("C13"), *OTHERS], tokens={"portal": ["(2,0)a", "(0,1)a"]})
    assert check_options(TravelTo(0, PASSAGE), state) == []


@pytest.mark.rule("LAB-173")
def test_a_fourth_tile_is_not_laid_face_down() -> None:
    tiles = {**LINE, "(0,1)": "down T06@0", "(1,1)": "down T05@0", "(0,2)": "down T07@0"}
    state = facing(PlaceTile(0, NO_OLD), tiles=tiles, hand=["T10"], hand_seat=0, players=[by("C07"), *OTHERS])
    assert refused(state, "(2,-1)down")[1] == "three-face-down"


@pytest.mark.rule("LAB-172", "LAB-043")
def test_swift_building_needs_a_tile() -> None:
    state = facing(OfferSwift(0), players=[by("C06"), *OTHERS])
    assert options_of(state) == ["pass", "build"]
    state.stack = [0] * 30
    state.ready = None
    assert refused(state, "build") == ("LAB-043", "stack-empty")


@pytest.mark.rule("LAB-113", "LAB-152", "LAB-072")
@pytest.mark.parametrize(("given", "reason"), [({"daze": 1}, ("LAB-072", "too-dazed")), ({"lives": 1}, ("LAB-152", "last-life"))])
def test_the_sceptre_needs_a_clear_head_and_a_life(given: dict[str, Any], reason: tuple[str, str]) -> None:
    state = facing(UseSceptre(0), players=[by(items=["I01"]), *OTHERS])
    state.players[0].daze = given.get("daze", 0)
    state.players[0].lives = given.get("lives", 4)
    state.ready = None
    assert refused(state, "sceptre") == reason
    assert options_of(state) == ["pass"]


@pytest.mark.rule("LAB-113")
def test_a_sacrifice_comes_back_only_from_who_carries_one() -> None:
    state = facing(StayUntouched(0), players=[by("C08"), {"node": "K2", "sacrifices": 1}, {}])
    assert refused(state, "2") == ("LAB-163", "no-sacrifice-there")
    assert options_of(state) == ["pass", "1"]


@pytest.mark.rule("LAB-105", "LAB-107")
def test_the_golem_does_not_go_back_in_a_turn_nor_at_its_beginning() -> None:
    for came, key in (("K0", "golem-not-back"), ("", "golem-not-back-turn")):
        state = facing(StepGolem(0, 2, node_of(came)), golem="(2,0)a", players=[by(node="K4"), *OTHERS])
        state.golem_back = node_of("K0")
        state.ready = None
        assert refused(state, "K0")[1] == key
        assert options_of(state) == ["(1,0)a"]


@pytest.mark.rule("LAB-081")
def test_the_evil_eye_forces_a_test_once() -> None:
    state = table(
        players=[by(active=0), {"node": HERE, "active": 0}, {"character": "C11", "crystals": 2}], tiles=LINE, golem="K3"
    )
    choose(state, "attack-1", "6+6", "1+1", "attacker-own", "5+5")
    assert refused(state, "attacker-own") == ("LAB-126", "already-forced")
    assert options_of(state) == ["pass", "defender-own"]


@pytest.mark.rule("LAB-165")
def test_fury_is_silent_under_the_event_of_silence() -> None:
    given = {"players": [by("C02"), {"node": HERE, "active": 0}, {}], "tiles": LINE, "golem": "K3"}
    state = table(**given)
    choose(state, "attack-1", "1+1", "6+6")
    assert "fury" in options_of(state)
    state = table(**given, event="E01")
    choose(state, "attack-1", "1+1", "6+6")
    assert refused(state, "fury") == ("LAB-165", "abilities-silent")


@pytest.mark.rule("LAB-093", "LAB-098")
def test_a_trap_needs_the_pool_and_a_place() -> None:
    state = table(players=[by(), *OTHERS], tiles=LINE, golem="K3", traps=dict.fromkeys(KEY_TILES, "P05"))
    assert "set-trap" in options_of(state)
    state.trap_pool = [0] * len(state.trap_pool)
    assert refused(state, "set-trap")[1] == "no-traps-left"


def crowded(**player: Any) -> dict[str, Any]:
    """Return the crowded board of EDGE-06, with a hole at (2,0) into which T16 does not fit."""
    given = Scenario(Path(__file__).parent / "scenarios" / "EDGE-06.toml").given
    return {**given, "players": [{"node": "K0", **player}, *given["players"][1:]], "hand": ["T16", "T28"], "hand_seat": 0}


def spot(name: str) -> int:
    return PlaceTile.names.index(name)


@pytest.mark.rule("LAB-042", "LAB-048", "LAB-173")
def test_a_tile_is_chosen_only_if_it_has_a_place() -> None:
    state = facing(ChooseTile(0, NO_OLD), **crowded(character="C03"))
    assert refused(state, "T16") == ("LAB-042", "fits-nowhere")
    assert options_of(state) == ["T28"]
    assert options_of(facing(ChooseTile(0, NO_OLD), **crowded(character="C07"))) == ["T16", "T28"]
    came_from_there = (TILES.index("T16"), spot("(2,0)r0"))
    assert options_of(facing(ChooseTile(0, came_from_there), **crowded(character="C03"))) == ["T16", "T28"]


@pytest.mark.rule("LAB-048")
def test_a_removed_tile_may_go_back_where_it_lay() -> None:
    old = (TILES.index("T16"), spot("(2,0)r0"))
    state = facing(PlaceTile(0, old), **{**crowded(character="C03"), "hand": ["T16"]})
    assert refused(state, "(2,0)r1") == ("LAB-040", "closes-last-way")
    assert options_of(state) == ["(2,0)r0"]


@pytest.mark.rule("LAB-040")
def test_a_tile_is_not_turned_so_that_it_closes_the_last_way() -> None:
    state = facing(TurnTile(0), **{**crowded(character="C06"), "hand": []})
    reasons = {engine.check(state, choice) for choice in question(state).candidates(state)}
    assert {refusal.key for refusal in reasons if refusal} == {"same-picture", "closes-last-way"}


@pytest.mark.rule("LAB-132", "LAB-153")
def test_with_only_the_heart_by_which_one_lives_nothing_is_exchanged() -> None:
    state = table(players=[by(lives=0, items=["I02"]), *OTHERS], tiles=LINE, golem="K3", items={"I05": HERE})
    numbers = state.parts.numbers
    before, numbers.items = numbers.items, 1
    try:
        assert refused(state, "take-I05") == ("LAB-132", "no-room")
    finally:
        numbers.items = before


@pytest.mark.rule("LAB-137", "LAB-169")
def test_neither_a_free_combat_nor_a_token_goes_where_nobody_can_stand() -> None:
    state = table(players=[by(), *OTHERS], tiles=LINE, golem="K3")
    apart, nowhere = why_not_free_fight(state, 0, 1), why_not_token(state, 0, TORNADO, node_of("(0,2)a"), NOTHING)
    assert apart is not None
    assert nowhere is not None
    assert (apart.key, nowhere.key) == ("not-here", "no-tokens-here")
