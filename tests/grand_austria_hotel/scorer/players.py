"""Random players with a bent, and dice with one too, so that full houses and long chains occur."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import hotelier as ht
from hotelier.bots import make_bot
from hotelier.bots.contract import ask
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.actions import DealGuest, Roll
from hotelier.kernel.options import Value
from hotelier.table.record import Line, Record
from tests.grand_austria_hotel.scorer.facts import GUESTS, HOTELS, ROOMS
from tests.grand_austria_hotel.scorer.lines import Offers, Purse

LIKES = {
    "pass": 0.05, "end": 0.05, "stop": 0.05, "store": 0.1, "place": 4, "bring": 4, "serve": 3,
    "checkin": 60, "claim": 200, "employ": 4, "play": 3, "occupy": 4, "prepare": 2, "take": 2,
    "decline": 0.3, "boost": 0.5, "forfeit": 0.7, "dance": 30, "to": 3, "fulfil": 200, "ring": 0.3,
}  # fmt: skip
DICE = {
    "host": (6, 6, 5, 1, 1, 1),
    "builder": (3, 3, 9, 3, 1, 1),
    "courtier": (3, 3, 2, 12, 2, 1),
    "miser": (2, 2, 1, 12, 0.5, 0.1),
    "employer": (2, 2, 1, 5, 12, 2),
    "grand": (2, 2, 6, 6, 0.5, 0.5),
    "idler": (1, 1, 1, 1, 1, 1),
}
"""Preferences of each kind of player for the six action spaces."""
LOW_FLOORS = {room for room in ROOMS if room[0] in "12"}
LEFT_COLUMNS = {room for room in ROOMS if room[1] in "AB"}
COLOURS = [
    {room for room in ROOMS if colours[room] == colour}
    for colours, _ in HOTELS.values()
    for colour in ("blue", "red", "yellow")
]
FAVOURITES = [LOW_FLOORS, LEFT_COLUMNS, *COLOURS]
"""Rooms that a player likes to fill first."""
AIMS = {
    "politics floors_2": [LOW_FLOORS],
    "politics columns_2": [LEFT_COLUMNS],
    "politics one_colour_all": COLOURS[:3],
}
"""Rooms that able players fill first for a politics card (colours as on the night side)."""
LOADS = ((1, 2), (1, 2, 3), (2, 3), (1, 4), (3, 4), (1, 5), (3, 4, 5), (4, 6), (6,))
"""Spaces on which loaded dice mostly fall."""


@dataclass(frozen=True)
class Taste:
    """The goals of a player."""

    style: str
    rooms: Collection[str]

    def weight(self, action: str) -> float:
        """Return the player's preference for an action."""
        verb, *rest = action.split()
        liking = 1.0 if self.style == "idler" else LIKES.get(verb, 1.0)
        match verb:
            case "die" | "boost" | "use" | "as":
                return liking * DICE[self.style][int(rest[0]) - 1]
            case "mix" if self.style != "idler":
                return float((1 + int(rest[0]) + 2 * int(rest[1])) ** 3)
            case "split":
                return self.split_weight(*map(int, rest))
            case "take":
                liking *= 6 if self.style == "grand" else 1
                return liking * 2 / sum(GUESTS[rest[0]].order.values())
            case "serve" | "play" | "prepare" if self.style == "miser":
                return liking / 20
            case "prepare" | "lodge" | "occupy":
                return liking * (8 if rest[0] in self.rooms else 1)
            case "play" if self.style == "employer":
                return liking * 5
        return liking

    def split_weight(self, steps: int, krones: int) -> float:
        fonder = {"courtier": (3, 1), "host": (1, 1), "idler": (1, 1)}.get(self.style, (1, 3))
        return float((1 + fonder[0] * steps + fonder[1] * krones) ** 3)

    def choose(self, rng: Random, legal: Sequence[Any], texts: Sequence[str]) -> Any:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return rng.choices(legal, [self.weight(text) for text in texts])[0]


def loaded_roll(rng: Random, dice: int) -> Roll:
    """A roll that mostly shows a few numbers."""
    often = rng.choice(LOADS)
    counts = [0] * 6
    for _ in range(dice):
        space = rng.choice(often) if rng.random() < 0.95 else rng.randint(1, 6)
        counts[space - 1] += 1
    return Roll(tuple(counts))


def easy_guest(state: Any, rng: Random) -> Any:
    """Return the guest with the smallest order of some that might come next."""
    might = [ht.sample(state, rng) for _ in range(4)]
    return min(might, key=lambda deal: sum(GUESTS[str(deal).split()[1]].order.values()))


def deal(state: Any, rng: Random, loaded: bool) -> Any:
    """Draw an outcome of chance, fair or loaded."""
    action = ht.sample(state, rng)
    if loaded and isinstance(action, Roll):
        return loaded_roll(rng, sum(action.dice))
    if loaded and isinstance(action, DealGuest) and rng.random() < 0.7:
        return easy_guest(state, rng)
    return action


