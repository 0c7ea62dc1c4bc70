"""Pictures of Grand Austria Hotel: they show the view, fit the screen, and need no colour."""

from __future__ import annotations

import io
import random
import re
from itertools import product

import pytest
from rich.console import Console

import hotelier as ht
from hotelier.games.grand_austria_hotel import house_game
from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import POLITICS_KEYS
from hotelier.games.grand_austria_hotel.politics import met
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.terminal.austria.ballrooms import letters
from hotelier.terminal.austria.choices import choices, default_choice
from hotelier.terminal.austria.hotel import compact
from hotelier.terminal.austria.parts import Scene
from hotelier.terminal.choices import Choice
from hotelier.terminal.painters import painter_of
from hotelier.terminal.paper import choice_list
from hotelier.words.grand_austria_hotel.standing import progress

NAMES = ["Anna", "Leopold", "Marie", "Otto"]
AUSTRIA = ht.GAMES["grand-austria-hotel"]
EAGER = ("checkin", "place", "serve", "bring", "claim", "employ", "play", "prepare")


def some_table(seats: int, decisions: int, **options: object) -> ht.Table:
    """Return a random position after that many decisions."""
    rng = random.Random(decisions)
    table = ht.Table(AUSTRIA, seats=seats, seed=9, options=options)
    while decisions and table.to_move is not None:
        legal = table.legal()
        eager = [action for action in legal if str(action).split()[0] in EAGER]
        table.play(rng.choice(eager if eager and rng.random() < 0.8 else legal))
        decisions -= 1
    return table


def some_tables() -> list[ht.Table]:
    """Positions of many kinds: the draft, the first guests, early, in the middle, late, over."""
    return [
        some_table(2, 0, **{"gah.staff_deal": "draft"}),
        some_table(3, 3, **{"gah.boards": "day"}),
        some_table(4, 40),
        some_table(2, 120, edition="classic"),
        some_table(4, 300),
        some_table(3, 10_000),
        some_table(4, 0, **{"aw.modules": 345}),
        some_table(3, 90, **{"aw.modules": 345}),
        some_table(3, 200, **{"aw.modules": 12345}),
    ]


def screen(width: int, height: int) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(table: ht.Table, seat: int | None, width: int, height: int) -> str:
    console = screen(width, height)
    paint = painter_of(AUSTRIA).picture
    console.print(paint(AUSTRIA, table.view(seat), NAMES[: table.state.seats], seat, console, "en"))
    return printed(console)


@pytest.mark.parametrize(
    ("width", "height"), [(60, 24), (80, 24), (110, 38), (120, 40), (160, 50), (200, 60)]
)
def test_the_picture_fits_the_screen(width: int, height: int) -> None:
    for table in some_tables():
        for seat in (None, 0, 1):
            lines = drawn(table, seat, width, height).splitlines()
            assert max(map(len, lines)) <= width
            view = table.view(None)
            more = 6 if view.get("ballrooms") or view.get("entrances") else 0
            assert len(lines) <= height * 3 // 4 + more or width < 74
            if (width, height) == (80, 24):
                assert len(lines) <= 18 + more
            assert "\x1b" not in "".join(lines)


def test_the_list_of_choices_fits_the_screen() -> None:
    for table in some_tables():
        if table.to_move is None:
            continue
        console = screen(80, 24)
        console.print(choice_list(choices(AUSTRIA, table.view(table.to_move), "en")))
        lines = printed(console).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 9


POSITION = {
    "seats": 2,
    "round": 4,
    "dice": [3, 2, 1, 2, 1, 1],
    "queue": ["princess", "general", "photographer", "mr_boydell", "duke"],
    "politics": ["staff_6", "columns_2", "three_each"],
    "tiles": ["A1", "B2", "C1"],
    "players": [
        {
            "krones": 7,
            "emperor": 5,
            "vp": 31,
            "kitchen": {"strudel": 1, "cake": 2, "coffee": 1},
            "cafe": {"m_polo": {"strudel": 3}, "baroness": {"wine": 1, "coffee": 1}},
            "vacant": ["2A", "3A"],
            "occupied": ["1A", "1B"],
            "staff": ["barkeeper", "restaurant_manager"],
            "used": ["barkeeper"],
            "hand": ["custodian", "page_boy"],
        },
        {"krones": 4, "emperor": 8, "vp": 38, "hand": ["groom"]},
    ],
}


