"""The options of `dolmen serve` for limits, for who may make tables, and for what is kept how long."""

import argparse
import os
from typing import Any, Final, NamedTuple

NEEDS: Final = ("nothing", "password", "invitation")
PASSWORD: Final = "DOLMEN_CLUB_PASSWORD"


class Limit(NamedTuple):
    """An option for a limit: its field of the settings, its kind, and what it says; `free` is lifted by `--rate 0`."""

    field: str
    kind: type
    help: str
    free: bool = False


LIMITS: Final = {
    "--tables-a-minute": Limit("tables_a_minute", float, "new tables of one guest, of an address eight times as many", True),
    "--imports-a-minute": Limit("imports_a_minute", float, "imported files of one guest", True),
    "--hints-a-minute": Limit("hints_a_minute", float, "hints for one guest", True),
    "--reviews-a-minute": Limit("reviews_a_minute", float, "reviews that one guest may start", True),
    "--chat-lines-a-second": Limit("chat_lines_a_second", float, "lines of chat of one guest, with a reserve of 5"),
    "--sockets-a-guest": Limit("sockets_a_guest", int, "open sockets of one guest, of an address eight times as many"),
    "--connections-an-address": Limit("connections_an_address", int, "open connections of one address"),
    "--open-tables": Limit("tables_kept", int, "tables in memory; those used longest ago are closed first"),
    "--open-moments": Limit("moments_kept", int, "moments of all tables in memory together"),
    "--tries-a-minute": Limit("tries_a_minute", float, "tries of a password, an invitation or an administrator's link"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options; a limit without a value keeps the one of the settings."""
    limits = parser.add_argument_group("limits")
    for name, limit in LIMITS.items():
        limits.add_argument(name, dest=limit.field, type=limit.kind, metavar="N", help=limit.help)
    limits.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or a network (10.0.0.0/8) of proxies whose X-Forwarded-For is believed; this machine's always is",
    )
    club = parser.add_argument_group("who may make tables")
    club.add_argument("--tables-need", choices=NEEDS, help="what a guest needs to make or import tables; default nothing")
    club.add_argument("--club-password", metavar="TEXT", help=f"the password; better in {PASSWORD}, as ps shows this one")
    host = parser.add_argument_group("administration and retention")
    host.add_argument("--admin-hours", type=float, metavar="HOURS", help="how long an administrator stays signed in; default 12")
    host.add_argument(
        "--archive-after", type=float, metavar="DAYS", help="compress finished tables after this time; default 90, 0 is never"
    )
    host.add_argument(
        "--remove-after",
        type=float,
        metavar="DAYS",
        help="remove unfinished tables at which nobody has played for so long, and tell two weeks before; default 0: never",
    )
    host.add_argument("--keep-audit", type=float, metavar="DAYS", help="how long the audit log is kept; default 90")
    host.add_argument("--keep-addresses", type=float, metavar="DAYS", help="how long guests' addresses are kept; default 30")


def chosen(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings that were chosen; BadInput says what does not fit together."""
    from dolmen.kernel.errors import BadInput
    from dolmen.server.addresses import networks

    found: dict[str, Any] = {}
    for name, limit in LIMITS.items():
        value = getattr(arguments, limit.field)
        if value is not None and value < 0:
            raise BadInput(f"{name} {value:g}: expected 0 or more")
        if value is not None:
            found[limit.field] = value
        elif limit.free and not arguments.rate:
            found[limit.field] = 0.0
    networks(arguments.trusted_proxy)
    found["trusted_proxies"] = tuple(arguments.trusted_proxy)
    found |= {field: value for field, value in _times(arguments).items() if value is not None}
    password = (arguments.club_password or os.environ.get(PASSWORD, "")).strip()
    need = arguments.tables_need or ("password" if password else "nothing")
    if need == "password" and not password:
        raise BadInput(f"--tables-need password: set the password in {PASSWORD} or with --club-password")
    return found | {"tables_need": need, "club_password": password}


def _times(arguments: argparse.Namespace) -> dict[str, float | None]:
    return {
        "admin_hours": arguments.admin_hours,
        "audit_days": arguments.keep_audit,
        "address_days": arguments.keep_addresses,
        "archive_days": arguments.archive_after,
        "remove_days": arguments.remove_after,
    }
