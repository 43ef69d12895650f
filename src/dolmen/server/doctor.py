"""`dolmen doctor`: what is checked of an installation, and what to do where something is wrong."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

import dolmen
from dolmen import compiled
from dolmen.kernel.errors import BadInput
from dolmen.server import integrity, postgres, schema
from dolmen.server.copying import Side, Tell, damaged_journals
from dolmen.server.database import Place, connect, version_of
from dolmen.server.settings import Settings

OLDEST_PYTHON: Final = (3, 11)
SAMPLE: Final = 100
LITTLE_DISK: Final = 200 * 1024 * 1024
MEGABYTE: Final = 1024 * 1024
FILES_WANTED: Final = 4096
# Dolmen was written after this moment: a clock before it is wrong.
WRITTEN: Final = 1_760_000_000
DECADE: Final = 10 * 365 * 24 * 3600
OTHERS: Final = 0o077
CONNECTIONS_A_PROCESS: Final = 20

State = Literal["ok", "hint", "wrong"]


class Found(msgspec.Struct):
    """What a check has found: a sentence, and what to do where something is not as it should be."""

    check: str
    state: State
    says: str
    advice: str = ""


def examine(place: Place, every: bool, tell: Tell = lambda *_: None) -> list[Found]:
    """Check everything; `every` checks all journals and not only the newest ones."""
    return [*_program(), *_machine(place), *(_folder(place) if place.address is None else ()), *_database(place, every, tell)]


def _program() -> Iterator[Found]:
    version = ".".join(map(str, sys.version_info[:3]))
    says = f"Dolmen {dolmen.__version__} runs on Python {version}."
    old = sys.version_info[:2] < OLDEST_PYTHON
    yield Found("python", "wrong" if old else "ok", says, "Install Python 3.11 or newer." if old else "")
    status = compiled.status()
    if status == "compiled":
        yield Found("rules", "ok", "The rules are compiled.")
    else:
        advice = (
            "Run ./dolmen build in the checkout; it needs a C compiler."
            if compiled.checkout()
            else "Install a wheel for this machine."
        )
        yield Found("rules", "hint", f"The rules are {status}, so bots and long tables are several times slower.", advice)
    page = Settings(data=Path()).site / "index.html"
    if page.is_file():
        yield Found("page", "ok", "The page is built.")
    else:
        yield Found(
            "page",
            "wrong",
            "The page is not built, so browsers see nothing.",
            "Run ./dolmen serve in the checkout with Node installed.",
        )


def _machine(place: Place) -> Iterator[Found]:
    clock = time.time()
    if WRITTEN < clock < WRITTEN + DECADE:
        yield Found("clock", "ok", time.strftime("The clock says %Y-%m-%d %H:%M UTC.", time.gmtime(clock)))
    else:
        says = time.strftime("The clock says %Y-%m-%d, which cannot be right.", time.gmtime(clock))
        yield Found("clock", "wrong", says, "Set the clock; tables are sorted by their time, and bans end by it.")
    yield _files()
    names = [name for name in ("FORWARDED_ALLOW_IPS",) if os.environ.get(name)]
    if names:
        yield Found(
            "proxy",
            "hint",
            f"{names[0]} is set, and Dolmen does not use it.",
            "Name proxies on other machines with --trusted-proxy.",
        )
    else:
        yield Found("proxy", "ok", "A proxy on this machine is believed; one elsewhere must be named with --trusted-proxy.")
    if place.address is None:
        yield _disk(place.data)


def _files() -> Found:
    try:
        import resource
    except ImportError:
        return Found("files", "ok", "This system has no limit of open files that a program could read.")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard >= FILES_WANTED:
        return Found(
            "files", "ok", f"Up to {'any number of' if hard == resource.RLIM_INFINITY else hard} files and sockets may be open."
        )
    advice = f"Raise it with LimitNOFILE={FILES_WANTED} (systemd) or ulimit -n."
    return Found("files", "hint", f"Only {hard} files and sockets may be open, which is few for many players.", advice)


def _disk(data: Path) -> Found:
    folder = next((one for one in (data, *data.parents) if one.exists()), Path("/"))
    free = shutil.disk_usage(folder).free
    says = f"{free // MEGABYTE} MB of the disk are free."
    return (
        Found("disk", "wrong", says, "Make room: without it nothing can be stored.")
        if free < LITTLE_DISK
        else Found("disk", "ok", says)
    )


def _folder(place: Place) -> Iterator[Found]:
    data, file = place.data, place.file
    if not data.is_dir():
        yield Found("folder", "hint", f"{data} is not there yet.", "dolmen serve makes it; or name another folder with --data.")
        return
    if os.access(data, os.W_OK | os.X_OK):
        yield Found("folder", "ok", f"{data} can be written.")
    else:
        yield Found(
            "folder", "wrong", f"{data} cannot be written by this user.", f"Run: chown -R {_user()} {data}, or run as its owner."
        )
    if os.name == "posix" and file.is_file():
        mode = file.stat().st_mode
        if mode & OTHERS:
            yield Found(
                "mode", "wrong", f"Other users of this machine can read {file}, which holds secrets.", f"Run: chmod 600 {file}"
            )
        else:
            yield Found("mode", "ok", f"Only its owner can read {file}.")


def _user() -> str:
    try:
        import pwd

        return pwd.getpwuid(os.geteuid()).pw_name
    except (ImportError, KeyError):
        return "USER"


def _database(place: Place, every: bool, tell: Tell) -> Iterator[Found]:
    if place.address is None:
        if not place.file.is_file():
            yield Found("database", "hint", "There is no database yet.", "dolmen serve makes it.")
            return
        if place.file.stat().st_size == 0:
            yield Found("database", "wrong", f"{place.file} is empty.", f"If there were tables, {integrity.RESTORE_HINT}")
            return
        fault = integrity.damage(place.file)
        if fault:
            yield Found(
                "database", "wrong", f"{place.file} is damaged: {fault}.", f"Stop the server and {integrity.RESTORE_HINT}"
            )
            return
    try:
        engine = connect(place)
        try:
            if place.address is not None:
                postgres.check_server(engine, place.address)
            yield from _contents(place, engine, every, tell)
        finally:
            engine.dispose()
    except BadInput as bad:
        yield Found("database", "wrong", f"{bad}.", "")
    except SQLAlchemyError as error:
        yield Found("database", "wrong", f"{place} cannot be used: {type(error).__name__}.", integrity.RESTORE_HINT)


def _contents(place: Place, engine: Engine, every: bool, tell: Tell) -> Iterator[Found]:
    with engine.connect() as connection:
        version = version_of(connection)
    if version is None:
        yield Found("database", "hint", f"{place} has no tables of Dolmen yet.", "dolmen serve makes them.")
        return
    if version != schema.HEAD:
        newer = version > schema.HEAD
        says = f"{place} has version {version}; this Dolmen knows {schema.HEAD}."
        advice = (
            "Use the newer Dolmen that made it." if newer else "A start of the server brings it up to date; make a backup before."
        )
        yield Found("database", "wrong" if newer else "hint", says, advice)
        return
    with engine.connect() as connection:
        side = Side(connection)
        count = len(side.ids())
        damaged = damaged_journals(side, tell, None if every else SAMPLE)
    checked = count if every else min(count, SAMPLE)
    yield Found("database", "ok", f"{place} is whole and has version {version}; it holds {count} tables.")
    if damaged:
        says = f"{len(damaged)} of {checked} journals are damaged: {', '.join(damaged)}."
        yield Found("journals", "wrong", says, "These tables cannot be opened; a backup from before may hold them whole.")
    else:
        which = "All" if checked == count else f"The {checked} newest of"
        yield Found(
            "journals", "ok", f"{which} {count} journals are whole.", "" if checked == count else "--all checks every one."
        )
    if place.address is not None:
        yield from _postgres_settings(engine)


def _postgres_settings(engine: Engine) -> Iterator[Found]:
    wanted = ("fsync", "synchronous_commit", "full_page_writes", "max_connections")
    with engine.connect() as connection:
        found = {name: str(connection.exec_driver_sql(f"SHOW {name}").scalar_one()) for name in wanted}
    off = [name for name in ("fsync", "full_page_writes") if found[name] == "off"]
    if off:
        names, verb = " and ".join(off), "is" if len(off) == 1 else "are"
        says = f"{names} of PostgreSQL {verb} off: a power failure can destroy the whole database."
        settings = " and ".join(f"{name} = on" for name in off)
        yield Found("durability", "wrong", says, f"Set {settings} in postgresql.conf and restart PostgreSQL.")
    else:
        yield Found(
            "durability",
            "ok",
            f"A commit is on PostgreSQL's disk before it is acknowledged (synchronous_commit {found['synchronous_commit']}).",
        )
    connections = int(found["max_connections"])
    few = connections < CONNECTIONS_A_PROCESS * 2
    says = f"PostgreSQL allows {connections} connections; each process of Dolmen may use up to {CONNECTIONS_A_PROCESS}."
    yield Found(
        "connections", "hint" if few else "ok", says, "Raise max_connections before you start more processes." if few else ""
    )
