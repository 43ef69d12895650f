"""What a review found at one moment of a game."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

SETUP: Final = "setup"
DRAW: Final = "draw"
DECISION: Final = "decision"
END: Final = "end"
NO_CHOICE: Final = -2


@dataclass
class Found:
    """The chances in the position after `moment` lines of a journal, and what the answer in the next line did to them.

    Shares are from 0 to 1, one for each seat. An interval of 95 % is 1.96 errors to both sides.
    `effect` is the chosen answer minus the best, `earned` the chosen one minus the usual one, which is what the bots that
    play on would have answered; `swing` is the outcome of a draw minus the mean over all outcomes.
    `lost` is the chance that all lose together, `lost_change` what the answer changed in it.
    """

    moment: int
    kind: str
    turn: int
    chances: list[float]
    error: list[float]
    lost: float = 0.0
    lost_error: float = 0.0
    seat: int = -1
    ask: str = ""
    choice: int = NO_CHOICE
    best: int = NO_CHOICE
    usual: int = NO_CHOICE
    values: dict[int, list[float]] = field(default_factory=dict)
    loss: float = 0.0
    loss_error: float = 0.0
    effect: list[float] = field(default_factory=list)
    effect_error: list[float] = field(default_factory=list)
    earned: list[float] = field(default_factory=list)
    earned_error: list[float] = field(default_factory=list)
    swing: list[float] = field(default_factory=list)
    swing_error: list[float] = field(default_factory=list)
    lost_change: float = 0.0
    lost_change_error: float = 0.0
    advice: dict[str, Any] | None = None

    def document(self) -> dict[str, Any]:
        """Return the record as JSON has it."""
        told = asdict(self)
        told["values"] = {str(choice): shares for choice, shares in self.values.items()}
        return told

    @staticmethod
    def read(document: dict[str, Any]) -> "Found":
        """Return the record of a document."""
        told = dict(document)
        told["values"] = {int(choice): shares for choice, shares in document["values"].items()}
        return Found(**told)

    def change(self) -> list[float]:
        """Return what the answer in the next line did to the chances of each seat, by its own cause."""
        return self.earned or self.swing or [0.0] * len(self.chances)

    def change_error(self) -> list[float]:
        """Return the standard errors of the change."""
        return self.earned_error or self.swing_error or [0.0] * len(self.chances)
