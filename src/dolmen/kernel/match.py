"""A match: a game being played, with its random stream, its journal and its undo."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.chance import SECRET_BYTES, Stream, commitment
from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import NOBODY, Box, Game, Result, Setup
from dolmen.kernel.history import STRIDE, History, Record
from dolmen.kernel.journal import FORMAT, Journal, Line
from dolmen.kernel.reveal import learnt
from dolmen.kernel.sentence import Refusal, Told
from dolmen.kernel.step import CHANCE, NO_SUCH_CHOICE, Ask, Draw, State

NOTHING_TO_UNDO: Final = Refusal("", "nothing-to-undo")
UNDO_AFTER_CHANCE: Final = Refusal("", "undo-after-chance")
UNDO_NOT_YOURS: Final = Refusal("", "undo-not-yours")
UNDO_AFTER_SECRET: Final = Refusal("", "undo-after-secret")
UNDO_AFTER_TURN: Final = Refusal("", "undo-after-turn")
NOT_ASKED: Final = Refusal("", "not-asked")


WORD_LENGTH: Final = 64

Turns = list[tuple[int, int]]


class Match:
    """A game being played.

    `told` lists what happened, each with the moment after which it is known.
    `floor` is the last moment that cannot be undone, with the state as it was then; while lines of a journal are followed,
    that state is not kept, and what a choice revealed is not looked into (see `find_floor`).
    `turns` lists the turns: the moment after which each began, and its seat.
    `early_answers` keeps answers to questions that several seats answer at the same time.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, journal: Journal, secret: bytes | None, position: State | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.journal = journal
        self.secret = secret
        self.stream = Stream(secret or b"", journal.header["words"])
        self.told: list[tuple[int, Told]] = []
        self.turns: Turns = []
        self.early_answers: dict[int, int] = {}
        self.floor = self.earlier_floor = 0
        self.floor_state: State | None = None
        self.state: State = game.new_game(setup) if position is None else position
        self.state.rules = setup.rules
        self.state.sink = []
        engine.run(self.state)
        self._close(NOTHING_TO_UNDO)
        self._note()

    @property
    def moment(self) -> int:
        """The number of choices made so far, chance included."""
        return self.journal.moment

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return engine.over(self.state)

    def result(self) -> Result:
        """The result of a game that has ended."""
        found: Result = self.game.result(self.state)
        return found

    def open_asks(self) -> list[Ask[Any]]:
        """List the questions that may be answered now: one, or one for each seat when several answer at the same time."""
        return open_asks(self.state, self.early_answers)

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """Say why a seat may not make a choice now; None when it may."""
        for ask in self.open_asks():
            if ask.seat == seat:
                if choice not in ask.candidates(self.state):
                    return NO_SUCH_CHOICE
                refusal: Refusal | None = ask.why_not(self.state, choice)
                return refusal
        return NOT_ASKED

    def play(self, seat: int, choice: int) -> None:
        """Make a choice for a seat; draws that follow are answered at once."""
        ask = engine.pending(self.state)
        if ask is None:
            raise BadInput("the game is over: nobody is asked anything")
        refusal = self.why_not(seat, choice)
        if refusal is not None:
            raise IllegalChoice(ask, choice, refusal)
        if seat != ask.seat:
            self.early_answers[seat] = choice
            return
        self._take(ask, choice)
        self.settle()

    def take(self, choice: int) -> None:
        """Take a legal answer to the question that waits, from chance as well, and stop there."""
        ask = engine.pending(self.state)
        if isinstance(ask, Draw):
            self._take_draw(ask, ask.key(), ask.weights(self.state), choice)
        else:
            assert ask is not None
            self._take(ask, choice)

    def settle(self) -> None:
        """Let chance answer, apply answers that were given early, and close the journal at the end."""
        ask = engine.pending(self.state)
        while ask is not None:
            if isinstance(ask, Draw):
                weights = ask.weights(self.state)
                key = self.stream.take_key(ask.key())
                self._take_draw(ask, key, weights, self.stream.outcome(key, weights))
            elif ask.seat in self.early_answers:
                self._take(ask, self.early_answers.pop(ask.seat))
            else:
                return
            ask = engine.pending(self.state)
        if not self.journal.finished and self.secret is not None:
            self.journal.add_footer(self.result().document(), self.secret)

    def _take(self, ask: Ask[Any], choice: int) -> None:
        before: State | None = self.game.clone(self.state) if self.game.secrets else None
        self.journal.add_choice(ask.seat, type(ask).__name__, choice)
        engine.apply(self.state, choice)
        # The end of a turn closes undo anyway, and so does a draw that comes next.
        open_still = self.state.closed is None and not isinstance(engine.pending(self.state), Draw)
        if open_still and before is not None and learnt(self.game, before, ask.seat, choice, self.state):
            self.state.close_undo(UNDO_AFTER_SECRET)
        self._note()

    def follow(self, journal: Journal) -> None:
        """Do what the next line of a journal says, after it has been checked."""
        line = journal.lines[self.moment + 1]
        self.journal.copy_line(journal, self.moment + 1)
        engine.apply(self.state, line["choice"])
        self._hear()
        reason = UNDO_AFTER_CHANCE if line["seat"] == CHANCE else self.state.closed
        if self.moment == self.journal.branch_moment:
            # What is before belongs to another table.
            reason = NOTHING_TO_UNDO
        self.floor_state = None
        if reason is not None:
            self.state.closed = None
            self.earlier_floor = self.floor
            self.floor = self.moment
            self.floor_reason = reason

    def _take_draw(self, ask: Draw[Any], key: str, weights: list[int], choice: int) -> None:
        self.journal.add_draw(type(ask).__name__, key, weights, choice)
        engine.apply(self.state, choice)
        self._close(UNDO_AFTER_CHANCE)
        self._note()

    def _note(self) -> None:
        """Collect what was told, and move the undo floor when undo was closed."""
        self._hear()
        if self.state.closed is not None:
            self._close(self.state.closed)

    def _hear(self) -> None:
        """Collect what was told, and note whose turn it is."""
        moment, sink = self.moment, self.state.sink
        assert sink is not None
        for told in sink:
            self.told.append((moment, told))
        sink.clear()
        turn = self.game.turn(self.state)
        if turn != (self.turns[-1][1] if self.turns else NOBODY):
            self.turns.append((moment, turn))

    def _close(self, reason: Refusal) -> None:
        self.state.closed = None
        self.floor = self.moment
        self.floor_state = self.game.clone(self.state)
        self.floor_reason = reason

    def find_floor(self, history: History | None = None) -> State:
        """Return the state at the undo floor; find both, if lines of a journal were followed."""
        if self.floor_state is None:
            self.floor_state = _found_floor(self, history or History(self.game, self.setup))
        return self.floor_state

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Say why a seat cannot take its last choice back; None when it can."""
        self.find_floor()
        if self.moment == self.floor:
            return self.floor_reason
        if self.journal.lines[self.moment]["seat"] != seat:
            return UNDO_NOT_YOURS
        return None

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, but never after something was revealed.

        Other players' early answers to the same question are kept.
        """
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise BadInput(f"seat {seat} cannot undo: {refusal.key}")
        self.rewind(self.moment - 1)

    def rewind(self, moment: int) -> None:
        """Go back to a moment that is not before the floor; early answers to questions that are open there are kept."""
        state: State = self.game.clone(self.find_floor())
        if not self.floor <= moment <= self.moment:
            raise BadInput(f"the match cannot go back to moment {moment}: its floor is {self.floor}")
        self.journal.cut(moment)
        early, self.early_answers = self.early_answers, {}
        self.told = [(known, told) for known, told in self.told if known <= self.floor]
        self.turns = [(began, seat) for began, seat in self.turns if began <= moment]
        state.sink = []
        for line in self.journal.lines[self.floor + 1 :]:
            engine.apply(state, line["choice"])
            self.told.extend((line["n"], told) for told in state.sink)
            state.sink.clear()
        self.state = state
        self.early_answers = {ask.seat: early[ask.seat] for ask in self.open_asks() if ask.seat in early}


