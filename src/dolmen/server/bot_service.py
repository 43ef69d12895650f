"""A process that serves nobody and thinks for the bots of servers that use the same PostgreSQL database."""

import asyncio
import signal

from dolmen.kernel.errors import BadInput
from dolmen.server.logs import start_logs
from dolmen.server.services import Services
from dolmen.server.settings import Settings


def think(settings: Settings, log_level: str = "info") -> int:
    """Think until Ctrl-C or SIGTERM."""
    if not settings.database:
        raise BadInput(
            "a server that keeps its tables in a file thinks itself; only one with --database postgresql://… can be helped"
        )
    start_logs(log_level)
    asyncio.run(_think(settings))
    return 0


async def _think(settings: Settings) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    services = Services(settings)
    await services.open()
    print(f"dolmen: {settings.bot_workers} workers think for the bots of {settings.place}; Ctrl-C stops them", flush=True)
    try:
        await ended.wait()
    finally:
        # What is being thought about is given back, so that others begin with it at once.
        await services.close()
