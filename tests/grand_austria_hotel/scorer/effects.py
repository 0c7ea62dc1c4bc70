"""GAH-9 to 12 What effects do."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.due import (
    CARRY_OUT,
    FOURTH,
    SECOND,
    Effect,
    carry_out,
    effects_of,
    next_effect,
    rooms_for,
)
from tests.grand_austria_hotel.scorer.facts import (
    GOODS,
    GUESTS,
    MOST_KRONES,
    PRINTED_VP,
    ROOF,
    STAFF,
    TILES,
)
from tests.grand_austria_hotel.scorer.supply import (
    advance,
    draw,
    gain_krones,
    gain_vp,
    krones_owed,
    may_pay,
    pay,
    receive,
    seat_guest,
    supply_left,
    sure_krones,
)
from tests.grand_austria_hotel.scorer.world import Player, World


def do_vp(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    vp = effect.n * (len(p.played) if effect.word == "per-staff" else 1)
    gain_vp(w, p, vp, vp_column(effect.source))


def vp_column(source: str) -> str:
    """GAH-23.8 Where VP of a source are counted."""
    if source in GUESTS:
        return "guests"
    if source in STAFF:
        return "staff"
    return "tiles" if source in TILES else source


def do_krones(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    if p.krones + effect.n > MOST_KRONES:
        w.seen["krones lost beyond 20"] += 1
    gain_krones(p, effect.n)


def do_steps(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    advance(w, p, effect.n)


def do_both(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-13.15 A krone and a step for each point; steps may be declined."""
    steps = effect.n
    if w.lines.peek(p.seat) == "split":
        steps, krones = map(int, w.lines.take(p.seat, "split").split()[1:])
        w.lines.check(krones == effect.n and 0 <= steps <= effect.n, "wrong split (GAH-13.15)")
    gain_krones(p, effect.n)
    advance(w, p, steps)


