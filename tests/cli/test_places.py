"""Choices at the terminal are found by their places, named as the table draws them."""

import random
from typing import Any

import pytest

from dolmen import catalog
from dolmen.cli.places import Places
from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.game import Game
from dolmen.kernel.match import start
from dolmen.texts import LANGUAGES, texts
from tests.cli.terminal import Terminal

RING = ("play", "przepowiednia", "--seats", "me,uniform", "--seed", "3", "-o", "first_player=1")
MAZE = ("play", "labyrinth", "--seats", "me,uniform", "--seed", "3", "--lang", "en")


def answers(out: str, *typed: str) -> list[str]:
    """What is printed after each typed line, up to the next question."""
    found = []
    for line in typed:
        _, _, out = out.partition(f"> {line}\n")
        found.append(out.partition("\n> ")[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_every_choice_can_be_typed_as_its_place_is_shown(game: Game[Any], language: str) -> None:
    match = start(game, game.setup(2, {}), ["Ola", "Radek"], secret=secret_from_seed(5), table="t")
    dice = random.Random(5)
    speech = texts(game, language)
    for _ in range(80):
        ask = engine.pending(match.state)
        if ask is None:
            break
        options = engine.options(match.state)
        places = Places(game, ask, match.state, speech)
        for choice in dice.sample(options, min(4, len(options))):
            assert choice in places.at(places.name(choice, whole=True))
            assert choice in places.at(places.name(choice).lower())
            assert not places.name(choice).isdigit(), "a bare number is a number of the list"
        together = [choice for _, group in places.groups(options) for choice in group]
        assert sorted(together) == sorted(options)
        match.play(ask.seat, dice.choice(options))


def test_a_place_with_one_choice_is_taken_as_it_is_drawn(terminal: Terminal) -> None:
    played = terminal.run(*RING, "--lang", "en", typed="node:5\nnode:8/C\nw1\n")
    assert "12 node:12  Place a colourless crystal on node 12 [PRZ-006]" in played.out
    one, two, three = answers(played.out, "node:5", "node:8/C", "w1")
    assert "node:5 " not in one
    assert "Where do you put your figure?" in two
    assert "Player puts a figure on Wilderness 1." in three


def test_a_place_with_several_choices_asks_which(terminal: Terminal) -> None:
    played = terminal.run(*RING, "--lang", "en", typed="1\n1\nW3\nnode:7\nnode:7/R\n")
    asked, taken = answers(played.out, "node:7", "node:7/R")
    lines = asked.splitlines()
    assert lines[0] == "“node:7” can mean several things. Which one?"
    assert "node:7/C  Place a colourless crystal on node 7 [PRZ-006]" in lines[1]
    assert "node:7/R  Place a red crystal on node 7 [PRZ-006]" in lines[2]
    assert lines[3] == "", "only what is at the place is listed"
    assert "Where do you place 1 colourless crystal?" in taken


def test_the_number_of_a_choice_at_a_place_is_that_of_the_whole_list(terminal: Terminal) -> None:
    asked = terminal.run(*RING, "--lang", "en", typed="1\n1\nW3\nnode:7\n").out
    number = answers(asked, "node:7")[0].splitlines()[2].split()[0]
    played = terminal.run(*RING, "--lang", "en", typed=f"1\n1\nW3\nnode:7\n{number}\n")
    assert "Where do you place 1 colourless crystal?" in answers(played.out, "node:7", number)[1]


def test_a_place_where_nothing_is_possible_says_why_with_the_rule(terminal: Terminal) -> None:
    played = terminal.run(*RING, "--lang", "pl", typed="node:5\nnode:5\n? node:5\n")
    for said in answers(played.out, "node:5", "node:5", "? node:5")[1:]:
        assert said.startswith("Połóż bezbarwny kryształ na miejscu 5: ")
        assert said.splitlines()[0].endswith("(zasada PRZ-005)")
    assert played.out.count("(zasada PRZ-005)") == 2


def test_each_reason_at_a_place_is_said_once(terminal: Terminal) -> None:
    played = terminal.run(*MAZE, typed="K1\nbuild\nC2\n")
    said = answers(played.out, "C2")[0].split("\nPlayer:")[0].strip()
    assert said.count("A tile must share an edge with another tile. (rule LAB-036)") == 1, "not once for each rotation"
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("typed", ["end", "button:end", "zakończ"])
def test_buttons_are_chosen_by_their_word_or_their_first_letters(terminal: Terminal, typed: str) -> None:
    played = terminal.run(*MAZE[:-1], "pl", typed=f"{typed}\n")
    assert "Kolejka: losowy 2." in answers(played.out, typed)[0]


def test_cells_of_the_maze_are_named_as_on_the_table(terminal: Terminal) -> None:
    played = terminal.run(*MAZE, typed="K1\nbuild\nC3\nc3/r0\n")
    asked, laid = answers(played.out, "C3", "c3/r0")
    assert "Which one?" in asked
    assert "C3/r1" in asked
    assert "on cell C3." in laid


def test_a_card_is_chosen_by_its_number_when_the_list_is_shorter(terminal: Terminal) -> None:
    played = terminal.run("play", "rune-stones", "--seats", "me,uniform", "--seed", "3", "--lang", "en", typed="1\nsummon\n103\n")
    assert "Player plays druid card 103." in answers(played.out, "103")[0]


def test_regions_and_deeds_are_places(terminal: Terminal) -> None:
    played = terminal.run(
        "play", "nawiedzone-krainy", "--seats", "me,uniform", "--seed", "3", "--lang", "en", typed="K.NE\npersuade\n"
    )
    went, refused = answers(played.out, "K.NE", "persuade")
    assert "Player goes to the north-eastern District" in went
    assert "(rule NAW-" in refused.splitlines()[0]


def test_an_unknown_place_and_an_empty_one_are_told_apart(terminal: Terminal) -> None:
    played = terminal.run(*RING, "--lang", "en", typed="card:W1\nw1\nmenhir\n")
    empty, short, unknown = answers(played.out, "card:W1", "w1", "menhir")
    assert empty.startswith("There is nothing to choose at “card:W1” now.")
    assert short.startswith("There is nothing to choose at “w1” now.")
    assert unknown.startswith("I do not understand “menhir”.")
