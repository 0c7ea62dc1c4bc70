"""GAH-4, 5 Turns: the guest step, the main step, additional actions between."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.additional import ADDITIONAL, additional, additional_menu
from tests.grand_austria_hotel.scorer.dice import (
    Stage,
    can_choose_space,
    joker_cost,
    main_step,
    may_pay_main,
)
from tests.grand_austria_hotel.scorer.supply import (
    guest_cost,
    may_pay,
    pay,
    seat_guest,
    sure_krones,
)
from tests.grand_austria_hotel.scorer.world import Player, World


def take_turn(w: World, p: Player, extra: bool = False) -> bool:
    """GAH-4 A turn (or a pass: False), or the extra turn of GAH-9.13, which takes no die."""
    stage = Stage(extra)
    w.owed.append(stage.kind)
    while True:
        w.lines.compare_offer(menu(w, p, stage) if w.lines.offers is not None else [])
        verb = w.lines.peek(p.seat)
        if verb == "pass":
            w.lines.take(p.seat, "pass")
            w.lines.check(not stage.begun and not extra, "too late to pass (GAH-4.3)")
            w.owed.remove(stage.kind)
            return False
        if not stage.begun:
            begin_turn(w, p, extra)
        stage.begun = True
        if verb == "take":
            w.lines.check(stage.guest_step and not stage.main_done, "too late (GAH-4.2)")
            stage.guest_step = False
            take_guest(w, p)
        elif verb in ("die", "boost"):
            w.lines.check(not stage.main_done, "a second die")
            w.owed.remove(stage.kind)
            stage.main_done = True
            main_step(w, p, extra)
        elif verb in ADDITIONAL:
            if w.on("additional_window") == "from_main_step":
                stage.guest_step = False  # GAH-4.2
            guest = additional(w, p)
            if guest:
                w.extra_turn = False
                take_turn(w, p, extra=True)
                w.guest_discard.add(guest)  # GAH-R.46
        else:
            w.lines.take(p.seat, "end")
            break
    w.lines.check(may_end(w, p, stage), "no die taken (GAH-4.1)")
    if stage.kind in w.owed:
        w.owed.remove(stage.kind)
    return True


def may_end(w: World, p: Player, stage: Stage) -> bool:
    """GAH-4.4, 9.13"""
    return stage.main_done or (stage.extra and not can_choose_space(w, p, True))


def menu(w: World, p: Player, stage: Stage) -> list[str]:
    """Everything that may be done at this point of a turn."""
    answers = [] if stage.begun or stage.extra else ["pass"]
    if not stage.main_done:
        if not (stage.extra or can_choose_space(w, p, False) or sure_krones(p)):
            return answers  # GAH-4.5
        if stage.guest_step and None in p.cafe:
            answers += [
                f"take {guest}" for guest in w.queue if may_pay(w, p, guest_cost(w, p, guest))
            ]
        for space in range(1, 7):
            cost = joker_cost(p, space, stage.extra)
            if w.dice.get(space):
                prices = {f"die {space}": cost, f"boost {space}": cost + 1}
                answers += [text for text, price in prices.items()
                            if may_pay_main(w, p, stage, price)]  # fmt: skip
    if may_end(w, p, stage):
        answers.append("end")
    return answers + additional_menu(w, p)


def begin_turn(w: World, p: Player, extra: bool) -> None:
    """GAH-4.5, R.57 Whether a turn may be begun."""
    w.seen["extra turn" if extra else "turn"] += 1
    if extra or can_choose_space(w, p, extra):
        return
    w.seen["turn begun for a sure krone"] += 1
    w.lines.check(sure_krones(p), "a turn that cannot be finished (GAH-R.57)")


def take_guest(w: World, p: Player) -> None:
    """GAH-5"""
    guest = w.lines.take(p.seat, "take").split()[1]
    w.lines.check(guest in w.queue, f"{guest} is not in the queue")
    pay(w, p, guest_cost(w, p, guest))
    seat_guest(w, p, guest)
