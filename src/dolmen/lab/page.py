"""A study as one HTML file: three sentences, pictures, tables that sort, and the method. Nothing is fetched from anywhere."""

from html import escape
from importlib.resources import files
from typing import Any, Final

from dolmen.lab import pictures
from dolmen.lab.balance import CANNOT_TELL, CERTAIN, STRONGER, WEAKER, Change, Found, ThingFound
from dolmen.lab.effects import Effect
from dolmen.lab.people import PEOPLE
from dolmen.lab.report_tables import tables
from dolmen.lab.report_words import Words
from dolmen.lab.study import Study

SHOWN_THINGS: Final = 30
SHOWN_CHANGES: Final = 24
# Measures of a sweep that get a curve of their own.
CURVES: Final = ("turns", "first", "decided", "winning-score")


def page(study: Study, found: Found, manifest: dict[str, Any], language: str) -> str:
    """The report of a study."""
    words = Words(study, language)
    title = words.text(f"title-{_kind(study)}", game=words.texts.say("game-title"))
    body = [f"<h1>{escape(title)}</h1>", *_headlines(study, found, words)]
    body += [f'<figure role="img" aria-label="{escape(name)}">{svg}</figure>' for name, svg in _pictures(study, found, words)]
    body.append(f"<p class=note>{escape(words.text('picture-note'))}</p>")
    body += tables(study, found, words)
    body += _method(study, found, manifest, words)
    parts = {name: _part(name) for name in ("page.html", "style.css", "sort.js")}
    whole = {"language": language, "title": escape(title), "body": "\n".join(body)}
    return parts["page.html"].format(**whole, style=parts["style.css"], script=parts["sort.js"])


def _part(name: str) -> str:
    return (files("dolmen.lab") / "html" / name).read_text(encoding="utf-8")


def _kind(study: Study) -> str:
    return "balance" if len(study.variants) == 1 else "compare" if len(study.variants) == 2 else "sweep"


def headlines(study: Study, found: Found, words: Words) -> list[str]:
    """The sentences that matter."""
    levels = ", ".join(dict.fromkeys(study.line_up))
    if study.line_up == (PEOPLE,):
        said = [words.text("played-by-people", games=found.games)]
    else:
        said = [words.text("played", games=found.games, deals=found.deals, levels=levels)]
    if len(study.variants) > 1:
        return [*said, *_said_changes(study, found, words)]
    return [*said, _said_seats(found, words), *_said_things(found, words)]


def _said_seats(found: Found, words: Words) -> str:
    uneven = [one for one in found.seats if one.verdict in (STRONGER, WEAKER)]
    if not uneven:
        return words.text("seats-even")
    worst = max(uneven, key=lambda one: abs(one.effect.middle))
    key = "seats-better" if worst.effect.middle > 0 else "seats-worse"
    return words.text(key, seats=worst.seats, order=words.order(worst.order), **_interval(worst.effect, words))


def _interval(effect: Effect, words: Words) -> dict[str, str]:
    """An effect without its sign: how many points more, or less, with the nearer end of the interval first."""
    ends = sorted((abs(effect.low), abs(effect.high)))
    return {
        "points": words.number(100 * abs(effect.middle)),
        "low": words.number(100 * ends[0]),
        "high": words.number(100 * ends[1]),
    }


def _said_things(found: Found, words: Words) -> list[str]:
    said = []
    for verdict, key in ((STRONGER, "strongest"), (WEAKER, "weakest")):
        some = [one for one in found.things if one.verdict == verdict]
        if some:
            most = max(some, key=lambda one: min(abs(one.effect.low), abs(one.effect.high)))
            name = f"{words.kind(most.thing)} – {words.thing(most.thing)}"
            said.append(words.text(key, thing=name, **_interval(most.effect, words)))
    if not said:
        said.append(words.text("none-strong", unknown=sum(one.verdict == CANNOT_TELL for one in found.things)))
    return said


def _said_changes(study: Study, found: Found, words: Words) -> list[str]:
    first = study.variants[0].name
    sure = sorted((one for one in found.changes if one.p < CERTAIN), key=lambda one: (one.p, -_errors(one)))
    if not sure:
        return [words.text("nothing-changes", first=first, second=", ".join(one.name for one in study.variants[1:]))]
    return [_said_change(first, one, words) for one in sure[:2]]


