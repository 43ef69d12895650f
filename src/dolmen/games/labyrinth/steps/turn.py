"""What the active player may do between deeds (LAB-020 to LAB-027): one question for all of it."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import pay, why_not_pay
from dolmen.games.labyrinth.abilities.ability_table import ITEM_DEEDS, ITEM_POWERS, POWERS, POWERS_OF
from dolmen.games.labyrinth.effects import on_centre, works
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, FIRST_KEY, FREE_CELLS, PLACES
from dolmen.games.labyrinth.maze import FACE_DOWN
from dolmen.games.labyrinth.names import ABILITIES, ACTIONS, ITEMS, NOTHING, SEATS
from dolmen.games.labyrinth.scoring import winners
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_start import StartCombat
from dolmen.games.labyrinth.steps.moving import move, seal_cost
from dolmen.games.labyrinth.steps.picking import FIRST_KEY_THING, THINGS, take_thing, thing_label, things_at, why_not_take
from dolmen.games.labyrinth.steps.plain import (
    END,
    FIRST_ATTACK,
    FIRST_ITEM,
    FIRST_MOVE,
    FIRST_POWER,
    FIRST_THING,
    FLY,
    GOLEM_MOVE,
    PLAIN,
    PLAIN_COUNT,
    PLAIN_LABELS,
    PLAIN_RULES,
    RESTING,
    bound,
    cost,
    do_plain,
    golem_at_door,
    plain_label,
    plain_options,
    why_not_attack,
    why_not_move,
    why_not_plain,
)
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import END_TURN, MAIN, Arg, Ask, Step
from dolmen.kernel.step import PLAIN as NO_ROLE

ATTACK: Final = Sentence("do-attack", "player")
USE_ABILITY: Final = Sentence("do-ability", "ability")
USE_ITEM: Final = Sentence("do-item", "item")
MOVE_TO: Final = Sentence("move-to", "place")
MOVE_TO_CORRIDOR: Final = Sentence("move-to-corridor", "place", "sides:pool")
MOVE_FOR_TWO: Final = Sentence("move-to-sealed", "place", "sides:pool")
TURN_UP: Final = Sentence("move-face-down", "place")
DEED_LABELS: Final[tuple[Sentence, ...]] = (
    *PLAIN_LABELS,
    FLY,
    ATTACK,
    USE_ABILITY,
    USE_ITEM,
    MOVE_TO_CORRIDOR,
    MOVE_FOR_TWO,
    TURN_UP,
)


class ChooseDeed(Ask[Table]):
    """LAB-020, LAB-021, LAB-022, LAB-026: any deed that can be paid, or the end of the turn."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-deed", "actions")
    option: ClassVar = MOVE_TO
    rule: ClassVar = "LAB-020"
    names: ClassVar = (
        *PLAIN,
        *(f"attack-{seat}" for seat in SEATS),
        *ABILITIES,
        *ITEMS,
        *(f"take-{thing}" for thing in THINGS),
        *(f"move-{place}" for place in PLACES),
    )

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.actions,))

    def label(self, state: Table, choice: int) -> Said:
        if choice < PLAIN_COUNT:
            return plain_label(state, self.seat, choice)
        if choice < FIRST_POWER:
            return Said(ATTACK, (choice - FIRST_ATTACK,))
        if choice < FIRST_ITEM:
            return Said(USE_ABILITY, (choice - FIRST_POWER,))
        if choice < FIRST_THING:
            return Said(USE_ITEM, (choice - FIRST_ITEM,))
        if choice < FIRST_MOVE:
            return thing_label(choice - FIRST_THING)
        place = choice - FIRST_MOVE
        if place >= DOWN:
            return Said(TURN_UP, (place,))
        sealed = seal_cost(state, self.seat, place) > 0
        return towards(MOVE_TO, MOVE_FOR_TWO if sealed else MOVE_TO_CORRIDOR, state.maze, place)

    def rule_of(self, choice: int) -> str:
        if choice < PLAIN_COUNT:
            return PLAIN_RULES[choice]
        if choice < FIRST_POWER:
            return "LAB-077"
        if choice < FIRST_THING:
            return "LAB-163"
        return "LAB-127" if choice < FIRST_MOVE else "LAB-052"

    def candidates(self, state: Table) -> list[int]:
        found = self.near_candidates(state)
        others = [*range(FIRST_KEY + 7), *state.maze.corridors()]
        others.extend(DOWN + cell for cell in range(FREE_CELLS) if state.maze.tiles[cell] == FACE_DOWN)
        here = state.players[self.seat].node
        found.extend(FIRST_MOVE + place for place in others if place != here)
        return found

    def near_candidates(self, state: Table) -> list[int]:
        """Everything but moves."""
        found = list(range(PLAIN_COUNT))
        found.extend(FIRST_ATTACK + seat for seat in range(state.seats) if seat != self.seat)
        character = state.players[self.seat].character
        found.extend(FIRST_POWER + ability for ability in POWERS_OF[character])
        for item in ITEM_POWERS:
            if state.holds(self.seat, item):
                found.append(FIRST_ITEM + item)
        found.extend(FIRST_THING + thing for thing in things_at(state, state.players[self.seat].node))
        return found

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        refusal = bound(state, self.seat, choice)
        return refusal or self.why_not_unbound(state, choice)

    def why_not_unbound(self, state: Table, choice: int) -> Refusal | None:
        """Why a deed is not possible for who is neither dazed nor at home."""
        seat = self.seat
        if choice < PLAIN_COUNT:
            return why_not_plain(state, seat, choice)
        if choice < FIRST_POWER:
            return why_not_attack(state, seat, choice - FIRST_ATTACK)
        if choice < FIRST_ITEM:
            ability = choice - FIRST_POWER
            refusal = why_not_pay(state, seat, ability)
            if refusal is None or refusal is say.TOO_FEW_ACTIONS:
                return POWERS[ability].why_not(state, seat) or refusal
            return refusal
        if choice < FIRST_THING:
            item = choice - FIRST_ITEM
            dear = say.TOO_FEW_ACTIONS if state.parts.items[item].actions > state.actions else None
            return ITEM_POWERS[item].why_not(state, seat) or dear
        if choice < FIRST_MOVE:
            return why_not_take(state, seat, choice - FIRST_THING)
        return why_not_move(state, seat, choice - FIRST_MOVE)

    def options(self, state: Table) -> list[int]:
        player = state.players[self.seat]
        if player.daze:
            return [RESTING if state.actions else END]
        if player.home():
            if not state.actions:
                return [END]
            leave = GOLEM_MOVE if golem_at_door(state, self.seat) else FIRST_MOVE + state.key_node(self.seat)
            return [END, leave] if state.rules >= 2 else [leave]
        found = plain_options(state, self.seat)
        self.add_used(state, found)
        for thing in things_at(state, player.node):
            if why_not_take(state, self.seat, thing) is None:
                found.append(FIRST_THING + thing)
        if state.actions:
            for place in state.maze.adjacent(player.node):
                if 1 + seal_cost(state, self.seat, place) <= state.actions:
                    found.append(FIRST_MOVE + place)
            if player.node == state.key_node(self.seat):
                found.append(FIRST_MOVE + player.start)
        return found

    def add_used(self, state: Table, found: list[int]) -> None:
        """Add the attacks, abilities and items that are possible."""
        seat = self.seat
        if state.actions:
            for other in range(state.seats):
                if other != seat and why_not_attack(state, seat, other) is None:
                    found.append(FIRST_ATTACK + other)
        for ability in POWERS_OF[state.players[seat].character]:
            if state.parts.abilities[ability].actions > state.actions:
                continue
            if self.why_not_unbound(state, FIRST_POWER + ability) is None:
                found.append(FIRST_POWER + ability)
        for item in ITEM_DEEDS:
            if state.holds(seat, item) and self.why_not_unbound(state, FIRST_ITEM + item) is None:
                found.append(FIRST_ITEM + item)

    def role(self, state: Table, choice: int) -> int:
        if choice == END:
            return END_TURN
        wins = choice == FIRST_MOVE + CENTRE and state.keys_of(self.seat) > 0
        leaves = state.players[self.seat].home() and choice >= FIRST_MOVE
        takes_key = FIRST_THING + FIRST_KEY_THING <= choice < FIRST_MOVE
        return MAIN if wins or leaves or takes_key else NO_ROLE

    def loses(self, state: Table, choice: int) -> Said | None:
        return Said(say.ACTIONS_LEFT, (state.actions,)) if choice == END and state.actions else None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is not say.TOO_FEW_ACTIONS:
            return ()
        return (self.price(state, choice), state.actions)

    def price(self, state: Table, choice: int) -> int:
        """What a choice costs in actions."""
        if choice < PLAIN_COUNT:
            return cost(state, self.seat, choice)
        if choice < FIRST_POWER:
            return 1
        if choice < FIRST_ITEM:
            return state.parts.abilities[choice - FIRST_POWER].actions
        if choice < FIRST_THING:
            return state.parts.items[choice - FIRST_ITEM].actions
        return 0 if choice < FIRST_MOVE else 1 + seal_cost(state, self.seat, choice - FIRST_MOVE)

    def take(self, state: Table, choice: int) -> None:
        seat = self.seat
        state.explorations = 0
        if choice == END:
            finish_turn(state, seat)
            return
        state.do(NextDeed(seat))
        if FIRST_POWER <= choice < FIRST_ITEM:
            ability = choice - FIRST_POWER
            state.tell(say.ABILITY_USED, seat, ability)
            state.do(BeginPower(seat, ability))
            pay(state, seat, ability)
            return
        state.actions -= self.price(state, choice)
        if choice < PLAIN_COUNT:
            do_plain(state, seat, choice)
        elif choice < FIRST_POWER:
            state.do(StartCombat(seat, choice - FIRST_ATTACK))
        elif choice < FIRST_THING:
            state.tell(say.ITEM_USED, seat, choice - FIRST_ITEM)
            ITEM_POWERS[choice - FIRST_ITEM].begin(state, seat)
        elif choice < FIRST_MOVE:
            take_thing(state, seat, choice - FIRST_THING)
        else:
            move(state, seat, choice - FIRST_MOVE)


