"""A robot plays a whole game of each of the four by accessible names alone."""

import json
import random
import re
from collections import Counter
from typing import Any, NamedTuple

import pytest

from tests.web.conftest import NewPage
from tests.web.names import ROOT, Reader, faults
from tests.web.playing import GET, POST, against_bots

ENOUGH = 1500
PATIENCE = 12
# Words after which a code is said: corridor D5a, cell D5, forge K1.
EXPLAINED = ("corridor", "cell", "forge", "korytarz", "korytarzu", "pole", "polu", "pola", "kuźnia", "kuźni")


class Case(NamedTuple):
    """A game with its language, what the robot rather does than anything else, and what the log must tell of it."""

    game: str
    language: str
    options: dict[str, Any]
    likes: str
    done: set[str]


CASES = (
    Case(
        "labyrinth",
        "en",
        {"max_rounds": 12, "characters": "choose"},
        "^(Build|corridor|cell .*(corridor|key tile))",
        {"tile-laid", "moved"},
    ),
    Case(
        "nawiedzone-krainy",
        "pl",
        {"wraith_supply_rule": "partial"},
        "^(Przekonaj|Buduj|Ucz się|Zbieraj|Zbierz|Trenuj|Sprzedaj)|, Widmo",
        {"travelled", "gathered", "persuaded", "built"},
    ),
    Case("przepowiednia", "en", {}, "^Break|curse", {"figure-moved", "crystals-taken"}),
    Case("rune-stones", "pl", {"max_rounds": 12}, "^(Wykuj|Wymień|Użyj)", {"artifact-forged", "card-used", "card-summoned"}),
)


def play(page: Any, case: Case) -> tuple[dict[str, Any], list[str], set[str]]:
    """Play to the end; the last state, what was chosen, and what was wrong with the names."""
    reader = Reader(page, case.game, case.language)
    said = " ".join(reader.texts.values())
    keys = {key for key in reader.texts if "-" in key and key not in said}
    chance = random.Random(5)
    wrong: set[str] = set()
    heard: list[str] = []
    done = Counter[str]()
    moment, before, waited = -1, set[str](), 0
    state = reader.look()
    while not state["result"] and len(heard) < ENOUGH:
        waited = 0 if state["moment"] != moment else waited + 1
        ask = state["question"]["ask"]
        names = reader.offered()
        assert names, f"nothing to choose at {ask}:\n{reader.tree}"
        assert waited < PATIENCE, f"no answer to {ask} by {names}"
        wrong |= {f"{ask}: {fault}" for fault in faults(names, EXPLAINED, keys)}
        # After a first press, what that has brought: a menu, a tile as it is turned.
        fresh = [name for name in names if waited and name not in before] or names
        liked = [name for name in fresh if re.search(case.likes, name)]
        wanted = liked if liked and chance.random() < 0.7 else fresh
        # What has been done least: so the robot gets about.
        least = min(done[one] for one in wanted)
        name = chance.choice([one for one in wanted if done[one] == least])
        done[name] += 1
        heard.append(f"{ask}: {name} ({len(names)})")
        moment, before = state["moment"], set(names)
        state = reader.press(name)
    return state, heard, wrong


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.language}")
def test_a_robot_plays_a_whole_game_by_names_alone(new_page: NewPage, case: Case) -> None:
    page = new_page()
    settings = json.dumps({"language": case.language, "theme": "dark", "motion": "off", "tips": "off", "pace": "once"})
    page.add_init_script(f"localStorage.setItem('dolmen-settings', {json.dumps(settings)})")
    page.goto("/")
    page.evaluate(GET, "/api/me")
    body = {"game": case.game, "options": case.options, "first": 0, "seats": against_bots(), "word": "imiona"}
    table = page.evaluate(POST, ["/api/tables", body])["table"]
    page.goto(f"/table/{table}")
    state, heard, wrong = play(page, case)
    folder = ROOT / ".build" / "names"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{case.game}-{case.language}.txt").write_text("\n".join([*sorted(wrong), "", *heard]) + "\n")
    assert sorted(wrong) == []
    assert state["result"]["winners"]
    own = {line["event"] for line in state["log"] if ["player", "player", 0] in line["phrase"]["values"]}
    assert case.done <= own, f"{case.done - own} are not among {own}"
