"""Lives and daze: losing and healing them, death, rest, and what lies on characters."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import heal, of_event, of_seat, player_of, reacts, room_for_item, works
from dolmen.games.labyrinth.names import (
    CURSE,
    DAZE,
    EVIL_EYE,
    HELD,
    KARMA,
    LIVING_ARMOUR,
    NO_HEALING,
    NOTHING,
    REST,
    SACRIFICE,
    TROPHY,
)
from dolmen.games.labyrinth.pawns import put_pawn
from dolmen.games.labyrinth.places import AT_ABILITY
from dolmen.games.labyrinth.pools import token_owner
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.shared import ItemAsk, Offer, Refuse
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, Arg, Ask, Step


class LoseLives(Step[Table]):
    """LAB-150, LAB-151: one loss of lives, which Living Armour can prevent; `killer` won the combat that caused it."""

    __slots__ = ("count", "killer", "seat")

    def __init__(self, seat: int, count: int, killer: int) -> None:
        self.seat = seat
        self.count = count
        self.killer = killer

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.count, self.killer)

    def run(self, state: Table) -> None:
        if self.count <= 0:
            return
        if reacts(state, self.seat, LIVING_ARMOUR):
            state.do(UseArmour(self.seat, self.count, self.killer))
        else:
            take_loss(state, self.seat, self.count, self.killer)


class GiveArmour(Branch[Table, Offer]):
    """LAB-084: the token is given, and no life is lost."""

    __slots__ = ()

    names: ClassVar = ("armour",)
    option: ClassVar = Sentence("use-armour")
    rule: ClassVar = "LAB-084"

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return None

    def role(self, state: Table, ask: Offer, option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: Offer, option: int) -> None:
        state.players[ask.seat].tokens -= 1
        state.tell(say.ARMOUR_USED, ask.seat)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_ABILITY[LIVING_ARMOUR]


ARMOUR_OR_LIVES: Final = Branches(Refuse(), GiveArmour())


class UseArmour(Offer):
    """Living Armour (LAB-084): when an effect would take lives the Runesmith may give the token and lose none."""

    __slots__ = ("count", "killer")

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-use-armour", "count")
    option: ClassVar = GiveArmour.option
    rule: ClassVar = "LAB-084"
    branches: ClassVar = ARMOUR_OR_LIVES
    names: ClassVar = ARMOUR_OR_LIVES.names

    def menu(self) -> Branches:
        return ARMOUR_OR_LIVES

    def __init__(self, seat: int, count: int, killer: int) -> None:
        super().__init__(seat)
        self.count = count
        self.killer = killer

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.count, self.killer)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.count,))

    def at_stake(self, state: Table) -> Said | None:
        return Said(say.LIVES_AT_STAKE, (self.count,))

    def leave(self, state: Table) -> None:
        take_loss(state, self.seat, self.count, self.killer)


def take_loss(state: Table, seat: int, count: int, killer: int) -> None:
    """LAB-083, LAB-151, LAB-153: tokens turn over; a character without lives dies, and a surplus is ignored."""
    player = state.players[seat]
    left = state.lives_of(seat) - count
    state.tell(say.LIVES_LOST, seat, min(count, state.lives_of(seat)))
    player.lives = max(0, player.lives - count)
    if left <= 0:
        state.do(Die(seat, killer))


def pay_life(state: Table, seat: int) -> None:
    """LAB-152: a life as a cost: it cannot be prevented and cannot kill."""
    state.players[seat].lives -= 1
    state.tell(say.LIFE_PAID, seat)


def check_heart(state: Table, seat: int) -> None:
    """LAB-153: a character that loses the Heart of the Abyss with no active life token left dies at once."""
    if state.lives_of(seat) == 0:
        state.do(Die(seat, NOTHING))


class GiveDaze(Step[Table]):
    """LAB-071: a character takes daze tokens, unless (LAB-070, LAB-092) it has died meanwhile."""

    __slots__ = ("count", "deaths", "seat")

    def __init__(self, seat: int, count: int, deaths: int) -> None:
        self.seat = seat
        self.count = count
        self.deaths = deaths

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.count, self.deaths)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        if player.deaths != self.deaths:
            return
        count = max(0, self.count + of_seat(state, self.seat, DAZE))
        if count:
            player.daze += count
            state.tell(say.DAZED, self.seat, count)


class Die(Step[Table]):
    """LAB-085, LAB-086: a dying character drops a key, or else an item of its player's choice."""

    __slots__ = ("killer", "seat")

    def __init__(self, seat: int, killer: int) -> None:
        self.seat = seat
        self.killer = killer

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.killer)

    def run(self, state: Table) -> None:
        seat = self.seat
        state.tell(say.DIED, seat)
        state.players[seat].deaths += 1
        if state.keys_of(seat):
            drop_key(state, seat, self.killer)
            respawn(state, seat)
        elif state.items_of(seat):
            state.do(DropItem(seat, self.killer))
        else:
            respawn(state, seat)


