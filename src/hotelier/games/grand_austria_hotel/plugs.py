"""Extension points for modules: the tables, steps and hooks that the rules of a table offer.

The base game fills in its own entries (`setup`), and a module adds entries when it joins. The rules
never ask for a module afterwards.
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
"""Carries out an action of the turn in a phase, and sets the next phase."""
MainChoice = Callable[["State", Seat, Phase, int, "list[Action]"], None]
"""Adds ways to make the main step, given the krones to spend on it."""
MainPrice = Callable[["State", Seat, bool], int]
"""GAH-4.5 The fewest krones for a way to make the main step (in an extra turn: without taking a
die), or NEVER."""
AdditionalChoice = Callable[["State", Seat, "list[Action]", int], None]
"""GAH-8.1 Adds additional actions, given the krones to spend on them."""
SureActions = Callable[["State", Seat], "list[Action]"]
"""GAH-R.57, AW-R.61 The additional actions that certainly give the krones for the main step."""
NEVER: Final = 99
"""More krones than a player can have."""

TurnOrder = list[list[list[tuple[int, int]]]]
"""By seats and start player: the holders of the numbers of the order tiles, in their order."""


class Plugs:
    """The extension points, with the values of the base game."""

    def __init__(self) -> None:
        self.turn_order: TurnOrder = []
        """GAH-3.3, AW-4.1 The turn order by the order tiles (`setup`)."""
        self.start_key: int = NO_KEY
        self.good_keys: list[str] = GOOD_KEYS[:FOOD_COUNT]
        """AW-1.8 The kinds of goods in the game: champagne only if a module adds it."""
        self.start_goods: Amounts = (1,) * FOOD_COUNT + (0,) * (GOOD_COUNT - FOOD_COUNT)
        """GAH-2.7 The goods in each kitchen at the start."""
        self.remembered: int = 0
        """AW-4.6 The seats for which passing in this round has a later effect."""
        self.perform: dict[type[Action], Performer] = {}
        """By kind of action: the function that carries it out in a turn (`setup`)."""
        self.main_choices: tuple[MainChoice, ...] = ()
        self.main_prices: tuple[MainPrice, ...] = ()
        """GAH-4.1, 4.5 Ways to make the main step besides a die of a space, and their costs."""
        self.additional_choices: tuple[AdditionalChoice, ...] = ()
        self.sure_actions: tuple[SureActions, ...] = ()
        """GAH-8 Additional actions besides those of the base game, and those that pay for a die."""
        self.start_steps: tuple[Frame, ...] = ()
        self.table_steps: tuple[Frame, ...] = ()
        self.hotel_steps: tuple[Frame, ...] = ()
        """AW-6.1, 6.2 Additional steps of the setup: after the choice of the start player; on the
        common table, after politics cards and emperor tiles; before the first guests."""
        self.ending_steps: tuple[Frame, ...] = ()
        self.scoring_steps: tuple[Frame, ...] = ()
        self.closing_steps: tuple[Frame, ...] = ()
        """AW-2.9 Additional steps at the end of a round: before the emperor scoring, after it, and
        before the next round."""
        self.layouts: tuple[Callable[[State], None], ...] = ()
        """Changes of modules to the state at the start of a game."""
        self.holders: tuple[Callable[[State, Seat], int], ...] = ()
        """The powers of a seat from sources other than its staff, one bit each."""
        self.checks: tuple[Callable[[State], None], ...] = ()
        """AW-14.3 Additional invariants of every position."""
        self.shows: tuple[Callable[[State, dict[str, Any]], None], ...] = ()
        """Additions to the public view."""
        self.roll: Callable[[State, int], None]
        self.reroll: Callable[[State, Seat], None]
        """GAH-3.2, 15.3 The functions that roll and re-roll dice (`setup`)."""
        self.guest_steps: tuple[Callable[[Seat], Frame], ...] = ()
        self.room_steps: tuple[Callable[[Seat], Frame], ...] = ()
        """AW-6.2 Steps after a seat's first guest, and after its first rooms."""
        self.last_steps: tuple[Frame, ...] = ()
        """Additional steps of the final scoring."""
        self.new_special: Callable[[int], Special] = lambda seats: NOTHING_SPECIAL
        """AW-3 By number of seats: the state of the special hotels at the start."""
        self.on_taken: tuple[Callable[[State, Seat, int], None], ...] = ()
        """AW-9.2 Called when a die of this value (0: the key) is laid on an order tile."""
        self.use_choices: tuple[Callable[[State, Seat, list[Action]], None], ...] = ()
        self.perform_use: dict[type[Action], Callable[[State, Seat, Any], None]] = {}
        """AW-R.37 Ways to use a space without a die, besides those of the base game."""
        self.mixes: list[list[Any]] = []
        """GAH-6.5, 6.6, AW-1.10 By strength: every yield of spaces 1 and 2 (`setup`)."""
        self.instead: list[tuple[tuple[int, Callable[[int], Effect]], ...]] = [()] * SPACE_COUNT
        """By space: the actions that powers put in place of it, by strength."""
        self.parts: dict[str, Any] = {}
        """Data of modules for the rules of a table, by pack."""
        self.setup_steps: tuple[Frame, ...] = ()
        self.round_steps: tuple[Frame, ...] = ()
        self.final_steps: tuple[Frame, ...] = ()
        """The steps of the setup, of a round's end and of the game's end, in order (`setup`)."""
