"""The public contract of `docs/api.md`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.actions import Pass as AustriaPass
from hotelier.games.hotel_koenig.actions import LAY
from tests.hotel_koenig.positions import FORTY, at, legal, play

KOENIG = "hotel-koenig"


def played(table: ht.Table, decisions: int = 10_000, seed: int = 1) -> ht.Table:
    """Play random moves."""
    rng = Random(seed)
    for _ in range(decisions):
        if table.to_move is None:
            break
        table.play(rng.choice(table.legal()))
    return table


def test_games_by_name() -> None:
    game = ht.GAMES[KOENIG]
    assert (game.name, game.title, game.seats) == (KOENIG, "Hotel-König", range(2, 7))
    assert game.rules_version == 1
    for option in game.options:
        assert option.name
        assert option.default in option.choices
        assert option.help
    assert ht.game_of(ht.Table(KOENIG, seats=2, seed=1).state) is game


def test_a_game_can_be_given_itself_or_by_name() -> None:
    by_name = ht.Table(KOENIG, seats=3, seed=5)
    itself = ht.Table(ht.GAMES[KOENIG], seats=3, seed=5)
    assert by_name.state == itself.state


def test_a_table_plays_chance_itself() -> None:
    table = ht.Table(KOENIG, seats=4, seed=7, options={"preset": "online"})
    assert table.to_move in range(4)
    assert len(table.record.lines) == 4 + 4 * 6
    while table.to_move is not None:
        assert ht.to_move(table.state) == table.to_move
        table.play(table.legal()[0])
    assert ht.to_move(table.state) == ht.OVER
    assert table.legal() == []


def test_an_action_is_played_as_such_or_as_text() -> None:
    one, two = (ht.Table(KOENIG, seats=3, seed=7) for _ in range(2))
    action = one.legal()[2]
    one.play(action)
    two.play(f"  {str(action).upper()} ")
    assert one.state == two.state
    assert one.record == two.record


def test_legal_actions_print_their_notation() -> None:
    table = at("III.FF", hands=["4A 9F"])
    assert legal(table) == ["lay 4A", "lay 9F"]
    assert table.legal()[0] is LAY[27]


def test_an_action_made_by_hand_that_cannot_exist_is_unreadable() -> None:
    table = at("III.FF", hands=["4A 9F"])
    before = table.position()
    with pytest.raises(ht.UnreadableAction) as caught:
        table.play(type(LAY[0])(500))
    assert caught.value.reason == "no-such-action"
    assert "500" in str(caught.value)
    assert table.position() == before


@pytest.mark.parametrize(
    "thing",
    [None, 5, 2.5, [], {"lay": "9F"}, b"lay 9F", object(), AustriaPass()],
)
def test_what_is_no_action_of_this_game_is_refused(thing: object) -> None:
    table = at("III.FF", hands=["4A 9F"])
    before = table.position()
    with pytest.raises(ht.UnreadableAction) as caught:
        table.play(thing)
    assert caught.value.reason == "no-such-action"
    assert table.position() == before


@pytest.mark.parametrize("chance", ["draw 1A", ["draw 1A", 3], [None]])
def test_a_script_is_a_list_of_texts(chance: Any) -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(KOENIG, seats=2, chance=chance)
    assert caught.value.reason == "not-a-script"


def test_options_are_a_mapping_and_a_game_has_a_name() -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(KOENIG, seats=2, options=[1])  # type: ignore[arg-type]
    assert caught.value.reason == "not-an-object"
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(["x"], seats=2)  # type: ignore[arg-type]
    assert caught.value.reason == "unknown-game"


def test_a_view_is_plain_json() -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7), 40)
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert (view["game"], view["seats"], view["seat"]) == (KOENIG, 3, seat)
        assert view["ply"] == len(table.record.lines)
        assert view["to_move"] == table.to_move
        assert view["outcome"] is None


@pytest.mark.parametrize("seat", [-1, 3, 17, "0", 1.0, True])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    table = ht.Table(KOENIG, seats=3, seed=7)
    for ask in (table.view, table.journal_for):
        with pytest.raises(ht.Unreadable) as caught:
            ask(seat)
        assert caught.value.reason == "no-such-seat"
        assert caught.value.details["seats"] == 3


def test_engines_move_the_bare_state() -> None:
    """Without a table: legal, play, copy, sample, outcomes."""
    state = ht.Table(KOENIG, seats=3, seed=7).state.copy()
    rng = Random(1)
    while (seat := ht.to_move(state)) != ht.OVER:
        if seat == ht.CHANCE:
            outcomes = ht.outcomes(state)
            assert outcomes
            outcome = ht.sample(state, rng)
            assert outcome in [listed for listed, _ in outcomes]
            ht.play(state, outcome)
        else:
            ht.play(state, rng.choice(ht.legal(state)))
    assert ht.legal(state) == []
    assert ht.forced(state) is None


def test_play_on_a_bare_state_leaves_chance_to_the_caller() -> None:
    table = at(hands=["9F"])
    state = table.state.copy()
    ht.play(state, ht.legal(state)[0])
    ht.play(state, ht.legal(state)[-1])
    assert ht.to_move(state) == ht.CHANCE
    assert ht.legal(state) == []


def test_forced_names_the_only_action() -> None:
    table = at(hands=["9F"])
    assert str(ht.forced(table.state)) == "lay 9F"
    assert ht.forced(at(hands=["9F 1A"]).state) is None


def test_the_journal_has_a_rule_for_every_event() -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7))
    assert table.journal
    for event in table.journal:
        assert event.rule.startswith("HK-")
        assert event.kind in table.game.events
        assert len(event.args) == len(table.game.events[event.kind])


def test_the_journal_for_a_seat_hides_values_and_keeps_lines() -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7), 30)
    for seat in (None, 0, 1, 2):
        seen = table.journal_for(seat)
        assert [event.kind for event in seen] == [event.kind for event in table.journal]
        for mine, full in zip(seen, table.journal, strict=True):
            if full.audience is None or seat in full.audience:
                assert mine == full
            else:
                assert mine.args == (-1,)


def test_a_finished_game_is_an_open_book() -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7))
    for seat in (None, 0, 1, 2):
        assert table.journal_for(seat) == table.journal
        assert table.record.for_seat(seat) == table.record


def test_the_outcome_comes_with_the_end() -> None:
    begun = ht.Table(KOENIG, seats=3, seed=7)
    assert begun.outcome is None
    assert begun.record.end is None
    table = played(ht.Table(KOENIG, seats=3, seed=7))
    outcome = ht.GAMES[KOENIG].outcome(table.state)
    assert table.outcome == outcome
    assert table.record.end == {
        "reason": outcome.reason, "scores": list(outcome.scores), "ranks": list(outcome.ranks),
        "seed": "7",
    }  # fmt: skip
    assert table.view(None)["outcome"] == table.record.end


def test_the_seed_is_revealed_at_the_end_and_not_before() -> None:
    table = ht.Table(KOENIG, seats=2, seed="a long secret")
    while table.to_move is not None:
        assert "secret" not in table.record.to_jsonl()
        assert "secret" not in json.dumps(table.view(0))
        table.play(table.legal()[0])
    assert table.record.end is not None
    assert table.record.end["seed"] == "a long secret"


def test_without_a_seed_every_table_is_another_one() -> None:
    one, two = ht.Table(KOENIG, seats=3), ht.Table(KOENIG, seats=3)
    assert one.dealer.seed != two.dealer.seed
    assert one.record != two.record


def test_a_saved_record_loads(tmp_path: Path) -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7))
    table.record.save(tmp_path / "game.jsonl")
    assert ht.load(tmp_path / "game.jsonl") == table.record
    assert ht.load(str(tmp_path / "game.jsonl")) == table.record
    (tmp_path / "game.txt").write_text(table.record.to_text(), "utf-8")
    assert ht.load(tmp_path / "game.txt") == table.record


def test_a_redacted_record_reads_but_does_not_replay(tmp_path: Path) -> None:
    table = played(ht.Table(KOENIG, seats=3, seed=7), 30)
    redacted = table.record.for_seat(1)
    redacted.save(tmp_path / "mine.jsonl")
    again = ht.load(tmp_path / "mine.jsonl")
    assert again == redacted
    assert {line.do for line in again.lines if line.hidden_from(1)} == {"draw ?"}
    assert again.for_seat(1) == redacted
    assert not any(line.do[-1] != "?" for line in again.for_seat(None).lines if line.seen_by)
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(again)
    assert caught.value.reason == "redacted"


def test_a_position_is_whole_and_comes_back() -> None:
    table = played(ht.Table(KOENIG, seats=4, seed=7, options={"hk.hand_size": 7}), 50)
    data = table.position()
    assert (data["game"], data["rules"], data["seats"]) == (KOENIG, 1, 4)
    assert data["options"]["hk.hand_size"] == 7
    twin = ht.Table.from_position(KOENIG, json.loads(json.dumps(data)), seed=1)
    assert twin.state == table.state
    assert twin.journal == []
    assert twin.record.lines == []


def test_a_position_by_hand_needs_little() -> None:
    table = ht.Table.from_position(KOENIG, {"seats": 3, "hands": [["9F"], [], []]}, seed=1)
    assert legal(table) == ["lay 9F"]
    assert table.state.money == [6000] * 3


def test_a_game_from_a_position_records_where_it_began() -> None:
    table = at(*FORTY, hands=["5D"])
    play(table, "lay 5D", "announce", "stop")
    twin = ht.Table.from_record(table.record)
    assert twin.state == table.state
    assert twin.journal == table.journal
    assert twin.record == table.record


def test_the_header_of_a_set_up_game_shows_a_seat_no_more_than_its_view() -> None:
    table = at("III.FF", hands=["9I", "8I"], shares={"Festival": [2, 1, 0]},
               money=[1000, 2000, 3000])  # fmt: skip
    for seat in (None, 0, 1, 2):
        record = table.record.for_seat(seat)
        assert record.redacted
        assert record.position == table.game.view(table.state, seat)
        for other, tile in ((0, "9I"), (1, "8I")):
            assert (f'"{tile}"' in record.to_jsonl()) == (seat == other)
        for other in range(3):
            shown = json.dumps(record.position)
            assert (f'"money": {1000 * (other + 1)}' in shown) == (seat == other)


def test_a_redacted_set_up_game_cannot_be_redacted_for_somebody_else() -> None:
    record = at("III.FF", hands=["9I", "8I"]).record.for_seat(0)
    with pytest.raises(ht.BrokenRecord) as caught:
        record.for_seat(1)
    assert caught.value.reason == "redacted"
