"""Our games as games of OpenSpiel."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from dolmen import catalog
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Option, Value
from dolmen.kernel.step import CHANCE, Draw
from dolmen.research.deal import LIMITS
from dolmen.research.observing import observer
from dolmen.research.openspiel.world import DIGEST_BYTES, World
from dolmen.research.rendering import text

# The OpenSpiel name of each game.
NAMES: Final = {id: f"python_dolmen_{id.replace('-', '_')}" for id in catalog.OURS}
# Games in which nobody has a share of the victory when all lose together; in the others the shares add up to 1.
ALL_CAN_LOSE: Final = ("labyrinth", "nawiedzone-krainy")
# Turns of a player in a game without a limit of rounds, and a bound for answers, and for draws, in one turn.
FIXED_TURNS: Final = 12
STEPS_PER_TURN: Final = 500
RANDOM_RANGE: Final = 2**31


def default(game: Game[Any], option: Option) -> Value:
    """Return the value that an option has in OpenSpiel when none is given."""
    return LIMITS.get(game.id, {}).get(option.id, option.default)


def game_type(game: Game[Any]) -> Any:
    """Return what OpenSpiel wants to know of a game: its options are parameters, and so is the number of players."""
    kinds = pyspiel.GameType
    parameters: dict[str, Value] = {"players": game.players[0]}
    parameters |= {option.id: default(game, option) for option in game.options}
    constant = game.id not in ALL_CAN_LOSE
    return kinds(
        short_name=NAMES[game.id],
        long_name=f"Dolmen: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if constant else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def game_info(game: Game[Any], players: int, options: dict[str, Value]) -> Any:
    """Return the bounds of a game with some options."""
    rounds = options.get("max_rounds")
    turns = players * (rounds + 2 if isinstance(rounds, int) and not isinstance(rounds, bool) else FIXED_TURNS)
    draws = [len(ask.names) for ask in game.asks() if issubclass(ask, Draw)]
    return pyspiel.GameInfo(
        num_distinct_actions=observer(game.id).actions.size,
        max_chance_outcomes=max(draws),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if game.id in ALL_CAN_LOSE else 1.0,
        max_game_length=turns * STEPS_PER_TURN,
    )


class TableGame(pyspiel.Game):
    """A game with its options as parameters; each game is a class of its own."""

    dolmen: ClassVar[Game[Any]]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.dolmen
        chosen = dict(parameters or {})
        players = int(chosen.pop("players", game.players[0]))
        options: dict[str, Value] = {option.id: default(game, option) for option in game.options} | chosen
        game.setup(players, options)
        super().__init__(self.kind, game_info(game, players, options), parameters or {})
        self.players = players
        self.options = options

    def new_initial_state(self) -> "TableState":
        """Return a game at its first question, which is one to chance."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound for the number of draws."""
        return int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        """Return what turns states into tensors and strings."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self, wanted.perfect_recall, params)


class TableState(pyspiel.State):
    """A table; chance is a player that answers its own questions."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.world = World(game.dolmen, game.players, game.options)

    def current_player(self) -> Any:
        """Return who is asked."""
        ask = self.world.ask()
        if ask is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if ask.seat == CHANCE else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.world.ask()
        return self.world.options() if ask is not None and ask.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw that waits."""
        return self.world.chance()

    def _apply_action(self, action: int) -> None:
        self.world.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.world.action_name(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.world.ask() is None

    def returns(self) -> list[float]:
        """Return each player's share of the victory."""
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Return a state that a player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        other = self.clone()
        other.world = self.world.resampled(player, FastRandom(int(sampler() * RANDOM_RANGE)))
        found: TableState = other
        return found

    def __str__(self) -> str:
        ask = self.world.ask()
        return text(self.world.game, self.world.state, 0 if ask is None or ask.seat == CHANCE else ask.seat)


class TableObserver:
    """Turns a state into the numbers of the game's layout; with perfect recall a digest of all that was seen follows."""

    def __init__(self, game: TableGame, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; {params} were given")
        self.perfect_recall = perfect_recall
        layout = observer(game.dolmen.id).layout
        self.size = layout.size
        self.tensor = np.zeros(self.size + perfect_recall * 8 * DIGEST_BYTES, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.end].reshape(part.shape or (1,)) for part in layout.parts}
        if perfect_recall:
            self.dict["seen"] = self.tensor[self.size :]

    def set_from(self, state: TableState, player: int) -> None:
        """Fill in the tensor for a player."""
        self.tensor[: self.size] = np.frombuffer(state.world.observed[player], np.int16)
        if self.perfect_recall:
            self.tensor[self.size :] = np.unpackbits(np.frombuffer(state.world.seen[player], np.uint8))

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player observes in words; with perfect recall the digest of all that was seen, short for use as a key."""
        if self.perfect_recall:
            return f"seat_{player} {state.world.seen[player].hex()}"
        return f"seat_{player}\n{text(state.world.game, state.world.state, player)}"


def register_all() -> None:
    """Register every game with pyspiel.

    OpenSpiel drops what it was given when Python has already ended; a class survives that, a function does not.
    """
    for id in NAMES:
        game = catalog.find(id)
        kind = game_type(game)
        pyspiel.register_game(kind, type(f"{NAMES[id]}_game", (TableGame,), {"dolmen": game, "kind": kind}))
