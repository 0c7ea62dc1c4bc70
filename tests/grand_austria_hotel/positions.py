"""Positions of Grand Austria Hotel in a few readable lines, and short questions about a table.

    table = at(player(krones=3, vacant="1A", cafe={"countess": "all"}), dice={2: 3, 6: 1})
    assert gained(table, "checkin countess") == {"krones": 3, "vp": 7 + 2}

is a table of two whose first player lets the Countess move into the blue room at bottom left.
Rooms are named floor and column, 1A at bottom left, 4E at top right (the night side is `NIGHT`).
Goods are written "2 wine 1 coffee"; on a guest's card also "all" and "all but 1 wine". Dice that
are not named lie in the dustbin; cards that are not named lie in the decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME as GAME
from hotelier.games.grand_austria_hotel.actions import ALPHABET
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, GUESTS, STAFF_KEYS
from hotelier.games.grand_austria_hotel.terms import (
    GOOD_COUNT,
    GOOD_KEYS,
    ROOM_KEYS,
    SOURCE_COLUMNS,
    amounts_of,
    rooms_in,
)

NIGHT = (
    "b r b r b",
    "b r b y y",
    "y y r r y",
    "b y r r b",
)
"""The night side, floor 4 on top. Groups: 1A, 1E, 4E, 3A-4A, 3C-4C blue; 1C-1D-2C-2D, 3B-4B, 4D
red; 1B-2A-2B, 2E-3D-3E yellow."""

CLASSIC = {"edition": "classic"}
ASK_ALL = {"questions": "all"}
"""Every order and every decline is asked for."""

ROOMS_OF = {
    "blue": "1A 1E 3A 3C 4A 4C 4E",
    "red": "1C 1D 2C 2D 3B 4B 4D",
    "yellow": "1B 2A 2B 2E 3D 3E",
}
"""The fields of the night side by colour."""


def player(
    *,
    kitchen: str = "",
    cafe: Mapping[str, str] | str = "",
    vacant: str = "",
    occupied: str = "",
    staff: str = "",
    hand: str = "",
    used: str = "",
    **numbers: Any,
) -> dict[str, Any]:
    """A player of a position. `cafe` names guests and the goods on their cards; numbers are
    `krones` (10 if not said), `emperor`, `vp`, `turns` and the `hotel`."""
    guests = dict.fromkeys(cafe.split(), "") if isinstance(cafe, str) else cafe
    return {
        "kitchen": goods(kitchen),
        "cafe": {guest: on_card(guest, text) for guest, text in guests.items()},
        "vacant": vacant.split(),
        "occupied": occupied.split(),
        "staff": staff.split(),
        "hand": hand.split(),
        "used": used.split(),
        **numbers,
    }


def goods(text: str) -> dict[str, int]:
    """Goods from "2 wine 1 coffee"."""
    words = text.split()
    return {good: int(n) for n, good in zip(words[::2], words[1::2], strict=True)}


def on_card(guest: str, text: str) -> dict[str, int]:
    """The goods that lie on a guest's card."""
    if not text.startswith("all"):
        return goods(text)
    order = dict(zip(GOOD_KEYS, amounts_of(GUESTS[GUEST_KEYS.index(guest)].order), strict=True))
    for good, n in goods(text.removeprefix("all").removeprefix(" but ")).items():
        order[good] -= n
    return {good: n for good, n in order.items() if n}


def at(
    *players: Mapping[str, Any],
    seats: int = 0,
    dice: Mapping[int, int] | None = None,
    options: Mapping[str, object] | None = None,
    chance: Iterable[str] | str = (),
    staff_deck: str | None = None,
    queue: str | None = None,
    **fields: Any,
) -> ht.Table:
    """A table in seat 0's turn (another `active`, `phase`, `round` or `stack` may be given).

    `chance` says what comes next, then a seed takes over. With `staff_deck` only these cards are
    in the staff deck, the others are out of the game.
    """
    seats = seats or max(2, len(players))
    data: dict[str, Any] = {
        "seats": seats,
        "options": dict(options or {}),
        "players": [dict(row) for row in players],
        **fields,
    }
    if dice is not None:
        data["dice"] = [dice.get(space, 0) for space in range(1, 7)]
    if queue is not None:
        data["queue"] = queue.split()
    if staff_deck is not None:
        data["pool"] = in_order(staff_deck.split(), STAFF_KEYS)
        data["removed"] = out_of_game(data)
    script = [chance] if isinstance(chance, str) else list(chance)
    return ht.Table.from_position(GAME, data, seed=1, chance=script)


def in_order(cards: Iterable[str], keys: Sequence[str]) -> list[str]:
    """Cards as the state keeps them."""
    return sorted(cards, key=keys.index)


def out_of_game(data: Mapping[str, Any]) -> list[str]:
    """The staff cards that lie nowhere."""
    held = [card for row in data["players"] for card in (*row["staff"], *row["hand"])]
    held += [*data["pool"], *data.get("under", []), *data.get("looked", [])]
    return [card for card in STAFF_KEYS if card not in held]


