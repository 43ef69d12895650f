"""Game: the record that every game fills in."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from dolmen.kernel import mypyc_attr
from dolmen.kernel.branch import Menu
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.sentence import Said, Sentence
from dolmen.kernel.step import Ask, State, Step

S = TypeVar("S", bound=State)

Value = bool | int | str | None
Document = dict[str, Any]
Points = list[list[tuple[str, int]]]

NOBODY: Final = -1
NONE_WORDS: Final = ("none", "off", "")


class Option:
    """A setting of a game: its default, what is allowed, and the text key of its explanation.

    `values` lists what is allowed; with `low` and `high` it is a whole number, or None when that is the default.
    An option that came with the rules version `since` has the value `before` in games begun with earlier rules.
    One that `needs` another, such as "mode=advanced", means nothing without it.
    """

    __slots__ = ("before", "default", "high", "id", "low", "needs", "since", "values")

    def __init__(
        self,
        id: str,
        default: Value,
        values: tuple[Value, ...] = (),
        low: int = 0,
        high: int = 0,
        since: int = 1,
        before: Value = None,
        needs: str = "",
    ) -> None:
        self.id = id
        self.needs = needs
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.since = since
        self.before = before

    def missing(self, rules: int) -> Value:
        """The value for a game whose options do not name this one."""
        return self.default if rules >= self.since else self.before

    def allowed(self) -> str:
        """Say in words what may be set."""
        if self.values:
            return listed(_shown(value) for value in self.values)
        none = "none or " if self.default is None else ""
        return f"{none}a whole number from {self.low} to {self.high}"

    def check(self, value: Value) -> Value:
        """Return the value if it is allowed; otherwise raise BadInput, which says what is."""
        if self.values:
            if any(value == known and type(value) is type(known) for known in self.values):
                return value
        elif (value is None and self.default is None) or (
            isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        ):
            return value
        raise BadInput(f"option {self.id} is {_shown(value)}; allowed are {self.allowed()}")

    def parse(self, text: str) -> Value:
        """Return the value that a word from the command line means."""
        for known in self.values:
            if text == _shown(known):
                return known
        if not self.values and self.default is None and text in NONE_WORDS:
            return None
        if not self.values and text.removeprefix("-").isdecimal():
            return self.check(int(text))
        raise BadInput(f"option {self.id} is {text!r}; allowed are {self.allowed()}")


def _shown(value: Value) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The components of a game as data; boxes with different data have different digests."""

    __slots__ = ("digest",)

    def __init__(self, digest: str) -> None:
        self.digest = digest


class Setup:
    """What a new game starts from: the number of seats, the options, the box and the version of the rules."""

    __slots__ = ("box", "options", "rules", "seats")

    def __init__(self, seats: int, options: dict[str, Value], box: Box, rules: int) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.rules = rules

    def first_player(self) -> int:
        """The seat that the option first_player names, or NOBODY when chance decides."""
        wanted = str(self.options["first_player"])
        if wanted == "random":
            return NOBODY
        if int(wanted) > self.seats:
            raise BadInput(f"option first_player is {wanted}, but there are {self.seats} players")
        return int(wanted) - 1


class Result:
    """How a game ended: scores, places (1 is best, ties share a place) and winners; without a winner all have lost.

    `why` says in words what decided the game when the scores alone do not, such as a tie-break.
    """

    __slots__ = ("places", "scores", "why", "winners")

    def __init__(self, scores: list[int], places: list[int], why: Said | None = None) -> None:
        self.scores = scores
        self.places = places
        self.why = why
        self.winners = [seat for seat, place in enumerate(places) if place == 1]

    def document(self) -> Document:
        """The result as it is written into a journal."""
        return {"scores": self.scores, "places": self.places, "winners": self.winners}


