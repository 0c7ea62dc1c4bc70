"""Hand-written positions: defaults for omitted fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards import (
    BELL_BITS,
    GUEST_KEYS,
    POWER_BIT,
    PRINTED,
    READY_BIT,
    STAFF_KEYS,
    CardSet,
)
from hotelier.games.grand_austria_hotel.forms import write_goods
from hotelier.games.grand_austria_hotel.rules import packs_of
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT
from hotelier.games.grand_austria_hotel.terms import (
    GOOD_KEYS,
    LETTERS,
    PHASE_KEYS,
    SPACE_COUNT,
    amounts_of,
)
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.options import Value

PLAYER: Final[dict[str, Any]] = {
    "krones": None, "emperor": 0, "vp": 0, "kitchen": {}, "cafe": {}, "vacant": [],
    "occupied": [], "staff": [], "used": [], "hand": [], "turns": 0, "hotel": "night",
    "entrance": None,
}  # fmt: skip
"""Defaults for a player of a hand-written position. `cafe` names the guests and the goods on their
cards. `used` names the once-a-round staff used in this round and the bell cards that were rung.
Krones are those of the setup."""

FIELDS: Final[list[tuple[str, str]]] = [
    ("money", "krones"), ("emperor", "emperor"), ("vp", "vp"), ("kitchen", "kitchen"),
    ("occupied", "occupied"), ("played", "staff"), ("hands", "hand"), ("turns", "turns"),
    ("hotels", "hotel"), ("used", "used"), ("owned", "entrance"),
]  # fmt: skip
"""Fields by seat, and their names in the data of a player."""

Completer = Callable[[dict[str, Any], int, tuple[str, ...], CardSet], None]
MODULES: Final[list[Completer]] = []
"""Functions of modules that fill in their fields first, given the position, the seats, the packs in
play and the cards. They leave `held`: by seat, the names of holders of powers other than staff."""


def complete(
    seats: int, data: dict[str, Any], chosen: Mapping[str, Value], cards: CardSet = PRINTED
) -> dict[str, Any]:
    """Fill in the fields that a hand-written position omits.

    `players` may replace all fields by seat. Decks, queue, dice and the rest are derived. It is the
    turn of `active` (0) in its `phase` (`start`).
    """
    full = dict(data)
    players = full.pop("players", None)
    phase = full.pop("phase", "start")
    if players is not None:
        from_players(full, seats, players)
    for name, value in defaults(seats, cards).items():
        full.setdefault(name, value)
    start = cards.figures.start_krones
    if isinstance(full["money"], list):
        full["money"] = [start if krones is None else krones for krones in full["money"]]
    used = full.pop("used")
    on_cards = full.pop("on_cards", [{} for _ in range(seats)])
    packs = packs_of(chosen)
    full["held"] = [[] for _ in range(seats)]
    with suppress(AttributeError, LookupError, TypeError, ValueError):
        # after a failure here, the codec reports the wrong field
        for fill_in in MODULES:
            fill_in(full, seats, packs, cards)
        derive_turn(full, phase)
        derive_dice(full, seats, cards)
        derive_hotels(full, seats, on_cards, cards)
        derive_cards(full, used, cards, packs)
    full.pop("held")
    for name in ("stack", "missing", "rewarded", "ledger", "queue", "guest_deck", "pool", "powers",
                 "ready", "dice"):  # fmt: skip
        full.setdefault(name, [])
    for name in ("mains", "dustbin"):
        full.setdefault(name, 0)
    full.setdefault("seen", {})
    return full


def from_players(full: dict[str, Any], seats: int, players: Any) -> None:
    """Distribute the data of the players over the fields."""
    if not isinstance(players, list) or len(players) > seats:
        raise BrokenRecord("wrong-length", where="players", found=players, wanted=seats)
    rows = [dict(row) if isinstance(row, dict) else row for row in players]
    rows += [{} for _ in range(seats - len(rows))]
    for place, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BrokenRecord("not-an-object", where=f"players[{place}]", value=row)
        surplus = sorted(str(name) for name in set(row) - set(PLAYER))
        if surplus:
            where = f"players[{place}]"
            raise BrokenRecord("wrong-fields", where=where, missing=[], surplus=surplus)
        for name, value in PLAYER.items():
            row.setdefault(name, value)
    for field, name in FIELDS:
        full.setdefault(field, [row[name] for row in rows])
    full.setdefault("prepared", [[*row["vacant"], *row["occupied"]] for row in rows])
    full.setdefault("on_cards", [as_cafe(row["cafe"], place) for place, row in enumerate(rows)])
    full.setdefault("cafe", [list(cafe) for cafe in full["on_cards"]])


def as_cafe(cafe: Any, place: int) -> dict[str, Any]:
    """Return guests and the goods on their cards, from an object or a list of guests."""
    if isinstance(cafe, dict):
        return cafe
    if isinstance(cafe, list) and all(isinstance(guest, str) for guest in cafe):
        return {guest: {} for guest in cafe}
    raise BrokenRecord("not-an-object", where=f"players[{place}].cafe", value=cafe)


def defaults(seats: int, cards: CardSet) -> dict[str, Any]:
    """Return the fields that depend on no others: an empty hotel, ten krones, round 1."""
    each: dict[str, Any] = {
        "vp": 0, "emperor": 0, "money": None, "turns": 0, "kitchen": {},
        "hotels": "night", "cafe": [], "prepared": [], "occupied": [], "hands": [], "played": [],
        "used": [],
    }  # fmt: skip
    return {
        **{name: [value] * seats for name, value in each.items()},
        "round": 1, "first": 0, "active": 0, "passed": [], "removed": [],
        "under": [], "looked": [], "packs": [], "leaving": [], "discard": [], "due": [],
        "discs": [[] for _ in LETTERS],
        "politics": [first_of(cards.politics, letter) for letter in LETTERS],
        "tiles": [first_of(cards.tiles, letter) for letter in LETTERS],
    }  # fmt: skip


def first_of(rows: Any, letter: str) -> str:
    """The first card of a stack."""
    return next(str(row.key) for row in rows if row.letter == letter)


MAINS: Final = [1, 1, 1, 1, 0, 2, 2, 2, 0]
"""By phase of a turn: the main action that is outstanding (`State.mains`)."""


def derive_turn(full: dict[str, Any], phase: str) -> None:
    """Derive the stack and the outstanding main actions."""
    if "stack" not in full:
        turn = {"frame": "Turn", "seat": full["active"], "phase": phase}
        full["stack"] = [{"frame": "NextTurn"}, turn]
        if phase == "after" and not full["turns"][full["active"]]:
            full["turns"][full["active"]] = 1
    turns = [frame["phase"] for frame in full["stack"] if "phase" in frame]
    full.setdefault("mains", sum({MAINS[PHASE_KEYS.index(phase)] for phase in turns}))


def derive_hotels(
    full: dict[str, Any], seats: int, on_cards: list[dict[str, Any]], cards: CardSet
) -> None:
    """Derive the missing goods of guests and the sources of the VP."""
    if "missing" not in full:
        orders = {row.key: amounts_of(row.order) for row in cards.guests}
        full["cafe"] = [sorted(cafe, key=GUEST_KEYS.index) for cafe in full["cafe"]]
        full["missing"] = [
            [write_goods([n - placed.get(guest, {}).get(good, 0)
                          for n, good in zip(orders[guest], GOOD_KEYS, strict=True)])
             for guest in cafe]
            for cafe, placed in zip(full["cafe"], on_cards, strict=True)
        ]  # fmt: skip
    full.setdefault("rewarded", [[] for _ in range(seats)])
    full.setdefault("ledger", [
        figure for vp in full["vp"] for figure in (vp, *[0] * (COLUMN_COUNT - 1))
    ])  # fmt: skip


def derive_dice(full: dict[str, Any], seats: int, cards: CardSet) -> None:
    """GAH-23.1 Spread the remaining dice over the spaces, or put them into the dustbin."""
    left = cards.figures.dice[seats] - sum(full["turns"])
    left += type(full.get("key")) is int  # the key covers a number, too
    left -= len(full.get("coloured", {}))
    if "dice" in full:
        full.setdefault("dustbin", left - sum(full["dice"]))
    else:
        full.setdefault("dustbin", 0)
        left -= full["dustbin"]
        full["dice"] = [left // SPACE_COUNT + (n < left % SPACE_COUNT) for n in range(SPACE_COUNT)]


def derive_cards(
    full: dict[str, Any], used: list[list[str]], cards: CardSet, packs: tuple[str, ...]
) -> None:
    """Derive decks, powers and known cards; sort hands and displays in printed order."""
    for name in ("played", "hands") if not full["packs"] else ("played",):
        full[name] = [sorted(hand, key=STAFF_KEYS.index) for hand in full[name]]
    gone = {guest for cafe in full["cafe"] for guest in cafe}
    gone |= {
        *full["leaving"],
        *full["discard"],
        *full.get("queue", []),
        *full.get("guest_deck", []),
        *(guest for pile in full.get("piles", []) for guest in pile),
        *(guest for pile in full.get("special", {}).get("piles", []) for guest in pile),
    }
    shuffled = set(packs) - {"promo"}
    rest = [row.key for row in cards.guests if row.pack in shuffled and row.key not in gone]
    if "queue" not in full:
        slots = len(cards.figures.queue)
        full["queue"], rest = rest[:slots], rest[slots:]
    full.setdefault("guest_deck", rest)
    held = (*full["hands"], *full["played"], *full["packs"])
    gone = {card for hand in held for card in hand}
    gone |= {*full["removed"], *full["under"], *full["looked"]}
    pool = [row.key for row in cards.staff if row.pack in packs and row.key not in gone]
    full.setdefault("pool", pool)
    index = STAFF_KEYS.index
    full.setdefault("powers", [
        [card for card in played if POWER_BIT[index(card)]
         and not (card in spent and POWER_BIT[index(card)] & BELL_BITS)]
        + [holder for holder in held if holder not in spent]
        for played, held, spent in zip(full["played"], full["held"], used, strict=True)
    ])  # fmt: skip
    full.setdefault("ready", [
        [card for card in played if READY_BIT[index(card)] and card not in spent]
        for played, spent in zip(full["played"], used, strict=True)
    ])  # fmt: skip
    full.setdefault("seen", {
        card: [seat]
        for places in (full["hands"], full["packs"])
        for seat, hand in enumerate(places)
        for card in hand
    })  # fmt: skip
