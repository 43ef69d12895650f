"""Abilities of those who fight, heal and steal: each a small power."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power, why_nobody
from dolmen.games.labyrinth.crystals import crystals_spent
from dolmen.games.labyrinth.effects import heal, roll_bonus, room_for_item, why_not_heal
from dolmen.games.labyrinth.names import (
    DICE_TOTAL,
    FAITH,
    HEART,
    HELD,
    ITEMS,
    LAYING_ON_OF_HANDS,
    SHATTER_ARTEFACT,
    THEFT,
    THEFT_ABILITY,
)
from dolmen.games.labyrinth.places import AT_ITEM
from dolmen.games.labyrinth.pools import return_item
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_start import StartCombat, why_not_fight
from dolmen.games.labyrinth.steps.crystals import TurnUpCrystal
from dolmen.games.labyrinth.steps.dice_tests import Tested, start_test
from dolmen.games.labyrinth.steps.lives import check_heart
from dolmen.games.labyrinth.steps.shared import ItemAsk, Offer, Refuse, SeatAsk
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, Arg


class Challenge(Power):
    """C01b, LAB-077: attack a character on an adjacent corridor."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_nobody(state, ChallengeWhom(seat), say.NOT_ADJACENT, say.NOBODY_NEAR)

    def begin(self, state: Table, seat: int) -> None:
        state.do(ChallengeWhom(seat))


class ChallengeWhom(SeatAsk):
    """C01b: whom; nobody changes place for it, start spaces are out of reach."""

    __slots__ = ()

    topic: ClassVar = "fight"
    question: ClassVar = Sentence("ask-challenge")
    option: ClassVar = Sentence("fight-player", "player")
    rule: ClassVar = "LAB-077"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if state.players[choice].node not in state.maze.adjacent(state.players[self.seat].node):
            return say.NOT_ADJACENT
        return why_not_fight(state, self.seat, choice)

    def take(self, state: Table, choice: int) -> None:
        state.do(StartCombat(self.seat, choice))


class CallToBattle(Power):
    """C02c, LAB-017: one more action this turn."""

    def begin(self, state: Table, seat: int) -> None:
        state.actions += 1


class Shatter(Power):
    """C03c, LAB-160: one of the player's items returns to the pool, and up to two lives are healed."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        refusal = why_not_heal(state, seat)
        return refusal if refusal or ShatterItem(seat).options(state) else say.NO_ITEM

    def begin(self, state: Table, seat: int) -> None:
        state.do(ShatterItem(seat))


class ShatterItem(ItemAsk):
    """C03c: which item; LAB-153: never the Heart by which one lives."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-shatter")
    option: ClassVar = Sentence("shatter-item", "item")
    rule: ClassVar = "LAB-160"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return say.LIVES_BY_HEART if choice == HEART and state.players[self.seat].lives == 0 else None

    def take(self, state: Table, choice: int) -> None:
        return_item(state, choice)
        state.tell(say.ITEM_RETURNED, self.seat, choice)
        state.tell(say.HEALED, self.seat, heal(state, self.seat, state.parts.abilities[SHATTER_ARTEFACT].heals))


class Pray(Power):
    """C04b: a Faith token comes back to the card."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return say.TOKENS_FULL if state.players[seat].tokens == state.parts.token_counts[FAITH] else None

    def begin(self, state: Table, seat: int) -> None:
        state.players[seat].tokens += 1
        state.tell(say.TOKEN_REGAINED, seat, FAITH)


class LayHands(Power):
    """C04c, LAB-150: heal a life."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_not_heal(state, seat)

    def begin(self, state: Table, seat: int) -> None:
        state.tell(say.HEALED, seat, heal(state, seat, state.parts.abilities[LAYING_ON_OF_HANDS].heals))


class BloodPact(Power):
    """C05b: one of the player's inactive Crystals becomes active."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return None if crystals_spent(state, seat) else say.NO_INACTIVE_CRYSTAL

    def begin(self, state: Table, seat: int) -> None:
        state.do(TurnUpCrystal(seat))


class Steal(Power):
    """C12b, LAB-167: a test decides what is taken from a character on the same corridor."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_nobody(state, StealFrom(seat), say.NOT_HERE, say.NOBODY_TO_ROB)

    def begin(self, state: Table, seat: int) -> None:
        state.do(StealFrom(seat))


