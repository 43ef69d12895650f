"""Curse and Sacrifice: tokens that the Witch and the High Priestess put on other characters."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power
from dolmen.games.labyrinth.effects import heal, why_not_heal
from dolmen.games.labyrinth.hexes import DISTANCE
from dolmen.games.labyrinth.names import CURSE, CURSE_ABILITY, SACRIFICE, SEATS
from dolmen.games.labyrinth.places import AT_SEAT
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.lives import return_borne
from dolmen.games.labyrinth.steps.shared import NearAsk, SeatAsk
from dolmen.kernel.sentence import Refusal, Said, Sentence


class PutTokenOn(SeatAsk):
    """LAB-168: on which other character a token is put."""

    __slots__ = ()

    option: ClassVar = Sentence("put-token-on", "player")
    kind: ClassVar[int]

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].tokens -= 1
        state.players[choice].bear(self.kind, 1)
        state.tell(say.TOKEN_ON, self.seat, self.kind, choice)


class TakeBackToken(NearAsk):
    """LAB-168: with no token in the supply, one that lies on a character is taken back and put on another."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lift-token", "token")
    option: ClassVar = Sentence("lift-from", "player")
    rule: ClassVar = "LAB-168"
    names: ClassVar = SEATS
    kind: ClassVar[int]

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.kind,))

    def candidates(self, state: Table) -> list[int]:
        return [seat for seat in range(state.seats) if state.players[seat].borne(self.kind)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.TOKEN_TAKEN_BACK, self.seat, self.kind, choice)
        return_borne(state, choice, self.kind, 1)
        state.do(self.then())

    def then(self) -> PutTokenOn:
        """The question on whom it is put."""
        raise AssertionError(f"{self!r} puts nothing")

    def place(self, state: Table, choice: int) -> str:
        return AT_SEAT[choice]


class Consecrate(Power):
    """C08a, LAB-168: a Sacrifice is put on another character that has none."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        again = state.rules < 2 and state.players[seat].tokens == 0
        return None if again or ConsecrateWhom(seat).options(state) else say.NOBODY_THERE

    def begin(self, state: Table, seat: int) -> None:
        state.do(TakeBackSacrifice(seat) if state.players[seat].tokens == 0 else ConsecrateWhom(seat))


class TakeBackSacrifice(TakeBackToken):
    """C08a, LAB-168: from whom a Sacrifice is taken back."""

    __slots__ = ()

    kind: ClassVar = SACRIFICE

    def then(self) -> PutTokenOn:
        return ConsecrateWhom(self.seat)


class ConsecrateWhom(PutTokenOn):
    """C08a: a Sacrifice goes to a character that has none."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-consecrate")
    rule: ClassVar = "LAB-168"
    kind: ClassVar = SACRIFICE

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return say.HAS_SACRIFICE if state.players[choice].sacrifices else None


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


class TakeBackCurse(TakeBackToken):
    """C11a, LAB-168: from whom a Curse is taken back."""

    __slots__ = ()

    kind: ClassVar = CURSE

    def then(self) -> PutTokenOn:
        return HexWhom(self.seat)


class HexWhom(PutTokenOn):
    """C11a, LAB-171: a Curse goes to a character that is near enough."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-hex")
    rule: ClassVar = "LAB-171"
    kind: ClassVar = CURSE

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        near = state.maze.cell_of(state.players[self.seat].node)
        far = state.maze.cell_of(state.players[choice].node)
        return say.TOO_FAR if DISTANCE[near][far] > state.parts.abilities[CURSE_ABILITY].distance else None
