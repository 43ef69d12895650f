"""Abilities that put tokens on corridors or move a character; each is a small class."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power
from dolmen.games.labyrinth.hexes import DISTANCE, NODES, ordinary
from dolmen.games.labyrinth.names import (
    ARMOUR,
    CHANGE_OF_PLACES,
    HELLFIRE,
    HELLFIRE_ABILITY,
    NOTHING,
    PASSAGE,
    PORTAL,
    PORTAL_ABILITY,
    SEAL,
    SEAL_ABILITY,
    TELEPORTATION,
    TORNADO,
    TORNADO_ABILITY,
)
from dolmen.games.labyrinth.pawns import anybody_at, put_pawn
from dolmen.games.labyrinth.places import AT_NODE
from dolmen.games.labyrinth.pools import return_token
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.entering import NO_PORTAL, enter_by_deed
from dolmen.games.labyrinth.steps.shared import NearAsk, NodeAsk, Offer, Refuse, SeatAsk
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import WHOLE_TABLE, Arg

# Which ability puts each kind of corridor token.
PLACED_BY: Final = (HELLFIRE_ABILITY, PORTAL_ABILITY, TORNADO_ABILITY, SEAL_ABILITY)

LAY_IN_CORRIDOR: Final[Sentence] = Sentence("lay-token-corridor", "node", "sides:pool")


def far(state: Table, seat: int, node: int) -> int:
    """LAB-171: the distance in cells from a character to a node."""
    return DISTANCE[state.maze.cell_of(state.players[seat].node)][state.maze.cell_of(node)]


def why_not_token(state: Table, seat: int, kind: int, node: int, lifted: int) -> Refusal | None:
    """LAB-169: where a corridor token may not go; `lifted` is where it lay, if it is moved."""
    if not ordinary(node) or not state.maze.exists(node):
        return say.NO_TOKENS_HERE
    for player in state.players:
        if player.node == node:
            return say.SOMEBODY_IN_WAY
    if node in state.laid[kind] and node != lifted:
        return say.TOKEN_THERE
    if kind == HELLFIRE:
        return None if node in state.maze.adjacent(state.players[seat].node) else say.NOT_ADJACENT
    distance = state.parts.abilities[PLACED_BY[kind]].distance
    return say.TOO_FAR if distance and far(state, seat, node) > distance else None


def token_places(state: Table, seat: int, kind: int, moved: bool, first_only: bool) -> list[int]:
    """LAB-169: all corridors for a token, or only the first; with `moved`, one of its kind may lie there already."""
    maze = state.maze
    laid = state.laid[kind]
    here = state.players[seat].node
    near = kind == HELLFIRE
    most = 0 if near else state.parts.abilities[PLACED_BY[kind]].distance
    distances = DISTANCE[maze.cell_of(here)]
    found: list[int] = []
    for node in maze.corridors_near(here) if near else maze.corridors():
        if most and distances[maze.cell_of(node)] > most:
            continue
        if not ordinary(node) or (laid and not moved and node in laid) or anybody_at(state, node):
            continue
        found.append(node)
        if first_only:
            break
    return found


class PutToken(Power):
    """C05a, C09a, C13a, C14a, LAB-168: put a token on a corridor; with none in the supply, one in play is moved."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        # By the first rules a token could be taken up only to go back to its place.
        moved = state.rules < 2 and state.players[seat].tokens == 0
        return None if token_places(state, seat, self.kind, moved, True) else say.NO_PLACE_FOR_TOKEN

    def begin(self, state: Table, seat: int) -> None:
        if state.players[seat].tokens == 0:
            state.do(LiftToken(seat, self.kind))
        else:
            state.do(LayToken(seat, self.kind))


class KindOfToken(NodeAsk):
    """A question about a corridor for a kind of token."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.kind)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.kind,))


class LiftToken(KindOfToken):
    """LAB-168: which token in play is taken up to be moved."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lift-token", "token")
    option: ClassVar = Sentence("lift-token", "node", "sides:pool")
    rule: ClassVar = "LAB-168"

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, self.option, state.maze, choice)

    def candidates(self, state: Table) -> list[int]:
        return sorted(state.laid[self.kind])

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if token_places(state, self.seat, self.kind, False, True):
            return None
        return None if why_not_token(state, self.seat, self.kind, choice, choice) is None else say.NO_PLACE_FOR_TOKEN

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.TOKEN_LIFTED, self.seat, self.kind, choice)
        return_token(state, self.kind, choice)
        state.do(LayToken(self.seat, self.kind))


class LayToken(KindOfToken):
    """LAB-169: on which corridor."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lay-token", "token")
    option: ClassVar = Sentence("lay-token", "node")
    rule: ClassVar = "LAB-169"

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, LAY_IN_CORRIDOR, state.maze, choice)

    def candidates(self, state: Table) -> list[int]:
        return [*range(6, 13), *state.maze.corridors()]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return why_not_token(state, self.seat, self.kind, choice, NOTHING)

    def options(self, state: Table) -> list[int]:
        return sorted(token_places(state, self.seat, self.kind, False, False))

    def take(self, state: Table, choice: int) -> None:
        state.players[self.seat].tokens -= 1
        state.laid[self.kind].append(choice)
        state.tell(say.TOKEN_LAID, self.seat, self.kind, choice)


class SwapPlaces(Power):
    """C07c, LAB-065: exchange places with a character at distance 3 or less; nobody explores."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if SwapWith(seat).options(state):
            return None
        most = state.parts.abilities[CHANGE_OF_PLACES].distance
        near = any(far(state, seat, player.node) <= most for player in state.players if player is not state.players[seat])
        return say.NOT_ORDINARY if near or not ordinary(state.players[seat].node) else say.NOBODY_NEAR

    def begin(self, state: Table, seat: int) -> None:
        state.do(SwapWith(seat))


