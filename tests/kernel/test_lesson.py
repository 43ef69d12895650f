"""Lessons: the format, one broken file for each rule of it, and what becomes of a pupil's choices."""

from pathlib import Path

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.by_name import Failed
from dolmen.kernel.errors import BadInput
from dolmen.kernel.lesson import DO, TELL, WATCH, Lesson
from dolmen.kernel.lesson_proof import prove
from dolmen.kernel.lesson_run import MADE, REFUSED, WRONG, LessonRun, at_beat
from tests.kernel.toy import TOY, Toy

# Seat 0 is dealt 5 and picks it; seat 1 is dealt 4 and picks 3; seat 0 looks at the face-down card.
SAMPLE = """
game = "toy"
teaches = ["TOY-003", "TOY-005"]
rules = 3
pupil = 0
draws = ["5"]

[given]
players = [{ hand = [2] }, { hand = [3] }]
agenda = [["Deal", 0], ["PickOne", 0], ["Deal", 1], ["PickOne", 1], ["Show"], ["Look", 0]]

[[beats]]
say = "picking-aim"
point = ["seat:0", "seat:1"]

[[beats]]
say = "picking-now"
point = ["button:5"]
wait = ["5"]
draws = ["4"]
[beats.wrong]
"7" = "picking-not-yours"
"*" = "picking-low"

[[beats]]
say = "picking-others"
let = ["3"]

[[beats]]
say = "picking-look"
wait = ["look", "think"]

[[beats]]
say = "picking-any"
wait = ["*"]

[[beats]]
say = "picking-done"
"""

# The node that the first crystal has taken is not free for the second.
TWO_CRYSTALS = """
game = "przepowiednia"
teaches = ["PRZ-044"]
rules = 2
pupil = 0

[given]
turn = { seat = 0, step = "move" }
players = [{ figure = "W1" }, { figure = "W5" }, { figure = "W6" }]

[[beats]]
say = "placing-first"
wait = ["W3"]

[[beats]]
say = "placing-second"
wait = ["C@0", "C@1"]

[[beats]]
say = "placing-third"
wait = ["R@0", "R@1"]

[[beats]]
say = "placing-done"
"""


def written(folder: Path, *changes: tuple[str, str], name: str = "01-picking.toml") -> Path:
    """Write the sample with some lines changed."""
    text = SAMPLE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / name).write_text(text)
    return folder / name


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return Lesson(written(tmp_path))


def test_a_lesson_is_read(lesson: Lesson) -> None:
    assert (lesson.number, lesson.id, lesson.game, lesson.seats, lesson.pupil) == (1, "picking", "toy", 2, 0)
    assert [beat.kind for beat in lesson.beats] == [TELL, DO, WATCH, DO, DO, TELL]
    assert lesson.texts() == [
        "picking-title",
        "picking-about",
        "picking-aim",
        "picking-now",
        "picking-others",
        "picking-look",
        "picking-any",
        "picking-done",
        "picking-not-yours",
        "picking-low",
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "toy"', "", "01-picking.toml: game is missing"),
        ("rules = 3", "rules = 0", "rules is 0; expected a whole number from 1"),
        ("pupil = 0", "pupil = 2", "pupil is 2; expected a whole number from 0 to 1"),
        ("pupil = 0", "pupil = 0\npupils = 2", "pupils is unknown; allowed are"),
        ('"TOY-003", "TOY-005"', "", "teaches is []; expected at least one rule"),
        ('"TOY-003"', '"TOY-3"', "expected ids of rules"),
        ('say = "picking-aim"', 'say = "aim"', "beats 1: say is 'aim'; expected the key of a text, such as picking-aim"),
        ('say = "picking-aim"', "", "beats 1: say is missing"),
        ('"seat:0", ', '"seat 0", ', "beats 1: point is ['seat 0', 'seat:1']; expected places such as"),
        ('"picking-low"', '"low"', "beats 2, wrong: * is 'low'; expected the key of a text"),
        ('wait = ["5"]', "wait = [5]", "beats 2: wait is [5]; expected names of choices in quotes"),
        ('wait = ["5"]', 'wait = ["5"]\nlet = ["3"]', "beats 2: a beat either waits for the pupil or lets others act"),
        ('wait = ["5"]', 'wait = ["5", "*"]', "'*' means every legal choice and stands alone"),
        ('wait = ["5"]', 'waits = ["5"]', "beats 2: waits is unknown"),
        ('wait = ["5"]', 'wait = ["5", "7"]', "beats 2: 7 cannot be waited for and wrong"),
        ('let = ["3"]', "let = []", "beats 3: let is []; expected at least one choice"),
        ('let = ["3"]', 'let = ["*"]', "beats 3: let is ['*']; name the choices"),
        ('let = ["3"]', 'let = ["3"]\nwrong = { "4" = "picking-low" }', "beats 3: wrong is about choices of the pupil"),
        ('say = "picking-done"', 'say = "picking-done"\ndraws = ["1"]', "beats 6: draws follow a choice"),
        ('say = "picking-done"', 'say = "picking-done"\nwait = ["stop"]', "the last beat must be one that only tells"),
        ("players = [", "player = [", "given: players is missing"),
    ],
)
def test_a_broken_file_is_refused_with_the_place_and_the_reason(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        Lesson(written(tmp_path, (old, new)))
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("01-picking.toml")


@pytest.mark.parametrize("name", ["picking.toml", "1-picking.toml", "01-Picking.toml", "01-picking.txt"])
def test_a_file_name_is_a_number_and_a_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match=f"{name}: expected a file name such as"):
        Lesson(written(tmp_path, name=name))


