"""The projection of a table for one viewer: what that viewer may know, and nothing else."""

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from dolmen.kernel import engine
from dolmen.kernel.candidates import Described, described
from dolmen.kernel.game import NOBODY, Game, Points
from dolmen.kernel.journal import Line
from dolmen.kernel.match import UNDO_AFTER_TURN, Match, Turns
from dolmen.kernel.reveal import learnt
from dolmen.kernel.sentence import Refusal, Sentence, Told
from dolmen.kernel.step import PASS, ROLES, WATCHER, Ask, Draw, State
from dolmen.server import wire
from dolmen.server.broadcast import Viewer
from dolmen.server.queries import SeatRow
from dolmen.server.schema import AT_RANDOM, REPLACED, STANDING_ANSWER

T = TypeVar("T")
Leaving = Literal["", "open", "bot", "delete"]

START: Final = -1
NO_TURN: Final = -1
UNCLICKED_KEYS: Final = {STANDING_ANSWER: "standing-answer", REPLACED: "bot-replaced", AT_RANDOM: "bot-random"}
WORDLESS: Final[list[wire.Value]] = []
KEPT_PHRASES: Final = 20_000
KEPT_CHOICES: Final = 50_000

_phrases: dict[tuple[Sentence, tuple[int, ...]], wire.Phrase] = {}
_choices: dict[Described, wire.Choice] = {}


def known_phrase(game: Game[Any], sentence: Sentence, values: tuple[int, ...]) -> wire.Phrase:
    """A phrase, encoded once, because the same options and refusals come again and again."""
    found = _phrases.get((sentence, values))
    if found is None:
        if len(_phrases) >= KEPT_PHRASES:
            _phrases.clear()
        found = encoded(phrase(game, sentence, values))
        _phrases[sentence, values] = found
    return found


def encoded(part: T) -> T:
    """Encode a part of a response in advance; it is embedded verbatim."""
    return cast(T, msgspec.Raw(msgspec.json.encode(part)))


def phrase(game: Game[Any], sentence: Sentence, values: Sequence[int]) -> wire.Phrase:
    """A sentence with its values, each with the kind that says how to read it."""
    if not sentence.params:
        return wire.Phrase(sentence.key, WORDLESS)
    return wire.Phrase(sentence.key, sentence.named(values, game.words))


def question(game: Game[Any], state: State, ask: Ask[Any]) -> wire.Question:
    """A question with every candidate, each of them an option or with the reason why it is not."""
    asked = ask.asked(state)
    found = described(ask, state)
    choices: list[wire.Choice | None] = list(map(_choices.get, found))
    if None in choices:
        choices = [known_choice(game, one) for one in found]
    args: list[wire.Arg] = [list(arg) if isinstance(arg, tuple) else arg for arg in ask.args()]
    words = phrase(game, asked.sentence, asked.values)
    topic, focus = ask.topic, ask.focus(state)
    return wire.Question(
        ask.seat, type(ask).__name__, topic, focus, args, words, ask.rule_asked(), ask.together, cast(Any, choices)
    )


def known_choice(game: Game[Any], found: Described) -> wire.Choice:
    """A candidate of a question, encoded once, because the same candidates come again and again."""
    known = _choices.get(found)
    if known is None:
        if len(_choices) >= KEPT_CHOICES:
            _choices.clear()
        known = encoded(choice_of(game, found))
        _choices[found] = known
    return known


def choice_of(game: Game[Any], found: Described) -> wire.Choice:
    """A candidate of a question: an option, or refused with the reason and its numbers."""
    choice, name, label, values, rule, refusal, numbers, place, role, loses, lost = found
    return wire.Choice(
        choice,
        name,
        known_phrase(game, label, values),
        rule,
        None if refusal is None else wire.Refused(refusal.rule, known_phrase(game, refusal, numbers)),
        place,
        cast(Any, ROLES[role]),
        None if loses is None else known_phrase(game, loses, lost),
    )


def refused(game: Game[Any], state: State, ask: Ask[Any], choice: int, refusal: Refusal) -> wire.Refused:
    """A refusal with its numbers."""
    return wire.Refused(refusal.rule, known_phrase(game, refusal, ask.numbers(state, choice, refusal)))


def log(game: Game[Any], told: Sequence[tuple[int, Told]], turns: Turns, seat: int, since: int) -> list[wire.LogLine]:
    """What happened after a moment, as far as a seat may know."""
    first = len(told)
    while first > 0 and told[first - 1][0] > since:
        first -= 1
    return [
        wire.LogLine(
            moment, *turn_at(turns, moment), line.event.rule, line.event.key, known_phrase(game, line.event, line.values)
        )
        for moment, line in told[first:]
        if line.for_seat(seat)
    ]


def turn_at(turns: Turns, moment: int) -> tuple[int, int]:
    """The number and the seat of the turn in which the choice of a moment was made."""
    number = bisect_left(turns, (moment, NOBODY)) - 1
    return (number, turns[number][1]) if number >= 0 else (NO_TURN, NOBODY)


