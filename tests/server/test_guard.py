"""Requests that are refused before any handler, and the headers of every answer."""

import json
import logging
from pathlib import Path

import httpx
import pytest

from dolmen.server.guests import Link, Signer
from dolmen.server.logs import JsonLines
from tests.server.serving import Guest, Server, ok, serving

SETTINGS = {"body_limit": 2000}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_an_unsafe_call_needs_the_token_of_this_guest(server: Server, guest: Guest) -> None:
    assert error(guest.http.post("/api/me", json={"name": "A"})) == (403, "csrf")
    assert error(guest.post("/api/me", {"name": "A"}, **{"x-csrftoken": "guessed"})) == (403, "csrf")
    with server.guest() as other:
        foreign = other.http.cookies.get("csrftoken") or ""
    assert error(guest.post("/api/me", {"name": "A"}, **{"x-csrftoken": foreign})) == (403, "csrf")
    assert error(httpx.post(f"{server.address}/api/me", json={"name": "A"})) == (403, "csrf")


def test_a_page_of_another_site_cannot_act(server: Server, guest: Guest) -> None:
    for origin in ("http://evil.example", "null", ""):
        assert error(guest.post("/api/me", {"name": "A"}, origin=origin)) == (403, "foreign-origin")
    assert guest.post("/api/me", {"name": "A"}, origin=server.address).status_code == 200


def test_a_large_body_is_refused(guest: Guest) -> None:
    assert error(guest.post("/api/me", {"name": "A" * 3000})) == (413, "too-large")
    headers = {"x-csrftoken": guest.http.cookies.get("csrftoken") or "", "content-type": "application/json"}
    pieces = (b'{"name": "' if n == 0 else b"a" * 500 for n in range(10))
    assert guest.http.post("/api/me", content=pieces, headers=headers).status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        {"name": "A", "admin": True},
        {"name": 7},
        {},
        [],
        "A",
    ],
)
def test_what_is_not_asked_for_is_refused(guest: Guest, body: object) -> None:
    assert error(guest.post("/api/me", body)) == (400, "bad-request")


def test_a_broken_body_is_refused(guest: Guest) -> None:
    headers = {"x-csrftoken": guest.http.cookies.get("csrftoken") or "", "content-type": "application/json"}
    assert error(guest.http.post("/api/me", content=b"{", headers=headers)) == (400, "bad-request")


@pytest.mark.parametrize("name", ["a" * 41, "a\u0000b", "\u202eevil"])
def test_a_name_must_be_short_and_printable(guest: Guest, name: str) -> None:
    assert error(guest.post("/api/me", {"name": name})) == (422, "bad-name")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u200d", "\u0301\u0302", "\ufe0f"])
def test_a_name_of_nothing_visible_is_none(guest: Guest, name: str) -> None:
    assert ok(guest.post("/api/me", {"name": name}))["name"] == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Z" + "\u0301" * 20 + "o", "Z" + "\u0301" * 3 + "o"),
        ("A\u3164\u2800da", "Ada"),
        ("Việt", "Việt"),
    ],
)
def test_names_of_many_scripts_are_taken_and_heaps_of_marks_are_cut(guest: Guest, name: str, shown: str) -> None:
    assert ok(guest.post("/api/me", {"name": name}))["name"] == shown


