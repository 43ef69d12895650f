"""Moves per server CPU second beside a boardgame.io server: the same number of tables, players and open sockets.

Scripted players in a separate process (bench/load, Node) connect over loopback; only the server's CPU time counts.
Dolmen commits every move to disk (fsync) before it answers; boardgame.io keeps matches in memory, or in files (FlatFile).
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
from typing import IO, Any, Final

from dolmen import compiled
from dolmen.kernel.errors import BadInput

ROOT: Final = Path(__file__).parents[1]
LOAD: Final = ROOT / "bench" / "load"
RESULTS: Final = ROOT / "bench" / "results" / "server.json"
PEER: Final = ROOT / ".build" / "boardgame"
PACKAGES: Final = ("boardgame.io@0.50.2", "ws@8.22.2", "socket.io-client@4.8.4", "node-persist@3.1.3")
TABLES: Final = 60
IDLE: Final = 400
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

Json = dict[str, Any]


def main(arguments: argparse.Namespace) -> int:
    """Measure, print, write."""
    if not Path("/proc/self/stat").exists():
        raise BadInput("bench server reads CPU time from /proc, so it runs on Linux only")
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise BadInput("bench server needs Node with npm for the boardgame.io server that it compares with")
    _install_peer()
    seconds = max(3.0, float(arguments.seconds))
    found: Json = {"dolmen": measure("dolmen", seconds)}
    found["boardgame.io, in memory"] = measure("memory", seconds)
    found["boardgame.io, in files"] = measure("files", seconds)
    ours = found["dolmen"]["moves_per_cpu_second"]
    ratios = {name: round(ours / row["moves_per_cpu_second"], 2) for name, row in found.items() if name != "dolmen"}
    report = {
        "engine": compiled.status(),
        "python": platform.python_version(),
        "node": subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip(),
        "boardgame.io": PACKAGES[0].partition("@")[2],
        "tables": TABLES,
        "seconds": seconds,
        "servers": found,
        "ratio": ratios,
    }
    _print(report)
    if not arguments.no_write:
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(json.dumps(report, indent=2) + "\n")
    return 0


def measure(which: str, seconds: float) -> Json:
    """One server under load, then the memory of its idle sockets."""
    load = LOAD / ("dolmen-load.cjs" if which == "dolmen" else "boardgame-load.cjs")
    with serving(which) as (process, port), loading(load, port, seconds, 0) as output:
        assert output.readline().strip() == "begin"
        cpu, began = cpu_seconds(process.pid), time.monotonic()
        told = json.loads(output.readline())
        cpu, passed = cpu_seconds(process.pid) - cpu, time.monotonic() - began
    with serving(which) as (process, port), loading(load, port, seconds, IDLE) as output:
        assert output.readline().strip() == "before"
        before = resident(process.pid)
        assert output.readline().strip() == "idle"
        idle = (resident(process.pid) - before) / IDLE
    if told["refused"]:
        raise BadInput(f"{told['refused']} moves were refused by {which}: the measure is worth nothing")
    return {
        "moves": told["moves"],
        "moves_per_second": round(told["moves"] / passed),
        "moves_per_cpu_second": round(told["moves"] / cpu),
        "p50_ms": round(told["latencies"]["p50"], 2),
        "p99_ms": round(told["latencies"]["p99"], 2),
        "kb_per_idle_socket": round(idle / 1024, 1),
    }


@contextmanager
def serving(which: str) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Run a server in a separate process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="dolmen-bench-") as folder:
        if which == "dolmen":
            command = [sys.executable, "-m", "dolmen.server", folder, str(port)]
        else:
            command = ["node", str(PEER / "boardgame-server.cjs"), str(port), *([folder] if which == "files" else [])]
        environment = os.environ | {"NODE_ENV": "production"}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        try:
            _wait_for(port)
            yield process, port
        finally:
            process.kill()
            process.wait()


@contextmanager
def loading(script: Path, port: int, seconds: float, idle: int) -> Iterator[IO[str]]:
    """Run the players."""
    command = ["node", str(PEER / script.name), str(port), str(TABLES), str(seconds), str(idle)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def cpu_seconds(pid: int) -> float:
    """Return the user and system time of a process, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


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
    print(f"{'server':<26}{'moves/CPU s':>12}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'KB/idle socket':>16}")
    for name, row in report["servers"].items():
        numbers = f"{row['moves_per_cpu_second']:>12}{row['moves_per_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}"
        print(f"{name:<26}{numbers}{row['kb_per_idle_socket']:>16}")
    for name, ratio in report["ratio"].items():
        print(f"Dolmen makes {ratio} times the moves per CPU second of {name}")
