"""Moves per server CPU second in all four games beside a boardgame.io server, latency at a fixed pace, and memory.

Scripted players in a separate process (bench/load, Node) play over sockets through loopback; only the server's CPU time counts.
Dolmen commits every move to disk (fsync) before it answers; boardgame.io keeps matches in memory, or in files (FlatFile).
On PostgreSQL only the CPU time of Dolmen's processes counts, not that of the database.
Its game (bench/load/game.cjs) has moves and a table of the size of Przepowiednia's, and no rules to speak of.
"""

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from dolmen import catalog, compiled
from dolmen.kernel.errors import BadInput
from dolmen.server.database import FROM_ENVIRONMENT

ROOT: Final = Path(__file__).parents[1]
LOAD: Final = ROOT / "bench" / "load"
RESULTS: Final = ROOT / "bench" / "results" / "server.json"
PEER: Final = ROOT / ".build" / "boardgame"
PACKAGES: Final = ("boardgame.io@0.50.2", "ws@8.22.2", "socket.io-client@4.8.4", "node-persist@3.1.3")
TABLES: Final = 60
# At a fixed pace: this many moves a second by the owners of so many sockets, two at a table.
RATE: Final = 300
SOCKETS: Final = 1000
# What memory is measured with.
IDLE: Final = 400
UNWATCHED: Final = 100
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

PACED_GAME: Final = "przepowiednia"

Json = dict[str, Any]


class Place(NamedTuple):
    """Where a Dolmen server keeps its tables, and in how many processes it runs."""

    name: str
    database: str = ""
    processes: int = 1


SQLITE: Final = Place("SQLite")


def places(arguments: argparse.Namespace) -> list[Place]:
    """SQLite, and PostgreSQL with one and with several processes if there is one."""
    url = arguments.database
    found = [SQLITE]
    if url:
        found += [Place("PostgreSQL", url), Place(f"PostgreSQL, {arguments.processes} processes", url, arguments.processes)]
    return found


def main(arguments: argparse.Namespace) -> int:
    """Measure, print, write."""
    if not Path("/proc/self/stat").exists():
        raise BadInput("bench server reads CPU time from /proc, so it runs on Linux only")
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise BadInput("bench server needs Node with npm for the boardgame.io server that it compares with")
    _install_peer()
    seconds = max(3.0, float(arguments.seconds))
    peers = {f"boardgame.io, {where}": busy(store, seconds) for where, store in (("in memory", "memory"), ("in files", "files"))}
    rows = {
        (place.name, game.id): busy("dolmen", seconds, game.id, place) for game in catalog.games() for place in places(arguments)
    }
    games = {game: row for (place, game), row in rows.items() if place == SQLITE.name}
    others = {f"{game}, {place}": row for (place, game), row in rows.items() if place != SQLITE.name}
    paced = {"dolmen": at_a_pace("dolmen", seconds), "boardgame.io, in memory": at_a_pace("memory", seconds)}
    memory = {"dolmen": memory_of("dolmen"), "boardgame.io, in memory": memory_of("memory")}
    report = {
        "engine": compiled.status(),
        "python": platform.python_version(),
        "node": subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip(),
        "boardgame.io": PACKAGES[0].partition("@")[2],
        "tables": TABLES,
        "seconds": seconds,
        "load_average": round(os.getloadavg()[1], 1),
        "games": games,
        "postgresql": others,
        "peers": peers,
        "ratio": {
            name: {peer: round(row["moves_per_cpu_second"] / other["moves_per_cpu_second"], 2) for peer, other in peers.items()}
            for name, row in (games | others).items()
        },
        "paced": {"moves_a_second": RATE, "sockets": SOCKETS, "game": PACED_GAME, "servers": paced},
        "memory": memory,
    }
    _print(report)
    if not arguments.no_write:
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(json.dumps(report, indent=2) + "\n")
    return 0


def busy(which: str, seconds: float, game: str = "", place: Place = SQLITE) -> Json:
    """One server with as many moves as it can make."""
    with serving(which, place) as (process, port), loading(which, port, TABLES, seconds, game=game) as output:
        assert output.readline().strip() == "begin"
        cpu, began = cpu_seconds(process.pid), time.monotonic()
        told = json.loads(output.readline())
        cpu, passed = cpu_seconds(process.pid) - cpu, time.monotonic() - began
    _check(told, which)
    row = {
        "moves": told["moves"],
        "moves_per_second": round(told["moves"] / passed),
        "moves_per_cpu_second": round(told["moves"] / cpu),
    }
    return row | _latencies(told)


