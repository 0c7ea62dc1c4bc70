"""Standing orders apply before a move is published, and only the seat's player can read them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from hotelier.games.hotel_koenig.shares import SellShares, TradeShares
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, CHAIN_KEYS
from hotelier.server.desk import ordering, play
from hotelier.server.desk.play import Command
from hotelier.server.errors import Refused
from hotelier.server.mailbox import Mailbox
from hotelier.server.orders import MergerRule, Orders, checked, follow, ordered
from hotelier.server.site import Site
from hotelier.table.table import Table
from tests.server.conftest import Party
from tests.server.server_process import Peer, Server, mover, up_to_date
from tests.server.test_registry import at_site, hot_seat
from tests.server.test_tables import refused

Gather = Callable[..., Party]
SELL_ALL = {"mergers": [{"sell": "all"}]}
ABOUT_SHARES = ("trade", "sell")


def at_a_merger(least: int = 4) -> Table:
    """A game in which a holder of shares is asked about an exchange."""
    for seed in range(100):
        table, rng = Table("hotel-koenig", 3, seed), Random(seed)
        while table.to_move is not None:
            top = table.state.stack[-1]
            if isinstance(top, TradeShares) and held(table) >= least and len(table.legal()) > 2:
                return table
            table.play(rng.choice(table.legal()[:4]))
    raise AssertionError


def held(table: Table) -> int:
    """The number of shares that the present question is about."""
    top = table.state.stack[-1]
    found: int = table.state.shares[top.seat * CHAIN_COUNT + top.chain]
    return found


def test_merger_rules_keep_then_exchange_then_sell() -> None:
    table = at_a_merger()
    top, shares, most = table.state.stack[-1], held(table), len(table.legal()) - 1
    chain, into = CHAIN_KEYS[top.chain], CHAIN_KEYS[top.survivor]

    def answer(**rule: Any) -> str | None:
        found = ordered(table.state, Orders(mergers=[MergerRule(**rule)]))
        return None if found is None else str(found)

    assert answer(exchange="all") == f"trade {most}"
    assert answer(exchange=3) == "trade 1", "an odd share is not exchanged"
    assert answer(exchange="all", keep=shares - 2) == "trade 1"
    assert answer(keep=25) == answer(keep="all", sell="all") == "trade 0"
    assert answer(chain=chain, into=into, exchange=2) == "trade 1"
    assert answer(chain=into) is None
    assert answer(into=chain) is None
    table.play("trade 1")
    assert isinstance(table.state.stack[-1], SellShares)
    assert answer(into=into, sell="all") == f"sell {shares - 2}"
    assert answer(into=into, sell=1) == "sell 1"
    assert answer(sell="all", keep=1) == f"sell {shares - 3}"
    assert answer() == answer(keep="all", sell="all") == "sell 0"
    assert answer(into=chain) is None


def test_the_first_rule_that_fits_counts() -> None:
    table = at_a_merger()
    chain = CHAIN_KEYS[table.state.stack[-1].chain]
    rules = [MergerRule(chain=chain, exchange=2), MergerRule(exchange="all")]
    assert str(ordered(table.state, Orders(mergers=rules))) == "trade 1"
    assert str(ordered(table.state, Orders(mergers=rules[1:]))) == str(table.legal()[-1])


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_only_forced_answers_are_given_for_those_who_ordered_it(game: str) -> None:
    table, rng = Table(game, 2, 4), Random(4)
    given = 0
    for _ in range(150):
        if table.to_move is None:
            break
        before = len(table.record.lines)
        follow(table, [Orders(forced=True), Orders()])
        given += len(table.record.lines) - before
        if table.to_move is not None:
            assert table.to_move == 1 or len(table.legal()) > 1
            table.play(rng.choice(table.legal()))
    assert given


def test_orders_that_make_no_sense_are_refused() -> None:
    for orders, game, code in (
        (Orders(skip=["lay 1A"]), "hotel-koenig", "unknown-order"),
        (Orders(mergers=[MergerRule(chain="Sacher")]), "hotel-koenig", "unknown-order"),
        (Orders(mergers=[MergerRule()]), "grand-austria-hotel", "no-mergers"),
    ):
        with pytest.raises(Refused) as caught:
            checked(orders, game)
        assert caught.value.reason == code


def question_verbs(peer: Peer) -> set[str]:
    """The kinds of actions that the peer may play now."""
    return {text.split()[0] for text in peer.state.legal}


def test_nobody_is_asked_what_an_order_answers(server: Server, party: Gather) -> None:
    """One message from the tile that was laid to the next open question."""
    table, peers = party(3)
    for peer in peers:
        reply = peer.ask("orders", orders=SELL_ALL)
        assert (reply["type"], reply["orders"]) == ("ok", SELL_ALL)
    rng = Random(2)
    with Peer(server, table) as spectator:
        everybody = [*peers, spectator]
        while not spectator.state.over:
            me = mover(peers)
            assert not question_verbs(me) & set(ABOUT_SHARES)
            reply = me.play(rng.choice(me.state.legal))
            assert reply["type"] == "ok", reply
            up_to_date(everybody, reply["version"])
            if me.state.view is not None and me.state.view["outcome"] is not None:
                break
        told = [m for m in spectator.seen if m["type"] == "update"]
        mergers = [m for m in told if any(e["kind"] == "merger" for e in m["events"])]
        assert any(e["kind"] == "sold" for m in mergers for e in m["events"])
        assert "orders" not in json.dumps(spectator.seen)


def test_orders_are_private_and_can_be_withdrawn(server: Server, party: Gather) -> None:
    table, peers = party(2)
    peers[0].ask("orders", orders={"forced": True, "skip": ["pass"]})
    assert peers[1].ask("orders")["orders"] == {}
    assert peers[1].ask("orders", seat=0)["code"] == "not-your-seat"
    with server.client(peers[0].token) as client:
        remote = client.table(table)
        kept = client.request("GET", f"{remote.path}/orders")
        assert (kept["forced"], kept["skip"]) == (True, ["pass"])
        assert "orders" not in json.dumps(remote.facts())
        all_kept = {"mergers": [{"chain": "Luxor", "keep": "all"}]}
        peers[0].ask("orders", orders=all_kept)
        assert remote.orders()["mergers"][0]["keep"] == "all"
        remote.post("orders", orders=all_kept)
        assert peers[0].ask("orders")["orders"] == all_kept
        remote.post("orders", orders={})
        assert peers[0].ask("orders")["orders"] == {}
        refused("unknown-order", remote.post, "orders", orders={"skip": ["dance"]})
    with Peer(server, table) as spectator:
        assert spectator.ask("orders")["code"] == "no-token"
    peers[0].send("orders", orders={"forced": 7})
    assert peers[0].wait_for("error")["code"] == "bad-message"


def test_an_order_given_while_asked_is_followed_at_once(party: Gather) -> None:
    _, peers = party(2)
    me = mover(peers)
    while "stop" not in me.state.legal:
        up_to_date(peers, me.play(me.state.legal[0])["version"])
    version = me.state.version
    reply = me.ask("orders", orders={"skip": ["stop"]})
    assert reply["version"] > version
    up_to_date(peers, reply["version"])
    assert not me.state.mine


def test_no_turn_is_announced_that_an_order_answers(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, caller = await hot_seat(site)
        assert live.game is not None
        assert live.to_move is not None
        heard = Mailbox()
        site.listeners[caller.player].append(heard)
        await ordering.give_orders(site, live, caller, Orders(skip=["stop"]), live.to_move)
        seat = live.to_move
        while live.to_move == seat:
            assert "stop" not in map(str, live.game.legal())
            await play.move(site, live, caller, str(live.game.legal()[0]), Command(seat))
        lines = [line for line in live.game.record.lines if line.by == seat]
        assert lines[-1].do == "stop"
        asked = [json.loads(line)["to_move"] for line in await heard.fetch() or []]
        assert asked[-1] == 1 - seat
        assert len(asked) == len(lines) - 1, "one for every move that was made by hand"

    at_site(tmp_path, work)


def test_orders_outlive_the_memory_but_not_the_sitter(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, caller = await hot_seat(site)
        orders = Orders(skip=["pass"], mergers=[MergerRule(chain="Luxor", exchange="all", keep=2)])
        seat = live.to_move
        await ordering.give_orders(site, live, caller, orders, seat)
        await asyncio.sleep(0)
        site.registry.evict(monotonic() + 10_000)
        again = await site.table(live.id)
        assert again is not live
        assert seat is not None
        assert again.seats[seat].orders == orders
        assert again.orders()[seat] == orders
        again.seats[seat].bot = "random"
        assert again.orders()[seat] == Orders(), "a bot decides for itself"

    at_site(tmp_path, work)


def test_a_seat_taken_over_before_play_has_no_orders(server: Server) -> None:
    with server.client(name="Anna") as host, server.client() as other:
        table = host.create("hotel-koenig", ["me", "open", "open"], open=True)
        first = other.join(table.id, table.invites[1], name="Bert")
        with server.client(first.token) as bert:
            bert.table(table.id).post("orders", orders={"forced": True})
            bert.table(table.id).post("leave", seat=1)
        with server.client(name="Carl") as carl:
            joined = carl.join(table.id, seat=1)
            assert joined.seat == 1
            kept = carl.request("GET", f"/api/tables/{table.id}/orders", seat=1)
            assert kept == {"forced": False, "skip": [], "mergers": [], "confirm": False}
