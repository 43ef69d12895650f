"""A process that checks one file, so that a long or hostile one holds up nobody."""

import sys

import msgspec

from dolmen.kernel.errors import BadJournal
from dolmen.server.bot_worker import limit_cpu, step_back
from dolmen.server.table_files import TableFile, read


class Verdict(msgspec.Struct):
    """What a file holds; without it, the line that is wrong, what kind of fault it is, and a sentence for developers."""

    found: TableFile | None = None
    line: int = 0
    fault: str = ""
    detail: str = ""


def verdict(content: bytes) -> Verdict:
    """What can be said of a file."""
    try:
        return Verdict(read(content))
    except BadJournal as bad:
        return Verdict(None, bad.line, bad.fault, str(bad))


def main() -> None:
    """Check the file on the standard input."""
    step_back()
    limit_cpu()
    sys.stdout.buffer.write(msgspec.json.encode(verdict(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
