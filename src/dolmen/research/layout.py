"""What an observation consists of: parts with a name, a shape and a range, read from a view and turned back into one."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final, NamedTuple

# Beyond the end of a list, or a row that is not there.
ABSENT: Final = -2
# A name or a set that the viewer may not know, or a name of nothing.
UNKNOWN: Final = -1
MOST_ROUNDS: Final = 1000

Values = list[int]
Shape = tuple[int, ...]


class Part(NamedTuple):
    """A block of an observation: the numbers from `start` on, each from `low` to `high`.

    `words` names the values 0, 1, … of a part that stands for things; it is empty for true numbers.
    """

    name: str
    shape: Shape
    low: int
    high: int
    start: int
    words: tuple[str, ...] = ()

    @property
    def end(self) -> int:
        """Where the next part begins."""
        return self.start + prod(self.shape)


class Field:
    """An entry of a view that becomes a fixed number of numbers."""

    def __init__(self, name: str, shape: Shape, low: int, high: int, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.words = words
        self.width = prod(shape)

    def numbers(self, value: Any) -> Values:
        """Return the numbers that stand for a value of the view."""
        raise NotImplementedError

    def value(self, numbers: Values) -> Any:
        """Return the value of the view that numbers stand for."""
        raise NotImplementedError

    def clipped(self, value: Any) -> Values:
        """Return the numbers for a value, each moved into the declared range."""
        return [min(max(number, self.low), self.high) for number in self.numbers(value)]

    def parts(self) -> list[Part]:
        """Return the parts of this field, starting at 0."""
        return [Part(self.name, self.shape, self.low, self.high, 0, self.words)]

    def write(self, value: Any, out: Values) -> None:
        """Append the numbers for a value."""
        out += self.clipped(value)


class Number(Field):
    """A number."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, (), low, high)

    def numbers(self, value: Any) -> Values:
        return [int(value)]

    def value(self, numbers: Values) -> Any:
        return numbers[0]


class Flag(Number):
    """Yes or no."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, 1)

    def value(self, numbers: Values) -> Any:
        return numbers[0] == 1


class Exact(Field):
    """A field whose numbers cannot leave their range."""

    def clipped(self, value: Any) -> Values:
        return self.numbers(value)


class Word(Exact):
    """The name of one of several things; "" is UNKNOWN."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, (), UNKNOWN, len(words) - 1, tuple(words))
        self.index = {word: number for number, word in enumerate(words)} | {"": UNKNOWN}
        self.word = dict(enumerate(words)) | {UNKNOWN: ""}

    def numbers(self, value: Any) -> Values:
        return [self.index[value]]

    def value(self, numbers: Values) -> Any:
        return self.word[numbers[0]]


class Numbers(Field):
    """A list of numbers; a shorter list is followed by ABSENT."""

    def __init__(self, name: str, count: int, low: int, high: int, *, fixed: bool = True) -> None:
        super().__init__(name, (count,), low if fixed else ABSENT, high)

    def numbers(self, value: Any) -> Values:
        return ([int(number) for number in value] + [ABSENT] * self.width)[: self.width]

    def value(self, numbers: Values) -> Any:
        return [number for number in numbers if number != ABSENT]


class Words(Exact):
    """A list of names; a shorter list is followed by ABSENT, and "" is UNKNOWN."""

    def __init__(self, name: str, count: int, words: Sequence[str]) -> None:
        super().__init__(name, (count,), ABSENT, len(words) - 1, tuple(words))
        self.one = Word(name, words)

    def numbers(self, value: Any) -> Values:
        return ([self.one.index[word] for word in value] + [ABSENT] * self.width)[: self.width]

    def value(self, numbers: Values) -> Any:
        return [self.one.word[number] for number in numbers if number != ABSENT]


class Grid(Field):
    """A list of lists of numbers."""

    def __init__(self, name: str, rows: int, columns: int, low: int, high: int) -> None:
        super().__init__(name, (rows, columns), low, high)
        self.columns = columns

    def numbers(self, value: Any) -> Values:
        return [int(number) for row in value for number in row]

    def value(self, numbers: Values) -> Any:
        return [numbers[start : start + self.columns] for start in range(0, self.width, self.columns)]


