"""Tournaments: a fixed numbering of games over lineups, seats and deals.

A *deal* is a random seed. Every lineup plays it once in each rotation of its seats. So all bots get
the same cards and seats, and the remaining difference is skill.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from hotelier.arena.entrants import (
    Entrant,
    Player,
    last_of,
    play_out,
    player_in,
    settle_accounts,
)
from hotelier.arena.match import kind_of
from hotelier.arena.own_bots import find_bot
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.options import Value
from hotelier.table.record import Record
from hotelier.table.table import Table

Lineup = tuple[str, ...]
"""A bot for each seat, before rotation."""


@dataclass(frozen=True)
class Tournament:
    """Settings that determine all games of a tournament. Make one with `make_tournament`, which
    checks them."""

    game: str
    seats: int
    options: Mapping[str, Value]
    lineups: tuple[Lineup, ...]
    deals: int
    seed: int | str
    house: str = ""
    """House data as JSON text; empty for printed cards."""
    entrants: tuple[Entrant, ...] = ()
    """Engines that take part, each under its label."""

    @property
    def block(self) -> int:
        """Number of games for each deal."""
        return len(self.lineups) * self.seats

    @property
    def games(self) -> int:
        return self.deals * self.block

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots, in the order of the lineups."""
        return tuple(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    def pairing(self, number: int) -> Pairing:
        """Return the game with this number. All games of a deal come before those of the next
        one."""
        deal, rest = divmod(number, self.block)
        place, turn = divmod(rest, self.seats)
        lineup = self.lineups[place]
        return Pairing(number, deal, place, lineup[turn:] + lineup[:turn])

    def data(self) -> dict[str, Any]:
        """Return the settings as JSON data, as stored in `tournament.json`."""
        found = {
            "game": self.game, "seats": self.seats, "options": dict(self.options),
            "lineups": [list(lineup) for lineup in self.lineups], "seed": self.seed,
            "data": kind_of(self.game, self.house).data,
        }  # fmt: skip
        if self.entrants:
            found["engines"] = {entrant.label: entrant.data() for entrant in self.entrants}
        return found


@dataclass(frozen=True)
class Pairing:
    """One game of a tournament."""

    number: int
    deal: int
    lineup: int
    bots: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True)
class Played:
    """Result of a game of a tournament. Tuples are by seat."""

    number: int
    deal: int
    lineup: int
    bots: tuple[str, ...]
    decisions: int
    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    """Points by source."""
    cards: tuple[tuple[str, ...], ...]
    """Named choices of a seat: staff, guests, politics cards, chains."""
    record: str = ""
    """The record as JSON Lines. The store saves it in a separate file."""
    faults: tuple[dict[str, Any], ...] = ()
    """Faults of engines, each with its seat and ply (docs/engine-protocol.md)."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def make_tournament(
    game: str,
    seats: int,
    lineups: list[list[str]],
    deals: int,
    seed: int | str,
    options: Mapping[str, object] | None = None,
    house: str = "",
    entrants: tuple[Entrant, ...] = (),
) -> Tournament:
    """Check the settings and return a tournament. In a lineup with too few bots, the last one fills
    the other seats."""
    kind = kind_of(game, house)
    seats = kind.check_seats(seats)
    full: list[Lineup] = []
    for bots in lineups:
        if len(bots) > seats:
            raise Unreadable("too-many-bots", bots=len(bots), free=seats)
        for name in bots:
            if not any(entrant.label == name for entrant in entrants):
                find_bot(kind.name, name, seed)
        full.append((*bots, *bots[-1:] * (seats - len(bots))))
    chosen = kind.choose_options(options)
    lineup_rows = tuple(dict.fromkeys(full))
    return Tournament(kind.name, seats, chosen, lineup_rows, deals, seed, house, entrants)


def everybody_meets(bots: list[str], seats: int) -> list[list[str]]:
    """Return lineups for each pair: one bot against the other one in all remaining seats.

    >>> everybody_meets(["a", "b"], 2)
    [['a', 'b']]
    >>> everybody_meets(["a", "b"], 3)
    [['a', 'b', 'b'], ['b', 'a', 'a']]
    """
    found = []
    for one, other in combinations(bots, 2):
        found.append([one] + [other] * (seats - 1))
        if seats > 2:
            found.append([other] + [one] * (seats - 1))
    return found or [[bots[0]] * seats]


def ladder(bots: list[str], seats: int) -> list[list[str]]:
    """Return lineups of each bot against the previous one in the list, which has all other seats.

    >>> ladder(["a", "b", "c"], 3)
    [['b', 'a', 'a'], ['c', 'b', 'b']]
    """
    return [[upper] + [lower] * (seats - 1) for lower, upper in pairwise(bots)] or [
        [bots[0]] * seats
    ]


def play_pairing(tournament: Tournament, number: int) -> Played:
    """Play a game of a tournament at a table with a record."""
    pairing = tournament.pairing(number)
    deal = f"{tournament.seed}/{pairing.deal}"
    kind = kind_of(tournament.game, tournament.house)
    table = Table(kind, tournament.seats, deal, tournament.options)
    players: list[Player] = [
        player_in(table, seat, name, f"{deal}/{pairing.lineup}/{seat}/{name}",
                  tournament.entrants, tournament.house)
        for seat, name in enumerate(pairing.bots)
    ]  # fmt: skip
    decisions, outcome = play_out(table, players)
    faults, out = settle_accounts(players)
    return Played(
        number, pairing.deal, pairing.lineup, pairing.bots, decisions, outcome.reason,
        outcome.scores, last_of(outcome.ranks, out), tuple(dict(row) for row in outcome.breakdown),
        chosen_cards(table.record), table.record.to_jsonl(), faults,
    )  # fmt: skip


CHOSEN: Final = {"play": "Staff", "checkin": "Guest", "claim": "Politics", "found": "Chain"}
"""Kind of card that a verb chooses."""


def chosen_cards(record: Record) -> tuple[tuple[str, ...], ...]:
    """Return the cards that each seat chose, each once."""
    found: list[dict[str, None]] = [{} for _ in range(record.seats)]
    for line in record.lines:
        verb, _, rest = line.do.partition(" ")
        if line.by is not None and verb in CHOSEN and rest:
            found[line.by][f"{CHOSEN[verb]}/{rest.split()[0]}"] = None
    return tuple(tuple(sorted(each)) for each in found)


def read_played(row: Mapping[str, Any]) -> Played:
    """Read a result written by `json.dumps(asdict(...))`."""
    return Played(
        row["number"], row["deal"], row["lineup"], tuple(row["bots"]), row["decisions"],
        row["reason"], tuple(row["scores"]), tuple(row["ranks"]), tuple(row["sources"]),
        tuple(tuple(each) for each in row["cards"]), faults=tuple(row.get("faults", ())),
    )  # fmt: skip
