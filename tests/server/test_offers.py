"""Offers: what people ask each other, and what ends the question; undo at a hot seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier.server.desk import joining, offers, play, tables, undoing
from hotelier.server.desk.offers import Wish
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.errors import Refused
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site
from tests.server.test_registry import at_site

BOT = 2


async def two_and_a_bot(site: Site) -> tuple[LiveTable, list[Caller]]:
    """A table for two people and a bot, who does not think by itself here."""
    wishes = Wishes(
        "hotel-koenig", [SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random")], seed="7"
    )
    made = await tables.create(site, None, "Anna", wishes)
    await joining.join(site, made.live, None, "Otto", made.invites[1], None, True)
    players = [seat.player or "" for seat in made.live.seats[:BOT]]
    return made.live, [Caller(player, "", frozenset(SCOPES)) for player in players]


async def move_once(site: Site, live: LiveTable) -> int:
    """The first legal move of whoever is asked; whose it was."""
    assert live.game is not None
    seat = live.to_move
    assert seat is not None
    await play.play_text(site, live, seat, str(live.game.legal()[0]), None)
    return seat


@pytest.mark.parametrize("kind", [offers.TAKEBACK, offers.ABORT])
def test_a_bot_plays_on_and_the_question_stays(tmp_path: Path, kind: str) -> None:
    async def work(site: Site) -> None:
        live, (anna, otto) = await two_and_a_bot(site)
        decided = set()
        while live.to_move != BOT or 0 not in decided:
            decided.add(await move_once(site, live))
        await offers.make_offer(site, live, anna, Wish(kind), Command(0))
        while live.to_move == BOT:
            await move_once(site, live)
        assert live.info["offer"]["kind"] == kind
        await offers.answer(site, live, otto, True, Command(1))
        assert live.info["offer"] is None
        assert live.over == (kind == offers.ABORT)

    at_site(tmp_path, work)


def test_a_person_who_plays_on_does_not_agree(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, (anna, otto) = await two_and_a_bot(site)
        while live.to_move != 1:
            await move_once(site, live)
        await offers.make_offer(site, live, anna, Wish(offers.ABORT), Command(0))
        await move_once(site, live)
        assert live.info["offer"] is None
        with pytest.raises(Refused, match="no open offer"):
            await offers.answer(site, live, otto, True, Command(1))

    at_site(tmp_path, work)


def test_who_plays_all_seats_takes_the_last_decision_back(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        wishes = Wishes("grand-austria-hotel", [SeatWish("me"), SeatWish("me")], seed="7")
        live = (await tables.create(site, None, "Anna", wishes)).live
        anna = Caller(live.seats[0].player or "", "Anna", frozenset(SCOPES))
        assert live.game is not None
        while True:
            seat = await move_once(site, live)
            if live.to_move != seat and live.game.undoes == seat:
                break
        before = live.ply
        await undoing.undo(site, live, anna, Command())
        assert (live.to_move, live.ply) == (seat, before - 1)

    at_site(tmp_path, work)
