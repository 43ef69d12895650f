"""Two sources of randomness: the match's provable stream, and a fast one for bots and tests."""

import hashlib
import hmac
import json
from typing import Final

from dolmen.kernel import i64
from dolmen.kernel.counting import total

SECRET_BYTES: Final = 32
FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399


def commitment(table: str, secret: bytes) -> str:
    """The hash that is published before the first move: it fixes the secret without revealing it."""
    return hashlib.sha256(f"dolmen/commitment/1\n{table}\n{secret.hex()}".encode()).hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """Derive a secret from a seed, for tests, puzzles and repeatable games."""
    return hashlib.sha256(f"dolmen/seed/1\n{seed}".encode()).digest()


class Stream:
    """HMAC-SHA256 of the secret over the players' words and a draw's key.

    A draw depends on what is drawn and how often it was drawn before, never on when,
    so the same deal can be given to several tables.
    """

    __slots__ = ("secret", "used", "words")

    def __init__(self, secret: bytes, words: list[str]) -> None:
        self.secret = secret
        self.words = words
        self.used: dict[str, int] = {}

    def take_key(self, key: str) -> str:
        """Number the draw: each use of the same key is a new draw."""
        count = self.used.get(key, 0)
        self.used[key] = count + 1
        return f"{key}#{count}"

    def used_key(self, numbered_key: str) -> None:
        """Count a draw that was made before."""
        key, _, count = numbered_key.rpartition("#")
        self.used[key] = int(count) + 1

    def outcome(self, numbered_key: str, weights: list[int]) -> int:
        """Draw an outcome with the given weights."""
        message = json.dumps(["dolmen/draw/1", self.words, numbered_key], ensure_ascii=False, separators=(",", ":"))
        digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
        return pick(int.from_bytes(digest, "big") % sum(weights), weights)


def pick(point: int, weights: list[int]) -> int:
    """The outcome in whose share of the total weight `point` lies."""
    for outcome in range(len(weights)):
        if point < weights[outcome]:
            return outcome
        point -= weights[outcome]
    raise ValueError(f"{point} is beyond the total weight of {weights}")


class FastRandom:
    """L'Ecuyer's two combined generators: fast because all numbers stay small; for searches, never for a match."""

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"dolmen/fast/1\n{seed}".encode()).digest()
        self.first: i64 = int.from_bytes(digest[:8], "big") % (FIRST_MODULUS - 1) + 1
        self.second: i64 = int.from_bytes(digest[8:16], "big") % (SECOND_MODULUS - 1) + 1

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        first = self.first * 40014 % FIRST_MODULUS
        second = self.second * 40692 % SECOND_MODULUS
        self.first = first
        self.second = second
        return int((first - second + FIRST_MODULUS) % FIRST_MODULUS % i64(limit))

    def weighted(self, weights: list[int]) -> int:
        """Return an outcome with the given weights."""
        return pick(self.below(total(weights)), weights)
