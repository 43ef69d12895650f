"""Limits that hold for all processes together: each tells the others, every second, who has used much of a limit."""

import asyncio
from collections.abc import Mapping
from typing import Final

from dolmen.server.bus import Bus
from dolmen.server.guard import Buckets
from dolmen.server.peer_messages import Spent

SECOND: Final = 1.0
# Who used less of a limit in a second than this part of what it allows is not worth a message.
NOT_TOLD: Final = 0.25


class SharedLimits:
    """The limits of a process by name; what is used of them elsewhere counts here, a second later."""

    def __init__(self, bus: Bus, limits: Mapping[str, Buckets]) -> None:
        self.bus = bus
        self.limits = limits
        if bus.shared:
            for buckets in limits.values():
                buckets.spent = {}

    async def tell(self) -> None:
        """Tell at intervals what was used, until the server ends."""
        while True:
            await asyncio.sleep(SECOND)
            self.tell_now()

    def tell_now(self) -> None:
        """Tell what was used since the last time."""
        for name, buckets in self.limits.items():
            spent, buckets.spent = buckets.spent or {}, {}
            for caller, amount in spent.items():
                if amount > buckets.rate * NOT_TOLD:
                    self.bus.send(Spent("", name, caller, amount))

    def hear(self, said: Spent) -> None:
        """Count what was used in another process."""
        buckets = self.limits.get(said.limit)
        if buckets is not None:
            buckets.charge(said.caller, said.amount)
