"""Costs and yields at a table, from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotelier.games.grand_austria_hotel.alles_walzer.dances import Dances
from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    CELEBRITY_BIT,
    CELEBRITY_KEYS,
    ENTRANCE_BIT,
    ENTRANCE_KEYS,
    HOTEL_KEYS,
    POWER_BIT,
    REHEARSAL_KEYS,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect, both_tracks
from hotelier.games.grand_austria_hotel.dice import ACTIONS_OF
from hotelier.games.grand_austria_hotel.rules import Rules, rules_for
from hotelier.games.grand_austria_hotel.terms import (
    COLUMNS,
    DANCE_ROW_KEYS,
    JOKER_SPACE,
    RIGHT_TOP,
    ROOM_KEYS,
    ROWS_EACH,
    SPACE_KEYS,
    Room,
)
from hotelier.kernel.game import Game

View = Mapping[str, Any]


def rules_of(game: Game, view: View) -> Rules:
    """Return the cards and figures of the table that a view shows."""
    return rules_for(view["options"], game.cards)


def powers_of(view: View, seat: int) -> int:
    """Return the lasting powers of a player's staff, entrance and celebrities."""
    player = view["players"][seat]
    powers = sum(POWER_BIT[STAFF_KEYS.index(card)] for card in player["staff"])
    for celebrity in player.get("celebrities", ()):
        powers |= CELEBRITY_BIT[CELEBRITY_KEYS.index(celebrity)]
    if player.get("entrance"):
        powers |= ENTRANCE_BIT[ENTRANCE_KEYS.index(player["entrance"])]
    return powers


def board_of(rules: Rules, view: View, seat: int) -> Board:
    """Return a player's hotel board."""
    return rules.boards[HOTEL_KEYS.index(view["players"][seat]["hotel"])]


def guest_price(rules: Rules, view: View, seat: int, guest: str) -> int:
    """Return the price of a guest of the queue in the guest step."""
    if powers_of(view, seat) & rules.free_guest:
        return 0
    return next(int(place["price"]) for place in view["queue"] if place["guest"] == guest)


def serve_price(rules: Rules, view: View, seat: int) -> int:
    """Return the price of serving."""
    return 0 if powers_of(view, seat) & rules.free_serving else rules.serve_cost


def room_price(rules: Rules, view: View, seat: int, room: Room, discount: int) -> int:
    """Return the price of preparing a room."""
    colour = board_of(rules, view, seat).colour_of[room]
    if powers_of(view, seat) & rules.free_room[colour]:
        return 0
    return max(0, rules.floor_cost[room // COLUMNS] - discount)


def staff_price(rules: Rules, card: str, discount: int) -> int:
    """Return the cost of a staff card less a discount."""
    return max(0, rules.cost[STAFF_KEYS.index(card)] - discount)


def die_effect(
    rules: Rules, view: View, seat: int, space: int, boosted: int = 0, extra: bool = False
) -> Effect:
    """Return the yield of an action space for a player who takes a die there.

    `extra`: the space is used without a die.
    """
    strength = dice_on(view, space) + boosted
    powers = 0 if extra else powers_of(view, seat)
    strength += sum(n for bit, n in rules.stronger[space] if powers & bit)
    if powers & rules.both_tracks[space]:
        return both_tracks(strength)
    return ACTIONS_OF[space](strength)


def dice_on(view: View, space: int) -> int:
    """Return the dice on a space, of all colours."""
    coloured = view.get("coloured", {}).values()
    white: int = view["dice"][SPACE_KEYS[space]]
    return white + len([other for other in coloured if other == space + 1])


def joker_price(rules: Rules, view: View, seat: int, space: int, extra: bool = False) -> int:
    """Return the price of taking a die of this space."""
    if space != JOKER_SPACE or (not extra and powers_of(view, seat) & rules.free_joker):
        return 0
    return rules.joker_cost


def filling_bonus(rules: Rules, view: View, seat: int, room: Room) -> Effect | None:
    """Return the bonus for occupying this room, if that completes its group.

    A group gives its bonus once, even if it has lost rooms since (GAH-11.2).
    """
    board = board_of(rules, view, seat)
    rooms = view["players"][seat]["rooms"]
    group = board.group_of[room]
    others = [n for n in range(len(ROOM_KEYS)) if group >> n & 1 and n != room]
    if any(rooms.get(ROOM_KEYS[n]) != "occupied" for n in others):
        return None
    if ROOM_KEYS[room] in view["players"][seat]["rewarded"]:
        return None
    other = powers_of(view, seat) & rules.other_table
    return (board.other if other else board.bonus)[room][2]


def row_price(rules: Rules, view: View, row: str) -> int:
    """AW-1.13 Return the cost of a dancer in a row, less the discount of the question."""
    line = min(DANCE_ROW_KEYS.index(row), RIGHT_TOP) % ROWS_EACH
    cost = rules.figures.row_cost[line]
    return max(0, cost - int(view["question"].get("discount", 0)))


def row_bonus(rules: Rules, view: View, seat: int, row: str) -> list[Effect]:
    """AW-1.13 Return the bonus of a row of the ballrooms in play."""
    dances = Dances(rules)
    place, line = divmod(min(DANCE_ROW_KEYS.index(row), RIGHT_TOP), ROWS_EACH)
    ballroom = BALLROOM_KEYS.index(view["ballrooms"][place]["ballroom"])
    twice = powers_of(view, seat) & dances.doubles
    bonuses = dances.twice if twice else dances.row_bonus
    return [effect for _, _, effect in bonuses[ballroom][line]]


def section_bonus(rules: Rules, rehearsal: str, section: int) -> list[Effect]:
    """AW-1.13 Return the bonus for the last dancer of a section."""
    bonuses = Dances(rules).section_bonus[REHEARSAL_KEYS.index(rehearsal)]
    return [effect for _, _, effect in bonuses[section]]
