"""Which games, player counts and option sets the contract is checked for."""

from typing import Any, NamedTuple

from dolmen import catalog
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.game import Game, Value
from dolmen.kernel.match import Match, start

# Option sets that differ from the default; every value of every option occurs in one of them.
OPTION_SETS: dict[str, list[dict[str, Value]]] = {
    "nawiedzone-krainy": [
        {},
        {"wraith_supply_rule": "partial"},
        {"wraith_supply_rule": "partial", "mode": "budowniczy", "errata_haunting_overflow": "kalena_direct"},
        {"wraith_supply_rule": "partial", "mode": "mieszczanin", "limit_depletion_tokens": True, "errata_start_valour": 4},
        {"wraith_supply_rule": "partial", "extra_wraith_cards": "both"},
        {"wraith_supply_rule": "partial", "mode": "budowniczy", "extra_wraith_cards": "WID-1"},
        {"mode": "mieszczanin", "extra_wraith_cards": "WID-2", "first_player": "2"},
        {"wraith_supply_rule": "loss", "extra_wraith_cards": "WID-3", "errata_haunting_overflow": "pl"},
    ],
    "labyrinth": [{"max_rounds": 8}, {"max_rounds": 12, "characters": "choose", "first_player": "2"}],
    "przepowiednia": [
        {"max_rounds": 12},
        {"max_rounds": 12, "spell_payment": "colourless", "first_player": "2"},
        {"max_rounds": 12, "mode": "advanced"},
        {"max_rounds": 12, "mode": "advanced", "grid_1": "B", "grid_2": "B", "grid_3": "B", "grid_4": "B"},
        {"max_rounds": 12, "mode": "advanced", "grid_1": "B", "grid_3": "B", "grid_2a": "charges"},
    ],
    "rune-stones": [
        {"max_rounds": 25},
        {"max_rounds": 25, "exchange_rows_per_turn": 2, "first_player": "2"},
        {"max_rounds": 25, "joker_pays_white": False},
    ],
}


class Case(NamedTuple):
    """A game with a number of seats and its options."""

    game: Game[Any]
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        changed = "-".join(str(value) for name, value in self.options.items() if name != "max_rounds")
        return f"{self.game.id}-{self.seats}-{changed or 'default'}"

    def start(self, seed: int) -> Match:
        """A match of this case."""
        names = ["Ola", "Radek", "Hania", "Bot", "Ewa", "Jan"][: self.seats]
        setup = self.game.setup(self.seats, self.options)
        return start(self.game, setup, names, secret=secret_from_seed(seed), table=f"contract-{seed}")


def cases() -> list[Case]:
    """Every game at every player count with every option set."""
    return [
        Case(game, seats, options)
        for game in catalog.games()
        for seats in game.players
        for options in OPTION_SETS.get(game.id, [{}])
    ]
