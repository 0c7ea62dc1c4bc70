"""The kernel by itself, with a toy game: draw a marble, name some colours, count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from hotelier.kernel.codec import Codec, Form
from hotelier.kernel.errors import BrokenRecord, HotelierError, Unreadable, UnreadableAction
from hotelier.kernel.frames import (
    CHANCE,
    OVER,
    Action,
    Chance,
    Decision,
    Random,
    State,
    Task,
    forced,
    legal,
    outcomes,
    play,
    push,
    sample,
    settle,
    to_move,
)
from hotelier.kernel.game import ranks_of
from hotelier.kernel.notation import Alphabet, read, write
from hotelier.kernel.options import Option, Presets, choose

Colour = int
Sum = int
ALPHABET: Alphabet = {"Colour": ["Red", "Green", "Blue"]}


class Toy(Action):
    """An action of the toy game."""

    __slots__ = ()
    alphabet: ClassVar[Alphabet] = ALPHABET


@dataclass(frozen=True, slots=True)
class Name(Toy):
    """Name a number and any colours."""

    verb: ClassVar[str] = "name"
    count: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Say(Toy):
    """Say numbers."""

    verb: ClassVar[str] = "say"
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pick(Toy):
    """A marble comes up."""

    verb: ClassVar[str] = "pick"
    colour: Colour


class Bag(State):
    """The toy's state."""

    __slots__ = ("marbles", "said", "total")
    marbles: tuple[Colour, ...]
    said: list[tuple[Colour, ...]]
    total: Sum


@dataclass(frozen=True, slots=True)
class Add(Task):
    """Add to the total and note the order."""

    number: int

    def run(self, state: Bag) -> None:
        state.total = state.total * 10 + self.number


@dataclass(frozen=True, slots=True)
class Draw(Chance):
    """A marble is drawn."""

    def sample(self, state: Bag, rng: Random) -> Pick:
        return Pick(state.marbles[int(rng.random() * len(state.marbles))])

    def outcomes(self, state: Bag) -> list[tuple[Pick, float]]:
        return [(Pick(marble), 1 / len(state.marbles)) for marble in state.marbles]

    def apply(self, state: Bag, action: Pick) -> None:
        state.said.append((action.colour,))


@dataclass(frozen=True, slots=True)
class Secretive(Chance):
    """A draw with too many outcomes to list."""


@dataclass(frozen=True, slots=True)
class Ask(Decision):
    """A seat names a colour."""

    def legal(self, state: Bag) -> list[Pick]:
        return [Pick(marble) for marble in state.marbles]

    def apply(self, state: Bag, action: Pick) -> None:
        push(state, Add(action.colour), Add(9))


ACTIONS = (Name, Say, Pick)
CODEC = Codec(
    ALPHABET,
    {frame.__name__: frame for frame in (Add, Draw, Ask)},
    {"Sum": Form(lambda value: f"#{value}", lambda text: int(text.removeprefix("#")))},
)


def bag(*stack: Any) -> Bag:
    state = Bag()
    state.marbles = (0, 2)
    state.said = []
    state.total = 0
    state.journal = None
    state.stack = list(reversed(stack))
    return state


def test_the_first_frame_pushed_settles_first() -> None:
    state = bag()
    push(state, Add(1), Add(2), Add(3))
    settle(state)
    assert state.total == 123
    assert to_move(state) == OVER


def test_settling_stops_at_a_question() -> None:
    state = bag(Add(1), Ask(1), Add(2))
    settle(state)
    assert (state.total, to_move(state)) == (1, 1)
    assert legal(state) == [Pick(0), Pick(2)]
    assert forced(state) is None
    play(state, Pick(2))
    assert state.total == 1292
    assert legal(state) == []


def test_chance_is_asked_of_nobody() -> None:
    class Half:
        def random(self) -> float:
            return 0.5

    state = bag(Draw())
    assert to_move(state) == CHANCE
    assert outcomes(state) == [(Pick(0), 0.5), (Pick(2), 0.5)]
    assert sample(state, Half()) == Pick(2)
    assert legal(state) == []
    assert Draw().possible(state, Pick(2))
    assert not Draw().possible(state, Pick(1))
    play(state, Pick(2))
    assert state.said == [(2,)]


def test_what_a_frame_says_by_default() -> None:
    state = bag()
    assert Draw().audience(state, Pick(0)) is None
    assert Ask(0).why_not(state, Pick(1)) == ("", "not-the-question", {})
    assert Secretive().outcomes(state) is None
    assert not Secretive().possible(state, Pick(0))


