"""The values of a sentence by name and kind."""

from dolmen.kernel.sentence import NUMBER, PLAYER, POOL, Sentence

WORDS = {"card": ("card-sun", "card-moon"), "pool": ("red", "green", "blue")}
SENTENCE = Sentence("given", "donor:player", "card", "price:pool", "count", "player")


def test_a_name_says_what_its_value_means() -> None:
    assert SENTENCE.kinds(WORDS) == [("donor", PLAYER), ("card", "card"), ("price", POOL), ("count", NUMBER), ("player", PLAYER)]
    assert SENTENCE.kinds({})[1] == ("card", NUMBER)


def test_a_pool_takes_a_value_for_each_of_its_words() -> None:
    found = SENTENCE.named((2, 1, 0, 4, 5, 9, 3), WORDS)
    assert found == [
        ("donor", PLAYER, 2),
        ("card", "card", 1),
        ("price", POOL, [0, 4, 5]),
        ("count", NUMBER, 9),
        ("player", PLAYER, 3),
    ]
