"""The administrator's calls: signing in, what is shown, what is done, and who is kept out."""

import logging
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from dolmen.cli.main import main
from dolmen.server import schema
from dolmen.server.backup import checked
from dolmen.server.operator import link_of
from tests.server.serving import Guest, Json, Server, hear, ok, sensible, serving

SETTINGS = {"follow": 0.05, "tries_a_minute": 0.0}


def link(server: Server) -> str:
    """The token of a new link for an administrator."""
    return link_of(server.services.engine, timedelta(hours=1)).partition("#")[2]


def sign_in(server: Server) -> Guest:
    """A browser that is signed in as administrator."""
    admin = server.guest()
    ok(admin.post("/api/admin/sign-in", {"token": link(server)}))
    return admin


@pytest.fixture
def admin(server: Server) -> Iterator[Guest]:
    with sign_in(server) as found:
        yield found


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def actions(admin: Guest) -> list[str]:
    return [entry["action"] for entry in ok(admin.get("/api/admin/audit"))["entries"]]


def closing_code(socket: ClientConnection) -> int:
    """Read until the server closes a socket."""
    try:
        while True:
            socket.recv(60)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


READS = ("", "/tables", "/guests", "/load", "/audit", "/backup")
ACTS: list[tuple[str, Json]] = [
    ("/sign-out", {}),
    ("/notices", {"text": "x", "hours": 1}),
    ("/notices/1/end", {}),
    ("/restrictions", {"kind": "ban", "guest": "x"}),
    ("/restrictions/1/lift", {}),
    ("/guests/x/sign-out", {}),
    ("/tables/x/close", {"reason": "x"}),
    ("/key", {"keep_hours": 1}),
    ("/invitations", {"hours": 1}),
    ("/tokens/x/end", {}),
]


def test_only_an_administrator_may_do_anything(server: Server, guest: Guest) -> None:
    for wrong in ("", "nonsense", "a.b", link(server), "0" * 500):
        guest.http.cookies.set(server.services.signer.admin_cookie, wrong, path="/api/admin")
        assert [error(guest.get(f"/api/admin{path}")) for path in READS] == [(401, "not-an-administrator")] * len(READS)
        refused = [error(guest.post(f"/api/admin{path}", body)) for path, body in ACTS]
        assert refused == [(401, "not-an-administrator")] * len(ACTS)
        guest.http.cookies.delete(server.services.signer.admin_cookie)


def test_every_call_of_the_administrator_is_tried_here(guest: Guest) -> None:
    paths = ok(guest.get("/schema"))["paths"]
    calls = {path.removeprefix("/api/admin") for path in paths if path.startswith("/api/admin")}
    pattern = {path.replace("/1/", "/{number}/").replace("guests/x", "guests/{guest}") for path, _ in ACTS}
    pattern = {path.replace("tables/x", "tables/{table}").replace("tokens/x", "tokens/{token}") for path in pattern}
    assert calls == pattern | set(READS) | {"/sign-in"}


def test_a_link_works_once_and_its_session_can_be_ended(server: Server, guest: Guest) -> None:
    token = link(server)
    answer = guest.post("/api/admin/sign-in", {"token": token})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/api/admin"))
    found, _, secret = token.partition(".")
    assert found in stored_tokens(server)
    assert secret not in stored_tokens(server)
    assert guest.get("/api/admin").status_code == 200
    with server.guest() as other:
        assert error(other.post("/api/admin/sign-in", {"token": token})) == (403, "link-not-valid")
        ok(other.post("/api/admin/sign-in", {"token": link(server)}))
        own = next(one["id"] for one in ok(guest.get("/api/admin"))["tokens"] if one["own"])
        ok(other.post(f"/api/admin/tokens/{own}/end", {}))
        assert error(guest.get("/api/admin")) == (401, "not-an-administrator")
        assert "sign-in-refused" in actions(other)
        assert other.post("/api/admin/sign-out", {}).status_code == 204
        assert error(other.get("/api/admin")) == (401, "not-an-administrator")


