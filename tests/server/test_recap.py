"""A recap: what has happened since a player's last choice, from stated positions."""

from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.history import History
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, stage, start
from dolmen.kernel.sentence import Event, Routine, Told
from dolmen.kernel.step import WATCHER, Draw
from dolmen.server.live_table import LiveTable
from dolmen.server.recap import MOST_LINES, folded, recap, stretch
from dolmen.server.recap_losses import MOST_LOSSES
from dolmen.server.recap_text import LONGEST, recap_text
from dolmen.server.replay import Recording
from dolmen.server.schema import STANDING_ANSWER
from dolmen.server.table_log import LogEntry, TableLog
from dolmen.server.wire import LogLine, Phrase
from dolmen.server.wire_recap import Recap
from dolmen.texts import LANGUAGES, recap_texts
from tests.games.by_name import number, options_of, question
from tests.server.serving import Json
from tests.server.test_two_worlds import a_live_table
from tests.server.twins import live

NAMES = ("Ola", "Jan", "Iza", "7")
GAMES = pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)


def staged(game: str, **given: Any) -> LiveTable:
    """A table that begins in a position."""
    found = catalog.find(game)
    position = found.load_position(given, "test", found.box)
    seats = len(given["players"])
    setup = found.setup(seats, {})
    table = live(Match(found, setup, Journal(start(found, setup, NAMES[:seats], table="t").journal.header), None))
    table.match = stage(found, setup, NAMES[:seats], position)
    table.history = History(found, setup)
    table.history.snapshots[0] = (table.match.journal.hashes[0], found.clone(table.match.state))
    table.log = TableLog(found)
    return table


def play(table: LiveTable, *names: str) -> None:
    """Make choices by name; chance gives its first outcome where it is asked before the next choice."""
    state = table.match.state
    for name in names:
        while isinstance(engine.pending(state), Draw):
            table.match.take(number(state, options_of(state)[0]))
        table.match.take(number(state, name))
    while isinstance(engine.pending(state), Draw):
        table.match.take(number(state, options_of(state)[0]))


def play_on(table: LiveTable, seat: int, kind: str, limit: int = 200) -> None:
    """Take first options until a seat is asked a kind of question."""
    state = table.match.state
    for _ in range(limit):
        ask = question(state)
        if (ask.seat, type(ask).__name__) == (seat, kind):
            return
        play(table, options_of(state)[0])
    raise AssertionError(f"seat {seat} is never asked {kind}")


def of(table: LiveTable, seat: int, eyes: int | None = None) -> Recap:
    return recap(Recording(table, seat if eyes is None else eyes), seat)


def in_words(table: LiveTable, seat: int, language: str = "en") -> str:
    return recap_text(of(table, seat), recap_texts(table.game, language), NAMES)


# What others took away


def test_a_card_that_somebody_went_to_comes_before_one_that_has_become_dear() -> None:
    table = staged("przepowiednia", turn={"seat": 0, "step": "move"}, players=[{"figure": "W1"}, {"figure": "T-B"}])
    play(table, "W2", "end", "W5")
    taken = table.match.moment
    play_on(table, 0, "Move")
    found = of(table, 0)
    assert (found.since, found.turns, found.seat) == (2, 1, 0)
    first, second = found.losses
    assert first.refusal is not None
    assert (first.refusal.rule, first.refusal.phrase.key, first.places) == ("PRZ-032", "card-occupied", ["card:9"])
    assert (first.moment, first.after, first.more) == (taken, None, 0)
    assert second.refusal is not None
    assert second.refusal.phrase.key == "too-poor-for-speed"
    said = in_words(table, 0)
    assert said.startswith("No longer possible: “Go to Wilderness 5”. Another figure already stands on Wilderness 5. No longer")
    assert "Jan goes to Wilderness 5." in said
    assert in_words(table, 0, "pl").startswith("Już niemożliwe: „Idź na Pustkowie 5”. Inny pionek stoi już na Pustkowiu 5.")


