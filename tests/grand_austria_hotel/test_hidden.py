"""GAH-21 Hidden information, GAH-22 decision points and GAH-23 invariants."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.terms import amounts_of, rooms_in
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    GAME,
    asked,
    at,
    legal,
    names,
    play,
    player,
    scoring,
)

HAND = "groom chef porter"
THREE = ["draw waitress", "draw butler", "draw florist"]


def shown(table: ht.Table, seat: int | None) -> str:
    """Everything that a seat gets: view, journal and record."""
    journal = [[event.kind, event.seat, event.args] for event in table.journal_for(seat)]
    lines = [line.do for line in table.record.for_seat(seat).lines]
    return json.dumps([table.view(seat), journal, lines])


def named(table: ht.Table, seat: int | None, cards: str) -> list[str]:
    """The cards among these that appear in what a seat gets."""
    text = shown(table, seat)
    return [card for card in cards.split() if f'"{card}"' in text or f" {card}" in text]


@pytest.mark.rule("GAH-21.1", "GAH-12.1")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = at(player(hand=HAND), player(hand="butler"), dice={1: 3})
    assert named(table, 0, HAND) == HAND.split()
    assert named(table, 1, HAND) == named(table, None, HAND) == []


@pytest.mark.rule("GAH-21.1")
def test_decks_have_no_order_to_betray() -> None:
    state = ht.Table(GAME, seats=3, seed=4).state
    assert list(state.pool) == sorted(state.pool)
    assert list(state.guest_deck) == sorted(state.guest_deck)
    view = ht.redact(state, 0)
    hidden = {card for seat in (1, 2) for card in state.hands[seat]}
    assert hidden <= set(view.pool)
    assert set(view.hands[1]) == {-1}
    assert view.hands[0] == state.hands[0]


@pytest.mark.rule("GAH-21.1", "GAH-9.10")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    me = player(vacant="1B", cafe={"tezcatlipoca": "all"})
    table = play(at(me, dice={1: 3}, chance=THREE), "checkin tezcatlipoca")
    assert named(table, 0, "waitress butler florist") == ["waitress", "butler", "florist"]
    assert named(table, 1, "waitress butler florist") == []
    assert table.view(1)["players"][0]["hand_size"] == 3


@pytest.mark.rule("GAH-21.1", "GAH-12.6", "GAH-22.11")
def test_looked_at_cards_are_secret_except_the_one_played() -> None:
    me = player(vacant="3A", cafe={"duke": "all"})
    table = play(at(me, dice={1: 3}, chance=THREE), "checkin duke")
    assert table.view(0)["looked"] == ["waitress", "butler", "florist"]
    assert named(table, 1, "waitress butler florist") == []
    play(table, "play butler")
    assert named(table, 1, "waitress butler florist") == ["butler"]
    play(table, "under waitress")
    assert named(table, 1, "waitress butler florist") == ["butler"]
    assert table.view(1)["staff_deck"] == 48 - 1, "but the size of the deck is public"


@pytest.mark.rule("GAH-21.3", "GAH-21.1")
def test_who_put_cards_under_the_deck_may_remember_them() -> None:
    table = scoring("A3", player(hand=HAND))
    play(table, "under porter", "under groom")
    mine = ht.redact(table.state, 0)
    assert names(mine.under) == "porter groom"
    assert set(ht.redact(table.state, 1).under) == {-1}


@pytest.mark.rule("GAH-21.2")
def test_everything_on_the_table_is_public() -> None:
    me = player(
        krones=7, emperor=4, vp=9, kitchen="2 wine", staff="barkeeper", hand=HAND,
        vacant="1A", occupied="1B", cafe={"dame": ""}, used="barkeeper",
    )  # fmt: skip
    table = at(me, dice={1: 3, 6: 1}, discs=[[1], [], []], passed=[1])
    views = [table.view(seat) for seat in (None, 0, 1)]
    public = ("dice", "dustbin", "queue", "guest_deck", "discard", "staff_deck", "politics",
              "tiles", "round", "first", "active", "removed")  # fmt: skip
    for name in public:
        assert views[0][name] == views[1][name] == views[2][name]
    row = views[2]["players"][0]
    assert (row["krones"], row["emperor"], row["vp"], row["hand_size"]) == (7, 4, 9, 3)
    assert row["kitchen"] == {"strudel": 0, "cake": 0, "wine": 2, "coffee": 0}
    assert (row["staff"], row["ready"]) == (["barkeeper"], [])
    assert views[0]["guest_deck"] == 56 - 5 - 1
    assert views[0]["staff_deck"] == 48 - 4
    assert views[2]["players"][1]["passed"]


@pytest.mark.rule("GAH-21.1", "GAH-6.9")
def test_no_question_betrays_whether_a_card_can_be_paid() -> None:
    for card in ("stableman", "waitress"):
        table = play(at(player(krones=0, hand=card), dice={5: 1}), "die 5")
        assert asked(table) == (0, "PlayStaff")
        assert table.view(1)["legal"] == []


# Decision points


@pytest.mark.rule("GAH-22.4", "GAH-22.5", "GAH-22.6", "GAH-22.9")
def test_the_menu_of_a_turn() -> None:
    me = player(
        krones=20, kitchen="1 wine", staff="barkeeper", vacant="3A",
        cafe={"dame": "all", "sculptor": ""},
    )  # fmt: skip
    table = at(me, dice={1: 1, 6: 1}, queue="duke baron prince elector countess")
    kinds = [text.split()[0] for text in legal(table)]
    assert sorted(set(kinds)) == [
        "boost", "checkin", "claim", "die", "employ", "pass", "serve", "take",
    ]  # fmt: skip


@pytest.mark.rule("GAH-22.10", "GAH-9.2")
def test_the_room_of_a_guest_is_chosen() -> None:
    table = play(at(player(vacant="1A 3A", cafe={"dame": "all"}), dice={1: 1}), "checkin dame")
    assert asked(table) == (0, "ChooseRoom")
    assert legal(table) == ["lodge 1A", "lodge 3A"]


@pytest.mark.rule("GAH-22.12", "GAH-17.2")
def test_the_affected_player_decides_in_a_scoring() -> None:
    table = scoring("A4", player(emperor=6), player(vacant="1A 1B"), first=1)
    assert asked(table) == (1, "ChooseLostRoom")
    play(table, "lose 1A")
    assert asked(table) == (0, "PrepareRooms")


# Invariants


def walk(seats: int, seed: int, options: dict[str, Any]) -> Any:
    """The tables of a random game, one after each decision."""
    rng = Random(f"{seats} {seed}")
    table = ht.Table(GAME, seats=seats, seed=seed, options=options)
    yield table
    while table.to_move is not None:
        actions = table.legal()
        if len(actions) > 1 and str(actions[0]) == "pass":
            actions = actions[1:] if rng.random() < 0.9 else actions
        table.play(rng.choice(actions))
        yield table


DAY_DRAFT = {"gah.boards": "day", "gah.staff_deal": "draft"}
GAMES = [
    (seats, seed, options)
    for seats, options in ((2, {}), (3, CLASSIC), (4, DAY_DRAFT))
    for seed in range(5)
]


@pytest.mark.rule("GAH-23.1", "GAH-23.2", "GAH-23.3", "GAH-23.4")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_what_is_true_of_every_position(seats: int, seed: int, options: dict[str, Any]) -> None:
    dice = {2: 10, 3: 12, 4: 14}[seats]
    for table in walk(seats, seed, options):
        state = table.state
        if any(state.dice):
            assert sum(state.dice) + sum(state.turns) + state.dustbin == dice
        assert all(0 <= krones <= 20 for krones in state.money)
        assert all(0 <= space <= 13 for space in state.emperor)
        assert all(len(cafe) <= 3 for cafe in state.cafe)
        assert min(state.kitchen) >= 0
        guests = [state.guest_deck, state.queue, state.discard, state.leaving, *state.cafe]
        assert sorted(guest for place in guests for guest in place) == list(range(56))
        places = [state.pool, state.under, state.looked, state.removed]
        places += [*state.hands, *state.played, *state.packs]
        cards = [card for place in places for card in place]
        assert sorted(cards) == list(table.state.options.staff_deck)
        for cafe, missing in zip(state.cafe, state.missing, strict=True):
            for guest, lacks in zip(cafe, missing, strict=True):
                order = amounts_of(state.options.order[guest])
                pairs = zip(amounts_of(lacks), order, strict=True)
                assert all(0 <= lack <= n for lack, n in pairs)


def touching(room: int) -> set[int]:
    """The fields along the edges of a field."""
    floor, column = divmod(room, 5)
    near = [(floor - 1, column), (floor + 1, column), (floor, column - 1), (floor, column + 1)]
    return {5 * f + c for f, c in near if 0 <= f < 4 and 0 <= c < 5}


@pytest.mark.rule("GAH-23.5", "GAH-23.6", "GAH-23.7", "GAH-10.2", "GAH-11.2")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_what_is_true_from_one_position_to_the_next(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    prepared, rewarded = [0] * seats, [0] * seats
    for table in walk(seats, seed, options):
        state = table.state
        assert all(0 <= turns <= 2 for turns in state.turns)
        assert all(len(set(discs)) == len(discs) <= 3 for discs in state.discs)
        for seat in range(seats):
            assert rewarded[seat] & ~state.rewarded[seat] == 0, "a bonus flag is never cleared"
            old = set(rooms_in(prepared[seat]))
            new = set(rooms_in(state.prepared[seat])) - old
            while new:
                room = next(room for room in new if touching(room) & old or (room == 0 and not old))
                old.add(room)
                new.remove(room)
        prepared, rewarded = list(state.prepared), list(state.rewarded)


LAST = {
    "vp": 0, "overflow": 0, "claimed": 1, "final_card": 1, "final_rooms": 1, "final_krones": 1,
    "final_goods": 1, "final_guests": 1,
}  # fmt: skip
"""Events that change VP, and which of their values says by how much."""


@pytest.mark.rule("GAH-23.8", "GAH-1.12")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_journal_explains_every_vp(seats: int, seed: int, options: dict[str, Any]) -> None:
    *_, table = walk(seats, seed, options)
    told = [0] * seats
    for event in table.journal:
        if event.kind in LAST:
            told[event.seat] += event.args[LAST[event.kind]]
        elif event.kind == "lost_vp":
            told[event.seat] -= event.args[0]
    assert table.outcome is not None
    assert told == list(table.outcome.scores)
    assert [sum(row.values()) for row in table.outcome.breakdown] == told
