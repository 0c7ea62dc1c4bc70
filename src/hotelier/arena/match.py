"""Matches: numbered games between bots. A game depends only on the match and its number."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hotelier.arena.entrants import Entrant, last_of, play_out, player_in, settle_accounts
from hotelier.arena.own_bots import find_bot
from hotelier.bots import Bot, ask
from hotelier.games.grand_austria_hotel import house_game
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import CHANCE, OVER, play, to_move
from hotelier.kernel.game import Game, Outcome
from hotelier.kernel.options import Value
from hotelier.table.dealer import Dealer
from hotelier.table.positions import find_game
from hotelier.table.table import Table


@cache
def kind_of(game: str, house: str) -> Game:
    """Return a game with its figures, cached in each process."""
    return house_game(json.loads(house)) if house else find_game(game)


@dataclass(frozen=True)
class Match:
    """Game, options and bots of a series of games. Make one with `make_match`, which checks it."""

    game: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    """A bot for each seat of game 0. In each further game all bots move on by one seat."""
    seed: int | str
    house: str = ""
    """House data as JSON text, so that it can be sent to other processes. Empty for printed
    cards."""
    entrants: tuple[Entrant, ...] = ()
    """Engines that take part, each under its label."""

    @property
    def kind(self) -> Game:
        """The game with its figures."""
        return kind_of(self.game, self.house)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat. Over the games each bot plays every seat equally
        often.

        >>> make_match("hotel-koenig", 3, ["greedy", "random"], 1).seating(1)
        ('random', 'greedy', 'random')
        """
        first = -number % self.seats
        return self.bots[first:] + self.bots[:first]


@dataclass(frozen=True)
class Result:
    """Result of one game."""

    number: int
    bots: tuple[str, ...]
    """By seat, as are scores and winners."""
    decisions: int
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    faults: tuple[dict[str, Any], ...] = ()
    """Faults of engines, each with its seat and ply (docs/engine-protocol.md)."""


def make_match(
    game: str,
    seats: int,
    bots: list[str],
    seed: int | str,
    options: Mapping[str, object] | None = None,
    house: str = "",
    entrants: tuple[Entrant, ...] = (),
) -> Match:
    """Check the settings and return a match. If there are too few bots, the last one fills the
    other seats."""
    kind = kind_of(game, house)
    seats = kind.check_seats(seats)
    if len(bots) > seats:
        raise Unreadable("too-many-bots", bots=len(bots), free=seats)
    chosen = kind.choose_options(options)
    for name in bots:
        if not any(entrant.label == name for entrant in entrants):
            find_bot(kind.name, name, seed)
    seated = (*bots, *bots[-1:] * (seats - len(bots)))
    return Match(kind.name, seats, chosen, seated, seed, house, entrants)


def play_game(match: Match, number: int, folder: Path | None = None) -> Result:
    """Play one game of a match. With a folder, save its record there."""
    names = match.seating(number)
    seed = f"{match.seed}/{number}"
    if folder is not None or match.entrants:
        return play_at_table(match, number, names, seed, folder)
    bots = [find_bot(match.game, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    decisions, outcome = play_bare(match, seed, bots)
    return Result(number, names, decisions, outcome.reason, outcome.scores, outcome.winners)


def play_at_table(
    match: Match, number: int, names: tuple[str, ...], seed: str, folder: Path | None
) -> Result:
    """Play a game at a table with a record. Engines need the record."""
    table = Table(match.kind, match.seats, seed, match.options, names=names)
    players = [
        player_in(table, seat, name, f"{seed}/{seat}", match.entrants, match.house)
        for seat, name in enumerate(names)
    ]
    decisions, outcome = play_out(table, players)
    faults, out = settle_accounts(players)
    if folder is not None:
        keep(table, folder / f"{number:06}.jsonl")
    ranks = last_of(outcome.ranks, out)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(number, names, decisions, outcome.reason, outcome.scores, winners, faults)


def keep(table: Table, path: Path) -> None:
    """Save the record of a game."""
    try:
        table.record.save(path)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error) from error


def play_bare(match: Match, seed: str, bots: list[Bot]) -> tuple[int, Outcome]:
    """Play a game without record or log. It equals the game at a table with the same seed."""
    game = match.kind
    state = game.setup(match.seats, match.options)
    dealer = Dealer(game, seed)
    decisions = 0
    while (seat := to_move(state)) != OVER:
        if seat == CHANCE:
            play(state, dealer.deal(state))
        else:
            play(state, ask(bots[seat], state))
            decisions += 1
    return decisions, game.outcome(state)
