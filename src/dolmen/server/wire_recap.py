"""What goes over the wire for a recap: what has happened since a player's last choice."""

from dolmen.server.wire import Outgoing, Phrase, Refused


class RecapLine(Outgoing):
    """A line of the log, which may have come several times one after another; `moment` is that of the last time."""

    moment: int
    rule: str
    phrase: Phrase
    times: int


class RecapLoss(Outgoing):
    """A choice that was possible and is not any more, since a moment.

    `after` is the choice that would have to be made first, if any. `refusal` says why it is not possible; null when what
    could be chosen is gone. `places` is where it was, and where the `more` others were that are lost in the same way.
    """

    moment: int
    label: Phrase
    after: Phrase | None
    refusal: Refused | None
    places: list[str]
    more: int


class RecapPoints(Outgoing):
    """The points of a seat that have changed, as the viewer knows them."""

    seat: int
    before: int
    now: int


class RecapPlayer(Outgoing):
    """What a seat has done, or with -1 what nobody in particular has; `left_out` lines came before those that are here.

    Under the viewer's own seat is what a bot has done there meanwhile.
    """

    seat: int
    lines: list[RecapLine]
    left_out: int


class Recap(Outgoing):
    """What has happened after the moment `since`, that of the seat's last choice, up to the moment `until`.

    `seat` is -1 for a watcher. `turns` counts the turns of others.
    First comes what matters to the seat: `mine` are the lines of the log that name it, `losses` the choices that it has lost,
    `last_round` tells whether the last round has begun meanwhile, `near_end` lists the others who may soon end the game.
    `points` lists the seats whose points have changed, `leaders` those who have most; `counted` is the text that says
    what is counted where it is not points, or empty.
    """

    moment: int
    seat: int
    since: int
    until: int
    turns: int
    mine: list[RecapLine]
    losses: list[RecapLoss]
    last_round: bool
    over: bool
    near_end: list[int]
    points: list[RecapPoints]
    leaders: list[int]
    most: int
    counted: str
    players: list[RecapPlayer]
