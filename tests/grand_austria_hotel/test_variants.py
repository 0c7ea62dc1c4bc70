"""GAH-20 Variants: how the first staff cards are dealt, and the day boards."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import PRINTED
from tests.grand_austria_hotel.positions import (
    GAME,
    asked,
    at,
    gained,
    legal,
    names,
    play,
    player,
    told,
    why,
)

SETS = ([3, 6, 9, 38, 39, 48], [1, 13, 25, 30, 32, 44], [4, 11, 24, 27, 40, 43],
        [2, 7, 10, 28, 36, 41])  # fmt: skip
"""The numbers of the introductory sets A to D."""


def new(seats: int, deal: str, seed: int = 3, options: Any = ()) -> ht.Table:
    """A table with a way to deal staff cards."""
    chosen = {"gah.staff_deal": deal, **dict(options)}
    return ht.Table(GAME, seats=seats, seed=seed, options=chosen)


def numbers(cards: tuple[int, ...]) -> list[int]:
    """The printed numbers of staff cards."""
    return [PRINTED.staff[card].number for card in cards]


@pytest.mark.rule("GAH-20.1", "GAH-2.2", "GAH-E.30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_introductory_sets(seats: int) -> None:
    table = new(seats, "intro")
    state = table.state
    for place in range(seats):
        assert numbers(state.hands[(state.first + place) % seats]) == SETS[place]
    assert len(state.pool) == 48 - 6 * seats, "unused sets are in the deck"
    assert told(table, "intro_set") == [((state.first + n) % seats, n) for n in range(seats)]


@pytest.mark.rule("GAH-20.1", "GAH-21.1")
def test_introductory_sets_are_public() -> None:
    table = new(2, "intro")
    for seat in (None, 0, 1):
        for other, row in enumerate(table.view(seat)["players"]):
            assert row["known_hand"] == names(table.state.hands[other]).split()


@pytest.mark.rule("GAH-20.3", "GAH-2.10")
def test_the_plain_deal_is_random() -> None:
    hands = {new(2, "random", seed).state.hands[0] for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.rule("GAH-20.2", "GAH-22.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_draft(seats: int) -> None:
    table = new(seats, "draft")
    first = table.state.packs
    kept: list[list[int]] = [[] for _ in range(seats)]
    for left in range(6, 1, -1):
        packs = table.state.packs
        for seat in range(seats):
            assert asked(table) == (seat, "DraftCard")
            assert table.state.packs[seat] == packs[seat], "passed when all have chosen"
            assert legal(table) == [f"pick {name}" for name in names(packs[seat]).split()]
            assert len(packs[seat]) == left
            card = packs[seat][-1]
            kept[seat].append(card)
            play(table, f"pick {names([card])}")
        passed = table.state.packs
        for seat in range(seats if left > 2 else 0):
            assert set(passed[(seat + 1) % seats]) == set(packs[seat]) - {kept[seat][-1]}
    assert table.state.packs == ()
    for seat in range(seats):
        assert len(table.state.hands[seat]) == 6
        assert set(kept[seat]) < set(table.state.hands[seat]), "the last card without a choice"
    everything = sorted(card for pack in first for card in pack)
    assert sorted(card for hand in table.state.hands for card in hand) == everything


@pytest.mark.rule("GAH-20.2", "GAH-22.3")
def test_only_cards_of_the_own_pack_can_be_kept() -> None:
    table = new(3, "draft")
    other = names(table.state.packs[1][:1])
    assert why(table, f"pick {other}") == ("GAH-20.2", "not-in-pack")
    assert why(table, "stop") == ("GAH-20.2", "must-pick")


@pytest.mark.rule("GAH-20.2", "GAH-22.3", "GAH-21.1")
def test_draft_choices_are_secret() -> None:
    table = new(3, "draft")
    card = names(table.state.packs[0][:1])
    play(table, f"pick {card}")
    assert table.record.lines[-1].seen_by == (0,)
    picked = [event.args for event in table.journal_for(1) if event.kind == "picked"]
    assert picked == [(-1,)]
    assert table.view(1)["players"][0]["known_hand"] == []
    assert table.view(0)["hand"] == [card]
    assert card not in str(table.view(1)["pack"])


@pytest.mark.rule("GAH-20.2", "GAH-21.1")
def test_two_players_know_what_is_missing_in_a_pack_that_returns() -> None:
    table = new(2, "draft")
    first = names(table.state.packs[0][:1]), names(table.state.packs[1][:1])
    play(table, f"pick {first[0]}", f"pick {first[1]}")
    assert table.view(0)["players"][1]["known_hand"] == []
    second = names(table.state.packs[0][:1]), names(table.state.packs[1][:1])
    play(table, f"pick {second[0]}", f"pick {second[1]}")
    assert table.view(0)["players"][1]["known_hand"] == [second[1]], "it was in the pack passed on"


@pytest.mark.rule("GAH-20.4", "GAH-2.8", "GAH-1.3")
@pytest.mark.parametrize(
    ("hotel", "colours"),
    [("night", "byrrb"), ("day_a", "ryrry"), ("day_b", "byrrr"), ("day_c", "rbryr"),
     ("day_d", "rbrrb")],
)  # fmt: skip
def test_rooms_on_a_day_board(hotel: str, colours: str) -> None:
    table = at(player(hotel=hotel), dice={3: 5})
    play(table, "die 3", *[f"prepare 1{column}" for column in "ABCDE"])
    assert "".join(colour[0] for _, _, colour in told(table, "prepared")) == colours


@pytest.mark.rule("GAH-20.4", "GAH-2.8")
def test_rules_are_unchanged_on_day_boards() -> None:
    me = player(hotel="day_a", vacant="1A", cafe={"apothecary": "all"}, krones=0)
    assert gained(at(me), "checkin apothecary") == {"krones": 1 + 1, "vp": 1}, "1A is red there"


@pytest.mark.rule("GAH-20.4", "GAH-20.1", "GAH-20.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deal", ["random", "intro", "draft"])
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_deal_goes_with_day_boards_in_both_editions(
    seats: int, deal: str, edition: str
) -> None:
    table = new(seats, deal, options={"gah.boards": "day", "edition": edition})
    while table.state.round == 1 and table.to_move is not None:
        table.play(table.legal()[-1])
    assert table.state.round == 2
    assert len(set(table.state.hotels)) == seats
