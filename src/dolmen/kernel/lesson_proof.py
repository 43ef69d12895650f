"""The proof of a lesson: the engine plays it to its end, on the way of the file and on every other way that it allows."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.by_name import Failed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Game
from dolmen.kernel.lesson import ANY, DO, SEAT, Lesson
from dolmen.kernel.lesson_run import LessonRun

MOST_WAYS: Final = 1000


def prove(game: Game[Any], lesson: Lesson, box: Box | None = None) -> None:
    """Play a lesson on every way that its waits allow; Failed says what does not hold.

    Every name in `wait` must be possible on one of these ways, and every name in `wrong` somebody might try.
    """
    box = box or game.open_box(None)
    legal: list[set[str]] = [set() for _ in lesson.beats]
    ways: list[list[int]] = [[]]
    tried = 0
    while ways:
        made = ways.pop()
        ways += _play(LessonRun(game, lesson, box, strict=not made), made, legal)
        tried += 1
        if tried > MOST_WAYS:
            raise Failed(f"{lesson.path.name}: has more than {MOST_WAYS} ways; wait for fewer choices")
    for beat, names in zip(lesson.beats, legal, strict=True):
        never = [name for name in beat.wait if name != ANY and name not in names]
        if never:
            raise Failed(f"{beat.where}: wait has {listed(never)}, which can never be chosen there")


def _play(run: LessonRun, made: list[int], legal: list[set[str]]) -> list[list[int]]:
    """Play a lesson with the choices `made`, then with the first of every wait, and return the ways that turn off there."""
    turning_off: list[list[int]] = []
    after = ""
    try:
        _look(run, not made, legal)
        while not run.last:
            if run.beat.kind == DO:
                possible = run.waited()
                turn = len(run.made)
                if turn < len(made):
                    after = f"after {engine.choice_name(run.question(), made[turn])!r} in {run.beat.where}: "
                    run.choose(made[turn])
                else:
                    turning_off += [[*run.made, choice] for choice in possible[1:]]
                    run.choose(possible[0])
            else:
                run.go_on()
            _look(run, not made, legal)
    except (Failed, BadInput) as reason:
        raise Failed(f"{after}{reason}") from None
    return turning_off


def _look(run: LessonRun, first_way: bool, legal: list[set[str]]) -> None:
    """Note which names of a wait are possible; on the way of the file, check names and places as well."""
    if run.beat.kind == DO:
        ask = run.question()
        legal[run.index].update([engine.choice_name(ask, choice) for choice in run.waited()])
        if first_way:
            _check_names(run)
    if first_way:
        _check_points(run)


def _check_names(run: LessonRun) -> None:
    ask = run.question()
    candidates = [engine.choice_name(ask, choice) for choice in ask.candidates(run.state)]
    for key, names in (("wait", run.beat.wait), ("wrong", list(run.beat.wrong))):
        strange = [name for name in names if name != ANY and name not in candidates]
        if strange:
            raise Failed(f"{run.beat.where}: {key} has {listed(strange)}; {ask!r} offers {', '.join(candidates)}")
    others = [choice for choice in engine.options(run.state) if choice not in run.waited()]
    if ANY in run.beat.wrong and not others:
        raise Failed(f"{run.beat.where}: wrong has {ANY!r}, but every legal choice is waited for")


def _check_points(run: LessonRun) -> None:
    """A place is one of the game's kinds, a seat, or where a choice is made now (a button for example)."""
    ask = engine.pending(run.state)
    offered: set[str] = set()
    if ask is not None:
        for choice in ask.candidates(run.state):
            for place in ask.place(run.state, choice).split(" "):
                parts = place.split("/")
                offered.update("/".join(parts[:length]) for length in range(1, len(parts) + 1))
    for place in run.beat.point:
        kind, _, name = place.partition(":")
        if kind == SEAT:
            if not name.isdigit() or int(name) >= run.lesson.seats:
                raise Failed(f"{run.beat.where}: point has {place!r}; seats are 0 to {run.lesson.seats - 1}")
        elif kind not in run.game.places and place not in offered:
            raise Failed(
                f"{run.beat.where}: point has {place!r}; kinds of places are seat, {listed(run.game.places)}, "
                f"and choices are made at {listed(sorted(offered))}"
            )