def test_a_card_of_the_display_is_lost_although_others_must_be_played_for_it_first() -> None:
    hand = [101, 104, 107]
    table = staged(
        "rune-stones",
        turn={"seat": 0, "step": "end"},
        players=[{"hand": hand, "druid": "brown"}, {"hand": hand, "druid": "grey"}],
        display=[44, 45, 46, 43, 47, 48],
    )
    play(table, "end", "summon", "104", "107", "44")
    play_on(table, 0, "Action")
    (loss,) = of(table, 0).losses
    assert (loss.label.key, loss.places, loss.refusal) == ("summon-take", ["card:44"], None)
    assert loss.after is not None
    assert loss.after.key == "do-summon"
    assert in_words(table, 0) == "No longer there: “Take red harpy 44 for 4 points”. Jan summons red harpy 44 for 4 points."


def test_a_rival_who_walked_away_cannot_be_attacked_any_more() -> None:
    here = "(1,0)a"
    table = staged(
        "labyrinth",
        turn={"seat": 0},
        tiles={"(2,0)": "T02r0", "(1,0)": "T01r0"},
        players=[{"character": "C01", "node": here}, {"character": "C03", "node": here}],
    )
    play(table, "end", "move-(2,0)a", "end")
    play_on(table, 0, "ChooseDeed")
    losses = {loss.label.key: loss for loss in of(table, 0).losses}
    assert losses["do-attack"].refusal is not None
    assert losses["do-attack"].refusal.phrase.key == "not-here"
    assert losses["do-attack"].places == ["seat:1"]


def test_goods_that_somebody_gathered_are_lost() -> None:
    table = staged("nawiedzone-krainy", players=[{"at": "S6.W"}, {"at": "S6.W"}, {}])
    play(table, "pass", "gather-S6.W-food")
    gathered = table.match.moment
    play_on(table, 0, "Act")
    found = of(table, 0)
    loss = next(loss for loss in found.losses if "cell:" in loss.places[0])
    assert loss.refusal is not None
    assert (loss.refusal.phrase.key, loss.moment) == ("cell-depleted", gathered)
    assert found.turns == 2


def test_what_the_seat_used_up_itself_is_no_news() -> None:
    """Seat 0 walks away from a rival and so can no longer attack; nothing of it comes from the others."""
    table = staged(
        "labyrinth",
        turn={"seat": 0},
        tiles={"(2,0)": "T02r0", "(1,0)": "T01r0"},
        players=[{"character": "C01", "node": "(1,0)a"}, {"character": "C03", "node": "(1,0)a"}],
    )
    play(table, "move-(2,0)a", "end", "end")
    play_on(table, 0, "ChooseDeed")
    assert [loss for loss in of(table, 0).losses if loss.label.key == "do-attack"] == []


# What else matters


def test_who_may_soon_end_the_game_and_that_the_last_round_has_begun() -> None:
    table = staged(
        "rune-stones",
        turn={"seat": 0, "step": "end"},
        players=[{"hand": [101], "points": 62}, {"hand": [101, 104, 107], "points": 58}, {"hand": [101], "points": 60}],
        display=[44, 45, 46, 43, 47, 48],
    )
    play(table, "end")
    assert table.game.near_end(table.match.state) == [0, 2]
    play_on(table, 2, "Action")
    play_on(table, 0, "Action")
    found = of(table, 0)
    assert found.near_end == [2]
    assert "Iza may soon end the game." in in_words(table, 0)
    assert "Iza może wkrótce zakończyć grę." in in_words(table, 0, "pl")
    assert not found.last_round