def _said_change(first: str, one: Change, words: Words) -> str:
    def value(number: float) -> str:
        return ("+" if number > 0 else "") + words.measured(one.name, number)

    ends = {"change": value(one.effect.middle), "low": value(one.effect.low), "high": value(one.effect.high)}
    return words.text("changes", first=first, second=one.variant, measure=words.measure(one.name), seats=one.seats, **ends)


def _errors(one: Change) -> float:
    effect = one.effect
    return abs(effect.middle) / effect.error if effect.clusters and effect.error > 0 else 0.0


def _headlines(study: Study, found: Found, words: Words) -> list[str]:
    said = [f"<li>{escape(sentence)}</li>" for sentence in headlines(study, found, words)]
    return ["<ul class=said>", *said, "</ul>", f"<p class=note>{escape(words.text('reconstructed'))}</p>"]


# Pictures


def _pictures(study: Study, found: Found, words: Words) -> list[tuple[str, str]]:
    drawn = []
    if len(study.variants) == 1:
        seats = [
            (f"{one.seats}: {words.order(one.order)}", *_hundredfold(one.effect), one.verdict in (STRONGER, WEAKER))
            for one in found.seats
            if one.effect.clusters
        ]
        things = [_thing_row(one, words) for one in found.things if one.effect.clusters][:SHOWN_THINGS]
        for name, rows in (("seats", seats), ("things", things)):
            title = words.text(f"picture-{name}")
            drawn.append((title, pictures.intervals(title, words.text(f"picture-{name}-axis"), rows)))
    else:
        drawn += _pictures_of_changes(study, found, words)
    title = words.text("picture-length")
    groups = {_group(study, variant, seats, words): turns for (variant, seats), turns in found.turns.items()}
    axis, count = words.text("picture-length-axis"), words.text("picture-length-count")
    return [*drawn, (title, pictures.lengths(title, axis, count, groups))]


def _thing_row(one: ThingFound, words: Words) -> pictures.Interval:
    return (f"{words.thing(one.thing)} ({words.kind(one.thing)})", *_hundredfold(one.effect), one.verdict in (STRONGER, WEAKER))


def _hundredfold(effect: Effect) -> tuple[float, float, float]:
    return 100 * effect.middle, 100 * effect.low, 100 * effect.high


def _group(study: Study, variant: str, seats: int, words: Words) -> str:
    players = f"{words.text('seats')}: {seats}"
    return players if len(study.variants) == 1 else f"{variant}, {players}"


def _pictures_of_changes(study: Study, found: Found, words: Words) -> list[tuple[str, str]]:
    if len(study.variants) > 2:
        return [_curve(study, found, name, words) for name in CURVES]
    rows = []
    for one in sorted(found.changes, key=lambda one: -_errors(one))[:SHOWN_CHANGES]:
        if one.effect.clusters and one.effect.error > 0:
            ends = (one.effect.middle, one.effect.low, one.effect.high)
            scaled = [end / one.effect.error for end in ends]
            rows.append((f"{words.measure(one.name)} ({one.seats})", scaled[0], scaled[1], scaled[2], one.p < CERTAIN))
    title = words.text("picture-changes", first=study.variants[0].name)
    return [(title, pictures.intervals(title, words.text("picture-changes-axis"), rows))]


def _curve(study: Study, found: Found, name: str, words: Words) -> tuple[str, str]:
    lines: dict[str, list[tuple[float, float, float]]] = {}
    for one in found.measures:
        if one.name == name and one.effect.clusters:
            lines.setdefault(f"{words.text('seats')}: {one.seats}", []).append(
                (one.effect.middle, one.effect.low, one.effect.high)
            )
    title = words.text("picture-sweep", measure=words.measure(name))
    whole = {line: points for line, points in lines.items() if len(points) == len(study.variants)}
    return title, pictures.curve(title, [variant.name for variant in study.variants], whole)


def _method(study: Study, found: Found, manifest: dict[str, Any], words: Words) -> list[str]:
    levels = ", ".join(dict.fromkeys(study.line_up))
    by_people = study.line_up == (PEOPLE,)
    said = [words.text("method-people") if by_people else words.text("method-games", levels=levels, games=found.games)]
    said += [words.text(f"method-{key}") for key in ("effect", "intervals", "decided", *(() if by_people else ("bots",)))]
    engine, begun = manifest["compiled"], str(manifest["begun"])[:10]
    said.append(words.text("made", version=manifest["dolmen"], engine=engine, rules=study.rules.version, begun=begun))
    return [f"<section><h2>{escape(words.text('method'))}</h2>", *(f"<p>{escape(one)}</p>" for one in said), "</section>"]
