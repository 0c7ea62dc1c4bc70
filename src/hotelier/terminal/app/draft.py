"""Settings of a new game while they are being chosen, and the form lines that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hotelier.bots import BOTS, LEVEL_NAMES
from hotelier.games import ALL
from hotelier.kernel.game import Game
from hotelier.kernel.options import Option, Value
from hotelier.terminal.app.form import Field
from hotelier.terminal.app.panels.company import SAME, bot_text
from hotelier.words import message_id, option_help, say, say_list, value_help

LISTED: Final = ("grand-austria-hotel", "hotel-koenig")
"""The games in the order in which they are offered."""
MODULES: Final = "aw.modules"
CLOCKS: Final[Sequence[Mapping[str, Any] | None]] = (
    None,
    *({"kind": "live", "seconds": 60 * m, "increment": s} for m, s in ((5, 5), (15, 10), (30, 20))),
    *({"kind": "days", "days": days} for days in (1, 3, 7)),
)
"""Clocks that a server's table may have."""


@dataclass(frozen=True)
class Draft:
    """A game that has not begun."""

    game: str = LISTED[0]
    seats: int = 4
    people: int = 1
    """Number of people at this keyboard."""
    friends: int = 0
    """At a server: the number of seats for other people."""
    bots: str = "waiter"
    """Bots for the other seats: one level, or several."""
    names: str = ""
    """Names of the people, separated by commas, each with an optional language: `Anna, Luc:fr`."""
    options: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """Chosen options by game."""
    title: str = ""
    listed: bool = True
    """At a server: True if the table is listed publicly."""
    clock: int = 0
    stand_in: str = "waiter"
    """At a server: the level of the bot that replaces an absent player, if the others agree."""

    @property
    def kind(self) -> Game:
        """The game."""
        return ALL[self.game]

    @property
    def chosen(self) -> Mapping[str, object]:
        """The options that were chosen for this game."""
        return self.options.get(self.game, {})

    @property
    def values(self) -> dict[str, Value]:
        """Every option with its value."""
        return self.kind.choose_options(self.chosen)

    @property
    def others(self) -> list[str]:
        """The names of the bots."""
        return [name.strip() for name in self.bots.split(",")]


def with_option(draft: Draft, name: str, value: Value) -> Draft:
    """Set an option. A value equal to that of the preset is not stored."""
    rest = {key: old for key, old in draft.chosen.items() if key != name}
    usual = draft.kind.choose_options(rest)[name]
    chosen = rest if value == usual else {**rest, name: value}
    return replace(draft, options={**draft.options, draft.game: chosen})


def toggled(draft: Draft, module: int) -> Draft:
    """Add or remove a module of the expansion."""
    present = draft.values.get(MODULES)
    if present is None or not 1 <= module <= 5:
        return draft
    digits = set() if present == "none" else set(str(present))
    digits ^= {str(module)}
    value: Value = int("".join(sorted(digits))) if digits else "none"
    return with_option(draft, MODULES, value)


def changed(draft: Draft, name: str, by: int) -> Draft:
    """Set a line to its next or previous value. Values wrap around."""
    if name == "game":
        game = turned(LISTED, draft.game, by)
        seats = list(ALL[game].seats)
        return fitted(replace(draft, game=game, seats=min(max(seats), draft.seats)))
    if name == "seats":
        return fitted(replace(draft, seats=turned(list(draft.kind.seats), draft.seats, by)))
    if name == "people":
        return replace(draft, people=turned(range(1, draft.seats + 1), draft.people, by))
    if name == "friends":
        return replace(draft, friends=turned(range(draft.seats), draft.friends, by))
    if name == "bots":
        return replace(draft, bots=turned(LEVEL_NAMES, SAME.get(draft.bots, draft.bots), by))
    if name == "stand_in":
        return replace(draft, stand_in=turned(LEVEL_NAMES, draft.stand_in, by))
    if name == "listed":
        return replace(draft, listed=not draft.listed)
    if name == "clock":
        return replace(draft, clock=turned(range(len(CLOCKS)), draft.clock, by))
    option = next(each for each in draft.kind.options if each.name == name)
    return with_option(draft, name, turned(option.choices, draft.values[name], by))


