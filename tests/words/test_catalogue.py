"""Every reason, event, action, question, option and name has a message, and no message is
unused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from hotelier.analysis import austria_reasons, koenig_reasons
from hotelier.analysis.evaluators import ANALYSERS
from hotelier.arena.goals import GOALS
from hotelier.bots import LEVEL_NAMES
from hotelier.cli.bench import COLUMNS
from hotelier.cli.commands import MODULES, find_command
from hotelier.cli.help_page import help_name
from hotelier.engine.checking import FIRST, LAST
from hotelier.games import ALL
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import ROW_KEYS
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    CELEBRITY_KEYS,
    ENTRANCE_KEYS,
    FROM_GUEST,
    GUEST_KEYS,
    HOTEL_KEYS,
    PRINTED,
    REHEARSAL_KEYS,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.hotels import FIGURE_DOUBTS, HOTELS
from hotelier.games.grand_austria_hotel.cards.vocabulary import CONDITIONS, OPTIONAL, WORDS
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    DANCE_ROW_KEYS,
    DIE_COLOUR_KEYS,
    GOOD_KEYS,
    PAYMENT_KEYS,
    SOURCE_COLUMNS,
    SPACE_KEYS,
    TIMING_KEYS,
)
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, REASONS, SOURCES
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import Decision, play_at_random
from hotelier.kernel.game import Game
from hotelier.terminal.app.panels.foot import KEYS
from hotelier.terminal.painters import PAINTERS
from hotelier.words import LOCALES, message_id, option_help, say, value_help
from hotelier.words.catalogue import bundle
from hotelier.words.choices import value_part
from hotelier.words.grand_austria_hotel.effects import POINTS
from hotelier.words.grand_austria_hotel.reference import KINDS
from hotelier.words.journal import ARGS
from hotelier.words.refusals import SYSTEM_REASONS
from tests.words.source import (
    message_names,
    named_by_the_page,
    page_sources,
    reasons,
    texts,
)

SAID = re.compile(r"""\bsay\(\s*["'`]([a-z0-9-]+)["'`.]""")
"""A message that the page uses by its full name."""
DOUBTS = [
    doubt
    for rows in (
        PRINTED.guests,
        PRINTED.staff,
        PRINTED.politics,
        PRINTED.tiles,
        HOTELS,
        PRINTED.ballrooms,
        PRINTED.rehearsals,
        PRINTED.celebrities,
        PRINTED.entrances,
        PRINTED.tokens,
    )
    for row in rows
    for doubt in row.doubts
] + list(FIGURE_DOUBTS)
NAMES: dict[str, dict[str, Sequence[str]]] = {
    "grand-austria-hotel": {
        "ballroom": BALLROOM_KEYS,
        "celebrity": CELEBRITY_KEYS,
        "colour": COLOUR_KEYS,
        "condition": CONDITIONS,
        "dancerow": DANCE_ROW_KEYS,
        "diecolour": DIE_COLOUR_KEYS,
        "doubt": sorted({doubt.kind for doubt in DOUBTS} | {"house"}),
        "effect": WORDS,
        "entrance": ENTRANCE_KEYS,
        "field": sorted({doubt.field for doubt in DOUBTS}),
        "good": GOOD_KEYS,
        "guest": GUEST_KEYS,
        "hotel": HOTEL_KEYS,
        "main": SPACE_KEYS,
        "origin": SOURCE_KEYS[:FROM_GUEST],
        "payment": PAYMENT_KEYS,
        "power": POINTS,
        "reason": ["last-round"],
        "rehearsal": REHEARSAL_KEYS,
        "row": ROW_KEYS,
        "scoring": [row.scoring for row in PRINTED.ballrooms],
        "source": SOURCE_COLUMNS,
        "staff": [*STAFF_KEYS, "unknown"],
        "tile": TILE_KEYS,
        "timing": TIMING_KEYS,
        "token": TOKEN_KEYS,
        "why": sorted({doubt.why for doubt in DOUBTS} | {"house-data"}),
        "word": [word for word, optional in zip(WORDS, OPTIONAL, strict=True) if optional],
        "group": ["guest", "die", "boost", "also", "all", "less"],
    },
    "hotel-koenig": {
        "chain": [*CHAIN_KEYS, "unknown"],
        "reason": [*REASONS, "unknown"],
        "source": SOURCES,
        "tile": ["unknown"],
    },
}
"""Kinds of values that have names, by game and alias."""


def systematic_names(game: Game) -> set[str]:
    """Return the ids of all messages that a game needs."""
    parts = [("event", kind) for kind in game.events]
    parts += [("action", action.verb) for action in game.actions]
    parts += [
        ("question", name)
        for name, frame in game.codec.frames.items()
        if issubclass(frame, Decision)
    ]
    parts += [(kind, key) for kind, keys in NAMES[game.name].items() for key in keys]
    parts += [(name,) for name in ("title", "tagline", "how-to", "sheet", "marks")]  # type: ignore[misc]
    return {message_id(game.name, *part) for part in parts} | {
        message_id("option", option.name) for option in game.options
    }


def term_names() -> set[tuple[str, str]]:
    """Return the terms of evaluations for positions of every game and of the expansion."""
    found = set()
    for name, game in ALL.items():
        for options in ({}, {"aw.modules": "12345"} if name == "grand-austria-hotel" else {}):
            state = game.setup(3, game.choose_options(options))
            play_at_random(state, Random(1), 60)
            found |= {(name, term) for term in ANALYSERS[name].evaluator.terms(state, 0)}
    return found


TERMS = term_names()
DEEDS = {"grand-austria-hotel": austria_reasons, "hotel-koenig": koenig_reasons}
SIMULATED = ("count", "share", "interval", "wins", "score", "sd", "min", "max")
"""The columns of the tables of `hotelier simulate`."""


def help_names() -> set[str]:
    """Return the help messages of every command and option."""
    names = {
        "help",
        "help-lang",
        "help-version",
        *(f"help-type-{kind}" for kind in ("number", "text", "file")),
    }
    for command in MODULES:
        names |= {message_id("help", command)}
        names |= {help_name(command, each.name) for each in find_command(command).parameters}
    return names


def needed() -> set[str]:
    names = {message_id("error", reason) for reason in reasons()}
    names |= {f"cards-kind-{kind}" for kind in KINDS} | help_names()
    names |= {message_id("os-error", code.lower()) for code in SYSTEM_REASONS}
    names |= {message_id("bench-goal", goal.figure) for goals in GOALS.values() for goal in goals}
    names |= {message_id("bench", column) for column in (*COLUMNS, "calls", "own-ms", "share")}
    names |= {f"simulate-{column}" for column in SIMULATED}
    names |= {f"bots-{column}" for column in ("key", "character", "rating", "nodes")}
    names |= {f"level-{name}{part}" for name in LEVEL_NAMES for part in ("", "-character")}
    checks = (*FIRST, *LAST, "game", "passed", "warned", "failed")
    names |= {f"engine-check-{name}" for name in checks}
    names |= {message_id("study-term", game, term) for game, term in TERMS}
    names |= {f"app-key-{command}" for command in KEYS}
    names |= {f"app-more-{d}" for each in PAINTERS.values() for d in each.details if d != "card"}
    for game, module in DEEDS.items():
        names |= {message_id("study-why", game, kind) for kind in module.KINDS}
        names |= {message_id("study-gain", what) for what in module.GAINS}
    return names.union(*(systematic_names(game) for game in ALL.values()))


def test_nothing_is_without_words() -> None:
    assert needed() - set(message_names("en")) == set()


def test_no_message_is_left_over() -> None:
    left = set(message_names("en")) - needed() - texts().literals
    assert left - named_by_the_page(left) == set()


def test_the_page_says_only_what_there_is() -> None:
    said = {name for text in page_sources() for name in SAID.findall(text)}
    assert said - set(message_names("en")) == set()
    assert len(said) > 10


@pytest.mark.parametrize("lang", sorted(LOCALES))
def test_no_message_is_written_twice(lang: str) -> None:
    counts = Counter(message_names(lang))
    assert [name for name, count in counts.items() if count > 1] == []
    assert all(bundle(lang).has_message(name) for name in counts)


def test_reasons_are_really_found() -> None:
    """The reader of the source finds each form in which a reason is written."""
    assert {"unknown-verb", "cut-off", "newer-rules", "not-the-question", "too-dear", "hand-size",
            "eighth-chain", "bad-seats", "no-free-table", "serve-at-least-one", "dice-count",
            "house-bad-value"} <= reasons()  # fmt: skip


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.name)
def test_args_of_every_event_have_names(game: Game) -> None:
    assert {kind: len(kinds) for kind, kinds in game.events.items()} == {
        kind: len(names) for kind, names in ARGS[game.name].items()
    }


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.name)
def test_every_option_and_value_explains_itself(game: Game) -> None:
    for option in game.options:
        assert option.help == option_help(option) != ""
        texts = [value_help(option, choice) for choice in option.choices]
        assert len(set(texts)) == len(option.choices)
        parts = set(bundle("en").get_message(message_id("option", option.name)).attributes)
        assert parts == {value_part(c) for c in option.choices if isinstance(c, str)}


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(HotelierError, match="no translation for “xx”"):
        say("hotel-koenig-title", "xx")