def scoring(tile: str, *players: Mapping[str, Any], **fields: Any) -> ht.Table:
    """A table in the emperor scoring of a tile; then comes the next round or the final scoring.
    Players who are not named get neither bonus nor penalty."""
    letter = "ABC".index(tile[0])
    back = 3 + 2 * letter
    tiles = ["A1", "B1", "C1"]
    tiles[letter] = tile
    seats = fields.pop("seats", max(2, len(players)))
    others = [player(emperor=back + 1) for _ in range(seats - len(players))]
    stack = [{"frame": "NextRound"}, {"frame": "EmperorScoring"}]
    return at(*players, *others, **{"round": back, "tiles": tiles, "stack": stack, **fields})


def at_the_end(*players: Mapping[str, Any], **fields: Any) -> ht.Table:
    """A table in the final scoring; it is over unless a question is asked."""
    stack = [{"frame": "FinalCount"}, {"frame": "FinalStaff"}]
    return at(*players, **{"round": 7, "stack": stack, **fields})


def play(table: ht.Table, *texts: str) -> ht.Table:
    """Play several actions, one after another."""
    for text in texts:
        table.play(text)
    return table


def legal(table: ht.Table, verb: str = "") -> list[str]:
    """The legal actions as text; with a verb, only those of this kind."""
    texts = [str(action) for action in table.legal()]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def asked(table: ht.Table) -> tuple[int | None, str]:
    """The seat that is asked and the kind of question."""
    stack = table.state.stack
    return table.to_move, type(stack[-1]).__name__ if stack else ""


def counts(table: ht.Table, seat: int = 0) -> dict[str, int]:
    """Krones, emperor space, VP and goods in the kitchen of a player."""
    state = table.state
    kitchen = state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    return {
        "krones": state.money[seat],
        "emperor": state.emperor[seat],
        "vp": state.vp[seat],
        **dict(zip(GOOD_KEYS, kitchen, strict=True)),
    }


def gained(table: ht.Table, *texts: str, seat: int = 0) -> dict[str, int]:
    """Play actions; the difference they make to a player, without what stays the same."""
    before = counts(table, seat)
    after = counts(play(table, *texts), seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def ledger(table: ht.Table, seat: int = 0) -> dict[str, int]:
    """VP by source, without those that are 0."""
    width = len(SOURCE_COLUMNS)
    row = table.state.ledger[seat * width : (seat + 1) * width]
    return {name: n for name, n in zip(SOURCE_COLUMNS, row, strict=True) if n}


def rooms(table: ht.Table, seat: int = 0) -> tuple[str, str]:
    """The vacant and the occupied rooms of a player."""
    state = table.state
    vacant = state.prepared[seat] & ~state.occupied[seat]
    return (
        " ".join(ROOM_KEYS[room] for room in rooms_in(vacant)),
        " ".join(ROOM_KEYS[room] for room in rooms_in(state.occupied[seat])),
    )


def missing(table: ht.Table, guest: str, seat: int = 0) -> dict[str, int]:
    """Return the missing goods of a guest in a player's café."""
    place = table.state.cafe[seat].index(GUEST_KEYS.index(guest))
    lacks = amounts_of(table.state.missing[seat][place])
    return {good: n for good, n in zip(GOOD_KEYS, lacks, strict=True) if n}


def names(cards: Iterable[int], kind: str = "Staff") -> str:
    """Cards as text: staff, or another kind of the alphabet."""
    return " ".join(ALPHABET[kind][card] for card in cards)


def told(table: ht.Table, kind: str) -> list[tuple[Any, ...]]:
    """Seat and values of every event of a kind, as people read them."""
    return [
        (event.seat, *map(worded, event.args, GAME.events[kind]))
        for event in table.journal
        if event.kind == kind
    ]


def worded(value: Any, kind: str) -> Any:
    """A value of an event as text, where it has a name."""
    return ALPHABET[kind][value] if kind in ALPHABET else value


def refused(table: ht.Table, text: str) -> ht.IllegalAction:
    """The reason why an action is refused; nothing has changed then."""
    before = (table.position(), list(table.journal), list(table.record.lines))
    with pytest.raises(ht.IllegalAction) as caught:
        table.play(text)
    assert (table.position(), table.journal, table.record.lines) == before
    return caught.value


def why(table: ht.Table, text: str) -> tuple[str, str]:
    """Rule and reason of a refusal."""
    error = refused(table, text)
    return error.rule, error.reason


def take_turn(table: ht.Table, space: int = 0) -> ht.Table:
    """A turn without anything optional: a die (of a space, or the first one), no yield, the end."""
    play(table, f"die {space}" if space else legal(table, "die")[0])
    while asked(table)[1] != "Turn":
        stop = [text for text in legal(table) if text in ("stop", "mix 0 0", "split 0 0", "as 1")]
        play(table, stop[0])
    return play(table, "end")
