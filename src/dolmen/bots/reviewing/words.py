"""Sums up a player's game in two sentences: text keys with values, for every language."""

from typing import Any, Final

Sentence = tuple[str, dict[str, Any]]

# A turn is named when at least this much of the loss fell into it.
MOST: Final = 0.5
# So little luck is not worth a number.
HARDLY: Final = 0.02


def signed(share: float) -> str:
    """Return a share in percent with its sign."""
    percent = round(100 * share)
    return f"\N{MINUS SIGN}{-percent}" if percent < 0 else f"+{percent}" if percent else "0"


def balance(luck: float | None, own: float | None, turn: int) -> Sentence:
    """Say what luck and the player's own decisions did, each only if it is sure enough (otherwise None).

    `turn` is the turn that cost most, 0 if none stands out.
    """
    if luck is None and own is None:
        return "review-balance-unsure", {}
    if own is None:
        return "review-balance-luck", {"luck": signed(luck or 0.0)}
    values: dict[str, Any] = {"own": signed(own)}
    if luck is None:
        return ("review-balance-own-turn", values | {"turn": turn}) if turn else ("review-balance-own", values)
    if abs(luck) < HARDLY:
        return ("review-balance-even-turn", values | {"turn": turn}) if turn else ("review-balance-even", values)
    values["luck"] = signed(luck)
    return ("review-balance-turn", values | {"turn": turn}) if turn else ("review-balance", values)


def undecided() -> Sentence:
    """Say that no moment stands out."""
    return "review-decisive-none", {}


def dealt(change: float) -> Sentence:
    """Say that what was drawn before the first decision decided the game."""
    return "review-decisive-setup", {"change": signed(change)}


def decisive(kind: str, turn: int, change: float) -> Sentence:
    """Name the decisive moment: a "draw" or an "own" decision."""
    return f"review-decisive-{kind}", {"turn": turn, "change": signed(change)}


def decided_by(player: int, turn: int, change: float) -> Sentence:
    """Name the decisive moment: a decision of another player."""
    return "review-decisive-other", {"player": player, "turn": turn, "change": signed(change)}
