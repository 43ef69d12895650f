"""Cards and artifacts on the board and on the way from it to a player and back."""

from bisect import insort

from dolmen.games.rune_stones.names import FIRST_DRUID_CARD, FORGE_COUNT, NOTHING, ROW_LENGTH, SPACE_COUNT, WHITE
from dolmen.games.rune_stones.state import Table


def take_from_display(state: Table, seat: int, number: int) -> None:
    """RUN-028, RUN-057, RUN-060: a display card goes to the player's played pile; its space stays empty for now."""
    state.display[state.display.index(number)] = NOTHING
    state.players[seat].stack(number)


def slide_display(state: Table) -> None:
    """RUN-034, RUN-038: display cards move right without gaps and keep their order."""
    cards = [number for number in state.display if number != NOTHING]
    state.display = [NOTHING] * (SPACE_COUNT - len(cards)) + cards


def put_away(state: Table, seat: int) -> None:
    """RUN-047, RUN-134: the lowest card laid out goes to the player's pile, all others leave."""
    player = state.players[seat]
    player.stack(player.in_play[0])
    for number in player.in_play[1:]:
        if number >= FIRST_DRUID_CARD:  # RUN-046
            insort(player.gone, number)
        else:  # RUN-045
            insort(state.discard, number)
    player.in_play = []


def reshuffle_creatures(state: Table) -> None:
    """RUN-036: the common discard becomes the creature deck."""
    state.creatures = state.discard
    state.discard = []


def place_artifact(state: Table, seat: int, forge: int, place: int) -> int:
    """RUN-080, RUN-082: an artifact goes from its forge to a free space, and stays there."""
    artifact = state.artifact_at(forge)
    if forge < FORGE_COUNT:
        state.forges[forge] = NOTHING
    else:
        state.whites -= 1
    state.players[seat].places[place] = artifact
    return artifact


def empty_row(state: Table, seat: int, row: int) -> None:
    """RUN-098, RUN-107: discard a row; white artifacts go back to their forge."""
    places = state.players[seat].places
    for place in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
        artifact = places[place]
        places[place] = NOTHING
        if artifact == WHITE:
            state.whites += 1
        elif artifact != NOTHING:
            state.artifact_discard[artifact] += 1
