"""Commands at a server's table besides moves: offers, answers, seats, leaving."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from hotelier.bots import LEVEL_NAMES
from hotelier.terminal.app.around import Around
from hotelier.terminal.app.menu import MenuScreen, Way
from hotelier.terminal.app.panels.company import bot_text, offered, sitting
from hotelier.terminal.app.remote import RemoteSource
from hotelier.terminal.app.source import Denied
from hotelier.terminal.app.talking import ChatScreen
from hotelier.words import say

if TYPE_CHECKING:
    from hotelier.terminal.app.table import TableScreen


def ways(around: Around, lang: str) -> list[Way]:
    """List the commands that the player may use at this table now, most important first."""
    if around.own is None:
        return []
    if around.status == "waiting":
        found = before_play(around, lang)
    elif around.status == "playing":
        found = in_play(around, lang)
    elif around.status == "finished":
        found = [("rematch", say("page-rematch", lang))]
    else:
        found = []
    return found


def before_play(around: Around, lang: str) -> list[Way]:
    """List the commands before the game."""
    place = around.place
    assert place is not None
    found = [("unready", say("page-not-ready-yet", lang))]
    if not place["ready"]:
        found = [("ready", say("page-be-ready", lang))]
    if around.leads:
        for seat, each in enumerate(around.seats):
            if not each["taken"]:
                found.append((f"seat {seat}", say("app-seat-bot", lang, seat=seat + 1)))
                found.append((f"invite {seat}", say("app-seat-link", lang, seat=seat + 1)))
        return [*found, ("call-off", say("page-call-off", lang))]
    return [*found, ("leave", say("page-leave", lang))]


def in_play(around: Around, lang: str) -> list[Way]:
    """List the commands during the game."""
    names = around.names(lang)
    if around.replaced:
        return [("return", say("page-return", lang))]
    found: list[Way] = []
    if around.consent:
        found += [("agree", say("page-agree", lang)), ("refuse", say("page-refuse", lang))]
    elif around.offered:
        found.append(("refuse", say("page-withdraw-offer", lang)))
    elif around.meant:
        found.append(("refuse", say("page-here", lang)))
    elif around.offer is None:
        if not around.facts["rated"]:
            found.append(("takeback", say("page-offer-takeback", lang)))
        found.append(("abort", say("page-offer-abort", lang)))
        late = around.late
        if late is not None:
            found.append((f"substitute {late}", say("app-substitute", lang, name=names[late])))
    place = around.place
    if place is not None and not place["resigned"]:
        found.append(("resign", say("page-resign", lang)))
    return found


async def show_table(table: TableScreen) -> None:
    """Open the menu of the table: seats, and commands besides moves."""
    around = table.source.around
    if around is None:
        return
    lang = table.lang

    def now() -> Around:
        assert table.source.around is not None
        return table.source.around

    title = around.facts["title"] or say("page-about-table", lang)
    menu = MenuScreen(
        title,
        lambda: sitting(now(), time.time(), lang).append(f"\n\n{offered(now(), lang)}"),
        lambda: ways(now(), lang),
        lang,
    )
    chosen = await table.app.push_screen_wait(menu)
    if chosen:
        await go(table, chosen)


async def go(table: TableScreen, chosen: str) -> None:
    """Run a command. Show a refusal as a message."""
    source = table.source
    if not isinstance(source, RemoteSource):
        return
    verb, _, seat = chosen.partition(" ")
    try:
        await WAYS[verb](table, source, int(seat or 0))
    except Denied as refused:
        table.say(refused.text, refused.rule)


def telling(what: str, **body: object) -> Callable[..., Awaitable[None]]:
    """Make a command that sends one request."""

    async def tell(table: TableScreen, source: RemoteSource, seat: int) -> None:
        await source.tell(what, **body)

    return tell


def answering(yes: bool) -> Callable[..., Awaitable[None]]:
    """Make a command that answers the open offer."""

    async def tell(table: TableScreen, source: RemoteSource, seat: int) -> None:
        offer = source.around.offer
        if offer is not None:
            await source.tell("answer", yes=yes, kind=offer["kind"], by=offer["by"])

    return tell


async def which_bot(table: TableScreen) -> str:
    """Ask for a bot level. Empty if the menu was closed."""
    lang = table.lang
    levels = [
        (level, f"{bot_text(level, lang)}: {say(f'level-{level}-character', lang)}")
        for level in LEVEL_NAMES
    ]
    menu = MenuScreen(say("page-level", lang), lambda: "", lambda: levels, lang)
    return await table.app.push_screen_wait(menu)


async def substitute(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Offer to replace a player by a bot."""
    await source.tell("offer", kind="substitute", whom=seat)


async def seat_bot(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Put a bot into a free seat."""
    if bot := await which_bot(table):
        await source.tell("seat", seat=seat, bot=bot)


async def invite(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Make a new link for a free seat. The old link becomes invalid."""
    made = await source.tell("invites", seat=seat)
    source.invite(seat, made["invite"])
    await table.look()


async def resign(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Resign, after a confirmation."""
    lang = table.lang
    answers = [("no", say("page-no", lang)), ("yes", say("page-resign-sure", lang))]
    menu = MenuScreen(say("page-resign", lang), lambda: "", lambda: answers, lang)
    if await table.app.push_screen_wait(menu) == "yes":
        await source.tell("resign")


async def rematch(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Go to the next game with the same people."""
    table.hotelier.run_worker(table.hotelier.reseat(await source.rematch()), group="seat")


async def leave(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Leave the table before the game begins."""
    await source.tell("leave")
    table.hotelier.run_worker(table.hotelier.get_up(), group="seat")


async def call_off(table: TableScreen, source: RemoteSource, seat: int) -> None:
    """Cancel the table before the game begins, as its host."""
    await source.tell("abort")
    table.hotelier.run_worker(table.hotelier.get_up(), group="seat")


WAYS: Final[dict[str, Callable[[TableScreen, RemoteSource, int], Awaitable[None]]]] = {
    "agree": answering(True),
    "refuse": answering(False),
    "takeback": telling("offer", kind="takeback"),
    "abort": telling("offer", kind="abort"),
    "substitute": substitute,
    "return": telling("return"),
    "resign": resign,
    "rematch": rematch,
    "ready": telling("ready", ready=True),
    "unready": telling("ready", ready=False),
    "seat": seat_bot,
    "invite": invite,
    "call-off": call_off,
    "leave": leave,
}


async def talk(table: TableScreen) -> None:
    """Open the chat."""
    if table.source.around is not None:
        await table.app.push_screen_wait(ChatScreen(table))
        table.redraw()


async def yes(table: TableScreen) -> None:
    """Answer a notice with yes: agree, take the seat back, or join the next game."""
    around = table.source.around
    if around is None:
        return
    if around.consent:
        await go(table, "agree")
    elif around.replaced:
        await go(table, "return")
    elif around.facts["next"] and around.own is not None:
        await go(table, "rematch")


async def no(table: TableScreen) -> None:
    """Answer a notice with no: refuse, withdraw an offer, or report that we are present."""
    around = table.source.around
    if around is not None and (around.consent or around.offered or around.meant):
        await go(table, "refuse")