def fitted(draft: Draft) -> Draft:
    """Limit the people to the number of seats."""
    seats = draft.seats
    return replace(draft, people=min(draft.people, seats), friends=min(draft.friends, seats - 1))


def turned(values: Sequence[Any], present: Any, by: int) -> Any:
    """Return the value that many steps after the current one. Values wrap around.

    >>> turned((2, 3, 4), 4, 1), turned((2, 3, 4), 7, 1)
    (2, 2)
    """
    return values[(values.index(present) + by) % len(values) if present in values else 0]


def presets(game: Game) -> list[Option]:
    """Return the options that are presets."""
    return [option for option in game.options if option.name in game.presets]


def single(game: Game) -> list[Option]:
    """Return the single options. The modules have a line of their own."""
    return [each for each in game.options if each.name not in (*game.presets, MODULES)]


def game_lines(draft: Draft, lang: str) -> list[Field]:
    """Return the lines for the game and its rules."""
    game, values = draft.kind, draft.values
    lines = [
        Field(
            "game", say("page-game", lang), say(message_id(draft.game, "title"), lang),
            say(message_id(draft.game, "tagline"), lang), choice=True,
        ),
        Field("seats", say("page-seats", lang), str(draft.seats), choice=True),
    ]  # fmt: skip
    for option in presets(game):
        text = say(f"page-preset-{values[option.name]}", lang)
        about = f"{option_help(option, lang)} ({option.rule})"
        lines.append(Field(option.name, say("page-options", lang), text, about, choice=True))
    if MODULES in values:
        how = say("app-modules-how", lang)
        played = modules_text(draft, lang)
        lines.append(Field(MODULES, say("page-modules", lang), played, how, choice=True))
    known = {option.name for option in single(game)}
    count = len(known & set(draft.chosen))
    lines.append(Field("rules", say("page-options-single", lang, count=count)))
    return lines


def modules_text(draft: Draft, lang: str) -> str:
    """Describe the modules of the expansion that are in play."""
    value = draft.values[MODULES]
    if value == "none":
        return say("page-without-walzer", lang)
    return say_list([f"{digit} {say(f'page-module-{digit}', lang)}" for digit in str(value)], lang)


def rule_lines(draft: Draft, lang: str) -> list[Field]:
    """Return a line for each single rule."""
    values = draft.values
    return [
        Field(
            option.name, option_help(option, lang), value_help(option, values[option.name], lang),
            f"{option.name} ({option.rule})", choice=True,
        )
        for option in single(draft.kind)
    ]  # fmt: skip


def bots_line(draft: Draft, lang: str) -> Field:
    """Return the line for the bots."""
    known = set(BOTS[draft.game])
    text = ", ".join(bot_text(bot, lang) if bot in known else bot for bot in draft.others)
    level = SAME.get(draft.bots, draft.bots)
    about = say(f"level-{level}-character", lang) if level in LEVEL_NAMES else ""
    return Field("bots", say("page-bots", lang), text, about, choice=True)


def stand_in_line(draft: Draft, lang: str) -> Field:
    """Return the line for the replacement of an absent player."""
    level = draft.stand_in
    about = say(f"level-{level}-character", lang)
    return Field(
        "stand_in", say("page-substitute-level", lang), bot_text(level, lang), about, choice=True
    )


def clock_words(clock: Mapping[str, Any] | None, lang: str) -> str:
    """Describe a clock."""
    if clock is None:
        return say("page-clock-none", lang)
    if clock["kind"] == "days":
        return say("app-clock-days", lang, days=clock["days"])
    minutes, more = round(clock["seconds"] / 60), clock["increment"]
    return say("app-clock-live", lang, minutes=minutes, increment=more)
