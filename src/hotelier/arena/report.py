"""Summary of a tournament for tables, charts and programs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from hotelier.arena.ratings import rate
from hotelier.arena.statistics import Z95, Spread, Tally, share_of
from hotelier.arena.tournament import Played, Tournament


def report_of(tournament: Tournament, games: Sequence[Played]) -> dict[str, Any]:
    """Return the whole summary as JSON data. At least one game must have been played."""
    tally = Tally(tournament.seats)
    for game in sorted(games, key=lambda game: game.number):
        tally.add(game)
    ratings = rate(games, tournament.bots)
    sums = tally.data()
    return {
        "tournament": tournament.data(),
        "games": len(games),
        "of": tournament.games,
        "length": sums["length"],
        "ends": sums["ends"],
        "seats": sums["seats"],
        "bots": {
            bot: {**ratings[bot].data(), **bot_row(bot, games), "faults": faults_of(bot, games)}
            for bot in tournament.bots
        },
        "lineups": [
            lineup_row(lineup, [game for game in games if game.lineup == place])
            for place, lineup in enumerate(tournament.lineups)
        ],
        "cards": card_rows(games),
    }  # fmt: skip


def won(game: Played, seat: int) -> Fraction:
    """Return a seat's share of the victory."""
    return Fraction(seat in game.winners, len(game.winners))


def bot_row(bot: str, games: Iterable[Played]) -> dict[str, Any]:
    """Return the results of a bot over all its seats: scores, sources, and wins against other
    bots."""
    scores = Spread()
    sources: dict[str, int] = defaultdict(int)
    wins = Fraction(0)
    contested = 0
    for game in games:
        for seat, name in enumerate(game.bots):
            if name != bot:
                continue
            scores.add(game.scores[seat])
            for source, points in game.sources[seat].items():
                sources[source] += points
            if len(set(game.bots)) > 1:
                contested += 1
                wins += won(game, seat)
    return {
        "played": scores.count,
        "wins": share_of(wins, contested) if contested else None,
        "score": {**scores.data(), "margin": mean_margin(scores)} if scores.count else None,
        "sources": {source: points / scores.count for source, points in sources.items()},
    }


def faults_of(bot: str, games: Iterable[Played]) -> dict[str, int]:
    """Count the faults of an engine by kind."""
    found: dict[str, int] = defaultdict(int)
    for game in games:
        for fault in game.faults:
            if game.bots[fault["seat"]] == bot:
                found[fault["kind"]] += 1
    return dict(found)


def mean_margin(spread: Spread) -> float:
    """Return half of the 95 % interval of a mean."""
    return Z95 * spread.deviation / sqrt(spread.count)


def lineup_row(lineup: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """Return the results of the first bot of a lineup against the others, paired by deal."""
    first = lineup[0]
    wins = Fraction(0)
    leads: dict[int, list[float]] = defaultdict(list)
    for game in games:
        seats = [seat for seat, bot in enumerate(game.bots) if bot == first]
        wins += sum((won(game, seat) for seat in seats), Fraction(0))
        others = [score for seat, score in enumerate(game.scores) if seat not in seats]
        if others:
            own = sum(game.scores[seat] for seat in seats) / len(seats)
            leads[game.deal].append(own - sum(others) / len(others))
    return {
        "bots": list(lineup),
        "games": len(games),
        "wins": share_of(wins, len(games)) if games else None,
        "even": lineup.count(first) / len(lineup),
        "lead": paired_mean([sum(each) / len(each) for each in leads.values()]),
    }


def paired_mean(values: Sequence[float]) -> dict[str, float] | None:
    """Return a mean over deals with its 95 % interval. Each deal counts once."""
    if not values:
        return None
    mean = sum(values) / len(values)
    if len(values) == 1:
        return {"mean": mean, "low": mean, "high": mean, "deals": 1}
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    margin = Z95 * deviation / sqrt(len(values))
    return {"mean": mean, "low": mean - margin, "high": mean + margin, "deals": len(values)}


def card_rows(games: Iterable[Played]) -> list[dict[str, Any]]:
    """Return for each card how often it was chosen, and how often the seats that chose it won."""
    count: dict[str, int] = defaultdict(int)
    wins: dict[str, Fraction] = defaultdict(Fraction)
    for game in games:
        for seat, cards in enumerate(game.cards):
            for card in cards:
                count[card] += 1
                wins[card] += won(game, seat)
    rows = []
    for card in sorted(count, key=lambda card: (-float(wins[card]) / count[card], card)):
        kind, _, key = card.partition("/")
        rows.append({"kind": kind, "key": key, "chosen": count[card],
                     "wins": share_of(wins[card], count[card])})  # fmt: skip
    return rows
