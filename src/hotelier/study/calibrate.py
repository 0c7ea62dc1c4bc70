"""Find the figures of an outlook: `python -m hotelier.study.calibrate GAME SEATS GAMES BOT`.

Bots play; at every decision each seat's worth is noted with the part of the game left, and at the
end how far it was off. Least squares give what comes on top of the worth; the rest is scatter.
The blur is how much the difference between two actions changes when one more round is played.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from typing import Any

from hotelier.arena.match import make_match
from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.judging import Budget
from hotelier.games import ALL
from hotelier.kernel.frames import legal
from hotelier.study.judge import MEASURE, QUICK, SCOUT, PlanSearcher, mean_of
from hotelier.study.lens import LENSES
from hotelier.study.outlook import Outlook
from hotelier.table.table import Table

OFTEN = 8
"""Every so many decisions two actions are compared."""
Row = tuple[float, float]
"""The part of the game left, and by how much the worth was short of the final score."""


def play_and_note(game: str, seats: int, bot: str, number: int) -> tuple[list[Row], list[float]]:
    """One game: what was short when, and how much differences changed."""
    match = make_match(game, seats, [bot], f"calibrate/{number}")
    lens = LENSES[game]
    table = Table(ALL[game], seats, f"calibrate/{number}", match.options)
    bots = [make_bot(game, bot, f"calibrate/{number}/{seat}") for seat in range(seats)]
    noted: list[tuple[float, list[float]]] = []
    changes: list[float] = []
    count = 0
    while (seat := table.to_move) is not None:
        state = table.state
        worths = [lens.mind.worth(state, each) for each in range(seats)]
        noted.append((lens.left(state), worths))
        count += 1
        if count % OFTEN == 0 and len(legal(state)) > 1:
            changes += change_of(game, state, count)
        table.play(ask(bots[seat], state))
    outcome = table.outcome
    assert outcome is not None
    rows = [
        (left, outcome.scores[seat] - worth)
        for left, worths in noted
        for seat, worth in enumerate(worths)
    ]
    return rows, changes


def change_of(game: str, state: Any, number: int) -> list[float]:
    """By how much the lead of the best action over the next changes within a round."""
    lens = LENSES[game]
    searcher = PlanSearcher(lens, QUICK, f"calibrate/{number}")
    view = ALL[game].redact(state, state.stack[-1].seat)
    clock = Clock(Budget())
    now = searcher.samples(view, legal(state), 1, SCOUT, clock)
    pair = sorted(now, key=lambda action: -mean_of(now[action]))[:2]
    later = searcher.samples(view, pair, 4, MEASURE, clock)
    return [
        (mean_of(later[pair[0]]) - mean_of(later[pair[1]]))
        - (mean_of(now[pair[0]]) - mean_of(now[pair[1]]))
    ]


def fit(rows: list[Row]) -> Outlook:
    """Least squares of what is short on the part left and its square; the rest by its root."""
    xx = sum(x * x for x, _ in rows)
    xxx = sum(x**3 for x, _ in rows)
    xxxx = sum(x**4 for x, _ in rows)
    xy = sum(x * y for x, y in rows)
    xxy = sum(x * x * y for x, y in rows)
    whole = xx * xxxx - xxx * xxx
    a, b = (xy * xxxx - xxy * xxx) / whole, (xxy * xx - xy * xxx) / whole
    rests = [(x, (y - a * x - b * x * x) ** 2) for x, y in rows]
    early = [rest for x, rest in rests if x > 0.5]
    late = [rest for x, rest in rests if x <= 0.1]
    least = sqrt(sum(late) / len(late))
    middle = sum(x for x in (x for x, _ in rests) if x > 0.5) / len(early)
    scatter = sqrt(max(0.0, sum(early) / len(early) - least**2) / middle)
    return Outlook((a, b), scatter, least)


def main(game: str, seats: str, games: str, bot: str) -> None:
    """Play, fit, print."""
    rows: list[Row] = []
    changes: list[float] = []
    order = list(range(int(games)))
    Random(1).shuffle(order)
    for number in order:
        more, changed = play_and_note(game, int(seats), bot, number)
        rows += more
        changes += changed
    spread = sorted(abs(change) for change in changes)
    blur = spread[int(0.68 * len(spread))]
    print(game, seats, fit(rows), f"blur {blur:.2f} from {len(changes)} comparisons")


if __name__ == "__main__":
    main(*sys.argv[1:])
