"""`dolmen serve`: the table in the browser."""

import argparse
import os

from dolmen.cli.place import add_place, place_of

HELP = "Open the table in the browser: for this machine, or for the whole house with --host 0.0.0.0."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="default 8000; 0 takes a free one")
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 is this machine only; 0.0.0.0 is the whole house")
    add_place(parser)
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many processes serve (needs PostgreSQL)")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help="open the browser")
    workers = max(1, min(4, (os.cpu_count() or 2) - 1))
    parser.add_argument("--workers-for-bots", type=int, default=workers, metavar="N", help="0: only `dolmen bots` thinks")
    parser.add_argument("--bots-a-host", type=int, default=4, metavar="N", help="bots of one host that may think at once")
    parser.add_argument("--bot-pace", type=float, default=0.6, metavar="SECONDS", help="the least time between bots' moves")
    parser.add_argument("--reviews", default="standard", choices=["standard", "quick"], help="how closely games are reviewed")
    parser.add_argument("--origin", action="append", default=[], help="another address of this site, behind a proxy")
    parser.add_argument("--secure", action="store_true", help="cookies over HTTPS only")
    parser.add_argument("--rate", type=float, default=25.0, help="calls a second for one guest; 0 is no limit")
    parser.add_argument("--log", default="info", choices=["debug", "info", "warning", "error"])


def run(arguments: argparse.Namespace) -> int:
    from dolmen.cli.build import say
    from dolmen.cli.site import build_if_stale
    from dolmen.kernel.errors import BadInput
    from dolmen.server.processes import serve_in_processes
    from dolmen.server.serve import serve
    from dolmen.server.settings import Settings

    reason = build_if_stale()
    if reason:
        say(f"the page could not be built, so there may be none: {reason}")
    place = place_of(arguments)
    if arguments.workers_for_bots < 1 and not place.url:
        raise BadInput("--workers-for-bots 0 is for servers with --database, whose bots `dolmen bots` can think for")
    settings = Settings(
        data=place.data,
        database=place.url,
        bot_workers=arguments.workers_for_bots,
        bot_pace=arguments.bot_pace,
        bots_a_host=arguments.bots_a_host,
        rate=arguments.rate,
        burst=arguments.rate * 4,
        tables_a_minute=30.0 if arguments.rate else 0.0,
        hints_a_minute=20.0 if arguments.rate else 0.0,
        reviews_a_minute=10.0 if arguments.rate else 0.0,
        review_plan=arguments.reviews,
        origins=tuple(arguments.origin),
        secure=arguments.secure,
    )
    if arguments.processes > 1:
        return serve_in_processes(
            settings, arguments.host, arguments.port, processes=arguments.processes, log_level=arguments.log
        )
    return serve(settings, arguments.host, arguments.port, browser=arguments.open, log_level=arguments.log)
