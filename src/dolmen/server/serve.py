"""Running the server: the address, the lock of the data folder, uvicorn."""

import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from datetime import timedelta
from typing import Any, Final, cast

import uvicorn

from dolmen.kernel.errors import BadInput
from dolmen.server.addresses import Proxies
from dolmen.server.app import Application
from dolmen.server.connections import protocols
from dolmen.server.database import DataLock, make_folder
from dolmen.server.integrity import check_file
from dolmen.server.logs import start_logs
from dolmen.server.operator import link_of
from dolmen.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
BACKLOG: Final = 2048
GRACE: Final = 5
LINK_VALID: Final = timedelta(hours=1)


def bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Bind the address, `shared` with other processes; if the port is taken, say so in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = "is taken by another program" if error.errno in (98, 48, 10048) else f"cannot be used: {error.strerror}"
        raise BadInput(f"port {port} on {host} {reason}; choose another one with --port") from None
    return listening


def lan_address() -> str | None:
    """The address of this machine in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def serve(settings: Settings, host: str, port: int, *, browser: bool, log_level: str = "info") -> int:
    """Serve until Ctrl-C or SIGTERM."""
    start_logs(log_level)
    with bind(host, port) as listening, _own_folder(settings):
        application = Application(settings)
        server = uvicorn_server(application, settings)
        freeze_start_up_objects()
        port = listening.getsockname()[1]
        say_where(settings, host, port, link_of(application.services.engine, LINK_VALID))
        if browser and _has_display():
            local = "127.0.0.1" if host in EVERYWHERE else host
            threading.Timer(1.0, webbrowser.open, [f"http://{local}:{port}/"]).start()
        server.run(sockets=[listening])
    return 0


@contextlib.contextmanager
def _own_folder(settings: Settings) -> Iterator[None]:
    """Hold the lock of the data folder, which only one server may use; many may share a PostgreSQL database."""
    if settings.database:
        yield
        return
    make_folder(settings.data)
    lock = DataLock(settings.data)
    if not lock.take():
        raise BadInput(f"another Dolmen server uses {settings.data}; stop it, or choose another place with --data")
    try:
        check_file(settings.place)
        yield
    finally:
        lock.release()


def uvicorn_server(app: Application, settings: Settings) -> uvicorn.Server:
    """uvicorn, configured for the application."""
    proxies = Proxies(settings.trusted_proxies)
    http, socket = protocols(settings.connections_an_address, proxies)
    config = uvicorn.Config(
        cast(Any, app),
        http=cast(Any, http),
        ws=cast(Any, socket),
        loop="uvloop" if _has("uvloop") else "asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=proxies.names,
        server_header=False,
        ws_max_size=settings.body_limit,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )
    return uvicorn.Server(config)


def freeze_start_up_objects() -> None:
    """Exempt start-up objects from garbage collection; scanning them cost about a tenth of the CPU time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def say_where(settings: Settings, host: str, port: int, admin: str) -> None:
    """Print the addresses of the page, and where the tables are."""
    local = "127.0.0.1" if host in EVERYWHERE else host
    print(f"dolmen: the table is at http://{local}:{port}/")
    if host in EVERYWHERE:
        address = lan_address()
        if address:
            print(f"dolmen: for others in the house: http://{address}:{port}/")
    print(f"dolmen: administration, for one browser, within an hour: http://{local}:{port}{admin}")
    print(f"dolmen: tables are kept in {settings.place}; Ctrl-C stops the server", flush=True)


def _has(module: str) -> bool:
    try:
        __import__(module)
    except ImportError:
        return False
    return True


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
