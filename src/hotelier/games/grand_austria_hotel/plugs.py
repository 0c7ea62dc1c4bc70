"""Where modules join: the tables, steps and named places that the rules of a table offer them.

The base game fills in its own (`setup`); a module adds to them when it joins. Nobody asks for a
module afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.special import NOTHING_SPECIAL, Special
from hotelier.games.grand_austria_hotel.terms import (
    FOOD_COUNT,
    GOOD_COUNT,
    GOOD_KEYS,
    NO_KEY,
    SPACE_COUNT,
    Amounts,
    Phase,
    Seat,
)
from hotelier.kernel.frames import Frame

if TYPE_CHECKING:
    from hotelier.games.grand_austria_hotel.actions import Action
    from hotelier.games.grand_austria_hotel.state import State

Performer = Callable[["State", Seat, Phase, Any], None]
"""Carries out an action of the turn in a phase; it also says which phase comes next."""
MainChoice = Callable[["State", Seat, Phase, int, "list[Action]"], None]
"""Adds ways to make the main step, with so many krones to spend on it."""
MainPrice = Callable[["State", Seat, bool], int]
"""GAH-4.5 The fewest krones a way to make the main step needs (of an extra turn, where no die is
taken), or NEVER."""
AdditionalChoice = Callable[["State", Seat, "list[Action]", int], None]
"""GAH-8.1 Adds additional actions, with so many krones to spend on them."""
SureActions = Callable[["State", Seat], "list[Action]"]
"""GAH-R.57, AW-R.61 The additional actions that surely bring the krones the main step needs."""
NEVER: Final = 99
"""More krones than anybody has."""

TurnOrder = list[list[list[tuple[int, int]]]]
"""By seats and start player: the holders of the numbers of the order tiles, in their order."""


class Plugs:
    """What modules change; without them, the base game."""

    def __init__(self) -> None:
        self.turn_order: TurnOrder = []
        """GAH-3.3, AW-4.1 Who follows whom, as the order tiles say (`setup`)."""
        self.start_key: int = NO_KEY
        self.good_keys: list[str] = GOOD_KEYS[:FOOD_COUNT]
        """AW-1.8 The kinds of goods in the game: champagne only if a module brings it."""
        self.start_goods: Amounts = (1,) * FOOD_COUNT + (0,) * (GOOD_COUNT - FOOD_COUNT)
        """GAH-2.7 What lies in each kitchen at the start."""
        self.remembered: int = 0
        """AW-4.6 The seats of whom it matters whether they have passed in this round."""
        self.perform: dict[type[Action], Performer] = {}
        """By kind of action: what carries it out in a turn (`setup`)."""
        self.main_choices: tuple[MainChoice, ...] = ()
        self.main_prices: tuple[MainPrice, ...] = ()
        """GAH-4.1, 4.5 Ways to make the main step besides a die of a space, and what they cost."""
        self.additional_choices: tuple[AdditionalChoice, ...] = ()
        self.sure_actions: tuple[SureActions, ...] = ()
        """GAH-8 Additional actions besides those of the base game; those that pay for a die."""
        self.start_steps: tuple[Frame, ...] = ()
        self.table_steps: tuple[Frame, ...] = ()
        self.hotel_steps: tuple[Frame, ...] = ()
        """AW-6.1, 6.2 What modules add to the setup: once the start player is known; on the common
        table, after politics cards and emperor tiles; before the first guests."""
        self.ending_steps: tuple[Frame, ...] = ()
        self.scoring_steps: tuple[Frame, ...] = ()
        self.closing_steps: tuple[Frame, ...] = ()
        """AW-2.9 What they add to the end of a round: before the emperor scoring, after it, and
        before the next round."""
        self.layouts: tuple[Callable[[State], None], ...] = ()
        """What modules change in the state with which a game starts."""
        self.holders: tuple[Callable[[State, Seat], int], ...] = ()
        """The powers that a seat has from elsewhere than its staff, one bit each."""
        self.checks: tuple[Callable[[State], None], ...] = ()
        """AW-14.3 What is true of every position, besides `invariants`."""
        self.shows: tuple[Callable[[State, dict[str, Any]], None], ...] = ()
        """What modules add to the view for people."""
        self.roll: Callable[[State, int], None]
        self.reroll: Callable[[State, Seat], None]
        """GAH-3.2, 15.3 How so many dice are rolled, and how the roller rolls again (`setup`)."""
        self.guest_steps: tuple[Callable[[Seat], Frame], ...] = ()
        self.room_steps: tuple[Callable[[Seat], Frame], ...] = ()
        """AW-6.2 What follows a seat's first guest, and its first rooms."""
        self.last_steps: tuple[Frame, ...] = ()
        """What modules add to the final scoring."""
        self.new_special: Callable[[int], Special] = lambda seats: NOTHING_SPECIAL
        """AW-3 By seats: what special hotels keep at the start."""
        self.on_taken: tuple[Callable[[State, Seat, int], None], ...] = ()
        """AW-9.2 What follows when a die of this value (0: the key) is laid on an order tile."""
        self.use_choices: tuple[Callable[[State, Seat, list[Action]], None], ...] = ()
        self.perform_use: dict[type[Action], Callable[[State, Seat, Any], None]] = {}
        """AW-R.37 Ways to use a space without a die, besides those of the base game."""
        self.mixes: list[list[Any]] = []
        """GAH-6.5, 6.6, AW-1.10 By strength: every yield of spaces 1 and 2 (`setup`)."""
        self.instead: list[tuple[tuple[int, Callable[[int], Effect]], ...]] = [()] * SPACE_COUNT
        """By space: what powers make of its action with a given strength."""
        self.parts: dict[str, Any] = {}
        """What modules keep with the rules of a table, by their pack."""
        self.setup_steps: tuple[Frame, ...] = ()
        self.round_steps: tuple[Frame, ...] = ()
        self.final_steps: tuple[Frame, ...] = ()
        """What happens in which order at the start, after each round and at the end (`setup`)."""
