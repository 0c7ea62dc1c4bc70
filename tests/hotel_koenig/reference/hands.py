"""HK-4.3 and HK-12.1, HK-12.2: the mover's hand is filled, or tiles in it are replaced."""

from __future__ import annotations

from tests.hotel_koenig.reference.board import joins_safe_chains, number_and_letter, playable
from tests.hotel_koenig.reference.questions import Rule, draw
from tests.hotel_koenig.reference.world import World


def fill_hand(world: World) -> Rule:
    """HK-4.3"""
    hand = world.hands[world.mover]
    while world.pile and len(hand) < world.options["hk.hand_size"]:
        tile = yield from draw(world)
        hand.add(tile)


def replace_dead_tiles(world: World) -> Rule:
    """HK-12.1 Lowest tile first, each at once, also those that come in for others."""
    hand = world.hands[world.mover]
    while dead := [tile for tile in hand if joins_safe_chains(world.board, tile)]:
        if not world.pile:
            world.corners["HK-12.1 dead tile stays, the pile is empty"] += 1
            return
        tile = min(dead, key=number_and_letter)
        hand.remove(tile)
        world.removed.add(tile)
        world.corners[f"HK-12.1 dead tile: {world.options['hk.dead_tiles']}"] += 1
        drawn = yield from draw(world)
        if joins_safe_chains(world.board, drawn):
            world.corners["HK-12.1 dead tile replaced by a dead one"] += 1
        hand.add(drawn)


def replace_hand(world: World) -> Rule:
    """HK-12.2"""
    hand = world.hands[world.mover]
    if not hand or not world.pile or any(playable(world.board, tile) for tile in hand):
        return
    world.corners["HK-12.2 whole hand replaced"] += 1
    number = len(hand)
    if len(world.pile) < number:
        world.corners["HK-12.2 whole hand replaced from a short pile"] += 1
    world.removed |= hand
    hand.clear()
    for _ in range(min(number, len(world.pile))):
        tile = yield from draw(world)
        hand.add(tile)
    if not any(playable(world.board, tile) for tile in hand):
        world.corners["HK-12.2 the new hand is unplayable too"] += 1
