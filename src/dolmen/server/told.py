"""What a socket has been sent before, and therefore need not be sent again."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final, cast

import msgspec

from dolmen.server import wire, wire_socket
from dolmen.server.view_cache import ViewCache

MOST_CHOICES: Final = 1000
NEW: Final = -1
# Fields of a state that a patch has for itself, or that only the first state on a socket has.
APART: Final = ("view", "question", "log", "chat", "thoughts")
FIELDS: Final = tuple(name for name in wire.TableState.__struct_fields__ if name not in APART)

_values: Final = attrgetter(*FIELDS)


class Told:
    """What one socket knows: its last state, and the choices that were sent over it, by number.

    Of a question with sixty candidates, most were in an earlier one; of a state, most is as it was.
    """

    def __init__(self) -> None:
        self.state: wire.TableState | None = None
        self.numbers: dict[int, int] = {}
        # Kept alive, because they are known by their identity: each is encoded once for all who are asked (see projection.py).
        self.sent: list[wire.Choice] = []

    def message(self, cache: ViewCache, state: wire.TableState, answers: list[str]) -> bytes:
        """The message that brings a socket to a state: first the whole of it, then what has changed."""
        before, self.state = self.state, state
        if state.question is None and not answers:
            # Watchers who have seen the same share a message; both states are kept with it, so that their identities stay theirs.
            key = (id(before), id(state))
            return cache.recent(key, lambda: (before, state, msgspec.json.encode(message(cache, before, state, answers))))[2]
        first, choices = (0, []) if state.question is None else self.leave_out(state.question)
        return msgspec.json.encode(message(cache, before, state, answers, first, choices))

    def leave_out(self, question: wire.Question) -> tuple[int, list[int]]:
        """Leave only new choices in a question; return the number of the first of them, and the numbers of all in order."""
        if len(self.sent) > MOST_CHOICES:
            self.numbers.clear()
            self.sent = []
        first = len(self.sent)
        order = [self.numbers.get(number, NEW) for number in map(id, question.choices)]
        if NEW in order:
            for place, choice in enumerate(question.choices):
                order[place] = self.numbers.setdefault(id(choice), len(self.sent))
                if order[place] == len(self.sent):
                    self.sent.append(choice)
        question.choices = self.sent[first:]
        return first, order


def message(
    cache: ViewCache,
    before: wire.TableState | None,
    after: wire.TableState,
    answers: list[str],
    first: int = 0,
    choices: list[int] | None = None,
) -> wire_socket.StateMessage | wire_socket.PatchMessage:
    """A state, or what has changed since the one before."""
    numbers = choices or []
    if before is None:
        return wire_socket.StateMessage(answers, first, numbers, after)
    view = view_changes(cache, before.view, after.view)
    return wire_socket.PatchMessage(answers, first, numbers, after.question, after.log, view, changes(before, after))


def changes(before: wire.TableState, after: wire.TableState) -> dict[str, Any]:
    """The fields that have changed, but for those apart."""
    both = zip(FIELDS, _values(before), _values(after), strict=True)
    return {name: new for name, old, new in both if new is not old and new != old}


def view_changes(cache: ViewCache, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a view that have changed, compared and encoded once for all who were sent the same view before."""
    key = (id(before), id(after))
    return cache.recent(key, lambda: (before, after, _changed_parts(before, after)))[2]


def _changed_parts(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a view that have changed, encoded; a view always has the same parts."""
    changed = {name: part for name, part in after.items() if part != before[name]}
    return cast(dict[str, Any], msgspec.Raw(msgspec.json.encode(changed)))
