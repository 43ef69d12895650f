"""The review of a game in words, as the terminal prints it."""

from typing import Any, Final

from dolmen.bots.coaching import quantities_of
from dolmen.bots.review import Found, Review, summary
from dolmen.bots.reviewing.accounts import Account, Cost, Part
from dolmen.bots.reviewing.found import DECISION, SETUP
from dolmen.bots.reviewing.summary import Turning
from dolmen.bots.reviewing.words import Sentence
from dolmen.kernel import engine
from dolmen.kernel.sentence import Said
from dolmen.texts import Texts

WIDTH: Final = 60
BARS: Final = "▁▂▃▄▅▆▇█"
NAME: Final = 18


class Report:
    """The curve, the table, the turning points and the costliest decisions."""

    def __init__(self, speech: Texts, names: list[str], review: Review, found: dict[int, Found]) -> None:
        self.speech = speech
        self.names = names
        self.review = review
        self.found = found
        self.summary = summary(found)

    def lines(self) -> list[str]:
        """Return all lines."""
        return [*self.curves(), "", *self.table(), "", *self.turning(), *self.players()]

    def curves(self) -> list[str]:
        """Return a small curve for each player, and for the common defeat where there is one."""
        lines = [self.speech.say("review-heading")]
        for seat, name in enumerate(self.names):
            lines.append(f"  {name[:NAME]:<{NAME}} {curve([found.chances[seat] for found in self.along()])}")
        if self.summary.lost is not None:
            name = self.speech.say("review-lost")
            lines.append(f"  {name[:NAME]:<{NAME}} {curve([found.lost for found in self.along()])}")
        return lines

    def along(self) -> list[Found]:
        """Return what was found at moments spread evenly over the game."""
        last = self.review.last
        moments = [last * place // (WIDTH - 1) for place in range(WIDTH)] if last >= WIDTH else list(range(last + 1))
        return [self.found[self.review.stands_for(moment)] for moment in moments]

    def table(self) -> list[str]:
        """Return what changed each chance, in percent with intervals of 95 %."""
        rows = [
            [
                "",
                self.speech.say("review-column-start"),
                self.speech.say("review-column-luck"),
                self.speech.say("review-column-own"),
                self.speech.say("review-column-others"),
                self.speech.say("review-column-rest"),
                self.speech.say("review-column-end"),
            ]
        ]
        rows += [self.row(name, account) for name, account in zip(self.names, self.summary.seats, strict=True)]
        if self.summary.lost is not None:
            rows.append(self.row(self.speech.say("review-lost"), self.summary.lost))
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return [
            "  ".join([f"{row[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))])
            for row in rows
        ]

    def row(self, name: str, account: Account) -> list[str]:
        """Return one line of the table."""
        parts = [interval(part) for part in (account.luck, account.own, account.others, account.rest)]
        return [name, f"{account.start:.0%}", *parts, f"{account.end:.0%}"]

    def turning(self) -> list[str]:
        """Return the turning points, if there are any."""
        if not self.summary.turning:
            return []
        return [self.speech.say("review-turning"), *(f"  {self.turned(point)}" for point in self.summary.turning), ""]

    def turned(self, point: Turning) -> str:
        """Return one turning point."""
        changes = ", ".join(f"{name} {change:+.0%}" for name, change in zip(self.names, point.change, strict=True))
        if point.kind == DECISION:
            name = self.names[point.seat]
            return self.speech.say("review-turning-decision", turn=point.turn, moment=point.moment, player=name, changes=changes)
        if point.kind == SETUP:
            return self.speech.say("review-turning-setup", changes=changes)
        return self.speech.say("review-turning-draw", turn=point.turn, moment=point.moment, changes=changes)

    def players(self) -> list[str]:
        """Return for each player the two sentences and the costliest decisions."""
        lines = []
        for name, account in zip(self.names, self.summary.seats, strict=True):
            lines.append(f"{name}: {' '.join(self.said(sentence) for sentence in account.said)}")
            if not account.costliest:
                lines.append(f"  {self.speech.say('review-costliest-none')}")
                continue
            lines.append(f"  {self.speech.say('review-costliest')}")
            for cost in account.costliest:
                lines.extend(self.cost(cost))
        return lines

    def said(self, sentence: Sentence) -> str:
        """Return a sentence of the summary."""
        key, values = sentence
        return self.balance(key, values) if key.startswith("review-balance") else self.decisive(key, values)

    def balance(self, key: str, values: dict[str, Any]) -> str:
        """Say what luck and the player's own decisions did."""
        match key:
            case "review-balance":
                return self.speech.say("review-balance", luck=values["luck"], own=values["own"])
            case "review-balance-turn":
                return self.speech.say("review-balance-turn", luck=values["luck"], own=values["own"], turn=values["turn"])
            case "review-balance-even":
                return self.speech.say("review-balance-even", own=values["own"])
            case "review-balance-even-turn":
                return self.speech.say("review-balance-even-turn", own=values["own"], turn=values["turn"])
            case "review-balance-luck":
                return self.speech.say("review-balance-luck", luck=values["luck"])
            case "review-balance-own":
                return self.speech.say("review-balance-own", own=values["own"])
            case "review-balance-own-turn":
                return self.speech.say("review-balance-own-turn", own=values["own"], turn=values["turn"])
        return self.speech.say("review-balance-unsure")

    def decisive(self, key: str, values: dict[str, Any]) -> str:
        """Say what mattered most."""
        match key:
            case "review-decisive-setup":
                return self.speech.say("review-decisive-setup", change=values["change"])
            case "review-decisive-draw":
                return self.speech.say("review-decisive-draw", turn=values["turn"], change=values["change"])
            case "review-decisive-own":
                return self.speech.say("review-decisive-own", turn=values["turn"], change=values["change"])
            case "review-decisive-other":
                player = self.names[values["player"]]
                return self.speech.say("review-decisive-other", turn=values["turn"], change=values["change"], player=player)
        return self.speech.say("review-decisive-none")

    def cost(self, cost: Cost) -> list[str]:
        """Return a decision that cost much, and what speaks for the better one."""
        state = self.review.course.state(cost.moment)
        ask = engine.pending(state)
        assert ask is not None
        move, best = (self.speech.said(ask.label(state, choice), self.names) for choice in (cost.choice, cost.best))
        loss, error = round(100 * cost.loss), round(196 * cost.error)
        lost = self.speech.say("review-cost", turn=cost.turn, moment=cost.moment, move=move, best=best, loss=loss, error=error)
        lines = [f"    {lost}"]
        if cost.advice is not None and cost.advice["reasons"]:
            lines.append(f"      {self.speech.say('review-why', reasons=self.reasons(cost))}")
        return lines

    def reasons(self, cost: Cost) -> str:
        """Return the coach's reasons."""
        assert cost.advice is not None
        quantities = quantities_of(self.review.game.id)
        said = [Said(quantities[number].sentence, (best, other)) for number, best, other in cost.advice["reasons"]]
        return "; ".join(self.speech.said(one, self.names) for one in said)


def curve(shares: list[float]) -> str:
    """Return shares as bars."""
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares)


def interval(part: Part) -> str:
    """Return a part in percent, and half of its interval of 95 %."""
    return f"{100 * part.value:+.0f} ± {196 * part.error:.0f} %"
