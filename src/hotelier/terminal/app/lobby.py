"""A server's lobby: open tables to join, running ones to watch, and a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import httpx

from hotelier.client import Client, Problem, RemoteTable
from hotelier.games import ALL
from hotelier.terminal.app import draft as drafts
from hotelier.terminal.app.draft import CLOCKS, MODULES, Draft
from hotelier.terminal.app.form import Field, FormScreen
from hotelier.terminal.app.pages import PromptScreen
from hotelier.terminal.app.start import DraftScreen
from hotelier.terminal.paper import house_rules
from hotelier.terminal.reaching import worded
from hotelier.words import message_id, say, say_list

PAUSE: Final = 3.0
"""Seconds between two requests for the lists."""
Tables = list[Mapping[str, Any]]
MOST: Final = 20
"""Tables shown of each list."""


class LobbyScreen(FormScreen):
    """The tables of a server. The lists are refreshed while the screen is open."""

    def __init__(self, server: str, draft: Draft) -> None:
        super().__init__()
        self.server = server
        self.draft = draft
        """Settings of a new table, and the player's name."""
        self.open: Tables = []
        self.running: Tables = []

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self.look(), group="lobby")

    async def look(self) -> None:
        """Refresh the lists."""
        while True:
            try:
                self.list_anew(*await asyncio.to_thread(listed, self.server))
            except (Problem, httpx.HTTPError):
                self.said = say("page-offline", self.lang)
            if self.app.screen is self:
                self.redraw()
            await asyncio.sleep(PAUSE)

    def list_anew(self, waiting: Tables, running: Tables) -> None:
        """Update the lists. The cursor stays on its table. If that is gone, it goes to the top."""
        here = self.fields()[self.at].name
        self.open, self.running = waiting, running
        names = [field.name for field in self.fields()]
        self.at = names.index(here) if here in names else 0

    def title_text(self) -> str:
        return f"{say('page-open-tables', self.lang)}  {self.server}"

    def fields(self) -> Sequence[Field]:
        lang = self.lang
        new = Field("new", say("page-new-table", lang))
        name = Field("name", say("page-name", lang), self.draft.names)
        join = [
            Field(f"join {table['id']}", say("page-join", lang), table_text(table, lang),
                  clock_and_rules(table, lang))
            for table in self.open
        ]  # fmt: skip
        watch = [
            Field(f"watch {table['id']}", say("page-watch", lang), table_text(table, lang),
                  clock_and_rules(table, lang))
            for table in self.running
        ]  # fmt: skip
        none = [] if join else [Field("", "", say("page-no-open-tables", lang))]
        return [new, name, *join, *none, *watch]

    async def take(self, name: str) -> None:
        what, _, table = name.partition(" ")
        if what == "new":
            self.app.push_screen(NewTableScreen(self))
        elif what == "name":
            await self.ask_name()
        elif what in ("join", "watch"):
            await self.hotelier.reseat(await asked(self.server, reach_listed, self, what, table))

    async def ask_name(self) -> None:
        """Ask for the player's name."""
        prompt = PromptScreen(say("page-name", self.lang), self.draft.names)
        typed = await self.app.push_screen_wait(prompt)
        if typed:
            self.draft = replace(self.draft, names=typed)


