"""A real server and Debian's Chromium for the tests of the page; without a browser these tests are skipped."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from dolmen.cli import browser
from dolmen.cli.site import build_if_stale
from tests.web.playing import note_requests

CHROMIUM = browser.find()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
# Milliseconds by which every answer is late: shows tests that look before the page has drawn what they look for.
LATENCY = float(os.environ.get("DOLMEN_TEST_LATENCY", "0"))
# How many times slower than this machine the page runs: shows the same as a machine that is busy with other work.
SLOWDOWN = float(os.environ.get("DOLMEN_TEST_SLOWDOWN", "1"))
# Milliseconds that a test waits for a condition; long, because the machine may be busy with other work.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
# The same random numbers for every run of the clicking player.
SAME_DICE = """(() => {
  let state = 7;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
})()"""


class Server:
    """`dolmen serve` as a process, which can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serving", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-open", "--bot-pace", "0.02", "--rate", "0", "--log", "warning", "--workers-for-bots", "1"]
        command += ["--reviews", "quick"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(3000):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(300)
            self.process = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all browser tests as slow, so that a quick run leaves them out."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    reason = build_if_stale(ROOT)
    assert reason is None, reason
    found = Server(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium, and in CI the tests of the page must run")
        pytest.skip("no Chromium on this machine: ./dolmen test says how to get one")
    with sync_playwright() as started:
        found = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


NewPage = Callable[..., Any]


def hold_back(page: Any) -> None:
    """Delay every answer of the server and slow the page down, if that is asked for."""
    if LATENCY:
        conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", conditions)
    if SLOWDOWN > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


@pytest.fixture
def new_page(chromium: Any, server: Server) -> Iterator[NewPage]:
    """Open a page in a new browser context; at the end there must be no error in its console."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def make(language: str = "pl", theme: str = "dark", phone: bool = False, tips: str = "off", **more: Any) -> Any:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = chromium.new_context(
            viewport=size, locale="pl-PL", color_scheme=theme, base_url=server.address, **{"has_touch": phone, **more}
        )
        contexts.append(context)
        settings = json.dumps(json.dumps({"language": language, "theme": theme, "motion": "off", "tips": tips}))
        context.add_init_script(f"localStorage.getItem('dolmen-settings') ?? localStorage.setItem('dolmen-settings', {settings})")
        context.add_init_script(SAME_DICE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        note_requests(page)
        hold_back(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if "Content Security" in line.text else None)
        page.on("request", lambda request: complaints.append(request.url) if "127.0.0.1" not in request.url else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
