"""Writes an observation of Rune Stones from a state, in the order of the layout."""

from dolmen.games.rune_stones.names import (
    DRUID_CARD_COUNT,
    FIRST_CREATURE,
    FIRST_DRUID_CARD,
    NOTHING,
    STONE_COUNT,
)
from dolmen.games.rune_stones.player import Player
from dolmen.games.rune_stones.scoring import totals
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import DieBenefit
from dolmen.games.rune_stones.steps.summoning import Summon, played_points
from dolmen.games.rune_stones.steps.using import NextItem, UseItem
from dolmen.kernel.step import State
from dolmen.research.fast.writing import ABSENT, UNKNOWN, members, pad

SEATS = 4
CREATURES = 68
OWNED = 97
MOST_USED = 24


def write(state: State, seat: int, out: list[int]) -> None:
    """Append everything that a seat may see."""
    assert isinstance(state, Table)
    out += [state.seats, state.round, state.max_rounds, state.rows_per_turn, state.first]
    out += [1 if state.ending() else 0, 1 if state.exchange_used else 0]
    out += state.gems
    out.append(state.ores)
    members(state.creatures, FIRST_CREATURE, CREATURES, out)
    out += state.display
    members(state.discard, FIRST_CREATURE, CREATURES, out)
    out += state.artifacts
    out += state.artifact_discard
    out += state.forges
    out.append(state.whites)
    out += state.stones
    _action(state, out)
    _players(state, seat, out)


def _action(state: Table, out: list[int]) -> None:
    """What the present action has come to; the uppermost step of a kind counts."""
    points = 0
    spent = 0
    used: tuple[int, ...] = ()
    die = NOTHING
    for step in state.agenda:
        if isinstance(step, Summon):
            points = played_points(state, step.seat)
            spent = step.spent
        elif isinstance(step, (UseItem, NextItem)):
            used = step.used
        elif isinstance(step, DieBenefit):
            die = step.face
    out.append(points)
    out.append(spent)
    out += used[:MOST_USED]
    pad(MOST_USED - len(used), out)
    out.append(die)


def _players(state: Table, seat: int, out: list[int]) -> None:
    players = state.players
    missing = SEATS - len(players)
    for player in players:
        out.append(player.druid)
    pad(missing, out)
    if state.agenda:
        for player in players:
            out.append(player.points)
    else:
        out += totals(state)
    pad(missing, out)
    for other, player in enumerate(players):
        if other == seat:
            members(player.hand, FIRST_CREATURE, OWNED, out)
        else:
            out += [UNKNOWN] * OWNED
    pad(missing * OWNED, out)
    for player in players:
        out.append(len(player.hand))
    pad(missing, out)
    for player in players:
        out.append(len(player.deck))
    pad(missing, out)
    for other, player in enumerate(players):
        members(player.deck if other == seat else player.deck + player.hand, FIRST_CREATURE, OWNED, out)
    pad(missing * OWNED, out)
    _open_cards(players, missing, out)


def _open_cards(players: list[Player], missing: int, out: list[int]) -> None:
    for player in players:
        members(player.pile, FIRST_CREATURE, OWNED, out)
    pad(missing * OWNED, out)
    for player in players:
        members(player.in_play, FIRST_CREATURE, OWNED, out)
    pad(missing * OWNED, out)
    for player in players:
        members(player.gone, FIRST_DRUID_CARD, DRUID_CARD_COUNT, out)
    pad(missing * DRUID_CARD_COUNT, out)
    for player in players:
        out += player.gems
    pad(missing * 5, out)
    for player in players:
        out.append(player.ores)
    pad(missing, out)
    for player in players:
        out += player.places
    pad(missing * 10, out)
    for player in players:
        out += player.stones
    pad(missing * STONE_COUNT, out)
    for player in players:
        out.append(player.joker)
    out += [ABSENT] * missing
