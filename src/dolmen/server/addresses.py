"""Addresses of callers, as limits and bans count them: an IPv6 network of a household (/64) counts as one address."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from dolmen.kernel.errors import BadInput

HOUSEHOLD: Final = 64
# A proxy on this machine passes on everybody's connections.
LOCAL: Final = ("127.0.0.1", "::1")

Network = IPv4Network | IPv6Network


@lru_cache(4096)
def counted(address: str) -> str:
    """An address as it is counted; what is not an address counts as it is written."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return str(found)
    return str(ip_network((found, HOUSEHOLD), strict=False))


def counted_network(text: str) -> str | None:
    """What an administrator types, as it is counted: an address, or the network of a household; None when it is neither."""
    address, slash, length = text.strip().partition("/")
    try:
        ip_address(address)
    except ValueError:
        return None
    return counted(address) if not slash or (":" in address and length == str(HOUSEHOLD)) else None


def networks(proxies: Sequence[str]) -> tuple[Network, ...]:
    """The proxies that a host trusts, as networks; BadInput names one that is not an address."""
    found = []
    for proxy in proxies:
        try:
            found.append(ip_network(proxy))
        except ValueError:
            raise BadInput(
                f"--trusted-proxy {proxy}: expected an address such as 10.0.0.2, or a network such as 10.0.0.0/8"
            ) from None
    return tuple(found)


class Proxies:
    """The proxies that say in X-Forwarded-For whom they speak for."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self.networks = networks([*LOCAL, *trusted])
        self.names = [*LOCAL, *trusted]
        self._known = lru_cache(4096)(self._look)

    def trusts(self, address: str) -> bool:
        """Tell whether connections from an address are a proxy's."""
        return self._known(address)

    def _look(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
