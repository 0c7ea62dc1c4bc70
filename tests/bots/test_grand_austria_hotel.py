"""`greedy` in positions where the sensible answer is plain, and against random players."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

import hotelier as ht
from hotelier.arena.match import make_match, play_game
from hotelier.bots import ask, make_bot
from hotelier.bots.grand_austria_hotel.cards import appraisal_of
from hotelier.bots.grand_austria_hotel.prospects import end_cards_worth, prospects, track_worth
from hotelier.bots.grand_austria_hotel.race import progress, standing_of
from hotelier.bots.grand_austria_hotel.weights import DIRECTED, TUNED
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, POLITICS_KEYS, STAFF_KEYS
from tests.grand_austria_hotel.positions import GAME, at, player

SIX = "groom chef porter liftboy chauffeur page_boy"


def answers(table: ht.Table, most: int = 9) -> list[str]:
    """Return the actions of greedy on seat 0, until it ends its turn."""
    done: list[str] = []
    while table.to_move == 0 and len(done) < most and done[-1:] != ["end"]:
        done.append(str(ask(make_bot(GAME.name, "greedy", 1), table.state)))
        table.play(done[-1])
    return done


def worth(table: ht.Table) -> float:
    """Return greedy's evaluation of seat 0."""
    return prospects(table.state, 0, appraisal_of(table.state.options, TUNED))


def test_claims_a_politics_card_at_once() -> None:
    table = at(player(emperor=10), dice={4: 2}, politics=["emperor_10", "floors_2", "three_each"],
               queue="")  # fmt: skip
    assert answers(table, 1) == ["claim emperor_10"]


def test_lets_a_complete_guest_move_in() -> None:
    table = at(player(cafe={"countess": "all"}, vacant="1A"), dice={1: 2}, queue="")
    assert answers(table, 1) == ["checkin countess"]


def test_sends_a_guest_to_the_ballroom_that_is_scored_next() -> None:
    row = player(cafe={"waltz_queen": "all"}, kitchen="1 champagne", krones=3, turns=1)
    table = at(
        row,
        player(turns=2),
        dice={3: 1},
        queue="",
        round=3,
        options={"aw.modules": 1},
        ballrooms=["zum_sperl", "apollosaal", "odeonsaal"],
    )
    assert answers(table)[:2] == ["dance waltz_queen", "to left-bottom"]


def test_leaves_no_guest_behind_in_the_last_turn() -> None:
    ready = player(krones=1, kitchen="1 wine", cafe="composer", vacant="1A 1B", turns=1)
    table = at(ready, player(turns=2), dice={3: 1}, round=7, queue="")
    done = answers(table)
    assert "serve" in done
    assert "checkin composer" in done


def test_takes_the_goods_that_its_guests_ordered() -> None:
    table = at(player(cafe="photographer", vacant="1A 1B"), dice={1: 3, 2: 3}, queue="")
    done = answers(table)
    assert done[0] in ("die 2", "boost 2")
    assert done.count("place photographer") == 3


def test_takes_a_guest_before_its_die() -> None:
    hotel = player(cafe="", vacant="1A 1B 1C", kitchen="2 cake 2 coffee")
    table = at(hotel, dice={1: 3, 2: 3}, queue="countess earl prince dame apothecary")
    assert answers(table, 1)[0].startswith("take ")


def test_takes_no_guest_in_the_end_that_it_cannot_serve() -> None:
    poor = player(vacant="1A 1B 1C", turns=1)
    table = at(poor, player(turns=2), dice={3: 1}, round=7, queue="procurator poet")
    assert answers(table, 1) == ["die 3"]


def test_avoids_the_penalty_of_the_emperor() -> None:
    late = player(emperor=6, turns=1)
    table = at(late, player(turns=2), dice={4: 3}, round=7, tiles=["A1", "B1", "C1"], queue="")
    done = answers(table)
    assert done[:2] in (["die 4", "split 3 0"], ["boost 4", "split 4 0"])


def test_employs_its_staff() -> None:
    table = at(player(staff="waitress", cafe="apothecary", vacant="1C"), dice={4: 2}, queue="")
    assert answers(table)[0] == "employ waitress"


def test_a_guest_needs_less_the_more_goods_it_has() -> None:
    rooms = "1A 1B 1C"
    table = [at(player(cafe={"photographer": text}, vacant=rooms), queue="")
             for text in ("", "1 wine", "2 wine", "all")]  # fmt: skip
    values = [worth(one) for one in table]
    assert values == sorted(values)


