"""The result: who stood alone on the centre with a key, or who is nearest to it when the rounds are over."""

from typing import Final

from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.game import Points, Result
from dolmen.kernel.sentence import Said, Sentence

UNREACHABLE: Final = 1000

BY_RACE: Final = Sentence("won-race", "player")
BY_KEYS: Final = Sentence("won-keys", "player", "count")
BY_WAY: Final = Sentence("won-way", "player", "count")
BY_LIVES: Final = Sentence("won-lives", "player", "count")
BY_ITEMS: Final = Sentence("won-items", "player", "count")
BY_NOTHING: Final[Sentence] = Sentence("won-equal")
REASONS: Final[tuple[Sentence, ...]] = (BY_RACE, BY_KEYS, BY_WAY, BY_LIVES, BY_ITEMS, BY_NOTHING)


def winners(state: Table) -> list[int]:
    """LAB-179, LAB-184: the winner of the race, or after the last round the best by keys, distance, lives and items."""
    if state.winner != NOTHING:
        return [state.winner]
    ranks = [rank(state, seat) for seat in range(state.seats)]
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]


def rank(state: Table, seat: int) -> tuple[int, int, int, int]:
    """LAB-184: more keys, then fewer moves and jumps to the centre, then more lives, then more items."""
    steps = state.maze.steps_to_centre()[state.players[seat].node]
    distance = UNREACHABLE if steps == NOTHING else steps
    return (state.keys_of(seat), -distance, state.lives_of(seat), len(state.items_of(seat)))


def breakdown(state: Table) -> Points:
    """Give one point for winning: the game has no others."""
    best = winners(state) if not state.agenda else []
    return [[("score-victory", 1 if seat in best else 0)] for seat in range(state.seats)]


def result(state: Table) -> Result:
    """LAB-184: still equal is a shared win; all others come after the winners."""
    best = winners(state)
    scores = [1 if seat in best else 0 for seat in range(state.seats)]
    return Result(scores, [1 if seat in best else 1 + len(best) for seat in range(state.seats)], why(state, best))


def why(state: Table, best: list[int]) -> Said:
    """LAB-179, LAB-184: say what decided the game: the race to the centre, or the first tie-break."""
    if state.winner != NOTHING:
        return Said(BY_RACE, (state.winner,))
    if len(best) > 1:
        return Said(BY_NOTHING)
    winner = rank(state, best[0])
    second = max(rank(state, seat) for seat in range(state.seats) if seat not in best)
    decided = next(place for place in range(len(winner)) if winner[place] > second[place])
    if decided == 1:
        return Said(BY_WAY, (best[0], -winner[1]))
    return Said((BY_KEYS, BY_WAY, BY_LIVES, BY_ITEMS)[decided], (best[0], winner[decided]))


def last_round(state: Table) -> bool:
    """LAB-184: tell whether the last round is being played."""
    return state.round >= state.max_rounds


def near_end(state: Table) -> list[int]:
    """LAB-179: who has a key and so short a way to the centre that the actions of one turn are enough for it."""
    steps = state.maze.steps_to_centre()
    found = []
    for seat in range(state.seats):
        way = steps[state.players[seat].node]
        if state.keys_of(seat) and NOTHING != way <= state.parts.numbers.actions:
            found.append(seat)
    return found


def open_score(state: Table, _viewer: int) -> Points:
    """Return the keys that each player carries: the race has no points, and keys are not hidden."""
    return [[("score-keys", state.keys_of(seat))] for seat in range(state.seats)]
