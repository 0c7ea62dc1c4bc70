"""GAH-9 to 12 The functions that carry out effects."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import (
    BALLROOMS,
    CELEBRITIES,
    ENTRANCES,
    REHEARSALS,
    STROUP,
    TOKENS,
)
from tests.grand_austria_hotel.scorer.costs import krones_owed
from tests.grand_austria_hotel.scorer.due import (
    CARRY_OUT,
    aftermath,
    carry_out,
    next_effect,
    rooms_for,
)
from tests.grand_austria_hotel.scorer.effect import FOURTH, SECOND, Effect, effects_of
from tests.grand_austria_hotel.scorer.facts import (
    GOODS,
    GUESTS,
    ITEMS,
    MOST_KRONES,
    PRINTED_VP,
    STAFF,
    TILES,
)
from tests.grand_austria_hotel.scorer.supply import (
    advance,
    draw,
    gain_krones,
    gain_vp,
    may_pay,
    pay,
    receive,
    seat_guest,
    supply_left,
)
from tests.grand_austria_hotel.scorer.sure import roof, sure_gain
from tests.grand_austria_hotel.scorer.world import Player, World


def do_vp(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    times = {
        "per-staff": len(p.played),
        "per-dancer": w.dancers_of(p),
        "per-disc": sum(p.seat in discs for discs in w.politics.values()),
    }
    gain_vp(w, p, effect.n * times.get(effect.word, 1), vp_column(effect.source), effect.origin)


def vp_column(source: str) -> str:
    """GAH-23.8 The column in which VP of a source are counted."""
    if source in GUESTS:
        return "guests"
    if source in STAFF:
        return "staff"
    if source in TILES:
        return "tiles"
    if source in CELEBRITIES:
        return "celebrities"
    if source in ENTRANCES or source in TOKENS:
        return "entrances"
    return "ballrooms" if source.rpartition("_")[0] in {*BALLROOMS, *REHEARSALS} else source


def do_krones(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    if p.krones + effect.n > MOST_KRONES:
        w.seen["krones lost beyond 20"] += 1
    gain_krones(w, p, effect.n, effect.origin)


def do_steps(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    advance(w, p, effect.n, effect.origin)


def do_both(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-13.15 A krone and a step for each point; steps may be declined."""
    steps = effect.n
    if w.lines.peek(p.seat) == "split":
        steps, krones = map(int, w.lines.take(p.seat, "split").split()[1:])
        w.lines.check(krones == effect.n and 0 <= steps <= effect.n, "wrong split (GAH-13.15)")
    gain_krones(w, p, effect.n, effect.origin)
    advance(w, p, steps, effect.origin)