def test_krones_rooms_and_steps_are_worth_something() -> None:
    plain = worth(at(player(), queue=""))
    assert worth(at(player(krones=11), queue="")) > plain
    assert worth(at(player(emperor=1), queue="")) > plain
    assert worth(at(player(vacant="1A"), queue="")) > plain
    assert worth(at(player(occupied="1B"), queue="")) > plain


def test_the_last_position_is_worth_its_points() -> None:
    table = at(player(krones=3, turns=1), player(turns=2), dice={4: 1}, round=7, queue="")
    answers(table)
    assert table.outcome is not None
    assert worth(table) == table.outcome.scores[0]


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("krones_20", player(krones=5), player(krones=20)),
        ("emperor_10", player(emperor=3), player(emperor=10)),
        ("staff_6", player(staff="groom"), player(staff=SIX)),
        ("rooms_12", player(vacant="1A 1B"), player(vacant="1A 1B 1C 1D 1E 2A 2B 2C 2D 2E 3A 3B")),
        ("floors_2", player(occupied="1A"), player(occupied="1A 1B 1C 1D 1E 2A 2B 2C 2D 2E")),
        ("columns_2", player(occupied="1A"), player(occupied="1A 2A 3A 4A 1B 2B 3B 4B")),
        ("groups_6", player(occupied="1A"), player(occupied="1A 1E 4E 4D 3A 4A 3B 4B")),
        ("one_colour_all", player(occupied="1B"), player(occupied="1B 2A 2B 2E 3D 3E")),
        ("three_each", player(occupied="1A"), player(occupied="1A 1E 3A 1C 1D 2C 1B 2A 2B")),
        ("kitchen_3_each", player(kitchen="4 wine"),
         player(kitchen="3 strudel 3 cake 3 wine 3 coffee")),
        ("top_floor_3", player(occupied="4A"), player(occupied="4A 4B 4C")),
    ],
)  # fmt: skip
def test_progress_towards_every_kind_of_politics_card(
    card: str, before: dict[str, object], after: dict[str, object]
) -> None:
    number = POLITICS_KEYS.index(card)
    states = [at(one, queue="").state for one in (before, after)]
    appraisal = appraisal_of(states[0].options, TUNED)
    parts = [progress(appraisal, standing_of(state, 0), number) for state in states]
    assert 0 < parts[0] < 1
    assert parts[1] == 1


def test_every_card_has_a_worth() -> None:
    state = at(player(), queue="", options={"aw.modules": 5}).state
    appraisal = appraisal_of(state.options, TUNED)
    assert all(
        appraisal.guest_vp[guest] + appraisal.reward[guest] > 0 for guest in range(len(GUEST_KEYS))
    )
    for card in range(len(STAFF_KEYS)):
        parts = (appraisal.once, appraisal.per_turn, appraisal.per_round, appraisal.growth)
        assert sum(part[card] > 0 for part in parts) == 1
    assert all(value > 0 for value in appraisal.bonus + appraisal.penalty)


def test_steps_matter_most_where_they_turn_a_penalty() -> None:
    appraisal = appraisal_of(at(player(), queue="").state.options, TUNED)
    worths = [track_worth(appraisal, (0, 4, 8), 7, 2, position) for position in range(14)]
    assert worths == sorted(worths)
    gains = [after - before for before, after in pairwise(worths)]
    assert gains[7] == pytest.approx(max(gains))  # from 7, which falls back to 0, to 8


@pytest.mark.parametrize("seats", [2, 4])
def test_beats_random_players(seats: int) -> None:
    match = make_match(GAME.name, seats, ["greedy", "random"], 1)
    results = [play_game(match, number) for number in range(8)]
    seat = [result.bots.index("greedy") for result in results]
    assert sum(seat[n] in result.winners for n, result in enumerate(results)) == len(results)
    assert mean(result.scores[seat[n]] for n, result in enumerate(results)) > 60


@pytest.mark.parametrize("present", [1, 7])
def test_an_operator_reckons_with_the_retreats_to_come(present: int) -> None:
    """GAH-17.1, 13.41 Seven steps before the last scoring are none after it."""
    table = at(player(emperor=7, staff="operator", turns=1), round=present, dice={1: 2}, queue="")
    by_now, by_then = (
        end_cards_worth(table.state, 0, appraisal_of(table.state.options, weights))
        for weights in (TUNED, DIRECTED)
    )
    assert by_now == 14
    assert 0 <= by_then < 1
