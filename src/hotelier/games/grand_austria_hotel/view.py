"""GAH-21 Who may know what: redacting, imagining, and the view for people."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    HOTEL_KEYS,
    POLITICS_KEYS,
    POWER_BIT,
    READY_BIT,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS
from hotelier.games.grand_austria_hotel.forms import write_key
from hotelier.games.grand_austria_hotel.guests import tables_of
from hotelier.games.grand_austria_hotel.politics import met
from hotelier.games.grand_austria_hotel.rounds import numbers_of
from hotelier.games.grand_austria_hotel.scoring import kitchen_of
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT, ONLOOKERS, State
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    GOOD_COUNT,
    GOOD_KEYS,
    ROOM_COUNT,
    ROOM_KEYS,
    SOURCE_COLUMNS,
    SPACE_KEYS,
    Guest,
    Order,
    Room,
    Rooms,
    Seat,
    Staff,
    amounts_of,
)
from hotelier.kernel.frames import UNKNOWN, Random
from hotelier.kernel.game import Last
from hotelier.kernel.rng import below


def bit_of(seat: Seat | None) -> int:
    """The bit of a seat, or of those who look on, in `seen`."""
    return ONLOOKERS if seat is None else 1 << seat


def redact(state: State, seat: Seat | None) -> State:
    """GAH-21.1, 21.2 What a seat can know: a card it does not know is UNKNOWN where it lies and
    pooled in the deck."""
    view = state.copy()
    bit = bit_of(seat)
    seen = state.seen
    pool = list(state.pool)

    def shown(cards: tuple[Staff, ...]) -> list[Staff]:
        pool.extend(card for card in cards if card != UNKNOWN and not seen[card] & bit)
        return [card if card != UNKNOWN and seen[card] & bit else UNKNOWN for card in cards]

    if state.packs:  # as picked: the order tells nothing about the cards
        view.hands = [tuple(shown(hand)) for hand in state.hands]
    else:
        view.hands = [tuple(sorted(shown(hand))) for hand in state.hands]
    view.packs = tuple(tuple(sorted(shown(pack))) for pack in state.packs)
    view.looked = tuple(sorted(shown(state.looked)))
    view.under = tuple(shown(state.under))
    view.pool = tuple(sorted(pool))
    view.seen = tuple(seats if seats & bit else 0 for seats in seen)
    return view


def imagine(view: State, rng: Random) -> State:
    """A full state that looks like this to its viewer: the pool dealt back into the gaps."""
    state = view.copy()
    pool = list(view.pool)
    seen = list(view.seen)

    def dealt(cards: tuple[Staff, ...], knows: int) -> list[Staff]:
        full = [card if card != UNKNOWN else pool.pop(below(rng, len(pool))) for card in cards]
        for card, was in zip(full, cards, strict=True):
            if was == UNKNOWN:
                seen[card] = knows
        return full

    for seat in range(view.seats):
        hand = dealt(view.hands[seat], 1 << seat)
        state.hands[seat] = tuple(hand if view.packs else sorted(hand))
    state.packs = tuple(
        tuple(sorted(dealt(pack, 1 << seat))) for seat, pack in enumerate(view.packs)
    )
    looker = next((getattr(frame, "seat", -1) for frame in reversed(view.stack)), -1)
    state.looked = tuple(sorted(dealt(view.looked, 1 << looker if looker >= 0 else 0)))
    state.under = tuple(dealt(view.under, 0))
    state.pool = tuple(pool)
    state.seen = tuple(seen)
    return state


def public(state: State, last: Last) -> dict[str, Any]:
    """The position as anybody may be shown it, as JSON data."""
    rules = state.options
    if rules.shows:  # modules write into the view
        last = None
    players = players_view(state, last)
    found = {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "dice": dict(zip(SPACE_KEYS, state.dice, strict=True)),
        "dustbin": state.dustbin,
        "key": write_key(state.key),
        "queue": queue_view(state, last),
        "guest_deck": len(state.guest_deck),
        "discard": discard_view(state, last),
        "staff_deck": staff_deck(state),
        "removed": [STAFF_KEYS[card] for card in state.removed],
        "politics": politics_views(state, players, last),
        "tiles": [TILE_KEYS[tile] for tile in state.tiles],
        "players": players,
        "hand": [],
        "looked": names(state, state.looked, ONLOOKERS),
        "pack": [],
        "due": [
            {"source": SOURCE_KEYS[source], "word": WORDS[effect[0]], "figures": list(effect[1:])}
            for _, source, effect in state.due
        ],
    }  # fmt: skip
    for show in rules.shows:
        show(state, found)
    marks = rules.reconstructed
    found["reconstructed"] = sorted(words_in(found) & marks) if marks else []
    return found


def own(state: State, seat: Seat, shown: dict[str, Any]) -> dict[str, Any]:
    """GAH-21.1 What a seat alone may be shown, by path: the staff cards that it knows."""
    bit = 1 << seat
    found: dict[str, Any] = {
        "hand": names(state, state.hands[seat], bit),
        "looked": names(state, state.looked, bit),
        "pack": names(state, state.packs[seat], bit) if state.packs else [],
    }
    for other in range(state.seats):
        found[f"players/{other}/known_hand"] = names(state, state.hands[other], bit)
    marks, marked = state.options.reconstructed, shown["reconstructed"]
    mine = words_in(found) & marks if marks else set()
    found["reconstructed"] = sorted(mine.union(marked)) if mine else marked
    return found


def same_own(old: State, new: State, _seat: Seat) -> bool:
    """Whether staff cards lie where they lay, known to whom they were known."""
    return (
        old.hands == new.hands
        and old.looked == new.looked
        and old.packs == new.packs
        and old.seen == new.seen
    )


def words_in(found: Any) -> set[str]:
    """Every word in the values of a view."""
    words: set[str] = set()
    left = [found]
    for value in left:
        if type(value) is str:
            words.add(value)
        elif type(value) is dict:
            left += value.values()
        elif type(value) is list:
            left += value
    return words


def staff_deck(state: State) -> int:
    """GAH-21.2 The size of the staff deck, cards under it included."""
    elsewhere = sum(map(len, (*state.hands, *state.played, *state.packs)))
    elsewhere += len(state.looked)
    elsewhere += sum(card in state.options.staff_deck for card in state.removed)
    return len(state.options.staff_deck) - elsewhere


def names(state: State, cards: tuple[Staff, ...], bit: int) -> list[str]:
    """The cards among these that the viewer knows."""
    if not cards:
        return []
    seen = state.seen
    return [STAFF_KEYS[card] for card in cards if card != UNKNOWN and seen[card] & bit]


def queue_view(state: State, last: Last) -> Any:
    """GAH-1.1 The guests who wait, and what each costs."""
    if last is not None and last[0].queue == state.queue:
        return last[1]["queue"]
    rules = state.options
    first = rules.slots - len(state.queue)
    return [
        {"guest": GUEST_KEYS[guest], "slot": slot, "price": rules.queue_cost[slot]}
        for slot, guest in enumerate(state.queue, first)
    ]


def discard_view(state: State, last: Last) -> Any:
    """The guests who are gone."""
    if last is not None and last[0].discard == state.discard:
        return last[1]["discard"]
    return [GUEST_KEYS[guest] for guest in state.discard]


def politics_views(state: State, players: list[dict[str, Any]], last: Last) -> Any:
    """All politics cards; whether a condition holds can be read off what all see of the players,
    and off who has just left a café."""
    if last is not None:
        old: State = last[0]
        if (
            players is last[1]["players"]
            and old.discs == state.discs
            and old.active == state.active
            and old.leaving == state.leaving
        ):
            return last[1]["politics"]
    return [politics_view(state, place) for place in range(len(state.politics))]


def players_view(state: State, last: Last) -> Any:
    """Everything public about all players; those that are as before as they were shown."""
    if last is None or last[0].first != state.first or last[0].seen != state.seen:
        return [player_view(state, seat) for seat in range(state.seats)]
    old: State = last[0]
    shown = last[1]["players"]
    same = [is_as_before(old, state, seat) for seat in range(state.seats)]
    if all(same):
        return shown
    return [shown[seat] if same[seat] else player_view(state, seat) for seat in range(state.seats)]


def is_as_before(old: State, new: State, seat: Seat) -> bool:
    """Whether nothing is another that `player_view` reads of a seat; what is not a seat's own
    (`first`, `seen`) aside. First what changes most often."""
    row, shelf = seat * COLUMN_COUNT, seat * GOOD_COUNT
    return (
        old.money[seat] == new.money[seat]
        and old.turns[seat] == new.turns[seat]
        and old.missing[seat] == new.missing[seat]
        and old.vp[seat] == new.vp[seat]
        and old.emperor[seat] == new.emperor[seat]
        and old.prepared[seat] == new.prepared[seat]
        and old.occupied[seat] == new.occupied[seat]
        and old.cafe[seat] == new.cafe[seat]
        and old.hands[seat] == new.hands[seat]
        and old.kitchen[shelf : shelf + GOOD_COUNT] == new.kitchen[shelf : shelf + GOOD_COUNT]
        and old.ledger[row : row + COLUMN_COUNT] == new.ledger[row : row + COLUMN_COUNT]
        and old.played[seat] == new.played[seat]
        and old.ready[seat] == new.ready[seat]
        and old.powers[seat] == new.powers[seat]
        and old.rewarded[seat] == new.rewarded[seat]
        and old.piles[seat] == new.piles[seat]
        and (old.passed ^ new.passed) >> seat & 1 == 0
        and (old.passed_round ^ new.passed_round) >> seat & 1 == 0
        and old.hotels[seat : seat + 1] == new.hotels[seat : seat + 1]
    )


def politics_view(state: State, place: int) -> dict[str, Any]:
    """A politics card: whose discs lie on it, and who could claim it by its condition."""
    card = state.politics[place]
    condition = state.options.condition[card]
    return {
        "card": POLITICS_KEYS[card],
        "discs": list(state.discs[place]),
        "vp": list(state.options.figures.politics),
        "met": [seat for seat in range(len(state.hotels)) if met(state, seat, condition)],
    }


def player_view(state: State, seat: Seat) -> dict[str, Any]:
    """AW-14.1, AW-E.13 Everything public about a player, with the hand cards that all have seen."""
    free = list(numbers_of(state, seat)[state.turns[seat] :])
    ledger = state.ledger[seat * COLUMN_COUNT : (seat + 1) * COLUMN_COUNT]
    return {
        "hotel": HOTEL_KEYS[state.hotels[seat]] if seat < len(state.hotels) else None,
        "krones": state.money[seat],
        "emperor": state.emperor[seat],
        "vp": state.vp[seat],
        "vp_by_source": {
            name: vp for name, vp in zip(SOURCE_COLUMNS, ledger, strict=True) if vp
        },
        "kitchen": dict(zip(state.options.good_keys, kitchen_of(state, seat), strict=False)),
        "cafe": [
            guest_view(state, guest, lacks)
            for guest, lacks in zip(state.cafe[seat], state.missing[seat], strict=True)
        ],
        "tables": tables_of(state, seat),
        "rooms": dict(rooms_view(state.prepared[seat], state.occupied[seat])),
        "rewarded": [ROOM_KEYS[room] for room in rooms_in(state.rewarded[seat])],
        "staff": [STAFF_KEYS[card] for card in state.played[seat]],
        "ready": [
            STAFF_KEYS[card] for card in state.played[seat] if READY_BIT[card] & state.ready[seat]
        ],
        "rung": [
            STAFF_KEYS[card] for card in state.played[seat] if POWER_BIT[card] & ~state.powers[seat]
        ],
        "pile": [GUEST_KEYS[guest] for guest in state.piles[seat]],
        "hand_size": len(state.hands[seat]),
        "known_hand": names(state, state.hands[seat], ONLOOKERS),
        "free_numbers": free,
        "passed": bool(state.passed >> seat & 1),
        "passed_round": bool(state.passed_round >> seat & 1),
    }  # fmt: skip


def guest_view(state: State, guest: Guest, lacks: Order) -> dict[str, Any]:
    """A guest in a café: what was ordered and what is still missing."""
    return {
        "guest": GUEST_KEYS[guest],
        "colour": COLOUR_KEYS[state.options.colour[guest]],
        "order": dict(goods_in(state.options.order[guest])),
        "missing": dict(goods_in(lacks)),
        "complete": lacks == 0,
    }


@lru_cache(maxsize=1 << 10)
def goods_in(order: Order) -> tuple[tuple[str, int], ...]:
    """The goods of an order, and how many of each."""
    return tuple((good, n) for good, n in zip(GOOD_KEYS, amounts_of(order), strict=True) if n)


@lru_cache(maxsize=1 << 12)
def rooms_view(prepared: Rooms, occupied: Rooms) -> tuple[tuple[str, str], ...]:
    """Rooms by name, and whether a guest lies in each."""
    return tuple(
        (ROOM_KEYS[room], "occupied" if occupied >> room & 1 else "vacant")
        for room in rooms_in(prepared)
    )


@lru_cache(maxsize=1 << 12)
def rooms_in(rooms: Rooms) -> tuple[Room, ...]:
    """The rooms in a set."""
    return tuple(room for room in range(ROOM_COUNT) if rooms >> room & 1)  # fmt: skip
