"""Export of a tournament: a Parquet table, and charts as SVG or PNG.

Both need the packages of the extra `hotelier[arena]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hotelier.arena.tournament import Played
from hotelier.kernel.errors import Unreadable

INK: Final = "#2a2320"
PAPER: Final = "#fbf7ef"
COLOURS: Final = ("#7a1f2b", "#b08d3e", "#2f5d50", "#3d4f7c", "#8a5a83", "#a8552f", "#557a95",
                  "#6b6b3a", "#9c3848", "#c9a227", "#4b7f6b", "#5f6fa3")  # fmt: skip


def write_parquet(path: Path, games: Sequence[Played]) -> None:
    """Write a Parquet table with a row for each seat of each game."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Unreadable("no-arena-extra", package="pyarrow") from error
    rows = [row for game in sorted(games, key=lambda game: game.number) for row in seat_rows(game)]
    names = sorted({source for game in games for row in game.sources for source in row})
    for row in rows:
        row.update({f"source.{name}": row["sources"].get(name, 0) for name in names})
        del row["sources"]
    table: Any = pyarrow.Table.from_pylist(rows)
    # Set the type of the list: without faults, pyarrow cannot infer it.
    kinds = pyarrow.array([row["faults"] for row in rows], pyarrow.list_(pyarrow.string()))
    table = table.set_column(table.column_names.index("faults"), "faults", kinds)
    try:
        pyarrow.parquet.write_table(table, path)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error) from error


def seat_rows(game: Played) -> list[dict[str, Any]]:
    """Return a row for each seat of a game."""
    return [
        {
            "game": game.number, "deal": game.deal, "lineup": game.lineup, "seat": seat,
            "bot": bot, "score": game.scores[seat], "rank": game.ranks[seat],
            "won": (seat in game.winners) / len(game.winners), "decisions": game.decisions,
            "reason": game.reason, "cards": list(game.cards[seat]), "sources": game.sources[seat],
            "faults": [fault["kind"] for fault in game.faults if fault["seat"] == seat],
        }
        for seat, bot in enumerate(game.bots)
    ]  # fmt: skip


def write_charts(folder: Path, report: dict[str, Any], kinds: Sequence[str]) -> list[Path]:
    """Draw ratings, wins of lineups and points by source. Write each in every file format given."""
    try:
        import matplotlib
    except ImportError as error:
        raise Unreadable("no-arena-extra", package="matplotlib") from error
    matplotlib.use("Agg")
    from matplotlib import pyplot

    drawings = {"ratings": draw_ratings, "lineups": draw_lineups, "sources": draw_sources}
    paths: list[Path] = []
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": "hotelier", "text.color": INK,
                     "axes.edgecolor": INK, "axes.facecolor": PAPER}  # fmt: skip
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with matplotlib.rc_context(settings):
            for name, draw in drawings.items():
                figure, axes = pyplot.subplots(figsize=(8, 4.5), facecolor=PAPER)
                draw(axes, report)
                figure.tight_layout()
                for kind in kinds:
                    paths.append(folder / f"{name}.{kind}")
                    extra: Any = {"metadata": {"Date": None}} if kind == "svg" else {"dpi": 144}
                    figure.savefig(paths[-1], **extra)
                pyplot.close(figure)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(folder), why=error) from error
    return paths


def draw_ratings(axes: Any, report: dict[str, Any]) -> None:
    """Draw the rating and interval of each bot, weakest first."""
    bots = sorted(report["bots"].items(), key=lambda item: item[1]["rating"])
    for place, (_, row) in enumerate(bots):
        axes.errorbar(row["rating"], place, xerr=row["high"] - row["rating"], fmt="o",
                      color=COLOURS[place % len(COLOURS)], capsize=4)  # fmt: skip
    axes.set_yticks(range(len(bots)), [name for name, _ in bots])
    axes.grid(axis="x", alpha=0.3)


def draw_lineups(axes: Any, report: dict[str, Any]) -> None:
    """Draw the win share of the first bot of each lineup, with the even share for comparison."""
    rows = [row for row in report["lineups"] if row["wins"] is not None]
    for place, row in enumerate(rows):
        wins = row["wins"]
        axes.barh(place, wins["share"], color=COLOURS[place % len(COLOURS)], alpha=0.85)
        axes.plot([wins["low"], wins["high"]], [place, place], color=INK)
        axes.plot([row["even"]] * 2, [place - 0.4, place + 0.4], color=INK, linestyle=":")
    names = [f"{row['bots'][0]} : {', '.join(row['bots'][1:])}" for row in rows]
    axes.set_yticks(range(len(rows)), names)
    axes.set_xlim(0, 1)


def draw_sources(axes: Any, report: dict[str, Any]) -> None:
    """Draw the points of each bot as bars stacked by source. Losses extend to the left."""
    bots = [(name, row) for name, row in report["bots"].items() if row["sources"]]
    names = list(dict.fromkeys(source for _, row in bots for source in row["sources"]))
    gains, losses = [0.0] * len(bots), [0.0] * len(bots)
    for number, source in enumerate(names):
        values = [row["sources"].get(source, 0.0) for _, row in bots]
        starts = [gains[i] if value >= 0 else losses[i] for i, value in enumerate(values)]
        axes.barh(range(len(bots)), values, left=starts, label=source,
                  color=COLOURS[number % len(COLOURS)])  # fmt: skip
        for i, value in enumerate(values):
            if value >= 0:
                gains[i] += value
            else:
                losses[i] += value
    axes.set_yticks(range(len(bots)), [name for name, _ in bots])
    axes.legend(fontsize=7, ncols=2)
