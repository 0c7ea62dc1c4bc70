"""Standing powers: the named points at which the rules ask for them, and the words cards use.

A seat has one mask of powers; each point knows which cards answer there. Nothing is called back.
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.terms import Colour

Power = tuple[int, int, int, Effect]
"""A named point, what it is limited to (a mask), a number, and the effect it causes (or none)."""

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
"""An effect before or after the main action of a die of these spaces (mask of spaces)."""
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
"""An effect when so many steps, dishes or drinks have come in one action (AW-5.5)."""
GROUP_FULL: Final = 15
"""An effect for each group of at least so many fields that becomes full."""
DISC_PUT: Final = 16
"""An effect for each disc put on a politics card."""
POINT_COUNT: Final = 17


def free_rooms(colour: Colour) -> Power:
    """GAH-10.3 Preparing rooms of this colour costs 0."""
    return (ROOM_PRICE, 1 << colour, 0, ())


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
    """GAH-13.13 `extra_good` n dishes or drinks more; in the base game the same as strength + n."""
    return (STRENGTH, _faces(dice), n, ())


def both(*dice: int) -> Power:
    """On taking a die showing one of these: both tracks instead of a choice."""
    return (BOTH, _faces(dice), 0, ())


def on_die(effect: Effect, *dice: int) -> Power:
    """On taking a die showing one of these: an effect before or after the main action."""
    return (DIE_TAKEN, _faces(dice), 0, effect)


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
    """AW-5.5 When at least n steps were made during an action."""
    return (STEPS_COUNTED, 0, n, effect)


def on_dishes(effect: Effect, n: int) -> Power:
    """AW-5.5 When at least n dishes were received during an action."""
    return (DISHES_COUNTED, 0, n, effect)


def on_drinks(effect: Effect, n: int) -> Power:
    """AW-5.5 When at least n drinks were received during an action."""
    return (DRINKS_COUNTED, 0, n, effect)


def on_group(effect: Effect, size: int) -> Power:
    """AW-10.178 Per group of at least so many fields that becomes full."""
    return (GROUP_FULL, 0, size, effect)


def on_disc(effect: Effect) -> Power:
    """AW-10.179 Per disc put on a politics card."""
    return (DISC_PUT, 0, 0, effect)


def ignore_penalty(cost: int) -> Power:
    """GAH-17.6 A penalty is ignored, for so many krones if its owner likes; for 0 always."""
    return (EMPEROR_PENALTY, 0, cost, ())


def _faces(dice: tuple[int, ...]) -> int:
    return sum(1 << die - 1 for die in dice)