def test_the_engine_proves_a_lesson(lesson: Lesson) -> None:
    prove(TOY, lesson)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "toy"', 'game = "other"', "game is 'other', not 'toy'"),
        ("rules = 3", "rules = 4", "rules is 4; toy has versions 1 to 3"),
        ('["Deal", 0]', '["Deed", 0]', "given: agenda has ['Deed', 0]"),
        ('draws = ["5"]', "", "draws: chance is asked Deal(0); give the answer in draws"),
        ('draws = ["5"]', 'draws = ["5", "6"]', "draws: draws 6 were not needed"),
        ('draws = ["5"]', 'draws = ["7"]', "draws: Deal(0) refuses '7': not-in-the-bag"),
        ('draws = ["4"]', "", "beats 2: chance is asked Deal(1); give the answer in draws"),
        ('wait = ["5"]', 'wait = ["6"]', "beats 2: none of 6 can be chosen: PickOne(0) refuses 6 (not-in-hand)"),
        ('wait = ["5"]', 'wait = ["five"]', "beats 2: none of five can be chosen: PickOne(0) refuses five (no-such-choice)"),
        ('wait = ["5"]', 'wait = ["5", "6"]', "beats 2: wait has 6, which can never be chosen there"),
        ('wait = ["5"]', 'wait = ["5", "2"]', "beats 2: wrong has '*', but every legal choice is waited for"),
        ('"7" =', '"17" =', "beats 2: wrong has 17; PickOne(0) offers 0, 1, 2"),
        ('let = ["3"]', 'let = ["5"]', "beats 3: PickOne(1) refuses '5': not-in-hand (TOY-003)"),
        ('let = ["3"]', 'let = ["3", "look"]', "beats 3: let has 'look', but the pupil is asked Look(0)"),
        ('let = ["3"]', 'let = ["three"]', "beats 3: 'three' is not an answer to PickOne(1)"),
        (
            'wait = ["look", "think"]',
            'wait = ["look", "stop"]',
            "after 'stop' in 01-picking.toml, beats 4: 01-picking.toml, beats 5:",
        ),
        ('"seat:1"', '"seat:2"', "beats 1: point has 'seat:2'; seats are 0 to 1"),
        ('"button:5"', '"button:look"', "beats 2: point has 'button:look'; kinds of places are seat, nothing, and choices"),
    ],
)
def test_the_proof_finds_what_cannot_be_played(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises((Failed, BadInput)) as found:
        prove(TOY, Lesson(written(tmp_path, (old, new))))
    assert complaint in str(found.value)


def test_the_pupil_must_be_asked_where_a_beat_waits(tmp_path: Path) -> None:
    lesson = Lesson(written(tmp_path, ('let = ["3"]', 'wait = ["3"]')))
    with pytest.raises(Failed, match=r"beats 3: the pupil is seat 0, but seat 1 is asked PickOne\(1\)"):
        prove(TOY, lesson)


def test_a_name_may_be_possible_on_a_side_way_only(tmp_path: Path) -> None:
    path = tmp_path / "01-placing.toml"
    path.write_text(TWO_CRYSTALS)
    prove(catalog.find("przepowiednia"), Lesson(path))
    path.write_text(TWO_CRYSTALS.replace(', "C@1"]', "]"))
    with pytest.raises(Failed, match="beats 3: wait has R@0, which can never be chosen there"):
        prove(catalog.find("przepowiednia"), Lesson(path))


def test_every_combination_of_choices_is_played_so_there_may_not_be_too_many(tmp_path: Path) -> None:
    more = '[[beats]]\nsay = "picking-any"\nwait = ["look", "think"]\n\n'
    done = ('[[beats]]\nsay = "picking-done"', more * 10 + '[[beats]]\nsay = "picking-done"')
    lesson = Lesson(written(tmp_path, ('wait = ["*"]', 'wait = ["look"]'), done))
    with pytest.raises(Failed, match=r"01-picking\.toml: has more than 1000 ways; wait for fewer choices"):
        prove(TOY, lesson)


def run_to(lesson: Lesson, beat: int, *made: int | str) -> LessonRun:
    return at_beat(TOY, lesson, beat, made)


def test_a_choice_is_made_remarked_or_refused(lesson: Lesson) -> None:
    run = run_to(lesson, 1)
    good, legal, taken, plain = (run.judge(choice) for choice in ("5", "2", "7", "9"))
    assert (good.kind, good.choice, good.remark, good.refusal) == (MADE, 5, "", None)
    assert (legal.kind, legal.remark, legal.refusal) == (WRONG, "picking-low", None)
    assert (taken.kind, taken.remark) == (REFUSED, "picking-not-yours")
    assert taken.refusal is not None
    assert taken.refusal.key == "not-in-hand"
    assert (plain.kind, plain.remark) == (REFUSED, "")
    assert run.judge(99).kind == REFUSED
    assert run.index == 1
    with pytest.raises(BadInput, match="'many' is not an answer"):
        run.judge("many")


def test_a_wrong_choice_changes_nothing_and_a_good_one_goes_on(lesson: Lesson) -> None:
    run = run_to(lesson, 1)
    assert run.choose(2).kind == WRONG
    assert (run.index, run.made, run.match.moment) == (1, [], 1)
    assert run.choose(5).kind == MADE
    assert (run.index, run.made) == (2, [5])
    assert run.beat.kind == WATCH


def test_what_others_do_is_shown_one_by_one(lesson: Lesson) -> None:
    run = run_to(lesson, 2, 5)
    assert [(frame.seat, frame.choice) for frame in run.frames] == [(0, 5), (-1, 4), (1, 3)]
    assert [[told.event.key for told in frame.told] for frame in run.frames] == [
        [],
        ["dealt", "dealt-hidden"],
        ["shown", "shown"],
    ]
    first, *_, last = run.frames
    assert isinstance(first.state, Toy)
    assert isinstance(last.state, Toy)
    assert (first.state.picks, last.state.picks) == ([5, -1], [5, 3])
    assert isinstance(run.state, Toy)
    assert TOY.dump_position(run.state) == TOY.dump_position(last.state)
    run.go_on()
    assert run.frames == []
    later = run_to(lesson, 5, 5, "look", "think")
    assert [(frame.seat, frame.choice) for frame in later.frames] == [(0, 1)], "only what happened since the last beat"


def test_a_lesson_can_be_entered_at_any_beat(lesson: Lesson) -> None:
    run = run_to(lesson, 5, "5", "think", "stop")
    assert run.last
    assert engine.over(run.state)
    assert run.made == [5, 1, 2]
    assert [told.event.key for _, told in run.match.told].count("shown") == 2


@pytest.mark.parametrize(
    ("beat", "made", "complaint"),
    [
        (6, (), "there is no beat 6; beats are 0 to 5"),
        (-1, (), "there is no beat -1"),
        (2, (), "beat 2 comes after 1 choices, 0 were given"),
        (1, (5,), "beat 1 comes after 0 choices, 1 were given"),
        (2, (2,), "beats 2: the lesson does not wait for the choice 2"),
        (2, (99,), "beats 2: the lesson does not wait for the choice 99"),
    ],
)
def test_choices_that_do_not_fit_are_refused(lesson: Lesson, beat: int, made: tuple[int, ...], complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        at_beat(TOY, lesson, beat, made)
    assert complaint in str(refused.value)


def test_a_beat_that_tells_takes_no_choice_and_one_that_waits_cannot_be_skipped(lesson: Lesson) -> None:
    run = run_to(lesson, 0)
    with pytest.raises(BadInput, match="waits for no choice"):
        run.choose(5)
    run.go_on()
    with pytest.raises(BadInput, match="waits for a choice"):
        run.go_on()
    with pytest.raises(BadInput, match="last beat"):
        run_to(lesson, 5, 5, 0, 0).go_on()


def test_chance_answers_what_is_likeliest_where_the_file_does_not_fit(tmp_path: Path) -> None:
    run = run_to(Lesson(written(tmp_path, ('draws = ["4"]', 'draws = ["7"]'), ("hand = [3]", "hand = [3, 0]"))), 2, 5)
    assert isinstance(run.state, Toy)
    assert run.state.hands[1] == [3, 0, 1]


def test_the_table_of_a_lesson_is_a_match(lesson: Lesson) -> None:
    run = at_beat(TOY, lesson, 1, (), names=("Ola", "Jan"))
    assert run.match.journal.header["seats"] == ["Ola", "Jan"]
    assert run.match.setup.rules == run.state.rules == 3
    assert [ask.seat for ask in run.match.open_asks()] == [0]
    assert [(line["choice"], line["key"]) for line in run.match.journal.choices()] == [(5, "Deal/0")]
    assert run.match.why_no_undo(0) is not None
