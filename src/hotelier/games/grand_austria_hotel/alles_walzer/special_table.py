"""AW-3, 14.1, 14.3 Special hotels in positions and views, and their invariants."""

from __future__ import annotations

from typing import Any, Final

from hotelier.games.grand_austria_hotel.alles_walzer.auction import OWN_TILES_EACH, BeginEntrance
from hotelier.games.grand_austria_hotel.cards import (
    ENTRANCE_BIT,
    ENTRANCE_KEYS,
    GUEST_KEYS,
    POLITICS_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
    CardSet,
)
from hotelier.games.grand_austria_hotel.cards.points import (
    COLUMN_FULL,
    DICE_SUM,
    OWN_POLITICS,
    OWN_TILES,
)
from hotelier.games.grand_austria_hotel.politics import met
from hotelier.games.grand_austria_hotel.rounds import NextTurn
from hotelier.games.grand_austria_hotel.special import Special
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    LETTERS,
    NO_ENTRANCE,
    NOT_TAKEN,
    SPACE_COUNT,
    Seat,
)
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import Frame

LISTS: Final = {
    "offered": ENTRANCE_KEYS, "tokens": TOKEN_KEYS, "politics": POLITICS_KEYS,
    "fulfilled": POLITICS_KEYS, "tiles": TILE_KEYS,
}  # fmt: skip
"""Parts that are lists of cards, with the keys of these."""
KEY_DIE: Final = "key"


def write_special(special: Special) -> dict[str, Any]:
    """Write the state of the special hotels, without empty parts."""
    found: dict[str, Any] = {
        "owned": [None if one == NO_ENTRANCE else ENTRANCE_KEYS[one] for one in special.owned]
    }
    for name, keys in LISTS.items():
        if getattr(special, name):
            found[name] = [keys[card] for card in getattr(special, name)]
    if special.redeemed:
        found["redeemed"] = special.redeemed
    if special.first_die != NOT_TAKEN:
        found["first_die"] = special.first_die or KEY_DIE
    if any(special.piles):
        found["piles"] = [[GUEST_KEYS[guest] for guest in pile] for pile in special.piles]
    return found


def read_special(data: Any) -> Special:
    """Read the state that `write_special` wrote."""
    if not isinstance(data, dict) or set(data) - {*Special._fields}:
        raise ValueError
    owned = data["owned"]
    parts: dict[str, Any] = {
        name: tuple(keys.index(key) for key in data.get(name, [])) for name, keys in LISTS.items()
    }
    first = data.get("first_die", NOT_TAKEN)
    redeemed = data.get("redeemed", 0)
    if type(redeemed) is not int or (type(first) is not int and first != KEY_DIE):
        raise ValueError
    piles = data.get("piles", [[] for _ in owned])
    return Special(
        owned=tuple(NO_ENTRANCE if key is None else ENTRANCE_KEYS.index(key) for key in owned),
        redeemed=redeemed,
        first_die=0 if first == KEY_DIE else first,
        piles=tuple(tuple(GUEST_KEYS.index(guest) for guest in pile) for pile in piles),
        **parts,
    )


def complete_special(
    full: dict[str, Any], seats: int, packs: tuple[str, ...], cards: CardSet
) -> None:
    """Fill in entrances named by player, with their tokens, or `special` as in a position."""
    owned = full.pop("owned", None) or [None] * seats
    special = full.get("special", {})
    if "owned" not in special and any(owned):
        full["special"] = special = {"owned": owned, **special}
        fill_in(full, special, cards)
    for seat, key in enumerate(special.get("owned", ())):
        if key is not None:
            full["held"][seat].append(key)


def fill_in(full: dict[str, Any], special: dict[str, Any], cards: CardSet) -> None:
    """Fill in the defaults: all tokens, and a 1 for the first die."""
    for seat, key in enumerate(special["owned"]):
        if key is None:
            continue
        row = cards.entrances[ENTRANCE_KEYS.index(key)]
        points = {power[0] for power in row.does if isinstance(power, tuple)}
        if COLUMN_FULL in points:
            special.setdefault("tokens", TOKEN_KEYS)
        if DICE_SUM in points and full["turns"][seat]:
            special.setdefault("first_die", 1)


def entrance_power(state: State, seat: Seat) -> int:
    """AW-3.7 The power of a seat's entrance, after it has begun."""
    entrance = state.special.owned[seat]
    coming = any(isinstance(frame, BeginEntrance) and frame.seat == seat for frame in state.stack)
    return 0 if entrance == NO_ENTRANCE or coming else ENTRANCE_BIT[entrance]


