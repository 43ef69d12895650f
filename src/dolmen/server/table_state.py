"""The whole state of a table for one viewer, as it is sent, assembled from the parts in projection.py."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from dolmen.kernel.game import Points
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask
from dolmen.server import projection, seating, standing_answers, wire
from dolmen.server.broadcast import Viewer
from dolmen.server.guests import WATCH, Link
from dolmen.server.live_table import BOT, PERSON, LiveTable
from dolmen.server.moderation import told_time
from dolmen.server.table_log import sent_lines


class Position(NamedTuple):
    """What the position of a table means for all viewers alike."""

    asks: list[Ask[Any]]
    waiting: list[int]
    turn: int
    last_round: bool
    result: wire.Result | None


class Sitting(NamedTuple):
    """What a viewer's state says of the seats.

    It changes only when somebody comes, goes, changes a seat or makes a first choice, and when the game ends.
    """

    mine: list[int]
    playing: list[int]
    standing: list[wire.StandingAnswer]
    links: wire.Links
    practice: bool
    leaving: projection.Leaving


def state_for(live: LiveTable, viewer: Viewer, since: int = projection.START, chat: bool = True) -> wire.TableState:
    """The table for a viewer, with the log after `since`."""
    live.cache.count_down()
    match, secrets = live.match, live.game.secrets
    now, sitting = _position(live), _sitting(live, viewer)
    mine, playing = sitting.mine, sitting.playing
    seat = projection.seat_shown(match, mine, playing)
    shown = seat if secrets else WATCHER
    if len(mine) > 1 and secrets:
        # Each of the viewer's seats knows other lines, and those sent before may have been for another seat.
        since = projection.START
    return wire.TableState(
        table=live.id,
        game=live.game.id,
        moment=match.moment,
        options=_options(live),
        seats=_seats(live),
        mine=mine,
        watching=viewer.watching,
        seat=seat,
        view=_view(live, shown),
        question=projection.question_for(match, now.asks, seat, playing, now.turn),
        standing=sitting.standing,
        waiting=[] if live.closed is not None else now.waiting,
        undo=projection.undo(match, seat, playing),
        log=_log(live, match, _memory(live, seat, playing), since),
        score=_score(live, shown),
        turn=now.turn,
        last_round=now.last_round,
        result=now.result,
        fairness=_fairness(live),
        links=sitting.links,
        chat=[wire.ChatLine(*line) for line in live.chat] if chat else [],
        thoughts=list(live.thoughts) if chat else [],
        talk=live.talk,
        warn=live.warn,
        practice=sitting.practice,
        private=_private(live, seat, playing),
        leaving=sitting.leaving,
        origin=_origin(live),
        closed=live.closed,
        removed_on=None if live.removed_on is None else told_time(live.removed_on),
    )


def asked(live: LiveTable, viewer: Viewer) -> bool:
    """Tell whether one of the viewer's seats is asked."""
    playing = _sitting(live, viewer).playing
    return any(seat in playing for seat in _position(live).waiting)


def _position(live: LiveTable) -> Position:
    return live.cache.part("position", lambda: _position_of(live.match))


def _position_of(match: Match) -> Position:
    game, state, asks = match.game, match.state, match.open_asks()
    waiting = [ask.seat for ask in asks]
    return Position(asks, waiting, game.turn(state), game.last_round(state), projection.result(game, state))


def _sitting(live: LiveTable, viewer: Viewer) -> Sitting:
    running = live.deal is not None and live.deal.running
    key = (viewer.mine, viewer.guest == live.host, live.match.over, running, len(live.choosers()))
    return live.cache.part_of_seats(key, lambda: _sitting_of(live, viewer))


def _sitting_of(live: LiveTable, viewer: Viewer) -> Sitting:
    mine = viewer.mine
    standing = standing_answers.answers_for(live.seats, mine)
    leaving = projection.leaving(live.match, live.seats, live.host, viewer, live.choosers())
    return Sitting(list(mine), live.playing(mine), standing, _links(live, viewer), seating.is_practice(live, mine), leaving)


def warm_up(live: LiveTable) -> None:
    """Make what the first looks at a table need whoever looks: for a table that is still being opened, in a thread."""
    match = live.match
    _options(live)
    if not match.over:
        _fairness(live)
    _path(live, "watch", live.seat_link(WATCH))
    for seat, row in enumerate(live.seats):
        if row.kind == PERSON and row.guest is None and not match.over:
            _path(live, "join", live.seat_link(seat))
    for seat in {WATCHER, *live.playing(range(len(live.seats)))} if live.game.secrets else {WATCHER}:
        _view(live, seat)
        _score(live, seat)
    _position(live)


def message_for(live: LiveTable, viewer: Viewer, since: int, chat: bool) -> bytes:
    """The state in bytes, encoded once for everyone who may see the same."""
    live.cache.count_down()
    key = (viewer.mine, viewer.guest == live.host, viewer.watching, since, chat)
    return live.cache.recent(key, lambda: msgspec.json.encode(state_for(live, viewer, since, chat)))


