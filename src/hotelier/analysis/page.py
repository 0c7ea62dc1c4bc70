"""Review as one self-contained HTML file: graph, costly decisions, luck and play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from hotelier.analysis.telling import (
    line_labels,
    margin_text,
    percent_text,
    points_text,
    summary,
    told_plies,
    why_text,
)
from hotelier.kernel.game import Game
from hotelier.words import label, message_id, say, say_number, say_percent

WIDTH: Final = 1200
HEIGHT: Final = 220
LEFT: Final = 70
TOP: Final = 18
RIGHT: Final = 1130
"""Size of the graph, and the horizontal range that the game takes."""
LINE: Final = 14.0
"""Distance between two lines of text."""
TALL: Final = 45.0
STEEP: Final = 300
"""Height of the tallest bar, and height that stands for a chance of 1."""
WRONG: Final = ("slip", "mistake", "blunder")
DASHES: Final = ("", "7 4", "2 3", "9 3 2 3", "1 6", "12 5")
"""Dash pattern of the line of each seat, so that lines are distinct without colour."""


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Return an HTML element.

    `inside` is HTML. Attributes are plain text and get escaped. `kind` becomes the class.

    >>> tag("p", "a &amp; b", kind="mut")
    '<p class="mut">a &amp; b</p>'
    """
    given = {"class" if key == "kind" else key.replace("_", "-"): value
             for key, value in attributes.items()}  # fmt: skip
    texts = "".join(f' {key}="{escape(str(value))}"' for key, value in given.items())
    return f"<{name}{texts}>{''.join(inside)}</{name}>"


def review_page(
    game: Game,
    review: Mapping[str, Any],
    names: Sequence[str],
    lang: str,
    views: Mapping[int, Any] | None = None,
) -> str:
    """Return the whole page.

    With views at the costly plies, actions are described in more detail.
    """
    title = say(message_id(game.name, "title"), lang)
    head = escape(say("study-title", lang, title=title))
    lower = (
        costly(game, review, names, lang, views or {}),
        players(game, review, names, lang),
        words(game, review, names, lang),
    )
    body = (
        tag("h1", head), tag("div", kind="checker"),
        panel(say("study-chance", lang), graph(review, names, lang)),
        tag("div", *lower, kind="three"),
    )  # fmt: skip
    return Template(part("review.html")).substitute(
        lang=lang, title=head, style=part("review.css"), body="\n".join(body)
    )


def part(name: str) -> str:
    """Read a file beside this module."""
    return (files(__package__) / name).read_text(encoding="utf-8")


def panel(heading: str, *inside: str) -> str:
    """Return a section with a heading."""
    return tag("section", tag("h2", escape(heading)), *inside, kind="panel")


