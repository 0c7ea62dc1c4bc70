"""Setup, turns and the end, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Iterable

from tests.hotel_koenig.reference.board import (
    CHAINS,
    LONE,
    active,
    joins_safe_chains,
    lone_group,
    number_and_letter,
    playable,
    size,
    touched_chains,
    touches_lone,
    would_found,
    would_found_eighth,
)
from tests.hotel_koenig.reference.bonuses import price
from tests.hotel_koenig.reference.hands import fill_hand, replace_dead_tiles, replace_hand
from tests.hotel_koenig.reference.mergers import merge, pay_bonuses
from tests.hotel_koenig.reference.questions import Asking, Question, Rule, ask, draw
from tests.hotel_koenig.reference.world import World

__all__ = ["Question", "Rule", "turns", "whole_game"]


def whole_game(world: World) -> Rule:
    """Setup, then turn after turn."""
    yield from setup(world)
    yield from turns(world)


def turns(world: World) -> Rule:
    """HK-3.7 Clockwise until the game is over."""
    while not world.over:
        yield from turn(world)
        world.mover = (world.mover + 1) % world.seats


def setup(world: World) -> Rule:
    """HK-3.3 to HK-3.6"""
    drawn = []
    for _ in range(world.seats):
        tile = yield from draw(world)
        drawn.append(tile)
        if world.options["hk.start_tiles"] == "one_each":
            world.board[tile] = LONE
    if world.options["hk.start_tiles"] == "none":
        world.pile.update(drawn)
    world.mover = drawn.index(min(drawn, key=number_and_letter))
    lowest = number_and_letter(drawn[world.mover])[0]
    if sum(number_and_letter(tile)[0] == lowest for tile in drawn) >= 2:
        world.corners["HK-3.4 the letter decides who starts"] += 1
    if any(touches_lone(world.board, tile) for tile in drawn):
        world.corners["HK-3.5 start tiles touch"] += 1
    for seat in world.clockwise():
        for _ in range(world.options["hk.hand_size"]):
            tile = yield from draw(world)
            world.hands[seat].add(tile)


def turn(world: World) -> Rule:
    """HK-4.1"""
    if world.options["hk.dead_tiles"] == "replace_at_start":
        yield from replace_dead_tiles(world)
    if world.options["hk.full_hand_redraw"] == "on":
        yield from replace_hand(world)
    tile = yield from choose_tile(world)
    if tile is not None:
        yield from lay_tile(world, tile)
        yield from lay_bank_tiles(world)
    if tile is None and world.end_conditions():
        world.corners["HK-R.11 end possible without a laid tile"] += 1
    yield from offer_end(world)
    yield from buy(world)
    world.idle = 0 if tile is not None else world.idle + 1
    if not world.announced:
        look_for_standstill(world)
    if world.over or world.announced:
        yield from final_scoring(world)
        return
    if tile is not None:
        yield from fill_hand(world)
    if world.options["hk.dead_tiles"] == "replace_at_draw":
        yield from replace_dead_tiles(world)


def choose_tile(world: World) -> Asking[str | None]:
    """HK-4.1, HK-4.2 One playable tile, if there is one. HK-12.7 Or first announce the end."""
    hand = world.hands[world.mover]
    tiles = [tile for tile in hand if playable(world.board, tile)]
    note_hand(world, hand)
    answers = [f"lay {tile}" for tile in tiles] or ["pass"]
    early = world.options["hk.end_timing"] == "any_time_in_turn" and world.end_conditions()
    answer = yield from ask(world.mover, [*answers, "announce"] if early else answers)
    if answer == "announce":
        world.corners["HK-12.7 end announced before the tile"] += 1
        announce(world)
        answer = yield from ask(world.mover, answers)
    if answer == "pass":
        world.corners["HK-4.2 no tile laid"] += 1
        return None
    tile = answer.removeprefix("lay ")
    hand.remove(tile)
    return tile


def note_hand(world: World, hand: Iterable[str]) -> None:
    """Which kinds of unplayable tiles the mover holds."""
    if len(active(world.board)) == 7:
        world.corners["HK-5.4 seven chains"] += 1
    if not world.pile:
        world.corners["HK-R.9 turn with an empty pile"] += 1
        if not world.hands[world.mover]:
            world.corners["HK-R.9 turn with an empty hand"] += 1
    for tile in hand:
        if joins_safe_chains(world.board, tile):
            world.corners["HK-7.1 tile between safe chains in hand"] += 1
        if would_found_eighth(world.board, tile):
            world.corners["HK-5.4 tile for an eighth chain in hand"] += 1


def lay_tile(world: World, tile: str) -> Rule:
    """HK-4.5"""
    chains = touched_chains(world.board, tile)
    founding = would_found(world.board, tile)
    world.board[tile] = LONE
    if len(chains) >= 2:
        yield from merge(world, tile, chains)
    elif len(chains) == 1:
        grow(world, tile, chains[0])
    elif founding:
        yield from found(world, tile)


def grow(world: World, tile: str, chain: str) -> None:
    """HK-6.1"""
    joining = lone_group(world.board, tile)
    if len(joining) >= 3:
        world.corners["HK-6.1 several lone tiles join a chain"] += 1
    if size(world.board, chain) < 41 <= size(world.board, chain) + len(joining):
        world.corners["HK-D.13 a chain reaches 41 tiles"] += 1
    for square in joining:
        world.board[square] = chain


def found(world: World, tile: str) -> Rule:
    """HK-5.1 to HK-5.3"""
    names = [chain for chain in CHAINS if chain not in active(world.board)]
    if len(names) == 1:
        world.corners["HK-5.1 last name"] += 1
        chain = names[0]
    else:
        answer = yield from ask(world.mover, [f"found {name}" for name in names])
        chain = answer.removeprefix("found ")
    joining = lone_group(world.board, tile)
    if len(joining) >= 4:
        world.corners["HK-5.2 a chain founded with four tiles or more"] += 1
    for square in joining:
        world.board[square] = chain
    founder_share(world, chain)


def founder_share(world: World, chain: str) -> None:
    """HK-5.3, HK-12.4"""
    if world.stock(chain) > 0:
        world.shares[world.mover][chain] += 1
        return
    empty = world.options["hk.founder_share_empty"]
    world.corners[f"HK-12.4 no share for the founder: {empty}"] += 1
    if empty == "owed":
        world.owed[chain].append(world.mover)
    elif empty == "cash":
        world.money[world.mover] += price(chain, size(world.board, chain))


def lay_bank_tiles(world: World) -> Rule:
    """HK-11.5, HK-R.19 In the order drawn; a merger may add more of them."""
    while world.bank_tiles:
        tile = world.bank_tiles.pop(0)
        chains = touched_chains(world.board, tile)
        if joins_safe_chains(world.board, tile):
            world.corners["HK-11.7 bank tile between safe chains"] += 1
            world.removed.add(tile)
            continue
        if would_found_eighth(world.board, tile):
            world.corners["HK-R.23 bank tile would prepare an eighth chain"] += 1
            world.removed.add(tile)
            continue
        if would_found(world.board, tile):
            world.corners["HK-11.8 bank tile beside lone tiles"] += 1
            if len(lone_group(world.board, tile)) >= 3:
                world.corners["HK-R.24 bank tile beside an unfounded pair"] += 1
        world.board[tile] = LONE
        if len(chains) >= 2:
            world.corners["HK-11.6 bank tile merges chains"] += 1
            yield from merge(world, tile, chains)
        elif len(chains) == 1:
            world.corners["HK-11.5 bank tile joins a chain"] += 1
            grow(world, tile, chains[0])


def offer_end(world: World) -> Rule:
    """HK-10.1, HK-12.5"""
    conditions = world.end_conditions()
    if world.announced or not conditions:
        return
    if world.options["hk.end_declaration"] == "compulsory":
        world.corners["HK-12.5 compulsory end"] += 1
        announce(world)
        return
    answer = yield from ask(world.mover, ["announce", "continue"])
    if answer == "announce":
        announce(world)
    else:
        world.corners["HK-10.1 end not announced"] += 1


def announce(world: World) -> None:
    """HK-10.1 The end is fixed, whatever happens to the condition."""
    world.announced = True
    world.reasons = world.end_conditions()
    for reason in world.reasons:
        world.corners[f"HK-10.1 announced: {reason}"] += 1
    if world.reasons == {"all-safe"} and len(active(world.board)) < 7:
        world.corners["HK-12.6 announced with fewer than seven chains"] += 1


def buy(world: World) -> Rule:
    """HK-9.1, HK-9.2, HK-R.36 One share after the other, in any order."""
    seat = world.mover
    first = 0
    for left in range(world.options["hk.buy_limit"], -1, -1):
        answers = ["stop"]
        for chain in CHAINS[first:]:
            if left and chain in active(world.board):
                affordable = price(chain, size(world.board, chain)) <= world.money[seat]
                if affordable and world.stock(chain):
                    answers.append(f"buy {chain}")
                elif affordable:
                    world.corners["HK-9.2 no share left to buy"] += 1
                else:
                    world.corners["HK-9.2 not enough money to buy"] += 1
        answer = yield from ask(seat, answers)
        if answer == "stop":
            return
        chain = answer.removeprefix("buy ")
        first = CHAINS.index(chain) if world.one_path else 0
        world.money[seat] -= price(chain, size(world.board, chain))
        world.shares[seat][chain] += 1


def look_for_standstill(world: World) -> None:
    """HK-R.9 No tile left to lay, or a full round without a laid tile."""
    if not world.pile and not any(world.hands):
        world.reasons.add("no-tiles-left")
    if world.idle >= world.seats:
        world.reasons.add("no-tile-in-a-round")
        if world.pile:
            world.corners["HK-D.21 standstill with tiles in the pile"] += 1
    world.over = bool(world.reasons)
    for reason in world.reasons:
        world.corners[f"HK-R.9 end: {reason}"] += 1


def final_scoring(world: World) -> Rule:
    """HK-10.3, HK-11.9"""
    chains = active(world.board)
    if world.announced and not world.end_conditions():
        world.corners["HK-12.7 the condition is gone after the announcement"] += 1
    if any(world.owed[chain] for chain in chains):
        world.corners["HK-12.4 a share is still owed at the end"] += 1
    for chain in chains:
        yield from pay_bonuses(world, chain, lay_tile_later=False)
    for seat in range(world.seats):
        for chain in CHAINS:
            if chain in chains:
                value = price(chain, size(world.board, chain))
                world.money[seat] += world.shares[seat][chain] * value
                world.shares[seat][chain] = 0
            elif world.shares[seat][chain]:
                world.corners["HK-D.20 worthless shares at the end"] += 1
    if world.money.count(max(world.money)) >= 2:
        world.corners["HK-R.13 shared victory"] += 1
    world.over = True