class NewTableScreen(DraftScreen):
    """Settings of a table to be made at the server."""

    def __init__(self, lobby: LobbyScreen) -> None:
        super().__init__(lobby.draft)
        self.lobby = lobby

    def title_text(self) -> str:
        return say("page-new-table", self.lang)

    def fields(self) -> Sequence[Field]:
        draft, lang = self.draft, self.lang
        game, seats, *rules = drafts.game_lines(draft, lang)
        lines = [
            Field("begin", say("page-make-table", lang)),
            game,
            seats,
            Field("friends", say("app-friends", lang), str(draft.friends), choice=True),
        ]
        if draft.friends < draft.seats - 1:
            lines.append(drafts.bots_line(draft, lang))
        found = say("page-in-lobby" if draft.listed else "page-by-link", lang)
        clock = drafts.clock_words(CLOCKS[draft.clock], lang)
        return [
            *lines,
            Field("clock", say("page-clock", lang), clock, choice=True),
            Field("listed", say("page-visibility", lang), found, choice=True),
            *([drafts.stand_in_line(draft, lang)] if draft.friends else []),
            *rules,
            Field("title", say("page-table-title", lang), draft.title),
        ]

    def keys(self, field: Field) -> list[str]:
        first, *rest = super().keys(field)
        return [first, "back-to", *rest]

    def back(self) -> None:
        self.lobby.draft = self.draft
        self.app.pop_screen()

    async def take(self, name: str) -> None:
        if name == "begin":
            server = self.lobby.server
            table = await asked(server, make, server, self.draft, self.lang)
            # Run it in the app: a worker of this screen would end with the screen.
            self.hotelier.run_worker(self.hotelier.reseat(table), group="seat")
            self.back()
        elif name == "rules":
            await self.choose_rules()
        elif name == "title":
            typed = await self.ask(say("page-table-title", self.lang), self.draft.title)
            if typed is not None:
                self.draft = replace(self.draft, title=typed)


async def asked(server: str, question: Any, *args: Any) -> RemoteTable:
    """Send a request in a thread. An error of the server becomes a message."""
    with worded(server):
        found: RemoteTable = await asyncio.to_thread(question, *args)
        return found


def listed(server: str) -> tuple[Tables, Tables]:
    """Return the open tables and those that can be watched."""
    with Client(server) as client:
        running = client.request("GET", "/api/tables", status="playing")
        known = [[t for t in tables if t["game"] in ALL] for tables in (client.lobby(), running)]
    return known[0][:MOST], known[1][:MOST]


def reach_listed(lobby: LobbyScreen, what: str, table: str) -> RemoteTable:
    """Take a seat at an open table, or watch one."""
    client = Client(lobby.server, language=lobby.lang)
    if what == "watch":
        return client.table(table)
    try:
        found = client.join(table, name=lobby.draft.names)
    except (Problem, httpx.HTTPError):
        client.close()
        raise
    client.token = found.token
    return found


def make(server: str, draft: Draft, lang: str) -> RemoteTable:
    """Make a new table."""
    bots = draft.others
    places = ["open"] * draft.friends + ["bot"] * (draft.seats - 1 - draft.friends)
    named = iter(bots + bots[-1:] * draft.seats)
    seats = ["me", *(f"bot:{next(named)}" if place == "bot" else place for place in places)]
    client = Client(server, language=lang)
    try:
        table = client.create(
            draft.game, seats, dict(draft.chosen), title=draft.title, open=draft.listed,
            clock=CLOCKS[draft.clock], name=draft.names, stand_in=draft.stand_in,
        )  # fmt: skip
    except (Problem, httpx.HTTPError):
        client.close()
        raise
    client.token = table.token
    return table


def table_text(table: Mapping[str, Any], lang: str) -> str:
    """Describe a table in a line: title, game, players."""
    game = say(message_id(table["game"], "title"), lang)
    taken = [seat["name"] for seat in table["seats"] if seat["taken"]]
    text = say("page-table-seats", lang, game=game, taken=len(taken), seats=len(table["seats"]))
    about = f"{table['title']}: {text}" if table["title"] else text
    return f"{about} ({say_list(taken, lang)})" if taken else about


def clock_and_rules(table: Mapping[str, Any], lang: str) -> str:
    """Describe the clock and the special rules of a table."""
    game = ALL[table["game"]]
    told = [drafts.clock_words(table["clock"], lang)]
    options = dict(table["options"])
    if options.get(MODULES, "none") != "none":
        played = Draft(table["game"], options={table["game"]: options})
        told.append(drafts.modules_text(played, lang))
        options[MODULES] = "none"
    return "  ".join([*told, *house_rules(game, options, lang)])