def stored_tokens(server: Server) -> str:
    with server.services.engine.connect() as connection:
        return "\n".join(str(tuple(row)) for row in connection.execute(select(schema.tokens)))


def test_an_administrators_call_is_guarded_like_the_others(admin: Guest) -> None:
    body = {"text": "Hello", "hours": 1}
    assert error(admin.http.post("/api/admin/notices", json=body)) == (403, "csrf")
    assert error(admin.post("/api/admin/notices", body, origin="http://evil.example")) == (403, "foreign-origin")


def test_links_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    with serving(tmp_path, tries_a_minute=3.0) as server, server.guest() as guest:
        answers = [error(guest.post("/api/admin/sign-in", {"token": "a.b"})) for _ in range(5)]
        assert answers[0] == (403, "link-not-valid")
        assert answers[-1] == (429, "too-many-tries")


def test_tables_and_guests_are_found(server: Server, admin: Guest) -> None:
    with server.guest() as host:
        ok(host.post("/api/me", {"name": "Zofia_%"}))
        table = host.new_table("me", "local")["table"]
        found = ok(admin.get("/api/admin/tables", search="zofia_%"))["tables"]
        assert [(one["table"], one["host"], one["over"]) for one in found] == [(table, "Zofia_%", False)]
        assert found[0]["bytes"] > 500
        assert ok(admin.get("/api/admin/tables", search="zofiaX"))["tables"] == []
        assert ok(admin.get("/api/admin/tables", search=table, only="over"))["tables"] == []
        assert error(admin.get("/api/admin/tables", only="odd")) == (422, "bad-state")
        people = ok(admin.get("/api/admin/guests", search="Zofia"))["guests"]
        assert [(one["guest"], one["tables"], one["banned"]) for one in people] == [(host.id, 1, False)]


def test_guests_are_seen_with_their_address(tmp_path: Path) -> None:
    with serving(tmp_path, sightings=0.05) as server, server.guest() as host:
        ok(host.post("/api/me", {"name": "Zofia"}))
        with sign_in(server) as admin:
            while not (seen := ok(admin.get("/api/admin/guests", search="Zofia"))["guests"][0])["seen"]:
                host.get("/api/games")
        assert seen["address"] == "127.0.0.1"


