"""Bundles of goods that a market can buy: every way to fill every kind of offer."""

from itertools import combinations
from typing import Final

from dolmen.games.nawiedzone_krainy.names import GOOD_COUNT, GOODS, SHAPES, Pool


def _pool(goods: tuple[int, ...]) -> Pool:
    return (goods.count(0), goods.count(1), goods.count(2), goods.count(3))


def _shape(shape: str) -> list[tuple[int, ...]]:
    """The bundles of a shape: `same2` are two goods of one kind, `diff2` two of different kinds."""
    size = int(shape[-1])
    if shape.startswith("same"):
        return [(good,) * size for good in range(GOOD_COUNT)]
    return list(combinations(range(GOOD_COUNT), size))


_FILLED: Final = [(number, goods) for number, shape in enumerate(SHAPES) for goods in _shape(shape)]

BUNDLES: Final[tuple[Pool, ...]] = tuple(_pool(goods) for _, goods in _FILLED)
BUNDLE_SHAPES: Final[tuple[int, ...]] = tuple(number for number, _ in _FILLED)
BUNDLE_NAMES: Final[tuple[str, ...]] = tuple("-".join(GOODS[good] for good in goods) for _, goods in _FILLED)
BUNDLE_SIZES: Final[tuple[int, ...]] = tuple(len(goods) for _, goods in _FILLED)
BUNDLE_COUNT: Final = 23

# Goods as one number with a byte for each kind; ENOUGH sets the top bit of every byte, and subtracting a price clears the bit
# of each kind that falls short.
ENOUGH: Final = 0x80808080


def packed(goods: list[int]) -> int:
    """Counts of goods as one number."""
    return goods[0] | goods[1] << 8 | goods[2] << 16 | goods[3] << 24


PACKED_BUNDLES: Final[tuple[int, ...]] = tuple(packed(list(bundle)) for bundle in BUNDLES)
