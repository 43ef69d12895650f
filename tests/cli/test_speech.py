"""What the terminal says is in the player's language: names, refusals, the end."""

import pytest

from dolmen import bots, catalog
from tests.cli.terminal import Terminal


def test_players_without_a_name_have_one_in_the_language_of_the_game(terminal: Terminal) -> None:
    played = terminal.run("play", "rune-stones", "--seats", "me,club,uniform", "--seed", "3", "--lang", "pl", typed="1\n")
    assert "Gracz: Którą akcję wykonujesz?" in played.out
    assert "klubowicz 2" in played.out
    assert "losowy 3" in played.out


def test_a_refusal_names_the_option_as_the_list_of_options_does(terminal: Terminal) -> None:
    played = terminal.run("play", "rune-stones", "--seats", "me,uniform", "--seed", "3", "--lang", "pl", typed="1\n1\n?\n")
    refused = played.out.partition("> ?\n")[2].splitlines()
    assert refused[0].endswith("(zasada RUN-025)")
    assert refused[0].startswith("Weź ")


def test_a_race_ends_with_its_winner_and_without_points(terminal: Terminal) -> None:
    words = ("play", "labyrinth", "--seats", "me,uniform", "--seed", "1", "--lang", "pl", "-o", "max_rounds=15")
    played = terminal.run(*words, typed="auto\n")
    end = played.out.rpartition("Koniec gry")[2]
    assert "Wygrywa Gracz." in end
    assert "punkt" not in end


def test_a_game_of_points_ends_with_places_and_points(terminal: Terminal) -> None:
    words = ("play", "rune-stones", "--seats", "me,uniform", "--seed", "3", "--lang", "en", "-o", "max_rounds=15")
    end = terminal.run(*words, typed="auto\n").out.rpartition("End of the game")[2]
    assert end.startswith("\n1. ")
    assert " points\n" in end
    assert " wins." in end


def test_help_names_every_bot_and_the_prompt_the_hint(terminal: Terminal) -> None:
    with pytest.raises(SystemExit):
        terminal.run("play", "--help")
    said = terminal.capsys.readouterr().out
    for game in catalog.games():
        assert all(name in said for name in bots.names(game))
    played = terminal.run("play", "przepowiednia", "--seats", "me,uniform", "--seed", "1", "--lang", "en", typed="nonsense\n")
    assert " hint " in played.out
