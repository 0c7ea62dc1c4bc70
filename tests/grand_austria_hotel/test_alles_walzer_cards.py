"""AW-7, AW-8, AW-9 The rows of ballrooms, rehearsal rooms, celebrities, entrances and tokens."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import BOTTOM, MIDDLE, TOP
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    CELEBRITY_BIT,
    ENTRANCE_BIT,
    FROM_CELEBRITY,
    FROM_ENTRANCE,
    FROM_ROW,
    FROM_SECTION,
    FROM_TOKEN,
    POWER_BIT,
    PRINTED,
    SOURCE_KEYS,
    SOURCE_RULES,
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption
from hotelier.games.grand_austria_hotel.cards.vocabulary import FREE, occupy, steps, token
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.words.grand_austria_hotel.effects import power_text
from hotelier.words.values import value_text


def row(rows: Any, key: str) -> Any:
    return next(one for one in rows if one.key == key)


def test_ballrooms_as_the_rulebook_says() -> None:
    assert [one.rule for one in PRINTED.ballrooms] == [f"AW-7.{n}" for n in range(1, 6)]
    assert row(PRINTED.ballrooms, "odeonsaal").middle == (occupy(1, floors=3),)
    assert row(PRINTED.ballrooms, "goldener_strauss").spaces[2][MIDDLE] == 0
    assert row(PRINTED.ballrooms, "zum_sperl").figures == {
        2: (10, 3), 3: (15, 10, 5), 4: (15, 10, 5),
    }  # fmt: skip
    for one in PRINTED.ballrooms:
        assert sum(one.spaces[3]) >= 8  # what the examples of the rulebook need
        assert one.spaces[3][MIDDLE] >= 3
        assert all(few <= many for few, many in zip(one.spaces[3], one.spaces[4], strict=True))
        assert one.doubts
    assert (PRINTED.figures.row_cost[BOTTOM], PRINTED.figures.row_cost[TOP]) == (1, 3)


@pytest.mark.rule("AW-0.7")
def test_rehearsal_rooms_hold_ten_dancers_each() -> None:
    for one in PRINTED.rehearsals:
        assert sum(dancers for dancers, _ in one.sections) == 10
        assert one.confidence == "reconstructed"
    assert SOURCE_RULES[FROM_SECTION] == "AW-1.13"


def test_celebrities_in_words() -> None:
    chosen = GAME.choose_options({})
    texts = {
        one.key: [power_text(power(chosen) if isinstance(power, ByOption) else power, "en")  # type: ignore[arg-type]
                  for power in one.does]
        for one in PRINTED.celebrities
    }  # fmt: skip
    assert [one.rule for one in PRINTED.celebrities] == [
        *(f"AW-8.{n}" for n in range(1, 12)), "AW-0.6",
    ]  # fmt: skip
    assert texts["charlie_chaplin"] == ["with each source that gives you VP, get 2 VP"]
    assert texts["mahatma_gandhi"] == ["preparing rooms costs nothing"]
    assert "once, in your turn" in texts["albert_einstein"][0]
    assert "unless they order only one" in texts["sigmund_freud"][0]


def test_entrances_in_words() -> None:
    texts = {
        one.key: [power_text(power, "en") for power in one.does]  # type: ignore[arg-type]
        for one in PRINTED.entrances
    }
    assert [one.rule for one in PRINTED.entrances] == [
        *(f"AW-9.{n}" for n in range(1, 10)), "AW-0.6",
    ]  # fmt: skip
    assert texts["chateau_paulwei"][0] == ("full blue groups of 1, 2, 3 or 4 rooms give 4/8/13/20")
    assert texts["corogari_zant_mainz"][0].startswith(
        "when both your dice of a round add up to 6 or 8, play a staff card"
    )
    assert texts["stroup"][1] == (
        "for the first room of each red group that becomes occupied, get 2 krones"
    )
    assert row(PRINTED.entrances, "dove").does[1][3] == token(1)
    assert row(PRINTED.entrances, "grand_wray").gained == (steps(2),)
    assert row(PRINTED.entrances, "dove").rooms == (1, FREE)


def test_sources_follow_each_other_and_have_names() -> None:
    assert SOURCE_KEYS[FROM_ROW + 2] == f"{BALLROOM_KEYS[0]}_top"
    assert SOURCE_KEYS[FROM_CELEBRITY] == "sigmund_freud"
    assert SOURCE_KEYS[FROM_ENTRANCE] == "chateau_paulwei"
    assert SOURCE_KEYS[FROM_TOKEN] == "token_1"
    named = [str(value_text(GAME, source, "Source")) for source in range(len(SOURCE_KEYS))]
    assert named[FROM_ROW + 1] == "Apollosaal, middle row"
    assert named[FROM_SECTION + 3] == "Rehearsal room 1, section 4"
    assert len(set(named)) >= len(named) - 2  # a guest and a staff card may share a name
    assert not [name for name in named if "_" in name]


def test_every_holder_of_powers_has_a_bit_of_its_own() -> None:
    bits = [bit for bit in POWER_BIT if bit] + CELEBRITY_BIT + ENTRANCE_BIT
    assert len(set(bits)) == len(bits)
    assert all(bit.bit_count() == 1 for bit in bits)


def test_options_of_the_modules() -> None:
    revised, classic = (GAME.choose_options({"edition": name}) for name in ("revised", "classic"))
    assert (revised["aw.guest_staff_on_dance"], classic["aw.guest_staff_on_dance"]) == ("yes", "no")
    assert (revised["aw.gardener_with_wray"], classic["aw.gardener_with_wray"]) == ("no", "yes")
    assert revised["aw.extra_cards"] == classic["aw.extra_cards"] == "off"
    assert revised["aw.mayenfels_first_play"] == "may"
    rules = rules_for({**revised, "aw.modules": 23})
    assert (len(rules.celebrities), len(rules.entrances)) == (8, 8)
    rules = rules_for({**revised, "aw.modules": 123, "aw.extra_cards": "on"})
    assert (len(rules.celebrities), len(rules.entrances)) == (12, 10)
    with pytest.raises(ht.Unreadable):
        GAME.choose_options({"aw.extra_cards": "some"})
