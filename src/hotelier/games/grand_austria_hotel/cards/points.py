"""Standing powers: the named points at which the rules check them, and the words of cards.

A seat has one mask of powers, and each point lists the cards with a power there. There are no
callbacks.
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.terms import Colour

Power = tuple[int, int, int, Effect]
"""A named point, its limit (a mask), a number, and its effect (or none)."""

ROOM_PRICE: Final = 0
"""Preparing a room of these colours costs nothing (mask of colours)."""
GUEST_PRICE: Final = 1
"""Guests of the queue cost nothing."""
SERVE_PRICE: Final = 2
"""Serving costs nothing."""
SPACE_PRICE: Final = 3
"""Taking a die of these spaces costs nothing (mask of spaces)."""
STRENGTH: Final = 4
"""A die of these spaces is stronger by a number (mask of spaces)."""
BOTH: Final = 5
"""A die of these spaces gives both tracks (mask of spaces)."""
DIE_TAKEN: Final = 6
"""An effect before or after the main action of a die of these spaces (mask of spaces); with the
number 1 after it."""
GUEST_LEFT: Final = 7
"""An effect for each completed guest of these colours (mask of colours; the number limits the size
of the order: 0 any, n exactly n, -n at least n)."""
ROOM_OCCUPIED: Final = 8
"""An effect for each own room that becomes occupied, by any means."""
GUEST_LODGED: Final = 9
"""An effect for each guest checked in."""
EMPEROR_BONUS: Final = 10
"""An effect with the bonus of each emperor tile."""
EMPEROR_PENALTY: Final = 11
"""A penalty may be ignored for a number of krones."""
STEPS_COUNTED: Final = 12
DISHES_COUNTED: Final = 13
DRINKS_COUNTED: Final = 14
"""An effect at a number of steps, dishes or drinks received in one action (AW-5.5)."""
GROUP_FULL: Final = 15
"""An effect for each group of at least a number of fields that becomes full."""
DISC_PUT: Final = 16
"""An effect for each disc put on a politics card."""
VP_GOT: Final = 17
KRONES_GOT: Final = 18
STEPS_GOT: Final = 19
CHAMPAGNE_GOT: Final = 20
"""An effect for each source that gives at least one (AW-0.8)."""
STAFF_PLAYED: Final = 21
"""An effect for each staff card played."""
DANCER_SENT: Final = 22
"""An effect for each dancer sent."""
ITEM_SPARED: Final = 23
"""Orders of more than one item are complete without a number of them."""
ONCE_HELD: Final = 24
"""An effect that can be used once, as an additional action."""
OCCUPANCY_TABLE: Final = 25
"""Other amounts in the occupancy table (mask of colours; amounts in place of an effect)."""
DICE_SUM: Final = 26
"""An effect with the second die of the round, by the sum of both (mask of sums)."""
COLUMN_FULL: Final = 27
FLOOR_FULL: Final = 28
"""An effect for each column or floor that becomes full."""
MORE_TABLES: Final = 29
"""A number of additional tables."""
SECOND_GUEST: Final = 30
"""Another guest in the guest step."""
ROUND_PILE: Final = 31
"""VP at the end of a round by completed guests (amounts in place of an effect)."""
OWN_POLITICS: Final = 32
"""Personal politics cards: VP by round (amounts in place of an effect)."""
POLITICS_COUNT: Final = 33
"""VP at the end by politics cards fulfilled (amounts in place of an effect)."""
OWN_TILES: Final = 34
"""Bonuses of personal emperor tiles: spaces to go back, by stack (in place of an effect)."""
MOVE_DIE: Final = 35
"""A die of a neighbouring space may be moved to the space that is used."""
ROW_BONUS: Final = 36
"""Row bonuses are received a number of additional times."""
SOLE_MOST: Final = 37
"""An effect when a ballroom is scored in which the seat alone has most dancers."""
GROUP_BEGUN: Final = 38
"""An effect for the first room of a group that becomes occupied (mask of colours)."""
POINT_COUNT: Final = 39
TABLES: Final = (OCCUPANCY_TABLE, ROUND_PILE, OWN_POLITICS, POLITICS_COUNT, OWN_TILES)
"""Points whose powers have amounts in place of an effect."""


def is_power(word: object) -> bool:
    """Return True if a word of a card is a power, and not an effect."""
    return isinstance(word, tuple) and bool(word) and isinstance(word[-1], tuple)


def free_rooms(*colours: Colour) -> Power:
    """GAH-10.3 Preparing rooms of these colours costs 0."""
    return (ROOM_PRICE, sum(1 << colour for colour in colours), 0, ())


def free_guests() -> Power:
    """Guests of the queue cost 0."""
    return (GUEST_PRICE, 0, 0, ())


def free_serving() -> Power:
    """Serving costs 0."""
    return (SERVE_PRICE, 0, 0, ())


def free_die(*dice: int) -> Power:
    """Taking a die showing one of these costs no krone."""
    return (SPACE_PRICE, _faces(dice), 0, ())


def stronger(n: int, *dice: int) -> Power:
    """On taking a die showing one of these: strength + n."""
    return (STRENGTH, _faces(dice), n, ())


def more_goods(n: int, *dice: int) -> Power:
    """GAH-13.13 `extra_good` n additional dishes or drinks; strength + n in the base game."""
    return (STRENGTH, _faces(dice), n, ())


def both(*dice: int) -> Power:
    """On taking a die showing one of these: both tracks instead of a choice."""
    return (BOTH, _faces(dice), 0, ())


def on_die(effect: Effect, *dice: int) -> Power:
    """On taking a die showing one of these: an effect before or after the main action."""
    return (DIE_TAKEN, _faces(dice), 0, effect)


def after_die(effect: Effect, *dice: int) -> Power:
    """AW-1.11, AW-E.6 On taking a die showing one of these: an effect after the main action."""
    return (DIE_TAKEN, _faces(dice), 1, effect)


def on_guest(effect: Effect, colours: int = 15, size: int = 0) -> Power:
    """GAH-12.10 Per completed guest."""
    return (GUEST_LEFT, colours, size, effect)


def on_occupied(effect: Effect) -> Power:
    """Per own room becoming occupied, by any means."""
    return (ROOM_OCCUPIED, 0, 0, effect)


def on_lodged(effect: Effect) -> Power:
    """Per guest checked in."""
    return (GUEST_LODGED, 0, 0, effect)


def on_bonus(effect: Effect) -> Power:
    """GAH-17.6 With the bonus of an emperor tile in an emperor scoring."""
    return (EMPEROR_BONUS, 0, 0, effect)


def on_steps(effect: Effect, n: int) -> Power:
    """AW-5.5 An effect after at least n steps were made during an action."""
    return (STEPS_COUNTED, 0, n, effect)


def on_dishes(effect: Effect, n: int) -> Power:
    """AW-5.5 An effect after at least n dishes were received during an action."""
    return (DISHES_COUNTED, 0, n, effect)


def on_drinks(effect: Effect, n: int) -> Power:
    """AW-5.5 An effect after at least n drinks were received during an action."""
    return (DRINKS_COUNTED, 0, n, effect)


def on_group(effect: Effect, size: int) -> Power:
    """AW-10.178 Per group of at least `size` fields that becomes full."""
    return (GROUP_FULL, 0, size, effect)


def on_disc(effect: Effect) -> Power:
    """AW-10.179 Per disc put on a politics card."""
    return (DISC_PUT, 0, 0, effect)


def on_got(point: int, effect: Effect) -> Power:
    """AW-0.8 Per source that gives VP, krones, steps or champagne."""
    return (point, 0, 0, effect)


def on_staff(effect: Effect) -> Power:
    """AW-8.5, 8.8, 9.5, 10.133 Per other staff card played."""
    return (STAFF_PLAYED, 0, 0, effect)


def on_dancer(effect: Effect) -> Power:
    """AW-8.9, 10.130 Per dancer sent, by any means."""
    return (DANCER_SENT, 0, 0, effect)


def spared(n: int) -> Power:
    """AW-8.1 Orders of more than one item are complete with n items missing."""
    return (ITEM_SPARED, 0, n, ())


def once_held(effect: Effect) -> Power:
    """AW-8.2 Once, as an additional action."""
    return (ONCE_HELD, 0, 0, effect)


def occupancy(colour: Colour, *amounts: int) -> Power:
    """AW-9.1 The occupancy bonus of groups of this colour, by size."""
    return (OCCUPANCY_TABLE, 1 << colour, 0, amounts)


def on_sum(effect: Effect, *sums: int) -> Power:
    """AW-9.2 On taking the second die of a round, by the sum of both."""
    return (DICE_SUM, sum(1 << total for total in sums), 0, effect)


def on_line(point: int, effect: Effect) -> Power:
    """AW-9.3 Per column or floor that becomes full."""
    return (point, 0, 0, effect)


def table_of(point: int, *amounts: int) -> Power:
    """AW-9.4, 9.6, 9.7 Amounts by the number of guests, by round, by cards or by stack."""
    return (point, 0, 0, amounts)


def has(point: int, n: int = 1) -> Power:
    """AW-9.4, 9.8, 9.9 A permission or number without an effect."""
    return (point, 0, n, ())


def on_sole_most(effect: Effect) -> Power:
    """AW-9.9 Per ballroom scored in which the owner alone has most dancers."""
    return (SOLE_MOST, 0, 0, effect)


def on_begun(effect: Effect, colour: Colour) -> Power:
    """AW-0.6 Per first room of a group of this colour that becomes occupied."""
    return (GROUP_BEGUN, 1 << colour, 0, effect)


def ignore_penalty(cost: int) -> Power:
    """GAH-17.6 A penalty is ignored: always at cost 0, else if the owner pays `cost` krones."""
    return (EMPEROR_PENALTY, 0, cost, ())


def _faces(dice: tuple[int, ...]) -> int:
    return sum(1 << die - 1 for die in dice)
