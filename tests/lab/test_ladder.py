"""The ladder: its schedule, its file, and strengths that match the games."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.bots import Plan
from dolmen.cli.main import main
from dolmen.kernel import engine
from dolmen.kernel.step import Draw
from dolmen.lab import ladder, report
from dolmen.lab.bout import Played, SeededChance, play
from dolmen.lab.strength import Ranking, fit, strengths, wilson

PLANS = {"uniform": Plan("uniform"), "greedy": Plan("greedy")}


def test_every_pair_meets_in_both_seats_with_the_same_luck() -> None:
    bouts = ladder.schedule(["a", "b", "c"], [2], 5, 0)
    assert len(bouts) == len(set(bouts)) == 2 * (5 + 5 + 1)
    assert {frozenset(bout.levels) for bout in bouts} == {frozenset("ab"), frozenset("bc"), frozenset("ac")}
    for bout in bouts:
        assert ladder.Bout((bout.levels[1], bout.levels[0]), bout.deal) in bouts


def test_pairs_that_tell_little_meet_less_often() -> None:
    levels = ["uniform", "greedy", "novice", "club", "master"]
    met: dict[tuple[str, ...], int] = {}
    for bout in ladder.schedule(levels, [2], 10, 0):
        met[bout.levels] = met.get(bout.levels, 0) + 1
    often = {pair for pair, games in met.items() if games == 10 and levels.index(pair[0]) < levels.index(pair[1])}
    neighbours = set(pairwise(levels))
    assert often == neighbours | {("uniform", "master"), ("greedy", "master")}
    assert met["novice", "master"] == met["master", "novice"] == 2


def test_with_more_seats_the_line_up_goes_round_the_table() -> None:
    bouts = ladder.schedule(["a", "b", "c", "d"], [3], 0, 1)
    assert len(bouts) == 3
    for seat in range(3):
        assert {bout.levels[seat] for bout in bouts} == set(bouts[0].levels)


def test_the_same_seed_plays_the_same_game() -> None:
    plans = [Plan("uniform"), Plan("greedy")]
    first, second = play("nawiedzone-krainy", plans, 3), play("nawiedzone-krainy", plans, 3)
    assert first._replace(seconds=[]) == second._replace(seconds=[])
    assert play("nawiedzone-krainy", plans, 4).choices != first.choices


def test_luck_belongs_to_a_seed() -> None:
    game = catalog.find("nawiedzone-krainy")
    state = game.new_game(game.setup(2, {}))
    engine.run(state)
    draw = engine.pending(state)
    assert isinstance(draw, Draw)

    def outcomes(seed: int) -> list[int]:
        chance = SeededChance(seed)
        return [chance.answer(draw, state) for _ in range(40)]

    assert outcomes(1) == outcomes(1)
    assert len({tuple(outcomes(seed)) for seed in range(5)}) == 5


def record(levels: tuple[str, ...], places: list[int], deal: int = 0) -> ladder.Record:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return ladder.Record(ladder.Bout(levels, deal), Played(places, places, winners, [0.1] * len(places), [9] * len(places)))


def test_a_book_goes_on_where_it_stopped_and_forgets_changed_levels(tmp_path: Path) -> None:
    path = tmp_path / "games" / "ladder.jsonl"
    results = ladder.ResultsFile(path, "toy", PLANS)
    assert results.records() == []
    results.add(record(("uniform", "greedy"), [2, 1]))
    with path.open("a") as file:
        file.write('{"game": "toy", "cut of')
    assert results.records() == [record(("uniform", "greedy"), [2, 1])]
    changed = Plan("greedy")
    changed.mistakes = 10
    assert ladder.ResultsFile(path, "toy", PLANS | {"greedy": changed}).records() == []
    assert ladder.ResultsFile(path, "other", PLANS).records() == []


def test_games_by_other_options_are_kept_apart(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    ladder.ResultsFile(path, "toy", PLANS).add(record(("uniform", "greedy"), [2, 1]))
    partial = ladder.ResultsFile(path, "toy", PLANS, {"rule": "partial"})
    assert partial.records() == []
    partial.add(record(("uniform", "greedy"), [1, 2]))
    assert partial.records() == [record(("uniform", "greedy"), [1, 2])]
    assert ladder.ResultsFile(path, "toy", PLANS).records() == [record(("uniform", "greedy"), [2, 1])]


def test_games_of_other_weights_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("greedy")
    plain = ladder.digest("toy", plan)
    plan.deeper = True
    learned = ladder.digest("toy", plan)
    found = {plain, learned}
    for changed in ("weights", "saved", "tuned"):
        monkeypatch.setattr(ladder, "weights", lambda _, kind, changed=changed: [1.0] if kind == changed else [])
        found.add(ladder.digest("toy", plan))
    assert len(found) == 5


def test_strengths_are_found_again() -> None:
    dice = random.Random(5)
    true = {"weak": 1.0, "middle": 3.0, "strong": 9.0}
    rankings = []
    for deal in range(600):
        left = dict(true)
        order: list[str] = []
        while left:
            order.append(dice.choices(list(left), list(left.values()))[0])
            del left[order[-1]]
        rankings.append(Ranking(tuple(order), (1, 2, 3), deal))
    found = strengths(rankings, list(true), resamples=40)
    elo_of_three = 190.8
    assert found["strong"].middle - found["middle"].middle == pytest.approx(elo_of_three, abs=45)
    assert found["middle"].middle - found["weak"].middle == pytest.approx(elo_of_three, abs=45)
    for one in found.values():
        assert one.low < one.middle < one.high


def test_a_few_games_won_by_one_side_do_not_make_it_certain() -> None:
    few = strengths([Ranking(("a", "b"), (1, 2), deal) for deal in range(4)], ["a", "b"])["a"]
    many = strengths([Ranking(("a", "b"), (1, 2), deal) for deal in range(100)], ["a", "b"])["a"]
    assert few.low < few.middle <= few.high
    assert few.low < many.low
    assert few.high - few.low > 100


def test_the_seed_decides_the_intervals() -> None:
    rankings = [Ranking(("a", "b"), (1, 2) if deal % 3 else (2, 1), deal) for deal in range(20)]
    once, again, other = (strengths(rankings, ["a", "b"], resamples=20, seed=seed)["a"] for seed in (1, 1, 2))
    assert once == again
    assert (once.low, once.high) != (other.low, other.high)
    assert once.middle == other.middle


def test_a_shared_place_is_between_winning_and_losing() -> None:
    won = fit([Ranking(("a", "b"), (1, 2), 0)] * 4, ["a", "b"])
    shared = fit([Ranking(("a", "b"), (1, 2), 0)] * 3 + [Ranking(("a", "b"), (1, 1), 0)], ["a", "b"])
    assert 0 < shared["a"] <= won["a"]
    assert fit([Ranking(("a", "b"), (1, 1), 0)], ["a", "b"])["a"] == pytest.approx(0)


def test_a_common_defeat_is_won_by_the_land() -> None:
    lost = record(("uniform", "greedy"), [0, 0])
    assert ladder.ranking(lost, all_can_lose=True).places == (2, 2, 1)
    won = record(("uniform", "greedy"), [2, 1])
    assert ladder.ranking(won, all_can_lose=True).places == (2, 1, 3)
    made = report.report("toy", [lost, won], ["uniform", "greedy"])
    assert made.survived == {2: (1, 2)}
    assert made.duels["greedy", "uniform"] == ladder.Duel(1.0, 2, 1)
    assert "2 seats: the land was saved in 1 of 2 games" in report.lines(made)


def test_at_more_seats_a_level_is_compared_with_chance() -> None:
    two = record(("uniform", "greedy"), [2, 1])
    three = record(("uniform", "greedy", "club"), [2, 1, 3])
    shared = record(("greedy", "club", "uniform", "club"), [1, 1, 3, 4])
    made = report.report("toy", [two, three, shared], ["uniform", "greedy", "club"])
    assert made.multi_seat["greedy"] == ladder.MultiSeatScore(1.5, 2, 1 / 3 + 1 / 4)
    assert made.multi_seat["club"] == ladder.MultiSeatScore(0.5, 3, 1 / 3 + 2 / 4)
    assert made.multi_seat["uniform"].won == 0
    assert "  greedy              1.5 of 2      75 %  29 %" in report.lines(made)
    assert {"level": "club", "won": 0.5, "games": 3, "by_chance": 0.83} in report.document(made)["more_seats"]
    assert report.report("toy", [two], ["uniform", "greedy"]).multi_seat == {}


def test_the_interval_of_a_share() -> None:
    low, high = wilson(85, 100)
    assert (round(low, 2), round(high, 2)) == (0.77, 0.91)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_picture_is_a_picture() -> None:
    made = report.report("toy", [record(("uniform", "greedy"), [2, 1], deal) for deal in range(5)], ["uniform", "greedy"])
    drawn = report.picture(made, "toy <1>")
    assert drawn.startswith("<svg")
    assert drawn.rstrip().endswith("</svg>")
    assert "toy &lt;1&gt;" in drawn


LEVELS = """
[nawiedzone-krainy]
uniform = { kind = "uniform" }
novice = { kind = "greedy", mistakes = 50 }
club = { kind = "greedy" }
"""


def test_the_command_prints_a_table_with_intervals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    levels = tmp_path / "levels.toml"
    levels.write_text(LEVELS)
    assert main(["ladder", "nawiedzone-krainy", "--quick", "--deals", "1", "--file", str(levels)]) == 0
    told = capsys.readouterr().out
    assert "nawiedzone-krainy: 6 games" in told
    assert "95 % interval" in told
    assert "club : novice" in told


def test_the_options_choose_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """NAW-052: random players lose the land; with part of the Wraiths they play on, and one of them wins."""
    plans = [Plan("uniform"), Plan("uniform")]
    assert play("nawiedzone-krainy", plans, 1).winners == []
    partial = {"wraith_supply_rule": "partial"}
    assert play("nawiedzone-krainy", plans, 1, partial).winners != []
    bouts = [ladder.Bout(("uniform", "uniform"), 1)]
    (found,) = ladder.run("nawiedzone-krainy", {"uniform": plans[0]}, bouts, 5, 1, partial)
    assert found.played.winners != []
    assert main(["ladder", "nawiedzone-krainy", "--quick", "--option", "wraith_supply_rule=none"]) == 2
    assert "wraith_supply_rule" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing"], "nothing"),
        (["labyrinth", "--levels", "giant"], "labyrinth has no level 'giant'"),
        (["labyrinth", "--seats", "9"], "labyrinth is for 2, 3, 4, 5, 6 players, not for 9"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *arguments]) == 2
    assert complaint in capsys.readouterr().err
