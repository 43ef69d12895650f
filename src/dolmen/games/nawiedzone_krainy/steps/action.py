"""What all actions of a turn have in common."""

from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.branch import Branch
from dolmen.kernel.step import Ask


class Action(Branch[Table, Ask[Table]]):
    """NAW-061, NAW-064: one kind of action; when it is done the same question comes again.

    An action is chosen at its button, `do:build` and the like, and where it happens.
    """

    __slots__ = ()
