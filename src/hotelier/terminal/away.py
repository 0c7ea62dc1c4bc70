"""A server's table in plain mode: prints events, and asks when our seat is to move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from hotelier.kernel.errors import HotelierError
from hotelier.rulebook import rules_of_question
from hotelier.terminal.app.panels.company import waiting
from hotelier.terminal.app.source import Denied, Seen, Source
from hotelier.terminal.choices import Choice, read_answer
from hotelier.terminal.console import QUIET, TITLE, WRONG
from hotelier.terminal.painters import painter_of
from hotelier.terminal.paper import choice_list, help_page, story_text
from hotelier.terminal.rules import looked_up
from hotelier.terminal.score import score_sheet
from hotelier.words import explain, question, say, story
from hotelier.words.disabled import looked_for


class Leave(Exception):
    """Signal that the person leaves."""


class AwaySession:
    """One seat at a server's table. The server applies the rules."""

    def __init__(
        self, source: Source, console: Console, lang: str, read: Callable[[str], str]
    ) -> None:
        self.source = source
        self.game = source.game
        self.painter = painter_of(source.game)
        self.console = console
        self.lang = lang
        self.read = read
        """Reads a line. Runs in a thread, so that the stream is followed meanwhile."""
        self.told = 0
        """Number of events printed."""
        self.said: list[str] = []
        """The lines printed last while there was no table to show."""
        self.refused = ""
        """The rule behind the last refusal."""
        self.commands: dict[str, Callable[[Seen, str], Awaitable[None]]] = {
            "undo": self.undo, "help": self.help, "?": self.help, "log": self.log,
            "rules": self.rules, "show": self.show, "hint": self.hint, "why": self.why,
            "quit": self.quit, "exit": self.quit,
        }  # fmt: skip
        """Commands besides moves."""

    async def run(self) -> None:
        """Follow the table until the game ends or the person leaves."""
        try:
            while not await self.step():
                await self.source.change()
        except (Leave, EOFError):
            self.console.print()

    async def step(self) -> bool:
        """Print new events, and ask if our seat is to move. Return True once the game is over."""
        seen = self.source.seen(self.lang)
        if seen is None:
            self.wait(self.waiting())
            return False
        self.wait([seen.note] if seen.note else [])
        self.tell(seen)
        if seen.outcome is not None:
            self.console.print(self.picture(seen))
            sheet = score_sheet(self.game, seen.outcome, seen.names, seen.seat, self.lang)
            self.console.print(Text(), sheet, sep="\n")
        elif seen.mine:
            await self.answer(seen)
        return seen.outcome is not None

    def waiting(self) -> list[str]:
        """Return the lines before the game: seats, and links to the free ones."""
        around = self.source.around
        return [] if around is None else [waiting(around, time.time(), self.lang).plain]

    def wait(self, lines: list[str]) -> None:
        """Print lines about the wait, unless they were printed last time."""
        if lines != self.said:
            self.console.print("\n".join(lines), soft_wrap=True)
        self.said = lines

    def tell(self, seen: Seen) -> None:
        """Print the events since the last call."""
        new = seen.events[min(self.told, len(seen.events)) :]
        if new:
            told = story(self.game, new, seen.names, seen.seat, self.lang)
            self.console.print(story_text(told))
        self.told = len(seen.events)

    def picture(self, seen: Seen) -> object:
        """Draw the table from our seat."""
        return self.painter.picture(
            self.game, seen.view, seen.names, seen.seat, self.console, self.lang
        )

    async def answer(self, seen: Seen) -> None:
        """Show the table and ask until a move has reached the server."""
        ply = seen.view["ply"]
        found = await self.choices(seen)
        self.refused = ""
        self.console.print(self.picture(seen))
        self.console.print(Text(question(self.game, seen.view, self.lang), TITLE))
        self.console.print(choice_list(found))
        if hint := self.painter.hint(seen.view, found, self.lang):
            self.console.print(Text(hint, QUIET))
        while True:
            now = self.source.seen(self.lang)
            if now is None or not now.mine or now.view["ply"] != ply:
                return
            try:
                if await self.obey(now, found):
                    return
            except Denied as refused:
                self.refused = refused.rule
                self.console.print(Text(self.worded(refused.text, refused.rule), WRONG))
            except HotelierError as error:
                self.refused = error.rule
                self.console.print(Text(explain(error, self.lang), WRONG))

    def worded(self, sentence: str, rule: str) -> str:
        """Append the rule to a sentence, if the answer names one."""
        return say("error-with-rule", self.lang, sentence=sentence, rule=rule) if rule else sentence

    async def choices(self, seen: Seen) -> list[Choice]:
        """Return the numbered choices. One that is not legal names its rule."""
        shown = []
        for choice in self.painter.choices(self.game, seen.view, self.lang):
            told = None if choice.legal else await self.source.why(choice.action, self.lang)
            if told is not None:
                choice = replace(choice, text=self.worded(choice.text, told.rule))
            shown.append(choice)
        return shown

    async def obey(self, seen: Seen, found: Sequence[Choice]) -> bool:
        """Handle a typed line. Return False if the question is still open."""
        default = self.painter.default_choice(seen.view, found)
        prompt = say("terminal-prompt", self.lang)
        if default is not None:
            prompt = say("terminal-prompt-default", self.lang, choice=default.text)
        text = await asyncio.to_thread(self.read, prompt)
        if not text and default is None:
            self.console.print(say("terminal-no-default", self.lang))
            return False
        command, _, rest = text.partition(" ")
        if command.casefold() in self.commands:
            await self.commands[command.casefold()](seen, rest.strip())
            return False
        if command.casefold() in self.painter.details:
            show = self.painter.details[command.casefold()].show
            self.console.print(show(self.game, seen.view, seen.names, seen.seat, rest.strip(),
                                    self.console, self.lang))  # fmt: skip
            return False
        if default and not text:
            await self.source.play([default.action])
        else:
            await self.source.play(read_answer(text, found, self.painter.basket))
        return True

    async def undo(self, seen: Seen, rest: str) -> None:
        """Ask the server to undo our last decision. The stream reports the result."""
        await self.source.undo()
        self.console.print(say("terminal-undone", self.lang))

    async def help(self, seen: Seen, rest: str) -> None:
        """Print the help page."""
        self.console.print(help_page(self.game, seen.view["options"], self.painter, self.lang))

    async def log(self, seen: Seen, rest: str) -> None:
        """Print the whole log."""
        told = story(self.game, seen.events, seen.names, seen.seat, self.lang)
        self.console.print(story_text(told))

    async def rules(self, seen: Seen, rest: str) -> None:
        """Print a rule. Without an id, the one behind the last refusal or the question."""
        asked = self.game.codec.frames[seen.view["question"]["frame"]]
        behind = [self.refused] if self.refused else rules_of_question(asked)
        self.console.print(looked_up(rest, behind, self.game, self.lang))

    async def show(self, seen: Seen, rest: str) -> None:
        """Print the table, the question and its choices again."""
        self.console.print(self.picture(seen))
        self.console.print(Text(question(self.game, seen.view, self.lang), TITLE))
        self.console.print(choice_list(await self.choices(seen)))

    async def hint(self, seen: Seen, rest: str) -> None:
        """Print the best moves with reasons, from the information of our seat."""
        self.console.print("\n".join(await self.source.hints(self.lang)))

    async def why(self, seen: Seen, rest: str) -> None:
        """Print why a move is not legal. Without one, explain every move a player might expect."""
        for action in [rest] if rest else looked_for(seen.view):
            told = await self.source.why(action, self.lang)
            if told is not None:
                text = self.worded(told.text, told.rule)
                self.console.print(Text(f"  {action}  ", TITLE).append(text, QUIET))
            elif rest:
                self.console.print(say("terminal-why-legal", self.lang, move=rest))

    async def quit(self, seen: Seen, rest: str) -> None:
        """Leave the table. We keep the seat."""
        raise Leave
