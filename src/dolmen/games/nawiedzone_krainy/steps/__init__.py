"""The rules, one file per chapter, in the order of the rulebook."""

from typing import Any, Final

from dolmen.games.nawiedzone_krainy.steps import (
    gathering,
    harvest,
    haunting,
    persuading,
    rounds,
    selling,
    setting,
    tasks,
    turn,
)
from dolmen.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    setting.SetTable,
    setting.DrawTile,
    setting.LayMap,
    setting.DrawSkill,
    setting.DrawMarket,
    setting.DrawToken,
    setting.DealOrder,
    rounds.StartSeason,
    rounds.StartRound,
    haunting.Haunting,
    haunting.RollTerrain,
    haunting.Place,
    haunting.PlaceWraith,
    haunting.Defeat,
    harvest.Harvest,
    rounds.TakeTurns,
    turn.Act,
    turn.EndTurn,
    gathering.TakeGood,
    persuading.RollReward,
    persuading.FinishPersuasion,
    selling.RefreshToken,
    rounds.Rest,
    rounds.Ranking,
    rounds.EndRound,
    rounds.EndSeason,
    tasks.ChooseTasks,
    rounds.NextSeason,
    rounds.FinalScoring,
)