def drop_key(state: Table, seat: int, killer: int) -> None:
    """LAB-085, LAB-091: the key remembers who dropped it; a Headhunter's trophy goes to him."""
    key = state.key_place.index(HELD + seat)
    if killer != NOTHING and of_seat(state, killer, TROPHY):
        state.key_place[key] = HELD + killer
        state.tell(say.TROPHY_KEY, killer)
        return
    state.key_place[key] = drop_node(state, seat)
    state.key_from[key] = seat
    state.tell(say.KEY_DROPPED, seat, state.key_place[key])


def drop_node(state: Table, seat: int) -> int:
    """LAB-090: a character that dies on its start space drops on its key tile."""
    player = state.players[seat]
    return state.key_node(seat) if player.home() else player.node


class DropItem(ItemAsk):
    """LAB-086: with several items the player chooses which one drops."""

    __slots__ = ("killer",)

    question: ClassVar = Sentence("ask-drop-item")
    option: ClassVar = Sentence("drop-item", "item")
    rule: ClassVar = "LAB-086"

    def __init__(self, seat: int, killer: int) -> None:
        super().__init__(seat)
        self.killer = killer

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.killer)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        killer = self.killer
        if killer != NOTHING and of_seat(state, killer, TROPHY) and room_for_item(state, killer):
            state.item_place[choice] = HELD + killer
            state.tell(say.TROPHY_ITEM, killer, choice)
        else:
            state.item_place[choice] = drop_node(state, self.seat)
            state.tell(say.ITEM_DROPPED, self.seat, choice, state.item_place[choice])
        respawn(state, self.seat)


def respawn(state: Table, seat: int) -> None:
    """LAB-087, LAB-088, LAB-089: back to the start with all lives; Crystal and daze stay, tokens on the character go."""
    player = state.players[seat]
    witch = player_of(state, EVIL_EYE)
    if player.curses and witch != NOTHING and works(state, witch, KARMA) and heal(state, witch, 1):
        state.tell(say.HEALED, witch, 1)
    return_borne(state, seat, CURSE, player.curses)
    return_borne(state, seat, SACRIFICE, player.sacrifices)
    numbers = state.parts.numbers
    player.lives = numbers.respawn_annihilated if of_event(state, NO_HEALING) else numbers.lives
    put_pawn(state, seat, player.start)
    state.tell(say.RESPAWNED, seat, player.lives)


def return_borne(state: Table, seat: int, kind: int, count: int) -> None:
    """LAB-089: Curses and Sacrifices go back from a character to the player who owns them, or to the box."""
    state.players[seat].bear(kind, -count)
    owner = token_owner(state, kind)
    if owner != NOTHING:
        state.players[owner].tokens += count


def send_home(state: Table, seat: int) -> None:
    """LAB-112: the pawn goes to its own start space; nothing is lost."""
    player = state.players[seat]
    put_pawn(state, seat, player.start)
    state.tell(say.SENT_HOME, seat)


class Rest(Deed):
    """LAB-074: a daze token is discarded; a dazed character must do it (LAB-072)."""

    __slots__ = ()

    names: ClassVar = ("rest",)
    option: ClassVar = Sentence("do-rest")
    rule: ClassVar = "LAB-074"

    def why_bound(self, state: Table, seat: int, option: int) -> Refusal | None:
        return None if state.players[seat].daze else super().why_bound(state, seat, option)

    def bound_options(self, state: Table, ask: Ask[Table]) -> list[int]:
        return ONLY if self.why_not(state, ask, 0) is None else NONE

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return None if state.players[seat].daze else say.NOT_DAZED

    def begin(self, state: Table, seat: int, option: int) -> None:
        player = state.players[seat]
        count = min(player.daze, 1 + of_seat(state, seat, REST))
        player.daze -= count
        state.tell(say.RESTED, seat, count)


class BreakCurse(Deed):
    """LAB-089: a cursed character gives a Curse back."""

    __slots__ = ()

    names: ClassVar = ("break-curse",)
    option: ClassVar = Sentence("do-break-curse")
    rule: ClassVar = "LAB-089"

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return None if state.players[seat].curses else say.NOT_CURSED

    def begin(self, state: Table, seat: int, option: int) -> None:
        return_borne(state, seat, CURSE, 1)
        state.tell(say.CURSE_BROKEN, seat)


class GiveBack(Deed):
    """LAB-152: a Sacrifice is given back for a life, which must not be the last one."""

    __slots__ = ()

    names: ClassVar = ("give-back",)
    option: ClassVar = Sentence("do-give-back")
    rule: ClassVar = "LAB-152"
    price: ClassVar = 0

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if not state.players[seat].sacrifices:
            return say.NO_SACRIFICE_HERE
        return say.LAST_LIFE if state.lives_of(seat) < 2 else None

    def begin(self, state: Table, seat: int, option: int) -> None:
        pay_life(state, seat)
        return_borne(state, seat, SACRIFICE, 1)
        state.tell(say.SACRIFICE_GIVEN_BACK, seat)
