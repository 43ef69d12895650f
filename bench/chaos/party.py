"""Two players of a chaos run who play one table after another, with or without a bot, perhaps watched."""

import asyncio
import random
from typing import Final

from bench.chaos.browser import Json
from bench.chaos.ledger import Ledger, Sheet
from bench.chaos.player import Player

# Short games, so that many end, and one of each kind that does not.
GAMES: Final[tuple[tuple[str, Json], ...]] = (
    ("przepowiednia", {"max_rounds": 4}),
    ("rune-stones", {"max_rounds": 10}),
    ("labyrinth", {"max_rounds": 4}),
    ("przepowiednia", {"max_rounds": 8}),
    ("nawiedzone-krainy", {}),
)


class Party:
    """A host and another player, and perhaps somebody who watches them."""

    def __init__(self, host: Player, other: Player, watcher: Player | None, ledger: Ledger, chance: random.Random) -> None:
        self.host = host
        self.other = other
        self.watcher = watcher
        self.ledger = ledger
        self.chance = chance

    @property
    def players(self) -> list[Player]:
        """All of them."""
        return [player for player in (self.host, self.other, self.watcher) if player is not None]

    async def play(self, sheet: Sheet) -> None:
        """Play a table to its end."""
        await asyncio.gather(*(player.play(sheet) for player in self.players))

    async def table_made(self) -> Sheet | None:
        """Make a table and let the other one take a seat; None when that did not work."""
        game, options = self.chance.choice(GAMES)
        kinds = ["me", "link", *(["bot"] if self.chance.random() < 0.5 else [])]
        seats = [{"kind": kind, "level": "uniform" if kind == "bot" else ""} for kind in kinds]
        answer = await self.host.insist("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
        if answer.status != 200:
            self.ledger.faults.append(f"a new table: {answer.status} {answer.body}")
            return None
        sheet = self.ledger.sheet(answer.body["table"], game)
        sheet.see(answer.body)
        links = answer.body["links"]
        await self._join(self.other, links["seats"]["1"])
        if self.watcher is not None:
            await self._join(self.watcher, links["watch"])
        return sheet

    async def _join(self, player: Player, link: str) -> None:
        joined = await player.insist("POST", "/api/join", {"token": link.rpartition("/")[2], "name": "Ada"})
        # A call that got no answer may have taken the seat, so that its link is used up.
        if joined.status not in (200, 404, 409):
            self.ledger.faults.append(f"a link: {joined.status} {joined.body}")