@dataclass
class RandomGame:
    """A game between random players, and its record."""

    state: Any
    tastes: list[Taste]
    rng: Random
    loaded: bool
    able: bool = False
    """True for able players, who follow goals."""
    lines: list[Line] = field(default_factory=list)
    offers: list[list[str]] = field(default_factory=list)
    """The offered actions before each line; none before chance."""
    purses: list[Purse] = field(default_factory=list)
    """The counts of all players before each line."""

    def step(self) -> bool:
        """Play one action; return True if it ended a turn."""
        seat = ht.to_move(self.state)
        self.purses.append(purse(self.state))
        if seat == ht.CHANCE:
            self.offers.append([])
            action = deal(self.state, self.rng, self.loaded)
        else:
            legal = ht.legal(self.state)
            self.offers.append([str(action) for action in legal])
            action = self.tastes[seat].choose(self.rng, legal, self.offers[-1])
        self.lines.append(Line(None if seat == ht.CHANCE else seat, str(action)))
        ht.play(self.state, action)
        if self.able and self.lines[-1].do in AIMS:
            aims = AIMS[self.lines[-1].do]
            self.tastes = [replace(taste, rooms=self.rng.choice(aims)) for taste in self.tastes]
        return self.lines[-1].do in ("end", "pass")

    def turn(self) -> None:
        """Play to the end of a turn (or of the game)."""
        while ht.to_move(self.state) != ht.OVER and not self.step():
            pass

    def best_turn(self, tries: int) -> None:
        """Play the turn several times over and keep the best: luck and skill at once."""
        seat = ht.to_move(self.state)
        if seat == ht.CHANCE:
            self.step()
            return
        ends = []
        for _ in range(tries):
            twin = replace(self, state=self.state.copy(), lines=[], offers=[], purses=[])
            twin.turn()
            ends.append(twin)
        best = max(ends, key=lambda twin: liking(twin.state, seat, self.tastes[seat]))
        self.state = best.state
        self.lines += best.lines
        self.offers += best.offers
        self.purses += best.purses


@dataclass(frozen=True)
class Played:
    """A finished game: its record, its last state, and the offered actions at each ply."""

    record: Record
    state: Any
    offers: Offers
    purses: list[Purse]


def purse(state: Any) -> Purse:
    """VP, krones and steps of all players, and all that lies in kitchens."""
    return [*state.vp, *state.money, *state.emperor, *state.kitchen]


def liking(state: Any, seat: int, taste: Taste) -> float:
    """Return a rough value of a player's position."""
    player = GAME.view(state, None)["players"][seat]
    occupied = [room for room, side in player["rooms"].items() if side == "occupied"]
    served = sum(
        2 * sum(guest["order"].values()) - sum(guest["missing"].values()) + 4 * guest["complete"]
        for guest in player["cafe"]
        if guest is not None
    )
    return float(
        8 * len(occupied)
        + 8 * len(set(occupied) & set(taste.rooms))
        + 2 * len(player["rooms"])
        + served
        + min(player["krones"], 20 if taste.style == "miser" else 6)
        + (4 * len(player["staff"]) if taste.style == "employer" else 0)
        + (3 * player["emperor"] if taste.style == "courtier" else 0)
        + 6 * sum(set(group) <= set(occupied) for group in HOTELS[player["hotel"]][1])
        + player["vp"]
    )


def random_game(
    seats: int, options: dict[str, Value], seed: int, loaded: bool = False, tries: int = 1
) -> Played:
    """A whole game."""
    rng = Random(f"{seed}/{seats}/{loaded}")
    chosen = GAME.choose_options(options)
    kinds = [kind for kind in DICE if not (loaded and kind == "idler")]
    tastes = [Taste(rng.choice(kinds), rng.choice(FAVOURITES)) for _ in range(seats)]
    if tries > 1:
        tastes = [taste if rng.random() < 0.3 else replace(taste, style="grand")
                  for taste in tastes]  # fmt: skip
    game = RandomGame(GAME.setup(seats, chosen), tastes, rng, loaded, tries > 1)
    while ht.to_move(game.state) != ht.OVER:
        if tries > 1:
            game.best_turn(tries)
        else:
            game.step()
    record = Record(GAME.name, GAME.rules_version, seats, chosen, game.lines)
    offers = {n: offer for n, offer in enumerate(game.offers) if offer}
    return Played(record, game.state, offers, game.purses)


def bot_game(seats: int, options: dict[str, Value], seed: int) -> Played:
    """A whole game between greedy bots."""
    rng = Random(f"{seed}/{seats}/bots")
    chosen = GAME.choose_options(options)
    bots = [make_bot(GAME.name, "greedy", seed + seat) for seat in range(seats)]
    game = RandomGame(GAME.setup(seats, chosen), [], rng, loaded=False)
    while (seat := ht.to_move(game.state)) != ht.OVER:
        game.purses.append(purse(game.state))
        chance = seat == ht.CHANCE
        action = ht.sample(game.state, rng) if chance else ask(bots[seat], game.state)
        game.offers.append([] if chance else [str(one) for one in ht.legal(game.state)])
        game.lines.append(Line(None if chance else seat, str(action)))
        ht.play(game.state, action)
    record = Record(GAME.name, GAME.rules_version, seats, chosen, game.lines)
    offers = {n: offer for n, offer in enumerate(game.offers) if offer}
    return Played(record, game.state, offers, game.purses)
