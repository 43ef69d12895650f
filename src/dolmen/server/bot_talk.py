"""What bots say: a search's reasons in words, and what everybody hears when a bot did not answer."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dolmen.bots.coaching import quantities_of
from dolmen.kernel.game import Game
from dolmen.kernel.step import Ask, State
from dolmen.server import projection, wire
from dolmen.server.schema import AT_RANDOM, REPLACED

BOT_FAILURE_PHRASES: Final = {REPLACED: "chat-bot-replaced", AT_RANDOM: "chat-bot-random"}
# From how many percent of the victory on a mistake is costly.
COSTLY: Final = 10


class Reasons(NamedTuple):
    """What a search found: for its choice, and for another one; the coach's reasons are numbers of quantities with two values."""

    chance: float
    points: float | None
    other: int | None
    other_chance: float
    other_points: float | None
    reasons: Sequence[tuple[int, int, int]] = ()
    later: bool = False


class BotAnswer(NamedTuple):
    """What a worker answers: a choice and, from a bot that can explain itself, its reasons."""

    choice: int
    why: Reasons | None = None


def read(said: dict[str, Any]) -> BotAnswer:
    """Parse a worker's answer; one that cannot be parsed raises ValueError, KeyError or TypeError."""
    why = said["why"]
    return BotAnswer(int(said["choice"]), None if why is None else Reasons(**why))


def written(answer: BotAnswer) -> str:
    """An answer as text, which `read` understands."""
    return json.dumps({"choice": answer.choice, "why": None if answer.why is None else answer.why._asdict()})


def hint(game: Game[Any], state: State, ask: Ask[Any], answer: BotAnswer, moment: int) -> wire.Hint:
    """A bot's answer in words, for the seat that asked."""
    why = answer.why
    found = wire.Hint(ask.seat, moment, answer.choice, _label(game, state, ask, answer.choice))
    if why is not None:
        found.chance, found.points = _percent(why.chance), _whole(why.points)
        if why.other is not None:
            found.other = _label(game, state, ask, why.other)
            found.other_chance, found.other_points = _percent(why.other_chance), _whole(why.other_points)
        found.later = why.later
        found.reasons = [
            projection.phrase(game, quantities_of(game.id)[number].sentence, (best, other)) for number, best, other in why.reasons
        ]
    return found


def judgement(said: wire.Hint, choice: int) -> wire.Judgement:
    """What a choice costs, from a hint in which it is the other one; the best choice costs nothing."""
    cost = 0
    if choice != said.choice and said.chance is not None and said.other_chance is not None:
        cost = max(0, said.chance - said.other_chance)
    return wire.Judgement(choice, cost, cost >= COSTLY, said)


def thought(game: Game[Any], state: State, ask: Ask[Any], answer: BotAnswer, moment: int) -> wire.ThoughtMessage | None:
    """What a bot tells everybody about its choice; nothing when the choice is secret or the bot gave no reasons."""
    if answer.why is None or type(ask).secret:
        return None
    said = hint(game, state, ask, answer, moment)
    return wire.ThoughtMessage(*(getattr(said, field) for field in said.__struct_fields__))


def _label(game: Game[Any], state: State, ask: Ask[Any], choice: int) -> wire.Phrase:
    label = ask.label(state, choice)
    return projection.phrase(game, label.sentence, label.values)


def _percent(share: float) -> int:
    return max(0, min(100, round(share * 100)))


def _whole(points: float | None) -> int | None:
    """Expected points, rounded; None when they are negative."""
    return None if points is None or round(points) < 0 else round(points)
