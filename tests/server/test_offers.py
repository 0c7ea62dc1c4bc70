"""Offers: consent between players, and the events that end an offer; undo at a hot seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from hotelier.kernel.errors import Unreadable
from hotelier.server.desk import joining, offers, play, studying, tables, undoing
from hotelier.server.desk.clocks import time_is_up
from hotelier.server.desk.offers import Wish
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.desk.thinking import employ_bots
from hotelier.server.errors import Refused
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.live.telling import facts
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.table.table import Table
from tests.server.fake_clock import install_fake_clock
from tests.server.test_registry import at_site

BOT = 2


async def two_and_a_bot(site: Site) -> tuple[LiveTable, list[Caller]]:
    """A table for two people and a bot, which is not asked here."""
    wishes = Wishes(
        "hotel-koenig", [SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random")], seed="7"
    )
    made = await tables.create(site, None, "Anna", wishes)
    await joining.join(site, made.live, None, "Otto", made.invites[1], None, True)
    players = [seat.player or "" for seat in made.live.seats[:BOT]]
    return made.live, [Caller(player, "", frozenset(SCOPES)) for player in players]


async def move_once(site: Site, live: LiveTable) -> int:
    """Play the first legal move of the seat to move, and return the seat."""
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
        await offers.answer(site, live, otto, offers.Answer(yes=True), Command(1))
        assert live.info["offer"] is None
        assert live.over == (kind == offers.ABORT)

    at_site(tmp_path, work)


def test_a_late_yes_is_no_yes_to_something_else(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, (anna, otto) = await two_and_a_bot(site)
        while live.to_move != 1:
            await move_once(site, live)
        await offers.make_offer(site, live, anna, Wish(offers.TAKEBACK), Command(0))
        await offers.answer(site, live, anna, offers.Answer(yes=False), Command(0))  # withdrawn
        await offers.make_offer(site, live, anna, Wish(offers.ABORT), Command(0))
        for seen in (offers.Answer(True, offers.TAKEBACK, 0), offers.Answer(True, offers.ABORT, 1)):
            with pytest.raises(Refused, match="Another one is open now"):
                await offers.answer(site, live, otto, seen, Command(1))
        assert not live.over
        await offers.answer(site, live, otto, offers.Answer(True, offers.ABORT, 0), Command(1))
        assert live.over

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
            await offers.answer(site, live, otto, offers.Answer(yes=True), Command(1))

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


def test_a_takeback_at_a_table_that_branched_off_another(tmp_path: Path) -> None:
    """The position at its start stays: nothing was played before it."""

    async def work(site: Site) -> None:
        live, (anna, _) = await two_and_a_bot(site)
        for _ in range(9):
            await move_once(site, live)
        branch, _, seat = await studying.branch(site, live, anna, live.ply, 0, "random")
        while branch.to_move != seat:
            await move_once(site, branch)
        assert branch.game is not None
        before = branch.game.view(seat)
        while branch.to_move == seat:
            await move_once(site, branch)
        while branch.game.record.lines[branch.ply - 1].by is not None:
            await move_once(site, branch)
        decided = undoing.last_decision(branch.game.record.lines, seat)
        await offers.make_offer(site, branch, anna, Wish(offers.TAKEBACK), Command(seat))
        assert (branch.ply, branch.to_move) == (decided, seat)
        while branch.game.undoes == seat:
            await undoing.undo(site, branch, anna, Command(seat))
        assert branch.game.view(seat) == before

    at_site(tmp_path, work)


async def three(site: Site, clock: dict[str, Any] | None = None) -> tuple[LiveTable, list[Caller]]:
    """A table for three people, with a substitute bot."""
    wishes = Wishes(
        "hotel-koenig", [SeatWish("me"), SeatWish(), SeatWish()], seed="7", clock=clock,
        stand_in="page",
    )  # fmt: skip
    made = await tables.create(site, None, "Anna", wishes)
    for seat, name in ((1, "Otto"), (2, "Marie")):
        await joining.join(site, made.live, None, name, made.invites[seat], None, True)
    players = [seat.player or "" for seat in made.live.seats]
    return made.live, [Caller(player, "", frozenset(SCOPES)) for player in players]


async def vote(site: Site, live: LiveTable, caller: Caller) -> tuple[str, int]:
    """Ask for a substitute for the seat to move; returns the error code, if any, and the seat."""
    seat = live.to_move
    assert seat is not None
    try:
        await offers.make_offer(site, live, caller, Wish("substitute", seat), Command())
    except Refused as error:
        return error.reason, seat
    return "", seat


def test_a_bot_takes_no_seat_of_somebody_who_may_think(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        clock = install_fake_clock()
        live, callers = await three(site)
        seat = live.to_move or 0
        one, other = (caller for number, caller in enumerate(callers) if number != seat)
        assert await vote(site, live, one) == ("not-late", seat)
        clock.seconds += 119
        assert await vote(site, live, one) == ("not-late", seat)
        waiting = Wish("substitute", live.seats_of(other.player)[0])
        with pytest.raises(Refused, match="can ask for a bot"):
            await offers.make_offer(site, live, one, waiting, Command())
        clock.seconds += 2
        assert await vote(site, live, one) == ("", seat)
        await offers.answer(site, live, other, offers.Answer(yes=False), Command())
        assert live.info["offer"] is live.info["deadline"] is None

    at_site(tmp_path, work)


def test_a_table_names_a_bot_that_there_is(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        wishes = Wishes("hotel-koenig", [SeatWish("me"), SeatWish("me")], stand_in="chauffeur")
        with pytest.raises(Unreadable, match="chauffeur"):
            await tables.create(site, None, "Anna", wishes)
        usual = Wishes("hotel-koenig", [SeatWish("me"), SeatWish("me")])
        made = await tables.create(site, None, "Anna", usual)
        assert facts(made.live)["stand_in"] == "greedy"

    at_site(tmp_path, work)


def test_who_is_away_cannot_keep_a_vote_from_ending(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, callers = await three(site)
        seat = live.to_move or 0
        live.asked_at -= 121_000
        assert await vote(site, live, callers[seat - 1]) == ("", seat)
        end = live.info["offer"]["until"]
        assert reading.read_overdue(site.engine, end) == [live.id]
        site.registry.evict(monotonic() + 10_000)  # as after a restart
        await time_is_up(site, live.id, end - 1)
        live = await site.table(live.id)
        assert live.seats[seat].bot is None
        await time_is_up(site, live.id, end)
        assert live.seats[seat].bot == "page"
        assert live.info["offer"] is live.info["deadline"] is None
        await offers.come_back(site, live, callers[seat], seat)
        assert live.seats[seat].bot is None

    at_site(tmp_path, work)


def test_at_a_table_with_a_clock_it_decides(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, callers = await three(site, {"kind": "days", "days": 3})
        seat = live.to_move or 0
        live.asked_at -= 24 * 3600_000
        assert await vote(site, live, callers[seat - 1]) == ("clock-decides", seat)

    at_site(tmp_path, work)


def test_who_has_given_up_has_no_say(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, (anna, otto, marie) = await three(site)
        await offers.resign(site, live, marie, Command(2))
        with pytest.raises(Refused, match="resigned"):
            await offers.make_offer(site, live, marie, Wish(offers.ABORT), Command(2))
        await offers.make_offer(site, live, anna, Wish(offers.ABORT), Command(0))
        with pytest.raises(Refused, match="resigned"):
            await offers.answer(site, live, marie, offers.Answer(yes=False), Command(2))
        await offers.answer(site, live, otto, offers.Answer(yes=True), Command(1))
        assert live.status == "aborted"

    at_site(tmp_path, work)


def test_who_gives_up_keeps_no_offer_open(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, (anna, otto, marie) = await three(site)
        await offers.make_offer(site, live, anna, Wish(offers.ABORT), Command(0))
        await offers.answer(site, live, otto, offers.Answer(yes=True), Command(1))
        assert not live.over
        await offers.resign(site, live, marie, Command(2))
        assert live.status == "aborted"

    at_site(tmp_path, work)


def test_a_bot_decides_nothing_more_for_who_is_back(tmp_path: Path) -> None:
    """The answer of the bot may arrive after the owner of the seat has sent `return`."""

    async def work(site: Site) -> None:
        live, players = await two_and_a_bot(site)
        while live.to_move == BOT:
            await move_once(site, live)
        seat, version = live.to_move, live.version
        assert seat is not None
        employ_bots(site)
        await offers.substitute(site, live, seat)
        while not site.metrics.values["hotelier_bot_questions_total", ""]:
            await asyncio.sleep(0)
        thinking = live.thinking
        assert thinking is not None
        await offers.come_back(site, live, players[seat], None)
        await thinking
        assert (live.version, live.to_move) == (version, seat)
        await play.move(site, live, players[seat], str(live_game(live).legal()[0]), Command(seat))

    at_site(tmp_path, work)


@pytest.mark.parametrize(("how", "code"), [("resign", "has-resigned"), ("away", "bot-plays")])
def test_what_a_bot_plays_on_from_is_not_taken_back(tmp_path: Path, how: str, code: str) -> None:
    async def work(site: Site) -> None:
        live, players = await two_and_a_bot(site)
        while live_game(live).undoes not in (0, 1):
            await move_once(site, live)
        seat = live_game(live).undoes
        assert seat is not None
        if how == "resign":
            await offers.resign(site, live, players[seat], Command(seat))
        else:
            await offers.substitute(site, live, seat)
        with pytest.raises(Refused) as caught:
            await undoing.undo(site, live, players[seat], Command(seat))
        assert caught.value.reason == code

    at_site(tmp_path, work)


def live_game(live: LiveTable) -> Table:
    """The game of a running table."""
    assert live.game is not None
    return live.game