def test_states_are_equal_in_their_fields_whoever_listens() -> None:
    one, two = bag(Ask(0)), bag(Ask(0))
    two.journal = []
    assert one == two
    two.total = 5
    assert one != two
    assert bag(Ask(0)) != bag(Ask(1))
    assert one != "a bag"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Name(3, ()), "name 3"),
        (Name(3, (0, 2, 0)), "name 3 Red Blue Red"),
        (Say((7, 0, 12)), "say 7 0 12"),
        (Say(()), "say"),
        (Pick(1), "pick Green"),
    ],
)
def test_texts_have_an_inverse(action: Toy, text: str) -> None:
    assert str(action) == write(action) == text
    assert read(text, ACTIONS) == action
    assert read(f"  {text.upper()}  ", ACTIONS) == action


def test_a_secret_action_shows_its_verb_only() -> None:
    assert write(Pick(1), secret=True) == "pick ?"
    assert write(Name(3, (0, 1)), secret=True) == "name ? ?"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name", "wrong-number-of-words"),
        ("name Red", "not-a-number"),
        ("name 1 Pink", "unknown-word"),
        ("say 1 x", "not-a-number"),
        ("say 1234567890", "not-a-number"),
        ("pick Red Blue", "wrong-number-of-words"),
        ("", "empty-action"),
        ("throw Red", "unknown-verb"),
    ],
)
def test_unreadable_texts(text: str, reason: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        read(text, ACTIONS)
    assert caught.value.reason == reason


def test_an_action_with_an_impossible_value_has_no_text() -> None:
    with pytest.raises(UnreadableAction) as caught:
        str(Pick(3))
    assert caught.value.reason == "no-such-action"


def test_a_state_is_written_with_keys_and_forms() -> None:
    state = bag(Ask(1), Add(5))
    state.said = [(0, 1), ()]
    state.total = 12
    data = CODEC.encode_state(state)
    assert data == {
        "marbles": ["Red", "Blue"],
        "said": [["Red", "Green"], []],
        "total": "#12",
        "stack": [{"frame": "Add", "number": 5}, {"frame": "Ask", "seat": 1}],
    }
    twin = Bag()
    CODEC.decode_state(data, twin)
    assert twin == state
    assert twin.said == [(0, 1), ()]


def test_what_is_unknown_is_written_as_a_question_mark() -> None:
    state = bag()
    state.marbles = (-1, 2)
    assert CODEC.encode_state(state)["marbles"] == ["?", "Blue"]


@pytest.mark.parametrize(
    ("change", "reason", "where"),
    [
        ({"marbles": "Red"}, "not-a-list", "marbles"),
        ({"marbles": ["Pink"]}, "not-a-key", "marbles[0]"),
        ({"marbles": [0]}, "not-a-key", "marbles[0]"),
        ({"said": [["Red"], "Red"]}, "not-a-list", "said[1]"),
        ({"total": "#x"}, "bad-form", "total"),
        ({"total": None}, "bad-form", "total"),
        ({"stack": [{"frame": "Add", "number": True}]}, "not-an-int", "stack[0].number"),
        ({"stack": [{"frame": "Add", "number": 1, "more": 2}]}, "wrong-fields", "stack[0]"),
        ({"stack": [None]}, "unknown-frame", "stack[0]"),
        ({"extra": 1}, "wrong-fields", "state"),
    ],
)
def test_broken_data_names_its_place(change: dict[str, Any], reason: str, where: str) -> None:
    data = {**CODEC.encode_state(bag()), **change}
    with pytest.raises(BrokenRecord) as caught:
        CODEC.decode_state(data, Bag())
    assert (caught.value.reason, caught.value.details["where"]) == (reason, where)


OPTIONS = (Option("preset", "short", ("short", "long")), Option("rounds", 3, (3, 5, 7), "T-1.1"))
PRESETS: Presets = {"preset": {"short": {}, "long": {"rounds": 7}}}


@pytest.mark.parametrize(
    ("chosen", "rounds"),
    [
        (None, 3),
        ({}, 3),
        ({"preset": "long"}, 7),
        ({"preset": "long", "rounds": 5}, 5),
        ({"rounds": "5", "preset": "long"}, 5),
    ],
)
def test_a_choice_beats_a_preset_beats_the_default(
    chosen: dict[str, object] | None, rounds: int
) -> None:
    assert choose(OPTIONS, PRESETS, chosen)["rounds"] == rounds


def test_a_wrong_value_names_the_option_and_its_rule() -> None:
    with pytest.raises(Unreadable) as caught:
        choose(OPTIONS, PRESETS, {"rounds": 4})
    assert (caught.value.rule, caught.value.details["choices"]) == ("T-1.1", ["3", "5", "7"])


def test_ranks_are_shared_by_equal_scores() -> None:
    assert ranks_of([30, 50, 50, 10]) == (3, 1, 1, 4)
    assert ranks_of([7]) == (1,)


def test_an_error_prints_even_without_words() -> None:
    class Bare(HotelierError):
        explain = None

    assert str(Bare("too-many", "T-1.1", count=3)) == "too-many count=3 T-1.1"
