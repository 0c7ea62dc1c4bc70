"""GAH-6, 9.13 The main step: dice, the key and their effects."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.grand_austria_hotel.scorer.alles_walzer_facts import COLOURED, COROGARI
from tests.grand_austria_hotel.scorer.costs import (
    cheapest,
    die_costs,
    key_free,
    move,
    moved,
    moves,
)
from tests.grand_austria_hotel.scorer.due import CARRY_OUT, settle
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of
from tests.grand_austria_hotel.scorer.facts import STAFF, parts
from tests.grand_austria_hotel.scorer.supply import gain_krones, gain_vp, may_pay, pay
from tests.grand_austria_hotel.scorer.world import Player, World

ACTIONS = {1: "dishes", 2: "drinks", 3: "prepare", 4: "tracks", 5: "play"}
MAIN = ("die", "boost", "coloured", "boosted", "shift", "shiftcoloured", "key")
AFTER_ACTION = ("concertmaster", "trumpeter")
"""AW-E.6"""


@dataclass
class Stage:
    """The progress of a turn."""

    extra: bool
    guests: int = 1
    """Guests that may still be taken in the guest step."""
    main_done: bool = False
    begun: bool = False

    @property
    def kind(self) -> str:
        return "extra" if self.extra else "turn"


def can_choose_space(w: World, p: Player, extra: bool) -> bool:
    """GAH-4.5, 6.11 An extra turn leaves the krone for the turn that it interrupts."""
    cost = cheapest(w, p, extra)
    return cost is not None and may_pay_main(w, p, Stage(extra), cost)


def may_pay_main(w: World, p: Player, stage: Stage, krones: int) -> bool:
    """Return True if a main step can be paid, together with another outstanding one."""
    owed, w.owed = w.owed, [kind for kind in w.owed if kind != stage.kind]
    able = may_pay(w, p, krones)
    w.owed = owed
    return able


def stuck(w: World, p: Player) -> bool:
    """GAH-R.57 True if the main step waits for a krone."""
    return w.owed[-1:] == ["turn"] and not can_choose_space(w, p, False)


def main_menu(w: World, p: Player, stage: Stage) -> list[str]:
    """Every main step that can be chosen."""
    answers = payable(w, p, stage, (1, 2, 3, 4, 5, 6))
    for die, space in moves(w, p):
        with moved(w, die, space):
            possible = payable(w, p, stage, (space,))
        if possible:
            answers.append(f"{'shiftcoloured' if die in COLOURED else 'shift'} {die} {space}")
    if not stage.extra and key_free(w, p):
        answers.append("key")
    return answers


def payable(w: World, p: Player, stage: Stage, spaces: tuple[int, ...]) -> list[str]:
    costs = die_costs(w, p, stage.extra, spaces)
    return [text for text, cost in costs.items() if may_pay_main(w, p, stage, cost)]


def main_step(w: World, p: Player, extra: bool) -> None:
    """GAH-6 Choose a space, take a die, carry out the action."""
    w.tally = Counter()
    if w.lines.peek(p.seat) == "key":
        take_key(w, p)
        w.tally = None
        return
    spaces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    if w.lines.peek(p.seat) in ("shift", "shiftcoloured"):
        spaces = (shift(w, p),)
        w.lines.compare_offer(payable(w, p, Stage(extra), spaces))
    verb, which = w.lines.take(p.seat, "die", "boost", "coloured", "boosted").split()
    costs = die_costs(w, p, extra, spaces)
    w.lines.check(f"{verb} {which}" in costs, f"no such die: {which}")
    boosted = verb in ("boost", "boosted")
    space = w.coloured[which] if verb in ("coloured", "boosted") else int(which)
    strength = w.dice_on(space) + boosted
    if extra:
        pay(w, p, costs[f"{verb} {which}"])
        settle(w, p, [main_effect(w, space, space, strength)])
    else:
        take_die(w, p, which, space, strength, costs[f"{verb} {which}"])
    w.tally = None


def take_die(w: World, p: Player, which: str, space: int, strength: int, cost: int) -> None:
    """GAH-6.2, AW-2.4 The die lies on the order tile; then everything due, and the action."""
    pay(w, p, cost)
    if which in w.coloured:
        del w.coloured[which]
        place = COLOURED.index(which)
        celebrity, chip = w.lounge[place], w.chips[place]
        p.celebrities.append(celebrity)
        w.lounge[place], w.chips[place] = "", 0
        w.seen[f"took {celebrity}"] += 1
        w.seen[f"chip {chip}"] += 1
        gain_vp(w, p, chip or 1, "celebrities", w.new_origin())
    else:
        w.dice[space] -= 1
    w.covered[p.seat] += 1
    p.taken.append(str(space))
    bonus = second_die(w, p)
    staff = die_effects(w, p, space)
    strength, more = strength + stronger(p, space), 0
    if w.on("restaurant_manager") == "extra_good" and space in (1, 2):
        more, strength = stronger(p, space), strength - stronger(p, space)
    both = any(STAFF[card].effects == ("both",) for card in p.played) and space == 4
    main = main_effect(w, space, space, strength, both, more)
    main.after = tuple(bonus)
    for effect in staff:  # GAH-R.17: "as soon as the die is taken"
        effect.after = (main,) if effect.source in AFTER_ACTION else tuple(bonus)
    settle(w, p, [*bonus, *staff, main])


def shift(w: World, p: Player) -> int:
    """AW-9.8 Move a die to a space, which is then used."""
    _, die, to = w.lines.take(p.seat, "shift", "shiftcoloured").split()
    w.lines.check((die, int(to)) in moves(w, p), f"{die} cannot be moved to {to} (AW-9.8)")
    move(w, die, int(to))
    w.seen["die moved"] += 1
    return int(to)


def take_key(w: World, p: Player) -> None:
    """AW-4.2 to 4.5"""
    w.lines.take(p.seat, "key")
    w.lines.check(key_free(w, p), "the key is not free (AW-4.2, 4.6)")
    w.key = p.seat
    w.covered[p.seat] += 1
    p.taken.append("key")
    w.seen["key"] += 1
    active, w.active = w.active, None  # AW-R.15
    for krones in range(1, len(w.players) - 1):
        gain_krones(w, w.players[(p.seat + krones + 1) % len(w.players)], krones, 0)
    w.active = active
    first = [*second_die(w, p), Effect("choose", "key", origin=w.new_origin())]
    settle(w, p, [*first, Effect("any-action", "key", origin=w.new_origin(), after=tuple(first))])


def second_die(w: World, p: Player) -> list[Effect]:
    """AW-9.2, R.29 The bonus of Corogari Zant-Mainz when both places are covered."""
    if p.entrance != "corogari_zant_mainz" or len(p.taken) < 2:
        return []
    values = [int(value) for value in p.taken if value != "key"]
    total = sum(values) if len(values) == 2 else 2 * values[0]
    w.seen[f"sum {total}"] += 1
    return effects_of(w, parts(COROGARI[7 - abs(7 - total)]), p.entrance)


def do_joker(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-6.10 The joker is used as one of the other actions."""
    choice = w.lines.choose(p.seat, [f"as {number}" for number in range(1, 6)])
    due.append(main_effect(w, 6, int(choice.split()[1]), effect.n))
    due[-1].origin = effect.origin


