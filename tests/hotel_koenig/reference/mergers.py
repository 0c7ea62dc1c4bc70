"""HK-7 and HK-8: chains are merged; bonuses are paid; holders exchange, sell or keep."""

from __future__ import annotations

from tests.hotel_koenig.reference.board import lone_group, number_and_letter, safe, size
from tests.hotel_koenig.reference.bonuses import BANK, bonuses, price, rounded
from tests.hotel_koenig.reference.questions import Asking, Rule, ask, draw
from tests.hotel_koenig.reference.world import World


def merge(world: World, tile: str, chains: list[str]) -> Rule:
    """HK-7.1 to HK-7.5 The board keeps its old sizes until all chains are handled."""
    world.corners[f"HK-7.1 {len(chains)} chains merge"] += 1
    survivor = yield from choose_survivor(world, chains)
    if safe(world.board, survivor):
        world.corners["HK-7.1 a safe chain takes over"] += 1
    dissolved = [chain for chain in chains if chain != survivor]
    bonuses_first = world.options["hk.multi_merger_bonus"] == "all_first"
    if bonuses_first:
        if len(dissolved) >= 2:
            world.corners["HK-12.15 bonuses of several chains first"] += 1
        for chain in dissolved:
            yield from pay_bonuses(world, chain, lay_tile_later=True)
    while dissolved:
        chain = yield from choose_next(world, dissolved)
        dissolved.remove(chain)
        if not bonuses_first:
            yield from pay_bonuses(world, chain, lay_tile_later=True)
        for seat in world.clockwise():
            yield from decide_shares(world, seat, chain, survivor)
    joining = lone_group(world.board, tile)
    if len(joining) >= 3:
        world.corners["HK-D.10 several lone tiles join in a merger"] += 1
    for square in list(world.board):
        if world.board[square] in chains:
            world.board[square] = survivor
    for square in joining:
        world.board[square] = survivor


def choose_survivor(world: World, chains: list[str]) -> Asking[str]:
    """HK-7.2, HK-R.18 The mover chooses among the largest."""
    most = max(size(world.board, chain) for chain in chains)
    largest = [chain for chain in chains if size(world.board, chain) == most]
    if len(largest) == 1:
        return largest[0]
    world.corners[f"HK-7.2 survivor chosen among {len(largest)}"] += 1
    answer = yield from ask(world.mover, [f"survivor {chain}" for chain in largest])
    return answer.removeprefix("survivor ")


def choose_next(world: World, dissolved: list[str]) -> Asking[str]:
    """HK-7.3, HK-12.11"""
    order = world.options["hk.multi_merger_order"]
    sizes = [size(world.board, chain) for chain in dissolved]
    due = min(sizes) if order == "smallest_first" else max(sizes)
    if min(sizes) != max(sizes):
        world.corners[f"HK-12.11 chains of different size: {order}"] += 1
    following = [chain for chain in dissolved if size(world.board, chain) == due]
    if len(following) == 1:
        return following[0]
    world.corners[f"HK-7.3 {len(following)} equal chains to dissolve"] += 1
    answer = yield from ask(world.mover, [f"dissolve {chain}" for chain in following])
    return answer.removeprefix("dissolve ")


def pay_bonuses(world: World, chain: str, lay_tile_later: bool) -> Rule:
    """HK-7.6, and HK-11.2 to HK-11.4, HK-11.9 with the bank among the holders."""
    held = {seat: world.shares[seat][chain] for seat in range(world.seats)}
    if world.bank_plays:
        held[BANK] = yield from draw_for_bank(world, lay_tile_later)
        note_bank(world, held)
    value = price(chain, size(world.board, chain))
    rounding = world.options["hk.bonus_rounding"]
    due = bonuses(held, value, world.options["hk.bonus_tiers"])
    if not due:
        world.corners["HK-7.6 nobody holds a share"] += 1
    for holder, amount in due.items():
        if holder != BANK:
            world.money[holder] += rounded(amount, rounding)
            if rounded(amount, rounding) != amount:
                world.corners[f"HK-12.12 rounded: {rounding}"] += 1
    note_ranks(world, [number for number in held.values() if number])


def note_ranks(world: World, numbers: list[int]) -> None:
    """Which ties there are among the holders."""
    tiers = world.options["hk.bonus_tiers"]
    if not numbers:
        return
    numbers.sort(reverse=True)
    how = f"{tiers} bonuses, holders: {min(len(numbers), 4)}"
    if len(set(numbers)) == len(numbers):
        world.corners[f"HK-12.8 {how}, no tie"] += 1
    elif numbers[0] == numbers[1]:
        world.corners[f"HK-12.8 {how}, several largest"] += 1
    elif numbers[1] == numbers[2]:
        world.corners[f"HK-12.8 {how}, several second"] += 1
    elif numbers[2] == numbers[3]:
        world.corners[f"HK-12.8 {how}, several third"] += 1


def draw_for_bank(world: World, lay_tile_later: bool) -> Asking[int]:
    """HK-11.2 The number of the tile; HK-R.21 none without a pile."""
    if not world.pile:
        world.corners["HK-R.21 no tile left for the bank"] += 1
        return 0
    tile = yield from draw(world)
    if lay_tile_later:
        world.bank_tiles.append(tile)
        if len(world.bank_tiles) >= 2:
            world.corners["HK-R.19 several tiles wait for the bank"] += 1
    else:
        world.removed.add(tile)
    return number_and_letter(tile)[0]


def note_bank(world: World, held: dict[int, int]) -> None:
    """The rank of the bank."""
    players = [number for holder, number in held.items() if holder != BANK]
    if 0 < held[BANK] == max(players):
        world.corners["HK-R.22 bank and player are both largest"] += 1
    if 0 < held[BANK] == min(players) < max(players):
        world.corners["HK-11.3 bank and player are both second"] += 1
    if held[BANK] > 25 - sum(players):
        world.corners["HK-R.20 bank number above the shares left"] += 1


def decide_shares(world: World, seat: int, chain: str, survivor: str) -> Rule:
    """HK-8.1 to HK-8.5, each holder in turn with the shares at that moment."""
    held = world.shares[seat][chain]
    most = min(held // 2, world.stock(survivor))
    if most < held // 2:
        word = "no" if most == 0 else "few"
        world.corners[f"HK-8.4 {word} shares of the survivor left"] += 1
    if most:
        answer = yield from ask(seat, [f"trade {gained}" for gained in range(most + 1)])
        gained = int(answer.removeprefix("trade "))
        return_shares(world, seat, chain, 2 * gained)
        world.shares[seat][survivor] += gained
    held = world.shares[seat][chain]
    if held:
        answer = yield from ask(seat, [f"sell {sold}" for sold in range(held + 1)])
        sold = int(answer.removeprefix("sell "))
        world.money[seat] += sold * price(chain, size(world.board, chain))
        return_shares(world, seat, chain, sold)


def return_shares(world: World, seat: int, chain: str, number: int) -> None:
    """HK-8.5 To the bank; HK-12.4 founders who are owed a share get the first ones."""
    for _ in range(number):
        world.shares[seat][chain] -= 1
        if world.owed[chain]:
            founder = world.owed[chain].pop(0)
            world.shares[founder][chain] += 1
            world.corners["HK-12.4 an owed share is handed over"] += 1
            place = world.clockwise().index
            if place(founder) > place(seat):
                world.corners["HK-12.4 the owed share can still be decided on"] += 1
            if founder == seat:
                world.corners["HK-12.4 an owed share comes from the founder"] += 1
