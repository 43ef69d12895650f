"""A review: chances that add up, luck apart from decisions, errors that are honest, and nothing that nobody could know."""

import json
from typing import Any

import pytest

from dolmen import catalog
from dolmen.bots.review import Found, Review, ReviewPlan, plan_for, summary
from dolmen.bots.reviewing.accounts import Account
from dolmen.bots.reviewing.decision import Comparison
from dolmen.bots.reviewing.errors import errors, means
from dolmen.bots.reviewing.found import DECISION, DRAW, END, SETUP
from dolmen.bots.reviewing.futures import Futures, Luck, PlayedOn, shares_of, whose_turn
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadInput
from dolmen.kernel.history import Record
from dolmen.kernel.match import start
from dolmen.kernel.step import Draw, State
from tests.bots.reviewed import GAMES, found_in, played, quick, review_of
from tests.kernel.toy import TOY, Toy

ALL = [(name, 2) for name in GAMES] + [("rune-stones", 3)]
EXACT = 1e-9


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_luck_decisions_and_the_rest_add_up_to_the_whole_change(name: str, seats: int) -> None:
    found = found_in(name, seats)
    whole = summary(found)
    match = played(name, seats)
    final = shares_of(match.result(), seats)
    decisions = [each for each in found.values() if each.kind == DECISION]
    divided = 0.0
    for seat, account in enumerate(whole.seats):
        parts = (account.luck, account.own, account.others, account.rest)
        assert account.end == final[seat]
        assert sum(part.value for part in parts) == pytest.approx(account.end - account.start, abs=EXACT)
        luck = sum(each.swing[seat] for each in found.values() if each.swing)
        own = sum(each.earned[seat] for each in decisions if each.seat == seat)
        others = sum(each.earned[seat] for each in decisions if each.seat != seat)
        # What the estimates leave over goes to them and the rest, the same way for each.
        left = account.end - account.start - luck - own - others
        shares = [part.value - raw for part, raw in zip(parts, (luck, own, others, 0.0), strict=True)]
        assert sum(shares) == pytest.approx(left, abs=EXACT)
        assert all(share * left >= -EXACT and abs(share) <= abs(left) + EXACT for share in shares)
        divided += abs(left) - abs(account.rest.value)
        assert account.missed.value == pytest.approx(-sum(each.loss for each in decisions if each.seat == seat), abs=EXACT)
        assert all(part.error >= 0.0 for part in parts)
        assert account.rest.error > 0.0
    assert divided > 0.0
    # What one seat wins, others lose, or the land.
    lost = whole.lost or Account(0.0, 0.0)
    for part in ("luck", "rest"):
        everybody = sum(getattr(account, part).value for account in [*whole.seats, lost])
        assert everybody == pytest.approx(0.0, abs=EXACT)
    assert (whole.lost is not None) == (name == "nawiedzone-krainy")


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_every_record_is_sound(name: str, seats: int) -> None:
    match, found = played(name, seats), found_in(name, seats)
    kinds = {SETUP: 0, DECISION: 0, DRAW: 0, END: 0}
    for moment, each in found.items():
        assert each.moment == moment
        kinds[each.kind] += 1
        assert sum(each.chances) + each.lost == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in each.chances)
        assert Found.read(json.loads(json.dumps(each.document()))) == each
        if each.kind == DECISION:
            line = match.journal.lines[moment + 1]
            assert (each.seat, each.ask, each.choice) == (line["seat"], line["ask"], line["choice"])
            assert {each.choice, each.best} <= each.values.keys()
            assert each.loss == pytest.approx(-each.effect[each.seat], abs=EXACT)
            assert each.loss >= 0.0
            gap = each.values[each.best][each.seat] - each.values[each.choice][each.seat]
            assert each.loss == pytest.approx(max(0.0, gap), abs=EXACT)
            assert (each.loss_error > 0.0) or each.best == each.choice
            assert sum(each.earned) + each.lost_change == pytest.approx(0.0, abs=EXACT)
    assert kinds[SETUP] <= 1 == kinds[END]
    assert kinds[DECISION] > 3


