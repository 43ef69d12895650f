"""Tables that nobody uses leave memory, and come back when somebody does."""

import asyncio
import time

from dolmen.server import upkeep
from tests.server.serving import Guest, Server, hear, ok, sensible


def forget_idle(server: Server, later: float) -> None:
    """What the server does from time to time, as if it were so many seconds later."""

    async def forget() -> None:
        upkeep.forget_idle(server.services.registry, time.monotonic() + later)

    asyncio.run_coroutine_threadsafe(forget(), server.services.writer.loop).result(60)


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(server: Server, guest: Guest) -> None:
    tables = server.services.registry.tables
    idle = server.services.settings.idle
    first = guest.new_table("me", "local")
    watched = guest.new_table("me", "local")
    with guest.socket(watched["table"]) as socket:
        hear(socket, "state")
        forget_idle(server, idle / 2)
        assert set(tables) == {first["table"], watched["table"]}
        forget_idle(server, idle + 60)
        assert set(tables) == {watched["table"]}
    after = ok(guest.choose(first, sensible(first)))
    assert after["moment"] > first["moment"]
    assert set(tables) == {first["table"], watched["table"]}
