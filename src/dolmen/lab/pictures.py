"""The pictures of a report, as SVG: intervals as dots and bars, distributions, curves."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

import matplotlib

matplotlib.use("svg")

from matplotlib.figure import Figure

INK: Final = "#262a2b"
MUTE: Final = "#6a6657"
LINE: Final = "#cfc6b3"
EMBER: Final = "#a85f0a"
RUNE: Final = "#1d7f77"
COLOURS: Final = (RUNE, EMBER, "#4f6f3a", "#6b4c8a", "#8a3b3b", "#3b5d8a")
LINES: Final = ("-", "--", ":")
MARKS: Final = ("o", "s", "^", "D", "v", "P")

Interval = tuple[str, float, float, float, bool]


def _figure(width: float, height: float, title: str) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, loc="left", color=INK, fontsize=12)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(LINE)
    axes.tick_params(colors=MUTE, labelcolor=INK, labelsize=9)
    return figure, axes


def _svg(figure: Figure) -> str:
    out = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "dolmen", "svg.fonttype": "path"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def intervals(title: str, axis: str, rows: Sequence[Interval]) -> str:
    """Dots with bars, one row each: name, middle, low, high, and whether it is to stand out."""
    figure, axes = _figure(7.2, 0.9 + 0.28 * max(1, len(rows)), title)
    for number, (_, middle, low, high, striking) in enumerate(reversed(rows)):
        colour = EMBER if striking else RUNE
        axes.plot([low, high], [number, number], color=colour, linewidth=2.4 if striking else 1.4, solid_capstyle="round")
        axes.plot([middle], [number], "D" if striking else "o", color=colour, markersize=6)
    axes.axvline(0, color=MUTE, linewidth=0.8, linestyle=(0, (4, 3)))
    axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlabel(axis, color=MUTE, fontsize=9)
    axes.grid(axis="x", color=LINE, linewidth=0.5)
    return _svg(figure)


def lengths(title: str, axis: str, count: str, groups: Mapping[str, Sequence[int]]) -> str:
    """Distributions of lengths, one line each."""
    figure, axes = _figure(7.2, 3.0, title)
    most = max((max(values) for values in groups.values() if values), default=1)
    bins = [most * step / 24 for step in range(25)]
    for number, (name, values) in enumerate(groups.items()):
        colour = COLOURS[number % len(COLOURS)]
        axes.hist(
            values, bins=bins, histtype="step", color=colour, linewidth=1.8, label=name, linestyle=("-", "--", ":")[number % 3]
        )
    axes.set_xlabel(axis, color=MUTE, fontsize=9)
    axes.set_ylabel(count, color=MUTE, fontsize=9)
    axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    return _svg(figure)


def curve(title: str, names: Sequence[str], lines: Mapping[str, Sequence[tuple[float, float, float]]]) -> str:
    """A measure over the values of a sweep, with intervals: one line for each number of players."""
    figure, axes = _figure(7.2, 2.6, title)
    for number, (name, points) in enumerate(lines.items()):
        look = {"color": COLOURS[number % len(COLOURS)], "marker": MARKS[number % len(MARKS)], "capsize": 3, "linewidth": 1.4}
        middles = [point[0] for point in points]
        reaches = [[point[0] - point[1] for point in points], [point[2] - point[0] for point in points]]
        axes.errorbar(range(len(points)), middles, yerr=reaches, label=name, **look)
    axes.set_xticks(range(len(names)), names)
    if lines:
        axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    axes.grid(axis="y", color=LINE, linewidth=0.5)
    return _svg(figure)
