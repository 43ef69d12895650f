"""Seasons and rounds: their order, Rest, Ranking, end of round and Season, final scoring."""

from typing import Any

from dolmen.games.nawiedzone_krainy.names import ROUNDS, SEASONS
from dolmen.games.nawiedzone_krainy.scoring import result, task_points
from dolmen.games.nawiedzone_krainy.sentences import (
    DEPLETION_CLEARED,
    GAME_WON,
    LEADER,
    RESTED,
    ROUND_STARTED,
    SEASON_STARTED,
    TASK_SCORED,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.harvest import Harvest
from dolmen.games.nawiedzone_krainy.steps.haunting import Haunting
from dolmen.games.nawiedzone_krainy.steps.tasks import ChooseTasks
from dolmen.games.nawiedzone_krainy.steps.turn import Act
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.step import Step


class StartSeason(Step[Table]):
    """NAW-002, NAW-041: three Seasons of three rounds; each has its own Reward card, the only active one.

    NAW-021, NAW-025: the first is Season I with its first round.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.tell(SEASON_STARTED, state.season, state.persuasion_cost())
        state.do(StartRound())


class StartRound(Step[Table]):
    """NAW-042: Haunting, Harvest, turns, Rest, Ranking, end of round."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.tell(ROUND_STARTED, state.round, state.season, (state.season - 1) * ROUNDS + state.round)
        state.do(Haunting(), Harvest(), TakeTurns())


class TakeTurns(Step[Table]):
    """NAW-002, NAW-060: every player takes one turn, by ascending turn-order number."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.do(Rest(), Ranking(), EndRound())
        state.do_all([Act(seat) for seat in state.order])


class Rest(Step[Table]):
    """NAW-116: every player refreshes all of their Action tokens."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for player in state.players:
            player.active = player.owned[:]
        state.tell(RESTED)


class Ranking(Step[Table]):
    """NAW-117, NAW-118: turn-order tokens by valour and stack, after every round, the last one too."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.order = state.ranking()
        first = state.order[0]
        state.tell(LEADER, first, state.players[first].valour)


class EndRound(Step[Table]):
    """NAW-043, NAW-119: the round cube advances; after the third round the Season ends."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.round == ROUNDS:
            state.do(EndSeason())
        else:
            state.round += 1
            state.do(StartRound())


class EndSeason(Step[Table]):
    """NAW-120, NAW-121, NAW-122: Depletion tokens leave the Map, then task cards are chosen.

    NAW-123: the first of the Ranking chooses none, unless the mode says so (NAW-038, NAW-039, NAW-126).
    NAW-125: after Season III there is only the final scoring.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.season == SEASONS:
            state.do(FinalScoring())
            return
        state.clear_depletion()
        state.tell(DEPLETION_CLEARED, state.season)
        mode = state.parts.modes[state.mode]
        counts = mode.tasks_2_players if state.seats == 2 else mode.tasks
        count = counts[state.season - 1]
        choosing = state.order if mode.leader_chooses else state.order[1:]
        asks: list[Step[Any]] = [ChooseTasks(seat, count) for seat in choosing] if count else []
        state.do(NextSeason())
        state.do_all(asks)


class NextSeason(Step[Table]):
    """NAW-041, NAW-124: the next Season starts when all have chosen."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.season += 1
        state.round = 1
        state.do(StartSeason())


class FinalScoring(Step[Table]):
    """NAW-133, NAW-136: in the order of the last Ranking players reveal their tasks and move their tokens.

    NAW-134: most valour wins.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.revealed = True
        for seat in state.order:
            total = 0
            for task in state.players[seat].tasks:
                points = task_points(state, seat, task)
                state.tell(TASK_SCORED, seat, task, points)
                total += points
            state.gain_valour(seat, total)
        found = result(state)
        for seat in found.winners:
            state.tell(GAME_WON, seat, found.scores[seat])
