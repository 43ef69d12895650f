"""A bot that chooses at random, each option with the same chance."""

from typing import Any

from dolmen.bots.bot import Bot, Sample
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game


class Uniform(Bot):
    """The weakest bot, and an anchor for all others."""

    def __init__(self, seed: int = 0) -> None:
        self.random = FastRandom(seed)

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        return options[self.random.below(len(options))]
