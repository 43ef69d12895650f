"""What a coach can say about each game: the quantities of its positions."""

from functools import cache
from typing import Final

from dolmen.bots.coaching import labyrinth, nawiedzone_krainy, przepowiednia, rune_stones
from dolmen.bots.coaching.quantity import Quantity

KNOWN: Final = {
    "labyrinth": labyrinth.quantities,
    "nawiedzone-krainy": nawiedzone_krainy.quantities,
    "przepowiednia": przepowiednia.quantities,
    "rune-stones": rune_stones.quantities,
}


@cache
def quantities_of(game: str) -> tuple[Quantity, ...]:
    """Return the quantities of a game; none for a game that bots know nothing about."""
    make = KNOWN.get(game)
    return () if make is None else make()