def check_special(state: State) -> None:
    """AW-14.3 Check the invariants of entrances and their pieces."""
    special, rules = state.special, state.options
    there = [one for one in (*special.offered, *special.owned) if one != NO_ENTRANCE]
    for entrance in there:
        if there.count(entrance) > 1 or entrance not in rules.entrances:
            raise BrokenRecord("entrance-misplaced", "AW-3.3", entrance=ENTRANCE_KEYS[entrance])
    for seat in range(state.seats):
        if entrance_power(state, seat) & ~state.powers[seat]:
            raise BrokenRecord("powers-not-played", "AW-3.7", seat=seat)
        if special.piles[seat] and not state.powers[seat] & rules.keeps_guests:
            raise BrokenRecord("guest-does-not-count", "AW-9.4", seat=seat,
                               guest=GUEST_KEYS[special.piles[seat][0]])  # fmt: skip
    check_belongings(state, sum(ENTRANCE_BIT[entrance] for entrance in there))
    if wrong_first_die(state):
        raise BrokenRecord("bad-number", "AW-9.2", where="special.first_die",
                           value=special.first_die)  # fmt: skip
    if special.redeemed < 0:
        raise BrokenRecord("bad-number", "AW-9.7", where="special.redeemed", value=special.redeemed)


def wrong_first_die(state: State) -> bool:
    """AW-9.2 True if the first die of the entrance's owner does not fit the dice taken so far."""
    first = state.special.first_die
    if not NOT_TAKEN <= first <= SPACE_COUNT:
        return True
    turns = [state.turns[seat] for seat in range(state.seats) if has_point(state, seat, DICE_SUM)]
    running = any(isinstance(frame, NextTurn) for frame in state.stack)
    return running and any(turns) != (first != NOT_TAKEN)


def has_point(state: State, seat: Seat, point: int) -> bool:
    """Return True if a seat has a power at a point."""
    return state.powers[seat] & state.options.powers_at[point] != 0


def check_belongings(state: State, there: int) -> None:
    """AW-3.3 Tokens, politics cards and tiles are with the entrance that uses them, once each."""
    special, rules = state.special, state.options
    cards = special.politics + special.fulfilled
    for part, point, gone, keys, rows, most in (
        (special.tokens, COLUMN_FULL, (), TOKEN_KEYS, None, len(TOKEN_KEYS)),
        (cards, OWN_POLITICS, state.politics, POLITICS_KEYS, rules.cards.politics, 1),
        (special.tiles, OWN_TILES, state.tiles, TILE_KEYS, rules.cards.tiles, OWN_TILES_EACH),
    ):
        letters = [rows[card].letter for card in part] if rows else []
        crowded = any(letters.count(letter) > most for letter in LETTERS)
        foreign = any(rows[card].pack not in rules.packs for card in part) if rows else False
        strange = part and not there & rules.powers_at[point]
        if len(set(part) | set(gone)) != len(part) + len(gone) or crowded or strange or foreign:
            named = ", ".join(keys[card] for card in part)
            raise BrokenRecord("belongings-misplaced", "AW-3.3", cards=named)
    for name in ("tokens", "tiles"):
        if list(getattr(special, name)) != sorted(getattr(special, name)):
            raise BrokenRecord("not-sorted", where=f"special.{name}")


def show_special(state: State, view: dict[str, Any]) -> None:
    """AW-14.1 Entrances, tokens, personal cards and tiles are public."""
    special = state.special
    view["entrances"] = [ENTRANCE_KEYS[entrance] for entrance in special.offered]
    for seat, player in enumerate(view["players"]):
        entrance = special.owned[seat]
        player["entrance"] = None if entrance == NO_ENTRANCE else ENTRANCE_KEYS[entrance]
        player["round_pile"] = [GUEST_KEYS[guest] for guest in special.piles[seat]]
    view["tokens"] = [TOKEN_KEYS[token] for token in special.tokens]
    view["own_tiles"] = [TILE_KEYS[tile] for tile in special.tiles]
    condition = state.options.condition
    owners = [seat for seat in range(state.seats) if has_point(state, seat, OWN_POLITICS)]
    view["own_politics"] = [
        {"card": POLITICS_KEYS[card], "fulfilled": card in special.fulfilled,
         "met": any(met(state, seat, condition[card]) for seat in owners)}
        for card in (*special.politics, *special.fulfilled)
    ]  # fmt: skip


def wrong_bid(state: State, frame: Frame) -> str:
    """Return the field with an impossible bid; empty if there is none."""
    entrance = getattr(frame, "entrance", None)
    if entrance is not None and entrance not in state.special.offered:
        return "entrance"
    for name in ("leader", "opener"):
        seat = getattr(frame, name, 0)
        if not 0 <= seat < state.seats:
            return name
    return ""
