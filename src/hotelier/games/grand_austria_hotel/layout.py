"""GAH-2.3, 2.4, 2.8 Pieces on the board: politics cards, emperor tiles, hotel boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel.actions import (
    ChoosePolitics,
    ChooseTile,
    DealHotel,
)
from hotelier.games.grand_austria_hotel.moves import (
    CHOOSE_POLITICS,
    CHOOSE_TILE,
    DEAL_HOTEL,
)
from hotelier.games.grand_austria_hotel.state import (
    State,
    tell,
)
from hotelier.games.grand_austria_hotel.terms import (
    LETTERS,
    Seat,
)
from hotelier.kernel.frames import Chance, Decision, Random, Task, push
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]


# Politics cards and emperor tiles


@dataclass(frozen=True, slots=True)
class DealPolitics(Chance):
    """GAH-2.3 A random politics card of a stack; the others leave the game."""

    place: int

    def sample(self, state: State, rng: Random) -> ChoosePolitics:
        cards = state.options.politics_of(LETTERS[self.place])
        return CHOOSE_POLITICS[cards[below(rng, len(cards))]]

    def outcomes(self, state: State) -> list[tuple[ChoosePolitics, float]]:
        cards = state.options.politics_of(LETTERS[self.place])
        return [(CHOOSE_POLITICS[card], 1 / len(cards)) for card in cards]

    def apply(self, state: State, action: ChoosePolitics) -> None:
        lay_politics(state, action)


def lay_politics(state: State, action: ChoosePolitics) -> None:
    """GAH-2.3 The card of this stack is on the board."""
    state.politics = (*state.politics, action.card)
    if state.journal is not None:
        tell(state, "politics_in_play", state.first, "GAH-2.3", action.card)


@dataclass(frozen=True, slots=True)
class DealTile(Chance):
    """GAH-2.4 A random emperor tile of a stack."""

    place: int

    def sample(self, state: State, rng: Random) -> ChooseTile:
        tiles = state.options.tiles_of(LETTERS[self.place])
        return CHOOSE_TILE[tiles[below(rng, len(tiles))]]

    def outcomes(self, state: State) -> list[tuple[ChooseTile, float]]:
        tiles = state.options.tiles_of(LETTERS[self.place])
        return [(CHOOSE_TILE[tile], 1 / len(tiles)) for tile in tiles]

    def apply(self, state: State, action: ChooseTile) -> None:
        lay_tile(state, action)


def lay_tile(state: State, action: ChooseTile) -> None:
    """GAH-2.4 The tile of this stack is on the board."""
    state.tiles = (*state.tiles, action.tile)
    if state.journal is not None:
        tell(state, "tile_in_play", state.first, "GAH-2.4", action.tile)


@dataclass(frozen=True, slots=True)
class AskPolitics(Task):
    """GAH-E.24, GAH-R.67 `chosen` The start player speaks for the table."""

    place: int

    def run(self, state: State) -> None:
        push(state, PickPolitics(state.first, self.place))


@dataclass(frozen=True, slots=True)
class PickPolitics(Decision):
    """GAH-E.24 The politics card of a stack that the table has agreed on."""

    place: int

    def legal(self, state: State) -> list[ChoosePolitics]:
        return [CHOOSE_POLITICS[card] for card in state.options.politics_of(LETTERS[self.place])]

    def apply(self, state: State, action: ChoosePolitics) -> None:
        lay_politics(state, action)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-2.3", "must-choose-politics", {"stack": LETTERS[self.place]}


@dataclass(frozen=True, slots=True)
class AskTile(Task):
    """GAH-E.24 `chosen` The start player speaks for the table."""

    place: int

    def run(self, state: State) -> None:
        push(state, PickTile(state.first, self.place))


@dataclass(frozen=True, slots=True)
class PickTile(Decision):
    """GAH-E.24 The emperor tile of a stack that the table has agreed on."""

    place: int

    def legal(self, state: State) -> list[ChooseTile]:
        return [CHOOSE_TILE[tile] for tile in state.options.tiles_of(LETTERS[self.place])]

    def apply(self, state: State, action: ChooseTile) -> None:
        lay_tile(state, action)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-2.4", "must-choose-tile", {"stack": LETTERS[self.place]}


# Hotel boards


@dataclass(frozen=True, slots=True)
class DealHotels(Task):
    """GAH-2.8, 20.4, GAH-E.31 With day boards each player gets a different one."""

    def run(self, state: State) -> None:
        state.hotels = ()
        push(state, *(DealBoard(seat) for seat in range(state.seats)))


@dataclass(frozen=True, slots=True)
class DealBoard(Chance):
    """GAH-2.8, GAH-R.75 A random board side for a seat."""

    seat: Seat

    def sample(self, state: State, rng: Random) -> DealHotel:
        sides = self.free_sides(state)
        return DEAL_HOTEL[sides[below(rng, len(sides))]]

    def free_sides(self, state: State) -> list[int]:
        """Return the sides that no seat has yet."""
        return [hotel for hotel in state.options.hotels if hotel not in state.hotels]

    def outcomes(self, state: State) -> list[tuple[DealHotel, float]]:
        sides = self.free_sides(state)
        return [(DEAL_HOTEL[hotel], 1 / len(sides)) for hotel in sides]

    def apply(self, state: State, action: DealHotel) -> None:
        state.hotels = (*state.hotels, action.hotel)
        if state.journal is not None:
            tell(state, "hotel_dealt", self.seat, "GAH-2.8", action.hotel)
