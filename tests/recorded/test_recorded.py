"""Games recorded with earlier rules replay to the same last hash, so their journals are the same line by line."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen import catalog
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, setup_of

FILES: Final = sorted(Path(__file__).parent.glob("*.jsonl"))
GAMES_EACH: Final = 5


def records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_again(record: dict[str, Any]) -> Match:
    """The match of a record, played to its end."""
    game = catalog.find(record["header"]["game"])
    journal = Journal(record["header"])
    match = Match(game, setup_of(game, journal), journal, bytes.fromhex(record["secret"]))
    match.settle()
    for choice in record["choices"]:
        match.play(match.open_asks()[0].seat, choice)
    return match


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_games_play_again_to_the_same_journal(path: Path) -> None:
    for record in records(path):
        match = play_again(record)
        assert (match.over, match.moment, match.journal.hashes[-1]) == (True, record["moments"], record["last"])


def test_every_game_and_player_count_is_recorded_by_the_first_rules() -> None:
    for game in catalog.games():
        found = [len(record["header"]["seats"]) for record in records(Path(__file__).parent / f"{game.id}-v1.jsonl")]
        assert {seats: found.count(seats) for seats in game.players} == dict.fromkeys(game.players, GAMES_EACH)
