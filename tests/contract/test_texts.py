"""Every text exists in both languages, uses exactly the values that the code gives it, and works with every number."""

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from dolmen import bots, catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import SECRET_BYTES
from dolmen.kernel.game import Game
from dolmen.kernel.match import start
from dolmen.kernel.sentence import PLAYER, POOL, Sentence
from dolmen.kernel.step import Draw
from dolmen.server import recap_text
from dolmen.texts import LANGUAGES, Texts, texts
from tests.contract import spoken

GAMES: Final = catalog.games()
SHARED: Final = "dolmen.texts"
PACKAGES: Final = [SHARED, *(game.package for game in GAMES)]

# Texts that may be the same in Polish and English: titles, names of players, and words that both languages share.
SAME_IN_BOTH: Final = {
    "ability-C09a",
    "ability-C11d",
    "building-noria",
    "choose-druid",
    "event-E01",
    "game-original-title",
    "game-title",
    "take-from-player",
    "take-stone",
}

NAMES: Final = ("Radek", "Hania", "Bot 3", "żółw", "Ewa", "Jan")
NUMBERS: Final = (0, 1, 2, 5, 22)
# With more combinations than this, every pair of values is enough.
MOST: Final = 20_000

SHELL_NUMBERS: Final = {"round", "choices", "count", "place", "points"}
# A number that does not appear in the text but selects singular or plural.
CHOOSES: Final = {"play-winner": "count"}
# Keys that the code puts together itself: the names of the bots' levels.
LEVELS: Final = {f"level-{level}" for game in GAMES for level in bots.names(game)}


# The keys that the code says itself, with the variables it gives; those of one game only are among them.
SHELL: Final = dict(spoken.said_by_code())


@cache
def entries(package: str, language: str) -> list[ast.EntryType]:
    """Return all entries of a file, including those that the parser could not read."""
    folder = files(package) if package == SHARED else files(package) / "texts"
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(package, language) if isinstance(entry, ast.Message)}


