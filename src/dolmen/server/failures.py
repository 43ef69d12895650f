"""What can go wrong with a call, with its status and what the reader is told."""

from dolmen.server import wire


class Failed(Exception):
    """A call that was not carried out."""

    def __init__(
        self,
        status: int,
        error: str,
        phrase: wire.Phrase | None = None,
        rule: str = "",
        state: wire.TableState | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.failure = wire.Failure(error, phrase, rule, state)
