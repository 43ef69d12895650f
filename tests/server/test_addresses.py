"""Addresses as limits and bans count them, and the proxies that are believed."""

from pathlib import Path

import httpx
import pytest

from dolmen.server.addresses import Proxies, counted, counted_network
from tests.server.serving import Server, serving


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_a_household_counts_as_one_address(address: str, found: str) -> None:
    assert counted(address) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (" 192.0.2.7 ", "192.0.2.7"),
        ("2001:db8::5", "2001:db8::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
        ("192.0.2.0/24", None),
        ("2001:db8::/48", None),
        ("somebody", None),
    ],
)
def test_what_an_administrator_types_is_an_address_or_a_household(typed: str, found: str | None) -> None:
    assert counted_network(typed) == found


def test_proxies_are_this_machine_and_those_that_are_named() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert [proxies.trusts(one) for one in ("127.0.0.1", "10.1.2.3", "2001:db8::1")] == [True] * 3
    assert [proxies.trusts(one) for one in ("11.0.0.1", "2001:db8::2", "", "nginx")] == [False] * 4


def call(server: Server, source: str, forwarded: str) -> int:
    with httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=source)) as http:
        return http.get("/api/games", headers={"x-forwarded-for": forwarded}).status_code


def test_a_named_proxy_is_believed_and_no_other(tmp_path: Path) -> None:
    limits = {"rate": 0.01, "burst": 0.25, "trusted_proxies": ("127.0.0.2",)}
    with serving(tmp_path, **limits) as server:
        assert [call(server, "127.0.0.2", f"192.0.2.{n}") for n in range(4)] == [200] * 4
        # Of one household as of one address: two calls are allowed, a third is not.
        assert [call(server, "127.0.0.2", f"2001:db8::{n}") for n in range(1, 4)] == [200, 200, 429]
        assert [call(server, "127.0.0.3", f"198.51.100.{n}") for n in range(3)] == [200, 200, 429]
