"""Chance: weights, the provable stream, and its test vectors for other languages."""

import hashlib
import hmac
from collections import Counter

import pytest

from dolmen.kernel.chance import FastRandom, Stream, commitment, pick, secret_from_seed


def test_the_stream_is_plain_hmac_that_any_language_can_check() -> None:
    secret = bytes(range(32))
    stream = Stream(secret, ["mech", "róża"])
    message = '["dolmen/draw/1",["mech","róża"],"Deal/0#0"]'.encode()
    number = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")
    assert stream.take_key("Deal/0") == "Deal/0#0"
    assert stream.outcome("Deal/0#0", [1] * 10) == number % 10
    assert stream.outcome("Deal/0#0", [3, 5]) == (0 if number % 8 < 3 else 1)


def test_the_same_key_used_again_is_another_draw() -> None:
    stream = Stream(secret_from_seed(1), ["", ""])
    assert [stream.take_key("a"), stream.take_key("b"), stream.take_key("a")] == ["a#0", "b#0", "a#1"]


def test_fixed_vectors() -> None:
    assert secret_from_seed(1).hex()[:16] == hashlib.sha256(b"dolmen/seed/1\n1").hexdigest()[:16]
    assert commitment("t", b"\x01\x02") == hashlib.sha256(b"dolmen/commitment/1\nt\n0102").hexdigest()


def test_outcomes_follow_their_weights() -> None:
    stream = Stream(secret_from_seed(2), [""])
    counts = Counter(stream.outcome(stream.take_key("x"), [1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_pick_lies_in_the_share() -> None:
    assert [pick(point, [2, 0, 1]) for point in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="beyond the total weight"):
        pick(3, [2, 0, 1])


def test_the_fast_generator_is_even_and_repeatable() -> None:
    first, second = FastRandom(9), FastRandom(9)
    rolls = [first.below(6) for _ in range(6000)]
    assert rolls == [second.below(6) for _ in range(6000)]
    assert all(900 < count < 1100 for count in Counter(rolls).values())
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    assert len(pairs) == 36
    assert max(pairs.values()) < 130
