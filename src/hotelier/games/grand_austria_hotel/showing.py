"""GAH-21 The public view as JSON data.

Given the view of an earlier position, only the changed parts are computed again.
"""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    POLITICS_KEYS,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS
from hotelier.games.grand_austria_hotel.forms import write_key
from hotelier.games.grand_austria_hotel.politics import met
from hotelier.games.grand_austria_hotel.showing_players import players_view
from hotelier.games.grand_austria_hotel.state import ONLOOKERS, State
from hotelier.games.grand_austria_hotel.terms import SPACE_KEYS, Seat
from hotelier.games.grand_austria_hotel.view import names, words_in
from hotelier.kernel.game import Last


def public(state: State, last: Last) -> dict[str, Any]:
    """Return the public view of the position as JSON data."""
    rules = state.options
    if rules.shows:  # modules write into the view
        last = None
    players = players_view(state, last)
    found = {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "dice": dice_view(state, last),
        "dustbin": state.dustbin,
        "key": write_key(state.key),
        "queue": queue_view(state, last),
        "guest_deck": len(state.guest_deck),
        "discard": discard_view(state, last),
        "staff_deck": staff_deck(state, last),
        "removed": removed_view(state, last),
        "politics": politics_views(state, players, last),
        "tiles": tiles_view(state, last),
        "players": players,
        "hand": [],
        "looked": names(state, state.looked, ONLOOKERS),
        "pack": [],
        "due": [] if not state.due else [
            {"source": SOURCE_KEYS[source], "word": WORDS[effect[0]], "figures": list(effect[1:])}
            for _, source, effect in state.due
        ],
    }  # fmt: skip
    for show in rules.shows:
        show(state, found)
    marks = rules.reconstructed
    found["reconstructed"] = sorted(words_in(found) & marks) if marks else []
    return found


def staff_deck(state: State, last: Last) -> Any:
    """GAH-21.2 The size of the staff deck, cards under it included."""
    if last is not None:
        old: State = last[0]
        if (
            old.hands == state.hands
            and old.played is state.played
            and old.packs is state.packs
            and old.looked is state.looked
            and old.removed is state.removed
        ):
            return last[1]["staff_deck"]
    elsewhere = sum(map(len, (*state.hands, *state.played, *state.packs)))
    elsewhere += len(state.looked)
    elsewhere += sum(card in state.options.staff_deck for card in state.removed)
    return len(state.options.staff_deck) - elsewhere


def dice_view(state: State, last: Last) -> Any:
    """GAH-3.2 White dice by space."""
    if last is not None and last[0].dice == state.dice:
        return last[1]["dice"]
    return dict(zip(SPACE_KEYS, state.dice, strict=True))


def removed_view(state: State, last: Last) -> Any:
    """GAH-R.30 Staff cards out of the game."""
    if last is not None and last[0].removed is state.removed:
        return last[1]["removed"]
    return [STAFF_KEYS[card] for card in state.removed]


def tiles_view(state: State, last: Last) -> Any:
    """Return the view of the emperor tiles."""
    if last is not None and last[0].tiles is state.tiles:
        return last[1]["tiles"]
    return [TILE_KEYS[tile] for tile in state.tiles]


def queue_view(state: State, last: Last) -> Any:
    """GAH-1.1 The guests in the queue, and their costs."""
    if last is not None and last[0].queue == state.queue:
        return last[1]["queue"]
    rules = state.options
    first = rules.slots - len(state.queue)
    return [
        {"guest": GUEST_KEYS[guest], "slot": slot, "price": rules.queue_cost[slot]}
        for slot, guest in enumerate(state.queue, first)
    ]


def discard_view(state: State, last: Last) -> Any:
    """Return the discarded guests."""
    if last is not None and last[0].discard == state.discard:
        return last[1]["discard"]
    return [GUEST_KEYS[guest] for guest in state.discard]


def politics_views(state: State, players: list[dict[str, Any]], last: Last) -> Any:
    """Return all politics cards. A condition depends only on the public parts of the players and on
    the guests who have just left a café."""
    if last is not None:
        old: State = last[0]
        if old.discs == state.discs and old.active == state.active and old.leaving == state.leaving:
            before, shown = last[1]["players"], last[1]["politics"]
            if players is before:
                return shown
            others = [seat for seat, view in enumerate(players) if view is not before[seat]]
            return [
                card if claims_same(state, place, card["met"], others)
                else politics_view(state, place)
                for place, card in enumerate(shown)
            ]  # fmt: skip
    return [politics_view(state, place) for place in range(len(state.politics))]


def claims_same(state: State, place: int, shown: list[Seat], others: list[Seat]) -> bool:
    """Return True if a condition holds for the same seats as shown; only `others` may differ."""
    condition = state.options.condition[state.politics[place]]
    return not [seat for seat in others if met(state, seat, condition) != (seat in shown)]


def politics_view(state: State, place: int) -> dict[str, Any]:
    """Return a politics card with the discs on it and the seats that meet its condition."""
    card = state.politics[place]
    condition = state.options.condition[card]
    return {
        "card": POLITICS_KEYS[card],
        "discs": list(state.discs[place]),
        "vp": list(state.options.figures.politics),
        "met": [seat for seat in range(len(state.hotels)) if met(state, seat, condition)],
    }
