"""Menu and Branch: a question made of several kinds of options, each kind in a class of its own."""

from itertools import pairwise
from typing import Any, ClassVar, Final, Generic, TypeVar

from dolmen.kernel import mypyc_attr
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import BUTTON, GIVES_UP, PASS, PASSED, PLAIN, Ask, S

A = TypeVar("A", bound=Ask[Any])

NONE: Final[list[int]] = []
ONLY: Final = [0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch(Generic[S, A]):
    """One kind of option of a question: a range of its choices, and everything about them side by side.

    Options are counted within the branch: option 0 is the choice `first` of the question, and `end` is the choice after
    the last one. `Branches` sets both, and links each branch to the `following` one.
    `why_not` is the only statement of what is legal.
    """

    __slots__ = ("end", "every", "first", "following")

    names: ClassVar[tuple[str, ...]]
    option: ClassVar[Sentence]
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.first = 0
        self.end = 0
        self.following: Branch[Any, Any] = self
        self.every = list(range(len(self.names)))

    def candidates(self, state: S, ask: A) -> list[int]:
        """All options that one might try, legal or not."""
        return self.every

    def why_not(self, state: S, ask: A, option: int) -> Refusal | None:
        """Why an option is not possible now, or None when it is."""
        raise AssertionError(f"{type(self).__name__} knows no option")

    def options(self, state: S, ask: A) -> list[int]:
        """All legal options."""
        found: list[int] = []
        self.add_options(state, ask, found)
        return [choice - self.first for choice in found]

    def add_options(self, state: S, ask: A, found: list[int]) -> None:
        """Append all legal options, as choices of the question; a hot branch may find them faster, with the same result."""
        first = self.first
        for option in self.candidates(state, ask):
            if self.why_not(state, ask, option) is None:
                found.append(first + option)

    def take(self, state: S, ask: A, option: int) -> None:
        """Carry out a legal option."""
        raise AssertionError(f"{type(self).__name__} takes nothing")

    def label(self, state: S, ask: A, option: int) -> Said:
        """An option in words."""
        return Said(self.option, (option,)) if self.option.params else Said(self.option)

    def rule_here(self, state: S, ask: A, option: int) -> str:
        """The rule that an option rests on at this table."""
        return self.rule

    def role(self, state: S, ask: A, option: int) -> int:
        """What an option means to the player: PLAIN, MAIN, GIVES_UP or END_TURN."""
        return PLAIN

    def loses(self, state: S, ask: A, option: int) -> Said | None:
        """What the player would lose by an option that is easily chosen by mistake."""
        return None

    def numbers(self, state: S, ask: A, option: int, refusal: Refusal) -> tuple[int, ...]:
        """The values of a refusal's text, worked out only when it is shown."""
        return ()

    def place(self, state: S, ask: A, option: int) -> str:
        """Where on the table an option belongs, such as "card:12"; by default it is a button."""
        return BUTTON + self.names[option]


@mypyc_attr(allow_interpreted_subclasses=True)
class Single(Branch[S, A]):
    """A branch with one option; `candidates` returns ONLY, or NONE where nobody would think of it."""

    __slots__ = ()

    def candidates(self, state: S, ask: A) -> list[int]:
        return ONLY

    def add_options(self, state: S, ask: A, found: list[int]) -> None:
        if self.candidates(state, ask) and self.why_not(state, ask, 0) is None:
            found.append(self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Single[S, A]):
    """The choice PASS: to do nothing of what the question offers."""

    __slots__ = ()

    names: ClassVar = ("pass",)
    option: ClassVar = PASSED

    def why_not(self, state: S, ask: A, option: int) -> Refusal | None:
        return None

    def take(self, state: S, ask: A, option: int) -> None:
        """Nothing happens."""

    def rule_here(self, state: S, ask: A, option: int) -> str:
        return ask.rule

    def role(self, state: S, ask: A, option: int) -> int:
        return GIVES_UP


class Branches:
    """The branches of a question in their order, with the choices that each of them has.

    Branches take their choices one after the other from 0; a `Decline` has the choice PASS.
    """

    # Compiled code follows links faster than it walks a tuple, whose items it must check.
    __slots__ = ("all", "count", "end", "head", "last", "names", "recent", "start")

    def __init__(self, *branches: Branch[Any, Any]) -> None:
        names: list[str] = []
        for branch in branches:
            if isinstance(branch, Decline):
                branch.first = PASS
            else:
                branch.first = len(names)
                names.extend(type(branch).names)
            branch.end = branch.first + len(type(branch).names)
        for branch, following in pairwise(branches):
            branch.following = following
        self.all = branches
        self.head = branches[0]
        self.start = min(branch.first for branch in branches)
        self.last = max(branches, key=lambda branch: branch.first)  # often the widest; a Decline has no numbers of its own
        # Whoever describes a question asks for one branch many times in a row.
        self.recent = branches[0]
        self.count = len(branches)
        self.end = len(names)
        self.names = tuple(names)

    def of(self, choice: int) -> Branch[Any, Any]:
        """The branch that a choice belongs to."""
        branch = self.recent
        if branch.first <= choice < branch.end:
            return branch
        if choice < self.start or choice >= self.end:
            raise IndexError(f"{choice} is not from {self.start} to {self.end - 1}")
        if choice >= self.last.first:
            branch = self.last
        else:
            branch = self.head
            while choice < branch.first or choice >= branch.end:
                branch = branch.following
        self.recent = branch
        return branch


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask[S]):
    """A question made of branches; a subclass sets `branches`, and `names` to the names of its branches."""

    __slots__ = ()

    branches: ClassVar[Branches]

    def menu(self) -> Branches:
        """Return `branches`; a hot question returns its constant, since compiled code looks up class attributes slowly."""
        return self.branches

    def candidates(self, state: S) -> list[int]:
        found = []
        for branch in self.menu().all:
            for option in branch.candidates(state, self):
                found.append(branch.first + option)
        return found

    def why_not(self, state: S, choice: int) -> Refusal | None:
        branch = self.menu().of(choice)
        return branch.why_not(state, self, choice - branch.first)

    def options(self, state: S) -> list[int]:
        found: list[int] = []
        branches = self.menu()
        branch = branches.head
        for _ in range(branches.count):
            branch.add_options(state, self, found)
            branch = branch.following
        return found

    def take(self, state: S, choice: int) -> None:
        branch = self.menu().of(choice)
        branch.take(state, self, choice - branch.first)

    def label(self, state: S, choice: int) -> Said:
        branch = self.menu().of(choice)
        return branch.label(state, self, choice - branch.first)

    def rule_here(self, state: S, choice: int) -> str:
        branch = self.menu().of(choice)
        return branch.rule_here(state, self, choice - branch.first)

    def role(self, state: S, choice: int) -> int:
        branch = self.menu().of(choice)
        return branch.role(state, self, choice - branch.first)

    def loses(self, state: S, choice: int) -> Said | None:
        branch = self.menu().of(choice)
        return branch.loses(state, self, choice - branch.first)

    def numbers(self, state: S, choice: int, refusal: Refusal) -> tuple[int, ...]:
        branch = self.menu().of(choice)
        return branch.numbers(state, self, choice - branch.first, refusal)

    def place(self, state: S, choice: int) -> str:
        branch = self.menu().of(choice)
        return branch.place(state, self, choice - branch.first)
