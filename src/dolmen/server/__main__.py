"""The bare server for tests and benches, without limits and delays: python -m dolmen.server FOLDER PORT."""

import os
import sys
from pathlib import Path

from dolmen.server.database import FROM_ENVIRONMENT
from dolmen.server.serve import serve
from dolmen.server.settings import Settings

if __name__ == "__main__":
    database = os.environ.get(FROM_ENVIRONMENT, "")
    chosen = Settings(Path(sys.argv[1]), database, bot_pace=0.0, rate=0.0, tables_a_minute=0.0, sockets_a_guest=5000)
    sys.exit(serve(chosen, "127.0.0.1", int(sys.argv[2]), browser=False, log_level="error"))
