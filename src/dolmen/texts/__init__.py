"""Sentences in Polish and English, from Fluent files."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import lessons_folder
from dolmen.kernel.sentence import NUMBER, PLAYER, POOL, Named, Said, Sentence, Told
from dolmen.kernel.step import Ask

LANGUAGES: Final = ("pl", "en")


class Texts:
    """All texts of one game in one language.

    A sentence's values become variables by their names.
    A word of the game gives `$card` and, for each attribute of its message, `$card_gen`, `$card_acc`, …
    `pool` takes one number for each of its words and gives a list: "2 red crystals and 1 green crystal".
    """

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        # Not before it is needed: a command says how it is used also where nothing is installed.
        from fluent.runtime import FluentBundle

        if language not in LANGUAGES:
            raise BadInput(f"there are no texts in {language!r}; the languages are {listed(LANGUAGES)}")
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        self.add(files("dolmen.texts"))
        if game is not None:
            self.add(files(game.package) / "texts")

    def add(self, folder: Traversable) -> None:
        """Add the texts of a folder that has a file for each language."""
        resource = _parsed((folder / f"{self.language}.ftl").read_text(encoding="utf-8"))
        self.keys.extend(entry.id.name for entry in resource.body if hasattr(entry, "id"))
        self.bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Tell whether there is a text under a key."""
        return self.bundle.has_message(key)

    def say(self, key: str, **values: Any) -> str:
        """The text under a key, with named values."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{self.language}: the text {key!r} has attributes only")
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{self.language}: the text {key!r} does not work: {errors[0]}")
        return str(text)

    def sentence(self, sentence: Sentence, values: Sequence[int], players: Sequence[str]) -> str:
        """A sentence of a game with its values."""
        return self.say(sentence.key, **self.values(sentence, values, players))

    def said(self, said: Said, players: Sequence[str]) -> str:
        """A question or an option in words."""
        return self.sentence(said.sentence, said.values, players)

    def told(self, told: Told, players: Sequence[str]) -> str:
        """A log line."""
        return self.sentence(told.event, told.values, players)

    def refusal(self, ask: Ask[Any], state: Any, choice: int, players: Sequence[str]) -> str | None:
        """Why a choice is not possible, with its numbers, or None when it is."""
        refusal = ask.why_not(state, choice)
        if refusal is None:
            return None
        return self.sentence(refusal, ask.numbers(state, choice, refusal), players)

    def values(self, sentence: Sentence, values: Sequence[int], players: Sequence[str]) -> dict[str, Any]:
        """The variables of a sentence."""
        return self.variables(sentence.key, sentence.named(values, self.game.words if self.game else {}), players)

    def variables(self, key: str, named: Sequence[Named], players: Sequence[str]) -> dict[str, Any]:
        """The variables of the sentence under a key, from its values with their names and kinds."""
        words = self.game.words if self.game else {}
        found: dict[str, Any] = {}
        for name, kind, value in named:
            if isinstance(value, list):
                found[name] = self.listed_counts(words[POOL], value)
            elif kind == PLAYER:
                found[name] = players[value]
            elif kind == NUMBER:
                found[name] = value
            elif value < 0:
                raise KeyError(f"{key}: there is no {kind} {value}")
            else:
                found.update(self._word(name, words[kind][value]))
        return found

    def _word(self, name: str, key: str) -> dict[str, str]:
        message = self.bundle.get_message(key)
        forms = {name: self.say(key)}
        for attribute, pattern in message.attributes.items():
            forms[f"{name}_{attribute}"] = str(self.bundle.format_pattern(pattern)[0])
        return forms

    def listed_counts(self, keys: Sequence[str], counts: Sequence[int]) -> str:
        """Counted things as a list in words."""
        return self.listed([self.say(key, count=count) for key, count in zip(keys, counts, strict=True) if count])

    def listed(self, parts: Sequence[str]) -> str:
        """Some things in words: "a, b and c"."""
        if not parts:
            return self.say("list-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def _parsed(source: str) -> Any:
    """Parse a file of texts once: a game's texts are needed with and without those of its lessons."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


@cache
def texts(game: Game[Any] | None, language: str) -> Texts:
    """The texts of a game, read once."""
    return Texts(game, language)


@cache
def recap_texts(game: Game[Any], language: str) -> Texts:
    """The texts of a game with those of a recap, read once."""
    found = Texts(game, language)
    found.add(files("dolmen.texts") / "recap")
    return found


@cache
def lesson_texts(game: Game[Any], language: str, folder: Path | None = None) -> Texts:
    """The texts of a game with those of its lessons, or of the lessons in another folder, read once."""
    found = Texts(game, language)
    try:
        found.add(folder or lessons_folder(game))
    except OSError as error:
        raise BadInput(f"the texts of lessons cannot be read: {error}") from None
    return found


@cache
def lab_texts(game: Game[Any], language: str) -> Texts:
    """The texts of a game with those of the lab's reports, read once."""
    found = Texts(game, language)
    found.add(files("dolmen.texts") / "lab")
    return found
