"""Tells the modifiers of a roll one by one."""

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_event, silenced, times
from dolmen.games.labyrinth.names import GOLEM, NOTHING
from dolmen.games.labyrinth.parts import Effect
from dolmen.games.labyrinth.state import Table


def tell_sources(state: Table, seat: int, test: int, other: int = NOTHING, attacking: bool = False) -> None:
    """LAB-166: tell which abilities, items, events and curses change the roll of a test, and by how much."""
    if state.sink is None:
        return
    player = state.players[seat]
    if test <= GOLEM:  # the first kinds of tests have effects of the same number, ability tests have none
        mute = player.character == NOTHING or silenced(state)
        for number, ability in enumerate([] if mute else state.parts.characters[player.character].abilities):
            amount = added(state, seat, ability.effects, test, other, attacking)
            if amount:
                state.tell(say.BY_ABILITY, seat, player.character * 4 + number, int(amount < 0), abs(amount))
        for item in state.items_of(seat):
            amount = added(state, seat, state.parts.items[item].effects, test, other, attacking)
            if amount:
                state.tell(say.BY_ITEM, seat, item, int(amount < 0), abs(amount))
        amount = of_event(state, test)
        if amount:
            state.tell(say.BY_EVENT, seat, state.event, int(amount < 0), abs(amount))
    if player.curses:
        state.tell(say.BY_CURSES, seat, player.curses)


def added(state: Table, seat: int, effects: tuple[Effect, ...], test: int, other: int, attacking: bool) -> int:
    """Return what some effects add to a test."""
    return sum(found.amount * times(state, seat, found, other, attacking) for found in effects if found.effect == test)