def position() -> ht.Table:
    return ht.Table.from_position(AUSTRIA, POSITION, seed=1)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50)])
def test_what_a_player_needs_to_know_is_there(width: int, height: int) -> None:
    shown = drawn(position(), 0, width, height)
    for text in (
        "Round 4 of 7", "Turns: You, Leopold, Leopold, You", "31 VP", "7 krones", "emperor 5",
        "Kitchen 1St 2Ca 1Co", "#B#", "#Y#", "[Y]", "[B]", "M. Polo", "complete", "Baroness",
        "1Wi 1Co", "Princess", "2St 1Co", "3 steps", "Duke", "Leopold", "38VP", "Custodian",
        "Page Boy", "Barkeeper (used)", "Restaurant Manager", "2/6", "0/2",
        "after round 5: +4 VP, back 5 to 0, penalty -5 krones, or -7 VP",
    ):  # fmt: skip
        assert text in shown, (text, shown)
    assert "Groom" not in shown  # another player's hand


def test_groups_are_outlined() -> None:
    rules = rules_for(AUSTRIA.choose_options({}), AUSTRIA.cards)
    board: Board = rules.boards[0]
    rows = compact(board, {"1A": "occupied", "1B": "vacant"}, [0, 1, 2, 3], "en").plain.split("\n")
    assert rows == [
        "    A   B   C   D   E",
        "4 | b | r | b2| r2| b2|3kr",
        "3 | b | r | b | y1  y1|2kr",
        "2 | y   y | r   r | y |1kr",
        "1 |#B#|[Y]| r   r | b |0kr",
    ]
    large = drawn(position(), 0, 120, 40).split("\n")
    assert "  ┌──────┬──────┬──────┬──────┬──────┐" in large[3]
    assert "  ├──────┴──────┼──────┴──────┐      │" in large[7]


def test_a_plain_terminal_gets_plain_lines() -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), width=120, height=40)
    paint = painter_of(AUSTRIA).picture
    with console.capture() as captured:
        console.print(paint(AUSTRIA, position().view(0), NAMES[:2], 0, console, "en"))
    assert "+------+------+" in captured.get()


def test_choices_of_a_turn_stand_in_rows() -> None:
    found = choices(AUSTRIA, position().view(0), "en")
    rows: dict[str, list[str]] = {}
    for choice in found:
        rows.setdefault(choice.group, []).append(choice.short)
    assert rows == {
        "Guest": ["Princess 3", "General 2", "Photographer 1", "Mr. Boydell 0", "Duke 0"],
        "Die": ["1: 4 dishes", "2: 3 drinks", "3: 1 room", "4: 2 steps or krones",
                "5: play 1 at -1", "6: any 1 for 1"],
        "Boost for 1": ["a 1", "a 2", "a 3", "a 4", "a 5", "a 6"],
        "Also": ["serve 3 for 1", "check in M. Polo", "Pass"],
    }  # fmt: skip
    assert [choice.key for choice in found] == [str(n) for n in range(1, 21)]
    assert [choice.action for choice in found if choice.group == "Guest"] == [
        "take princess", "take general", "take photographer", "take mr_boydell", "take duke",
    ]  # fmt: skip


def test_whole_yields_come_first() -> None:
    table = position()
    table.play("die 2")
    found = choices(AUSTRIA, table.view(0), "en")
    assert [choice.text for choice in found if choice.group == "All"] == [
        "2 wine and 1 coffee", "3 wine",
    ]  # fmt: skip
    assert found[0].group == "All"
    assert found[-1].text == "Nothing"