def do_draw(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    p.hand.update(draw(w, effect.n))


def do_goods(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    receive(w, p, effect.goods)


def do_choose(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.7, R.53 All kinds are chosen first."""
    chosen: dict[str, int] = {}
    lowest = 0
    for _ in range(effect.n):
        kinds = [f"good {good}" for good in GOODS[lowest:]
                 if supply_left(w, good) > chosen.get(good, 0)]  # fmt: skip
        if kinds:
            good = w.lines.choose(p.seat, kinds).split()[1]
            chosen[good] = chosen.get(good, 0) + 1
            lowest = GOODS.index(good)
    receive(w, p, chosen)


def do_mix(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-6.5, 6.6"""
    kinds = ("strudel", "cake") if effect.word == "dishes" else ("wine", "coffee")
    most, least = supply_left(w, kinds[0]), supply_left(w, kinds[1])
    mixes = [
        f"mix {more} {less}"
        for more in range(min(most, effect.n) + 1)
        for less in range(min(least, more, effect.n - more) + 1)
    ]
    more, less = map(int, w.lines.choose(p.seat, mixes).split()[1:])
    receive(w, p, {kinds[0]: more, kinds[1]: less})


def do_tracks(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-6.8"""
    splits = [f"split {steps} {krones}" for steps in range(effect.n + 1)
              for krones in range(effect.n + 1 - steps)]  # fmt: skip
    steps, krones = map(int, w.lines.choose(p.seat, splits).split()[1:])
    gain_krones(p, krones)
    advance(w, p, steps)


def do_prepare(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-10 One room after another; a field passed over is not offered again."""
    barred: set[str] = set()
    for _ in range(effect.n):
        rooms = [room for room in rooms_for(w, p, effect) if room not in barred]
        choice = w.lines.choose(p.seat, [*(f"prepare {room}" for room in rooms), "stop"])
        if choice == "stop":
            return
        room = choice.split()[1]
        barred.update(other for other in rooms if other < room)
        pay(w, p, p.room_cost(room, effect.discount))
        put_room(w, p, room)
        if effect.occupied:
            occupy(w, p, room, due)


def put_room(w: World, p: Player, room: str) -> None:
    """GAH-10.1, 10.4, R.25 The tile lies; the printed VP come each time."""
    p.vacant.add(room)
    if room in PRINTED_VP:
        gain_vp(w, p, PRINTED_VP[room], "rooms")


def occupy(w: World, p: Player, room: str, due: list[Effect], guest: str = "") -> None:
    """GAH-11, 13.23 A room becomes occupied: Custodian and occupancy bonus."""
    w.lines.check(room in p.vacant, f"{room} is not vacant")
    p.vacant.remove(room)
    p.occupied.add(room)
    if guest or w.on("custodian") == "any_occupancy":
        for card in p.played:
            if STAFF[card].on == "occupied any":
                due.extend(effects_of(STAFF[card].effects, card, SECOND))
    for index, group in enumerate(p.groups):
        if room in group and p.full(group):
            if index in p.bonus_given:
                w.seen["group full again"] += 1
                continue
            p.bonus_given.add(index)
            colour = p.colour(room)
            word = {"blue": "vp", "red": "krones", "yellow": "steps"}[colour]
            bonus = ROOF[colour][len(group) - 1]
            due.append(Effect(word, "occupancy", bonus, level=FOURTH))
            w.seen[f"occupancy {colour} {len(group)}"] += 1


def may_turn(w: World, p: Player, room: str) -> bool:
    """GAH-R.66 A room in which a guest is to bring a missing krone is not turned before, unless
    turning it brings krones itself."""
    if p.krones + sum(w.krones_due) >= krones_owed(w, p):
        return True
    due: list[Effect] = []
    given, seen = set(p.bonus_given), w.seen.copy()
    occupy(w, p, room, due)
    able = sure_krones(p) or any(effect.word == "krones" for effect in due)
    p.occupied.remove(room)
    p.vacant.add(room)
    p.bonus_given, w.seen = given, seen
    return able


def do_occupy(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.12, 13.35"""
    lowest = ""
    for _ in range(effect.n):
        rooms = sorted(room for room in p.vacant if room > lowest and may_turn(w, p, room))
        choice = w.lines.choose(p.seat, [*(f"occupy {room}" for room in rooms), "stop"])
        if choice == "stop":
            return
        lowest = choice.split()[1]
        occupy(w, p, lowest, due)


def do_play(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-12.2 Cards from the hand; asked even where none can be paid, for the hand is secret."""
    for _ in range(effect.n):
        if not p.hand:
            return
        playable = [card for card in p.hand
                    if may_pay(w, p, max(0, w.staff_cost(card) - effect.discount))]  # fmt: skip
        answers = [*(f"play {card}" for card in playable), "stop"]
        choice = w.lines.choose(p.seat, answers, always=True)
        if choice == "stop":
            return
        card = choice.split()[1]
        p.hand.remove(card)
        lay_card(w, p, card, effect.discount, due)


def lay_card(w: World, p: Player, card: str, discount: int, due: list[Effect]) -> None:
    """GAH-12.2 Pay, lay down, and resolve what happens once, at once."""
    pay(w, p, max(0, w.staff_cost(card) - discount))
    p.played.append(card)
    w.seen[f"staff {card}"] += 1
    if STAFF[card].timing == "once":
        for effect in effects_of(STAFF[card].effects, card):
            chain = [effect]
            chosen = next_effect(w, p, chain)
            if chosen is not None:
                carry_out(w, p, chosen, due)


def do_offer(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-12.6 Look at three cards, play one, put the others under the deck."""
    looked = draw(w, effect.n)
    if not looked:
        return
    playable = [card for card in looked
                if may_pay(w, p, max(0, w.staff_cost(card) - effect.discount))]  # fmt: skip
    answers = [f"play {card}" for card in playable]
    must = w.on("draw3_play") == "must_if_affordable" and effect.source in GUESTS
    if not (must and playable):
        answers.append("stop")
    chosen = w.lines.choose(p.seat, answers, always=True)
    card = "" if chosen == "stop" else chosen.split()[1]
    put_under(w, p, {other for other in looked if other != card}, None)
    if card:
        lay_card(w, p, card, effect.discount, due)


def put_under(w: World, p: Player, cards: set[str], how_many: int | None) -> set[str]:
    """GAH-12.6, 18.3 Put cards under the deck in an order of choice; all of them, or so many."""
    left = set(cards)
    for _ in range(len(cards) if how_many is None else how_many):
        card = w.lines.choose(p.seat, [f"under {card}" for card in left]).split()[1]
        left.remove(card)
        w.staff_under.append(card)
    return left


def do_guests(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.11"""
    for _ in range(effect.n):
        if None not in p.cafe:
            return
        answers = [*(f"take {guest}" for guest in w.queue), "stop"]
        choice = w.lines.choose(p.seat, answers)
        if choice == "stop":
            return
        seat_guest(w, p, choice.split()[1])


def do_fill(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.12, R.38 The missing goods come from the supply."""
    waiting = [guest for guest in p.guests if p.missing[guest].total()]
    if not waiting:
        return
    guest = w.lines.choose(p.seat, [f"fill {guest}" for guest in waiting]).split()[1]
    for good in GOODS:
        given = min(p.missing[guest][good], supply_left(w, good))
        p.missing[guest][good] -= given


CARRY_OUT |= {
    "vp": do_vp, "per-staff": do_vp, "krones": do_krones, "steps": do_steps,
    "both-tracks": do_both, "draw": do_draw, "goods": do_goods, "choose": do_choose,
    "dishes": do_mix, "drinks": do_mix, "tracks": do_tracks, "prepare": do_prepare,
    "occupy": do_occupy, "play": do_play, "offer": do_offer, "guests": do_guests, "fill": do_fill,
}  # fmt: skip
