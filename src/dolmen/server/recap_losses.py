"""What a player could choose before the others moved and cannot choose any more."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.match import open_asks
from dolmen.kernel.reveal import learnt
from dolmen.kernel.sentence import POOL, Refusal
from dolmen.kernel.step import CHANCE, END_TURN, GIVES_UP, MAIN, PASS, Ask, Draw, State
from dolmen.server import projection, wire
from dolmen.server.pauses import pause
from dolmen.server.replay import Recording
from dolmen.server.table_log import entries_for
from dolmen.server.wire_recap import RecapLoss

MOST_LOSSES: Final = 5
MOST_PLACES: Final = 12
# After so many choices at most it is looked at what could be chosen next, and so many steps ahead.
MOST_OPENED: Final = 32
MOST_STEPS: Final = 3

# How a choice stands: the key of the refusal, or one of these.
POSSIBLE: Final = ""
GONE: Final = "gone"

# A choice by the kind of question, its number and its place: the same choice may be reached in several ways.
Key = tuple[str, int, str]


class Candidate(NamedTuple):
    """A choice that somebody might try in a world, with the refusal if it is not possible, and the choices that lead there."""

    world: State
    ask: Ask[Any]
    choice: int
    refusal: Refusal | None
    way: tuple[int, ...]

    @property
    def outcome(self) -> str:
        """How it stands."""
        return POSSIBLE if self.refusal is None else self.refusal.key


Offer = dict[Key, Candidate]


class Loss(NamedTuple):
    """A choice that was possible: as it was, and as it is now (None when it is gone)."""

    before: Candidate
    now: Candidate | None

    @property
    def outcome(self) -> str:
        """How it stands now."""
        return GONE if self.now is None else self.now.outcome

    def kind(self) -> tuple[bool, str, str]:
        """Losses of one kind are told together."""
        label = self.before.ask.label(self.before.world, self.before.choice)
        return bool(self.before.way), label.sentence.key, self.outcome


class NotReached(Exception):
    """The choices that lead to a question are not possible in this world, or lead elsewhere."""


def losses(recording: Recording, since: int, until: int) -> list[RecapLoss]:
    """The choices of the question that the seat is asked at `until` which others have made impossible since `since`."""
    game, record = recording.game, recording.record
    now = recording.history.state_at(record, until)
    ask = _asked(now, recording.eyes)
    if ask is None:
        return []
    before = _offer(game, _as_if_asked(recording, since, now), ask)
    once = _offered_before(recording, ask, since)
    groups: dict[tuple[bool, str, str], list[Loss]] = {}
    for loss in _lost(game, now, _offer(game, now, ask), before, once):
        groups.setdefault(loss.kind(), []).append(loss)
    likely = sorted(groups.values(), key=lambda group: _weight(group[0]))[: 2 * MOST_LOSSES]
    found = [_told(recording, group, since, until, now) for group in likely]
    return sorted(found, key=lambda loss: not _taken(recording, loss))[:MOST_LOSSES]


def _asked(state: State, seat: int) -> Ask[Any] | None:
    return next((ask for ask in open_asks(state) if ask.seat == seat and not isinstance(ask, Draw)), None)


def _as_if_asked(recording: Recording, moment: int, now: State) -> State:
    """The table at an earlier moment, as if what is asked now had been asked then."""
    world = recording.history.state_at(recording.record, moment)
    now.copy_agenda(world)
    world.ready = None
    return world


def _offered_before(recording: Recording, ask: Ask[Any], since: int) -> Offer:
    """What was offered when the seat was first asked a question of this kind the last time that it moved."""
    lines, kind = recording.record.lines, type(ask).__name__
    first = 0
    for number in range(since, 0, -1):
        seat = lines[number]["seat"]
        if first and seat not in (CHANCE, ask.seat):
            break
        if seat == ask.seat and lines[number]["ask"] == kind:
            first = number
    if not first:
        return {}
    world = recording.history.state_at(recording.record, first - 1)
    asked = _asked(world, ask.seat)
    return {} if asked is None else _offer(recording.game, world, asked)


def _offer(game: Game[Any], world: State, ask: Ask[Any]) -> Offer:
    """All that one might choose: now, and after choices that open another question of the same seat."""
    found: Offer = {}
    waiting: list[tuple[State, Ask[Any], tuple[int, ...]]] = [(world, ask, ())]
    opened = 0
    for here, asked, way in waiting:
        for choice in asked.candidates(here):
            key = (type(asked).__name__, choice, asked.place(here, choice))
            known = found.get(key)
            if known is None or known.refusal is not None:
                refusal = asked.why_not(here, choice)
                if known is None or refusal is None:
                    found[key] = Candidate(here, asked, choice, refusal, way)
        if len(way) == MOST_STEPS:
            continue
        for choice in asked.search_options(here):
            if opened < MOST_OPENED and _wanted(asked, here, choice):
                opened += 1
                after = _after(game, here, asked, choice, ask)
                if after is not None:
                    waiting.append((after, _pending(after), (*way, choice)))
                pause()
    return found


def _after(game: Game[Any], world: State, asked: Ask[Any], choice: int, root: Ask[Any]) -> State | None:
    """The table after a choice, if that opens a question of the same seat, not that of the root again, and reveals nothing."""
    if engine.pending(world) is not asked:
        return None
    after: State = game.clone(world)
    engine.apply(after, choice)
    following = engine.pending(after)
    if following is None or following.seat != asked.seat or type(following) is type(root) or following.together:
        return None
    if game.secrets and learnt(game, world, asked.seat, choice, after):
        return None
    return after


def _pending(state: State) -> Ask[Any]:
    ask = engine.pending(state)
    assert ask is not None
    return ask


def _wanted(ask: Ask[Any], world: State, choice: int) -> bool:
    """Tell whether a choice does something, so that losing it matters."""
    return choice != PASS and ask.role(world, choice) not in (GIVES_UP, END_TURN)


def _lost(game: Game[Any], now: State, present: Offer, before: Offer, once: Offer) -> Iterator[Loss]:
    """What is not possible now but was before the others moved, or once was and is refused now for another reason."""
    for key, candidate in before.items():
        known = present.get(key)
        if known is not None and known.refusal is None:
            continue
        found = candidate if candidate.refusal is None else once.get(key)
        if found is None or found.refusal is not None or not _wanted(found.ask, found.world, found.choice):
            continue
        try:
            loss = Loss(found, _stands(game, now, candidate))
        except NotReached:
            continue  # a choice on the way there is lost itself, and told
        if loss.outcome not in (POSSIBLE, candidate.outcome):
            yield loss


def _stands(game: Game[Any], world: State, wanted: Candidate) -> Candidate | None:
    """A choice as it stands in another world in which the same is asked; None when it is gone there."""
    asked = _asked(world, wanted.ask.seat)
    assert asked is not None
    root = asked
    for choice in wanted.way:
        possible = choice in asked.candidates(world) and asked.why_not(world, choice) is None
        after = _after(game, world, asked, choice, root) if possible else None
        if after is None:
            raise NotReached
        world, asked = after, _pending(after)
    if type(asked) is not type(wanted.ask):
        raise NotReached
    if wanted.choice not in asked.candidates(world):
        return None
    return Candidate(world, asked, wanted.choice, asked.why_not(world, wanted.choice), wanted.way)


def _weight(loss: Loss) -> tuple[int, bool]:
    """What comes first: what could be chosen at once, and what most players would want."""
    before = loss.before
    return len(before.way), before.ask.role(before.world, before.choice) != MAIN


def _told(recording: Recording, group: list[Loss], since: int, until: int, present: State) -> RecapLoss:
    """A loss as it is sent, with all others of its kind."""
    game, loss = recording.game, group[0]
    before, now = loss.before, loss.now
    label = before.ask.label(before.world, before.choice)
    refusal = None
    if now is not None and now.refusal is not None:
        numbers = now.ask.numbers(now.world, now.choice, now.refusal)
        refusal = wire.Refused(now.refusal.rule, projection.phrase(game, now.refusal, numbers))
    places = list(dict.fromkeys(one.before.ask.place(one.before.world, one.before.choice) for one in group))
    return RecapLoss(
        moment=_moment(recording, loss, since, until, present),
        label=projection.phrase(game, label.sentence, label.values),
        after=_first(recording, loss, present),
        refusal=refusal,
        places=places[:MOST_PLACES],
        more=len(places) - 1,
    )


def _taken(recording: Recording, loss: RecapLoss) -> bool:
    """Tell whether the log says of the moment of a loss what became of the same thing: another has taken it."""
    words = recording.game.words
    things = {(kind, value) for _, kind, value in loss.label.values if kind in words and kind != POOL}
    for entry in entries_for(recording.log, recording.seat, loss.moment - 1, loss.moment):
        told = entry.told.event.named(entry.told.values, words)
        if any((kind, value) in things for _, kind, value in told if kind != POOL):
            return True
    return False


def _first(recording: Recording, loss: Loss, present: State) -> wire.Phrase | None:
    """The choice that would have to be made first, in words."""
    asked = _asked(present, recording.eyes)
    if not loss.before.way or asked is None:
        return None
    label = asked.label(present, loss.before.way[0])
    return projection.phrase(recording.game, label.sentence, label.values)


def _moment(recording: Recording, loss: Loss, since: int, until: int, present: State) -> int:
    """The moment since which a choice stands as it does now."""
    while until - since > 1:
        middle = (since + until) // 2
        try:
            stands = _stands(recording.game, _as_if_asked(recording, middle, present), loss.before)
            as_now = (GONE if stands is None else stands.outcome) == loss.outcome
        except NotReached:
            as_now = False
        if as_now:
            until = middle
        else:
            since = middle
        pause()
    return until
