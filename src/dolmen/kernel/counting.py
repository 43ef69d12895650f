"""Lists of numbers, counted: compiled, these are several times as fast as the builtins of the same meaning."""


def total(counts: list[int]) -> int:
    """All of them together."""
    whole = 0
    for count in counts:
        whole += count
    return whole


def has(numbers: list[int], wanted: int) -> bool:
    """Tell whether a number is among them."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def some(counts: list[int]) -> bool:
    """Tell whether one of them is not 0."""
    for count in counts:
        if count:
            return True
    return False
