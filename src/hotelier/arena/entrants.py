"""Engines in a tournament: their identity, and the player of each seat."""

from __future__ import annotations

import atexit
import hashlib
import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hotelier.arena.own_bots import find_bot
from hotelier.bots import Bot, ask
from hotelier.engine.child import Fault
from hotelier.engine.host import Running, Spec, split_command
from hotelier.engine.seat import Bench, EngineSeat
from hotelier.engine.timing import Control
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.kernel.game import Outcome
from hotelier.table.table import Table

PLACE: Final = "engine"
"""Prefix for engines on the command line. `engine1` is the first engine, whatever its name."""


@dataclass(frozen=True)
class Entrant:
    """An engine that takes part, with the name and version that it reported."""

    label: str
    name: str
    version: str
    spec: Spec
    control: Control

    def data(self) -> dict[str, Any]:
        """Return its identity as JSON data, without the path of its program."""
        return {"name": self.name, "version": self.version, "options": dict(self.spec.options),
                "time": str(self.control)}  # fmt: skip


def meet(
    commands: Sequence[str], settings: Sequence[str], control: Control, game: str
) -> tuple[Entrant, ...]:
    """Start each engine once to read its name and version. Settings look like
    `engine1.nodes=500`."""
    chosen = read_settings(settings, len(commands))
    found: list[Entrant] = []
    for place, command in enumerate(commands):
        spec = Spec(split_command(command), tuple(chosen[place]))
        try:
            running = Running(spec)
        except Fault as fault:
            raise broken(command, fault) from fault
        about = running.about
        running.close()
        if game not in about.games:
            raise Unreadable("engine-plays-not", name=about.name, game=game, games=about.games)
        label = " ".join([about.name, about.version, *(f"{n}={v}" for n, v in spec.options)])
        again = sum(other.label.partition(" #")[0] == label for other in found)
        label = f"{label} #{again + 1}" if again else label
        found.append(Entrant(label, about.name, about.version, spec, control))
    return tuple(found)


def read_settings(settings: Sequence[str], count: int) -> list[list[tuple[str, str]]]:
    """Parse the settings into the options of each engine."""
    found: list[list[tuple[str, str]]] = [[] for _ in range(count)]
    for text in settings:
        name, equals, value = text.partition("=")
        place, dot, option = name.strip().partition(".")
        number = place.removeprefix(PLACE)
        if not (equals and dot and number.isdecimal() and 1 <= int(number) <= count):
            raise Unreadable("bad-bot-option", text=text)
        found[int(number) - 1].append((option, value.strip()))
    return found


def labelled(names: Sequence[str], entrants: Sequence[Entrant]) -> list[str]:
    """Replace names such as `engine1` by the engine's label."""
    labels = {f"{PLACE}{place}": each.label for place, each in enumerate(entrants, 1)}
    return [labels.get(name, name) for name in names]


def broken(command: str, fault: Fault) -> HotelierError:
    """Make the error for an engine that cannot be started. It ends the tournament."""
    return HotelierError("engine-broken", command=command, why=fault)


BENCHES: Final[dict[int, Bench]] = {}
"""Engines by process id, so that a forked process does not touch those of its parent."""


def bench() -> Bench:
    """Return the engines of this process. They are closed when it exits."""
    found = BENCHES.get(os.getpid())
    if found is None:
        found = BENCHES[os.getpid()] = Bench()
        atexit.register(found.close)
    return found


def send_home() -> None:
    """Close the engines of this process."""
    if os.getpid() in BENCHES:
        BENCHES[os.getpid()].close()


@dataclass
class OwnSeat:
    """A seat played by a bot in this process."""

    bot: Bot
    table: Table

    def choose(self) -> Any:
        """Return the bot's action in the current state."""
        return ask(self.bot, self.table.state)


Player = EngineSeat | OwnSeat


def player_in(
    table: Table, seat: int, name: str, seed: str, entrants: Sequence[Entrant], house: str
) -> Player:
    """Return the player of a seat: an engine or a bot. An engine gets a hash of the seed, because
    the seed would reveal the cards."""
    for entrant in entrants:
        if entrant.label == name:
            check_identity(entrant)
            secret = hashlib.sha256(seed.encode()).hexdigest()
            return EngineSeat(bench(), entrant.spec, table, seat, secret[:16], secret,
                              entrant.control, house)  # fmt: skip
    return OwnSeat(find_bot(table.game.name, name, seed), table)


def check_identity(entrant: Entrant) -> None:
    """Check that an engine can run and is still the version with which the tournament began."""
    try:
        about = bench().fetch(entrant.spec)[0].about
    except Fault as fault:
        raise broken(shlex.join(entrant.spec.command), fault) from fault
    if (about.name, about.version) != (entrant.name, entrant.version):
        raise HotelierError(
            "engine-changed", was=entrant.label, now=f"{about.name} {about.version}"
        )


def play_out(table: Table, players: Sequence[Player]) -> tuple[int, Outcome]:
    """Play a game to its end. Return the number of decisions and the outcome."""
    decisions = 0
    while (seat := table.to_move) is not None:
        table.play(players[seat].choose())
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    return decisions, outcome


def settle_accounts(players: Sequence[Player]) -> tuple[tuple[dict[str, Any], ...], set[int]]:
    """Leave the table after a game. Return the faults of engines and the disqualified seats."""
    faults: list[dict[str, Any]] = []
    out: set[int] = set()
    for seat, player in enumerate(players):
        if isinstance(player, EngineSeat):
            player.leave()
            faults += [{"seat": seat, "ply": ply, **fault.data()} for ply, fault in player.faults]
            if player.out:
                out.add(seat)
    return tuple(faults), out


def last_of(ranks: tuple[int, ...], out: set[int]) -> tuple[int, ...]:
    """Rank disqualified seats behind all others.

    >>> last_of((1, 2, 2, 4), {0}), last_of((1, 2), {0, 1})
    ((4, 1, 1, 3), (1, 2))
    """
    stay = [rank for seat, rank in enumerate(ranks) if seat not in out]
    if not stay:
        return ranks
    return tuple(
        1 + (len(stay) if seat in out else sum(other < rank for other in stay))
        for seat, rank in enumerate(ranks)
    )
