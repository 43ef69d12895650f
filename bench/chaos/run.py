"""A chaos run: servers, players and faults; then calm, in which every table must go on; then the audit."""

import argparse
import asyncio
import random
import shutil
import signal
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.chaos.audit import Findings, audit
from bench.chaos.browser import Browser, Network
from bench.chaos.disk import Disk
from bench.chaos.faults import Faults
from bench.chaos.ledger import Ledger
from bench.chaos.party import Party
from bench.chaos.player import Player
from bench.chaos.report import Outcome, say, write
from bench.chaos.servers import Server
from dolmen.cli.progress import show
from dolmen.kernel.errors import BadInput
from dolmen.server.database import Place, connect
from tests.postgres import Postgres

MEGABYTES: Final = 1024
# Seconds that a table may need after the last fault to go on.
CALM: Final = 300.0
LINE_SECONDS: Final = 15.0
NOTICED: Final = 0.9


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    processes: int
    clients: int
    kills: int
    seconds: float
    database: str
    seed: int


def main(arguments: argparse.Namespace) -> int:
    """Do it, say what was found, write it."""
    if arguments.processes < 1 or arguments.clients < 2:
        raise BadInput("at least one process and two clients are needed")
    database = arguments.database or ("sqlite" if arguments.processes == 1 else "postgresql")
    if database == "sqlite" and arguments.processes > 1:
        raise BadInput("several processes need --database postgresql: a SQLite file belongs to one")
    plan = Plan(arguments.processes, arguments.clients, arguments.kills, arguments.seconds, database, arguments.seed)
    outcome = run(plan)
    say(outcome)
    if arguments.report is not None:
        write(outcome, arguments.report)
    return 0 if outcome.findings.well else 1


def run(plan: Plan) -> Outcome:
    """A whole run, in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="dolmen-chaos-"))
    # PostgreSQL runs as another user than root.
    folder.chmod(0o755)
    disk = Disk(folder / "disk", MEGABYTES)
    postgres: Postgres | None = None
    try:
        if plan.database == "postgresql":
            postgres = Postgres(disk.folder)
        place = Place(disk.folder / "tables", postgres.url if postgres else "")
        return asyncio.run(Run(plan, folder, disk, place, postgres).whole())
    finally:
        if postgres is not None:
            postgres.close()
        disk.close()
        shutil.rmtree(folder, ignore_errors=True)


class Run:
    """Everything that takes part."""

    def __init__(self, plan: Plan, folder: Path, disk: Disk, place: Place, postgres: Postgres | None) -> None:
        self.plan = plan
        self.place = place
        self.chance = random.Random(plan.seed)
        self.ledger = Ledger()
        self.servers = [Server(number, folder, place) for number in range(plan.processes)]
        self.faults = Faults(self.servers, disk, self.ledger, postgres, random.Random(plan.seed + 1))
        self.network = Network(random.Random(plan.seed + 2))
        self.parties = [self._party(number) for number in range(plan.clients // 2)]
        self.calm = False

    def _party(self, number: int) -> Party:
        players = [self._player(3 * number + own) for own in range(3)]
        return Party(players[0], players[1], players[2] if number % 3 == 0 else None, self.ledger, self.chance)

    def _player(self, number: int) -> Player:
        chance = random.Random(self.plan.seed * 1000 + number)
        return Player(Browser(self._port, self.network), self.ledger, chance)

    def _port(self) -> int:
        """A server for the next call, as a load balancer would choose that notices after a while who does not listen."""
        ready = self.faults.ready
        servers = ready if ready and self.chance.random() < NOTICED else self.servers
        return self.chance.choice(servers).port

    async def whole(self) -> Outcome:
        """Chaos, calm, audit."""
        began = time.monotonic()
        for server in self.servers:
            server.start()
            if not await server.up():
                raise BadInput(f"a server did not start: {server.complaints()}")
        playing = [asyncio.create_task(self._play(party)) for party in self.parties]
        try:
            await self._wreak(began, playing)
            chaos = time.monotonic() - began
            stuck = await self._calm_down(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            codes = await asyncio.gather(*(server.end(signal.SIGTERM) for server in self.servers))
        self.ledger.faults += [f"a server ended with {code}" for code in codes if code not in (0, -signal.SIGTERM)]
        self.ledger.faults += [said for server in self.servers for said in server.faults()]
        findings = await asyncio.to_thread(self._audit)
        findings.stuck = stuck
        findings.faults = self.ledger.faults
        return Outcome(self.plan, chaos, time.monotonic() - began, self.faults, self.ledger, findings)

    def _audit(self) -> Findings:
        engine = connect(self.place)
        try:
            return audit(engine, self.ledger)
        finally:
            engine.dispose()

    async def _wreak(self, began: float, playing: list[asyncio.Task[None]]) -> None:
        line = 0.0
        while self.faults.kills < self.plan.kills and (passed := time.monotonic() - began) < self.plan.seconds:
            for task in playing:
                if task.done():
                    # A mistake of ours.
                    task.result()
            words = f"{self.faults.kills} kills, {self.ledger.moves} moves, {len(self.ledger.sheets)} tables, {passed:.0f} s"
            show(self.faults.kills, self.plan.kills, words, passed >= line)
            line = max(line, passed - passed % LINE_SECONDS + LINE_SECONDS)
            await self.faults.next()

    async def _calm_down(self, playing: list[asyncio.Task[None]]) -> list[str]:
        """Stop what is rough; return the tables that then do not go on."""
        self.calm = True
        self.network.calm()
        await self.faults.end()
        waiting = {sheet.table: sheet.last for sheet in self.ledger.sheets.values() if not sheet.over}
        deadline = time.monotonic() + CALM
        while waiting and time.monotonic() < deadline and not all(task.done() for task in playing):
            await asyncio.sleep(0.1)
            for table, moment in list(waiting.items()):
                sheet = self.ledger.sheets[table]
                if sheet.over or sheet.last > moment:
                    del waiting[table]
        return [f"{table} ({self.ledger.sheets[table].game}) did not go on from moment {waiting[table]}" for table in waiting]

    async def _play(self, party: Party) -> None:
        """Let two players play one table after another."""
        await asyncio.gather(*(player.begin() for player in party.players))
        while not self.calm:
            sheet = await party.table_made()
            if sheet is not None:
                await party.play(sheet)