def stronger(p: Player, space: int) -> int:
    """GAH-13.13, 13.17, 13.18"""
    firsts = [STAFF[card].effects[0] for card in p.played if reacts(card, space)]
    return sum(int(text.split()[1]) for text in firsts if text.startswith("stronger"))


def reacts(card: str, space: int) -> bool:
    """Return True if a card reacts to a die with this number."""
    return STAFF[card].on.startswith("die") and str(space) in STAFF[card].on


def die_effects(w: World, p: Player, space: int) -> list[Effect]:
    """GAH-12.7 The effects of staff for a die."""
    return [
        effect
        for card in p.played
        if reacts(card, space) and not STAFF[card].effects[0].startswith(("stronger", "both"))
        for effect in effects_of(w, STAFF[card].effects, card)
    ]


def main_effect(
    w: World, space: int, action: int, strength: int, both: bool = False, more: int = 0
) -> Effect:
    """GAH-6.5 to 6.9 The action as an effect."""
    source, origin = f"space_{space}", w.new_origin()
    if action == 6:
        return Effect("joker", source, strength, origin=origin)
    if action == 5:
        return Effect("play", source, 1, discount=strength, origin=origin)
    word = "both-tracks" if both else ACTIONS[action]
    named = "mix-more" if more and w.plays("1") else word
    return Effect(named, source, strength, less=more, what=word, origin=origin)


def do_extra_action(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.13 (revised) An action without a die; AW-R.37"""
    answers = usable(w, p, (1, 2, 3, 4, 5, 6))
    for die, space in moves(w, p):
        with moved(w, die, space):
            possible = usable(w, p, (space,))
        if possible:
            answers.append(f"{'shiftcoloured' if die in COLOURED else 'shift'} {die} {space}")
    choice = w.lines.choose(p.seat, [*answers, "stop"])
    if choice == "stop":
        return
    _, which, *to = choice.split()
    if to:
        move(w, which, int(to[0]))
        w.seen["die moved without taking one"] += 1
    space = int(to[0] if to else which)
    pay(w, p, int(space == 6))
    due.append(main_effect(w, space, space, w.dice_on(space)))
    w.seen["extra action"] += 1


def usable(w: World, p: Player, spaces: tuple[int, ...]) -> list[str]:
    return [f"use {space}" for space in spaces
            if w.dice_on(space) and (space < 6 or may_pay(w, p, 1))]  # fmt: skip


def do_extra_turn(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.13 (classic) The extra turn begins when the check-in is finished."""
    w.extra_turn = True


def do_any_action(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-4.3, R.68 One action with strength 1, or none."""
    choice = w.lines.choose(p.seat, [*(f"use {space}" for space in range(1, 6)), "stop"])
    if choice != "stop":
        space = int(choice.split()[1])
        due.append(main_effect(w, space, space, 1))
        due[-1].origin = effect.origin


CARRY_OUT |= {
    "extra-action": do_extra_action, "extra-turn": do_extra_turn, "any-action": do_any_action,
    "joker": do_joker,
}  # fmt: skip
