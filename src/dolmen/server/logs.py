"""Logs as JSON lines: what happened, at which table; never a secret, a cookie or a link."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = ("table", "seat", "game", "path")


class JsonLines(logging.Formatter):
    """One JSON object per line; where several processes serve, with the number of the process."""

    def __init__(self, process: int = 0) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if self.process:
            line["process"] = self.process
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if isinstance(line.get("path"), str) and str(line["path"]).startswith(("/join/", "/watch/", "/api/links/")):
            line["path"] = str(line["path"]).rpartition("/")[0]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # Plain ASCII: a path may hold characters that a terminal or another reader takes for something else.
        return json.dumps(line)


def start_logs(level: str, process: int = 0) -> None:
    """Send our log and uvicorn's to standard error; `process` is the number of this process among several."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process))
    for name in ("dolmen.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "dolmen.server" or level != "info" else "WARNING")
