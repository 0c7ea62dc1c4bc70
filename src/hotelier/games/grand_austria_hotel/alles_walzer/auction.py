"""AW-3 Module 3, special hotels: entrances are laid out and auctioned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import (
    Action,
    Bid,
    ChoosePolitics,
    ChooseTile,
    DealEntrance,
    OpenBid,
)
from hotelier.games.grand_austria_hotel.cards import (
    ENTRANCE_BIT,
    ENTRANCE_KEYS,
    FROM_ENTRANCE,
)
from hotelier.games.grand_austria_hotel.cards.points import COLUMN_FULL, OWN_POLITICS, OWN_TILES
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.goods import receive
from hotelier.games.grand_austria_hotel.moves import (
    BID,
    CHOOSE_POLITICS,
    CHOOSE_TILE,
    DEAL_ENTRANCE,
    OPEN_BID,
    WITHDRAW,
)
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.state import State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    FOR_ENTRANCE,
    LETTERS,
    NO_ENTRANCE,
    Entrance,
    Seat,
    SeatSet,
    amounts_of,
)
from hotelier.kernel.frames import Chance, Decision, Frame, Random, Task, push
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]
OWN_TILES_EACH: Final = 2
"""AW-3.3 Emperor tiles of each stack that belong to an entrance."""


# Laying out


@dataclass(frozen=True, slots=True)
class LayEntrances(Task):
    """AW-3.3 As many random entrances as players; then their pieces."""

    def run(self, state: State) -> None:
        push(state, *[DRAW_ENTRANCE] * state.seats, EQUIP_ENTRANCES, START_AUCTION)


@dataclass(frozen=True, slots=True)
class DrawEntrance(Chance):
    """AW-3.3 A random entrance; each is equally likely."""

    def sample(self, state: State, rng: Random) -> DealEntrance:
        left = self.rest(state)
        return DEAL_ENTRANCE[left[below(rng, len(left))]]

    def rest(self, state: State) -> list[Entrance]:
        """The entrances that are not laid out yet."""
        return [one for one in state.options.entrances if one not in state.special.offered]

    def outcomes(self, state: State) -> list[tuple[DealEntrance, float]]:
        left = self.rest(state)
        return [(DEAL_ENTRANCE[entrance], 1 / len(left)) for entrance in left]

    def apply(self, state: State, action: DealEntrance) -> None:
        offered = (*state.special.offered, action.entrance)
        state.special = state.special._replace(offered=offered)
        if state.journal is not None:
            tell(state, "entrance_laid", state.first, "AW-3.3", action.entrance)


@dataclass(frozen=True, slots=True)
class EquipEntrances(Task):
    """AW-3.3 Tokens, personal politics cards and emperor tiles for the entrances that use them."""

    def run(self, state: State) -> None:
        laid = sum(ENTRANCE_BIT[entrance] for entrance in state.special.offered)
        powers_at = state.options.powers_at
        if laid & powers_at[COLUMN_FULL]:
            tokens = tuple(range(len(state.options.cards.tokens)))
            state.special = state.special._replace(tokens=tokens)
        steps: list[Frame] = []
        if laid & powers_at[OWN_POLITICS]:
            steps += [DealOwnPolitics(place) for place in range(len(LETTERS))]
        if laid & powers_at[OWN_TILES]:
            for place in range(len(LETTERS)):
                steps += [DealOwnTile(place)] * OWN_TILES_EACH
        push(state, *steps)


@dataclass(frozen=True, slots=True)
class DealOwnPolitics(Chance):
    """AW-3.3 A random one of the remaining politics cards of a stack."""

    place: int

    def cards(self, state: State) -> list[int]:
        """The cards of the stack that are not on the board."""
        stack = state.options.politics_of(LETTERS[self.place])
        return [card for card in stack if card not in state.politics]

    def sample(self, state: State, rng: Random) -> ChoosePolitics:
        cards = self.cards(state)
        return CHOOSE_POLITICS[cards[below(rng, len(cards))]]

    def outcomes(self, state: State) -> list[tuple[ChoosePolitics, float]]:
        cards = self.cards(state)
        return [(CHOOSE_POLITICS[card], 1 / len(cards)) for card in cards]

    def apply(self, state: State, action: ChoosePolitics) -> None:
        special = state.special
        state.special = special._replace(politics=(*special.politics, action.card))
        if state.journal is not None:
            tell(state, "own_politics_laid", state.first, "AW-3.3", action.card)


@dataclass(frozen=True, slots=True)
class DealOwnTile(Chance):
    """AW-3.3 A random one of the remaining emperor tiles of a stack."""

    place: int

    def rest(self, state: State) -> list[int]:
        """Return the tiles of the stack that are neither on the board nor with the entrance."""
        laid = (*state.tiles, *state.special.tiles)
        return [tile for tile in state.options.tiles_of(LETTERS[self.place]) if tile not in laid]

    def sample(self, state: State, rng: Random) -> ChooseTile:
        tiles = self.rest(state)
        return CHOOSE_TILE[tiles[below(rng, len(tiles))]]

    def outcomes(self, state: State) -> list[tuple[ChooseTile, float]]:
        tiles = self.rest(state)
        return [(CHOOSE_TILE[tile], 1 / len(tiles)) for tile in tiles]

    def apply(self, state: State, action: ChooseTile) -> None:
        special = state.special
        state.special = special._replace(tiles=tuple(sorted((*special.tiles, action.tile))))
        if state.journal is not None:
            tell(state, "own_tile_laid", state.first, "AW-3.3", action.tile)


DRAW_ENTRANCE: Final = DrawEntrance()
EQUIP_ENTRANCES: Final = EquipEntrances()


# The auction


def next_without(state: State, seat: Seat, out: SeatSet = 0) -> Seat:
    """AW-3.4 The next player clockwise who has no entrance and has not passed."""
    owned = state.special.owned
    for turn in range(1, state.seats + 1):
        other = (seat + turn) % state.seats
        if owned[other] == NO_ENTRANCE and not out >> other & 1:
            return other
    raise LookupError(seat)


@dataclass(frozen=True, slots=True)
class StartAuction(Task):
    """AW-3.4 The start player opens first."""

    def run(self, state: State) -> None:
        open_next(state, state.first)


def open_next(state: State, opener: Seat) -> None:
    """AW-3.6, AW-R.25 The opener chooses; the last player gets the last entrance free."""
    offered = state.special.offered
    if len(offered) == 1:
        gain(state, opener, offered[0], 0)
    else:
        state.stack.append(OpenAuction(opener))


@dataclass(frozen=True, slots=True)
class OpenAuction(Decision):
    """AW-3.4, AW-R.24 The opener chooses an entrance and names a bid, and cannot pass."""

    def legal(self, state: State) -> list[OpenBid]:
        bids = range(state.money[self.seat] + 1)
        return [OPEN_BID[one][bid] for one in sorted(state.special.offered) for bid in bids]

    def apply(self, state: State, action: OpenBid) -> None:
        if state.journal is not None:
            tell(state, "opened_bid", self.seat, "AW-3.4", action.entrance, action.krones)
        go_on(state, action.entrance, action.krones, self.seat, self.seat, 0)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, OpenBid):
            return "AW-R.24", "must-open-bid", {}
        details: dict[str, object] = {"entrance": ENTRANCE_KEYS[action.entrance]}
        if action.entrance not in state.special.offered:
            return "AW-3.4", "entrance-not-offered", details
        krones = {"bid": action.krones, "krones": state.money[self.seat]}
        return "AW-R.24", "bid-too-high", {**details, **krones}


@dataclass(frozen=True, slots=True)
class RaiseBid(Decision):
    """AW-3.4, 14.2 Raise the bid or pass."""

    entrance: Entrance
    krones: int
    leader: Seat
    opener: Seat
    out: SeatSet

    def legal(self, state: State) -> list[Action]:
        return [*BID[self.krones + 1 : state.money[self.seat] + 1], WITHDRAW]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Bid):
            if state.journal is not None:
                tell(state, "bid", self.seat, "AW-3.4", action.krones)
            go_on(state, self.entrance, action.krones, self.seat, self.opener, self.out)
        else:
            pass_on(state, self)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Bid):
            return "AW-3.4", "bid-or-withdraw", {"bid": self.krones}
        details: dict[str, object] = {"bid": action.krones, "krones": state.money[self.seat]}
        if action.krones <= self.krones:
            return "AW-3.4", "bid-not-higher", {**details, "highest": self.krones}
        return "AW-R.24", "bid-too-high", {**details, "entrance": ENTRANCE_KEYS[self.entrance]}


def go_on(
    state: State, entrance: Entrance, krones: int, leader: Seat, opener: Seat, out: SeatSet
) -> None:
    """AW-3.4 After a bid the next player clockwise is asked."""
    ask_raise(
        state, RaiseBid(next_without(state, leader, out), entrance, krones, leader, opener, out)
    )


def pass_on(state: State, frame: RaiseBid) -> None:
    """AW-3.4 A player who passes is out for this entrance."""
    if state.journal is not None:
        tell(state, "withdrew", frame.seat, "AW-3.4", frame.entrance)
    out = frame.out | 1 << frame.seat
    seat = next_without(state, frame.seat, out)
    asked = RaiseBid(seat, frame.entrance, frame.krones, frame.leader, frame.opener, out)
    ask_raise(state, asked)


def ask_raise(state: State, frame: RaiseBid) -> None:
    """AW-3.4, AW-R.86 Ask the next bidder who can raise; the last bidder left has won."""
    if frame.seat == frame.leader:
        push(state, NextAuction(frame.opener))
        gain(state, frame.leader, frame.entrance, frame.krones)
    elif state.money[frame.seat] <= frame.krones:
        pass_on(state, frame)
    else:
        state.stack.append(frame)


@dataclass(frozen=True, slots=True)
class NextAuction(Task):
    """AW-3.6 An opener who has not won opens again; otherwise the next player opens."""

    opener: Seat

    def run(self, state: State) -> None:
        if state.special.owned[self.opener] == NO_ENTRANCE:
            open_next(state, self.opener)
        elif state.special.offered:
            open_next(state, next_without(state, self.opener))


def gain(state: State, seat: Seat, entrance: Entrance, price: int) -> None:
    """AW-3.5, AW-R.26 Pay, and receive the items and the other immediate effects.

    The lasting power begins afterwards, so it does not react to them (AW-9.5).
    """
    special = state.special
    state.special = special._replace(
        offered=tuple(one for one in special.offered if one != entrance),
        owned=replaced(special.owned, seat, entrance),
    )
    if state.journal is not None:
        tell(state, "gained_entrance", seat, "AW-3.5", entrance, price)
    pay(state, seat, price, "AW-3.4", FOR_ENTRANCE)
    source = FROM_ENTRANCE + entrance
    push(state, BeginEntrance(seat, entrance))
    gained = state.options.gained[entrance]
    if gained:
        state.due.extend(gained)
        state.stack.append(RESOLVE[seat])
    row = state.options.cards.entrances[entrance]
    receive(state, seat, tuple(amounts_of(row.items)), source)


@dataclass(frozen=True, slots=True)
class BeginEntrance(Task):
    """AW-3.7 The power of the entrance begins, for its owner alone."""

    seat: Seat
    entrance: Entrance

    def run(self, state: State) -> None:
        bit = ENTRANCE_BIT[self.entrance]
        state.powers = replaced(state.powers, self.seat, state.powers[self.seat] | bit)


START_AUCTION: Final = StartAuction()
LAY_ENTRANCES: Final = LayEntrances()