def _found_floor(match: Match, history: History) -> State:
    """Move the undo floor on to the last choice that revealed something, and return the state there.

    Only choices after the last draw or end of a turn matter.
    """
    game, record, last = match.game, Record(match.journal), match.floor
    state = history.state_at(record, match.earlier_floor)
    found: State = game.clone(state)
    for line in record.lines[match.earlier_floor + 1 :]:
        before: State | None = game.clone(state) if game.secrets and line["n"] > last else None
        engine.apply(state, line["choice"])
        if before is not None and learnt(game, before, line["seat"], line["choice"], state):
            match.floor = line["n"]
            match.floor_reason = UNDO_AFTER_SECRET
        if line["n"] == match.floor:
            found = game.clone(state)
    return found


def open_asks(state: State, answered: Collection[int] = ()) -> list[Ask[Any]]:
    """List the questions that may be answered in a state, without those of seats that have answered early."""
    asks: list[Ask[Any]] = []
    for step in state.agenda[::-1]:
        if not isinstance(step, Ask) or (asks and not (step.together and asks[0].together)):
            break
        if step.seat not in answered:
            asks.append(step)
        if not step.together:
            break
    return asks


def stage(game: Game[Any], setup: Setup, names: Sequence[str], position: State) -> Match:
    """A match that begins in a position; it has no secret, so chance must be told what to answer (`Match.take`)."""
    return Match(game, setup, Journal(new_header(game, setup, names, (), "", b"")), None, position)


def start(
    game: Game[Any],
    setup: Setup,
    names: Sequence[str],
    *,
    secret: bytes | None = None,
    words: Sequence[str] = (),
    table: str = "",
) -> Match:
    """Begin a match: commit to the secret, take the players' words, let chance set the table."""
    if len(names) != setup.seats:
        raise BadInput(f"{len(names)} names were given for {setup.seats} seats")
    secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
    table = table or secrets.token_hex(8)
    match = Match(game, setup, Journal(new_header(game, setup, names, words, table, secret)), secret)
    match.settle()
    return match