def test_enter_never_ends_a_turn_in_which_something_waits() -> None:
    table = position()
    table.play("die 4")
    table.play("split 2 0")
    view = table.view(0)
    found = choices(AUSTRIA, view, "en")
    assert [choice.action for choice in found] == ["serve", "checkin m_polo", "end"]
    assert default_choice(view, found) is None
    table.play("checkin m_polo")
    table.play("lodge 2A")
    view = table.view(0)
    found = choices(AUSTRIA, view, "en")
    assert default_choice(view, found) == found[-1]
    assert found[-1].action == "end"


def test_more_is_shown_on_request() -> None:
    table = position()
    console = screen(80, 24)
    details = painter_of(AUSTRIA).details
    for command, rest, wanted in (
        ("hotel", "", "You: Night side"),
        ("hotel", "2", "Leopold: Night side"),
        ("hotel", "leo", "38 VP"),
        ("card", "75", "Look at 3 staff cards and play one of them 3 cheaper"),
        ("card", "groom", "for each red guest who leaves"),
        ("hand", "", "Always: for each of your rooms that becomes"),
        ("guests", "", "draw 2"),
        ("city", "", "B2 (5) bonus: get 5 krones"),
    ):
        console.print(
            details[command].show(AUSTRIA, table.view(0), NAMES[:2], 0, rest, console, "en")
        )
        assert wanted in printed(console), (command, printed(console))
    with pytest.raises(ht.Unreadable, match="There is no player “5”"):
        details["hotel"].show(AUSTRIA, table.view(0), NAMES[:2], 0, "5", console, "en")
    with pytest.raises(ht.Unreadable, match="There is no card “nobody”"):
        details["card"].show(AUSTRIA, table.view(0), NAMES[:2], 0, "nobody", console, "en")


def test_celebrities_and_coloured_dice() -> None:
    table = ht.Table.from_position(
        AUSTRIA,
        {"seats": 2, "options": {"aw.modules": 2}, "phase": "after",
         "players": [{"celebrities": ["charlie_chaplin"]}, {}], "chips": [0, 4, 0],
         "lounge": ["jrr_tolkien", "mahatma_gandhi", None], "dice": [2, 0, 0, 0, 0, 0],
         "coloured": {"red": "1", "blue": "6"}},
        seed=1,
    )  # fmt: skip
    text = drawn(table, 0, 160, 50)
    assert "Lounge J. R. R. Tolkien +1 per occupied room: 2 VP | Mahatma Gandhi +4" in text
    assert "With you Charlie Chaplin (VP: 2 VP)" in text
    assert "1x3 red 3 dishes" in text
    assert "6x1 blue" in text
    assert "Tolkien +1, Mahatma Gandhi +4" in drawn(table, 1, 80, 24)
    alone = ht.Table.from_position(
        AUSTRIA,
        {"seats": 2, "options": {"aw.modules": 2}, "phase": "after", "dice": [0, 0, 0, 0, 0, 0],
         "coloured": {"red": "1"}},
        seed=1,
    )  # fmt: skip
    assert "1x1 red" in drawn(alone, 0, 80, 24)


def test_entrances_and_what_lies_with_them() -> None:
    players = [{"entrance": "dove"}, {"entrance": "grand_wray"}, {"entrance": "ninas_melange"}]
    table = ht.Table.from_position(
        AUSTRIA,
        {"seats": 3, "options": {"aw.modules": 3}, "players": players,
         "special": {"tiles": ["A2", "C3"], "politics": ["staff_6"]}},
        seed=1,
    )  # fmt: skip
    assert "Entrance Dove  column: a bonus token" in drawn(table, 0, 120, 40)
    assert "Tokens 5 VP | 7 VP, 4 krones | 6 krones" in drawn(table, 0, 120, 40)
    assert "Own tiles A2 any 2 goods" in drawn(table, 1, 120, 40)
    assert "Own politics 6 staff" in drawn(table, 2, 120, 40)
    assert "Tokens" not in drawn(table, 1, 120, 40)
    auction = some_table(4, 0, **{"aw.modules": 3})
    for width, height in ((80, 24), (120, 45)):
        assert "Up for auction" in drawn(auction, 0, width, height)
        assert "Kaufman  1St 1Ca 1Wi 1Co  +1 table" in drawn(auction, 0, width, height)


