"""A simulated user of the whole-screen game: presses keys, clicks, and reads the screen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot, WaitForScreenTimeout
from textual.screen import Screen
from textual.widgets import Input

import hotelier as ht
from hotelier.bots import Bot, make_bot
from hotelier.terminal.app.drawn import Drawn
from hotelier.terminal.app.local import LocalSource
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.marking import thing_of
from hotelier.terminal.app.pages import PromptScreen
from hotelier.terminal.app.table import TableScreen
from hotelier.terminal.console import make_console
from hotelier.terminal.keeping import Keeper

NAMES = ("Anna", "Leopold", "Marie", "Otto", "Klara", "Emil")
SMALL, LARGE = (80, 24), (160, 50)
PATIENCE = 180.0
STILL_BUSY = suppress(WaitForScreenTimeout)
"""The pilot gives up while a screen waits for its server. The tests wait for the result anyway."""


@dataclass
class Person:
    """A simulated user."""

    app: HotelierApp
    pilot: Pilot[None]

    @property
    def screen(self) -> Screen[object]:
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table screen, even if another screen covers it."""
        return next(s for s in self.app.screen_stack if isinstance(s, TableScreen))

    @property
    def lines(self) -> list[str]:
        """The lines on the screen."""
        strips = self.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    @property
    def shown(self) -> str:
        return "\n".join(self.lines)

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not what():
                    with STILL_BUSY:
                        await self.pilot.pause(0.005)
        except TimeoutError:
            raise AssertionError(f"it did not happen:\n{self.shown}") from None

    async def sees(self, text: str) -> None:
        """Wait until a text is on the screen."""
        try:
            await self.until(lambda: text in self.shown)
        except AssertionError:
            raise AssertionError(f"{text!r} is not in\n{self.shown}") from None

    async def press(self, *keys: str) -> None:
        with STILL_BUSY:
            await self.pilot.press(*keys)
            await self.pilot.pause()

    def strike(self, *keys: str) -> None:
        """Send keys without waiting after each, as the pilot would."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))

    async def click(self, kind: str, what: str) -> None:
        """Click on a target, wherever it is on the screen."""
        for drawn in self.screen.query(Drawn):
            drawn.bring(kind, what)
            await self.pilot.pause()
            across, down = drawn.scroll_offset
            for y in range(drawn.size.height):
                x = 0
                for segment in drawn.strips[y + down] if y + down < len(drawn.strips) else ():
                    if thing_of(segment.style, kind) == what and drawn.display:
                        await self.pilot.click(
                            drawn, offset=(x + segment.cell_length // 2 - across, y)
                        )
                        await self.pilot.pause()
                        return
                    x += segment.cell_length
        raise AssertionError(f"{kind} {what} is not in\n{self.shown}")

    async def number(self, key: str) -> None:
        """Type a choice's number, and Enter if a longer number begins the same way."""
        legal = self.table.chooser.legal
        longer = [choice for choice in legal if choice.key.startswith(key)]
        await self.move(*key, *(["enter"] if len(longer) > 1 else []))

    async def move(self, *keys: str) -> None:
        """Press keys that make a move, and wait until it is made."""
        seen = self.table.found
        assert seen is not None
        self.strike(*keys)
        await self.until(lambda: self.table.found.view["ply"] != seen.view["ply"])  # type: ignore[union-attr]

    async def opens(self, *keys: str) -> None:
        """Press a key that opens a screen, and wait for it."""
        before = self.screen
        await self.press(*keys)
        await self.until(lambda: self.screen is not before and self.screen.is_mounted)
        if isinstance(self.screen, PromptScreen):
            await self.until(lambda: isinstance(self.screen.focused, Input))

    async def closes(self, *keys: str) -> None:
        """Press keys that close a screen, and wait for that."""
        before = self.screen
        await self.press(*keys)
        await self.until(lambda: self.screen is not before)

    async def types(self, text: str) -> None:
        """Type a whole line at the table, as in plain mode."""
        await self.opens("slash")
        await self.closes(*text, "enter")

    async def asked(self) -> None:
        """Wait until our seat is to move or the game is over."""
        source = self.table.source
        assert isinstance(source, LocalSource)
        await self.until(lambda: source.table.to_move is None or bool(self.table.chooser.found))


Play = Callable[[Person], Awaitable[None]]


def local_table(
    game: str, seats: int = 4, seed: int = 7, options: Mapping[str, object] | None = None
) -> ht.Table:
    return ht.Table(game, seats, seed, options)


def at_the_screen(
    table: ht.Table,
    play: Play,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    people: tuple[int, ...] = (0,),
    record: Path | None = None,
    engines: Mapping[int, Bot] | None = None,
) -> None:
    """Open a table on a screen of this size, with random bots, and run a story."""
    count = table.record.seats
    bots = {
        seat: make_bot(table.game.name, "random", str(seat))
        for seat in range(count)
        if seat not in people
    } | dict(engines or {})
    app = HotelierApp(
        lambda: LocalSource(table, NAMES[:count], bots),
        lang,
        dict.fromkeys(people, lang),
        Keeper(table, people, make_console(), saved=False),
        record,
    )
    run(app, play, size)


def run_apart(story: Coroutine[Any, Any, None]) -> None:
    """Run in a thread, because a browser of the page's tests occupies the main event loop."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, story).result()


def run(app: HotelierApp, play: Play, size: tuple[int, int]) -> None:
    """Run a story with a program on a screen of this size."""

    async def use() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(Person(app, pilot))

    run_apart(use())


async def play_on(person: Person, rng: random.Random) -> None:
    """Answer all questions by number or cursor until the game is over."""
    while True:
        await person.asked()
        chooser = person.table.chooser
        if not chooser.legal:
            return
        choice = rng.choice(chooser.legal)
        if rng.random() < 0.7:
            await person.number(choice.key)
        else:
            keys = [each.key for each in chooser.legal]
            down = keys.index(choice.key) + 1  # no choice is under the cursor yet
            if chooser.at in keys:
                down = (down - 1 - keys.index(chooser.at)) % len(keys)
            await person.move(*["down"] * down, "enter")
