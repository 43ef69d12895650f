"""A recap in words, as a notification says it; the page says the same sentences."""

from collections.abc import Iterator, Sequence
from typing import Final

from dolmen.server.wire import Phrase
from dolmen.server.wire_recap import Recap, RecapLine, RecapLoss
from dolmen.texts import Texts

LONGEST: Final = 300
MOST_LOSSES: Final = 2


def recap_text(recap: Recap, texts: Texts, names: Sequence[str]) -> str:
    """The most important sentences, as many as fit; `texts` are those of `dolmen.texts.recap_texts`, `names` the players'."""
    players = [texts.say("recap-player", number=name) if name.isdecimal() and len(name) < 3 else name for name in names]
    older = sum(player.left_out for player in recap.players)
    sentences = list(dict.fromkeys(_sentences(recap, texts, players)))
    if not sentences:
        return texts.say("recap-nothing")
    said: list[str] = []
    for sentence in sentences:
        if len(_joined([*said, sentence], len(sentences) + older, texts)) <= LONGEST:
            said.append(sentence)
    return _joined(said, len(sentences) + older, texts)


def _joined(said: list[str], count: int, texts: Texts) -> str:
    """Some of so many sentences, and how many more there are."""
    left = count - len(said)
    return " ".join([*said, texts.say("recap-rest", count=left)] if left else said)


def _sentences(recap: Recap, texts: Texts, players: Sequence[str]) -> Iterator[str]:
    """All sentences, the most important first."""
    for line in reversed(recap.mine):
        yield _line(line, texts, players)
    if recap.last_round:
        yield texts.say("recap-last-round")
    for seat in recap.near_end:
        yield texts.say("recap-near-end", player=players[seat])
    for loss in recap.losses[:MOST_LOSSES]:
        yield _loss(loss, texts, players)
    if recap.leaders and recap.points:
        yield _leaders(recap, texts, players)
    for player in recap.players:
        for line in player.lines:
            said = _line(line, texts, players)
            # What stands under the reader's own seat is what a bot has done there.
            yield texts.say("recap-by-own-bot", line=said) if player.seat == recap.seat >= 0 else said


def _phrase(phrase: Phrase, texts: Texts, players: Sequence[str]) -> str:
    return texts.say(phrase.key, **texts.variables(phrase.key, phrase.values, players))


def _line(line: RecapLine, texts: Texts, players: Sequence[str]) -> str:
    said = _phrase(line.phrase, texts, players)
    return texts.say("recap-times", line=said, times=line.times) if line.times > 1 else said


def _loss(loss: RecapLoss, texts: Texts, players: Sequence[str]) -> str:
    """A choice that is lost, and why."""
    more = "-more" if loss.more else ""
    values = {"choice": _phrase(loss.label, texts, players), "more": loss.more}
    if loss.refusal is None:
        return texts.say(f"recap-gone{more}", **values)
    values["reason"] = _phrase(loss.refusal.phrase, texts, players)
    if loss.after is None:
        return texts.say(f"recap-lost{more}", **values)
    return texts.say(f"recap-lost-after{more}", first=_phrase(loss.after, texts, players), **values)


def _leaders(recap: Recap, texts: Texts, players: Sequence[str]) -> str:
    """Who has most."""
    what = texts.say(recap.counted) if recap.counted else ""
    if recap.leaders == [recap.seat]:
        return texts.say("recap-you-most" if what else "recap-you-lead", what=what, points=recap.most)
    names = texts.listed([players[seat] for seat in recap.leaders])
    if len(recap.leaders) > 1:
        return texts.say("recap-most-together" if what else "recap-lead-together", players=names, what=what, points=recap.most)
    return texts.say("recap-most" if what else "recap-leads", player=names, what=what, points=recap.most)
