"""AW-5, 9, 10 Bells, prices, exchanges and tokens."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import TOKENS
from tests.grand_austria_hotel.scorer.dancing import can_send
from tests.grand_austria_hotel.scorer.due import CARRY_OUT, carry_out, next_effect, rooms_for
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of, parsed
from tests.grand_austria_hotel.scorer.effects import fill_order
from tests.grand_austria_hotel.scorer.facts import GOODS, STAFF
from tests.grand_austria_hotel.scorer.supply import may_pay, pay, receive, seat_guest, supply_left
from tests.grand_austria_hotel.scorer.world import Player, World


def useful(w: World, p: Player, card: str) -> bool:
    """AW-R.72 True if a bell card could have an effect."""
    effect = parsed(STAFF[card].effects[0])
    match effect.word:
        case "prepare":
            return bool(rooms_for(w, p, effect))
        case "host":
            return None in p.cafe and bool(w.queue)
        case "play":
            return bool(p.hand)
        case "fill":
            return any(p.missing[guest].total() for guest in p.guests)
    return True


def do_ring(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-5.2, 5.3"""
    card = effect.source
    if card in p.rung or not useful(w, p, card):
        return
    if w.lines.choose(p.seat, [f"ring {card}", "stop"]) == "stop":
        w.seen["bell declined"] += 1
        return
    p.rung.add(card)
    w.seen[f"bell {card}"] += 1
    benefit = effects_of(w, STAFF[card].effects, card)
    chosen = next_effect(w, p, benefit)
    if chosen is not None:
        carry_out(w, p, chosen, due)


def do_host(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-10.174 A guest free, with an order filled from the supply."""
    choice = w.lines.choose(p.seat, [*(f"take {guest}" for guest in w.queue), "stop"])
    if choice != "stop":
        guest = choice.split()[1]
        seat_guest(w, p, guest)
        fill_order(w, p, guest)


def kinds_of(what: str) -> tuple[str, ...]:
    return GOODS if what == "any" else (what,)


def can_afford(w: World, p: Player, price: Effect) -> bool:
    """AW-10.1"""
    match price.what:
        case "krones":
            return may_pay(w, p, price.n)
        case "spaces":
            return p.emperor >= price.n
    return sum(p.kitchen[good] for good in kinds_of(price.what)) >= price.n


def pay_price(w: World, p: Player, price: Effect) -> None:
    """AW-10.1"""
    match price.what:
        case "krones":
            pay(w, p, price.n)
        case "spaces":
            p.emperor -= price.n
        case _:
            spend(w, p, price.n, kinds_of(price.what))


def spend(w: World, p: Player, n: int, kinds: tuple[str, ...] = GOODS) -> dict[str, int]:
    """Spend exactly this number of goods of the kitchen; in version 1, in rising order."""
    given: dict[str, int] = {}
    lowest = 0
    for left in range(n, 0, -1):
        here = [good for k, good in enumerate(kinds) if k >= lowest and p.kitchen[good]
                and (not w.rising or sum(p.kitchen[other] for other in kinds[k:]) >= left)
        ]  # fmt: skip
        good = w.lines.choose(p.seat, [f"spend {good}" for good in here]).split()[1]
        p.kitchen[good] -= 1
        given[good] = given.get(good, 0) + 1
        lowest = kinds.index(good) if w.rising else 0
    return given


def take_other(w: World, p: Player, given: dict[str, int], origin: int) -> None:
    """AW-R.47 As many goods, of other kinds."""
    same = w.aw("exchange_same_kind") == "allowed"
    chosen: dict[str, int] = {}
    lowest = 0
    for _ in range(sum(given.values())):
        kinds = [f"good {good}" for good in GOODS[lowest:] if (same or good not in given)
                 and supply_left(w, good) > chosen.get(good, 0)]  # fmt: skip
        if kinds:
            good = w.lines.choose(p.seat, kinds).split()[1]
            chosen[good] = chosen.get(good, 0) + 1
            lowest = GOODS.index(good) if w.rising else 0
    receive(w, p, chosen, origin)


def do_exchange(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-10.175"""
    take_other(w, p, spend(w, p, effect.n), effect.origin)


def consult(w: World, p: Player) -> None:
    """AW-8.2, R.84 Einstein: up to four goods for as many others."""
    p.consulted = True
    given: dict[str, int] = {}
    lowest = 0
    same = w.aw("exchange_same_kind") == "allowed"
    while sum(given.values()) < 4:
        here = [f"spend {good}" for good in GOODS[lowest:] if p.kitchen[good]
                and (same or len({*given, good}) < len(GOODS))]  # fmt: skip
        choice = w.lines.choose(p.seat, [*here, "stop"] if given else here)
        if choice == "stop":
            break
        good = choice.split()[1]
        p.kitchen[good] -= 1
        given[good] = given.get(good, 0) + 1
        lowest = GOODS.index(good) if w.rising else 0
    take_other(w, p, given, w.new_origin())
    w.seen["celebrity albert_einstein"] += 1


def do_token(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-9.3, R.30"""
    if not w.tokens:
        return
    token = w.lines.choose(p.seat, [f"token {token}" for token in w.tokens]).split()[1]
    w.tokens.remove(token)
    w.seen[f"{token} {effect.what}"] += 1
    text = TOKENS[token][effect.what == "floor"]
    due.extend(effects_of(w, (text,), token, effect.level))


def do_react(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """AW-10.133 The captain, right after another card was played."""
    card = effect.source
    dancer = effects_of(w, STAFF[card].effects, card)[0]
    if card in p.used or not can_send(w, p, dancer.discount):
        return
    if w.lines.choose(p.seat, [f"employ {card}", "stop"]) != "stop":
        p.used.add(card)
        carry_out(w, p, dancer, due)


CARRY_OUT |= {
    "ring": do_ring, "host": do_host, "exchange": do_exchange, "token": do_token,
    "react": do_react,
}  # fmt: skip
