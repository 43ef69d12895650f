"""The rules, one file per chapter, in the order of the rulebook."""

from typing import Any, Final

from dolmen.games.rune_stones.scoring import SHARED_VICTORY
from dolmen.games.rune_stones.sentences import EMPTY_FORGE
from dolmen.games.rune_stones.steps import (
    artifacts,
    bonus,
    die,
    forging,
    items,
    paying,
    refilling,
    setting,
    stones,
    summoning,
    taking,
    turn,
    using,
)
from dolmen.kernel.sentence import Sentence
from dolmen.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    setting.SetTable,
    refilling.TurnUpArtifact,
    setting.ChooseDruid,
    refilling.RefillHand,
    refilling.DrawCards,
    refilling.DrawCard,
    setting.LayDisplay,
    setting.LayCard,
    setting.DrawFirstPlayer,
    turn.StartRound,
    turn.StartTurn,
    turn.Action,
    summoning.NextSummon,
    summoning.Summon,
    summoning.FinishSummoning,
    refilling.FillDisplay,
    refilling.TurnUpCard,
    using.LayOut,
    using.ChooseCard,
    using.NextItem,
    using.UseItem,
    using.PutAway,
    taking.TakeGem,
    taking.TakeCard,
    paying.Pay,
    paying.PayGem,
    paying.Receive,
    die.RollDie,
    die.DieBenefit,
    refilling.TakeTopCard,
    forging.NextForging,
    forging.ForgeArtifact,
    artifacts.PayWith,
    artifacts.PlaceArtifact,
    bonus.ForgeBonus,
    bonus.RollBonus,
    refilling.RefillForges,
    turn.EndTurn,
    stones.TakeStone,
    stones.UseExchange,
    stones.ActivateJoker,
    turn.NextTurn,
    turn.EndRound,
    turn.FinishGame,
)

TABLE_HEADINGS: Final = tuple(
    Sentence(f"table-{name}")
    for name in ("creatures", "display", "forges", "stones", "hand", "pile", "deck", "in-play", "discard", "supply")
)

LABELS: Final[tuple[Sentence, ...]] = (
    *turn.ACTION_LABELS,
    *turn.ROW_LABELS,
    *summoning.SUMMON_LABELS,
    using.ONLY_FINISH,
    using.LOSES_ITEMS,
    *items.USE_LABELS,
    *die.DIE_LABELS,
    paying.PAY_ANY,
    taking.TAKE_ANY_CARD,
    *forging.FORGE_LABELS,
    *artifacts.PAYMENT_LABELS,
    bonus.LOSES_BONUS,
    EMPTY_FORGE,
    *stones.STONE_LABELS,
    stones.ORE_TO,
    SHARED_VICTORY,
    *TABLE_HEADINGS,
)
