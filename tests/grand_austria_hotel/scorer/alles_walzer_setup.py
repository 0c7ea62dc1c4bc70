"""AW-6 Additional steps of the setup by modules."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import (
    BALLROOMS,
    CELEBRITIES,
    DANCING_CELEBRITIES,
    ENTRANCES,
    KEY_KRONES,
    PLACES,
    REHEARSALS,
    ROWS,
    SECTIONS,
    TOKENS,
)
from tests.grand_austria_hotel.scorer.due import settle
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of
from tests.grand_austria_hotel.scorer.effects import lay_card
from tests.grand_austria_hotel.scorer.facts import ITEMS, POLITICS, module_of
from tests.grand_austria_hotel.scorer.supply import may_pay
from tests.grand_austria_hotel.scorer.world import Player, World


def start_money(w: World) -> None:
    """AW-4.1"""
    if w.plays("4"):
        for p, krones in zip(w.in_order(), KEY_KRONES, strict=False):
            p.krones = krones


def lay_ballrooms(w: World) -> None:
    """AW-1.3"""
    if w.plays("1"):
        w.ballrooms = [w.lines.chance("ballroom") for _ in PLACES]
        known = len(set(w.ballrooms)) == 3 and set(w.ballrooms) <= set(BALLROOMS)
        w.lines.check(known, f"ballrooms: {w.ballrooms}")
        rows = [f"{place}-{row}" for place in PLACES for row in ROWS]
        w.dancers = {row: [] for row in [*rows, "balcony"]}


def open_lounge(w: World) -> None:
    """AW-2.1"""
    if not w.plays("2"):
        return
    w.celebrity_pile = set(CELEBRITIES) - (set() if w.plays("1") else DANCING_CELEBRITIES)
    if w.aw("extra_cards") == "off":
        w.celebrity_pile.remove("agatha_christie")
    w.lounge, w.chips = ["", "", ""], [0, 0, 0]
    fill_lounge(w)


def fill_lounge(w: World) -> None:
    """AW-2.1, 2.8 Empty places from left to right."""
    for place, celebrity in enumerate(w.lounge):
        if celebrity:
            continue
        if not w.celebrity_pile:
            w.celebrity_pile, w.celebrity_discard = w.celebrity_discard, set()
            w.seen["celebrity pile made new"] += 1
        w.lounge[place] = w.lines.chance("celebrity")
        w.lines.check(w.lounge[place] in w.celebrity_pile, f"{w.lounge[place]} not in the pile")
        w.celebrity_pile.remove(w.lounge[place])


def special_hotels(w: World) -> None:
    """AW-3.3"""
    if not w.plays("3"):
        return
    w.entrances = [w.lines.chance("entrance") for _ in w.players]
    known = set(ENTRANCES)
    known -= set() if w.plays("1") else {"the_ren"}
    known -= {"stroup"} if w.aw("extra_cards") == "off" else set()
    distinct = len(set(w.entrances)) == len(w.players)
    w.lines.check(distinct and set(w.entrances) <= known, f"entrances: {w.entrances}")
    if "dove" in w.entrances:
        w.tokens = list(TOKENS)
    if "ninas_melange" in w.entrances:
        w.laid_politics = [w.lines.chance("politics") for _ in "ABC"]
        check_new(w, w.laid_politics, w.politics, "ABC", [POLITICS[k][0] for k in w.laid_politics])
    if "grand_wray" in w.entrances:
        w.laid_tiles = [w.lines.chance("tile") for _ in "AABBCC"]
        check_new(w, w.laid_tiles, w.tiles.values(), "AABBCC", [key[0] for key in w.laid_tiles])
    auction(w)


def check_new(w: World, keys: list[str], used: object, stacks: str, letters: list[str]) -> None:
    """AW-3.3 The right stacks, of the modules in play, and none that is in play already."""
    taken = set(used)  # type: ignore[call-overload]
    w.lines.check(len(set(keys) - taken) == len(keys), f"a card twice: {keys}")
    w.lines.check("".join(letters) == stacks, f"wrong stacks: {keys}")
    w.lines.check(all(module_of(key) in w.modules for key in keys), f"wrong module: {keys}")


def auction(w: World) -> None:
    """AW-3.4 to 3.6"""
    opener = w.players[w.start]
    while len(w.entrances) > 1:
        answers = [f"open {entrance} {krones}" for entrance in w.entrances
                   for krones in range(opener.krones + 1)]  # fmt: skip
        _, entrance, krones = w.lines.choose(opener.seat, answers).split()
        winner, bid = bidding(w, opener, int(krones))
        winner.krones -= bid
        gain_entrance(w, winner, entrance)
        if winner is opener:
            opener = next(p for p in clockwise(w, opener) if not p.entrance)
    last = next(p for p in w.players if not p.entrance)
    gain_entrance(w, last, w.entrances[0])


def clockwise(w: World, p: Player) -> list[Player]:
    """All others, beginning at the left of a player."""
    return w.players[p.seat + 1 :] + w.players[: p.seat]


def bidding(w: World, opener: Player, bid: int) -> tuple[Player, int]:
    """AW-3.4, R.86"""
    bidders = [opener] + [p for p in clockwise(w, opener) if not p.entrance]
    turn = 0
    while len(bidders) > 1:
        turn = (turn + 1) % len(bidders)
        p = bidders[turn]
        raises = [f"bid {krones}" for krones in range(bid + 1, p.krones + 1)]
        choice = w.lines.choose(p.seat, [*raises, "withdraw"])
        if choice == "withdraw":
            bidders.remove(p)
            turn -= 1
        else:
            bid = int(choice.split()[1])
    return bidders[0], bid


def gain_entrance(w: World, p: Player, entrance: str) -> None:
    """AW-3.5, 9"""
    w.entrances.remove(entrance)
    w.seen[f"entrance {entrance}"] += 1
    for good, n in zip(ITEMS, ENTRANCES[entrance], strict=True):
        p.kitchen[good] += int(n)
    match entrance:
        case "kaufman":
            p.cafe.append(None)
        case "mayenfels":
            settle(w, p, effects_of(w, ("draw 1",), entrance))
            first_play(w, p)
        case "ninas_melange":
            p.own_politics = dict.fromkeys(w.laid_politics, False)
        case "grand_wray":
            p.own_tiles = list(w.laid_tiles)
            settle(w, p, effects_of(w, ("emperor 2",), entrance))
    p.entrance = entrance


def first_play(w: World, p: Player) -> None:
    """AW-9.5, R.27 Before the lasting effect begins."""
    playable = [card for card in p.hand if may_pay(w, p, max(0, w.staff_cost(card) - 3))]
    answers = [f"play {card}" for card in playable]
    if not playable or w.aw("mayenfels_first_play") == "may":
        answers.append("stop")
    choice = w.lines.choose(p.seat, answers, always=True)
    if choice != "stop":
        due: list[Effect] = []
        card = choice.split()[1]
        p.hand.remove(card)
        lay_card(w, p, card, 3, due)
        settle(w, p, due)


def rehearsal_rooms(w: World) -> None:
    """AW-1.5"""
    if not w.plays("1"):
        return
    rooms = [w.lines.chance("rehearsal") for _ in w.players]
    w.lines.check(len(set(rooms)) == len(rooms) and set(rooms) <= set(REHEARSALS), f"{rooms}")
    for p in [*w.in_order()[:0:-1], w.in_order()[0]]:
        p.rehearsal = w.lines.choose(p.seat, [f"rehearse {room}" for room in rooms]).split()[1]
        p.waiting = list(SECTIONS)
        rooms.remove(p.rehearsal)
