"""What a game has that may be too strong: how its choices and its positions name cards, characters, skills and so on."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from dolmen.kernel.game import Document, Game


class Things(NamedTuple):
    """Kinds of places whose choices count, and fields of a player's position that name what the player has.

    Both map to the kind of thing, which begins the key of its text: `druid` in `druid-black`.
    """

    places: Mapping[str, str]
    fields: Mapping[str, str]


THINGS: Final[dict[str, Things]] = {
    "labyrinth": Things(
        {"character": "character", "item": "item", "ability": "ability", "token": "token", "trap": "trap"},
        {"character": "character", "items": "item"},
    ),
    "nawiedzone-krainy": Things(
        {"skill": "skill", "task": "task", "track": "track", "market": "market", "do": "do"},
        {"tasks": "task"},
    ),
    "przepowiednia": Things({"card": "card"}, {"side": "side"}),
    "rune-stones": Things(
        {"card": "card", "druid": "druid", "stone": "stone", "act": "act"},
        {"druid": "druid", "stones": "stone", "hand": "card", "deck": "card", "pile": "card", "in_play": "card"},
    ),
}
NOTHING: Final = Things({}, {})


class Namer:
    """The things of one game by their keys."""

    def __init__(self, game: Game[Any]) -> None:
        self.things = THINGS.get(game.id, NOTHING)
        self.words = game.words
        self._places: dict[str, tuple[str, ...]] = {}

    def at(self, place: str) -> tuple[str, ...]:
        """The things that a place names: `card:13/collect` names one, `do:train track:persuasion` two."""
        found = self._places.get(place)
        if found is None:
            found = self._places[place] = tuple(dict.fromkeys(self._named(place)))
        return found

    def _named(self, place: str) -> Iterator[str]:
        for part in place.replace("/", " ").split():
            kind, colon, which = part.partition(":")
            if colon and kind in self.things.places:
                yield self.key(self.things.places[kind], which)

    def key(self, kind: str, which: str) -> str:
        """The key of a thing, from its number or its name."""
        words = self.words.get(kind, ())
        return words[int(which)] if which.isdigit() and int(which) < len(words) else f"{kind}-{which}"

    def held(self, player: Document) -> set[str]:
        """What a player has, by the player's part of a position."""
        found = set()
        for field, kind in self.things.fields.items():
            value = player.get(field)
            for name in value if isinstance(value, list) else [value]:
                if name not in ("", None):
                    found.add(f"{kind}-{name}")
        return found
