"""Golden records of Grand Austria Hotel: whole games that must replay for ever.

The features of each record are computed from its journal. `make_austria.py` finds new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import TILE_KEYS

FOLDER = Path(__file__).parent / "grand_austria_hotel"
RECORDS = sorted(FOLDER.glob("*.jsonl"))
DICE = {2: 10, 3: 12, 4: 14}


@cache
def replayed(path: Path) -> ht.Table:
    """Replay a record and return its table."""
    return ht.Table.from_record(ht.load(path))


def events(table: ht.Table, kind: str) -> list[ht.Event]:
    """Return the events of one kind."""
    return [event for event in table.journal if event.kind == kind]


def rounds(table: ht.Table) -> Iterator[list[ht.Event]]:
    """Return the events of each round that was played from its start."""
    found: list[ht.Event] = []
    for event in table.journal:
        if event.kind == "round":
            found = [event]
        elif event.kind == "round_ended":
            yield found
        else:
            found.append(event)


def count(part: list[ht.Event], kind: str) -> int:
    """Count the events of one kind."""
    return sum(event.kind == kind for event in part)


def most_re_rolls(table: ht.Table) -> int:
    """Return the most re-rolls in one round (GAH-15.3)."""
    return max((count(part, "rerolled") for part in rounds(table)), default=0)


def dice_ran_out(table: ht.Table, by: str) -> bool:
    """Return True if a round ended because no die was left, taken or in the bin (GAH-3.5 b)."""
    seats = table.state.seats
    return any(
        count(part, "took_die") < 2 * seats
        and count(part, "took_die") + count(part, "rerolled") == DICE[seats]
        and [event.kind for event in part if event.kind in ("took_die", "rerolled")][-1] == by
        for part in rounds(table)
    )


def tiles(table: ht.Table, kind: str) -> set[str]:
    """Return the emperor tiles whose bonus or penalty a player got."""
    return {TILE_KEYS[event.args[0]] for event in events(table, kind)}


def best(table: ht.Table) -> list[int]:
    """Return the seats with the most VP, before any tie-break."""
    assert table.outcome is not None
    scores = table.outcome.scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def winners(table: ht.Table) -> int:
    """Return the number of winners."""
    assert table.outcome is not None
    return len(table.outcome.winners)


def verbs(table: ht.Table) -> set[str]:
    """Return the verbs of all actions that were played."""
    return {line.do.split()[0] for line in table.record.lines}


def plays(table: ht.Table, **options: str) -> bool:
    """Return True if the game has these options."""
    return all(
        table.record.options[name if name in ("edition", "questions") else f"gah.{name}"] == value
        for name, value in options.items()
    )


def module(table: ht.Table, digits: str) -> bool:
    """Return True if the game has these modules of the expansion."""
    return str(table.record.options["aw.modules"]) == digits


def happened(table: ht.Table, *kinds: str) -> bool:
    """Return True if events of all these kinds happened."""
    return all(events(table, kind) for kind in kinds)


def both_sides(stack: str) -> Callable[[ht.Table], bool]:
    """Make a check: bonus and penalty of three tiles, one per letter: "A1 B1 C1"."""
    wanted = set(stack.split())
    return lambda table: wanted <= tiles(table, "bonus") & tiles(table, "penalty")


ALL_MODULES = (
    "sent_dancer", "celebrity_left", "gained_entrance", "took_key", "rung", "claimed",
)  # fmt: skip
"""One feature of each module in one game."""
WANTED: dict[str, Callable[[ht.Table], bool]] = {
    "several-re-rolls": lambda t: most_re_rolls(t) >= 4,
    "last-die-taken": lambda t: dice_ran_out(t, "took_die"),
    "last-die-in-the-dustbin": lambda t: dice_ran_out(t, "rerolled"),
    "empty-guest-deck": lambda t: bool(events(t, "guests_reshuffled")),
    "empty-staff-deck": lambda t: bool(events(t, "no_staff_left")),
    "tiles-1": both_sides("A1 B1 C1"),
    "tiles-2": both_sides("A2 B2 C2"),
    "tiles-3": both_sides("A3 B3 C3"),
    "tiles-4": both_sides("A4 B4 C4"),
    "tie-broken": lambda t: len(best(t)) > winners(t) == 1,
    "shared-victory": lambda t: winners(t) > 1,
    "draft": lambda t: plays(t, staff_deal="draft", edition="revised"),
    "day-boards": lambda t: plays(t, boards="day"),
    "classic": lambda t: plays(t, edition="classic") and bool(events(t, "extra_turn")),
    "classic-draft-day": lambda t: plays(t, edition="classic", staff_deal="draft", boards="day"),
    "introductory": lambda t: plays(t, staff_deal="intro") and bool(events(t, "used_space")),
    "all-questions": lambda t: (
        plays(t, questions="all") and bool(events(t, "declined")) and "copy" in verbs(t)
    ),
    "ignored-penalty": lambda t: "ignore" in verbs(t) and bool(events(t, "ignored")),
    "filled-order": lambda t: "fill" in verbs(t) and bool(events(t, "chose_none")),
    "start-player": lambda t: bool(events(t, "key_returned")) and module(t, "4"),
    "tiles-6": lambda t: both_sides("A6 B6 C6")(t) and "spend" in verbs(t),
    "more-cards": lambda t: bool(
        module(t, "5") and events(t, "rung") and events(t, "not_rung") and events(t, "spent")
    ),
    "counted-guests": lambda t: bool(events(t, "pile_cleared") and events(t, "took_key")),
    "promotional": lambda t: plays(t, promos="on") and bool(events(t, "claimed")),
    "full-columns": lambda t: happened(t, "token_used", "dice_sum", "bid", "withdrew"),
    "own-politics": lambda t: happened(t, "fulfilled", "redeemed", "politics_counted"),
    "celebrities": lambda t: (
        happened(t, "took_celebrity", "chip", "celebrity_left", "celebrities_reshuffled")
        and {"coloured", "boosted", "consult"} <= verbs(t)
    ),
    "coloured-dice-alone": lambda t: "bin" in verbs(t) and happened(t, "binned"),
    "moved-coloured-dice": lambda t: "shiftcoloured" in verbs(t),
    "tiles-5": lambda t: (
        both_sides("A5 B5 C5")(t) and "retire" in verbs(t) and happened(t, "lost_champagne")
    ),
    "ballrooms": lambda t: happened(t, "sent_guest", "section_done", "final_champagne"),
    "all-modules": lambda t: module(t, "12345") and happened(t, *ALL_MODULES),
    "moved-dice": lambda t: happened(t, "moved_die", "guests_counted", "own_tile_laid"),
}
"""Records that the folder must hold, each with its features."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    record = ht.load(path)
    table = ht.Table.from_record(record)
    assert table.outcome is not None
    assert record.end is not None
    assert table.record == record
    assert table.record.to_jsonl() == record.to_jsonl()  # younger options have joined the header
    lines = path.read_text("utf-8").splitlines()
    assert table.record.to_jsonl().splitlines()[1:] == lines[1:]
    GAME.check(table.state)


@pytest.mark.rule(
    "GAH-15.3", "GAH-15.4", "GAH-3.5", "GAH-R.5", "GAH-R.6", "GAH-19.2", "GAH-19.3", "GAH-R.36"
)
@pytest.mark.parametrize("name", WANTED)
def test_the_folder_holds_what_is_required(name: str) -> None:
    found = [path.stem for path in RECORDS if WANTED[name](replayed(path))]
    assert found, f"make one: python -m tests.golden.make_austria {name}"


@pytest.mark.parametrize("kind", ["bonus", "penalty"])
def test_every_emperor_tile_is_there(kind: str) -> None:
    assert set.union(*(tiles(replayed(path), kind) for path in RECORDS)) == set(TILE_KEYS)


def test_every_kind_of_action_is_there() -> None:
    played = set.union(*(verbs(replayed(path)) for path in RECORDS))
    assert {cls.verb for cls in GAME.actions} - played == set()


def test_every_kind_of_event_is_there() -> None:
    kinds = {event.kind for path in RECORDS for event in replayed(path).journal}
    assert set(GAME.events) - kinds == set()


def test_every_seat_count_is_there() -> None:
    assert {ht.load(path).seats for path in RECORDS} == set(GAME.seats)