def test_a_message_reaches_pages_and_tables_and_ends(guest: Guest, admin: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    with guest.socket(table) as socket:
        hear(socket, "state")
        rules = ok(admin.post("/api/admin/notices", {"text": "  Restart at eight. ", "hours": 0.5}))
        told = hear(socket, "notices")["notices"]
        assert [one["text"] for one in told] == ["Restart at eight."]
        assert ok(guest.get("/api/notices"))["notices"] == told
        ok(admin.post(f"/api/admin/notices/{rules['notices'][0]['id']}/end", {}))
        assert hear(socket, "notices")["notices"] == []
    assert ok(guest.get("/api/notices"))["notices"] == []
    assert actions(admin)[:2] == ["message-ended", "message"]
    for wrong in (
        {"text": "", "hours": 1},
        {"text": "x" * 501, "hours": 1},
        {"text": "x", "hours": 0},
        {"text": "x", "hours": 1e9},
    ):
        assert admin.post("/api/admin/notices", wrong).status_code == 422


def test_a_muted_guest_plays_and_does_not_chat(guest: Guest, admin: Guest) -> None:
    state = guest.new_table("me", "local")
    rules = ok(admin.post("/api/admin/restrictions", {"kind": "mute", "guest": guest.id, "hours": 1, "reason": "Shouting"}))
    answer = guest.post(f"/api/tables/{state['table']}/chat", {"text": "hello"})
    assert error(answer) == (403, "muted")
    assert answer.json()["reason"] == "Shouting"
    assert answer.json()["until"].endswith("Z")
    ok(guest.choose(state, sensible(state)))
    ok(admin.post(f"/api/admin/restrictions/{rules['restrictions'][-1]['id']}/lift", {}))
    assert guest.post(f"/api/tables/{state['table']}/chat", {"text": "hello"}).status_code == 204
    assert actions(admin)[:2] == ["mute-lifted", "mute"]


def test_a_banned_guest_is_told_why_and_loses_the_socket(guest: Guest, admin: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    with guest.socket(table) as socket:
        hear(socket, "state")
        rules = ok(admin.post("/api/admin/restrictions", {"kind": "ban", "guest": guest.id, "reason": "Cheating"}))
        assert closing_code(socket) == 4403
    answer = guest.get(f"/api/tables/{table}")
    assert error(answer) == (403, "banned")
    assert (answer.json()["reason"], answer.json()["until"]) == ("Cheating", None)
    assert guest.get("/").status_code == 200
    found = ok(admin.get("/api/admin/guests", search=guest.id))["guests"]
    assert [one["banned"] for one in found] == [True]
    ok(admin.post(f"/api/admin/restrictions/{rules['restrictions'][-1]['id']}/lift", {}))
    assert guest.get(f"/api/tables/{table}").status_code == 200


def test_an_address_can_be_banned_and_the_administrator_is_not_kept_out(guest: Guest, admin: Guest) -> None:
    rules = ok(admin.post("/api/admin/restrictions", {"kind": "ban", "address": "127.0.0.1", "hours": 1}))
    try:
        assert error(guest.get("/api/games")) == (403, "banned")
        assert admin.get("/api/admin").status_code == 200
    finally:
        ok(admin.post(f"/api/admin/restrictions/{rules['restrictions'][-1]['id']}/lift", {}))
    assert guest.get("/api/games").status_code == 200
    for wrong in ({"address": "somewhere"}, {"guest": "a", "address": "127.0.0.1"}, {}, {"guest": "a", "hours": -1}):
        assert admin.post("/api/admin/restrictions", {"kind": "ban", **wrong}).status_code == 422


def test_a_closed_table_is_looked_at_and_not_changed(guest: Guest, admin: Guest) -> None:
    state = guest.new_table("me", "local")
    table = state["table"]
    with guest.socket(table) as socket:
        hear(socket, "state")
        assert admin.post(f"/api/admin/tables/{table}/close", {"reason": "Insults"}).status_code == 204
        told = hear(socket, "state")["state"]
        assert (told["closed"], told["question"], told["waiting"]) == ("Insults", None, [])
    refused = guest.choose(state, sensible(state))
    assert (*error(refused), refused.json()["reason"]) == (409, "table-closed", "Insults")
    assert error(guest.post(f"/api/tables/{table}/chat", {"text": "why?"})) == (409, "table-closed")
    assert error(guest.post(f"/api/tables/{table}/seats/1", {"action": "bot"})) == (409, "table-closed")
    mine = next(one for one in ok(guest.get("/api/me"))["tables"] if one["table"] == table)
    assert mine["closed"] == "Insults"
    assert [one["table"] for one in ok(admin.get("/api/admin/tables", only="closed"))["tables"]] == [table]
    assert admin.post(f"/api/admin/tables/{table}/close", {"reason": ""}).status_code == 204
    ok(guest.choose(guest.state(table), sensible(state)))
    assert actions(admin)[:2] == ["table-opened", "table-closed"]
    assert error(admin.post("/api/admin/tables/nowhere/close", {"reason": "x"})) == (404, "no-table")


def test_a_closed_table_stays_closed_after_a_restart_and_its_bot_waits(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=0) as server, server.guest() as guest, sign_in(server) as admin:
        table = guest.new_table("bot", "me")["table"]
        assert admin.post(f"/api/admin/tables/{table}/close", {"reason": "Insults"}).status_code == 204
        assert ok(admin.get("/api/admin/load"))["waiting_for_bots"] == 0
    with serving(tmp_path, bot_workers=1) as server:
        guest.http = httpx.Client(base_url=server.address, cookies=guest.http.cookies, timeout=120)
        with guest:
            assert guest.state(table)["closed"] == "Insults"
            assert server.services.registry.tables[table].bot_asked() is None


def test_a_guest_can_be_signed_out_for_good(server: Server, admin: Guest) -> None:
    with server.guest() as guest:
        ok(guest.post("/api/me", {"name": "Zofia"}))
        table = guest.new_table("me", "local")["table"]
        with guest.socket(table) as socket:
            hear(socket, "state")
            ok(admin.post(f"/api/admin/guests/{guest.id}/sign-out", {}))
            assert closing_code(socket) == 4403
        assert error(guest.get("/api/me")) == (409, "signed-out")
        assert error(guest.get(f"/api/tables/{table}")) == (404, "no-table")
        assert ok(guest.get("/api/me", fresh=True))["name"] == ""
    assert error(admin.post("/api/admin/guests/nobody/sign-out", {})) == (404, "not-found")


def test_a_replaced_key_counts_for_a_time_or_not_at_all(tmp_path: Path) -> None:
    with serving(tmp_path, follow=0.05) as server, server.guest() as guest, sign_in(server) as admin:
        ok(guest.post("/api/me", {"name": "Zofia"}))
        state = guest.new_table("me", "link")
        before = guest.id
        former = server.services.signer.cookie_name
        rules = ok(admin.post("/api/admin/key", {"keep_hours": 48}))
        assert len(rules["former_until"]) == 1
        answer = guest.get(f"/api/tables/{state['table']}")
        assert server.services.signer.cookie_name in answer.headers["set-cookie"]
        guest.http.cookies.delete(former)
        assert ok(guest.get("/api/me"))["name"] == "Zofia"
        assert guest.id == before
        with server.guest() as friend:
            assert friend.join(state["links"]["seats"]["1"]).status_code == 200
        # The page fetches a token of the new key in the same way.
        ok(admin.get("/api/me"))
        assert ok(admin.post("/api/admin/key", {"keep_hours": 0}))["former_until"] == []
        assert guest.get(f"/api/tables/{state['table']}").status_code == 404
        assert admin.get("/api/admin").status_code == 200


def test_the_load_tells_of_moves_and_failures(server: Server, guest: Guest, admin: Guest) -> None:
    state = guest.new_table("me", "local")
    ok(admin.get("/api/admin/load"))
    ok(guest.choose(state, sensible(state)))
    server.services.registry.metrics.moved("person", 0.1)
    logging.getLogger("dolmen.server").warning("a bot failed: %s", "too slow", extra={"table": state["table"]})
    told = ok(admin.get("/api/admin/load"))["processes"][0]
    assert told["moves"] > 0
    assert told["memory"] > 1_000_000
    assert told["tables"] >= 1
    newest = told["failures"][0]
    assert (newest["kind"], newest["message"], newest["table"]) == ("bot", "a bot failed: too slow", state["table"])


def test_a_backup_is_downloaded(admin: Guest, tmp_path: Path) -> None:
    answer = admin.get("/api/admin/backup")
    assert answer.status_code == 200
    assert ".backup" in answer.headers["content-disposition"]
    file = tmp_path / "tables.backup"
    file.write_bytes(answer.content)
    assert checked(file) >= 0
    assert actions(admin)[0] == "backup"


def test_the_command_prints_a_link_that_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        place = server.services.settings.place
        command = ["admin-link", "--data", str(tmp_path), *(["--database", place.url] if place.url else [])]
        assert main(command) == 0
        path = capsys.readouterr().out.splitlines()[0]
        assert path.startswith("/admin#")
        ok(guest.post("/api/admin/sign-in", {"token": path.partition("#")[2]}))
        assert main([*command, "--end-sessions"]) == 0
        assert error(guest.get("/api/admin")) == (401, "not-an-administrator")
    assert main(["admin-link", "--data", str(tmp_path), "--hours", "0"]) == 2
    assert main(["admin-link", "--data", f"{tmp_path}/nowhere"]) == 2
