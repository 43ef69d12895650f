"""Menu and Branch: a question made of several kinds of options, each kind in a class of its own."""

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

    Options are counted within the branch: option 0 is the choice `first` of the question, which `Branches` sets.
    `why_not` is the only statement of what is legal.
    """

    __slots__ = ("first",)

    names: ClassVar[tuple[str, ...]]
    option: ClassVar[Sentence]
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.first = 0

    def candidates(self, state: S, ask: A) -> list[int]:
        """All options that one might try, legal or not."""
        return list(range(len(self.names)))

    def why_not(self, state: S, ask: A, option: int) -> Refusal | None:
        """Why an option is not possible now, or None when it is."""
        raise AssertionError(f"{type(self).__name__} knows no option")

    def options(self, state: S, ask: A) -> list[int]:
        """All legal options; a hot branch may list them faster, with the same result."""
        found = []
        for option in self.candidates(state, ask):
            if self.why_not(state, ask, option) is None:
                found.append(option)
        return found

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

    def options(self, state: S, ask: A) -> list[int]:
        return ONLY if self.candidates(state, ask) and self.why_not(state, ask, 0) is None else NONE


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

    __slots__ = ("_by_choice", "all", "names")

    def __init__(self, *branches: Branch[Any, Any]) -> None:
        names: list[str] = []
        self._by_choice: list[Branch[Any, Any]] = [branches[0]]  # PASS is the first, then 0, 1, ...
        for branch in branches:
            if isinstance(branch, Decline):
                branch.first = PASS
                self._by_choice[0] = branch
            else:
                branch.first = len(names)
                names.extend(type(branch).names)
                self._by_choice.extend([branch] * len(type(branch).names))
        self.all = branches
        self.names = tuple(names)

    def of(self, choice: int) -> Branch[Any, Any]:
        """The branch that a choice belongs to."""
        return self._by_choice[choice + 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask[S]):
    """A question made of branches; a subclass sets `branches`, and `names` to the names of its branches."""

    __slots__ = ()

    branches: ClassVar[Branches]

    def candidates(self, state: S) -> list[int]:
        found = []
        for branch in self.branches.all:
            for option in branch.candidates(state, self):
                found.append(branch.first + option)
        return found

    def why_not(self, state: S, choice: int) -> Refusal | None:
        branch = self.branches.of(choice)
        return branch.why_not(state, self, choice - branch.first)

    def options(self, state: S) -> list[int]:
        found: list[int] = []
        for branch in self.branches.all:
            first = branch.first
            if first:
                for option in branch.options(state, self):
                    found.append(first + option)
            else:
                found.extend(branch.options(state, self))
        return found

    def take(self, state: S, choice: int) -> None:
        branch = self.branches.of(choice)
        branch.take(state, self, choice - branch.first)

    def label(self, state: S, choice: int) -> Said:
        branch = self.branches.of(choice)
        return branch.label(state, self, choice - branch.first)

    def rule_here(self, state: S, choice: int) -> str:
        branch = self.branches.of(choice)
        return branch.rule_here(state, self, choice - branch.first)

    def role(self, state: S, choice: int) -> int:
        branch = self.branches.of(choice)
        return branch.role(state, self, choice - branch.first)

    def loses(self, state: S, choice: int) -> Said | None:
        branch = self.branches.of(choice)
        return branch.loses(state, self, choice - branch.first)

    def numbers(self, state: S, choice: int, refusal: Refusal) -> tuple[int, ...]:
        branch = self.branches.of(choice)
        return branch.numbers(state, self, choice - branch.first, refusal)

    def place(self, state: S, choice: int) -> str:
        branch = self.branches.of(choice)
        return branch.place(state, self, choice - branch.first)
