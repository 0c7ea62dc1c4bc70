"""HK-10 The end."""

from __future__ import annotations

import pytest

from hotelier.games.hotel_koenig.tables import CHAIN_KEYS
from tests.hotel_koenig.positions import (
    DEAD,
    FORTY,
    SEVEN_SAFE,
    asked,
    at,
    ended,
    held,
    legal,
    pass_buying,
    play,
    refused,
    sizes,
    stock,
    told,
)

SIX_SAFE = [row.replace("F", ".") for row in SEVEN_SAFE]
"""Six chains, all safe; 4I touches nothing."""


@pytest.mark.rule("HK-10.1", "HK-13.6")
def test_seven_safe_chains_allow_the_end() -> None:
    table = at(*SEVEN_SAFE, hands=["4B"])
    assert sorted(sizes(table)) == sorted(CHAIN_KEYS)
    assert min(sizes(table).values()) >= 11
    play(table, "lay 4B")
    assert asked(table) == (0, "AnnounceEnd")
    assert legal(table) == ["announce", "continue"]
    assert refused(table, "stop").reason == "must-announce-or-continue"
    play(table, "announce", "stop")
    assert ended(table) == "all-safe"
    assert told(table, "announced") == [(0, "all-safe")]


@pytest.mark.rule("HK-10.1")
def test_seven_chains_with_one_open_do_not() -> None:
    rows = [row.replace("LLL.OO", "LL..OO") for row in SEVEN_SAFE]
    table = at(*rows, hands=["4B"])
    assert sizes(table)["Luxor"] == 10
    play(table, "lay 4B")
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-10.1", "HK-D.12")
def test_six_safe_chains_do_not_allow_the_end() -> None:
    table = at(*SIX_SAFE, hands=["4I"])
    assert len(sizes(table)) == 6
    play(table, "lay 4I")
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-10.1", "HK-10.2", "HK-D.13")
def test_forty_one_tiles_allow_the_end_and_buying_after_it() -> None:
    table = at(*FORTY, hands=["5D"])
    play(table, "lay 5D")
    assert sizes(table) == {"Airport": 41}
    assert legal(table) == ["announce", "continue"]
    play(table, "announce", "buy Airport", "buy Airport", "buy Airport")
    assert held(table, "Airport") == [3, 0, 0]
    play(table, "stop")
    assert ended(table) == "41-tiles"


@pytest.mark.rule("HK-10.1", "HK-D.13")
def test_not_announced_the_next_player_may() -> None:
    table = at(*FORTY, hands=["5D", "9I"])
    play(table, "lay 5D", "continue", "stop")
    assert asked(table) == (1, "LayTile")
    play(table, "lay 9I")
    assert asked(table) == (1, "AnnounceEnd")
    play(table, "announce", "stop")
    assert ended(table)
    assert told(table, "announced") == [(1, "41-tiles")]


@pytest.mark.rule("HK-10.1")
def test_the_condition_must_hold_when_it_is_announced() -> None:
    """Seven safe chains are for ever, so the only way back is never to have reached them."""
    table = at(*FORTY, hands=["9I"])
    play(table, "lay 9I")
    assert asked(table) == (0, "BuyShares")
    error = refused(table, "announce")
    assert error.reason == "must-buy-or-stop"


@pytest.mark.rule("HK-R.11")
def test_a_player_who_could_not_lay_may_announce() -> None:
    table = at(*SEVEN_SAFE, hands=["8A"])  # between Airport and Luxor
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert legal(table) == ["announce", "continue"]
    play(table, "announce", "stop")
    assert ended(table)


@pytest.mark.rule("HK-R.12")
def test_not_before_the_tile() -> None:
    table = at(*SEVEN_SAFE, hands=["4B"])
    assert legal(table) == ["lay 4B"]
    error = refused(table, "announce")
    assert (error.reason, error.rule) == ("announce-after-tile", "HK-R.12")
    error = refused(at("II", hands=["9F"]), "announce")
    assert (error.reason, error.rule) == ("no-end-condition", "HK-10.1")


@pytest.mark.rule("HK-R.12")
def test_not_in_another_players_turn() -> None:
    """Seat 1 is asked in the middle of seat 0's turn, with the condition fulfilled."""
    table = at("A" * 12, "A" * 12, "A" * 12, "AAAAA", "", "III.FF",
               hands=["4F"], shares={"Festival": [0, 2, 0]})  # fmt: skip
    play(table, "lay 4F")
    assert asked(table) == (1, "TradeShares")
    assert refused(table, "announce").reason == "must-trade"


