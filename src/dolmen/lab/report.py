"""The results of a ladder: strengths with intervals, duels of neighbours, survival, time; as text, data and picture."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from dolmen.lab.ladder import LAND, Duel, MultiSeatScore, Record, duel, multi_seat_score, ranking
from dolmen.lab.strength import Strength, strengths, wilson

BAR: Final = 40


class Row(NamedTuple):
    """One level: its strength, its number of games, and milliseconds of CPU time per choice."""

    level: str
    strength: Strength
    games: int
    milliseconds: float


class Report(NamedTuple):
    """The results of a ladder, the strongest level first; `duels` maps (stronger, weaker) to a score."""

    game: str
    games: int
    rows: list[Row]
    duels: dict[tuple[str, str], Duel]
    multi_seat: dict[str, MultiSeatScore]
    survived: dict[int, tuple[int, int]]


def report(game: str, records: Sequence[Record], levels: Sequence[str]) -> Report:
    """Compute everything from the games; `levels` go from weak to strong."""
    all_can_lose = any(not record.played.winners for record in records)
    met = [level for level in levels if any(level in record.bout.levels for record in records)]
    rankings = [ranking(record, all_can_lose) for record in records]
    found = strengths(rankings, [*met, LAND] if all_can_lose else met)
    rows = []
    for level in met:
        games = [record for record in records if level in record.bout.levels]
        seats = [(r.played, seat) for r in games for seat, name in enumerate(r.bout.levels) if name == level]
        seconds = sum(played.seconds[seat] for played, seat in seats)
        choices = sum(played.choices[seat] for played, seat in seats)
        rows.append(Row(level, found[level], len(games), 1000 * seconds / max(1, choices)))
    rows.sort(key=lambda row: -row.strength.middle)
    duels = {}
    for high in reversed(range(len(met))):
        for low in reversed(range(high)):
            score = duel(records, met[high], met[low])
            if score.games:
                duels[met[high], met[low]] = score
    multi_seat = {row.level: multi_seat_score(records, row.level) for row in rows}
    survived: dict[int, tuple[int, int]] = {}
    if all_can_lose:
        for record in records:
            seats_here = len(record.bout.levels)
            alive, games_here = survived.get(seats_here, (0, 0))
            survived[seats_here] = (alive + bool(record.played.winners), games_here + 1)
    return Report(game, len(records), rows, duels, {level: found for level, found in multi_seat.items() if found.seats}, survived)


def lines(made: Report) -> list[str]:
    """Return the report as a table and a text plot."""
    low = min(row.strength.low for row in made.rows)
    high = max(row.strength.high for row in made.rows)
    width = max(1.0, high - low)

    def column(value: float) -> int:
        return round((value - low) / width * (BAR - 1))

    told = [f"{made.game}: {made.games} games", "", f"{'level':<9} {'Elo':>6}   95 % interval  games  ms/choice"]
    for row in made.rows:
        bar = [" "] * BAR
        for place in range(column(row.strength.low), column(row.strength.high) + 1):
            bar[place] = "-"
        bar[column(row.strength.middle)] = "o"
        interval = f"{row.strength.low:>6.0f} … {row.strength.high:<6.0f}"
        told.append(
            f"{row.level:<9} {row.strength.middle:>6.0f}  {interval} {row.games:>5} {row.milliseconds:>9.1f}  |{''.join(bar)}|"
        )
    told += ["", "two seats        won of games   share, 95 % interval"]
    for (first, second), score in made.duels.items():
        below, above = wilson(score.won, score.games)
        lost = f"   all lost: {score.lost_by_both}" if score.lost_by_both else ""
        share = f"{100 * score.won / score.games:>3.0f} %  {100 * below:.0f} … {100 * above:.0f}"
        told.append(f"{first:>8} : {second:<8} {score.won:>5.1f} of {score.games:<4}  {share}{lost}")
    if made.multi_seat:
        told += ["", "more seats       won of games   share, by chance alone"]
    for level, seen in made.multi_seat.items():
        share = f"{100 * seen.won / seen.seats:>3.0f} %  {100 * seen.fair / seen.seats:.0f} %"
        told.append(f"{level:>8}            {seen.won:>5.1f} of {seen.seats:<4}  {share}")
    for seats, (alive, games) in sorted(made.survived.items()):
        told.append(f"{seats} seats: the land was saved in {alive} of {games} games")
    return told


def document(made: Report) -> dict[str, Any]:
    """Return the report as it is stored."""
    return {
        "game": made.game,
        "games": made.games,
        "levels": [
            {
                "level": row.level,
                "elo": round(row.strength.middle),
                "low": round(row.strength.low),
                "high": round(row.strength.high),
                "games": row.games,
                "milliseconds_per_choice": round(row.milliseconds, 1),
            }
            for row in made.rows
        ],
        "two_seats": [
            {"level": first, "against": second, "won": score.won, "games": score.games, "lost_by_both": score.lost_by_both}
            for (first, second), score in made.duels.items()
        ],
        "more_seats": [
            {"level": level, "won": round(seen.won, 2), "games": seen.seats, "by_chance": round(seen.fair, 2)}
            for level, seen in made.multi_seat.items()
        ],
        "survived": {str(seats): list(pair) for seats, pair in sorted(made.survived.items())},
    }


def picture(made: Report, title: str) -> str:
    """Draw the strengths with their intervals as SVG."""
    low = min(row.strength.low for row in made.rows)
    high = max(row.strength.high for row in made.rows)
    left, right, top, step = 110, 620, 60, 34

    def x(value: float) -> float:
        return left + (value - low) / max(1.0, high - low) * (right - left)

    height = top + step * len(made.rows) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}" font-family="sans-serif" font-size="14">',
        f'<rect width="700" height="{height}" fill="#f6f1e7"/>',
        f'<text x="20" y="28" font-size="16" fill="#2a2622">{escape(title)}</text>',
    ]
    first = int(low // 200) * 200
    for mark in range(first, int(high) + 200, 200):
        if low <= mark <= high:
            parts.append(f'<path d="M{x(mark):.1f} {top - 14}V{height - 24}" stroke="#d9cfbd"/>')
            parts.append(f'<text x="{x(mark):.1f}" y="{height - 8}" text-anchor="middle" fill="#6b6257">{mark}</text>')
    for index, row in enumerate(made.rows):
        y = top + step * index
        parts.append(f'<text x="20" y="{y + 5}" fill="#2a2622">{escape(row.level)}</text>')
        span = f"M{x(row.strength.low):.1f} {y}H{x(row.strength.high):.1f}"
        parts.append(f'<path d="{span}" stroke="#7a4b2a" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(row.strength.middle):.1f}" cy="{y}" r="6" fill="#c8641b"/>')
        parts.append(f'<text x="{right + 15}" y="{y + 5}" fill="#2a2622">{row.strength.middle:.0f}</text>')
    return "\n".join([*parts, "</svg>", ""])
