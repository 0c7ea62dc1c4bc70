"""GAH-6, 9.13 The main step: dice and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from tests.grand_austria_hotel.scorer.due import CARRY_OUT, Effect, effects_of, settle
from tests.grand_austria_hotel.scorer.facts import STAFF
from tests.grand_austria_hotel.scorer.supply import free_joker, may_pay, pay
from tests.grand_austria_hotel.scorer.world import Player, World

ACTIONS = {1: "dishes", 2: "drinks", 3: "prepare", 4: "tracks", 5: "play"}


@dataclass
class Stage:
    """How far a turn has come."""

    extra: bool
    guest_step: bool = True
    main_done: bool = False
    begun: bool = False

    @property
    def kind(self) -> str:
        return "extra" if self.extra else "turn"


def can_choose_space(w: World, p: Player, extra: bool) -> bool:
    """GAH-4.5, 6.11 An extra turn leaves the krone for the turn that it interrupts."""
    if any(w.dice.get(space) for space in range(1, 6)):
        return True
    return bool(w.dice.get(6)) and may_pay_main(w, p, Stage(extra), joker_cost(p, 6, extra))


def may_pay_main(w: World, p: Player, stage: Stage, krones: int) -> bool:
    """Whether a main step can be paid, also with regard to one owed besides it."""
    owed, w.owed = w.owed, [kind for kind in w.owed if kind != stage.kind]
    able = may_pay(w, p, krones)
    w.owed = owed
    return able


def stuck(w: World, p: Player) -> bool:
    """GAH-R.57 Whether the main step waits for a krone."""
    return w.owed[-1:] == ["turn"] and not can_choose_space(w, p, False)


def joker_cost(p: Player, space: int, extra: bool) -> int:
    """GAH-6.10, 13.17, R.43"""
    return int(space == 6 and not (free_joker(p) and not extra))


def main_step(w: World, p: Player, extra: bool) -> None:
    """GAH-6 Choose a space, take a die, carry out the action."""
    verb, number = w.lines.take(p.seat, "die", "boost").split()
    space = int(number)
    w.lines.check(w.dice.get(space), f"no die on {space}")
    strength = w.dice[space] + (verb == "boost")
    pay(w, p, joker_cost(p, space, extra) + (verb == "boost"))
    due: list[Effect] = []
    if extra:
        action = copied(w, p, space)
    else:
        w.dice[space] -= 1
        w.covered[p.seat] += 1
        strength += stronger(p, space)
        action = copied(w, p, space)
        due.extend(die_effects(p, space))
    both = not extra and any(STAFF[card].effects == ("both",) for card in p.played) and space == 4
    due.append(main_effect(space, action, strength, both))
    settle(w, p, due)


def copied(w: World, p: Player, space: int) -> int:
    """GAH-6.10 The joker is used as one of the other actions."""
    if space != 6:
        return space
    return int(w.lines.choose(p.seat, [f"as {number}" for number in range(1, 6)]).split()[1])


def stronger(p: Player, space: int) -> int:
    """GAH-13.13, 13.17, 13.18"""
    firsts = [STAFF[card].effects[0] for card in p.played if reacts(card, space)]
    return sum(int(text.split()[1]) for text in firsts if text.startswith("stronger"))


def reacts(card: str, space: int) -> bool:
    """Whether a card waits for a die with this number."""
    return STAFF[card].on.startswith("die") and str(space) in STAFF[card].on


def die_effects(p: Player, space: int) -> list[Effect]:
    """GAH-12.7 What the staff gives for a die."""
    return [
        effect
        for card in p.played
        if reacts(card, space) and not STAFF[card].effects[0].startswith(("stronger", "both"))
        for effect in effects_of(STAFF[card].effects, card)
    ]


def main_effect(space: int, action: int, strength: int, both: bool) -> Effect:
    """GAH-6.5 to 6.9 The action as an effect."""
    source = f"space_{space}"
    if action == 5:
        return Effect("play", source, 1, discount=strength)
    return Effect("both-tracks" if both else ACTIONS[action], source, strength)


def do_extra_action(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.13 (revised) An action without a die."""
    spaces = [space for space in range(1, 7)
              if w.dice.get(space) and (space < 6 or may_pay(w, p, 1))]  # fmt: skip
    choice = w.lines.choose(p.seat, [*(f"use {space}" for space in spaces), "stop"])
    if choice == "stop":
        return
    space = int(choice.split()[1])
    pay(w, p, int(space == 6))
    action = copied(w, p, space)
    due.append(main_effect(space, action, w.dice[space], both=False))
    w.seen["extra action"] += 1


def do_extra_turn(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.13 (classic) The extra turn begins when the check-in is finished."""
    w.extra_turn = True


CARRY_OUT |= {"extra-action": do_extra_action, "extra-turn": do_extra_turn}
