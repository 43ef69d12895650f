"""Finds Chromium for the tests of the page, or installs it from the distribution where that is possible."""

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL: Final = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])


def find() -> str | None:
    """Return the path of Chromium; the environment variable CHROMIUM comes first."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def find_or_install() -> str | None:
    """Return the path of Chromium, installed if necessary; say so when there is none and it cannot be installed."""
    found = find()
    if found is not None:
        return found
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        say("there is no Chromium here, and installing one needs root on Debian or Ubuntu; the tests of the page are left out")
        say("install chromium, or name one: CHROMIUM=/path/to/chromium ./dolmen test")
        return None
    say("installing Debian's chromium for the tests of the page (a minute or two)")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in INSTALL:
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            say(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}; the tests of the page are left out")
            return None
    return find()


def say(sentence: str) -> None:
    """Print to standard error."""
    print(f"dolmen: {sentence}", file=sys.stderr)