class SwapWith(SeatAsk):
    """C07c: with whom; both must stand on ordinary tiles."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-swap-with")
    option: ClassVar = Sentence("swap-with", "player")
    rule: ClassVar = "LAB-171"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        node = state.players[choice].node
        if not ordinary(state.players[self.seat].node) or not ordinary(node):
            return say.NOT_ORDINARY
        return say.TOO_FAR if far(state, self.seat, node) > state.parts.abilities[CHANGE_OF_PLACES].distance else None

    def take(self, state: Table, choice: int) -> None:
        node = state.players[choice].node
        put_pawn(state, choice, state.players[self.seat].node)
        put_pawn(state, self.seat, node)
        state.barred = False
        state.tell(say.SWAPPED, self.seat, choice)


def destinations(state: Table, seat: int, ability: int, first_only: bool) -> list[int]:
    """List all corridors to which an ability takes a character, or only the first."""
    maze = state.maze
    here = state.players[seat].node
    portals = state.laid[PORTAL]
    if ability == PASSAGE and here not in portals:
        return []
    most = state.parts.abilities[TELEPORTATION].distance
    distances = DISTANCE[maze.cell_of(here)]
    found: list[int] = []
    for node in maze.corridors():
        if node == here:
            continue
        if ability == PASSAGE:
            if node not in portals:
                continue
        else:
            distance = distances[maze.cell_of(node)]
            if distance > most if ability == TELEPORTATION else distance != 1:
                continue
        found.append(node)
        if first_only:
            break
    return found


class Travel(Power):
    """C09b, C13b, C13d: go to a corridor without walking, and explore it."""

    def __init__(self, ability: int) -> None:
        self.ability = ability

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if self.ability == PASSAGE and state.players[seat].node not in state.laid[PORTAL]:
            return say.NO_PORTAL_THERE
        return None if destinations(state, seat, self.ability, True) else say.NOWHERE_TO_GO

    def begin(self, state: Table, seat: int) -> None:
        state.do(TravelTo(seat, self.ability))


class TravelTo(NearAsk):
    """C09b: at distance 2 or less; C13b: from portal to portal; C13d: to a neighbouring tile through its walls."""

    __slots__ = ("ability",)

    question: ClassVar = Sentence("ask-travel")
    option: ClassVar = Sentence("travel-to", "node", "sides:pool")
    rule: ClassVar = "LAB-065"
    names: ClassVar = NODES

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability = ability

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.ability)

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, self.option, state.maze, choice)

    def place(self, state: Table, choice: int) -> str:
        return AT_NODE[choice]

    def candidates(self, state: Table) -> list[int]:
        return state.maze.corridors()

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        here = state.players[self.seat].node
        if choice == here:
            return say.ALREADY_THERE
        if self.ability == TELEPORTATION:
            return say.TOO_FAR if far(state, self.seat, choice) > state.parts.abilities[TELEPORTATION].distance else None
        if self.ability == PASSAGE:
            return None if here in state.laid[PORTAL] and choice in state.laid[PORTAL] else say.NO_PORTAL_THERE
        return None if far(state, self.seat, choice) == 1 else say.TOO_FAR

    def options(self, state: Table) -> list[int]:
        return destinations(state, self.seat, self.ability, False)

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.TRAVELLED, self.seat, choice)
        enter_by_deed(state, self.seat, choice, NO_PORTAL if self.ability == PASSAGE else 0, NOTHING)


class Recall(Power):
    """C14c: take back any number of the player's Seals."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return None if state.laid[SEAL] else say.NO_SEALS

    def begin(self, state: Table, seat: int) -> None:
        state.do(RecallSeal(seat, 1))


class StopRecalling(Refuse):
    """C14c: no more Seals; at least one is taken back."""

    __slots__ = ()

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        assert isinstance(ask, RecallSeal)
        return NONE if ask.first else ONLY


class LiftSeal(Branch[Table, Offer]):
    """C14c: a Seal comes back from its corridor."""

    __slots__ = ()

    names: ClassVar = NODES
    option: ClassVar = Sentence("lift-token", "node", "sides:pool")
    rule: ClassVar = "LAB-163"

    def label(self, state: Table, ask: Offer, option: int) -> Said:
        return towards(self.option, self.option, state.maze, option)

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return sorted(state.laid[SEAL])

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return None

    def take(self, state: Table, ask: Offer, option: int) -> None:
        return_token(state, SEAL, option)
        state.tell(say.TOKEN_REGAINED, ask.seat, SEAL)
        state.do(RecallSeal(ask.seat, 0))

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_NODE[option]


RECALLING: Final = Branches(StopRecalling(), LiftSeal())


class RecallSeal(Offer):
    """C14c: which Seal, one after another."""

    __slots__ = ("first",)

    question: ClassVar = Sentence("ask-recall")
    option: ClassVar = LiftSeal.option
    declined: ClassVar = Sentence("recall-no-more")
    rule: ClassVar = "LAB-163"
    branches: ClassVar = RECALLING
    names: ClassVar = RECALLING.names

    def menu(self) -> Branches:
        return RECALLING

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.first)

    def focus(self, state: Table) -> str:
        return WHOLE_TABLE


class Reforge(Power):
    """C15b: Living Armour comes back to the card."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return say.TOKENS_FULL if state.players[seat].tokens else None

    def begin(self, state: Table, seat: int) -> None:
        state.players[seat].tokens = 1
        state.tell(say.TOKEN_REGAINED, seat, ARMOUR)


TOKEN_POWERS = (PutToken(HELLFIRE), PutToken(PORTAL), PutToken(TORNADO), PutToken(SEAL))
