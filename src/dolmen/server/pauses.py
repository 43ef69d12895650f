"""Pauses in long work: compiled rules keep the interpreter lock until they return, and the event loop would wait for it."""

import time
from typing import Final

# For how many seconds a thread may keep the lock from the event loop.
LONGEST_HOLD: Final = 0.0005

_paused_at = 0.0


def pause() -> None:
    """Let other threads work, if none has been let for a while; only the thread that has the lock can come here."""
    global _paused_at
    if time.monotonic() - _paused_at > LONGEST_HOLD:
        time.sleep(0)
        _paused_at = time.monotonic()
