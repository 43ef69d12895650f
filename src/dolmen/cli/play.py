"""`dolmen play`: play at the terminal."""

import argparse
import os
import sys
from pathlib import Path

from dolmen import bots
from dolmen.cli.arguments import add_game, add_options, chosen_box, chosen_options, find_game
from dolmen.cli.session import Session
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.match import start
from dolmen.lab.outside import OutsideBot
from dolmen.texts import LANGUAGES, texts

HELP = "Play at the terminal, alone against bots or with people at the same keyboard; works over a pipe too."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, and how."""
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--seats",
        default="me,greedy",
        metavar="LIST",
        help="who sits where: me, me:NAME, or a bot (uniform, greedy, novice, club, expert, master), or the command of a "
        "program of your own (with a / in it, see docs/bot-protocol.md), with commas; default me,greedy",
    )
    parser.add_argument("--seed", type=int, help="a game that can be repeated; without it nobody knows what comes")
    parser.add_argument("--word", action="append", default=[], help="a word for the shuffle, one for each seat in order")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the journal here at the end")


def default_language() -> str:
    """Return Polish where the machine's locale is Polish, otherwise English."""
    return "pl" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("pl") else "en"


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play."""
    game = find_game(arguments)
    seats = [seat.strip() for seat in arguments.seats.split(",")]
    speech = texts(game, arguments.lang)
    names: list[str] = []
    players: list[bots.Bot | None] = []
    programs: list[int] = []
    for number, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        if kind == "me":
            players.append(None)
            names.append(name or speech.say("play-me") + ("" if seats.count("me") == 1 else f" {number + 1}"))
        elif kind in bots.names(game):
            players.append(bots.find(kind, game, (arguments.seed or 0) * 101 + number))
            names.append(name or f"{speech.say(f'level-{kind}')} {number + 1}")
        elif "/" not in seat:
            raise BadInput(f"--seats: {seat!r} is unknown; allowed are me, me:NAME, a program, {listed(bots.names(game))}")
        else:
            players.append(None)
            names.append("")
            programs.append(number)
    if len(arguments.word) > len(seats):
        raise BadInput(f"--word was given {len(arguments.word)} times for {len(seats)} seats")
    options = chosen_options(game, arguments.option)
    setup = game.setup(len(seats), options, chosen_box(game, arguments.components))
    if arguments.save is not None and not arguments.save.absolute().parent.is_dir():
        raise BadInput(f"--save {arguments.save}: there is no folder {arguments.save.parent}")
    secret = None if arguments.seed is None else secret_from_seed(arguments.seed)
    table = "" if arguments.seed is None else f"seed-{arguments.seed}"
    words = arguments.word + [""] * (len(seats) - len(arguments.word))
    outside: list[OutsideBot] = []
    try:
        for number in programs:
            bot = OutsideBot(seats[number], options)
            outside.append(bot)
            players[number] = bot
            names[number] = bot.name
        match = start(game, setup, names, secret=secret, words=words, table=table)
        code = Session(match, players, arguments.lang, arguments.save, sys.stdin).run()
        for bot in outside:
            bot.end(match.result() if match.over else None)
        return code
    finally:
        for bot in outside:
            bot.end()
