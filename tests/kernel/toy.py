"""A toy game with secret hands, a secret simultaneous choice and events for one seat.

Each seat is dealt two numbers, chooses one in secret at the same time, then all are shown.
The higher number scores; the first seat may look at a face-down card and then says stop.
"""

from pathlib import Path
from typing import Any, ClassVar, Final

from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import NOBODY, Box, Document, Game, Option, Result, Setup
from dolmen.kernel.position import dump_agenda, load_agenda, load_table
from dolmen.kernel.reading import Reader
from dolmen.kernel.sentence import Event, Refusal, Sentence, all_but
from dolmen.kernel.step import WATCHER, Ask, Draw, State, Step

NUMBERS: Final = tuple(str(number) for number in range(10))
NOT_IN_HAND: Final = Refusal("TOY-003", "not-in-hand")
DEALT: Final = Event("TOY-001", "dealt", "player", "number")
DEALT_HIDDEN: Final = Event("TOY-001", "dealt-hidden", "player")
SHOWN: Final = Event("TOY-004", "shown", "player", "number")


class Toy(State):
    """Hands, secret picks, points, and one face-down card that somebody put there."""

    __slots__ = ("face_down", "hands", "looked", "picks", "points", "seats")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.picks = [-1] * seats
        self.points = [0] * seats
        self.face_down = 7
        self.looked = False

    def clone(self) -> "Toy":
        other = Toy(self.seats)
        self.copy_agenda(other)
        other.hands = [hand[:] for hand in self.hands]
        other.picks = self.picks[:]
        other.points = self.points[:]
        other.face_down = self.face_down
        other.looked = self.looked
        return other


class Deal(Draw[Toy]):
    """TOY-001: deal a number to a seat."""

    __slots__ = ("to",)

    names: ClassVar = NUMBERS

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def args(self) -> tuple[int, ...]:
        return (self.to,)

    def weights(self, state: Toy) -> list[int]:
        dealt = [number for hand in state.hands for number in hand]
        return [0 if number in dealt or number == 7 else 1 for number in range(10)]

    def take(self, state: Toy, choice: int) -> None:
        state.hands[self.to].append(choice)
        state.tell_to(self.to, DEALT, self.to, choice)
        state.tell_to(all_but(self.to), DEALT_HIDDEN, self.to)


class PickOne(Ask[Toy]):
    """TOY-003: every player secretly picks a number from the hand, all at the same time."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-pick")
    option: ClassVar = Sentence("pick", "number")
    rule: ClassVar = "TOY-003"
    names: ClassVar = NUMBERS
    secret: ClassVar = True
    together: ClassVar = True

    def candidates(self, state: Toy) -> list[int]:
        return list(range(10))

    def why_not(self, state: Toy, choice: int) -> Refusal | None:
        return None if choice in state.hands[self.seat] else NOT_IN_HAND

    def take(self, state: Toy, choice: int) -> None:
        state.picks[self.seat] = choice


class Show(Step[Toy]):
    """TOY-004: all picks are shown; the highest scores."""

    __slots__ = ()

    def run(self, state: Toy) -> None:
        for seat, pick in enumerate(state.picks):
            state.tell(SHOWN, seat, pick)
        state.points[state.picks.index(max(state.picks))] += 1


class Look(Ask[Toy]):
    """TOY-005: look at the face-down card, or think about it, or stop."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-look")
    option: ClassVar = Sentence("look")
    rule: ClassVar = "TOY-005"
    names: ClassVar = ("look", "think", "stop")

    def automatic(self, state: Toy) -> bool:
        return False

    def candidates(self, state: Toy) -> list[int]:
        return [0, 1, 2]

    def why_not(self, state: Toy, choice: int) -> Refusal | None:
        return None

    def take(self, state: Toy, choice: int) -> None:
        if choice == 0:
            state.looked = True
        if choice != 2:
            state.do(Look(self.seat))


def new_game(setup: Setup) -> Toy:
    state = Toy(setup.seats)
    seats = range(setup.seats)
    state.do(*[Deal(seat) for seat in seats for _ in range(2)], *[PickOne(seat) for seat in seats], Show(), Look(0))
    return state


def view(state: Toy, seat: int) -> dict[str, Any]:
    return {
        "hands": [hand if other == seat else len(hand) for other, hand in enumerate(state.hands)],
        "picks": state.picks[:] if -1 not in state.picks else None,
        "points": state.points[:],
        "face_down": state.face_down if state.looked and seat == 0 else None,
    }


def determinize(state: Toy, seat: int, random: FastRandom) -> Toy:
    other = state.clone()
    shown = -1 not in state.picks
    if not (state.looked and seat == 0):
        other.face_down = random.below(10)
    for player, hand in enumerate(other.hands):
        if player != seat and not shown:
            other.hands[player] = [random.below(10) for _ in hand]
    if not shown:
        other.picks = [pick if player == seat or pick == -1 else random.below(10) for player, pick in enumerate(state.picks)]
    return other


def open_box(_folder: Path | None) -> Box:
    return Box("toy")


def dump(state: Toy) -> Document:
    return {"hands": state.hands, "picks": state.picks, "points": state.points, "agenda": dump_agenda(state)}


def fill(state: Toy, reader: Reader, players: list[Reader]) -> None:
    for hand, player in zip(state.hands, players, strict=True):
        hand.extend(player.numbers("hand", None, 0, 9))
        player.done()
    state.agenda = load_agenda((Deal, PickOne, Show, Look), reader)


def load(document: Document, where: str, _box: Box) -> Toy:
    return load_table(document, where, (2, 3), Toy, fill, lambda _: None)


TOY: Final = Game(
    id="toy",
    package="tests.kernel",
    version=3,
    players=(2, 3),
    options=(Option("colour", "red", ("red", "blue")), Option("limit", None, low=1, high=9)),
    steps=(Deal, PickOne, Show, Look),
    sentences=(NOT_IN_HAND, DEALT, DEALT_HIDDEN, SHOWN),
    places=(),
    words={},
    open_box=open_box,
    new_game=new_game,
    clone=Toy.clone,
    view=view,
    turn=lambda _: NOBODY,
    last_round=lambda _: False,
    determinize=determinize,
    breakdown=lambda state: [[("points", points)] for points in state.points],
    open_score=lambda _state, _viewer: [],
    result=lambda state: Result(state.points, [1 if points == max(state.points) else 2 for points in state.points]),
    dump_position=dump,
    load_position=load,
    broken=lambda _: None,
    hides=lambda state, seat: view(state, seat) != view(state, WATCHER),
)
