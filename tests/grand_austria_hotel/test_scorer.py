"""The package against a second bookkeeper, which reads nothing but records (see `scorer`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import PRINTED
from hotelier.games.grand_austria_hotel.cards.rows import ByOption
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    ROOM_KEYS,
    TIMING_KEYS,
    amounts_of,
)
from hotelier.kernel.options import Value
from hotelier.table.record import Line, parse
from tests.cases import for_each
from tests.covering import pairs
from tests.grand_austria_hotel.scorer import facts, package
from tests.grand_austria_hotel.scorer.compare import scored
from tests.grand_austria_hotel.scorer.lines import Disagreement
from tests.grand_austria_hotel.scorer.players import random_game
from tests.grand_austria_hotel.scorer.score import score

Row = dict[str, Value]
SINGLE_POINTS: dict[str, list[Value]] = {
    "seats": [2, 3, 4],
    **{
        option.name: list(option.choices)
        for option in GAME.options
        if option.name.startswith(("gah.", "questions"))
    },
}
WHOLE: dict[str, list[Value]] = {
    "seats": [2, 3, 4],
    "edition": ["revised", "classic"],
    "gah.boards": ["night", "day"],
    "gah.staff_deal": ["random", "intro", "draft"],
}
ROWS: list[Row] = [
    *pairs(SINGLE_POINTS),
    *(dict(zip(WHOLE, values, strict=True)) for values in product(*WHOLE.values())),
]
"""Every two values of two options meet, and every edition, board, deal and number of seats do."""
GAMES_PER_ROW = 20
RICH_GAMES = 240
MOST_RICH_GAMES = 1500
DEFAULTS = GAME.choose_options({})


def base(rows: Any) -> list[Any]:
    """The cards whose effects are compared word by word: those of the base game. What the cards of
    the modules do is compared in play (`test_alles_walzer_scorer`)."""
    return [row for row in rows if row.pack in ("base", "promo")]


def split(row: Row) -> tuple[int, Row]:
    """Seats and options of a row."""
    return int(str(row["seats"])), {name: row[name] for name in row if name != "seats"}


@pytest.mark.rule("GAH-19.1")
@pytest.mark.rule("GAH-23.8")
@for_each(
    range(len(ROWS)),
    group=lambda number: f"rows-{number % 12}",
    slow=[f"rows-{rest}" for rest in range(1, 12)],
)
def test_every_score_can_be_worked_out_from_the_record_alone(number: int, long_factor: int) -> None:
    """Half of the games with fair dice, half with loaded ones. Besides scores, ranks and VP by
    source, all that lies on the table agrees, and every choice that was offered on the way."""
    seats, options = split(ROWS[number])
    for game in range(GAMES_PER_ROW * long_factor):
        scored(random_game(seats, options, 1000 * number + game, loaded=game % 2 == 1))


def test_at_least_a_thousand_games() -> None:
    assert len(ROWS) * GAMES_PER_ROW >= 1000


def printed_in_base(keys: Iterable[str]) -> list[str]:
    """The cards of the base game."""
    return [key for key in keys if not facts.module_of(key)]


TILES = printed_in_base(facts.TILES)
ALTERNATIVES = [key for key in TILES if facts.TILES[key][2] is not None]
OCCURRED = [
    *(f"guest {key}" for key in printed_in_base(facts.GUESTS)),
    *(f"staff {key}" for key in printed_in_base(facts.STAFF)),
    *(f"scored {key}" for key in printed_in_base(facts.STAFF)
      if facts.STAFF[key].timing == "final" and key != "secretary"),
    *(f"politics {key}" for key in printed_in_base(facts.POLITICS)),
    *(f"politics place {place}" for place in (1, 2, 3)),
    *(f"bonus {key}" for key in TILES),
    *(f"penalty {key}" for key in TILES),
    *(f"penalty {key} by VP" for key in ALTERNATIVES),
    "penalty ignored", "overflow of the track", "krones lost beyond 20", "tie broken", "re-roll",
    "first", "decline", "extra action", "extra turn",
]  # fmt: skip


@pytest.mark.slow
def test_rich_games_agree_and_everything_occurs(long_factor: int) -> None:
    """Games between lucky and able players (every third) and lucky ones, until every guest, staff
    card, politics card and emperor tile and all rare events have occurred in some of them."""
    seen: Counter[str] = Counter()
    for game in range(MOST_RICH_GAMES * long_factor):
        seats, options = split(ROWS[game % len(ROWS)])
        options |= {"gah.promos": "on"}
        tries = 1 if game % 3 else 6
        seen += scored(random_game(seats, options, game, loaded=True, tries=tries)).table.seen
        if game >= RICH_GAMES * long_factor and all(seen[what] for what in OCCURRED):
            break
    assert [what for what in OCCURRED if not seen[what]] == []


# The tables, entered twice.


def revised(value: object) -> object:
    """A value of a table in the revised edition."""
    return value(DEFAULTS) if isinstance(value, ByOption) else value


@pytest.mark.rule("GAH-0.4")
@pytest.mark.rule("GAH-1.4")
def test_guests_agree() -> None:
    assert [row.key for row in PRINTED.guests] == list(facts.GUESTS)
    for row in PRINTED.guests:
        card = facts.GUESTS[row.key]
        order = [card.order.get(good, 0) for good in facts.ITEMS]
        assert (row.number, COLOUR_KEYS[row.colour], row.vp) == (card.number, card.colour, card.vp)
        assert amounts_of(row.order) == order, row.key
        assert [revised(word) for word in row.reward] == [
            package.effect(text) for text in card.rewards
        ], row.key


@pytest.mark.rule("GAH-1.5")
def test_staff_agree() -> None:
    assert [row.key for row in PRINTED.staff] == list(facts.STAFF)
    for row in PRINTED.staff:
        card = facts.STAFF[row.key]
        timing = {"end": "final"}.get(TIMING_KEYS[row.timing], TIMING_KEYS[row.timing])
        assert (row.number, revised(row.cost), timing) == (card.number, card.cost, card.timing)
        assert (row.intro or "-") == card.intro, row.key
    for row in base(PRINTED.staff):
        card = facts.STAFF[row.key]
        assert {revised(word) for word in row.does} == set(package.does(card)), row.key


@pytest.mark.rule("GAH-14.5")
def test_politics_cards_agree() -> None:
    assert [row.key for row in PRINTED.politics] == list(facts.POLITICS)
    for row in PRINTED.politics:
        stack, _, number = facts.POLITICS[row.key]
        assert (row.number, row.letter) == (number, stack)
    for row in base(PRINTED.politics):
        _, parts, _ = facts.POLITICS[row.key]
        assert row.condition == package.condition(parts), row.key


@pytest.mark.rule("GAH-1.7")
def test_emperor_tiles_agree() -> None:
    assert [row.key for row in PRINTED.tiles] == list(facts.TILES)
    for row in PRINTED.tiles:
        _, _, instead = facts.TILES[row.key]
        assert (row.letter, row.else_vp or None) == (row.key[0], instead)
    for row in base(PRINTED.tiles):
        bonus, penalty, _ = facts.TILES[row.key]
        assert [revised(word) for word in row.bonus] == [package.effect(text) for text in bonus]
        assert [revised(word) for word in row.penalty] == [package.loss(penalty)], row.key


@pytest.mark.rule("GAH-1.3")
def test_hotels_agree() -> None:
    assert facts.ROOMS == ROOM_KEYS
    assert [row.key for row in PRINTED.hotels] == list(facts.HOTELS)
    for row in PRINTED.hotels:
        colours, groups = facts.HOTELS[row.key]
        assert "".join(row.floors) == "".join(colours[room][0] for room in facts.ROOMS)
        assert {ROOM_KEYS[room]: vp for room, vp in row.printed_vp.items()} == facts.PRINTED_VP
        assert sorted(room for group in groups for room in group) == facts.ROOMS
        assert len(groups) == 10
        for group in groups:
            assert spread(group[0], colours) == set(group), (row.key, group)


def spread(room: str, colours: dict[str, str]) -> set[str]:
    """All rooms of one colour that hang together with a room."""
    found, todo = {room}, [room]
    while todo:
        more = {near for near in facts.NEIGHBOURS[todo.pop()] if colours[near] == colours[room]}
        todo += more - found
        found |= more
    return found


@pytest.mark.rule("GAH-11.4")
@pytest.mark.rule("GAH-17.1")
def test_figures_agree() -> None:
    figures = PRINTED.figures
    assert figures.track == facts.TRACK_VP
    assert figures.queue == facts.QUEUE_COST
    assert figures.dice == facts.DICE
    assert figures.politics == facts.DISC_VP
    assert {"blue": figures.blue, "red": figures.red, "yellow": figures.yellow} == facts.ROOF
    assert figures.floor_cost == tuple(facts.FLOOR_COST.values())
    assert figures.floor_vp == tuple(facts.FLOOR_VP.values())
    assert figures.scorings == {number: back for number, (_, back) in facts.RETREAT.items()}
    assert (figures.start_krones, figures.most_krones) == (facts.START_KRONES, facts.MOST_KRONES)
    assert (figures.cubes, figures.tables) == (facts.CUBES, facts.TABLES)
    assert (figures.start_staff, figures.guest_vp) == (facts.HAND, facts.LEFT_GUEST_VP)
    assert (figures.rounds, figures.start_rooms, figures.serve_goods) == (7, 3, 3)
    assert (figures.serve_cost, figures.boost_cost, figures.joker_cost) == (1, 1, 1)
    assert (figures.krone_vp, figures.good_vp, figures.bonus_from) == (1, 1, 3)


# The scorer itself: what it must notice.


def test_a_record_from_a_file_is_scored_too() -> None:
    table = ht.Table(GAME, seats=2, seed=3)
    while table.to_move is not None:
        table.play(table.legal()[0])
    assert table.outcome is not None
    assert score(parse(table.record.to_jsonl())).scores == list(table.outcome.scores)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("roll", "roll 1 1 1 1 1 0"),
        ("mix", "mix 0 1"),
        ("split", "split 9 9"),
        ("prepare", "prepare 4E"),
        ("take", "take nobody"),
        ("lodge", "lodge 4E"),
        ("end", "pass"),
    ],
)
def test_the_scorer_refuses_what_is_not_allowed(before: str, after: str) -> None:
    record = random_game(3, {}, 1, loaded=True).record
    ply = next(n for n, line in enumerate(record.lines) if line.do.split()[0] == before)
    record.lines[ply] = Line(record.lines[ply].by, after)
    with pytest.raises(Disagreement):
        score(record)


@pytest.mark.parametrize("surplus", [-1, 1])
def test_the_scorer_refuses_a_line_too_many_or_too_few(surplus: int) -> None:
    record = random_game(2, {}, 5).record
    record.lines = [*record.lines, Line(0, "end")][: len(record.lines) + surplus]
    with pytest.raises(Disagreement):
        score(record)