def shared_state(live: LiveTable, viewer: Viewer, since: int, chat: bool) -> wire.TableState:
    """The state, made once for everyone who may see the same and is not asked."""
    live.cache.count_down()
    if asked(live, viewer):
        return state_for(live, viewer, since, chat)
    key = ("state", viewer.mine, viewer.guest == live.host, viewer.watching, since, chat)
    return live.cache.recent(key, lambda: state_for(live, viewer, since, chat))


def memory_of(live: LiveTable, viewer: Viewer) -> int:
    """The seat whose memory of the past a viewer is shown."""
    playing = live.playing(viewer.mine)
    return _memory(live, projection.seat_shown(live.match, viewer.mine, playing), playing)


def log_since(live: LiveTable, since: int) -> int:
    """The moment from which to send the log to somebody who comes back; after an undo, from the undo."""
    if live.undone_to is not None and since > live.undone_to:
        return live.undone_to
    return since if since <= live.match.moment else projection.START


def _options(live: LiveTable) -> dict[str, Any]:
    """The game's options, encoded once."""
    return live.cache.constant("options", lambda: projection.encoded(live.match.journal.header["options"]))


def _view(live: LiveTable, shown: int) -> dict[str, Any]:
    """What a seat sees, made once until the table changes."""
    return live.cache.part(shown, lambda: dict(live.game.view(live.match.state, shown)))


def _score(live: LiveTable, shown: int) -> Points:
    """The points as a seat knows them, made once until the table changes."""
    return live.cache.part(("score", shown), lambda: projection.score(live.game, live.match.state, shown))


def _private(live: LiveTable, seat: int, playing: Sequence[int]) -> bool:
    """Tell whether a seat sees something that the other players at its screen may not."""
    return len(playing) > 1 and projection.private(live.match, seat)


def _memory(live: LiveTable, seat: int, playing: Sequence[int]) -> int:
    """The seat whose memory of the past is shown: at a shared screen that is not private, a watcher's."""
    return WATCHER if live.game.secrets and len(playing) > 1 and not _private(live, seat, playing) else seat


def _log(live: LiveTable, match: Match, seat: int, since: int) -> list[wire.LogLine]:
    """What happened after a moment, with the lines about choices that nobody clicked."""
    live.log.follow(match)
    unclicked = projection.unclicked(match.journal.lines, match.turns, live.unclicked, since, match.moment)
    return sent_lines(live.log.entries, seat, since, match.moment, unclicked)


def _fairness(live: LiveTable) -> wire.Fairness:
    """The commitment never changes; the secret comes with the end of the game."""
    if live.match.over:
        return projection.fairness(live.match, live.revealed)
    return live.cache.constant("fairness", lambda: projection.encoded(projection.fairness(live.match, live.revealed)))


def _seats(live: LiveTable) -> list[wire.Seat]:
    """The seats as everybody may see them, encoded once until somebody comes or goes."""
    if live.cache.seats is None:
        online = live.online()
        found = []
        for seat, row in enumerate(live.seats):
            # After the end nobody is waited for: the seats of a game from a file belong to nobody.
            ready = row.kind == BOT or row.guest is not None or live.match.over
            kind: Any = BOT if row.kind == BOT else PERSON
            replaceable = seating.replaceable(live, seat)
            found.append(wire.Seat(row.name, kind, row.colour, row.level, online[seat], ready, *replaceable))
        here = live.presence.is_here
        live.cache.counting = any(row.guest is not None and not here(seat) for seat, row in enumerate(live.seats))
        live.cache.seats = projection.encoded(found)
    return live.cache.seats


def _links(live: LiveTable, viewer: Viewer) -> wire.Links:
    """The links: those to open seats only for the host."""
    opened: dict[str, str] = {}
    taken: list[int] = []
    new_in: list[int | None] = []
    if viewer.guest == live.host:
        taken = [seat for seat, row in enumerate(live.seats) if row.guest not in (None, live.host)]
        new_in = [seating.link_in(live, seat) for seat in taken]
        for seat, row in enumerate(live.seats):
            if row.kind == PERSON and row.guest is None and not live.match.over:
                opened[str(seat)] = _path(live, "join", live.seat_link(seat))
    return wire.Links(opened, _path(live, "watch", live.seat_link(WATCH)), taken, new_in, viewer.guest == live.host)


def _origin(live: LiveTable) -> wire.Origin | None:
    """Where a table comes from, if it did not begin by itself."""
    if live.parent is None and not live.imported and live.group is None:
        return None
    sealed = live.deal is not None and live.deal.running
    return wire.Origin(live.parent, live.parent_moment, live.imported, live.group, sealed)


def _path(live: LiveTable, kind: str, link: Link) -> str:
    return live.cache.constant(link, lambda: f"/{kind}/{live.signer.link(link)}")
