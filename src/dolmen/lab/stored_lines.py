"""Files of results that grow line by line, one JSON object each."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def stored_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the entries of a file that may not exist yet; a line that was cut off is skipped."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            entry: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            continue
        yield entry
