"""What the PettingZoo environments of all games share."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Value
from dolmen.kernel.step import Ask, State
from dolmen.research.deal import new_state, settle, shares
from dolmen.research.observing import Observer, observer
from dolmen.research.rendering import picture, text

Agent = str
Observation = dict[str, Any]


def wrapped(env: "TableEnv") -> Any:
    """Put PettingZoo's usual wrappers around an environment: an illegal action loses the game."""
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    in_bounds = wrappers.AssertOutOfBoundsWrapper(legal)
    return wrappers.OrderEnforcingWrapper(in_bounds)


class TableEnv(AECEnv[Agent, Observation, int], EzPickle):
    """A table at which each agent answers the questions of its seat; chance answers its own.

    The observation is the vector of the game's layout; the mask marks the actions that answer the pending question.
    The reward comes at the end: the share of the victory, which is 0 for everybody when all lose together.
    When several seats answer at the same time, as with the tasks of Nawiedzone Krainy, their agents are asked in seat order
    from the start player; nobody observes what the others have answered.
    """

    game_id: ClassVar[str]
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set a table for `players`; after `max_cycles` answers the game is truncated."""
        EzPickle.__init__(self, players, options, max_cycles, render_mode)
        super().__init__()
        self.game: Game[Any] = catalog.find(self.game_id)
        self.observer: Observer = observer(self.game_id)
        self.options: dict[str, Value] = dict(options or {})
        self.game.setup(players, self.options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        layout, actions = self.observer.layout, self.observer.actions
        low, high = np.array(layout.lows(), np.int16), np.array(layout.highs(), np.int16)
        self.action_spaces = {agent: spaces.Discrete(actions.size) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.table: State = State()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return what an agent may observe; it never changes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return what an agent may do at some time; it never changes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same draws.

        The options of the game are given to the constructor; those of PettingZoo's interface are not used.
        """
        del options
        if seed is None:
            seed = int(seeding.np_random()[0].integers(2**31))
        self.random = FastRandom(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.table = new_state(self.game, len(self.agents), self.options)
        settle(self.table, self.random)
        self._ask()

    def observe(self, agent: Agent) -> Observation:
        """Return the observation of an agent, and which actions answer the question if the agent is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.observer.actions.size, np.int8)
        ask = engine.pending(self.table)
        if ask is not None and ask.seat == seat:
            first = self.observer.actions.first(ask)
            mask[[first + choice for choice in engine.options(self.table)]] = 1
        return {"observation": np.array(self.observer.observe(self.table, seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer the pending question, and let chance answer what follows."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must answer"
        ask = engine.pending(self.table)
        assert ask is not None
        engine.play(self.table, self.observer.actions.choice(ask, int(action)))
        settle(self.table, self.random)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.table.agenda:
            self._finish()
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select the agent that is asked."""
        ask = engine.pending(self.table)
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]

    def _finish(self) -> None:
        result = self.game.result(self.table)
        for seat, share in enumerate(shares(self.game, self.table)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = share
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "place": result.places[seat]}

    def render(self) -> Any:
        """Show the table as it looks to the agent that is asked: as text, or as pixels."""
        seat = self.possible_agents.index(self.agent_selection)
        if self.render_mode == "rgb_array":
            return picture(self.game, self.table, seat)
        if self.render_mode in ("ansi", "human"):
            shown = text(self.game, self.table, seat)
            if self.render_mode == "ansi":
                return shown
            print(shown)
        return None

    def question(self) -> Ask[Any] | None:
        """Return the question that waits, for people who look behind the numbers."""
        return engine.pending(self.table)

    def close(self) -> None:
        """Nothing is open."""
