"""A small disk of its own for the database, so that it can be full: a tmpfs, which only root may mount."""

import contextlib
import subprocess
from pathlib import Path
from typing import Final

BALLAST: Final = "ballast"
PIECE: Final = 256 * 1024


class Disk:
    """A folder that can be filled, where the system lets us mount one; otherwise an ordinary folder."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
        with contextlib.suppress(FileNotFoundError):
            self.limited = subprocess.run(mount, capture_output=True, check=False).returncode == 0
            return
        self.limited = False

    def fill(self) -> None:
        """Leave no room."""
        with contextlib.suppress(OSError), (self.folder / BALLAST).open("ab", buffering=0) as file:
            while file.write(b"x" * PIECE):
                pass
        with contextlib.suppress(OSError), (self.folder / BALLAST).open("ab", buffering=0) as file:
            while file.write(b"x" * 512):
                pass

    def free(self) -> None:
        """Make room again."""
        (self.folder / BALLAST).unlink(missing_ok=True)

    def close(self) -> None:
        """Unmount it."""
        if self.limited:
            subprocess.run(["umount", str(self.folder)], capture_output=True, check=False)
