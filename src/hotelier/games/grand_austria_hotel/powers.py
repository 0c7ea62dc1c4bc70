"""Standing powers at their named points, and GAH-4.5 the krones that must be kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel.answers import Answer
from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import READY_BIT, READY_CARDS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    EXCHANGE,
    KRONES,
    SPEND_GOODS,
    SPEND_STEPS,
)
from hotelier.games.grand_austria_hotel.plugs import NEVER
from hotelier.games.grand_austria_hotel.rules import price_in
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    FOOD_COUNT,
    GOOD_COUNT,
    JOKER_SPACE,
    UNIT,
    Guest,
    Room,
    Rooms,
    Seat,
    Source,
    Space,
)

REGULAR = 1
EXTRA = 2
"""GAH-4.5 Bits of `state.mains`: the main action of the turn, and that of an extra turn."""


def answer(state: State, powers: int, answers: tuple[Answer, ...]) -> None:
    """Make the effects of those powers due that a seat has."""
    for bit, due in answers:
        if powers & bit:
            state.due.append(due)


def count(state: State, seat: Seat, kind: int, n: int) -> None:
    """AW-0.8, 5.4, 5.5, AW-R.43, R.44, R.70 Add to the counts of the action; a power reacts when
    its number is reached. Call it only if `state.tally` is not empty, that is in an action."""
    if seat != state.active:
        return
    before = state.tally[kind]
    state.tally = (*state.tally[:kind], before + n, *state.tally[kind + 1 :])
    for bit, least, due in state.options.on_counted[kind]:
        if before < least <= before + n and state.powers[seat] & bit:
            state.due.append(due)


def got(state: State, seat: Seat, what: int, source: Source) -> None:
    """AW-0.8, 2.6, AW-R.10, R.11, R.12, R.13, R.15, R.16 A source has given at least one: powers
    react right after it, in own turns only, and no power reacts to itself.

    Call it only if `state.heard` is not empty. All gifts of a card, a guest or a main action in one
    action are one source. If an effect may occur again in the action, each time is one source.
    """
    if seat != state.active:
        return
    rules = state.options
    if source in rules.one_source:
        if source in state.heard[what]:
            return
        heard = (*state.heard[what], source)
        state.heard = (*state.heard[:what], heard, *state.heard[what + 1 :])
    powers = state.powers[seat]
    for bit, due in rules.on_got[what]:
        if powers & bit and due[1] != source:
            state.due.append(due)


def leavers(state: State, seat: Seat) -> list[Guest]:
    """GAH-7.4, 9.1, AW-8.1, AW-R.7, R.9, AW-E.9 The guests whose orders count as complete."""
    missing = state.missing[seat]
    cafe = state.cafe[seat]
    rules = state.options
    if not state.powers[seat] & rules.any_spared:
        return [cafe[table] for table in range(len(cafe)) if not missing[table]]
    size = rules.order_size
    return [
        guest
        for guest, lacks in zip(cafe, missing, strict=True)
        if not lacks or (lacks in ONE_ITEM and size[guest] > 1)
    ]


ONE_ITEM: Final = frozenset(UNIT)
"""Orders with exactly one missing item."""


def dice_on(state: State, space: Space) -> int:
    """The dice on a space, of all colours."""
    return state.dice[space] + state.coloured.count(space)


def dice_left(state: State) -> int:
    """The dice on all spaces, of all colours."""
    return sum(state.dice) + sum(space >= 0 for space in state.coloured)


def strength_of(state: State, seat: Seat, space: Space) -> int:
    """GAH-6.1, AW-2.2 The strength of a die that is taken, without boosting."""
    strength = state.dice[space]
    if state.coloured:
        strength += state.coloured.count(space)
    powers = state.powers[seat]
    rules = state.options
    if powers & rules.any_stronger[space]:
        for bit, n in rules.stronger[space]:
            if powers & bit:
                strength += n
    return strength


def joker_price(state: State, seat: Seat) -> int:
    """GAH-6.10, 13.17 The cost of a die of space 6."""
    return 0 if state.powers[seat] & state.options.free_joker else state.options.joker_cost


def free_rooms(state: State, seat: Seat) -> Rooms:
    """GAH-10.3, GAH-R.54 The fields that cost a seat nothing because of their colour."""
    powers = state.powers[seat]
    rules = state.options
    rooms = 0
    if powers & rules.any_free_room:
        board = rules.boards[state.hotels[seat]]
        for colour in range(3):
            if powers & rules.free_room[colour]:
                rooms |= board.of_colour[colour]
    return rooms


def bonus_of(state: State, seat: Seat, room: Room) -> Due:
    """GAH-11.1, AW-9.1 The occupancy bonus of the group of a field."""
    board = state.options.boards[state.hotels[seat]]
    table = board.other if state.powers[seat] & state.options.other_table else board.bonus
    return table[room]


def free_space(state: State) -> bool:
    """Return True if white dice are on a space that costs nothing."""
    dice = state.dice
    return (dice[0] or dice[1] or dice[2] or dice[3] or dice[4]) > 0


def main_price(state: State, seat: Seat, extra: bool) -> int:
    """GAH-4.5, 6.11, AW-R.61 The fewest krones for a main step; NEVER if none is possible. In an
    extra turn no die is taken (GAH-9.13)."""
    if free_space(state):
        return 0
    rules = state.options
    price = NEVER
    if state.dice[JOKER_SPACE]:
        price = rules.joker_cost if extra else joker_price(state, seat)
    for way in rules.main_prices:
        price = min(price, way(state, seat, extra))
    return price


def owed(state: State, seat: Seat) -> int:
    """GAH-4.5 The krones for the outstanding main actions, e.g. while only 6s are left.

    The extra turn's own action counts only while it can be paid at all (GAH-9.13, GAH-R.65).
    """
    mains = state.mains
    if not mains or seat != state.active or free_space(state):
        return 0
    need = main_price(state, seat, False) % NEVER if mains & REGULAR else 0
    if mains & EXTRA:
        extra = main_price(state, seat, True)
        if state.money[seat] >= need + extra:
            need += extra
    return need


def due_krones(state: State) -> int:
    """Return the krones of the present action that are due and therefore certain."""
    return sum(effect[1] for _, _, effect in state.due if effect[0] == KRONES)


def purse(state: State, seat: Seat) -> int:
    """GAH-4.5, GAH-R.4 The krones that may be spent now on something voluntary."""
    money = state.money[seat]
    if state.mains:
        need = owed(state, seat)
        if need:
            spare = money + due_krones(state) + surest_guest(state, seat) - need
            if spare < 0 and money < need and sure_other(state, seat):
                spare = 0
            return min(money, spare)
    return money


def lacking(state: State, seat: Seat) -> int:
    """GAH-R.57, AW-R.81 The krones that one additional action has to give."""
    return max(1, owed(state, seat) - state.money[seat])


def sure_gain(state: State, seat: Seat, guest: Guest, room: Rooms, occupied: Rooms) -> int:
    """GAH-R.57 The krones that a guest certainly gives at check-in there: by reward, powers, and
    the bonus of a group that becomes full."""
    rules = state.options
    powers = state.powers[seat]
    gain = rules.gives_krones[guest]
    if powers:
        gain += sum(n for bit, n in rules.krone_powers[guest] if powers & bit)
    return gain + full_gain(state, seat, room, occupied)


def full_gain(state: State, seat: Seat, room: Rooms, occupied: Rooms) -> int:
    """Return the krones of a group that this room makes full."""
    place = room.bit_length() - 1
    group = state.options.boards[state.hotels[seat]].group_of[place]
    if (occupied | room) & group == group and not state.rewarded[seat] & group:
        effect = bonus_of(state, seat, place)[2]
        if effect[0] == KRONES:
            return effect[1]
    return 0


def sure_rooms(state: State, seat: Seat, guest: Guest, vacant: Rooms, occupied: Rooms) -> Rooms:
    """GAH-R.57, AW-R.81 The rooms in which this guest, if complete, certainly gives enough."""
    least = lacking(state, seat)
    suited = (
        vacant & state.options.boards[state.hotels[seat]].of_colour[state.options.colour[guest]]
    )
    found = 0
    while suited:
        room = suited & -suited
        suited ^= room
        if sure_gain(state, seat, guest, room, occupied) >= least:
            found |= room
    return found


def surest_guest(state: State, seat: Seat) -> int:
    """GAH-R.57 The most krones that a possible check-in certainly gives now."""
    occupied = state.occupied[seat]
    of_colour = state.options.boards[state.hotels[seat]].of_colour
    most = 0
    for guest in leavers(state, seat):
        rooms = state.prepared[seat] & ~occupied & of_colour[state.options.colour[guest]]
        while rooms:
            room = rooms & -rooms
            rooms ^= room
            most = max(most, sure_gain(state, seat, guest, room, occupied))
    return most


def sure_krones(state: State, seat: Seat) -> bool:
    """GAH-R.57, AW-R.61 True if a possible additional action certainly gives krones now."""
    return any_guest_sure(state, seat) or sure_other(state, seat)


def sure_other(state: State, seat: Seat) -> bool:
    """AW-R.61 True if an additional action other than checking in certainly gives krones now."""
    return sure_card(state, seat) != 0 or any(
        actions(state, seat) for actions in state.options.sure_actions
    )


def sure_card(state: State, seat: Seat) -> int:
    """AW-R.61, R.73, R.81 The once-a-round cards, one bit each, that certainly give enough now."""
    rules = state.options
    ready = state.ready[seat] & rules.krone_cards
    if not ready:
        return 0
    least = lacking(state, seat)
    for card in rules.ready_cards:
        if ready & READY_BIT[card]:
            gain = sum(effect[1] for _, _, effect in rules.does[card] if effect[0] == KRONES)
            if gain < least:
                ready &= ~READY_BIT[card]
    return payable(state, seat, ready)


def payable(state: State, seat: Seat, ready: int) -> int:
    """AW-10.1 Of once-a-round cards, one bit each, those whose price can be paid in full."""
    base = seat * GOOD_COUNT
    kitchen = state.kitchen[base : base + FOOD_COUNT]
    for card in READY_CARDS:
        if ready & READY_BIT[card] & state.options.priced:
            word, *figures = price_in(state.options.does[card])
            if word == SPEND_GOODS:
                able = all(have >= n for have, n in zip(kitchen, figures, strict=True))
            elif word == EXCHANGE:
                able = sum(kitchen) >= figures[0]
            elif word == SPEND_STEPS:
                able = state.emperor[seat] >= figures[0]
            else:
                able = AFFORDS[word](state, seat, figures[0])
            if not able:
                ready &= ~READY_BIT[card]
    return ready


AFFORDS: Final[dict[int, Callable[[State, Seat, int], bool]]] = {}
"""By word of a price: a test if a seat can pay an amount. Modules add theirs."""


def any_guest_sure(state: State, seat: Seat) -> bool:
    """GAH-R.57 True if a possible check-in certainly gives krones now."""
    occupied = state.occupied[seat]
    return any_sure(state, seat, state.prepared[seat] & ~occupied, occupied)


def any_sure(state: State, seat: Seat, vacant: Rooms, occupied: Rooms) -> bool:
    """Return True if a check-in into these rooms certainly gives krones."""
    return any(sure_rooms(state, seat, guest, vacant, occupied) for guest in leavers(state, seat))


def keeps_main(state: State, seat: Seat, rooms: Rooms) -> Rooms:
    """GAH-4.5 The vacant rooms that can be turned without making the main action impossible.

    This matters only while a check-in has to give the krone for it (GAH-R.57, R.66).
    """
    if not state.mains or state.money[seat] + due_krones(state) >= owed(state, seat):
        return rooms
    if sure_other(state, seat):
        return rooms
    occupied = state.occupied[seat]
    vacant = state.prepared[seat] & ~occupied
    kept = 0
    left = rooms
    while left:
        room = left & -left
        left ^= room
        pays = full_gain(state, seat, room, occupied) >= lacking(state, seat)
        if pays or any_sure(state, seat, vacant & ~room, occupied | room):
            kept |= room
    return kept
