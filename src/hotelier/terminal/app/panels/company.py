"""Panels for the people at a server's table: seats, clocks, chat, offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import localtime, strftime
from typing import Any, Final

from rich.text import Text

from hotelier.terminal.app.around import SHORT, Around
from hotelier.terminal.app.panels.foot import COMMAND
from hotelier.terminal.console import CAN, QUIET, TITLE, WRONG
from hotelier.words import say

RUNS: Final = "▸"
"""Marks the clock that runs. Its colour says so too."""
ANSWERS: Final = {"yes": "Y", "no": "X", "chat": "M"}
"""The key that answers a notice, by command."""
SAME: Final = {"greedy": "waiter"}
"""Bots that play like a level under a different name."""


def bot_text(bot: str, lang: str) -> str:
    """Return the name of a bot: that of its level.

    >>> bot_text("greedy", "en")
    'Waiter'
    """
    return say(f"level-{SAME.get(bot, bot)}", lang)


def clock_text(seconds: float, lang: str) -> str:
    """Format a time: to the second, or to the hour if there are days.

    >>> clock_text(299.2, "en"), clock_text(3900, "en"), clock_text(190800, "en")
    ('5:00', '1:05:00', '2 d 5 h')
    """
    whole = -int(-seconds // 1)
    days, hours, minutes = whole // 86400, whole % 86400 // 3600, whole % 3600 // 60
    if days:
        return say("page-clock-left-days", lang, days=days, hours=hours)
    if hours:
        return f"{hours}:{minutes:02}:{whole % 60:02}"
    return f"{minutes}:{whole % 60:02}"


def clock(around: Around, seat: int, now: float, lang: str) -> Text:
    """Draw a seat's clock. A running clock is marked, with a warning if little time is left."""
    clocks = around.clocks
    if clocks is None or (around.seats[seat]["program"] and seat != clocks.runs):
        return Text()
    left = clocks.left_of(seat, now)
    if seat != clocks.runs:
        return Text(clock_text(left, lang), QUIET)
    mark = "!" if left < SHORT else ""
    return Text(f"{RUNS}{clock_text(left, lang)}{mark}", WRONG if mark else TITLE)


def clocks(around: Around, now: float, lang: str, room: int) -> Text:
    """Draw as many clocks as fit in the first line, the most important first."""
    if around.clocks is None:
        return Text()
    names, runs = around.names(lang), around.clocks.runs
    for seats in (range(len(names)), {around.own, runs}, {runs}):
        shown = [
            Text().append(f"{names[seat]} ", QUIET).append_text(each)
            for seat in sorted(seat for seat in seats if seat is not None)
            if (each := clock(around, seat, now, lang))
        ]
        line = Text("  ").join(shown)
        if line.cell_len <= room:
            return line
    return Text()


def kind(around: Around, seat: int, lang: str) -> str:
    """Describe the player in a seat: bot, absent, resigned."""
    place = around.seats[seat]
    told = []
    if not place["taken"]:
        return say("page-kind-free", lang)
    if seat == around.own:
        told.append(say("page-kind-you", lang))
    if place["bot"]:
        told.append(say("page-seat-bot", lang, level=bot_text(place["bot"], lang)))
    elif place["program"]:
        told.append(say("page-kind-program", lang))
    if seat in around.facts["host"]:
        told.append(say("page-host", lang))
    if place["resigned"]:
        told.append(say("page-kind-resigned", lang))
    if around.status == "waiting" and not place["bot"]:
        told.append(say("page-ready" if place["ready"] else "page-not-ready", lang))
    return ", ".join(told)


def sitting(around: Around, now: float, lang: str) -> Text:
    """List all seats, with the links to free ones below."""
    lines = []
    names = around.names(lang)
    longest = max(len(name) for name in names)
    for seat, place in enumerate(around.seats):
        line = Text().append(f" {seat + 1}  ", QUIET).append(f"{names[seat]:<{longest}}  ", TITLE)
        line.append(kind(around, seat, lang))
        time = clock(around, seat, now, lang)
        lines.append(line.append("  ").append_text(time) if time else line)
        if not place["taken"] and seat in around.invites:
            lines.append(Text(f"    {around.invites[seat]}", CAN))
    return Text("\n").join(lines)