def test_nobody_takes_the_name_of_another_seat(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", "bot")
    table = state["table"]
    ok(guest.post(f"/api/tables/{table}/seats/0", {"action": "rename", "name": "Ada"}))
    with server.guest() as other:
        ok(other.join(state["links"]["seats"]["1"], "ＡＤＡ"))
        assert [seat["name"] for seat in other.state(table)["seats"]] == ["Ada", "ＡＤＡ (2)", "bot 2"]
        ok(other.post(f"/api/tables/{table}/seats/1", {"action": "rename", "name": "Bot 2"}))
        assert other.state(table)["seats"][1]["name"] == "Bot 2 (2)"
        ok(other.post(f"/api/tables/{table}/seats/1", {"action": "rename", "name": "Eve"}))
        assert other.state(table)["seats"][1]["name"] == "Eve"


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    with httpx.Client(base_url=server.address, cookies={"dolmen_guest": "a" * 32 + "." + "b" * 32}) as forger:
        answer = forger.get("/api/me")
        assert answer.json()["tables"] == []
        assert "dolmen_guest_" in answer.headers["set-cookie"]


def test_the_guest_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    cookies = httpx.get(f"{server.address}/api/me").headers.get_list("set-cookie")
    guest = next(cookie for cookie in cookies if cookie.startswith("dolmen_guest_"))
    assert "httponly" in guest.lower()
    assert "samesite=lax" in guest.lower()


def test_every_answer_has_a_strict_policy_and_nothing_comes_from_elsewhere(server: Server) -> None:
    for path in ("/", "/table/abc", "/api/games", "/health", "/schema", "/nothing.js"):
        answer = httpx.get(f"{server.address}{path}")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
    assert httpx.get(f"{server.address}/api/me").headers["cache-control"] == "no-store"


def test_too_many_calls_are_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1.0, burst=5.0, tables_a_minute=2.0) as server, server.guest() as guest:
        answers = [guest.get("/api/games") for _ in range(10)]
        assert answers[0].status_code == 200
        assert error(answers[-1]) == (429, "too-many-calls")
        assert answers[-1].headers["retry-after"]


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, tables_a_minute=2.0) as server, server.guest() as guest:
        guest.new_table("me", "local")
        guest.new_table("me", "local")
        body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}]}
        assert error(guest.post("/api/tables", body)) == (429, "too-many-tables")


def test_health_metrics_and_schema(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    ok(guest.choose(state, next(e["choice"] for e in state["question"]["choices"] if not e["refusal"])))
    assert ok(guest.get("/health"))["ok"]
    text = guest.get("/metrics").text
    assert 'dolmen_moves_total{by="person"}' in text
    assert "dolmen_move_seconds_bucket" in text
    assert "dolmen_sockets 0.0" in text
    assert state["table"] not in text
    schema = ok(guest.get("/schema"))
    assert "/api/tables/{table}/choices" in schema["paths"]


def test_the_page_says_when_the_site_is_not_built(server: Server) -> None:
    answer = httpx.get(f"{server.address}/table/x")
    assert "has not been built" in answer.text
    assert httpx.get(f"{server.address}/app.js").status_code == 404
    assert error(httpx.get(f"{server.address}/api/nothing")) == (404, "not-found")


def test_the_site_is_served_compressed_and_hashed_files_for_ever(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Dolmen</title>")
    (site / "assets" / "app-Ab12Cd34.js").write_text("1;" * 1000)
    (site / "assets" / "app-Ab12Cd34.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        page = http.get("/table/abc")
        assert "<title>Dolmen" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        script = http.get("/assets/app-Ab12Cd34.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "1;" * 1000
        with http.stream("GET", "/assets/app-Ab12Cd34.js", headers={"accept-encoding": "br, gzip"}) as packed:
            assert b"".join(packed.iter_raw()) == b"packed"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"):
            assert "secret" not in http.get(path).text


def test_links_and_cookies_are_signed() -> None:
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    assert signer.guest(signer.cookie("0" * 32)) == "0" * 32
    assert other.guest(signer.cookie("0" * 32)) is None
    token = signer.link(Link("table", 1, 0))
    assert signer.matches(token, Link("table", 1, 0))
    assert not signer.matches(token, Link("table", 1, 1))
    assert not other.matches(token, Link("table", 1, 0))
    assert signer.opened(token) == ("table", 1)
    assert signer.opened("x.99x.y") is None
    assert len(token.rpartition(".")[2]) * 4 == 128


def test_log_lines_are_json_and_hold_no_link() -> None:
    record = logging.LogRecord("dolmen.server", logging.INFO, "", 0, "a %s failed", ("call",), None)
    record.table = "abc"
    record.path = "/join/abc.1.0123"
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "a call failed"
    assert line["table"] == "abc"
    assert line["path"] == "/join"
    record.path = "/\u0085\u2028\u202e"
    assert JsonLines().format(record).isascii()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/przepowiednia", "/health", "/metrics"])
def test_head_says_what_get_would_say_without_its_body(guest: Guest, path: str) -> None:
    whole, head = guest.get(path), guest.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    if path != "/metrics":
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_a_head_of_a_link_takes_no_seat(guest: Guest) -> None:
    state = guest.new_table("me", "link")
    assert guest.http.head(state["links"]["seats"]["1"]).status_code == 200
    assert not guest.state(state["table"])["seats"][1]["ready"]
