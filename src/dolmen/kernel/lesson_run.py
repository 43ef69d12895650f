"""A lesson being played: the table at a beat, and what the pupil may do there."""

from collections.abc import Sequence
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.by_name import ByName, Failed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Game
from dolmen.kernel.lesson import ANY, DO, WATCH, Beat, Lesson
from dolmen.kernel.match import stage
from dolmen.kernel.sentence import Refusal, Told
from dolmen.kernel.step import NO_SUCH_CHOICE, Ask, Draw, State

# What becomes of a choice of the pupil: it is made, it is legal but the lesson waits for another, the rules refuse it.
MADE: Final = "made"
WRONG: Final = "wrong"
REFUSED: Final = "refused"


class Verdict:
    """What becomes of a choice; `remark` is the key of what the lesson says to it, or "" when it says nothing of its own."""

    __slots__ = ("choice", "kind", "refusal", "remark")

    def __init__(self, kind: str, choice: int, remark: str = "", refusal: Refusal | None = None) -> None:
        self.kind = kind
        self.choice = choice
        self.remark = remark
        self.refusal = refusal


class Frame:
    """The table after one choice of anybody, chance included, and what it told."""

    __slots__ = ("choice", "seat", "state", "told")

    def __init__(self, seat: int, choice: int, state: State, told: list[Told]) -> None:
        self.seat = seat
        self.choice = choice
        self.state = state
        self.told = told


class LessonRun:
    """A lesson that has come to a beat; `beat` and `index` (from 0) say to which.

    At a beat that lets others act, they have acted already: `frames` shows one by one what happened since the last beat.
    `match` is the table for everything that draws or projects one; it cannot be undone and its chance is told what to answer.
    `made` lists the choices of the pupil so far, one for each beat that waited.
    A `strict` run wants the draws to be exactly those of the file;
    otherwise chance answers what is likeliest where the file does not fit what the pupil chose.
    """

    def __init__(
        self, game: Game[Any], lesson: Lesson, box: Box | None = None, names: Sequence[str] = (), strict: bool = False
    ) -> None:
        if lesson.game != game.id:
            raise BadInput(f"{lesson.path.name}: game is {lesson.game!r}, not {game.id!r}")
        if lesson.rules > game.version:
            raise BadInput(f"{lesson.path.name}: rules is {lesson.rules}; {game.id} has versions 1 to {game.version}")
        self.game = game
        self.lesson = lesson
        self.strict = strict
        setup = game.setup(lesson.seats, {}, box, lesson.rules)
        position: State = game.load_position(lesson.given, f"{lesson.path.name}, given", setup.box)
        self.match = stage(game, setup, names or [str(seat + 1) for seat in range(lesson.seats)], position)
        self.index = 0
        self.made: list[int] = []
        self.frames: list[Frame] = []
        hand = Hand(self, f"{lesson.path.name}, draws")
        hand.finish(list(lesson.draws))
        self._enter()

    @property
    def state(self) -> State:
        """The table at this beat."""
        return self.match.state

    @property
    def beat(self) -> Beat:
        """The beat that the lesson has come to."""
        return self.lesson.beats[self.index]

    @property
    def last(self) -> bool:
        """Tell whether this is the last beat."""
        return self.index == len(self.lesson.beats) - 1

    def question(self) -> Ask[Any]:
        """Return the pupil's question at a beat that waits."""
        ask = engine.pending(self.state)
        if ask is None or ask.seat != self.lesson.pupil:
            asked = "the game is over" if ask is None else f"seat {ask.seat} is asked {ask!r}"
            raise Failed(f"{self.beat.where}: the pupil is seat {self.lesson.pupil}, but {asked}")
        return ask

    def waited(self) -> list[int]:
        """List the choices that go on from a beat that waits: those of its names that are legal now, in their order."""
        ask = self.question()
        options = engine.options(self.state)
        if self.beat.wait == [ANY]:
            return list(options)
        found = [engine.named_choice(ask, name) for name in self.beat.wait]
        return [choice for choice in found if choice is not None and choice in options]

    def judge(self, choice: int | str) -> Verdict:
        """Say what becomes of a choice of the pupil, by its number or its name; nothing is done."""
        if self.beat.kind != DO:
            raise BadInput(f"{self.beat.where}: the lesson waits for no choice here")
        ask = self.question()
        number = choice if isinstance(choice, int) else Hand(self, self.beat.where).named(ask, choice)
        name = engine.choice_name(ask, number)
        refusal = engine.check(self.state, number)
        if refusal is not None:
            return Verdict(REFUSED, number, self.beat.wrong.get(name, ""), refusal)
        if number in self.waited():
            return Verdict(MADE, number)
        return Verdict(WRONG, number, self.beat.wrong.get(name, self.beat.wrong.get(ANY, "")))

    def choose(self, choice: int | str) -> Verdict:
        """Make a choice of the pupil if the lesson waits for it, and go on to the next beat."""
        verdict = self.judge(choice)
        if verdict.kind == MADE:
            self.frames = []
            self.made.append(verdict.choice)
            hand = Hand(self, self.beat.where)
            hand.apply(verdict.choice)
            hand.finish(list(self.beat.draws))
            self.index += 1
            self._enter()
        return verdict

    def go_on(self) -> None:
        """Go on to the next beat from one that does not wait for a choice."""
        if self.beat.kind == DO:
            raise BadInput(f"{self.beat.where}: the lesson waits for a choice here")
        if self.last:
            raise BadInput(f"{self.beat.where}: this is the last beat")
        self.frames = []
        self.index += 1
        self._enter()

    def _enter(self) -> None:
        """Let others act where the beat says so; where it waits, the pupil must be asked and have a choice that counts."""
        if self.beat.kind == WATCH:
            hand = Hand(self, self.beat.where)
            draws = list(self.beat.draws)
            for name in self.beat.let:
                hand.draw(draws)
                if hand.asked(name).seat == self.lesson.pupil:
                    raise Failed(f"{self.beat.where}: let has {name!r}, but the pupil is asked {hand.asked(name)!r}")
                hand.choose(name)
            hand.finish(draws)
        elif self.beat.kind == DO and not self.waited():
            raise Failed(f"{self.beat.where}: none of {listed(self.beat.wait)} can be chosen: {self._reasons()}")

    def _reasons(self) -> str:
        """Say why what the beat waits for is not possible."""
        ask = self.question()
        reasons = []
        for name in self.beat.wait:
            choice = engine.named_choice(ask, name)
            refusal = NO_SUCH_CHOICE if choice is None else engine.check(self.state, choice)
            assert refusal is not None
            reasons.append(f"{name} ({refusal.key})")
        return f"{ask!r} refuses {listed(reasons)}"


