"""Abilities and items as deeds: paying for them, and beginning what they do."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import pay, why_not_pay
from dolmen.games.labyrinth.abilities.ability_table import ITEM_DEEDS, ITEM_POWERS, POWERS, POWERS_OF
from dolmen.games.labyrinth.names import ABILITIES, ITEMS
from dolmen.games.labyrinth.places import AT_ABILITY, AT_ITEM
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Arg, Ask, Step


class UseAbility(Deed):
    """LAB-163: an ability of one's character."""

    __slots__ = ()

    names: ClassVar = ABILITIES
    option: ClassVar = Sentence("do-ability", "ability")
    rule: ClassVar = "LAB-163"
    price: ClassVar = 0

    def cost(self, state: Table, seat: int, option: int) -> int:
        return state.parts.abilities[option].actions

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return POWERS_OF[state.players[ask.seat].character]

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        refusal = why_not_pay(state, seat, option)
        if refusal is None or refusal is say.TOO_FEW_ACTIONS:
            return POWERS[option].why_not(state, seat)
        return refusal

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        for ability in POWERS_OF[state.players[seat].character]:
            if state.parts.abilities[ability].actions <= state.actions and self.why_useless(state, seat, ability) is None:
                found.append(self.first + ability)

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        state.tell(say.ABILITY_USED, ask.seat, option)
        state.do(BeginPower(ask.seat, option))
        pay(state, ask.seat, option)

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return AT_ABILITY[option]


class UseItem(Deed):
    """LAB-163: an item that the character holds."""

    __slots__ = ()

    names: ClassVar = ITEMS
    option: ClassVar = Sentence("do-item", "item")
    rule: ClassVar = "LAB-163"
    price: ClassVar = 0

    def cost(self, state: Table, seat: int, option: int) -> int:
        return state.parts.items[option].actions

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return [item for item in ITEM_DEEDS if state.holds(ask.seat, item)]

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return ITEM_POWERS[option].why_not(state, seat)

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        for item in ITEM_DEEDS:
            if (
                state.holds(seat, item)
                and state.parts.items[item].actions <= state.actions
                and self.why_useless(state, seat, item) is None
            ):
                found.append(self.first + item)

    def begin(self, state: Table, seat: int, option: int) -> None:
        state.tell(say.ITEM_USED, seat, option)
        ITEM_POWERS[option].begin(state, seat)

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return AT_ITEM[option]


class BeginPower(Step[Table]):
    """LAB-163: an ability begins when everything it costs has been paid."""

    __slots__ = ("ability", "seat")

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.ability)

    def run(self, state: Table) -> None:
        POWERS[self.ability].begin(state, self.seat)