def test_a_draw_with_few_outcomes_is_fair() -> None:
    """The swings of all outcomes, by weight, cancel out."""
    match, checked = played("nawiedzone-krainy"), 0
    plan = quick("nawiedzone-krainy")
    for each in found_in("nawiedzone-krainy").values():
        weights = match.journal.lines[each.moment + 1].get("weights", []) if each.kind == DRAW else []
        if weights and sum(weight > 0 for weight in weights) <= plan.outcomes:
            mean = [sum(weights[outcome] * shares[seat] for outcome, shares in each.values.items()) for seat in (0, 1)]
            assert [value / sum(weights) for value in mean] == pytest.approx(each.chances)
            assert each.swing[0] == pytest.approx(each.values[each.choice][0] - each.chances[0])
            checked += 1
    assert checked > 3


def test_a_moment_is_evaluated_alike_in_any_order_and_process() -> None:
    match, plan = played("rune-stones"), quick("rune-stones")
    found = found_in("rune-stones")
    moments = sorted(found)[3::7]
    again = review_of(match, plan)
    assert {moment: again.evaluate(moment) for moment in reversed(moments)} == {moment: found[moment] for moment in moments}
    alone = review_of(match, plan)
    assert alone.evaluate(moments[-1]) == found[moments[-1]]


def test_questions_with_one_answer_cost_nothing() -> None:
    match = played("przepowiednia")
    review = review_of(match, quick("przepowiednia"))
    moments = review.moments()
    assert sorted(moments) == sorted(found_in("przepowiednia"))
    assert moments[:2] == [min(moments), review.last]
    state: State = match.game.new_game(match.setup)
    engine.run(state)
    decided = False
    for moment in range(review.last):
        ask = engine.pending(state)
        several = len(engine.options(state)) > 1
        decided = decided or (several and not isinstance(ask, Draw))
        if decided:
            assert (moment in moments) == several
            assert review.stands_for(moment) == min(each for each in moments if each >= moment)
        engine.apply(state, match.journal.lines[moment + 1]["choice"])
    assert len(moments) < review.last


