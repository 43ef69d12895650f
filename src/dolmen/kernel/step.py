"""State, Step and Ask: what rules are written with."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from dolmen.kernel import mypyc_attr
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import EVERYONE, Event, Refusal, Said, Sentence, Told

CHANCE: Final = -1
WATCHER: Final = -1
PASS: Final = -1

# What a choice means to the player, so that the page can show it accordingly.
PLAIN: Final = 0
MAIN: Final = 1  # what most players want now, such as scoring: a bright button in words
GIVES_UP: Final = 2  # skips, takes nothing, or finishes with something left
END_TURN: Final = 3
ROLES: Final = ("plain", "main", "gives-up", "end-turn")

# Where a choice belongs when it has no place on the table: BUTTON and its name.
BUTTON: Final = "button:"
# The part of the table that a question is about: all of it, unless the question says more.
WHOLE_TABLE: Final = ""

NEWEST: Final = 1 << 30
NO_VALUE: Final = -(2**40)

Arg = int | tuple[int, ...]

NO_SUCH_CHOICE: Final = Refusal("", "no-such-choice")
NOT_DRAWN: Final = Refusal("", "not-in-the-bag")
PASSED: Final = Sentence("pass")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table; games add their own fields and a hand-written `clone`.

    `agenda` is what is still to be done, the next step last.
    `sink` collects events and is None in every clone.
    `rules` is the version of the rules that the game was begun with; a position without one takes the newest.
    `closed` is the reason why the current choice may not be undone, if it may not.
    `ready` holds the options of the question on top (or being answered) when the engine has already listed them.
    """

    __slots__ = ("agenda", "closed", "ready", "rules", "sink")

    def __init__(self) -> None:
        self.agenda: list[Step[Any]] = []
        self.sink: list[Told] | None = None
        self.closed: Refusal | None = None
        self.ready: list[int] | None = None
        self.rules = NEWEST

    # `do`, `tell` and `tell_to` take four arguments by name so that mypyc need not build a tuple.

    def do(
        self,
        first: "Step[Any] | None" = None,
        second: "Step[Any] | None" = None,
        third: "Step[Any] | None" = None,
        fourth: "Step[Any] | None" = None,
        *rest: "Step[Any]",
    ) -> None:
        """Put steps on the agenda, to be done in reading order."""
        agenda = self.agenda
        for index in range(len(rest) - 1, -1, -1):
            agenda.append(rest[index])
        if fourth is not None:
            agenda.append(fourth)
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        if first is not None:
            agenda.append(first)

    def do_all(self, steps: "list[Step[Any]]") -> None:
        """Put a list of steps on the agenda, to be done in its order."""
        for index in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[index])

    def tell(
        self,
        event: Event,
        first: int = NO_VALUE,
        second: int = NO_VALUE,
        third: int = NO_VALUE,
        fourth: int = NO_VALUE,
        *rest: int,
    ) -> None:
        """Tell everybody what happened."""
        if self.sink is not None:
            self.sink.append(Told(event, _values(first, second, third, fourth, rest), EVERYONE))

    def tell_to(
        self,
        audience: int,
        event: Event,
        first: int = NO_VALUE,
        second: int = NO_VALUE,
        third: int = NO_VALUE,
        fourth: int = NO_VALUE,
        *rest: int,
    ) -> None:
        """Tell one seat, or `all_but(seat)`, what happened."""
        if self.sink is not None:
            self.sink.append(Told(event, _values(first, second, third, fourth, rest), audience))

    def close_undo(self, reason: Refusal) -> None:
        """Say that the current choice cannot be taken back, and why."""
        self.closed = reason

    def next_seat(self, kinds: "tuple[type[Ask[Any]], ...]") -> int:
        """Return the seat of the next question of certain kinds on the agenda, or CHANCE when there is none."""
        for index in range(len(self.agenda) - 1, -1, -1):
            step = self.agenda[index]
            if isinstance(step, Ask) and isinstance(step, kinds):
                return step.seat
        return CHANCE

    def copy_agenda(self, other: "State") -> None:
        """Give `other` the same agenda; steps are immutable and shared."""
        other.agenda = self.agenda[:]
        other.ready = self.ready
        other.rules = self.rules