class StartTurn(Step[Table]):
    """LAB-017, LAB-172: a turn gives 2 actions (3 under Haste); limits begin anew."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.active_seat = self.seat
        state.actions = state.parts.numbers.actions + works(state, self.seat, ACTIONS)
        state.golem_used = False
        state.event_used = False
        state.used = 0
        state.put_down = 0
        state.barred = False
        state.tell(say.TURN_STARTED, self.seat)
        state.do(NextDeed(self.seat), EndTurn(self.seat) if state.rules >= 2 else FinishTurn(self.seat))


def has_won(state: Table, seat: int) -> bool:
    """LAB-001, LAB-005, LAB-179, LAB-182: alone on the central tile with a key; the Golem is no character."""
    return on_centre(state, seat) and state.keys_of(seat) > 0 and len(state.at_node(CENTRE)) == 1


class NextDeed(Step[Table]):
    """LAB-027, LAB-180, LAB-181: the win is checked before the first deed and after each completely resolved one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        if has_won(state, self.seat):
            state.winner = self.seat
            state.tell(say.GAME_WON, self.seat)
            state.agenda.clear()
        else:
            ask = ChooseDeed(self.seat)
            if state.rules < 2 or not nothing_left(state, ask):
                state.do(ask)


def nothing_left(state: Table, ask: ChooseDeed) -> bool:
    """Tell whether the active player can do nothing but end the turn; most often that is plain without listing all deeds."""
    player = state.players[ask.seat]
    if player.daze or player.home():
        return state.actions == 0
    if state.actions and (not state.golem_used or player.node == state.key_node(ask.seat)):
        return False
    return ask.options(state) == [END]


