"""The built page: its compressed files, and the index page for every address that a page has."""

import gzip
import hashlib
import re
from pathlib import Path
from typing import Final, NamedTuple

TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/plain",
    ".txt": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
PACKED: Final = (".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".ftl", ".md", ".txt", ".wasm")
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
# Page addresses that contain dots: a link's token has two.
LINKS: Final = ("/join/", "/watch/")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dolmen</title>
<h1>Dolmen</h1>
<p>The server works, but the page has not been built in this checkout: run <code>./dolmen build</code>,
or <code>npm install</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
<p lang="pl">Serwer działa, ale strona nie została zbudowana: uruchom <code>./dolmen build</code>
albo <code>npm install</code> i <code>npm run build</code> w katalogu <code>web</code>.</p>
<p><a href="/health">/health</a> · <a href="/schema">/schema</a> · <a href="/api/games">/api/games</a></p>
</html>
"""


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    type: str
    encoding: str
    cache: str
    etag: str


class Site:
    """The files below a folder; a file that has changed is read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.kept: dict[tuple[Path, int, str], File] = {}

    def find(self, path: str, accepted: str) -> File | None:
        """The file at a path, or the index page when the path looks like a page; None when there is none."""
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            if file != self.folder and self.folder in file.parents and file.is_file():
                return self._sent(file, accepted)
        except (OSError, ValueError):
            # No file can have such a name.
            return None
        if "." in path.rpartition("/")[2] and not path.startswith(LINKS):
            return None
        index = self.folder / "index.html"
        if not index.is_file():
            return File(NOT_BUILT.encode(), TYPES[".html"], "", ASK_AGAIN, "")
        return self._sent(index, accepted)

    def _sent(self, file: Path, accepted: str) -> File:
        encoding = _encoding(file, accepted)
        key = (file, file.stat().st_mtime_ns, encoding)
        found = self.kept.get(key)
        if found is None:
            content = _packed(file, encoding)
            cache = FOREVER if HASHED.search(file.name) else ASK_AGAIN
            etag = "" if cache == FOREVER else f'"{hashlib.sha256(content).hexdigest()[:24]}"'
            found = File(content, TYPES.get(file.suffix, "application/octet-stream"), encoding, cache, etag)
            self.kept[key] = found
        return found


def _encoding(file: Path, accepted: str) -> str:
    words = {word.partition(";")[0].strip() for word in accepted.split(",")}
    if "br" in words and file.with_name(file.name + ".br").is_file():
        return "br"
    if "gzip" in words and file.suffix in PACKED:
        return "gzip"
    return ""


def _packed(file: Path, encoding: str) -> bytes:
    if not encoding:
        return file.read_bytes()
    ready = file.with_name(file.name + (".br" if encoding == "br" else ".gz"))
    if ready.is_file():
        return ready.read_bytes()
    return gzip.compress(file.read_bytes(), 9, mtime=0)
