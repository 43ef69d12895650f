"""`dolmen bots`: workers that think for the bots of servers, on this machine or another."""

import argparse
import os

from dolmen.cli.place import add_place, place_of

HELP = "Think for the bots of servers that keep their tables in the same PostgreSQL database, and evaluate games for reviews."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    workers = max(1, (os.cpu_count() or 2) - 1)
    parser.add_argument("--workers", type=_count, default=workers, metavar="N", help="processes (default: the cores less one)")
    parser.add_argument("--bot-pace", type=float, default=0.6, metavar="SECONDS", help="the least time between bots' moves")
    parser.add_argument("--bots-a-host", type=int, default=4, metavar="N", help="bots of one host that may think at once")
    parser.add_argument("--log", default="info", choices=["debug", "info", "warning", "error"])


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least one worker must think")
    return count


def run(arguments: argparse.Namespace) -> int:
    from dolmen.server.bot_service import think
    from dolmen.server.settings import Settings

    place = place_of(arguments)
    settings = Settings(
        data=place.data,
        database=place.url,
        bot_workers=arguments.workers,
        bot_pace=arguments.bot_pace,
        bots_a_host=arguments.bots_a_host,
    )
    return think(settings, arguments.log)
