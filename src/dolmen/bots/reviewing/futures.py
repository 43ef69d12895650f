"""Imagined futures of a position: greedy bots play on, with chance that is the same for every answer that is compared."""

import hashlib
from typing import Any, Final

from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge import known
from dolmen.bots.reviewing.plans import ReviewPlan
from dolmen.kernel import engine, mypyc_attr
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import NOBODY, Game, Result
from dolmen.kernel.step import Draw, State

# A game without knowledge is played on at random, but not for ever.
LONGEST: Final = 5000


class Luck:
    """Chance in one future: the n-th draw of a kind comes out alike in all games that are played with the same number."""

    __slots__ = ("number", "used")

    def __init__(self, number: int) -> None:
        self.number = number
        self.used: dict[str, int] = {}

    def draw(self, ask: Draw[Any], state: State) -> int:
        """Return an outcome: the same part of the whole weight, also where the weights differ."""
        key = ask.key()
        count = self.used.get(key, 0)
        self.used[key] = count + 1
        digest = hashlib.sha256(f"dolmen/review/1\n{self.number}\n{key}#{count}".encode()).digest()
        weights: list[int] = ask.weights(state)
        point = int.from_bytes(digest[:7], "big") * sum(weights) >> 56
        outcome = 0
        while point >= weights[outcome]:
            point -= weights[outcome]
            outcome += 1
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Futures:
    """What positions are worth. Values are shares of the victory of each seat, and last the chance that all lose."""

    def usual(self, state: State, luck: int) -> int:
        """Return the answer that would be given to the question of a state by those who play on."""
        raise AssertionError(f"{type(self).__name__} does not play")

    def value(self, state: State, turn: int, luck: int, ahead: int) -> list[float]:
        """Return the value of a state, which is used up; look so many turns ahead.

        `turn` is the seat whose turn it was at the question before; `luck` stands for what chance will bring.
        """
        raise AssertionError(f"{type(self).__name__} does not play")

    def ranked(self, state: State, luck: int) -> list[int]:
        """Return the options of a question, best first at first sight."""
        return list(engine.options(state))


class PlayedOn(Futures):
    """Greedy bots play some turns on; without knowledge of the game, chance plays it to its end.

    The value is the mean of what the positions at the end of each of these turns look like. A single horizon would show
    something new with every turn, which nobody has caused; the mean of n shows an n-th of that.
    """

    def __init__(self, game: Game[Any], seats: int, plan: ReviewPlan) -> None:
        self.game = game
        self.knowledge = known(game.id, plan.deeper)
        self.defeat = plan.defeat
        self.seats = seats
        self.judge = Judge(game, known(game.id, True), seats, plan.scale)

    def usual(self, state: State, luck: int) -> int:
        ask = engine.pending(state)
        assert ask is not None
        options: list[int] = ask.search_options(state)
        if len(options) == 1:
            return options[0]
        if self.knowledge is None:
            return options[FastRandom(luck).below(len(options))]
        return Greedy(self.knowledge, luck, hasty=True).pick(self.game, ask.seat, state, options)

    def ranked(self, state: State, luck: int) -> list[int]:
        ask = engine.pending(state)
        assert ask is not None
        options = list(engine.options(state))
        if self.knowledge is None:
            return options
        greedy = Greedy(self.knowledge, luck)
        greedy.pick(self.game, ask.seat, state, options)
        return greedy.ranked

    def value(self, state: State, turn: int, luck: int, ahead: int) -> list[float]:
        if self.knowledge is None:
            at_random(state, Luck(luck), FastRandom(luck))
            return self.shares(state)
        total = [0.0] * (self.seats + 1)
        left = ahead + 1
        greedy = Greedy(self.knowledge, luck, hasty=True)
        chance = Luck(luck)
        while left:
            turn = self.play_turn(state, turn, greedy, chance)
            # A game that is over would not change in the turns that are left.
            count = 1 if state.agenda else left
            left -= count
            for column, share in enumerate(self.shares(state)):
                total[column] += count * share
        return [share / (ahead + 1) for share in total]

    def shares(self, state: State) -> list[float]:
        """Return the shares of a result, or of an estimate while the game is not over."""
        if not state.agenda:
            return shares_of(self.game.result(state), self.seats)
        shares = self.judge.shares(state, self.judge.worths(state))
        whole = sum(shares)
        return [*shares, 1.0 - whole] if self.defeat else [*[share / whole for share in shares], 0.0]

    def play_turn(self, state: State, turn: int, greedy: Greedy, chance: Luck) -> int:
        """Finish the turn of a seat, and return the seat whose turn is next."""
        while True:
            ask = engine.pending(state)
            if ask is None:
                return turn
            if isinstance(ask, Draw):
                engine.apply(state, chance.draw(ask, state))
                continue
            if ask.seat != turn and type(ask).__name__ in greedy.knowledge.pauses:
                return ask.seat
            options = ask.search_options(state)
            engine.apply(state, options[0] if len(options) == 1 else greedy.pick(self.game, ask.seat, state, options))


def at_random(state: State, chance: Luck, random: FastRandom) -> None:
    """Finish a game at random."""
    for _ in range(LONGEST):
        ask = engine.pending(state)
        if ask is None:
            return
        if isinstance(ask, Draw):
            engine.apply(state, chance.draw(ask, state))
        else:
            options = engine.options(state)
            engine.apply(state, options[random.below(len(options))])


def shares_of(result: Result, seats: int) -> list[float]:
    """Divide the victory among the winners; when nobody wins, all have lost."""
    found = [0.0] * (seats + 1)
    for seat in result.winners:
        found[seat] = 1.0 / len(result.winners)
    if not result.winners:
        found[seats] = 1.0
    return found


def whose_turn(game: Game[Any], state: State) -> int:
    """Return the seat whose turn it is; between turns, the one that is asked."""
    turn: int = game.turn(state)
    asked = engine.seat_asked(state)
    return asked if turn == NOBODY and asked is not None else turn
