"""Tables as files: journals and sealed files are imported, and a damaged file gets one clear sentence."""

import json
import socket
from typing import Any

import httpx
import pytest

from dolmen.kernel.journal import parse_journal
from dolmen.server.settings import Settings
from dolmen.server.table_files import LARGEST
from tests.server.serving import Guest, Json, Server, ok, options, sensible

SHORT: Json = {"max_rounds": 1, "first_player": "1"}


def bring(guest: Guest, content: bytes, **headers: str) -> httpx.Response:
    sent = {"x-csrftoken": guest.http.cookies.get("csrftoken") or "", **headers}
    return guest.http.post("/api/import", content=content, headers=sent)


def finished(guest: Guest, game: str = "przepowiednia", *kinds: str) -> Json:
    state = guest.new_table(*(kinds or ("me", "local")), options=SHORT if game == "przepowiednia" else {}, game=game)
    while not state["result"]:
        state = ok(guest.choose(state, options(state)[-1]))
    return guest.state(state["table"])


def journal_of(guest: Guest, table: str) -> bytes:
    answer = guest.get(f"/api/tables/{table}/journal")
    assert answer.status_code == 200
    return answer.content


def sealed_of(guest: Guest, table: str) -> bytes:
    answer = guest.get(f"/api/tables/{table}/sealed")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content


def test_a_journal_is_imported_and_looked_back_on(server: Server, guest: Guest) -> None:
    over = finished(guest)
    content = journal_of(guest, over["table"])
    with server.guest() as other:
        found = ok(bring(other, content))
        assert (found["over"], found["moment"], found["known"]) == (True, over["moment"], False)
        assert found["winners"] == over["result"]["winners"]
        state = other.state(found["table"])
        assert (state["mine"], state["watching"], state["links"]["seats"]) == ([], True, {})
        assert all(seat["ready"] for seat in state["seats"])
        assert state["origin"]["imported"] is True
        for part in ("result", "fairness", "options", "score", "log"):
            assert state[part] == over[part], part
        assert [seat["name"] for seat in state["seats"]] == [seat["name"] for seat in over["seats"]]
        assert journal_of(other, found["table"]) == content
        for eyes in ("0", "1", "open"):
            assert ok(other.get(f"/api/tables/{found['table']}/moments/5", eyes=eyes))["moment"] == 5
        assert [table["table"] for table in ok(other.get("/api/me"))["tables"]] == [found["table"]]
        assert guest.get(f"/api/tables/{found['table']}").status_code == 404
        again = ok(bring(other, content))
        assert again == {**found, "known": True}
    assert ok(bring(guest, content))["table"] not in (found["table"], over["table"])


def test_an_imported_table_survives_a_restart(server: Server, guest: Guest) -> None:
    table = ok(bring(guest, journal_of(guest, finished(guest)["table"])))["table"]
    before = guest.state(table)
    server.services.registry.tables.clear()
    assert guest.state(table) == before


def test_a_sealed_table_goes_on_elsewhere(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "bot", "link", "link", options={})
    with server.guest() as friend:
        ok(friend.join(state["links"]["seats"]["2"], "Ola"))
    while not state["question"] or state["moment"] < 8:
        state = guest.state(state["table"])
        if state["question"]:
            state = ok(guest.choose(state, sensible(state)))
        elif {2, 3} & set(state["waiting"]):
            # This test does not answer for these seats.
            break
    content = sealed_of(guest, state["table"])
    state = guest.state(state["table"])
    assert [(line["phrase"], line["seat"]) for line in state["chat"]] == [("chat-exported", 0)]
    first = content.decode().splitlines()
    assert first[1].strip().startswith('"dolmen-sealed": 1')
    assert "can see every secret" in first[2]
    with server.guest() as elsewhere:
        found = ok(bring(elsewhere, content))
        moved = elsewhere.state(found["table"])
        assert (found["over"], moved["mine"]) == (False, [0])
        assert moved["table"] != state["table"]
        assert [seat["name"] for seat in moved["seats"]][2] == "Ola"
        assert sorted(moved["links"]["seats"]) == ["2", "3"]
        for part in ("moment", "view", "question", "log", "fairness", "waiting"):
            assert moved[part] == state[part], part
        with server.guest() as ola:
            assert ok(ola.join(moved["links"]["seats"]["2"]))["table"] == found["table"]


