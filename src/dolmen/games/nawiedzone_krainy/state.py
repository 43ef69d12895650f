"""The state of a game, and the methods that change it."""

from dolmen.games.nawiedzone_krainy.names import (
    CELL_COUNT,
    CITY_ANYWHERE,
    DISTRICT,
    FOREST,
    FOREST_COST,
    HILL,
    LAKE,
    MOUNTAIN,
    MOUNTAIN_COST,
    SLOWS_TRAVEL,
    STORAGE,
    Pool,
)
from dolmen.games.nawiedzone_krainy.parts import Land, Parts
from dolmen.kernel.step import State


class Player:
    """What a player owns (NAW-012), and where the Seer stands.

    `effects` holds for each effect of a skill its amount, or 0 without the skill.
    `arrival` says when the Valour token last moved: of equal totals the later one lies higher (NAW-128).
    `tasks` are the chosen task cards, known to their owner only.
    """

    __slots__ = (
        "active",
        "arrival",
        "cell",
        "cubes",
        "earned",
        "effects",
        "goods",
        "owned",
        "pecunia",
        "tasks",
        "valour",
    )

    cell: int
    goods: list[int]
    pecunia: int
    owned: list[int]
    active: list[int]
    valour: int
    arrival: int
    earned: list[int]
    effects: list[int]
    tasks: list[int]
    cubes: int

    def clone(self) -> "Player":
        """Return an exact copy."""
        other = Player()
        other.cell = self.cell
        other.goods = self.goods[:]
        other.pecunia = self.pecunia
        other.owned = self.owned[:]
        other.active = self.active[:]
        other.valour = self.valour
        other.arrival = self.arrival
        other.earned = self.earned[:]
        other.effects = self.effects
        other.tasks = self.tasks
        other.cubes = self.cubes
        return other

    def has_goods(self, pool: Pool) -> bool:
        """NAW-011: tell whether a whole price in goods can be paid."""
        goods = self.goods
        return goods[0] >= pool[0] and goods[1] >= pool[1] and goods[2] >= pool[2] and goods[3] >= pool[3]

    def pay_goods(self, pool: Pool) -> None:
        """NAW-010: goods that are paid go back to the common reserve."""
        goods = self.goods
        goods[0] -= pool[0]
        goods[1] -= pool[1]
        goods[2] -= pool[2]
        goods[3] -= pool[3]

    def exhaust(self, track: int, count: int) -> None:
        """NAW-008: active tokens that are spent become exhausted."""
        self.active[track] -= count

    def refresh(self, track: int, count: int) -> int:
        """NAW-009: exhausted tokens become active, as many as there are; return how many."""
        exhausted = self.owned[track] - self.active[track]
        refreshed = exhausted if exhausted < count else count
        self.active[track] += refreshed
        return refreshed


