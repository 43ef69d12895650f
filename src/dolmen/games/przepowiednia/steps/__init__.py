"""The rules, one chapter a file, in the order of the rulebook."""

from typing import Any, Final

from dolmen.games.przepowiednia.sentences import EMPTY_NODE, NO_RUNE
from dolmen.games.przepowiednia.steps import (
    breaking,
    collecting,
    moving,
    paying,
    setting,
    sources,
    spells,
    taking,
    turn,
)
from dolmen.kernel.sentence import Sentence
from dolmen.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    setting.SetTable,
    setting.DrawFirstPlayer,
    setting.DrawTemple,
    setting.LayRing,
    breaking.TurnUpRune,
    setting.DrawObjective,
    setting.DrawVirtualTemple,
    setting.DealGrids,
    setting.ChooseGrid,
    setting.TakeStartRune,
    turn.StartRound,
    turn.StartTurn,
    moving.PlaceFigure,
    moving.Move,
    moving.MoveFigure,
    moving.MoveVirtual,
    turn.Action,
    turn.EndTurn,
    turn.EndRound,
    turn.FinishGame,
    collecting.Collect,
    collecting.Exchange,
    collecting.EmptyCard,
    collecting.Upgrade,
    collecting.CoverSpace,
    collecting.ResetCard,
    taking.Pick,
    taking.PickColour,
    taking.Receive,
    taking.Keep,
    taking.Place,
    sources.TakeFromCard,
    sources.TakeFromPlayer,
    sources.TakeFromNode,
    paying.Pay,
    paying.PayCrystal,
    breaking.Break,
    breaking.ChooseChain,
    breaking.Boost,
    breaking.PayChain,
    breaking.Mark,
    breaking.EarnReward,
    breaking.GainRune,
    breaking.ChooseRune,
    spells.SwapFirst,
    spells.SwapSecond,
    spells.UseCharges,
    spells.ReturnColourless,
)

LABELS: Final[tuple[Sentence, ...]] = (
    *spells.SPELL_LABELS,
    moving.MOVE_PRICED,
    turn.DO_BREAK,
    turn.DO_STOP,
    EMPTY_NODE,
    NO_RUNE,
)
