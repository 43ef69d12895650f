"""What a study notes of a game: who was offered, took and held what, who led, and how much there was to choose."""

from collections import Counter
from typing import Any, Final, NamedTuple

from dolmen import bots
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge import known
from dolmen.kernel.game import NOBODY, Game
from dolmen.kernel.step import Ask, State
from dolmen.lab.bout import Played, Watch, play_as
from dolmen.lab.boxes import open_files
from dolmen.lab.study import Job, Study
from dolmen.lab.things import Namer

# From this estimated share of the victory on, a player counts as the likely winner.
LIKELY: Final = 0.5
# The seeds of a seat's bot and of the draws are kept apart.
SEATS_MOST: Final = 8


class GameRow(NamedTuple):
    """One game; lists have an entry for each seat. `first` is the seat that began, `shares` divide the victory.

    `turns`, `lead_changes` and `decided` count turns: from turn `decided` on, the later winner was always the likely one.
    """

    deal: int
    seats: int
    variant: str
    rotation: int
    levels: list[str]
    first: int
    scores: list[int]
    places: list[int]
    shares: list[float]
    turns: int
    lead_changes: int
    decided: int
    choices: list[int]
    options: list[int]


class ThingRow(NamedTuple):
    """One thing at one seat of a game: how often it was an option and was chosen, and whether it was there at first and last."""

    deal: int
    seats: int
    variant: str
    rotation: int
    seat: int
    thing: str
    offered: int
    chosen: int
    dealt: bool
    held: bool


class Recorder(Watch):
    """Notes one game."""

    def __init__(self, game: Game[Any], namer: Namer, seats: int) -> None:
        self.game = game
        self.namer = namer
        plan = bots.plan_of(bots.levels(game)[-1], game)
        self.judge = Judge(game, known(game.id), seats, plan.scale)
        self.offered = [Counter[str]() for _ in range(seats)]
        self.chosen = [Counter[str]() for _ in range(seats)]
        self.options = [0] * seats
        self.dealt: list[set[str]] = [set() for _ in range(seats)]
        self.held: list[set[str]] = [set() for _ in range(seats)]
        self.begun: set[int] = set()
        self.first = NOBODY
        self.turns = 0
        self.turn = NOBODY
        # The shares of the victory as estimated at the beginning of each turn.
        self.course: list[list[float]] = []

    def asked(self, state: State, ask: Ask[Any], options: list[int], choice: int) -> None:
        """Count what was offered and what was taken."""
        seat = ask.seat
        self.options[seat] += len(options)
        for option in options:
            for thing in self.namer.at(ask.place(state, option)):
                self.offered[seat][thing] += 1
        for thing in self.namer.at(ask.place(state, choice)):
            self.chosen[seat][thing] += 1
        turn = self.game.turn(state)
        if turn not in (NOBODY, self.turn):
            self._next_turn(state, turn)

    def _next_turn(self, state: State, turn: int) -> None:
        if self.first == NOBODY:
            self.first = turn
        self.turn = turn
        self.turns += 1
        self.course.append(self.judge.shares(state, self.judge.worths(state)))
        if turn not in self.begun:
            self.begun.add(turn)
            self.dealt[turn] = self.namer.held(self.game.dump_position(state)["players"][turn])

    def over(self, state: State) -> None:
        """Note what everybody has at the end."""
        self.held = [self.namer.held(player) for player in self.game.dump_position(state)["players"]]

    def game_row(self, job: Job, variant: str, levels: list[str], played: Played) -> GameRow:
        """The row of the game."""
        seats = len(levels)
        winners = played.winners
        shares = [(seat in winners) / len(winners) if winners else 0.0 for seat in range(seats)]
        return GameRow(
            job.deal,
            job.seats,
            variant,
            job.rotation,
            levels,
            max(0, self.first),
            played.scores,
            played.places,
            shares,
            self.turns,
            lead_changes(self.course),
            decided(self.course, winners),
            played.choices,
            self.options,
        )

    def thing_rows(self, job: Job, variant: str) -> list[ThingRow]:
        """The rows of the things, in a fixed order."""
        rows = []
        for seat in range(job.seats):
            offered, chosen = self.offered[seat], self.chosen[seat]
            for thing in sorted(set(offered) | self.dealt[seat] | self.held[seat]):
                numbers = (offered[thing], chosen[thing], thing in self.dealt[seat], thing in self.held[seat])
                rows.append(ThingRow(job.deal, job.seats, variant, job.rotation, seat, thing, *numbers))
        return rows


def lead_changes(course: list[list[float]]) -> int:
    """How often another seat came to lead; a shared lead changes nothing."""
    leaders: list[int] = []
    for shares in course:
        best = max(shares)
        if shares.count(best) == 1 and best > 0 and (not leaders or leaders[-1] != shares.index(best)):
            leaders.append(shares.index(best))
    return max(0, len(leaders) - 1)


def decided(course: list[list[float]], winners: list[int]) -> int:
    """The number of the turn from which on the winners were always the likely ones; where all lost, from which on nobody was."""
    turn = len(course)
    for shares in reversed(course):
        likely = sum(shares[seat] for seat in winners) > LIKELY if winners else max(shares) <= LIKELY
        if not likely:
            break
        turn -= 1
    return turn


class Recorded(NamedTuple):
    """A game that was played: its row, the rows of its things, and the CPU seconds of each seat."""

    game: GameRow
    things: list[ThingRow]
    seconds: list[float]


def _bot_seed(luck: int, job: Job, seat: int) -> int:
    """The seed of a bot: it keeps it when the line-up moves round, and has another in each variant.

    With the same seed in two variants, equal rules would give equal games, and nobody could see how much is luck.
    """
    return luck * SEATS_MOST + (seat + job.rotation) % job.seats + (job.variant << 52)


def play(study: Study, job: Job) -> Recorded:
    """Play one game of a study and note it. Only the seconds depend on anything but the study and the job."""
    game = study.rules
    variant = study.variants[job.variant]
    levels = study.levels(job)
    luck = study.luck(job)
    players = [bots.find(level, game, _bot_seed(luck, job, seat)) for seat, level in enumerate(levels)]
    recorder = Recorder(game, Namer(game), job.seats)
    box = open_files(game, variant.files)
    played = play_as(game, players, luck, variant.options, recorder, box)
    return Recorded(recorder.game_row(job, variant.name, levels, played), recorder.thing_rows(job, variant.name), played.seconds)