def test_the_same_draws_come_at_a_moved_table(guest: Guest) -> None:
    state = guest.new_table("me", "local", options=SHORT)
    state = ok(guest.choose(state, sensible(state)))
    moved = guest.state(ok(bring(guest, sealed_of(guest, state["table"])))["table"])
    ended: list[bytes] = []
    for at in (guest.state(state["table"]), moved):
        while not at["result"]:
            at = ok(guest.choose(at, options(at)[-1]))
        ended.append(journal_of(guest, at["table"]))
    assert ended[0] == ended[1]


def test_only_the_host_exports_and_only_what_goes_on(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", options=SHORT)
    path = f"/api/tables/{state['table']}/sealed"
    with server.guest() as friend:
        assert friend.get(path).status_code == 404
        ok(friend.join(state["links"]["seats"]["1"]))
        refused = friend.get(path)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-the-host")
    assert guest.state(state["table"])["chat"] == []
    over = guest.get(f"/api/tables/{finished(guest)['table']}/sealed")
    assert (over.status_code, over.json()["error"]) == (409, "already-finished")


def damaged(content: bytes) -> dict[str, bytes]:
    """Files that are wrong, by the fault that is told."""
    lines = content.splitlines(keepends=True)
    header = json.loads(lines[0])

    def headed(**values: Any) -> bytes:
        changed = json.dumps({**header, **values}, ensure_ascii=False, separators=(",", ":")).encode()
        return b"".join([changed + b"\n", *lines[1:]])

    return {
        "file-changed": b"".join([*lines[:4], lines[5], lines[4], *lines[6:]]),
        "file-cut": content[: len(content) // 2],
        "file-foreign": b'{"name": "dolmen-web"}\n',
        "file-newer": headed(dolmen=3),
        "file-unfinished": b"".join(lines[:-1]),
    }


def test_a_damaged_file_is_told_in_a_sentence_with_its_line(guest: Guest) -> None:
    content = journal_of(guest, finished(guest)["table"])
    for key, wrong in damaged(content).items():
        answer = bring(guest, wrong)
        failure = answer.json()
        assert (answer.status_code, failure["error"], failure["phrase"]["key"]) == (422, key, key), failure
        [(name, kind, line)] = failure["phrase"]["values"]
        assert (name, kind) == ("line", "number")
        assert failure["detail"].startswith(f"line {line}: ")
        if key == "file-changed":
            assert line in (4, 5)
    assert len(ok(guest.get("/api/me"))["tables"]) == 1


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00", b"\xff\xfe{", b"[" * 200_000, b'{"dolmen-sealed":', b'{"dolmen-sealed": 1}', b'{"dolmen":1}\n', b"9" * 9999],
)
def test_foreign_bytes_are_refused(guest: Guest, content: bytes) -> None:
    assert bring(guest, content).status_code == 422


def test_a_file_may_be_long_but_not_endless(server: Server, guest: Guest) -> None:
    limit = Settings(server.services.settings.data).body_limit
    assert bring(guest, b"x" * LARGEST).status_code == 422
    assert guest.post("/api/me", {"name": "x" * limit}).status_code == 413
    token = {"x-csrftoken": guest.http.cookies.get("csrftoken") or ""}
    pieces = (b"x" * 65536 for _ in range(LARGEST // 65536 + 1))
    assert guest.http.post("/api/import", content=pieces, headers=token).status_code == 413
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        head = f"POST /api/import HTTP/1.1\r\nhost: x\r\nx-csrftoken: {token['x-csrftoken']}\r\n"
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        plain.sendall(f"{head}cookie: {cookies}\r\ncontent-length: {LARGEST + 1}\r\n\r\n".encode())
        assert b" 413 " in plain.recv(4096)


def test_without_a_token_nothing_is_imported(guest: Guest) -> None:
    assert bring(guest, b"", **{"x-csrftoken": "wrong"}).status_code == 403


def test_a_sealed_file_that_was_edited_is_refused(guest: Guest) -> None:
    state = guest.new_table("me", "bot", options=SHORT)
    content = sealed_of(guest, state["table"])
    document = json.loads(content)
    assert parse_journal("".join(f"{line}\n" for line in document["journal"]).encode()).moment == state["moment"]
    for change in (
        {"secret": "00" * 32},
        {"talk": True},
        {"seats": document["seats"][:1]},
        {"answers": {"0": 1}},
        {"journal": document["journal"][:-1]},
        {"dolmen-sealed": 2},
        {"check": ""},
    ):
        wrong = json.dumps({**document, **change}, ensure_ascii=False, indent=1).encode() + b"\n"
        answer = bring(guest, wrong)
        assert answer.status_code == 422, change
        assert answer.json()["error"] in ("file-changed", "file-newer", "file-secret")
