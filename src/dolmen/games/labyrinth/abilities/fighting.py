"""Abilities of those who fight, heal and curse: each a small power."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power, why_nobody
from dolmen.games.labyrinth.effects import crystals_spent, heal, roll_bonus, room_for_item, why_not_heal
from dolmen.games.labyrinth.hexes import DISTANCE
from dolmen.games.labyrinth.names import (
    CURSE,
    CURSE_ABILITY,
    DICE_TOTAL,
    FAITH,
    HEART,
    HELD,
    ITEM_COUNT,
    ITEMS,
    LAYING_ON_OF_HANDS,
    SACRIFICE,
    SEATS,
    SHATTER_ARTEFACT,
    THEFT,
    THEFT_ABILITY,
)
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_start import StartCombat, why_not_fight
from dolmen.games.labyrinth.steps.dice_tests import Tested, TurnUpCrystal, start_test
from dolmen.games.labyrinth.steps.lives import check_heart, return_curses, return_sacrifice
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask


class Challenge(Power):
    """C01b, LAB-077: attack a character on an adjacent corridor."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_nobody(state, ChallengeWhom(seat), say.NOT_ADJACENT, say.NOBODY_NEAR)

    def begin(self, state: Table, seat: int) -> None:
        state.do(ChallengeWhom(seat))


class ChallengeWhom(Ask[Table]):
    """C01b: whom; nobody changes place for it, start spaces are out of reach."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-challenge")
    option: ClassVar = Sentence("fight-player", "player")
    rule: ClassVar = "LAB-077"
    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if state.players[choice].node not in state.maze.adjacent(state.players[self.seat].node):
            return say.NOT_ADJACENT
        return why_not_fight(state, self.seat, choice)

    def take(self, state: Table, choice: int) -> None:
        state.do(StartCombat(self.seat, choice))


class CallToBattle(Power):
    """C02c, LAB-017: one action more this turn."""

    def begin(self, state: Table, seat: int) -> None:
        state.actions += 1


class Shatter(Power):
    """C03c, LAB-160: an own item returns to the pool, up to two lives are healed."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        refusal = why_not_heal(state, seat)
        return refusal if refusal or ShatterItem(seat).options(state) else say.NO_ITEM

    def begin(self, state: Table, seat: int) -> None:
        state.do(ShatterItem(seat))


class ShatterItem(Ask[Table]):
    """C03c: which item; LAB-153: never the Heart by which one lives."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-shatter")
    option: ClassVar = Sentence("shatter-item", "item")
    rule: ClassVar = "LAB-160"
    names: ClassVar = ITEMS

    def candidates(self, state: Table) -> list[int]:
        return state.items_of(self.seat)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return say.LIVES_BY_HEART if choice == HEART and state.players[self.seat].lives == 0 else None

    def take(self, state: Table, choice: int) -> None:
        state.return_item(choice)
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
    """C05b: an own inactive Crystal becomes active."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return None if crystals_spent(state, seat) else say.NO_INACTIVE_CRYSTAL

    def begin(self, state: Table, seat: int) -> None:
        state.do(TurnUpCrystal(seat))


class Consecrate(Power):
    """C08a, LAB-168: a Sacrifice is put on another character that has none."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        again = state.rules < 2 and state.players[seat].tokens == 0
        return None if again or ConsecrateWhom(seat).options(state) else say.NOBODY_THERE

    def begin(self, state: Table, seat: int) -> None:
        state.do(TakeBackSacrifice(seat) if state.players[seat].tokens == 0 else ConsecrateWhom(seat))


class TakeBackSacrifice(Ask[Table]):
    """C08a, LAB-168: with no token in the supply, one in play is placed anew."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lift-token", "token")
    option: ClassVar = Sentence("lift-from", "player")
    rule: ClassVar = "LAB-168"
    names: ClassVar = SEATS

    def asked(self, state: Table) -> Said:
        return Said(self.question, (SACRIFICE,))

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if state.players[seat].sacrifices]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.TOKEN_TAKEN_BACK, self.seat, SACRIFICE, choice)
        return_sacrifice(state, choice)
        state.do(ConsecrateWhom(self.seat))


