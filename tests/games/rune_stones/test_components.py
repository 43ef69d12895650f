"""The box contains what section 2 of docs/rules lists, and bad files are refused."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from dolmen.games.rune_stones.abilities import parse_ability
from dolmen.games.rune_stones.components import FILES, PACKAGE, read_parts
from dolmen.games.rune_stones.names import (
    ANY_CARD_ITEM,
    BASIC,
    CARD_ITEM,
    DIE_ITEM,
    DRUIDS,
    GEMS,
    OPTIONAL,
    ORE_ITEM,
    POINT_ITEM,
    POINTS,
    TRADE,
    WHITE,
)
from dolmen.kernel.errors import BadInput
from tests.games.rune_stones.table import BOX

CYCLE = ["blue", "red", "green", "yellow"]
# Magic points and ability of each block of four cards; own colour c, the next ones n1, n2, n3.
BLOCKS = [
    (2, "B: gem:{c}"),
    (1, "X: 1 white -> gem:{n1} + gem:{n2} + gem:{n3}"),
    (1, "X: 1 {c} -> gem:white + gem:white"),
    (2, "O: gem:{c} / gem:{n1}"),
    (2, "B: die + card:{n2}"),
    (1, "B: gem:{c} + gem:{n2}"),
    (2, "O: gem:white / pts:2"),
    (2, "B: gem:{c} + die"),
    (1, "B: gem:{c} + gem:any"),
    (1, "B: gem:any + die"),
    (1, "B: gem:white + ore"),
    (2, "O: gem:white / pts:3"),
    (2, "X: 2 {c} -> pts:3"),
    (1, "B: gem:white + gem:any"),
    (1, "B: gem:white + pts:2"),
]


def tables() -> dict[str, Any]:
    """Return the component files as tables, for a test to corrupt."""
    return {name: tomllib.loads((files(PACKAGE) / "data" / name).read_text(encoding="utf-8")) for name in FILES}


@pytest.mark.rule("RUN-051")
def test_creatures_follow_the_blocks_of_the_specification() -> None:
    written = {entry["id"]: entry["ability"] for entry in tables()["creatures.toml"]["creature"]}
    for number in range(11, 71):
        block, place = divmod(number - 11, 4)
        start = (place + block) % 4
        c, n1, n2, n3 = (CYCLE[(start + step) % 4] for step in range(4))
        magic, pattern = BLOCKS[block]
        card = BOX.card(0, number)
        assert (GEMS[card.kin], card.magic, card.magic_colour) == (c, magic, card.kin), number
        assert written[str(number)] == pattern.format(c=c, n1=n1, n2=n2, n3=n3), number


@pytest.mark.rule("RUN-030")
def test_dragons_and_card_107_have_multicolour_points() -> None:
    assert [BOX.card(0, number).magic_colour for number in range(71, 79)] == [WHITE] * 8
    for druid in range(4):
        assert [BOX.card(druid, number).magic_colour == WHITE for number in range(100, 108)] == [False] * 7 + [True]


@pytest.mark.rule("RUN-051", "RUN-052")
def test_the_totals_of_the_specification() -> None:
    kinds = Counter(card.ability.kind for card in BOX.creatures)
    assert (kinds[BASIC], kinds[OPTIONAL], kinds[TRADE]) == (43, 13, 12)
    items = [{item.kind for item in card.ability.items} for card in BOX.creatures]
    assert sum(DIE_ITEM in found for found in items) == 14
    assert sum(bool(found & {CARD_ITEM, ANY_CARD_ITEM}) for found in items) == 5
    assert sum(ORE_ITEM in found for found in items) == 5
    scoring = [card for card in BOX.creatures if any(item.kind == POINT_ITEM or item.gain[POINTS] for item in card.ability.items)]
    assert len(scoring) == 19


@pytest.mark.rule("RUN-007", "RUN-009")
@pytest.mark.parametrize("druid", range(4))
def test_every_colour_adds_up_to_three_magic_points_in_a_druid_set(druid: int) -> None:
    points: Counter[int] = Counter()
    for number in range(100, 108):
        card = BOX.card(druid, number)
        points[card.magic_colour] += card.magic
    assert points == Counter({0: 3, 1: 3, 2: 3, 3: 3, 4: 2}), DRUIDS[druid]


@pytest.mark.rule("RUN-023", "RUN-077", "RUN-099")
def test_prices_and_points_on_the_board() -> None:
    assert BOX.prices == (4, 3, 3, 2, 2, 1)
    assert [forge.price for forge in BOX.forges] == [2, 2, 3, 3, 4, 4]
    assert BOX.row_points == (0, 0, 3, 6, 10, 15)
    assert (BOX.forge_ores, BOX.slots, BOX.hand_limit) == (3, 4, 4)


@pytest.mark.rule("RUN-067")
def test_every_face_of_the_die_is_there_once() -> None:
    assert BOX.faces == (1,) * 6


@pytest.mark.rule("RUN-051", "RUN-062")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("gem:blue", "expected 'B: …'"),
        ("B: gem:pink", "'gem:pink' is not an icon"),
        ("B: card:white", "'card:white' is not an icon"),
        ("B: ore + ore + ore", "3 icons"),
        ("B: pts:0", "'pts:0' is not an icon"),
        ("B: pts:12", "'pts:12' is not an icon"),
        ("O: ore", "1 sides"),
        ("O: ore / ore / ore", "3 sides"),
        ("X: 0 red -> pts:3", "'0 red' is not a price"),
        ("X: 1 pink -> pts:3", "'1 pink' is not a price"),
        ("X: 1 red -> die", "'die' cannot be received"),
        ("X: 1 red", "'' is not an icon"),
    ],
)
def test_an_ability_that_is_written_wrongly_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_ability(text)
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("file", "path", "value", "fault"),
    [
        ("creatures.toml", ("creature", 3, "ability"), "B: gold", "creatures.toml, creature 14: ability is 'B: gold'"),
        ("creatures.toml", ("creature", 3, "colour"), "white", "white are the dragons"),
        ("creatures.toml", ("creature", 3, "magic"), "two", "expected a whole number"),
        ("creatures.toml", ("creature", 3, "speed"), 3, "speed is missing"),
        ("creatures.toml", ("creature", 3, "id"), "15", "in this order"),
        ("druids.toml", ("druid", 0, "points"), "pink", "allowed are blue, yellow, green, red, multi"),
        ("board.toml", ("display", "prices"), [1, 2, 3, 4, 5, 6], "must not rise"),
        ("board.toml", ("display", "prices"), [4, 3, 2], "expected 6 entries"),
        ("board.toml", ("forge", 5, "bonus"), "die", "the white forge has none"),
        ("board.toml", ("scoring", "goal"), 0, "expected a whole number from 1"),
        ("board.toml", ("supply", "provenance", "gems"), "a friend", "allowed are seed, public, reconstructed"),
        ("die.toml", ("face", 0, "sides"), 2, "a die has 6"),
        ("stones.toml", ("stone", 0, "count"), 2, "expected a whole number from 3"),
        ("stones.toml", ("stone", 2, "value"), 1, "value is"),
    ],
)
def test_a_bad_file_is_refused_with_file_and_entry(file: str, path: tuple[Any, ...], value: Any, fault: str) -> None:
    spoilt = tables()
    entry = spoilt[file]
    for key in path[:-1]:
        entry = entry[key]
    entry[path[-1]] = value
    with pytest.raises(BadInput) as caught:
        read_parts(spoilt)
    assert file in str(caught.value)
    assert fault in str(caught.value)


def test_provenance_does_not_make_another_box() -> None:
    changed = tables()
    changed["creatures.toml"]["creature"][0]["provenance"]["magic"] = "public"
    assert read_parts(changed).digest == BOX.digest
    changed["creatures.toml"]["creature"][0]["magic"] = 3
    assert read_parts(changed).digest != BOX.digest