class StealFrom(SeatAsk):
    """C12b: from whom."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-steal-from")
    option: ClassVar = Sentence("steal-from", "player")
    rule: ClassVar = "LAB-167"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if state.players[choice].node != state.players[self.seat].node:
            return say.NOT_HERE
        if state.rules < 2 or state.keys_of(choice):
            return None
        if not state.items_of(choice):
            return say.NOTHING_TO_STEAL
        return None if room_for_item(state, self.seat) else say.NO_ROOM

    def take(self, state: Table, choice: int) -> None:
        start_test(state, self.seat, THEFT, 1, Loot(self.seat, choice))


class Loot(Tested):
    """C12b: 7 or more takes an item, 9 or more an item or a key."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim)

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        ability = state.parts.abilities[THEFT_ABILITY]
        total = DICE_TOTAL[rolls[0]] + roll_bonus(state, self.seat, THEFT)
        return total >= (ability.key_difficulty if state.keys_of(self.victim) else ability.difficulty)

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        ability = state.parts.abilities[THEFT_ABILITY]
        total = DICE_TOTAL[rolls[0]] + roll_bonus(state, self.seat, THEFT)
        if total < ability.difficulty:
            state.tell(say.THEFT_FAILED, self.seat)
            return
        state.do(TakeLoot(self.seat, self.victim, 1 if total >= ability.key_difficulty else 0))


class LootItem(Branch[Table, Offer]):
    """C12b: an item, if there is room for it; LAB-153: who loses the Heart may die of it."""

    __slots__ = ()

    names: ClassVar = ITEMS
    option: ClassVar = Sentence("take-item", "item")
    rule: ClassVar = "LAB-167"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        assert isinstance(ask, TakeLoot)
        return state.items_of(ask.victim)

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return None if room_for_item(state, ask.seat) else say.NO_ROOM

    def take(self, state: Table, ask: Offer, option: int) -> None:
        assert isinstance(ask, TakeLoot)
        state.item_place[option] = HELD + ask.seat
        state.tell(say.ITEM_STOLEN, ask.seat, ask.victim, option)
        check_heart(state, ask.victim)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_ITEM[option]


class LootKey(Branch[Table, Offer]):
    """C12b: a key, for a high roll."""

    __slots__ = ()

    names: ClassVar = ("key",)
    option: ClassVar = say.STEAL_KEY
    rule: ClassVar = "LAB-167"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        assert isinstance(ask, TakeLoot)
        return ONLY if state.keys_of(ask.victim) else NONE

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        assert isinstance(ask, TakeLoot)
        return None if ask.keys else say.THEFT_TOO_LOW

    def role(self, state: Table, ask: Offer, option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: Offer, option: int) -> None:
        assert isinstance(ask, TakeLoot)
        key = state.key_place.index(HELD + ask.victim)
        state.key_place[key] = HELD + ask.seat
        state.tell(say.KEY_STOLEN, ask.seat, ask.victim)


LOOTING: Final = Branches(Refuse(), LootItem(), LootKey())


class TakeLoot(Offer):
    """C12b: what is taken from a character."""

    __slots__ = ("keys", "victim")

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-take-loot", "victim:player")
    option: ClassVar = LootItem.option
    declined: ClassVar = Sentence("take-nothing")
    rule: ClassVar = "LAB-167"
    branches: ClassVar = LOOTING
    names: ClassVar = LOOTING.names

    def menu(self) -> Branches:
        return LOOTING

    def __init__(self, seat: int, victim: int, keys: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.keys = keys

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim, self.keys)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.victim,))

    def at_stake(self, state: Table) -> Said | None:
        return Said(say.KEY_LEFT) if self.keys and state.keys_of(self.victim) else None

    def leave(self, state: Table) -> None:
        state.tell(say.THEFT_FAILED, self.seat)