@pytest.mark.parametrize("decisions", [0, 60, 150, 400])
def test_progress_says_of_every_politics_card_whether_it_is_met(decisions: int) -> None:
    table = some_table(3, decisions, **{"aw.modules": 12345})
    scene = Scene(AUSTRIA, table.state.options, table.view(None), NAMES, None, "en")
    for card, seat in product(POLITICS_KEYS, range(3)):
        pairs = [
            map(int, part.split("/"))
            for part in progress(scene.rules, scene.view, seat, card).split()
        ]
        condition = table.state.options.condition[POLITICS_KEYS.index(card)]
        assert all(n >= least for n, least in pairs) == met(table.state, seat, condition), card


def test_what_a_player_has_of_the_expansions_politics() -> None:
    """AW-12.1 to 12.6"""
    kitchen = {"strudel": 5, "cake": 1, "wine": 3, "champagne": 4}
    player = {"kitchen": kitchen, "occupied": ["4A", "4B"], "dancers": {"left-top": 2}}
    for politics, pile, wanted in (
        (["champagne_7", "dancers_7", "green_guests_4"], ["medium"], ["4/7", "2/7", "1/4"]),
        (["kitchen_3_each", "top_floor_3", "big_orders_5"], ["mayor"], ["0/3", "2/3", "1/5"]),
    ):
        table = ht.Table.from_position(
            AUSTRIA,
            {"seats": 2, "options": {"aw.modules": 15}, "politics": politics,
             "players": [player, {}], "piles": [pile, []]},
            seed=1,
        )  # fmt: skip
        for width, height in ((80, 24), (120, 40)):
            for mine in wanted:
                assert mine in drawn(table, 0, width, height)


BALLS = {
    "seats": 3,
    "options": {"aw.modules": 12345},
    "round": 4,
    "ballrooms": ["apollosaal", "odeonsaal", "zum_sperl"],
    "key": 1,
    "lounge": ["jrr_tolkien", "mahatma_gandhi", "marie_curie"],
    "queue": ["mayor", "general"],
    "players": [
        {
            "kitchen": {"wine": 1, "champagne": 3},
            "cafe": {"debutante": {"wine": 1}},
            "dancers": {"left-bottom": 2, "middle-top": 1},
            "rehearsal": "practice_1",
            "entrance": "kaufman",
            "staff": ["chef_de_rang", "pianist"],
            "used": ["pianist", "chef_de_rang"],
            "hand": ["violinist", "groom"],
        },
        {"dancers": {"left-bottom": 1, "right-top": 2}, "turns": 1},
        {"dancers": {"balcony": 1}},
    ],
}


def ball() -> ht.Table:
    return ht.Table.from_position(AUSTRIA, BALLS, seed=1)


def test_ballrooms_dancers_and_champagne() -> None:
    """AW-14.1 Rows with costs, spaces and dancers; balcony, rehearsal room, kitchen."""
    low = drawn(ball(), 0, 80, 24)
    assert "Balls 1|2|3Ch  3 AAL·|···|··  5 ····|···|A·  7 ····|···|LL+M" in low
    assert "Kitchen 1Wi 3Ch" in low
    large = drawn(ball(), 0, 120, 45)
    for text in (
        "3    Apollosaal° (scored)", "5    Odeonsaal°", "7    Zum Sperl°", "3Ch ··", "LL+M",
        "AAL·", "3 krones", "Rehearsal°  1/1 1 step", "2 krones",
    ):  # fmt: skip
        assert text in large, (text, large)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 45)])
