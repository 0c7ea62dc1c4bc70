"""GAH-8, 9, 14 Additional actions: serving, politics, staff, checking in."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import NINAS_VP, REHEARSALS
from tests.grand_austria_hotel.scorer.costs import krones_owed, serving_cost
from tests.grand_austria_hotel.scorer.dancing import row_bonus, row_cost, rows_for, send
from tests.grand_austria_hotel.scorer.dice import stuck
from tests.grand_austria_hotel.scorer.due import settle
from tests.grand_austria_hotel.scorer.effect import (
    FIRST,
    LAST,
    SECOND,
    THIRD,
    Effect,
    effects_of,
    parsed,
)
from tests.grand_austria_hotel.scorer.effects import occupy
from tests.grand_austria_hotel.scorer.extras import can_afford, consult, pay_price
from tests.grand_austria_hotel.scorer.facts import DISC_VP, GOODS, GUESTS, STAFF, TILES, parts
from tests.grand_austria_hotel.scorer.supply import gain_vp, may_pay, serve, servings
from tests.grand_austria_hotel.scorer.sure import (
    check_in_krones,
    is_complete,
    krones_in,
    staff_for,
    sure_gain,
)
from tests.grand_austria_hotel.scorer.world import Player, World, big_order, condition_met

ADDITIONAL = ("serve", "claim", "employ", "checkin", "dance", "consult", "fulfil", "redeem")


def additional_menu(w: World, p: Player) -> list[str]:
    """GAH-8.3 to 8.6 The additional actions that are possible."""
    answers = [f"checkin {guest}" for guest in p.guests if rooms_of(w, p, guest)]
    answers += [f"dance {guest}" for guest in p.guests if dances_of(w, p, guest)]
    answers += [f"employ {card}" for card in p.played if may_employ(w, p, card)]
    answers += [f"redeem {tile}" for tile in p.own_tiles if may_redeem(w, p, tile)]
    if stuck(w, p):
        return answers
    if servings(p) and may_pay(w, p, serving_cost(p)):
        answers.append("serve")
    answers += [f"claim {card}" for card in w.politics if may_claim(w, p, card)]
    answers += [f"fulfil {card}" for card in p.own_politics if may_fulfil(w, p, card)]
    if may_consult(w, p):
        answers.append("consult albert_einstein")
    return answers


def additional(w: World, p: Player) -> str:
    """GAH-8.3 to 8.6; names the guest who gives an extra turn, if any."""
    verb, *names = w.lines.take(p.seat, *ADDITIONAL).split()
    for_krones = ("checkin", "dance", "employ", "redeem")
    w.lines.check(verb in for_krones or not stuck(w, p), "the krone must come first (GAH-R.57)")
    match verb:
        case "serve":
            w.lines.check(servings(p), "nothing to serve (GAH-8.3)")
            serve(w, p)
        case "claim":
            claim(w, p, names[0])
        case "employ":
            employ(w, p, names[0])
        case "checkin":
            return check_in(w, p, names[0])
        case "dance":
            return dance(w, p, names[0])
        case "consult":
            w.lines.check(may_consult(w, p), "Einstein cannot help (AW-8.2)")
            consult(w, p)
            settle(w, p, [])
        case "fulfil":
            fulfil(w, p, names[0])
        case "redeem":
            redeem(w, p, names[0])
    return ""


def missing_krones(w: World, p: Player) -> int:
    """GAH-R.57 The missing krones of the main step, if it waits for krones."""
    return max(0, krones_owed(w, p) - p.krones) if stuck(w, p) else 0


def starts_turn(w: World, p: Player) -> bool:
    """GAH-R.57, AW-R.61, R.73, R.81 True if one additional action certainly gives enough krones."""
    missing = krones_owed(w, p) - p.krones
    if sure_gain(w, p) >= missing:
        return True
    return (
        any(may_employ(w, p, card) for card in p.played)
        or any(may_redeem(w, p, tile) for tile in p.own_tiles)
        or any(dances_of(w, p, guest) for guest in p.guests)
    )


def claim(w: World, p: Player, card: str) -> None:
    """GAH-14"""
    w.lines.check(may_claim(w, p, card), f"{card} cannot be claimed (GAH-14)")
    discs = w.politics[card]
    gain_vp(w, p, DISC_VP[len(discs)], "politics", w.new_origin())
    discs.append(p.seat)
    w.seen[f"politics {card}"] += 1
    w.seen[f"politics place {len(discs)}"] += 1
    clear_piles(w)
    due: list[Effect] = []
    for other in p.played:
        if STAFF[other].on == "disc" and STAFF[other].timing == "permanent":
            due.extend(effects_of(w, STAFF[other].effects, other))
        elif STAFF[other].on == "disc" and other not in p.rung:
            due.append(Effect("ring", other))
    settle(w, p, due)


def may_claim(w: World, p: Player, card: str) -> bool:
    """GAH-14.1, 14.2"""
    discs = w.politics[card]
    return p.seat not in discs and len(discs) < len(DISC_VP) and condition_met(w, p, card)


def may_fulfil(w: World, p: Player, card: str) -> bool:
    """AW-9.6, R.34"""
    return p.own_politics.get(card) is False and condition_met(w, p, card)


def fulfil(w: World, p: Player, card: str) -> None:
    """AW-9.6"""
    w.lines.check(may_fulfil(w, p, card), f"{card} is not fulfilled (AW-9.6)")
    p.own_politics[card] = True
    gain_vp(w, p, NINAS_VP[w.round], "entrances", w.new_origin())
    w.seen[f"fulfilled in round {w.round}"] += 1
    clear_piles(w)
    settle(w, p, [])


def may_redeem(w: World, p: Player, tile: str) -> bool:
    """AW-9.7, R.35, R.61"""
    if p.redeemed or tile not in p.own_tiles or p.emperor < tile_price(tile):
        return False
    missing = missing_krones(w, p)
    return not missing or krones_in(TILES[tile][0]) >= missing


def tile_price(tile: str) -> int:
    return 1 + "ABC".index(tile[0])


def redeem(w: World, p: Player, tile: str) -> None:
    """AW-9.7"""
    w.lines.check(may_redeem(w, p, tile), f"{tile} cannot be used (AW-9.7)")
    p.redeemed = True
    p.own_tiles.remove(tile)
    p.emperor -= tile_price(tile)
    w.seen[f"redeemed {tile}"] += 1
    due = effects_of(w, TILES[tile][0], tile)
    if w.aw("gardener_with_wray") == "yes":
        for card in p.played:
            if STAFF[card].on == "bonus tile":
                due.extend(effects_of(w, STAFF[card].effects, card))
    settle(w, p, due)


def may_consult(w: World, p: Player) -> bool:
    """AW-8.2"""
    return (
        w.helped(p, "albert_einstein")
        and not p.consulted
        and any(p.kitchen[good] for good in GOODS)
    )


def may_employ(w: World, p: Player, card: str) -> bool:
    """GAH-8.5, AW-10.1, R.73"""
    row = STAFF[card]
    if card not in p.played or card in p.used or row.timing != "round" or row.on:
        return False
    missing = missing_krones(w, p)
    if missing and krones_in(row.effects) < missing:
        return False
    first = parsed(row.effects[0])
    if first.word == "exchange":
        return sum(p.kitchen[good] for good in GOODS) >= first.n
    return first.word != "pay" or can_afford(w, p, first)


def employ(w: World, p: Player, card: str) -> None:
    """GAH-8.5, AW-10.1"""
    w.lines.check(may_employ(w, p, card), f"{card} cannot be used (GAH-8.5)")
    p.used.add(card)
    w.seen[f"employed {card}"] += 1
    due = effects_of(w, STAFF[card].effects, card)
    if due[0].word == "pay":
        pay_price(w, p, due.pop(0))
    settle(w, p, due)


def rooms_of(w: World, p: Player, guest: str) -> list[str]:
    """GAH-9.1, R.57 The rooms into which a guest may move now."""
    if guest not in p.cafe or not is_complete(w, p, guest):
        return []
    rooms = sorted(room for room in p.vacant if p.suits(guest, room))
    missing = missing_krones(w, p)
    if missing:
        w.seen["check-in for a sure krone"] += 1
        rooms = [room for room in rooms if check_in_krones(w, p, guest, room) >= missing]
    return rooms


def dances_of(w: World, p: Player, guest: str) -> list[str]:
    """AW-1.12, 1.13, 11.162 The rows to which a guest may be sent now."""
    if guest not in p.cafe or guest == "pope" or not is_complete(w, p, guest):
        return []
    rows = rows_for(w, p, 0)
    missing = missing_krones(w, p)
    if missing:
        rows = [row for row in rows if dance_krones(w, p, guest, row) >= missing]
    return rows


def dance_krones(w: World, p: Player, guest: str, row: str) -> int:
    """Return the krones for sending a guest: reward, staff, row bonus, the best section bonus."""
    sections = [krones_in(parts(text)) for text, left
                in zip(REHEARSALS[p.rehearsal], p.waiting, strict=True) if left == 1]  # fmt: skip
    cards = [card for card in p.played if STAFF[card].on == "dancer sent"]
    if w.aw("guest_staff_on_dance") == "yes":
        cards += staff_for(w, p, guest)
    return (
        krones_in(GUESTS[guest].rewards)
        + sum(krones_in(STAFF[card].effects) for card in cards)
        + sum(effect.n for effect in row_bonus(w, p, row) if effect.word == "krones")
        + max(sections, default=0)
    )


def check_in(w: World, p: Player, guest: str) -> str:
    """GAH-9; names the guest if an extra turn follows, before which the card is not put away."""
    rooms = rooms_of(w, p, guest)
    w.lines.check(rooms, f"{guest} cannot check in (GAH-9.1)")
    room = w.lines.choose(p.seat, [f"lodge {room}" for room in rooms]).split()[1]
    due = leaves(w, p, guest, room=True)
    occupy(w, p, room, due, guest)
    return benefits(w, p, guest, due)


def dance(w: World, p: Player, guest: str) -> str:
    """AW-1.12 to 1.14 A guest goes dancing instead; the order of benefits is free."""
    rows = dances_of(w, p, guest)
    w.lines.check(rows, f"{guest} cannot dance (AW-1.13)")
    row = w.lines.choose(p.seat, [f"to {row}" for row in rows]).split()[1]
    w.lines.check(row_cost(row, 0) <= p.kitchen["champagne"], "not enough champagne (AW-1.13)")
    due: list[Effect] = []
    send(w, p, row, 0, due)
    due += leaves(w, p, guest, room=False)
    for effect in due:
        effect.level = THIRD
    w.seen["guest sent dancing"] += 1
    return benefits(w, p, guest, due)


def leaves(w: World, p: Player, guest: str, room: bool) -> list[Effect]:
    """GAH-9.2, 9.3 A guest leaves the café: printed VP, reward, staff for completed guests."""
    p.cafe[p.cafe.index(guest)] = None
    if p.missing.pop(guest).total():
        w.seen["celebrity sigmund_freud"] += 1
    p.completed.append(guest)
    card = GUESTS[guest]
    origin = w.new_origin()  # AW-R.11
    due = [Effect("vp", guest, card.vp, level=FIRST, origin=origin)] if card.vp else []
    rewards = tuple(text for text in card.rewards if text != "gizia 1")
    due += effects_of(w, rewards, guest, THIRD, origin)
    for other in staff_for(w, p, guest):
        if STAFF[other].timing == "bell":
            due.append(Effect("ring", other, level=SECOND))
        elif room or w.aw("guest_staff_on_dance") == "yes":
            due += effects_of(w, STAFF[other].effects, other, SECOND)
    return due


def benefits(w: World, p: Player, guest: str, due: list[Effect]) -> str:
    """GAH-9.3, 9.13; names the guest if an extra turn follows."""
    if "gizia 1" in GUESTS[guest].rewards:
        due.append(Effect(f"extra-{w.on('egizia')}", guest, level=LAST))
    settle(w, p, due)
    w.seen[f"guest {guest}"] += 1
    if w.extra_turn:
        return guest
    put_away(w, p, guest)
    return ""


def put_away(w: World, p: Player, guest: str) -> None:
    """GAH-9.2, AW-9.4, 12.7 Move the card of a guest to its pile."""
    if p.entrance == "kaufman":
        p.round_pile.append(guest)
    else:
        p.pile.append(guest)
        clear_piles(w)


def clear_piles(w: World) -> None:
    """AW-12.7, R.66 Guests who do not count any more go to the discard pile."""
    for p in w.players:
        w.guest_discard.update(guest for guest in p.pile if not counts(w, p, guest))
        p.pile = [guest for guest in p.pile if counts(w, p, guest)]


def counts(w: World, p: Player, guest: str) -> bool:
    """AW-12.7 True if a completed guest counts for a card that the player can still claim."""
    for card, fits in (("green_guests_4", GUESTS[guest].colour == "green"),
                       ("big_orders_5", big_order(guest))):  # fmt: skip
        discs = w.politics.get(card)
        common = discs is not None and p.seat not in discs and len(discs) < len(DISC_VP)
        if fits and (common or p.own_politics.get(card) is False):
            return True
    return False