TILES = {"(2,0)": "T02r0", "(1,0)": "T01r0", "(0,-1)": "T10r1"}
FOUR = {"T-Y": {"track": "1.1.."}, "T-B": {"track": "1.1.."}}
NEAR: list[tuple[str, Json, list[int]]] = [
    ("przepowiednia", {"players": [{}, {}, {}, {}], "temples": FOUR}, [1]),
    ("przepowiednia", {"players": [{}, {}, {}, {}], "temples": FOUR, "ending": True}, []),
    ("rune-stones", {"players": [{"points": 59}, {"points": 58}]}, [0]),
    ("rune-stones", {"players": [{"points": 66}, {"points": 62}]}, []),
    ("nawiedzone-krainy", {"players": [{}, {}, {}]}, []),
    (
        "labyrinth",
        {"players": [{"character": "C01", "node": "(0,-1)a", "keys": 1}, {"character": "C03", "node": "(0,-1)a"}]},
        [0],
    ),
    ("labyrinth", {"players": [{"character": "C01", "node": "K3", "keys": 1}, {"character": "C03", "node": "(1,0)a"}]}, []),
]


@pytest.mark.parametrize(("name", "given", "near"), NEAR)
def test_a_game_says_who_may_soon_end_it(name: str, given: Json, near: list[int]) -> None:
    more = {"tiles": TILES} if name == "labyrinth" else {}
    table = staged(name, **given, **more)
    assert table.game.near_end(table.match.state) == near


def test_the_last_round_is_told_once() -> None:
    table = staged(
        "przepowiednia",
        turn={"seat": 0, "step": "end"},
        temples=FOUR,
        objectives=["T-R", "T-Y", "T-B"],
        players=[{"figure": "W1"}, {"figure": "W10", "grid": {"0": "R", "3": "Y", "5": "Y"}}, {"figure": "W3"}, {"figure": "W5"}],
    )
    play(table, "end", "T-R", "L3")
    play_on(table, 2, "Move")
    found = of(table, 2)
    assert (found.last_round, found.near_end, found.leaders) == (True, [], [1])
    assert "The last round has begun." in in_words(table, 2)
    # Seat 1 made its last choice after the round had begun.
    play_on(table, 3, "Move")
    assert not of(table, 1).last_round


# Folding


def test_lines_are_folded_by_player_without_what_is_routine() -> None:
    routine = 0
    for game in catalog.games():
        table = a_live_table(game, 3, FastRandom(3), 160)
        found = of(table, 0)
        told = [line for player in found.players for line in player.lines] + found.mine
        assert [player.seat for player in found.players] == [seat for seat in (1, 2, 0, -1) if seat in seats_of(found)]
        assert all(line.times > 0 and found.since < line.moment <= found.until for line in told)
        keys = {line.phrase.key for line in told}
        for moment, line in table.match.told:
            if found.since < moment <= found.until and type(line.event) is Routine:
                routine += 1
                assert line.event.key not in keys
    assert routine > 0


def seats_of(found: Recap) -> list[int]:
    return [player.seat for player in found.players]


def test_equal_lines_one_after_another_are_one() -> None:
    game = catalog.find("rune-stones")
    gained = next(event for event in game.sentences if event.key == "gained")
    assert isinstance(gained, Event)
    log = TableLog(game)
    table = staged("rune-stones", players=[{}, {}])
    for moment, gem in ((3, 1), (4, 1), (6, 2), (7, 1)):
        pool = [int(number == gem) for number in range(len(game.words["pool"]))]
        log.entries.append(LogEntry("", Told(gained, (1, *pool)), LogLine(moment, 0, 1, "RUN-053", "gained", Phrase("gained"))))
    assert [(line.moment, line.times) for line in folded(table.game, log.entries)] == [(4, 2), (6, 1), (7, 1)]


def test_a_long_absence_leaves_the_oldest_lines_out() -> None:
    table = a_live_table(catalog.find("nawiedzone-krainy"), 3, FastRandom(3), 300)
    found = of(table, WATCHER)
    assert found.since == 0
    assert max(len(player.lines) for player in found.players) == MOST_LINES
    assert any(player.left_out for player in found.players)
    assert (found.losses, found.mine) == ([], [])


