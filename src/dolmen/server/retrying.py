"""Changes of a table that lost against another process's: tried again with the table as it is then."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from dolmen.server.failures import Overtaken

TRIES: Final = 10

P = ParamSpec("P")
T = TypeVar("T")


def tried_again(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Carry out a change again, with all its checks, for as long as another process is faster.

    So a second click on the same question is refused as in one process, and a line of chat is simply said.
    """

    @wraps(change)
    async def carried_out(*arguments: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await change(*arguments, **named)
            except Overtaken:
                continue
        return await change(*arguments, **named)

    return carried_out