class ConsecrateWhom(Ask[Table]):
    """C08a: on whom."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-consecrate")
    option: ClassVar = Sentence("put-token-on", "player")
    rule: ClassVar = "LAB-168"
    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return say.HAS_SACRIFICE if state.players[choice].sacrifices else None

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].tokens -= 1
        state.players[choice].sacrifices += 1
        state.tell(say.TOKEN_ON, self.seat, SACRIFICE, choice)


class Tithe(Power):
    """C08b, LAB-150: heal as many lives as Sacrifices lie on characters."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if not any(player.sacrifices for player in state.players):
            return say.NOBODY_SACRIFICED
        return why_not_heal(state, seat)

    def begin(self, state: Table, seat: int) -> None:
        state.tell(say.HEALED, seat, heal(state, seat, sum(player.sacrifices for player in state.players)))


class Hex(Power):
    """C11a, LAB-168, LAB-171: a Curse is put on another character at distance 3 or less."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        near = HexWhom(seat).options(state)
        if state.rules >= 2 and state.players[seat].tokens == 0:
            bearers = [other for other in range(state.seats) if state.players[other].curses]
            near = [other for other in near if bearers != [other]]
        return None if near else say.NOBODY_NEAR

    def begin(self, state: Table, seat: int) -> None:
        state.do(TakeBackCurse(seat) if state.players[seat].tokens == 0 else HexWhom(seat))


class TakeBackCurse(Ask[Table]):
    """C11a, LAB-168: with no token in the supply, one in play is placed anew."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lift-token", "token")
    option: ClassVar = Sentence("lift-from", "player")
    rule: ClassVar = "LAB-168"
    names: ClassVar = SEATS

    def asked(self, state: Table) -> Said:
        return Said(self.question, (CURSE,))

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if state.players[seat].curses]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.TOKEN_TAKEN_BACK, self.seat, CURSE, choice)
        return_curses(state, choice, 1)
        state.do(HexWhom(self.seat))


class HexWhom(Ask[Table]):
    """C11a: on whom."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-hex")
    option: ClassVar = Sentence("put-token-on", "player")
    rule: ClassVar = "LAB-171"
    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        near = state.maze.cell_of(state.players[self.seat].node)
        far = state.maze.cell_of(state.players[choice].node)
        return say.TOO_FAR if DISTANCE[near][far] > state.parts.abilities[CURSE_ABILITY].distance else None

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].tokens -= 1
        state.players[choice].curses += 1
        state.tell(say.TOKEN_ON, self.seat, CURSE, choice)


class Steal(Power):
    """C12b, LAB-167: a test decides what is taken from a character on the own corridor."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return why_nobody(state, StealFrom(seat), say.NOT_HERE, say.NOBODY_TO_ROB)

    def begin(self, state: Table, seat: int) -> None:
        state.do(StealFrom(seat))


class StealFrom(Ask[Table]):
    """C12b: from whom."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-steal-from")
    option: ClassVar = Sentence("steal-from", "player")
    rule: ClassVar = "LAB-167"
    names: ClassVar = SEATS

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat]

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
    """C12b: from 7 an item, from 9 an item or a key."""

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


class TakeLoot(Ask[Table]):
    """C12b: what is taken; an item only with room for it; LAB-153: who loses the Heart may die of it."""

    __slots__ = ("keys", "victim")

    question: ClassVar = Sentence("ask-take-loot", "victim:player")
    option: ClassVar = Sentence("take-item", "item")
    declined: ClassVar = Sentence("take-nothing")
    rule: ClassVar = "LAB-167"
    names: ClassVar = (*ITEMS, "key")

    def __init__(self, seat: int, victim: int, keys: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.keys = keys

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim, self.keys)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.victim,))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        return Said(say.STEAL_KEY) if choice == ITEM_COUNT else Said(self.option, (choice,))

    def role(self, state: Table, choice: int) -> int:
        if choice == PASS:
            return GIVES_UP
        return MAIN if choice == ITEM_COUNT else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        keys = choice == PASS and self.keys and state.keys_of(self.victim)
        return Said(say.KEY_LEFT) if keys else None

    def candidates(self, state: Table) -> list[int]:
        found = [PASS, *state.items_of(self.victim)]
        if state.keys_of(self.victim):
            found.append(ITEM_COUNT)
        return found

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if choice == ITEM_COUNT:
            return None if self.keys else say.THEFT_TOO_LOW
        return None if room_for_item(state, self.seat) else say.NO_ROOM

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            state.tell(say.THEFT_FAILED, self.seat)
        elif choice == ITEM_COUNT:
            key = state.key_place.index(HELD + self.victim)
            state.key_place[key] = HELD + self.seat
            state.tell(say.KEY_STOLEN, self.seat, self.victim)
        else:
            state.item_place[choice] = HELD + self.seat
            state.tell(say.ITEM_STOLEN, self.seat, self.victim, choice)
            check_heart(state, self.victim)