def _values(first: int, second: int, third: int, fourth: int, rest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values that were given."""
    return tuple([value for value in (first, second, third, fourth, *rest) if value != NO_VALUE])


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that the rules still have to do; immutable, and described by its `args`."""

    __slots__ = ()

    def args(self) -> tuple[Arg, ...]:
        """Return the arguments from which an equal step can be made."""
        return ()

    def run(self, state: S) -> None:
        """Carry out the step: change the state through its methods, put further steps on the agenda."""
        raise AssertionError(f"{self!r} is never run")

    def proceed(self, state: S) -> bool:
        """Carry out a step that was taken from the agenda; return False for a question that went back there to wait."""
        self.run(state)
        return True

    def answer_at_random(self, state: S, random: FastRandom) -> None:
        """Answer a question: uniformly for a player, by weight for chance."""
        raise AssertionError(f"{self!r} is not a question")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for one int from one seat.

    `why_not` is the only statement of what is legal; everything else is derived from it.
    `names` names the choices 0, 1, …: the same words in scenarios, journals and the terminal.
    `topic` tells a page what a question is about, where the page draws some questions in its own way.
    """

    __slots__ = ("seat",)

    topic: ClassVar[str] = "plain"
    question: ClassVar[Sentence]
    option: ClassVar[Sentence]
    declined: ClassVar[Sentence] = PASSED
    rule: ClassVar[str]
    names: ClassVar[tuple[str, ...]]
    secret: ClassVar[bool] = False
    together: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def candidates(self, state: S) -> list[int]:
        """List all choices that somebody might try, legal or not."""
        raise AssertionError(f"{self!r} has no candidates")

    def why_not(self, state: S, choice: int) -> Refusal | None:
        """Say why `choice` is not possible now; None when it is possible."""
        raise AssertionError(f"{self!r} knows no choice")

    def take(self, state: S, choice: int) -> None:
        """Carry out a legal choice."""
        raise AssertionError(f"{self!r} takes nothing")

    def options(self, state: S) -> list[int]:
        """List all legal choices; a hot question may list them faster, with the same result."""
        return [choice for choice in self.candidates(state) if self.why_not(state, choice) is None]

    def proceed(self, state: S) -> bool:
        if not self.automatic(state):
            state.agenda.append(self)
            return False
        options = state.ready  # a step that has just listed them left them here
        if options is None:
            options = self.options(state)
            state.ready = options
        if len(options) != 1:
            if not options:
                raise AssertionError(f"{self!r} has no option: a dead end")
            state.agenda.append(self)
            return False
        self.take(state, options[0])
        state.ready = None
        return True

    def answer_at_random(self, state: S, random: FastRandom) -> None:
        options = state.ready
        if options is None:
            options = self.options(state)
            state.ready = options
        self.take(state, options[random.below(len(options))])

    def search_options(self, state: S) -> list[int]:
        """List the options without those that reach the same position in another order."""
        return self.options(state)

    def automatic(self, state: S) -> bool:
        """Tell whether a single option is taken without asking; otherwise even the only option waits for an answer."""
        return True

    def asked(self, state: S) -> Said:
        """Return the question in words."""
        return Said(self.question)

    def label(self, state: S, choice: int) -> Said:
        """Return a choice in words."""
        return Said(self.declined) if choice == PASS else Said(self.option, (choice,))

    def rule_here(self, state: S, choice: int) -> str:
        """Return the rule that allows a choice in this state."""
        return self.rule

    def rule_asked(self) -> str:
        """Return the rule behind the question; a question with several occasions names the rule of each."""
        return self.rule

    def role(self, state: S, choice: int) -> int:
        """Say what a choice means to the player: PLAIN, MAIN, GIVES_UP or END_TURN."""
        return GIVES_UP if choice == PASS else PLAIN

    def loses(self, state: S, choice: int) -> Said | None:
        """Say what the player would lose by a choice that is easily made by mistake, as far as the player knows."""
        return None

    def numbers(self, state: S, choice: int, refusal: Refusal) -> tuple[int, ...]:
        """Return the values of a refusal's text; they are computed only when it is shown."""
        return ()

    def place(self, state: S, choice: int) -> str:
        """Where on the table a choice belongs, such as "card:12" or "card:12/space:3"; by default it is a button.

        What can be chosen at several places names them all, with a blank between: "do:build cell:12".
        """
        return BUTTON + ("pass" if choice == PASS else self.names[choice])

    def focus(self, state: S) -> str:
        """The place that the question is about, for a small screen; by default the whole table."""
        return WHOLE_TABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[S]):
    """A question to chance: outcome n has the n-th weight."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> tuple[Arg, ...]:
        return ()

    def weights(self, state: S) -> list[int]:
        """Return how likely each outcome is, as whole numbers."""
        raise AssertionError(f"{self!r} has no outcomes")

    def drawn(self, state: S, random: FastRandom) -> int:
        """Draw an outcome in a search; a hot draw may do it faster, with the same result."""
        return random.weighted(self.weights(state))

    def answer_at_random(self, state: S, random: FastRandom) -> None:
        self.take(state, self.drawn(state, random))

    def key(self) -> str:
        """Return the place in the random stream, which depends on what is drawn, not on when."""
        return "/".join([type(self).__name__, *map(str, self.args())])

    def automatic(self, state: S) -> bool:
        return False

    def candidates(self, state: S) -> list[int]:
        return list(range(len(self.weights(state))))

    def why_not(self, state: S, choice: int) -> Refusal | None:
        return None if self.weights(state)[choice] > 0 else NOT_DRAWN

    def options(self, state: S) -> list[int]:
        return [choice for choice, weight in enumerate(self.weights(state)) if weight > 0]
