"""`greedy` in positions where the sensible answer is plain, and against random players."""

from __future__ import annotations

import hotelier as ht
from hotelier.arena.match import make_match
from hotelier.arena.simulation import simulate
from hotelier.arena.statistics import Tally
from hotelier.bots import ask, make_bot
from hotelier.games.hotel_koenig.tables import TILE_KEYS
from tests.hotel_koenig.positions import FORTY, at, held, play

FORTY_ONE = (*FORTY[:-1], "AAAAA")


def late(*rows: str, hand: str, shares: dict[str, list[int]]) -> ht.Table:
    """A table whose pile is down to one tile, 9I; the tiles that are nowhere left the game."""
    used = {*hand.split(), "9I"}
    used |= {f"{n}{'ABCDEFGHI'[k]}" for k, row in enumerate(rows) for n, owner in enumerate(row, 1)
             if owner != "."}  # fmt: skip
    gone = " ".join(tile for tile in TILE_KEYS if tile not in used)
    return at(*rows, hands=[hand], shares=shares, pile="9I", removed=gone)


def answer(table: ht.Table) -> str:
    """Return the action of greedy at this table."""
    return str(ask(make_bot("hotel-koenig", "greedy", 1), table.state))


def bought(table: ht.Table) -> list[str]:
    """Return the purchases of greedy until it stops."""
    seat = table.to_move
    basket = []
    while table.to_move == seat and (action := answer(table)) != "stop":
        table.play(action)
        basket.append(action)
    return basket


def test_announces_the_end_when_it_leads() -> None:
    table = at(*FORTY, hands=["5D"], shares={"Airport": [3, 1, 0]})
    play(table, "lay 5D")
    assert answer(table) == "announce"


def test_plays_on_when_it_does_not_lead() -> None:
    table = at(*FORTY, hands=["5D"], shares={"Airport": [1, 3, 0]})
    play(table, "lay 5D")
    assert answer(table) == "continue"


def test_announces_before_its_tile_where_that_is_allowed() -> None:
    rules = {"hk.end_timing": "any_time_in_turn"}
    ahead = at(*FORTY_ONE, hands=["9I"], shares={"Airport": [3, 1, 0]}, options=rules)
    behind = at(*FORTY_ONE, hands=["9I 1I"], shares={"Airport": [1, 3, 0]}, options=rules)
    assert answer(ahead) == "announce"
    assert answer(behind).startswith("lay")


def test_merges_for_a_bonus() -> None:
    table = at("III.FF", hands=["1I 4A 9G"], shares={"Festival": [2, 1, 0]})
    assert answer(table) == "lay 4A"


def test_does_not_merge_for_the_bonus_of_others() -> None:
    table = at("III.FF", hands=["1I 4A"], shares={"Festival": [0, 3, 0]})
    assert answer(table) == "lay 1I"


def test_founds_when_it_can() -> None:
    table = at("o", hands=["1B 9G"])
    assert answer(table) == "lay 1B"


def test_founds_the_chain_of_which_it_kept_shares() -> None:
    table = late("o", hand="1B", shares={"Luxor": [4, 0, 0]})
    play(table, "lay 1B")
    assert answer(table) == "found Luxor"


def test_lets_its_own_chain_be_dissolved_for_the_bonus() -> None:
    table = at("III.FFF", hands=["4A"], shares={"Festival": [4, 0, 0], "Imperial": [0, 4, 0]})
    play(table, "lay 4A")
    assert answer(table) == "survivor Imperial"


def test_trades_where_one_share_is_worth_more_than_two() -> None:
    rows = ("PPPPPPPPPPP.", "...........A", "...........A")
    table = at(*rows, hands=["12A"], shares={"Airport": [4, 0, 0], "Prestige": [2, 3, 0]})
    play(table, "lay 12A")
    assert answer(table) == "trade 2"


def test_sells_where_the_end_is_near() -> None:
    rows = ("PPPPPPPPPPP.", "...........A", "...........A")
    table = late(*rows, hand="12A", shares={"Airport": [1, 0, 0]})
    play(table, "lay 12A")
    assert answer(table) == "sell 1"


def test_buys_its_way_to_a_majority() -> None:
    table = at("IIIIII", hands=["9I"], shares={"Imperial": [1, 2, 0]}, money=[9000, 0, 0])
    play(table, "lay 9I")
    assert set(bought(table)) == {"buy Imperial"}
    assert held(table, "Imperial")[0] > 2


def test_keeps_its_money_where_nothing_is_to_be_had() -> None:
    table = at("IIIIII", hands=["9I"], shares={"Imperial": [1, 12, 11]}, money=[900, 0, 0])
    play(table, "lay 9I")
    assert answer(table) == "stop"


def test_beats_three_random_players() -> None:
    match = make_match("hotel-koenig", 4, ["greedy", "random"], 1, {"preset": "online"})
    tally = Tally(4)
    for result in simulate(match, 40):
        tally.add(result)
    assert tally.bot_wins["greedy"] >= 36
