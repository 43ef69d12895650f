"""Sockets that come to a table and go, in this process and in others, and who is told."""

import msgspec

from dolmen.server import wire_socket
from dolmen.server.broadcast import Listener, Page
from dolmen.server.bus import Bus
from dolmen.server.live_table import LiveTable
from dolmen.server.peer_messages import Came, Led, Went


def come(bus: Bus, live: LiveTable, listener: Listener) -> None:
    """A socket was opened here."""
    before = live.online()
    live.broadcast.listeners.append(listener)
    if live.leading.leader is not None:
        listener.post(msgspec.json.encode(live.leading.told))
    tell(live, before)
    bus.send(Came(live.id, *listener.opened_by))


def leave(bus: Bus, live: LiveTable, listener: Listener) -> None:
    """A socket was closed here."""
    before = live.online()
    live.broadcast.listeners.remove(listener)
    live.presence.see(listener.viewer.mine, None if listener.ending is None else listener.heard)
    live.leading.look()
    tell(live, before)
    if listener.opened_by not in live.broadcast.pages():
        bus.send(Went(live.id, *listener.opened_by))


def come_elsewhere(live: LiveTable, process: str, page: Page) -> None:
    """Another process has a socket open."""
    before = live.online()
    live.presence.come_elsewhere(process, page)
    tell(live, before)


def go_elsewhere(live: LiveTable, process: str, page: Page) -> None:
    """Another process has closed a socket."""
    before = live.online()
    live.presence.go_elsewhere(process, page)
    live.presence.see(live.seats_of(page[0]))
    live.leading.look()
    tell(live, before)


def forget_silent(live: LiveTable) -> None:
    """Sockets of a process that has ended without a word are no longer there."""
    before = live.online()
    for page, said in live.presence.forget_silent():
        live.presence.see(live.seats_of(page[0]), said)
    live.leading.look()
    tell(live, before)


def lead_of(live: LiveTable) -> Led:
    """Who leads at a table, for other processes."""
    guest, page = live.leading.leader or ("", "")
    return Led(live.id, guest, page, live.leading.told)


def tell(live: LiveTable, before: list[bool]) -> None:
    """Tell everybody who is there, if that has changed."""
    online = live.online()
    if online != before:
        live.cache.drop_seats()
        live.broadcast.tell(wire_socket.PresenceMessage(online))
        # Who may be replaced by a bot, and when, has changed too.
        live.tell_state()