def waiting(around: Around, now: float, lang: str) -> Text:
    """Draw a table before the game: its status and its seats."""
    free = sum(not seat["taken"] for seat in around.seats)
    if around.status == "aborted":
        heading = say("app-aborted", lang)
    elif free:
        heading = say("app-waiting" if around.invites else "app-waiting-plain", lang)
    else:
        heading = say("page-lobby-ready", lang)
    text = Text()
    if around.facts["title"]:
        text.append(f"{around.facts['title']}\n", CAN)
    text.append(heading, TITLE)
    return text.append("\n\n").append_text(sitting(around, now, lang))


def said(line: Mapping[str, Any], lang: str) -> Text:
    """Draw a chat line: sender, audience, text."""
    text = Text().append(line["name"], TITLE)
    if line["seat"] is None:
        text.append(f" ({say('page-chat-onlooker', lang)})", QUIET)
    if line["to"] == "seats":
        text.append(f" ({say('page-chat-to-seats', lang)})", QUIET)
    return text.append(": ", TITLE).append(line["text"])


def chat(around: Around, lang: str) -> Text:
    """Draw the whole chat."""
    if not around.chat:
        return Text(say("page-chat-empty", lang), QUIET)
    return Text("\n").join(
        Text(f"{when(line['moment'])} ", QUIET).append_text(said(line, lang))
        for line in around.chat
    )


def when(moment: int) -> str:
    """Format the time of day, with the date if it is not today."""
    then = localtime(moment / 1000)
    return strftime("%H:%M" if then[:3] == localtime()[:3] else "%Y-%m-%d %H:%M", then)


def offered(around: Around, lang: str) -> str:
    """Describe the open offer. Empty if there is none."""
    offer, names = around.offer, around.names(lang)
    if offer is None:
        return ""
    whom, until = offer.get("seat"), offer.get("until")
    told = say(
        "page-offered-substitute-you" if around.meant else f"page-offered-{offer['kind']}",
        lang, name=names[offer["by"]], whom="" if whom is None else names[whom],
        level=bot_text(offer["bot"], lang) if offer.get("bot") else "",
    )  # fmt: skip
    if until is None:
        return told
    moment = strftime("%H:%M:%S", localtime(until / 1000))
    return f"{told} {say('page-offered-until', lang, time=moment)}"


def notices(around: Around, heard: int, lang: str) -> Iterator[Text]:
    """List the notices that need an answer, and the newest unread chat line."""
    if around.offer is not None:
        line = Text().append(f" {offered(around, lang)}", TITLE)
        if around.consent:
            line.append_text(key("yes", "page-agree", lang))
            line.append_text(key("no", "page-refuse", lang))
        elif around.offered:
            line.append_text(key("no", "page-withdraw-offer", lang))
        elif around.meant:
            line.append_text(key("no", "page-here", lang))
        yield line
    if around.replaced:
        text = Text().append(f" {say('page-bot-plays', lang)}", TITLE)
        yield text.append_text(key("yes", "page-return", lang))
    if around.facts["next"] and around.own is not None:
        text = Text().append(f" {say('page-next-game', lang)}", TITLE)
        yield text.append_text(key("yes", "page-next-join", lang))
    if around.last_said > heard:
        new = [line for line in around.chat if line["number"] > heard]
        line = Text(" ").append_text(said(new[-1], lang))
        line.append_text(key("chat", "app-key-chat", lang))
        line.no_wrap, line.overflow = True, "ellipsis"
        yield line


def key(command: str, name: str, lang: str) -> Text:
    """Draw a key and its command. It can be clicked."""
    text = Text().append(f"  {ANSWERS[command]} ", CAN).append(say(name, lang))
    text.apply_meta({COMMAND: command})
    return text
