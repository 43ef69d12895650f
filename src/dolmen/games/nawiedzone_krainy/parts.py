"""What is printed on the components, as typed records."""

from typing import Final

from dolmen.games.nawiedzone_krainy.names import CELL_COUNT, NOTHING, Pool
from dolmen.kernel.game import Box


class Building:
    """A kind of building: where it may stand, what it costs and what it brings."""

    __slots__ = ("amount", "cost", "count", "income", "lakeside", "terrains", "tokens", "valour")

    def __init__(self, terrains: tuple[int, ...], lakeside: bool, cost: Pool) -> None:
        self.terrains = terrains
        self.lakeside = lakeside
        self.cost = cost
        self.tokens = 0
        self.valour = 0
        self.income = 0
        self.amount = 0
        self.count = 0


class Skill:
    """A skill card: its deck, its price in goods, what it does and how much."""

    __slots__ = ("amount", "cost", "deck", "effect")

    def __init__(self, deck: int, cost: Pool, effect: int, amount: int) -> None:
        self.deck = deck
        self.cost = cost
        self.effect = effect
        self.amount = amount


class Task:
    """A task card: valour for every `per` things that its requirement counts."""

    __slots__ = ("per", "requirement", "two_players", "valour")

    def __init__(self, requirement: int, per: int, valour: int, two_players: bool) -> None:
        self.requirement = requirement
        self.per = per
        self.valour = valour
        self.two_players = two_players


class Mode:
    """A mode: its Wraith card, how many tasks are chosen after Seasons I and II, and by whom."""

    __slots__ = ("leader_chooses", "tasks", "tasks_2_players", "wraith")

    def __init__(self, wraith: int, tasks: tuple[int, ...], tasks_2_players: tuple[int, ...], leader_chooses: bool) -> None:
        self.wraith = wraith
        self.tasks = tasks
        self.tasks_2_players = tasks_2_players
        self.leader_chooses = leader_chooses


class Reward:
    """What a face of the Reward die brings."""

    __slots__ = ("any", "pecunia", "valour")

    def __init__(self, pecunia: int, any: int, valour: int) -> None:
        self.pecunia = pecunia
        self.any = any
        self.valour = valour


class RewardCard:
    """The Reward card of a Season: its price in Persuasion tokens and a reward for each face."""

    __slots__ = ("cost", "rewards")

    def __init__(self, cost: int, rewards: tuple[Reward, ...]) -> None:
        self.cost = cost
        self.rewards = rewards


class Track:
    """A track of the player board: tokens at the start, the price of each further one, valour for the last."""

    __slots__ = ("costs", "slots", "start", "valour")

    def __init__(self, start: int, costs: tuple[int, ...], valour: int) -> None:
        self.start = start
        self.costs = costs
        self.valour = valour
        self.slots = start + len(costs)


class WraithCard:
    """A Wraith card: what wraiths do, and how much."""

    __slots__ = ("amount", "effect")

    def __init__(self, effect: int, amount: int) -> None:
        self.effect = effect
        self.amount = amount


class Parts(Box):
    """Everything that is printed on the components.

    `points` are the coordinates of the 49 cells, `neighbours` the cells that share an edge with each (NAW-006).
    """

    __slots__ = (
        "blocked",
        "buildings",
        "cubes",
        "depletion",
        "each_round",
        "entry",
        "kalena",
        "markets",
        "modes",
        "neighbours",
        "points",
        "reward_cards",
        "reward_die",
        "skills",
        "slot_valour",
        "storage",
        "tasks",
        "terrain_die",
        "terrain_goods",
        "tiles",
        "tracks",
        "wraith_cards",
        "wraiths",
    )

    def __init__(self, digest: str) -> None:
        super().__init__(digest)
        self.points: tuple[tuple[int, int], ...] = ()
        self.neighbours: tuple[tuple[int, ...], ...] = ()
        self.kalena: tuple[int, ...] = ()
        self.tiles: tuple[tuple[int, ...], ...] = ()
        self.entry: tuple[int, ...] = ()
        self.terrain_goods: tuple[int, ...] = ()
        self.terrain_die: tuple[int, ...] = ()
        self.buildings: tuple[Building, ...] = ()
        self.slot_valour: tuple[int, ...] = ()
        self.blocked: tuple[tuple[int, ...], ...] = ()
        self.skills: tuple[Skill, ...] = ()
        self.tasks: tuple[Task, ...] = ()
        self.wraiths = 0
        self.each_round = 0
        self.wraith_cards: tuple[WraithCard, ...] = ()
        self.modes: tuple[Mode, ...] = ()
        self.markets: tuple[tuple[int, ...], ...] = ()
        self.reward_die: tuple[int, ...] = ()
        self.reward_cards: tuple[RewardCard, ...] = ()
        self.storage = 0
        self.cubes = 0
        self.depletion = 0
        self.tracks: tuple[Track, ...] = ()


class Land:
    """The Map of one game: the terrain of each cell and the lakes beside it; it never changes."""

    __slots__ = ("lakes", "terrain")

    def __init__(self, terrain: tuple[int, ...], lakes: tuple[tuple[int, ...], ...]) -> None:
        self.terrain = terrain
        self.lakes = lakes


NO_LAND: Final = Land((NOTHING,) * CELL_COUNT, ((),) * CELL_COUNT)


def pool_of(goods: list[int]) -> Pool:
    """Goods as counts by kind."""
    return (goods.count(0), goods.count(1), goods.count(2), goods.count(3))


def pool_size(pool: Pool) -> int:
    """How many goods there are in a pool."""
    return pool[0] + pool[1] + pool[2] + pool[3]