class Members(Exact):
    """A set as a 0 or 1 for each thing that may be in it; all are UNKNOWN in a set that the viewer may not see.

    The things are words, or numbers from `first` on.
    """

    def __init__(self, name: str, words: Sequence[str], first: int | None = None) -> None:
        super().__init__(name, (len(words),), UNKNOWN, 1)
        self.things: list[Any] = list(words) if first is None else list(range(first, first + len(words)))
        self.index = {thing: number for number, thing in enumerate(self.things)}

    def numbers(self, value: Any) -> Values:
        if value is None:
            return [UNKNOWN] * self.width
        found = [0] * self.width
        for thing in value:
            found[self.index[thing]] = 1
        return found

    def value(self, numbers: Values) -> Any:
        if numbers[0] == UNKNOWN:
            return None
        return [thing for thing, there in zip(self.things, numbers, strict=True) if there]


class Rows(Exact):
    """A list of at most `count` tables; each of their entries becomes one part, with ABSENT for rows that are not there.

    The first entry must be a single number or name.
    """

    def __init__(self, name: str, count: int, fields: Sequence[Field]) -> None:
        self.fields = list(fields)
        self.count = count
        super().__init__(name, (count, sum(field.width for field in fields)), ABSENT, 0)

    def parts(self) -> list[Part]:
        found = []
        start = 0
        for field in self.fields:
            shape = (self.count, *field.shape)
            found.append(Part(f"{self.name}/{field.name}", shape, ABSENT, field.high, start, field.words))
            start += prod(shape)
        return found

    def numbers(self, value: Any) -> Values:
        found: Values = []
        rows = value[: self.count]
        for field in self.fields:
            for row in rows:
                field.write(row[field.name], found)
            found += [ABSENT] * (field.width * (self.count - len(rows)))
        return found

    def value(self, numbers: Values) -> Any:
        rows: list[dict[str, Any]] = [{} for number in numbers[: self.count] if number != ABSENT]
        self._read(numbers, list(enumerate(rows)))
        return rows

    def _read(self, numbers: Values, rows: list[tuple[int, dict[str, Any]]]) -> None:
        """Fill in rows, each given with its place."""
        start = 0
        for field in self.fields:
            for place, row in rows:
                first = start + place * field.width
                row[field.name] = field.value(numbers[first : first + field.width])
            start += self.count * field.width


class Keyed(Rows):
    """A list of tables, each for one of the `keys` of the board, such as a cell; the table of a key is always in its place."""

    def __init__(self, name: str, key: str, keys: Sequence[str], fields: Sequence[Field]) -> None:
        super().__init__(name, len(keys), fields)
        self.key = key
        self.keys = tuple(keys)

    def numbers(self, value: Any) -> Values:
        at = {row[self.key]: row for row in value}
        found: Values = []
        for field in self.fields:
            for key in self.keys:
                if key in at:
                    field.write(at[key][field.name], found)
                else:
                    found += [ABSENT] * field.width
        return found

    def value(self, numbers: Values) -> Any:
        there = [place for place in range(self.count) if numbers[place] != ABSENT]
        rows: list[dict[str, Any]] = [{self.key: self.keys[place]} for place in there]
        self._read(numbers, list(zip(there, rows, strict=True)))
        return rows


class Layout:
    """All parts of something, one after another."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = list(fields)
        self.parts: list[Part] = []
        start = 0
        for field in fields:
            self.parts += [part._replace(start=start + part.start) for part in field.parts()]
            start += field.width
        self.size = start

    def encode(self, view: Mapping[str, Any]) -> Values:
        """Return the numbers that stand for a view."""
        out: Values = []
        for field in self.fields:
            field.write(view[field.name], out)
        return out

    def decode(self, numbers: Values) -> dict[str, Any]:
        """Return the view that numbers stand for."""
        found = {}
        start = 0
        for field in self.fields:
            found[field.name] = field.value(numbers[start : start + field.width])
            start += field.width
        return found

    def lows(self) -> Values:
        """Return the lower bound of each number."""
        return [part.low for part in self.parts for _ in range(prod(part.shape))]

    def highs(self) -> Values:
        """Return the upper bound of each number."""
        return [part.high for part in self.parts for _ in range(prod(part.shape))]
