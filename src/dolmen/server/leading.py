"""Looking back together: one page leads, and those who follow are shown the same moment through the same eyes."""

from dolmen.server import wire_socket
from dolmen.server.broadcast import Broadcast, Page, Viewer
from dolmen.server.guests import WATCH
from dolmen.server.presence import Presence


class Leading:
    """Who leads at a table, as everybody was last told; kept in memory only, and by the page that has taken the lead.

    Pages of other guests do not learn the page's id but the number of its lead; 0 is nobody's.
    """

    def __init__(self, broadcast: Broadcast, presence: Presence) -> None:
        self.broadcast = broadcast
        self.presence = presence
        self.taken = 0
        self.leader: Page | None = None
        self.told = wire_socket.LeadMessage(0, WATCH, 0, "")

    def is_of(self, viewer: Viewer, page: str) -> bool:
        """Tell whether a viewer's page leads."""
        return self.leader == (viewer.guest, page)

    def is_open(self, viewer: Viewer, page: str) -> bool:
        """Tell whether a socket of a viewer's page is open."""
        return (viewer.guest, page) in self._pages()

    def take(self, viewer: Viewer, page: str) -> None:
        """Let a page lead from now on."""
        self.taken += 1
        self.leader = (viewer.guest, page)

    def show(self, viewer: Viewer, moment: int, eyes: str) -> None:
        """Tell everybody what the leader looks at."""
        self._tell(wire_socket.LeadMessage(self.taken, viewer.mine[0] if viewer.mine else WATCH, moment, eyes))

    def give_up(self) -> None:
        """Let nobody lead."""
        self.leader = None
        self._tell(wire_socket.LeadMessage(0, WATCH, 0, ""))

    def hear(self, leader: Page | None, told: wire_socket.LeadMessage) -> None:
        """Take over what another process says; of two pages that took the lead at the same time all choose the same."""
        if leader is not None and (told.number, leader) < (self.taken, self.leader or ("", "")):
            return
        self.taken = max(self.taken, told.number)
        self.leader = leader
        if told != self.told:
            self._tell(told)

    def look(self) -> None:
        """Free the lead when the last socket of the leader's page is gone."""
        if self.leader is not None and self.leader not in self._pages():
            self.give_up()

    def _pages(self) -> set[Page]:
        """The pages that have a socket open, in this process or in another."""
        return self.broadcast.pages().union(*self.presence.elsewhere.values())

    def _tell(self, message: wire_socket.LeadMessage) -> None:
        self.told = message
        self.broadcast.tell(message)