def do_draw(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    p.hand.update(draw(w, effect.n))


def do_goods(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    receive(w, p, effect.goods, effect.origin)


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
            lowest = GOODS.index(good) if w.rising else 0
    receive(w, p, chosen, effect.origin)


def do_mix(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-6.5, 6.6, AW-1.10"""
    kinds: tuple[str, ...] = ("strudel", "cake") if effect.what == "dishes" else ("wine", "coffee")
    kinds += ("champagne",) if w.plays("1") else ()
    mixes = chains(effect.n, *(supply_left(w, kind) for kind in kinds))
    if effect.less and w.plays("1"):  # GAH-13.13 `extra_good`: a dish or drink more
        left = [supply_left(w, kind) for kind in kinds]
        more = {(a + da, b + 1 - da, c) for a, b, c in mixes for da in (0, 1)}
        mixes += sorted(
            mix for mix in more - set(mixes)
            if mix[1] <= mix[0] and all(n <= most for n, most in zip(mix, left, strict=True))
        )  # fmt: skip
    elif effect.less:
        mixes = chains(effect.n + effect.less, *(supply_left(w, kind) for kind in kinds))
    texts = [f"mix {' '.join(map(str, mix))}" for mix in mixes]
    chosen = map(int, w.lines.choose(p.seat, texts).split()[1:])
    receive(w, p, dict(zip(kinds, chosen, strict=True)), effect.origin)


def chains(strength: int, most: int, *others: int) -> list[tuple[int, ...]]:
    """All ways to take goods, of each kind at most as many as of the one before it."""
    if not others:
        return [(n,) for n in range(min(most, strength) + 1)]
    return [
        (n, *rest)
        for n in range(min(most, strength) + 1)
        for rest in chains(strength - n, min(n, others[0]), *others[1:])
    ]


def do_tracks(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-6.8"""
    splits = [f"split {steps} {krones}" for steps in range(effect.n + 1)
              for krones in range(effect.n + 1 - steps)]  # fmt: skip
    steps, krones = map(int, w.lines.choose(p.seat, splits).split()[1:])
    gain_krones(w, p, krones, effect.origin)
    advance(w, p, steps, effect.origin)


def do_prepare(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-10 One room after another; in version 1, a field passed over is not offered again."""
    barred: set[str] = set()
    for _ in range(effect.n):
        rooms = [room for room in rooms_for(w, p, effect) if room not in barred]
        choice = w.lines.choose(p.seat, [*(f"prepare {room}" for room in rooms), "stop"])
        if choice == "stop":
            return
        room = choice.split()[1]
        if w.rising:
            barred.update(other for other in rooms if other < room)
        pay(w, p, p.room_cost(room, effect.discount))
        put_room(w, p, room, effect.origin)
        if effect.occupied:
            occupy(w, p, room, due)


def put_room(w: World, p: Player, room: str, origin: int = 0) -> None:
    """GAH-10.1, 10.4, R.25 The tile lies; the printed VP come each time."""
    p.vacant.add(room)
    if room in PRINTED_VP:
        gain_vp(w, p, PRINTED_VP[room], "rooms", origin)


def occupy(w: World, p: Player, room: str, due: list[Effect], guest: str = "") -> None:
    """GAH-11, 13.23 A room becomes occupied: Custodian, occupancy bonus, and other reactions."""
    w.lines.check(room in p.vacant, f"{room} is not vacant")
    p.vacant.remove(room)
    p.occupied.add(room)
    if guest or w.on("custodian") == "any_occupancy":
        for card in p.played:
            if STAFF[card].on == "occupied any":
                due.extend(effects_of(w, STAFF[card].effects, card, SECOND))
    if w.helped(p, "jrr_tolkien"):
        due.extend(effects_of(w, ("vp 2",), "jrr_tolkien", SECOND))
        w.seen["celebrity jrr_tolkien"] += 1
    for index, group in enumerate(p.groups):
        if room in group:
            occupied_in_group(w, p, index, room, due)
    if p.entrance == "dove":
        lines = {"column": [f"{floor}{room[1]}" for floor in "1234"],
                 "floor": [f"{room[0]}{column}" for column in "ABCDE"]}  # fmt: skip
        due.extend(Effect("token", "dove", what=line, origin=w.new_origin())
                   for line, rooms in lines.items() if p.full(rooms))  # fmt: skip


def occupied_in_group(w: World, p: Player, index: int, room: str, due: list[Effect]) -> None:
    """GAH-11.1, 11.2, AW-0.6, 10.178 The gains for the first and the last room of a group."""
    group, colour = p.groups[index], p.colour(room)
    if p.entrance == "stroup" and p.occupied & set(group) == {room}:
        due.extend(effects_of(w, (STROUP[colour],), "stroup", SECOND))
    if not p.full(group):
        return
    if len(group) >= 3:
        due.extend(Effect("ring", card, level=FOURTH) for card in p.played
                   if STAFF[card].on == "group 3" and card not in p.rung)  # fmt: skip
    if index in p.bonus_given:
        w.seen["group full again"] += 1
        return
    p.bonus_given.add(index)
    word = {"blue": "vp", "red": "krones", "yellow": "steps"}[colour]
    bonus = roof(p)[colour][len(group) - 1]
    due.append(Effect(word, "occupancy", bonus, level=FOURTH, origin=w.new_origin()))
    w.seen[f"occupancy {colour} {len(group)}"] += 1


def may_turn(w: World, p: Player, room: str) -> bool:
    """GAH-R.66 A room in which a guest is to bring a missing krone is not turned before, unless
    turning it brings krones itself."""
    missing = krones_owed(w, p) - p.krones - sum(w.krones_due)
    if missing <= 0:
        return True
    due: list[Effect] = []
    given, seen = set(p.bonus_given), w.seen.copy()
    occupy(w, p, room, due)
    brought = sum(effect.n for effect in due if effect.word == "krones")
    able = max(sure_gain(w, p), brought) >= missing
    p.occupied.remove(room)
    p.vacant.add(room)
    p.bonus_given, w.seen = given, seen
    return able


def do_occupy(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """GAH-9.12, 13.35, AW-7.3"""
    lowest = ""
    for _ in range(effect.n):
        rooms = sorted(room for room in p.vacant if room > lowest
                       and int(room[0]) <= effect.floors and may_turn(w, p, room))  # fmt: skip
        choice = w.lines.choose(p.seat, [*(f"occupy {room}" for room in rooms), "stop"])
        if choice == "stop":
            return
        room = choice.split()[1]
        occupy(w, p, room, due)
        lowest = room if w.rising else ""


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
    """GAH-12.2 Pay, lay down, resolve a ONCE effect at once; then the reactions to the card."""
    pay(w, p, max(0, w.staff_cost(card) - discount))
    p.played.append(card)
    w.seen[f"staff {card}"] += 1
    if STAFF[card].timing == "once":
        for effect in effects_of(w, STAFF[card].effects, card):
            chain = [effect]
            chosen = next_effect(w, p, chain)
            if chosen is not None:
                carry_out(w, p, chosen, due)
                aftermath(w, p, due)
    after_play(w, p, card)
    aftermath(w, p, due)


def after_play(w: World, p: Player, card: str) -> None:
    """AW-8.5, 8.8, 9.5, 10.133, R.83 The reactions to each staff card played."""
    for celebrity, texts in (("giacomo_puccini", ("champagne 1", "vp 2")),
                             ("marie_curie", ("any 2",))):  # fmt: skip
        if w.helped(p, celebrity):
            w.caused.extend(effects_of(w, texts, celebrity))
            w.seen[f"celebrity {celebrity}"] += 1
    if p.entrance == "mayenfels":
        w.caused.extend(effects_of(w, ("krones 1", "draw 1"), "mayenfels"))
    captain = "danube_steamship_captain"
    if w.active == p.seat and captain in p.played and captain != card:
        w.caused.append(Effect("react", captain))


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
    """GAH-12.6, 18.3 Put all cards, or a number of them, under the deck in an order of choice."""
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
    """GAH-9.12, R.38, AW-10.179 The missing goods come from the supply."""
    for _ in range(effect.n):
        waiting = [f"fill {guest}" for guest in p.guests if p.missing[guest].total()]
        if waiting:
            fill_order(w, p, w.lines.choose(p.seat, waiting).split()[1])


def fill_order(w: World, p: Player, guest: str) -> None:
    for good in ITEMS:
        given = min(p.missing[guest][good], supply_left(w, good))
        p.missing[guest][good] -= given


CARRY_OUT |= {
    "vp": do_vp, "per-staff": do_vp, "per-dancer": do_vp, "per-disc": do_vp, "krones": do_krones,
    "steps": do_steps, "both-tracks": do_both, "draw": do_draw, "goods": do_goods,
    "champagne": do_goods, "choose": do_choose, "mix-more": do_mix,
    "dishes": do_mix, "drinks": do_mix,
    "tracks": do_tracks, "prepare": do_prepare, "occupy": do_occupy, "play": do_play,
    "offer": do_offer, "guests": do_guests, "fill": do_fill,
}  # fmt: skip