class Game(Generic[S]):
    """Everything that the rest of Dolmen knows about a game.

    `version` is the version of the rules that new games are played by; games begun with any earlier one play on.
    `turn` tells whose turn it is (NOBODY between turns), `last_round` whether the last round is being played.
    `open_score` tells the points by source as far as a viewer may know them while the game runs.
    `places` lists the kinds of places on the table at which choices are made, such as "card" for "card:12".
    `sentences` lists the refusals, log lines and labels; questions and branches bring their own.
    `hides` tells whether a seat sees something that others at the same screen may not; None in a game without secrets.
    `never_reveals` names questions, or branches of them, whose answers show no hidden information to the player who answers.
    `knows_all` tells whether everything that has been decided is known to a seat: its choices cannot reveal anything then.
    `near_end` lists the seats that may bring about the end of the game in their next turn, judged by what everybody sees.
    """

    _box: Box | None = None

    def __init__(
        self,
        *,
        id: str,
        package: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        steps: tuple[type[Step[S]], ...],
        sentences: tuple[Sentence, ...],
        words: dict[str, tuple[str, ...]],
        places: tuple[str, ...],
        open_box: Callable[[Path | None], Box],
        new_game: Callable[[Setup], S],
        clone: Callable[[S], S],
        view: Callable[[S, int], Mapping[str, Any]],
        turn: Callable[[S], int],
        last_round: Callable[[S], bool],
        determinize: Callable[[S, int, FastRandom], S],
        breakdown: Callable[[S], Points],
        open_score: Callable[[S, int], Points],
        result: Callable[[S], Result],
        dump_position: Callable[[S], Document],
        load_position: Callable[[Document, str, Box], S],
        broken: Callable[[S], str | None],
        hides: Callable[[S, int], bool] | None,
        never_reveals: frozenset[str] = frozenset(),
        near_end: Callable[[S], list[int]] | None = None,
        knows_all: Callable[[S, int], bool] | None = None,
    ) -> None:
        self.id = id
        self.package = package
        self.version = version
        self.players = players
        self.options = options
        self.steps = {step.__name__: step for step in steps}
        self.sentences = sentences
        self.words = words
        self.places = places
        self.open_box = open_box
        self.new_game = new_game
        self.clone = clone
        self.view = view
        self.turn = turn
        self.last_round, self._near_end = last_round, near_end
        self.determinize = determinize
        self.breakdown, self.open_score = breakdown, open_score
        self.result, self.broken = result, broken
        self.dump_position, self.load_position = dump_position, load_position
        self.hides, self.never_reveals, self._knows_all = hides, never_reveals, knows_all

    @property
    def prefix(self) -> str:
        """How the ids of the rules begin: RUN for rune-stones."""
        return self.id[:3].upper()

    @property
    def secrets(self) -> bool:
        """Tell whether players may see what others do not."""
        return self.hides is not None

    @property
    def box(self) -> Box:
        """The components that come with the game; they never change, so they are read once."""
        if self._box is None:
            self._box = self.open_box(None)
        return self._box

    def private(self, state: S, seat: int) -> bool:
        """Tell whether a seat sees something that others at the same screen may not."""
        return self.hides is not None and self.hides(state, seat)

    def knows_all(self, state: S, seat: int) -> bool:
        """Tell whether nothing that has been decided is hidden from a seat, as far as the game can tell."""
        return self._knows_all is not None and self._knows_all(state, seat)

    def near_end(self, state: S) -> list[int]:
        """List the seats that may soon end the game; none once the last round is being played."""
        return [] if self._near_end is None or not state.agenda or self.last_round(state) else self._near_end(state)

    def asks(self) -> list[type[Ask[S]]]:
        """The kinds of questions, chance included, in a fixed order."""
        return [step for step in self.steps.values() if issubclass(step, Ask)]

    def all_sentences(self) -> list[Sentence]:
        """Return every sentence of the game: refusals, events, labels, and the words of questions and their branches."""
        found = list(self.sentences)
        for ask in self.asks():
            for part in (ask, *(ask.branches.all if issubclass(ask, Menu) else ())):
                words = [getattr(part, name, None) for name in ("question", "option", "declined")]
                found.extend(word for word in words if isinstance(word, Sentence))
        return found

    def setup(self, seats: int, options: Mapping[str, Value], box: Box | None = None, rules: int = 0) -> Setup:
        """Check the wanted setup; missing options take their defaults, and new games the current rules."""
        rules = rules or self.version
        if seats not in self.players:
            raise BadInput(f"{self.id} is for {listed(self.players)} players, not for {seats}")
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadInput(f"{self.id} has no option {name!r}; there are {listed(known)}")
        chosen = {id: option.check(options.get(id, option.missing(rules))) for id, option in known.items()}
        return Setup(seats, chosen, self.box if box is None else box, rules)
