"""Taking crystals: choose colours, choose what to keep, place each one, find its source."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import (
    EMPTY_POOL,
    KIND_COUNT,
    KINDS,
    NODE_COUNT,
    NODES,
    NOTHING,
    SIDE_1A,
    C,
    Pool,
)
from dolmen.games.przepowiednia.occasions import (
    COLOUR_ONLY,
    GAIN,
    NONE_WANTED,
    RESONANCE_GAIN,
    RULES,
    RUNE_E_BONUS,
    TAKEN,
)
from dolmen.games.przepowiednia.sentences import (
    LOSES_CRYSTALS,
    NODE_FULL,
    NOT_IN_TRAY,
    NOTHING_FITS,
    NOTHING_TO_HAVE,
    NOWHERE_TO_GET,
    SAME_COLOUR,
)
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table, changed, pool_size
from dolmen.games.przepowiednia.steps.nodes import OWN_GRID
from dolmen.games.przepowiednia.steps.sources import TakeFromCard, TakeFromPlayer
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Decline, Menu
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PASS, Arg, Ask, Step

# Flags for picking colours; they are added up.
ANY_KIND: Final = 1
DIFFERENT: Final = 2
OPTIONAL: Final = 4

# The place that questions about kinds are about.
SUPPLY: Final = "supply"

KIND_NUMBERS: Final = list(range(KIND_COUNT))


class Pick(Step[Table]):
    """PRZ-043, PRZ-072, PRZ-078, PRZ-081: choose the kinds of `left` crystals, then receive the pool.

    `bonus` further ones follow, of any colour, which may be declined.
    PRZ-056, PRZ-049: crystals that cannot be obtained or have no room are not asked for.
    `since` is the last kind chosen: another order of the same kinds is the same choice.
    `occasion` says what the crystals are taken for.
    """

    __slots__ = ("bonus", "left", "manner", "occasion", "pool", "seat", "since")

    def __init__(
        self, seat: int, pool: Pool, left: int, manner: int, bonus: int = 0, since: int = 0, occasion: int = RESONANCE_GAIN
    ) -> None:
        self.seat = seat
        self.pool = pool
        self.left = left
        self.manner = manner
        self.bonus = bonus
        self.since = since
        self.occasion = occasion

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.left, self.manner, self.bonus, self.since, self.occasion)

    def run(self, state: Table) -> None:
        left = self.left
        if state.rules >= 2:
            if self.kept_at_once(state):
                return
            if self.manner == ANY_KIND | OPTIONAL:
                left = min(left, state.players[self.seat].empty - pool_size(self.pool))
        ask = PickColour(self.seat, self.pool, left, self.manner, self.bonus, self.since, self.occasion)
        if left and state.players[self.seat].empty and ask.options(state):
            state.do(ask)
        elif self.bonus:
            state.do(Pick(self.seat, self.pool, self.bonus, OPTIONAL, 0, 0, RUNE_E_BONUS))
        else:
            state.do(Receive(self.seat, self.pool, self.occasion))

    def kept_at_once(self, state: Table) -> bool:
        """PRZ-050: when not everything fits, ask only for what is kept; tell whether that was so."""
        room = state.players[self.seat].empty
        if self.manner or not self.left or not room:
            return False
        fixed = due(state, self.seat, self.pool)
        spare = sum(max(0, state.obtainable(self.seat, kind) - fixed[kind]) for kind in KIND_NUMBERS[1:])
        free = min(self.left, spare)
        if not free or pool_size(fixed) + free <= room:
            return False
        state.do(Keep(self.seat, fixed, EMPTY_POOL, room, self.occasion, free))
        return True


class TakeColour(Branch[Table, "PickColour"]):
    """PRZ-078: the kind of one crystal."""

    __slots__ = ()

    names: ClassVar = KINDS
    option: ClassVar = Sentence("take-kind", "kind")

    def candidates(self, state: Table, ask: "PickColour") -> list[int]:
        return KIND_NUMBERS

    def why_not(self, state: Table, ask: "PickColour", option: int) -> Refusal | None:
        if option == C and not ask.manner & ANY_KIND:
            return COLOUR_ONLY[ask.occasion]  # PRZ-045
        if ask.manner & DIFFERENT and ask.pool[option]:
            return SAME_COLOUR
        if state.obtainable(ask.seat, option) <= ask.pool[option]:
            return NOWHERE_TO_GET
        return None

    def numbers(self, state: Table, ask: "PickColour", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option,) if refusal is NOWHERE_TO_GET else ()

    def place(self, state: Table, ask: "PickColour", option: int) -> str:
        return f"supply:{option}"

    def take(self, state: Table, ask: "PickColour", option: int) -> None:
        pool = changed(ask.pool, option, 1)
        state.do(Pick(ask.seat, pool, ask.left - 1, ask.manner, ask.bonus, option, ask.occasion))


class TakeNoMore(Decline[Table, "PickColour"]):
    """PRZ-081, PRZ-115: crystals that may be declined."""

    __slots__ = ()

    option: ClassVar = Sentence("take-no-more")

    def candidates(self, state: Table, ask: "PickColour") -> list[int]:
        return ONLY if ask.manner & OPTIONAL else NONE

    def loses(self, state: Table, ask: "PickColour", option: int) -> Said | None:
        return Said(LOSES_CRYSTALS, (ask.left,))

    def take(self, state: Table, ask: "PickColour", option: int) -> None:
        if pool_size(ask.pool):
            state.do(Receive(ask.seat, ask.pool, ask.occasion))
        else:
            state.tell(NONE_WANTED[ask.occasion], ask.seat)


PICK_COLOUR: Final = Branches(TakeColour(), TakeNoMore())


class PickColour(Menu[Table]):
    """PRZ-078: choose the kind of one crystal."""

    __slots__ = ("bonus", "left", "manner", "occasion", "pool", "since")

    question: ClassVar = Sentence("ask-pick-colour", "left")
    option: ClassVar = TakeColour.option
    rule: ClassVar = "PRZ-078"
    branches: ClassVar = PICK_COLOUR
    names: ClassVar = KINDS

    def menu(self) -> Branches:
        return PICK_COLOUR

    def __init__(
        self, seat: int, pool: Pool, left: int, manner: int, bonus: int, since: int, occasion: int = RESONANCE_GAIN
    ) -> None:
        super().__init__(seat)
        self.pool = pool
        self.left = left
        self.manner = manner
        self.bonus = bonus
        self.since = since
        self.occasion = occasion

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.left, self.manner, self.bonus, self.since, self.occasion)

    def rule_asked(self) -> str:
        return RULES[self.occasion]

    def rule_here(self, state: Table, choice: int) -> str:
        return RULES[self.occasion]

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def focus(self, state: Table) -> str:
        return SUPPLY

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        later = [choice for choice in options if choice == PASS or choice >= self.since]
        return later if any(choice != PASS for choice in later) else options


class Receive(Step[Table]):
    """PRZ-049, PRZ-050, PRZ-052, PRZ-056: take a pool of crystals, as far as they can be had and placed."""

    __slots__ = ("occasion", "pool", "seat")

    def __init__(self, seat: int, pool: Pool, occasion: int = GAIN) -> None:
        self.seat = seat
        self.pool = pool
        self.occasion = occasion

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.occasion)

    def run(self, state: Table) -> None:
        pool = due(state, self.seat, self.pool)
        total = pool_size(pool)
        room = state.players[self.seat].empty
        if room == 0:
            state.tell(NOTHING_FITS, self.seat)
        elif total == 0:
            state.tell(NOTHING_TO_HAVE, self.seat)
        elif total <= room:
            place_all(state, self.seat, pool, self.occasion)
        else:
            state.do(Keep(self.seat, pool, EMPTY_POOL, room, self.occasion))


def due(state: Table, seat: int, pool: Pool) -> Pool:
    """Return what a player takes for a pool: one more with side 1A (PRZ-111, PRZ-112), and only obtainable crystals (PRZ-056)."""
    wanted = list(pool)
    if wanted[C] and state.power(seat, SIDE_1A):
        wanted[C] += 1
    for kind in range(KIND_COUNT):
        if wanted[kind]:
            can = state.obtainable(seat, kind)
            if can < wanted[kind]:
                wanted[kind] = can
    return (wanted[0], wanted[1], wanted[2], wanted[3], wanted[4], wanted[5])


def place_all(state: Table, seat: int, pool: Pool, occasion: int) -> None:
    """Tell what is taken, and ask where each crystal goes."""
    state.tell(TAKEN[occasion], seat, *pool)
    state.do(Place(seat, pool, 0))


class Keep(Ask[Table]):
    """PRZ-050: when not everything fits, choose what to keep before anything is taken.

    `free` crystals of any colour may be among it, instead of those of the pool.
    """

    __slots__ = ("free", "kept", "occasion", "pool", "room")

    question: ClassVar = Sentence("ask-keep", "room")
    option: ClassVar = Sentence("keep-kind", "kind")
    rule: ClassVar = "PRZ-050"
    names: ClassVar = KINDS

    def __init__(self, seat: int, pool: Pool, kept: Pool, room: int, occasion: int = GAIN, free: int = 0) -> None:
        super().__init__(seat)
        self.pool = pool
        self.kept = kept
        self.room = room
        self.occasion = occasion
        self.free = free

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.kept, self.room, self.occasion, self.free)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.room,))

    def candidates(self, state: Table) -> list[int]:
        return KIND_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if self.pool[choice]:
            return None
        if self.free == 0 or choice == C:
            return NOT_IN_TRAY
        return None if state.obtainable(self.seat, choice) > self.kept[choice] else NOWHERE_TO_GET

    def search_options(self, state: Table) -> list[int]:
        last = max((kind for kind in range(KIND_COUNT) if self.kept[kind]), default=0)
        options = self.options(state)
        if self.free:
            return [kind for kind in options if kind >= last] or options
        left = 0
        later = []
        for kind in range(KIND_COUNT - 1, -1, -1):
            left += self.pool[kind]
            if self.pool[kind] and kind >= last and left >= self.room:
                later.append(kind)
        return later or options

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,)

    def place(self, state: Table, choice: int) -> str:
        return f"supply:{choice}"

    def focus(self, state: Table) -> str:
        return SUPPLY

    def take(self, state: Table, choice: int) -> None:
        kept = changed(self.kept, choice, 1)
        own = self.pool[choice] > 0
        pool = changed(self.pool, choice, -1) if own else self.pool
        if self.room == 1:
            place_all(state, self.seat, kept, self.occasion)
        else:
            state.do(Keep(self.seat, pool, kept, self.room - 1, self.occasion, self.free - (not own)))


class Place(Ask[Table]):
    """PRZ-005, PRZ-006: a crystal from the tray goes on an empty node of the owner's choice.

    A choice is a kind and a node, so the tray can be placed in any order.
    PRZ-052, PRZ-057: only a crystal that is placed is taken, and only then its source is asked for.
    `since` is the last choice: another order of the same placing is the same position.
    """

    __slots__ = ("since", "tray")

    topic: ClassVar = "place"
    question: ClassVar = Sentence("ask-place", "pool")
    option: ClassVar = Sentence("place-at", "kind", "node")
    rule: ClassVar = "PRZ-006"
    names: ClassVar = tuple(f"{kind}@{node}" for kind in KINDS for node in NODES)

    def __init__(self, seat: int, tray: Pool, since: int) -> None:
        super().__init__(seat)
        self.tray = tray
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.tray, self.since)

    def asked(self, state: Table) -> Said:
        return Said(self.question, self.tray)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice // NODE_COUNT, choice % NODE_COUNT))

    def candidates(self, state: Table) -> list[int]:
        return [kind * NODE_COUNT + node for kind in range(KIND_COUNT) if self.tray[kind] for node in NODE_NUMBERS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return NODE_FULL if state.players[self.seat].grid[choice % NODE_COUNT] != NOTHING else None

    def options(self, state: Table) -> list[int]:
        grid = state.players[self.seat].grid
        found = []
        for kind in range(KIND_COUNT):
            if self.tray[kind]:
                start = kind * NODE_COUNT
                for node in range(NODE_COUNT):
                    if grid[node] == NOTHING:
                        found.append(start + node)
        return found

    def search_options(self, state: Table) -> list[int]:
        grid = state.players[self.seat].grid
        for kind in range(KIND_COUNT):
            if self.tray[kind]:
                break
        start = kind * NODE_COUNT
        free = [start + node for node in range(NODE_COUNT) if grid[node] == NOTHING]
        later = [choice for choice in free if choice >= self.since]
        spare = len(later) - self.tray[kind]
        return later[: spare + 1] if spare >= 0 else free

    def place(self, state: Table, choice: int) -> str:
        return f"node:{choice % NODE_COUNT}/crystal:{choice // NODE_COUNT}"

    def focus(self, state: Table) -> str:
        return OWN_GRID

    def take(self, state: Table, choice: int) -> None:
        kind = choice // NODE_COUNT
        node = choice % NODE_COUNT
        rest = changed(self.tray, kind, -1)
        if pool_size(rest):
            state.agenda.append(Place(self.seat, rest, choice))
        if state.supply[kind]:
            state.place_from_supply(self.seat, kind, node)
        elif kind == C and state.covered_spaces():
            state.do(TakeFromCard(self.seat, node))
        else:
            state.do(TakeFromPlayer(self.seat, kind, node))
