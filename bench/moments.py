"""CPU time for looking back and for opening a table.

    python -m bench.moments --moments 1200

Random players make a long table of each game; then calls are made to the application itself, without a network.
Loop: CPU time of the event loop's thread, in which every table waits. All: CPU time of all threads.
Stall: for how long the loop did not get to run while four readers asked for moments at the same time, and while a table opened.
"""

import argparse
import asyncio
import json
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen import catalog, compiled
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.server import new_tables, wire
from dolmen.server.app import Application
from dolmen.server.guests import new_guest
from dolmen.server.live_table import LiveTable
from dolmen.server.serve import freeze_start_up_objects
from dolmen.server.settings import Settings

SAMPLES: Final = 60
READERS: Final = 4
GAMES_TRIED: Final = 8


class Cost(NamedTuple):
    """Milliseconds of CPU time, and the size of the answer."""

    loop: float
    all: float
    size: int


class Browser:
    """Calls the application as a server would, with the cookie of a guest."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.guest = new_guest()
        cookie = application.services.signer.set_cookie(self.guest, secure=False)
        self.headers = [
            (b"host", b"localhost"),
            (b"cookie", f"{cookie.key}={cookie.value}".encode()),
            (b"accept-encoding", b"gzip"),
        ]

    async def get(self, path: str, query: str = "") -> Cost:
        """Make a call and measure it."""
        sent: list[dict[str, Any]] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http"}
        scope |= {"path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "state": {}}
        scope |= {"headers": self.headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "extensions": {}}
        loop, everything = time.thread_time(), time.process_time()
        await self.application(scope, receive, send)
        cost = (1000 * (time.thread_time() - loop), 1000 * (time.process_time() - everything))
        assert sent[0]["status"] == 200, sent
        return Cost(*cost, sum(len(message.get("body", b"")) for message in sent))


async def long_table(application: Application, browser: Browser, game_id: str, moments: int) -> LiveTable:
    """A table with so many moments, or the longest of a few games that ended before."""
    services, game = application.services, catalog.find(game_id)
    seats = [wire.NewSeat(kind="me"), *(wire.NewSeat(kind="link") for _ in range(game.players[-1] - 1))]
    options: dict[str, Any] = {option.id: option.high for option in game.options if option.id == "max_rounds"}
    best: LiveTable | None = None
    for seed in range(GAMES_TRIED):
        asked = wire.NewTable(game=game_id, seats=seats, options=options)
        live = await new_tables.make_table(services.registry, browser.guest, "bench", asked)
        random, match = FastRandom(seed), live.match
        while not match.over and match.moment < moments:
            ask = engine.pending(match.state)
            assert ask is not None
            legal = ask.search_options(match.state)
            match.play(ask.seat, legal[random.below(len(legal))])
            await services.registry.commit(live, browser.guest, secrets.token_hex(8))
        if best is None or match.moment > best.match.moment:
            best = live
        if best.match.moment >= moments:
            break
    assert best is not None
    return best


async def stall(work: Callable[[], Awaitable[object]]) -> float:
    """The longest time in milliseconds for which the loop did not come round while something was done."""
    worst, done = 0.0, False

    async def watch() -> None:
        nonlocal worst
        before = time.perf_counter()
        while not done:
            await asyncio.sleep(0)
            now = time.perf_counter()
            worst, before = max(worst, now - before), now

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    await work()
    done = True
    await watching
    return 1000 * worst


async def measure(application: Application, game_id: str, moments: int) -> dict[str, Any]:
    """All figures of one game."""
    browser, registry = Browser(application), application.services.registry
    live = await long_table(application, browser, game_id, moments)
    at, last, random = f"/api/tables/{live.id}", live.match.moment, FastRandom(1)
    asked = [last, *(random.below(last) for _ in range(SAMPLES))]
    opened: list[Cost] = []
    for _ in range(5):
        registry.forget(registry.tables[live.id])
        opened.append(await browser.get(at))
    registry.forget(registry.tables[live.id])
    await registry.find(live.id)
    first = await browser.get(f"{at}/moments/{last}")
    whole = [await browser.get(f"{at}/moments/{moment}") for moment in asked]
    step = [await browser.get(f"{at}/moments/{moment}", f"since={max(0, moment - 1)}") for moment in asked]
    found = {"moments": last, "over": live.match.over, "opening": worst(opened), "first moment": first._asdict()}
    found |= {"moment, whole log": worst(whole), "moment, one step": worst(step)}
    try:
        found["timeline"] = worst([await browser.get(f"{at}/timeline") for _ in range(3)])
    except AssertionError:
        found["timeline"] = None

    async def read() -> None:
        for moment in asked[:10]:
            await browser.get(f"{at}/moments/{moment}")

    async def reopen() -> None:
        registry.forget(registry.tables[live.id])
        await browser.get(at)

    found["stall by four readers"] = await stall(lambda: asyncio.gather(*(read() for _ in range(READERS))))
    found["stall by opening"] = await stall(reopen)
    return found


def worst(costs: list[Cost]) -> dict[str, float]:
    """The middle and the worst cost."""
    loop, everything = [cost.loop for cost in costs], [cost.all for cost in costs]
    return {
        "loop": statistics.median(loop),
        "loop_most": max(loop),
        "all": statistics.median(everything),
        "all_most": max(everything),
        "bytes": max(cost.size for cost in costs),
    }


async def run(moments: int, games: list[str]) -> dict[str, Any]:
    """All games, on a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        application = Application(Settings(data=Path(folder), rate=0.0, tables_a_minute=0.0))
        await application.services.open()
        try:
            return {game: await measure(application, game, moments) for game in games}
        finally:
            await application.services.close()


def show(found: dict[str, Any]) -> None:
    """Print the figures."""
    for game, figures in found.items():
        print(f"{game}: {figures['moments']} moments{', finished' if figures['over'] else ''}")
        for name, cost in figures.items():
            if isinstance(cost, dict) and "all_most" in cost:
                told = f"loop {cost['loop']:6.2f} (most {cost['loop_most']:6.2f})   all {cost['all']:6.2f}"
                print(f"  {name:<20} {told} (most {cost['all_most']:6.2f}) ms   {cost['bytes']} bytes")
            elif isinstance(cost, dict):
                print(f"  {name:<20} loop {cost['loop']:6.2f}   all {cost['all']:6.2f} ms   {cost['size']} bytes")
            elif isinstance(cost, float):
                print(f"  {name:<20} {cost:6.2f} ms")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The event loop that the server uses."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--moments", type=int, default=1200)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    print(compiled.status())
    freeze_start_up_objects()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(run(arguments.moments, arguments.games or sorted(game.id for game in catalog.games())))
    show(found)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