def graph(review: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Draw a line for each seat, and below it the bars of luck and of costly decisions."""
    rows = review["graph"]
    across = (RIGHT - LEFT) / max(1, rows[-1]["ply"])
    drawn = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = height_of(part)
        drawn.append(tag("line", kind="grid", x1=LEFT, x2=RIGHT, y1=y, y2=y))
        text = escape(say_percent(part, lang, 0))
        drawn.append(tag("text", text, x=LEFT - 6, y=y + 4, text_anchor="end"))
    for seat in range(len(names)):
        spots = " ".join(
            f"{LEFT + row['ply'] * across:.1f},{height_of(row['wins'][seat])}" for row in rows
        )
        dash = DASHES[seat % len(DASHES)]
        drawn.append(tag("polyline", kind="curve", stroke_dasharray=dash, points=spots))
    ends = apart_from_each_other([height_of(win) + 4 for win in rows[-1]["wins"]])
    for name, end in zip(names, ends, strict=True):
        drawn.append(tag("text", escape(name), x=RIGHT + 6, y=end))
    drawn += bars(review, across)
    chart = tag(
        "svg", *drawn, viewBox=f"0 0 {WIDTH} {HEIGHT + 110}", role="img",
        aria_label=say("study-chance", lang),
    )  # fmt: skip
    legend = (
        tag("i", kind="luck"), escape(f" {say('study-luck', lang)} ({names[0]}) "),
        tag("i", kind="lost"), escape(f" {say('study-play', lang)}"),
    )  # fmt: skip
    return tag("div", chart, kind="graph", tabindex=0) + tag("p", *legend, kind="mut")


def apart_from_each_other(ends: Sequence[float]) -> list[float]:
    """Spread labels that belong at these heights so that they do not overlap.

    >>> apart_from_each_other([22.0, 242.0, 242.0])
    [22.0, 242.0, 256.0]
    """
    spots = [0.0] * len(ends)
    above = 0.0
    for place in sorted(range(len(ends)), key=lambda place: ends[place]):
        above = spots[place] = max(ends[place], above + LINE)
    return spots


def height_of(chance: float) -> float:
    """Return the vertical position of a chance in the graph."""
    return round(TOP + (1 - chance) * HEIGHT, 1)


def bars(review: Mapping[str, Any], across: float) -> list[str]:
    """Draw the luck of the first seat, up or down, and the costs of all seats' decisions."""
    middle = HEIGHT + 60
    drawn = [tag("line", kind="grid", x1=LEFT, x2=RIGHT, y1=middle, y2=middle)]
    for part in review["chance"]:
        size = max(-TALL, min(TALL, part["luck_win"][0] * STEEP))
        x = round(LEFT + part["ply"] * across, 1)
        top = round(middle - max(0.0, size), 1)
        drawn.append(tag("rect", kind="luck", x=x, y=top, width=4, height=round(abs(size), 1)))
    for part in review["decisions"]:
        if part["verdict"] in WRONG:
            size = min(TALL, part["cost_win"]["mean"] * STEEP)
            x = round(LEFT + part["ply"] * across, 1)
            name = tag("title", f"#{part['ply']}")
            drawn.append(tag("rect", name, kind="lost", x=x, y=middle, width=4,
                             height=round(size, 1)))  # fmt: skip
    return drawn


def costly(
    game: Game,
    review: Mapping[str, Any],
    names: Sequence[str],
    lang: str,
    views: Mapping[int, Any],
) -> str:
    """Return the panel of the most costly decisions, with the better lines."""
    by_ply = {part["ply"]: part for part in review["decisions"]}
    told = []
    if not review["costly"]:
        told.append(tag("p", escape(say("study-nothing-costly", lang))))
        if told_plies(review):
            told.append(tag("p", escape(say("study-perhaps", lang))))
    for ply in told_plies(review):
        part = by_ply[ply]
        played = label(game, part["played"], views.get(ply), lang)
        better = ", ".join(line_labels(game, part["line"], views.get(ply), lang))
        lost = points_text(game.name, -part["cost_points"]["mean"], lang)
        if not review["costly"]:
            margin = points_text(game.name, margin_text(part["cost_points"]), lang, signed=False)
            lost = say("study-plus-minus", lang, value=lost, margin=margin)
        chances = [percent_text(part[name], lang) for name in ("win_played", "win_best")]
        why = why_text(game, part["reasons"], part["sources"], lang)
        told.append(tag(
            "div", tag("h3", escape(f"#{ply} {names[part['seat']]}: {played}")),
            tag("span", escape(lost), kind="no"), " ",
            tag("span", escape(" → ".join(chances)), kind="mut"),
            tag("div", escape(better), "<br>", tag("span", escape(why), kind="mut"),
                kind="better"),
            kind="cost",
        ))  # fmt: skip
    return panel(say("study-three", lang), *told)


def players(game: Game, review: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Return the table of the players: accuracy, luck, play and score."""
    heads = ("study-name", "study-accuracy", "study-luck", "study-play", "simulate-score")
    rows = [tag("tr", *(tag("th", escape(say(head, lang))) for head in heads))]
    for row in review["players"]:
        cells = (
            names[row["seat"]], say_percent(row["accuracy"], lang, 0),
        )  # fmt: skip
        figures = (
            with_margin(game.name, row["luck_points"], row["luck_margin"], lang),
            with_margin(game.name, -row["lost_points"], row["lost_margin"], lang),
            tag("td", escape(say_number(row["score"], lang))),
        )
        rows.append(tag("tr", *(tag("td", escape(cell)) for cell in cells), *figures))
    return panel(say("study-apart", lang), tag("table", *rows))


def with_margin(game: str, points: float, margin: float, lang: str) -> str:
    """Return a table cell with a figure and its margin of error."""
    off = tag("small", escape(f"± {points_text(game, margin, lang, signed=False)}"), kind="mut")
    return tag("td", escape(points_text(game, points, lang)), "<br>", off)


def words(game: Game, review: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Return the summary of the game, with the number of decisions within the noise."""
    unsure = sum(part["verdict"] == "fine" for part in review["decisions"])
    noise = say("study-unsure", lang, count=unsure, all=len(review["decisions"]))
    text = " ".join(summary(game, review, names, lang))
    return panel(
        say("study-words", lang), tag("p", escape(text)), tag("p", escape(noise), kind="mut")
    )