def unclicked(lines: Sequence[Line], turns: Turns, makers: Mapping[int, str], since: int, until: int) -> list[wire.LogLine]:
    """Log lines for choices that nobody clicked: standing answers, replaced bots, random choices."""
    found = []
    for moment, maker in makers.items():
        if since < moment <= until:
            said = wire.Phrase(UNCLICKED_KEYS[maker], [("player", "player", lines[moment]["seat"])])
            found.append(wire.LogLine(moment, *turn_at(turns, moment), "", UNCLICKED_KEYS[maker], said))
    return found


def seat_shown(match: Match, mine: Sequence[int], playing: Sequence[int]) -> int:
    """The seat whose view a viewer gets: of several, the one that is asked, otherwise the one that chose last."""
    if len(mine) < 2:
        return mine[0] if mine else WATCHER
    for ask in match.open_asks():
        if ask.seat in playing:
            return ask.seat
    if len(playing) > 1:
        # The player who chose last is still at the screen; another's secrets must not appear there unasked.
        for line in reversed(match.journal.choices()):
            if line["seat"] in playing:
                seat: int = line["seat"]
                return seat
    return (playing or mine)[0]


def private(match: Match, seat: int) -> bool:
    """Tell whether a seat sees something, or is about to choose something, that others at the same screen may not see."""
    secret = any(ask.seat == seat and type(ask).secret for ask in match.open_asks())
    return secret or match.game.private(match.state, seat)


def question_for(match: Match, asks: Sequence[Ask[Any]], seat: int, playing: Sequence[int], turn: int) -> wire.Question | None:
    """The question, of those that are open, that waits for a seat of the viewer; `turn` is the seat whose turn it is."""
    if seat not in playing:
        return None
    for ask in asks:
        if ask.seat == seat:
            found = question(match.game, match.state, ask)
            found.standing = can_always_decline(ask, match.state, turn)
            return found
    return None


def can_always_decline(ask: Ask[Any], state: State, turn: int) -> bool:
    """Tell whether a question may be declined once and for all: it comes outside the seat's own turn and "no" is an answer."""
    if turn in (NOBODY, ask.seat) or ask.together:
        return False
    return PASS in ask.candidates(state) and ask.why_not(state, PASS) is None


def why_no_undo(match: Match, seat: int) -> Refusal | None:
    """Why a seat cannot undo; after the end nobody can, because the secret has been revealed."""
    return UNDO_AFTER_TURN if match.over else match.why_no_undo(seat)


def undo(match: Match, seat: int, playing: Sequence[int]) -> wire.Undo:
    """Whether the viewer may undo with any of their seats, and why not."""
    if not playing:
        return wire.Undo(False, None)
    if any(why_no_undo(match, own) is None for own in playing):
        return wire.Undo(True, None)
    reason = why_no_undo(match, seat)
    return wire.Undo(False, None if reason is None else known_phrase(match.game, reason, ()))


def score(game: Game[Any], state: State, seat: int) -> Points:
    """The points by source: while the game runs, as far as a seat may know them."""
    return game.breakdown(state) if engine.over(state) else game.open_score(state, seat)


def leaving(match: Match, rows: Sequence[SeatRow], host: str, viewer: Viewer, choosers: Collection[int]) -> Leaving:
    """What becomes of the viewer's seats, and of a host's table, when the viewer leaves; the seats `choosers` have chosen before.

    A host may delete a table at which no other person has made a choice; anybody else who has made none leaves the seat open.
    """
    if match.over:
        return ""
    if viewer.guest == host and not any(row.guest not in (None, host) and seat in choosers for seat, row in enumerate(rows)):
        return "delete"
    if not viewer.mine:
        return ""
    return "bot" if viewer.guest == host or any(seat in choosers for seat in viewer.mine) else "open"


def result(game: Game[Any], state: State) -> wire.Result | None:
    """How the game ended."""
    if not engine.over(state):
        return None
    found = game.result(state)
    why = None if found.why is None else phrase(game, found.why.sentence, found.why.values)
    return wire.Result(found.scores, found.places, found.winners, why)


def fairness(match: Match, revealed: bool) -> wire.Fairness:
    """The commitment, and the secret when it may be known."""
    header = match.journal.header
    told = match.secret.hex() if revealed and match.secret is not None else None
    return wire.Fairness(header["commitment"], header["words"], told)


def preview(match: Match, seat: int, choice: int) -> wire.Preview:
    """What a choice would do, up to the next question; never what chance would answer, never a secret."""
    game, before = match.game, match.state
    world: State = game.clone(before)
    world.sink = []
    engine.apply(world, choice)
    ask = engine.pending(world)
    if game.secrets and learnt(game, before, seat, choice, world):
        return wire.Preview(dict(game.view(before, seat)), [], "chance")
    told = [(match.moment + 1, line) for line in world.sink]
    stops: Any = "end" if ask is None else "chance" if isinstance(ask, Draw) else "question"
    return wire.Preview(dict(game.view(world, seat)), log(game, told, match.turns, seat, START), stops)
