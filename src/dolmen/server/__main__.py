"""The bare server for tests and benches, without limits and delays: python -m dolmen.server FOLDER PORT [PROCESSES]."""

import os
import sys
from pathlib import Path

from dolmen.server.database import FROM_ENVIRONMENT
from dolmen.server.processes import serve_in_processes
from dolmen.server.serve import serve
from dolmen.server.settings import Settings

if __name__ == "__main__":
    database = os.environ.get(FROM_ENVIRONMENT, "")
    chosen = Settings(Path(sys.argv[1]), database, bot_pace=0.0, rate=0.0, tables_a_minute=0.0, sockets_a_guest=5000)
    port, processes = int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    if processes > 1:
        sys.exit(serve_in_processes(chosen, "127.0.0.1", port, processes=processes, log_level="error"))
    sys.exit(serve(chosen, "127.0.0.1", port, browser=False, log_level="error"))