@pytest.mark.rule("HK-10.3")
def test_final_scoring() -> None:
    """Bonuses of all active chains by current size, then every share is sold."""
    table = at(
        *FORTY, "", "LL",
        hands=["5D"],
        money=[1000, 2000, 3000],
        shares={"Airport": [3, 1, 0], "Luxor": [0, 2, 2]},
    )  # fmt: skip
    play(table, "lay 5D", "announce", "stop")
    # Airport has 41 tiles: 1000, bonuses 10000 and 5000. Luxor has 2: 300, 3000 + 1500 shared.
    assert told(table, "bonus") == [
        (0, "Airport", 1, 3, 10000), (1, "Airport", 2, 1, 5000),
        (1, "Luxor", 1, 2, 2300), (2, "Luxor", 1, 2, 2300),
    ]  # fmt: skip
    assert told(table, "final_sale") == [
        (0, 3, "Airport", 3000), (1, 1, "Airport", 1000), (1, 2, "Luxor", 600),
        (2, 2, "Luxor", 600),
    ]  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.scores == (14000, 2000 + 5000 + 2300 + 1000 + 600, 3000 + 2300 + 600)
    assert table.outcome.ranks == (1, 2, 3)
    assert table.outcome.winners == (0,)
    assert stock(table, "Airport") == stock(table, "Luxor") == 25


@pytest.mark.rule("HK-10.3", "HK-D.20")
def test_shares_of_chains_not_on_the_board_are_worthless() -> None:
    table = at(*FORTY, hands=["5D"], shares={"Continental": [0, 20, 0]})
    play(table, "lay 5D", "announce", "stop")
    assert table.outcome is not None
    assert table.outcome.scores == (6000, 6000, 6000)
    assert held(table, "Continental") == [0, 20, 0]


@pytest.mark.rule("HK-10.3")
def test_the_breakdown_adds_up_to_the_score() -> None:
    table = at(*FORTY, "", "III.FF", hands=["4F", "5D"],
               shares={"Festival": [2, 1, 0], "Airport": [0, 0, 1]})  # fmt: skip
    play(table, "lay 4F", "trade 0", "sell 2", "sell 0", "buy Imperial", "stop",
         "lay 5D", "announce", "stop")  # fmt: skip
    assert table.outcome is not None
    for seat, parts in enumerate(table.outcome.breakdown):
        assert sum(parts.values()) == table.outcome.scores[seat]
    assert table.outcome.breakdown[0] == {
        "start": 6000, "purchases": -700, "sales": 400, "bonuses": 2000, "founding": 0,
        "final_bonuses": 7000 + 3500, "final_sales": 700,
    }  # fmt: skip


@pytest.mark.rule("HK-10.4")
def test_most_money_wins() -> None:
    table = at(*FORTY, hands=["5D"], money=[100, 300, 200])
    play(table, "lay 5D", "announce", "stop")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.ranks == (3, 1, 2)


@pytest.mark.rule("HK-R.13", "HK-10.4")
def test_a_tie_is_a_shared_victory() -> None:
    table = at(*FORTY, hands=["5D"], money=[300, 200, 300])
    play(table, "lay 5D", "announce", "stop")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)
    assert table.outcome.ranks == (1, 3, 1)


@pytest.mark.rule("HK-R.9")
def test_play_goes_on_with_the_hands_until_all_tiles_are_laid() -> None:
    full = ["AAAAAAAAAAAA"] * 8
    table = at(*full, "AAAAAAAAAA..", hands=["", "11I", "12I"], mover=1, pile="")
    pass_buying(play(table, "lay 11I"))
    assert not ended(table)
    pass_buying(play(table, "lay 12I"))
    assert ended(table) == "no-tiles-left"


@pytest.mark.rule("HK-R.9", "HK-D.21")
def test_a_round_without_a_tile_ends_the_game() -> None:
    table = at(*DEAD, hands=["1B", "2B", "3B"])
    for seat in range(3):
        assert asked(table) == (seat, "LayTile")
        assert legal(table) == ["pass"]
        play(table, "pass")
        assert "buy Airport" in legal(table)
        play(table, "buy Airport", "stop")
    assert len(table.state.pile) > 0
    assert ended(table) == "no-tile-in-a-round"
    assert [event[1] for event in told(table, "final_sale")] == [1, 1, 1]


@pytest.mark.rule("HK-R.9")
def test_a_laid_tile_starts_the_count_anew() -> None:
    table = at(*DEAD, hands=["1B", "9I", "3B"], pile="4B 5B 6B 7B 8B 9B 10B 11B 12B",
               removed=" ".join(f"{n}{letter}" for n in range(1, 13) for letter in "DEFGHI"
                                if f"{n}{letter}" != "9I") + " 2B")  # fmt: skip
    pass_buying(play(table, "pass"))
    pass_buying(play(table, "lay 9I"))
    for _ in range(2):
        pass_buying(play(table, "pass"))
    assert not ended(table)
    assert asked(table) == (1, "LayTile")
    pass_buying(play(table, "pass"))
    assert ended(table)


@pytest.mark.rule("HK-R.38")
def test_both_conditions_count_as_forty_one_tiles() -> None:
    table = at(*FORTY, hands=["5D"], options={"hk.end_condition": "all_active_safe"})
    play(table, "lay 5D", "announce", "stop")
    assert ended(table) == "41-tiles"


@pytest.mark.rule("HK-R.38", "HK-R.9")
def test_an_announced_end_counts_as_announced() -> None:
    """The last tile of all is laid and the end announced in the same turn."""
    full = ["AAAAAAAAAAAA"] * 8
    table = at(*full, "AAAAAAAAAAA.", hands=["12I"], pile="")
    play(table, "lay 12I", "announce", "stop")
    assert ended(table) == "41-tiles"
