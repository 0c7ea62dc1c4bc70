"""Perft: the ways to go on from set-up positions, by frames and by counts worked out apart.

The files hold `[about]`, `[position]` (with nothing but seats: the setup), `[play]` and `[counts]`.
For all but the last few depths the counts follow from a few lines of combinatorics below, which
know the rules but not the package.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from math import perm, prod
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.kernel.frames import Decision, settle
from hotelier.perft import answers, perft
from hotelier.table.positions import state_at

FOLDER = Path(__file__).parents[1] / "golden" / "grand_austria_hotel" / "perft"
SECTIONS = ("about", "position", "play", "counts")


@dataclass(frozen=True)
class Case:
    """One file."""

    name: str
    position: dict[str, Any]
    play: list[str]
    counts: dict[int, int]

    def state(self) -> Any:
        """A position from which perft counts."""
        if self.position.keys() == {"seats"}:
            state = GAME.setup(self.position["seats"], GAME.choose_options({}))
        else:
            state, _ = state_at(GAME, self.position)
            settle(state)
        for text in self.play:
            ht.play(state, {str(answer): answer for answer in answers(state)}[text])
        return state


def read_case(path: Path) -> Case:
    """A case from its file."""
    sections: dict[str, list[str]] = {name: [] for name in SECTIONS}
    lines = sections["about"]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip("[]") in SECTIONS:
            lines = sections[line.strip("[]")]
        elif line.strip():
            lines.append(line)
    assert sections["about"]
    counts = (line.split() for line in sections["counts"])
    return Case(
        path.stem,
        json.loads("\n".join(sections["position"])),
        sections["play"],
        {int(depth): int(count) for depth, count in counts},
    )


CASES = [read_case(path) for path in sorted(FOLDER.glob("*.txt"))]


def count_by_frames(state: Any, counts: list[int], depth: int = 0) -> None:
    """Add the answers at every depth, asking the frame on top itself."""
    if not state.stack:
        return
    top = state.stack[-1]
    decision = isinstance(top, Decision)
    listed = top.distinct(state) if decision else [answer for answer, _ in top.outcomes(state)]
    counts[depth] += len(listed)
    if depth + 1 < len(counts):
        for answer in listed:
            following = state.copy()
            following.stack.pop().apply(following, answer)
            settle(following)
            count_by_frames(following, counts, depth + 1)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_counts_by_frames(case: Case) -> None:
    counts = [0] * max(case.counts)
    count_by_frames(case.state(), counts)
    assert dict(enumerate(counts, 1)) == case.counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_counts_by_perft(case: Case) -> None:
    depth = max(depth for depth, count in case.counts.items() if count < 3000)
    assert perft(case.state(), depth) == case.counts[depth]


# Counts worked out apart


def touching(one: int, other: int) -> bool:
    """Two of the twenty fields share an edge."""
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5) == 1


def connected(rooms: set[int]) -> bool:
    """Every field of a set can be reached from every other."""
    reached = {min(rooms)}
    while grown := {room for room in rooms - reached if any(touching(room, r) for r in reached)}:
        reached |= grown
    return reached == rooms


def room_sets(start: set[int], more: int) -> int:
    """In how many ways so many fields can join those that are there."""
    others = [room for room in range(20) if room not in start]
    return sum(connected(start | set(chosen)) for chosen in combinations(others, more))


def mixes(strength: int) -> int:
    """Yields of space 1: at most so many, cake not more than strudel."""
    return sum(
        cake <= strudel and strudel + cake <= strength
        for strudel in range(strength + 1)
        for cake in range(strength + 1)
    )


def splits(strength: int) -> int:
    """Yields of space 4: at most so many in all."""
    return sum(up + got <= strength for up in range(strength + 1) for got in range(strength + 1))


def setup_two_players() -> list[int]:
    return [2 * 4**depth for depth in range(7)]


def first_rooms() -> list[int]:
    """Per player one of the fields beside 1A, then one more; sets, not orders."""
    first, both = room_sets({0}, 1), room_sets({0}, 2)
    return [both ** (depth // 2) * (both if depth % 2 else first) for depth in range(6)]


def first_rooms_up_to_three() -> list[int]:
    """`part[n]`: answers n of one player; `whole[n]`: ways to be done after n answers."""
    sets = [1, 1, room_sets({0}, 1), room_sets({0}, 2)]
    part = [0, sets[1] + 1, sets[2] + sets[1], sets[3] + sets[2], 0]
    whole = [0, 1, sets[1], sets[2] + sets[3], 0]
    counts = [0]
    for depth in range(1, 5):
        later = sum(whole[n] * counts[depth - n] for n in range(1, depth))
        counts.append(part[depth] + later)
    return counts[1:]


def draft_two_players() -> list[int]:
    picks = [6, 6, 5, 5, 4, 4, 3]
    return [prod(picks[: depth + 1]) for depth in range(len(picks))]


def dishes() -> list[int]:
    yields = mixes(3) + mixes(4)
    others = 1 + 5 + 2  # pass, five guests, a die boosted or not
    return [2, yields, yields, yields * others]


def preparing() -> list[int]:
    """Each set of rooms once; after it `stop`, then `end`, then two answers of the other player."""
    one, two, three = (room_sets({0, 1}, more) for more in (1, 2, 3))
    return [one + 1, two + one + 1, three + two + one + 2]


def lost_hand_cards() -> list[int]:
    return [perm(4, n) for n in (1, 2, 3)] + [perm(4, 3) * perm(5, n) for n in (1, 2, 3)]


def re_roll() -> list[int]:
    rolls = list(combinations_with_replacement(range(1, 7), 2))
    return [len(rolls), sum(1 + len(set(roll) - {6}) for roll in rolls)]


def two_cards() -> list[int]:
    """Prices 5, 4, 3 and 0 from 7 krones; then a die, and a boost where a krone is left."""
    prices = (5, 4, 3, 0)
    pairs = [(a, b) for a in prices for b in prices if a != b and a + b <= 7]
    turn = [1 + (7 - a - b > 0) for a, b in pairs] + [1 + (7 - a > 0) for a in prices]
    return [
        len(prices) + 1,
        len(pairs) + len(prices) + 2,
        sum(turn) + splits(1) + splits(2),
    ]


def auction() -> list[int]:
    """AW-3.4, 3.6 Money 1, 2, 1; every way to bid, then five first guests and 51 new ones."""
    counts = [0] * 5

    def count(depth: int, answers: int) -> bool:
        counts[depth] += answers
        return depth + 1 < len(counts)

    def opening(depth: int, money: tuple[int, ...], without: tuple[int, ...], opener: int) -> None:
        if len(without) == 1:
            if depth < len(counts) and count(depth, 5) and count(depth + 1, 5 * 51):
                assert depth + 2 < len(counts)
                count(depth + 2, 5 * 51 * 5)
            return
        if depth < len(counts) and count(depth, len(without) * (money[opener] + 1)):
            for bid in range(money[opener] + 1):
                for _ in without:
                    bidding(depth + 1, money, without, opener, opener, bid, without)

    def bidding(
        depth: int, money: tuple[int, ...], without: tuple[int, ...], opener: int, last: int,
        bid: int, still: tuple[int, ...], leader: int | None = None,
    ) -> None:  # fmt: skip
        leader = last if leader is None else leader
        seat = next(s % 3 for s in range(last + 1, last + 4) if s % 3 in still)
        if seat == leader:
            left = tuple(s for s in without if s != leader)
            paid = tuple(n - bid * (s == leader) for s, n in enumerate(money))
            after = next(s % 3 for s in range(opener, opener + 3) if s % 3 in left)
            opening(depth, paid, left, after)
        elif money[seat] <= bid:
            rest = tuple(s for s in still if s != seat)
            bidding(depth, money, without, opener, seat, bid, rest, leader)
        elif depth < len(counts) and count(depth, money[seat] - bid + 1):
            for more in range(bid + 1, money[seat] + 1):
                bidding(depth + 1, money, without, opener, seat, more, still)
            rest = tuple(s for s in still if s != seat)
            bidding(depth + 1, money, without, opener, seat, bid, rest, leader)

    opening(0, (1, 2, 1), (0, 1, 2), 0)
    return counts


def moved_die() -> list[int]:
    """AW-9.8 The 4 itself; then the moved die and its action: 4 to 3, 4 to 5, 6 to 5."""
    tracks = splits(1)
    rooms = room_sets({0}, 1) - 1 + 1  # floor 2 costs a krone; or none at all
    return [1 + 3, tracks + 3, tracks * 1 + rooms + 1 + 1]


def coloured_dice() -> list[int]:
    """AW-2.3 White 4 and red 4 with strength 2, white boosted with 3; blue 1 with 1, boosted 2."""
    yields = splits(2) + splits(3) + splits(2) + mixes(1) + mixes(2)
    return [5, yields, yields]


def coloured_re_roll() -> list[int]:
    """AW-2.7 Two dice to choose from, six faces of the other; 6 cannot be paid."""
    return [2, 2 * 6, 2 * (5 * 2 + 1)]


def chains(strength: int) -> int:
    """AW-1.10 Yields of space 1 with champagne: each kind at most as many as the one before."""
    return sum(
        third <= second <= first and first + second + third <= strength
        for first in range(strength + 1)
        for second in range(strength + 1)
        for third in range(strength + 1)
    )


def all_modules() -> list[int]:
    """White dice on 1 and 6, a red one on 1, three moves, the key, check-in and dance."""
    dice, moved, copies, foods, rows = 6, 3, 5, 4, 6
    space_1 = 2 * (chains(2) + chains(3))  # white or red, boosted or not
    return [
        dice + moved + 1 + 1 + 1,
        space_1 + 2 * copies + 2 * moved + foods + (dice + moved + 1) + rows,
    ]


def dancing() -> list[int]:
    """AW-1.13 Rows by what they cost, the two full ones left out, and the balcony; four sections;
    then `end`, and two answers of the other player."""
    bottom, middle, top, balcony = 3, 2, 1, 1  # Goldener Strauß has no middle row with two players
    ways = (bottom + middle + top + balcony) * 4
    return [ways // 4, ways, ways, 2 * ways]


def two_dancers() -> list[int]:
    """AW-R.6 A row and one of two sections, or `stop`; with 1 champagne left a bottom row again,
    without any the turn goes on: `end`, then two answers of the other player."""
    bottom, middle = 3, 1
    return [
        bottom + middle + 1,
        (bottom + middle) * 2 + 1,
        bottom * 2 * (bottom + 1) + middle * 2 + 2,
    ]


def rehearsal_rooms() -> list[int]:
    """AW-1.5 Three of four rooms in order, then three and two to choose from, then five guests."""
    laid = [4, 4 * 3, 4 * 3 * 2]
    return [*laid, laid[-1] * 3, laid[-1] * 3 * 2, laid[-1] * 3 * 2 * 5]


def key() -> list[int]:
    """AW-4.3 A good, then spaces 1 to 5 or none; 1A costs nothing, and no card is on hand."""
    goods, spaces = 4, 5
    results = mixes(1) + mixes(1) + 2 + splits(1) + 1 + 1
    return [1, goods, goods * (spaces + 1), goods * results]


def bell() -> list[int]:
    """AW-5.2 Yields of exactly three drinks ring; four answers of the other player after `end`."""
    yields, others = mixes(3), 4
    ringing = mixes(3) - mixes(2)
    return [1, yields, yields + ringing, (yields - ringing) * others + 2 * ringing]


WORKED_OUT: dict[str, Callable[[], list[int]]] = {
    "setup-two-players": setup_two_players,
    "first-rooms": first_rooms,
    "first-rooms-up-to-three": first_rooms_up_to_three,
    "draft-two-players": draft_two_players,
    "dishes": dishes,
    "preparing": preparing,
    "lost-hand-cards": lost_hand_cards,
    "re-roll": re_roll,
    "two-cards": two_cards,
    "auction": auction,
    "moved-die": moved_die,
    "coloured-dice": coloured_dice,
    "coloured-re-roll": coloured_re_roll,
    "all-modules": all_modules,
    "dancing": dancing,
    "two-dancers": two_dancers,
    "rehearsal-rooms": rehearsal_rooms,
    "key": key,
    "bell": bell,
}
MODULES = ("1", "2", "3", "4", "5", "12345")
"""Each module has cases of its own, and so have all five together."""


@pytest.mark.rule("GAH-2.12", "GAH-6.5", "GAH-9.10", "GAH-10.5", "GAH-15.3", "GAH-18.3", "GAH-20.2")
@pytest.mark.parametrize("name", WORKED_OUT)
def test_counts_worked_out_apart(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    found = WORKED_OUT[name]()
    assert found == [case.counts[depth] for depth in range(1, len(found) + 1)]


@pytest.mark.parametrize("modules", MODULES)
def test_each_module_is_counted_apart(modules: str) -> None:
    chosen = {
        case.name
        for case in CASES
        if str(case.position.get("options", {}).get("aw.modules")) == modules
    }
    assert chosen & WORKED_OUT.keys()


def test_there_are_cases_and_their_depths_have_no_gaps() -> None:
    assert len(CASES) >= 5
    assert set(WORKED_OUT) <= {case.name for case in CASES}
    for case in CASES:
        depths = list(case.counts)
        assert depths[0] == 1
        assert all(later == depth + 1 for depth, later in pairwise(depths))
