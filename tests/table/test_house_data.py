"""House data: figures of a different copy, named in records and needed to replay them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME, house_game
from hotelier.games.grand_austria_hotel.cards import PRINTED, STAFF_KEYS
from tests.grand_austria_hotel.ballroom_positions import hall
from tests.grand_austria_hotel.positions import player
from tests.terminal.commands import Ran, run

DATA: dict[str, Any] = {
    "name": "our copy",
    "guests": {"baroness": {"vp": 9}, "49": {"order": {"wine": 2}}},
    "staff": {"groom": {"cost": 1}},
    "figures": {"start_krones": 12},
}
TOML = """
name = "our copy"
guests.baroness = {vp = 9}
guests.49 = {order = {wine = 2}}
staff.groom = {cost = 1}
figures = {start_krones = 12}
"""


def played(table: ht.Table, seed: int = 1, decisions: int = 10_000) -> ht.Table:
    rng = random.Random(seed)
    while table.to_move is not None and decisions:
        table.play(rng.choice(table.legal()))
        decisions -= 1
    return table


def test_a_table_plays_with_the_figures_and_its_record_names_them(tmp_path: Path) -> None:
    game = house_game(DATA)
    table = played(ht.Table(game, seats=2, seed=3))
    assert table.record.data == game.data
    assert game.data.startswith("our copy ")
    assert table.record.header()["data"] == game.data
    path = tmp_path / "game.jsonl"
    table.record.save(path)
    record = ht.load(path)
    assert record.data == game.data
    again = ht.Table.from_record(record, game=house_game(DATA))
    assert again.outcome == table.outcome
    assert again.record.to_jsonl() == table.record.to_jsonl()
    path.write_text(table.record.to_text(), encoding="utf-8")
    assert ht.load(path).data == game.data


def test_the_figures_are_really_played_with() -> None:
    table = ht.Table(house_game(DATA), seats=2, seed=3)
    assert table.view(0)["players"][0]["krones"] in (10, 11, 12)  # less the cost of the first rooms
    assert ht.Table(GAME, seats=2, seed=3).view(0)["players"][0]["krones"] <= 10


def test_a_record_refuses_other_figures() -> None:
    house = played(ht.Table(house_game(DATA), seats=2, seed=3), decisions=5).record
    record = ht.Record(house.game, house.rules, house.seats, house.options, house.lines,
                       data=house.data)  # fmt: skip
    with pytest.raises(ht.BrokenRecord, match=r"played with the house data “our copy .*give that"):
        ht.Table.from_record(record)
    other = house_game({**DATA, "staff": {"groom": {"cost": 2}}})
    with pytest.raises(ht.BrokenRecord, match=r"the house data “our copy .*, not with “our copy "):
        ht.Table.from_record(record, game=other)
    printed = played(ht.Table(GAME, seats=2, seed=3), decisions=5).record
    with pytest.raises(ht.BrokenRecord, match="with the printed figures: leave out --house-data"):
        ht.Table.from_record(printed, game=other)
    with pytest.raises(ht.BrokenRecord, match="This is a position of"):
        ht.Table.from_record(printed, game=ht.GAMES["hotel-koenig"])


def test_the_name_marks_the_figures_and_not_their_order() -> None:
    backwards = dict(reversed(DATA.items()))
    assert house_game(backwards).data == house_game(DATA).data
    changed = {**DATA, "staff": {"groom": {"cost": 2}}}
    assert house_game(changed).data != house_game(DATA).data


def test_positions_name_their_figures_too() -> None:
    game = house_game(DATA)
    table = played(ht.Table(game, seats=2, seed=3), decisions=20)
    position = json.loads(json.dumps(table.position()))
    assert position["data"] == game.data
    assert ht.Table.from_position(game, position, seed=1).position() == position
    with pytest.raises(ht.BrokenRecord, match="give that file with --house-data"):
        ht.Table.from_position(GAME, position)
    assert "data" not in ht.Table(GAME, seats=2, seed=3).position()


def test_a_record_of_a_seat_keeps_the_name() -> None:
    table = played(ht.Table(house_game(DATA), seats=2, seed=3), decisions=20)
    hidden = table.record.for_seat(0)
    assert hidden.redacted
    assert hidden.data == table.record.data


@pytest.mark.rule("AW-0.7", "AW-9.3")
def test_boards_and_tokens_of_the_expansion_can_be_replaced() -> None:
    game = house_game(
        {
            "tokens": {"token_1": {"column": {"vp": 9, "krones": 1}}},
            "figures": {"row_cost": [0, 1, 2]},
            "ballrooms": {"odeonsaal": {"spaces": {"3": [2, 2, 2]}}},
            "rehearsals": {
                "practice_2": {
                    "sections": [{"dancers": n, "vp": n} for n in (4, 3, 2, 1)],
                }
            },
        }
    )
    table = ht.Table(game, seats=2, seed=3, options={"aw.modules": 13})
    rules = table.state.options
    assert [due[2] for due in rules.tokens[0]] == [(0, 9), (1, 1)]
    assert [due[2] for due in rules.tokens[1]] == [(0, 7)]  # the floor did not change
    assert rules.cards.ballrooms[2].spaces == {2: (3, 2, 2), 3: (2, 2, 2), 4: (5, 4, 3)}
    assert [n for n, _ in rules.cards.rehearsals[1].sections] == [4, 3, 2, 1]
    rows = [row["rows"] for row in table.view(None)["ballrooms"]]
    assert [rows[0][name]["cost"] for name in ("bottom", "middle", "top")] == [0, 1, 2]
    assert {row.confidence for row in rules.cards.tokens} == {"house", "reconstructed"}


@pytest.mark.rule("AW-1.13", "AW-0.7")
def test_a_row_that_costs_nothing_needs_no_champagne() -> None:
    game = house_game({"figures": {"row_cost": [0, 1, 2]}})
    data = hall(player(kitchen="0 champagne", cafe={"khan": "all"}), phase="main").position()
    table = ht.Table.from_position(game, {**data, "data": game.data})
    assert "dance khan" in [str(action) for action in table.legal()]


@pytest.mark.rule("AW-0.7", "AW-14.1")
def test_a_view_marks_figures_of_our_own() -> None:
    ours = ht.Table(GAME, seats=2, seed=3, options={"aw.modules": 1})
    laid = {row["ballroom"] for row in ours.view(None)["ballrooms"]}
    assert laid <= set(ours.view(None)["reconstructed"])
    assert set(ours.view(0)["hand"]) & set(ours.view(0)["reconstructed"]) == {
        STAFF_KEYS[card] for card in ours.state.hands[0] if PRINTED.staff[card].number >= 119
    }
    room = sorted(laid)[0]
    own = {"ballrooms": {room: {"spaces": {"2": [3, 2, 2]}}}}
    copy = ht.Table(house_game(own), seats=2, seed=3, options={"aw.modules": 1})
    marked = set(copy.view(None)["reconstructed"])
    assert room not in marked
    assert laid - {room} <= marked
    assert ht.Table(GAME, seats=2, seed=3).view(0)["reconstructed"] == []


def test_a_name_that_is_no_name_is_refused() -> None:
    text = played(ht.Table(GAME, seats=2, seed=3), decisions=5).record.to_jsonl()
    with pytest.raises(ht.BrokenRecord, match="data cannot be read as name: 7"):
        from_text(text.replace('"seats": 2', '"seats": 2, "data": 7'))


def from_text(text: str) -> ht.Record:
    from hotelier.table.record import parse

    return parse(text)


# The command line


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    return lambda *args: run([str(arg) for arg in args], monkeypatch, capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ours.toml"
    path.write_text(TOML, encoding="utf-8")
    return path


def test_games_with_house_data_replay_with_it_alone(
    hotelier: Any, file: Path, tmp_path: Path
) -> None:
    records = tmp_path / "records"
    house = ["--house-data", file]
    ran: Ran = hotelier(
        "simulate", "--game", "grand-austria-hotel", "--seats", 2, "--games", 2, "--jobs", 1,
        "--records", records, "--json", *house,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["match"]["data"] == house_game(DATA).data
    record = records / "000000.jsonl"
    replayed = hotelier("replay", record, "--json", *house)
    assert replayed.code == 0, replayed.err
    assert json.loads(replayed.out)["data"] == house_game(DATA).data
    refused = hotelier("replay", record)
    assert (refused.code, refused.out) == (2, "")
    assert "give that file with --house-data" in refused.err


def test_cards_and_play_take_house_data(hotelier: Any, file: Path) -> None:
    ran: Ran = hotelier("cards", "baroness", "groom", "--house-data", file)
    assert "9 VP" in ran.out
    assert "costs 1 krone" in ran.out
    assert "this figure comes from your own file" in ran.out
    ran = hotelier("play", "--game", "grand-austria-hotel", "--bots", "random", "--seed", 1,
                   "--house-data", file)  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert "12 krones" in ran.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = ", "is not a TOML file: line 1 cannot be read."),
        ("guests.nobody = {vp = 1}", "there is no “nobody” among the guests."),
        ("guests.barones = {vp = 1}", "Did you mean “baroness”?"),
        ("guests.baroness = {vp = 'many'}",
         "guests.baroness.vp should be a whole number from -99 to 99, not “many”."),
        ("guests.baroness = {vp = 1000}", "from -99 to 99, not 1,000."),
        ("guests.baroness = {vp = true}", "from -99 to 99, not true."),
        ("guests.baroness = {order = {wine = 8}}", "from 0 to 7, not 8."),
        ("guests.baroness = {order = {}}", "guests.baroness.order cannot be {}."),
        ("guests.baroness = {order = {beer = 1}}", "guests.baroness.order has no “beer”"),
        ("guests.baroness = {colour = 'pink'}",
         "guests.baroness.colour should be blue, red, yellow or green, not “pink”."),
        ("guests = 3", "guests should be a table, not 3."),
        ("guests.baroness = {vp = 1}\nguests.75 = {vp = 2}", "names “75” twice"),
        ("staff.groom = {price = 3}", "staff.groom has no “price” to replace."),
        ("staff.groom = {cost = -1}", "staff.groom.cost should be a whole number from 0 to 99"),
        ("tiles.A2 = {else_vp = 3}", "tiles.A2 has no loss of VP as an alternative"),
        ("hotels.night = {floors = ['bbbbb', 'bbbbb', 'rrrrr', 'yyyyy']}",
         "hotels.night.floors cannot be"),
        ("figures.track = [1, 2]", "figures.track should be a list of 14 numbers, not [1, 2]."),
        ("figures.start_krones = 21", "figures.start_krones cannot be 21."),
        ("figures.rounds = 8", "figures has no “rounds” to replace."),
        ("colour = 1", "“colour” cannot be replaced."),
        ("tokens.token_1 = {column = {}}", "tokens.token_1.column cannot be {}."),
        ("tokens.token_1 = {column = {beer = 1}}", "tokens.token_1.column has no “beer”"),
        ("tokens.token_1 = {floor = {vp = 0}}", "from 1 to 99, not 0."),
        ("ballrooms.odeonsaal.spaces = {5 = [1, 1, 1]}", "ballrooms.odeonsaal.spaces has no “5”"),
        ("ballrooms.odeonsaal.spaces = {2 = [1]}", "should be a list of 3 numbers, not [1]."),
        ("rehearsals.practice_1.sections = []", "should be a list of 4 numbers, not []."),
        ("rehearsals.practice_1.sections = [{dancers=1, vp=1}, {dancers=1, vp=1}, "
         "{dancers=1, vp=1}, {dancers=1, vp=1}]", "rehearsals.practice_1.sections cannot be"),
        ("name = ''", "name cannot be “”."),
    ],
)  # fmt: skip
def test_bad_house_data(hotelier: Any, file: Path, text: str, sentence: str) -> None:
    file.write_text(text, encoding="utf-8")
    for args in (["cards"], ["simulate", "--game", "grand-austria-hotel", "--seats", 2]):
        ran: Ran = hotelier(*args, "--house-data", file)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err
        assert ran.err.startswith("hotelier: ")
        assert ran.err.count("\n") == 1


def test_files_that_cannot_be_read(hotelier: Any, file: Path) -> None:
    ran: Ran = hotelier("cards", "--house-data", file.parent / "none.toml")
    assert ran.code == 2
    assert "cannot be read: there is no such file or folder." in ran.err
    file.write_bytes(b"\xff\xfe")
    ran = hotelier("cards", "--house-data", file)
    assert ran.code == 2
    assert "is not a TOML file." in ran.err
    ran = hotelier("play", "--game", "hotel-koenig", "--house-data", file)
    assert ran.code == 2
    assert "hotel-koenig has no figures to replace" in ran.err
