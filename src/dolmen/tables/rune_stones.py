"""The table of Rune Stones in text: display, forges, player boards, and the reader's hand as cards."""

from collections.abc import Sequence
from typing import Final

from dolmen.games.rune_stones.abilities import Item
from dolmen.games.rune_stones.components import Card, Parts
from dolmen.games.rune_stones.names import (
    ANY_CARD_ITEM,
    ANY_GEM_ITEM,
    BONUSES,
    CARD_ITEM,
    DIE_ITEM,
    DRUID_KIN,
    DRUIDS,
    FACES,
    FIRST_DRUID_CARD,
    FORGES,
    GEM_ITEM,
    GEMS,
    KINS,
    MULTI,
    NOTHING,
    OPTIONAL,
    ORE_ITEM,
    POINT_ITEM,
    POINTS,
    ROW_LENGTH,
    ROWS,
    SPACES,
    STONES,
    TRADE_ITEM,
)
from dolmen.games.rune_stones.view import PlayerView, TableView
from dolmen.kernel.sentence import Sentence
from dolmen.tables.canvas import Canvas
from dolmen.texts import Texts

CARD_WIDTH: Final = 15
CARD_HEIGHT: Final = 6
FORGE_WIDTH: Final = 13
WIDTH: Final = 100
GEM_WORD: Final = Sentence("gem", "gem")
STONE_WORD: Final = Sentence("stone", "stone")
SEAT_MARKS: Final = ("①", "②", "③", "④")
# Signs on cards: gems by their letters, ? a gem of choice, ◆ ore, ★ points, ⚄ the die, ▭ a card of the display.
ORE: Final = "◆"
POINT: Final = "★"
DIE: Final = "⚄"
CARD: Final = "▭"


def draw(view: TableView, parts: Parts, speech: Texts, names: Sequence[str], seat: int) -> str:
    """Draw the whole table; the reader's hand is drawn as cards."""
    lines = [header(view, speech), str(display(view, parts, speech)), str(forges(view, parts, speech))]
    lines.append(stones(view, speech))
    for other, player in enumerate(view["players"]):
        lines.extend(player_lines(view, parts, speech, player, f"{SEAT_MARKS[other]} {names[other]}"))
    if 0 <= seat < len(view["players"]) and view["players"][seat]["druid"]:
        lines.extend(own_cards(view["players"][seat], parts, speech))
    return "\n".join(lines)


def place_name(kind: str, name: str, speech: Texts) -> str:
    """What the drawing calls a place: gems by letter, rune stones and rows by name, cards by number."""
    if kind in ("gem", "supply"):
        return short(speech, int(name)) if int(name) < len(GEMS) else ORE
    if kind in ("stone", "slot"):
        return stone_name(speech, STONES[int(name)])
    if kind == "forge":
        return FORGES[int(name)]
    if kind == "row":
        return speech.say(f"row-{ROWS[int(name)]}")
    if kind == "place":
        row, gem = divmod(int(name), ROW_LENGTH)
        return f"{speech.say(f'row-{ROWS[row]}')} {short(speech, gem).lower()}"
    return str(int(name) + 1) if kind == "druid" else name


def short(speech: Texts, gem: int) -> str:
    """The letter of a gem in the reader's language."""
    return str(speech.values(GEM_WORD, (gem,), ())["gem_short"])


def stone_name(speech: Texts, name: str) -> str:
    """The name of a rune stone."""
    return str(speech.values(STONE_WORD, (STONES.index(name),), ())["stone_name"])


def header(view: TableView, speech: Texts) -> str:
    """Round, last round, the common supply."""
    words = [speech.say("play-round", round=view["round"])]
    if view["ending"]:
        words.append(speech.say("play-last-round"))
    gems = "  ".join(f"{short(speech, gem)} {count}" for gem, count in enumerate(view["gems"]))
    words.append(f"{speech.say('table-supply')}: {gems}  {ORE} {view['ores']}")
    if view["die"] != NOTHING:
        face = FACES[view["die"]]
        words.append(f"{DIE} {speech.say(f'face-{face}')}")
    return " · ".join(words)


def icon(item: Item, speech: Texts) -> str:
    """An item of a card in a few signs."""
    if item.kind == GEM_ITEM:
        return short(speech, item.colour)
    plain = {ANY_GEM_ITEM: "?", ORE_ITEM: ORE, DIE_ITEM: DIE, ANY_CARD_ITEM: f"{CARD}?"}
    if item.kind in plain:
        return plain[item.kind]
    if item.kind == POINT_ITEM:
        return f"{item.amount}{POINT}"
    if item.kind == CARD_ITEM:
        return f"{CARD}{short(speech, item.colour)}"
    assert item.kind == TRADE_ITEM
    gain = "".join(short(speech, gem) * item.gain[gem] for gem in range(len(GEMS)))
    points = f"{item.gain[POINTS]}{POINT}" if item.gain[POINTS] else ""
    return f"{short(speech, item.paid) * item.price}→{gain}{points}"


def ability(card: Card, speech: Texts) -> str:
    """The ability of a card in signs."""
    between = " / " if card.ability.kind == OPTIONAL else " + "
    return between.join(icon(item, speech) for item in card.ability.items)


def card_box(canvas: Canvas, column: int, row: int, card: Card, speech: Texts) -> None:
    """Draw a card: number, creature, magic points, ability; a dragon has a thick frame."""
    canvas.box(column, row, CARD_WIDTH - 1, CARD_HEIGHT - 1, strong=card.magic_colour == MULTI)
    points = "•" * card.magic
    colour = "*" if card.magic_colour == MULTI else short(speech, card.magic_colour)
    canvas.text(column + 2, row + 1, str(card.number))
    canvas.text(column + CARD_WIDTH - 4 - len(points), row + 1, colour + points)
    kin = f"druid-{DRUIDS[0]}" if card.kin == DRUID_KIN else f"kin-{KINS[card.kin]}"
    canvas.text(column + 2, row + 2, speech.say(kin).split()[-1])  # without its colour
    canvas.text(column + 2, row + 3, ability(card, speech)[: CARD_WIDTH - 4])