class Finder(Visitor):
    """Collects the variables and the plain text of an entry."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.text = ""
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text += node.value


def word_forms(game: Game[Any], language: str, kind: str) -> list[str]:
    """The attributes that the words of a kind have."""
    message = messages(game.package, language)[game.words[kind][0]]
    return [attribute.id.name for attribute in message.attributes]


def allowed(game: Game[Any], language: str, sentence: Sentence) -> set[str]:
    """The variables that a text may use."""
    found = set()
    for name, kind in sentence.kinds(game.words):
        found.add(name)
        if kind in game.words and kind != POOL:
            found |= {f"{name}_{form}" for form in word_forms(game, language, kind)}
    return found


def samples(game: Game[Any], sentence: Sentence) -> Iterator[tuple[int, ...]]:
    """Many values for a sentence: every word, every sample number, several pools; of very many combinations only every pair."""
    choices: list[list[tuple[int, ...]]] = []
    for _, kind in sentence.kinds(game.words):
        if kind == POOL:
            size = len(game.words[POOL])
            several = [(number,) * size for number in NUMBERS]
            single = [(0,) * own + (2,) + (0,) * (size - own - 1) for own in range(size)]
            choices.append([*several, *single])
        elif kind == PLAYER:
            choices.append([(seat,) for seat in range(len(NAMES))])
        elif kind in game.words:
            choices.append([(word,) for word in range(len(game.words[kind]))])
        else:
            choices.append([(number,) for number in NUMBERS])
    for parts in product(*choices) if prod(map(len, choices)) <= MOST else pairs(choices):
        yield tuple(value for part in parts for value in part)


def pairs(choices: list[list[tuple[int, ...]]]) -> Iterator[list[tuple[int, ...]]]:
    """Combinations in which every value of a parameter meets every value of every other one; the rest goes round in turn."""
    turn = 0
    for left, right in combinations(range(len(choices)), 2):
        for first, second in product(choices[left], choices[right]):
            parts = [values[turn % len(values)] for values in choices]
            parts[left], parts[right] = first, second
            yield parts
            turn += 1


def well_made(text: str) -> bool:
    """Tell whether a text is not empty, has no unfilled value and no stray space at the ends of its lines."""
    lines = text.split("\n")
    return bool(text.strip()) and "None" not in text and all(line == line.strip() for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_files_can_be_read(package: str, language: str) -> None:
    junk = [entry.content for entry in entries(package, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    named = (entry for entry in entries(package, language) if isinstance(entry, ast.Message | ast.Term))
    names = [entry.id.name for entry in named]
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)
    empty = [name for name, message in messages(package, language).items() if message.value is None]
    assert empty == []


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys(package: str) -> None:
    polish, english = (set(messages(package, language)) for language in LANGUAGES)
    assert polish ^ english == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_has_the_keys_it_needs_and_no_others(game: Game[Any], language: str) -> None:
    needed = spoken.needed_keys(game)
    there = set(messages(game.package, language))
    assert needed - there == set()
    assert there - needed == set()
    assert there & set(messages(SHARED, language)) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_lists_the_sentences_of_its_code(game: Game[Any]) -> None:
    listed = {(sentence.key, sentence.params) for sentence in game.all_sentences()} - spoken.of_kernel().keys()
    assert listed ^ spoken.of_game(game).keys() == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_sentence_is_made_in_a_function_where_it_would_not_be_found(game: Game[Any]) -> None:
    assert spoken.made_in_functions(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sentence_and_every_word_of_a_game_is_used(game: Game[Any]) -> None:
    terminal = spoken.quoted_by_terminal(game)
    assert spoken.unsaid(game) - terminal == set()
    used = {kind for sentence in spoken.of_game(game).values() for _, kind in sentence.kinds(game.words)}
    words = {key for kind, group in game.words.items() if kind not in used for key in group}
    assert words - terminal == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_files_have_their_keys_and_no_others(language: str) -> None:
    of_games = {key for game in GAMES for key in messages(game.package, language)}
    needed = set(SHELL) - of_games - set(of_recap(language)) | LEVELS | {key for key, _ in spoken.of_kernel()}
    assert needed ^ set(messages(SHARED, language)) == set()


def of_recap(language: str) -> dict[str, ast.Message]:
    """The texts of a recap, which the page and a notification share."""
    source = (files(SHARED) / "recap" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def test_a_recap_has_its_texts_and_no_others() -> None:
    polish, english = (of_recap(language) for language in LANGUAGES)
    variables = {key: Finder(message).variables for key, message in polish.items()}
    assert variables == {key: Finder(message).variables for key, message in english.items()}
    code = Path(recap_text.__file__).read_text(encoding="utf-8")
    found = re.findall(r'"(recap-[\w-]+)(\{more\})?"', code)
    said = {key + more for key, open_end in found for more in (("", "-more") if open_end else ("",))}
    assert said == set(polish)
    assert {key: names for key, names in SHELL.items() if key in polish and not variables[key] <= names} == {}


def test_a_text_gets_the_same_variables_wherever_it_is_said() -> None:
    assert {key for key, names in spoken.said_by_code() if names != SHELL[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_of_a_kind_have_the_same_forms(game: Game[Any], language: str) -> None:
    there = messages(game.package, language)
    for kind, group in game.words.items():
        forms = {key: [attribute.id.name for attribute in there[key].attributes] for key in group}
        assert all(found == forms[group[0]] for found in forms.values()), (kind, forms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_texts_use_only_the_variables_they_are_given(game: Game[Any], language: str) -> None:
    given = {sentence.key: allowed(game, language, sentence) for sentence in spoken.of_game(game).values()}
    given |= {key: {"count"} for key in game.words.get(POOL, ())}
    wrong = {}
    for key, message in messages(game.package, language).items():
        unknown = Finder(message).variables - given.get(key, set())
        if unknown:
            wrong[key] = unknown
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_texts_use_exactly_their_variables(language: str) -> None:
    for key, message in messages(SHARED, language).items():
        assert Finder(message).variables == set(SHELL.get(key, ())), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.slow
def test_every_sentence_works_with_every_value(game: Game[Any], language: str) -> None:
    said = texts(game, language)
    for sentence in spoken.of_game(game).values():
        for values in samples(game, sentence):
            text = said.sentence(sentence, values, NAMES)
            assert well_made(text), (sentence, values, text)


def test_a_few_combinations_hold_every_pair_of_values() -> None:
    choices: list[list[tuple[int, ...]]] = [[(word,) for word in range(size)] for size in (30, 5, 5, 11)]
    few = list(pairs(choices))
    assert len(few) < 30 * 5 * 5 * 11 / 4
    for left, right in combinations(range(4), 2):
        assert {(parts[left], parts[right]) for parts in few} == set(product(choices[left], choices[right]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_plain_text_works(game: Game[Any], language: str) -> None:
    said = texts(game, language)
    sentences = {sentence.key for sentence in spoken.of_game(game).values()}
    for key in set(messages(game.package, language)) - sentences:
        counts: list[Mapping[str, int]] = [{"count": number} for number in NUMBERS]
        for values in counts if key in game.words.get(POOL, ()) else [{}]:
            assert well_made(said.say(key, **values)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_text_works(language: str) -> None:
    said = Texts(None, language)
    for key in messages(SHARED, language):
        for number in NUMBERS:
            variables = SHELL.get(key, ())
            values = {name: number if name in SHELL_NUMBERS else f"some {name}" for name in variables}
            text = said.say(key, **values)
            assert well_made(text), (key, text)
            assert all(str(value) in text for name, value in values.items() if CHOOSES.get(key) != name), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_nobody_shouts(package: str, language: str) -> None:
    loud = [key for key, message in messages(package, language).items() if "!" in Finder(message).text]
    assert loud == []


def test_polish_is_not_english() -> None:
    same = set()
    for package in PACKAGES:
        polish, english = (messages(package, language) for language in LANGUAGES)
        for key in polish.keys() & english.keys():
            patterns = (polish[key].value, english[key].value)
            shown = [serialize_pattern(pattern) for pattern in patterns if pattern is not None]
            if len(shown) == 2 and shown[0] == shown[1]:
                same.add(key)
    assert same == SAME_IN_BOTH


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_said_in_a_game_has_words(game: Game[Any], seed: int) -> None:
    chance = random.Random(seed)
    seats = game.players[-1]
    options = {option.id: chance.choice(option.values) for option in game.options if option.values}
    match = start(game, game.setup(seats, options), NAMES[:seats], secret=bytes([seed]) * SECRET_BYTES)
    for _ in range(250):
        ask = engine.pending(match.state)
        if ask is None:
            break
        assert not isinstance(ask, Draw)
        for language in LANGUAGES:
            check_question(game, texts(game, language), ask, match.state)
        match.play(ask.seat, chance.choice(engine.options(match.state)))
    for language in LANGUAGES:
        said = texts(game, language)
        for _, told in match.told:
            check_values(game, told.event, told.values)
            assert well_made(said.told(told, NAMES))
        for line in game.breakdown(match.state):
            assert all(said.has(key) for key, _ in line)


def check_question(game: Game[Any], said: Texts, ask: Any, state: Any) -> None:
    """Check the question, all its options, and the refusals of the other candidates."""
    possible = engine.options(state)
    for told in [ask.asked(state), *(ask.label(state, choice) for choice in possible)]:
        check_values(game, told.sentence, told.values)
        assert well_made(said.said(told, NAMES))
    for choice in set(ask.candidates(state)) - set(possible):
        refusal = ask.why_not(state, choice)
        check_values(game, refusal, ask.numbers(state, choice, refusal))
        assert well_made(said.refusal(ask, state, choice, NAMES) or "")


def check_values(game: Game[Any], sentence: Sentence, values: tuple[int, ...]) -> None:
    """A sentence gets exactly the values it names, and none of them is -1."""
    wanted = sum(len(game.words[POOL]) if kind == POOL else 1 for _, kind in sentence.kinds(game.words))
    assert len(values) == wanted, (sentence, values)
    assert all(value >= 0 for value in values), (sentence, values)