class EndTurn(Ask[Table]):
    """LAB-026: nothing is left to do: the turn ends when its player says so, who can still take the last deed back.

    By the first rules it ended by itself.
    """

    __slots__ = ()

    question: ClassVar = Sentence("ask-end-turn")
    option: ClassVar = PLAIN_LABELS[END]
    rule: ClassVar = "LAB-026"
    names: ClassVar = ("end",)

    def automatic(self) -> bool:
        return False

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option)

    def role(self, state: Table, choice: int) -> int:
        return END_TURN

    def candidates(self, state: Table) -> list[int]:
        return [0]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.do(FinishTurn(self.seat))


def finish_turn(state: Table, seat: int) -> None:
    """LAB-026: the active player ends the turn; nobody is asked again."""
    if state.actions or state.rules >= 2:
        state.close_undo(UNDO_AFTER_TURN)
    if state.rules >= 2:
        waiting = state.agenda.pop()
        assert isinstance(waiting, EndTurn)
        state.do(FinishTurn(seat))
    state.actions = 0


class BeginPower(Step[Table]):
    """LAB-163: an ability begins when everything it costs has been paid."""

    __slots__ = ("ability", "seat")

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.ability)

    def run(self, state: Table) -> None:
        POWERS[self.ability].begin(state, self.seat)


class FinishTurn(Step[Table]):
    """LAB-017, LAB-106, LAB-184: actions are lost; a round ends with the player before the first one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        state.actions = 0
        state.golem_back = state.golem_came
        state.golem_came = NOTHING
        following = state.seat_after(self.seat)
        if following == state.first:
            if state.round >= state.max_rounds:
                state.ended = True
                state.tell(say.ROUND_LIMIT, state.max_rounds)
                for seat in winners(state):
                    state.tell(say.GAME_WON, seat)
                return
            state.round += 1
        state.do(StartTurn(following))


def whose_turn(state: Table) -> int:
    """LAB-022: the player whose turn it is; nobody's before the first turn and after the last."""
    return state.active_seat if state.agenda and isinstance(state.agenda[0], EndTurn | FinishTurn) else NOTHING
