"""Lessons in the browser: every one is played to its end, and its words never cover what they speak of."""

from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, lessons
from dolmen.texts import LANGUAGES, lesson_texts
from tests.web.conftest import NewPage
from tests.web.playing import at_last
from tests.web.pupil import Pupil
from tests.web.test_axe import violations

TAUGHT = [game for game in catalog.games() if lessons(game)]
FIRST = catalog.find("przepowiednia")
GAMES = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def watch(pupil: Pupil) -> list[str]:
    """What is wrong with what is seen of a beat, once the board has come to rest or a minute has passed."""
    return at_last(pupil.page, lambda: faults(pupil), [])


def faults(pupil: Pupil) -> list[str]:
    """What is wrong with what is seen now of a beat."""
    beat, seen = pupil.run.beat, pupil.seen()
    there = seen["pointed"] + seen["beyond"] if pupil.phone else seen["pointed"]
    wrong = [f"{beat.where}: {place} is not pointed at" for place in beat.point if place not in there]
    if beat.point and not seen["pointed"]:
        wrong.append(f"{beat.where}: nothing of it is seen")
    wrong += [f"{beat.where}: the words cover {place}" for place in seen["covered"]]
    if seen["outside"] or seen["wide"]:
        wrong.append(f"{beat.where}: the lesson does not fit the screen")
    said = lesson_texts(pupil.run.game, pupil.language).say(beat.say)
    if not seen["said"].startswith(" ".join(said.split())):
        wrong.append(f"{beat.where}: says {seen['said']!r}")
    return wrong


@pytest.mark.slow
@SIZES
@GAMES
def test_every_lesson_can_be_played(new_page: NewPage, game: Game[Any], phone: bool) -> None:
    """Each lesson on both screens, once in each language; each language is seen on both screens."""
    pages = {language: new_page(language, phone=phone) for language in LANGUAGES}
    played = dict.fromkeys(LANGUAGES, 0)
    wrong: list[str] = []
    for number, lesson in enumerate(lessons(game)):
        language = LANGUAGES[(number + phone) % len(LANGUAGES)]
        pupil = Pupil(pages[language], game, lesson, language, phone)
        wrong += watch(pupil)
        while not pupil.run.last:
            pupil.step()
            wrong += watch(pupil)
        played[language] += 1
    assert wrong == []
    for language, page in pages.items():
        page.goto(f"/learn/{game.id}")
        expect(page.locator("[data-lesson] .done")).to_have_count(played[language])


@pytest.mark.slow
@GAMES
def test_every_lesson_by_keyboard(new_page: NewPage, game: Game[Any]) -> None:
    page = new_page("pl")
    for lesson in lessons(game):
        pupil = Pupil(page, game, lesson, keys=True)
        while not pupil.run.last:
            pupil.step()
    page.keyboard.press(",")
    page.wait_for_selector(f"[data-beat='{pupil.run.index - 1}']")


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_of_a_lesson_has_a_violation(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(theme=theme, phone=phone, bypass_csp=True)
    found: dict[str, list[str]] = {}
    for path in ("/learn", f"/learn/{FIRST.id}"):
        page.goto(path)
        page.wait_for_selector("main .count")
        found[path] = violations(page)
    lesson = next(one for one in lessons(FIRST) if any(beat.kind == DO for beat in one.beats))
    pupil = Pupil(page, FIRST, lesson)
    found["first"] = violations(page)
    while pupil.run.beat.kind != DO:
        pupil.step()
    found["waiting"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


@pytest.mark.slow
def test_a_lesson_is_left_and_found_again(new_page: NewPage) -> None:
    page = new_page("pl")
    game = FIRST
    page.goto("/")
    page.click(f"[data-learn={game.id}]")
    page.wait_for_selector("[data-lesson]")
    assert page.locator("[data-lesson] .done").count() == 0
    lesson = lessons(game)[0]
    pupil = Pupil(page, game, lesson)
    pupil.step()
    page.click("[data-leave]")
    page.click(f"[data-lesson={lesson.id}]")
    pupil.arrive()
    page.click("section.lesson [data-previous]:visible")
    page.wait_for_selector("[data-beat='0']")
    pupil = Pupil(page, game, lesson)
    while not pupil.run.last:
        pupil.step()
    page.click("[data-next]")
    page.wait_for_url(f"**/learn/{game.id}/{lessons(game)[1].id}")
    page.goto("/")
    page.wait_for_selector(f"[data-learn={game.id}]:has-text('1/{len(lessons(game))}')")


@pytest.mark.slow
def test_a_choice_that_the_lesson_does_not_want_is_answered(new_page: NewPage) -> None:
    page = new_page("en")
    game = catalog.find("przepowiednia")
    for lesson in lessons(game):
        pupil = Pupil(page, game, lesson, "en")
        while not pupil.run.last:
            if pupil.run.beat.kind == DO and answered(pupil):
                return
            pupil.step()
    raise AssertionError("no lesson has a choice to try")


def answered(pupil: Pupil) -> bool:
    """Try a possible place that the lesson does not wait for; False when there is none."""
    run = pupil.run
    ask = run.question()
    for choice in ask.options(run.state):
        place = ask.place(run.state, choice)
        target = pupil.page.locator(f"[data-place='{place}'].possible")
        if choice in run.waited() or target.count() != 1:
            continue
        target.dispatch_event("click")
        pupil.page.wait_for_selector("[data-said] .remark")
        key = run.judge(choice).remark
        if key:
            assert lesson_texts(run.game, "en").say(key) in pupil.page.inner_text("[data-said]")
        assert pupil.page.get_attribute("[data-beat]", "data-beat") == str(run.index)
        return True
    return False


@pytest.mark.slow
def test_your_first_game_is_a_table_with_two_novices(new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(f"/learn/{FIRST.id}")
    page.click("[data-first-game]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-place]")
    expect(page.locator(".seats li:has-text('novice')")).to_have_count(2)
