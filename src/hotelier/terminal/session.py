"""A local game in plain mode: prints the table, asks people, and lets bots play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from hotelier.analysis.hints import hints_for
from hotelier.analysis.telling import hint_lines
from hotelier.bots import Bot, ask
from hotelier.kernel.errors import HotelierError
from hotelier.rulebook import rules_of_question
from hotelier.table.table import Table
from hotelier.terminal.choices import Choice, read_answer
from hotelier.terminal.complaints import Complaints
from hotelier.terminal.console import QUIET, TITLE, WRONG, read_line
from hotelier.terminal.keeping import Keeper
from hotelier.terminal.moves import play_all, take_back
from hotelier.terminal.painters import painter_of
from hotelier.terminal.paper import (
    choice_list,
    help_page,
    introduction,
    news_text,
    players_text,
    story_text,
)
from hotelier.terminal.reasons import reasons, with_reasons
from hotelier.terminal.rules import looked_up
from hotelier.terminal.score import score_sheet
from hotelier.words import explain, question, say, story

LEAST_LOG: Final = 2
"""Lines of the log shown even on a low screen."""

ROOMY: Final = 30
"""From that many lines on there is room for an empty line."""


class Leave(Exception):
    """Signal that the person leaves."""


class Session:
    """One game, the people at the keyboard, and the bots."""

    def __init__(
        self,
        table: Table,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        console: Console,
        languages: Mapping[int, str],
        record: Path | None = None,
        resumed: bool = False,
        flags: Sequence[str] = (),
    ) -> None:
        self.table = table
        self.painter = painter_of(table.game)
        self.names = names
        self.bots = bots
        self.people = [seat for seat in range(len(names)) if seat not in bots]
        self.console = console
        self.record = record
        self.languages = languages
        """Language by seat of a person."""
        self.lang = languages[self.people[0]]
        """Language of the person addressed last."""
        self.resumed = resumed
        self.keeper = Keeper(table, self.people, console, saved=resumed, flags=flags)
        self.interactive = bool(sys.stdin) and sys.stdin.isatty() and console.is_terminal
        self.told = dict.fromkeys(self.people, len(table.journal) if resumed else 0)
        """Number of events before the last own move, by person."""
        self.complaints = Complaints(bots, names)
        self.complained = 0
        """Number of engine faults reported."""
        self.drawn_for: int | None = None
        """The seat whose picture is on the screen."""
        self.listed: list[Choice] = []
        """The choices on the screen."""
        self.refused = ""
        """The rule behind the last refusal of this question."""
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self.undo, "help": self.help, "?": self.help, "log": self.log,
            "rules": self.rules, "show": self.show, "save": self.save, "quit": self.quit,
            "exit": self.quit, "why": self.why, "hint": self.hint,
        }  # fmt: skip
        """Commands besides moves. They return True if the table must be shown again."""

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        try:
            self.greet()
            while (seat := self.table.to_move) is not None:
                if seat in self.bots:
                    self.table.play(ask(self.bots[seat], self.table.state))
                else:
                    self.answer(seat)
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
        self.keeper.keep(self.record, self.read if self.interactive else None, self.lang)
        self.console.print(say("terminal-goodbye", self.lang))

    def spoken(self) -> list[str]:
        """Return the languages of the people, each once."""
        return list(dict.fromkeys(self.languages[seat] for seat in self.people))

    def greet(self) -> None:
        """Print the introduction in the language of each person. Wait for Enter if there is a
        terminal."""
        for lang in self.spoken():
            text = players_text(self.names, {s: bot.name for s, bot in self.bots.items()}, lang)
            self.console.print(introduction(self.table.game, text, self.painter.example, lang))
            if self.resumed:
                known = len(self.table.record.lines)
                self.console.print(say("terminal-resumed", lang, lines=known))
        if self.interactive:
            self.read(say("terminal-press-enter", self.lang))
        else:
            self.console.print()

    def read(self, prompt: str) -> str:
        """Read a line from the person."""
        return read_line(prompt, self.console)

    def answer(self, seat: int) -> None:
        """Ask a person until a move is made."""
        self.lang = self.languages[seat]
        self.hand_over(seat)
        self.refused = ""
        view = self.table.view(seat)
        listed = self.painter.choices(self.table.game, view, self.lang)
        found = with_reasons(self.table, seat, listed, self.lang)
        self.draw(seat, view, found)
        while True:
            try:
                if self.obey(seat, view, found):
                    return
            except HotelierError as error:
                self.refused = error.rule
                self.console.print(Text(explain(error, self.lang), WRONG))

    def obey(self, seat: int, view: dict[str, Any], found: Sequence[Choice]) -> bool:
        """Handle a typed line. Return False if the question is still open."""
        default = self.painter.default_choice(view, found)
        if default is None:
            text = self.read(say("terminal-prompt", self.lang))
        else:
            text = self.read(say("terminal-prompt-default", self.lang, choice=default.text))
        if not text and default is None:
            self.console.print(say("terminal-no-default", self.lang))
            return False
        command, _, rest = text.partition(" ")
        if command.casefold() in self.commands:
            return self.commands[command.casefold()](seat, rest.strip())
        if command.casefold() in self.painter.details:
            self.detail(command.casefold(), rest.strip(), seat, view)
            return False
        if default and not text:
            self.play(seat, [default.action])
        else:
            self.play(seat, read_answer(text, found, self.painter.basket))
        return True

    def detail(self, command: str, rest: str, seat: int, view: dict[str, Any]) -> None:
        """Print a page besides the picture."""
        show = self.painter.details[command].show
        game, lang = self.table.game, self.lang
        self.console.print(show(game, view, self.names, seat, rest, self.console, lang))

    def picture(self, view: dict[str, Any], seat: int | None) -> RenderableType:
        """Draw the table from a seat."""
        game, lang = self.table.game, self.lang
        return self.painter.picture(game, view, self.names, seat, self.console, lang)

    def play(self, seat: int, actions: Sequence[str]) -> None:
        """Make several moves, or none if one of them is refused."""
        known = len(self.table.journal)
        play_all(self.table, actions)
        self.told[seat] = known

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people, so that hands stay secret."""
        if len(self.people) > 1 and self.drawn_for not in (seat, None) and self.interactive:
            self.console.clear()
            self.read(say("terminal-hand-over", self.lang, name=self.names[seat]))
        if self.drawn_for != seat:
            self.drawn_for = None

    def draw(self, seat: int, view: dict[str, Any], found: Sequence[Choice]) -> None:
        """Print the events, the table, the question and its choices."""
        events = self.table.journal_for(seat)[self.told[seat] :]
        told = story(self.table.game, events, self.names, seat, self.lang)
        news = story_text(told)
        above: list[RenderableType] = []
        if self.drawn_for != seat or not self.painter.glance_is_enough(events):
            above = [self.picture(view, seat)]
            if self.console.height >= ROOMY:
                above.insert(0, Text())
            self.listed = []
        below = self.question(view, found)
        if self.console.is_terminal:
            used = sum(len(self.console.render_lines(part)) for part in (*above, below)) + 2
            most = max(LEAST_LOG, self.console.height - used)
            news = news_text(told, most, self.console, self.lang)
        self.console.print(*above, news, *self.wrongs(), below, sep="\n")
        self.drawn_for = seat

    def wrongs(self) -> list[Text]:
        """Return the faults of engines that were not reported yet."""
        new = self.complaints.since(self.complained, self.lang)
        self.complained += len(new)
        return [Text(sentence, WRONG) for sentence in new]

    def question(self, view: dict[str, Any], found: Sequence[Choice]) -> RenderableType:
        """Return the question and its choices, unless they are on the screen already."""
        asked = Text(question(self.table.game, view, self.lang), TITLE)
        if found == self.listed:
            return asked
        self.listed = list(found)
        parts: list[RenderableType] = [asked, choice_list(found)]
        hint = self.painter.hint(view, found, self.lang)
        if hint:
            parts.append(Text(hint, QUIET))
        return Group(*parts)

    def undo(self, seat: int, rest: str) -> bool:
        """Undo the last decision, if it was a person's and nothing was revealed since."""
        take_back(self.table, self.people)
        known = len(self.table.journal)
        self.told = {person: min(told, known) for person, told in self.told.items()}
        self.drawn_for = None
        self.console.print(say("terminal-undone", self.lang))
        return True

    def help(self, seat: int, rest: str) -> bool:
        """Print the help page."""
        self.console.print(
            help_page(self.table.game, self.table.record.options, self.painter, self.lang)
        )
        return False

    def log(self, seat: int, rest: str) -> bool:
        """Print the whole log."""
        events = self.table.journal_for(seat)
        told = story(self.table.game, events, self.names, seat, self.lang)
        self.console.print(story_text(told))
        return False

    def rules(self, seat: int, rest: str) -> bool:
        """Print a rule. Without an id, the one behind the last refusal or the question."""
        asked = type(self.table.state.stack[-1])
        behind = [self.refused] if self.refused else rules_of_question(asked)
        self.console.print(looked_up(rest, behind, self.table.game, self.lang))
        return False

    def why(self, seat: int, rest: str) -> bool:
        """Print why a move is not legal. Without one, explain every move a player might expect."""
        self.console.print(reasons(self.table, seat, rest, self.lang))
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """Print the best moves with reasons, from the information of this seat."""
        self.console.print(say("app-thinking", self.lang))
        found = hints_for(self.table.game.redact(self.table.state, seat))
        data = [hint.data() for hint in found]
        lines = hint_lines(self.table.game, data, self.table.view(seat), self.lang)
        self.console.print("\n".join(lines))
        return False

    def show(self, seat: int, rest: str) -> bool:
        """Print the table again."""
        self.drawn_for = None
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Write the record to a file."""
        self.keeper.write(Path(rest or "hotelier-game.jsonl"), self.lang)
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Leave the table."""
        raise Leave

    def finish(self) -> None:
        """Print the end of the game: events, the last picture, the score sheet."""
        outcome = self.table.outcome
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        events = self.table.journal_for(viewer)[min(self.told.values()) :]
        view = self.table.view(viewer)
        for lang in self.spoken():
            self.lang = lang
            told = story(self.table.game, events, self.names, viewer, lang)
            self.console.print(Text(), story_text(told), Text(), *self.wrongs(), sep="\n")
            self.console.print(self.picture(view, viewer))
            sheet = score_sheet(self.table.game, outcome, self.names, viewer, lang)
            self.console.print(Text(), sheet, sep="\n")
        dealer = self.table.dealer
        if dealer.seed is not None and dealer.dealt_all:
            again = say("terminal-again", self.lang, seed=str(dealer.seed))
            self.console.print(Text(again, QUIET))