class Table(State):
    """The whole table.

    `wraiths`, `depleted`, `building` and `owner` are by cell; `building` and `owner` are NOTHING where none stands.
    `haunts` holds for each effect of a Wraith card its amount, or 0 when no such card is in play.
    `slots` holds for each deck and slot the seat of the cube there, FREE_SLOT or BLOCKED_SLOT.
    `order` are the seats in turn order: the first holds token 1 (NAW-014).
    """

    __slots__ = (
        "building",
        "defeat",
        "depleted",
        "haunts",
        "kalena_direct",
        "land",
        "limit_depletion",
        "markers",
        "market",
        "mode",
        "order",
        "owner",
        "partial",
        "parts",
        "players",
        "reserve",
        "revealed",
        "round",
        "season",
        "seats",
        "skills",
        "slots",
        "stamp",
        "tiles",
        "wraith_cards",
        "wraiths",
    )

    parts: Parts
    seats: int
    mode: int
    wraith_cards: list[int]
    haunts: list[int]
    kalena_direct: bool
    partial: bool
    limit_depletion: bool
    tiles: list[int]
    land: Land
    skills: list[int]
    slots: list[int]
    market: int
    players: list[Player]
    order: list[int]
    stamp: int
    season: int
    round: int
    wraiths: list[int]
    reserve: int
    depleted: list[int]
    building: list[int]
    owner: list[int]
    markers: list[int]
    defeat: int
    revealed: bool

    def clone(self) -> "Table":
        """Return an exact copy; immutable parts are shared."""
        other = Table()
        self.copy_agenda(other)
        other.parts = self.parts
        other.seats = self.seats
        other.mode = self.mode
        other.wraith_cards = self.wraith_cards
        other.haunts = self.haunts
        other.kalena_direct = self.kalena_direct
        other.partial = self.partial
        other.limit_depletion = self.limit_depletion
        other.tiles = self.tiles
        other.land = self.land
        other.skills = self.skills
        other.slots = self.slots[:]
        other.market = self.market
        other.players = [player.clone() for player in self.players]
        other.order = self.order[:]
        other.stamp = self.stamp
        other.season = self.season
        other.round = self.round
        other.wraiths = self.wraiths[:]
        other.reserve = self.reserve
        other.depleted = self.depleted[:]
        other.building = self.building[:]
        other.owner = self.owner[:]
        other.markers = self.markers[:]
        other.defeat = self.defeat
        other.revealed = self.revealed
        return other

    def entry_cost(self, seat: int, cell: int) -> int:
        """NAW-065, NAW-070: Travel tokens to enter a cell: the terrain, changed by a skill, then by a Wraith.

        NAW-141, NAW-142: forests and mountains are cheaper with their skills.
        NAW-069, NAW-160: under WID-3 a Wraith on the cell costs one more token; leaving it costs nothing.
        """
        terrain = self.land.terrain[cell]
        effects = self.players[seat].effects
        cost = self.parts.entry[terrain]
        if terrain == FOREST and effects[FOREST_COST]:
            cost = effects[FOREST_COST]
        elif terrain == MOUNTAIN and effects[MOUNTAIN_COST]:
            cost = effects[MOUNTAIN_COST]
        if self.wraiths[cell]:
            cost += self.haunts[SLOWS_TRAVEL]
        return cost

    def storage_limit(self, seat: int) -> int:
        """NAW-016, NAW-144: 3 goods of each kind, 4 with HAN-1."""
        return self.parts.storage + self.players[seat].effects[STORAGE]

    def at_market(self, seat: int) -> bool:
        """NAW-099, NAW-143: the City Hill, with WED-3 any District as well."""
        player = self.players[seat]
        terrain = self.land.terrain[player.cell]
        return terrain == HILL or (terrain == DISTRICT and player.effects[CITY_ANYWHERE] > 0)

    def at_school(self, seat: int) -> bool:
        """NAW-104, NAW-110, NAW-143: a District, with WED-3 the City Hill as well."""
        player = self.players[seat]
        terrain = self.land.terrain[player.cell]
        return terrain == DISTRICT or (terrain == HILL and player.effects[CITY_ANYWHERE] > 0)

    def persuasion_cost(self) -> int:
        """NAW-093: Persuasion tokens by the active Reward card."""
        return self.parts.reward_cards[self.season - 1].cost

    def ranking(self) -> list[int]:
        """NAW-117, NAW-129: most valour first, in all and not by space; within a stack the higher token first."""
        keys = [(-player.valour, -player.arrival, seat) for seat, player in enumerate(self.players)]
        keys.sort()
        return [key[2] for key in keys]

    def lay_map(self) -> None:
        """NAW-007, NAW-020: the terrain of all 49 cells and the lakes beside each, from the tiles as they lie."""
        terrain = list(self.parts.kalena)
        for tile in self.tiles:
            terrain.extend(self.parts.tiles[tile])
        lakes = [tuple([near for near in row if terrain[near] == LAKE]) for row in self.parts.neighbours]
        self.land = Land(tuple(terrain), tuple(lakes))

    def stack_tokens(self, seats: list[int]) -> None:
        """NAW-028: say which Valour tokens lie higher: the seats from the top."""
        self.stamp = len(seats)
        for depth, seat in enumerate(seats):
            self.players[seat].arrival = len(seats) - depth

    def gain_goods(self, seat: int, good: int, count: int) -> int:
        """NAW-017, NAW-057: goods without room are discarded at once; return how many were kept."""
        goods = self.players[seat].goods
        room = self.storage_limit(seat) - goods[good]
        kept = count if count < room else room
        goods[good] += kept
        return kept

    def gain_valour(self, seat: int, valour: int) -> None:
        """NAW-127, NAW-128, NAW-130: the token moves at once, on top of a stack; a gain of 0 does not move it.

        NAW-132: nothing takes valour away.
        """
        if valour > 0:
            self.stamp += 1
            player = self.players[seat]
            player.valour += valour
            player.arrival = self.stamp

    def earn(self, seat: int, valour: int, source: int) -> None:
        """Gain valour and record its source."""
        self.players[seat].earned[source] += valour
        self.gain_valour(seat, valour)

    def build(self, seat: int, cell: int, kind: int) -> None:
        """NAW-086, NAW-088: the building replaces a Depletion token; a cube marks its owner."""
        self.depleted[cell] = 0
        self.building[cell] = kind
        self.owner[cell] = seat
        self.markers[kind] -= 1
        self.players[seat].cubes -= 1

    def clear_depletion(self) -> None:
        """NAW-120: all Depletion tokens leave the Map."""
        for cell in range(CELL_COUNT):
            self.depleted[cell] = 0
