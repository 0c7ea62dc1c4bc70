"""Games, cards and rules to look up."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


class GameOption(BaseModel):
    """An option of a game, in words; `values` word the choices one by one."""

    name: str
    default: str | int
    choices: list[str | int]
    rule: str
    help: str
    values: list[str]


class GameLevel(BaseModel):
    """A level to play against: what it is called, what to expect, and its rating in this game."""

    name: str
    title: str
    character: str
    rating: int


class Game(BaseModel):
    """A game with its options and bots: the levels, weakest first, then yardsticks; presets name
    options and set others."""

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
    figures: dict[str, Any] = Field(description="Colour, order, VP, cost: what the kind has.")
    text: str
    short: str = Field(description="The effect in short; empty where there is no such text.")
    rule: str
    sources: list[str]
    confidence: str
    reconstructed: bool = Field(description="Whether figures are our own.")
    doubts: list[dict[str, str]]
    name_origin: str


class Rule(BaseModel):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str = Field(description="In Markdown.")
    summary: str
    section: str
    heading: str
    book: str
    lang: str
