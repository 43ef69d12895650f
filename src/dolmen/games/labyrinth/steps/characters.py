"""Dealing, choosing and changing characters."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.names import CHARACTER_COUNT, CHARACTERS, CURSE, NOTHING, SACRIFICE
from dolmen.games.labyrinth.pools import box_tokens
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Arg, Ask, Draw, Step


def free_characters(state: Table) -> list[int]:
    """LAB-012, LAB-157, LAB-177: 1 for each character that nobody plays and that may take part."""
    weights = []
    for number, character in enumerate(state.parts.characters):
        taken = any(player.character == number for player in state.players)
        weights.append(0 if taken or (state.seats == 2 and not character.two_players) else 1)
    return weights


def become(state: Table, seat: int, character: int) -> None:
    """LAB-013, LAB-156, LAB-157: a player gets a character with its tokens; those on itself go to its supply."""
    player = state.players[seat]
    player.character = character
    kind = state.parts.token_of[character]
    if kind == CURSE:
        player.curses = 0
    elif kind == SACRIFICE:
        player.sacrifices = 0
    player.tokens = 0 if kind == NOTHING else box_tokens(state, kind)


class DrawCharacter(Draw[Table]):
    """LAB-012, LAB-157: a random character that nobody plays."""

    __slots__ = ("player",)

    rule: ClassVar = "LAB-012"
    names: ClassVar = CHARACTERS

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def args(self) -> tuple[Arg, ...]:
        return (self.player,)

    def key(self) -> str:
        return "DrawCharacter"

    def weights(self, state: Table) -> list[int]:
        return free_characters(state)

    def take(self, state: Table, choice: int) -> None:
        become(state, self.player, choice)
        state.tell(say.CHARACTER_DEALT, self.player, choice)


class ChooseCharacter(Ask[Table]):
    """LAB-012: everybody chooses a different character, in seat order."""

    __slots__ = ()

    topic: ClassVar = "character"
    question: ClassVar = Sentence("ask-choose-character")
    option: ClassVar = Sentence("choose-character", "character")
    rule: ClassVar = "LAB-012"
    names: ClassVar = CHARACTERS

    def place(self, state: Table, choice: int) -> str:
        return f"character:{CHARACTERS[choice]}"

    def candidates(self, state: Table) -> list[int]:
        return list(range(CHARACTER_COUNT))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if state.seats == 2 and not state.parts.characters[choice].two_players:
            return say.NOT_FOR_TWO
        return None if free_characters(state)[choice] else say.CHARACTER_TAKEN

    def take(self, state: Table, choice: int) -> None:
        become(state, self.seat, choice)
        state.tell(say.CHARACTER_DEALT, self.seat, choice)


class ChangeCharacter(Step[Table]):
    """LAB-154, LAB-155: nothing else changes; tokens of the old character stay on the board."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.do(DrawCharacter(self.seat))
