"""The examples in deploy/ fit the program; where nginx, Caddy or systemd are installed, these read them, too."""

import contextlib
import re
import shlex
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from dolmen.cli.main import parsed
from tests.server.serving import Guest, hear, ok, serving
from tests.toolchain import toy

DEPLOY = toy.ROOT / "deploy"
CLIENT = "127.0.0.7"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile and their arguments."""
    text = re.sub(r"\\\n", "", "".join(re.findall(r"^(?!#).*\n", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)))
    return [(word, rest) for line in text.splitlines() if line for word, _, rest in [line.partition(" ")]]


def units() -> list[Path]:
    return sorted(DEPLOY.glob("*.service"))


@pytest.mark.parametrize("file", units(), ids=lambda file: file.name)
def test_a_unit_starts_the_program_with_options_that_it_has(file: Path, tmp_path: Path) -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", file.read_text(), re.MULTILINE))
    program, *arguments = shlex.split(settings["ExecStart"])
    assert program == "/opt/dolmen/bin/dolmen"
    assert parsed(arguments).open is False
    for name in ("User", "NoNewPrivileges", "ProtectSystem", "CapabilityBoundingSet", "SystemCallFilter"):
        assert name in settings
    systemd = shutil.which("systemd-analyze")
    if systemd:
        # The program is not installed on the machine that tests.
        (tmp_path / file.name).write_text(file.read_text().replace(program, shutil.which("true") or ""))
        done = subprocess.run([systemd, "verify", str(tmp_path / file.name)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_container_copies_what_there_is_and_runs_what_the_program_has() -> None:
    found = instructions()
    assert {word for word, _ in found} <= {
        "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"
    }  # fmt: skip
    last = dict(found)
    assert last["USER"] == "dolmen"
    assert yaml.safe_load(last["ENTRYPOINT"]) == ["dolmen"]
    assert parsed(yaml.safe_load(last["CMD"])).host == "0.0.0.0"
    for lock in re.findall(r"-r (\S+)", last_of(found, "RUN", "pip")):
        assert (toy.ROOT / lock).is_file()
    ignored = (toy.ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", ".build"} <= set(ignored)


def test_the_containers_of_the_compose_file_run_what_the_program_has() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = found["services"]
    assert set(services) == {"server", "bots", "database"}
    assert parsed(services["server"]["command"]).processes == 2
    assert parsed(services["bots"]["command"]).workers == 2
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == (DEPLOY / "Containerfile").resolve()
    for name in ("server", "bots"):
        service = services[name]
        assert (service["read_only"], service["cap_drop"], service["depends_on"]["database"]["condition"]) == (
            True, ["ALL"], "service_healthy"
        )  # fmt: skip
        assert service["environment"]["DOLMEN_DATABASE"].startswith("postgresql://dolmen:")
        assert "no-new-privileges:true" in service["security_opt"]
    assert [volume.partition(":")[0] for volume in services["database"]["volumes"]] == list(found["volumes"])


def last_of(found: list[tuple[str, str]], word: str, having: str) -> str:
    return [rest for name, rest in found if name == word and having in rest][-1]


@contextlib.contextmanager
def proxy(name: str, port: int, behind: int, folder: Path) -> Iterator[None]:
    """Run a proxy as its example says, but without TLS and on other ports."""
    if name == "nginx":
        site = (DEPLOY / "nginx.conf").read_text().replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
        site = re.sub(r".*ssl_certificate.*\n", "", site).replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
        around = f"daemon off; pid {folder}/pid; error_log stderr warn; events {{}} http {{ access_log off;\n{site}}}\n"
        (folder / "conf").write_text(around)
        command = ["nginx", "-p", str(folder), "-c", str(folder / "conf")]
    else:
        site = (DEPLOY / "Caddyfile").read_text().replace("dolmen.example", f"http://127.0.0.1:{port}")
        (folder / "conf").write_text("{\n admin off\n}\n" + site.replace("127.0.0.1:8000", f"127.0.0.1:{behind}"))
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "conf")]
    errors = folder / "errors"
    with errors.open("w") as output, subprocess.Popen(command, stdout=output, stderr=output) as running:
        try:
            deadline = time.monotonic() + 60
            while True:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
                    break
                assert running.poll() is None, errors.read_text()
                assert time.monotonic() < deadline, errors.read_text()
                time.sleep(0.05)
            yield
        finally:
            running.terminate()


@pytest.mark.parametrize(("name", "file"), [("nginx", "nginx.conf"), ("caddy", "Caddyfile")])
def test_calls_and_sockets_pass_through_a_proxy_with_the_address_of_the_caller(name: str, file: str, tmp_path: Path) -> None:
    text = (DEPLOY / file).read_text()
    assert text.count("127.0.0.1:8000") >= 1
    assert "/metrics" in text
    if shutil.which(name) is None:
        return
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    with serving(tmp_path / "data") as server, proxy(name, port, server.port, tmp_path), Guest(origin) as guest:
        table = guest.new_table("me", "local")["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        more: Any = {"source_address": (CLIENT, 0)}
        headers = {"cookie": cookies, "origin": origin}
        with connect(address, additional_headers=headers, open_timeout=120, **more) as talk:
            assert hear(talk, "state")["state"]["table"] == table
            assert server.services.sockets[CLIENT] == 1
        transport = httpx.HTTPTransport(local_address=CLIENT)
        with httpx.Client(transport=transport, base_url=origin) as stranger:
            assert stranger.get("/metrics").status_code == 403
            assert stranger.get("/health").status_code == 200
            # The limit is noticed by nginx, and by Caddy or Dolmen, whichever is first.
            assert stranger.post("/api/me", content=b"x" * 3_000_000).is_error
        assert guest.get("/metrics").status_code == 200
        assert ok(guest.post("/api/me", {"name": "Ada"}, origin=origin))["name"] == "Ada"
