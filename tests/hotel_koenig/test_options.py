"""HK-12 Options, value by value; those of bonuses, buying and the bank stand with their rules."""

from __future__ import annotations

import re

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import (
    FORTY,
    GAME,
    SEVEN_SAFE,
    asked,
    at,
    ended,
    held,
    legal,
    play,
    refused,
    stock,
    told,
)
from tests.hotel_koenig.test_end import SIX_SAFE
from tests.hotel_koenig.test_mergers import ELEVEN_FIVE_TWO, SEVEN_FOUR_TWO, SIX_THREE_THREE

ANY_TIME = {"hk.end_timing": "any_time_in_turn"}
COMPULSORY = {"hk.end_declaration": "compulsory"}
ALL_FIRST = {"hk.multi_merger_bonus": "all_first"}


# HK-12.4 founding with an empty bank


@pytest.mark.rule("HK-12.4", "HK-R.5")
@pytest.mark.parametrize(("value", "gain"), [("none", 0), ("owed", 0), ("cash", 300)])
def test_compensation_for_a_missing_founders_share(value: str, gain: int) -> None:
    table = at("o", hands=["2A"], shares={"Imperial": [0, 20, 5]},
               options={"hk.founder_share_empty": value})  # fmt: skip
    play(table, "lay 2A", "found Imperial")
    assert held(table, "Imperial") == [0, 20, 5]
    assert table.state.money == [6000 + gain, 6000, 6000]
    assert told(table, f"founder_share_{value}") == [(0, "Imperial", gain)]


@pytest.mark.rule("HK-12.4")
def test_an_owed_share_is_the_next_that_returns_to_the_bank() -> None:
    """Founders in order, before the bank, and the new share can be decided on at once."""
    table = at("o..LLL", hands=["2A", "3A"], shares={"Imperial": [0, 20, 5]},
               options={"hk.founder_share_empty": "owed"})  # fmt: skip
    play(table, "lay 2A", "found Imperial", "stop", "lay 3A", "trade 0", "sell 1")
    assert held(table, "Imperial") == [1, 19, 5]
    assert stock(table, "Imperial") == 0
    assert told(table, "founder_share") == [(0, "Imperial")]
    play(table, "trade 1", "sell 0")
    assert held(table, "Imperial") == [1, 19, 3]
    assert stock(table, "Imperial") == 2
    assert asked(table) == (0, "SellShares")


@pytest.mark.rule("HK-12.4")
def test_an_owed_share_comes_when_nobody_listens_too() -> None:
    table = at("II.LLL", hands=["3A"], shares={"Imperial": [0, 20, 5]},
               options={"hk.founder_share_empty": "owed"},
               owed=[[], [], [0], [], [], [], []])  # fmt: skip
    play(table, "lay 3A", "trade 0")
    state = table.state.copy()
    ht.play(state, ht.legal(state)[1])
    play(table, "sell 1")
    assert state == table.state
    assert held(table, "Imperial")[0] == 1


@pytest.mark.rule("HK-12.4")
def test_founders_wait_in_the_order_of_their_foundings() -> None:
    table = at("II.LLL", hands=["3A"], shares={"Imperial": [0, 20, 5]},
               options={"hk.founder_share_empty": "owed"},
               owed=[[], [], [0, 2], [], [], [], []])  # fmt: skip
    play(table, "lay 3A", "trade 0", "sell 1")
    assert held(table, "Imperial") == [1, 19, 5]
    play(table, "trade 0", "sell 1")
    assert held(table, "Imperial") == [1, 19, 5]  # seat 2 sold one and got the next
    assert stock(table, "Imperial") == 0
    assert told(table, "founder_share") == [(0, "Imperial"), (2, "Imperial")]


# HK-12.5, 12.6, 12.7 the end


@pytest.mark.rule("HK-12.5")
def test_announcing_is_optional_by_default() -> None:
    table = play(at(*FORTY, hands=["5D"]), "lay 5D", "continue", "stop")
    assert not ended(table)


