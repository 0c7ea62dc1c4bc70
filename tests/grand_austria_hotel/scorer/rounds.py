"""GAH-3, 15, 16, AW-2.7, 2.8, 4.7 Rounds: the next player, passing, rolling, the end."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.additional import clear_piles
from tests.grand_austria_hotel.scorer.alles_walzer_facts import COLOURED, KAUFMAN_VP
from tests.grand_austria_hotel.scorer.alles_walzer_setup import fill_lounge
from tests.grand_austria_hotel.scorer.dancing import ballroom_scoring
from tests.grand_austria_hotel.scorer.emperor import emperor_scoring
from tests.grand_austria_hotel.scorer.facts import DICE, RETREAT
from tests.grand_austria_hotel.scorer.supply import gain_vp
from tests.grand_austria_hotel.scorer.turns import take_turn
from tests.grand_austria_hotel.scorer.world import Player, World


def play_rounds(w: World) -> None:
    """GAH-3.1, 16, AW-2.9"""
    for number in range(1, 8):
        w.round = number
        play_round(w)
        leave_hotels(w)
        count_guests(w)
        if number in RETREAT:
            emperor_scoring(w)
            if w.plays("1"):
                ballroom_scoring(w, list(RETREAT).index(number))
        if number < 7:
            w.start = (w.start + 1) % len(w.players) if w.key is None else w.key  # GAH-16.2, AW-4.7
            w.key = None
            for p in w.players:
                p.used.clear()  # GAH-16.4


def play_round(w: World) -> None:
    """GAH-3.2 to 3.5, 15"""
    w.dice, w.coloured, w.dustbin, w.covered = {}, {}, 0, [0] * len(w.players)
    w.passed_round = set()
    for p in w.players:
        p.taken = []
    white = DICE[len(w.players)]
    roll(w, white - 3 * w.plays("2"), COLOURED if w.plays("2") else ())
    passed: set[int] = set()
    while any(w.dice.values()) or w.coloured:
        free = {number: p for p in w.players for number in free_numbers(w, p)}
        if not free:
            return
        waiting = {number: p for number, p in free.items() if p.seat not in passed}
        if not waiting:
            if not roll_again(w, free[min(free)]):
                return
            passed.clear()
            continue
        p = waiting[min(waiting)]
        if not take_turn(w, p):
            passed.add(p.seat)
            w.passed_round.add(p.seat)
    w.seen["round ended by the last die"] += 1


def roll_again(w: World, roller: Player) -> bool:
    """GAH-15.3, 15.4, AW-2.7 One die to the dustbin, the others are rolled; False: none left."""
    white, coloured = sum(w.dice.values()), [colour for colour in COLOURED if colour in w.coloured]
    w.dustbin += 1
    w.seen["re-roll"] += 1
    if white:
        white -= 1
    else:
        choice = w.lines.choose(roller.seat, [f"bin {colour}" for colour in coloured])
        coloured.remove(choice.split()[1])
        w.seen["coloured die to the dustbin"] += 1
    if not white and not coloured:
        w.dice, w.coloured = {}, {}
        w.seen["last die to the dustbin"] += 1
        return False
    roll(w, white, tuple(coloured))
    return True


def free_numbers(w: World, p: Player) -> list[int]:
    """GAH-1.14, 3.3, AW-4.1 The numbers of a player's order tile that nothing covers."""
    seats = len(w.players)
    low = 1 + (p.seat - w.start) % seats
    high = seats + low if w.plays("4") else 2 * seats + 1 - low
    return [low, high][w.covered[p.seat] :]


def roll(w: World, white: int, coloured: tuple[str, ...]) -> None:
    """GAH-3.2, 15.3, 23.1, AW-2.2"""
    rolled = [int(number) for number in w.lines.chance("throw" if w.plays("2") else "roll").split()]
    faces = dict(zip(COLOURED, rolled[6:], strict=False))
    w.lines.check(len(rolled) == (9 if w.plays("2") else 6) and sum(rolled[:6]) == white,
                  f"{white} dice to roll")  # fmt: skip
    w.lines.check({colour for colour in faces if faces[colour]} == set(coloured), "wrong colours")
    w.dice = dict(enumerate(rolled[:6], 1))
    w.coloured = {colour: faces[colour] for colour in coloured}
    total = white + len(coloured) + w.dustbin + sum(w.covered) - (w.key is not None)
    w.lines.check(total == DICE[len(w.players)], "a die is missing (GAH-23.1)")


def leave_hotels(w: World) -> None:
    """AW-2.8 Celebrities go, those left get chips, the lounge is filled."""
    if not w.plays("2"):
        return
    for p in w.players:
        w.celebrity_discard.update(p.celebrities)
        p.celebrities, p.consulted = [], False
    for place, celebrity in enumerate(w.lounge):
        if celebrity and w.chips[place] == 4:
            w.celebrity_discard.add(celebrity)
            w.lounge[place], w.chips[place] = "", 0
            w.seen["celebrity discarded"] += 1
        elif celebrity:
            w.chips[place] += 2
    fill_lounge(w)


def count_guests(w: World) -> None:
    """AW-9.4, 12.7, R.32 Kaufman's pile at the end of a round."""
    for p in w.players:
        if p.entrance == "kaufman":
            vp = KAUFMAN_VP[min(len(p.round_pile), len(KAUFMAN_VP) - 1)]
            gain_vp(w, p, vp, "entrances")
            w.seen[f"kaufman {vp}"] += 1
            p.pile += p.round_pile
            p.round_pile = []
    clear_piles(w)
