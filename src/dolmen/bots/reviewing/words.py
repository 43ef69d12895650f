"""Sums up a player's game in two sentences: text keys with values, for every language."""

from typing import Any, Final

Sentence = tuple[str, dict[str, Any]]

# A part of at least this size is worth naming; in percent.
LEAST: Final = 1
# A turn is named when at least this much of the loss fell into it.
MOST: Final = 0.5


def percent(share: float) -> int:
    """Return a share in percent."""
    return round(100 * share)


def balance(luck: float, own: float, turn: int) -> Sentence:
    """Say what luck and the own decisions did; `turn` is the turn that cost most, 0 if none stands out."""
    values = {
        "luck": abs(percent(luck)),
        "fortune": "none" if abs(percent(luck)) < LEAST else "good" if luck > 0.0 else "bad",
        "own": abs(percent(own)),
        "play": "none" if abs(percent(own)) < LEAST else "good" if own > 0.0 else "bad",
        "turn": turn,
    }
    return "review-balance", values


def decisive(turn: int, cause: str, player: int, change: float) -> Sentence:
    """Name the decisive moment; `cause` is "draw", "own", "other", or "none" when no moment stands out."""
    values = {
        "turn": turn,
        "cause": cause,
        "player": player,
        "change": abs(percent(change)),
        "way": "up" if change > 0.0 else "down",
    }
    return "review-decisive", values