@pytest.mark.rule("HK-12.5")
def test_a_compulsory_end_comes_at_the_first_turn_with_a_condition() -> None:
    table = at(*FORTY, hands=["5D"], options=COMPULSORY)
    play(table, "lay 5D")
    assert asked(table) == (0, "BuyShares")  # nothing to decide but shares
    assert told(table, "announced") == [(0, "41-tiles")]
    play(table, "buy Airport", "stop")
    assert ended(table) == "41-tiles"


@pytest.mark.rule("HK-12.6", "HK-D.12")
@pytest.mark.parametrize(
    ("value", "question"), [("seven_safe", "BuyShares"), ("all_active_safe", "AnnounceEnd")]
)
def test_six_safe_chains(value: str, question: str) -> None:
    table = at(*SIX_SAFE, hands=["4I"], options={"hk.end_condition": value})
    play(table, "lay 4I")
    assert asked(table) == (0, question)


@pytest.mark.rule("HK-12.6")
def test_all_active_chains_means_at_least_one_and_every_one() -> None:
    options = {"hk.end_condition": "all_active_safe"}
    table = play(at(hands=["9I"], options=options), "lay 9I")
    assert asked(table) == (0, "BuyShares")  # no chain at all
    table = play(at("A" * 11, "", "LL", hands=["9I"], options=options), "lay 9I")
    assert asked(table) == (0, "BuyShares")  # Luxor is open
    table = play(at("A" * 11, hands=["9I"], options=options), "lay 9I", "announce", "stop")
    assert ended(table) == "all-safe"


@pytest.mark.rule("HK-12.6")
@pytest.mark.parametrize("value", ["seven_safe", "all_active_safe"])
def test_forty_one_tiles_always_count(value: str) -> None:
    table = at(*FORTY, "", "LL", hands=["5D"], options={"hk.end_condition": value})
    play(table, "lay 5D")
    assert asked(table) == (0, "AnnounceEnd")


@pytest.mark.rule("HK-12.7", "HK-R.30", "HK-R.12")
def test_announced_before_the_tile_the_turn_goes_on() -> None:
    table = at(*SEVEN_SAFE, hands=["4B"], options=ANY_TIME)
    assert legal(table) == ["lay 4B", "announce"]
    play(table, "announce")
    assert not ended(table)
    assert legal(table) == ["lay 4B"]
    play(table, "lay 4B")
    assert asked(table) == (0, "BuyShares")  # not asked again
    play(table, "buy Airport", "stop")
    assert ended(table) == "all-safe"


@pytest.mark.rule("HK-12.7", "HK-R.30")
def test_it_may_also_be_announced_after_the_tile() -> None:
    table = at(*SEVEN_SAFE, hands=["4B"], options=ANY_TIME)
    play(table, "lay 4B")
    assert legal(table) == ["announce", "continue"]
    play(table, "continue")
    assert refused(table, "announce").reason == "must-buy-or-stop"
    play(table, "stop")
    assert not ended(table)


@pytest.mark.rule("HK-R.30")
def test_without_a_condition_nothing_can_be_announced_before_the_tile() -> None:
    table = at(*FORTY, hands=["5D"], options=ANY_TIME)
    assert legal(table) == ["lay 5D"]
    assert refused(table, "announce").reason == "no-end-condition"


@pytest.mark.rule("HK-R.30")
def test_an_announcement_stands_even_if_the_condition_falls() -> None:
    """All active chains are safe, the end is announced, and then a small chain is founded."""
    options = {**ANY_TIME, "hk.end_condition": "all_active_safe"}
    table = at("A" * 11, "", "o", hands=["2C"], options=options)
    play(table, "announce", "lay 2C", "found Luxor", "stop")
    assert ended(table) == "all-safe"


# HK-12.11, 12.15 mergers of several chains


@pytest.mark.rule("HK-12.11", "HK-D.7")
@pytest.mark.parametrize(
    ("value", "order"),
    [("smallest_first", ["Festival", "Airport"]), ("largest_first", ["Airport", "Festival"])],
)
def test_order_of_dissolving(value: str, order: list[str]) -> None:
    table = at(*ELEVEN_FIVE_TWO, hands=["3F"], shares={"Airport": [1], "Festival": [1]},
               options={"hk.multi_merger_order": value})  # fmt: skip
    play(table, "lay 3F", "sell 1", "sell 1")
    assert [event[1] for event in told(table, "bonus")] == order
    assert [event[2] for event in told(table, "sold")] == order


