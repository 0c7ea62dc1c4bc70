"""HK-13 Hidden information, decisions and invariants; HK-12.9 holdings."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.tables import TILE_KEYS
from tests.hotel_koenig.positions import GAME, SEVEN_SAFE, asked, at, hand, play

MERGER = "III.FF"
HIDDEN = {"hk.holdings": "hidden"}
OPEN = {"hk.holdings": "open"}


@pytest.mark.rule("HK-13.1")
def test_a_hand_is_shown_to_its_owner_with_what_each_tile_would_do() -> None:
    table = at("II.LLL", "", "o", hands=["3A 7A 2C 9I", "8I"])
    assert table.view(0)["hand"] == [
        {"tile": "2C", "effect": "found"},
        {"tile": "3A", "effect": "merge"},
        {"tile": "7A", "effect": "grow"},
        {"tile": "9I", "effect": "lone"},
    ]
    for seat in (None, 1, 2):
        shown = json.dumps(table.view(seat))
        assert not any(f'"{tile}"' in shown for tile in hand(table, 0))


@pytest.mark.rule("HK-13.1")
def test_public_facts_are_the_same_for_everybody() -> None:
    table = at(MERGER, "", "o", hands=["9I 8I", "7I"], shares={"Festival": [2, 1, 0]})
    public = ("board", "chains", "pile", "removed", "bank_tiles", "mover", "announced")
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    for name in public:
        assert all(view[name] == views[0][name] for view in views)
    assert views[0]["board"]["1C"] is None
    assert views[0]["board"]["1A"] == "Imperial"
    assert [player["tiles"] for player in views[0]["players"]] == [2, 1, 0]
    assert views[0]["pile"] == 108 - 6 - 3


@pytest.mark.rule("HK-13.1")
def test_the_pile_has_no_order_to_betray() -> None:
    table = ht.Table(GAME, seats=3, seed=5)
    assert list(table.state.pile) == sorted(table.state.pile)
    seen = ht.redact(table.state, 0)
    unseen = {tile for seat in (1, 2) for tile in table.state.hands[seat]}
    assert unseen <= set(seen.pile)
    assert seen.hands[0] == table.state.hands[0]
    assert set(seen.hands[1]) == set(seen.hands[2]) == {-1}


@pytest.mark.rule("HK-13.1", "HK-4.3")
def test_a_drawn_tile_is_told_to_its_owner_only() -> None:
    table = at(hands=["1A 2C 3E 4G 5I 6A"], chance="9F")
    play(table, "lay 4G", "stop")
    for seat, tile in ((0, TILE_KEYS.index("9F")), (1, -1), (2, -1), (None, -1)):
        drew = [event.args for event in table.journal_for(seat) if event.kind == "drew"]
        assert drew == [(tile,)]
        lines = table.record.for_seat(seat).lines
        assert lines[-1].do == ("draw 9F" if seat == 0 else "draw ?")


@pytest.mark.rule("HK-12.9", "HK-R.10")
def test_hidden_holdings_are_in_no_other_seats_view() -> None:
    table = at(MERGER, hands=["9I"], shares={"Festival": [2, 1, 0], "Luxor": [0, 3, 0]},
               money=[100, 200, 300], options=HIDDEN)  # fmt: skip
    for seat in (None, 0, 1, 2):
        for other, player in enumerate(table.view(seat)["players"]):
            if other == seat:
                assert player["money"] == 100 * (other + 1)
                assert player["shares"]["Festival"] == (2, 1, 0)[other]
            else:
                assert player["money"] is None
                assert player["shares"] == {}


@pytest.mark.rule("HK-12.9")
def test_open_holdings_are_in_every_view() -> None:
    table = at(MERGER, hands=["9I"], shares={"Festival": [2, 1, 0]}, options=OPEN)
    for seat in (None, 0, 1, 2):
        players = table.view(seat)["players"]
        assert [player["money"] for player in players] == [6000] * 3
        assert [player["shares"]["Festival"] for player in players] == [2, 1, 0]


@pytest.mark.rule("HK-R.10")
def test_the_holdings_of_a_dissolved_chain_are_shown_while_its_holders_decide() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [2, 1, 0], "Luxor": [0, 3, 0]},
               options=HIDDEN)  # fmt: skip
    play(table, "lay 4A")
    shares = [player["shares"] for player in table.view(2)["players"]]
    assert shares[:2] == [{"Festival": 2}, {"Festival": 1}]
    assert [player["money"] for player in table.view(2)["players"]] == [None, None, 6000]
    play(table, "trade 0", "sell 0", "sell 0")
    assert [player["shares"] for player in table.view(2)["players"]][:2] == [{}, {}]


@pytest.mark.rule("HK-R.10")
def test_purchases_and_sales_are_made_openly() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [3, 0, 0]}, options=HIDDEN)
    play(table, "lay 4A", "trade 1", "sell 1", "buy Imperial", "stop")
    kinds = [event.kind for event in table.journal_for(2)]
    assert [kind for kind in kinds if kind in ("traded", "sold", "bought")] == [
        "traded", "sold", "bought"
    ]  # fmt: skip
    lines = [line.do for line in table.record.for_seat(2).lines if line.by is not None]
    assert lines == ["lay 4A", "trade 1", "sell 1", "buy Imperial", "stop"]


@pytest.mark.rule("HK-12.9", "HK-13.1")
def test_a_finished_game_is_an_open_book() -> None:
    table = at(*SEVEN_SAFE, hands=["4B", "8A"], shares={"Luxor": [1, 2, 0]}, options=HIDDEN)
    play(table, "lay 4B", "announce", "stop")
    view = table.view(2)
    assert all(player["money"] is not None for player in view["players"])
    assert view["outcome"]["reason"] == "all-safe"
    assert table.record.for_seat(2) == table.record


@pytest.mark.rule("HK-13.2", "HK-13.3", "HK-13.4", "HK-13.6", "HK-13.7")
def test_only_the_seat_that_is_asked_sees_its_answers() -> None:
    table = at(MERGER, hands=["4A 9I"])
    assert table.view(0)["legal"] == ["lay 4A", "lay 9I"]
    assert table.view(1)["legal"] == table.view(None)["legal"] == []
    assert table.view(1)["question"] == {"frame": "LayTile", "seat": 0}
    assert table.view(1)["to_move"] == 0


@pytest.mark.rule("HK-13.5")
def test_share_decisions_are_seen_by_all() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [4, 0, 0]})
    play(table, "lay 4A", "trade 1")
    assert asked(table) == (0, "SellShares")
    for seat in (None, 1, 2):
        assert table.journal_for(seat)[-1].kind == "traded"
        assert table.record.for_seat(seat).lines[-1].do == "trade 1"


def position(**changes: Any) -> dict[str, Any]:
    """A sound position with some fields replaced."""
    table = at(MERGER, hands=["9I 8I", "7I"], shares={"Festival": [2, 1, 0]})
    return {**table.position(), **changes}


SHARES = [0, 2, 0, 0, 0, 0, 0, 0, 1, *[0] * 12]


@pytest.mark.rule("HK-13.8")
@pytest.mark.parametrize(
    ("changes", "reason", "details"),
    [
        ({"stock": [25, 23, *[25] * 5]}, "share-count",
         {"chain": "Festival", "held": 3, "stock": 23, "wanted": 25}),
        ({"shares": [26, *SHARES[1:]]}, "share-count", {"chain": "Airport", "held": 26}),
        ({"stock": [-1, 22, *[25] * 5], "shares": [26, *SHARES[1:]]}, "share-count",
         {"chain": "Airport"}),
        ({"size": [0, 3, 3, 0, 0, 0, 0]}, "chain-size", {"chain": "Festival", "tiles": 2}),
        ({"board": ["III.F.......", *["." * 12] * 8], "size": [0, 1, 3, 0, 0, 0, 0]},
         "chain-of-one", {"chain": "Festival", "tile": "5A"}),
        ({"board": ["III.F.F.....", *["." * 12] * 8], "size": [0, 2, 3, 0, 0, 0, 0]},
         "chain-apart", {"chain": "Festival"}),
        ({"board": ["IIIFF.......", *["." * 12] * 8]}, "chains-touch",
         {"chain": "Festival", "other": "Imperial"}),
        ({"hands": [["9I", "8I"], ["7I", "9I"], []]}, "tile-count", {"tile": "9I", "times": 2}),
        ({"hands": [["9I"], ["7I"], []]}, "tile-count", {"tile": "8I", "times": 0}),
        ({"money": [-100, 6000, 6000]}, "negative-money", {"seat": 0, "money": -100}),
        ({"money": [6000, 6000, 7000]}, "ledger", {"seat": 2, "money": 7000, "sum": 6000}),
        ({"money": [6000, 6000]}, "wrong-length", {"where": "money", "found": 2, "wanted": 3}),
        ({"mover": 3}, "no-such-seat", {"seat": 3, "seats": 3}),
    ],
)  # fmt: skip
def test_a_position_that_breaks_an_invariant_is_refused(
    changes: dict[str, Any], reason: str, details: dict[str, Any]
) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(GAME, position(**changes))
    error = caught.value
    assert error.reason == reason
    assert {name: error.details[name] for name in details} == details
    if reason != "no-such-seat":
        assert error.rule == "HK-13.8"


@pytest.mark.rule("HK-6.1", "HK-13.8")
def test_a_lone_tile_beside_a_chain_is_refused() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        at("IIIo")
    assert (caught.value.reason, caught.value.rule) == ("lone-beside-chain", "HK-6.1")
    assert caught.value.details == {"tile": "4A", "chain": "Imperial"}


@pytest.mark.rule("HK-12.3", "HK-13.8")
def test_too_many_tiles_in_hand_are_refused() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        at(hands=["1A 1B 1C 1D 1E 1F 1G"])
    assert caught.value.reason == "hand-size"
    assert caught.value.details["tiles"] == 7
    assert len(hand(at(hands=["1A 1B 1C 1D 1E 1F 1G"], options={"hk.hand_size": 7}), 0)) == 7


@pytest.mark.rule("HK-13.8")
def test_a_sound_position_is_accepted() -> None:
    table = ht.Table.from_position(GAME, position())
    assert table.position() == position()