def display(view: TableView, parts: Parts, speech: Texts) -> Canvas:
    """Six creatures with the prices of their spaces."""
    canvas = Canvas(len(SPACES) * CARD_WIDTH + 4, CARD_HEIGHT + 1)
    deck = f"{speech.say('table-creatures')}: {len(view['creatures'])} · {speech.say('table-discard')}: {len(view['discard'])}"
    canvas.text(0, 0, f"{speech.say('table-display')} ({deck})")
    for space, number in enumerate(view["display"]):
        column = space * CARD_WIDTH
        canvas.text(column + 2, CARD_HEIGHT, f"{SPACES[space]} {'•' * parts.prices[space]}")
        if number != NOTHING:
            card_box(canvas, column, 1, parts.card(0, number), speech)
    return canvas


def forges(view: TableView, parts: Parts, speech: Texts) -> Canvas:
    """Six forges with price, artifact and bonus."""
    canvas = Canvas(len(FORGES) * FORGE_WIDTH + 12, 4)
    canvas.text(0, 0, f"{speech.say('table-forges')}:")
    signs = dict(zip(BONUSES, ("", f"+{DIE}", f"+{ORE}", POINT), strict=True))
    for forge, name in enumerate(FORGES):
        column = 9 + forge * FORGE_WIDTH
        box = parts.forges[forge]
        white = forge == len(view["forges"])
        artifact = f"{short(speech, 4)}×{view['whites']}" if white else "·"
        if not white and view["forges"][forge] != NOTHING:
            artifact = short(speech, view["forges"][forge])
        bonus = signs[BONUSES[box.bonus]]
        if bonus == POINT:
            bonus = f"+{box.amount}{POINT}"
        canvas.box(column, 0, FORGE_WIDTH - 1, 4, strong=white)
        canvas.text(column + 2, 1, f"{name} [{artifact}]")
        canvas.text(column + 2, 2, f"{'?' if white else '='}{box.price} {bonus}")
    return canvas


def stones(view: TableView, speech: Texts) -> str:
    """Rune stones left on the board."""
    left = ", ".join(
        f"{stone_name(speech, name)} ×{view['stones'][stone]}" for stone, name in enumerate(STONES) if view["stones"][stone]
    )
    return "\n".join(wrapped(f"{speech.say('table-stones')}: {left or speech.say('list-nothing')}"))


def wrapped(text: str) -> list[str]:
    """Lines that fit the screen, broken between words."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def row_text(player: PlayerView, row: int, speech: Texts) -> str:
    """A row of artifacts: letters for artifacts, small letters for free spaces."""
    signs = []
    for place in range(ROW_LENGTH):
        artifact = player["places"][row * ROW_LENGTH + place]
        signs.append(f"[{short(speech, artifact)}]" if artifact != NOTHING else f" {short(speech, place).lower()} ")
    return "".join(signs).rstrip()


def player_lines(view: TableView, parts: Parts, speech: Texts, player: PlayerView, name: str) -> list[str]:
    """List what a player has; of other players' hands only the size."""
    gems = " ".join(f"{short(speech, gem)}{count}" for gem, count in enumerate(player["gems"]))
    piles = " · ".join(
        f"{speech.say(key)} {count}"
        for key, count in (
            ("table-hand", player["hand_size"]),
            ("table-deck", player["deck_size"]),
            ("table-pile", len(player["pile"])),
        )
    )
    points = speech.say("play-points", count=player["points"])
    lines = [f"{name} · {points}/{parts.goal} · {gems} {ORE}{player['ores']} · {piles}"]
    rows = "   ".join(f"{speech.say(f'row-{row}')}: {row_text(player, place, speech)}" for place, row in enumerate(ROWS))
    lines.append(f"   {rows}")
    if player["stones"]:
        owned = ", ".join(stone_name(speech, stone) for stone in player["stones"])
        joker = f" ({short(speech, player['joker'])})" if player["joker"] != NOTHING else ""
        lines.append(f"   {speech.say('table-stones')}: {owned}{joker}")
    if player["in_play"]:
        laid = " ".join(str(number) for number in player["in_play"])
        points_text = f" ({view['points'] - view['spent']} •)" if view["points"] else ""
        lines.append(f"   {speech.say('table-in-play')}: {laid}{points_text}")
    return lines


def own_cards(player: PlayerView, parts: Parts, speech: Texts) -> list[str]:
    """Draw the reader's hand as cards, and list the cards in deck and played pile by number."""
    hand = player["hand"] or []
    druid = DRUIDS.index(player["druid"])
    canvas = Canvas(max(1, len(hand)) * CARD_WIDTH, CARD_HEIGHT)
    canvas.text(0, 0, f"{speech.say('table-hand')}:")
    for place, number in enumerate(hand):
        card_box(canvas, place * CARD_WIDTH, 1, parts.card(druid, number), speech)
    lines = [str(canvas)]
    for key, numbers in (("table-deck", player["unseen"]), ("table-pile", player["pile"])):
        cards = ", ".join(card_name(parts, number, speech) for number in numbers)
        lines.extend(wrapped(f"{speech.say(key)}: {cards or speech.say('list-nothing')}"))
    return lines


def card_name(parts: Parts, number: int, speech: Texts) -> str:
    """The number of a card, with the letter of its colour for a creature."""
    return str(number) if number >= FIRST_DRUID_CARD else f"{number}{short(speech, parts.card(0, number).kin)}"
