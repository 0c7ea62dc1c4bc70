"""Random games: hidden information stays hidden, and lasting promises of the rules hold."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, LONE, NEIGHBOURS, SAFE_SIZE, SOURCES
from hotelier.games.hotel_koenig.view import chains_shown
from tests.conformance.games import Player, Variant, tables, walk
from tests.hotel_koenig.positions import GAME

CHAINS = len(CHAIN_KEYS)


def variant(seats: int, **options: str | int) -> Variant:
    chosen = tuple((f"hk.{name}", value) for name, value in options.items())
    return Variant(GAME, seats, chosen, number=seats)


def with_other_holdings(table: ht.Table, seat: int | None, rng: Random) -> dict[str, Any]:
    """The position with the others' money changed and their hidden shares dealt anew."""
    data = table.position()
    others = [other for other in range(table.state.seats) if other != seat]
    for other in others:
        gift = 100 * rng.randrange(1, 50)
        data["money"][other] += gift
        data["ledger"][other * len(SOURCES)] += gift
    for chain in set(range(CHAINS)) - set(chains_shown(table.state)):
        held = [data["shares"][other * CHAINS + chain] for other in others]
        dealt = [0] * len(others)
        for _ in range(sum(held)):
            dealt[rng.randrange(len(others))] += 1
        for other, count in zip(others, dealt, strict=True):
            data["shares"][other * CHAINS + chain] = count
    return data


@pytest.mark.rule("HK-12.9", "HK-R.10", "HK-13.1")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_other_holdings_give_the_same_views_and_records(seats: int, long_factor: int) -> None:
    """Worlds that differ in others' cash and shares look alike, in the middle of mergers too."""
    hidden = variant(seats, holdings="hidden")
    rng = hidden.rng("holdings")
    compared = mergers = 0
    for seed in range(3 * long_factor):
        for table in tables(hidden, f"holdings {seed}"):
            if table.to_move is None or rng.random() > 0.15:
                continue
            seat = rng.choice([seat for seat in (None, *range(seats)) if seat != table.to_move])
            changed = with_other_holdings(table, seat, rng)
            plain = ht.Table.from_position(GAME, table.position(), seed=1)
            twin = ht.Table.from_position(GAME, changed, seed=1)
            assert twin.state != plain.state
            assert json.dumps(twin.view(seat)) == json.dumps(plain.view(seat))
            assert twin.record.for_seat(seat).to_jsonl() == plain.record.for_seat(seat).to_jsonl()
            assert twin.journal_for(seat) == plain.journal_for(seat)
            compared += 1
            mergers += bool(chains_shown(table.state))
    assert compared > 30
    assert mergers > 2


@pytest.mark.rule("HK-12.9")
def test_open_holdings_tell_those_worlds_apart() -> None:
    opened = variant(3, holdings="open")
    rng = opened.rng("open")
    for table in list(tables(opened, "open"))[:1]:
        twin = ht.Table.from_position(GAME, with_other_holdings(table, 0, rng), seed=1)
        assert twin.view(0)["players"] != table.view(0)["players"]


@pytest.mark.rule("HK-13.8", "HK-1.6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_safe_chain_never_disappears(seats: int, long_factor: int) -> None:
    safe_seen = 0
    for seed in range(20 * long_factor):
        before = [0] * CHAINS
        for state in walk(variant(seats), f"safe {seed}"):
            for chain, size in enumerate(before):
                assert size < SAFE_SIZE or state.size[chain] >= size
            before = state.size[:]
        safe_seen += sum(size >= SAFE_SIZE for size in before)
    assert safe_seen > 20


@pytest.mark.rule("HK-1.5", "HK-3.5", "HK-11.8")
def test_connected_lone_tiles_come_from_the_setup_or_the_bank_only() -> None:
    for seats, bank in ((3, "on"), (2, "off"), (2, "on")):
        pairs = 0
        game = variant(seats, start_tiles="none", two_player_bank=bank)
        for seed in range(30):
            for state in walk(game, f"lone {seed}"):
                top = type(state.stack[-1]).__name__ if state.stack else ""
                if top != "LayTile":
                    continue
                pairs += sum(
                    owner == LONE and any(state.board[other] == LONE for other in NEIGHBOURS[tile])
                    for tile, owner in enumerate(state.board)
                )
        assert (pairs > 0) == (seats == 2 and bank == "on")


@pytest.mark.rule("HK-13.2", "HK-4.1")
def test_every_tile_that_is_laid_comes_from_the_movers_hand() -> None:
    for seed in range(5):
        state = variant(4).setup()
        player = Player(GAME, Random(seed))
        while ht.to_move(state) != ht.OVER:
            mover, action = ht.to_move(state), player.step(state)
            if str(action).startswith("lay"):
                assert action.tile in state.hands[mover]
            ht.play(state, action)