@pytest.mark.rule("HK-12.11")
def test_equally_large_ones_are_asked_for_with_the_largest_first_too() -> None:
    table = at(*SIX_THREE_THREE, hands=["4D"], options={"hk.multi_merger_order": "largest_first"})
    play(table, "lay 4D")
    assert legal(table) == ["dissolve Airport", "dissolve Festival"]


@pytest.mark.rule("HK-12.15", "HK-R.33", "HK-D.22")
@pytest.mark.parametrize(
    ("value", "kinds"),
    [
        ("per_chain", ["bonus", "sold", "bonus", "sold"]),
        ("all_first", ["bonus", "bonus", "sold", "sold"]),
    ],
)
def test_bonuses_chain_by_chain_or_all_first(value: str, kinds: list[str]) -> None:
    table = at(*SEVEN_FOUR_TWO, hands=["5C"], shares={"Airport": [1], "Festival": [1]},
               options={"hk.multi_merger_bonus": value})  # fmt: skip
    play(table, "lay 5C", "sell 1", "sell 1")
    assert [event.kind for event in table.journal if event.kind in kinds] == kinds
    assert [event[2] for event in told(table, "sold")] == ["Festival", "Airport"]


@pytest.mark.rule("HK-R.33", "HK-12.15")
def test_all_bonuses_first_in_the_order_of_the_names_and_then_the_question() -> None:
    table = at(*SIX_THREE_THREE, hands=["4D"], options=ALL_FIRST,
               shares={"Airport": [1], "Festival": [1]})  # fmt: skip
    play(table, "lay 4D")
    assert [event[1] for event in told(table, "bonus")] == ["Airport", "Festival"]
    assert asked(table) == (0, "ChooseDissolved")
    play(table, "dissolve Festival", "sell 1", "sell 1")
    assert [event[2] for event in told(table, "sold")] == ["Festival", "Airport"]
    assert len(told(table, "bonus")) == 2


@pytest.mark.rule("HK-R.33")
def test_with_two_players_the_bank_draws_in_that_order_too() -> None:
    table = at(*SEVEN_FOUR_TWO, hands=["5C"], seats=2, options=ALL_FIRST, chance="9I 3I",
               shares={"Airport": [1], "Festival": [1]})  # fmt: skip
    play(table, "lay 5C")
    assert told(table, "bank_drew") == [(-1, "Airport", "9I", 9), (-1, "Festival", "3I", 3)]
    assert asked(table) == (0, "SellShares")


# the whole list


@pytest.mark.rule("HK-12.1", "HK-12.15")
def test_every_option_names_its_rule_and_the_rulebook_is_the_default() -> None:
    rules = {option.name: option.rule for option in GAME.options if option.name != "preset"}
    assert sorted(rules.values()) == sorted(f"HK-12.{number}" for number in range(1, 16))
    assert all(re.fullmatch(r"hk\.[a-z_]+", name) for name in rules)
    assert all(option.default in option.choices for option in GAME.options)
    chosen = GAME.choose_options({"preset": "schmidt"})
    assert chosen == {option.name: option.default for option in GAME.options}


@pytest.mark.rule("HK-12.1", "HK-12.6", "HK-12.9", "HK-12.10", "HK-12.11", "HK-12.15")
def test_the_online_preset() -> None:
    chosen = GAME.choose_options({"preset": "online"})
    usual = GAME.choose_options({})
    assert {name: value for name, value in chosen.items() if usual[name] != value} == {
        "preset": "online",
        "hk.dead_tiles": "replace_at_draw",
        "hk.end_condition": "all_active_safe",
        "hk.multi_merger_order": "largest_first",
        "hk.multi_merger_bonus": "all_first",
        "hk.two_player_bank": "off",
        "hk.holdings": "open",
    }
    own = GAME.choose_options({"preset": "online", "hk.holdings": "hidden"})
    assert own["hk.holdings"] == "hidden"
    assert own["hk.dead_tiles"] == "replace_at_draw"
