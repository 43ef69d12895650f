"""Records whole games of bots as fixtures: `python -m tests.recorded.record VERSION [GAME ...]`, before the rules change.

A recorded game holds the journal's header, the secret, what the players chose and the hash of the last line.
Everything else follows from these, so a replay that ends in the same hash has made the same journal, line by line.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

from dolmen import bots, catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match, start
from dolmen.kernel.step import CHANCE

FOLDER: Final = Path(__file__).parent
# The bots that play: weak ones reach unusual positions, better ones the usual course of a game.
LINE_UPS: Final = (("uniform",), ("greedy",), ("uniform", "greedy"), ("greedy", "uniform"), ("greedy",))
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "przepowiednia": [
        {"max_rounds": 60},
        {},
        {"mode": "advanced", "max_rounds": 60},
        {"mode": "advanced", "grid_1": "B", "grid_2": "B", "grid_3": "B", "grid_4": "B", "max_rounds": 60},
        {"mode": "advanced", "grid_2a": "any_colourless", "spell_payment": "colourless"},
    ],
    "rune-stones": [{"max_rounds": 60}, {}, {"exchange_rows_per_turn": 2, "max_rounds": 60}, {"max_rounds": 60}, {}],
    "labyrinth": [{}, {"characters": "choose"}, {}, {"characters": "choose"}, {}],
    "nawiedzone-krainy": [
        {"wraith_supply_rule": "partial"},
        {},
        {"mode": "budowniczy", "wraith_supply_rule": "partial"},
        {"extra_wraith_cards": "both"},
        {"mode": "mieszczanin"},
    ],
}


def record(game: Game[Any], seats: int, index: int) -> dict[str, Any]:
    """Play one game of bots from its first draw to its end."""
    seed = f"dolmen/recorded/{game.id}/{seats}/{index}"
    secret = hashlib.sha256(seed.encode()).digest()
    setup = game.setup(seats, OPTIONS[game.id][index])
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match = start(game, setup, names, secret=secret, words=[seed] * seats, table=hashlib.sha256(secret).hexdigest()[:16])
    line_up = LINE_UPS[index]
    players = [bots.find(line_up[seat % len(line_up)], game, seat) for seat in range(seats)]
    random = FastRandom(index)
    while not match.over:
        ask = match.open_asks()[0]
        seat = ask.seat
        worlds = bots.worlds(game, match.state, seat, random)
        match.play(seat, players[seat].choose(game, seat, worlds, engine.options(match.state)[:]))
    return recorded(match, secret)


def recorded(match: Match, secret: bytes) -> dict[str, Any]:
    """Return the fixture of a finished game."""
    lines = match.journal.choices()
    return {
        "header": match.journal.header,
        "secret": secret.hex(),
        "choices": [line["choice"] for line in lines if line["seat"] != CHANCE],
        "moments": match.moment,
        "last": match.journal.hashes[-1],
    }


def main() -> None:
    """Record all games, or those that are named."""
    version, *wanted = sys.argv[1:]
    for game in catalog.games():
        if wanted and game.id not in wanted:
            continue
        path = FOLDER / f"{game.id}-{version}.jsonl"
        with path.open("w", encoding="utf-8", newline="\n") as file:
            for seats in game.players:
                for index in range(len(LINE_UPS)):
                    found = record(game, seats, index)
                    file.write(json.dumps(found, separators=(",", ":")) + "\n")
                    print(f"{game.id}, {seats} seats, game {index}: {found['moments']} moments", flush=True)


if __name__ == "__main__":
    main()
