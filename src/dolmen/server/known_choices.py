"""What a socket has been sent before: of a question with sixty candidates, most were in an earlier one."""

from typing import Final

from dolmen.server import wire

MOST: Final = 1000


class KnownChoices:
    """The choices that were sent over a socket, by number, so that each need be sent only once."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        # Kept alive, because they are known by their identity: each is encoded once for all who are asked (see projection.py).
        self.sent: list[wire.Choice] = []

    def leave_out(self, question: wire.Question) -> tuple[int, list[int]]:
        """Leave only new choices in a question; return the number of the first of them, and the numbers of all in order."""
        if len(self.sent) > MOST:
            self.numbers.clear()
            self.sent = []
        first = len(self.sent)
        order = []
        for choice in question.choices:
            number = self.numbers.setdefault(id(choice), len(self.sent))
            if number == len(self.sent):
                self.sent.append(choice)
            order.append(number)
        question.choices = self.sent[first:]
        return first, order
