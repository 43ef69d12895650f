"""Guests: cookies of other programs and of other servers, guests who are never stored, names that come with a link."""

import time
from pathlib import Path

import httpx
import pytest

from dolmen.server.guests import FORMER_COOKIE, Signer
from tests.server.serving import Guest, Server, ok, serving

ODD = ['theme={"dark":true, "x":1}', "a[b]=1", "flag", "path=/x", "t=dark mode", "x=é", '"', ";;;", "=", 'q="\\"']
# SimpleCookie of this Python takes 6 s of CPU for it.
QUOTES = 'dolmen_guest="' + '\\"' * 32_000 + '"'


def stored_guests(server: Server) -> int:
    with server.services.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM guests").scalar_one())


def cookies_of(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def test_reading_a_cookie_takes_time_that_grows_with_its_length_only() -> None:
    signer = Signer(b"k" * 32)

    def cost(header: bytes) -> float:
        began = time.process_time()
        assert signer.caller(header).guest is None
        return time.process_time() - began

    assert min(cost(QUOTES.encode()) for _ in range(3)) < 0.1
    assert min(cost(b";" * 64_000) for _ in range(3)) < 0.1


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("before", [True, False])
def test_cookies_of_other_programs_do_not_sign_a_player_out(server: Server, odd: str, before: bool) -> None:
    with server.guest() as guest:
        ok(guest.post("/api/me", {"name": "Ola"}))
        own = cookies_of(guest)
        header = f"{odd}; {own}" if before else f"{own}; {odd}"
        answer = httpx.get(f"{server.address}/api/me", headers={b"cookie": header.encode()})
        assert ok(answer)["name"] == "Ola"


def test_a_second_server_on_the_same_host_signs_nobody_out(server: Server, tmp_path: Path) -> None:
    with serving(tmp_path) as second, httpx.Client() as browser:
        # Cookies do not know ports: both servers get all of them.
        browser.get(f"{server.address}/api/me").raise_for_status()
        token = {"x-csrftoken": browser.cookies["csrftoken"]}
        ok(browser.post(f"{server.address}/api/me", json={"name": "Ola"}, headers=token))
        assert ok(browser.get(f"{second.address}/api/me"))["name"] == ""
        assert ok(browser.get(f"{server.address}/api/me"))["name"] == "Ola"
        # The page asks for its token again, because the second server has overwritten it.
        ok(browser.post(f"{server.address}/api/me", json={"name": "Ala"}, headers={"x-csrftoken": browser.cookies["csrftoken"]}))


def test_the_cookie_of_the_former_name_is_accepted_and_exchanged(server: Server) -> None:
    signer = server.services.signer
    with server.guest() as guest:
        ok(guest.post("/api/me", {"name": "Ola"}))
        table = guest.new_table("me", "local")["table"]
        former = {FORMER_COOKIE: signer.cookie(guest.id)}
    with httpx.Client(base_url=server.address, cookies=former) as browser:
        assert browser.get(f"/api/tables/{table}").status_code == 200
        assert browser.cookies[signer.cookie_name] == former[FORMER_COOKIE]
        assert ok(browser.get("/api/me"))["name"] == "Ola"


def test_a_damaged_cookie_makes_no_new_guest_unless_that_is_asked_for(server: Server) -> None:
    name = server.services.signer.cookie_name
    with httpx.Client(base_url=server.address, cookies={name: "a" * 32 + "." + "b" * 32}) as browser:
        answer = browser.get("/api/me")
        assert (answer.status_code, answer.json()["error"]) == (409, "cookie-not-understood")
        assert "set-cookie" not in answer.headers
        assert browser.get("/api/me", params={"fresh": True}).status_code == 200
    fresh = httpx.get(f"{server.address}/api/me", params={"fresh": True}, headers={"cookie": f"{name}=x; {name}=y"})
    assert name in fresh.headers["set-cookie"]


def test_large_cookies_are_refused(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"cookie": "a=" + "b" * 17_000})
    assert (answer.status_code, answer.json()["error"]) == (431, "cookies-too-large")


def test_a_guest_is_stored_with_the_first_name_table_or_seat(server: Server) -> None:
    before = stored_guests(server)
    for _ in range(5):
        httpx.get(f"{server.address}/api/me")
        httpx.get(f"{server.address}/join/nonsense")
        httpx.get(f"{server.address}/api/links/nonsense")
    assert stored_guests(server) == before
    with server.guest() as host, server.guest() as named, server.guest() as friend, server.guest() as watcher:
        assert stored_guests(server) == before
        ok(named.post("/api/me", {"name": "Ola"}))
        assert stored_guests(server) == before + 1
        links = host.new_table("me", "link")["links"]
        assert stored_guests(server) == before + 2
        ok(friend.join(links["seats"]["1"]))
        assert stored_guests(server) == before + 3
        ok(watcher.join(links["watch"]))
        assert stored_guests(server) == before + 4


def test_looking_at_a_link_takes_no_seat(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        state = host.new_table("me", "link", "bot")
        link, table = state["links"]["seats"]["1"], state["table"]
        for agent in ("WhatsApp/2", "Mozilla/5.0 (Linux; Android 9; CUBOT)", "Mozilla/5.0"):
            page = friend.http.get(link, headers={"user-agent": agent})
            assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
            assert "script-src 'self'" in page.headers["content-security-policy"]
        told = ok(friend.get(f"/api/links/{link.rpartition('/')[2]}"))
        names = [seat["name"] for seat in state["seats"]]
        assert (told["game"], told["seat"], told["seats"], told["host"], told["mine"]) == (
            "przepowiednia",
            1,
            names,
            names[0],
            [],
        )
        assert not host.state(table)["seats"][1]["ready"]
        assert ok(friend.join(link, name=" Hania ")) == {"table": table}
        assert host.state(table)["seats"][1]["name"] == "Hania"
        assert ok(friend.get("/api/me"))["name"] == "Hania"
        # The old link still leads its owner to the table, and nobody else.
        assert ok(friend.get(f"/api/links/{link.rpartition('/')[2]}"))["mine"] == [1]
        assert ok(friend.join(link)) == {"table": table}
        with server.guest() as third:
            assert third.get(f"/api/links/{link.rpartition('/')[2]}").status_code == 404
            assert third.join(link, name="x" * 41).json()["error"] == "bad-name"
            assert third.join(link).json()["error"] == "no-link"


def test_a_name_that_is_known_already_comes_along(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        ok(friend.post("/api/me", {"name": "Ola"}))
        state = host.new_table("me", "link")
        ok(friend.join(state["links"]["seats"]["1"]))
        assert host.state(state["table"])["seats"][1]["name"] == "Ola"


@pytest.mark.parametrize("token", ["", "x", "a.1.b", "a.².0123", "a.99." + "0" * 32, "a.-1." + "0" * 32, "é.0." + "0" * 32])
def test_what_is_no_link_leads_nowhere(server: Server, token: str) -> None:
    with server.guest() as guest:
        assert guest.join(token).json()["error"] == "no-link"
        assert guest.get(f"/api/links/{token}").status_code == 404


def test_many_guests_of_one_address_share_its_limits(tmp_path: Path) -> None:
    with serving(tmp_path, tables_a_minute=1.0) as server:
        statuses = []
        for _ in range(12):
            with server.guest() as guest:
                body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}]}
                answer = guest.post("/api/tables", body)
                statuses.append(answer.status_code)
        assert statuses == [200] * 8 + [429] * 4
        assert 1 <= int(answer.headers["retry-after"]) <= 8
