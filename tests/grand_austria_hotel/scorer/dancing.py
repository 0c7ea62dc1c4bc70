"""AW-1 Ballrooms, dancers and their scoring."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import (
    BALCONY_COST,
    BALLROOMS,
    NO_DANCER_VP,
    PLACES,
    REHEARSALS,
    ROW_COST,
    ROWS,
    SPACES,
    STRAUSS_FOR_TWO,
)
from tests.grand_austria_hotel.scorer.due import CARRY_OUT, settle
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of
from tests.grand_austria_hotel.scorer.facts import STAFF, parts
from tests.grand_austria_hotel.scorer.supply import gain_vp
from tests.grand_austria_hotel.scorer.world import Player, World


def space_for(w: World, row: str) -> bool:
    """AW-1.13, 1.16 True if a dancer can be put into a row, or on the balcony."""
    if row == "balcony":
        return not space_for(w, "right-top")
    place, _, name = row.partition("-")
    seats = len(w.players)
    spaces = SPACES[seats]
    if seats == 2 and w.ballrooms[PLACES.index(place)] == "goldener_strauss":
        spaces = STRAUSS_FOR_TWO
    return len(w.dancers[row]) < spaces[ROWS.index(name)]


def row_cost(row: str, discount: int) -> int:
    cost = BALCONY_COST if row == "balcony" else ROW_COST[row.partition("-")[2]]
    return max(0, cost - discount)


def rows_for(w: World, p: Player, discount: int) -> list[str]:
    """AW-1.13, 1.15 The rows to which a player can send a dancer."""
    if not w.plays("1") or not any(p.waiting):
        return []
    return [row for row in w.dancers
            if space_for(w, row) and row_cost(row, discount) <= p.kitchen["champagne"]]  # fmt: skip


def can_send(w: World, p: Player, discount: int) -> bool:
    return bool(rows_for(w, p, discount))


def send(w: World, p: Player, row: str, discount: int, due: list[Effect]) -> None:
    """AW-1.13 (1) to (3) and (5): pay, put the dancer, and receive the bonuses."""
    p.kitchen["champagne"] -= row_cost(row, discount)
    sections = [f"from {n}" for n, left in enumerate(p.waiting, 1) if left]
    section = int(w.lines.choose(p.seat, sections).split()[1])
    p.waiting[section - 1] -= 1
    w.dancers[row].append(p.seat)
    w.seen[f"dancer {'balcony' if row == 'balcony' else row.partition('-')[2]}"] += 1
    due.extend(row_bonus(w, p, row))
    if not p.waiting[section - 1]:
        texts = parts(REHEARSALS[p.rehearsal][section - 1])
        due.extend(effects_of(w, texts, f"{p.rehearsal}_{section}"))
        w.seen[f"section {p.rehearsal}_{section}"] += 1
    for card in p.played:
        if STAFF[card].on == "dancer sent":
            due.extend(effects_of(w, STAFF[card].effects, card))
    if w.helped(p, "mata_hari"):
        due.extend(effects_of(w, ("vp 1", "emperor 1"), "mata_hari"))
        w.seen["celebrity mata_hari"] += 1


def row_bonus(w: World, p: Player, row: str) -> list[Effect]:
    """AW-1.13 (3), 1.16, 9.9"""
    place, _, name = ("right", "", "top") if row == "balcony" else row.partition("-")
    ballroom = w.ballrooms[PLACES.index(place)]
    texts = BALLROOMS[ballroom].get(name, ())
    bonus = effects_of(w, texts, f"{ballroom}_{name}")
    for effect in bonus if p.entrance == "the_ren" else ():  # AW-R.38: one source
        effect.n *= 2
        effect.goods = {good: 2 * n for good, n in effect.goods.items()}
    return bonus


def do_dancer(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-1.20, R.6 Each dancer is finished before the next."""
    for n in range(effect.n):
        discount = effect.discount - n * effect.less
        rows = rows_for(w, p, discount)
        choice = w.lines.choose(p.seat, [*(f"to {row}" for row in rows), "stop"])
        if choice == "stop":
            return
        caused: list[Effect] = []
        send(w, p, choice.split()[1], discount, caused)
        if n == effect.n - 1:
            due.extend(caused)
        else:
            settle(w, p, caused)


def in_ballroom(w: World, place: str, seat: int) -> dict[str, int]:
    """A player's dancers in each row of a ballroom, bottom to top."""
    counts = {name: w.dancers[f"{place}-{name}"].count(seat) for name in ROWS}
    if place == "right":
        counts["top"] += w.dancers["balcony"].count(seat)
    return counts


def ranked(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """AW-1.25, R.54 Shared ranks; a player without dancers takes none."""
    vp = [0] * len(counts)
    rank = 0
    for n in sorted({n for n in counts if n}, reverse=True):
        tied = [k for k, other in enumerate(counts) if other == n]
        pot = sum((prizes + (0,) * len(counts))[rank : rank + len(tied)])
        for k in tied:
            vp[k] = pot // len(tied)
        rank += len(tied)
    return vp


def ballroom_vp(ballroom: str, rows: list[dict[str, int]]) -> list[int]:
    """AW-7 The VP of each player's dancers."""
    totals = [sum(row.values()) for row in rows]
    match ballroom:
        case "apollosaal":
            highest = [max((k + 1 for k, name in enumerate(ROWS) if row[name]), default=0)
                       for row in rows]  # fmt: skip
            return [total * high for total, high in zip(totals, highest, strict=True)]
        case "goldener_strauss":
            by_row = [ranked([row[name] for row in rows], (7, 2)) for name in ROWS]
            return [sum(vp) for vp in zip(*by_row, strict=True)]
        case "odeonsaal":
            return [(0, 1, 4, 9, 16, 25)[min(total, 5)] for total in totals]
        case "zum_sperl":
            return ranked(totals, (10, 3) if len(totals) == 2 else (15, 10, 5))
    return [7 * (total // 2) for total in totals]


def ballroom_scoring(w: World, number: int) -> None:
    """AW-1.23 to 1.25, 9.9"""
    rows = [in_ballroom(w, PLACES[number], p.seat) for p in w.players]
    totals = [sum(row.values()) for row in rows]
    w.seen[f"scored {w.ballrooms[number]}"] += 1
    for p, vp in zip(w.players, ballroom_vp(w.ballrooms[number], rows), strict=True):
        mine = totals[p.seat]
        gain_vp(w, p, vp if mine else NO_DANCER_VP, "ballrooms")
        if p.entrance == "the_ren" and mine and mine == max(totals) and totals.count(mine) == 1:
            gain_vp(w, p, 4, "entrances")
            w.seen["sole majority"] += 1


def lose_dancers(w: World, p: Player, n: int, place: str) -> None:
    """AW-1.18, 13.2, 13.3 One dancer after another; rows rise in records of version 1."""
    names = [f"{place}-{name}" for name in ROWS] + ["balcony"] * (place == "right")
    lowest = 0
    for left in range(n, 0, -1):
        here = [name for k, name in enumerate(names)
                if k >= lowest and p.seat in w.dancers[name]
                and (not w.rising
                     or sum(w.dancers[other].count(p.seat) for other in names[k:]) >= left)
        ]  # fmt: skip
        row = w.lines.choose(p.seat, [f"retire {name}" for name in here]).split()[1]
        w.dancers[row].remove(p.seat)
        lowest = names.index(row) if w.rising else 0


CARRY_OUT |= {"dancer": do_dancer}
