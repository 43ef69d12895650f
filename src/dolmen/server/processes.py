"""`dolmen serve --processes N`: several processes on one machine that serve the same port."""

import socket
import threading
from functools import partial

from dolmen.kernel.errors import BadInput
from dolmen.server.app import Application
from dolmen.server.database import open_database
from dolmen.server.logs import start_logs
from dolmen.server.operator import link_of
from dolmen.server.serve import LINK_VALID, bind, freeze_start_up_objects, say_where, uvicorn_server
from dolmen.server.settings import Settings
from dolmen.server.supervisor import Supervisor, await_parent, leave_terminal


def serve_in_processes(settings: Settings, host: str, port: int, *, processes: int, log_level: str = "info") -> int:
    """Serve in several processes until Ctrl-C or SIGTERM; the system spreads new connections over their sockets.

    This process only keeps the port, on which it does not listen, and starts the others again when they end.
    """
    if not settings.database:
        raise BadInput("--processes needs PostgreSQL, because SQLite is for one process only; give its URL with --database")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadInput("--processes needs a system on which processes can share a port; start one process for each port instead")
    with bind(host, port, shared=True) as kept:
        start_logs(log_level)
        # What is wrong with the database is said once, and migrations are done before anybody serves.
        engine = open_database(settings.place)
        admin = link_of(engine, LINK_VALID)
        engine.dispose()
        port = kept.getsockname()[1]
        say_where(settings, host, port, admin)
        Supervisor(settings, processes, partial(serve_one_of_several, host, port, log_level)).run()
    return 0


def serve_one_of_several(host: str, port: int, log_level: str, settings: Settings, number: int) -> None:
    """Serve in one of several processes, until the supervisor says that it shall stop, or ends."""
    leave_terminal()
    start_logs(log_level, number)
    application = Application(settings)
    if settings.metrics_port:
        application.services.metrics.serve(settings.metrics_port + number - 1)
    server = uvicorn_server(application, settings)
    freeze_start_up_objects()

    def stop() -> None:
        server.should_exit = True

    threading.Thread(target=await_parent, args=[stop], name="parent", daemon=True).start()
    server.run(sockets=[bind(host, port, shared=True)])