def test_key_bells_and_figures_of_our_own(width: int, height: int) -> None:
    """AW-4.2, AW-5.2, AW-0.7"""
    shown = drawn(ball(), 0, width, height)
    for text in (
        "Key: Leopold", "Chef de Rang (rung)", "Pianist (used)", "R° Mayor", "R  General",
        "Violinist°", "Tolkien +1", "Kaufman",
    ):  # fmt: skip
        assert text in shown, (text, shown)
    assert "Groom°" not in shown


def test_balls_on_request() -> None:
    console = screen(120, 40)
    show = painter_of(AUSTRIA).details["balls"].show
    console.print(show(AUSTRIA, ball().view(0), NAMES[:3], 0, "", console, "en"))
    text = printed(console)
    assert "1/4/9/16/25 VP for 1, 2, 3, 4 and more dancers" in text
    assert "A You  L Leopold  M Marie" in text
    assert "Leopold  Rehearsal°" in text
    assert "° figures of our own" in text
    console.print(show(AUSTRIA, position().view(0), NAMES[:2], 0, "", console, "en"))
    assert "There are no ballrooms at this table." in printed(console)


def test_players_who_begin_alike_are_numbered() -> None:
    assert letters(["Anna", "Leopold"]) == ["A", "L"]
    assert letters(["Anna", "Anton", "Leopold"]) == ["1", "2", "3"]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize("modules", [1, 2, 3, 4, 5, 12345])
def test_every_module_is_drawn_in_every_language(modules: int, lang: str) -> None:
    for decisions in (0, 14, 130):
        table = some_table(4, decisions, **{"aw.modules": modules})
        seat = table.to_move
        for width, height in ((80, 24), (120, 45)):
            console = screen(width, height)
            view = table.view(seat)
            paint = painter_of(AUSTRIA).picture
            console.print(paint(AUSTRIA, view, NAMES, seat, console, lang))
            if seat is not None:
                console.print(choice_list(choices(AUSTRIA, view, lang)))
            text = printed(console)
            assert max(map(len, text.splitlines())) <= width
            assert not re.search(r"[a-z]_[a-z]|austria-|grand-austria", text), text


def test_a_long_choice_hangs_under_its_own_words() -> None:
    """In rows and in columns, further lines of a choice are indented under its words."""
    words = "take the key: " + "a good of your choice " * 6
    for group, indent in (("Also", 8), ("", 3)):
        console = screen(60, 24)
        console.print(choice_list([Choice("1", "key", words.strip(), group=group)]))
        first, *others = printed(console).rstrip().split("\n")
        assert others
        assert first.index("take") == indent
        assert all(len(line) - len(line.lstrip()) == indent for line in others)


def test_house_data_takes_the_place_of_figures_of_our_own() -> None:
    """AW-0.7 Replaced figures have no mark and are drawn as given."""
    game = house_game(
        {
            "figures": {"row_cost": [0, 1, 2]},
            "ballrooms": {"odeonsaal": {"spaces": {"3": [6, 2, 2]}}},
            "rehearsals": {
                "practice_1": {"sections": [{"dancers": n, "vp": 9 - n} for n in (1, 2, 3, 4)]}
            },
            "guests": {"mayor": {"vp": 6}},
            "staff": {"violinist": {"cost": 1}},
        }
    )
    table = ht.Table.from_position(game, {**BALLS, "data": game.data}, seed=1)
    console = screen(120, 45)
    paint = painter_of(game).picture
    console.print(paint(game, table.view(0), NAMES[:3], 0, console, "en"))
    shown = printed(console)
    for text in ("Odeonsaal ", "Apollosaal°", "  0Ch AAL·", "······", "R  Mayor", "1/1 8 VP"):
        assert text in shown, (text, shown)
    assert "Violinist°" not in shown
    assert "Rehearsal°" not in shown
