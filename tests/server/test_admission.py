"""Who may make tables: everybody, or guests with the club's password or an invitation."""

import argparse
from pathlib import Path

import httpx
import pytest

from dolmen.cli import limits
from dolmen.kernel.errors import BadInput
from tests.recorded.test_recorded import FILES, play_again, records
from tests.server.serving import Guest, Json, ok, serving
from tests.server.test_admin import sign_in

NEW: Json = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "link"}]}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def journal() -> bytes:
    record = next(record for file in FILES for record in records(file) if len(record["header"]["seats"]) == 2)
    return play_again(record).journal.text().encode()


def bring(guest: Guest) -> httpx.Response:
    headers = {"x-csrftoken": guest.http.cookies.get("csrftoken") or "", "content-type": "application/octet-stream"}
    return guest.http.post("/api/import", content=journal(), headers=headers)


def test_the_clubs_password_is_asked_for_once(tmp_path: Path) -> None:
    club = {"tables_need": "password", "club_password": "dąb i kamień", "tries_a_minute": 0.0}
    with serving(tmp_path, **club) as server, server.guest() as member, server.guest() as friend:
        assert ok(member.get("/api/me"))["lacks"] == "password"
        assert error(member.post("/api/tables", NEW)) == (403, "needs-password")
        assert error(bring(member)) == (403, "needs-password")
        assert error(member.post("/api/admission", {"password": "dab"})) == (403, "wrong-password")
        assert error(member.post("/api/admission", {})) == (403, "wrong-invitation")
        assert member.post("/api/admission", {"password": " dąb i kamień "}).status_code == 204
        assert ok(member.get("/api/me"))["lacks"] == ""
        state = ok(member.post("/api/tables", NEW))
        assert bring(member).status_code == 200
        # Joining by a link needs nothing.
        assert friend.join(state["links"]["seats"]["1"]).status_code == 200
        assert error(friend.post("/api/tables", NEW)) == (403, "needs-password")
    with serving(tmp_path, **club) as server, httpx.Client(base_url=server.address, cookies=member.http.cookies) as again:
        assert again.get("/api/me").json()["lacks"] == ""
    other = club | {"club_password": "another"}
    with serving(tmp_path, **other) as server, httpx.Client(base_url=server.address, cookies=member.http.cookies) as again:
        assert again.get("/api/me").json()["lacks"] == "password"


def test_an_invitation_lets_guests_make_tables_until_it_ends(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables_need="invitation", tries_a_minute=0.0) as server,
        sign_in(server) as admin,
        server.guest() as first,
        server.guest() as second,
    ):
        assert error(first.post("/api/tables", NEW)) == (403, "needs-invitation")
        rules = ok(admin.post("/api/admin/invitations", {"hours": 24, "label": "Thursday", "uses": 1}))
        token = rules["link"].rpartition("/")[2]
        assert error(first.post("/api/admission", {"invitation": token[:-1]})) == (403, "wrong-invitation")
        assert first.post("/api/admission", {"invitation": token}).status_code == 204
        ok(first.post("/api/tables", NEW))
        # The link may be opened again by the same guest, and by nobody else.
        assert first.post("/api/admission", {"invitation": token}).status_code == 204
        assert error(second.post("/api/admission", {"invitation": token})) == (403, "wrong-invitation")
        rules = ok(admin.post("/api/admin/invitations", {"hours": 24}))
        found = next(one["id"] for one in rules["tokens"] if one["kind"] == "invitation")
        ok(admin.post(f"/api/admin/tokens/{found}/end", {}))
        assert error(second.post("/api/admission", {"invitation": rules["link"].rpartition("/")[2]})) == (403, "wrong-invitation")


def test_passwords_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    club = {"tables_need": "password", "club_password": "dąb", "tries_a_minute": 3.0}
    with serving(tmp_path, **club) as server, server.guest() as guest:
        answers = [error(guest.post("/api/admission", {"password": "buk"})) for _ in range(5)]
        assert answers == [(403, "wrong-password")] * 3 + [(429, "too-many-tries")] * 2


def chosen(*arguments: str, rate: float = 25.0) -> Json:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rate", type=float, default=rate)
    limits.add_arguments(parser)
    return limits.chosen(parser.parse_args(arguments))


def test_limits_are_options(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen()["tables_need"] == "nothing"
    found = chosen("--tables-a-minute", "5", "--open-tables", "10", "--trusted-proxy", "10.0.0.0/8", "--keep-audit", "7")
    assert (found["tables_a_minute"], found["tables_kept"]) == (5.0, 10)
    assert (found["trusted_proxies"], found["audit_days"]) == (("10.0.0.0/8",), 7.0)
    assert chosen(rate=0.0)["hints_a_minute"] == 0.0
    monkeypatch.setenv(limits.PASSWORD, "dąb")
    assert (chosen()["tables_need"], chosen()["club_password"]) == ("password", "dąb")
    assert chosen("--tables-need", "invitation")["tables_need"] == "invitation"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--trusted-proxy", "nginx"), "--trusted-proxy nginx: expected an address"),
        (("--tables-need", "password"), "--tables-need password: set the password"),
        (("--open-tables", "-1"), "--open-tables -1: expected 0 or more"),
    ],
)
def test_options_that_make_no_sense_are_refused(arguments: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        chosen(*arguments)
