"""AW-2 Module 2: coloured dice, the lounge, chips, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.actions import Throw
from hotelier.games.grand_austria_hotel.alles_walzer.coloured import ThrowDice
from hotelier.games.grand_austria_hotel.cards import CELEBRITY_KEYS
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    gained,
    legal,
    play,
    player,
    take_turn,
    told,
    why,
)

FAMOUS = {"aw.modules": 2}
LOUNGE = ["mahatma_gandhi", "albert_einstein", "marie_curie"]


def famous(*players: Any, **fields: Any) -> ht.Table:
    """A table with module 2; the celebrities of the lounge do not meddle."""
    fields.setdefault("lounge", LOUNGE)
    return at(*players, options={**FAMOUS, **fields.pop("options", {})}, **fields)


def lounge(table: ht.Table) -> list[tuple[str | None, int]]:
    """Return the celebrities in the lounge with their chips."""
    return [(place["celebrity"], place["chip"]) for place in table.view(None)["lounge"]]


def round_end(**fields: Any) -> ht.Table:
    """A table at the end of a round; then comes the next one."""
    steps = ["NextRound", "EmperorScoring", "LeaveHotels"]
    fields.setdefault("dice", {})
    return famous(player(emperor=9), player(), stack=[{"frame": step} for step in steps], **fields)


# The setup


@pytest.mark.rule("AW-2.1", "AW-2.2", "AW-6.1", "AW-0.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_three_dice_are_coloured_and_three_celebrities_come(seats: int, dice: int) -> None:
    table = ht.Table(GAME, seats, 3, FAMOUS)
    assert [who is not None for who, _ in lounge(table)] == [True] * 3
    assert [chip for _, chip in lounge(table)] == [0, 0, 0]
    assert table.view(None)["celebrity_pile"] == 8 - 3  # three of eleven need module 1
    while table.state.coloured == (-1, -1, -1):
        table.play(legal(table)[0])
    assert sum(table.state.dice) == dice - 3
    assert min(table.state.coloured) >= 0
    assert [colour for _, colour, _ in told(table, "coloured_rolled")] == ["red", "blue", "yellow"]
    assert table.view(None)["coloured"] == {
        colour: int(space) for _, colour, space in told(table, "coloured_rolled")
    }


@pytest.mark.rule("AW-2.1", "AW-0.6", "AW-E.16")
@pytest.mark.parametrize(("extra", "count"), [("off", 8), ("on", 9)])
def test_who_is_in_the_pile(extra: str, count: int) -> None:
    options = {**FAMOUS, "aw.extra_cards": extra}
    rules = GAME.setup(2, GAME.choose_options(options)).options
    keys = {CELEBRITY_KEYS[celebrity] for celebrity in rules.celebrities}
    assert len(keys) == count
    assert not keys & {"giacomo_puccini", "mata_hari", "pablo_picasso"}
    assert ("agatha_christie" in keys) == (extra == "on")


@pytest.mark.rule("AW-2.1")
def test_a_game_without_the_module_has_white_dice_only() -> None:
    table = at(player())
    assert why(table, "coloured red") == ("AW-2.1", "no-coloured-dice")
    assert why(table, "consult albert_einstein") == ("AW-2.6", "celebrity-not-held")
    assert "lounge" not in table.view(None)
    assert "salon" not in table.position()


@pytest.mark.rule("AW-2.2")
def test_what_dice_can_show() -> None:
    state = famous(player()).state
    frame = ThrowDice(1, (0,))
    outcomes = frame.outcomes(state)
    assert outcomes is not None
    assert len(outcomes) == 36
    assert ThrowDice(7, (0, 1, 2)).outcomes(state) is None  # too many to list
    assert frame.possible(state, Throw((0, 1, 0, 0, 0, 0, 6, 0, 0)))
    for dice in (
        (0, 1, 0, 0, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0, 6, 1, 0), (2, 0, 0, 0, 0, 0, 1, 0, 0),
        (1, 0, 0, 0, 0, 0, 7, 0, 0), (1, 0, 0, 0, 0, 1),
    ):  # fmt: skip
        assert not frame.possible(state, Throw(dice))


# Taking a coloured die


@pytest.mark.rule("AW-X.9", "AW-2.3", "AW-2.4", "AW-14.2")
@pytest.mark.parametrize(
    ("take", "gain", "held"),
    [
        ("coloured red", {"krones": 5 - 4, "vp": 1}, ["mahatma_gandhi"]),
        ("coloured blue", {"krones": 5 - 4, "vp": 4}, ["albert_einstein"]),
        ("die 4", {"krones": 5}, []),
    ],
)
def test_the_example_of_the_rulebook(take: str, gain: dict[str, int], held: list[str]) -> None:
    table = famous(
        player(krones=6), dice={4: 3}, coloured={"blue": "4", "red": "4"}, chips=[0, 4, 0]
    )
    assert gained(table, take, "split 0 5") == gain
    assert table.view(0)["players"][0]["celebrities"] == held
    assert table.state.turns[0] == 1
    left = [who for who, _ in lounge(table)]
    assert left == [None if who in held else who for who in LOUNGE]


@pytest.mark.rule("AW-2.3", "AW-2.2")
def test_a_white_die_is_offered_only_where_one_lies() -> None:
    table = famous(player(krones=0), dice={1: 1}, coloured={"yellow": "3", "red": "1"})
    assert legal(table, "die") == ["die 1"]
    assert legal(table, "coloured") == ["coloured yellow"]
    assert why(table, "coloured blue") == ("AW-2.3", "coloured-die-away")
    play(table, "die 1")
    assert "mix 1 1" in legal(table)  # strength 2: the red die counts
    play(table, "mix 0 0")
    assert why(table, "coloured yellow") == ("GAH-6.2", "die-taken")


@pytest.mark.rule("AW-2.4", "AW-R.18")
def test_each_other_die_costs_a_krone() -> None:
    table = famous(player(krones=2), dice={3: 2}, coloured={"red": "3", "blue": "5"})
    assert legal(table, "coloured") == ["coloured red", "coloured blue"]
    assert gained(table, "coloured blue") == {"vp": 1}  # alone on its space: free
    poor = famous(player(krones=1), dice={3: 2}, coloured={"red": "3", "blue": "5"})
    assert legal(poor, "coloured") == ["coloured blue"]
    assert why(poor, "coloured red") == ("AW-2.4", "cannot-pay")


@pytest.mark.rule("AW-2.5", "AW-R.19", "AW-2.4")
def test_space_6_and_a_boost_cost_on_top() -> None:
    fields: dict[str, Any] = {"dice": {1: 1, 6: 1}, "coloured": {"red": "6"}}
    assert legal(famous(player(krones=1), **fields), "coloured") == []
    table = famous(player(krones=2), **fields)
    assert legal(table, "coloured") == ["coloured red"]
    assert legal(table, "boosted") == []
    assert why(table, "boosted red") == ("AW-2.4", "cannot-pay")
    rich = famous(player(krones=3), **fields)
    play(rich, "boosted red", "as 1")
    assert "mix 3 0" in legal(rich)
    assert [what for _, _, what in told(rich, "paid")] == ["coloured", "joker", "boost"]
    assert rich.state.money[0] == 0
    hand = famous(player(krones=1, staff="kitchen_hand"), **fields)
    assert legal(hand, "coloured") == ["coloured red"]  # its holder pays for the other die alone


@pytest.mark.rule("AW-R.21", "AW-2.6", "AW-8.7")
def test_a_celebrity_helps_with_the_action_of_its_own_die() -> None:
    table = famous(player(krones=0, vacant="1A"), coloured={"red": "3"}, dice={1: 1})
    assert gained(table, "coloured red", "prepare 2A") == {"vp": 1}  # Gandhi: no krone for floor 2


@pytest.mark.rule("AW-R.20")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_no_celebrity_without_a_die(edition: str) -> None:
    table = famous(
        player(krones=5, cafe={"e_gizia": "all"}, vacant="1A"), dice={1: 1},
        coloured={"red": "3", "blue": "3"}, options={"edition": edition},
    )  # fmt: skip
    play(table, "checkin e_gizia")
    while not legal(table, "use") and asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    if edition == "revised":
        assert legal(table) == ["use 1", "use 3", "stop"]
        play(table, "use 3")
    else:
        assert why(table, "coloured red") == ("AW-R.20", "no-die-in-extra-turn")
        assert [*legal(table, "die"), *legal(table, "boost")] == [
            "die 1", "die 3", "boost 1", "boost 3",
        ]  # fmt: skip
        play(table, "die 3")
    assert table.state.stack[-1].left == 2  # two rooms: the strength is that of both dice
    assert table.view(0)["players"][0]["celebrities"] == []


@pytest.mark.rule("AW-R.61", "AW-2.4")
def test_a_coloured_die_is_a_main_step_only_if_it_can_be_paid() -> None:
    dice: dict[str, Any] = {"dice": {}, "coloured": {"red": "3", "blue": "3"}}
    assert legal(famous(player(krones=0), **dice)) == ["pass"]
    table = famous(player(krones=1, cafe="poet", kitchen="1 strudel"), **dice)
    assert "serve" not in legal(table)  # its krone is kept
    assert legal(table, "coloured") == ["coloured red", "coloured blue"]
    assert "serve" in legal(famous(player(krones=2, cafe="poet", kitchen="1 strudel"), **dice))
    sure = famous(player(krones=0, cafe={"apothecary": "all"}, vacant="1C"), **dice)
    assert legal(sure) == ["pass", *legal(sure, "take"), "checkin apothecary"]
    play(sure, "checkin apothecary")
    assert "coloured red" in legal(sure)


@pytest.mark.rule("AW-R.61", "AW-R.81")
def test_the_sure_gain_has_to_be_enough() -> None:
    dice: dict[str, Any] = {"dice": {}, "coloured": {"red": "6", "blue": "6"}}
    one = famous(player(krones=0, cafe={"apothecary": "all"}, vacant="1C"), **dice)
    assert legal(one) == ["pass"]  # two krones are missing, the Apothecary brings one
    two = famous(player(krones=0, cafe={"tailor": "all"}, vacant="1B"), **dice)
    assert "checkin tailor" in legal(two)
    more = famous(player(krones=0, cafe={"apothecary": "all"}, vacant="1C", staff="groom"), **dice)
    assert "checkin apothecary" in legal(more)
    play(more, "checkin apothecary")
    assert "coloured red" in legal(more)


@pytest.mark.rule("AW-R.61")
def test_a_coloured_die_alone_on_a_space_costs_nothing() -> None:
    table = famous(player(krones=0), dice={6: 2}, coloured={"red": "2"})
    assert legal(table) == ["pass", *legal(table, "take"), "coloured red"]


# Passing


@pytest.mark.rule("AW-2.7", "AW-R.22")
def test_a_white_die_goes_to_the_dustbin_first() -> None:
    table = famous(player(), player(), dice={1: 1, 6: 1}, coloured={"red": "2", "blue": "3"})
    before = table.state.dustbin
    play(table, "pass", "pass")
    assert (table.state.dustbin, sum(table.state.dice)) == (before + 1, 1)
    assert sum(space >= 0 for space in table.state.coloured) == 2


@pytest.mark.rule("AW-D.15", "AW-2.7", "AW-R.22", "AW-14.2")
def test_only_coloured_dice_are_left() -> None:
    table = famous(player(), player(), dice={}, coloured={"red": "2", "blue": "3"})
    before = table.state.dustbin
    play(table, "pass", "pass")
    assert asked(table) == (0, "ChooseBin")
    assert legal(table) == ["bin red", "bin blue"]
    assert why(table, "bin yellow") == ("AW-2.7", "coloured-die-away")
    assert why(table, "pass") == ("AW-2.7", "must-bin")
    play(table, "bin blue")
    assert table.state.dustbin == before + 1
    assert table.state.coloured[0] >= 0 > table.state.coloured[1]
    assert [who for who, _ in lounge(table)] == LOUNGE  # the celebrity of the blue die stays
    play(table, "pass", "pass")  # the last one goes without a question, and the round ends
    assert table.state.round == 2


# The end of a round


@pytest.mark.rule("AW-2.8", "AW-D.16")
def test_who_is_not_chosen_gets_a_chip() -> None:
    for round_number, chips, after in ((1, [0, 0, 0], 2), (2, [2, 2, 2], 4)):
        table = round_end(round=round_number, chips=chips)
        assert lounge(table) == [(who, after) for who in LOUNGE]
    table = round_end(round=4, chips=[4, 4, 0])
    assert [chip for _, chip in lounge(table)] == [0, 0, 2]
    names = [who for who, _ in lounge(table)]
    assert names[2] == LOUNGE[2]
    assert not set(names[:2]) & set(LOUNGE)
    assert table.view(None)["celebrity_discard"] == sorted(LOUNGE[:2], key=CELEBRITY_KEYS.index)


@pytest.mark.rule("AW-2.8", "AW-2.6", "AW-2.9")
def test_players_discard_their_celebrities_before_the_emperor_scoring() -> None:
    table = famous(
        player(emperor=9, celebrities=["charlie_chaplin"]), player(), round=3, dice={},
        lounge=[None, "albert_einstein", "marie_curie"],
        stack=[{"frame": step} for step in ("NextRound", "EmperorScoring", "LeaveHotels")],
    )  # fmt: skip
    kinds = [event.kind for event in table.journal]
    assert kinds.index("celebrity_came") < kinds.index("moved_back") < kinds.index("round")
    assert table.view(None)["celebrity_discard"] == ["charlie_chaplin"]
    assert table.state.powers[0] == 0
    assert [chip for _, chip in lounge(table)] == [0, 2, 2]
    assert lounge(table)[0][0] not in (None, "charlie_chaplin")


@pytest.mark.rule("AW-D.12", "AW-R.17", "AW-2.6")
def test_no_chaplin_in_the_emperor_scoring() -> None:
    table = famous(
        player(emperor=9, celebrities=["charlie_chaplin"]), player(), round=3, dice={},
        stack=[{"frame": step} for step in ("NextRound", "EmperorScoring", "LeaveHotels")],
    )  # fmt: skip
    without = famous(
        player(emperor=9), player(), round=3, dice={},
        stack=[{"frame": step} for step in ("NextRound", "EmperorScoring", "LeaveHotels")],
    )  # fmt: skip
    assert table.state.vp[0] == without.state.vp[0] > 0


@pytest.mark.rule("AW-2.8", "AW-R.23")
def test_an_empty_pile_is_rebuilt_from_the_discards() -> None:
    every = [
        CELEBRITY_KEYS[who]
        for who in GAME.setup(2, GAME.choose_options(FAMOUS)).options.celebrities
    ]
    rest = [who for who in every if who not in LOUNGE]
    salon = {"lounge": LOUNGE, "chips": [4, 0, 0], "pile": [], "discard": rest, "held": [[], []]}
    table = round_end(salon=salon)
    assert told(table, "celebrities_reshuffled") == [(0, len(rest) + 1)]
    assert lounge(table)[0][0] in [*rest, LOUNGE[0]]
    assert len(table.state.salon.pile) == len(rest)


@pytest.mark.rule("AW-R.23")
def test_nobody_is_left_for_an_empty_place() -> None:
    table = famous(player(), dice={1: 1}, coloured={"red": "2"})
    salon = table.state.salon
    table.state.salon = salon._replace(lounge=(-1, *salon.lounge[1:]), pile=(), discard=())
    assert gained(table, "coloured red", "mix 0 0") == {}  # a die without celebrity, chip and VP


@pytest.mark.rule("AW-2.6", "AW-2.8")
def test_a_whole_round_with_celebrities() -> None:
    table = famous(
        player(krones=9),
        player(krones=9),
        dice={1: 5, 2: 2},
        coloured={"red": "3", "blue": "4", "yellow": "5"},
    )
    play(table, "coloured red", "stop", "end")
    take_turn(table, 1)
    play(table, "coloured blue", "split 0 1", "end")
    assert table.view(None)["players"][1]["celebrities"] == ["albert_einstein"]
    assert table.view(None)["players"][0]["celebrities"] == ["mahatma_gandhi"]
    take_turn(table, 1)
    assert table.state.round == 2
    assert [row["celebrities"] for row in table.view(None)["players"]] == [[], []]
    assert sum(table.state.dice) == 7
    assert min(table.state.coloured) >= 0


# Positions


@pytest.mark.rule("AW-14.3", "AW-2.1")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"lounge": [LOUNGE[0], LOUNGE[0], LOUNGE[1]]}, "celebrity-count"),
        ({"lounge": ["pablo_picasso", *LOUNGE[1:]]}, "celebrity-count"),
        ({"chips": [1, 0, 0]}, "bad-number"),
        ({"chips": [0, 0]}, "wrong-length"),
        ({"coloured": {"red": "7"}}, "bad-form"),
        ({"coloured": {"green": "1"}}, "bad-form"),
        ({"powers": [[], []]}, "powers-not-played"),
        ({"powers": [["charlie_chaplin", "jrr_tolkien"], []]}, "powers-not-played"),
    ],
)
def test_positions_that_no_game_reaches(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        famous(player(celebrities=["charlie_chaplin"]), **{"dice": {1: 1}, **fields})
    assert caught.value.reason == reason


@pytest.mark.rule("AW-14.3")
def test_dice_that_are_rolled_are_those_that_are_missing() -> None:
    throw = {"frame": "ThrowDice", "white": 3, "rolled": ["red"]}
    with pytest.raises(ht.BrokenRecord) as caught:
        famous(dice={}, stack=[{"frame": "NextTurn"}, throw], turns=[2, 2], dustbin=4)
    assert caught.value.reason == "frame-does-not-fit"