def at_a_pace(which: str, seconds: float) -> Json:
    """The latency of one server with many sockets and a fixed number of moves a second."""
    with serving(which) as (_, port), loading(which, port, SOCKETS // 2, seconds, rate=RATE, game=PACED_GAME) as output:
        assert output.readline().strip() == "begin"
        told = json.loads(output.readline())
    _check(told, which)
    return {"moves_per_second": round(told["moves"] / seconds)} | _latencies(told)


def memory_of(which: str) -> Json:
    """What one server needs for each open socket, and for each table at which nobody looks."""
    found: Json = {}
    for what, count in (("idle_socket", IDLE), ("open_table", UNWATCHED)):
        if what == "open_table" and which != "dolmen":
            continue
        idle = count if what == "idle_socket" else -count
        with serving(which) as (process, port), loading(which, port, TABLES, 0, idle=idle, game=PACED_GAME) as output:
            assert output.readline().strip() == "before"
            before = resident(process.pid)
            assert output.readline().strip() == "idle"
            found[f"kb_per_{what}"] = round((resident(process.pid) - before) / count / 1024, 1)
    return found


def _latencies(told: Json) -> Json:
    return {"p50_ms": round(told["latencies"]["p50"], 2), "p99_ms": round(told["latencies"]["p99"], 2)}


def _check(told: Json, which: str) -> None:
    if told["refused"] or not told["moves"]:
        raise BadInput(f"{told['refused']} moves were refused by {which}: the measure is worth nothing")


@contextmanager
def serving(which: str, place: Place = SQLITE) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Run a server in a separate process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="dolmen-bench-") as folder:
        if which == "dolmen":
            command = [sys.executable, "-m", "dolmen.server", folder, str(port), str(place.processes)]
        else:
            command = ["node", str(PEER / "boardgame-server.cjs"), str(port), *([folder] if which == "files" else [])]
        environment = os.environ | {"NODE_ENV": "production", FROM_ENVIRONMENT: place.database}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        try:
            _wait_for(port)
            yield process, port
        finally:
            # Told to stop, a server stops its processes too.
            process.terminate()
            process.wait()


@contextmanager
def loading(
    which: str, port: int, tables: int, seconds: float, *, idle: int = 0, rate: int = 0, game: str = ""
) -> Iterator[IO[str]]:
    """Run the players."""
    script = "dolmen-load.cjs" if which == "dolmen" else "boardgame-load.cjs"
    command = ["node", str(PEER / script), *map(str, (port, tables, seconds, idle, rate)), game or PACED_GAME]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def cpu_seconds(pid: int) -> float:
    """Return the user and system time of a process and of those that it has started, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    return (int(fields[11]) + int(fields[12])) / TICKS + sum(map(cpu_seconds, children))


def resident(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise BadInput(f"the server on port {port} did not start")


def _install_peer() -> None:
    """Install boardgame.io and the load scripts into a build folder."""
    PEER.mkdir(parents=True, exist_ok=True)
    stamp = PEER / "installed"
    if not stamp.exists() or stamp.read_text() != " ".join(PACKAGES):
        print(f"installing {PACKAGES[0]} into {PEER.relative_to(ROOT)}", file=sys.stderr)
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(PEER), *PACKAGES]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        stamp.write_text(" ".join(PACKAGES))
    for script in LOAD.glob("*.cjs"):
        shutil.copy(script, PEER / script.name)


def _print(report: Json) -> None:
    print(f"{report['tables']} tables, two players each; rules {report['engine']}; every move of Dolmen is committed")
    print(f"{'':<44}{'moves/CPU s':>12}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'of b.io in memory':>19}{'in files':>10}")
    for name, row in (report["games"] | report["postgresql"] | report["peers"]).items():
        numbers = f"{row['moves_per_cpu_second']:>12}{row['moves_per_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}"
        ratios = list(report["ratio"].get(name, {}).values())
        print(f"{name:<44}{numbers}" + (f"{ratios[0]:>19}{ratios[1]:>10}" if ratios else ""))
    paced = report["paced"]
    print(f"at {paced['moves_a_second']} moves a second with {paced['sockets']} sockets ({paced['game']}):")
    for name, row in paced["servers"].items():
        print(f"{name:<44}{'':>12}{row['moves_per_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}")
    for name, row in report["memory"].items():
        print(f"{name:<26}" + ", ".join(f"{value} {what.replace('_', ' ')}" for what, value in row.items()))
