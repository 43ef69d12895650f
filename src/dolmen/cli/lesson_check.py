"""The checks of lessons: they can be played, teach every chapter, have their texts, and are short."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from dolmen.cli.places import Place
from dolmen.kernel.by_name import Failed
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import SEAT, Lesson, lessons, lessons_folder
from dolmen.kernel.lesson_proof import prove
from dolmen.texts import LANGUAGES, Texts, lesson_texts, texts
from dolmen.texts.rulebook import rulebook

FEWEST_LESSONS: Final = 6
MOST_LESSONS: Final = 9
MOST_WORDS: Final = 900
MOST_OTHER_WORDS: Final = 400
MOST_CLICKS: Final = 70
WORDS_A_MINUTE: Final = 200
SECONDS_A_CLICK: Final = 2
LONGEST: Final = 120
# So many words, such as a name, may be the same in both languages.
SAME_WORDS: Final = 2


def report(games: Sequence[Game[Any]]) -> int:
    """Print what is wrong with the lessons of games, and how long they are; 1 when something is wrong."""
    failed = 0
    for game in games:
        found = complaints(game)
        for line in found:
            print(f"{game.id}: {line}")
        failed += bool(found)
        if not found:
            print(summary(game))
    return 1 if failed else 0


def complaints(game: Game[Any]) -> list[str]:
    """Everything that is wrong with the lessons of a game."""
    try:
        course = lessons(game)
        if not course:
            return [f"there are no lessons in {lessons_folder(game).name}/"]
        speeches = [lesson_texts(game, language) for language in LANGUAGES]
    except BadInput as bad:
        return [str(bad)]
    found = [fault for lesson in course for fault in faults(game, lesson)]
    for speech in speeches:
        wrong = list(text_faults(game, course, speech))
        found += wrong or length_faults(course, speech)
    return [*found, *course_faults(game, course)]


def summary(game: Game[Any]) -> str:
    """How long the lessons of a game are."""
    course = lessons(game)
    words = " and ".join(
        f"{sum(words_said(lesson, lesson_texts(game, language)) for lesson in course)} ({language})" for language in LANGUAGES
    )
    return f"{game.id}: {len(course)} lessons, {words} words, {clicks(course)} clicks"


def faults(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """What is wrong with one lesson: its rules, how it plays, where it points."""
    if lesson.rules != game.version:
        yield f"{lesson.path.name}: rules is {lesson.rules}, but new tables are played by version {game.version}"
    unknown = [rule for rule in lesson.teaches if rule not in rulebook(game, "en")]
    if unknown:
        yield f"{lesson.path.name}: teaches {', '.join(unknown)}, which the rulebook does not have"
    try:
        prove(game, lesson)
    except (Failed, BadInput) as reason:
        yield str(reason)
    for beat in lesson.beats:
        for place in beat.point:
            if not place.startswith(f"{SEAT}:") and not _drawn(game, place):
                yield f"{beat.where}: point has {place!r}, but the table has no place of this name"


def _drawn(game: Game[Any], place: str) -> bool:
    """Tell whether the table in text has a name for a place."""
    try:
        Place(game, place, texts(game, "en"))
    except (ValueError, IndexError, KeyError):
        return False
    return True


def text_faults(game: Game[Any], course: Sequence[Lesson], speech: Texts) -> Iterator[str]:
    """What is wrong with the texts in one language: missing, not used, said elsewhere, with variables."""
    where = f"lessons/{speech.language}.ftl"
    there = texts_of_lessons(game, speech)
    needed = {key: lesson for lesson in course for key in lesson.texts()}
    for key, lesson in needed.items():
        if key not in there:
            yield f"{where}: {key} is missing; {lesson.path.name} needs it"
    elsewhere = set(texts(game, speech.language).keys)
    for key in there:
        if there.count(key) > 1:
            yield f"{where}: {key} is there more than once"
        if key not in needed:
            yield f"{where}: {key} is used by no lesson"
        elif key in elsewhere:
            yield f"{where}: {key} is also a text of the game"
        else:
            yield from (f"{where}: {key} {fault}" for fault in _wording(game, speech, key))


def texts_of_lessons(game: Game[Any], speech: Texts) -> list[str]:
    """The keys in the file of a game's lessons."""
    return speech.keys[len(texts(game, speech.language).keys) :]


def _wording(game: Game[Any], speech: Texts, key: str) -> Iterator[str]:
    text = _said(speech, key)
    if not text:
        yield "has variables, or attributes only"
    if "!" in text:
        yield "shouts"
    if speech.language != "en" and word_count(text) > SAME_WORDS and text == _said(lesson_texts(game, "en"), key):
        yield "is not translated"


def _said(speech: Texts, key: str) -> str:
    """A text without variables; nothing when there is none."""
    try:
        return speech.say(key)
    except KeyError:
        return ""


def length_faults(course: Sequence[Lesson], speech: Texts) -> list[str]:
    """What is too long in one language."""
    found = []
    for lesson in course:
        seconds = seconds_of(lesson, speech)
        if seconds > LONGEST:
            found.append(f"{lesson.path.name}: takes {seconds} s in {speech.language}, the budget is {LONGEST}")
    words = sum(words_said(lesson, speech) for lesson in course)
    others = sum(other_words(lesson, speech) for lesson in course)
    if words > MOST_WORDS:
        found.append(f"the lessons say {words} words in {speech.language}, the budget is {MOST_WORDS}")
    if others > MOST_OTHER_WORDS:
        found.append(f"titles and remarks have {others} words in {speech.language}, the budget is {MOST_OTHER_WORDS}")
    return found


def course_faults(game: Game[Any], course: Sequence[Lesson]) -> Iterator[str]:
    """What is wrong with all lessons of a game together: too few, too many, a chapter that none teaches."""
    if not FEWEST_LESSONS <= len(course) <= MOST_LESSONS:
        yield f"there are {len(course)} lessons, expected {FEWEST_LESSONS} to {MOST_LESSONS}"
    if clicks(course) > MOST_CLICKS:
        yield f"the lessons need {clicks(course)} clicks, the budget is {MOST_CLICKS}"
    rules = rulebook(game, "en")
    taught = {rules[rule].chapter for lesson in course for rule in lesson.teaches if rule in rules}
    for chapter in dict.fromkeys(rule.chapter for rule in rules.values()):
        if chapter not in taught:
            ids = [rule.id for rule in rules.values() if rule.chapter == chapter]
            yield f"no lesson teaches a rule of the chapter “{chapter}” ({ids[0]} to {ids[-1]})"


def clicks(course: Sequence[Lesson]) -> int:
    """How often the pupil clicks: once a beat, to go on or to choose."""
    return sum(len(lesson.beats) for lesson in course)


def words_said(lesson: Lesson, speech: Texts) -> int:
    """How many words the beats of a lesson say; a text that stays while several choices are made counts once."""
    said = [beat.say for beat in lesson.beats]
    return sum(word_count(speech.say(key)) for key, before in zip(said, ["", *said], strict=False) if key != before)


def other_words(lesson: Lesson, speech: Texts) -> int:
    """How many words the title, the line about the lesson and its remarks have."""
    return sum(word_count(speech.say(key)) for key in (lesson.title, lesson.about, *lesson.remarks()))


def word_count(text: str) -> int:
    """How many words a text has; a dash is none."""
    return sum(1 for word in text.split() if any(letter.isalnum() for letter in word))


def seconds_of(lesson: Lesson, speech: Texts) -> int:
    """How long a lesson takes."""
    return words_said(lesson, speech) * 60 // WORDS_A_MINUTE + SECONDS_A_CLICK * len(lesson.beats)
