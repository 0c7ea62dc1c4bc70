"""GAH-2 Setup."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import PRINTED
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    GAME,
    asked,
    at,
    counts,
    legal,
    names,
    play,
    rooms,
    told,
    why,
)

SEATS = [2, 3, 4]


def new(seats: int = 3, seed: int = 1, **options: Any) -> ht.Table:
    """A table at its first question; options are named without `gah.`."""
    chosen = {
        name if name == "edition" else f"gah.{name}": value for name, value in options.items()
    }
    return ht.Table(GAME, seats=seats, seed=seed, options=chosen)


def started(table: ht.Table) -> ht.Table:
    """Answer every question of the setup with the first legal action."""
    while asked(table)[1] != "Turn":
        table.play(table.legal()[0])
    return table


@pytest.mark.rule("GAH-2.1", "GAH-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_five_guests_stand_in_the_queue(seats: int) -> None:
    table = new(seats)
    assert len(table.state.queue) == 5
    assert len(table.state.guest_deck) == 56 - 5
    came = [guest for _, guest in told(table, "guest_came")]
    assert names(table.state.queue, "Guest").split() == came[::-1], "new cards come in on the left"


@pytest.mark.rule("GAH-2.2", "GAH-2.10", "GAH-20.3", "GAH-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_six_staff_cards_each(seats: int) -> None:
    table = new(seats)
    assert [len(hand) for hand in table.state.hands] == [6] * seats
    assert len(table.state.pool) == 48 - 6 * seats
    assert len({card for hand in table.state.hands for card in hand}) == 6 * seats


@pytest.mark.rule("GAH-2.3", "GAH-2.4", "GAH-1.7", "GAH-E.24")
def test_one_politics_card_and_one_tile_of_each_letter() -> None:
    seen = set()
    for seed in range(20):
        state = new(2, seed).state
        cards, tiles = PRINTED.politics, PRINTED.tiles
        assert [cards[card].letter for card in state.politics] == ["A", "B", "C"]
        assert [tiles[tile].letter for tile in state.tiles] == ["A", "B", "C"]
        seen |= {cards[card].key for card in state.politics}
        seen |= {tiles[tile].key for tile in state.tiles}
    assert len(seen) == 24, "all of them come up in some game"


@pytest.mark.rule("GAH-2.3", "GAH-2.4", "GAH-E.24")
def test_the_table_may_choose_cards_and_tiles() -> None:
    table = new(2, setup_tiles="chosen")
    first = table.state.first
    assert asked(table) == (first, "PickPolitics")
    assert len(legal(table)) == 4
    assert why(table, "politics floors_2") == ("GAH-2.3", "must-choose-politics")
    play(table, "politics staff_6", "tile A3", "politics groups_6", "tile B4")
    assert why(table, "tile C1")[1] == "must-choose-politics"
    play(table, "politics blue4_red3", "tile C2")
    assert names(table.state.politics, "Politics") == "staff_6 groups_6 blue4_red3"
    assert names(table.state.tiles, "Tile") == "A3 B4 C2"


@pytest.mark.rule("GAH-2.5", "GAH-1.13", "GAH-23.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_dice_in_play(seats: int, dice: int) -> None:
    assert sum(started(new(seats)).state.dice) == dice


@pytest.mark.rule("GAH-2.6", "GAH-2.7", "GAH-1.12")
def test_what_each_player_begins_with() -> None:
    table = new(4)
    one_each = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1, "champagne": 0}
    for seat in range(4):
        assert counts(table, seat) == {"krones": 10, "emperor": 0, "vp": 0, **one_each}
    assert table.state.round == 1
    assert not any(table.state.discs)


@pytest.mark.rule("GAH-2.9", "GAH-1.14")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_be_start_player(seats: int) -> None:
    assert {new(seats, seed).state.first for seed in range(40)} == set(range(seats))


@pytest.mark.rule("GAH-2.11", "GAH-22.1")
@pytest.mark.parametrize("seats", SEATS)
def test_first_guests_counter_clockwise(seats: int) -> None:
    table = new(seats)
    first = table.state.first
    order = []
    while asked(table)[1] == "FirstGuest":
        seat = table.to_move
        assert seat is not None
        order.append(seat)
        queue = table.state.queue
        assert sorted(legal(table)) == sorted(
            f"take {name}" for name in names(queue, "Guest").split()
        )
        assert why(table, "stop") == ("GAH-2.11", "must-take-guest")
        table.play(f"take {names(queue[:1], 'Guest')}")
        assert len(table.state.queue) == 5
        assert counts(table, seat)["krones"] == 10
        assert len(table.state.cafe[seat]) == 1
    assert order == [(first - 1 - place) % seats for place in range(seats)]
    assert order[-1] == first


@pytest.mark.rule("GAH-2.11", "GAH-5.5")
def test_the_queue_moves_to_the_right_between_first_guests() -> None:
    stack = [
        {"frame": "StartRound"}, {"frame": "FirstRooms"},
        {"frame": "FirstGuest", "seat": 0}, {"frame": "FirstGuest", "seat": 1},
    ]  # fmt: skip
    table = at(
        stack=stack, dice={}, dustbin=0, queue="duke baron prince elector countess",
        chance="guest dame",
    )  # fmt: skip
    play(table, "take prince")
    assert names(table.state.queue, "Guest") == "dame duke baron elector countess"
    assert why(table, "take prince") == ("GAH-2.11", "guest-not-in-queue")


def first_rooms(**options: Any) -> ht.Table:
    """A table of two whose first player is about to prepare the first rooms."""
    stack = [{"frame": "StartRound"}, {"frame": "FirstRooms"}]
    return at(stack=stack, dice={}, dustbin=0, options=options)


@pytest.mark.rule("GAH-2.12", "GAH-22.2", "GAH-E.23", "GAH-10.2")
@pytest.mark.parametrize("options", [{}, {**CLASSIC, "gah.setup_rooms": "exactly_3"}])
def test_the_first_room_is_bottom_left_and_the_others_touch_it(options: dict[str, Any]) -> None:
    table = first_rooms(**options)
    assert rooms(table) == ("1A", "")
    assert legal(table) == ["prepare 1B", "prepare 2A"]
    assert why(table, "prepare 1C") == ("GAH-10.2", "touches-no-room")
    assert why(table, "prepare 2B") == ("GAH-10.2", "touches-no-room")
    assert why(table, "stop") == ("GAH-2.12", "must-prepare")
    play(table, "prepare 2A", "prepare 3A")
    assert rooms(table) == ("1A 2A 3A", "")
    assert counts(table)["krones"] == 10 - 1 - 2
    assert asked(table) == (1, "PrepareFirst")


@pytest.mark.rule("GAH-2.12", "GAH-E.23")
@pytest.mark.parametrize("options", [CLASSIC, {"gah.setup_rooms": "up_to_3"}])
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_three_first_rooms(options: dict[str, Any], count: int) -> None:
    table = first_rooms(**options)
    assert legal(table) == ["prepare 1A", "stop"]
    play(table, *[f"prepare 1{column}" for column in "ABC"[:count]])
    if count < 3:
        play(table, "stop")
    assert rooms(table) == (" ".join(["1A", "1B", "1C"][:count]), "")
    assert asked(table) == (1, "PrepareFirst")


@pytest.mark.rule("GAH-2.12", "GAH-3.4")
def test_players_prepare_their_first_rooms_in_turn_order() -> None:
    stack = [{"frame": "StartRound"}, {"frame": "FirstRooms"}]
    table = at(seats=3, first=1, stack=stack, dice={}, dustbin=0)
    order = []
    while asked(table)[1] == "PrepareFirst":
        order.append(table.to_move)
        table.play(table.legal()[0])
        table.play(table.legal()[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("GAH-2.13", "GAH-3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_round_1_begins_after_the_setup(seats: int) -> None:
    table = started(new(seats))
    assert asked(table) == (table.state.first, "Turn")
    assert told(table, "round") == [(table.state.first, 1)]
    assert all(rooms(table, seat)[0].count(" ") == 2 for seat in range(seats))


@pytest.mark.rule("GAH-2.8", "GAH-20.4", "GAH-E.31")
@pytest.mark.parametrize("seats", SEATS)
def test_night_boards_are_alike(seats: int) -> None:
    assert names(new(seats).state.hotels, "Hotel").split() == ["night"] * seats


@pytest.mark.rule("GAH-2.8", "GAH-20.4")
@pytest.mark.parametrize("seats", SEATS)
def test_day_boards_are_all_different(seats: int) -> None:
    sides = {"day_a", "day_b", "day_c", "day_d"}
    seen = set()
    for seed in range(12):
        hotels = names(new(seats, seed, boards="day").state.hotels, "Hotel").split()
        assert len(set(hotels)) == seats
        seen |= set(hotels)
    assert seen == sides


@pytest.mark.rule("GAH-1.4", "GAH-0.3")
@pytest.mark.parametrize(("promos", "guests"), [("off", 56), ("on", 58)])
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_promotional_guests(promos: str, guests: int, edition: str) -> None:
    state = new(2, promos=promos, edition=edition).state
    cards = [*state.guest_deck, *state.queue]
    assert len(cards) == guests
    extra = {"mag_ferdinand", "mr_moras"} & set(names(cards, "Guest").split())
    assert len(extra) == guests - 56
