"""What goes over the wire for lessons: the part of the wire that has nothing to do with tables of people and bots."""

from typing import Annotated, Final, Literal

import msgspec

from dolmen.server.incoming import Incoming, Whole
from dolmen.server.wire import Outgoing, TableState

LONGEST: Final = 200
Made = Annotated[list[Whole], msgspec.Meta(max_length=LONGEST)]
Words = dict[str, str]


class LessonInfo(Outgoing):
    """A lesson in the list, with its texts by language, how many beats it has, and whether the guest has finished it."""

    id: str
    title: Words
    about: Words
    beats: int
    done: bool


class Lessons(Outgoing):
    """The lessons of a game, in their order."""

    lessons: list[LessonInfo]


class Beat(Outgoing):
    """What the lesson says now, by language, and the places that it points at.

    The pupil reads ("tell"), chooses one of `choices` ("do") or looks on ("watch"); `made` counts the choices made before it.
    `refused` is what the lesson adds, by choice, to the reason why a choice is not possible.
    """

    index: int
    count: int
    kind: Literal["tell", "do", "watch"]
    say: Words
    point: list[str]
    choices: list[int]
    made: int
    refused: dict[str, Words]


class LessonState(Outgoing):
    """Where the pupil is: the beat, the table, and `before` it the tables that led there, one for each choice.

    `remark` is what the lesson says to a choice that it does not wait for, which was not made; it may have nothing to say (`{}`).
    """

    beat: Beat
    state: TableState
    before: list[TableState]
    remark: Words | None = None


class LessonStep(Incoming):
    """The beat that is asked for, all choices that the pupil has made so far, and one that the pupil wants to make there."""

    beat: Whole
    made: Made = msgspec.field(default_factory=list)
    choice: Whole | None = None
