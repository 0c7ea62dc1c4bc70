"""Models for games, cards and rules."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


class GameOption(BaseModel):
    """An option of a game in words; `values` has a text for each choice."""

    name: str
    default: str | int
    choices: list[str | int]
    rule: str
    help: str
    values: list[str]


class GameLevel(BaseModel):
    """A level of bots: its name, a description, and its rating in this game."""

    name: str
    title: str
    character: str
    rating: int


class Game(BaseModel):
    """A game with its options and bots: levels by strength, then reference bots. A preset is a
    named set of options."""

    name: str
    title: str
    seats: list[int]
    rules: str | int
    data: str
    bots: list[str]
    levels: list[GameLevel]
    presets: dict[str, dict[str, dict[str, str | int]]]
    options: list[GameOption]


class Card(BaseModel):
    """A card or board."""

    kind: str
    key: str
    number: int | None
    name: str
    figures: dict[str, Any] = Field(
        description="Figures of this kind of card: colour, order, VP, cost."
    )
    text: str
    short: str = Field(description="A short text of the effect; may be empty.")
    rule: str
    sources: list[str]
    confidence: str
    reconstructed: bool = Field(description="True if the figures are our reconstruction.")
    doubts: list[dict[str, str]]
    name_origin: str


class Rule(BaseModel):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str = Field(description="The text in Markdown.")
    summary: str
    section: str
    heading: str
    book: str
    lang: str