def new_header(game: Game[Any], setup: Setup, names: Sequence[str], words: Sequence[str], table: str, secret: bytes) -> Line:
    """The first line of a journal: what is played, by whom, and the commitment to the secret."""
    return {
        "dolmen": FORMAT,
        "game": game.id,
        "rules": setup.rules,
        "components": setup.box.digest,
        "table": table,
        "options": setup.options,
        "seats": list(names),
        "words": [checked_word(word) for word in words] or [""] * setup.seats,
        "commitment": commitment(table, secret),
    }


def checked_word(word: str) -> str:
    """Check a word that a player adds to the shuffle: short and printable."""
    if len(word) > WORD_LENGTH or not (word == "" or word.isprintable()):
        raise BadInput(f"the word {word[:WORD_LENGTH]!r} is not a printable text of at most {WORD_LENGTH} characters")
    return word


def setup_of(game: Game[Any], journal: Journal, box: Box | None = None) -> Setup:
    """Read from a journal what was played, and check that this installation can play it."""
    header = journal.header
    if header["game"] != game.id:
        raise BadJournal(1, f"the journal is of the game {header['game']!r}, not of {game.id!r}", "game")
    rules = header["rules"]
    if type(rules) is not int or not 1 <= rules <= game.version:
        reason = f"{game.id} was played by rules version {rules!r}; this program has versions 1 to {game.version}"
        raise BadJournal(1, reason, "newer" if type(rules) is int and rules > game.version else "game")
    if len(header["words"]) != len(header["seats"]):
        raise BadJournal(1, "there must be one word for each seat")
    try:
        for word in header["words"]:
            checked_word(word)
        setup = game.setup(len(header["seats"]), header["options"], box, rules)
    except BadInput as bad:
        raise BadJournal(1, str(bad), "game") from None
    if header["components"] != setup.box.digest:
        raise BadJournal(1, "the game was played with other component files; give them with --components", "game")
    return setup


def resume(game: Game[Any], journal: Journal, secret: bytes, box: Box | None = None) -> Match:
    """Continue a match from its journal; every line is checked against the rules and the secret."""
    match = Match(game, setup_of(game, journal, box), Journal(journal.header), secret)
    while match.moment < journal.moment:
        replay_line(match, journal)
    match.settle()
    match.find_floor()
    return match


def reopen(game: Game[Any], journal: Journal, secret: bytes, pause: Callable[[], None]) -> Match:
    """Continue a match from a journal that this program wrote: its choices were checked when they were made.

    `pause` is called now and then, so that other threads may work.
    """
    match = Match(game, setup_of(game, journal), Journal(journal.header), secret)
    history, record = History(game, match.setup), Record(journal)
    for number in range(1, record.last + 1):
        line = record.lines[number]
        _check_asked(match, line)
        if line["seat"] == CHANCE:
            match.stream.used_key(line["key"])
        match.follow(journal)
        if number % STRIDE == 0:
            history.keep(record, number, match.state)
            pause()
    match.settle()
    match.find_floor(history)
    return match


def replay_line(match: Match, journal: Journal) -> None:
    """Play the next line of a journal; raise BadJournal when the rules or the secret contradict it."""
    line = journal.lines[match.moment + 1]
    ask = _check_asked(match, line)
    refusal = engine.check(match.state, line["choice"])
    if refusal is not None:
        raise BadJournal(line["n"] + 1, str(IllegalChoice(ask, line["choice"], refusal)), "rules")
    if isinstance(ask, Draw):
        _check_draw(match, ask, line)
    match.follow(journal)


def _check_asked(match: Match, line: Line) -> Ask[Any]:
    """The question that a line answers; BadJournal when the rules ask another one."""
    ask = engine.pending(match.state)
    if ask is None:
        raise BadJournal(line["n"] + 1, "the game was over before this choice", "rules")
    asked = type(ask).__name__
    if line["ask"] != asked or line["seat"] != ask.seat:
        found = f"seat {line['seat']} answers {line['ask']!r}, but the rules ask seat {ask.seat} {asked!r} here"
        raise BadJournal(line["n"] + 1, found, "rules")
    return ask


def _check_draw(match: Match, ask: Draw[Any], line: Line) -> None:
    """Check a draw; one that was made at the table from which this one goes on follows from that table's secret."""
    number = line["n"] + 1
    weights = ask.weights(match.state)
    key = match.stream.take_key(ask.key())
    if line["key"] != key or line["weights"] != weights:
        raise BadJournal(number, f"the draw should be {key} with weights {weights}", "rules")
    if match.secret is None or line["n"] <= match.journal.branch_moment:
        return
    if match.stream.outcome(key, weights) != line["choice"]:
        named = engine.choice_name(ask, line["choice"])
        reason = f"chance answered {named}, but the secret and the players' words give another answer"
        raise BadJournal(number, reason, "chance")