@pytest.mark.parametrize("name", ["rune-stones", "nawiedzone-krainy", "labyrinth"])
def test_a_decision_is_judged_by_what_the_player_could_know(name: str) -> None:
    """In another world that the player could not tell from the true one, the same is found."""
    match = played(name)
    game, plan, compared, other_worlds = match.game, quick(name), 0, 0
    review = review_of(match, plan)
    moments = [moment for moment in sorted(review.moments()) if moment > review.course.first]
    for moment in moments[:: 1 + len(moments) // 16]:
        state = review.course.state(moment)
        ask = engine.pending(state)
        if ask is None or isinstance(ask, Draw):
            continue
        world = game.determinize(state, ask.seat, FastRandom(7))
        other_worlds += any(game.view(world, seat) != game.view(state, seat) for seat in (0, 1))
        found = []
        for true in (state, world):
            comparison = Comparison(game, plan, review.futures(), ask.seat, 5)
            comparison.compare(true, match.journal.lines[moment + 1]["choice"])
            found.append((comparison.best, comparison.usual, comparison.values()))
        assert found[0] == found[1]
        compared += 1
    assert compared > 2
    assert other_worlds or name == "labyrinth"


def test_a_bad_move_costs_something_and_the_coach_says_why() -> None:
    match = played("rune-stones", short=False)
    review = review_of(match, plan_for(match.game, 2))
    plan = ReviewPlan(worlds=6, trials=2, options=8, turns=1, scale=5.0)
    for moment in sorted(review.moments())[40::5]:
        state = review.course.state(moment)
        ask = engine.pending(state)
        if ask is None or isinstance(ask, Draw):
            continue
        comparison = Comparison(match.game, plan, review.futures(), ask.seat, 3)
        options = list(engine.options(state))
        comparison.compare(state, options[0])
        values = comparison.values()
        worst = min(values, key=lambda choice: values[choice][ask.seat])
        if max(shares[ask.seat] for shares in values.values()) - values[worst][ask.seat] > 0.08:
            break
    else:
        raise AssertionError("no question with a bad answer was met")
    found = Found(moment, DECISION, 1, [0.5, 0.5], [0.0, 0.0], seat=ask.seat, choice=worst)
    comparison = Comparison(match.game, plan, review.futures(), ask.seat, 4)
    comparison.compare(state, worst)
    comparison.write(found, False)
    review.advise(found, state)
    assert found.best != worst
    assert found.loss > 1.96 * found.loss_error > 0.0
    assert found.advice is not None
    assert found.advice["other"] == worst
    whole = summary({moment: found, moment + 1: Found(moment + 1, END, 1, [0.0, 1.0], [0.0, 0.0])})
    assert [cost.best for cost in whole.seats[ask.seat].costliest] == [found.best]
    assert whole.seats[1 - ask.seat].costliest == []


class Open(Futures):
    """Values a toy game exactly: everybody picks the highest number, and chance is averaged over."""

    def usual(self, state: State, _luck: int) -> int:
        return engine.options(state)[-1]

    def value(self, state: State, turn: int, luck: int, ahead: int) -> list[float]:
        assert isinstance(state, Toy)
        ask = engine.pending(state)
        if ask is None or -1 not in state.picks:
            return shares_of(TOY.result(state), state.seats)
        if not isinstance(ask, Draw):
            engine.apply(state, self.usual(state, luck))
            return self.value(state, turn, luck, ahead)
        weights = ask.weights(state)
        total = [0.0] * (state.seats + 1)
        for outcome in engine.options(state):
            after = state.clone()
            engine.apply(after, outcome)
            for seat, share in enumerate(self.value(after, turn, luck, ahead)):
                total[seat] += share * weights[outcome] / sum(weights)
        return total


@pytest.mark.parametrize("picks", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_with_exact_values_and_open_hands_nothing_is_left_over(monkeypatch: pytest.MonkeyPatch, picks: tuple[int, int]) -> None:
    monkeypatch.setattr(TOY, "determinize", lambda state, _seat, _random: state.clone())
    match = start(TOY, TOY.setup(2, {}), ["a", "b"], secret=secret_from_seed(3), table="t")
    state = match.state
    assert isinstance(state, Toy)
    hands = [sorted(hand) for hand in state.hands]
    for seat, pick in enumerate(picks):
        match.play(seat, hands[seat][pick])
    match.play(0, 2)
    assert match.over
    plan = ReviewPlan(worlds=1, trials=1, options=3, outcomes=10)
    review = Review(TOY, match.setup, Record(match.journal), plan, Open)
    found = {moment: review.evaluate(moment) for moment in review.moments()}
    whole = summary(found)
    for account in whole.seats:
        assert account.rest.value == pytest.approx(0.0, abs=EXACT)
        assert account.start == pytest.approx(0.5)
    # Whoever picked the lower number had better not, if the higher one would have won.
    first = found[review.course.first]
    better = hands[0][1] > hands[1][1] and picks[0] == 0
    assert (first.best, first.loss) == ((hands[0][1], 1.0) if better else (hands[0][picks[0]], 0.0))


def test_what_nobody_could_know_is_in_the_rest() -> None:
    """With hidden hands the decisions are compared in other worlds than the true one; the identity holds all the same."""
    match = start(TOY, TOY.setup(3, {}), ["a", "b", "c"], secret=secret_from_seed(5), table="t")
    state = match.state
    assert isinstance(state, Toy)
    for seat in range(3):
        match.play(seat, max(state.hands[seat]))
    match.play(0, 2)
    review = review_of(match, ReviewPlan(worlds=40, trials=5))
    whole = summary({moment: review.evaluate(moment) for moment in review.moments()})
    assert any(account.rest.value != 0.0 for account in whole.seats)
    for account in whole.seats:
        parts = account.luck.value + account.own.value + account.others.value + account.rest.value
        assert parts == pytest.approx(account.end - account.start, abs=EXACT)


def test_chance_is_the_same_for_what_is_compared() -> None:
    match = played("nawiedzone-krainy")
    draws = [line for line in match.journal.choices() if "key" in line]
    state: Any = review_of(match, quick("nawiedzone-krainy")).course.state(draws[-1]["n"] - 1)
    ask = state.agenda[-1]
    outcomes = [Luck(number).draw(ask, state) for number in range(300)]
    assert outcomes == [Luck(number).draw(ask, state) for number in range(300)]
    weights = ask.weights(state)
    for outcome, weight in enumerate(weights):
        assert abs(outcomes.count(outcome) / 300 - weight / sum(weights)) < 0.12
    luck = Luck(1)
    assert len({tuple(luck.draw(ask, state) for _ in range(20)) for _ in range(3)}) == 3


def test_small_samples_have_wide_intervals_that_cover() -> None:
    random = FastRandom(1)
    for count in (2, 3, 5, 8, 16):
        covered = 0
        for _ in range(600):
            # Nearly normal, with mean 0.
            rows = [[sum(random.below(1000) for _ in range(8)) / 1000 - 3.996] for _ in range(count)]
            covered += abs(means(rows)[0]) <= 1.96 * errors(rows)[0]
        assert covered >= 0.93 * 600, count
    assert errors([[0.25], [0.25], [0.25]])[0] > 0.0
    assert errors([[0.5]])[0] >= 1.0


def test_the_further_a_review_looks_the_less_is_left_over() -> None:
    """What looking one turn further brings to light, over all turns of a game."""
    match = played("rune-stones", short=False)
    course = review_of(match, quick("rune-stones")).course
    starts = [moment for moment in range(course.first, course.last) if course.turns[moment] != course.turns[moment - 1]]
    found = []
    for far in (1, 11):
        futures = PlayedOn(match.game, 2, ReviewPlan(scale=6.0))
        surprise = 0.0
        for moment in starts[::3]:
            values = []
            for ahead in (0, far):
                state = course.state(moment)
                values.append(futures.value(state, whose_turn(match.game, state), 7, ahead)[0])
            surprise += ((values[1] - values[0]) / far) ** 2
        found.append(surprise)
    assert found[1] < found[0] / 2


def test_moments_of_a_turn_share_their_futures() -> None:
    """So errors within a turn cancel out, and those of different turns are independent."""
    review = review_of(played("rune-stones"), quick("rune-stones"))
    turns = review.course.turns
    first = review.course.first
    after = next(moment for moment in range(first, review.last) if turns[moment] != turns[first])
    numbers = {review.luck(moment, 0) for moment in range(first, after)}
    assert len(numbers) == 1
    assert review.luck(after, 0) not in numbers


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_looked_at_after_as_many_turns_of_each_seat(name: str, seats: int) -> None:
    plan = plan_for(catalog.find(name), seats)
    assert (plan.turns + 1) % seats == (plan.far + 1) % seats == 0
    assert plan.far >= plan.turns


def test_a_game_without_knowledge_is_played_on_at_random() -> None:
    match = start(TOY, TOY.setup(2, {}), ["a", "b"], secret=secret_from_seed(1), table="t")
    futures = PlayedOn(TOY, 2, ReviewPlan())
    assert isinstance(match.state, Toy)
    worth = futures.value(match.state.clone(), 0, 5, 2)
    assert sorted(worth) == [0.0, 0.0, 1.0]
    assert futures.usual(match.state, 1) in engine.options(match.state)


def test_an_unfinished_game_ends_with_an_estimate() -> None:
    cut = review_of(played("nawiedzone-krainy"), quick("nawiedzone-krainy"), 30)
    last = cut.evaluate(cut.last)
    assert (cut.last, last.kind) == (30, END)
    assert 0.0 < last.chances[0] < 1.0


def test_an_unknown_plan_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no plan 'deep'; there are standard, quick"):
        plan_for(catalog.find("labyrinth"), 2, "deep")
    assert plan_for(TOY, 2).document()["version"] == plan_for(TOY, 3, "quick").version