def test_a_stretch_ends_before_the_own_choices_of_the_present_turn() -> None:
    table = staged("przepowiednia", turn={"seat": 0, "step": "move"}, players=[{"figure": "W1"}, {"figure": "T-B"}])
    play(table, "W2", "end", "W5")
    play_on(table, 0, "Move")
    before = stretch(Recording(table, 0), 0)
    assert before == (2, table.match.moment)
    play(table, options_of(table.match.state)[0])
    assert stretch(Recording(table, 0), 0) == before
    # What nobody clicked is not a choice of the seat's.
    recording = Recording(table, 0)
    recording.unclicked = {1: STANDING_ANSWER, 2: STANDING_ANSWER}
    assert stretch(recording, 0) == (0, before[1])


def test_what_a_bot_did_at_the_own_seat_is_told_as_done_by_it() -> None:
    table = staged("przepowiednia", turn={"seat": 0, "step": "move"}, players=[{"figure": "W1"}, {"figure": "T-B"}])
    play(table, "W2", "end", "W5")
    play_on(table, 0, "Move")
    begin = table.match.moment
    play(table, "W3")
    play_on(table, 1, "Move")
    play(table, options_of(table.match.state)[0])
    play_on(table, 0, "Move")
    recording = Recording(table, 0)
    lines = table.match.journal.lines
    by_bots = [number for number in range(begin + 1, table.match.moment + 1) if lines[number]["seat"] == 0]
    found = recap(recording, 0, by_bots=by_bots)
    # Its player's last choice was to end the turn before.
    assert (found.since, found.until) == (2, table.match.moment)
    assert recap(recording, 0).since > begin
    (own,) = (player for player in found.players if player.seat == 0)
    keys = [line.phrase.key for line in own.lines]
    assert keys
    assert not {line.phrase.key for line in found.mine} & set(keys)
    assert all(loss.moment > by_bots[-1] for loss in found.losses)
    texts = recap_texts(table.game, "en")
    own_only = found.__class__(**{**{name: getattr(found, name) for name in found.__struct_fields__}, "players": [own]})
    assert "The bot at your seat: Ola goes to Wilderness 3." in recap_text(own_only, texts, NAMES)
    pl = recap_text(own_only, recap_texts(table.game, "pl"), NAMES)
    assert "Bot na twoim miejscu: Ola idzie na Pustkowie 3." in pl


def test_nothing_has_happened_before_anybody_moved() -> None:
    table = staged("przepowiednia", turn={"seat": 0, "step": "move"}, players=[{"figure": "W1"}, {"figure": "T-B"}])
    found = of(table, 0)
    assert (found.since, found.until, found.players) == (0, 0, [])
    assert in_words(table, 0) == "Nothing important has happened since."
    assert in_words(table, 0, "pl") == "Od tamtej pory nic ważnego się nie wydarzyło."


@GAMES
def test_a_recap_in_words_is_short_at_every_moment(game: Game[Any]) -> None:
    """In each language; the choices that are told as lost are refused or gone now, and at most so many."""
    random = FastRandom(6)
    table = a_live_table(game, 3, random, 0)
    lost = full = 0
    for _ in range(500):
        ask = engine.pending(table.match.state)
        if ask is None:
            break
        options = ask.search_options(table.match.state)
        table.match.play(ask.seat, options[random.below(len(options))])
        if random.below(12):
            continue
        for seat in (*range(3), WATCHER):
            found = of(table, seat)
            assert found.until <= table.match.moment
            assert len(found.losses) <= MOST_LOSSES
            assert all(found.since < loss.moment <= found.until for loss in found.losses)
            said = [recap_text(found, recap_texts(game, language), NAMES) for language in LANGUAGES]
            assert all(0 < len(text) <= LONGEST for text in said)
            lost += len(found.losses)
            full += max(map(len, said)) > LONGEST - 60
    assert full > 10
    assert lost > 0 or game.id == "nawiedzone-krainy"