class Hand(ByName):
    """Makes choices at the table of a lesson, and keeps a frame of each."""

    def __init__(self, run: LessonRun, where: str) -> None:
        super().__init__(run.state, where)
        self.run = run

    def apply(self, choice: int) -> None:
        match = self.run.match
        ask = engine.pending(match.state)
        assert ask is not None
        before = len(match.told)
        match.take(choice)
        told = [line for _, line in match.told[before:]]
        self.run.frames.append(Frame(ask.seat, choice, match.game.clone(match.state), told))

    def draw(self, draws: list[Any]) -> None:
        if self.run.strict:
            super().draw(draws)
            return
        ask = engine.pending(self.state)
        while isinstance(ask, Draw):
            named = engine.named_choice(ask, draws.pop(0)) if draws else None
            weights = ask.weights(self.state)
            self.apply(named if named is not None and self._fits(named) else weights.index(max(weights)))
            ask = engine.pending(self.state)

    def _fits(self, choice: int) -> bool:
        return engine.check(self.state, choice) is None

    def finish(self, draws: list[Any]) -> None:
        """Let chance answer everything that it is asked now; a strict run wants all draws to be needed, and no more."""
        self.draw(draws)
        ask = engine.pending(self.state)
        if isinstance(ask, Draw):
            raise Failed(f"{self.where}: chance is asked {ask!r}; give the answer in draws")
        if self.run.strict:
            self.used_up(draws)


def at_beat(
    game: Game[Any],
    lesson: Lesson,
    beat: int,
    made: Sequence[int | str],
    box: Box | None = None,
    names: Sequence[str] = (),
) -> LessonRun:
    """Play a lesson to a beat, with the pupil's choices at all earlier beats that wait; BadInput when they do not fit."""
    if not 0 <= beat < len(lesson.beats):
        raise BadInput(f"{lesson.path.name}: there is no beat {beat}; beats are 0 to {len(lesson.beats) - 1}")
    waiting = sum(1 for earlier in lesson.beats[:beat] if earlier.kind == DO)
    if len(made) != waiting:
        raise BadInput(f"{lesson.path.name}: beat {beat} comes after {waiting} choices, {len(made)} were given")
    run = LessonRun(game, lesson, box, names)
    choices = list(made)
    while run.index < beat:
        if run.beat.kind != DO:
            run.go_on()
        elif run.choose(choices[0]).kind == MADE:
            choices.pop(0)
        else:
            raise BadInput(f"{run.beat.where}: the lesson does not wait for the choice {choices[0]!r}")
    return run
