"""GAH-4, 5 Turns: the guest step, the main step, additional actions between."""

from __future__ import annotations

from collections import Counter

from tests.grand_austria_hotel.scorer.additional import (
    ADDITIONAL,
    additional,
    additional_menu,
    put_away,
    starts_turn,
)
from tests.grand_austria_hotel.scorer.dice import (
    MAIN,
    Stage,
    can_choose_space,
    main_menu,
    main_step,
)
from tests.grand_austria_hotel.scorer.supply import guest_cost, may_pay, pay, seat_guest
from tests.grand_austria_hotel.scorer.world import Player, World


def take_turn(w: World, p: Player, extra: bool = False) -> bool:
    """GAH-4 A turn (or a pass: False), or the extra turn of GAH-9.13, which takes no die."""
    stage = Stage(extra, guests=2 if p.entrance == "kaufman" else 1)
    w.owed.append(stage.kind)
    w.active = p.seat
    if not extra:
        p.redeemed = False
    while True:
        w.lines.compare_offer(menu(w, p, stage) if w.lines.offers is not None else [])
        w.lines.compare_purse(w.purse())
        verb = w.lines.peek(p.seat)
        if verb == "pass":
            w.lines.take(p.seat, "pass")
            w.lines.check(not stage.begun and not extra, "too late to pass (GAH-4.3)")
            w.owed.remove(stage.kind)
            w.active = None
            return False
        if not stage.begun:
            begin_turn(w, p, extra)
        stage.begun = True
        if verb == "take":
            w.lines.check(stage.guests and not stage.main_done, "too late (GAH-4.2)")
            stage.guests -= 1
            take_guest(w, p)
        elif verb in MAIN:
            w.lines.check(not stage.main_done, "a second die")
            w.owed.remove(stage.kind)
            stage.main_done = True
            main_step(w, p, extra)
        elif verb in ADDITIONAL:
            if w.on("additional_window") == "from_main_step":
                stage.guests = 0  # GAH-4.2
            w.tally = Counter()
            guest = additional(w, p)
            w.tally = None
            if guest:
                w.extra_turn = False
                take_turn(w, p, extra=True)
                put_away(w, p, guest)  # GAH-R.46
        else:
            w.lines.take(p.seat, "end")
            break
    w.lines.check(may_end(w, p, stage), "no die taken (GAH-4.1)")
    if stage.kind in w.owed:
        w.owed.remove(stage.kind)
    if not extra:
        w.active = None
    return True


def may_end(w: World, p: Player, stage: Stage) -> bool:
    """GAH-4.4, 9.13"""
    return stage.main_done or (stage.extra and not can_choose_space(w, p, True))


def menu(w: World, p: Player, stage: Stage) -> list[str]:
    """Everything that may be done at this point of a turn."""
    answers = [] if stage.begun or stage.extra else ["pass"]
    if not stage.main_done:
        if not (stage.extra or can_choose_space(w, p, False) or starts_turn(w, p)):
            return answers  # GAH-4.5
        if stage.guests and None in p.cafe:
            answers += [
                f"take {guest}" for guest in w.queue if may_pay(w, p, guest_cost(w, p, guest))
            ]
        answers += main_menu(w, p, stage)
    if may_end(w, p, stage):
        answers.append("end")
    return answers + additional_menu(w, p)


def begin_turn(w: World, p: Player, extra: bool) -> None:
    """GAH-4.5, R.57 True if a turn may be begun."""
    w.seen["extra turn" if extra else "turn"] += 1
    if extra or can_choose_space(w, p, extra):
        return
    w.seen["turn begun for a sure krone"] += 1
    w.lines.check(starts_turn(w, p), "a turn that cannot be finished (GAH-R.57)")


def take_guest(w: World, p: Player) -> None:
    """GAH-5"""
    guest = w.lines.take(p.seat, "take").split()[1]
    w.lines.check(guest in w.queue, f"{guest} is not in the queue")
    pay(w, p, guest_cost(w, p, guest))
    seat_guest(w, p, guest)
