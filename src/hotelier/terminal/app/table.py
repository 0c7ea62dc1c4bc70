"""The table screen: picture, question, choices and log. Keys and clicks become moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from hotelier.kernel.errors import HotelierError
from hotelier.terminal.app import commands, layout
from hotelier.terminal.app.chooser import Chooser, chooser_of, pick, step, type_digit, widen
from hotelier.terminal.app.drawn import IF_WHOLE, Drawn
from hotelier.terminal.app.pages import HandOver, PageScreen
from hotelier.terminal.app.panels.foot import COMMAND
from hotelier.terminal.app.panels.scrub import PLY
from hotelier.terminal.app.playback import ReplaySource
from hotelier.terminal.app.source import Denied, Seen, Source
from hotelier.terminal.choices import Choice, read_answer
from hotelier.terminal.console import CHOICE, QUIET, RULE, THING, WRONG
from hotelier.terminal.painters import painter_of
from hotelier.words import explain, say

if TYPE_CHECKING:
    from hotelier.terminal.app.main import HotelierApp

PLAYED: Final = ("undo", "hint", "why", "save")
"""Commands that a replay does not have."""


class TableScreen(Screen[None]):
    """One table of any source."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "step(-1)"), ("down", "step(1)"), ("left", "step(-1)"), ("right", "step(1)"),
        ("enter", "take"), ("escape", "widen"), ("pageup", "scroll(-5)"),
        ("pagedown", "scroll(5)"), ("z", "do('undo')"), ("h", "do('hint')"), ("j", "do('log')"),
        ("w", "do('why')"), ("n", "do('more')"), ("r", "do('rules')"),
        ("slash,full_stop", "do('type')"), ("f1,question_mark", "do('help')"),
        ("f2", "do('language')"), ("f3", "do('theme')"),
        ("home", "do('first')"), ("end", "do('last')"), ("g", "do('jump')"), ("v", "do('eyes')"),
        ("left_square_bracket", "do('back')"), ("right_square_bracket", "do('on')"),
        ("ctrl+s", "do('save')"), ("m", "do('chat')"),
        ("o", "do('table')"), ("y", "do('yes')"), ("x", "do('no')"),
    ]  # fmt: skip

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source
        self.game = source.game
        self.painter = painter_of(source.game)
        self.found: Seen | None = None
        self.asked_for: Any = None
        """The question that the choices belong to."""
        self.chooser = Chooser()
        self.said = Text()
        """The last refusal or remark."""
        self.rule = ""
        """The rule behind it."""
        self.busy = ""
        """The reason for a wait, shown in the first line."""
        self.eyes: int | None = None
        self.drawn: object = None
        """The state for which the picture and the log were drawn."""
        self.heard = 0
        """The number of the last chat line that was read."""

    @property
    def hotelier(self) -> HotelierApp:
        """The app."""
        return cast("HotelierApp", self.app)

    @property
    def lang(self) -> str:
        """The language of the viewer."""
        return self.hotelier.language_of(None if self.found is None else self.found.seat)

    def compose(self) -> ComposeResult:
        yield Drawn("head")
        yield Drawn("picture")
        yield Drawn("notice")
        with Horizontal(id="bottom"):
            with Vertical(id="asking"):
                yield Drawn("news")
                yield Drawn("ask")
            with Vertical(id="side"):
                yield Drawn("log")
                yield Drawn("talk")
        yield Drawn("foot")

    def on_mount(self) -> None:
        self.follow()
        if self.source.away:
            self.set_interval(1.0, self.tick)

    def tick(self) -> None:
        """Update the clocks, once a second."""
        around = self.source.around
        if around is not None and around.clocks is not None and self.size.width:
            with IF_WHOLE:
                layout.draw_head(self)
            self.redraw_sheet()

    def on_resize(self) -> None:
        self.redraw()

    @work(exclusive=True, group="follow")
    async def follow(self) -> None:
        """Draw the table whenever it changes."""
        while True:
            await self.look()
            await self.source.change()

    async def look(self) -> None:
        """Read the table and draw it."""
        self.found = self.source.seen(self.lang)
        seat = None if self.found is None else self.found.seat
        if len(self.source.people) > 1 and seat is not None and seat != self.eyes:
            if self.eyes is not None:
                assert self.found is not None
                await self.hand_over(self.found.names[seat])
            self.eyes = seat
        self.offer()
        self.redraw()
        self.redraw_sheet()

    async def hand_over(self, name: str) -> None:
        """Hide the table until the next person is ready."""
        await self.app.push_screen_wait(HandOver(say("terminal-hand-over", self.lang, name=name)))

    def offer(self, anew: bool = False) -> None:
        """List the choices, if the question is a new one."""
        seen = self.found
        if seen is None or not seen.mine:
            self.chooser, self.asked_for = Chooser(), None
            return
        asked = (seen.view["ply"], seen.seat)
        if asked == self.asked_for and not anew:
            return
        if asked != self.asked_for:
            self.said, self.rule = Text(), ""
        self.asked_for = asked
        listed = self.painter.choices(self.game, seen.view, self.lang)
        chooser = chooser_of(self.game, seen.view, listed)
        default = self.painter.default_choice(seen.view, listed)
        self.chooser = Chooser(chooser.found, chooser.things, at=default.key if default else "")

    def redraw(self) -> None:
        """Draw everything again at the current size."""
        if self.is_mounted and self.size.width:
            with IF_WHOLE:
                layout.redraw(self)

    def redraw_sheet(self) -> None:
        """Redraw the page over the table, if it changes with the table."""
        if isinstance(self.app.screen, PageScreen) and self.app.screen.live:
            self.app.screen.redraw()

    def say(self, text: str, rule: str = "", wrong: bool = True) -> None:
        """Show a message below the choices."""
        shown = say("error-with-rule", self.lang, sentence=text, rule=rule) if rule else text
        self.said = Text(shown, WRONG if wrong else QUIET)
        self.rule = rule
        self.redraw()

    async def play(self, actions: Sequence[str]) -> None:
        """Make moves, or say why not. No choice is offered until the table was read again."""
        offered, self.chooser = self.chooser, Chooser()
        try:
            await self.source.play(actions)
        except HotelierError as error:
            self.chooser = offered
            self.say(explain(error, self.lang))
            self.rule = error.rule
        except Denied as refused:
            self.chooser = offered
            self.say(refused.text, refused.rule)
        else:
            self.asked_for = None

    async def answer(self, text: str) -> None:
        """Play what was typed: a number, a move, or several numbers."""
        try:
            actions = read_answer(text, self.chooser.found, self.painter.basket)
        except HotelierError as error:
            self.say(explain(error, self.lang))
            return
        await self.play(actions)

    async def choose(self, choice: Choice) -> None:
        """Play a choice, or say why it is not legal."""
        if choice.legal:
            await self.play([choice.action])
        else:
            await self.refuse(choice.action)

    async def refuse(self, action: str) -> None:
        """Say why a move is not legal."""
        told = await self.source.why(action, self.lang)
        if told is not None:
            self.say(told.text, told.rule)

    async def on_key(self, event: events.Key) -> None:
        """Digits type the number of a choice. Letters pick targets, if the game has such keys."""
        if event.character and event.character.isdigit() and self.chooser.found:
            event.stop()
            self.chooser, choice = type_digit(self.chooser, event.character)
            if choice is None:
                self.redraw()
            else:
                await self.choose(choice)
        elif event.key == "s" and self.found is not None and self.found.outcome is not None:
            self.action_do("score")
        elif event.key in self.painter.keys:
            thing = self.painter.keys[event.key]
            if thing in self.chooser.pickable:
                event.stop()
                event.prevent_default()
                await self.touch(thing)

    async def touch(self, thing: str) -> None:
        """Narrow the choices by a target. The last one left is played."""
        if thing not in self.chooser.pickable:
            await commands.refuse_thing(self, thing)
            return
        self.chooser = pick(self.chooser, thing)
        legal = self.chooser.legal
        if len(legal) == 1 and self.chooser.picked:
            await self.play([legal[0].action])
        else:
            self.redraw()

    async def on_drawn_touched(self, event: Drawn.Touched) -> None:
        """Handle a click on a choice, a target, a rule or a key."""
        event.stop()
        if event.kind == CHOICE:
            choice = next((c for c in self.chooser.left if c.key == event.what), None)
            if choice is not None:
                await self.choose(choice)
        elif event.kind == THING and self.found is not None and self.found.mine:
            await self.touch(event.what)
        elif event.kind == RULE:
            commands.show_rules(self, event.what)
        elif event.kind == COMMAND:
            self.action_do(event.what)
        elif event.kind == PLY and isinstance(self.source, ReplaySource):
            self.source.go(int(event.what))

    def action_step(self, by: int) -> None:
        """Move the cursor, or step through a replay."""
        if isinstance(self.source, ReplaySource):
            self.source.go(self.source.at + by)
            return
        self.chooser = step(self.chooser, by)
        self.redraw()
        current = self.chooser.current
        for thing in () if current is None else self.chooser.about(current):
            self.query_one("#picture", Drawn).bring(THING, thing)

    async def action_take(self) -> None:
        """Play the choice under the cursor."""
        current = self.chooser.current
        if current is not None:
            await self.choose(current)

    def action_widen(self) -> None:
        """Show all choices again and clear the message."""
        self.chooser = widen(self.chooser)
        self.said, self.rule = Text(), ""
        self.redraw()

    def action_scroll(self, by: int) -> None:
        """Scroll the picture."""
        self.query_one("#picture", Drawn).scroll_relative(y=by, animate=False)

    def action_do(self, command: str) -> None:
        """Run the command of a key. A replay has no commands that play."""
        if self.source.replay and command in PLAYED:
            return
        self.run_worker(commands.COMMANDS[command](self), group="command")
